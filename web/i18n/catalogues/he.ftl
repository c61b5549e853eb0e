# What the page says, in Hebrew. What each value and each mark means is told in en.ftl, above the message of the same name.
#
# הטון: ידידותי, קצר, בלי פנייה בלשון זכר או נקבה: שמות פעולה על כפתורים ("שמירה"), "יש ל..." או
# "כדאי ל..." במשפטים, ולשון רבים ("המילים שלכם") רק כשאי אפשר אחרת.
#
# מונחים (glossary):
#   puzzle of any kind  חידה;  crossword   תשבץ;  word search   תפזורת
#   word list           רשימת מילים
#   clue                הגדרה ("הגדרה" לעולם אינה setting)
#   options, settings   אפשרויות
#   preset              תבנית
#   answer              תשובה;  answers, answer key   פתרון
#   grid                לוח
#   cell                משבצת
#   letter              אות;  given letters   אותיות גלויות
#   crossing            הצטלבות
#   across / down       מאוזן / מאונך
#   placed              משובצת, שובצה;  unplaced   ללא מקום;  isolated   מבודדת
#   layout              סידור
#   reshuffle           ערבוב
#   lock / unlock       נעילה / שחרור
#   to draw words       להגריל;  seed   מספר הגרלה
#   shelf               מדף
#   sheet               דף
#   word bank           מחסן מילים
#   undo / redo         ביטול הפעולה / ביצוע חוזר;  cancel   ביטול
#   engine              מנוע
#   hidden (of a word)  חבויה, הוחבאה;  hint   רמז;  left out   הושמטה
#   forwards            בכיוון הקריאה;  backwards   בכיוון ההפוך
#   width by height     12 על 9: בין מספרים "על" ולא ×, כדי שיהיה ברור מה קודם
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

language-name = עברית
language-direction = rtl

list-comma = { ", " }

## Fixed text: what several places say

page-title = תשבצים מהמילים שלכם · Crosscore
page-description =
    .content = יצירת תשבצים מרשימות מילים בכל שפה, ישירות במכשיר שלכם.
button-undo =
    .title = ביטול הפעולה (Ctrl+Z)
    .aria-label = ביטול הפעולה
button-redo =
    .title = ביצוע חוזר (Ctrl+Y)
    .aria-label = ביצוע חוזר
button-cancel = ביטול
button-close = סגירה
button-save = שמירה
field-word = { $content ->
    [numbers] מספר
   *[words] מילה
}
field-clue = הגדרה
field-cells =
    .aria-label = משבצות

## Fixed text: the bar on top

bar-about =
    .title = על Crosscore
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = שלבים
step-words = <b>1</b> מילים
step-puzzle = <b>2</b> חידה
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> הדפסה<span> ושיתוף</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = חידה
bar-tools =
    .aria-label = כלים
bar-help = עזרה
    .title = עזרה
bar-list = רשימת מילים:{ " " }
bar-own = המילים שלי
bar-reshuffle = { $grid ->
    [blocked] מילוי מחדש
   *[other] ערבוב
}
bar-improve = שיפור
    .title = המשך החיפוש של סידור טוב יותר למילים האלה (I)
bar-new-words = { $grid ->
    [blocked] <span>לוח </span>חדש
   *[other] <span>מילים </span>חדשות
}
bar-options = אפשרויות
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = הדפסה<span> ושיתוף</span>
bar-play = משחק
    .title = לפתור כאן, בדף (P)
bar-puzzles = חידות
# The name above the grid: press it to write another one.
puzzle-name = שינוי השם "{ $name }"
puzzle-rename =
    .aria-label = שם החידה

## The language of the page itself

language-button = שפת הדף: { $language }
language-now = שפת הדף עכשיו: { $language }.
language-failed = אי אפשר היה להביא את השפה { $language }, ולכן הדף נשאר כמו שהוא. כדאי לבדוק את החיבור ולנסות שוב.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = לוח
grid-canvas =
    .aria-label = { $grid ->
        [letters] תפזורת
       *[other] לוח התשבץ
    }
    .aria-roledescription = { $grid ->
        [letters] לוח אותיות
       *[other] לוח תשבץ
    }
grid-help = { $grid ->
    [letters] מקשי החצים עוברים מאות לאות. רווח עובר בין המילים שהאות נמצאת בהן. Enter שם מילה אחרת במקום המילה שנבחרה. F2 עורך אותה, L נועל אותה, Delete מוחק אותה. פלוס ומינוס מגדילים ומקטינים. סימן שאלה מציג את כל המקשים.
   *[other] מקשי החצים עוברים מאות לאות. רווח מחליף בין מאוזן למאונך. Enter שם מילה אחרת במקום המילה שנבחרה. F2 עורך אותה, M מזיז אותה, L נועל אותה, Delete מוחק אותה. פלוס ומינוס מגדילים ומקטינים. סימן שאלה מציג את כל המקשים.
}
boot-title = מתכוננים
boot-again = ניסיון נוסף
boot-note = הכול פועל במכשיר הזה. המילים שלכם לא נשלחות לשום מקום.

## Fixed text: the selected word

chosen-bar =
    .aria-label = המילה שנבחרה
chosen-replace = החלפה
    .title = מילה אקראית אחרת מהרשימה (Enter)
chosen-edit = עריכה
    .title = עריכת המילה וההגדרה (F2)
chosen-why = למה?
    .title = למה אין לה מקום, ומה יכול לבוא במקומה
chosen-move = הזזה
    .title = הזזה למקום אחר (M)
chosen-lock = נעילה
chosen-delete = { $grid ->
    [blocked] ניקוי
   *[other] מחיקה
}
    .title = { $grid ->
        [blocked] להוציא את האותיות שלה (מקש Delete)
       *[other] מחיקה (מקש Delete)
    }
chosen-move-next = המקום הבא
chosen-move-put = הנחה כאן

## Fixed text: the line below the grid

status-progress =
    .aria-label = זמן החיפוש
status-stop = עצירה
status-counts =
    .aria-label = נתונים
status-tools =
    .aria-label = { $grid ->
        [letters] מילים ותצוגה
       *[other] סידור ותצוגה
    }
status-freeze = { $grid ->
    [letters] נעילת הכול
   *[other] נעילת הסידור
}
    .title = כל מילה נשארת במקומה
status-zoom-out =
    .title = הקטנה (−)
    .aria-label = הקטנה
status-zoom-fit =
    .title = כל הלוח (0)
    .aria-label = כל הלוח
status-zoom-in =
    .title = הגדלה (+)
    .aria-label = הגדלה

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = מילים
words-toggle = { $content ->
    [numbers] מספרים
   *[words] מילים
}
words-filter =
    .aria-label = { $content ->
        [numbers] חיפוש מספר או הגדרה
       *[words] חיפוש מילה או הגדרה
    }
    .placeholder = חיפוש
words-narrow =
    .title = מיון, סינון, בחירה
    .aria-label = מיון, סינון, בחירה
words-add = הוספה
    .title = הוספת מילים (A)
words-state =
    .aria-label = מצב
words-length =
    .aria-label = אורך
words-order =
    .aria-label = סדר
words-show-all = הצגת הכול
words-pick-many = בחירת כמה מילים

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] דף התפזורת
   *[other] דף התשבץ
}
sheet-switch =
    .aria-label = תצוגה
sheet-show-puzzle = { $grid ->
    [letters] תפזורת
   *[other] תשבץ
}
sheet-show-answers = פתרון
sheet-show-both = שניהם
sheet-settings = אפשרויות
sheet-print = הדפסה / PDF
submission-open = לעורך…
submission-heading = הדפסה לעורך
submission-text = הלוח, הפתרון וכל ההגדרות עם התשובות, ברווח כפול ובשוליים של 2.5 ס״מ. הפרטים נשארים במכשיר הזה: הם מופיעים רק בדפים האלה ולא בשום קובץ.
submission-name = השם
submission-address = כתובת
submission-email = דוא״ל
submission-forget = לשכוח את הפרטים
submission-count = מילים: { $n }. גודל: { $width } × { $height }.
sheet-share = שיתוף קישור
sheet-picture = תמונה
sheet-files = כל הקבצים
sheet-panel =
    .aria-label = אפשרויות הדף
sheet-given = אותיות גלויות <span>או לחיצה על משבצת</span>
sheet-given-first = אות ראשונה
sheet-given-some = אחדות
sheet-given-none = ללא
sheet-paper =
    .aria-label = { $grid ->
        [letters] דף התפזורת
       *[other] דף התשבץ
    }
sheet-title =
    .aria-label = כותרת
    .placeholder = הוספת כותרת
sheet-author =
    .aria-label = מאת
    .placeholder = הוספת שם היוצרים
sheet-instructions =
    .aria-label = הוראות
    .placeholder = הוספת הוראות
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] לוח אותיות
       *[other] לוח תשבץ
    }
sheet-grid-help = מקשי החצים עוברים ממשבצת למשבצת. רווח מגלה את האות שבמשבצת למי שפותרים את התשבץ, או מסתיר אותה שוב.

## Playing: the puzzle is solved on the page

play-heading = משחק
play-timer =
    .title = הצגת הזמן או הסתרתו
play-time-name = זמן
play-hint = רמז
    .title = סימון האות הראשונה של מילה (H)
play-more =
    .title = עוד
    .aria-label = עוד
play-grid =
    .aria-roledescription = לוח אותיות
play-grid-label = לוח אותיות, { $width } על { $height }
play-help = מקשי החצים עוברים מאות לאות. Enter מסמן את האות הראשונה של מילה; מקשי החצים מותחים אז קו, Enter קובע אותו, Escape מבטל אותו. H נותן רמז.
play-zoom =
    .aria-label = תצוגה
play-list-region =
    .aria-label = מה מחפשים
play-progress =
    .aria-label = מה נמצא
play-how = מותחים קו מהאות הראשונה של מילה עד האחרונה, או לוחצים על שתיהן.
play-how-fingers = שתי אצבעות מזיזות ומגדילות את הלוח.
play-count = נמצאו { $n } מתוך { $all }
play-show-all-help = ויתור: איפה המילים האחרות
play-start-over = התחלה מחדש
play-start-over-help = לשכוח את מה שנמצא
play-shown = כל המילים מוצגות.
play-started-over = התחלנו מחדש.
play-undo = ביטול הפעולה
play-begun = { $letter }, אות ראשונה
play-dropped = הקו בוטל.
play-found = { $word } נמצאה, { $n } מתוך { $all }
play-again-found = { $word } כבר נמצאה.
play-none = { $letters }: אין כאן מילה מהרשימה
play-hinted = רמז: { $word } מתחילה בשורה { $row }, טור { $column }
play-hinted-clue = רמז: התשובה של "{ $clue }" מתחילה באות { $letter }, שורה { $row }, טור { $column }
play-hinted-other = רמז: מילה שמתחילה באות { $letter }, שורה { $row }, טור { $column }
play-hints-out = האות הראשונה של כל מילה שנותרה כבר מסומנת.
play-state-found = (נמצאה)
play-state-shown = (מוצגת)
play-state-hinted = (האות הראשונה מסומנת)
play-done = { $all ->
    [one] כל הכבוד! המילה נמצאה.
    [two] כל הכבוד! שתי המילים נמצאו.
   *[other] כל הכבוד! כל { $all } המילים נמצאו.
}
play-done-time = זה לקח { $time }.
play-done-hints = { $n ->
    [one] נעזרתם ברמז אחד.
    [two] נעזרתם בשני רמזים.
   *[other] נעזרתם ב-{ $n } רמזים.
}
play-given-up = { $all ->
    [one] מצאתם { $n } מתוך מילה אחת.
    [two] מצאתם { $n } מתוך שתי מילים.
   *[other] מצאתם { $n } מתוך { $all } מילים.
}
play-message = האותיות שנותרו אומרות:
play-again = משחק חוזר

## Fixed text: one's own word lists

lists-save = שמירה בשם
lists-make = { $grid ->
    [letters] יצירת תפזורת
   *[other] יצירת תשבץ
}
# The box for words that are typed or pasted.
own-heading = כתבו או הדביקו את המילים שלכם
# The first lines of the example.
own-text =
    .placeholder = נהר - זורם אל הים
own-help = מילה בכל שורה; ההגדרה אחרי מקף, פסיק או טאב.
own-make = { $grid ->
    [letters] יצירת התפזורת שלי
   *[other] יצירת התשבץ שלי
}
own-example = הצגת דוגמה
own-file = פתיחת קובץ…
# Write the words into a table of words and clues.
own-table = לעבוד בטבלה
# Put the box away.
own-later = לא עכשיו
# The names of other kinds of puzzle follow, as buttons.
own-or = או:
own-kinds =
    .aria-label = סוג אחר של חידה
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = נהר - זורם אל הים | יבשת - אירופה, למשל | מדבר - אזור יבש עם מעט גשם | אגם - מים שמוקפים ביבשה | יער - מקום מלא עצים | אוקיינוס - גדול מים | עמק - שטח נמוך בין הרים | מערה - חלל בתוך הסלע | קרחון - גוש גדול של קרח | חוף - המקום שבו הים פוגש את היבשה
own-count = { $n ->
    [one] מילה אחת
   *[other] { $n } מילים
}{ $clues ->
    [0] .
   *[other] , { $clues } עם הגדרה.
}
own-wrong = { $n ->
    [one] שורה אחת דורשת תשומת לב.
   *[other] { $n } שורות דורשות תשומת לב.
}
# Word lists that come with the page.
lists-ready = רשימות מילים מוכנות
# On phones, on a first visit: leads to the box.
own-open = להשתמש במילים שלי
lists-side =
    .aria-label = הרשימות שלי
lists-side-heading = הרשימות שלי
lists-new = רשימה חדשה
lists-name =
    .aria-label = שם הרשימה
lists-menu =
    .title = שינוי שם, שכפול, מחיקה
    .aria-label = הרשימה הזאת
lists-language = שפה
lists-add-row = שורה
    .title = הוספת שורה מתחת (Ctrl+Enter)
lists-remove-row = מחיקת שורה
    .title = מחיקת השורות שנבחרו (Ctrl+Delete)
lists-up =
    .title = העברה למעלה (Alt+חץ למעלה)
    .aria-label = העברה למעלה
lists-down =
    .title = העברה למטה (Alt+חץ למטה)
    .aria-label = העברה למטה
lists-sort = מיון
lists-next =
    .title = מעבר לשורה הבאה
table-help = מקשי החצים עוברים בין התאים. הקלדה כותבת, F2 מתקן. Enter יורד שורה, Tab עובר לתא הבא. Shift והחצים בוחרים שורות. Control Enter מוסיף שורה, Control Delete מוחק שורות, Alt והחצים מזיזים אותן. Escape ואחריו Tab יוצאים מהטבלה.
table =
    .aria-label = מילים והגדרות
table-row = שורה
table-word = מילה
table-cells = משבצות
table-look = לבדיקה
table-empty = <strong>מקלידים מילה ואחריה הגדרה.</strong>אפשר גם להדביק כאן רשימה שלמה או לייבא קובץ.<br>הכול נשאר במכשיר הזה.
table-detail =
    .aria-label = השורה במלואה
table-key-tab = <kbd>Tab</kbd> התא הבא
table-key-enter = <kbd>Enter</kbd> למטה
table-key-undo = <kbd>Ctrl+Z</kbd> ביטול

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] עריכת מספר והגדרה
   *[words] עריכת המילה וההגדרה
}
edit-parting = לחיצה על משבצת עם קו מתחתיה מפרידה בין האותיות שבה.
edit-part = הפרדת האותיות של { $cell }
edit-join = איחוד { $one } עם { $other } במשבצת אחת
edit-word-help = אלה המשבצות שהמילה תתפוס. הסימן <kbd>|</kbd> בין שתי אותיות מפריד ביניהן.
edit-offers-heading = { $grid ->
    [letters] מילים אחרות מהרשימה
   *[other] מילים אחרות למקום הזה
}
add-heading = הוספת מילים
add-save = הוספה
add-offers-heading = { $grid ->
    [letters] מרשימת המילים
   *[other] מרשימת המילים, משתלבות עכשיו
}
offers-list =
    .aria-label = הצעות
offers-show = הצגת הצעות
offers-more = הצעות אחרות

## Fixed text: all keys

keys-heading = קיצורי מקלדת
keys-single = מקשים בודדים כמו L ו-M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = מדריך (באנגלית)
manual-words = אילו קבצים מתאימים (באנגלית)
manual-paper = מה נכנס בדף (באנגלית)
manual-bench = בניית תשבץ צעד אחר צעד (באנגלית)
manual-share = איך השיתוף פועל (באנגלית)
# The how-to of one page; <b> begins each step.
howto-heading = איך מכינים חידה
howto-1 = <b>כתבו את המילים.</b> בשלב 1 כתבו או הדביקו אותן, מילה בכל שורה. ההגדרה באה אחרי מקף, פסיק או טאב.
howto-2 = <b>או הביאו קובץ.</b> פתחו שם רשימת מילים, או גררו אותה לכל מקום בדף. אפשר גם להתחיל מרשימת מילים מוכנה.
howto-3 = <b>צרו את החידה.</b> לחיצה אחת, והמילים מסודרות. אם מילה לא נכנסת, הרשימה אומרת למה.
howto-4 = <b>הביטו בה בשלב 2.</b> ערבוב מסדר את אותן המילים מחדש; שיפור מחפש סידור טוב יותר.
howto-5 = <b>נסו סוג אחר.</b> הכפתור הראשון מעל התשבץ נושא את שם סוג החידה. לחצו עליו כדי לבחור סוג אחר.
howto-6 = <b>שנו מילה.</b> בחרו אותה בתשבץ או ברשימה. הכפתורים שמופיעים עורכים, מזיזים, נועלים או מוחקים אותה. ביטול מחזיר כל דבר לקדמותו.
howto-7 = <b>קבעו את הכללים.</b> האפשרויות קובעות כמה גדולה החידה, איך המילים מונחות וכמה היא קשה.
howto-8 = <b>הדפיסו בשלב 3.</b> כתבו כותרת על הדף, בחרו את הנייר ואת דף הפתרון, והדפיסו או שמרו כ-PDF.
howto-9 = <b>שתפו, או פתרו כאן.</b> בשלב 3 אפשר ליצור קישור או דף שאחרים יפתרו. בלחיצה על "משחק" פותרים לבד.
howto-10 = <b>מוצאים אותה שוב.</b> החידות שלכם נשמרות במכשיר הזה, תחת "חידות". שמרו את קובץ החידה של מה שחשוב. דבר ממה שכתבתם אינו יוצא מהמכשיר.

## Fixed text: the options

options-presets =
    .aria-label = תבניות מוכנות
options-standard = חזרה לרגיל
options-memory = מילים מהזמן האחרון
options-memory-clear = ניקוי הזיכרון
options-repeat = חזרה על חידה
options-seed = מספר הגרלה
options-seed-field =
    .placeholder = אקראי
options-seed-help = { $content ->
    [numbers] ריק: חידה אחרת בכל פעם. אותו מספר הגרלה עם אותן אפשרויות יוצר שוב אותה חידה.
   *[words] ריק: חידה אחרת בכל פעם. אותו מספר הגרלה, עם אותה רשימת מילים ואותן אפשרויות, מגריל שוב את אותן מילים, אלא אם נמנעים ממילים מהזמן האחרון.
}
options-seed-now = החידה הזאת: <b></b>
options-seed-again = שימוש חוזר
options-foot = { $grid ->
    [letters] <b>מילים חדשות</b> מגריל מילים אחרות מהרשימה. <b>ערבוב</b> מחביא מחדש את המילים שרואים; מה שמסומן "למילים חדשות" לא משפיע אז.
    [blocked]
        { $content ->
            [numbers] <b>לוח חדש</b> מתחיל מההתחלה עם האפשרויות האלה. <b>מילוי מחדש</b> מוצא מספרים אחרים ללוח הזה: מה שכתבתם או נעלתם נשאר.
           *[words] <b>לוח חדש</b> מתחיל מההתחלה עם האפשרויות האלה. <b>מילוי מחדש</b> מוצא מילים אחרות ללוח הזה: מה שכתבתם או נעלתם נשאר, וגם משבצות שחורות של דגם או משלכם.
        }
   *[other] <b>מילים חדשות</b> מגריל מילים אחרות מהרשימה. <b>ערבוב</b> משאיר את המילים שרואים ומסדר אותן מחדש; מה שמסומן "למילים חדשות" לא משפיע אז.
}
options-reshuffle = { $grid ->
    [blocked] מילוי מחדש<span> של הלוח הזה</span>
   *[other] ערבוב<span> המילים האלה</span>
}
options-new = { $grid ->
    [blocked] לוח חדש
   *[other] מילים חדשות
}

## Fixed text: about

about-heading = על Crosscore
about-what = Crosscore יוצרת תשבצים ותפזורות מהמילים שלכם ומרשימות מילים בשפות רבות, ומדפיסה או שומרת אותם.
about-private = שום דבר לא יוצא מהמכשיר הזה
about-private-text = המילים, ההגדרות והחידות שלכם נקראים, מסודרים ונשמרים בדפדפן הזה בלבד. אין חשבון, ואיש אינו סופר את הביקורים שלכם. הדף מביא את התוכנה ואת רשימות המילים שלו מהמקום שממנו נפתח, לא שולח לשם דבר ולא מבקש דבר משום מקום אחר; הוא אוסר זאת על עצמו.
proof-heading = איך זה נבדק
proof-policy = בראש הדף עומדת המדיניות הזאת. על פיה הדפדפן מסרב לטעון דבר משרת אחר או לשלוח אליו דבר.
proof-visit = { $n ->
    [one] בביקור הזה התבקש קובץ אחד, מהמקום של הדף הזה עצמו.
    [two] בביקור הזה התבקשו שני קבצים, שניהם מהמקום של הדף הזה עצמו.
   *[other] בביקור הזה התבקשו { $n } קבצים, כולם מהמקום של הדף הזה עצמו.
}
proof-visit-foreign = בביקור הזה התבקשו { $n } קבצים; מספר הקבצים שאינם מהאתר הזה: { $foreign }. ייתכן שתוסף של הדפדפן ביקש אותם.
proof-visit-none = בביקור הזה לא התבקש דבר: כל הדף נמצא בקובץ האחד הזה.
proof-files = אילו קבצים
proof-look = כדי לראות זאת בעצמכם, אפשר לפתוח את חלונית הרשת (Network) בכלי המפתחים של הדפדפן וליצור חידה. אפשר גם לנתק את החיבור: הדף הפתוח ממשיך לפעול.
proof-test = בדיקה אוטומטית עושה בדפדפן אמיתי את כל העבודה בכל סוג של חידה ורושמת כל בקשה. היא נכשלת אם בקשה פונה לשרת אחר, אם יש בה יותר מבקשה לקובץ של האתר הזה, או אם יש בה מילה שהוקלדה; וגם אם יש קובץ Cookie. קודם כול היא מוודאת שהרישום מבחין בדברים כאלה.
proof-source = הבדיקה עצמה
proof-no-test = אי אפשר היה להביא את הבדיקה; כדאי לבדוק את החיבור, לסגור ולפתוח שוב. היא נמצאת בקובץ proof.txt שליד הדף הזה.
proof-not = <b>מה זה לא מראה.</b> כמו בכל דף אינטרנט, מי שמפעיל את השרת רואה מאיזו כתובת מבקשים את הקבצים, מתי, ואילו קבצים. תוספים של הדפדפן יכולים לקרוא כל דף. בדיקת איות, תרגום ומילוי טפסים הם שירותים של הדפדפן; באפשרויות שלו כתוב מה הם שולחים.
about-kept-heading = מה נשמר
about-kept = מה שנשמר בדפדפן עלול ללכת לאיבוד יחד איתו. את מה שחשוב כדאי לשמור גם כקובץ חידה (ipuz).
about-licences = הרישיונות של כל מה שכלול כאן
about-licences-text = Crosscore היא תוכנה חופשית ברישיון MIT. היא נשענת על עבודתם של אחרים, ולכל חלק תנאים משלו. הכול נמצא גם ב<a>קובץ טקסט אחד</a>.

## Fixed text: the About box, use without the network

offline-heading = בלי חיבור לרשת
offline-check = חיפוש גרסה חדשה
offline-remove = הסרת עותק הדף מהמכשיר
offline-again = שמירת הדף במכשיר
offline-reload = טעינה מחדש
offline-later = אחר כך
offline-state-soon = עוד מעט הדף יישמר במכשיר הזה, כדי שיפעל גם בלי חיבור לרשת.
offline-state-fetching = הדף נשמר במכשיר הזה לשימוש בלי חיבור לרשת: { $done } מתוך { $files } קבצים.
offline-state-kept = הדף פועל בלי חיבור לרשת: כל { $files } הקבצים ({ $size }) שמורים במכשיר הזה.
offline-state-removed = עותק הדף הוסר מהמכשיר, ולכן הדף זקוק לחיבור לרשת.
offline-state-full = הדף לא נשמר לשימוש בלי חיבור לרשת: לא נשאר לו מקום במכשיר הזה. עם חיבור לרשת הוא פועל כרגיל.
offline-state-fetch = הדף לא נשמר לשימוש בלי חיבור לרשת: אי אפשר היה להביא את הקובץ { $file }, או שהוא אינו כפי שצריך להיות. עם חיבור לרשת הדף פועל כרגיל.
offline-state-saving = הדף עדיין לא נשמר לשימוש בלי חיבור לרשת: במכשיר הזה מופעל חיסכון בנתונים, וצריך להביא הרבה נתונים.
offline-state-not-here = אי אפשר לשמור את הדף לשימוש בלי חיבור לרשת: הדפדפן הזה אינו שומר דפים, או אינו שומר אותם בחלון פרטי.
offline-state-insecure = אי אפשר לשמור את הדף לשימוש בלי חיבור לרשת: דפדפנים שומרים רק דפים שהכתובת שלהם מתחילה ב-https.
offline-state-one-file = הדף הזה הוא קובץ אחד. הוא לא זקוק לחיבור לרשת.
offline-now = עכשיו Crosscore פועלת גם בלי חיבור לרשת.
offline-news-ready = גרסה חדשה מוכנה. העבודה שלכם נשמרת בטעינה מחדש.
offline-news-elsewhere = כרטיסייה אחרת עברה לגרסה חדשה. הכרטיסייה הזאת ממשיכה בגרסה שלה עד שטוענים אותה מחדש.
offline-checking = חיפוש גרסה חדשה…
offline-newest = זו הגרסה החדשה ביותר.
offline-unreachable = לא ידוע אם יש גרסה חדשה יותר: אי אפשר להגיע לאתר.
offline-update-fetching = מתבצעת הורדה של גרסה חדשה.
offline-update-failed = יש גרסה חדשה, אבל אי אפשר להביא את כולה. הגרסה הזאת ממשיכה לפעול.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = סגירה
shelf-new = חידה חדשה
shelf-list =
    .aria-label = החידות במכשיר הזה

## Fixed text: files

file-json =
    .aria-label = קובץ של רשימת מילים
file-list =
    .aria-label = קובץ עם מילים
file-ipuz =
    .aria-label = קובץ חידה

## The shelf: the puzzles that are kept on this device

shelf-name = { $from }, { $date }
shelf-changed = שינוי אחרון: { $date }
shelf-words = { $given ->
    [one] מילה אחת
    [two] שתי מילים
   *[other] { $given } מילים
}
shelf-words-placed = { $given ->
    [one] { $placed } מתוך מילה אחת שובצה
   *[other] { $placed } מתוך { $given } מילים שובצו
}
shelf-more = עוד פעולות: { $name }
shelf-now = פתוחה עכשיו
shelf-elsewhere = פתוחה בכרטיסייה אחרת
shelf-spoilt = פגומה: אי אפשר היה לפתוח
shelf-damaged = החידה "{ $name }" פגומה ואי אפשר לפתוח אותה. היא נשארת על המדף; משם אפשר לשמור את הנתונים שלה כקובץ.
shelf-rename = שינוי שם…
shelf-duplicate = שכפול
shelf-save = שמירת קובץ חידה (ipuz)
shelf-save-raw = שמירת הנתונים כקובץ
shelf-delete = מחיקה…
shelf-new-name = שם חדש
shelf-rename-yes = שינוי שם
shelf-delete-ask = למחוק את "{ $name }" מהמכשיר הזה? אי אפשר יהיה לשחזר אותה.
shelf-delete-yes = מחיקה
shelf-delete-no = להשאיר
shelf-deleted = "{ $name }" נמחקה.
shelf-renamed = השם עכשיו: "{ $name }".
shelf-duplicated = "{ $name }" שוכפלה.
shelf-not-while-open = החידה פתוחה בכרטיסייה אחרת; יש לסגור אותה שם קודם.
shelf-gone = החידה כבר לא במכשיר הזה.
shelf-empty = עוד לא נשמרה שום חידה.
shelf-shared = החידה הזאת פתוחה גם בכרטיסייה אחרת. מה שמשנים כאן נשמר כעותק נפרד.
shelf-copied = החידה הזאת נמצאת גם בכרטיסייה אחרת. השינויים שלכם ממשיכים כאן בשם "{ $name }"; בכרטיסייה האחרת הכול נשאר כמו שהיה.
shelf-safe = הדפדפן שומר אותן עד שמוחקים אותן.
shelf-unsafe = הדפדפן עלול למחוק אותן כשייגמר המקום במכשיר: את מה שחשוב כדאי לשמור כקובץ חידה.
shelf-used = בשימוש { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } מ"ב מתוך { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } מ"ב.
shelf-used-gigabytes = בשימוש { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } מ"ב מתוך { NUMBER($room, maximumFractionDigits: 0) } ג"ב.
shelf-unreadable = אי אפשר לקרוא דבר מהאחסון של המכשיר הזה.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (עותק)
copy-name-again = { $name } (עותק { $n })

## Keeping on the device

keep-yes = נשמר<span> במכשיר הזה</span>
keep-no = לא נשמר<span> במכשיר הזה</span>
keep-trouble-full = לא נשמר במכשיר הזה: לא נשאר מקום לדף הזה. כדאי לשמור את קובץ החידה, או למחוק חידות שאין בהן צורך.
keep-trouble-denied = לא נשמר במכשיר הזה: הדפדפן לא מרשה לדף הזה לשמור דבר, כמו בחלון פרטי. יש לשמור את קובץ החידה לפני שסוגרים את הדף.
keep-trouble-newer = לא נשמר במכשיר הזה: גרסה חדשה יותר של Crosscore פתוחה בכרטיסייה אחרת. יש לשמור את קובץ החידה ואז לטעון מחדש את הדף.
keep-trouble-blocked = לא נשמר במכשיר הזה: גרסה ישנה יותר של Crosscore פתוחה בכרטיסייה אחרת. יש לסגור אותה ולנסות שוב, או לשמור את קובץ החידה.
keep-trouble-failed = לא נשמר במכשיר הזה: האחסון נכשל ({ $why }). יש לשמור את קובץ החידה ואז לנסות שוב.
keep-no-answer = האחסון לא מגיב.
keep-file = שמירת קובץ חידה
keep-file-not-kept = הקובץ { $name } פתוח, אבל אי אפשר היה לשמור אותו במכשיר הזה. אחרי טעינה מחדש יש לפתוח אותו שוב כדי להשתמש במילים שבו.

## The sheet: the page around the paper, and what screen readers say of it

sheet-grid-empty = { $grid ->
    [letters] לוח אותיות עם מילים חבויות, { $width } על { $height }; מה שמחפשים מופיע בהמשך
   *[other] לוח תשבץ למילוי, { $width } על { $height } משבצות; ההגדרות בהמשך
}
sheet-grid-answers = { $grid ->
    [letters] לוח אותיות שהמילים מסומנות בו, { $width } על { $height }
   *[other] לוח תשבץ עם הפתרון, { $width } על { $height } משבצות
}
sheet-cell = { $given ->
    [true] שורה { $row }, טור { $column }: { $letter }, גלויה
   *[false] שורה { $row }, טור { $column }: { $letter }, מוסתרת
}
sheet-cell-numbered = { $given ->
    [true] שורה { $row }, טור { $column }, מספר { $label }: { $letter }, גלויה
   *[false] שורה { $row }, טור { $column }, מספר { $label }: { $letter }, מוסתרת
}
sheet-letter-given = { $given ->
    [true] האות { $letter } גלויה.
   *[false] האות { $letter } כבר לא גלויה.
}
sheet-letters-given = { $n ->
    [0] אין אותיות גלויות.
    [one] אות אחת גלויה.
    [two] שתי אותיות גלויות.
   *[other] { $n } אותיות גלויות.
}

## The Save menu of the sheet

save-all = { $grid ->
    [letters] שמירת החידה והפתרון
   *[other] שמירת החידה, ההגדרות והפתרון
}
    .hint = { $grid ->
        [letters] שתי תמונות ושני טקסטים
       *[other] תמונה אחת ושני טקסטים
    }
save-clue-text = הגדרות (טקסט)
save-puzzle-text = החידה (טקסט)
save-answer-text = פתרון (טקסט)
save-puzzle-file = קובץ חידה (ipuz)
    .hint = לפתיחה ולשינוי בהמשך
save-done = נשמר: { $names }.
save-no-picture = הדפדפן לא הצליח ליצור את התמונה; כדאי לנסות לוח קטן יותר.

## The About box: the line with the version

about-engine = גרסה { $version }
about-build = בנייה { $build }
about-python = Python { $version }
about-take = אפשר לקחת אותה אתכם: <a>Crosscore בקובץ אחד</a> ({ $size }). הקובץ נפתח בלחיצה כפולה ופועל בלי חיבור לרשת ובלי שרת.
about-one-file = זוהי Crosscore בקובץ אחד. הקובץ אינו משתנה מעצמו; גרסה חדשה יותר נמצאת במקום שממנו הגיע.
about-no-licences = אי אפשר היה להביא את הרישיונות; כדאי לבדוק את החיבור, לסגור ולפתוח שוב. הם נמצאים בקובץ NOTICES.txt שליד הדף הזה.

## One's own word lists

lists-edit = עריכת הרשימות שלי…
lists-copy-puzzle = העתקת מילות החידה הזאת לרשימה
lists-copied = { $n ->
    [one] מילה אחת הועתקה לרשימה חדשה.
    [two] שתי מילים הועתקו לרשימה חדשה.
   *[other] { $n } מילים הועתקו לרשימה חדשה.
}
lists-from-puzzle = מילים מחידה
lists-from-puzzle-of = חידה מתוך { $name }
lists-unnamed = הרשימה שלי
lists-unnamed-again = הרשימה שלי { $n }
lists-mine = { $n ->
    [0] הרשימות שלי
    [1] הרשימות שלי
   *[other] הרשימות שלי ({ $n })
}
lists-today = היום { $time }
lists-not-kept-yet = עוד לא נשמרה
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (ניסיוני)
lists-language-own-experimental = { $language } · { $own } (ניסיוני)
lists-language-guess = ניחוש לפי המילים
lists-language-guessed = לפי המילים: { $language }
lists-rename = שינוי שם
lists-delete = מחיקת הרשימה הזאת…
lists-duplicated = הרשימה הועתקה; זו הרשימה { $name }.
lists-delete-heading = למחוק את הרשימה הזאת?
lists-delete-text = { $n ->
    [one] ברשימה "{ $name }" יש מילה אחת. היא תימחק מהמכשיר הזה ואי אפשר יהיה לשחזר אותה.
    [two] ברשימה "{ $name }" יש שתי מילים. היא תימחק מהמכשיר הזה ואי אפשר יהיה לשחזר אותה.
   *[other] ברשימה "{ $name }" יש { $n } מילים. היא תימחק מהמכשיר הזה ואי אפשר יהיה לשחזר אותה.
}
lists-delete-yes = מחיקת הרשימה
lists-deleted = הרשימה { $name } נמחקה.
lists-not-deleted = הרשימה לא נמחקה.
lists-gone = הרשימה הזאת נמחקה בכרטיסייה אחרת.
lists-unreadable = אי אפשר היה לקרוא את הרשימה מהמכשיר הזה.
lists-conflict = הרשימה הזאת שונתה בינתיים בכרטיסייה אחרת. שתיהן נשמרו: שלכם נקראת עכשיו "{ $name }".
lists-kept-again = הרשימה "{ $name }" נמחקה בכרטיסייה אחרת. מה שכאן נשמר שוב.
lists-followed = הרשימה שונתה בכרטיסייה אחרת; כך היא נראית עכשיו.
lists-not-kept = אי אפשר היה לשמור את הרשימה הזאת במכשיר.
lists-save-as-file = יש לשמור אותה כקובץ לפני שסוגרים את הדף.
lists-not-checked = אי אפשר היה לבדוק את המילים.

## One's own word lists: the table

lists-word = מילה, שורה { NUMBER($row, useGrouping: 0) }
    .placeholder = כאן כותבים מילה
lists-clue = הגדרה, שורה { NUMBER($row, useGrouping: 0) }
    .placeholder = וכאן את ההגדרה
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = חדש
lists-full = { $most ->
    [one] ברשימה יש מקום לשורה אחת לכל היותר. לעוד שורות יש ליצור רשימה נוספת.
   *[other] ברשימה יש מקום ל-{ $most } שורות לכל היותר. לעוד שורות יש ליצור רשימה נוספת.
}
lists-no-cells = אין משבצות
lists-finding-error = לבדיקה:
lists-finding-note = הערה:
lists-findings-more = ועוד { $n }
lists-errors = { $n ->
    [one] { $n }<span> לבדיקה</span>
   *[other] { $n }<span> לבדיקה</span>
}
lists-notes = { $n ->
    [one] { $n }<span> הערה</span>
   *[other] { $n }<span> הערות</span>
}
lists-delete-rows = { $n ->
    [0] מחיקת שורה
    [1] מחיקת שורה
   *[other] מחיקת { $n } שורות
}
lists-rows-deleted = { $n ->
    [one] שורה אחת נמחקה.
    [two] שתי שורות נמחקו.
   *[other] { $n } שורות נמחקו.
}
lists-rows-selected = { $n ->
    [one] שורה אחת נבחרה.
    [two] שתי שורות נבחרו.
   *[other] { $n } שורות נבחרו.
}
lists-rows-moved = { $n ->
    [one] שורה אחת הועברה למקום { $to }.
    [two] שתי שורות הועברו למקום { $to }.
   *[other] { $n } שורות הועברו למקום { $to }.
}
lists-sort-word = מיון לפי מילה
lists-sort-length = מיון לפי אורך
lists-sort-clue = מיון לפי הגדרה
lists-sorted = השורות מוינו.
lists-swap = החלפה בין מילים להגדרות
lists-swapped = המילים וההגדרות הוחלפו.

## One's own word lists: pasting, files, a crossword of the words

lists-clipboard = מה שהודבק
lists-pasted = { $n ->
    [one] שורה אחת הודבקה.
    [two] שתי שורות הודבקו.
   *[other] { $n } שורות הודבקו.
}
lists-clues-pasted = { $n ->
    [one] הגדרה אחת הודבקה.
    [two] שתי הגדרות הודבקו.
   *[other] { $n } הגדרות הודבקו.
}
lists-not-pasted = שום דבר לא הודבק.
lists-nothing-in = אין בו מילים.
lists-too-many = { $n ->
    [one] יש בו שורה אחת; ברשימה יש מקום ל-{ $most } לכל היותר. אפשר לחלק אותו לכמה רשימות, או לפתוח את הקובץ כרשימת מילים במסך החידה.
   *[other] יש בו { $n } שורות; ברשימה יש מקום ל-{ $most } לכל היותר. אפשר לחלק אותו לכמה רשימות, או לפתוח את הקובץ כרשימת מילים במסך החידה.
}
lists-too-many-more = { $n ->
    [one] יש בו שורה אחת וברשימה כבר יש { $there }; ברשימה יש מקום ל-{ $most } לכל היותר. יש לחלק אותו לכמה רשימות.
   *[other] יש בו { $n } שורות וברשימה כבר יש { $there }; ברשימה יש מקום ל-{ $most } לכל היותר. יש לחלק אותו לכמה רשימות.
}
lists-not-imported = הקובץ { $name } לא יובא; שום דבר לא השתנה.
lists-imported = { $n ->
    [one] שורה אחת יובאה מהקובץ { $name }.
    [two] שתי שורות יובאו מהקובץ { $name }.
   *[other] { $n } שורות יובאו מהקובץ { $name }.
}
lists-import-heading = לאן להכניס את המילים?
lists-import-text = { $n ->
    [one] בקובץ { $name } יש שורה אחת. להוסיף אותה לסוף הרשימה "{ $list }", או ליצור ממנה רשימה חדשה?
    [two] בקובץ { $name } יש שתי שורות. להוסיף אותן לסוף הרשימה "{ $list }", או ליצור מהן רשימה חדשה?
   *[other] בקובץ { $name } יש { $n } שורות. להוסיף אותן לסוף הרשימה "{ $list }", או ליצור מהן רשימה חדשה?
}
lists-import-add = הוספה לרשימה
lists-save-json = מילון (JSON)
    .hint = נפתח כאן שוב
lists-save-csv = טבלה (CSV)
    .hint = לגיליון אלקטרוני
lists-save-tsv = טבלה עם טאבים (TSV)
    .hint = לגיליון אלקטרוני
lists-save-text = טקסט פשוט (TXT)
    .hint = מילה בכל שורה
lists-not-made = { $grid ->
    [letters] לא נוצרה תפזורת.
   *[other] לא נוצר תשבץ.
}
lists-none-usable = אין עדיין שורה שאפשר להשתמש בה; כדאי לקרוא מה כתוב ליד המילים.
lists-left-out = { $n ->
    [one] שורה אחת הושמטה.
    [two] שתי שורות הושמטו.
   *[other] { $n } שורות הושמטו.
}
lists-left-out-why = { $n ->
    [one] אי אפשר עדיין להשתמש בה; ברשימה כתוב למה.
   *[other] אי אפשר עדיין להשתמש בהן; ברשימה כתוב למה.
}
lists-left-out-words = { $n ->
    [one] אי אפשר עדיין להשתמש בה ({ $words }); ברשימה כתוב למה.
   *[other] אי אפשר עדיין להשתמש בהן ({ $words }); ברשימה כתוב למה.
}
lists-left-out-some = { $n ->
    [one] אי אפשר עדיין להשתמש בה ({ $words }, …); ברשימה כתוב למה.
   *[other] אי אפשר עדיין להשתמש בהן ({ $words }, …); ברשימה כתוב למה.
}

## The start: what is fetched and made ready until the first puzzle is there

boot-step-runtime = Python
boot-step-engine = מנוע החידות
boot-step-words = רשימת מילים
boot-step-layout = תשבץ ראשון
boot-waiting = בהמתנה
boot-of-words = { $done } מתוך { $total } מילים
boot-done = מוכן
boot-of = { $done } מתוך { $total }
boot-from-disk = אי אפשר להפעיל את הדף הזה מתוך תיקייה: דפדפנים מרשים זאת רק לדף שהוא קובץ אחד. במקומו יש לפתוח את crosscore.html, שהוא Crosscore כולה בקובץ אחד, או להגיש את התיקייה הזאת משרת אינטרנט.
boot-old-browser = הדפדפן הזה ישן מדי בשביל Crosscore. יש לפתוח את הדף בדפדפן עדכני.
release-mixed = גרסה חדשה פורסמה בזמן שהדף הזה נפתח, והחלקים שלו אינם מתאימים זה לזה: יש לטעון אותו מחדש.
boot-missing = אי אפשר היה להביא את { $file }. כדאי לבדוק את החיבור ולנסות שוב, או לפתוח רשימת מילים משלכם.
boot-progress =
    .aria-label = מתכוננים
broken-title = הדף הזה לא שלם.
broken-text = חלק ממנו לא נטען או לא פעל. כדאי לבדוק את החיבור ולטעון מחדש; אם זה לא עוזר, אפשר לנסות דפדפן חדש יותר. החידות שלכם שמורות במכשיר הזה.
broken-reload = טעינת הדף מחדש

## The engine stopped by a fault of its own

fatal-title = המנוע נעצר
fatal-memory = הדפדפן הזה נתן לו פחות מדי זיכרון. כדאי לסגור כרטיסיות אחרות ולהפעיל אותו שוב.
fatal-fetch = אי אפשר היה להביא חלק ממנו.
fatal-slow = ההפעלה נמשכה יותר מדי זמן: כבר דקה ששום דבר לא מתקדם.
fatal-damaged = חלק ממנו פגום או חסר.
fatal-fault = תקלה בו עצמו עצרה אותו.
crash-fault = המנוע נעצר בגלל תקלה שלו עצמו והופעל מחדש. שום דבר בדף הזה לא אבד.
crash-memory = למנוע לא היה מספיק זיכרון, והוא הופעל מחדש. שום דבר בדף הזה לא אבד.
crash-reading = זה קרה בזמן קריאת { $name }.
crash-shorter-list = כדאי לבחור רשימת מילים קצרה יותר, או לסגור קודם כרטיסיות אחרות.
crash-smaller = כדאי לנסות עם פחות מילים או עם לוח קטן יותר.
silent-text = המנוע לא מגיב כבר זמן מה. ייתכן שהוא עדיין עובד. אם מפעילים אותו מחדש, שום דבר בדף הזה לא יאבד.
silent-wait = המשך המתנה
silent-restart = הפעלה מחדש
fatal-kept = החידה שלכם שמורה בדף הזה.
fatal-one-file = יש להעתיק את הקובץ שוב, או לקבל אותו מחדש מהמקום שממנו הגיע.
fatal-boot = כדאי לבדוק את החיבור ולהפעיל שוב. אם זה לא עוזר, אפשר לטעון מחדש את הדף או לנסות דפדפן אחר.
fatal-details = פרטים לדיווח על תקלה
fatal-restart = הפעלת המנוע מחדש
fatal-not-started = התהליך של המנוע לא התחיל.
failed-restarted = המנוע הופעל מחדש; כדאי לנסות שוב.
failed-not-running = המנוע לא פועל; יש להפעיל אותו מחדש קודם.

## Amounts

word-count = { $n ->
    [one] מילה אחת
    [two] שתי מילים
   *[other] { $n } מילים
}
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } מ"ב

## The line of counts below the grid

counts-placed = { $grid ->
    [letters]
        <b>{ $placed }</b> מתוך { $given ->
            [one] מילה אחת חבויה
            [two] שתי מילים חבויות
           *[other] { $given } מילים חבויות
        }
   *[other] <b>{ $placed }</b> מתוך { $given } שובצו
}
counts-on-sheet = <b>{ $placed }</b> מתוך { $given } בתשבץ
counts-failed = { $grid ->
    [letters]
        <b>{ $n }</b> { $n ->
            [one] הושמטה
           *[other] הושמטו
        }
   *[other] <b>{ $n }</b> ללא מקום
}
    .only = { $grid ->
        [letters] הצגת המילים האלה בלבד: הושמטו
       *[other] הצגת המילים האלה בלבד: ללא מקום
    }
counts-isolated = <b>{ $n }</b> { $n ->
    [one] מבודדת
   *[other] מבודדות
}
    .only = הצגת המילים האלה בלבד: מבודדות
counts-long = <b>{ $n }</b> { $n ->
    [one] הגדרה ארוכה
   *[other] הגדרות ארוכות
}
    .only = הצגת המילים האלה בלבד: { $n ->
        [one] הגדרה ארוכה
       *[other] הגדרות ארוכות
    }
counts-locked = <b>{ $n }</b> { $n ->
    [one] נעולה
   *[other] נעולות
}
    .only = הצגת המילים האלה בלבד: נעולות
counts-frozen = { $grid ->
    [letters] הכול נעול
   *[other] הסידור נעול
}
counts-pieces = { $n ->
    [1] חלק אחד
   *[other] <b>{ $n }</b> חלקים
}
counts-crossings = <b>{ $n }</b> { $n ->
    [one] הצטלבות
   *[other] הצטלבויות
}
counts-size = <b>{ $width } על { $height }</b>
counts-filled = <b>{ $percent }%</b> מלא
counts-seed = הגרלה { $seed }
counts-details = פרטים
counts-all = הצגת כל המילים

# The words that are not on the sheet, and what can be done with them.
left-out = { $n ->
    [one] מילה אחת אינה בדף
    [two] שתי מילים אינן בדף
   *[other] { $n } מילים אינן בדף
}
# After the words that are named.
left-out-more = ועוד { $n }
left-out-pieces = כמה חלקים
    .help = הן יעמדו ליד האחרות בדף.
# $name is a word list.
left-out-join = חיבור בעזרת { $name }
    .help = מילים מהרשימה הזאת מחברות את שלכם.
# $kind is a kind of puzzle.
left-out-kind = { $kind } במקום זה
    .help = שם המילים אינן צריכות אות משותפת.

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = הרשימה שלכם והחידה הזאת שונות: { $what }.
own-list-clues = { $n ->
    [one] הגדרה אחת
   *[other] { $n } הגדרות
}
own-list-added = { $n ->
    [one] מילה חדשה אחת ברשימה
   *[other] { $n } מילים חדשות ברשימה
}
own-list-removed = { $n ->
    [one] מילה אחת שכבר אינה ברשימה
   *[other] { $n } מילים שכבר אינן ברשימה
}
own-list-own = { $n ->
    [one] מילה אחת רק בחידה
   *[other] { $n } מילים רק בחידה
}
own-list-update-puzzle = עדכון החידה
own-list-update-list = עדכון הרשימה שלי
own-list-taken = השינויים ברשימה שלכם נכנסו לחידה.
own-list-updated = השינויים בחידה נכנסו לרשימה שלכם.

## What runs, beside the bar that fills, with a button to stop it

job-starting = המנוע מתחיל לפעול…
job-load = קריאת { $name }…
job-load-words = קריאה: { $done } מתוך { $total }
job-load-bytes = הורדה: { $done } מתוך { $total }
job-puzzle-new = { $grid ->
    [letters] החבאת המילים…
    [blocked] מילוי הלוח…
   *[other] שיפור הסידור…
}
job-puzzle-reshuffle = { $grid ->
    [letters] החבאת המילים…
    [blocked] מילוי הלוח…
   *[other] שיפור הסידור…
}
job-puzzle-improve = { $grid ->
    [blocked] חיפוש מילוי טוב יותר…
   *[other] שיפור הסידור…
}
job-still = כבר { $n } שנ׳ בלי שיפור
job-puzzle-replace = חיפוש מילה אחרת…
job-puzzle-edit = חיפוש מקום למילה…
job-puzzle-join = חיבור המילים…
job-puzzle-add = חיפוש מקום למילה…
job-puzzle-revise = עדכון החידה…
job-puzzle-delete = סגירת הרווח…
job-stopping = עצירה…
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } מתוך { $total } שנ׳
job-amount = { $done } מתוך { $total }
job-time = { $seconds } שנ׳
job-saving = שמירה: { $done } מתוך { $total }
job-parsing = קריאת { $name } ({ $size })…

## What has been done

done-laid-out = { $grid ->
    [letters]
        הוחבאו { $placed } מתוך { $given ->
            [one] מילה אחת
            [two] שתי מילים
           *[other] { $given } מילים
        } בלוח של { $width } על { $height }, { $shared ->
            [one] אות משותפת אחת
            [two] שתי אותיות משותפות
           *[other] { $shared } אותיות משותפות
        }.
   *[other]
        שובצו { $placed } מתוך { $given ->
            [one] מילה אחת
            [two] שתי מילים
           *[other] { $given } מילים
        }, { $crossings ->
            [one] הצטלבות אחת
            [two] שתי הצטלבויות
           *[other] { $crossings } הצטלבויות
        }, { $width } על { $height }.
}
done-searched = החיפוש נמשך { $seconds } שנ׳; ב-{ $still } שנ׳ האחרונות לא נמצא סידור טוב יותר.
done-searched-better = החיפוש נמשך { $seconds } שנ׳, והסידור השתפר עד הסוף.

done-others = { $moved ->
    [-1] { "" }
    [0] : שום מילה אחרת לא זזה
    [one] : מילה אחת נוספת זזה
    [two] : שתי מילים נוספות זזו
   *[other] : { $moved } מילים נוספות זזו
}
done-lost = { $lost ->
    [0] { "" }
    [one] ; למילה { $words } כבר אין מקום
   *[other] ; אין עוד מקום ל-{ done-lost-words }
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } ועוד { $more }
}
done-crossings = { $crossed ->
    [true] { $crossings-before } ← { $crossings } הצטלבויות
   *[false] { $crossings ->
        [one] הצטלבות אחת
        [two] שתי הצטלבויות
       *[other] { $crossings } הצטלבויות
    }
}
done-size = { $sized ->
    [true] { $width-before } על { $height-before } ← { $width } על { $height }
   *[false] { $width } על { $height }
}
done-counts = { $counted ->
    [true] ; { done-crossings }, { done-size }
   *[false] { "" }
}
done-moved = { $word } הוזזה{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } שונתה{ done-others }{ done-lost }{ done-counts }.
done-replaced = { $after } במקום { $before }{ done-others }{ done-lost }{ done-counts }.
done-deleted = { $named ->
    [true] { $n ->
        [one] { $deleted } נמחקה
       *[other] { $deleted } נמחקו
    }
   *[false] { $n ->
        [one] מילה אחת נמחקה
        [two] שתי מילים נמחקו
       *[other] { $n } מילים נמחקו
    }
}{ done-others }{ done-lost }{ done-counts }.
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black = { $fewer ->
    [true] { $black-before } ← { $black } משבצות שחורות,{ " " }
   *[false] { "" }
}
done-improved = { $gained ->
    [true] טוב יותר מקודם: { done-black }{ $placed-before } ← { $placed } מילים משובצות, { done-crossings }, { done-size }.
   *[false] טוב יותר מקודם: { done-black }{ done-crossings }, { done-size }.
}
done-not-improved = { $grid ->
    [blocked] לא נמצא מילוי טוב יותר ב-{ $seconds } שנ׳; הלוח נשאר כמו שהוא.
   *[other] לא נמצא סידור טוב יותר ב-{ $seconds } שנ׳; הסידור נשאר כמו שהוא.
}
done-undone = הפעולה בוטלה.
done-redone = הפעולה בוצעה שוב.
done-started-again = המנוע הופעל מחדש. שום דבר בדף הזה לא אבד.
done-restarted = המנוע לא נעצר בזמן והופעל מחדש. החידה שלכם נשארה כמו שהייתה.

## What failed; a sentence that says why follows

failed-load = { $name } לא נפתח; שום דבר לא השתנה.
failed-open = { $name } לא נפתח; שום דבר לא השתנה.
failed-puzzle-new = לא נוצרה חידה חדשה.
failed-puzzle-reshuffle = { $grid ->
    [letters] המילים לא הוחבאו מחדש.
   *[other] המילים לא סודרו מחדש.
}
failed-puzzle-improve = הסידור לא שופר.
failed-puzzle-replace = המילה לא הוחלפה.
failed-puzzle-edit = המילה לא שונתה.
failed-puzzle-clues = ההגדרה לא שונתה.
failed-puzzle-join = המילים לא חוברו.
failed-puzzle-add = המילה לא נוספה.
failed-puzzle-revise = החידה לא עודכנה.
failed-puzzle-delete = שום דבר לא נמחק.
failed-puzzle-move = המילה לא הוזזה.
failed-puzzle-lock = הנעילה לא השתנתה.
failed-puzzle-set = הטקסט והאפשרויות של החידה לא השתנו.
failed-save = שום דבר לא נשמר.
failed-unchanged = שום דבר לא השתנה.
failed-other-puzzle = החידה השתנתה בינתיים; כדאי להסתכל עליה שוב ולחזור על הפעולה.
failed-other-word = { $word } כבר לא נמצאת במקום הזה. שום דבר לא השתנה; יש לסגור ולבחור את המילה שוב.

## Word lists and files

dictionary-bundled = רשימות מילים
dictionary-opened = קבצים שפתחתם
dictionary-own = קבצים משלכם
dictionary-open = פתיחת קובץ של רשימת מילים…
    .hint = JSON, טבלה או טקסט
    .hint-drop = או גרירה לכל מקום בדף
dictionary-clues-in = { $words }, הגדרות ב{ $clues }
dictionary-large = { $words }, גדולה
    .hint = { $n } מילים · { $size }
dictionary-scored = { $words }, גדולה, בלי הגדרות
dictionary-large-heading = רשימות גדולות ללוחות מלאים
dictionary-large-more = שפות נוספות
dictionary-themes = { $list }: { $themes }
themes-open = מילים לפי נושא…
themes-heading = מילים לפי נושא
themes-words = שפת המילים
themes-clues = שפת ההגדרות
themes-clues-own = אותה שפה
themes-style = סוג ההגדרות
themes-translated = תרגומים
themes-described = תיאורים
themes-region = { $language }: אזור
themes-levels = רמה
themes-level = { $n } (בערך { $cefr })
themes-themes = נושאים
themes-help = בלי סימון: כל הנושאים.
themes-make = יצירת חידה
themes-edit = עריכה כרשימה שלי
themes-many = { $n ->
    [one] נושא אחד
    [two] שני נושאים
   *[other] { $n } נושאים
}
themes-every = כל הנושאים
done-used-again = { $n ->
    [one] מילה אחת כבר הופיעה באחת החידות האחרונות: ברשימה לא נותרו אחרות.
    [two] שתי מילים כבר הופיעו בחידות האחרונות: ברשימה לא נותרו אחרות.
   *[other] { $n } מילים כבר הופיעו בחידות האחרונות: ברשימה לא נותרו אחרות.
}
theme-actions = פעולות
theme-animals = בעלי חיים
theme-art = אמנות ומוזיקה
theme-body = גוף ובריאות
theme-clothes = בגדים
theme-family = משפחה ואנשים
theme-feelings = רגשות ותכונות
theme-festivals = חגים
theme-food = אוכל ושתייה
theme-geography = גאוגרפיה
theme-home = בית
theme-jobs = מקצועות
theme-nature = טבע ומזג אוויר
theme-school = בית ספר
theme-science = מדע
theme-sport = ספורט ומשחק
theme-technology = טכנולוגיה
theme-time = זמן ומספרים
theme-town = עיר וכפר
theme-travel = נסיעות ותחבורה
dictionary-none = אין רשימת מילים פתוחה; יש לבחור אחת קודם.
dictionary-other-language = רשימת המילים { $name } היא בשפה אחרת מהחידה הזאת; כדי להחליף מילים יש לבחור רשימה בשפה שלה.
dictionary-note = { $n ->
    [one] מילה אחת
    [two] שתי מילים
   *[other] { $n } מילים
} מתוך { $name }
dictionary-findings = { $n ->
    [one] הערה אחת על הרשימה
    [two] שתי הערות על הרשימה
   *[other] { $n } הערות על הרשימה
}
dictionary-findings-more = … ועוד { $n }.

file-opened-with = { $name } נפתח, עם { $n ->
    [one] הערה אחת
    [two] שתי הערות
   *[other] { $n } הערות
}.
file-finding = { $where }: { $what }
file-one = נגררו כמה קבצים; רק הראשון נפתח.
file-too-big = גודל הקובץ { $size }; אפשר לפתוח קבצים של עד { $limit }. יש לחלק אותו לקבצים קטנים יותר.
file-gone = { $name } כבר לא שמור במכשיר הזה; יש לפתוח שוב את הקובץ כדי להשתמש במילים שבו.
file-list-gone = הרשימה { $name } כבר לא נמצאת במכשיר הזה; יש לבחור אחרת.
file-unreadable = אי אפשר היה לקרוא את הקובץ מהדיסק; כדאי לבדוק שהוא עדיין שם ולנסות שוב.
file-not-fetched = אי אפשר היה להביא אותו; כדאי לבדוק את החיבור ולנסות שוב.

## Around the page

page-title-of = { $title } · Crosscore
page-dismiss = סגירת ההודעה
page-no-font = אין במכשיר הזה גופן עם { $letters } ({ $script }). בתמונות ובהדפסה יופיעו שם ריבועים ריקים; הטקסטים וקובצי החידה שלמים. כדי לראות אותם יש להתקין את הגופן { $font }.
page-no-font-code = אין במכשיר הזה גופן עם התווים { $codes }. בתמונות ובהדפסה יופיעו שם ריבועים ריקים; הטקסטים וקובצי החידה שלמים. יש להסיר אותם, או להתקין גופן שיש בו אותם.

## The list of words

list-placed = שובצה
list-unplaced = ללא מקום
list-isolated = מבודדת
list-locked = נעולה
list-long = הגדרה ארוכה
list-no-clue = אין הגדרה
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = הוספת הגדרה
clue-of = ההגדרה של { $word }
clue-write = כתיבת ההגדרה הזאת
list-only-all = { $content ->
    [numbers] כל המספרים
   *[words] כל המילים
}
list-only-placed = { $grid ->
    [letters] חבויות
   *[other] בלוח
}
list-only-failed = { $grid ->
    [letters] הושמטו
   *[other] ללא מקום
}
list-only-isolated = מבודדות
list-only-long = הגדרה ארוכה
list-only-locked = נעולות
list-only-clueless = ללא הגדרה
list-any-length = כל אורך
list-letters = { $content ->
    [numbers] { $n ->
        [one] ספרה אחת
        [two] שתי ספרות
       *[other] { $n } ספרות
    }
   *[words] { $n ->
        [one] אות אחת
        [two] שתי אותיות
       *[other] { $n } אותיות
    }
}
list-sort-listed = לפי הסדר
list-sort-word = לפי מילה
list-sort-length = לפי אורך
list-sort-state = לפי מצב
list-sort-number = { $grid ->
    [letters] לפי מקום
   *[other] לפי מספר
}
list-shown = { $content ->
    [numbers]
        { $n } מתוך { $total ->
            [one] מספר אחד
            [two] שני מספרים
           *[other] { $total } מספרים
        }
   *[words]
        { $n } מתוך { $total ->
            [one] מילה אחת
            [two] שתי מילים
           *[other] { $total } מילים
        }
}
list-not-found = אין מילה או הגדרה שיש בהן "{ $text }".
list-none-in-state = אין מילה במצב הזה.
list-nothing = אין מילה כזאת.
list-picked-all = { $n ->
    [one] מילה אחת נבחרה.
    [two] שתי מילים נבחרו.
   *[other] { $n } מילים נבחרו.
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = המילה שנבחרה
workshop-many = המילים שנבחרו
workshop-moving = המילה שמוזזת
workshop-choose = אפשר לבחור מילה ברשימה או בלוח.
hint-clue = לחצו על הגדרה כדי לשנות אותה.
hint-away = לא להציג שוב
workshop-several = { $n ->
    [one] מילה אחת נבחרה
    [two] שתי מילים נבחרו
   *[other] { $n } מילים נבחרו
}
workshop-and-others = { $words }, …
workshop-not-placed = { $grid ->
    [letters] לא הוחבאה: { $reason }
   *[other] לא בלוח: { $reason }
}
workshop-apart = לא בתשבץ: { $reason }
workshop-lock =
    .title = השארה במקום (L)
workshop-unlock = שחרור
    .title = מותר לה לזוז שוב (L)
workshop-layout-locked = { $grid ->
    [letters] כל המילים נעולות; יש לשחרר אותן קודם ("נעילת הכול").
   *[other] כל הסידור נעול; יש לשחרר אותו קודם.
}
workshop-only-placed = { $grid ->
    [letters] אפשר לנעול רק מילה שחבויה בלוח.
   *[other] אפשר לנעול רק מילה שנמצאת בתשבץ.
}
workshop-no-reshuffle = { $grid ->
    [letters] כל המילים נעולות; כדי לערבב יש לשחרר אותן.
   *[other] הסידור נעול; כדי לערבב יש לשחרר אותו.
}
workshop-no-improve = הסידור נעול; כדי לשפר יש לשחרר אותו.
workshop-locked-now = { $named ->
    [true] { $n ->
        [one] { $words } ננעלה.
       *[other] { $words } ננעלו.
    }
   *[false] { $n ->
        [one] מילה אחת ננעלה.
        [two] שתי מילים ננעלו.
       *[other] { $n } מילים ננעלו.
    }
}
workshop-unlocked-now = { $named ->
    [true] { $n ->
        [one] { $words } שוחררה.
       *[other] { $words } שוחררו.
    }
   *[false] { $n ->
        [one] מילה אחת שוחררה.
        [two] שתי מילים שוחררו.
       *[other] { $n } מילים שוחררו.
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] כל המילים נעולות: אף אחת לא תזוז עד שישוחררו.
   *[other] הסידור נעול: אף מילה לא תזוז עד שישוחרר.
}
workshop-layout-unlocked-now = { $grid ->
    [letters] המילים שוחררו.
   *[other] הסידור שוחרר.
}

## A word that is moved to another place

moving-heading = הזזה
moving-looking = חיפוש מקומות…
moving-choose = { $n ->
    [1] מקום אחד פנוי. אפשר לבחור אותו בלוח.
    [two] שני מקומות פנויים. אפשר לבחור אחד מהם בלוח.
   *[other] { $n } מקומות פנויים. אפשר לבחור אחד מהם בלוח.
}
moving-found = { $n ->
    [1] עוד מקום אחד פנוי.
    [two] עוד שני מקומות פנויים.
   *[other] עוד { $n } מקומות פנויים.
}
moving-begun = { moving-found } מקשי החצים או Tab בוחרים, Enter מניח שם, Escape משאיר אותה במקומה. { $place }
moving-place = מקום { $n } מתוך { $total }: { $way ->
    [down] מאונך
   *[across] מאוזן
}.
moving-place-crossing = מקום { $n } מתוך { $total }: { $way ->
    [down] מאונך
   *[across] מאוזן
}, בהצטלבות עם { $words }.
moving-nowhere = למילה { $word } אין מקום אחר כל עוד שאר המילים נשארות במקומן.
moving-not-placed = { $word } לא נמצאת בלוח.
moving-locked = { $word } נעולה; כדי להזיז אותה יש לשחרר אותה.
moving-frozen = הסידור נעול; כדי להזיז מילה יש לשחרר אותו.
moving-cancelled = המילה נשארה במקומה.

## Words that are added or edited

edit-cells-of = { $n ->
    [one] משבצת אחת: { $cells }
    [two] שתי משבצות: { $cells }
   *[other] { $n } משבצות: { $cells }
}
edit-clue-length = { $n } מתוך { $limit } תווים
edit-clue-length-long = { $n } מתוך { $limit } תווים: הגדרה ארוכה
edit-duplicate = המילה { $word } כבר נמצאת בחידה.
add-empty = קודם יש להקליד מילה.
add-placed = { $word } נוספה, { $place }
add-unplaced = { $word } נוספה לרשימה, בלי מקום בלוח ({ $reason })

offers-why = למה אין מקום למילה { $word }
offers-looking = חיפוש ברשימת המילים…
offers-none = { $grid ->
    [letters] אין ברשימה מילה שאפשר להחביא כאן.
   *[other] אין ברשימה מילה שמשתלבת במצב הנוכחי.
}
offers-instead = אפשר לבחור אחת מאלה, והיא תבוא במקומה ברשימה.
offers-joins = { $n ->
    [one] הצטלבות אחת
    [two] שתי הצטלבויות
   *[other] { $n } הצטלבויות
}

## The grid, in words

grid-label = { $grid ->
    [letters] תפזורת, { $width } על { $height } אותיות
   *[other] לוח תשבץ, { $width } על { $height } משבצות
}
grid-label-titled = { $grid ->
    [letters] התפזורת { $title }, { $width } על { $height } אותיות
   *[other] לוח התשבץ { $title }, { $width } על { $height } משבצות
}
grid-caption = הלוח, שורה אחר שורה: { $height } שורות, { $width } טורים
grid-row = שורה { $n }
grid-entry = { $number } { $heading }
grid-cell = { $letter }, שורה { $row }, טור { $column }
grid-cell-words = { $letter }, שורה { $row }, טור { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

sheet-language-clues = כמו ההגדרות: { $language }
options-language-none = כמו ההגדרות
options-size-auto = אוטומטי
options-size-square = ריבוע
options-size-sides = רוחב × גובה
options-size-side = משבצות בכל צד
options-size-width = רוחב במשבצות
options-size-height = גובה במשבצות
options-ratio-width = רוחב
options-ratio-height = גובה
options-group-words = מילים
options-group-grid = לוח
options-group-search = חיפוש
options-for-new-words = למילים חדשות
options-own = אפשרויות בבחירה אישית.
options-bad-seed = מספר הגרלה הוא מספר שלם של 15 ספרות לכל היותר; שדה ריק נותן מספר חדש בכל פעם.
options-range = מ-{ $min } עד { $max }
    .unit = מ-{ $min } עד { $max } { $unit }
options-remembered = { $words ->
    [one] נשמרה בזיכרון מילה אחת { $puzzles ->
        [one] מהחידה האחרונה שלכם
        [two] משתי החידות האחרונות שלכם
       *[other] מ-{ $puzzles } החידות האחרונות שלכם
    }, במכשיר הזה בלבד.
    [two] נשמרו בזיכרון שתי מילים { $puzzles ->
        [one] מהחידה האחרונה שלכם
        [two] משתי החידות האחרונות שלכם
       *[other] מ-{ $puzzles } החידות האחרונות שלכם
    }, במכשיר הזה בלבד.
   *[other] נשמרו בזיכרון { $words } מילים { $puzzles ->
        [one] מהחידה האחרונה שלכם
        [two] משתי החידות האחרונות שלכם
       *[other] מ-{ $puzzles } החידות האחרונות שלכם
    }, במכשיר הזה בלבד.
}
options-remembered-none = אין בזיכרון מילים מחידות קודמות.
options-remembered-cleared = המילים נמחקו מהזיכרון.

## The keys

key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-delete = Delete
key-home = Home
key-end = End
key-space = רווח
key-tab = Tab
key-esc = Esc
key-wheel = גלגלת
keys-or = או

keys-anywhere = בכל מקום
    .sheet = כל המקשים
    .undo = ביטול הפעולה
    .redo = ביצוע חוזר
    .save = שמירת קובץ החידה
    .find = חיפוש מילה או הגדרה
    .add = הוספת מילים
    .improve = המשך החיפוש של סידור טוב יותר
keys-words = המילים שנבחרו
    .replace = החלפה במילה אחרת
    .edit = עריכת המילה וההגדרה
    .delete = מחיקה
    .lock = נעילה או שחרור
    .move = הזזה בלוח
keys-list = רשימה
    .next = המילה הבאה
    .ends = המילה הראשונה והאחרונה
    .several = בחירת כמה מילים
    .more = הוספה לבחירה או הוצאה ממנה
    .all = בחירת כל מה שמוצג
    .one = שוב רק מילה אחת
    .clue = כתיבת ההגדרה
keys-grid = לוח
    .next = האות הבאה
    .ends = האות הראשונה או האחרונה בשורה
    .turn = מעבר בין מאוזן למאונך
    .zoom = קרוב, רחוק, כל הלוח
    .wheel = הגדלה ליד הסמן
    .none = ביטול הבחירה
keys-moving = בזמן הזזת מילה
    .next = המקום הבא
    .turn = סיבוב, בזמן הגרירה
    .put = הנחה שם
    .leave = השארה במקום הקודם
keys-play = משחק
    .open = לפתור כאן, בדף
    .next = האות הבאה; אחרי סימון אות ראשונה נמתח קו
    .ends = האות הראשונה או האחרונה בשורה
    .mark = סימון האות הראשונה, קביעת הקו
    .drop = ביטול הקו
    .hint = רמז: סימון האות הראשונה של מילה
    .zoom = קרוב, רחוק, כל הלוח
keys-sheet = דף
    .next = המשבצת הבאה בלוח
    .show = גילוי או הסתרה של האות
    .print = הדפסה

## Options of a crossword: the label, what it is for, what a number of it counts

option-count = מספר המילים
    .help = כמה מילים יוגרלו מרשימת המילים; לכל היותר 8 עבור "הלוח הקטן ביותר, עם הוכחה".
    .unit = מילים
    .any = הכול
option-goal = מה הכי חשוב
    .choice-compact = הלוח הקטן ביותר
    .help-compact = כל המילים בלוח הקטן ביותר שאפשר למצוא.
    .choice-crossings = הכי הרבה הצטלבויות
    .help-crossings = המילים מצטלבות כמה שיותר, גם אם הלוח גדל.
    .choice-blocks = הכי מעט משבצות שחורות
    .help-blocks = לוח בגודל קבוע, 13 על 17 אם לא נבחר גודל אחר, מתמלא כך שיישארו כמה שפחות משבצות שחורות; ייתכן שכמה מילים יישארו בחוץ.
    .choice-page = צורת הדף
    .help-page = הלוח מקבל את צורת הדף, כדי שיודפס גדול ככל האפשר.
    .choice-proved = הלוח הקטן ביותר, עם הוכחה
    .help-proved = עד 8 מילים: החיפוש נמשך עד שברור שאין לוח קטן יותר, ומודיע אם הגיע לכך.
option-paper = נייר
    .help = הלוח תופס את חלק הדף שנשאר מהשוליים ומהכותרת.
    .choice-a4 = A4 לאורך
    .choice-a4-wide = A4 לרוחב
    .choice-letter = Letter לאורך
    .choice-letter-wide = Letter לרוחב
    .choice-own = צורה משלי
option-aspect = רוחב וגובה
    .help = כמה רחב יהיה הלוח ביחס לגובהו, כגון 4 על 3, או 16 על 9 למסך.
option-size = גודל הלוח
    .help = אוטומטי: המקום שכל המילים צריכות, או 13 על 17 עבור "הכי מעט משבצות שחורות". בגודל קבוע נכנסות כמה מילים שאפשר.
    .unit = משבצות
option-pieces = כמה חלקים
    .help = מילים שאי אפשר לחבר עומדות ליד האחרות בדף.
option-min_length = המילה הקצרה ביותר
    .help = מילים עם פחות אותיות לא יוגרלו.
    .unit = אותיות
    .any = כל אורך
option-max_length = המילה הארוכה ביותר
    .help = מילים עם יותר אותיות לא יוגרלו.
    .unit = אותיות
    .any = כל אורך
option-seconds = זמן חיפוש
    .help = סידורים טובים יותר מוצגים כשהם נמצאים, עד שהזמן הזה נגמר.
    .unit = שניות
option-scatter = פיזור בהתחלה
    .help = מספר כזה של מילים מפוזר תחילה על כל הלוח, רחוק זו מזו; שאר המילים צריכות להצטלב איתן. מילים שנשארות מבודדות מסומנות ולא מופיעות בדף. כשיש מילים נעולות אין פיזור.
    .unit = מילים
option-long_clue = הגדרה ארוכה: החל מ-
    .help = הגדרות עם יותר תווים מסומנות ברשימה.
    .unit = תווים
option-fresh = בלי מילים מהזמן האחרון
    .help = מילים מהחידות האחרונות שלכם יוגרלו רק כשהאחרות נגמרות.

## Sets of options to begin with

preset-standard = רגיל
    .help = 50 מילים בלוח הקטן ביותר.
preset-small = קטן
    .help = 15 מילים קצרות של 3 עד 6 אותיות.
preset-large = גדול
    .help = 100 מילים; לוקח קצת יותר זמן.
preset-square = 15 × 15
    .help = ריבוע כמו בעיתון, עם כמה שיותר מתוך 40 מילים.
preset-scattered = מפוזר
    .help = 10 מילים מפוזרות תחילה על כל הלוח, והאחרות מצטלבות איתן.
preset-dense = 13 × 17
    .help = לוח של 13 על 17 עם כמה שפחות משבצות שחורות, ככל ש-60 מילים מאפשרות.
preset-page = דף
    .help = 50 מילים בצורה של דף A4.
preset-proved = עם הוכחה
    .help = 8 מילים בלוח הקטן ביותר שיכול להיות.

## Settings of the sheet: the label, what it is for, what can be chosen

sheet-option-blocks = משבצות מחוץ למילים
    .help = איך נראות בדף המשבצות שאין בהן אות.
    .choice-grey = אפור
    .choice-black = שחור
    .choice-none = לא מצוירות
    .choice-hidden = מוסתרות, עם המספרים
sheet-option-text_size = גודל הטקסט
    .help = באיזה גודל מודפסות ההגדרות: 9, מ-9 עד 11, 14 או 18 נקודות. הגודל הרגיל הוא הגדול ביותר שנכנס בעמוד אחד; במוגדל גם המשבצות גדולות יותר.
    .choice-small = קטן
    .choice-normal = רגיל
    .choice-large = גדול
    .choice-huge = מוגדל
sheet-option-word_bank = מחסן מילים
    .help = כל התשובות בסדר אלפביתי, כעזרה.
sheet-option-enumerations = מספר אותיות
    .help = אחרי כל הגדרה מופיע מספר האותיות, כגון (6) או (3,5).
sheet-option-key = דף פתרון
    .help = התשבץ המלא בדף משלו, או ליד התשבץ הריק.
    .choice-apart = בדף נפרד
    .choice-beside = ליד החידה
sheet-option-language = שפת הכותרות
    .help = השפה של הכותרות, של השורה "שם" ושל דף הפתרון; בלי בחירה, שפת ההגדרות.
sheet-option-digits = ספרות
    .help = איך נכתבים המספרים: בלוח, לפני ההגדרות ואחריהן.
    .choice-auto = כמקובל
    .choice-latin = 0 1 2
    .choice-native = של השפה
sheet-option-numbering = מספור
    .help = לפי מה ממוספרות ההגדרות: לפי המשבצות שבהן מתחילות המילים, או לפי שורות וטורים, כמו בעיתונים רבים בערבית ובפרסית.
    .choice-cells = במשבצות
    .choice-lines = שורות וטורים
sheet-option-list = מה לחפש
    .help = מה מופיע מתחת ללוח: המילים, הגדרות שמובילות אליהן, או רק כמה מילים יש.
    .choice-words = מילים
    .choice-clues = הגדרות
    .choice-none = כמה יש
sheet-option-order = סדר הרשימה
    .help = איך ממוינות המילים או ההגדרות שלהן.
    .choice-alphabet = אלפביתי
    .choice-listed = כמו ברשימת המילים
    .choice-length = לפי אורך
sheet-option-text_size-hidden = גודל הטקסט
    .help = באיזה גודל מודפסת הרשימה: 9, מ-9 עד 11, 14 או 18 נקודות. הגודל הרגיל הוא הגדול ביותר שנכנס בעמוד אחד; במוגדל גם האותיות בלוח גדולות יותר.
    .choice-small = קטן
    .choice-normal = רגיל
    .choice-large = גדול
    .choice-huge = מוגדל
sheet-option-grid_lines = קווים בין האותיות
    .help = ריבוע מצויר סביב כל אות.
sheet-option-key-hidden = דף פתרון
    .help = החידה הפתורה בדף משלה, או ליד זו שלא נפתרה.
    .choice-apart = בדף נפרד
    .choice-beside = ליד החידה
sheet-option-marks = המילים בפתרון
    .help = איך דף הפתרון מראה היכן המילים.
    .choice-rings = מוקפות בקו
    .choice-colours = צבועות
sheet-option-filler-key = שאר האותיות בפתרון
    .help = גם האותיות שאינן במילים מופיעות בדף הפתרון, באפור.
sheet-option-digits-hidden = ספרות
    .help = איך נכתבים המספרים: אחרי ההגדרות, ובמקום שבו נספרות המילים.
    .choice-auto = כמקובל
    .choice-latin = 0 1 2
    .choice-native = של השפה

## The engine: parts of its sentences

# What stands in for $language, $script and the like is named by the page itself, in Hebrew.

language-any = כל כתב
language-any-rtl = כל כתב, מימין לשמאל
engine-or = { $first } או { $last }
engine-and = { $first } וגם { $last }
engine-script-share = { $percent }% { $script }
engine-code-of-language = { $code } ({ $language })
engine-no-number = בלי מספר
engine-nothing = ריק
engine-a-list-or-object = רשימה או אובייקט
engine-a-text = טקסט
engine-null = null
engine-true-or-false = true או false
engine-a-number = מספר

## The engine: places

engine-line = שורה { $number }
engine-entry = רשומה { $number }
engine-word = מילה { $number }
engine-cell = שורה { $row }, טור { $column }
engine-clue-counts = בהגדרה כתוב ({ $counts }), אבל יש { $cells } משבצות.
engine-clue-tells = התשובה עצמה מופיעה בהגדרה.
engine-clue-has-answer = בהגדרה מופיע { $word }, שנמצא גם בלוח.
engine-clue-repeated = למילה אחרת יש אותה הגדרה.
engine-clue-across = { $number } מאוזן
engine-clue-down = { $number } מאונך
engine-the-grid = לוח
engine-the-file = קובץ
engine-the-language = שפה
engine-the-sheet = דף
engine-the-seed = מספר הגרלה
engine-the-proof = הוכחה

## Words that are not on the sheet

engine-left-no-letter = אין אות משותפת עם האחרות
engine-left-no-letter-help = הוסיפו מילה שתחבר אותן.
engine-left-too-long = ארוכות מן הלוח
engine-left-larger-help = בחרו לוח גדול יותר באפשרויות.
engine-left-no-room = לא נמצא מקום
engine-left-no-room-help = חפשו עוד, או בחרו לוח גדול יותר באפשרויות.
engine-left-apart = אינן מחוברות לאחרות
engine-left-apart-help = הזיזו אותן עד שיצטלבו עם מילה, או סדרו מחדש.
engine-left-within = חלק ממילה ארוכה יותר
engine-left-within-help = אפשרו מילים בתוך מילים באפשרויות.
engine-left-unfitted = לא נדרשו למילוי הלוח הזה
engine-left-unfitted-help = סוג אחר של חידה משתמש בכולן.
engine-left-twice = אפשר למצוא אותן בשני מקומות
engine-left-twice-help = סדרו מחדש, או בחרו לוח גדול יותר באפשרויות.
engine-left-one-cell = אות אחת בלבד
engine-left-one-cell-help = למילה דרושות שתיים.
engine-left-doubled = מופיעות ברשימה פעמיים
engine-left-doubled-help = דבר לא אבד: הראשונה בשימוש.
engine-left-overlong = ארוכות מדי
engine-left-overlong-help = קצרו אותן.
engine-left-other-letters = אינן כתובות באותיות של השפה
engine-left-other-letters-help = תקנו אותן, או בחרו את שפת הרשימה.
engine-left-list-long = ברשימה { $words } מילים; עד { $most } כולן בשימוש
engine-left-undrawn-help = קבעו באפשרויות בכמה מילים להשתמש.
engine-left-options-help = אפשר לשנות זאת באפשרויות.
engine-left-shorter = פחות מ-{ $least } אותיות
engine-left-longer = יותר מ-{ $most } אותיות
engine-left-undrawn = מעבר ל-{ $words } המילים שהתבקשו
engine-left-removed = הוצאו מן התשבץ או הוחלפו

## The engine: why a word is not on the sheet

engine-shares-no-letter = אי אפשר לשבץ, כי אין לה אות משותפת עם המילים ששובצו
engine-no-room = לא נמצא לה מקום בזמן הזה
engine-within-another = חלק ממילה ארוכה יותר, ולכן הושמטה
engine-found-twice = הושמטה, כי היה אפשר למצוא אותה בשני מקומות
engine-too-long-for-grid = אי אפשר לשבץ, כי היא ארוכה מהלוח
engine-isolated = מבודדת

## The engine: why no place was found for the selected word

engine-why-no-place = לא נמצא מקום למילה { $word }; אפשר לערבב, או לתת לחיפוש יותר זמן.
engine-why-shares-none = את המילה { $word } אי אפשר לשבץ כאן: אין לה אות משותפת עם המילים שבלוח.
engine-why-too-long = את המילה { $word } אי אפשר לשבץ כאן: יש בה { $letters } אותיות, והלוח הוא { $width } על { $height }.
engine-why-apart = המילה { $word } מבודדת: לא נמצא מקום שבו היא מתחברת לאחרות.
engine-why-full = לא נמצא מקום למילה { $word } בלוח של { $width } על { $height }; אולי יעזרו יותר זמן לחיפוש או לוח גדול יותר.

engine-proved-smallest = הוכח: המילים האלה לא נכנסות ללוח קטן יותר, אולי רק ללוח ארוך וצר יותר.
engine-proved-not-joined = הוכח: אי אפשר לחבר את כל המילים האלה לתשבץ אחד.
engine-not-proved = לא הוכח: אולי יש לוח קטן יותר.

## The engine: words and their letters

engine-digit = במילה "{ $word }" מופיעה הספרה { $char }: יש לכתוב את המספר במילים.
engine-control-character = במילה "{ $word }" יש תו בקרה { $char }: יש להסיר אותו.
engine-no-letter-there-is = במילה "{ $word }" יש { $char }, וזו לא אות: יש להסיר.
engine-symbol = במילה "{ $word }" יש הסימן { $char }; השפה { $language } מקבלת רק אותיות: יש להסיר אותו, או לבחור "כל כתב" כשפה.
engine-other-script = במילה "{ $word }" יש { $char } מכתב { $script }, אבל השפה { $language } נכתבת בכתב { $scripts }: יש לתקן, או לבחור שפה אחרת.
engine-half-character = במילה "{ $word }" יש חצי תו ({ $code }, שאין לו בן זוג): יש להקליד אותו מחדש.
engine-other-character = במילה "{ $word }" יש { $char } { $name }, אבל השפה { $language } נכתבת בכתב { $scripts }: יש לתקן, או לבחור שפה אחרת.
engine-list-no-letters = באף מילה ברשימה אין אותיות: האם זה הקובץ הנכון?
engine-list-mixed-scripts = המילים בכמה כתבים: { $shares }: יש להשאיר שפה אחת ברשימה, או לבחור את השפה.
engine-no-such-language-but = אין שפה "{ $code }": אולי הכוונה ל-{ $languages }?
engine-no-such-language = אין שפה "{ $code }": יש לכתוב קוד כמו en, bn או ar.
engine-no-such-letters = לשפה { $language } אין אפשרות "{ $option }": אפשר לבחור מתוך { $known }.
engine-no-letters-of-any-script = במילה "{ $word }" אין אותיות ללוח: יש להקליד אותה באותיות.
engine-no-letters-of-script = במילה "{ $word }" אין אותיות ללוח: יש להקליד אותה בכתב { $scripts }.
engine-lone-mark = במילה "{ $word }" יש { $char } בלי אות לפניו: יש להוסיף אות.
engine-too-many-characters = במילה { $word } יש { $characters } תווים; במילה יש לכל היותר { $most }.
engine-one-letter = במילה { $word } יש אות אחת; במילה צריכות להיות לפחות { $least }.
engine-too-many-letters = במילה { $word } יש { $letters } אותיות; אפשר להשתמש ב-{ $most } לכל היותר.
engine-too-many-marks = במילה { $word } יש יותר מדי סימנים על אות אחת; כדאי להסיר כמה מהם.

## The engine: each row of one’s own word list

engine-clue-without-word = להגדרה הזאת אין מילה: יש להקליד אחת.
engine-no-clue-yet = למילה { $word } אין עדיין הגדרה.
engine-more-cells = המילה { $word } תופסת { $cells } משבצות; רק { $most } נכנסות.
engine-clue-too-long = בהגדרה יש { $characters } תווים; אפשר לשמור { $most } לכל היותר.
engine-same-word = אותה מילה כמו בשורה { $row }: { $word }.
engine-same-letters = אותן אותיות כמו בשורה { $row }: { $word }.
engine-same-letters-below = בשורה { $row } יש אותן אותיות.
engine-gives-away = ההגדרה מכילה את המילה עצמה: { $word }.

## The engine: files of words

engine-had-half-character = במילה { $word } היה חצי תו, { $code }; יש להקליד את מה שחסר.
engine-had-control-character = במילה { $word } היה תו בקרה, { $code }; הוא הוסר.
engine-read-differently = שורה { $row } ({ $word }) תיקרא אחרת מקובץ כזה; יש לשמור את הרשימה בסוג קובץ אחר.
engine-nothing-to-save = אין עדיין מילים לשמירה.
engine-rows-with-same-word = בשורות { $first } ו-{ $second } יש אותה מילה, { $word }, ובמילון JSON כל מילה מופיעה פעם אחת: יש לשנות אחת מהן, או לשמור את הרשימה כ-CSV.
engine-rows-without-word = בשורות { $first } ו-{ $second } אין מילה; יש להקליד מילה באחת מהן, או לשמור את הרשימה כ-CSV.
engine-clue-not-text = ההגדרה של { $word } היא { $what }, ולא טקסט.
engine-not-an-object = ב-{ $name } יש { $what } במקום אובייקט של מילים והגדרות, כגון { $example }.
engine-empty-entry = ברשומה אין מילה ואין הגדרה.
engine-no-words-in-file = אין מילים ב-{ $name }; צריכה להיות בו מילה בכל שורה, או מבנה כגון { $example }.
engine-entry-without-word = ברשומה { $entry } אין מילה; היא צריכה להיראות כך: { $example }.
engine-web-page = { $name } הוא דף אינטרנט או XML ולא רשימת מילים; יש להעתיק את המילים לקובץ טקסט פשוט.
engine-is-a-puzzle = { $name } הוא חידה ולא רשימת מילים; יש לפתוח אותו כחידה.
engine-entry-parts = ברשומה { $entry } יש { $parts } חלקים; נקראים רק שני הראשונים, מילה והגדרה.
engine-columns-left-out = רק עמודה { $words } נקראת כמילים ועמודה { $clues } כהגדרות; השאר הושמטו. שורה ראשונה כגון word,clue אומרת מה נמצא איפה.
engine-comments = שורות שמתחילות ב-# נחשבות להערות ומושמטות: { $lines } כאן.
engine-empty-line = בשורה { $line } אין מילה ואין הגדרה.
engine-no-mark = כל שורה נחשבה למילה אחת, כי שום דבר לא מפריד בין מילים להגדרות: אם יש הגדרות בשורות, יש לשים ביניהן טאב או נקודתיים.
engine-columns-swapped = ההגדרות באות כאן ראשונות, ולכן העמודה השנייה נקראה כמילים.
engine-unclear-line = שורה { $line } נשארה שלמה: הפסיק, המקף או הרווח שבה אולי מפרידים בין מילה להגדרה ואולי שייכים למילה. אם הם מפרידים, יש לשים שם טאב או נקודתיים.
engine-assumed-encoding = לא כתוב ב-{ $name } באיזה קידוד האותיות; הוא נקרא כ-{ $encoding }. אם אותיות נראות שגויות, יש לשמור אותו ב-UTF-8.
engine-questions-left-out =
    { $n ->
        [one] לרשומה אחת אין תשובה שיכולה להיות מילה; היא הושמטה.
        [two] לשתי רשומות אין תשובה שיכולה להיות מילה; הן הושמטו.
       *[other] ל-{ $n } רשומות אין תשובה שיכולה להיות מילה; הן הושמטו.
    }
engine-office-unread = אי אפשר לקרוא את { $name }: הוא פגום, נעול בסיסמה או גדול מאוד. יש לשמור אותו מחדש, או להעתיק את המילים ולהדביק אותן כאן.
engine-holds-mark = במילה { $word } נשאר הסימן "{ $mark }". אם אחריו יש הגדרה, יש להעביר אותה להגדרות.
engine-no-clues = לאף אחת מהמילים ב-{ $name } אין הגדרה.
engine-entry-is-clue-only = להגדרה אין מילה.
engine-too-many-entries = ב-{ $name } יש { $entries } רשומות, ואפשר להשתמש ב-{ $most } לכל היותר; יש לחלק אותו לקבצים קטנים יותר.
engine-entries-beyond = ב-{ $name } יש יותר מ-{ $most } רשומות, ואי אפשר להשתמש ביותר מכך; יש לחלק אותו לקבצים קטנים יותר.
engine-doing-reading = קריאת { $name }
engine-doing-checking = בדיקת המילים של { $name }
engine-doing-opening = פתיחת { $name }
engine-doing-layout = סידור המילים
engine-doing-fill = מילוי הלוח
engine-doing-numbers = בחירת המספרים
engine-doing-hide = החבאת המילים
engine-doing-letters = בחירת האותיות מסביב למילים
engine-doing-prove = הוכחה שאין לוח קטן יותר למילים האלה
engine-doing-improve = חיפוש חידה טובה יותר
engine-doing-change = שינוי החידה
engine-doing-try = בדיקה אם אפשר למלא את השאר
engine-no-memory = אין מספיק זיכרון לכך; החידה שלכם נשארה כמו שהייתה. כדאי לסגור כרטיסיות אחרות, או לבחור רשימת מילים קטנה יותר או פחות מילים, ולנסות שוב.
engine-no-usable-words = אין ב-{ $name } רשומה שאפשר להשתמש בה כמילה בשפה { $language }; הראשונה מתוך { $entries }: { $problem }
engine-in-file = { $name }: { $problem }
engine-used-without-clue = למילה { $word } אין הגדרה; היא תשמש בלי הגדרה.
engine-stands-twice = המילה { $word } מופיעה פעמיים; הראשונה נשארת.
engine-letters-stand-twice = במילה { $word } אותן אותיות כמו במילה { $other }; הראשונה נשארת.
engine-clue-cut = בהגדרה של { $word } יש { $characters } תווים; נשמרים רק { $most } הראשונים.

## The engine: files that cannot be read

engine-json-value = חסר ערך
engine-json-comma = חסר פסיק (,)
engine-json-colon = חסרות נקודתיים (:)
engine-json-key = חסר שם במירכאות כפולות
engine-json-text-end = טקסט שמתחיל כאן לא נסגר
engine-json-control = תו בקרה אסור
engine-json-more = תוכן מיותר
engine-json-last-comma = פסיק מיותר לפני סוף האובייקט
engine-json-too-deep = { $name } אינו JSON שאפשר להשתמש בו: יש בו יותר מ-{ $most } סוגריים זה בתוך זה; יש לבחור קובץ אחר.
engine-json-broken = { $name } אינו JSON תקין: שורה { $line }, עמודה { $column }: { $problem }; יש לתקן את השורה ולפתוח אותו שוב.
engine-json-numbers = { $name } הוא JSON שאי אפשר לקרוא: יש בו NaN, Infinity או מספר אינסופי; יש להסיר אותו ולפתוח שוב.
engine-file-not-text = { $name } אינו קובץ טקסט; יש לבחור קובץ אחר, או לשמור את המילים כטקסט פשוט או כ-CSV בקידוד UTF-8 ולפתוח אותו.
engine-file-empty = { $name } ריק; יש לבחור קובץ אחר.
engine-file-picture = { $name } הוא תמונה ({ $format }) ולא קובץ טקסט; יש לשמור את המילים כטקסט פשוט או כ-CSV בקידוד UTF-8 ולפתוח אותו.
engine-file-pdf = { $name } הוא PDF ולא קובץ טקסט; יש לשמור את המילים כטקסט פשוט או כ-CSV בקידוד UTF-8 ולפתוח אותו.
engine-file-formatted = { $name } הוא מסמך מעוצב ({ $format }) ולא קובץ טקסט; יש לשמור אותו כטקסט פשוט בקידוד UTF-8 ולפתוח את הקובץ הזה.
engine-file-packed = { $name } הוא קובץ דחוס ({ $format }) ולא קובץ טקסט; יש לחלץ אותו קודם.
engine-file-database = { $name } הוא מסד נתונים ({ $format }) ולא קובץ טקסט; יש לשמור את המילים כטקסט פשוט או כ-CSV בקידוד UTF-8 ולפתוח אותו.
engine-file-excel = { $name } הוא קובץ Excel ולא קובץ טקסט; יש לשמור אותו שם כ-"CSV UTF-8" ולפתוח את הקובץ הזה.
engine-file-calc = { $name } הוא קובץ LibreOffice Calc ולא קובץ טקסט; יש לשמור אותו שם כ-CSV בקידוד UTF-8.
engine-file-writer = { $name } הוא קובץ LibreOffice Writer ולא קובץ טקסט; יש לשמור אותו שם כטקסט פשוט בקידוד UTF-8.
engine-file-pages = { $name } הוא קובץ Numbers או Pages ולא קובץ טקסט; יש לייצא אותו שם כ-CSV או כטקסט פשוט בקידוד UTF-8.
engine-file-old-office = { $name } הוא קובץ Excel או Word ישן, או נעול בסיסמה; יש לשמור אותו שם כ-.xlsx או כ-.docx בלי סיסמה, ולפתוח את הקובץ הזה.
engine-file-word = { $name } הוא קובץ Word ולא קובץ טקסט; יש לשמור אותו שם כטקסט פשוט בקידוד UTF-8 ולפתוח את הקובץ הזה.
engine-file-other-encoding = { $name } אינו בקידוד UTF-8: בשורה { $line } יש אותיות בקידוד אחר; יש לשמור אותו כ-UTF-8 (ב-Excel: "CSV UTF-8", בפנקס הרשימות: קידוד "UTF-8") ולפתוח אותו שוב.
engine-file-too-large = גודל הקובץ { $name } הוא { $size } מ"ב, ואפשר לפתוח { $most } מ"ב לכל היותר; יש לחלק אותו לקבצים קטנים יותר.
engine-file-utf-32 = { $name } הוא טקסט בקידוד UTF-32; יש לשמור אותו ב-UTF-8 ולפתוח אותו שוב.
engine-file-utf-16-damaged = לפי הכתוב בו { $name } הוא בקידוד UTF-16, אבל הוא נקטע או פגום בבית { $byte }; יש לשמור אותו שוב, ב-UTF-8.

## The engine: options and texts of a puzzle

engine-instructions-too-long = בטקסט שמעל ההגדרות יש { $characters } תווים; אפשר לשמור { $most } לכל היותר.
engine-text-too-long = בטקסט הזה { $characters } תווים; מותר עד { $most }.
engine-title-too-long = בכותרת יש { $characters } תווים; אפשר לשמור { $most } לכל היותר.
engine-author-too-long = בשם היוצרים יש { $characters } תווים; אפשר לשמור { $most } לכל היותר.
engine-finished-option = אי אפשר לשנות את { $name } בחידה מוכנה; אפשר לשנות את { $known }.
engine-no-such-word = אין מילה כזאת; בחידה יש { $words }.
engine-not-placed = למילה { $word } אין מקום בחידה, ולכן אי אפשר לנעול אותה; קודם יש לשבץ אותה.
engine-option-number = { $option }: יש לכתוב מספר מ-{ $least } עד { $most } { $unit }, ולא { $value }.
engine-option-int = { $option }: יש לכתוב מספר שלם מ-{ $least } עד { $most } { $unit }, ולא { $value }.
engine-option-size = { $option }: יש לכתוב auto, או רוחב x גובה כגון 15x15, מ-{ $least } עד { $most } משבצות בכל צד, ולא { $value }.
engine-option-ratio = { $option }: יש לכתוב רוחב x גובה כגון 4x3, כל אחד מספר שלם מ-{ $least } עד { $most }, ולא { $value }.
engine-no-such-option = אין אפשרות { $name }; יש { $known }.
engine-option-of = { $option }: יש לבחור מתוך { $choices }, ולא { $value }.
engine-option-language = { $option }: יש לכתוב קוד כמו en או ar, או להשאיר ריק, ולא { $value }.
engine-option-bool = { $option }: יש לכתוב true או false, ולא { $value }.
engine-bad-seed = מספר ההגרלה צריך להיות מספר שלם מ-0 עד { $most }.
engine-no-letter-in-cell = במשבצת הזאת אין אות של הדף.
engine-no-such-setting = לדף אין אפשרות { $name }; יש לו { $known }.

## The engine: making and changing a crossword

engine-nothing-to-add = אין מילה להוספה; יש להקליד אחת.
engine-nothing-to-delete = אין מילה למחיקה; יש לבחור אחת.
engine-locked-word = המילה { $word } נעולה; כדי להזיז אותה יש לשחרר אותה.
engine-no-other-word = אין ב-{ $name } מילה שעוד לא נמצאת בחידה.
engine-no-word-fits = אף אחת מ-{ $tried } מילים אחרות לא נכנסת למקום של { $word } בלי לדחוק אחרות; אפשר להחליף מילה אחרת, או לערבב קודם.
engine-last-word = בחידה צריכה להיות לפחות מילה אחת; יש להשאיר אחת או ליצור חידה חדשה.
engine-no-place = המילה { $word } לא יכולה לעמוד שם; יש לבחור אחד מהמקומות המסומנים.
engine-no-word-of-number = בחידה אין מילה { $number }; יש בה { $words }.
engine-other-language = רשימת המילים היא בשפה { $language }, אבל החידה היא בשפה אחרת; יש לבחור רשימה בשפה של החידה.
engine-other-letters = האותיות ב-{ $name } נקראות אחרת מאשר בחידה הזאת; אפשר לשנות זאת תחת "אותיות".
engine-already-there = המילה { $word } כבר נמצאת בחידה הזאת; יש לכתוב מילה אחרת.
engine-layout-would-break = הסידור נעול, וזה יפרק אותו; קודם יש לשחרר אותו.
engine-locked-would-break = המילים הנעולות ייפרדו זו מזו; קודם יש לשחרר כמה מהן.
engine-locked-layout = הסידור נעול; כדי לערבב יש לשחרר אותו.
engine-locked-improve = הסידור נעול; כדי לשפר יש לשחרר אותו.
engine-locked-join = יש מילים נעולות. שחררו אותן כדי לחבר אחרות.
# $name is the name of a file, a word list, an option or a character.
engine-no-link = אף מילה של { $name } אינה מחברת אותן. נסו כמה חלקים או סוג אחר.
engine-shortest-longer = { $shortest } ({ $least } אותיות) לא יכולה להיות ארוכה מ{ $longest } ({ $most } אותיות).
engine-no-words-so-long = אין ב-{ $name } מילים של { $least } עד { $most } אותיות; במילים שבו יש { $shortest } עד { $longest }.
engine-locked-too-large = המילים הנעולות לא נכנסות ללוח של { $width } על { $height }; קודם יש לשחרר כמה מהן.
engine-no-word-fits-grid = אף מילה של החידה לא נכנסת ללוח של { $width } על { $height }; כדאי לקחת לוח גדול יותר או מילים קצרות יותר.
engine-too-many-to-prove = אפשר להוכיח מהו הלוח הקטן ביותר עד { $most } מילים, לא ל-{ $words }; אפשר לקחת פחות מילים, או לבחור משהו אחר תחת "{ $option }".
engine-faulty-puzzle = המנוע יצר חידה פגומה ({ $where }: { $problem }); שום דבר לא השתנה. כדאי לערבב, ונודה על דיווח.
engine-fault = תקלה לא צפויה במנוע; החידה שלכם נשארה כמו שהייתה. נודה על דיווח: { $error }
engine-breaks-a-rule = החידה הזאת לא עומדת בכללים, ולכן אי אפשר לסדר אותה מחדש או לערוך אותה: { $where }: { $problem }. אפשר ליצור חידה חדשה מהמילים שלה.
engine-list-too-long = ברשימה יש { $rows } שורות, ואפשר לערוך { $most } לכל היותר; יש לחלק אותה לרשימות קטנות יותר.
engine-type-a-word = יש להקליד מילה.
engine-too-many-words = בחידה יש מקום ל-{ $most } מילים לכל היותר, ובחידה הזאת יש { $words }; אפשר להוסיף עד { $room }, או ליצור חידה נוספת.
engine-version = הדף עובד בפרוטוקול { $page } והמנוע בפרוטוקול { $engine }; יש לטעון מחדש את הדף כדי לקבל אותה גרסה של שניהם.
engine-busy = חיפוש אחר כבר פועל; יש לעצור אותו או לחכות שיסתיים.
engine-file-too-long = בקובץ יש { $words } מילים; כאן אפשר לערוך רק את { $most } הראשונות. כדי ליצור חידות מכולן יש לפתוח את הקובץ כרשימת מילים.
engine-no-dictionary = רשימת המילים הזאת כבר לא טעונה; יש לפתוח אותה שוב.

## The engine: what is wrong with an .ipuz file

engine-not-ipuz-puzzle = { $name } אינו חידת ipuz שאפשר לפתוח: { $why }.
engine-text-cut = { $characters } תווים; נשמרים { $most }
engine-no-setting = אין אפשרות { $name }
engine-dimensions = הגודל צריך להיות { $width } על { $height }, כמו הפתרון
engine-ipuz-no-object = אין בו אובייקט JSON
engine-ipuz-no-version = אין בו "version" של ipuz
engine-ipuz-no-kind = אין בו תשבץ וגם לא תפזורת
engine-wrong-type = ערך מסוג לא נכון
engine-ipuz-no-solution = אין בו פתרון
engine-ipuz-size = הלוח שלו ריק או גדול מ-{ $most } על { $most }
engine-ipuz-rows = בחידה שלו אין { $rows } שורות כמו בפתרון
engine-ipuz-no-clues = אין בו הגדרות
engine-no-text = לא טקסט
engine-no-use = ערך שאין בו שימוש
engine-no-use-because = ערך שאין בו שימוש: { $problem }
engine-ipuz-solution-row = בשורה { $row } של הפתרון אין { $width } משבצות כמו בשורה 1
engine-ipuz-puzzle-row = בשורה { $row } של החידה אין { $width } משבצות
engine-shape = רק באחד מהשניים, בחידה או בפתרון, יש כאן אות
engine-list-unread = רשימה שלא נקראת
engine-has-no-number = אין מספר
engine-clue-twice = מופיעה פעמיים
engine-ipuz-no-letter = בשורה { $row } של הפתרון יש משבצת בלי אות
engine-given-no-position = אותיות גלויות בלי מקום
engine-no-row = אין שורה, טור וכיוון
engine-clue-not-there = הפניה להגדרה שלא קיימת
engine-neither-locked = לא ברור אם נעולה או לא
engine-has-no-text = אין טקסט
engine-no-clue-down = ל-{ $word } מאונך אין הגדרה
engine-no-clue-across = ל-{ $word } מאוזן אין הגדרה
engine-enumeration = כתובות { $said } אותיות, אבל יש { $letters }
engine-would-lie-outside = חורגת מהלוח
engine-ipuz-too-many-words = יש בו { $words } מילים, ואפשר להשתמש ב-{ $most } לכל היותר
engine-label = כתוב { $shown }, אבל צריך להיות { $number }
engine-should-be = צריך להיות { $value }
engine-locked-not-placed = נעולה, אבל אין לה מקום בדף
engine-gives-outside = אות גלויה במקום שאין בו מילה
engine-gives-hidden = האות { $number } גלויה כאן, אבל החידה לא מציגה אותה
engine-clue-no-place = אין מקום בלוח
engine-stray = { $letter } לא שייכת לאף מילה
engine-has-no-letter = אין אות { $number }
engine-gives-other = האות הגלויה היא { $given }, אבל האות הנכונה היא { $letter }
engine-ipuz-no-letters = אין בו לוח אותיות
engine-ipuz-no-words = אין בו מילים לחפש
engine-dimensions-letters = הגודל צריך להיות { $width } על { $height }, כמו הלוח
engine-cell-no-letter = אין בה אות, ולכן היא נשארת מחוץ ללוח
engine-single-letter = יש בה אות אחת בלבד, ולכן הושמטה
engine-place-missing = אין לה מקום בקובץ, ולכן היא נבדקת באותיות עצמן
engine-place-other-letters = לא נמצאת במקום שכתוב בקובץ, ולכן היא נבדקת באותיות עצמן
engine-nowhere-in-letters = לא נמצאת בשום מקום באותיות
engine-several-places = נמצאת ב-{ $places } מקומות באותיות; נלקח הראשון

## The engine: what is wrong with a puzzle

engine-word-unknown = לא נמצאת ברשימת המילים
engine-false-down = { $letters } מאונך אינה מילה של החידה
engine-not-connected = לא מחוברת למילה הראשונה
engine-box = הגודל { $width } על { $height }, אבל האותיות צריכות רק { $wide } על { $high }
engine-other-length = { $letters } אותיות ב-{ $cells } משבצות
engine-run = נוגעת באותיות אחרות לפני הראשונה שלה או אחרי האחרונה
engine-false-across = { $letters } מאוזן אינה מילה של החידה
engine-other-size = הגודל { $width }x{ $height }, אבל התבקש { $size }
engine-seed-range = לא בין 0 ל-{ $most }
engine-kind-unknown = סוג שאינו מוכר כאן
engine-word-lost = לא משובצת ולא רשומה כמילה ללא מקום
engine-reason-nowhere = רשומה כמבודדת, אבל אינה בשום מקום
engine-answer-twice = אותה תשובה כמו { $other }
engine-other-cells = צריכה לתפוס את המשבצות { $wanted }, אבל תופסת את { $found }
engine-not-straight = לא ממשיכה ישר ב{ $place }
engine-leaves-grid = יוצאת מהלוח ב{ $place }
engine-crossing = דורשת { $letter } ב{ $place }, אבל שם נמצאת { $other }
engine-overlap = חופפת למילה { $other }
engine-other-number = צריך להיות לה מספר { $wanted }, אבל יש לה { $found }
engine-loose-hangs = מחוברת לחלק הראשי, ולכן שייכת לדף
engine-no-letter-to-give = אין אות { $number } לגלות
engine-word-twice = משובצת { $times } פעמים
engine-reason-has-place = רשומה כמילה ללא מקום, אבל יש לה מקום
engine-loose-reason = רשומה כ"{ $reason }", אבל { $words } מילים מחוברות אליה
engine-there-is-no-setting = אין אפשרות { $name }
engine-setting-no-use = אפשרות שאין בה שימוש: { $problem }
engine-grid-empty = אין בו מילים
engine-reason-unknown = סיבה לא מוכרת: { $reason }
engine-loose-larger = אחת מ-{ $words } מילים מבודדות, יותר ממה שיש בדף
engine-reason-shares = רשומה כמילה בלי אות משותפת, אבל יש לה
engine-reason-too-long = רשומה כמילה ארוכה מהלוח, אבל אינה כזאת
engine-proof-contradicts = לא ייתכן שהוכח למילים האלה
engine-loose-unasked = מבודדת, אבל לא התבקש פיזור
engine-way-not-allowed = כתובה בכיוון שאסור למילים
engine-hidden-like-entry = יש לה מספר או כיוון שאין למילים כאן
engine-hidden-marks = יש אותיות גלויות או שמורות, או מילים חריגות, ובתפזורת אין כאלה
engine-hidden-empty = אין אף אות
engine-hidden-holes = יש { $cells } משבצות בלי אות
engine-shares-a-letter = יש לה אות משותפת עם { $other }, אבל לא התבקשו אותיות משותפות
engine-found-again = אפשר למצוא אותה פעם נוספת, ב{ $place }
engine-banned-found = שם מתחילה { $word }, שהיא מילה אסורה
engine-message-short = נשארו { $cells } משבצות למסר, שצריך { $letters }
engine-message-letter = יש בה { $found }, אבל במסר באה שם { $letter }
engine-reason-of-crosswords = יש לה סיבה שקיימת רק בתשבצים
engine-reason-not-within = רשומה כחלק ממילה אחרת, אבל אינה כזאת

## The language of the words, and their letters

languages-likely = שפות סבירות
languages-more = שפות נוספות
languages-guessed = זוהתה השפה: { $language }. לא נכון? אפשר לבחור את השפה.
languages-guessed-title = לפי השם זוהתה השפה: { $language }. לא נכון? אפשר לבחור את השפה.
languages-guessed-others = זוהתה השפה: { $language }. ייתכן גם: { $others }. לא נכון? אפשר לבחור את השפה.
languages-guessed-many = זוהתה השפה: { $language }. שפות נוספות נכתבות באותן אותיות. לא נכון? אפשר לבחור את השפה.
languages-proposal = לא נמצא תשבץ מודפס ב{ $language }, ולכן החלוקה של המילים למשבצות היא הצעה.
languages-proposal-si = לא נמצא תשבץ מודפס ב{ $language }. ההצעה: לאות עם סימן hal יש משבצת משלה.
languages-proposal-lo = לא נמצא תשבץ מודפס ב{ $language }. ההצעה: המשבצות נקבעות כמו בתאית.
languages-proposal-km = לא נמצא תשבץ מודפס ב{ $language }. ההצעה: אותיות שעומדות זו מתחת לזו חולקות משבצת.
languages-proposal-my = לא נמצא תשבץ מודפס ב{ $language }. ההצעה: לאות עם סימן asat יש משבצת משלה.
languages-proposal-bo = לא נמצא תשבץ מודפס ב{ $language }. ההצעה: לכל מערום של אותיות יש משבצת.
languages-proposal-vi = בתשבצים ב{ $language } נהוג לפעמים להשאיר את הסימנים על האותיות ולפעמים לא. אפשר לבחור זאת תחת "אותיות".
languages-ask = באיזו שפה המילים האלה?
languages-ask-help = מילים באותיות אחרות יושמטו.
languages-ask-yes = פתיחת הרשימה

letters-button = אותיות…
letters-heading = אותיות
letters-of = האותיות ב{ $language }
letters-of-menu = האותיות ב{ $language }…
letters-help-dictionary = רשימת המילים נקראת מחדש, ונוצרת ממנה חידה חדשה. בחידה שמוצגת עכשיו האותיות לא משתנות.
letters-help-list = זה חל על הרשימה הזאת ועל החידות שייווצרו ממנה מעכשיו.
letters-usual = חזרה לרגיל
letters-change = שימוש באותיות אלה
letters-differ = האותיות ברשימת המילים { $name } נקראות אחרת מאשר בחידה הזאת; כדי להחליף מילים יש לבחור אותן אותיות.
letters-digits = ספרות במילים
    .help = כמו 4 במילה B4. בדרך כלל מילה שיש בה ספרה מושמטת.
    .choice-refuse = השמטת המילה
    .choice-keep = משבצת משלה
letters-hamza = אליף עם המזה
    .help = أ إ آ ٱ בהצטלבות של שתי מילים. ברוב התשבצים המודפסים הן נחשבות ל-ا.
    .choice-fold = כמו ا
    .choice-keep = אותיות בפני עצמן
letters-teh_marbuta = תא מרבוטה
    .help = ة בסוף מילה, שבחלק מהתשבצים מצטלבת עם ه.
    .choice-keep = אות בפני עצמה
    .choice-fold = כמו ه
letters-alef_maqsura = אליף מקצורה
    .help = ى בסוף מילה, שבחלק מהתשבצים מצטלבת עם ي.
    .choice-keep = אות בפני עצמה
    .choice-fold = כמו ي
letters-hamza_seats = המזה על ואו ועל יא
    .help = ؤ ו-ئ, שבחלק מהתשבצים מצטלבות עם و ועם ي.
    .choice-keep = אותיות בפני עצמן
    .choice-fold = כמו و ו-ي
letters-yeh_hamza = המזה על יא ועל ואו
    .help = ئ ו-ؤ, שברוב התשבצים נחשבות ל-ی ול-و.
    .choice-fold = כמו ی ו-و
    .choice-keep = אותיות בפני עצמן
letters-alef_madda = אליף מדה
    .help = آ, שבחלק מהתשבצים מצטלבת עם ا.
    .choice-keep = אות בפני עצמה
    .choice-fold = כמו ا
letters-sara_am = סארה אם
    .help = ำ כמו במילה น้ำ: במשבצת של העיצור שלה, או במשבצת הבאה.
    .choice-with-consonant = עם העיצור שלה
    .choice-own-cell = משבצת משלה
letters-tones = סימנים
    .help = מה נשאר מ-ấ: הכול, â בלי הטון, או A.
    .choice-keep = הכול נשאר
    .choice-drop-tones = בלי הטונים
    .choice-drop-all = בלי שום סימן
letters-long_vowels = תנועות ארוכות
    .help = Í Ó Ő Ú Ű בהצטלבות: אותיות בפני עצמן, או כמו I O Ö U Ü.
    .choice-keep = אותיות בפני עצמן
    .choice-short = כמו הקצרות
letters-ij = IJ
    .help = כמו במילה IJS: משבצת אחת לשתי האותיות, או שתיים.
    .choice-one-cell = משבצת אחת
    .choice-two-cells = שתי משבצות
letters-umlauts = אומלאוטים
    .help = Ä Ö Ü נכתבות AE OE UE, כנהוג בתשבצים, או אותיות בפני עצמן.
    .choice-two-cells = שתי משבצות
    .choice-one-cell = משבצת אחת

## Number crosswords

engine-no-digit = במספר "{ $word }" יש { $char }, שאינו ספרה: תשבץ מספרים מקבל רק מספרים שלמים.
engine-type-a-number = יש להקליד מספר.
engine-proved-unique = נבדק: ההגדרות מותירות פתרון אחד בלבד.
engine-not-unique = ייתכן שההגדרות מותירות יותר מפתרון אחד.
engine-option-int-plain = { $option } חייב להיות מספר שלם מ-{ $least } עד { $most }, ולא { $value }.
engine-range-upside-down = { $least } ({ $low }) לא יכול להיות גדול מ{ $most } ({ $high }).
engine-no-sum = אי אפשר לחשב את "{ $clue }"; כתבו מספרים וביניהם +, −, × או ÷, או השאירו את ההגדרה ריקה כדי לקבל אחת.
engine-never-comes-to = { $clue } לעולם אינו { $answer }; תקנו, או השאירו את ההגדרה ריקה כדי לקבל אחת.
engine-comes-to = { $clue } הוא { $value }, ולא { $answer }; תקנו, או השאירו את ההגדרה ריקה כדי לקבל אחת.
engine-too-few-numbers = מהמספרים האלה יוצאות { $answers } תשובות של שתי ספרות או יותר, מעט מכדי להצטלב; בחרו טווחים גדולים יותר או פעולות נוספות.
engine-no-numbers-fit = הוכח: אין בטווחים האלה מספרים שנכנסים למשבצות הלבנות; טווחים גדולים יותר, פעולות נוספות או עוד משבצות שחורות יעזרו.
engine-no-numbers-found = לא נמצאו מספרים שנכנסים למשבצות הלבנות; טווחים גדולים יותר, פעולות נוספות או עוד משבצות שחורות יעזרו.
engine-locked-other-grid = בלוח אחר יאבד מה שנעול או נכתב ביד; קודם שחררו ונקו.
engine-no-other-number = לא נמצא מספר אחר במקום { $number }, וגם לא הגדרה אחרת; ערבבו, או בחרו טווחים גדולים יותר.
engine-leading-zero = { $number } מתחיל ב-0; כתבו מספר שמתחיל בספרה אחרת.
engine-no-clue-for-number = המספרים של התשבץ הזה אינם נותנים הגדרה ל-{ $number }; כתבו אחת.
engine-odd-number = אף הגדרה לפי אפשרויות התשבץ אינה נותנת את המספר הזה
engine-cells-in-doubt = ההגדרות מותירות יותר מפתרון אחד: ב-{ $cells } משבצות יכולות לעמוד ספרות אחרות, הראשונה שבהן ב{ $place }; כתבו שם הגדרה מלאה.
option-numbers-size = גודל הלוח
    .help = רוחב הלוח וגובהו; בלוח של 10 על 10 יש כחמישים הגדרות.
    .unit = משבצות
option-numbers-symmetry = סימטריה
    .help = כשמשבצת שחורה, גם בת הזוג שלה שחורה. כשיש מעט מספרים לבחור מהם, הסימטריה לא נשמרת.
    .choice-rotational = חצי סיבוב
    .choice-left-right = ימין ושמאל
    .choice-up-down = למעלה ולמטה
    .choice-both = כל ארבעת הצדדים
    .choice-diagonal = אלכסון
    .choice-none = ללא
option-operations = פעולות
    .help = מה ההגדרות מבקשות.
    .choice-times = × כפל
    .choice-divide = ÷ חילוק
    .choice-times-divide = × וגם ÷
    .choice-plus = + חיבור
    .choice-minus = − חיסור
    .choice-plus-minus = + וגם −
    .choice-all = כל הארבע
option-first_least = הגורם הראשון מ-
    .help = המספר הקטן ביותר משמאל ל-×.
option-first_most = הגורם הראשון עד
    .help = המספר הגדול ביותר משמאל ל-×: 12 ללוח הכפל עד שתים עשרה.
option-second_least = הגורם השני מ-
    .help = המספר הקטן ביותר מימין ל-×. חילוק הוא כפל הפוך.
option-second_most = הגורם השני עד
    .help = המספר הגדול ביותר מימין ל-×.
option-term_least = מספרים לחיבור מ-
    .help = המספר הקטן ביותר משני צדי + ו-−.
option-term_most = מספרים לחיבור עד
    .help = המספר הגדול ביותר משני צדי + ו-−.
option-clue = הגדרות
    .choice-full = מלאה: 12 × 7
    .help-full = כל הגדרה נותנת את תשובתה: צריך רק לחשב.
    .choice-hidden = מספר חסר: □ × 7
    .help-hidden = בהגדרות רבות חסר מספר, וההצטלבויות קובעות. מוצגות במלואן כמה הגדרות שצריך כדי שיישאר פתרון אחד בלבד: זה נבדק.
preset-numbers-times = כפל
    .help = 10 על 10: מספר עד 12 כפול מספר עד 99.
preset-numbers-tables = לוח הכפל
    .help = 8 על 8: לוח הכפל מ-2 עד 12, עד כפול עשרים.
preset-numbers-large = כפל גדול
    .help = 10 על 10: מספרים דו-ספרתיים כפול מספרים דו-ספרתיים.
preset-numbers-plus = חיבור וחיסור
    .help = 10 על 10: סכומים והפרשים של מספרים עד 199.
preset-numbers-mixed = מעורב
    .help = 10 על 10: כל ארבע הפעולות.
preset-numbers-hidden = חידה
    .help = 10 על 10: הגדרות שחסר בהן מספר, למי שאוהב לחשוב.
options-group-sums = מספרים והגדרות

## Filled crosswords: options, and what the engine says of drawing and filling

engine-option-sides = { $option }: יש לכתוב רוחב x גובה כגון 13x13, מ-{ $least } עד { $most } משבצות בכל צד, ולא { $value }.
option-filled-size = גודל הלוח
    .help = רוחב הלוח וגובהו.
    .unit = משבצות
option-blocks = משבצות שחורות
    .choice-pattern = דגם
    .help-pattern = דגם חדש כמו בעיתונים: כל אות שייכת לשתי מילים, וכל המילים מחוברות. נדרשת רשימת מילים גדולה.
    .choice-few = נקבעות תוך כדי מילוי
    .help-few = הן מוצבות במקום שבו מילים מסתיימות, כך שגם רשימות קצרות ממלאות את הלוח.
    .choice-rows = שורה אחר שורה (תוכנה ישנה)
    .help-rows = כל שורה מתמלאת במילים ובמשבצות שחורות ביניהן; מילים מאונכות אינן ארוכות ממה שקבעתם.
    .choice-columns = טור אחר טור (תוכנה ישנה)
    .help-columns = המשבצות השחורות נקבעות תחילה לפי הטורים, ואחר כך השורות מתמלאות.
    .choice-none = ללא: לוח פתוח
    .help-none = שום משבצת אינה שחורה: לריבועים קטנים, או לציור משלכם.
    .choice-bars = קווים במקום משבצות (בריטי)
    .help-bars = בלי משבצות שחורות: מילים מסתיימות בקווים, ולכל אחת מספר הוגן של אותיות שאף מילה אחרת אינה חוצה. בדרך כלל 12 × 12.
    .choice-library = תבנית לבחירתכם
    .help-library = תבנית מהאוסף, עם מספר המילים והמילים הארוכות שתרצו.
option-pattern = תבנית
    .help = אחת מהאוסף. בלי בחירה, כל תבנית בגודל הלוח.
option-symmetry = סימטריה
    .help = אם משבצת שחורה, גם בבואתה שחורה.
    .choice-rotational = חצי סיבוב
    .choice-left-right = ימין ושמאל
    .choice-up-down = למעלה ולמטה
    .choice-both = כל ארבעת הצדדים
    .choice-diagonal = אלכסון
    .choice-none = ללא
option-black = כמות המשבצות השחורות
    .help = ככל שיש יותר, קל יותר למלא את הלוח.
    .choice-few = מעט
    .choice-medium = בינוני
    .choice-many = הרבה
option-most_words = מספר המילים המרבי
    .help = בתבנית אין יותר מילים מזה; 0 פירושו בלי הגבלה.
    .unit = מילים
option-most_blocks = מספר המשבצות השחורות המרבי
    .help = בתבנית אין יותר משבצות שחורות מזה; 0 פירושו בלי הגבלה.
    .unit = משבצות
option-theme_answers = תשובות הנושא
    .help = אחת בכל שורה. הן מקבלות מקומות סימטריים, והשאר ממולא סביבן: זוגות באורך שווה, ובודדת בשורה האמצעית.
option-theme_down = תשובות הנושא יכולות להיות מאונכות
option-max_down = המילה המאונכת הארוכה ביותר
    .help = התוכנה הישנה ממלאת שורות ומקווה שגם בטורים ייצאו מילים; בקצרות זה קורה יותר.
    .unit = אותיות
option-filled-min_length = המילה הקצרה ביותר
    .help = לא משתמשים במילים קצרות יותר, ולא נשארים רווחים קצרים יותר.
    .unit = אותיות
option-min_score = הניקוד הנמוך ביותר
    .help = אם יש ניקוד ברשימת המילים, לא משתמשים במילים שניקודן נמוך יותר.
    .unit = נקודות
option-better = להעדיף מילים בעלות ניקוד גבוה
    .help = אם יש ניקוד ברשימת המילים, המילים הטובות ביותר מנוסות תחילה.
option-shared = אותיות רצופות שאסור לשתי מילים לחלוק
    .help = 5 הוא המקובל; 0 מתיר הכול.
    .unit = אותיות
option-apart = אין מילה בתוך מילה אחרת
    .help = אין ספר לצד ספרים.
option-pangram = כל אותיות האלף־בית
    .help = מנסה להשתמש בכולן, ואומר אילו חסרות.
option-three = בלי מילים של שתי אותיות
    .help = מסמן אותן.
option-checked = כל אות בשתי מילים
    .help = מסמן אותיות שנמצאות במילה אחת בלבד.
option-connected = לוח בחתיכה אחת
    .help = מסמן חלקים ששום מילה אינה מחברת.
option-mirrored = משבצות שחורות סימטריות
    .help = מסמן משבצות שחורות שאין להן תמונת מראה.
option-method = אופן החיפוש
    .choice-solver = כל מילה מוכרת
    .help-solver = משתמשים רק במילים מן הרשימה, במאוזן ובמאונך; או שמוכח שאין בהן כדי למלא את הלוח.
    .choice-progressive = הדרגתי (תוכנה ישנה)
    .help-progressive = השורות מתמלאות במילים, והמילים המאונכות משתפרות מעט מעט; ייתכן שיישארו כאלה שאינן בשום רשימה. הן מסומנות.
option-objective = מה נחשב שגוי
    .choice-lengths = אותיות של מילים לא מוכרות
    .help-lengths = אותיותיהן של מילים לא מוכרות, וחמישית מאותיותיהן של מבולבלות.
    .choice-counts = מילים לא מוכרות ומבולבלות
    .help-counts = כל מילה לא מוכרת נחשבת אחת, וכל מבולבלת חצי.
    .choice-unknown = מילים לא מוכרות
    .help-unknown = כל מילה לא מוכרת נחשבת אחת, גם מבולבלת.
option-queue = תור
    .help = כמה לוחות נשמרים לשיפור.
    .unit = לוחות
option-neighbours = שכנים
    .help = כמה שינויים של הלוח מנוסים בכל פעם.
    .unit = שינויים
option-filled-seconds = זמן החיפוש
    .help = החיפוש מסתיים כשהלוח מלא, או כשהזמן תם.
    .unit = שניות
preset-newspaper = עיתון
    .help = 13 על 13 בדגם סימטרי, לרשימת מילים גדולה.
preset-newspaper-15 = עיתון, 15 × 15
    .help = גודלם של רוב התשבצים היומיים.
preset-mini = מיני
    .help = 5 על 5 עם מעט משבצות שחורות, להפסקת קפה.
preset-own-blocks = תשבץ מלא
    .help = 12 על 12; המשבצות השחורות נקבעות תוך כדי מילוי, מעט ככל האפשר.
preset-small-list = רשימת מילים קטנה
    .help = יותר משבצות שחורות ומילים קצרות, כך שרשימה קטנה מספיקה.
preset-older = תוכנה ישנה
    .help = 12 על 12 בחיפוש ההדרגתי של תוכנה ישנה ובאפשרויות שלה; ייתכנו מילים לא מוכרות.
engine-diagonal-no-square = רק לוח ריבועי יכול להיות זהה משני צדי האלכסון, וזה { $width } × { $height }; בחרו סימטריה אחרת.
engine-no-such-cell = אין משבצת כזאת; בלוח { $rows } שורות ו-{ $columns } טורים.
engine-needs-letters = רק תשבצים עם רמזים אפשר למסור בלי הפתרון.
engine-no-solution = קודם ממלאים את הלוח. אחר כך אפשר למסור אותו בלי הפתרון.
engine-nothing-to-mark = אין שם משבצת לסמן.
engine-no-slot-down = שום מילה מאונכת אינה עוברת במשבצת הזאת.
engine-no-slot-across = שום מילה מאוזנת אינה עוברת במשבצת הזאת.
engine-cell-is-block = המשבצת הזאת שחורה; הלבינו אותה כדי לכתוב בה.
engine-put-other-length = ב-{ $word } יש { $letters } אותיות, ויש לה { $cells } משבצות.
engine-locked-letters = { $word } נעולה; שחררו אותה כדי לשנות את אותיותיה.
engine-nothing-to-fill = בכל משבצת לבנה כבר יש אות; נקו כמה מהן, או ערבבו את המילים מחדש.
engine-letter-stays = האות ב{ $cell } היא עכשיו אחרת, והיא נשארת. כדאי לחפש מילויים מחדש.
engine-nothing-to-lock = אין אות במשבצות האלה.
engine-other-grid = המשבצות השחורות השתנו. כדאי לחפש מילויים מחדש.
engine-choose-dictionary = בחרו רשימת מילים למילוי הלוח.
engine-no-filling-found = לא נמצא מילוי בזמן הזה, ולא הוכח שאין; חפשו זמן רב יותר, הוסיפו משבצות שחורות, הניחו להן להיקבע תוך כדי מילוי או קחו רשימת מילים גדולה יותר.
engine-supply-words = הוסיפו מילים בנות { $lengths } אותיות: ברשימת המילים אין כאלה, והלוח זקוק להן, למשל ב-{ $slots }; או הוסיפו משבצות שחורות.
engine-supply-good-words = הוסיפו מילים בנות { $lengths } אותיות בניקוד { $least } ומעלה: ברשימת המילים אין כאלה, והלוח זקוק להן, למשל ב-{ $slots }; או הורידו את הניקוד.
engine-grid-impossible = הוכח: המילים של רשימת המילים אינן יכולות למלא את הלוח הזה; יועילו עוד משבצות שחורות או עוד מילים בנות { $lengths } אותיות.
engine-slots-impossible = הוכח: אין מילים של רשימת המילים שמתאימות יחד ב-{ $slots }; יועילו שם עוד משבצות שחורות או עוד מילים בנות { $lengths } אותיות.
engine-slot-impossible = הוכח: שום מילה של רשימת המילים אינה מתאימה ב-{ $slot }, שבה כתוב { $letters }; יש לשנות את האותיות, לשים שם משבצת שחורה או להוסיף מילים בנות { $length } אותיות.
engine-slot-unsupported = הוכח: שום מילה של רשימת המילים ב-{ $slot } אינה משתלבת עם המילים שחוצות אותה; יש לשים שם משבצת שחורה או להוסיף מילים בנות { $length } אותיות.
engine-drawn-twice = { $word } נמצאת ב-{ $first } וגם ב-{ $second }, ומילה אינה יכולה להופיע פעמיים; יש לשנות אחת מהן.
engine-no-words-for-grid = ברשימת המילים אין מילים בנות { $least } עד { $most } אותיות שאפשר להשתמש בהן; הוסיפו כאלה, או שנו את "{ $shortest }" או "{ $score }".
engine-no-pattern-words = אף אחד מ-{ $tried } דגמים אינו ניתן למילוי: הוסיפו מילים בנות { $lengths } אותיות, שחסרות ברשימת המילים, או בחרו "{ $way }" תחת "{ $option }".
engine-too-few-to-fill = { $words } מילים אינן מספיקות למילוי לוח בלי רווחים; בחרו סוג אחר של חידה כדי להשתמש בכולן, או רשימת מילים גדולה יותר.
engine-no-pattern-filled = אף אחד מ-{ $tried } דגמים אינו ניתן למילוי מרשימת המילים, וכך הוכח לכל אחד; בחרו "{ $way }" תחת "{ $option }", לוח קטן יותר או רשימת מילים גדולה יותר.
engine-no-such-pattern = אין תבנית { $name }. בחרו אחת מהאוסף.
engine-no-pattern-of-size = באוסף אין תבנית של { $width } × { $height } משבצות: התבניות ריבועיות, מ־5 × 5 עד 21 × 21.
engine-theme-no-slots = בתבנית אין מקומות מאוזנים לתשובות של { $lengths } אותיות יחד. בחרו תבנית אחרת, או תנו לצייר חדשה סביב התשובות.
engine-theme-unpaired = בלוח סימטרי תשובות הנושא עומדות בזוגות באורך שווה, ואחת יכולה לעמוד לבדה באמצע אם נשאר אותו מקום משני הצדדים. זה לא אפשרי עבור { $words }: הוסיפו בני זוג באותו אורך, שנו את האורכים או בחרו סימטרייה אחרת.
engine-limits-too-low = לא נמצאה תבנית בגבולות שקבעתם. הגדילו את „{ $words }” או את „{ $blocks }”; 0 פירושו בלי הגבלה.
engine-theme-no-room = לא נמצאה תבנית סימטרית של { $width } × { $height } משבצות עם מקום לתשובות הנושא האלה. השתמשו בפחות תשובות או בקצרות יותר, בלוח גדול יותר או בסימטרייה אחרת.
engine-theme-not-filled = אף אחת מ־{ $tried } התבניות סביב תשובות הנושא אינה ניתנת למילוי מרשימת המילים הזאת (הוכח לכל אחת). אפשרו יותר משבצות שחורות, שנו תשובה או בחרו רשימה גדולה יותר.
engine-theme-twice = { $word } מופיעה פעמיים בין תשובות הנושא. הסירו אותה פעם אחת.
engine-theme-too-long = ב־{ $word } יש { $letters } אותיות, יותר מדי ללוח של { $width } × { $height }. השתמשו בלוח גדול יותר או בתשובה קצרה יותר.
engine-theme-too-short = ב־{ $word } יש רק { $letters } אותיות, ואין מילה שמותר לה פחות מ־{ $least }.
engine-no-bars = לא נמצא לוח הוגן של { $width } × { $height } משבצות עם קווים. בחרו גודל אחר או סימטרייה אחרת.
engine-unches-many = יותר מדי אותיות של המילה הזאת אינן באף מילה אחרת.
engine-unches-beside = שתי אותיות סמוכות אינן באף מילה אחרת.
engine-unches-lone = המשבצת הזאת אינה באף מילה.
engine-placed-while-filling = נקבעות תוך כדי מילוי
engine-letters-would-go = בלוח אחר יאבדו האותיות שכתבתם או נעלתם; נקו ושחררו אותן תחילה, או צרו חידה חדשה.
engine-nothing-to-improve = כל המילים נמצאות ברשימה, ואין בה ניקוד שלפיו אחרות היו טובות יותר; ערבבו מחדש כדי לקבל מילים אחרות.
engine-no-other-filling = לא נמצאה מילה אחרת במקום { $word }, גם כשהמילים סביבה משתנות; ערבבו מחדש, או שנו משבצת שחורה.
engine-no-such-act = אי אפשר לעשות זאת בחידה מסוג זה ({ $act }).
engine-in-line = { $name }, שורה { $line }: { $problem }
engine-template-too-large = הלוח ב-{ $name } הוא { $width } × { $height }, ואפשר למלא לכל היותר { $most } × { $most }.
engine-template-ragged = בשורה { $line } של { $name } יש { $cells } משבצות, אבל באחרות { $width }; כתבו ? למשבצת פתוחה ו-# למשבצת שחורה, כך שכל השורות יהיו שוות.
engine-template-hidden = לתפזורת אין תבנית; אפשר לשמור את האותיות שלה כטקסט, או את כולה כ-ipuz.
engine-template-empty = ב-{ $name } אין משבצות; כתבו שורה לכל שורה של הלוח, # למשבצת שחורה ו-? למשבצת פתוחה.
engine-not-full = הלוח עדיין אינו מלא; מלאו אותו תחילה.

# Formats of files: what is read, what is lost.
engine-no-puzzle-file = { $name } אינו חידה שאפשר לפתוח; אפשר לפתוח ipuz, puz, jpz, xd ו-Exolve, ודפים וקובצי zip שנשמרו כאן. רשימה של מילים יש לפתוח כרשימת מילים.
engine-loss-only-letters = רק האותיות של הלוח: בלי הגדרות ובלי כותרת.
engine-loss-texts = טקסטים לקריאה ולהדפסה; אי אפשר לפתוח אותם שוב.

## Grids with blocks: what the engine finds in files and drawings

engine-odd-unknown = אינה ברשימת המילים
engine-odd-scrambled = מילה מהרשימה, אבל אותיותיה מבולבלות
engine-short-slots = מילים של שתי אותיות בלבד: { $slots }.
engine-unchecked = משבצות ששייכות למילה אחת בלבד: { $cells }.
engine-impossible-by-rules = { $problem } לפי הכללים מילים שחולקות אותיות רצופות אינן עומדות יחד; בכללים מקלים יותר אולי יש מילוי.
engine-rule-apart = { $word } נמצאת גם ב-{ $words }.
engine-rule-lopsided = המשבצות השחורות אינן סימטריות.
engine-rule-pangram = אותיות שחסרות בלוח: { $letters }.
engine-rule-repeated = { $word } נמצאת בלוח יותר מפעם אחת.
engine-rule-shared = ל-{ $words } יש במשותף { $letters }.
engine-doing-mixing = רשימות המילים מתמזגות
engine-mixed-language = { $name } בשפה { $language }, אבל { $first } בשפה { $other }; ממזגים רק רשימות באותה שפה.
engine-mixed-letters = האותיות של { $name } מחולקות אחרת מאלה של { $first }.
engine-mixed-none-left = לא נשארה מילה: כולן חסומות או שניקודן 0.
engine-mixed-too-large = ברשימות יחד { $words } מילים; הגבול הוא { $most }. השמיטו אחת.
engine-islands = חלקים בלוח שאינם נוגעים זה בזה: { $parts }.
engine-voids-are-blocks = יש בו משבצות שמחוץ ללוח, { $cells } במספר, והן הופכות למשבצות שחורות
engine-clue-not-full = הושמטה: בתשובה שלה יש משבצות ריקות
engine-pinned-no-letter = מפנה למשבצת בלי אות
engine-dense-unplaced = אין לה מקום, ובלוח כזה לכל מילה יש מקום
engine-pinned-empty = רשומה כמשבצת ששומרת על האות שלה, אבל אין בה אות
engine-odd-no-use = רשומה כחריגה באופן שאינו אפשרי
engine-open-outside = פתוחה, אבל מחוץ ללוח
engine-open-in-word = רשומה כמשבצת שאינה שייכת לאף מילה, אבל היא שייכת
engine-no-single-letter = יש בה { $text }, וזו אינה אות
engine-all-blocks = אין בו משבצות
engine-number-no-number = אינו מספר
engine-number-begins-0 = מתחיל ב-0
engine-clue-other-value = ההגדרה שלו היא { $clue }, וזה מספר אחר
engine-columns-but-scores = רק עמודה { $words } נקראת כמילים ועמודה { $scores } כניקוד שלהן; השאר מושמטות.
engine-bad-score = הניקוד של { $word } הוא { $score }, ולא מספר שלם מ-0 עד { $most }; הוא נחשב { $usual }.
engine-no-score = למילה { $word } אין ניקוד; הוא נחשב { $usual }.

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = סוג החידה:{ " " }
kind-heading = סוג החידה
kind-none = תשבץ
kind-freeform = תשבץ חופשי
    .short = תשבץ
    .help = המילים מצטלבות היכן שהן מתאימות, והלוח גדל סביבן.
kind-filled = תשבץ מלא
    .short = לוח מלא
    .help = לוח כמו בעיתון, עם משבצות שחורות: כל שורה וכל טור מלאים במילים.
kind-numbers = תשבץ מספרים
    .short = מספרים
    .help = במקום מילים מצטלבים מספרים, וההגדרות הן תרגילי חשבון. אין צורך ברשימת מילים.
dictionary-not-needed = בלי רשימה
dictionary-no-words = לסוג הזה של חידה אין צורך ברשימת מילים.
replace-not-here = אי אפשר להחליף מילים בסוג הזה של חידה.
job-grid-fill = מילוי הלוח…
job-grid-try = בדיקה אם אפשר למלא את הלוח…
job-grid-fills = חיפוש מילויים…
failed-grid-new = לא נוצר לוח חדש.
failed-grid-set = הלוח לא השתנה.
failed-grid-type = האות לא נכתבה.
failed-grid-clear = שום דבר לא נמחק.
failed-grid-put = המילה לא הוכנסה.
failed-grid-fill = הלוח לא מולא.
failed-grid-try = לא ידוע אם אפשר למלא את הלוח.
failed-grid-fills = לא נמצאו מילויים.
failed-grid-take = המילוי לא הוכנס.
failed-grid-pin = שום דבר לא ננעל.
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words ->
        [one] מספר אחד
        [two] שני מספרים
       *[other] { $words } מספרים
    }
   *[words] { $words ->
        [one] מילה אחת
        [two] שתי מילים
       *[other] { $words } מילים
    }
}, { $width } על { $height }, { $blocks ->
    [one] משבצת שחורה אחת
    [two] שתי משבצות שחורות
   *[other] { $blocks } משבצות שחורות
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] הלוח מולא מחדש
       *[false] הלוח מולא
    }
   *[other] הלוח
}
done-filled-unknown = { $unknown ->
    [0] { "" }
    [one] , מילה אחת לא מוכרת
   *[other] , { $unknown } מילים לא מוכרות
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
    [one] , מילה אחת מבולבלת
   *[other] , { $scrambled } מילים מבולבלות
}
done-filled-empty = { $empty ->
    [0] { "" }
    [one] , משבצת אחת ריקה
   *[other] , { $empty } משבצות ריקות
}
done-improved-grid = טוב יותר מקודם. { $filled }
done-took = נמצא תוך { $seconds } שנ׳.
counts-words = { $content ->
    [numbers]
        <b>{ $n }</b> { $n ->
            [one] מספר
           *[other] מספרים
        }
   *[words]
        <b>{ $n }</b> { $n ->
            [one] מילה
           *[other] מילים
        }
}
counts-unknown = <b>{ $n }</b> { $n ->
    [one] לא מוכרת
   *[other] לא מוכרות
}
    .only = הצגת המילים האלה בלבד: לא ברשימת המילים
counts-scrambled = <b>{ $n }</b> { $n ->
    [one] מבולבלת
   *[other] מבולבלות
}
    .only = הצגת המילים האלה בלבד: ברשימת המילים בסדר אותיות אחר
counts-clueless = <b>{ $n }</b> ללא הגדרה
    .only = הצגת המילים האלה בלבד: ללא הגדרה
counts-empty = <b>{ $n }</b> { $n ->
    [one] משבצת ריקה
   *[other] משבצות ריקות
}
counts-cells = <b>{ $n }</b> { $n ->
    [one] משבצת מלאה
   *[other] משבצות מלאות
}
counts-score = ניקוד ממוצע <b>{ $n }</b>
counts-blocks = <b>{ $n }</b> { $n ->
    [one] משבצת שחורה
   *[other] משבצות שחורות
}
list-unknown = לא מוכרת
list-scrambled = מבולבלת
list-only-unknown = לא מוכרות
list-only-scrambled = מבולבלות
sheet-empty-cells = { $n ->
    [one] משבצת אחת עדיין ריקה.
    [two] שתי משבצות עדיין ריקות.
   *[other] { $n } משבצות עדיין ריקות.
}
sheet-no-clue = { $n ->
    [one] למילה אחת אין הגדרה: לחיצה על השורה שלה למטה מאפשרת לכתוב אותה.
    [two] לשתי מילים אין הגדרה: לחיצה על השורות שלהן למטה מאפשרת לכתוב אותן.
   *[other] ל-{ $n } מילים אין הגדרה: לחיצה על השורות שלהן למטה מאפשרת לכתוב אותן.
}
sheet-cell-empty = ריקה

## The grid as something to draw and write in

editor-bar =
    .aria-label = ציור
editor-mode =
    .aria-label = לחיצה על משבצת
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters = { $content ->
    [numbers] ספרות
   *[words] אותיות
}
editor-blocks = משבצות שחורות
editor-bars = קווים עבים
editor-mark = סימון
mark-circle = עיגול
mark-shade = צבע רקע
mark-yellow = צהוב
mark-rose = ורוד
mark-green = ירוק
mark-blue = כחול
mark-grey = אפור
mark-none = בלי צבע רקע
mark-bar-end = אחרי המשבצת
mark-bar-below = מתחת למשבצת
mark-draw-bars = ציור קווים: לחיצה על צלעות המשבצות
editor-symmetry =
    .aria-label = סימטריה של המשבצות השחורות
    .title = סימטריה של המשבצות השחורות
editor-symmetry-rotational = חצי סיבוב
editor-symmetry-left-right = ימין ושמאל
editor-symmetry-up-down = למעלה ולמטה
editor-symmetry-both = כל ארבעת הצדדים
editor-symmetry-diagonal = אלכסון
editor-symmetry-none = בלי סימטריה
editor-fill = מילוי
    .title = { $content ->
        [numbers] מילוי כל המשבצות הריקות במספרים (Ctrl+Enter)
       *[words] מילוי כל המשבצות הריקות במילים מהרשימה (Ctrl+Enter)
    }
editor-region = מילוי האזור
    .title = מילוי מחדש של המשבצות שנבחרו; כל השאר נשאר (Ctrl+Shift+Enter)
editor-clear = ניקוי
editor-clear-fill = האותיות שהתוכנה מילאה
editor-clear-letters = { $content ->
    [numbers] כל הספרות
   *[words] כל האותיות
}
editor-clear-cells = האותיות של האזור שנבחר
editor-clear-blocks = הכול: לוח פתוח
editor-heat = משבצות קשות
    .title = להראות היכן מתאימות מעט מילים
editor-empty = לוח ריק
    .title = להתחיל לוח חדש וריק
# How hard it is to fill a cell.
editor-heat-0 = קל
editor-heat-1 = יש ברירה
editor-heat-2 = מעט ברירה
editor-heat-3 = כמעט אין ברירה
editor-heat-4 = בלתי אפשרי
editor-heat-key =
    .aria-label = כמה קשות המשבצות
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $full } מתוך { $slots } מלאות
editor-warnings = { $n ->
    [one] הערה אחת
    [two] שתי הערות
   *[other] { $n } הערות
}
editor-input =
    .aria-label = אותיות הלוח
# Read out by screen readers only. The keys are the same in every language.
editor-help = מקשי החצים מזיזים. אותיות נכתבות במקום הסמן; רווח מחליף בין מאוזן למאונך, נקודה שמה משבצת שחורה או מסירה אותה. Tab עובר למילה הבאה, Enter אל המילים המתאימות. Shift והחצים בוחרים אזור. Control Enter ממלא את השאר. Escape ואחריו Tab יוצאים מהלוח.
editor-leave = Tab יוצא עכשיו מהלוח.
editor-choose = לחיצה על משבצת מאפשרת לכתוב בה.
editor-on-block = זו משבצת שחורה: נקודה הופכת אותה למשבצת רגילה.
editor-no-region = קודם צריך לבחור משבצות: בגרירה מעליהן, או ב-Shift ובמקשי החצים.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at = { $place }, משבצת { $n } מתוך { $total }, { $empty ->
    [true] ריקה
   *[false] { $letter }
}{ $written ->
    [true] , כתובה
   *[false] { "" }
}{ $heat ->
    [4] , אי אפשר למלא
    [3] , קשה
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
    [one] , מילה אחת מתאימה
   *[other] , { $fits } מילים מתאימות
}
editor-at-single = שורה { $row }, טור { $column }, { $empty ->
    [true] ריקה
   *[false] { $letter }
}{ $written ->
    [true] , כתובה
   *[false] { "" }
}, לא במילה
editor-at-block = משבצת שחורה, שורה { $row }, טור { $column }
editor-at-region = אזור של { $rows } × { $columns } משבצות
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(מוקפת בעיגול)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(צבועה)
   *[false] { "" }
}{ $end ->
    [true] { " " }(קו עבה אחריה)
   *[false] { "" }
}{ $below ->
    [true] { " " }(קו עבה מתחתיה)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits = { $n ->
    [one] משבצת אחת
   *[other] { $n } משבצות
}{ $fits ->
    [-1] { "" }
    [one] ; מילה אחת מתאימה
   *[other] ; { $fits } מילים מתאימות
}
# In the table of the grid, for screen readers.
editor-cell-block = שחורה
editor-cell-empty = ריקה
editor-cell-pinned = כתובה
bench-heading = שולחן העבודה של המחבר
bench-part-lists = רשימות מילים
bench-part-rules = כללים
bench-part-fills = מילויים
bench-part-clues = הגדרות
clues-missing = { $n } ללא הגדרה
clues-offers = הגדרות למילה הזאת
clues-remembered = מילים שההגדרות שלהן שמורות במכשיר: { $n }
clues-remember = לזכור את ההגדרות של התשבץ הזה
clues-forget = לשכוח את ההגדרות ששמורות
clues-forgotten = ההגדרות ששמורות נמחקו.
bench-part-statistics = סטטיסטיקה
fills-find = להראות לי כמה
    .title = חיפוש מילויים שלמים שנבדלים זה מזה
fills-hint = ממלא את המשבצות הריקות; בתשבץ מלא או בבחירה את כולן מחדש, חוץ ממה שכתבתם.
fills-none = לא נמצא מילוי בזמן הזה.
fills-found = מילויים שנמצאו: { $n }
fills-list =
    .aria-label = מילויים שנמצאו
fills-scores = ממוצע { $mean }, הנמוך ביותר { $lowest }
fills-name = מילוי { $n }
fills-pin = הצמדה
fills-use = שימוש
fills-differ = משבצות שונות: { $n }
fills-select = בחירה
    .title = בחירת משבצות בגרירה, גם באצבע
fills-lock = נעילת אותיות
    .title = אותיות שנשארות, מה שלא ימולא
fills-unlock = שחרור אותיות
done-grid-lock = האותיות ננעלו.
done-grid-unlock = האותיות שוחררו.
done-grid-take = מילוי { $n } נמצא בלוח.
statistics-mean-length = אורך ממוצע
statistics-unchecked = משבצות ללא הצלבה
statistics-share = { $n } ({ $percent }%)
statistics-points = ערך בסקראבל
statistics-points-value = { $n } ({ $mean } לאות)
statistics-score = ניקוד ממוצע
statistics-lowest = הניקוד הנמוך ביותר
statistics-lowest-value = { $score }: { $words }
statistics-new = לא ברשימת המילים
statistics-missing = אותיות חסרות
statistics-pangram = אין: זו פנגרמה
statistics-none = אין
statistics-figure = { $n }
statistics-length = אורך
statistics-number = מילים
statistics-letters = אותיות בלוח
mix-add = הוספת רשימה…
mix-use = שימוש ב-{ $name }
mix-weight = נקודות שמתווספות ל-{ $name }
mix-remove = הסרת { $name }
mix-banned = מילים שלא ישמשו לעולם
mix-banned-help = מופרדות ברווחים או בפסיקים.
mix-scores = ניקוד משלך: { $n }
mix-scores-save = שמירת הניקוד שלי
mix-scores-bring = הבאת ניקוד מקובץ…
mix-my-scores = הניקוד שלי
mix-up = העלאת הניקוד של { $word }
mix-down = הורדת הניקוד של { $word }
mix-never = לא להשתמש לעולם ב-{ $word }
mix-scored = { $word }: { $score } נקודות
rules-none = הלוח אינו מפר אף אחד מן הכללים האלה.
side-switch =
    .aria-label = הצגה
side-candidates = מועמדות
side-fold =
    .aria-label = המילים שמתחת ללוח
candidates-region =
    .aria-label = מילים מועמדות
candidates-list =
    .aria-label = המילים המתאימות
candidates-filter =
    .aria-label = מתחילה ב-
    .placeholder = מתחילה ב-…
candidates-slot = { $place }, { $n ->
    [one] משבצת אחת
   *[other] { $n } משבצות
}
candidates-nowhere = יש לשים את הסמן על משבצת של מילה.
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = { $fitting } מתוך { $total } מתאימות
candidates-none = אף מילה מהרשימה לא מתאימה כאן.
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = לא משנה מה כתוב כאן, במקום אחר לא נשארת אף מילה: "משבצות קשות" מראה היכן.
candidates-more = { $n } הראשונות מתוך { $total }; הקלדה מצמצמת.
candidates-unread = רשימת המילים עדיין נקראת.
candidates-fits = מתאימה
candidates-blocks = חוסמת אחרות
candidates-score = { $score }
candidates-score-title = הניקוד ברשימת המילים
candidates-order =
    .aria-label = מיון המועמדות לפי
candidates-order-best = הטובות תחילה
candidates-order-score = ניקוד
candidates-order-leaves = מה הן משאירות
candidates-order-alphabet = מא׳ עד ת׳
candidates-leaves = משאירה { $n }
candidates-leaves-title = להצטלבות הצפופה ביותר נשארות { $n } מילים; לכל ההצטלבויות יחד, בערך 10 בחזקת { $ways } אפשרויות
candidates-try = אפשר למלא את השאר?
candidates-rest-running = בדיקה אם אפשר למלא את השאר…
candidates-rest-yes = עדיין אפשר למלא את השאר.
candidates-rest-no = { $reasoned ->
    [true] אי אפשר למלא את השאר: { $reason }
   *[false] אי אפשר למלא את השאר.
}
candidates-rest-unknown = עדיין לא ידוע אם אפשר למלא את השאר.
done-grid-put = { $word } נכתבה.
done-grid-clear = נוקה.
keys-drawing = ציור וכתיבה
    .next = למשבצת הבאה
    .turn = הכיוון השני
    .slot = המילה הבאה או הקודמת
    .ends = המשבצת הראשונה במילה או האחרונה
    .block = משבצת שחורה, או בלעדיה
    .circle = עיגול במשבצת
    .shade = צביעת המשבצת
    .bar = קו עבה אחרי המשבצת, או מתחתיה
    .clear = להוציא את האות
    .region = לבחור משבצות
    .candidates = המילים המתאימות
    .fill = למלא את השאר
    .part = למלא מחדש את המשבצות שנבחרו
    .edit = לערוך מילה והגדרה
    .leave = בלי אזור; אחר כך Tab יוצא מהלוח

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [one] מספר אחד
            [two] שני מספרים
           *[other] { $n } מספרים
        }
   *[words] { word-count }
}
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = שינוי האפשרויות
failed-unfilled-empty = להתחיל בלוח הריק
options-empty = לוח ריק
    .title = לוח ריק עם האפשרויות האלה, לציור ולמילוי ביד
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } נדרשת רשימה של כ-{ $words } מילים; ברשימה הזאת { $known }.
options-preset-fetch = { $help } תובא הרשימה { $name }: { $words } מילים, { $size }.
options-preset-whole = כל המילים שברשימה שלכם.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = { $after } במקום { $before }{ $others ->
    [0] { "" }
    [one] ; ועמו השתנה עוד אחד
   *[other] ; ועמו השתנו עוד { $others }
}.
done-stopped = נעצר לפני שנמצא משהו; החידה נשארה כשהייתה.

## Word searches: words hidden among other letters

kind-wordsearch = תפזורת
    .short = תפזורת
    .help = מילים חבויות בין אותיות אחרות, בשמונה כיוונים לכל היותר.
hidden-cell = שורה { $row }, טור { $column }, { $letter }{ $n ->
    [0] , לא במילה
   *[other] , ב: { $words }
}
hidden-place = שורה { $row }, טור { $column }, { $way }
direction-right = ימינה
direction-left = שמאלה
direction-down = למטה
direction-up = למעלה
direction-down-right = למטה וימינה
direction-up-right = למעלה וימינה
direction-down-left = למטה ושמאלה
direction-up-left = למעלה ושמאלה
list-inside = בתוך { $word }
list-sort-direction = לפי כיוון
status-rings = הצגת הכול
    .title = סימון כל המילים בלוח
counts-shared = <b>{ $n }</b> { $n ->
    [one] אות משותפת
   *[other] אותיות משותפות
}
counts-covered = <b>{ $percent }%</b> במילים
counts-message = מסר של <b>{ $n }</b> { $n ->
    [one] אות
   *[other] אותיות
}
counts-size-keep = שמירת הגודל הזה: { $width } על { $height } לערבוב ולמילים חדשות
counts-size-free = הגודל הזה קבוע; אחרי לחיצה המילים יקבעו אותו שוב
counts-size-kept = קבוע
done-size-kept = הגודל נשמר: { $width } על { $height }.
done-size-free = הלוח הבא יהיה בגודל שהמילים שלו צריכות.
options-group-filler = שאר האותיות
keys-hidden = לוח
    .next = האות הבאה
    .ends = האות הראשונה או האחרונה בשורה
    .turn = המילה הבאה של האות
    .zoom = קרוב, רחוק, כל הלוח
    .wheel = הגדלה ליד הסמן
    .none = ביטול הבחירה

## What counts as found once: the rules of word searches, told in the options

rules-heading = מה נחשב שנמצא פעם אחת
rules-once = כל מילה ברשימה נמצאת במקום אחד בלבד, בכיוונים שהתרתם; שאר האותיות נבחרות כך.
rules-palindrome = מילה שנקראת אותו דבר משני הצדדים נמצאת במקום אחד, אף שאפשר לקרוא אותה בשני הכיוונים.
rules-inside = מילה שהיא חלק ממילה ארוכה יותר, כמו שיר בתוך שירה, נחשבת כנמצאת במקום של הארוכה. האפשרות "מילים בתוך מילים" קובעת אם היא חבויה שם, מקבלת מקום משלה או מושמטת.
rules-twice = מילה שמופיעה ברשימה פעמיים מוחבאת פעם אחת. מילה שאין לה מקום שיכול להיות היחיד מושמטת, והרשימה אומרת זאת.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] נשאר תו אחד
    [two] נשארו שני תווים
   *[other] נשארו { $n } תווים
}
form-over = { $n ->
    [one] תו אחד מיותר
    [two] שני תווים מיותרים
   *[other] { $n } תווים מיותרים
}
form-none-chosen = יש לבחור לפחות אחד.
mask-heading = התמונה שלכם
mask-edit = ציור או פתיחה של תמונה…
mask-none = עוד אין תמונה
mask-size = { $width } על { $height }, { $n ->
    [one] אות אחת
    [two] שתי אותיות
   *[other] { $n } אותיות
}
mask-open = פתיחת תמונה…
mask-invert = היפוך
    .title = משבצות מלאות נעשות ריקות, וריקות נעשות מלאות
mask-width =
    .aria-label = משבצות לרוחב
mask-height =
    .aria-label = משבצות לגובה
mask-dark = כמה מהתמונה נחשב
mask-canvas =
    .aria-roledescription = משבצות לציור
mask-help = משבצות מלאות נעשות אותיות. מציירים בעכבר או באצבע; במקלדת, החצים זזים, רווח ממלא או מרוקן, Shift והחצים מציירים קו. קבצים נשארים במכשיר הזה.
mask-use = שימוש בתמונה הזאת
mask-at = שורה { $row }, טור { $column }, { $filled ->
    [true] מלאה
   *[false] ריקה
}
mask-unreadable = הקובץ הזה אינו תמונה שאפשר לקרוא; יש לבחור PNG, JPEG, WebP, GIF או SVG, או טקסט של # ונקודות.
mask-too-large = גודל התמונה { $size }; אפשר לפתוח תמונות של עד { $limit }.
mask-too-many-pixels = יש בה { $width } על { $height } פיקסלים, יותר ממה שאפשר לפתוח; יש להקטין אותה קודם.
mask-too-light = שום דבר בתמונה הזאת אינו כהה מספיק; אפשר להזיז את המחוון.
mask-text-strange = בשורה { $line } יש "{ $char }"; בתמונה שכתובה כטקסט יש # לאות ונקודה כשאין אות.
mask-text-large = יש בה { $width } על { $height } משבצות; אפשר להשתמש ב-{ $most } לכל היותר בכל צד.
mask-text-empty = אין בה #; כל # נעשה אות.
mask-side = בכל צד יש { $least } עד { $most } משבצות.
mask-empty = יש למלא לפחות משבצת אחת.
mask-missing = תחילה יש לצייר או לפתוח תמונה, או לבחור צורה אחרת.

## The gallery of patterns

gallery-open = בחירת תבנית…
gallery-heading = תבניות
gallery-size = גודל
gallery-all = כל הגדלים
gallery-long = מילים מאוזנות ארוכות
gallery-any = כל תבנית בגודל הלוח
gallery-count = { $n ->
    [one] תבנית אחת ({ $n })
   *[other] { $n } תבניות
}
gallery-item = { $width } × { $height }, { $words } מילים
gallery-told = { $width } × { $height }, { $words } מילים, { $blocks } משבצות שחורות; מילים מאוזנות ארוכות: { $themes }

## Word searches: options, and what the engine says of hiding words

option-count-hidden = מספר המילים
    .help = כמה מילים יוגרלו מרשימת המילים.
    .unit = מילים
    .any = הכול
option-level = כיוונים
    .choice-easy = קל
    .help-easy = המילים כתובות בכיוון הקריאה ומלמעלה למטה.
    .choice-medium = בינוני
    .help-medium = גם באלכסון, בכיוון הקריאה.
    .choice-hard = קשה
    .help-hard = בכל שמונת הכיוונים, גם הפוך מכיוון הקריאה.
    .choice-own = בחירה אישית
    .help-own = כל כיוון נבחר בפני עצמו.
option-ways = המילים כתובות
    .help = לפחות כיוון אחד.
    .choice-forward = בכיוון הקריאה
    .choice-down = למטה
    .choice-forward-down = בכיוון הקריאה ולמטה
    .choice-forward-up = בכיוון הקריאה ולמעלה
    .choice-backward = בכיוון ההפוך
    .choice-up = למעלה
    .choice-backward-up = בכיוון ההפוך ולמעלה
    .choice-backward-down = בכיוון ההפוך ולמטה
option-size-hidden = גודל הלוח
    .help = אוטומטי: גודל שיש בו מקום לכל המילים. בגודל קבוע מושמטות המילים שלא נמצא להן מקום.
    .unit = משבצות
option-room = מרחב
    .choice-normal = רגיל
    .help-normal = כשני שלישים מהאותיות שייכים למילים. כשיש מסר נסתר, הלוח גדול בדיוק כדי שייכנסו שניהם.
    .choice-tight = צפוף
    .help-tight = הלוח הקטן ביותר שאפשר למצוא למילים.
    .choice-loose = מרווח
    .help-loose = יותר ממחצית האותיות אינן שייכות למילים, ולכן קשה יותר למצוא אותן.
option-shape = צורה
    .help = הצורה שהאותיות ממלאות.
    .choice-rectangle = מלבן
    .choice-circle = עיגול
    .choice-heart = לב
    .choice-diamond = מעוין
    .choice-tree = עץ
    .choice-own = תמונה משלי
option-mask = התמונה שלכם
    .help = משבצות שחורות נעשות אותיות. התמונה מותאמת לגודל הלוח.
option-sharing = אותיות משותפות
    .help = למילים שמצטלבות יש אות משותפת.
    .choice-any = כמו שיוצא
    .choice-many = הרבה
    .choice-few = מעט
    .choice-none = ללא
option-inside = מילים בתוך מילים
    .choice-there = רק שם
    .help-there = מילה שהיא חלק ממילה אחרת, כמו שיר בתוך שירה, נמצאת שם ולא בשום מקום אחר.
    .choice-own = חבויות גם בנפרד
    .help-own = יש לה גם מקום משלה, ולכן אפשר למצוא אותה בשניהם.
    .choice-out = מושמטות
    .help-out = היא לא נכנסת לתפזורת.
option-filler = מסביב למילים
    .choice-words = האותיות של המילים
    .help-words = אותיות לפי השכיחות שלהן במילים.
    .choice-first = רק אותיות ראשונות
    .help-first = קשה יותר: רק אותיות שמילים מתחילות בהן.
    .choice-others = אותיות אחרות
    .help-others = קל יותר: אותיות שאין באף מילה, אם יש כאלה בשפה.
option-first = מתחילת המילה
    .help = כמה אותיות מתחילתה של כל מילה ישמשו.
    .unit = אותיות
option-message = מסר נסתר
    .help = האותיות שאינן במילים, כשקוראים אותן שורה אחר שורה, מתחילות בו.
option-clean = בלי מילים גסות
    .help = אי אפשר יהיה לקרוא במקרה מילה גסה בשום מקום ובשום כיוון.
option-banned = מילים אסורות
    .help = עוד מילים שלא יהיה אפשר לקרוא במקרה בשום מקום, עם רווחים או פסיקים ביניהן.
preset-search-standard = רגיל
    .help = 20 מילים בארבעה כיוונים.
preset-search-easy = למתחילים
    .help = 10 מילים קצרות, בכיוון הקריאה ולמטה, בין אותיות שאין בהן.
preset-search-hard = קשה
    .help = 30 מילים בכל שמונת הכיוונים, בין אותיות שמילים מתחילות בהן.
preset-search-large = גדול
    .help = 60 מילים בכל שמונת הכיוונים.
preset-search-packed = צפוף
    .help = 30 מילים שמצטלבות בלוח הקטן ביותר שאפשר למצוא.
preset-search-heart = לב
    .help = 25 מילים בצורת לב.
preset-search-tree = עץ
    .help = 25 מילים בצורת עץ אשוח.
engine-message-too-long = { $letters ->
    [one] המסר הנסתר ארוך באות אחת מהמשבצות שהמילים משאירות; יש לקצר אותו, או לקחת לוח גדול יותר.
    [two] המסר הנסתר ארוך בשתי אותיות מהמשבצות שהמילים משאירות; יש לקצר אותו, או לקחת לוח גדול יותר.
   *[other] המסר הנסתר ארוך ב-{ $letters } אותיות מהמשבצות שהמילים משאירות; יש לקצר אותו, או לקחת לוח גדול יותר.
}
engine-option-text = { $option }: יש לכתוב טקסט, ולא { $value }.
engine-option-text-long = { $option }: יש { $characters } תווים; אפשר לשמור { $most } לכל היותר.
engine-option-set = { $option }: יש לבחור אחד או יותר מתוך { $choices }, ולא { $value }.
engine-option-mask = { $option }: צריכה להיות תמונה ששורותיה שוות באורכן, # לאות ו-. כשאין אות, עד { $most } משבצות בכל צד, ולפחות # אחד.
engine-no-word-hidden = אף אחת מ-{ $tried } מילים אחרות לא יכלה להיות חבויה במקום { $word }; אפשר להחליף מילה אחרת, או לקחת לוח גדול יותר.
engine-banned-too-short = במילה { $word } יש אות אחת בלבד, ואותה אי אפשר לאסור; אפשר לאסור מילים ארוכות יותר.
engine-cannot-keep-clean = אי אפשר היה למנוע מילים גסות בלוח של האותיות האלה; אפשר לבחור אותיות אחרות מסביב למילים, או לכבות את "בלי מילים גסות".
engine-locked-other-way = המילה { $word } נעולה, ואינה כתובה באחד הכיוונים שנבחרו; קודם יש לשחרר אותה.
engine-locked-together = המילים { $word } ו-{ $other } נעולות ויש להן אות משותפת, והאפשרויות אינן מתירות זאת; קודם יש לשחרר אחת מהן.
engine-cannot-hide-once = באותיות מעטות כל כך, { $letters }, אי אפשר היה להחביא אף מילה כך שתימצא פעם אחת בלבד; אפשר להוסיף מילים עם אותיות אחרות, או לבחור "אותיות אחרות" מסביב למילים.
engine-cannot-keep-out = אי אפשר היה למנוע את המילים האלה בלוח: { $words }; אפשר לאסור פחות מילים, או לבחור אותיות אחרות מסביב למילים.
engine-why-no-room = לא נמצא מקום למילה { $word } בלוח של { $width } על { $height }; אולי יעזור לוח גדול יותר.
engine-why-within = המילה { $word } היא חלק ממילה אחרת, ומילים כאלה מושמטות; אפשר לשנות זאת באפשרויות.
engine-why-twice = המילה { $word } הושמטה כי היה אפשר למצוא אותה במקום נוסף; אולי יעזרו ערבוב, או אותיות אחרות מסביב למילים.

engine-loss-workshop = מה שדרוש להמשך העבודה על החידה לא נשמר: { $what }.
engine-lost-options = האפשרויות ומספר ההגרלה
engine-lost-dictionary = השם של רשימת המילים
engine-lost-locks = אילו מילים נעולות
engine-lost-pinned = אילו אותיות נכתבו ביד
engine-lost-former = ההגדרות של מילים שהוצאו
engine-lost-unplaced = מילים ללא מקום: { $words }
engine-loss-look = אפשרויות של הדף לא נשמרות: { $what }.
engine-loss-about = פרטים על החידה לא נשמרים: { $what }.
engine-lost-copyright = ההודעה על זכויות יוצרים
engine-lost-title = הכותרת
engine-lost-author = שם המחבר
engine-loss-shortened = ארוך מדי, ולכן נחתך: { $what }.
engine-lost-editor = העורך
engine-lost-publisher = המוציא לאור
engine-lost-date = התאריך
engine-lost-notes = ההערות
engine-lost-url = כתובת האינטרנט
engine-lost-difficulty = רמת הקושי
engine-loss-notes = ההערות הופכות לחלק מההוראות.
engine-loss-marks = סימונים במשבצות לא נשמרים: { $what }.
engine-lost-circles = עיגולים: { $cells }
engine-lost-given = אותיות נתונות: { $cells }
engine-lost-bars = קווים: { $bars }
engine-lost-shades = משבצות צבועות: { $cells }
engine-loss-checksum = מה שמראה לפותרים אם הפתרון שלהם נכון לא נשמר.
engine-lost-blocks = איך נראות המשבצות מחוץ למילים
engine-lost-hidden = שהפותרים מוצאים בעצמם את המשבצות השחורות
engine-lost-text-size = גודל הטקסט
engine-lost-word-bank = מחסן המילים
engine-lost-key = המקום של דף הפתרון
engine-lost-headings = שפת הכותרות
engine-lost-digits = הספרות
engine-lost-printing = אופן ההדפסה
engine-lost-numbering = מספור לפי שורות וטורים
engine-loss-direction = אין שדה לכיוון: תוכנות אחרות מציגות את הלוח משמאל לימין, כמו במראה.
engine-loss-language = השפה לא נשמרת: בפתיחה חוזרת כאן המילים ייחשבו למילים ב{ $guessed }, ולא ב{ $language }.
engine-loss-clue-language = שפת ההגדרות לא נשמרת.
engine-loss-letters = האותיות האלה יהפכו אז לאותיות אחרות: { $letters }.
engine-letters-folded = יש בו אותיות שאינן במילים בשפה שזוהתה, והן הפכו לאותיות רגילות: { $letters }
engine-loss-counts = אין שדה למספר האותיות: הוא כתוב בסוף ההגדרות.
engine-loss-outside = { $cells ->
    [one] משבצת אחת מחוץ למילים הופכת למשבצת שחורה.
    [two] שתי משבצות מחוץ למילים הופכות למשבצות שחורות.
   *[other] { $cells } משבצות מחוץ למילים הופכות למשבצות שחורות.
}
engine-loss-unfilled = { $cells ->
    [one] במשבצת אחת אין עדיין אות; תוכנות אחרות עלולות לחשוב שזו טעות.
    [two] בשתי משבצות אין עדיין אות; תוכנות אחרות עלולות לחשוב שזו טעות.
   *[other] ב-{ $cells } משבצות אין עדיין אות; תוכנות אחרות עלולות לחשוב שזו טעות.
}
engine-loss-spelling = { $words ->
    [one] מילה אחת נשמרת רק באותיות שלה בלוח, ולא כמו שנכתבה.
    [two] שתי מילים נשמרות רק באותיות שלהן בלוח, ולא כמו שנכתבו.
   *[other] { $words } מילים נשמרות רק באותיות שלהן בלוח, ולא כמו שנכתבו.
}
engine-loss-counts-off = לא נשמר שמספר האותיות אינו מוצג.
engine-loss-kind = בפתיחה חוזרת כאן זה יהיה { $kind }.
engine-lost-numbers = תשבץ מספרים
engine-lost-filled = תשבץ מלא
engine-lost-freeform = תשבץ חופשי
engine-loss-rebus = { $cells ->
    [one] משבצת אחת הופכת למשבצת רבוס: מה שבה אינו אחת האותיות שיש בסוג הקובץ הזה.
    [two] שתי משבצות הופכות למשבצות רבוס: מה שבהן אינו אחת האותיות שיש בסוג הקובץ הזה.
   *[other] { $cells } משבצות הופכות למשבצות רבוס: מה שבהן אינו אחת האותיות שיש בסוג הקובץ הזה.
}
engine-loss-rebus-keys = מספר משבצות הרבוס השונות הוא { $letters }; יש תוכנות שמכירות { $most } לכל היותר.
engine-loss-puz-utf-8 = הטקסטים בקידוד UTF-8 (גרסה 2.0 של סוג הקובץ); תוכנות שמכירות רק גרסאות ישנות יותר יציגו אותם משובשים.
engine-loss-typographic = { $texts ->
    [one] בטקסט אחד מירכאות, קווים מפרידים וכדומה הופכים לפשוטים.
    [two] בשני טקסטים מירכאות, קווים מפרידים וכדומה הופכים לפשוטים.
   *[other] ב-{ $texts } טקסטים מירכאות, קווים מפרידים וכדומה הופכים לפשוטים.
}
engine-loss-cut = { $clues ->
    [one] בהגדרה אחת יש יותר מ-{ $most } תווים, והיא נחתכת.
    [two] בשתי הגדרות יש יותר מ-{ $most } תווים, והן נחתכות.
   *[other] ב-{ $clues } הגדרות יש יותר מ-{ $most } תווים, והן נחתכות.
}
engine-loss-taken-for-counts = { $clues ->
    [one] הסוף של הגדרה אחת ייחשב למספר אותיות.
    [two] הסוף של שתי הגדרות ייחשב למספר אותיות.
   *[other] הסוף של { $clues } הגדרות ייחשב למספר אותיות.
}
engine-loss-dash = { $clues ->
    [one] הגדרה אחת, שיש בה רק קו מפריד, תיחשב כחסרה.
    [two] שתי הגדרות, שיש בהן רק קו מפריד, ייחשבו כחסרות.
   *[other] { $clues } הגדרות, שיש בהן רק קו מפריד, ייחשבו כחסרות.
}
engine-puz-hidden = קובץ puz יכול להכיל רק תשבצים; תפזורת יש לשמור כ-ipuz.
engine-puz-barred = בקובץ puz אין קווים בין המשבצות; יש לשמור את החידה כ-ipuz או כ-jpz.
engine-puz-sides = בקובץ puz יש לכל היותר { $most } משבצות בכל צד, והלוח הזה הוא { $width } על { $height }; יש לשמור אותו כ-ipuz.
engine-puz-keys = קובץ puz יכול להכיל לכל היותר { $most } אותיות שונות מלבד A עד Z, ובחידה הזאת יש { $letters }; יש לשמור אותה כ-ipuz.
engine-puz-letter = במשבצת שבה "{ $cell }" יש סימן שקובץ puz משתמש בו לצרכיו; יש לשמור את החידה כ-ipuz.
engine-puz-too-large = הגודל של { $name } הוא { $size } מ"ב, ואפשר לפתוח { $most } מ"ב לכל היותר; יש לבחור קובץ אחר.
engine-not-puz-puzzle = { $name } אינו חידת puz שאפשר לפתוח: { $why }.
engine-puz-broken-off = הוא נקטע לפני סוף הלוח שלו
engine-puz-no-grid = בלוח שלו אין משבצות
engine-puz-row = בשורה { $row } של הלוח שלו אין { $width } משבצות
engine-puz-texts-broken-off = הוא נקטע: ההגדרות האחרונות שלו חסרות
engine-puz-checksums = סכומי הביקורת שלו שגויים: משהו בו השתנה או נפגם אחרי ששמרו אותו
engine-puz-unlocked = הוא היה נעול במפתח { $key }
engine-puz-locked = הפתרון שלו נעול ואי אפשר היה לפתוח אותו, ולכן אין בו כאן אותיות
engine-puz-mistakes = יש בו סימונים של טעויות שנעשו בזמן הפתרון; הם לא נשמרים
engine-puz-time = יש בו הזמן שלקח למישהו לפתור אותו; הוא לא נשמר
engine-puz-sections = יש בו חלקים שלא נשמרים: { $names }
engine-puz-rebus-unknown = { $cells ->
    [one] לא כתוב בו מה יש במשבצת רבוס אחת, ולכן יש בה אות אחת
    [two] לא כתוב בו מה יש בשתי משבצות רבוס, ולכן יש בכל אחת מהן אות אחת
   *[other] לא כתוב בו מה יש ב-{ $cells } משבצות רבוס, ולכן יש בכל אחת מהן אות אחת
}
engine-imported-clue-count = מספר ההגדרות בו הוא { $clues } ומספר המילים בלוח שלו { $words }, ולכן לא ידוע איזו הגדרה שייכת לאיזו מילה
engine-uclick-answer = התשובה { $answer } לאחת ההגדרות שלו אינה מה שכתוב בלוח שלו
engine-circles-lost = { $cells ->
    [one] יש בו עיגול במשבצת אחת; הוא לא נשמר
    [two] יש בו עיגולים בשתי משבצות; הם לא נשמרים
   *[other] יש בו עיגולים ב-{ $cells } משבצות; הם לא נשמרים
}
engine-filled-in-lost = { $cells ->
    [one] יש בו אות שמישהו כתב בזמן הפתרון, במשבצת אחת; היא לא נשמרת
    [two] יש בו אותיות שמישהו כתב בזמן הפתרון, בשתי משבצות; הן לא נשמרות
   *[other] יש בו אותיות שמישהו כתב בזמן הפתרון, ב-{ $cells } משבצות; הן לא נשמרות
}
engine-seen-as-read = זה מיועד לתשבצים שנקראים מימין לשמאל; את החידה הזאת יש לשמור כ-ipuz.
engine-loss-cells = תוכנות שאינן מתחשבות במשבצות של כל הגדרה קוראות את המילים הפוך; בשבילן יש קובץ ipuz האחר.
engine-html-lost = { $texts ->
    [one] יש בו תמונות, אותיות קטנות מורמות וכדומה בטקסט אחד; רק האותיות שלו נשמרות
    [two] יש בו תמונות, אותיות קטנות מורמות וכדומה בשני טקסטים; רק האותיות שלהם נשמרות
   *[other] יש בו תמונות, אותיות קטנות מורמות וכדומה ב-{ $texts } טקסטים; רק האותיות שלהם נשמרות
}
engine-ipuz-codes-lost = יש בו מספרים במקום אותיות; הם לא נשמרים
engine-ipuz-styles-lost = { $cells ->
    [one] יש בו תמונה או סימון אחר במשבצת אחת; הם לא נשמרים
    [two] יש בו תמונות או סימונים אחרים בשתי משבצות; הם לא נשמרים
   *[other] יש בו תמונות או סימונים אחרים ב-{ $cells } משבצות; הם לא נשמרים
}
engine-ipuz-variety = זו חידה מסוג ״{ $kind }״, ואפשר לפתוח רק תשבצים, תשבצי צופן ותפזורות
engine-ipuz-jumbled = ההגדרות בו אינן של המילים שלידן הן עומדות; על הפותר להתאים ביניהן
engine-ipuz-own-lists = זה לא תשבץ של מילים במאוזן ובמאונך: ההגדרות בו ברשימות משלהן, { $headings }
engine-ipuz-clueless = { $words ->
    [one] אין בו הגדרה למילה אחת
    [two] אין בו הגדרות לשתי מילים
   *[other] אין בו הגדרות ל-{ $words } מילים
}
engine-ipuz-unseen = אין בו משבצות שחורות ואין בו פתרון, ולכן אי אפשר לדעת היכן המילים
engine-alternatives-lost = { $cells ->
    [one] במשבצת אחת הוא מתיר כמה אותיות; הראשונה נשמרת
    [two] בשתי משבצות הוא מתיר כמה אותיות; הראשונה נשמרת
   *[other] ב-{ $cells } משבצות הוא מתיר כמה אותיות; הראשונה נשמרת
}
engine-ipuz-keys-lost = יש בו רכיבים שלא נשמרים: { $keys }

picture-too-large = תמונה של { $width } על { $height } פיקסלים גדולה ממה שהדפדפן הזה יכול ליצור; יש לבחור גודל קטן יותר, או לשמור את הלוח כ-SVG.
engine-loss-picture = תמונה: אי אפשר לפתוח אותה שוב.
outlines-none = אי אפשר היה להביא את מה שהופך אותיות לקווי מתאר; אפשר לשמור את השרטוט עם האותיות כטקסט, או לנסות שוב עם חיבור לרשת.
outlines-left = כמה אותיות נשארות טקסט, כי אין כאן גופן שיש בו אותן: { $letters }.

engine-loss-only-words = רק המילים וההגדרות שלהן: בלי לוח ובלי כותרת.
engine-needs-clue = למילה { $word } אין הגדרה, והקובץ צריך הגדרה לכל מילה.
engine-one-character = הקובץ מכיל תו פשוט אחד בכל משבצת. אלה אינם מתאימים: { $letters }.
engine-from-left-only = התוכנה כותבת מילים רק משמאל לימין, ולכן החידה הזאת תיראה כמו במראה.
engine-most-sides = הקובץ מכיל לכל היותר { $most } משבצות בכל צד, ובלוח הזה { $width } × { $height }.
engine-moodle-kind = רק תשבץ עם הגדרות יכול להיות שאלה כזאת.
engine-loss-author = שם המחבר לא נשמר.
engine-h5p-kind = ב-H5P יש תפזורות, ותשבצים עם הגדרות ועם שתי מילים לפחות; החידה הזאת אינה מהם.
engine-loss-own-grid = H5P עושה לוח חדש מהמילים; ההגדרות והמסר הנסתר לא נשמרים.
engine-loss-layout = H5P מסדר את המילים מחדש בכל פעם: הסידור נשמר רק אם אין מילים זו לצד זו.
engine-zip-not-opened = { $name } אינו קובץ zip עם חידה שאפשר לפתוח: { $why }.
engine-zip-damaged = הוא פגום
engine-zip-too-large = אחרי החילוץ יש בו יותר מ-{ $files } קבצים או יותר מ-{ $megabytes } מ"ב
engine-zip-paths = הקבצים שבו יוצאים מהתיקייה שלהם
engine-zip-locked = הוא נעול בסיסמה; יש לחלץ אותו קודם
engine-zip-compressed = הוא דחוס בדרך לא רגילה; יש לחלץ אותו קודם
engine-zip-nested = יש בו קובץ zip נוסף; יש לחלץ אותו ולפתוח את הקובץ הנוסף
engine-zip-no-puzzle = אין בו חידה
engine-zip-several = יש בו כמה חידות ({ $names }); יש לחלץ אותו ולפתוח אחת מהן

save-zip = כל הקבצים (zip)…
    .hint = תמונות, טקסטים וכל סוגי הקבצים יחד
save-export = לתוכנות אחרות…
    .hint = תוכנות תשבצים, דפים לפתרון, רשימות מילים
export-looking = בדיקה מה כל סוג קובץ יכול להכיל…
export-heading = שמירה לתוכנות אחרות
export-group-programs = תוכנות תשבצים
export-group-solving = לפתרון על המסך
export-group-words = מילים והגדרות
export-group-learning = לפלטפורמות לימוד
export-group-grids = לוחות
export-whole = הכול נשמר
export-lossless = כל החידה נשמרת
export-lossy = { $n ->
    [one] דבר אחד מושמט או משתנה
    [two] שני דברים מושמטים או משתנים
   *[other] { $n } דברים מושמטים או משתנים
}
# What $ending stands for begins in Hebrew or is one word: it is written after "קובץ".
export-save = שמירת קובץ { $ending }
export-save-lossy = שמירת קובץ { $ending } בכל זאת
export-save-whole = שמירת קובץ { $ending }, שבו הכול נשמר
format-png = תמונות (PNG)
    .about = הלוח לפתרון והתשובות.
format-svg = שרטוטים (SVG)
    .about = אותו דבר, חד בכל גודל, למעבדי תמלילים ולתוכנות עימוד.
    .ending = SVG
format-text = טקסטים (TXT)
    .about = הגדרות ותשובות להעתקה.
    .ending = TXT
format-ipuz = קובץ חידה (ipuz)
    .about = לפתיחה ולשינוי כאן בהמשך; גם כמה תוכנות אחרות קוראות אותו.
    .ending = ipuz
format-ipuz-seen = קובץ חידה כפי שרואים אותה (ipuz)
    .about = לתוכנות אחרות שמציגות את הקובץ הרגיל כמו במראה.
    .ending = כפי שרואים (ipuz)
format-puz = Across Lite (puz)
    .about = לרוב היישומים והתוכנות של תשבצים, גם ישנים.
    .ending = puz
format-jpz = Crossword Compiler (jpz)
    .about = ל-Crossword Compiler וליישומים שקוראים את הקבצים שלו.
    .ending = jpz
format-jpz-xml = Crossword Compiler (XML)
    .about = אותו דבר, לא דחוס.
    .ending = XML
format-exolve = Exolve
    .about = לדפי אינטרנט ולבלוגים שמשתמשים ב-Exolve.
    .ending = Exolve
format-xd = xd
    .about = טקסט פשוט, לארכיונים של תשבצים.
    .ending = xd
format-html = דף לפתרון (HTML)
    .about = נפתח בכל דפדפן, בלי חיבור לרשת ובלי התקנה.
    .ending = HTML
format-csv = טבלה (CSV)
    .about = ל-Excel ולגיליונות אלקטרוניים אחרים.
    .ending = CSV
format-tsv = טבלה עם טאבים (TSV)
    .about = לתוכנות ללימוד מילים; ל-Anki יש סוג קובץ משלה.
    .ending = TSV
format-json = רשימת מילים (JSON)
    .about = לתוכנות אחרות, וגם כרשימת מילים כאן.
    .ending = JSON
format-template = תבנית הלוח (TXT)
    .about = שורות של טקסט, לשורת הפקודה של Crosscore.
    .ending = TXT
format-h5p = H5P
    .about = לאתרים עם H5P, כמו Moodle,‏ WordPress ו-Lumi.
    .ending = H5P
format-moodle = תשבץ ל-Moodle (XML)
    .about = ל-Moodle עם סוג השאלה Crossword, תוסף נפרד.
    .ending = XML
format-gift = שאלות ל-Moodle (GIFT)
    .about = כל הגדרה היא שאלה והמילה היא התשובה; גם פלטפורמות אחרות קוראות זאת.
    .ending = GIFT
format-glossary = מילון מונחים ל-Moodle (XML)
    .about = המילים, עם ההגדרות שלהן.
    .ending = XML
format-anki = כרטיסיות ל-Anki (TXT)
    .about = המילה בצד אחד, ההגדרה בצד השני.
    .ending = TXT
format-quizlet = כרטיסיות ל-Quizlet (TXT)
    .about = להדבקה ב-Quizlet תחת Import.
    .ending = TXT
zip-heading = כל הקבצים באחד
zip-text = קובץ zip אחד ובו מה שמסומן כאן; לכל השמות שבו אותם תאריך ושעה.
zip-save = שמירת קובץ zip
zip-none = יש לסמן לפחות אחד מהם.
zip-losses = מה מושמט או משתנה
zip-lossy = { $n ->
    [one] קובץ אחד מאלה לא יכול להכיל הכול; קובץ החידה (ipuz) שביניהם יכול.
    [two] שני קבצים מאלה לא יכולים להכיל הכול; קובץ החידה (ipuz) שביניהם יכול.
   *[other] { $n } קבצים מאלה לא יכולים להכיל הכול; קובץ החידה (ipuz) שביניהם יכול.
}
zip-lossy-without = { $n ->
    [one] קובץ אחד מאלה לא יכול להכיל הכול. כדאי לסמן את קובץ החידה (ipuz), שיכול.
    [two] שני קבצים מאלה לא יכולים להכיל הכול. כדאי לסמן את קובץ החידה (ipuz), שיכול.
   *[other] { $n } קבצים מאלה לא יכולים להכיל הכול. כדאי לסמן את קובץ החידה (ipuz), שיכול.
}
picture-heading = שמירת תמונה
picture-what = תמונה של
picture-what-puzzle = החידה
picture-what-answers = הפתרון
picture-what-both = שניהם
picture-how-large = גודל
picture-for-screen = למסך
picture-for-print = להדפסה
picture-by-width = לפי רוחב
picture-pixels-across = פיקסלים לרוחב
picture-file = קובץ
picture-letters-help = קווי מתאר נראים אותו דבר בכל מקום. בטקסט אפשר לחפש ולערוך, אבל במקום שבו הוא נפתח צריך גופן עם האותיות האלה.
picture-as-outlines = כקווי מתאר
picture-as-text = כטקסט
picture-told-svg = שרטוט, חד בכל גודל.
picture-width-wrong = יש לבחור רוחב מ-{ $least } עד { $most } פיקסלים.
picture-told = { $width } על { $height } פיקסלים.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } על { NUMBER($down, maximumFractionDigits: 1) } ס"מ ב-{ $dpi } dpi: { $width } על { $height } פיקסלים.
# Opening files.
drop-file = <strong>אפשר לשחרר בכל מקום</strong><br>רשימת מילים (JSON, CSV, TSV, TXT)<br>או חידה (ipuz, puz, jpz, xd, Exolve, HTML, ZIP)<br><span>הקובץ נקרא במכשיר הזה בלבד.</span>
dictionary-open-puzzle = פתיחת חידה…
    .hint = ipuz, puz, jpz, xd, Exolve, HTML, ZIP
lists-import-file = ייבוא…
    .title = רשימה (JSON, CSV, TSV, TXT), או חידה בשביל המילים שלה
lists-puzzle-heading = זו חידה
lists-puzzle-text = לקחת את המילים וההגדרות של { $name } כרשימה, או לפתוח את הקובץ כחידה?
lists-puzzle-open = פתיחת החידה
lists-puzzle-words = לקיחת המילים

## A puzzle in a page of its own: a file that was handed out, or a link

player-noscript = את החידה הזאת פותרים על המסך בעזרת תוכנה (JavaScript) שהיא חלק מהדף הזה, והדפדפן הזה לא מפעיל אותה. יש להתיר אותה, או לפתוח את הדף בדפדפן אחר.
player-print =
    .title = הדפסה
    .aria-label = הדפסה
player-search = תפזורת
player-none = אין מה לפתור
player-broken = בקישור או בקובץ הזה אין חידה שלמה: חלק ממנה אבד בדרך. כדאי לבקש לקבל אותו שוב.
player-nothing = בכתובת הזאת אין חידה: חסר החלק שאחרי הסימן #. יש להעתיק את הקישור כולו.
player-old-browser = הדפדפן הזה ישן מדי לפתיחת חידה מקישור. יש לעדכן אותו, או להשתמש בדפדפן אחר.

## The dialog that shares a puzzle

share-heading = לפתרון בידי אחרים
share-link-heading = כקישור
share-link-text = כל החידה נמצאת בקישור עצמו, אחרי הסימן #: מי שפותחים אותו יכולים לפתור אותה. יצירת הקישור לא שלחה דבר לאיש.
share-link =
    .aria-label = קישור
share-copy = העתקה
share-send = שליחה…
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } ק"ב מתוך { $most } ק"ב
share-copied = הקישור הועתק.
share-copy-yourself = הדפדפן הזה לא מרשה זאת לדף: אפשר להעתיק את הקישור מהשדה.
share-title = חידה לפתרון
share-no-address = העותק הזה של Crosscore הוא קובץ ואין לו כתובת ברשת, ולכן אי אפשר ליצור קישור. אפשר לשמור את הדף במקום זאת.
share-this-computer = הכתובת קיימת רק במחשב הזה: במקומות אחרים הקישור לא יפתח דבר.
share-near = הכתובת קיימת רק ברשת הזאת: במקומות אחרים הקישור לא יפתח דבר.
share-file-heading = כקובץ אחד
share-file-text = דף (HTML) שאין צורך בשום דבר מלבדו, גם לא בחיבור לרשת: אפשר לשלוח אותו בדואר אלקטרוני או לשים אותו בכונן נייד. הוא נפתח בכל דפדפן, וגם כאן שוב כדי לשנות אותו.
share-file = שמירת הדף
share-embed = להציב באתר
share-embed-text = אפשר לשמור את הדף, להעלות אותו לאתר ולהדביק את הקוד הזה במקום שבו החידה תעמוד. אם הדף אינו באותה תיקייה, יש לכתוב את הכתובת שלו במקום השם.
share-embed-code =
    .aria-label = קוד להדבקה
share-embed-copied = הקוד הועתק.
share-answers = התשובות נמצאות בשניהם, ארוזות אך לא סודיות.
share-secret = בלי הפתרון
share-secret-help = לתחרות: מי שממלא את הלוח יודע רק אם הכול נכון.
share-ipuz = שמירה כ-‎.ipuz
share-no-answers = התשובות אינן בפנים, רק קוד שבודק אם לוח מלא נכון.
share-diagram = מי שפותר על המסך רואה בכל זאת את המשבצות השחורות.
share-failed = אי אפשר היה לשתף את החידה.
engine-nothing-to-solve = אין עדיין מה לפתור: לאף מילה אין מקום בלוח.
engine-unfilled-to-solve = { $cells ->
    [one] אי אפשר לפתור עדיין: במשבצת אחת בלוח אין אות.
    [two] אי אפשר לפתור עדיין: בשתי משבצות בלוח אין אות.
   *[other] אי אפשר לפתור עדיין: ב-{ $cells } משבצות בלוח אין אות.
}
engine-link-too-long = בקישור יהיו { $size } תווים, ורק קישור של עד { $most } תווים יגיע בוודאות. אפשר לשתף את החידה כקובץ.
engine-no-player = הדף שבו פותרים חידות לא נמצא כאן.
engine-damaged-page = החידה ב-{ $name } פגומה. יש לשמור את הדף מחדש, או לפתוח את קובץ ipuz שממנו נוצר.

engine-exolve-3d = זה תשבץ בשלושה ממדים
engine-exolve-beyond = Exolve לא מקבל אותיות כמו { $letter }; יש לשמור את החידה כ-ipuz, או כדף לפתרון.
engine-exolve-fillers = יש בו שורות בין ההגדרות; הן לא נשמרות
engine-exolve-hints = יש בו רמזים להגדרות; הם לא נשמרים
engine-exolve-long-line = באחת ההגדרות יש יותר מ-{ $most } תווים
engine-exolve-long-row = יש בו יותר מ-{ $width } משבצות בשורה { $row } של הלוח; השאר מושמטות
engine-exolve-no-word-search = Exolve לא מציג תפזורות; יש לשמור אותה כ-ipuz, או כדף לפתרון.
engine-exolve-placeless = { $clues ->
    [one] יש בו הגדרה אחת שאינה מציינת מילה של הלוח; היא מושמטת
    [two] יש בו שתי הגדרות שאינן מציינות מילה של הלוח; הן מושמטות
   *[other] יש בו { $clues } הגדרות שאינן מציינות מילה של הלוח; הן מושמטות
}
engine-exolve-rows = בלוח שלו יש { $rows } שורות, אבל הגובה שכתוב בו הוא { $height }
engine-exolve-sections = יש בו חלקים שלא נשמרים: { $sections }
engine-exolve-several = יש בו כמה חידות; הראשונה נפתחה
engine-exolve-shaped = למשבצות שלו יש צורות משלהן
engine-exolve-short-row = בשורה { $row } של הלוח שלו יש { $cells } משבצות, אבל הרוחב שכתוב בו הוא { $width }
engine-exolve-too-large = הלוח הוא { $width } על { $height }, ו-Exolve מציג לכל היותר { $most } על { $most }; יש לשמור את החידה כ-ipuz, או כדף לפתרון.
engine-exolve-too-long = באחת האותיות בלוח יש { $characters } תווים, ו-Exolve מקבל { $most } לכל היותר; יש לשמור את החידה כ-ipuz, או כדף לפתרון.
engine-imported-given = הוא מראה אותיות של מילים שאינן מלאות; הן בלוח, אבל לא מוצגות
engine-exolve-adrift = { $clues ->
    [one] יש בו הגדרה אחת שלא אומרת היכן המילה שלה; היא הושמטה
    [two] יש בו שתי הגדרות שלא אומרות היכן המילים שלהן; הן הושמטו
   *[other] יש בו { $clues } הגדרות שלא אומרות היכן המילים שלהן; הן הושמטו
}
engine-exolve-jigsaw = זה תשבץ הרכבה: ההגדרות לא אומרות היכן המילים שלהן
engine-xd-too-long = יש בו יותר מ-{ $lines } שורות, או שורה של יותר מ-{ $most } תווים
engine-xd-small = יש בו אותיות קטנות בלוח בלי הסבר; כאן הן כמו האחרות
engine-xd-readings = { $cells ->
    [one] יש בו משבצת אחת עם כמה קריאות, שכתובות בה יחד
    [two] יש בו שתי משבצות עם כמה קריאות, שכתובות בהן יחד
   *[other] יש בו { $cells } משבצות עם כמה קריאות, שכתובות בהן יחד
}
engine-xd-barred = זה תשבץ עם קווים מפרידים, והוא לא אומר היכן הם
engine-xd-hidden = יש בו רק האות X: אין לו פתרון
engine-xd-other-answers = ההגדרות והתשובות שלו אינן של הלוח שלו
engine-xd-wrong-answers = { $answers ->
    [one] יש בו תשובה אחת שהלוח סותר; הלוח קובע
    [two] יש בו שתי תשובות שהלוח סותר; הלוח קובע
   *[other] יש בו { $answers } תשובות שהלוח סותר; הלוח קובע
}
engine-xd-no-word-search = קובץ xd לא יכול להכיל תפזורת; יש לשמור אותה כ-ipuz, או כדף לפתרון.
engine-xd-keys = קובץ xd יכול להכיל לכל היותר { $most } אותיות שונות של כמה תווים; יש לשמור את החידה כ-ipuz.
engine-loss-xd-bars = רק חלק מהתוכנות מכירות את הקווים המפרידים של קובץ xd; האחרות קוראות לוח אחר.
engine-loss-xd-texts = { $texts ->
    [one] בטקסט אחד יש סימנים שמשמעותם אחרת בתבנית הזאת, והוא משתנה.
    [two] בשני טקסטים יש סימנים שמשמעותם אחרת בתבנית הזאת, והם משתנים.
   *[other] ב-{ $texts } טקסטים יש סימנים שמשמעותם אחרת בתבנית הזאת, והם משתנים.
}
engine-imported-backwards = { $clues ->
    [one] יש בו מילה אחת שנקראת הפוך; כאן היא כתובה לפי סדר המשבצות שלה
    [two] יש בו שתי מילים שנקראות הפוך; כאן הן כתובות לפי סדר המשבצות שלהן
   *[other] יש בו { $clues } מילים שנקראות הפוך; כאן הן כתובות לפי סדר המשבצות שלהן
}
engine-imported-barred = קווים בין המשבצות שלו מפרידים בין המילים, ובלוחות כאן מפרידות רק משבצות שחורות
engine-imported-completion = יש בו הודעה למי שפותרים אותו; היא לא נשמרת
engine-imported-details = יש בו פרטים שלא נשמרים: { $details }
engine-imported-deep = ה-XML שלו גדול משל כל תשבץ
engine-imported-doctype = הוא מצהיר על סוג מסמך, ואף תשבץ לא צריך זאת
engine-imported-encoding = הטקסט שלו אינו בקידוד { $encoding } כמו שכתוב בו
engine-imported-explained = יש בו הסברים להגדרות; הם לא נשמרים
engine-imported-large = יש בו יותר מ-{ $most } מ"ב
engine-imported-linked = { $clues ->
    [one] יש בו הגדרה אחת לכמה מילים בלוח; כאן היא רק של הראשונה
    [two] יש בו שתי הגדרות, כל אחת לכמה מילים בלוח; כאן הן רק של הראשונה
   *[other] יש בו { $clues } הגדרות, כל אחת לכמה מילים בלוח; כאן הן רק של הראשונה
}
engine-imported-long-cell = באחת המשבצות בלוח שלו יש טקסט שלם
engine-imported-marked = יש בו הגדרות באותיות מודגשות, נטויות וכדומה; הן נשמרות באותיות רגילות
engine-imported-misfit = מושמטת: המשבצות שלה אינן מילה בלוח
engine-imported-no-cells = בלוח שלו אין משבצות
engine-imported-no-runs = המילים שלו אינן עוברות במאוזן ובמאונך ממשבצת שחורה למשבצת שחורה
engine-imported-other-runs = המילים שלו, שמופיעות בו תחת { $lists }, אינן עוברות במאוזן ובמאונך ממשבצת שחורה למשבצת שחורה
engine-imported-numbers = המספרים בו אינם כמו במספור הרגיל של המילים; הן ממוספרות מחדש
engine-imported-one-cell = { $clues ->
    [one] יש בו מילה אחת של משבצת אחת; היא מושמטת
    [two] יש בו שתי מילים של משבצת אחת; הן מושמטות
   *[other] יש בו { $clues } מילים של משבצת אחת; הן מושמטות
}
engine-imported-pictures = יש בו תמונות במשבצות; הן לא נשמרות
engine-imported-refused = אי אפשר לפתוח את { $name }: { $why }.
engine-imported-size = הלוח שלו ריק או גדול מ-{ $most } על { $most }
engine-imported-states = יש בו אותיות שמישהו כתב בזמן הפתרון; הן לא נשמרות
engine-imported-words = יש בו { $words } מילים, ואפשר להשתמש ב-{ $most } לכל היותר
engine-jpz-arrows = ההגדרות שלו כתובות בתוך הלוח, כמו בתשחץ, ולא ברשימות
engine-jpz-no-puzzle = אין בו חידה של Crossword Compiler
engine-jpz-no-word-search = קובץ jpz לא יכול להכיל תפזורת; יש לשמור אותה כ-ipuz, או כדף לפתרון.
engine-jpz-other-kind = זה לא תשבץ אלא חידה מסוג "{ $kind }"
engine-jpz-second-numbers = יש בו מספרים נוספים במשבצות; הם לא נשמרים
engine-jpz-looks = { $cells ->
    [one] יש בו צורה או צבע במשבצת אחת; הם לא נשמרים
    [two] יש בו צורות או צבעים בשתי משבצות; הם לא נשמרים
   *[other] יש בו צורות או צבעים ב-{ $cells } משבצות; הם לא נשמרים
}
engine-jpz-bars-within = { $bars ->
    [one] יש בו קו מפריד אחד בתוך מילה; הוא לא נשמר
    [two] יש בו שני קווים מפרידים בתוך מילים; הם לא נשמרים
   *[other] יש בו { $bars } קווים מפרידים בתוך מילים; הם לא נשמרים
}
engine-jpz-strange-cells = יש בו משבצות שנמצאות מחוץ ללוח שלו
engine-jpz-wordless = יש בו הגדרות שאינן מציינות מילה של הלוח; הן הושמטו
engine-loss-exolve-typing = אותיות של כמה תווים מקלידים אחרי לחיצה כפולה: כמה מהתווים האלה ({ $signs }) אינם שייכים לכתב אחד.
engine-loss-jpz-direction = אין שדה לכיוון: הלוח בקובץ כמו על הנייר, ולכל מילה רשימה של המשבצות שלה מימין; תוכנה שאינה מתחשבת ברשימה הזאת קוראת את המילה משמאל.
engine-xml-broken = { $name } פגום: אי אפשר לקרוא את ה-XML שלו החל משורה { $line }, עמודה { $column }; יש להשיג את הקובץ שוב.

sheet-group-print = הדפסה
sheet-group-look = מראה
sheet-group-words = שפה ומספרים
sheet-about = פרטים נוספים
about-copyright = זכויות יוצרים
about-editor = עריכה
about-publisher = הוצאה לאור
about-date = תאריך
about-notes = הערות
about-difficulty = רמת קושי
sheet-pages = { $n ->
    [one] יודפס בעמוד אחד, הטקסט בגודל { $size } נקודות.
    [two] יודפס בשני עמודים, הטקסט בגודל { $size } נקודות.
   *[other] יודפס ב-{ $n } עמודים, הטקסט בגודל { $size } נקודות.
}
sheet-pages-key = { $n ->
    [one] יודפס בעמוד אחד.
    [two] יודפס בשני עמודים.
   *[other] יודפס ב-{ $n } עמודים.
}
sheet-option-prints = מה מודפס
    .help = החידה, דף הפתרון או שניהם, כל אחד בעמודים משלו.
    .choice-puzzle = החידה
    .choice-key = דף הפתרון
    .choice-both = שניהם
sheet-option-paper = נייר
    .help = לאיזה נייר העמודים מיועדים; בלי בחירה הם מתאימים גם ל-A4 וגם ל-Letter.
    .choice-auto = A4 או Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = שורה לשם
    .help = שורה מעל החידה, לשמם של מי שפותרים אותה.
sheet-option-save_ink = חיסכון בדיו
    .help = קווים דקים ושום מילוי: משבצות שחורות מקווקוות.

## A crossword that is solved on the page

play-nothing = אין עדיין מה לפתור.
play-unfilled = בלוח הזה יש עדיין משבצות ריקות: אחרי שהוא יתמלא אפשר יהיה לפתור אותו.
play-pencil = עיפרון
    .title = עיפרון: לאותיות שלא בטוחים בהן
play-check = בדיקה
    .title = בדיקת אותיות
play-check-letter = האות הזאת
play-check-word = המילה הזאת
play-check-all = כל הלוח
play-reveal = חשיפה
    .title = חשיפת אותיות
play-clue =
    .aria-label = ההגדרה הנוכחית
play-clue-back =
    .aria-label = ההגדרה הקודמת
    .title = ההגדרה הקודמת (Shift+Tab)
play-clue-on =
    .aria-label = ההגדרה הבאה
    .title = ההגדרה הבאה (Tab)
play-cross-help = אותיות מקלידים. מקשי החצים מזיזים, Tab עובר להגדרה הבאה, רווח מחליף בין מאוזן למאונך. Escape ואחריו Tab יוצאים מהלוח.
play-cross-label = תשבץ, { $width } על { $height }
play-text = כטקסט
    .title = כל ההגדרות כטקסט, עם שדה לכל מילה
play-clues-region = הגדרות
play-filled = משבצות שמולאו
play-cells = מולאו { $n } מתוך { $all }
play-start-over-letters = ריקון הלוח
play-blank = ריקה
play-told = { $begun ->
    [true] { $place }: { $clue }, { $n ->
        [one] אות אחת
        [two] שתי אותיות
       *[other] { $n } אותיות
    }, { $letters }
   *[false] { $place }: { $clue }, { $n ->
        [one] אות אחת
        [two] שתי אותיות
       *[other] { $n } אותיות
    }
}
play-told-cell = { $letter }{ $wrong ->
    [true] , שגויה
   *[false] { "" }
}{ $told ->
    [true] , נחשפה
   *[false] { "" }
}{ $pencil ->
    [true] , בעיפרון
   *[false] { "" }
}, { $n } מתוך { $all }
play-no-letter = זו לא אות של החידה הזאת.
play-state-filled = (מלאה)
play-state-wrong = (עם אות שגויה)
play-too-long = { $n } אותיות; יש מקום ל-{ $all }.
play-not-right = הלוח מלא, אבל עוד לא הכול נכון.
play-full-secret = הלוח מלא. הפתרון אינו מצורף לתשבץ הזה, ולכן אי אפשר לבדוק אותו כאן.
play-check-full = קודם ממלאים את כל הלוח. אחר כך אפשר לדעת אם הכול נכון.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] הכול נכון.
       *[other] בינתיים אין טעויות.
    }
    [one] אות אחת שגויה.
    [two] שתי אותיות שגויות.
   *[other] { $wrong } אותיות שגויות.
}
play-revealed = { $n ->
    [0] אין מה לחשוף: זה נכון.
    [one] אות אחת נחשפה.
    [two] שתי אותיות נחשפו.
   *[other] { $n } אותיות נחשפו.
}
play-solved = פתרתם!
play-solved-help = { $n ->
    [one] אות אחת נחשפה.
    [two] שתי אותיות נחשפו.
   *[other] { $n } אותיות נחשפו.
}
play-revealed-all = כל הלוח נחשף.
keys-solving = משחק
    .open = לפתור כאן, בדף
    .next = למשבצת הבאה, או החלפת כיוון
    .turn = הכיוון השני
    .slot = ההגדרה הבאה או הקודמת
    .ends = המשבצת הראשונה במילה או האחרונה
    .clear = להוציא את האות
    .check = בדיקת המילה
    .leave = אחר כך Tab יוצא מהלוח

kind-convert = להפוך את החידה הזאת ל…
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = החידה הפכה ל: { $kind }.
job-puzzle-convert = יצירת חידה מסוג אחר…
failed-puzzle-convert = לא נוצרה חידה מסוג אחר.
engine-cannot-convert = אי אפשר להפוך את החידה הזאת לחידה מסוג זה; צריך תשבץ שיש בו אות בכל משבצת.
engine-code-lacking = אין מספר ל-{ $letter }
engine-code-twice = יש יותר ממספר אחד ל-{ $letter }
engine-code-unused = יש מספר ל-{ $letter }, שאינה בלוח
engine-loss-codes = מספרי האותיות לא נשמרים: תוכנות אחרות מציגות תשבץ עם הגדרות.
engine-loss-lengths = רשימת המילים לפי אורך לא נשמרת: תוכנות אחרות מציגות תשבץ עם הגדרות.
engine-not-checked = לא נבדק: ייתכן שיש יותר מפתרון אחד.
engine-proved-sole = נבדק: במילים שברשימה יש רק פתרון אחד.
engine-seen-clueless = זה מיועד לתשבצים עם הגדרות; את החידה הזאת יש לשמור כ-ipuz.
engine-the-numbers = מספרי האותיות
option-derived-count = מספר המילים
    .help = כמה מילים יוגרלו מרשימת המילים.
    .unit = מילים
    .any = הכול
option-derived-size = גודל הלוח
    .help = אוטומטי: המקום שכל המילים צריכות. בגודל קבוע נכנסות כמה מילים שאפשר.
    .unit = משבצות
option-grid = לוח
    .help-crossing = מילים מצטלבות בכל מקום מתאים, והלוח גדל סביבן.
    .help-blocked = לוח כמו בעיתון, עם משבצות שחורות, מלא במילים; נדרשת רשימת מילים גדולה.
    .choice-crossing = מילים מצטלבות
    .choice-blocked = לוח מלא
kind-krisskross = תשבץ שיבוץ
    .short = שיבוץ
    .help = לוח ריק; המילים שיש לשבץ בו רשומות לפי אורכן.
option-start = להתחלה
    .help = מה כבר כתוב בלוח, כדי שלפותרים יהיה מאיפה להתחיל.
    .choice-word = מילה אחת
    .choice-letter = אות אחת
    .choice-none = כלום
preset-krisskross = רגיל
    .help = 30 מילים מצטלבות; אחת מהן גלויה.
preset-krisskross-small = לילדים
    .help = 12 מילים קצרות של 3 עד 6 אותיות.
preset-krisskross-filled = לוח מלא
    .help = 11 על 11 עם משבצות שחורות, לרשימת מילים גדולה.
kind-codeword = תשבץ צופן
    .short = צופן
    .help = כל אות היא מספר, תמיד אותו מספר; מעט אותיות גלויות, ויש רק פתרון אחד.
engine-doing-codeword = חיפוש לוח עם פתרון אחד
option-shown = אותיות גלויות
    .help = כמה אותיות יהיו גלויות לפחות; נוספות עוד עד שנשאר רק פתרון אחד.
    .unit = אותיות
preset-codeword = רגיל
    .help = 30 מילים מצטלבות, ולפחות 3 אותיות גלויות.
preset-codeword-filled = לוח מלא
    .help = 13 על 13 עם משבצות שחורות, לרשימת מילים גדולה.
preset-codeword-easy = קל
    .help = 30 מילים מצטלבות, ולפחות 7 אותיות גלויות.

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = <span>יצירת </span>30 גרסאות…
versions-heading = חידה אחרת לכל אחד
versions-text = לכל גרסה יש מספר בכותרת, וגם לפתרון שלה.
versions-number = כמה
versions-number-wrong = יש לבחור מספר מ-{ $least } עד { $most }.
versions-words = מילים
versions-words-list = שונות בכל גרסה
versions-words-same = אותן מילים בכולן
versions-keys = פתרונות
versions-keys-none = ללא
versions-keys-end = בסוף
versions-keys-each = אחרי כל גרסה
versions-print = הדפסת הכול
versions-zip = שמירת קובץ zip
versions-title = { $title } – גרסה { $n }
versions-title-bare = גרסה { $n }
versions-made = נוצרו { $done } מתוך { $total }
versions-set = מוכנות להדפסה: { $done } מתוך { $total }
versions-ready = { $n ->
    [0] אין גרסה להדפסה או לשמירה.
    [one] גרסה אחת מוכנה להדפסה או לשמירה.
    [two] שתי גרסאות מוכנות להדפסה או לשמירה.
   *[other] { $n } גרסאות מוכנות להדפסה או לשמירה.
}
versions-stopped = { $n ->
    [0] היצירה נעצרה לפני הגרסה הראשונה.
    [one] היצירה נעצרה: גרסה אחת מוכנה להדפסה או לשמירה.
    [two] היצירה נעצרה: שתי גרסאות מוכנות להדפסה או לשמירה.
   *[other] היצירה נעצרה: { $n } גרסאות מוכנות להדפסה או לשמירה.
}
versions-few = { $n ->
    [one] אפשר ליצור מהמילים האלה גרסה אחת בלבד. אפשר להדפיס או לשמור אותה, או להוסיף מילים.
    [two] אפשר ליצור מהמילים האלה שתי גרסאות בלבד. אפשר להדפיס או לשמור אותן, או להוסיף מילים.
   *[other] אפשר ליצור מהמילים האלה { $n } גרסאות שונות בלבד. אפשר להדפיס או לשמור אותן, או להוסיף מילים.
}
versions-lacking = { $n ->
    [one] לא ניתן ליצור את גרסה { $numbers }: { $reason }
    [two] לא ניתן ליצור את הגרסאות { $numbers }: { $reason }
   *[other] לא ניתן ליצור את הגרסאות { $numbers }: { $reason }
}
failed-puzzle-versions = הגרסאות לא נוצרו.
