### What the page says, in Arabic (Modern Standard Arabic, as school software has it).
### docs/translating.md tells how a catalogue is written; comments are those of en.ftl.
###
### Terms:
###   crossword كلمات متقاطعة · puzzle لغز · word list قائمة كلمات · clue تلميح · answers الحل (the sheet),
###   إجابة (one) · answer key ورقة الحل · word bank بنك الكلمات · grid شبكة · cell خانة · letter حرف ·
###   character of any kind رمز · crossing تقاطع · across أفقي · down عمودي · layout توزيع ·
###   reshuffle إعادة توزيع · to sort فرز · place مكان · to lock قفل · to unlock فك القفل · isolated منعزلة ·
###   to scatter تفريق · seed البذرة · engine المحرك · shelf قائمة الألغاز · sheet ورقة · preset إعداد جاهز ·
###   given letter حرف مكشوف · row صف · column عمود · list of one's own قائمتي · undo تراجع · redo إعادة ·
###   tab of the browser تبويب · script كتابة · MB م.ب ·
###   word search البحث عن الكلمات · hidden (a word) مخفية · left out مستبعدة · hint مساعدة ·
###   forwards مع القراءة، في اتجاه القراءة · backwards بعكس القراءة
###
### Buttons are nouns of action (حفظ، حذف); what to do is told in the imperative. Words stand in « »;
### after لـ and بـ without a space. Names of files end without their dot, which would stand on the wrong side.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = العربية
language-direction = rtl
# Between the items of a list.
list-comma = { "، " }

## Fixed text: what several places say

page-title = Crosscore: كلمات متقاطعة من كلماتك
# For search engines.
page-description =
    .content = يصنع ألغاز الكلمات المتقاطعة من قوائم كلمات بأي لغة، على جهازك أنت.
button-undo =
    .title = تراجع (Ctrl+Z)
    .aria-label = تراجع
button-redo =
    .title = إعادة (Ctrl+Y)
    .aria-label = إعادة
button-cancel = إلغاء
button-close = إغلاق
button-save = حفظ
# Heads of a word's and of its clue's field.
field-word = { $content ->
    [numbers] العدد
   *[words] الكلمة
}
field-clue = التلميح
# The squares that a word takes.
field-cells =
    .aria-label = الخانات

## Fixed text: the bar on top

bar-about =
    .title = حول Crosscore
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = الخطوات
step-words = <b>1</b> الكلمات
step-puzzle = <b>2</b> اللغز
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> طباعة<span> ومشاركة</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = اللغز
bar-tools =
    .aria-label = الأدوات
bar-help = مساعدة
    .title = مساعدة
# Read out only; the name of the word list follows.
bar-list = قائمة الكلمات:{ " " }
bar-own = كلماتي
# Lay the same words out anew.
bar-reshuffle = { $grid ->
    [blocked] إعادة ملء
   *[other] إعادة توزيع
}
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = تحسين
    .title = مواصلة البحث عن توزيع أفضل لهذه الكلمات (I)
# Make a crossword of other words.
bar-new-words = { $grid ->
    [blocked] <span>شبكة </span>جديدة
   *[other] <span>كلمات </span>جديدة
}
bar-options = الخيارات
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = طباعة<span> ومشاركة</span>
# Solve the puzzle here, on the page.
bar-play = لعب
    .title = حل هذا اللغز هنا (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = الألغاز
# The name above the grid: press it to write another one.
puzzle-name = إعادة تسمية «{ $name }»
puzzle-rename =
    .aria-label = اسم اللغز

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = لغة هذه الصفحة: { $language }
language-now = لغة هذه الصفحة الآن: { $language }.
language-failed = تعذّر جلب اللغة { $language }، فبقيت الصفحة كما هي. تحقّق من الاتصال ثم حاول مرة أخرى.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = الشبكة
grid-canvas =
    .aria-label = { $grid ->
        [letters] البحث عن الكلمات
       *[other] شبكة الكلمات المتقاطعة
    }
    .aria-roledescription = { $grid ->
        [letters] شبكة حروف
       *[other] شبكة كلمات متقاطعة
    }
# Read out by screen readers only. The keys are the same in every language.
grid-help = { $grid ->
    [letters] تنتقل مفاتيح الأسهم من حرف إلى حرف. يبدّل مفتاح المسافة بين الكلمات التي فيها الحرف. يضع Enter كلمة أخرى مكان الكلمة المحددة. للتعديل F2، وللقفل L، وللحذف Delete. للتكبير والتصغير زائد وناقص. وتعرض علامة الاستفهام كل المفاتيح.
   *[other] تنتقل مفاتيح الأسهم من حرف إلى حرف. يبدّل مفتاح المسافة بين الأفقي والعمودي. يضع Enter كلمة أخرى مكان الكلمة المحددة. للتعديل F2، وللنقل M، وللقفل L، وللحذف Delete. للتكبير والتصغير زائد وناقص. وتعرض علامة الاستفهام كل المفاتيح.
}
boot-title = لحظات ونبدأ
boot-again = إعادة المحاولة
boot-note = كل شيء يعمل على هذا الجهاز. لا تُرسل كلماتك إلى أي مكان.

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = الكلمة المحددة
chosen-replace = استبدال
    .title = كلمة عشوائية أخرى من القائمة (Enter)
chosen-edit = تعديل
    .title = تعديل الكلمة والتلميح (F2)
chosen-why = لماذا؟
    .title = لماذا لا مكان لها، وما الذي قد يحل محلها
chosen-move = نقل
    .title = نقل إلى مكان آخر (M)
# Keep the word in its place.
chosen-lock = قفل
chosen-delete = { $grid ->
    [blocked] مسح
   *[other] حذف
}
    .title = { $grid ->
        [blocked] إزالة حروفها (مفتاح Delete)
       *[other] حذف (مفتاح Delete)
    }
# While a word is being moved.
chosen-move-next = المكان التالي
chosen-move-put = ضعها هنا

## Fixed text: the line below the grid

status-progress =
    .aria-label = وقت البحث
status-stop = إيقاف
status-counts =
    .aria-label = الأعداد
status-tools =
    .aria-label = { $grid ->
        [letters] الكلمات والعرض
       *[other] التوزيع والعرض
    }
status-freeze = { $grid ->
    [letters] قفل الكل
   *[other] قفل التوزيع
}
    .title = إبقاء كل كلمة في مكانها
status-zoom-out =
    .title = تصغير (−)
    .aria-label = تصغير
status-zoom-fit =
    .title = الشبكة كلها (0)
    .aria-label = الشبكة كلها
status-zoom-in =
    .title = تكبير (+)
    .aria-label = تكبير

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = الكلمات
words-toggle = { $content ->
    [numbers] الأعداد
   *[words] الكلمات
}
words-filter =
    .aria-label = { $content ->
        [numbers] البحث عن عدد أو تلميح
       *[words] البحث عن كلمة أو تلميح
    }
    .placeholder = { $content ->
        [numbers] ابحث عن عدد
       *[words] ابحث عن كلمة
    }
words-narrow =
    .title = فرز، تصفية، تحديد
    .aria-label = فرز، تصفية، تحديد
words-add = إضافة
    .title = إضافة كلمات (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = الحالة
words-length =
    .aria-label = الطول
words-order =
    .aria-label = الترتيب
words-show-all = عرض الكل
words-pick-many = تحديد عدة كلمات

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] ورقة البحث عن الكلمات
   *[other] ورقة الكلمات المتقاطعة
}
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = العرض
sheet-show-puzzle = اللغز
sheet-show-answers = الحل
sheet-show-both = كلاهما
sheet-settings = إعدادات
sheet-print = طباعة / PDF
submission-open = لمحرّر…
submission-heading = الطباعة لمحرّر
submission-text = الشبكة وحلها وكل التلميحات مع أجوبتها، بتباعد أسطر مزدوج وهوامش 2.5 سم. تبقى بياناتك على هذا الجهاز: لا تظهر إلا في هذه الصفحات، ولا تُحفظ في أي ملف.
submission-name = اسمك
submission-address = العنوان
submission-email = البريد الإلكتروني
submission-forget = انسَ بياناتي
submission-count = الكلمات: { $n }. الحجم: { $width } × { $height }.
sheet-share = مشاركة رابط
sheet-picture = صورة
sheet-files = كل الملفات
sheet-panel =
    .aria-label = إعدادات الورقة
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = حروف مكشوفة <span>أو انقر خانة</span>
sheet-given-first = الحروف الأولى
# A few letters here and there.
sheet-given-some = بعضها
# No letters.
sheet-given-none = بلا
sheet-paper =
    .aria-label = { $grid ->
        [letters] ورقة البحث عن الكلمات
       *[other] ورقة الكلمات المتقاطعة
    }
sheet-title =
    .aria-label = العنوان
    .placeholder = أضف عنوانًا
sheet-author =
    .aria-label = المُعِدّ
    .placeholder = أضف اسم المُعِدّ
sheet-instructions =
    .aria-label = التعليمات
    .placeholder = أضف تعليمات
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] شبكة حروف
       *[other] شبكة كلمات متقاطعة
    }
# Read out by screen readers only.
sheet-grid-help = تنتقل مفاتيح الأسهم من خانة إلى خانة. يكشف مفتاح المسافة حرف الخانة لمن يحل اللغز، أو يخفيه من جديد.

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = لعب
play-timer =
    .title = إظهار الوقت أو إخفاؤه
# The button's name, for screen readers; the time follows.
play-time-name = الوقت
play-hint = مساعدة
    .title = وضع دائرة حول أول حرف من كلمة (H)
play-more =
    .title = المزيد
    .aria-label = المزيد
play-grid =
    .aria-roledescription = شبكة حروف
play-grid-label = شبكة حروف، { $width } في { $height }
# Read out by screen readers only.
play-help = تنتقل مفاتيح الأسهم من حرف إلى حرف. يعلّم Enter أول حرف من كلمة، ثم ترسم الأسهم الخط، ويثبته Enter، ويلغيه Escape. وH للمساعدة.
play-zoom =
    .aria-label = العرض
play-list-region =
    .aria-label = المطلوب العثور عليه
play-progress =
    .aria-label = ما عُثر عليه
play-how = ارسم خطًا من أول حرف في الكلمة إلى آخر حرف فيها، أو اضغطهما واحدًا بعد الآخر.
# Where the grid is larger than a phone.
play-how-fingers = إصبعان يحركان الشبكة ويكبّرانها.
# How far one has come.
play-count = عُثر على { $n } من { $all }
play-show-all-help = استسلام: أين الكلمات الباقية
play-start-over = البدء من جديد
play-start-over-help = نسيان ما عُثر عليه
play-shown = كل الكلمات معروضة.
play-started-over = بدأت من جديد.
play-undo = تراجع
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }، أول حرف
play-dropped = أُلغي الخط.
play-found = عُثر على «{ $word }»، { $n } من { $all }
play-again-found = سبق العثور على «{ $word }».
play-none = { $letters }: لا كلمة من القائمة هنا
play-hinted = مساعدة: «{ $word }» تبدأ في الصف { $row }، العمود { $column }
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = مساعدة: «{ $clue }» إجابته تبدأ بالحرف { $letter }، الصف { $row }، العمود { $column }
play-hinted-other = مساعدة: كلمة تبدأ بالحرف { $letter }، الصف { $row }، العمود { $column }
play-hints-out = حول أول حرف من كل كلمة باقية دائرة.
# Behind a word of the list, for screen readers.
play-state-found = (عُثر عليها)
play-state-shown = (معروضة)
play-state-hinted = (حول أول حروفها دائرة)
# The end.
play-done = { $all ->
    [one] أحسنت! عُثر على الكلمة.
    [two] أحسنت! عُثر على الكلمتين.
    [few] أحسنت! عُثر على الكلمات الـ{ $all } كلها.
   *[other] أحسنت! عُثر على الكلمات الـ{ $all } كلها.
}
play-done-time = استغرق ذلك { $time }.
play-done-hints = { $n ->
    [one] استُعملت مساعدة واحدة.
    [two] استُعملت مساعدتان.
    [few] استُعملت { $n } مساعدات.
   *[other] استُعملت { $n } مساعدة.
}
play-given-up = { $all ->
    [one] عثرت على { $n } من كلمة واحدة.
    [two] عثرت على { $n } من كلمتين.
    [few] عثرت على { $n } من { $all } كلمات.
   *[other] عثرت على { $n } من { $all } كلمة.
}
# The message hidden in the letters of no word follows.
play-message = الحروف الباقية تقول:
play-again = اللعب من جديد

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = حفظ باسم
lists-make = { $grid ->
    [letters] إنشاء بحث عن كلمات
   *[other] إنشاء كلمات متقاطعة
}
# The box for words that are typed or pasted.
own-heading = اكتب كلماتك أو الصقها
# The first lines of the example.
own-text =
    .placeholder = بركان - جبل يقذف الحمم
own-help = كلمة في كل سطر، ويأتي تلميحها بعد شرطة أو فاصلة أو علامة جدولة.
own-make = { $grid ->
    [letters] أنشئ بحثي عن الكلمات
   *[other] أنشئ كلماتي المتقاطعة
}
own-example = عرض مثال
own-file = فتح ملف…
# Write the words into a table of words and clues.
own-table = استخدام جدول
# Put the box away.
own-later = ليس الآن
# The names of other kinds of puzzle follow, as buttons.
own-or = أو:
own-kinds =
    .aria-label = نوع آخر من الألغاز
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = بركان - جبل يقذف الحمم | جزيرة - أرض يحيط بها الماء | نهر - يجري إلى البحر | محيط - أكبر من البحر | صحراء - أرض جافة قليلة المطر | غابة - أرض مليئة بالأشجار | بحيرة - ماء تحيط به اليابسة | كهف - تجويف في الصخر | جبل - أعلى من التل | وادي - أرض منخفضة بين الجبال
own-count = الكلمات: { $n }{ $clues ->
    [0] .
   *[other] ، منها بتلميح: { $clues }.
}
own-wrong = أسطر تحتاج إلى انتباه: { $n }.
# Word lists that come with the page.
lists-ready = قوائم كلمات جاهزة
# On phones, on a first visit: leads to the box.
own-open = استخدام كلماتي
lists-side =
    .aria-label = قوائمي
lists-side-heading = قوائمي
lists-new = قائمة جديدة
lists-name =
    .aria-label = اسم القائمة
lists-menu =
    .title = إعادة تسمية، نسخ، حذف
    .aria-label = هذه القائمة
lists-language = اللغة
# Add a row to the table.
lists-add-row = صف
    .title = إضافة صف تحته (Ctrl+Enter)
lists-remove-row = حذف الصف
    .title = حذف الصفوف المحددة (Ctrl+Delete)
lists-up =
    .title = نقل إلى أعلى (Alt+↑)
    .aria-label = نقل إلى أعلى
lists-down =
    .title = نقل إلى أسفل (Alt+↓)
    .aria-label = نقل إلى أسفل
lists-sort = فرز
# To the next row with an error, or with a note.
lists-next =
    .title = الانتقال إلى التالي
# Read out by screen readers only.
table-help = تنقلك مفاتيح الأسهم. اكتب مباشرة، أو اضغط F2 للتعديل. Enter إلى أسفل، وTab إلى الخانة التالية. Shift مع الأسهم لتحديد الصفوف. Control مع Enter لإضافة صف، وControl مع Delete لحذف الصفوف، وAlt مع الأسهم لنقلها. Escape ثم Tab للخروج من الجدول.
table =
    .aria-label = الكلمات والتلميحات
# Heads of the columns.
table-row = الصف
table-word = الكلمة
table-cells = الخانات
# What there is to correct or to know of a row.
table-look = للمراجعة
table-empty = <strong>اكتب كلمة، ثم تلميحها.</strong>أو الصق هنا قائمة كاملة، أو استورد ملفًا.<br>كل شيء يبقى على هذا الجهاز.
table-detail =
    .aria-label = هذا الصف كاملًا
table-key-tab = <kbd>Tab</kbd> الخانة التالية
table-key-enter = <kbd>Enter</kbd> إلى أسفل
table-key-undo = <kbd>Ctrl+Z</kbd> تراجع

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] تعديل العدد والتلميح
   *[words] تعديل الكلمة والتلميح
}
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = اضغط خانة تحتها خط لتفصل حروفها.
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = فصل حروف { $cell }
edit-join = جمع { $one } و{ $other } في خانة واحدة
edit-word-help = هذه هي الخانات التي ستشغلها الكلمة. اكتب <kbd>|</kbd> بين حرفين لتفصل بينهما بنفسك.
edit-offers-heading = { $grid ->
    [letters] كلمات أخرى من القائمة
   *[other] كلمات أخرى لهذا المكان
}
add-heading = إضافة كلمات
add-save = إضافة
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading = { $grid ->
    [letters] من قائمة الكلمات
   *[other] من قائمة الكلمات، تتقاطع الآن
}
# Words that could be put in.
offers-list =
    .aria-label = الاقتراحات
offers-show = عرض بعضها
offers-more = عرض غيرها

## Fixed text: all keys

keys-heading = اختصارات لوحة المفاتيح
keys-single = مفاتيح مفردة مثل L وM
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = الدليل (بالإنجليزية)
manual-words = الملفات المناسبة (بالإنجليزية)
manual-paper = ما تتسع له الورقة (بالإنجليزية)
manual-bench = الإعداد خطوةً خطوة (بالإنجليزية)
manual-share = كيف تعمل المشاركة (بالإنجليزية)
# The how-to of one page; <b> begins each step.
howto-heading = كيف تصنع لغزًا
howto-1 = <b>اكتب كلماتك.</b> في الخطوة 1 اكتبها أو الصقها، كلمة في كل سطر. ويأتي التلميح بعد شرطة أو فاصلة أو علامة جدولة.
howto-2 = <b>أو أحضر ملفًا.</b> افتح هناك قائمة كلمات، أو أفلتها في أي مكان من الصفحة. ويمكنك أيضًا أن تبدأ بقائمة كلمات جاهزة.
howto-3 = <b>أنشئ اللغز.</b> ضغطة واحدة وتنتظم كلماتك في الشبكة. وإذا لم تتسع الشبكة لكلمة فالقائمة تذكر السبب.
howto-4 = <b>انظر إليه في الخطوة 2.</b> زر إعادة التوزيع يوزّع الكلمات نفسها من جديد، وزر التحسين يبحث عن توزيع أفضل.
howto-5 = <b>جرّب نوعًا آخر.</b> الزر الأول فوق الشبكة يذكر نوع اللغز. اضغطه لتختار نوعًا آخر.
howto-6 = <b>غيّر كلمة.</b> حددها في الشبكة أو في القائمة. الأزرار التي تظهر تعدّلها أو تنقلها أو تقفلها أو تحذفها. والتراجع يعيد كل شيء كما كان.
howto-7 = <b>حدّد القواعد.</b> الخيارات تقرر حجم اللغز وكيف توضع كلماته ومدى صعوبته.
howto-8 = <b>اطبعه في الخطوة 3.</b> اكتب عنوانًا على الورقة، واختر الورق والحل، ثم اطبعها أو احفظها ملف PDF.
howto-9 = <b>شاركه أو حلّه هنا.</b> الخطوة 3 تنشئ رابطًا أو صفحة ليحلها غيرك. وبزر اللعب تحلّه بنفسك.
howto-10 = <b>تجده لاحقًا.</b> تبقى ألغازك محفوظة على هذا الجهاز تحت «الألغاز». احفظ ملف اللغز لكل ما يهمك. لا يغادر هذا الجهاز شيء مما تكتبه.

## Fixed text: the options

options-presets =
    .aria-label = إعدادات جاهزة
options-standard = استعادة الإعدادات الأصلية
options-memory = الكلمات المستعملة حديثًا
options-memory-clear = نسيان الكلمات المحفوظة
options-repeat = تكرار لغز
# A number; the same one makes the same puzzle again.
options-seed = البذرة
options-seed-field =
    .placeholder = عشوائية
options-seed-help = { $content ->
    [numbers] فارغة: لغز آخر في كل مرة. البذرة نفسها مع الخيارات نفسها تصنع اللغز نفسه من جديد.
   *[words] فارغة: لغز آخر في كل مرة. البذرة نفسها مع القائمة والخيارات نفسها تسحب الكلمات نفسها من جديد، إلا إذا كانت الكلمات المستعملة حديثًا مستبعدة.
}
# The page writes the number into <b></b>.
options-seed-now = هذا اللغز: <b></b>
options-seed-again = استعمالها ثانية
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are options-for-new-words.
options-foot = { $grid ->
    [letters] <b>كلمات جديدة</b> يسحب كلمات أخرى من القائمة. <b>إعادة توزيع</b> يخفي الكلمات التي تراها من جديد؛ ولا أثر عندئذ لما كُتب بجانبه «للكلمات الجديدة».
    [blocked]
        { $content ->
            [numbers] <b>شبكة جديدة</b> يبدأ من جديد بهذه الخيارات. <b>إعادة ملء</b> يجد أعدادًا أخرى لهذه الشبكة: يبقى ما كتبته أو أقفلته.
           *[words] <b>شبكة جديدة</b> يبدأ من جديد بهذه الخيارات. <b>إعادة ملء</b> يجد كلمات أخرى لهذه الشبكة: يبقى ما كتبته أو أقفلته، وتبقى المربعات السوداء إن كانت نمطًا أو من رسمك.
        }
   *[other] <b>كلمات جديدة</b> يسحب كلمات أخرى من القائمة. <b>إعادة توزيع</b> يُبقي الكلمات التي تراها ويوزعها من جديد؛ ولا أثر عندئذ لما كُتب بجانبه «للكلمات الجديدة».
}
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle = { $grid ->
    [blocked] إعادة ملء<span> هذه الشبكة</span>
   *[other] إعادة توزيع<span> هذه الكلمات</span>
}
options-new = { $grid ->
    [blocked] شبكة جديدة
   *[other] كلمات جديدة
}

## Fixed text: about

about-heading = حول Crosscore
about-what = يصنع Crosscore ألغاز الكلمات المتقاطعة من كلماتك ومن قوائم كلمات بلغات كثيرة، ويطبعها أو يحفظها.
about-private = لا شيء يغادر هذا الجهاز
about-private-text = كلماتك وتلميحاتك وألغازك تُقرأ وتُوزّع وتُحفظ في هذا المتصفح وحده. لا حساب ولا أحد يعدّ زياراتك. تجلب الصفحة برنامجها وقوائم كلماتها من المكان الذي فُتحت منه، ولا ترسل إليه شيئًا، ولا تطلب من أي مكان آخر شيئًا؛ وقد منعت نفسها من ذلك.
# The heading of a chapter, and the button that opens it.
proof-heading = كيف يمكن التحقق من ذلك
proof-policy = أول ما في الصفحة هذه السياسة، وبها يرفض المتصفح تحميل أي شيء من خادم آخر وإرسال أي شيء إليه.
# Below it stands a list that can be opened: proof-files.
proof-visit = { $n ->
    [one] طُلب في هذه الزيارة ملف واحد، من مكان هذه الصفحة نفسه.
    [two] طُلب في هذه الزيارة ملفان، كلاهما من مكان هذه الصفحة نفسه.
    [few] طُلبت في هذه الزيارة { $n } ملفات، كلها من مكان هذه الصفحة نفسه.
    [many] طُلب في هذه الزيارة { $n } ملفًا، كلها من مكان هذه الصفحة نفسه.
   *[other] طُلب في هذه الزيارة { $n } ملف، كلها من مكان هذه الصفحة نفسه.
}
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = عدد الملفات المطلوبة في هذه الزيارة { $n }، وما ليس منها من هذا الموقع عدده { $foreign }. ربما طلبته إضافة من إضافات المتصفح.
# The page is one file on this device.
proof-visit-none = لم يُطلب في هذه الزيارة شيء: فالصفحة كلها في هذا الملف الواحد.
proof-files = الملفات المطلوبة
proof-look = لترى ذلك بنفسك، افتح لوحة الشبكة (Network) في أدوات المطوّرين في المتصفح ثم أنشئ لغزًا. أو اقطع الاتصال: تواصل الصفحة المفتوحة عملها.
proof-test = يقوم اختبار آلي بالعمل كله لكل نوع من الألغاز في متصفح حقيقي، ويسجّل كل طلب. وهو يفشل إذا ذهب طلب إلى خادم آخر، أو كان أكثر من طلب ملف من هذا الموقع، أو حوى كلمة كُتبت في الصفحة؛ وإذا وُجد ملف تعريف ارتباط. وقبل ذلك يتأكد من أن أداة التسجيل تلاحظ أمورًا كهذه.
# Opens the test’s source text.
proof-source = نص الاختبار
proof-no-test = تعذّر جلب الاختبار؛ تحقّق من الاتصال ثم أغلق هذه النافذة وافتحها من جديد. وهو في الملف proof.txt بجانب هذه الصفحة.
proof-not = <b>ما لا يُثبته هذا.</b> من يدير الخادم يرى، كما في أي صفحة ويب، أي ملفات تُطلب ومتى ومن أي عنوان. وتستطيع إضافات المتصفح قراءة كل صفحة. أما التدقيق الإملائي والترجمة وتعبئة النماذج فخدمات من المتصفح، وإعداداته تبيّن ما ترسله.
about-kept-heading = ما يُحفظ
about-kept = ما يُحفظ في المتصفح قد يضيع معه. احفظ ما تريد الاحتفاظ به في ملف لغز (ipuz).
about-licences = تراخيص كل ما تحويه الصفحة
# <a> is the link to the file.
about-licences-text = Crosscore برنامج حر برخصة MIT. وهو قائم على عمل آخرين، ولكل جزء شروطه. والنص نفسه في <a>ملف نصي واحد</a>.

## Fixed text: the About box, use without the network

offline-heading = العمل دون اتصال
offline-check = البحث عن إصدار جديد
offline-remove = حذف نسخة الصفحة من الجهاز
offline-again = حفظ الصفحة على الجهاز
offline-reload = إعادة التحميل
offline-later = لاحقًا
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = ستُحفظ هذه الصفحة على هذا الجهاز بعد قليل لتعمل دون اتصال أيضًا.
offline-state-fetching = جارٍ حفظ الصفحة على هذا الجهاز لتعمل دون اتصال. الملفات: { $done } من { $files }.
offline-state-kept = تعمل الصفحة دون اتصال: ملفاتها كلها محفوظة على هذا الجهاز (عددها { $files }، وحجمها { $size }).
offline-state-removed = حُذفت نسخة الصفحة من هذا الجهاز، فهي الآن تحتاج إلى الاتصال.
offline-state-full = لم تُحفظ الصفحة للعمل دون اتصال: لم تبق لها مساحة على هذا الجهاز. وعند الاتصال تعمل كعادتها.
offline-state-fetch = لم تُحفظ الصفحة للعمل دون اتصال: تعذّر جلب الملف { $file }، أو أنه ليس كما ينبغي. وعند الاتصال تعمل كعادتها.
offline-state-saving = لم تُحفظ الصفحة بعد للعمل دون اتصال: ضُبط هذا الجهاز على توفير البيانات، وحجم ما يجب جلبه كبير.
offline-state-not-here = لا يمكن حفظ الصفحة للعمل دون اتصال: هذا المتصفح لا يحفظ الصفحات، أو لا يحفظها في نافذة خاصة.
offline-state-insecure = لا يمكن حفظ الصفحة للعمل دون اتصال: لا تحفظ المتصفحات إلا صفحات يبدأ عنوانها بـ https.
offline-state-one-file = هذه الصفحة ملف واحد، ولا تحتاج إلى اتصال.
# Said once, when everything has been kept for the first time.
offline-now = صار Crosscore يعمل دون اتصال أيضًا.
offline-news-ready = إصدار جديد جاهز. يبقى ما تعمل عليه محفوظًا عند إعادة التحميل.
offline-news-elsewhere = انتقل تبويب آخر إلى إصدار جديد. ويبقى هذا التبويب على إصداره إلى أن تعيد تحميله.
offline-checking = جارٍ البحث عن إصدار جديد …
offline-newest = هذا أحدث إصدار.
offline-unreachable = لا يُعرف إن كان هناك إصدار أحدث: تعذّر الوصول إلى الموقع.
offline-update-fetching = جارٍ جلب إصدار جديد.
offline-update-failed = هناك إصدار جديد، لكن تعذّر جلبه كاملًا. يستمر العمل بهذا الإصدار.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = إغلاق
shelf-new = لغز جديد
shelf-list =
    .aria-label = الألغاز المحفوظة على هذا الجهاز

## Fixed text: files

# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = ملف قائمة كلمات
file-list =
    .aria-label = ملف فيه كلمات
file-ipuz =
    .aria-label = ملف لغز

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }، { $date }
# $date is a date with the time.
shelf-changed = آخر تعديل: { $date }
shelf-words = { $given ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $given } كلمات
   *[other] { $given } كلمة
}
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed = { $given ->
    [one] وُضعت { $placed } من كلمة واحدة
    [two] وُضعت { $placed } من كلمتين
    [few] وُضعت { $placed } من { $given } كلمات
   *[other] وُضعت { $placed } من { $given } كلمة
}
# $name is a puzzle's: a button's label.
shelf-more = خيارات أخرى لـ«{ $name }»
# What a puzzle's row says of it.
shelf-now = مفتوح الآن
shelf-elsewhere = مفتوح في تبويب آخر
shelf-spoilt = تالف: تعذّر فتحه
shelf-damaged = اللغز «{ $name }» تالف ولا يمكن فتحه. يبقى في قائمة الألغاز، ويمكن حفظ بياناته من هناك في ملف.
# The menu of a puzzle.
shelf-rename = إعادة تسمية…
shelf-duplicate = إنشاء نسخة
shelf-save = حفظ ملف اللغز (ipuz)
shelf-save-raw = حفظ بياناته في ملف
shelf-delete = حذف…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = الاسم الجديد
shelf-rename-yes = تغيير الاسم
# Deleting: the question, and the two buttons.
shelf-delete-ask = هل تحذف «{ $name }» من هذا الجهاز؟ لا يمكن استرجاعه.
shelf-delete-yes = حذف
shelf-delete-no = إبقاء
shelf-deleted = حُذف «{ $name }».
shelf-renamed = اسمه الآن «{ $name }».
shelf-duplicated = أُنشئت نسخة من «{ $name }».
shelf-not-while-open = إنه مفتوح في تبويب آخر؛ أغلقه هناك أولًا.
shelf-gone = لم يعد على هذا الجهاز.
shelf-empty = لا ألغاز محفوظة بعد.
shelf-shared = هذا اللغز مفتوح في تبويب آخر أيضًا. ما تغيّره هنا يُحفظ في نسخة مستقلة.
shelf-copied = هذا اللغز في تبويب آخر أيضًا. تستمر تعديلاتك هنا باسم «{ $name }»، ويحتفظ التبويب الآخر بنسخته.
shelf-safe = يحتفظ بها المتصفح إلى أن تحذفها.
shelf-unsafe = قد يمحوها المتصفح إذا امتلأ الجهاز: احفظ المهم منها في ملف لغز.
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = المستعمل { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب.
shelf-used-gigabytes = المستعمل { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب من { NUMBER($room, maximumFractionDigits: 0) } غ.ب.
shelf-unreadable = تعذّرت القراءة من ذاكرة هذا الجهاز.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (نسخة)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (نسخة { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = محفوظ<span> على هذا الجهاز</span>
keep-no = غير محفوظ<span> على هذا الجهاز</span>
keep-trouble-full = لم يُحفظ على هذا الجهاز: لم تبق مساحة لهذه الصفحة. احفظ ملف اللغز، أو احذف ألغازًا لا تحتاج إليها.
keep-trouble-denied = لم يُحفظ على هذا الجهاز: لا يسمح المتصفح لهذه الصفحة بحفظ شيء، كما في النافذة الخاصة. احفظ ملف اللغز قبل أن تغلق الصفحة.
keep-trouble-newer = لم يُحفظ على هذا الجهاز: إصدار أحدث من Crosscore مفتوح في تبويب آخر. احفظ ملف اللغز ثم أعد تحميل هذه الصفحة.
keep-trouble-blocked = لم يُحفظ على هذا الجهاز: إصدار أقدم من Crosscore مفتوح في تبويب آخر. أغلق ذلك التبويب ثم حاول مرة أخرى، أو احفظ ملف اللغز.
# $why is what the browser says, mostly in English.
keep-trouble-failed = لم يُحفظ على هذا الجهاز: تعطلت ذاكرة الحفظ ({ $why }). احفظ ملف اللغز ثم حاول مرة أخرى.
keep-no-answer = ذاكرة الحفظ لا تستجيب.
keep-file = حفظ ملف اللغز
# $name is a file's.
keep-file-not-kept = فُتح { $name }، لكن تعذّر حفظه على هذا الجهاز. بعد إعادة التحميل افتحه من جديد لتستعمل كلماته.

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty = { $grid ->
    [letters] شبكة حروف فيها كلمات مخفية، { $width } في { $height }؛ يليها المطلوب العثور عليه
   *[other] شبكة كلمات متقاطعة للحل، { $width } في { $height } خانات؛ تليها التلميحات
}
sheet-grid-answers = { $grid ->
    [letters] شبكة حروف كلماتها معلَّمة، { $width } في { $height }
   *[other] شبكة كلمات متقاطعة مع الحل، { $width } في { $height } خانات
}
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell = { $given ->
    [true] الصف { $row }، العمود { $column }: { $letter }، مكشوف
   *[false] الصف { $row }، العمود { $column }: { $letter }، مخفي
}
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered = { $given ->
    [true] الصف { $row }، العمود { $column }، الرقم { $label }: { $letter }، مكشوف
   *[false] الصف { $row }، العمود { $column }، الرقم { $label }: { $letter }، مخفي
}
sheet-letter-given = { $given ->
    [true] { $letter } مكشوف الآن.
   *[false] { $letter } لم يعد مكشوفًا.
}
sheet-letters-given = { $n ->
    [0] لا حروف مكشوفة.
    [one] حرف واحد مكشوف.
    [two] حرفان مكشوفان.
    [few] { $n } حروف مكشوفة.
    [many] { $n } حرفًا مكشوفًا.
   *[other] { $n } حرف مكشوف.
}
# The same where there are more words than are named: $more of them.
# One of these words: <word> stands for it, $reason says why it is left out.

## The Save menu of the sheet

save-all = { $grid ->
    [letters] حفظ اللغز والحل
   *[other] حفظ اللغز والتلميحات والحل
}
    .hint = { $grid ->
        [letters] صورتان ونصان
       *[other] صورة وملفان نصيان
    }
save-clue-text = التلميحات (نص)
# Of a word search: its letters and its list of words.
save-puzzle-text = اللغز (نص)
save-answer-text = الحل (نص)
save-puzzle-file = ملف اللغز (ipuz)
    .hint = لفتحه وتعديله لاحقًا
# $names are names of files, one or several.
save-done = حُفظ { $names }.
save-no-picture = لم يستطع المتصفح إنشاء الصورة؛ جرّب شبكة أصغر.

## The About box: the line with the version

about-engine = الإصدار { $version }
about-build = البناء { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = خذه معك: <a>Crosscore في ملف واحد</a> ({ $size }). يُفتح بنقرة مزدوجة ويعمل بلا اتصال ولا خادم.
about-one-file = هذا Crosscore في ملف واحد. لا يتغيّر من تلقاء نفسه؛ وتجد إصدارًا أحدث حيث حصلت على هذا.
about-no-licences = تعذّر جلب التراخيص؛ تحقّق من الاتصال ثم أغلق هذه النافذة وافتحها من جديد. وهي في الملف NOTICES.txt بجانب هذه الصفحة.

## One's own word lists

lists-edit = تعديل قوائمي…
lists-copy-puzzle = نسخ كلمات هذا اللغز إلى قائمة
lists-copied = { $n ->
    [one] نُسخت كلمة واحدة إلى قائمة جديدة.
    [two] نُسخت كلمتان إلى قائمة جديدة.
    [few] نُسخت { $n } كلمات إلى قائمة جديدة.
   *[other] نُسخت { $n } كلمة إلى قائمة جديدة.
}
# Names for new lists. $name is a word list's.
lists-from-puzzle = كلمات من لغز
lists-from-puzzle-of = لغز من { $name }
lists-unnamed = قائمتي
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = قائمتي { $n }
# The button that shows all lists, on narrow screens.
lists-mine = { $n ->
    [0] قوائمي
    [1] قوائمي
   *[other] قوائمي ({ $n })
}
# When a list was changed: $time is the time of day.
lists-today = اليوم { $time }
lists-not-kept-yet = لم تُحفظ بعد
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (تجريبية)
lists-language-own-experimental = { $language } · { $own } (تجريبية)
lists-language-guess = تخمينها من الكلمات
lists-language-guessed = تخمين: { $language }
# The menu of a list.
lists-rename = إعادة تسمية
lists-delete = حذف هذه القائمة…
lists-duplicated = نُسخت القائمة؛ هذه هي { $name }.
lists-delete-heading = هل تحذف هذه القائمة؟
lists-delete-text = { $n ->
    [zero] لا كلمات في «{ $name }». ستُحذف من هذا الجهاز ولا يمكن استرجاعها.
    [one] في «{ $name }» كلمة واحدة. ستُحذف من هذا الجهاز ولا يمكن استرجاعها.
    [two] في «{ $name }» كلمتان. ستُحذف من هذا الجهاز ولا يمكن استرجاعها.
    [few] في «{ $name }» { $n } كلمات. ستُحذف من هذا الجهاز ولا يمكن استرجاعها.
   *[other] في «{ $name }» { $n } كلمة. ستُحذف من هذا الجهاز ولا يمكن استرجاعها.
}
lists-delete-yes = حذف القائمة
lists-deleted = حُذفت القائمة { $name }.
lists-not-deleted = لم تُحذف القائمة.
lists-gone = حُذفت هذه القائمة في تبويب آخر.
lists-unreadable = تعذّرت قراءة القائمة من هذا الجهاز.
lists-conflict = عُدّلت هذه القائمة في تبويب آخر في أثناء ذلك. حُفظت النسختان: قائمتك الآن «{ $name }».
lists-kept-again = حُذفت «{ $name }» في تبويب آخر، وحُفظ ما هنا من جديد.
lists-followed = عُدّلت القائمة في تبويب آخر؛ وهذه صورتها الآن.
lists-not-kept = تعذّر حفظ هذه القائمة على هذا الجهاز.
lists-save-as-file = احفظها في ملف قبل أن تغلق الصفحة.
lists-not-checked = تعذّر فحص الكلمات.

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = الكلمة، الصف { NUMBER($row, useGrouping: 0) }
    .placeholder = اكتب كلمة
lists-clue = التلميح، الصف { NUMBER($row, useGrouping: 0) }
    .placeholder = ثم تلميحها
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = جديد
lists-full = { $most ->
    [one] لا تتسع القائمة لأكثر من صف واحد. أنشئ قائمة أخرى للمزيد.
    [two] لا تتسع القائمة لأكثر من صفين. أنشئ قائمة أخرى للمزيد.
    [few] لا تتسع القائمة لأكثر من { $most } صفوف. أنشئ قائمة أخرى للمزيد.
    [many] لا تتسع القائمة لأكثر من { $most } صفًا. أنشئ قائمة أخرى للمزيد.
   *[other] لا تتسع القائمة لأكثر من { $most } صف. أنشئ قائمة أخرى للمزيد.
}
lists-no-cells = بلا خانات
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = للمراجعة:
lists-finding-note = ملاحظة:
lists-findings-more = +{ $n } أخرى
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors = { $n }<span> للمراجعة</span>
lists-notes = <span>ملاحظات: </span>{ $n }
lists-delete-rows = { $n ->
    [0] حذف الصف
    [1] حذف الصف
    [two] حذف صفين
    [few] حذف { $n } صفوف
    [many] حذف { $n } صفًا
   *[other] حذف { $n } صف
}
lists-rows-deleted = { $n ->
    [one] حُذف صف واحد.
    [two] حُذف صفان.
    [few] حُذفت { $n } صفوف.
    [many] حُذف { $n } صفًا.
   *[other] حُذف { $n } صف.
}
lists-rows-selected = { $n ->
    [one] صف واحد محدد.
    [two] صفان محددان.
    [few] { $n } صفوف محددة.
    [many] { $n } صفًا محددًا.
   *[other] { $n } صف محدد.
}
# $to is the number of the first of these rows now.
lists-rows-moved = { $n ->
    [one] نُقل صف واحد إلى الموضع { $to }.
    [two] نُقل صفان إلى الموضع { $to }.
    [few] نُقلت { $n } صفوف إلى الموضع { $to }.
    [many] نُقل { $n } صفًا إلى الموضع { $to }.
   *[other] نُقل { $n } صف إلى الموضع { $to }.
}
lists-sort-word = فرز حسب الكلمة
lists-sort-length = فرز حسب الطول
lists-sort-clue = فرز حسب التلميح
lists-sorted = فُرزت الصفوف.
lists-swap = تبديل الكلمات والتلميحات
lists-swapped = بُدّلت الكلمات والتلميحات.

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = النص الملصق
lists-pasted = { $n ->
    [one] أُلصق صف واحد.
    [two] أُلصق صفان.
    [few] أُلصقت { $n } صفوف.
    [many] أُلصق { $n } صفًا.
   *[other] أُلصق { $n } صف.
}
lists-clues-pasted = { $n ->
    [one] أُلصق تلميح واحد.
    [two] أُلصق تلميحان.
    [few] أُلصقت { $n } تلميحات.
    [many] أُلصق { $n } تلميحًا.
   *[other] أُلصق { $n } تلميح.
}
lists-not-pasted = لم يُلصق شيء.
lists-nothing-in = لا كلمات فيه.
lists-too-many = { $n ->
    [few] فيه { $n } صفوف، والقائمة تتسع حتى { $most }. قسّمه إلى عدة قوائم، أو افتح الملف قائمةَ كلمات في صفحة اللغز.
    [many] فيه { $n } صفًا، والقائمة تتسع حتى { $most }. قسّمه إلى عدة قوائم، أو افتح الملف قائمةَ كلمات في صفحة اللغز.
   *[other] فيه { $n } صف، والقائمة تتسع حتى { $most }. قسّمه إلى عدة قوائم، أو افتح الملف قائمةَ كلمات في صفحة اللغز.
}
# The same where the list has $there rows already.
lists-too-many-more = { $n ->
    [one] فيه صف واحد وفي القائمة { $there }، وهي تتسع حتى { $most }. قسّمه إلى عدة قوائم.
    [two] فيه صفان وفي القائمة { $there }، وهي تتسع حتى { $most }. قسّمه إلى عدة قوائم.
    [few] فيه { $n } صفوف وفي القائمة { $there }، وهي تتسع حتى { $most }. قسّمه إلى عدة قوائم.
    [many] فيه { $n } صفًا وفي القائمة { $there }، وهي تتسع حتى { $most }. قسّمه إلى عدة قوائم.
   *[other] فيه { $n } صف وفي القائمة { $there }، وهي تتسع حتى { $most }. قسّمه إلى عدة قوائم.
}
# $name is a file's.
lists-not-imported = لم يُستورد { $name }؛ ولم يتغير شيء.
lists-imported = { $n ->
    [one] استُورد صف واحد من { $name }.
    [two] استُورد صفان من { $name }.
    [few] استُوردت { $n } صفوف من { $name }.
    [many] استُورد { $n } صفًا من { $name }.
   *[other] استُورد { $n } صف من { $name }.
}
lists-import-heading = أين توضع الكلمات؟
# $name is a file's, $list the open list's.
lists-import-text = { $n ->
    [one] في { $name } صف واحد. هل تضيفه إلى آخر «{ $list }» أم تنشئ منه قائمة جديدة؟
    [two] في { $name } صفان. هل تضيفهما إلى آخر «{ $list }» أم تنشئ منهما قائمة جديدة؟
    [few] في { $name } { $n } صفوف. هل تضيفها إلى آخر «{ $list }» أم تنشئ منها قائمة جديدة؟
    [many] في { $name } { $n } صفًا. هل تضيفها إلى آخر «{ $list }» أم تنشئ منها قائمة جديدة؟
   *[other] في { $name } { $n } صف. هل تضيفها إلى آخر «{ $list }» أم تنشئ منها قائمة جديدة؟
}
lists-import-add = إضافة إلى هذه القائمة
lists-save-json = قاموس (json)
    .hint = يُفتح هنا من جديد
lists-save-csv = جدول (csv)
    .hint = لبرامج الجداول
lists-save-tsv = جدول بفواصل Tab (tsv)
    .hint = لبرامج الجداول
lists-save-text = نص عادي (txt)
    .hint = كلمة في كل سطر
lists-not-made = { $grid ->
    [letters] لم يُنشأ لغز البحث عن الكلمات.
   *[other] لم تُنشأ كلمات متقاطعة.
}
lists-none-usable = لا صف صالح للاستعمال بعد؛ انظر الملاحظات بجانب الكلمات.
# After a crossword was made: $n rows without which.
lists-left-out = { $n ->
    [one] استُبعد صف واحد.
    [two] استُبعد صفان.
    [few] استُبعدت { $n } صفوف.
    [many] استُبعد { $n } صفًا.
   *[other] استُبعد { $n } صف.
}
lists-left-out-why = { $n ->
    [one] لا يصلح للاستعمال بعد، والسبب مذكور في القائمة.
    [two] لا يصلحان للاستعمال بعد، والسبب مذكور في القائمة.
   *[other] لا تصلح للاستعمال بعد، والسبب مذكور في القائمة.
}
# The same with the words, and with some of more words.
lists-left-out-words = { $n ->
    [one] لا يصلح للاستعمال بعد ({ $words })، والسبب مذكور في القائمة.
    [two] لا يصلحان للاستعمال بعد ({ $words })، والسبب مذكور في القائمة.
   *[other] لا تصلح للاستعمال بعد ({ $words })، والسبب مذكور في القائمة.
}
lists-left-out-some = { $n ->
    [one] لا يصلح للاستعمال بعد ({ $words }، …)، والسبب مذكور في القائمة.
    [two] لا يصلحان للاستعمال بعد ({ $words }، …)، والسبب مذكور في القائمة.
   *[other] لا تصلح للاستعمال بعد ({ $words }، …)، والسبب مذكور في القائمة.
}

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = محرك الألغاز
boot-step-words = قائمة الكلمات
boot-step-layout = أول لغز
# What stands beside a step.
boot-waiting = ينتظر
# Of a word list: how many of its words are read.
boot-of-words = { $total ->
    [few] { $done } من { $total } كلمات
   *[other] { $done } من { $total } كلمة
}
boot-done = تم
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } من { $total }
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = لا يمكن أن تبدأ هذه الصفحة من مجلد: لا تسمح المتصفحات بذلك إلا لصفحة هي ملف واحد. افتح crosscore.html بدلًا منها، فهو Crosscore في ملف واحد، أو اعرض هذا المجلد من خادم ويب.
boot-old-browser = هذا المتصفح أقدم من أن يشغّل Crosscore. افتح هذه الصفحة في متصفح حديث.
release-mixed = نُشر إصدار جديد أثناء فتح هذه الصفحة، فلا تتوافق أجزاؤها: أعد تحميلها.
# $file: the address of a file of this page.
boot-missing = تعذّر جلب { $file }. تحقّق من الاتصال ثم حاول مرة أخرى، أو افتح قائمة كلمات من عندك.
# Name of the bar that fills.
boot-progress =
    .aria-label = التحضير للبدء
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = هذه الصفحة غير كاملة.
broken-text = تعذّر جلب جزء منها أو تشغيله. تحقّق من الاتصال ثم أعد التحميل؛ فإن لم ينفع ذلك، فاستعمل متصفحًا أحدث. ألغازك محفوظة على هذا الجهاز.
broken-reload = إعادة تحميل الصفحة

## The engine stopped by a fault of its own

fatal-title = توقف المحرك
# Why: five causes.
fatal-memory = لم يمنحه هذا المتصفح ذاكرة كافية. أغلق تبويبات أخرى ثم شغّله من جديد.
fatal-fetch = تعذّر جلب جزء منه.
fatal-slow = طال بدء تشغيله: لم يتقدّم شيء منذ دقيقة.
fatal-damaged = جزء منه تالف أو مفقود.
fatal-fault = أوقفه خطأ فيه.
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = توقف المحرك بسبب خطأ فيه، وأُعيد تشغيله. لم يُفقد شيء من هذه الصفحة.
crash-memory = لم تكن ذاكرة المحرك كافية، وأُعيد تشغيله. لم يُفقد شيء من هذه الصفحة.
# $name: of a word list or file.
crash-reading = حدث ذلك أثناء قراءة { $name }.
crash-shorter-list = اختر قائمة كلمات أقصر، أو أغلق تبويبات أخرى أولًا.
crash-smaller = جرّب كلمات أقل أو شبكة أصغر.
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = لا يستجيب المحرك منذ مدة، وربما ما زال يعمل. إن أعدت تشغيله فلن يُفقد شيء من هذه الصفحة.
silent-wait = مواصلة الانتظار
silent-restart = إعادة تشغيله
fatal-kept = لغزك محفوظ في هذه الصفحة.
fatal-one-file = انسخ هذا الملف من جديد، أو احصل عليه مرة أخرى من حيث أتى.
fatal-boot = تحقّق من الاتصال ثم شغّله من جديد. فإن لم ينفع ذلك، فأعد تحميل الصفحة أو جرّب متصفحًا آخر.
fatal-details = تفاصيل للإبلاغ عن الخطأ
fatal-restart = إعادة تشغيل المحرك
fatal-not-started = تعذّر بدء المحرك في الخلفية.
failed-restarted = أُعيد تشغيل المحرك؛ حاول مرة أخرى.
failed-not-running = المحرك متوقف؛ أعد تشغيله أولًا.

## Amounts

# $n: how many words.
word-count = { $n ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $n } كلمات
   *[other] { $n } كلمة
}
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } م.ب

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed = { $grid ->
    [letters]
        أُخفيت <b>{ $placed }</b> من { $given ->
            [one] كلمة واحدة
            [two] كلمتين
            [few] { $given } كلمات
           *[other] { $given } كلمة
        }
   *[other] وُضعت <b>{ $placed }</b> من { $given }
}
counts-on-sheet = <b>{ $placed }</b> من { $given } في اللغز
counts-failed = { $grid ->
    [letters] <b>{ $n }</b> مستبعدة
   *[other] <b>{ $n }</b> بلا مكان
}
    .only = { $grid ->
        [letters] عرض هذه الكلمات فقط: مستبعدة
       *[other] عرض هذه الكلمات فقط: بلا مكان
    }
counts-isolated = <b>{ $n }</b> منعزلة
    .only = عرض هذه الكلمات فقط: منعزلة
counts-long = { $n ->
    [one] <b>تلميح</b> طويل
    [two] <b>تلميحان</b> طويلان
    [few] <b>{ $n }</b> تلميحات طويلة
    [many] <b>{ $n }</b> تلميحًا طويلًا
   *[other] <b>{ $n }</b> تلميح طويل
}
    .only = { $n ->
        [one] عرض هذه الكلمة فقط: تلميح طويل
        [two] عرض هاتين الكلمتين فقط: تلميح طويل
       *[other] عرض هذه الكلمات فقط: تلميح طويل
    }
counts-locked = <b>{ $n }</b> مقفلة
    .only = عرض هذه الكلمات فقط: مقفلة
counts-frozen = { $grid ->
    [letters] الكل مقفل
   *[other] التوزيع مقفل
}
# Into how many parts the crossword falls that do not touch.
counts-pieces = { $n ->
    [1] قطعة واحدة
    [two] <b>قطعتان</b>
    [few] <b>{ $n }</b> قطع
   *[other] <b>{ $n }</b> قطعة
}
counts-crossings = { $n ->
    [zero] <b>لا</b> تقاطعات
    [one] <b>تقاطع</b> واحد
    [two] <b>تقاطعان</b>
    [few] <b>{ $n }</b> تقاطعات
    [many] <b>{ $n }</b> تقاطعًا
   *[other] <b>{ $n }</b> تقاطع
}
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = الامتلاء <b>{ $percent }%</b>
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = البذرة { $seed }
counts-details = تفاصيل
# What a press does once only some words are shown.
counts-all = عرض كل الكلمات

# The words that are not on the sheet, and what can be done with them.
left-out = { $n ->
    [one] كلمة واحدة ليست في الورقة
    [two] كلمتان ليستا في الورقة
    [few] { $n } كلمات ليست في الورقة
   *[other] { $n } كلمة ليست في الورقة
}
# After the words that are named.
left-out-more = و{ $n } غيرها
left-out-pieces = عدة قطع
    .help = توضع بجانب الأخرى في الورقة.
# $name is a word list.
left-out-join = وصلها بكلمات { $name }
    .help = كلمات من هذه القائمة تصل كلماتك.
# $kind is a kind of puzzle.
left-out-kind = { $kind } بدلًا من ذلك
    .help = لا تحتاج الكلمات هناك إلى حرف مشترك.

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = تختلف قائمتك عن هذا اللغز: { $what }.
own-list-clues = { $n ->
    [one] تلميح واحد
    [two] تلميحان
    [few] { $n } تلميحات
    [many] { $n } تلميحًا
   *[other] { $n } تلميح
}
own-list-added = { $n ->
    [one] كلمة جديدة في القائمة
    [two] كلمتان جديدتان في القائمة
    [few] { $n } كلمات جديدة في القائمة
    [many] { $n } كلمة جديدة في القائمة
   *[other] { $n } كلمة جديدة في القائمة
}
own-list-removed = { $n ->
    [one] كلمة لم تعد في القائمة
    [two] كلمتان لم تعودا في القائمة
    [few] { $n } كلمات لم تعد في القائمة
    [many] { $n } كلمة لم تعد في القائمة
   *[other] { $n } كلمة لم تعد في القائمة
}
own-list-own = { $n ->
    [one] كلمة في اللغز وحده
    [two] كلمتان في اللغز وحده
    [few] { $n } كلمات في اللغز وحده
    [many] { $n } كلمة في اللغز وحده
   *[other] { $n } كلمة في اللغز وحده
}
own-list-update-puzzle = تحديث اللغز
own-list-update-list = تحديث قائمتي
own-list-taken = صارت تغييرات قائمتك في اللغز.
own-list-updated = صارت تغييرات اللغز في قائمتك.

## What runs, beside the bar that fills, with a button to stop it

job-starting = جارٍ تشغيل المحرك …
# $name: of a word list or file.
job-load = جارٍ قراءة { $name } …
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = { $total ->
    [few] جارٍ القراءة: { $done } من { $total } كلمات
   *[other] جارٍ القراءة: { $done } من { $total } كلمة
}
# $done and $total: such as "1.2 MB".
job-load-bytes = جارٍ الجلب: { $done } من { $total }
job-puzzle-new = { $grid ->
    [letters] جارٍ إخفاء الكلمات …
    [blocked] جارٍ ملء الشبكة …
   *[other] جارٍ تحسين التوزيع …
}
job-puzzle-reshuffle = { $grid ->
    [letters] جارٍ إخفاء الكلمات …
    [blocked] جارٍ ملء الشبكة …
   *[other] جارٍ تحسين التوزيع …
}
job-puzzle-improve = { $grid ->
    [blocked] جارٍ البحث عن ملء أفضل …
   *[other] جارٍ تحسين التوزيع …
}
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = لا أفضل منذ { $n } ث
job-puzzle-replace = جارٍ البحث عن كلمة أخرى …
job-puzzle-edit = جارٍ البحث عن مكان للكلمة …
job-puzzle-join = جارٍ وصل الكلمات …
job-puzzle-add = جارٍ البحث عن مكان للكلمة …
job-puzzle-revise = جارٍ تحديث اللغز …
job-puzzle-delete = جارٍ سدّ الفراغ …
job-stopping = جارٍ الإيقاف …
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { $total } ث
job-amount = { $done } من { $total }
job-time = { $seconds } ث
# Files are being made to be saved. $done of $total are ready.
job-saving = جارٍ الحفظ: { $done } من { $total }
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = جارٍ قراءة { $name } ({ $size }) …

## What has been done

# A new layout is ready.
done-laid-out = { $grid ->
    [letters]
        أُخفيت { $placed } من { $given ->
            [one] كلمة واحدة
            [two] كلمتين
            [few] { $given } كلمات
           *[other] { $given } كلمة
        } في { $width } × { $height }، { $shared ->
            [zero] بلا حروف مشتركة
            [one] حرف مشترك واحد
            [two] حرفان مشتركان
            [few] { $shared } حروف مشتركة
            [many] { $shared } حرفًا مشتركًا
           *[other] { $shared } حرف مشترك
        }.
   *[other]
        { $given ->
            [one] وُضعت { $placed } من كلمة واحدة
            [two] وُضعت { $placed } من كلمتين
            [few] وُضعت { $placed } من { $given } كلمات
           *[other] وُضعت { $placed } من { $given } كلمة
        }، { $crossings ->
            [zero] بلا تقاطعات
            [one] تقاطع واحد
            [two] تقاطعان
            [few] { $crossings } تقاطعات
            [many] { $crossings } تقاطعًا
           *[other] { $crossings } تقاطع
        }، { $width } في { $height }.
}
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = استمر البحث { $seconds } ث؛ ولم يُعثر على أفضل في آخر { $still } ث.
done-searched-better = استمر البحث { $seconds } ث، وظل التوزيع يتحسن حتى النهاية.

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others = { $moved ->
    [-1] { "" }
    [0] ، ولم يتحرك غيرها
    [one] ، وتحركت كلمة أخرى
    [two] ، وتحركت كلمتان أخريان
    [few] ، وتحركت { $moved } كلمات أخرى
   *[other] ، وتحركت { $moved } كلمة أخرى
}
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost = { $lost ->
    [0] { "" }
   *[other] ؛ لم يعد هناك مكان لـ: { done-lost-words }
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } و{ $more } غيرها
}
# $crossed: whether the number of crossings changed.
done-crossings = { $crossed ->
    [true] { $crossings ->
        [few] { $crossings-before } ← { $crossings } تقاطعات
        [many] { $crossings-before } ← { $crossings } تقاطعًا
       *[other] { $crossings-before } ← { $crossings } تقاطع
    }
   *[false] { $crossings ->
        [zero] بلا تقاطعات
        [one] تقاطع واحد
        [two] تقاطعان
        [few] { $crossings } تقاطعات
        [many] { $crossings } تقاطعًا
       *[other] { $crossings } تقاطع
    }
}
# Of the grid in cells. $sized: whether it changed.
done-size = { $sized ->
    [true] { $width-before } × { $height-before } ← { $width } × { $height }
   *[false] { $width } × { $height }
}
# $counted: whether anything is known of the grid.
done-counts = { $counted ->
    [true] ؛ { done-crossings }، { done-size }
   *[false] { "" }
}
done-moved = نُقلت «{ $word }»{ done-others }{ done-lost }{ done-counts }.
done-edited = عُدّلت «{ $word }»{ done-others }{ done-lost }{ done-counts }.
# One word took the place of another.
done-replaced = «{ $after }» مكان «{ $before }»{ done-others }{ done-lost }{ done-counts }.
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted = { $named ->
    [true] حُذف: { $deleted }
   *[false] { $n ->
        [one] حُذفت كلمة واحدة
        [two] حُذفت كلمتان
        [few] حُذفت { $n } كلمات
       *[other] حُذفت { $n } كلمة
    }
}{ done-others }{ done-lost }{ done-counts }.
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black = { $fewer ->
    [true] المربعات السوداء { $black-before } ← { $black }،{ " " }
   *[false] { "" }
}
# $gained: whether the number of words that have a place changed.
done-improved = { $gained ->
    [true] أفضل من ذي قبل: { done-black }الكلمات الموضوعة { $placed-before } ← { $placed }، { done-crossings }، { done-size }.
   *[false] أفضل من ذي قبل: { done-black }{ done-crossings }، { done-size }.
}
done-not-improved = { $grid ->
    [blocked] لم يُعثر على أفضل خلال { $seconds } ث؛ بقيت الشبكة كما هي.
   *[other] لم يُعثر على أفضل خلال { $seconds } ث؛ بقي التوزيع كما هو.
}
done-undone = تم التراجع.
done-redone = تمت الإعادة.
done-started-again = أُعيد تشغيل المحرك. لم يُفقد شيء من هذه الصفحة.
done-restarted = لم يتوقف المحرك في الوقت المناسب فأُعيد تشغيله. لغزك كما كان.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = لم يُفتح { $name }؛ ولم يتغير شيء.
failed-open = لم يُفتح { $name }؛ ولم يتغير شيء.
failed-puzzle-new = لم يُنشأ لغز جديد.
failed-puzzle-reshuffle = { $grid ->
    [letters] لم تُخفَ الكلمات من جديد.
   *[other] لم يُعد توزيع الكلمات.
}
failed-puzzle-improve = لم يُحسَّن التوزيع.
failed-puzzle-replace = لم تُستبدل الكلمة.
failed-puzzle-edit = لم تُعدّل الكلمة.
failed-puzzle-clues = لم يُعدّل التلميح.
failed-puzzle-join = لم توصل الكلمات.
failed-puzzle-add = لم تُضف الكلمة.
failed-puzzle-revise = لم يُحدَّث اللغز.
failed-puzzle-delete = لم يُحذف شيء.
failed-puzzle-move = لم تُنقل الكلمة.
failed-puzzle-lock = لم يتغير القفل.
failed-puzzle-set = لم تتغير نصوص اللغز ولا إعداداته.
failed-save = لم يُحفظ شيء.
failed-unchanged = لم يتغير شيء.
failed-other-puzzle = تغيّر اللغز في أثناء ذلك؛ انظر إليه من جديد ثم أعد المحاولة.
failed-other-word = «{ $word }» لم تعد في هذا المكان. لم يتغير شيء؛ أغلق هذه النافذة واختر الكلمة من جديد.

## Word lists and files

dictionary-bundled = قوائم الكلمات
dictionary-opened = ملفات فتحتها
dictionary-own = من عندك
dictionary-open = فتح ملف قائمة كلمات…
    .hint = JSON أو جدول أو نص
    .hint-drop = أو أفلته في أي مكان من الصفحة
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }، التلميحات: { $clues }
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }، كبيرة
    .hint = { $n ->
        [few] { $n } كلمات · { $size }
       *[other] { $n } كلمة · { $size }
    }
dictionary-scored = { $words }، كبيرة بلا تلميحات
dictionary-large-heading = قوائم كبيرة للشبكات الممتلئة
dictionary-large-more = لغات أخرى
dictionary-themes = { $list } – { $themes }
themes-open = كلمات حسب الموضوع…
themes-heading = كلمات حسب الموضوع
themes-words = لغة الكلمات
themes-clues = لغة التلميحات
themes-clues-own = اللغة نفسها
themes-style = نوع التلميحات
themes-translated = ترجمات
themes-described = أوصاف
themes-region = { $language }: المنطقة
themes-levels = المستوى
themes-level = { $n } (نحو { $cefr })
themes-themes = المواضيع
themes-help = إن لم تختر شيئًا استُعملت كلها.
themes-make = إنشاء لغز
themes-edit = تعديلها قائمةً لي
themes-many = { $n ->
    [zero] بلا مواضيع
    [one] موضوع واحد
    [two] موضوعان
    [few] { $n } مواضيع
    [many] { $n } موضوعًا
   *[other] { $n } موضوع
}
themes-every = كل المواضيع
done-used-again = { $n ->
    [zero] كل الكلمات جديدة.
    [one] كلمة واحدة وردت في أحد ألغازك الأخيرة: لم يبقَ غيرها في القائمة.
    [two] كلمتان وردتا في ألغازك الأخيرة: لم يبقَ غيرهما في القائمة.
    [few] { $n } كلمات وردت في ألغازك الأخيرة: لم يبقَ غيرها في القائمة.
    [many] { $n } كلمة وردت في ألغازك الأخيرة: لم يبقَ غيرها في القائمة.
   *[other] { $n } كلمة وردت في ألغازك الأخيرة: لم يبقَ غيرها في القائمة.
}
theme-actions = الأفعال
theme-animals = الحيوانات
theme-art = الفن والموسيقى
theme-body = الجسم والصحة
theme-clothes = الملابس
theme-family = العائلة والناس
theme-feelings = المشاعر والصفات
theme-festivals = الأعياد
theme-food = الطعام والشراب
theme-geography = الجغرافيا
theme-home = البيت
theme-jobs = المهن
theme-nature = الطبيعة والطقس
theme-school = المدرسة
theme-science = العلوم
theme-sport = الرياضة واللعب
theme-technology = التقنية
theme-time = الوقت والأعداد
theme-town = المدينة والريف
theme-travel = السفر والمواصلات
dictionary-none = لا قائمة كلمات مفتوحة؛ اختر واحدة أولًا.
dictionary-other-language = قائمة الكلمات { $name } بلغة غير لغة هذا اللغز؛ اختر قائمة بلغته لاستبدال الكلمات.
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note = { $n ->
    [zero] لا كلمات
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $n } كلمات
   *[other] { $n } كلمة
} من { $name }
dictionary-findings = { $n ->
    [one] ملاحظة واحدة على هذه القائمة
    [two] ملاحظتان على هذه القائمة
    [few] { $n } ملاحظات على هذه القائمة
   *[other] { $n } ملاحظة على هذه القائمة
}
dictionary-findings-more = … و{ $n } غيرها.
file-opened-with = { $n ->
    [one] فُتح { $name }، وعليه ملاحظة واحدة.
    [two] فُتح { $name }، وعليه ملاحظتان.
    [few] فُتح { $name }، وعليه { $n } ملاحظات.
   *[other] فُتح { $name }، وعليه { $n } ملاحظة.
}
file-finding = { $where }: { $what }
file-one = أفلتّ عدة ملفات؛ فُتح الأول منها فقط.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = حجمه { $size }، ويمكن فتح الملفات حتى { $limit }. قسّمه إلى ملفات أصغر.
file-gone = لم يعد { $name } محفوظًا على هذا الجهاز؛ افتح الملف من جديد لتستعمل كلماته.
file-list-gone = لم تعد القائمة { $name } على هذا الجهاز؛ اختر قائمة أخرى.
file-unreadable = تعذّرت قراءة الملف من القرص؛ تأكد من أنه ما زال موجودًا ثم حاول مرة أخرى.
file-not-fetched = تعذّر جلبها؛ تحقّق من الاتصال ثم حاول مرة أخرى.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = إغلاق هذه الرسالة
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = لا خط على هذا الجهاز يحوي { $letters } ({ $script }). ستظهر مكانها مربعات فارغة في الصور والطباعة، أما النصوص وملفات الألغاز فسليمة. ثبّت الخط { $font } لتراها.
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = لا خط على هذا الجهاز يحوي الرموز { $codes }. ستظهر مكانها مربعات فارغة في الصور والطباعة، أما النصوص وملفات الألغاز فسليمة. احذفها، أو ثبّت خطًا يحويها.

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = موضوعة
list-unplaced = بلا مكان
list-isolated = منعزلة
list-locked = مقفلة
list-long = تلميح طويل
list-no-clue = بلا تلميح
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = أضف تلميحًا
clue-of = تلميح { $word }
clue-write = كتابة هذا التلميح
# The choices of states the list can be narrowed to.
list-only-all = { $content ->
    [numbers] كل الأعداد
   *[words] كل الكلمات
}
list-only-placed = { $grid ->
    [letters] مخفية
   *[other] في الشبكة
}
list-only-failed = { $grid ->
    [letters] مستبعدة
   *[other] بلا مكان
}
list-only-isolated = منعزلة
list-only-long = تلميح طويل
list-only-locked = مقفلة
list-only-clueless = بلا تلميح
list-any-length = أي طول
list-letters = { $content ->
    [numbers] { $n ->
        [one] رقم واحد
        [two] رقمان
        [few] { $n } أرقام
        [many] { $n } رقمًا
       *[other] { $n } رقم
    }
   *[words] { $n ->
        [one] حرف واحد
        [two] حرفان
        [few] { $n } حروف
        [many] { $n } حرفًا
       *[other] { $n } حرف
    }
}
# The orders the list can stand in.
list-sort-listed = كالقائمة
list-sort-word = حسب الكلمة
list-sort-length = حسب الطول
list-sort-state = حسب الحالة
list-sort-number = { $grid ->
    [letters] حسب المكان
   *[other] حسب الرقم
}
# How many of all words are shown.
list-shown = { $content ->
    [numbers]
        { $total ->
            [zero] لا أعداد: { $n }
            [one] { $n } من عدد واحد
            [two] { $n } من عددين
            [few] { $n } من { $total } أعداد
            [many] { $n } من { $total } عددًا
           *[other] { $n } من { $total } عدد
        }
   *[words]
        { $total ->
            [zero] لا كلمات: { $n }
            [one] { $n } من كلمة واحدة
            [two] { $n } من كلمتين
            [few] { $n } من { $total } كلمات
           *[other] { $n } من { $total } كلمة
        }
}
list-not-found = لا كلمة ولا تلميح فيه «{ $text }».
list-none-in-state = لا كلمة في هذه الحالة.
list-nothing = لا كلمة كهذه.
list-picked-all = { $n ->
    [zero] لا كلمات محددة.
    [one] كلمة واحدة محددة.
    [two] كلمتان محددتان.
    [few] { $n } كلمات محددة.
   *[other] { $n } كلمة محددة.
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = الكلمة المحددة
workshop-many = الكلمات المحددة
workshop-moving = الكلمة التي تُنقل
workshop-choose = اختر كلمة من القائمة أو من الشبكة.
hint-clue = انقر على تلميح لتغييره.
hint-away = لا تعرض هذا مجددًا
workshop-several = { $n ->
    [one] كلمة واحدة محددة
    [two] كلمتان محددتان
    [few] { $n } كلمات محددة
   *[other] { $n } كلمة محددة
}
# $words: the first of many.
workshop-and-others = { $words }، …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed = { $grid ->
    [letters] غير مخفية: { $reason }
   *[other] ليست في الشبكة: { $reason }
}
workshop-apart = ليست في اللغز: { $reason }
workshop-lock =
    .title = إبقاؤها في مكانها (L)
workshop-unlock = فك القفل
    .title = السماح بتحريكها من جديد (L)
workshop-layout-locked = { $grid ->
    [letters] كل الكلمات مقفلة؛ فك قفلها أولًا («قفل الكل»).
   *[other] التوزيع كله مقفل؛ فك قفله أولًا.
}
workshop-only-placed = { $grid ->
    [letters] لا تُقفل إلا كلمة مخفية في الشبكة.
   *[other] لا تُقفل إلا كلمة موضوعة في اللغز.
}
workshop-no-reshuffle = { $grid ->
    [letters] كل الكلمات مقفلة؛ فك قفلها لتعيد التوزيع.
   *[other] التوزيع مقفل؛ فك قفله لتعيد التوزيع.
}
workshop-no-improve = التوزيع مقفل؛ فك قفله لتحسّنه.
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now = { $named ->
    [true] قُفل: { $words }.
   *[false] { $n ->
        [one] قُفلت كلمة واحدة.
        [two] قُفلت كلمتان.
        [few] قُفلت { $n } كلمات.
       *[other] قُفلت { $n } كلمة.
    }
}
workshop-unlocked-now = { $named ->
    [true] فُك قفل: { $words }.
   *[false] { $n ->
        [one] فُك قفل كلمة واحدة.
        [two] فُك قفل كلمتين.
        [few] فُك قفل { $n } كلمات.
       *[other] فُك قفل { $n } كلمة.
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] كل الكلمات مقفلة: لن تتحرك أي منها حتى تفك قفلها.
   *[other] التوزيع مقفل: لن تتحرك أي كلمة حتى تفك قفله.
}
workshop-layout-unlocked-now = { $grid ->
    [letters] فُك قفل الكلمات.
   *[other] فُك قفل التوزيع.
}

## A word that is moved to another place

moving-heading = نقل
moving-looking = جارٍ البحث عن أماكن …
moving-choose = { $n ->
    [1] مكان واحد متاح. اختره في الشبكة.
    [two] مكانان متاحان. اختر أحدهما في الشبكة.
    [few] { $n } أماكن متاحة. اختر أحدها في الشبكة.
    [many] { $n } مكانًا متاحًا. اختر أحدها في الشبكة.
   *[other] { $n } مكان متاح. اختر أحدها في الشبكة.
}
moving-found = { $n ->
    [1] مكان آخر واحد متاح.
    [two] مكانان آخران متاحان.
    [few] { $n } أماكن أخرى متاحة.
    [many] { $n } مكانًا آخر متاحًا.
   *[other] { $n } مكان آخر متاح.
}
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } اختر بالأسهم أو Tab، وضعها بـ Enter، واتركها بـ Escape. { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place = المكان { $n } من { $total }: { $way ->
    [down] عمودي
   *[across] أفقي
}.
# $words: those it would cross there.
moving-place-crossing = المكان { $n } من { $total }: { $way ->
    [down] عمودي
   *[across] أفقي
}، يتقاطع مع { $words }.
moving-nowhere = لا مكان آخر لـ«{ $word }» ما دامت كل الكلمات الأخرى في أماكنها.
moving-not-placed = «{ $word }» ليست في الشبكة.
moving-locked = «{ $word }» مقفلة؛ فك قفلها لتنقلها.
moving-frozen = التوزيع مقفل؛ فك قفله لتنقل كلمة.
moving-cancelled = بقيت في مكانها.

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of = { $n ->
    [one] خانة واحدة: { $cells }
    [two] خانتان: { $cells }
    [few] { $n } خانات: { $cells }
   *[other] { $n } خانة: { $cells }
}
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $limit ->
    [few] { $n } من { $limit } حروف
    [many] { $n } من { $limit } حرفًا
   *[other] { $n } من { $limit } حرف
}
edit-clue-length-long = { $limit ->
    [few] { $n } من { $limit } حروف: تلميح طويل
    [many] { $n } من { $limit } حرفًا: تلميح طويل
   *[other] { $n } من { $limit } حرف: تلميح طويل
}
edit-duplicate = «{ $word }» موجودة في اللغز.
add-empty = اكتب كلمة أولًا.
# $place: where it lies, such as "12 Across".
add-placed = أُضيفت «{ $word }»، { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = أُضيفت «{ $word }» إلى القائمة، بلا مكان ({ $reason })
# Words of the open word list that would fit the puzzle as it lies.
offers-why = لماذا لا مكان لـ«{ $word }»
offers-looking = جارٍ البحث في قائمة الكلمات …
offers-none = { $grid ->
    [letters] ليس في قائمة الكلمات ما يمكن إخفاؤه هنا.
   *[other] ليس في قائمة الكلمات ما يتقاطع مع الكلمات بتوزيعها الحالي.
}
offers-instead = اختر إحداها لتحل محلها في القائمة.
# How many words it would cross.
offers-joins = { $n ->
    [zero] بلا تقاطعات
    [one] تقاطع واحد
    [two] تقاطعان
    [few] { $n } تقاطعات
    [many] { $n } تقاطعًا
   *[other] { $n } تقاطع
}

## The grid, in words

grid-label = { $grid ->
    [letters] البحث عن الكلمات، { $width } في { $height } من الحروف
   *[other] شبكة كلمات متقاطعة، { $width } في { $height } خانات
}
grid-label-titled = { $grid ->
    [letters] البحث عن الكلمات { $title }، { $width } في { $height } من الحروف
   *[other] شبكة الكلمات المتقاطعة { $title }، { $width } في { $height } خانات
}
grid-caption = الشبكة صفًا صفًا: عدد الصفوف { $height }، عدد الأعمدة { $width }
grid-row = الصف { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }، الصف { $row }، العمود { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }، الصف { $row }، العمود { $column }: { $words }
grid-cell-word = { $place }، { $word }
list-semicolon = { "؛ " }

## Options

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = لغة التلميحات: { $language }
# Instead of a language of the sheet’s own.
options-language-none = لغة التلميحات
options-size-auto = تلقائي
options-size-square = مربع
options-size-sides = عرض × ارتفاع
options-size-side = عدد الخانات في كل ضلع
options-size-width = العرض بالخانات
options-size-height = الارتفاع بالخانات
options-ratio-width = العرض
options-ratio-height = الارتفاع
options-group-words = الكلمات
options-group-grid = الشبكة
options-group-search = البحث
# A mark on what only matters when words are drawn.
options-for-new-words = للكلمات الجديدة
# No ready-made choice of options is the one that is set.
options-own = خيارات من اختيارك.
options-bad-seed = البذرة عدد صحيح لا يزيد على { 15 } رقمًا؛ اتركها فارغة لتكون جديدة في كل مرة.
# What a number may be.
options-range = من { $min } إلى { $max }
    .unit = من { $min } إلى { $max } ({ $unit })
# $words of the last $puzzles are remembered.
options-remembered = { $words ->
    [one] كلمة واحدة
    [two] كلمتان
    [few] { $words } كلمات
   *[other] { $words } كلمة
} من { $puzzles ->
    [one] لغزك الأخير
    [two] آخر لغزين
    [few] آخر { $puzzles } ألغاز
    [many] آخر { $puzzles } لغزًا
   *[other] آخر { $puzzles } لغز
} محفوظة، على هذا الجهاز فقط.
options-remembered-none = لا كلمات محفوظة من ألغاز سابقة.
options-remembered-cleared = نُسيت الكلمات المحفوظة.

## The keys

# Names of keys, as they stand on the keyboards of this language.
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-delete = Delete
key-home = Home
key-end = End
key-space = مسافة
key-tab = Tab
key-esc = Esc
key-wheel = العجلة
# Between two ways to do the same.
keys-or = أو
keys-anywhere = في كل مكان
    .sheet = هذه الاختصارات
    .undo = تراجع
    .redo = إعادة
    .save = حفظ ملف اللغز
    .find = البحث عن كلمة أو تلميح
    .add = إضافة كلمات
    .improve = مواصلة البحث عن توزيع أفضل
keys-words = الكلمات المحددة
    .replace = استبدال بكلمة أخرى
    .edit = تعديل الكلمة والتلميح
    .delete = حذف
    .lock = قفل أو فك القفل
    .move = نقل في الشبكة
keys-list = القائمة
    .next = الكلمة التالية
    .ends = أول كلمة وآخر كلمة
    .several = تحديد عدة كلمات
    .more = إضافة إلى التحديد أو إخراج منه
    .all = تحديد كل المعروض
    .one = كلمة واحدة فقط من جديد
    .clue = كتابة التلميح
keys-grid = الشبكة
    .next = الحرف التالي
    .ends = أول حرف في الصف أو آخره
    .turn = التبديل بين الأفقي والعمودي
    .zoom = أقرب، أبعد، الشبكة كلها
    .wheel = تكبير عند المؤشر
    .none = إلغاء التحديد
keys-moving = أثناء نقل كلمة
    .next = المكان التالي
    .turn = تدويرها أثناء السحب
    .put = وضعها هناك
    .leave = تركها حيث كانت
keys-play = اللعب
    .open = حل اللغز هنا
    .next = الحرف التالي؛ ويرسم الخط بعد تعليم أول حرف
    .ends = أول حرف في الصف أو آخره
    .mark = تعليم أول حرف، ثم تثبيت الخط
    .drop = إلغاء الخط
    .hint = مساعدة: دائرة حول أول حرف من كلمة
    .zoom = أقرب، أبعد، الشبكة كلها
keys-sheet = الورقة
    .next = خانة الشبكة التالية
    .show = كشف حرفها أو إخفاؤه
    .print = طباعة

## Options of a crossword: the label, what it is for, what a number of it counts

option-count = عدد الكلمات
    .help = كم كلمة تُسحب من قائمة الكلمات؛ ولا تزيد على { 8 } مع «أصغر شبكة، بالبرهان».
    .unit = كلمة
    .any = الكل
option-goal = الأهم في الشبكة
    .choice-compact = أصغر شبكة
    .help-compact = كل الكلمات في أصغر شبكة يمكن العثور عليها.
    .choice-crossings = أكثر التقاطعات
    .help-crossings = تتقاطع الكلمات أكثر ما يمكن، ولو كبرت الشبكة.
    .choice-blocks = أقل المربعات السوداء
    .help-blocks = تُملأ شبكة بحجم محدد، { 13 } × { 17 } ما لم تختر غيره، كي يبقى أقل ما يمكن من المربعات سوداء؛ وقد تُترك بعض الكلمات.
    .choice-page = شكل الصفحة
    .help-page = تأخذ الشبكة شكل ورقتك، كي تُطبع بأكبر حجم ممكن.
    .choice-proved = أصغر شبكة، بالبرهان
    .help-proved = لما لا يزيد على { 8 } كلمات: يستمر البحث حتى يثبت أنه لا شبكة أصغر، ويقول إن بلغ ذلك.
option-paper = الورق
    .help = تأخذ الشبكة ما تتركه الهوامش والعنوان من الصفحة.
    .choice-a4 = A4 بالطول
    .choice-a4-wide = A4 بالعرض
    .choice-letter = Letter بالطول
    .choice-letter-wide = Letter بالعرض
    .choice-own = شكل من عندك
option-aspect = العرض والارتفاع
    .help = كم يكون عرض الشبكة بالنسبة إلى ارتفاعها، مثل { 4 } × { 3 }، أو { 16 } × { 9 } للشاشة.
option-size = حجم الشبكة
    .help = التلقائي يأخذ ما تحتاج إليه كل الكلمات من مكان، أو { 13 } × { 17 } مع «أقل المربعات السوداء». والحجم المحدد يسع ما أمكن منها.
    .unit = خانة
option-pieces = عدة قطع
    .help = الكلمات التي لا يمكن وصلها تقف بجانب الأخرى في الورقة.
option-min_length = أقصر كلمة
    .help = لا تُسحب كلمات حروفها أقل من هذا العدد.
    .unit = حرف
    .any = أي طول
option-max_length = أطول كلمة
    .help = لا تُسحب كلمات حروفها أكثر من هذا العدد.
    .unit = حرف
    .any = أي طول
option-seconds = مدة البحث
    .help = يُعرض كل توزيع أفضل حال إيجاده، إلى أن تنتهي هذه المدة.
    .unit = ثانية
option-scatter = التفريق أولًا
    .help = يوضع هذا العدد من الكلمات أولًا متفرقًا في أنحاء الشبكة، ثم تتقاطع معه الكلمات الأخرى. وما يبقى منعزلًا يُعلَّم ولا يظهر على الورقة. لا يُستعمل ما دامت هناك كلمات مقفلة.
    .unit = كلمة
option-long_clue = التلميح طويل من
    .help = تُعلَّم في القائمة التلميحات التي حروفها أكثر من هذا العدد.
    .unit = حرف
option-fresh = تجنب الكلمات المستعملة حديثًا
    .help = لا تُسحب كلمات ألغازك الأخيرة إلا إذا نفدت غيرها.

## Sets of options to begin with

preset-standard = قياسي
    .help = { 50 } كلمة في أصغر شبكة.
preset-small = صغير
    .help = { 15 } كلمة قصيرة من { 3 } إلى { 6 } حروف.
preset-large = كبير
    .help = { 100 } كلمة؛ يستغرق وقتًا أطول قليلًا.
preset-square = { 15 } × { 15 }
    .help = مربع كما في الصحف، يُملأ بما أمكن من { 40 } كلمة.
preset-scattered = متفرق
    .help = توضع { 10 } كلمات أولًا في أنحاء الشبكة، ثم تتقاطع معها الأخرى.
preset-dense = { 13 } × { 17 }
    .help = شبكة { 13 } × { 17 } فيها أقل ما تسمح به { 60 } كلمة من المربعات السوداء.
preset-page = صفحة
    .help = { 50 } كلمة في شكل صفحة A4.
preset-proved = بالبرهان
    .help = { 8 } كلمات في أصغر شبكة ممكنة.

## Settings of the sheet: the label, what it is for, what can be chosen

sheet-option-blocks = الخانات خارج الكلمات
    .help = كيف تظهر على الورقة الخانات التي لا حرف فيها.
    .choice-grey = رمادية
    .choice-black = سوداء
    .choice-none = لا تُرسم
    .choice-hidden = مخفية مع الأرقام
sheet-option-text_size = حجم النص
    .help = حجم التلميحات عند الطباعة بالنقاط: { 9 }، أو من { 9 } إلى { 11 }، أو { 14 }، أو { 18 }. العادي أكبر ما تتسع له صفحة واحدة؛ وفي المكبّر تكبر الخانات أيضًا.
    .choice-small = صغير
    .choice-normal = عادي
    .choice-large = كبير
    .choice-huge = مكبّر
sheet-option-word_bank = بنك الكلمات
    .help = يسرد كل الإجابات مرتبة هجائيًا، للمساعدة.
sheet-option-enumerations = عدد الحروف
    .help = يُظهر عدد الحروف بعد كل تلميح، مثل (6) أو (3,5).
sheet-option-key = ورقة الحل
    .help = اللغز محلولًا على ورقة مستقلة، أو بجانب الفارغ.
    .choice-apart = على ورقة مستقلة
    .choice-beside = بجانب اللغز
sheet-option-language = لغة العناوين
    .help = لغة العناوين و«الاسم» وورقة الحل؛ وإن لم تُختر فهي لغة التلميحات.
sheet-option-digits = الأرقام
    .help = كيف تُكتب الأرقام: في الشبكة، وقبل التلميحات وبعدها.
    .choice-auto = كالمعتاد
    .choice-latin = 0 1 2
    .choice-native = أرقام اللغة
sheet-option-numbering = الترقيم
    .help = بماذا تُرقّم التلميحات: بالخانات التي تبدأ فيها الكلمات، أم بالصفوف والأعمدة كما في كثير من الصحف العربية والفارسية.
    .choice-cells = في الخانات
    .choice-lines = الصفوف والأعمدة
sheet-option-list = المطلوب العثور عليه
    .help = ما يُكتب تحت الشبكة: الكلمات، أو تلميحات تقود إليها، أو عددها فقط.
    .choice-words = كلمات
    .choice-clues = تلميحات
    .choice-none = عددها
sheet-option-order = ترتيب القائمة
    .help = كيف تُرتّب الكلمات أو تلميحاتها.
    .choice-alphabet = هجائي
    .choice-listed = كقائمة الكلمات
    .choice-length = حسب الطول
sheet-option-text_size-hidden = حجم النص
    .help = حجم القائمة عند الطباعة بالنقاط: { 9 }، أو من { 9 } إلى { 11 }، أو { 14 }، أو { 18 }. العادي أكبر ما تتسع له صفحة واحدة؛ وفي المكبّر تكبر حروف الشبكة أيضًا.
    .choice-small = صغير
    .choice-normal = عادي
    .choice-large = كبير
    .choice-huge = مكبّر
sheet-option-grid_lines = خطوط بين الحروف
    .help = يرسم مربعًا حول كل حرف.
sheet-option-key-hidden = ورقة الحل
    .help = اللغز محلولًا على ورقة مستقلة، أو بجانب غير المحلول.
    .choice-apart = على ورقة مستقلة
    .choice-beside = بجانب اللغز
sheet-option-marks = الكلمات في الحل
    .help = كيف تبيّن ورقة الحل مواضع الكلمات.
    .choice-rings = محاطة بخط
    .choice-colours = ملونة
sheet-option-filler-key = الحروف الأخرى في الحل
    .help = يُظهر في ورقة الحل أيضًا الحروف التي ليست من أي كلمة، بالرمادي.
sheet-option-digits-hidden = الأرقام
    .help = كيف تُكتب الأرقام: بعد التلميحات، وحيث تُعدّ الكلمات.
    .choice-auto = كالمعتاد
    .choice-latin = 0 1 2
    .choice-native = أرقام اللغة

## The engine: parts of its sentences

# The engine is the part that makes crosswords and checks words. Its sentences are told when they are needed; the page names
# languages and scripts by itself, and takes the labels of options from the messages option-….

# Parts that stand in for $scripts, $languages, $shares, $what or a number further down.

# Stands in for $language: words in any script, even pictures.
language-any = أي كتابة
language-any-rtl = أي كتابة، من اليمين إلى اليسار
engine-or = { $first } أو { $last }
engine-and = { $first } و{ $last }
# $script is a script (Latin, Bengali, …), in your language. $percent is a number.
engine-script-share = { $percent }% { $script }
# $code is the code of a language, such as bn; $language is a language, in your language.
engine-code-of-language = { $code } ({ $language })
engine-no-number = بلا رقم
engine-nothing = لا شيء
engine-a-list-or-object = قائمة أو كائن
engine-a-text = نص
engine-null = قيمة فارغة (null)
engine-true-or-false = true أو false
engine-a-number = عدد

## The engine: places

# Where something is: they stand alone, in brackets, or before a finding.

# $number is a number.
engine-line = السطر { $number }
# $number is a number.
engine-entry = المدخل { $number }
# $number is a number.
engine-word = الكلمة { $number }
# $row, $column are numbers.
engine-cell = الصف { $row }، العمود { $column }
# $number is a number.
engine-clue-counts = يقول التلميح ({ $counts })، لكن عدد الخانات { $cells }.
engine-clue-tells = التلميح يذكر جوابه.
engine-clue-has-answer = يذكر التلميح { $word }، وهي في الشبكة.
engine-clue-repeated = لكلمة أخرى التلميح نفسه.
engine-clue-across = { $number } أفقي
# $number is a number.
engine-clue-down = { $number } عمودي
engine-the-grid = الشبكة
engine-the-file = الملف
engine-the-language = اللغة
engine-the-sheet = الورقة
engine-the-seed = البذرة
engine-the-proof = البرهان

## Words that are not on the sheet

engine-left-no-letter = لا حرف مشترك مع الكلمات الأخرى
engine-left-no-letter-help = أضف كلمة تصلها.
engine-left-too-long = أطول من الشبكة
engine-left-larger-help = اختر شبكة أكبر في الخيارات.
engine-left-no-room = لم يُعثر على مكان
engine-left-no-room-help = أطل البحث، أو اختر شبكة أكبر في الخيارات.
engine-left-apart = غير متصلة بالكلمات الأخرى
engine-left-apart-help = انقلها حتى تقطع كلمة، أو أعد التوزيع.
engine-left-within = جزء من كلمة أطول
engine-left-within-help = اسمح بالكلمات داخل الكلمات في الخيارات.
engine-left-unfitted = لم تلزم لملء هذه الشبكة
engine-left-unfitted-help = نوع آخر من الألغاز يستعملها كلها.
engine-left-twice = يمكن أن توجد في مكانين
engine-left-twice-help = أعد التوزيع، أو اختر شبكة أكبر في الخيارات.
engine-left-one-cell = حرف واحد فقط
engine-left-one-cell-help = تحتاج الكلمة إلى حرفين.
engine-left-doubled = مكررة في القائمة
engine-left-doubled-help = لم يضع شيء: تُستعمل الأولى.
engine-left-overlong = طويلة جدًا
engine-left-overlong-help = قصّرها.
engine-left-other-letters = ليست مكتوبة بحروف هذه اللغة
engine-left-other-letters-help = صحّحها، أو اختر لغة القائمة.
engine-left-list-long = عدد كلمات القائمة { $words }؛ تُستعمل كلها حتى { $most }
engine-left-undrawn-help = حدّد عدد الكلمات في الخيارات.
engine-left-options-help = غيّر ذلك في الخيارات.
engine-left-shorter = عدد حروفها أقل من { $least }
engine-left-longer = عدد حروفها أكثر من { $most }
engine-left-undrawn = فوق العدد المطلوب ({ $words })
engine-left-removed = أزيلت من اللغز أو استُبدلت

## The engine: why a word is not on the sheet

# In brackets behind the word, or after “not on the grid:”.

engine-shares-no-letter = لا يمكن وضعها، إذ لا حرف مشتركًا بينها وبين الكلمات الموضوعة
engine-no-room = لم يوجد لها مكان في هذا الوقت
engine-within-another = جزء من كلمة أطول، فاستُبعدت
engine-found-twice = استُبعدت، إذ يمكن العثور عليها في مكانين
engine-too-long-for-grid = لا يمكن وضعها، إذ هي أطول من الشبكة
engine-isolated = منعزلة

## The engine: why no place was found for the selected word

# $word is a word as it was typed.
engine-why-no-place = لم يوجد مكان لـ«{ $word }»؛ أعد التوزيع، أو أعطِ البحث وقتًا أطول.
# $word is a word as it was typed.
engine-why-shares-none = لا يمكن وضع «{ $word }» هنا أبدًا: لا حرف مشتركًا بينها وبين الكلمات التي في الشبكة.
# $word is a word as it was typed. $letters, $width, $height are numbers.
engine-why-too-long = لا يمكن وضع «{ $word }» هنا أبدًا: عدد حروفها { $letters }، والشبكة { $width } × { $height }.
# $word is a word as it was typed.
engine-why-apart = «{ $word }» منعزلة: لم يوجد مكان تلتقي فيه الكلمات الأخرى.
# $word is a word as it was typed. $width, $height are numbers.
engine-why-full = لم يوجد مكان لـ«{ $word }» في شبكة { $width } × { $height }؛ قد يفيد وقت بحث أطول أو شبكة أكبر.

engine-proved-smallest = ثبت بالبرهان: لا تسع هذه الكلمات شبكة أصغر، إلا أن تكون أطول وأضيق.
engine-proved-not-joined = ثبت بالبرهان: لا يمكن أن تجتمع هذه الكلمات كلها في شبكة متصلة واحدة.
engine-not-proved = لم يثبت: قد توجد شبكة أصغر.

## The engine: words and their letters

# Beside a word that was typed, and in the list of what is wrong with a word list.

# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-digit = في «{ $word }» الرقم { $char }: اكتب العدد بالحروف.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-control-character = في «{ $word }» رمز تحكم { $char }: احذفه.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-no-letter-there-is = في «{ $word }» { $char }، وهو ليس حرفًا: احذفه.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $language is a language, in your language.
engine-symbol = في «{ $word }» الرمز { $char }، واللغة { $language } لا تقبل إلا الحروف: احذفه، أو اختر «أي كتابة» لغةً.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $script is a script (Latin, Bengali, …), in your language; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-script = في «{ $word }» { $char } من الكتابة { $script }، واللغة { $language } تُكتب بحروف الكتابة { $scripts }: صحّحه، أو اختر لغة أخرى.
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-half-character = في «{ $word }» نصف رمز ({ $code }، بديل مفرد): اكتبه من جديد.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $name is the name of the character, in English; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-character = في «{ $word }» { $char } { $name }، واللغة { $language } تُكتب بحروف الكتابة { $scripts }: صحّحه، أو اختر لغة أخرى.
engine-list-no-letters = لا حروف في أي كلمة من القائمة: هل هذا هو الملف الصحيح؟
# $shares is shares of scripts: see script-share.
engine-list-mixed-scripts = كتابات الكلمات: { $shares }. اجعل القائمة بلغة واحدة، أو اختر اللغة.
# $code is what was typed; $languages is one or more languages with their codes.
engine-no-such-language-but = لا توجد لغة رمزها «{ $code }»: هل تقصد { $languages }؟
# $code is what was typed.
engine-no-such-language = لا توجد لغة رمزها «{ $code }»: اختر رمزًا مثل en أو bn أو ar.
# $language is a language, in your language; $option is what was asked for, in English; $known is names that the program knows, in English.
engine-no-such-letters = ليس في اللغة { $language } الخيار «{ $option }»: اختر من { $known }.
# $word is a word as it was typed.
engine-no-letters-of-any-script = ليس في «{ $word }» حروف للشبكة: اكتبها بالحروف.
# $word is a word as it was typed; $scripts is one or more scripts, in your language.
engine-no-letters-of-script = ليس في «{ $word }» حروف للشبكة: اكتبها بحروف الكتابة { $scripts }.
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-lone-mark = في «{ $word }» { $char } بلا حرف قبله: أضف حرفًا.
# $word is a word as it was typed. $characters, $most are numbers.
engine-too-many-characters = عدد رموز «{ $word }» { $characters }؛ والحد الأقصى للكلمة { $most }.
# $word is a word as it was typed. $least is a number.
engine-one-letter = «{ $word }» حرف واحد؛ وأقل ما تحتاج إليه الكلمة { $least ->
    [one] حرف واحد
    [two] حرفان
    [few] { $least } حروف
    [many] { $least } حرفًا
   *[other] { $least } حرف
}.
# $word is a word as it was typed. $letters, $most are numbers.
engine-too-many-letters = عدد حروف «{ $word }» { $letters }؛ ولا يمكن استعمال أكثر من { $most }.
# $word is a word as it was typed.
engine-too-many-marks = في «{ $word }» علامات كثيرة على حرف واحد؛ احذف بعضها.

## The engine: each row of one’s own word list

# Beside the row.

engine-clue-without-word = هذا التلميح بلا كلمة: اكتب كلمة.
# $word is a word as it was typed.
engine-no-clue-yet = «{ $word }» بلا تلميح بعد.
# $word is a word as it was typed. $cells, $most are numbers.
engine-more-cells = «{ $word }» تشغل { $cells ->
    [one] خانة واحدة
    [two] خانتين
    [few] { $cells } خانات
   *[other] { $cells } خانة
}؛ ولا تسع الشبكة إلا { $most }.
# $characters, $most are numbers.
engine-clue-too-long = عدد حروف التلميح { $characters }؛ ولا يمكن حفظ أكثر من { $most }.
# $word is a word as it was typed. $row is a number.
engine-same-word = الكلمة نفسها في الصف { $row }: { $word }.
# $word is a word as it was typed. $row is a number.
engine-same-letters = الحروف نفسها في الصف { $row }: { $word }.
# $row is a number.
engine-same-letters-below = في الصف { $row } الحروف نفسها.
# $word is a word as it was typed.
engine-gives-away = التلميح يذكر الكلمة نفسها: { $word }.

## The engine: files of words

# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-half-character = كان في «{ $word }» نصف رمز، { $code }؛ اكتب ما ينقص.
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-control-character = كان في «{ $word }» رمز تحكم، { $code }؛ وقد حُذف.
# $word is a word as it was typed. $row is a number.
engine-read-differently = سيُقرأ الصف { $row } ({ $word }) على غير حقيقته من ملف كهذا؛ احفظ القائمة بصيغة أخرى.
engine-nothing-to-save = لا كلمات للحفظ بعد.
# $word is a word as it was typed. $first, $second are numbers.
engine-rows-with-same-word = في الصفين { $first } و{ $second } الكلمة نفسها، «{ $word }»، وقاموس JSON لا يحوي الكلمة إلا مرة: غيّر إحداهما، أو احفظ القائمة بصيغة CSV.
# $first, $second are numbers.
engine-rows-without-word = الصفان { $first } و{ $second } بلا كلمة؛ اكتب كلمة في أحدهما، أو احفظ القائمة بصيغة CSV.
# $word is a word as it was typed; $what is what it is: one of the texts below.
engine-clue-not-text = تلميح «{ $word }» ليس نصًا، بل { $what }.
# $name is the name of a file; $what is what it is: one of the texts below; $example is an example.
engine-not-an-object = في { $name } { $what }، والمطلوب كائن فيه كلمات وتلميحات، مثل { $example }.
engine-empty-entry = ليس في المدخل كلمة ولا تلميح.
# $name is the name of a file; $example is an example.
engine-no-words-in-file = لا كلمات في { $name }؛ ينبغي أن تكون في كل سطر كلمة، أو أن يشبه { $example }.
# $example is an example. $entry is a number.
engine-entry-without-word = المدخل { $entry } بلا كلمة؛ ينبغي أن يشبه { $example }.
# $name is the name of a file.
engine-web-page = { $name } صفحة ويب أو XML، وليس قائمة كلمات؛ انسخ كلماته إلى ملف نص عادي.
# $name is the name of a file.
engine-is-a-puzzle = { $name } لغز، وليس قائمة كلمات؛ افتحه على أنه لغز.
# $entry, $parts are numbers.
engine-entry-parts = { $parts ->
    [few] في المدخل { $entry } { $parts } أجزاء
    [many] في المدخل { $entry } { $parts } جزءًا
   *[other] في المدخل { $entry } { $parts } جزء
}؛ ولا يُقرأ إلا الأولان: الكلمة والتلميح.
# $words, $clues are numbers.
engine-columns-left-out = يؤخذ العمود { $words } للكلمات والعمود { $clues } للتلميحات فقط، وتُهمل الأعمدة الأخرى. سطر أول مثل word,clue يبيّن أيها أي.
# $lines is a number.
engine-comments = الأسطر التي تبدأ بـ # تُعد ملاحظات وتُهمل: عددها هنا { $lines }.
# $line is a number.
engine-empty-line = ليس في السطر { $line } كلمة ولا تلميح.
engine-no-mark = عُدّ كل سطر كلمة واحدة، إذ لا شيء يفصل بين الكلمات والتلميحات: ضع بينهما مسافة جدولة (Tab) أو نقطتين إن كانت في الأسطر تلميحات.
engine-columns-swapped = التلميحات هنا أولًا، لذلك قُرئ العمود الثاني على أنه الكلمات.
engine-unclear-line = بقي السطر { $line } كاملًا: فقد تفصل الفاصلة أو الشرطة أو الفراغ فيه بين الكلمة والتلميح، وقد تكون من الكلمة. إن كانت تفصل فضع مكانها مسافة جدولة (Tab) أو نقطتين.
engine-assumed-encoding = لا يذكر { $name } ترميز حروفه؛ فقُرئ بترميز { $encoding }. إن بدت حروف خاطئة فاحفظه بترميز UTF-8.
engine-questions-left-out =
    { $n ->
        [zero] لا مدخلات بلا جواب يصلح كلمة.
        [one] مدخل واحد ليس له جواب يصلح كلمة؛ وقد أُهمل.
        [two] مدخلان ليس لهما جواب يصلح كلمة؛ وقد أُهملا.
        [few] { $n } مدخلات ليس لها جواب يصلح كلمة؛ وقد أُهملت.
        [many] { $n } مدخلًا ليس لها جواب يصلح كلمة؛ وقد أُهملت.
       *[other] { $n } مدخل ليس لها جواب يصلح كلمة؛ وقد أُهملت.
    }
engine-office-unread = تعذرت قراءة { $name }: فهو تالف أو مقفل بكلمة مرور أو كبير جدًا. احفظه من جديد، أو انسخ كلماته والصقها هنا.
engine-holds-mark = ما زالت في «{ $word }» العلامة «{ $mark }». إن كان بعدها تلميح فانقله إلى التلميحات.
# $name is the name of a file.
engine-no-clues = لا تلميح لأي كلمة من { $name }.
engine-entry-is-clue-only = التلميح بلا كلمة.
# $name is the name of a file. $entries, $most are numbers.
engine-too-many-entries = عدد مدخلات { $name } { $entries }، ولا يمكن استعمال أكثر من { $most }؛ قسّمه إلى ملفات أصغر.
# $name is the name of a file. $most is a number.
engine-entries-beyond = عدد مدخلات { $name } أكثر من { $most }، ولا يمكن استعمال أكثر من ذلك؛ قسّمه إلى ملفات أصغر.
# What is being done, beside a bar that shows how far it is. $name is the name of a file.
engine-doing-reading = قراءة { $name }
engine-doing-checking = فحص كلمات { $name }
engine-doing-opening = فتح { $name }
engine-doing-layout = توزيع الكلمات
engine-doing-fill = ملء الشبكة
engine-doing-numbers = اختيار الأعداد
engine-doing-hide = إخفاء الكلمات
engine-doing-letters = اختيار الحروف حول الكلمات
engine-doing-prove = إثبات أنه لا شبكة أصغر تسع الكلمات
engine-doing-improve = البحث عن لغز أفضل
engine-doing-change = تغيير اللغز
engine-doing-try = التحقق من إمكان ملء الباقي
engine-no-memory = لا تكفي الذاكرة لهذا، ولغزك كما كان. أغلق تبويبات أخرى، أو اختر قائمة كلمات أصغر أو كلمات أقل، ثم حاول مرة أخرى.
# $name is the name of a file; $language is a language, in your language; $problem is another sentence of the engine. $entries is a number.
engine-no-usable-words = لا مدخل في { $name } يصلح كلمةً في اللغة { $language }؛ والأول من { $entries }: { $problem }
# $name is the name of a file; $problem is another sentence of the engine.
engine-in-file = { $name }: { $problem }
# $word is a word as it was typed.
engine-used-without-clue = «{ $word }» بلا تلميح؛ وتُستعمل من دونه.
# $word is a word as it was typed.
engine-stands-twice = «{ $word }» مكررة؛ أُبقيت الأولى.
# $word is a word as it was typed; $other is another word.
engine-letters-stand-twice = حروف «{ $word }» هي حروف «{ $other }»؛ أُبقيت الأولى.
# $word is a word as it was typed. $characters, $most are numbers.
engine-clue-cut = عدد حروف تلميح «{ $word }» { $characters }؛ ولا يُحفظ منها إلا أول { $most }.

## The engine: files that cannot be read

engine-json-value = يُتوقع وجود قيمة
engine-json-comma = يُتوقع الفاصل ','
engine-json-colon = يُتوقع الفاصل ':'
engine-json-key = يُتوقع اسم خاصية بين علامتي اقتباس مزدوجتين
engine-json-text-end = نص بلا نهاية يبدأ هنا
engine-json-control = رمز تحكم غير صالح هنا
engine-json-more = بيانات زائدة
engine-json-last-comma = فاصلة زائدة قبل نهاية الكائن
# $name is the name of a file. $most is a number.
engine-json-too-deep = { $name } ليس JSON صالحًا للاستعمال: أقواسه المتداخلة أكثر من { $most }؛ اختر ملفًا آخر.
# $name is the name of a file; $problem is another sentence of the engine. $line, $column are numbers.
engine-json-broken = { $name } ليس JSON سليمًا: السطر { $line }، العمود { $column }: { $problem }؛ أصلح ذلك السطر ثم افتح الملف من جديد.
# $name is the name of a file.
engine-json-numbers = { $name } ملف JSON لا يمكن قراءته: فيه NaN أو Infinity أو عدد لا ينتهي؛ احذف ذلك ثم افتحه من جديد.
# $name is the name of a file.
engine-file-not-text = { $name } ليس ملفًا نصيًا؛ اختر ملفًا آخر، أو احفظ كلماته نصًا عاديًا أو CSV بترميز UTF-8 وافتح ذلك.
# $name is the name of a file.
engine-file-empty = { $name } فارغ؛ اختر ملفًا آخر.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-picture = { $name } صورة ({ $format })، وليس ملفًا نصيًا؛ احفظ كلماته نصًا عاديًا أو CSV بترميز UTF-8 وافتح ذلك.
# $name is the name of a file.
engine-file-pdf = { $name } ملف PDF، وليس ملفًا نصيًا؛ احفظ كلماته نصًا عاديًا أو CSV بترميز UTF-8 وافتح ذلك.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-formatted = { $name } مستند منسّق ({ $format })، وليس ملفًا نصيًا؛ احفظه نصًا عاديًا بترميز UTF-8 وافتح ذلك الملف.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-packed = { $name } ملف مضغوط ({ $format })، وليس ملفًا نصيًا؛ فك ضغطه أولًا.
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-database = { $name } قاعدة بيانات ({ $format })، وليس ملفًا نصيًا؛ احفظ كلماتها نصًا عاديًا أو CSV بترميز UTF-8 وافتح ذلك.
# $name is the name of a file.
engine-file-excel = { $name } ملف Excel، وليس ملفًا نصيًا؛ احفظه من Excel بصيغة «CSV UTF-8» وافتح ذلك الملف.
# $name is the name of a file.
engine-file-calc = { $name } ملف LibreOffice Calc، وليس ملفًا نصيًا؛ احفظه منه بصيغة CSV وترميز UTF-8.
# $name is the name of a file.
engine-file-writer = { $name } ملف LibreOffice Writer، وليس ملفًا نصيًا؛ احفظه منه نصًا عاديًا بترميز UTF-8.
# $name is the name of a file.
engine-file-pages = { $name } ملف Numbers أو Pages، وليس ملفًا نصيًا؛ صدّره منه بصيغة CSV أو نصًا عاديًا بترميز UTF-8.
# $name is the name of a file.
engine-file-old-office = { $name } ملف Excel أو Word قديم، أو مقفل بكلمة مرور؛ احفظه هناك بصيغة .xlsx أو .docx بلا كلمة مرور وافتح ذلك الملف.
# $name is the name of a file.
engine-file-word = { $name } ملف Word، وليس ملفًا نصيًا؛ احفظه من Word نصًا عاديًا بترميز UTF-8 وافتح ذلك الملف.
# $name is the name of a file. $line is a number.
engine-file-other-encoding = { $name } ليس بترميز UTF-8: في السطر { $line } حروف بترميز آخر؛ احفظه بترميز UTF-8 (في Excel: «CSV UTF-8»، وفي المفكرة: الترميز «UTF-8») ثم افتحه من جديد.
# $name is the name of a file. $size, $most are numbers.
engine-file-too-large = حجم { $name } { $size } م.ب، ولا يمكن فتح أكثر من { $most } م.ب؛ قسّمه إلى ملفات أصغر.
# $name is the name of a file.
engine-file-utf-32 = { $name } نص بترميز UTF-32؛ احفظه بترميز UTF-8 ثم افتحه من جديد.
# $name is the name of a file. $byte is a number.
engine-file-utf-16-damaged = ترميز { $name } هو UTF-16 كما يقول، لكنه مبتور أو تالف عند البايت { $byte }؛ احفظه من جديد بترميز UTF-8.

## The engine: options and texts of a puzzle

# $characters, $most are numbers.
engine-instructions-too-long = عدد حروف النص الذي فوق التلميحات { $characters }؛ ولا يمكن حفظ أكثر من { $most }.
engine-text-too-long = في هذا النص { $characters } حرفًا؛ والحد الأقصى { $most }.
# $characters, $most are numbers.
engine-title-too-long = عدد حروف العنوان { $characters }؛ ولا يمكن حفظ أكثر من { $most }.
# $characters, $most are numbers.
engine-author-too-long = عدد حروف اسم المُعِدّ { $characters }؛ ولا يمكن حفظ أكثر من { $most }.
# $name is its name, in English; $known is names that the program knows, in English.
engine-finished-option = لا يمكن تغيير { $name } في لغز جاهز؛ وما يمكن تغييره { $known }.
# $words is a number.
engine-no-such-word = لا توجد كلمة كهذه؛ عدد كلمات اللغز { $words }.
# $word is a word as it was typed.
engine-not-placed = لا مكان لـ«{ $word }» في اللغز، فلا يمكن قفلها؛ ضعها أولًا.
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-number = «{ $option }» يجب أن يكون عددًا من { $least } إلى { $most } ({ $unit })، لا { $value }.
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-int = «{ $option }» يجب أن يكون عددًا صحيحًا من { $least } إلى { $most } ({ $unit })، لا { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-size = «{ $option }» يجب أن يكون auto أو العرض x الارتفاع، مثل 15x15، وكل ضلع من { $least } إلى { $most } خانة، لا { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-ratio = «{ $option }» يجب أن يكون العرض x الارتفاع، مثل 4x3، وكل منهما عدد صحيح من { $least } إلى { $most }، لا { $value }.
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-option = لا يوجد الخيار { $name }؛ والموجود { $known }.
# $option is the label of an option, as it stands in the form; $choices is what it can be, in English; $value is what was typed instead.
engine-option-of = «{ $option }» يجب أن يكون واحدًا من { $choices }، لا { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-language = «{ $option }» يجب أن يكون رمزًا مثل en أو bn أو ar، أو فارغًا، لا { $value }.
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-bool = «{ $option }» يجب أن يكون true أو false، لا { $value }.
# $most is a number.
engine-bad-seed = البذرة يجب أن تكون عددًا صحيحًا من { 0 } إلى { $most }.
engine-no-letter-in-cell = لا حرف من الورقة في تلك الخانة.
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-setting = ليس في الورقة الإعداد { $name }؛ والموجود { $known }.

## The engine: making and changing a crossword

engine-nothing-to-add = لا كلمة للإضافة؛ اكتب كلمة.
engine-nothing-to-delete = لا كلمة للحذف؛ حدّد كلمة.
# $word is a word as it was typed.
engine-locked-word = «{ $word }» مقفلة؛ فك قفلها لتنقلها.
# $name is the name of a word list.
engine-no-other-word = ليس في { $name } كلمة غير موجودة في اللغز.
# $word is a word as it was typed. $tried is a number.
engine-no-word-fits = جُرّبت { $tried ->
    [one] كلمة أخرى واحدة
    [two] كلمتان أخريان
    [few] { $tried } كلمات أخرى
   *[other] { $tried } كلمة أخرى
} ولا شيء منها يناسب مكان «{ $word }» من غير إخراج كلمات غيرها؛ استبدل كلمة أخرى، أو أعد التوزيع أولًا.
engine-last-word = يحتاج اللغز إلى كلمة واحدة على الأقل؛ أبقِ كلمة أو أنشئ لغزًا جديدًا.
# $word is a word as it was typed.
engine-no-place = لا يمكن وضع «{ $word }» هناك؛ اختر أحد الأماكن المعلَّمة.
# $number, $words are numbers.
engine-no-word-of-number = ليس في اللغز الكلمة { $number }؛ عدد كلماته { $words }.
# $language is a language, in your language.
engine-other-language = لغة قائمة الكلمات { $language }، واللغز بلغة أخرى؛ اختر قائمة بتلك اللغة.
# $name is the name of a word list.
engine-other-letters = تُقرأ { $name } بحروف غير حروف هذا اللغز؛ غيّرها من «الحروف».
# $word is a word as it was typed.
engine-already-there = «{ $word }» موجودة في هذا اللغز؛ اكتب كلمة أخرى.
engine-layout-would-break = التوزيع مقفل، وهذا يفككه؛ فك قفل التوزيع أولًا.
engine-locked-would-break = ستتفكك الكلمات المقفلة؛ فك قفل بعضها أولًا.
engine-locked-layout = التوزيع مقفل؛ فك قفله لتعيد التوزيع.
engine-locked-improve = التوزيع مقفل؛ فك قفله لتحسّنه.
engine-locked-join = بعض الكلمات مقفلة؛ فك قفلها لوصل غيرها.
# $name is the name of a file, a word list, an option or a character.
engine-no-link = لا كلمة في { $name } تصل هذه الكلمات. جرّب عدة قطع أو نوعًا آخر.
# $shortest is the label of an option; $longest is the label of an option. $least, $most are numbers.
engine-shortest-longer = «{ $shortest }» ({ $least }) لا يجوز أن يزيد على «{ $longest }» ({ $most }).
# $name is the name of a word list. $least, $most, $shortest, $longest are numbers.
engine-no-words-so-long = ليس في { $name } كلمات حروفها من { $least } إلى { $most }؛ حروف كلماتها من { $shortest } إلى { $longest }.
# $width, $height are numbers.
engine-locked-too-large = لا تتسع شبكة { $width } × { $height } للكلمات المقفلة؛ فك قفل بعضها أولًا.
# $width, $height are numbers.
engine-no-word-fits-grid = لا تتسع شبكة { $width } × { $height } لأي كلمة من اللغز؛ اختر شبكة أكبر أو كلمات أقصر.
# $most, $words are numbers; $option is the label of an option.
engine-too-many-to-prove = يمكن إثبات أصغر شبكة لما لا يزيد على { $most } كلمات، والكلمات هنا { $words }؛ قلل الكلمات، أو اختر غير ذلك في «{ $option }».
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-faulty-puzzle = أنشأ المحرك لغزًا فيه خطأ ({ $where }: { $problem })؛ ولم يتغير شيء. أعد التوزيع، ونرجو إبلاغنا بذلك.
# $error is a technical message in English.
engine-fault = تعطّل المحرك فجأة؛ ولغزك كما كان. نرجو إبلاغنا بهذا: { $error }
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-breaks-a-rule = هذا اللغز يخالف قاعدة، فلا يمكن إعادة توزيعه ولا تعديله: { $where }: { $problem }. أنشئ لغزًا جديدًا من كلماته.
# $rows, $most are numbers.
engine-list-too-long = عدد صفوف القائمة { $rows }، ولا يمكن تعديل أكثر من { $most }؛ قسّمها إلى قوائم أصغر.
engine-type-a-word = اكتب كلمة.
# $most, $words, $room are numbers.
engine-too-many-words = يتسع اللغز حتى { $most } من الكلمات، وفي هذا { $words }؛ أضف { $room } على الأكثر، أو أنشئ لغزًا آخر.
# $page, $engine are numbers.
engine-version = تستعمل الصفحة البروتوكول { $page }، والمحرك { $engine }؛ أعد تحميل الصفحة ليتطابق إصداراهما.
engine-busy = هناك بحث آخر جارٍ؛ أوقفه أو انتظر حتى ينتهي.
# $words, $most are numbers.
engine-file-too-long = عدد كلمات الملف { $words }؛ ولا يمكن هنا تعديل إلا أول { $most }. لتصنع ألغازًا منها كلها، افتح الملف قائمةَ كلمات.
engine-no-dictionary = قائمة الكلمات تلك لم تعد محمّلة؛ افتحها من جديد.

## The engine: what is wrong with an .ipuz file

# The texts that begin with “it” or “its” stand in for $why in the first one. The others follow the name of a word, a cell or a
# part of the file, or a colon; the name is their subject.

# $name is the name of a file; $why is why: see the texts that begin with “it” or “its”.
engine-not-ipuz-puzzle = { $name } ليس لغزًا بصيغة ipuz يمكن فتحه: { $why }.
# $characters, $most are numbers.
engine-text-cut = عدد الحروف { $characters }؛ حُفظ منها { $most }
# $name is its name, in English.
engine-no-setting = لا إعداد باسم { $name }
# $width, $height are numbers.
engine-dimensions = ينبغي أن تكون { $width } × { $height } كما في الحل
engine-ipuz-no-object = ليس فيه كائن JSON
engine-ipuz-no-version = ليس فيه إصدار "version" من ipuz
engine-ipuz-no-kind = ليس كلمات متقاطعة ولا بحثًا عن كلمات
engine-wrong-type = القيمة من نوع خاطئ
engine-ipuz-no-solution = ليس فيه حل
# $most is a number.
engine-ipuz-size = شبكته فارغة أو أكبر من { $most } × { $most }
# $rows is a number.
engine-ipuz-rows = عدد صفوف اللغز فيه ليس { $rows } كما في حله
engine-ipuz-no-clues = ليس فيه تلميحات
engine-no-text = القيمة ليست نصًا
engine-no-use = القيمة لا تصلح
# $problem is another sentence of the engine.
engine-no-use-because = القيمة لا تصلح: { $problem }
# $row, $width are numbers.
engine-ipuz-solution-row = عدد خانات الصف { $row } من حله ليس { $width } كالصف { 1 }
# $row, $width are numbers.
engine-ipuz-puzzle-row = عدد خانات الصف { $row } من لغزه ليس { $width }
engine-shape = حرف في أحد اثنين، اللغز والحل، ولا حرف في الآخر
engine-list-unread = قائمة لا تُقرأ
engine-has-no-number = بلا رقم
engine-clue-twice = مكرر
# $row is a number.
engine-ipuz-no-letter = في الصف { $row } من حله خانة بلا حرف
engine-given-no-position = حروف مكشوفة بلا موضع
engine-no-row = بلا صف وعمود واتجاه
engine-clue-not-there = تشير إلى تلميح غير موجود
engine-neither-locked = لا مقفلة ولا غير مقفلة
engine-has-no-text = بلا نص
# $word is letters in the grid.
engine-no-clue-down = { $word } عموديًا بلا تلميح
# $word is letters in the grid.
engine-no-clue-across = { $word } أفقيًا بلا تلميح
# $said is such as 3,5. $letters is a number.
engine-enumeration = عدد الحروف المذكور { $said }، والموجود { $letters }
engine-would-lie-outside = ستقع خارج الشبكة
# $words, $most are numbers.
engine-ipuz-too-many-words = عدد كلماته { $words }، ولا يمكن استعمال أكثر من { $most }
# $shown is a number, or “no number”; $number is a number, or “no number”.
engine-label = الرقم الظاهر { $shown }، وينبغي أن يكون { $number }
# $value is a value, in English or a number.
engine-should-be = ينبغي أن تكون القيمة { $value }
engine-locked-not-placed = مقفلة، ولا مكان لها على الورقة
engine-gives-outside = حرف مكشوف حيث لا كلمة
# $number is a number.
engine-gives-hidden = الحرف { $number } مكشوف فيها، لكن اللغز لا يُظهره
engine-clue-no-place = بلا مكان في الشبكة
# $letter is a letter.
engine-stray = { $letter } لا ينتمي إلى أي كلمة
# $number is a number.
engine-has-no-letter = لا حرف رقمه { $number }
# $given is a letter; $letter is a letter.
engine-gives-other = الحرف المكشوف { $given }، والصحيح { $letter }
# Of word searches. What follows a word or a cell has it as its subject.
engine-ipuz-no-letters = ليس فيه شبكة حروف
engine-ipuz-no-words = ليس فيه كلمات يُبحث عنها
# $width, $height are numbers.
engine-dimensions-letters = ينبغي أن تكون { $width } × { $height } كالشبكة
engine-cell-no-letter = بلا حرف، فتُركت خارج الشبكة
engine-single-letter = حرف واحد فقط، فاستُبعدت
engine-place-missing = لا مكان لها في الملف، فيُبحث عنها بين الحروف
engine-place-other-letters = ليست حيث يقول الملف، فيُبحث عنها بين الحروف
engine-nowhere-in-letters = لا وجود لها بين الحروف
# $places is a number.
engine-several-places = عدد أماكنها بين الحروف { $places }؛ أُخذ أولها

## The engine: what is wrong with a puzzle

# They follow the name of a word, a cell or a part of the puzzle, or a colon; the name is their subject.

engine-word-unknown = ليست في قائمة الكلمات
# $letters is letters.
engine-false-down = { $letters } عموديًا ليست كلمة في اللغز
engine-not-connected = غير متصلة بالكلمة الأولى
# $width, $height, $wide, $high are numbers.
engine-box = حجمها { $width } × { $height }، وحروفها لا تحتاج إلا إلى { $wide } × { $high }
# $letters, $cells are numbers.
engine-other-length = عدد الحروف { $letters } وعدد الخانات { $cells }
engine-run = تلامس حروفًا أخرى قبل أولها أو بعد آخرها
# $letters is letters.
engine-false-across = { $letters } أفقيًا ليست كلمة في اللغز
# $size is a size such as 15x15, or auto. $width, $height are numbers.
engine-other-size = حجمها { $width }x{ $height }، والمطلوب { $size }
# $most is a number.
engine-seed-range = ليست من { 0 } إلى { $most }
engine-kind-unknown = نوع غير معروف هنا
engine-word-lost = لا هي موضوعة ولا هي بين الكلمات التي بلا مكان
engine-reason-nowhere = مذكورة على أنها منعزلة، ولا مكان لها
# $other is another word.
engine-answer-twice = لها إجابة «{ $other }» نفسها
# $wanted is letters, parted by |; $found is letters, parted by |.
engine-other-cells = ينبغي أن تشغل الخانات { $wanted }، وفيها { $found }
# $place is a cell: see the section on places.
engine-not-straight = لا تسير مستقيمة عند { $place }
# $place is a cell: see the section on places.
engine-leaves-grid = تخرج من الشبكة عند { $place }
# $letter is a letter; $place is a cell: see the section on places; $other is another letter.
engine-crossing = تريد { $letter } عند { $place }، وهناك { $other }
# $other is another word.
engine-overlap = تقع فوق «{ $other }»
# $wanted, $found are numbers.
engine-other-number = ينبغي أن يكون الرقم { $wanted }، وهو { $found }
engine-loose-hangs = متصلة بالجزء الرئيس، فمكانها على الورقة
# $number is a number.
engine-no-letter-to-give = لا حرف رقمه { $number } ليُكشف
# $times is a number.
engine-word-twice = عدد مرات استعمالها { $times }
engine-reason-has-place = مذكورة على أنها بلا مكان، ولها مكان
# $reason is one of the reasons for a word without a place. $words is a number.
engine-loose-reason = مذكورة على أنها { $reason }، وعدد الكلمات المتصلة بها { $words }
# $name is its name, in English.
engine-there-is-no-setting = لا إعداد باسم { $name }
# $problem is another sentence of the engine.
engine-setting-no-use = فيها إعداد لا يصلح: { $problem }
engine-grid-empty = لا كلمات فيها
# $reason is what the file says.
engine-reason-unknown = السبب غير معروف: { $reason }
# $words is a number.
engine-loose-larger = واحدة من مجموعة منعزلة كلماتها { $words }، أكثر مما على الورقة
engine-reason-shares = مذكورة على أنها بلا حرف مشترك، ولها حروف مشتركة
engine-reason-too-long = مذكورة على أنها أطول من الشبكة، وليست كذلك
engine-proof-contradicts = لا يمكن أن يثبت لهذه الكلمات
engine-loose-unasked = منعزلة، ولم يُطلب تفريق كلمات
# Of word searches.
engine-way-not-allowed = تسير في اتجاه غير مسموح للكلمات
engine-hidden-like-entry = لها رقم أو اتجاه ليس للكلمات هنا
engine-hidden-marks = فيها حروف مكشوفة أو محفوظة أو كلمات غريبة، ولا شيء من ذلك في البحث عن الكلمات
engine-hidden-empty = بلا حروف
# $cells is a number.
engine-hidden-holes = عدد خاناتها التي بلا حرف { $cells }
# $other is another word.
engine-shares-a-letter = تشترك مع «{ $other }» في حرف، والمطلوب ألا تشترك كلمات في حرف
# $place is a cell: see the section on places.
engine-found-again = يمكن العثور عليها مرة أخرى عند { $place }
# It follows a cell. $word is letters.
engine-banned-found = منها تبدأ «{ $word }»، وهي من الكلمات الممنوعة
# $cells, $letters are numbers.
engine-message-short = بقي فيها للرسالة { $cells } من الخانات، وهي تحتاج إلى { $letters }
# $found, $letter are letters.
engine-message-letter = فيها { $found }، وحرف الرسالة هناك { $letter }
engine-reason-of-crosswords = سببها لا يكون إلا في الكلمات المتقاطعة
engine-reason-not-within = مذكورة على أنها جزء من كلمة أخرى، وليست كذلك

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = الأرجح
languages-more = لغات أخرى
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = تخمين: { $language }. غير صحيح؟ اختر اللغة.
languages-guessed-title = تخمين من الاسم: { $language }. غير صحيح؟ اختر اللغة.
# $others: up to three languages that these words could be in as well.
languages-guessed-others = تخمين: { $language }. وقد تكون أيضًا { $others }. غير صحيح؟ اختر اللغة.
languages-guessed-many = تخمين: { $language }. وهناك لغات أخرى تُكتب بالحروف نفسها. غير صحيح؟ اختر اللغة.
languages-proposal = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }، فتوزيع كلماتها على الخانات اقتراح منا.
languages-proposal-si = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }. نقترح أن يكون للحرف الذي عليه علامة hal خانة مستقلة.
languages-proposal-lo = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }. نقترح أن تكون خاناتها كما في التايلاندية.
languages-proposal-km = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }. نقترح أن تشترك الحروف التي يقع بعضها تحت بعض في خانة.
languages-proposal-my = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }. نقترح أن يكون للحرف الذي عليه علامة asat خانة مستقلة.
languages-proposal-bo = لم نجد كلمات متقاطعة مطبوعة باللغة { $language }. نقترح أن يكون لكل حروف متراكبة خانة.
languages-proposal-vi = تختلف ألغاز اللغة { $language } في إبقاء علامات الحروف. اختر ذلك من «الحروف».
# A dialog, when the words of a file are in several scripts.
languages-ask = بأي لغة هذه الكلمات؟
languages-ask-help = تُستبعد عندئذ الكلمات المكتوبة بحروف أخرى.
languages-ask-yes = فتح القائمة
# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = الحروف…
letters-heading = الحروف
letters-of = حروف { $language }
letters-of-menu = حروف { $language }…
letters-help-dictionary = تُقرأ قائمة الكلمات من جديد، ويُنشأ منها لغز جديد. أما اللغز الذي تراه فتبقى حروفه.
letters-help-list = يسري على هذه القائمة، وعلى الألغاز التي تنشئها منها من الآن.
letters-usual = العودة إلى المعتاد
letters-change = استعمال هذه الحروف
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = تُقرأ قائمة الكلمات { $name } بحروف غير حروف هذا اللغز؛ اختر الحروف نفسها لاستبدال الكلمات.
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = الأرقام في الكلمات
    .help = مثل 4 في B4. في المعتاد تُستبعد الكلمة التي فيها رقم.
    .choice-refuse = استبعاد الكلمة
    .choice-keep = خانة مستقلة
letters-hamza = الألف مع الهمزة
    .help = أ إ آ ٱ عند تقاطع كلمتين. أكثر الألغاز المطبوعة تعدّها ا.
    .choice-fold = مثل ا
    .choice-keep = حروف مستقلة
letters-teh_marbuta = التاء المربوطة
    .help = ة في آخر الكلمة، وبعض الألغاز تجيز أن تتقاطع مع ه.
    .choice-keep = حرف مستقل
    .choice-fold = مثل ه
letters-alef_maqsura = الألف المقصورة
    .help = ى في آخر الكلمة، وبعض الألغاز تجيز أن تتقاطع مع ي.
    .choice-keep = حرف مستقل
    .choice-fold = مثل ي
letters-hamza_seats = الهمزة على الواو والياء
    .help = ؤ وئ، وبعض الألغاز تجيز أن تتقاطعا مع و وي.
    .choice-keep = حرفان مستقلان
    .choice-fold = مثل و وي
letters-yeh_hamza = الهمزة على الياء والواو
    .help = ئ وؤ، وأكثر الألغاز تعدّهما ی وو.
    .choice-fold = مثل ی وو
    .choice-keep = حرفان مستقلان
letters-alef_madda = ألف المدّ
    .help = آ، وبعض الألغاز تجيز أن تتقاطع مع ا.
    .choice-keep = حرف مستقل
    .choice-fold = مثل ا
letters-sara_am = سارا آم
    .help = ำ كما في น้ำ: في خانة حرفها الصامت، أو في الخانة التالية.
    .choice-with-consonant = مع حرفها الصامت
    .choice-own-cell = خانة مستقلة
letters-tones = العلامات
    .help = ما يبقى من ấ: كله، أو â بلا علامة النغمة، أو A.
    .choice-keep = إبقاء الكل
    .choice-drop-tones = حذف علامات النغمة
    .choice-drop-all = حذف كل العلامات
letters-long_vowels = الحركات الطويلة
    .help = Í Ó Ő Ú Ű عند التقاطع: حروف مستقلة، أو مثل I O Ö U Ü.
    .choice-keep = حروف مستقلة
    .choice-short = مثل القصيرة
letters-ij = IJ
    .help = كما في IJS: خانة واحدة للحرفين، أو خانتان.
    .choice-one-cell = خانة واحدة
    .choice-two-cells = خانتان
letters-umlauts = حروف الأوملاوت
    .help = Ä Ö Ü تُكتب AE OE UE كما في الكلمات المتقاطعة، أو حروفًا مستقلة.
    .choice-two-cells = خانتان
    .choice-one-cell = خانة واحدة

## Number crosswords

engine-no-digit = في «{ $word }» { $char }، وهو ليس رقمًا: لا تقبل الأرقام المتقاطعة إلا أعدادًا صحيحة.
engine-type-a-number = اكتب عددًا.
engine-proved-unique = تم التحقق: لا تسمح التلميحات إلا بحل واحد.
engine-not-unique = قد تسمح التلميحات بأكثر من حل واحد.
engine-option-int-plain = يجب أن يكون «{ $option }» عددًا صحيحًا من { $least } إلى { $most }، لا { $value }.
engine-range-upside-down = يجب ألا يزيد «{ $least }» ({ $low }) على «{ $most }» ({ $high }).
engine-no-sum = لا يمكن حساب «{ $clue }»؛ اكتب أعدادًا بينها + أو − أو × أو ÷، أو اترك التلميح فارغًا ليوضع واحد.
engine-never-comes-to = لا يمكن أبدًا أن يكون { $clue } مساويًا { $answer }؛ صحّحه، أو اترك التلميح فارغًا ليوضع واحد.
engine-comes-to = ناتج { $clue } هو { $value } وليس { $answer }؛ صحّحه، أو اترك التلميح فارغًا ليوضع واحد.
engine-too-few-numbers = تعطي هذه الأعداد { $answers } من الأجوبة ذات الرقمين فأكثر، وهي أقل من أن تتقاطع؛ وسّع المجال أو أضف عمليات أخرى.
engine-no-numbers-fit = ثبت: لا أعداد من هذا المجال تملأ المربعات البيضاء؛ يفيد مجال أوسع أو عمليات أكثر أو مربعات سوداء أكثر.
engine-no-numbers-found = لم توجد أعداد تملأ المربعات البيضاء؛ يفيد مجال أوسع أو عمليات أكثر أو مربعات سوداء أكثر.
engine-locked-other-grid = ستضيع في شبكة أخرى الأعداد المقفلة أو المكتوبة باليد؛ فك قفلها وامسحها أولًا.
engine-no-other-number = لم يوجد عدد آخر مكان { $number } ولا تلميح آخر؛ أعد التوزيع، أو وسّع المجال.
engine-leading-zero = يبدأ { $number } بصفر؛ اكتب عددًا يبدأ برقم آخر.
engine-no-clue-for-number = لا تعطي أعداد هذا اللغز تلميحًا للعدد { $number }؛ اكتب واحدًا.
engine-odd-number = لا يعطي أي تلميح من خيارات اللغز هذا العدد
engine-cells-in-doubt = تسمح التلميحات بأكثر من حل: عدد المربعات التي قد تحمل أرقامًا أخرى { $cells }، وأولها في { $place }؛ اكتب هناك تلميحًا كاملًا.
option-numbers-size = حجم الشبكة
    .help = عرض الشبكة وارتفاعها؛ في { 10 } × { 10 } نحو خمسين تلميحًا.
    .unit = مربع
option-numbers-symmetry = التناظر
    .help = حيث يكون مربع أسود تكون صورته سوداء أيضًا. إذا قلّت الأعداد المتاحة لم يُحفظ التناظر.
    .choice-rotational = نصف دورة
    .choice-left-right = يمين ويسار
    .choice-up-down = أعلى وأسفل
    .choice-both = الجهات الأربع
    .choice-diagonal = قطري
    .choice-none = بلا تناظر
option-operations = العمليات
    .help = ما تطلبه التلميحات.
    .choice-times = × الضرب
    .choice-divide = ÷ القسمة
    .choice-times-divide = × و÷
    .choice-plus = + الجمع
    .choice-minus = − الطرح
    .choice-plus-minus = + و−
    .choice-all = العمليات الأربع
option-first_least = العامل الأول من
    .help = أصغر عدد قبل ×.
option-first_most = العامل الأول إلى
    .help = أكبر عدد قبل ×: { 12 } لجداول الضرب حتى اثني عشر.
option-second_least = العامل الثاني من
    .help = أصغر عدد بعد ×. والقسمة ضرب معكوس.
option-second_most = العامل الثاني إلى
    .help = أكبر عدد بعد ×.
option-term_least = أعداد الجمع والطرح من
    .help = أصغر عدد على جانبي + و−.
option-term_most = أعداد الجمع والطرح إلى
    .help = أكبر عدد على جانبي + و−.
option-clue = التلميحات
    .choice-full = كاملة: { 12 } × { 7 }
    .help-full = كل تلميح يعطي جوابه: يكفي حسابه.
    .choice-hidden = عدد مخفي: □ × { 7 }
    .help-hidden = تخفي تلميحات كثيرة عددًا، والتقاطعات هي التي تحسم. ويُعرض منها كاملًا ما يكفي كي لا يبقى إلا حل واحد: وهذا يُتحقق منه.
preset-numbers-times = ضرب
    .help = { 10 } × { 10 }: عدد حتى { 12 } في عدد حتى { 99 }.
preset-numbers-tables = جداول الضرب
    .help = { 8 } × { 8 }: الجداول من { 2 } إلى { 12 }، حتى عشرين مرة.
preset-numbers-large = ضرب كبير
    .help = { 10 } × { 10 }: أعداد من رقمين في أعداد من رقمين.
preset-numbers-plus = جمع وطرح
    .help = { 10 } × { 10 }: جمع وطرح أعداد حتى { 199 }.
preset-numbers-mixed = منوّع
    .help = { 10 } × { 10 }: العمليات الأربع كلها.
preset-numbers-hidden = لغز
    .help = { 10 } × { 10 }: تلميحات ينقصها عدد، لمن يحب التفكير.
options-group-sums = الأعداد والتلميحات

## Filled crosswords: options, and what the engine says of drawing and filling

engine-option-sides = «{ $option }» يجب أن يكون العرض x الارتفاع، مثل 13x13، وكل ضلع من { $least } إلى { $most } خانة، لا { $value }.
option-filled-size = حجم الشبكة
    .help = عرض الشبكة وارتفاعها.
    .unit = خانة
option-blocks = المربعات السوداء
    .choice-pattern = نمط
    .help-pattern = نمط جديد كما في الصحف: كل حرف يقع في كلمتين، والكلمات كلها مترابطة. يحتاج إلى قائمة كلمات كبيرة.
    .choice-few = توضع أثناء الملء
    .help-few = توضع حيث تنتهي الكلمات، فتكفي القوائم القصيرة أيضًا لملء الشبكة.
    .choice-rows = صفًا صفًا (برنامج أقدم)
    .help-rows = يُملأ كل صف بكلمات بينها مربعات سوداء، ولا تطول الكلمات العمودية عما تحدده.
    .choice-columns = عمودًا عمودًا (برنامج أقدم)
    .help-columns = تُحدَّد المربعات السوداء من الأعمدة أولًا، ثم تُملأ الصفوف.
    .choice-none = بلا: شبكة مفتوحة
    .help-none = لا شيء أسود: للمربعات الصغيرة، أو لترسم شبكتك بنفسك.
    .choice-bars = خطوط بدل المربعات (الطريقة البريطانية)
    .help-bars = بلا مربعات سوداء: تنتهي الكلمات عند خطوط، ولكل منها عدد عادل من الحروف التي لا تقطعها كلمة أخرى. والمعتاد 12 × 12.
    .choice-library = نمط تختاره
    .help-library = نمط من المجموعة بعدد الكلمات والكلمات الطويلة التي تريدها.
option-pattern = النمط
    .help = واحد من المجموعة. ومن دون اختيار أيُّ نمط بحجم الشبكة.
option-symmetry = التناظر
    .help = إذا كان مربع أسود فصورته سوداء كذلك.
    .choice-rotational = نصف دورة
    .choice-left-right = يمين ويسار
    .choice-up-down = أعلى وأسفل
    .choice-both = الجهات الأربع
    .choice-diagonal = قطري
    .choice-none = بلا
option-black = عدد المربعات السوداء
    .help = كلما كثرت سهُل ملء الشبكة.
    .choice-few = قليلة
    .choice-medium = متوسطة
    .choice-many = كثيرة
option-most_words = أقصى عدد للكلمات
    .help = لا يزيد النمط على هذا العدد من الكلمات؛ و0 يعني بلا حد.
    .unit = كلمات
option-most_blocks = أقصى عدد للمربعات السوداء
    .help = لا يزيد النمط على هذا العدد من المربعات السوداء؛ و0 يعني بلا حد.
    .unit = مربعات
option-theme_answers = إجابات الموضوع
    .help = واحدة في كل سطر. تأخذ أماكن متناظرة ويُملأ الباقي حولها: أزواج متساوية الطول، والمفردة في الصف الأوسط.
option-theme_down = يجوز أن تكون إجابات الموضوع عمودية
option-max_down = أطول كلمة عمودية
    .help = يملأ البرنامج الأقدم الصفوف ويرجو أن تصح الأعمدة: القصيرة منها تصح أكثر.
    .unit = حرف
option-filled-min_length = أقصر كلمة
    .help = لا تُستعمل كلمات أقصر، ولا تُترك فراغات أقصر.
    .unit = حرف
option-min_score = أدنى درجة
    .help = لا تُستعمل كلمات درجتها أقل، إن كانت لقائمة الكلمات درجات.
    .unit = نقطة
option-better = تفضيل الكلمات ذات الدرجة العالية
    .help = إن كانت لقائمة الكلمات درجات فأفضل الكلمات تُجرَّب أولًا.
option-shared = عدد الحروف المتتالية التي لا يجوز أن تشترك فيها كلمتان
    .help = المعتاد 5، و0 يسمح بكل شيء.
    .unit = حروف
option-apart = لا كلمة داخل كلمة أخرى
    .help = لا «كتاب» مع «كتابة».
option-pangram = كل حروف الأبجدية
    .help = يحاول استعمالها كلها ويذكر ما ينقص منها.
option-three = بلا كلمات من حرفين
    .help = تُعلَّم.
option-checked = كل حرف في كلمتين
    .help = تُعلَّم الحروف التي في كلمة واحدة فقط.
option-connected = شبكة من قطعة واحدة
    .help = تُعلَّم الأجزاء التي لا تصلها كلمة.
option-mirrored = مربعات سوداء متناظرة
    .help = تُعلَّم المربعات السوداء التي لا نظير لها.
option-method = طريقة البحث
    .choice-solver = كل كلمة معروفة
    .help-solver = لا تُستعمل إلا كلمات القائمة أفقيًا وعموديًا، أو يثبت أنها لا تملأ الشبكة.
    .choice-progressive = تدريجي (برنامج أقدم)
    .help-progressive = تُملأ الصفوف بكلمات، ثم تُحسَّن الكلمات العمودية شيئًا فشيئًا، وقد يبقى منها ما ليس في أي قائمة، فيُعلَّم.
option-objective = ما يُعدّ خطأً
    .choice-lengths = حروف الكلمات المجهولة
    .help-lengths = حروف الكلمات المجهولة، وخُمس حروف المبعثرة.
    .choice-counts = الكلمات المجهولة والمبعثرة
    .help-counts = كل كلمة مجهولة تُعدّ واحدًا، وكل مبعثرة نصفًا.
    .choice-unknown = الكلمات المجهولة
    .help-unknown = كل كلمة مجهولة تُعدّ واحدًا، والمبعثرة كذلك.
option-queue = الطابور
    .help = كم شبكة تُحفظ لتُحسَّن.
    .unit = شبكة
option-neighbours = الجوار
    .help = كم تغييرًا للشبكة يُجرَّب في كل مرة.
    .unit = تغيير
option-filled-seconds = وقت البحث
    .help = ينتهي البحث حين تمتلئ الشبكة أو ينقضي هذا الوقت.
    .unit = ثانية
preset-newspaper = صحيفة
    .help = { 13 } × { 13 } بنمط متناظر، لقائمة كلمات كبيرة.
preset-newspaper-15 = صحيفة، { 15 } × { 15 }
    .help = حجم معظم الكلمات المتقاطعة اليومية.
preset-mini = صغيرة
    .help = { 5 } × { 5 } بمربعات سوداء قليلة، لاستراحة قهوة.
preset-own-blocks = شبكة ممتلئة
    .help = { 12 } × { 12 }، وتوضع المربعات السوداء أثناء الملء بأقل عدد ممكن.
preset-small-list = قائمة كلمات صغيرة
    .help = مربعات سوداء أكثر وكلمات قصيرة، فتكفي قائمة كلمات صغيرة.
preset-older = برنامج أقدم
    .help = { 12 } × { 12 } بالبحث التدريجي لبرنامج أقدم وبإعداداته، وقد تبقى كلمات مجهولة.
engine-diagonal-no-square = لا تتناظر حول القطر إلا شبكة مربعة، وهذه { $width } × { $height }؛ اختر تناظرًا آخر.
engine-no-such-cell = لا توجد خانة كهذه؛ في الشبكة { $rows } من الصفوف و{ $columns } من الأعمدة.
engine-needs-letters = لا يمكن تسليم لغز من دون حله إلا إذا كانت له تلميحات.
engine-no-solution = املأ الشبكة أولًا، ثم يمكن تسليمها من دون الحل.
engine-nothing-to-mark = ليس هناك مربع لتعليمه.
engine-no-slot-down = لا تمر بهذه الخانة كلمة عمودية.
engine-no-slot-across = لا تمر بهذه الخانة كلمة أفقية.
engine-cell-is-block = هذه الخانة سوداء؛ اجعلها بيضاء لتكتب فيها.
engine-put-other-length = عدد حروف { $word } هو { $letters }، وعدد خانات الموضع { $cells }.
engine-locked-letters = { $word } مقفلة؛ فك قفلها لتغيير حروفها.
engine-nothing-to-fill = في كل مربع أبيض حرفه؛ امسح بعضها، أو أعد الملء.
engine-letter-stays = الحرف عند { $cell } تغيّر، وهو باقٍ. ابحث عن طرق الملء من جديد.
engine-nothing-to-lock = لا حرف في تلك الخانات.
engine-other-grid = تغيّرت الخانات السوداء. ابحث عن طرق الملء من جديد.
engine-choose-dictionary = اختر قائمة كلمات لملء الشبكة.
engine-no-filling-found = لم يُعثر على ملء في هذا الوقت، ولم يثبت أنه لا يوجد؛ ابحث وقتًا أطول، أو زد المربعات السوداء، أو دعها توضع أثناء الملء، أو خذ قائمة كلمات أكبر.
engine-supply-words = أضف كلمات عدد حروفها { $lengths }: ليس في قائمة الكلمات منها شيء، والشبكة تحتاج إليها، كما في { $slots }؛ أو زد المربعات السوداء.
engine-supply-good-words = أضف كلمات عدد حروفها { $lengths } ودرجتها { $least } أو أكثر: ليس في قائمة الكلمات منها شيء، والشبكة تحتاج إليها، كما في { $slots }؛ أو خفّض الدرجة.
engine-grid-impossible = ثبت: كلمات قائمة الكلمات لا تملأ هذه الشبكة؛ تفيد مربعات سوداء أكثر أو كلمات أكثر عدد حروفها { $lengths }.
engine-slots-impossible = ثبت: لا كلمات من قائمة الكلمات تجتمع في { $slots }؛ تفيد مربعات سوداء أكثر هناك أو كلمات أكثر عدد حروفها { $lengths }.
engine-slot-impossible = ثبت: لا كلمة من قائمة الكلمات تصلح في { $slot } حيث { $letters }؛ غيّر حروفها، أو ضع مربعًا أسود هناك، أو أضف كلمات عدد حروفها { $length }.
engine-slot-unsupported = ثبت: لا كلمة من قائمة الكلمات في { $slot } توافق الكلمات التي تقاطعها؛ ضع مربعًا أسود هناك أو أضف كلمات عدد حروفها { $length }.
engine-drawn-twice = تقع { $word } في { $first } وفي { $second }، ولا يجوز أن تتكرر كلمة؛ غيّر إحداهما.
engine-no-words-for-grid = ليس في قائمة الكلمات كلمات عدد حروفها من { $least } إلى { $most } يمكن استعمالها؛ أضف منها، أو غيّر «{ $shortest }» أو «{ $score }».
engine-no-pattern-words = لم يمكن ملء أي من الأنماط التي جُرّبت (عددها { $tried }): أضف كلمات عدد حروفها { $lengths }، فهي تنقص قائمة الكلمات، أو اختر «{ $way }» في «{ $option }».
engine-too-few-to-fill = عدد الكلمات { $words }، ولا يكفي لملء شبكة بلا فراغات؛ اختر نوعًا آخر من الألغاز يستعملها كلها، أو قائمة كلمات أكبر.
engine-no-pattern-filled = لا يمكن ملء أي من الأنماط التي جُرّبت (عددها { $tried }) من قائمة الكلمات، وهذا مثبت لكل منها؛ اختر «{ $way }» في «{ $option }»، أو شبكة أصغر، أو قائمة كلمات أكبر.
engine-no-such-pattern = لا يوجد نمط { $name }؛ اختر واحدًا من المجموعة.
engine-no-pattern-of-size = ليس في المجموعة نمط من { $width } × { $height } خانة: أنماطها مربعة من 5 × 5 إلى 21 × 21.
engine-theme-no-slots = ليس في النمط أماكن أفقية لإجابات من { $lengths } حروف معًا؛ اختر نمطًا آخر أو اطلب رسم نمط جديد حول الإجابات.
engine-theme-unpaired = في الشبكة المتناظرة تقف إجابات الموضوع أزواجًا متساوية الطول، ويجوز أن تقف واحدة وحدها في الوسط إذا بقي المكان نفسه على الجانبين. وهذا لا يمكن مع { $words }: أضف لها قرينات بالطول نفسه، أو غيّر الأطوال، أو اختر تناظرًا آخر.
engine-limits-too-low = لم يوجد نمط ضمن حدودك؛ زد «{ $words }» أو «{ $blocks }»، و0 يعني بلا حد.
engine-theme-no-room = لم يوجد نمط متناظر من { $width } × { $height } خانة يتسع لإجابات الموضوع هذه؛ استخدم إجابات أقل أو أقصر، أو شبكة أكبر، أو تناظرًا آخر.
engine-theme-not-filled = لا يمكن ملء أي من { $tried } نمطًا حول إجابات الموضوع من قائمة الكلمات هذه (ثبت ذلك لكل منها)؛ اسمح بمربعات سوداء أكثر، أو غيّر إجابة، أو اختر قائمة أكبر.
engine-theme-twice = { $word } مكررة بين إجابات الموضوع؛ احذفها مرة.
engine-theme-too-long = في { $word } { $letters } حروف، وهذا أكثر مما تتسع له شبكة { $width } × { $height }؛ استخدم شبكة أكبر أو إجابة أقصر.
engine-theme-too-short = في { $word } { $letters } حروف فقط، ولا يجوز لكلمة أن تقل عن { $least }.
engine-no-bars = لم توجد شبكة عادلة من { $width } × { $height } خانة بخطوط؛ اختر حجمًا آخر أو تناظرًا آخر.
engine-unches-many = حروف كثيرة من هذه الكلمة ليست في كلمة أخرى.
engine-unches-beside = حرفان متجاوران ليسا في كلمة أخرى.
engine-unches-lone = هذه الخانة ليست في أي كلمة.
engine-placed-while-filling = توضع أثناء الملء
engine-letters-would-go = شبكة أخرى تُضيع الحروف التي كتبتها أو أقفلتها؛ امسحها وفك قفلها أولًا، أو اصنع لغزًا جديدًا.
engine-nothing-to-improve = كل الكلمات في قائمة الكلمات، وليس فيها درجات تجعل غيرها أفضل؛ أعد الملء لكلمات أخرى.
engine-no-other-filling = لم يُعثر على كلمة أخرى مكان { $word }، ولو تغيّرت الكلمات حولها؛ أعد الملء، أو غيّر مربعًا أسود.
engine-no-such-act = لا يمكن فعل ذلك بلغز من هذا النوع ({ $act }).
engine-in-line = { $name }، السطر { $line }: { $problem }
engine-template-too-large = الشبكة في { $name } هي { $width } × { $height }، ولا يمكن ملء أكثر من { $most } × { $most }.
engine-template-ragged = في السطر { $line } من { $name } خانات عددها { $cells }، وفي غيره { $width }؛ اكتب ? للخانة المفتوحة و# للسوداء حتى تتساوى الأسطر.
engine-template-hidden = ليس للبحث عن الكلمات قالب؛ احفظ حروفه نصًا، أو احفظه كله بصيغة ipuz.
engine-template-empty = ليس في { $name } خانات؛ اكتب سطرًا لكل صف، و# للخانة السوداء و? للمفتوحة.
engine-not-full = الشبكة لم تمتلئ بعد؛ املأها أولًا.

# Formats of files: what is read, what is lost.
engine-no-puzzle-file = { $name } ليس لغزًا يمكن فتحه؛ وما يُفتح ipuz وpuz وjpz وxd وExolve، والصفحات وملفات zip التي حُفظت هنا. أما قائمة الكلمات فافتحها قائمةَ كلمات.
engine-loss-only-letters = حروف الشبكة فقط: بلا تلميحات ولا عنوان.
engine-loss-texts = نصوص للقراءة والطباعة؛ لا يمكن فتحها من جديد.

## Grids with blocks: what the engine finds in files and drawings

engine-odd-unknown = ليست من كلمات القائمة
engine-odd-scrambled = كلمة من القائمة، لكن حروفها مبعثرة
engine-short-slots = كلمات من حرفين فقط: { $slots }.
engine-unchecked = خانات تنتمي إلى كلمة واحدة فقط: { $cells }.
engine-impossible-by-rules = { $problem } القواعد تفرّق بين الكلمات التي تشترك في حروف متتالية، وقد يوجد ملء بقواعد أيسر.
engine-rule-apart = { $word } موجودة أيضًا في { $words }.
engine-rule-lopsided = المربعات السوداء غير متناظرة.
engine-rule-pangram = حروف تنقص الشبكة: { $letters }.
engine-rule-repeated = { $word } موجودة في الشبكة أكثر من مرة.
engine-rule-shared = تشترك { $words } في { $letters }.
engine-doing-mixing = تُدمج قوائم الكلمات
engine-mixed-language = لغة { $name } هي { $language }، أما { $first } فلغتها { $other }؛ لا تُدمج إلا قوائم لغة واحدة.
engine-mixed-letters = تُقسَّم حروف { $name } بغير ما تُقسَّم به حروف { $first }.
engine-mixed-none-left = لم تبقَ كلمة: كلها مستبعدة أو درجتها 0.
engine-mixed-too-large = في قوائم الكلمات معًا { $words } كلمة، والحد { $most }. اترك واحدة منها.
engine-islands = أجزاء من الشبكة لا يلامس بعضها بعضًا: { $parts }.
engine-voids-are-blocks = فيها خانات خارج الشبكة تصبح مربعات سوداء، وعددها { $cells }
engine-clue-not-full = متروك: في إجابته خانات فارغة
engine-pinned-no-letter = تذكر خانة بلا حرف
engine-dense-unplaced = لا مكان لها، وفي هذه الشبكة لكل كلمة مكان
engine-pinned-empty = مذكورة على أنها تحتفظ بحرفها، ولا حرف فيها
engine-odd-no-use = مذكورة على أنها غريبة على وجه غير ممكن
engine-open-outside = مفتوحة، لكنها خارج الشبكة
engine-open-in-word = مذكورة على أنها لا تنتمي إلى أي كلمة، وهي تنتمي
engine-no-single-letter = فيها { $text }، وليس حرفًا
engine-all-blocks = بلا خانات
engine-number-no-number = ليست عددًا
engine-number-begins-0 = يبدأ بالصفر
engine-clue-other-value = تلميحه { $clue }، وناتجه عدد آخر
engine-columns-but-scores = يُقرأ العمود { $words } وحده على أنه الكلمات والعمود { $scores } على أنه درجاتها؛ وتُترك الأعمدة الأخرى.
engine-bad-score = درجة «{ $word }» هي { $score }، وليست عددًا صحيحًا من { 0 } إلى { $most }؛ وتُحسب { $usual }.
engine-no-score = «{ $word }» بلا درجة؛ وتُحسب { $usual }.

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = نوع اللغز:{ " " }
kind-heading = نوع اللغز
kind-none = كلمات متقاطعة
kind-freeform = كلمات متقاطعة حرة
    .short = متقاطعة
    .help = تتقاطع الكلمات حيثما اتفقت، وتنمو الشبكة حولها.
kind-filled = كلمات متقاطعة ممتلئة
    .short = ممتلئة
    .help = شبكة كشبكات الصحف بمربعات سوداء: كل صف وكل عمود مليء بالكلمات.
kind-numbers = أرقام متقاطعة
    .short = أرقام
    .help = تتقاطع أعداد بدل الكلمات، وتلميحاتها مسائل حساب. لا حاجة إلى قائمة كلمات.
dictionary-not-needed = بلا قائمة كلمات
dictionary-no-words = هذا النوع من الألغاز لا يحتاج إلى قائمة كلمات.
replace-not-here = لا يمكن استبدال كلمات هذا النوع من الألغاز.
job-grid-fill = جارٍ ملء الشبكة …
job-grid-try = جارٍ التحقق من إمكان ملء الشبكة …
job-grid-fills = يُبحث عن طرق الملء …
failed-grid-new = لم تُنشأ شبكة جديدة.
failed-grid-set = لم تتغير الشبكة.
failed-grid-type = لم يُكتب الحرف.
failed-grid-clear = لم يُمحَ شيء.
failed-grid-put = لم توضع الكلمة.
failed-grid-fill = لم تُملأ الشبكة.
failed-grid-try = لا يُعرف هل يمكن ملء الشبكة.
failed-grid-fills = لم توجد طرق للملء.
failed-grid-take = لم توضع الطريقة في الشبكة.
failed-grid-pin = لم يُقفل شيء.
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words ->
        [zero] لا أعداد
        [one] عدد واحد
        [two] عددان
        [few] { $words } أعداد
        [many] { $words } عددًا
       *[other] { $words } عدد
    }
   *[words] { $words ->
        [zero] لا كلمات
        [one] كلمة واحدة
        [two] كلمتان
        [few] { $words } كلمات
       *[other] { $words } كلمة
    }
}، { $width } في { $height }، المربعات السوداء { $blocks }{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] مُلئت الشبكة من جديد
       *[false] مُلئت الشبكة
    }
   *[other] الشبكة
}
done-filled-unknown = { $unknown ->
    [0] { "" }
   *[other] ، المجهولة { $unknown }
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
   *[other] ، المبعثرة { $scrambled }
}
done-filled-empty = { $empty ->
    [0] { "" }
   *[other] ، الخانات الفارغة { $empty }
}
done-improved-grid = أفضل من ذي قبل. { $filled }
done-took = عُثر عليها خلال { $seconds } ث.
counts-words = { $content ->
    [numbers]
        { $n ->
            [zero] <b>لا</b> أعداد
            [one] <b>عدد</b> واحد
            [two] <b>عددان</b>
            [few] <b>{ $n }</b> أعداد
            [many] <b>{ $n }</b> عددًا
           *[other] <b>{ $n }</b> عدد
        }
   *[words]
        { $n ->
            [zero] <b>لا</b> كلمات
            [one] <b>كلمة</b> واحدة
            [two] <b>كلمتان</b>
            [few] <b>{ $n }</b> كلمات
           *[other] <b>{ $n }</b> كلمة
        }
}
counts-unknown = <b>{ $n }</b> مجهولة
    .only = عرض هذه الكلمات فقط: ليست في قائمة الكلمات
counts-scrambled = <b>{ $n }</b> مبعثرة
    .only = عرض هذه الكلمات فقط: في القائمة بترتيب آخر للحروف
counts-clueless = <b>{ $n }</b> بلا تلميح
    .only = عرض هذه الكلمات فقط: بلا تلميح
counts-empty = { $n ->
    [one] <b>خانة</b> فارغة
    [two] <b>خانتان</b> فارغتان
    [few] <b>{ $n }</b> خانات فارغة
   *[other] <b>{ $n }</b> خانة فارغة
}
counts-cells = { $n ->
    [zero] <b>لا</b> خانات مملوءة
    [one] <b>خانة</b> مملوءة
    [two] <b>خانتان</b> مملوءتان
    [few] <b>{ $n }</b> خانات مملوءة
   *[other] <b>{ $n }</b> خانة مملوءة
}
counts-score = متوسط الدرجات <b>{ $n }</b>
counts-blocks = { $n ->
    [zero] <b>لا</b> مربعات سوداء
    [one] <b>مربع</b> أسود
    [two] <b>مربعان</b> أسودان
    [few] <b>{ $n }</b> مربعات سوداء
    [many] <b>{ $n }</b> مربعًا أسود
   *[other] <b>{ $n }</b> مربع أسود
}
list-unknown = مجهولة
list-scrambled = مبعثرة
list-only-unknown = مجهولة
list-only-scrambled = مبعثرة
sheet-empty-cells = { $n ->
    [one] ما زالت خانة واحدة فارغة.
    [two] ما زالت خانتان فارغتين.
    [few] ما زالت { $n } خانات فارغة.
   *[other] ما زالت { $n } خانة فارغة.
}
sheet-no-clue = { $n ->
    [one] كلمة واحدة بلا تلميح: اضغط سطرها أدناه لكتابته.
    [two] كلمتان بلا تلميح: اضغط سطريهما أدناه للكتابة.
    [few] { $n } كلمات بلا تلميح: اضغط سطورها أدناه للكتابة.
   *[other] { $n } كلمة بلا تلميح: اضغط سطورها أدناه للكتابة.
}
sheet-cell-empty = فارغة

## The grid as something to draw and write in

editor-bar =
    .aria-label = الرسم
editor-mode =
    .aria-label = النقر على خانة
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters = { $content ->
    [numbers] أرقام
   *[words] حروف
}
editor-blocks = مربعات سوداء
editor-bars = خطوط فاصلة
editor-mark = تعليم
mark-circle = دائرة
mark-shade = تلوين
mark-yellow = أصفر
mark-rose = وردي
mark-green = أخضر
mark-blue = أزرق
mark-grey = رمادي
mark-none = بلا تلوين
mark-bar-end = بعد هذا المربع
mark-bar-below = تحت هذا المربع
mark-draw-bars = رسم الخطوط: اضغط على حواف المربعات
editor-symmetry =
    .aria-label = تناظر المربعات السوداء
    .title = تناظر المربعات السوداء
editor-symmetry-rotational = نصف دورة
editor-symmetry-left-right = يمين ويسار
editor-symmetry-up-down = أعلى وأسفل
editor-symmetry-both = الجهات الأربع
editor-symmetry-diagonal = قطري
editor-symmetry-none = بلا تناظر
editor-fill = ملء
    .title = { $content ->
        [numbers] ملء كل الخانات الفارغة بأعداد (Ctrl+Enter)
       *[words] ملء كل الخانات الفارغة بكلمات من القائمة (Ctrl+Enter)
    }
editor-region = ملء المنطقة
    .title = ملء الخانات المحددة من جديد، وما سواها يبقى (Ctrl+Shift+Enter)
editor-clear = مسح
editor-clear-fill = الحروف التي ملأها البرنامج
editor-clear-letters = { $content ->
    [numbers] كل الأرقام
   *[words] كل الحروف
}
editor-clear-cells = حروف المنطقة المحددة
editor-clear-blocks = كل شيء: شبكة مفتوحة
editor-heat = الخانات الصعبة
    .title = إظهار المواضع التي تناسبها كلمات قليلة
editor-empty = شبكة فارغة
    .title = بدء شبكة جديدة فارغة
# How hard it is to fill a cell.
editor-heat-0 = سهل
editor-heat-1 = خيارات كافية
editor-heat-2 = خيارات قليلة
editor-heat-3 = تكاد لا توجد خيارات
editor-heat-4 = مستحيل
editor-heat-key =
    .aria-label = مدى صعوبة الخانات
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = اكتمل { $full } من { $slots }
editor-warnings = { $n ->
    [one] ملاحظة واحدة
    [two] ملاحظتان
    [few] { $n } ملاحظات
   *[other] { $n } ملاحظة
}
editor-input =
    .aria-label = حروف الشبكة
# Read out by screen readers only. The keys are the same in every language.
editor-help = تنقلك مفاتيح الأسهم. تُكتب الحروف حيث المؤشر، ويبدّل مفتاح المسافة بين الأفقي والعمودي، وتضع النقطة مربعًا أسود أو تزيله. ينتقل Tab إلى الكلمة التالية، وEnter إلى الكلمات المناسبة. Shift مع الأسهم لتحديد منطقة. Control مع Enter لملء الباقي. Escape ثم Tab للخروج من الشبكة.
editor-leave = يخرج Tab الآن من الشبكة.
editor-choose = انقر خانة لتكتب فيها.
editor-on-block = هذا مربع أسود: النقطة تجعله خانة.
editor-no-region = حدّد خانات أولًا: اسحب فوقها، أو اضغط Shift مع الأسهم.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at = { $place }، الخانة { $n } من { $total }، { $empty ->
    [true] فارغة
   *[false] { $letter }
}{ $written ->
    [true] ، مكتوب
   *[false] { "" }
}{ $heat ->
    [4] ، لا يمكن ملؤها
    [3] ، صعبة
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
   *[other] ، كلمات مناسبة: { $fits }
}
editor-at-single = الصف { $row }، العمود { $column }، { $empty ->
    [true] فارغة
   *[false] { $letter }
}{ $written ->
    [true] ، مكتوب
   *[false] { "" }
}، ليست في كلمة
editor-at-block = مربع أسود، الصف { $row }، العمود { $column }
editor-at-region = منطقة من { $rows } × { $columns } خانة
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(بدائرة)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(ملوّن)
   *[false] { "" }
}{ $end ->
    [true] { " " }(خط بعده)
   *[false] { "" }
}{ $below ->
    [true] { " " }(خط تحته)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits = الخانات: { $n }{ $fits ->
    [-1] { "" }
   *[other] ؛ كلمات مناسبة: { $fits }
}
# In the table of the grid, for screen readers.
editor-cell-block = أسود
editor-cell-empty = فارغة
editor-cell-pinned = مكتوب
bench-heading = منضدة المُعِدّ
bench-part-lists = قوائم الكلمات
bench-part-rules = القواعد
bench-part-fills = الملء
bench-part-clues = التلميحات
clues-missing = { $n } بلا تلميح
clues-offers = تلميحات لهذه الكلمة
clues-remembered = كلمات يتذكر هذا الجهاز تلميحاتها: { $n }
clues-remember = تذكّر تلميحات هذا اللغز
clues-forget = انسَ التلميحات المحفوظة
clues-forgotten = نُسيت التلميحات المحفوظة.
bench-part-statistics = الإحصاءات
fills-find = أرني عدة طرق
    .title = البحث عن طرق لملء الشبكة كلها، تختلف بعضها عن بعض
fills-hint = تُملأ الخانات الخالية؛ وفي الشبكة الممتلئة أو التحديد تُملأ الخانات من جديد، ويبقى ما كتبتَه.
fills-none = لم توجد طريقة للملء في هذا الوقت.
fills-found = طرق الملء التي وُجدت: { $n }
fills-list =
    .aria-label = طرق الملء التي وُجدت
fills-scores = المتوسط { $mean }، الأدنى { $lowest }
fills-name = الطريقة { $n }
fills-pin = تثبيت
fills-use = استعمال
fills-differ = الخانات المختلفة: { $n }
fills-select = تحديد
    .title = تحديد الخانات بالسحب، وبالإصبع أيضًا
fills-lock = قفل الحروف
    .title = حروف تبقى مهما مُلئ
fills-unlock = فتح قفل الحروف
done-grid-lock = قُفلت الحروف.
done-grid-unlock = فُتح قفل الحروف.
done-grid-take = الطريقة { $n } في الشبكة الآن.
statistics-mean-length = متوسط الطول
statistics-unchecked = خانات بلا تقاطع
statistics-share = { $n } ({ $percent }%)
statistics-points = قيمة السكرابل
statistics-points-value = { $n } ({ $mean } لكل حرف)
statistics-score = متوسط الدرجات
statistics-lowest = أدنى درجة
statistics-lowest-value = { $score }: { $words }
statistics-new = ليست في قائمة الكلمات
statistics-missing = الحروف الناقصة
statistics-pangram = لا شيء: كل الحروف موجودة
statistics-none = لا شيء
statistics-figure = { $n }
statistics-length = الطول
statistics-number = الكلمات
statistics-letters = حروف الشبكة
mix-add = إضافة قائمة…
mix-use = استعمال { $name }
mix-weight = نقاط تضاف إلى { $name }
mix-remove = إزالة { $name }
mix-banned = كلمات لا تُستعمل أبدًا
mix-banned-help = تفصل بينها مسافات أو فواصل.
mix-scores = درجاتك الخاصة: { $n }
mix-scores-save = حفظ درجاتي
mix-scores-bring = جلب درجات من ملف…
mix-my-scores = درجاتي
mix-up = رفع درجة { $word }
mix-down = خفض درجة { $word }
mix-never = عدم استعمال { $word } أبدًا
mix-scored = { $word }: ‏{ $score } نقطة
rules-none = لا تخالف الشبكة شيئًا من هذه القواعد.
side-switch =
    .aria-label = إظهار
side-candidates = المرشحات
side-fold =
    .aria-label = الكلمات أسفل الشبكة
candidates-region =
    .aria-label = المرشحات
candidates-list =
    .aria-label = الكلمات المناسبة
candidates-filter =
    .aria-label = تبدأ بـ
    .placeholder = تبدأ بـ …
candidates-slot = { $place }، الخانات: { $n }
candidates-nowhere = ضع المؤشر على خانة من كلمة.
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = تناسب { $fitting } من { $total }
candidates-none = لا كلمة من القائمة تناسب هذا الموضع.
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = مهما كُتب هنا يبقى موضع آخر بلا كلمة: يبيّنه زر «الخانات الصعبة».
candidates-more = أول { $n } من { $total }؛ اكتب للتضييق.
candidates-unread = ما زالت قائمة الكلمات تُقرأ.
candidates-fits = مناسبة
candidates-blocks = تسد على غيرها
candidates-score = { $score }
candidates-score-title = درجتها في قائمة الكلمات
candidates-order =
    .aria-label = ترتيب المرشحات حسب
candidates-order-best = الأفضل أولًا
candidates-order-score = الدرجة
candidates-order-leaves = ما تتركه
candidates-order-alphabet = أبجديًا
candidates-leaves = تترك { $n }
candidates-leaves-title = أضيق تقاطع يبقى له من الكلمات: { $n }؛ والتقاطعات كلها معًا: نحو 10 أس { $ways } من الطرق
candidates-try = هل يمكن ملء الباقي؟
candidates-rest-running = يُبحث هل يمكن ملء الباقي …
candidates-rest-yes = ما زال ملء الباقي ممكنًا.
candidates-rest-no = { $reasoned ->
    [true] لا يمكن ملء الباقي: { $reason }
   *[false] لا يمكن ملء الباقي.
}
candidates-rest-unknown = لا يُعرف بعد هل يمكن ملء الباقي.
done-grid-put = وُضعت { $word }.
done-grid-clear = تم المسح.
keys-drawing = الرسم والكتابة
    .next = إلى الخانة التالية
    .turn = الاتجاه الآخر
    .slot = الكلمة التالية أو السابقة
    .ends = أول خانة في الكلمة أو آخرها
    .block = مربع أسود، أو لا
    .circle = دائرة في المربع
    .shade = تلوين المربع
    .bar = خط بعد المربع، أو تحته
    .clear = إزالة الحرف
    .region = تحديد خانات
    .candidates = الكلمات المناسبة
    .fill = ملء الباقي
    .part = ملء الخانات المحددة من جديد
    .edit = تعديل الكلمة والتلميح
    .leave = بلا تحديد؛ ثم يخرج Tab من الشبكة

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [zero] لا أعداد
            [one] عدد واحد
            [two] عددان
            [few] { $n } أعداد
            [many] { $n } عددًا
           *[other] { $n } عدد
        }
   *[words] { word-count }
}
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = تغيير الخيارات
failed-unfilled-empty = البدء بالشبكة فارغة
options-empty = شبكة فارغة
    .title = شبكة فارغة بهذه الخيارات، لترسمها وتملأها بنفسك
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } يحتاج إلى قائمة فيها نحو { $words } كلمة؛ وفي هذه { $known }.
options-preset-fetch = { $help } تُجلب له القائمة { $name }: عدد كلماتها { $words }، { $size }.
options-preset-whole = تُستعمل كل كلمات قائمتك.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = «{ $after }» مكان «{ $before }»{ $others ->
    [0] { "" }
   *[other] ؛ وتغير معه غيره: { $others }
}.
done-stopped = توقف قبل العثور على شيء؛ يبقى اللغز كما كان.

## Word searches: words hidden among other letters

kind-wordsearch = البحث عن الكلمات
    .short = بحث كلمات
    .help = كلمات مخفية بين حروف أخرى، في ثمانية اتجاهات على الأكثر.
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell = الصف { $row }، العمود { $column }، { $letter }{ $n ->
    [0] ، ليس في كلمة
   *[other] ، في { $words }
}
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = الصف { $row }، العمود { $column }، { $way }
direction-right = إلى اليمين
direction-left = إلى اليسار
direction-down = إلى أسفل
direction-up = إلى أعلى
direction-down-right = إلى أسفل اليمين
direction-up-right = إلى أعلى اليمين
direction-down-left = إلى أسفل اليسار
direction-up-left = إلى أعلى اليسار
# A word is part of the word $word, and hidden there.
list-inside = ضمن { $word }
list-sort-direction = حسب الاتجاه
status-rings = عرض الكل
    .title = إحاطة كل الكلمات بخط
# Letters that belong to several words.
counts-shared = { $n ->
    [zero] <b>لا</b> حروف مشتركة
    [one] <b>حرف</b> مشترك
    [two] <b>حرفان</b> مشتركان
    [few] <b>{ $n }</b> حروف مشتركة
    [many] <b>{ $n }</b> حرفًا مشتركًا
   *[other] <b>{ $n }</b> حرف مشترك
}
# $percent of all letters belong to words.
counts-covered = <b>{ $percent }%</b> في الكلمات
# How many letters of a hidden message stand in the grid.
counts-message = { $n ->
    [one] رسالة من <b>حرف</b> واحد
    [two] رسالة من <b>حرفين</b>
    [few] رسالة من <b>{ $n }</b> حروف
    [many] رسالة من <b>{ $n }</b> حرفًا
   *[other] رسالة من <b>{ $n }</b> حرف
}
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = تثبيت هذا الحجم: { $width } × { $height } لإعادة التوزيع وللكلمات الجديدة
counts-size-free = هذا الحجم مثبت؛ اضغط لتحدده الكلمات من جديد
counts-size-kept = مثبت
done-size-kept = ثُبّت الحجم: { $width } في { $height }.
done-size-free = الشبكة التالية بالحجم الذي تحتاج إليه كلماتها.
options-group-filler = الحروف الأخرى
keys-hidden = الشبكة
    .next = الحرف التالي
    .ends = أول حرف في الصف أو آخره
    .turn = الكلمة التالية التي فيها الحرف
    .zoom = أقرب، أبعد، الشبكة كلها
    .wheel = تكبير عند المؤشر
    .none = إلغاء التحديد

## What counts as found once: the rules of word searches, told in the options

rules-heading = ما يُعدّ موجودًا مرة واحدة
rules-once = لا يمكن العثور على أي كلمة من القائمة إلا في مكان واحد، في الاتجاهات التي تسمح بها؛ وعلى هذا تُختار الحروف الأخرى.
rules-palindrome = الكلمة التي تُقرأ من طرفيها سواء لها مكان واحد، وإن قُرئت من الجهتين.
rules-inside = الكلمة التي هي جزء من كلمة أطول، مثل «باب» في «ضباب»، تُعدّ موجودة حيث تقع الأطول. ويحدد خيار «كلمات داخل كلمات» هل تُخفى هناك، أم يكون لها مكان خاص بها، أم تُستبعد.
rules-twice = الكلمة المكررة في القائمة تُخفى مرة واحدة. والكلمة التي لا يمكن أن يكون لها مكان وحيد تُستبعد، وتذكر القائمة ذلك.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [zero] لم يبق أي حرف
    [one] بقي حرف واحد
    [two] بقي حرفان
    [few] بقيت { $n } حروف
    [many] بقي { $n } حرفًا
   *[other] بقي { $n } حرف
}
form-over = { $n ->
    [one] حرف واحد زائد
    [two] حرفان زائدان
    [few] { $n } حروف زائدة
    [many] { $n } حرفًا زائدًا
   *[other] { $n } حرف زائد
}
form-none-chosen = اختر واحدًا على الأقل.
# A picture of squares.
mask-heading = صورتك
mask-edit = ارسم صورة أو افتحها…
mask-none = لا صورة بعد
# $n: squares that become letters.
mask-size = { $width } × { $height }، { $n ->
    [zero] بلا حروف
    [one] حرف واحد
    [two] حرفان
    [few] { $n } حروف
    [many] { $n } حرفًا
   *[other] { $n } حرف
}
mask-open = فتح صورة…
mask-invert = عكس
    .title = المربعات المملوءة تصبح فارغة، والفارغة مملوءة
mask-width =
    .aria-label = عدد المربعات عرضًا
mask-height =
    .aria-label = عدد المربعات ارتفاعًا
# A slider: from how dark on the parts of a picture become letters.
mask-dark = ما يُحتسب من الصورة
mask-canvas =
    .aria-roledescription = مربعات للرسم
mask-help = المربعات المملوءة تصبح حروفًا. ارسم بالفأرة أو بالإصبع؛ أو بلوحة المفاتيح: الأسهم للتنقل، ومفتاح المسافة للملء أو الإفراغ، وShift مع الأسهم لرسم خط. الملفات تبقى على هذا الجهاز.
mask-use = استعمال هذه الصورة
# Read out by screen readers only.
mask-at = الصف { $row }، العمود { $column }، { $filled ->
    [true] مملوء
   *[false] فارغ
}
mask-unreadable = هذا الملف ليس صورة يمكن قراءتها؛ اختر PNG أو JPEG أو WebP أو GIF أو SVG، أو نصًا من # ونقاط.
# $size, $limit: such as "20.0 MB".
mask-too-large = حجمها { $size }؛ ويمكن فتح الصور حتى { $limit }.
mask-too-many-pixels = فيها { $width } × { $height } بكسل، وهو أكثر مما يمكن فتحه؛ صغّرها أولًا.
mask-too-light = لا شيء في هذه الصورة داكن بما يكفي؛ حرّك المنزلق.
mask-text-strange = في السطر { $line } «{ $char }»؛ الصورة المكتوبة نصًا فيها # لكل حرف ونقطة حيث لا حرف.
mask-text-large = فيها { $width } × { $height } من المربعات؛ ولا يمكن استعمال أكثر من { $most } في الضلع.
mask-text-empty = ليس فيها #؛ وكل # يصبح حرفًا.
mask-side = في الضلع من { $least } إلى { $most } مربعًا.
mask-empty = املأ مربعًا واحدًا على الأقل.
mask-missing = ارسم صورة أو افتح صورة أولًا، أو اختر شكلًا آخر.

## The gallery of patterns

gallery-open = اختيار نمط…
gallery-heading = الأنماط
gallery-size = الحجم
gallery-all = كل الأحجام
gallery-long = الكلمات الأفقية الطويلة
gallery-any = أي نمط بحجم الشبكة
gallery-count = { $n ->
    [one] نمط واحد ({ $n })
    [two] نمطان ({ $n })
    [few] { $n } أنماط
   *[other] { $n } نمطًا
}
gallery-item = { $width } × { $height }، الكلمات: { $words }
gallery-told = { $width } × { $height }، الكلمات: { $words }، المربعات السوداء: { $blocks }؛ الكلمات الأفقية الطويلة: { $themes }

## Word searches: options, and what the engine says of hiding words

option-count-hidden = عدد الكلمات
    .help = كم كلمة تُسحب من قائمة الكلمات.
    .unit = كلمة
    .any = الكل
option-level = الاتجاهات
    .choice-easy = سهل
    .help-easy = تسير الكلمات في اتجاه القراءة وإلى أسفل.
    .choice-medium = متوسط
    .help-medium = وعلى الأقطار أيضًا، في اتجاه القراءة.
    .choice-hard = صعب
    .help-hard = في الاتجاهات الثمانية كلها، وبعكس القراءة أيضًا.
    .choice-own = من اختيارك
    .help-own = اختر كل اتجاه على حدة.
option-ways = اتجاه الكلمات
    .help = اتجاه واحد على الأقل.
    .choice-forward = مع القراءة
    .choice-down = إلى أسفل
    .choice-forward-down = مع القراءة وإلى أسفل
    .choice-forward-up = مع القراءة وإلى أعلى
    .choice-backward = بعكس القراءة
    .choice-up = إلى أعلى
    .choice-backward-up = بعكس القراءة وإلى أعلى
    .choice-backward-down = بعكس القراءة وإلى أسفل
option-size-hidden = حجم الشبكة
    .help = التلقائي يجد حجمًا يسع كل الكلمات. وفي الحجم المحدد تُستبعد الكلمات التي لا تجد مكانًا.
    .unit = خانة
option-room = المساحة
    .choice-normal = عادية
    .help-normal = نحو ثلثي الحروف من الكلمات. ومع رسالة خفية تكون الشبكة بالحجم الذي يسعهما فقط.
    .choice-tight = ضيقة
    .help-tight = أصغر شبكة يمكن العثور عليها للكلمات.
    .choice-loose = واسعة
    .help-loose = أكثر من نصف الحروف ليس من أي كلمة، فيصعب العثور على الكلمات.
option-shape = الشكل
    .help = الشكل الذي تملؤه الحروف.
    .choice-rectangle = مستطيل
    .choice-circle = دائرة
    .choice-heart = قلب
    .choice-diamond = معيّن
    .choice-tree = شجرة
    .choice-own = صورة من عندك
option-mask = صورتك
    .help = المربعات السوداء تصبح حروفًا. وتُكبّر الصورة أو تُصغّر لتناسب الشبكة.
option-sharing = حروف مشتركة
    .help = إذا تقاطعت كلمتان اشتركتا في حرف.
    .choice-any = كما يتفق
    .choice-many = كثيرة
    .choice-few = قليلة
    .choice-none = بلا
option-inside = كلمات داخل كلمات
    .choice-there = هناك فقط
    .help-there = الكلمة التي هي جزء من كلمة أخرى، مثل «باب» في «ضباب»، توجد هناك ولا توجد في غيره.
    .choice-own = وتُخفى أيضًا
    .help-own = لها فوق ذلك مكان خاص بها، فيمكن العثور عليها في المكانين.
    .choice-out = تُستبعد
    .help-out = لا تدخل اللغز.
option-filler = حول الكلمات
    .choice-words = حروف الكلمات
    .help-words = حروف بقدر تكرارها في الكلمات.
    .choice-first = الحروف الأولى فقط
    .help-first = أصعب: لا يُستعمل إلا حروف تبدأ بها الكلمات.
    .choice-others = حروف أخرى
    .help-others = أسهل: حروف ليست في أي كلمة، ما دام في اللغة منها.
option-first = من أول الكلمة
    .help = يُستعمل هذا العدد من الحروف من أول كل كلمة.
    .unit = حرف
option-message = رسالة خفية
    .help = تبدأ بها الحروف التي ليست من أي كلمة، إذا قُرئت صفًا صفًا.
option-clean = بلا كلمات نابية
    .help = لا تُقرأ كلمة نابية مصادفةً في أي موضع ولا في أي اتجاه.
option-banned = كلمات ممنوعة
    .help = كلمات أخرى لا يجوز أن تُقرأ مصادفةً في أي موضع، تفصل بينها مسافات أو فواصل.
preset-search-standard = قياسي
    .help = { 20 } كلمة في أربعة اتجاهات.
preset-search-easy = للمبتدئين
    .help = { 10 } كلمات قصيرة، في اتجاه القراءة وإلى أسفل، بين حروف ليست فيها.
preset-search-hard = صعب
    .help = { 30 } كلمة في الاتجاهات الثمانية كلها، بين حروف تبدأ بها الكلمات.
preset-search-large = كبير
    .help = { 60 } كلمة في الاتجاهات الثمانية كلها.
preset-search-packed = مكتظ
    .help = { 30 } كلمة متداخلة في أصغر شبكة يمكن العثور عليها.
preset-search-heart = قلب
    .help = { 25 } كلمة في شكل قلب.
preset-search-tree = شجرة
    .help = { 25 } كلمة في شكل شجرة تنّوب.
# The message has so many letters too many.
engine-message-too-long = { $letters ->
    [one] الرسالة الخفية أطول بحرف واحد مما تتركه الكلمات من الخانات؛ قصّرها، أو خذ شبكة أكبر.
    [two] الرسالة الخفية أطول بحرفين مما تتركه الكلمات من الخانات؛ قصّرها، أو خذ شبكة أكبر.
    [few] الرسالة الخفية أطول بـ{ $letters } حروف مما تتركه الكلمات من الخانات؛ قصّرها، أو خذ شبكة أكبر.
    [many] الرسالة الخفية أطول بـ{ $letters } حرفًا مما تتركه الكلمات من الخانات؛ قصّرها، أو خذ شبكة أكبر.
   *[other] الرسالة الخفية أطول بـ{ $letters } حرف مما تتركه الكلمات من الخانات؛ قصّرها، أو خذ شبكة أكبر.
}
engine-option-text = «{ $option }» يجب أن يكون نصًا، لا { $value }.
engine-option-text-long = عدد حروف «{ $option }» { $characters }؛ ولا يمكن حفظ أكثر من { $most }.
engine-option-set = «{ $option }» يجب أن يكون واحدًا أو أكثر من { $choices }، لا { $value }.
engine-option-mask = «{ $option }» يجب أن تكون صورة صفوفها متساوية الطول، فيها # لكل حرف و . حيث لا حرف، لا يزيد ضلعها على { $most } خانة وفيها # واحد على الأقل.
engine-no-word-hidden = جُرّبت { $tried ->
    [one] كلمة أخرى واحدة
    [two] كلمتان أخريان
    [few] { $tried } كلمات أخرى
   *[other] { $tried } كلمة أخرى
} ولم يمكن إخفاء شيء منها مكان «{ $word }»؛ استبدل كلمة أخرى، أو خذ شبكة أكبر.
engine-banned-too-short = «{ $word }» حرف واحد فقط، ولا يمكن منعه؛ امنع كلمات أطول.
engine-cannot-keep-clean = لم يمكن منع الكلمات النابية في شبكة من هذه الحروف؛ اختر حروفًا أخرى حول الكلمات، أو أوقف «بلا كلمات نابية».
engine-locked-other-way = «{ $word }» مقفلة، ولا تسير في أحد الاتجاهات المختارة؛ فك قفلها أولًا.
engine-locked-together = «{ $word }» و«{ $other }» مقفلتان وتشتركان في حرف، والخيارات تمنع ذلك؛ فك قفل إحداهما أولًا.
engine-cannot-hide-once = بحروف قليلة كهذه، { $letters }، لم يمكن إخفاء أي كلمة بحيث لا يُعثر عليها إلا مرة؛ أضف كلمات فيها حروف أخرى، أو اختر «حروف أخرى» حول الكلمات.
engine-cannot-keep-out = لم يمكن منع هذه الكلمات في الشبكة: { $words }؛ امنع أقل منها، أو اختر حروفًا أخرى حول الكلمات.
engine-why-no-room = لم يوجد مكان لـ«{ $word }» في شبكة { $width } × { $height }؛ قد تفيد شبكة أكبر.
engine-why-within = «{ $word }» جزء من كلمة أخرى، والمطلوب استبعاد مثلها؛ ويمكن تغيير ذلك في الخيارات.
engine-why-twice = استُبعدت «{ $word }» لأنه يمكن العثور عليها في مكان ثانٍ؛ قد تفيد إعادة التوزيع، أو حروف أخرى حول الكلمات.

engine-loss-workshop = لا يُحفظ ما يلزم لمواصلة العمل على اللغز: { $what }.
engine-lost-options = الخيارات والبذرة
engine-lost-dictionary = اسم قائمة كلماته
engine-lost-locks = أي الكلمات مقفلة
engine-lost-pinned = أي الحروف كُتبت باليد
engine-lost-former = تلميحات كلمات أُزيلت
engine-lost-unplaced = كلمات بلا مكان: { $words }
engine-loss-look = لا تُحفظ هذه من إعدادات الورقة: { $what }.
engine-loss-about = لا تُحفظ هذه التفاصيل عن اللغز: { $what }.
engine-lost-copyright = ملاحظة حقوق النشر
engine-lost-title = العنوان
engine-lost-author = اسم المؤلف
engine-loss-shortened = أطول من الحد المسموح، فاقتُطع: { $what }.
engine-lost-editor = المحرر
engine-lost-publisher = الناشر
engine-lost-date = التاريخ
engine-lost-notes = الملاحظات
engine-lost-url = عنوان الويب
engine-lost-difficulty = مستوى الصعوبة
engine-loss-notes = تصير الملاحظات جزءًا من التعليمات.
engine-loss-marks = لا تُحفظ العلامات في الخانات: { $what }.
engine-lost-circles = الدوائر: { $cells }
engine-lost-given = الحروف المعطاة: { $cells }
engine-lost-bars = الخطوط: { $bars }
engine-lost-shades = التظليل: { $cells }
engine-loss-checksum = لا يُحفظ ما يعرف به من يحله هل حله صحيح.
engine-lost-blocks = شكل الخانات خارج الكلمات
engine-lost-hidden = أن من يحله يجد المربعات السوداء بنفسه
engine-lost-text-size = حجم النص
engine-lost-word-bank = بنك الكلمات
engine-lost-key = مكان ورقة الحل
engine-lost-headings = لغة العناوين
engine-lost-digits = الأرقام
engine-lost-printing = طريقة الطباعة
engine-lost-numbering = الترقيم بالصفوف والأعمدة
engine-loss-direction = لا حقل للاتجاه: تعرض البرامج الأخرى الشبكة من اليسار إلى اليمين، كما في المرآة.
engine-loss-language = لا تُحفظ اللغة: إذا فُتح هنا من جديد عُدّت لغة الكلمات { $guessed }، لا { $language }.
engine-loss-clue-language = لا تُحفظ لغة التلميحات.
engine-loss-letters = وعندئذ تتغير هذه الحروف إلى غيرها: { $letters }.
engine-letters-folded = فيها حروف ليست في كلمات اللغة التي عُدّت لغتها، فحلّت محلها حروف عادية: { $letters }
engine-loss-counts = لا حقل لعدد الحروف: يُكتب في آخر التلميحات.
engine-loss-outside = { $cells ->
    [one] خانة واحدة خارج الكلمات تصبح مربعًا أسود.
    [two] خانتان خارج الكلمات تصبحان مربعين أسودين.
    [few] { $cells } خانات خارج الكلمات تصبح مربعات سوداء.
   *[other] { $cells } خانة خارج الكلمات تصبح مربعات سوداء.
}
engine-loss-unfilled = { $cells ->
    [one] خانة واحدة بلا حرف بعد، وقد تعدّها برامج أخرى خطأً.
    [two] خانتان بلا حرف بعد، وقد تعدّهما برامج أخرى خطأً.
    [few] { $cells } خانات بلا حرف بعد، وقد تعدّها برامج أخرى خطأً.
   *[other] { $cells } خانة بلا حرف بعد، وقد تعدّها برامج أخرى خطأً.
}
engine-loss-spelling = { $words ->
    [one] كلمة واحدة لا تُحفظ إلا حروفها في الشبكة، لا كما كُتبت.
    [two] كلمتان لا تُحفظ إلا حروفهما في الشبكة، لا كما كُتبتا.
    [few] { $words } كلمات لا تُحفظ إلا حروفها في الشبكة، لا كما كُتبت.
   *[other] { $words } كلمة لا تُحفظ إلا حروفها في الشبكة، لا كما كُتبت.
}
engine-loss-counts-off = لا يُحفظ أن عدد الحروف لا يُعرض.
engine-loss-kind = إذا فُتح هنا من جديد صار { $kind }.
engine-lost-numbers = أرقامًا متقاطعة
engine-lost-filled = كلمات متقاطعة ممتلئة
engine-lost-freeform = كلمات متقاطعة حرة
engine-loss-rebus = { $cells ->
    [one] خانة واحدة تصبح خانة مركّبة (rebus): ليس ما فيها من حروف هذه الصيغة.
    [two] خانتان تصبحان مركّبتين (rebus): ليس ما فيهما من حروف هذه الصيغة.
    [few] { $cells } خانات تصبح مركّبة (rebus): ليس ما فيها من حروف هذه الصيغة.
   *[other] { $cells } خانة تصبح مركّبة (rebus): ليس ما فيها من حروف هذه الصيغة.
}
engine-loss-rebus-keys = عدد الخانات المركّبة (rebus) المختلفة { $letters }؛ وبعض البرامج لا يعرف أكثر من { $most }.
engine-loss-puz-utf-8 = النصوص بترميز UTF-8 (الإصدار 2.0 من الصيغة)؛ والبرامج التي لا تعرف إلا إصدارات أقدم تعرضها مشوّهة.
engine-loss-typographic = { $texts ->
    [one] في نص واحد تحل علامات بسيطة محل علامات الاقتباس والشرطات الطباعية ونحوها.
    [two] في نصين تحل علامات بسيطة محل علامات الاقتباس والشرطات الطباعية ونحوها.
    [few] في { $texts } نصوص تحل علامات بسيطة محل علامات الاقتباس والشرطات الطباعية ونحوها.
    [many] في { $texts } نصًا تحل علامات بسيطة محل علامات الاقتباس والشرطات الطباعية ونحوها.
   *[other] في { $texts } نص تحل علامات بسيطة محل علامات الاقتباس والشرطات الطباعية ونحوها.
}
engine-loss-cut = { $clues ->
    [one] تلميح واحد حروفه أكثر من { $most }، فيُقطع آخره.
    [two] تلميحان حروفهما أكثر من { $most }، فيُقطع آخرهما.
    [few] { $clues } تلميحات حروف كل منها أكثر من { $most }، فيُقطع آخرها.
    [many] { $clues } تلميحًا حروف كل منها أكثر من { $most }، فيُقطع آخرها.
   *[other] { $clues } تلميح حروف كل منها أكثر من { $most }، فيُقطع آخرها.
}
engine-loss-taken-for-counts = { $clues ->
    [one] آخر تلميح واحد سيُظن عددَ حروف.
    [two] آخر تلميحين سيُظن عددَ حروف.
    [few] آخر { $clues } تلميحات سيُظن عددَ حروف.
    [many] آخر { $clues } تلميحًا سيُظن عددَ حروف.
   *[other] آخر { $clues } تلميح سيُظن عددَ حروف.
}
engine-loss-dash = { $clues ->
    [one] تلميح واحد ليس فيه إلا شرطة يُعدّ ناقصًا.
    [two] تلميحان ليس فيهما إلا شرطة يُعدّان ناقصين.
    [few] { $clues } تلميحات ليس فيها إلا شرطة تُعدّ ناقصة.
    [many] { $clues } تلميحًا ليس فيها إلا شرطة تُعدّ ناقصة.
   *[other] { $clues } تلميح ليس فيها إلا شرطة تُعدّ ناقصة.
}
engine-puz-hidden = لا يحوي ملف puz إلا الكلمات المتقاطعة؛ احفظ البحث عن الكلمات بصيغة ipuz.
engine-puz-barred = لا خطوط بين الخانات في ملف puz؛ احفظ هذا اللغز بصيغة ipuz أو jpz.
engine-puz-sides = لا يزيد ضلع الشبكة في ملف puz على { $most } خانة، وهذه الشبكة { $width } × { $height }؛ احفظها بصيغة ipuz.
engine-puz-keys = لا يحوي ملف puz أكثر من { $most } من الحروف المختلفة غير A إلى Z، وفي هذا اللغز { $letters }؛ احفظه بصيغة ipuz.
engine-puz-letter = في الخانة «{ $cell }» علامة يستعملها ملف puz لنفسه؛ احفظ اللغز بصيغة ipuz.
engine-puz-too-large = حجم { $name } { $size } م.ب، ولا يمكن فتح أكثر من { $most } م.ب؛ اختر ملفًا آخر.
engine-not-puz-puzzle = { $name } ليس لغزًا بصيغة puz يمكن فتحه: { $why }.
engine-puz-broken-off = ينقطع قبل آخر شبكته
engine-puz-no-grid = لا خانات في شبكته
engine-puz-row = عدد خانات الصف { $row } من شبكته ليس { $width }
engine-puz-texts-broken-off = ينقطع: تلميحاته الأخيرة مفقودة
engine-puz-checksums = مجاميع التحقق فيه خاطئة: تغيّر فيه شيء أو تلف بعد حفظه
engine-puz-unlocked = كان مقفلًا بالمفتاح { $key }
engine-puz-locked = حله مقفل ولم يمكن فتحه، فلا حروف فيه هنا
engine-puz-mistakes = فيه علامات على أخطاء من حله، وهي لا تُحفظ
engine-puz-time = فيه الوقت الذي استغرقه حله، وهو لا يُحفظ
engine-puz-sections = فيه أقسام لا تُحفظ: { $names }
engine-puz-rebus-unknown = { $cells ->
    [one] لا يذكر ما في خانة واحدة من خاناته المركّبة (rebus)، ففيها حرف واحد
    [two] لا يذكر ما في خانتين من خاناته المركّبة (rebus)، ففي كل منهما حرف واحد
    [few] لا يذكر ما في { $cells } من خاناته المركّبة (rebus)، ففي كل منها حرف واحد
   *[other] لا يذكر ما في { $cells } من خاناته المركّبة (rebus)، ففي كل منها حرف واحد
}
engine-imported-clue-count = عدد تلميحاته { $clues } وعدد كلمات شبكته { $words }، فلا يُعرف لأي كلمة كل تلميح
engine-uclick-answer = الجواب { $answer } لأحد تلميحاته ليس ما في شبكته
engine-circles-lost = { $cells ->
    [one] فيه دائرة في خانة واحدة، وهي لا تُحفظ
    [two] فيه دوائر في خانتين، وهي لا تُحفظ
    [few] فيه دوائر في { $cells } خانات، وهي لا تُحفظ
   *[other] فيه دوائر في { $cells } خانة، وهي لا تُحفظ
}
engine-filled-in-lost = { $cells ->
    [one] فيه حرف كُتب أثناء الحل في خانة واحدة، وهو لا يُحفظ
    [two] فيه حروف كُتبت أثناء الحل في خانتين، وهي لا تُحفظ
    [few] فيه حروف كُتبت أثناء الحل في { $cells } خانات، وهي لا تُحفظ
   *[other] فيه حروف كُتبت أثناء الحل في { $cells } خانة، وهي لا تُحفظ
}
engine-seen-as-read = هذا للكلمات المتقاطعة التي تُقرأ من اليمين إلى اليسار؛ احفظ هذا اللغز بصيغة ipuz.
engine-loss-cells = البرامج التي لا تنظر إلى خانات كل تلميح تقرأ الكلمات معكوسة؛ ولها ملف ipuz الآخر.
engine-html-lost = { $texts ->
    [one] فيه صور أو حروف صغيرة مرفوعة أو نحوها في نص واحد؛ ولا تُحفظ إلا حروفه
    [two] فيه صور أو حروف صغيرة مرفوعة أو نحوها في نصين؛ ولا تُحفظ إلا حروفهما
    [few] فيه صور أو حروف صغيرة مرفوعة أو نحوها في { $texts } نصوص؛ ولا تُحفظ إلا حروفها
    [many] فيه صور أو حروف صغيرة مرفوعة أو نحوها في { $texts } نصًا؛ ولا تُحفظ إلا حروفها
   *[other] فيه صور أو حروف صغيرة مرفوعة أو نحوها في { $texts } نص؛ ولا تُحفظ إلا حروفها
}
engine-ipuz-codes-lost = فيه أرقام بدل الحروف، وهي لا تُحفظ
engine-ipuz-styles-lost = { $cells ->
    [one] فيه صورة أو علامة أخرى في خانة واحدة، ولا تُحفظ
    [two] فيه صور أو علامات أخرى في خانتين، ولا تُحفظ
    [few] فيه صور أو علامات أخرى في { $cells } خانات، ولا تُحفظ
   *[other] فيه صور أو علامات أخرى في { $cells } خانة، ولا تُحفظ
}
engine-ipuz-variety = هو لغز من نوع «{ $kind }»، ولا تُفتح إلا الكلمات المتقاطعة والكلمات المرمّزة والبحث عن الكلمات
engine-ipuz-jumbled = تلميحاته ليست تلميحات الكلمات التي تقف عندها، فعلى من يحلّه أن يجد ما يخص كل كلمة
engine-ipuz-own-lists = ليس كلمات متقاطعة أفقية وعمودية: تلميحاته في قوائم خاصة به، { $headings }
engine-ipuz-clueless = { $words ->
    [one] فيه كلمة واحدة بلا تلميح
    [two] فيه كلمتان بلا تلميح
    [few] فيه { $words } كلمات بلا تلميح
   *[other] فيه { $words } كلمة بلا تلميح
}
engine-ipuz-unseen = لا يُظهر مربعات سوداء وليس فيه حل، فلا يُعرف أين كلماته
engine-alternatives-lost = { $cells ->
    [one] يقبل عدة حروف في خانة واحدة؛ ويُحفظ أولها
    [two] يقبل عدة حروف في خانتين؛ ويُحفظ أولها
    [few] يقبل عدة حروف في { $cells } خانات؛ ويُحفظ أولها
   *[other] يقبل عدة حروف في { $cells } خانة؛ ويُحفظ أولها
}
engine-ipuz-keys-lost = فيه مدخلات لا تُحفظ: { $keys }

picture-too-large = صورة من { $width } × { $height } بكسل أكبر مما يستطيع هذا المتصفح إنشاءه؛ اختر حجمًا أصغر، أو احفظ الشبكة بصيغة SVG.
engine-loss-picture = صورة: لا يمكن فتحها من جديد.
outlines-none = تعذّر جلب ما يحوّل الحروف إلى حدود خارجية؛ احفظ الرسم وحروفه نصٌّ، أو حاول مرة أخرى مع اتصال بالشبكة.
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = تبقى بعض الحروف نصًا، إذ لا خط هنا يحويها: { $letters }.

engine-loss-only-words = الكلمات وتلميحاتها فقط: بلا شبكة ولا عنوان.
engine-needs-clue = لا تلميح للكلمة { $word }، والملف يحتاج إلى تلميح لكل كلمة.
engine-one-character = في كل خانة من الملف حرف بسيط واحد. هذه لا تصلح: { $letters }.
engine-from-left-only = يكتب البرنامج الكلمات من اليسار إلى اليمين فقط، فيظهر هذا اللغز كما في المرآة.
engine-most-sides = لا يزيد ضلع الشبكة في الملف على { $most } خانة، وهذه الشبكة { $width } × { $height }.
engine-moodle-kind = لا يكون سؤالًا كهذا إلا كلمات متقاطعة لها تلميحات.
engine-loss-author = لا يُحفظ اسم المؤلف.
engine-h5p-kind = في H5P البحث عن الكلمات، وكلمات متقاطعة بتلميحات من كلمتين أو أكثر؛ وهذا ليس منهما.
engine-loss-own-grid = يصنع H5P شبكة جديدة من الكلمات؛ لا تُحفظ التلميحات ولا رسالة مخفية.
engine-loss-layout = يرتب H5P الكلمات من جديد كل مرة: لا يحفظ ترتيبًا إلا إذا لم تتجاور فيه كلمات.
engine-zip-not-opened = { $name } ليس ملف zip فيه لغز يمكن فتحه: { $why }.
engine-zip-damaged = إنه تالف
engine-zip-too-large = بعد فك ضغطه يزيد على { $files } من الملفات أو على { $megabytes } م.ب
engine-zip-paths = تخرج ملفاته من مجلدها
engine-zip-locked = إنه مقفل بكلمة مرور؛ فك ضغطه أولًا
engine-zip-compressed = إنه مضغوط بطريقة غير معتادة؛ فك ضغطه أولًا
engine-zip-nested = فيه ملف zip آخر؛ فك ضغطه ثم افتح ذلك الملف
engine-zip-no-puzzle = لا لغز فيه
engine-zip-several = فيه عدة ألغاز ({ $names })؛ فك ضغطه ثم افتح واحدًا منها

# The Save menu of the sheet.
save-zip = كل الملفات (zip)…
    .hint = الصور والنصوص وكل الصيغ في ملف واحد
save-export = لبرامج أخرى…
    .hint = برامج الكلمات المتقاطعة، صفحات للحل، قوائم كلمات
# While the engine finds out what each format can hold of a large puzzle.
export-looking = جارٍ فحص ما تتسع له كل صيغة …
export-heading = حفظ لبرامج أخرى
export-group-programs = برامج الكلمات المتقاطعة
export-group-solving = للحل على الشاشة
export-group-words = الكلمات والتلميحات
export-group-learning = لمنصات التعلم
export-group-grids = الشبكات
# How much of the puzzle a format holds.
export-whole = يحفظ كل شيء
export-lossless = يحفظ اللغز كله
export-lossy = { $n ->
    [one] شيء واحد يُترك أو يتغير
    [two] شيئان يُتركان أو يتغيران
    [few] { $n } أشياء تُترك أو تتغير
    [many] { $n } شيئًا تُترك أو تتغير
   *[other] { $n } شيء تُترك أو تتغير
}
# $ending: such as "puz"; it begins in Arabic or is one word.
export-save = حفظ ملف { $ending }
export-save-lossy = حفظ ملف { $ending } رغم ذلك
export-save-whole = حفظ ملف { $ending }، وفيه كل شيء
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = صور (PNG)
    .about = الشبكة للحل، والحل.
format-svg = رسوم (SVG)
    .about = الشيء نفسه، واضح بكل حجم، لبرامج الكتابة والتصميم.
    .ending = svg
format-text = نصوص (txt)
    .about = التلميحات والحل، للنسخ.
    .ending = txt
format-ipuz = ملف لغز (ipuz)
    .about = لفتحه وتعديله هنا لاحقًا؛ وتقرؤه بعض البرامج الأخرى أيضًا.
    .ending = ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = ملف اللغز كما يُرى (ipuz)
    .about = لبرامج أخرى تعرض الملف المعتاد كما في المرآة.
    .ending = كما يُرى (ipuz)
format-puz = Across Lite (puz)
    .about = لمعظم تطبيقات الكلمات المتقاطعة وبرامجها، حتى القديمة.
    .ending = puz
format-jpz = Crossword Compiler (jpz)
    .about = لبرنامج Crossword Compiler والتطبيقات التي تقرأ ملفاته.
    .ending = jpz
format-jpz-xml = Crossword Compiler (xml)
    .about = الشيء نفسه، بلا ضغط.
    .ending = xml
format-exolve = Exolve
    .about = لصفحات الويب والمدونات التي تستعمل Exolve.
    .ending = Exolve
format-xd = xd
    .about = نص بسيط، لأرشيفات الكلمات المتقاطعة.
    .ending = xd
format-html = صفحة للحل (html)
    .about = تُفتح في أي متصفح، بلا اتصال وبلا تثبيت شيء.
    .ending = html
format-csv = جدول (csv)
    .about = لـ Excel وغيره من برامج الجداول.
    .ending = csv
format-tsv = جدول بفواصل Tab (tsv)
    .about = لبرامج حفظ المفردات؛ ولبرنامج Anki صيغة خاصة به.
    .ending = tsv
format-json = قائمة كلمات (json)
    .about = لبرامج أخرى، وقائمةَ كلمات هنا.
    .ending = json
format-template = قالب الشبكة (txt)
    .about = أسطر من النص، لسطر أوامر Crosscore.
    .ending = txt
format-h5p = H5P
    .about = للمواقع التي فيها H5P، مثل Moodle وWordPress وLumi.
    .ending = h5p
format-moodle = كلمات متقاطعة لمودل (xml)
    .about = لمودل مع نوع الأسئلة Crossword، وهو إضافة مستقلة.
    .ending = xml
format-gift = أسئلة مودل (GIFT)
    .about = كل تلميح سؤال والكلمة جوابه؛ تقرؤه منصات أخرى أيضًا.
    .ending = GIFT
format-glossary = مسرد مودل (xml)
    .about = الكلمات، وتلميحاتها تعريفات لها.
    .ending = xml
format-anki = بطاقات Anki (txt)
    .about = الكلمة على وجه وتلميحها على الوجه الآخر.
    .ending = txt
format-quizlet = بطاقات Quizlet (txt)
    .about = للصق في Quizlet تحت Import.
    .ending = txt
zip-heading = كل الملفات في واحد
zip-text = ملف zip واحد فيه ما تحدده هنا؛ ولكل الأسماء فيه التاريخ والوقت نفسهما.
zip-save = حفظ ملف zip
zip-none = حدّد واحدًا منها على الأقل.
# Opens the list of it, file by file.
zip-losses = ما يُترك أو يتغير
# $n: of the ticked files.
zip-lossy = { $n ->
    [one] ملف واحد من هذه لا يتسع لكل شيء؛ أما ملف اللغز (ipuz) بينها فيتسع له.
    [two] ملفان من هذه لا يتسعان لكل شيء؛ أما ملف اللغز (ipuz) بينها فيتسع له.
    [few] { $n } ملفات من هذه لا تتسع لكل شيء؛ أما ملف اللغز (ipuz) بينها فيتسع له.
    [many] { $n } ملفًا من هذه لا تتسع لكل شيء؛ أما ملف اللغز (ipuz) بينها فيتسع له.
   *[other] { $n } ملف من هذه لا تتسع لكل شيء؛ أما ملف اللغز (ipuz) بينها فيتسع له.
}
zip-lossy-without = { $n ->
    [one] ملف واحد من هذه لا يتسع لكل شيء. حدّد ملف اللغز (ipuz)، فهو يتسع له.
    [two] ملفان من هذه لا يتسعان لكل شيء. حدّد ملف اللغز (ipuz)، فهو يتسع له.
    [few] { $n } ملفات من هذه لا تتسع لكل شيء. حدّد ملف اللغز (ipuz)، فهو يتسع له.
    [many] { $n } ملفًا من هذه لا تتسع لكل شيء. حدّد ملف اللغز (ipuz)، فهو يتسع له.
   *[other] { $n } ملف من هذه لا تتسع لكل شيء. حدّد ملف اللغز (ipuz)، فهو يتسع له.
}
picture-heading = حفظ صورة
picture-what = صورة
picture-what-puzzle = اللغز
picture-what-answers = الحل
picture-what-both = كلاهما
picture-how-large = الحجم
picture-for-screen = للشاشة
picture-for-print = للطباعة
picture-by-width = حسب العرض
picture-pixels-across = العرض بالبكسل
picture-file = الملف
picture-letters-help = تبدو الحدود الخارجية واحدة في كل مكان. أما النص فيمكن البحث فيه وتعديله، لكنه يحتاج حيث يُفتح إلى خط فيه هذه الحروف.
picture-as-outlines = حدود خارجية
picture-as-text = نص
picture-told-svg = رسم واضح بكل حجم.
picture-width-wrong = اختر عرضًا من { $least } إلى { $most } بكسل.
picture-told = { $width } × { $height } بكسل.
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } سم بدقة { $dpi } dpi: { $width } × { $height } بكسل.
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>أفلته في أي مكان</strong><br>قائمة كلمات (json، csv، tsv، txt)<br>أو لغزًا (ipuz، puz، jpz، xd، Exolve، html، zip)<br><span>يُقرأ على هذا الجهاز فقط.</span>
dictionary-open-puzzle = فتح لغز…
    .hint = ipuz، puz، jpz، xd، Exolve، html، zip
lists-import-file = استيراد…
    .title = قائمة (json، csv، tsv، txt)، أو لغز لتؤخذ كلماته
lists-puzzle-heading = هذا لغز
# $name is a file's.
lists-puzzle-text = هل تأخذ كلمات { $name } وتلميحاته قائمةً، أم تفتحه لغزًا؟
lists-puzzle-open = فتح اللغز
lists-puzzle-words = أخذ كلماته

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = يُحل هذا اللغز على الشاشة ببرنامج (JavaScript) هو جزء من هذه الصفحة، وهذا المتصفح لا يشغّله. اسمح به، أو افتح الصفحة في متصفح آخر.
player-print =
    .title = طباعة
    .aria-label = طباعة
player-search = البحث عن الكلمات
# The heading of a page without a puzzle; the next three say why.
player-none = لا شيء للحل
player-broken = ليس في هذا الرابط أو الملف لغز كامل: ضاع جزء منه في الطريق. اطلبه من جديد.
player-nothing = لا لغز في هذا العنوان: الجزء الذي بعد العلامة # مفقود. انسخ الرابط كله.
player-old-browser = هذا المتصفح أقدم من أن يفتح لغزًا من رابط. حدّثه، أو استعمل غيره.
## The dialog that shares a puzzle

share-heading = ليحلّه غيرك
share-link-heading = رابط
share-link-text = اللغز كله في الرابط نفسه، بعد العلامة #: من يفتحه يستطيع حل اللغز. ولم يُرسل إنشاء الرابط شيئًا إلى أحد.
share-link =
    .aria-label = الرابط
share-copy = نسخ
# Hands the link to the device's own list of ways to send something.
share-send = إرسال…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } ك.ب من { $most } ك.ب
share-copied = نُسخ الرابط.
share-copy-yourself = لا يسمح هذا المتصفح للصفحة بذلك: انسخ الرابط من الحقل.
# The title that the device is told with the link, where the puzzle has none.
share-title = لغز للحل
share-no-address = هذه النسخة من Crosscore ملف لا عنوان له على الويب، فلا يمكن إنشاء رابط. احفظ الصفحة بدلًا منه.
share-this-computer = هذا العنوان لهذا الحاسوب وحده: لا يفتح الرابط شيئًا في غيره.
share-near = هذا العنوان لهذه الشبكة وحدها: لا يفتح الرابط شيئًا في غيرها.
share-file-heading = ملف واحد
share-file-text = صفحة (html) لا تحتاج إلى شيء آخر، ولا حتى إلى اتصال: أرسلها بالبريد أو ضعها على ذاكرة USB. تُفتح في أي متصفح، وهنا من جديد لتعديلها.
share-file = حفظ الصفحة
share-embed = وضعه في موقع
share-embed-text = احفظ الصفحة وارفعها إلى موقعك، ثم ألصق هذا الرمز في مكان اللغز. إن لم تكن الصفحة في المجلد نفسه، فاكتب عنوانها بدل اسمها.
share-embed-code =
    .aria-label = رمز للصق
share-embed-copied = نُسخ الرمز.
share-answers = الحل في كليهما، مضغوط لكنه ليس سريًا.
share-secret = من دون الحل
share-secret-help = لمسابقة: من يملأ الشبكة لا يعرف إلا هل كلها صحيحة.
share-ipuz = الحفظ بصيغة ‎.ipuz
share-no-answers = لا يحتوي على الأجوبة، بل على رمز تُعرف به صحة الشبكة الكاملة فقط.
share-diagram = من يحل على الشاشة يرى المربعات السوداء على أي حال.
share-failed = تعذّرت مشاركة اللغز.
engine-nothing-to-solve = لا شيء للحل بعد: لا مكان في الشبكة لأي كلمة.
engine-unfilled-to-solve = { $cells ->
    [one] لا يمكن حله بعد: في الشبكة خانة واحدة بلا حرف.
    [two] لا يمكن حله بعد: في الشبكة خانتان بلا حرف.
    [few] لا يمكن حله بعد: في الشبكة { $cells } خانات بلا حرف.
   *[other] لا يمكن حله بعد: في الشبكة { $cells } خانة بلا حرف.
}
engine-link-too-long = عدد رموز الرابط { $size }، ولا يُضمن أن يصل أكثر من { $most }. شارك اللغز في ملف.
engine-no-player = الصفحة التي تُحل فيها الألغاز ليست هنا.
engine-damaged-page = اللغز في { $name } تالف. احفظ الصفحة من جديد، أو افتح ملف ipuz الذي صُنعت منه.

engine-exolve-3d = إنه كلمات متقاطعة بثلاثة أبعاد
engine-exolve-beyond = لا يقبل Exolve حروفًا مثل { $letter }؛ احفظ اللغز بصيغة ipuz، أو صفحةً للحل.
engine-exolve-fillers = فيه أسطر بين تلميحاته، وهي لا تُحفظ
engine-exolve-hints = فيه مساعدات لتلميحاته، وهي لا تُحفظ
engine-exolve-long-line = فيه تلميح رموزه أكثر من { $most }
engine-exolve-long-row = في الصف { $row } من شبكته أكثر من { $width } من الخانات؛ وتُترك البقية
engine-exolve-no-word-search = لا يعرض Exolve البحث عن الكلمات؛ احفظه بصيغة ipuz، أو صفحةً للحل.
engine-exolve-placeless = { $clues ->
    [one] فيه تلميح واحد لا يشير إلى كلمة في الشبكة، فيُترك
    [two] فيه تلميحان لا يشيران إلى كلمة في الشبكة، فيُتركان
    [few] فيه { $clues } تلميحات لا تشير إلى كلمة في الشبكة، فتُترك
    [many] فيه { $clues } تلميحًا لا تشير إلى كلمة في الشبكة، فتُترك
   *[other] فيه { $clues } تلميح لا تشير إلى كلمة في الشبكة، فتُترك
}
engine-exolve-rows = عدد صفوف شبكته { $rows }، وارتفاعها المذكور { $height }
engine-exolve-sections = فيه أجزاء لا تُحفظ: { $sections }
engine-exolve-several = فيه عدة ألغاز؛ فُتح أولها
engine-exolve-shaped = لخاناته أشكال خاصة بها
engine-exolve-short-row = عدد خانات الصف { $row } من شبكته { $cells }، وعرضها المذكور { $width }
engine-exolve-too-large = الشبكة { $width } × { $height }، ولا يعرض Exolve أكثر من { $most } × { $most }؛ احفظ اللغز بصيغة ipuz، أو صفحةً للحل.
engine-exolve-too-long = في الشبكة حرف من { $characters } من الرموز، ولا يقبل Exolve أكثر من { $most }؛ احفظ اللغز بصيغة ipuz، أو صفحةً للحل.
engine-imported-given = يُظهر حروفًا من كلمات غير مكتملة؛ وهي في الشبكة، لكنها لا تُعرض
engine-exolve-adrift = { $clues ->
    [one] فيه تلميح واحد لا يقول أين كلمته؛ وقد تُرك
    [two] فيه تلميحان لا يقولان أين كلمتاهما؛ وقد تُركا
    [few] فيه { $clues } تلميحات لا تقول أين كلماتها؛ وقد تُركت
    [many] فيه { $clues } تلميحًا لا تقول أين كلماتها؛ وقد تُركت
   *[other] فيه { $clues } تلميح لا تقول أين كلماتها؛ وقد تُركت
}
engine-exolve-jigsaw = إنه لغز تركيب: لا تقول تلميحاته أين كلماتها
engine-xd-too-long = فيه أكثر من { $lines } من الأسطر، أو سطر رموزه أكثر من { $most }
engine-xd-small = في شبكته حروف صغيرة لا يقول سببها؛ وهي هنا كغيرها
engine-xd-readings = { $cells ->
    [one] فيه خانة واحدة لها عدة قراءات، وهي فيها معًا
    [two] فيه خانتان لكل منهما عدة قراءات، وهي فيها معًا
    [few] فيه { $cells } خانات لكل منها عدة قراءات، وهي فيها معًا
    [many] فيه { $cells } خانة لكل منها عدة قراءات، وهي فيها معًا
   *[other] فيه { $cells } خانة لكل منها عدة قراءات، وهي فيها معًا
}
engine-xd-barred = إنه كلمات متقاطعة تفصل بينها خطوط، ولا يقول أين هي
engine-xd-hidden = ليس فيه إلا الحرف X: لا حل له
engine-xd-other-answers = تلميحاته وإجاباته ليست لشبكته
engine-xd-wrong-answers = { $answers ->
    [one] فيه إجابة واحدة تخالفها الشبكة؛ والشبكة هي المعتمدة
    [two] فيه إجابتان تخالفهما الشبكة؛ والشبكة هي المعتمدة
    [few] فيه { $answers } إجابات تخالفها الشبكة؛ والشبكة هي المعتمدة
    [many] فيه { $answers } إجابة تخالفها الشبكة؛ والشبكة هي المعتمدة
   *[other] فيه { $answers } إجابة تخالفها الشبكة؛ والشبكة هي المعتمدة
}
engine-xd-no-word-search = لا يحوي ملف xd البحث عن الكلمات؛ احفظه بصيغة ipuz، أو صفحةً للحل.
engine-xd-keys = لا يحوي ملف xd أكثر من { $most } من الحروف المختلفة المؤلفة من عدة رموز؛ احفظ اللغز بصيغة ipuz.
engine-loss-xd-bars = لا يعرف الخطوط الفاصلة في ملف xd إلا بعض البرامج؛ وغيرها يقرأ شبكة أخرى.
engine-loss-xd-texts = { $texts ->
    [one] في نص واحد علامات لها معنى آخر في هذه الصيغة، فيتغير.
    [two] في نصين علامات لها معنى آخر في هذه الصيغة، فيتغيران.
    [few] في { $texts } نصوص علامات لها معنى آخر في هذه الصيغة، فتتغير.
    [many] في { $texts } نصًا علامات لها معنى آخر في هذه الصيغة، فتتغير.
   *[other] في { $texts } نص علامات لها معنى آخر في هذه الصيغة، فتتغير.
}
engine-imported-backwards = { $clues ->
    [one] فيه كلمة واحدة تُقرأ معكوسة؛ وهي هنا كما تُقرأ خاناتها
    [two] فيه كلمتان تُقرآن معكوستين؛ وهما هنا كما تُقرأ خاناتهما
    [few] فيه { $clues } كلمات تُقرأ معكوسة؛ وهي هنا كما تُقرأ خاناتها
   *[other] فيه { $clues } كلمة تُقرأ معكوسة؛ وهي هنا كما تُقرأ خاناتها
}
engine-imported-barred = تفصل بين كلماته خطوط بين الخانات، ولا تفصل بينها في الشبكات هنا إلا المربعات السوداء
engine-imported-completion = فيه رسالة لمن يحله، وهي لا تُحفظ
engine-imported-details = فيه تفاصيل لا تُحفظ: { $details }
engine-imported-deep = نص XML فيه أكبر مما يكون في أي كلمات متقاطعة
engine-imported-doctype = يعلن نوع مستند، ولا تحتاج إليه أي كلمات متقاطعة
engine-imported-encoding = نصه ليس بترميز { $encoding } كما يقول
engine-imported-explained = فيه شروح لتلميحاته، وهي لا تُحفظ
engine-imported-large = حجمه أكثر من { $most } م.ب
engine-imported-linked = { $clues ->
    [one] فيه تلميح واحد لعدة كلمات في الشبكة؛ وهو هنا للأولى وحدها
    [two] فيه تلميحان، كل منهما لعدة كلمات في الشبكة؛ وهو هنا للأولى وحدها
    [few] فيه { $clues } تلميحات، كل منها لعدة كلمات في الشبكة؛ وهو هنا للأولى وحدها
    [many] فيه { $clues } تلميحًا، كل منها لعدة كلمات في الشبكة؛ وهو هنا للأولى وحدها
   *[other] فيه { $clues } تلميح، كل منها لعدة كلمات في الشبكة؛ وهو هنا للأولى وحدها
}
engine-imported-long-cell = في إحدى خانات شبكته نص كامل
engine-imported-marked = فيه تلميحات بخط عريض أو مائل أو نحو ذلك؛ وتُحفظ بخط عادي
engine-imported-misfit = متروك: خاناته ليست كلمة في الشبكة
engine-imported-no-cells = لا خانات في شبكته
engine-imported-no-runs = لا تسير كلماته أفقيًا وعموديًا من مربع أسود إلى مربع أسود
engine-imported-other-runs = كلماته، وهي مدرجة فيه تحت { $lists }، لا تسير أفقيًا وعموديًا من مربع أسود إلى مربع أسود
engine-imported-numbers = ترقيم الكلمات فيه غير الترقيم المعتاد؛ فرُقّمت من جديد
engine-imported-one-cell = { $clues ->
    [one] فيه كلمة واحدة من خانة مفردة، فتُترك
    [two] فيه كلمتان كل منهما من خانة مفردة، فتُتركان
    [few] فيه { $clues } كلمات كل منها من خانة مفردة، فتُترك
   *[other] فيه { $clues } كلمة كل منها من خانة مفردة، فتُترك
}
engine-imported-pictures = فيه صور في الخانات، وهي لا تُحفظ
engine-imported-refused = لا يمكن فتح { $name }: { $why }.
engine-imported-size = شبكته فارغة أو أكبر من { $most } × { $most }
engine-imported-states = فيه حروف كُتبت أثناء الحل، وهي لا تُحفظ
engine-imported-words = عدد كلماته { $words }، ولا يمكن استعمال أكثر من { $most }
engine-jpz-arrows = تلميحاته داخل الشبكة، كما في الكلمات السهمية، لا في قوائم
engine-jpz-no-puzzle = ليس فيه لغز من Crossword Compiler
engine-jpz-no-word-search = لا يحوي ملف jpz البحث عن الكلمات؛ احفظه بصيغة ipuz، أو صفحةً للحل.
engine-jpz-other-kind = ليس كلمات متقاطعة بل لغز من نوع «{ $kind }»
engine-jpz-second-numbers = فيه أرقام ثانية في الخانات، وهي لا تُحفظ
engine-jpz-looks = { $cells ->
    [one] فيه شكل أو لون في خانة واحدة، وهو لا يُحفظ
    [two] فيه أشكال أو ألوان في خانتين، وهي لا تُحفظ
    [few] فيه أشكال أو ألوان في { $cells } خانات، وهي لا تُحفظ
   *[other] فيه أشكال أو ألوان في { $cells } خانة، وهي لا تُحفظ
}
engine-jpz-bars-within = { $bars ->
    [one] فيه خط فاصل واحد داخل كلمة، وهو لا يُحفظ
    [two] فيه خطان فاصلان داخل الكلمات، وهما لا يُحفظان
    [few] فيه { $bars } خطوط فاصلة داخل الكلمات، وهي لا تُحفظ
   *[other] فيه { $bars } خطًا فاصلًا داخل الكلمات، وهي لا تُحفظ
}
engine-jpz-strange-cells = فيه خانات تقع خارج شبكته
engine-jpz-wordless = فيه تلميحات لا تشير إلى كلمة في الشبكة، فتُركت
engine-loss-exolve-typing = الحروف المؤلفة من عدة رموز تُكتب بعد نقرة مزدوجة: بعض هذه الرموز ({ $signs }) لا ينتمي إلى كتابة واحدة.
engine-loss-jpz-direction = لا حقل للاتجاه: الشبكة كما على الورق، وخانات كل كلمة مسرودة من اليمين؛ والبرنامج الذي لا يتبع هذا السرد يقرؤها من اليسار.
engine-xml-broken = { $name } تالف: لا يمكن قراءة نص XML فيه ابتداءً من السطر { $line }، العمود { $column }؛ احصل على الملف من جديد.

sheet-group-print = الطباعة
sheet-group-look = المظهر
sheet-group-words = اللغة والأرقام
sheet-about = تفاصيل أخرى
about-copyright = حقوق النشر
about-editor = المحرر
about-publisher = الناشر
about-date = التاريخ
about-notes = ملاحظات
about-difficulty = الصعوبة
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages = { $n ->
    [one] يُطبع على صفحة واحدة، وحجم النص بالنقاط { $size }.
    [two] يُطبع على صفحتين، وحجم النص بالنقاط { $size }.
    [few] يُطبع على { $n } صفحات، وحجم النص بالنقاط { $size }.
   *[other] يُطبع على { $n } صفحة، وحجم النص بالنقاط { $size }.
}
# The same where the answer key alone is printed.
sheet-pages-key = { $n ->
    [one] يُطبع على صفحة واحدة.
    [two] يُطبع على صفحتين.
    [few] يُطبع على { $n } صفحات.
   *[other] يُطبع على { $n } صفحة.
}
sheet-option-prints = ما يُطبع
    .help = اللغز، أو ورقة الحل، أو كلاهما، كل منهما على صفحات مستقلة.
    .choice-puzzle = اللغز
    .choice-key = ورقة الحل
    .choice-both = كلاهما
sheet-option-paper = الورق
    .help = ما تُعدّ له الصفحات؛ وإن لم يُختر ناسبت A4 وLetter معًا.
    .choice-auto = A4 أو Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = سطر للاسم
    .help = سطر فوق اللغز لاسم من يحله.
sheet-option-save_ink = توفير الحبر
    .help = خطوط رفيعة ولا شيء مملوء: المربعات السوداء مخططة.

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = لا شيء للحل بعد.
play-unfilled = ما زالت في هذه الشبكة خانات فارغة: املأها ليمكن حلها.
play-pencil = قلم رصاص
    .title = قلم رصاص: لحروف لست متأكدًا منها
play-check = تحقق
    .title = التحقق من الحروف
play-check-letter = هذا الحرف
play-check-word = هذه الكلمة
play-check-all = الشبكة كلها
play-reveal = كشف
    .title = كشف الحروف
play-clue =
    .aria-label = التلميح الحالي
play-clue-back =
    .aria-label = التلميح السابق
    .title = التلميح السابق (Shift+Tab)
play-clue-on =
    .aria-label = التلميح التالي
    .title = التلميح التالي (Tab)
# Read out by screen readers only.
play-cross-help = اكتب الحروف. تنقلك مفاتيح الأسهم، وينتقل Tab إلى التلميح التالي، ويبدّل مفتاح المسافة بين الأفقي والعمودي. Escape ثم Tab للخروج من الشبكة.
play-cross-label = كلمات متقاطعة، { $width } في { $height }
# All clues one below the other, each with a field for its word.
play-text = عرض نصي
    .title = كل التلميحات نصًا، مع حقل لكل كلمة
play-clues-region = التلميحات
play-filled = الخانات المملوءة
play-cells = مُلئ { $n } من { $all }
play-start-over-letters = إفراغ الشبكة
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = فارغة
play-told = { $begun ->
    [true] { $place }: { $clue }، { $n ->
        [one] حرف واحد
        [two] حرفان
        [few] { $n } حروف
        [many] { $n } حرفًا
       *[other] { $n } حرف
    }، { $letters }
   *[false] { $place }: { $clue }، { $n ->
        [one] حرف واحد
        [two] حرفان
        [few] { $n } حروف
        [many] { $n } حرفًا
       *[other] { $n } حرف
    }
}
# The square where one is. $n, $all: its place in the word.
play-told-cell = { $letter }{ $wrong ->
    [true] ، خطأ
   *[false] { "" }
}{ $told ->
    [true] ، مكشوف
   *[false] { "" }
}{ $pencil ->
    [true] ، بالرصاص
   *[false] { "" }
}، { $n } من { $all }
play-no-letter = هذا ليس حرفًا من حروف هذا اللغز.
# Behind a clue, for screen readers.
play-state-filled = (مملوء)
play-state-wrong = (فيه حرف خاطئ)
play-too-long = { $n ->
    [one] حرف واحد، والمكان يتسع لـ{ $all }.
    [two] حرفان، والمكان يتسع لـ{ $all }.
    [few] { $n } حروف، والمكان يتسع لـ{ $all }.
    [many] { $n } حرفًا، والمكان يتسع لـ{ $all }.
   *[other] { $n } حرف، والمكان يتسع لـ{ $all }.
}
play-not-right = الشبكة ممتلئة، لكن ليس كل شيء صحيحًا بعد.
play-full-secret = اكتملت الشبكة. الحل ليس مرفقًا بهذا اللغز، فلا يمكن التحقق منه هنا.
play-check-full = املأ الشبكة كلها أولًا، ثم تعرف هل هي صحيحة.
# $scope: letter, word or all.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] كل شيء صحيح.
       *[other] لا خطأ حتى الآن.
    }
    [one] حرف واحد خاطئ.
    [two] حرفان خاطئان.
    [few] { $wrong } حروف خاطئة.
    [many] { $wrong } حرفًا خاطئًا.
   *[other] { $wrong } حرف خاطئ.
}
play-revealed = { $n ->
    [0] لا شيء لكشفه: ذلك صحيح.
    [one] كُشف حرف واحد.
    [two] كُشف حرفان.
    [few] كُشفت { $n } حروف.
    [many] كُشف { $n } حرفًا.
   *[other] كُشف { $n } حرف.
}
# The end.
play-solved = أحسنت! حُلّ اللغز.
play-solved-help = { $n ->
    [one] كُشف حرف واحد.
    [two] كُشف حرفان.
    [few] كُشفت { $n } حروف.
    [many] كُشف { $n } حرفًا.
   *[other] كُشف { $n } حرف.
}
play-revealed-all = كُشفت الشبكة كلها.
keys-solving = اللعب
    .open = حل اللغز هنا
    .next = إلى الخانة التالية، أو تبديل الاتجاه
    .turn = الاتجاه الآخر
    .slot = التلميح التالي أو السابق
    .ends = أول خانة في الكلمة أو آخرها
    .clear = إزالة الحرف
    .check = التحقق من الكلمة
    .leave = ثم يخرج Tab من الشبكة

kind-convert = حوّل هذا اللغز إلى
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = حُوِّل اللغز إلى: { $kind }.
job-puzzle-convert = جارٍ إعداد لغز من نوع آخر …
failed-puzzle-convert = لم يُعَدّ لغز من نوع آخر.
engine-cannot-convert = لا يمكن تحويل هذا اللغز إلى لغز من ذلك النوع؛ فهو يحتاج إلى كلمات متقاطعة في كل خانة منها حرف.
engine-code-lacking = لا رقم فيها للحرف { $letter }
engine-code-twice = فيها أكثر من رقم للحرف { $letter }
engine-code-unused = فيها رقم للحرف { $letter } وهو ليس في الشبكة
engine-loss-codes = لا تُحفظ أرقام الحروف: تعرض البرامج الأخرى كلمات متقاطعة بتلميحات.
engine-loss-lengths = لا تُحفظ قائمة الكلمات حسب الطول: تعرض البرامج الأخرى كلمات متقاطعة بتلميحات.
engine-not-checked = لم يُتحقق: قد يكون هناك أكثر من حل واحد.
engine-proved-sole = تم التحقق: لا تسمح كلمات القائمة إلا بحل واحد.
engine-seen-clueless = هذا للكلمات المتقاطعة ذات التلميحات؛ احفظ هذا اللغز بصيغة ipuz.
engine-the-numbers = أرقام الحروف
option-derived-count = عدد الكلمات
    .help = كم كلمة تُسحب من قائمة الكلمات.
    .unit = كلمة
    .any = الكل
option-derived-size = حجم الشبكة
    .help = التلقائي يأخذ ما تحتاج إليه كل الكلمات من مكان. والحجم المحدد يسع ما أمكن منها.
    .unit = خانة
option-grid = الشبكة
    .help-crossing = تتقاطع الكلمات حيثما أمكن، وتكبر الشبكة حولها.
    .help-blocked = شبكة كشبكات الصحف بمربعات سوداء، مليئة بالكلمات؛ وتحتاج إلى قائمة كلمات كبيرة.
    .choice-crossing = كلمات تتقاطع
    .choice-blocked = شبكة ممتلئة
kind-krisskross = كلمات مسكوبة
    .short = كلمات مسكوبة
    .help = شبكة فارغة، والكلمات التي تُسكب فيها مرتبة حسب طولها.
option-start = للبداية
    .help = ما هو مكتوب في الشبكة من قبل، ليجد من يحل اللغز مكانًا يبدأ منه.
    .choice-word = كلمة واحدة
    .choice-letter = حرف واحد
    .choice-none = لا شيء
preset-krisskross = عادي
    .help = { 30 } كلمة متقاطعة، واحدة منها مكشوفة.
preset-krisskross-small = للأطفال
    .help = { 12 } كلمة قصيرة من { 3 } إلى { 6 } حروف.
preset-krisskross-filled = شبكة ممتلئة
    .help = { 11 } × { 11 } بمربعات سوداء، لقائمة كلمات كبيرة.
kind-codeword = كلمات مشفّرة
    .short = شفرة
    .help = لكل حرف رقم لا يتغير؛ تُكشف بضعة حروف، وليس للغز إلا حل واحد.
engine-doing-codeword = البحث عن شبكة لها حل واحد
option-shown = حروف مكشوفة
    .help = كم حرفًا يُكشف على الأقل؛ وتُكشف حروف أخرى حتى لا يبقى إلا حل واحد.
    .unit = حرف
preset-codeword = عادي
    .help = { 30 } كلمة متقاطعة، مع كشف { 3 } حروف على الأقل.
preset-codeword-filled = شبكة ممتلئة
    .help = { 13 } × { 13 } بمربعات سوداء، لقائمة كلمات كبيرة.
preset-codeword-easy = سهل
    .help = { 30 } كلمة متقاطعة، مع كشف { 7 } حروف على الأقل.

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = <span>إنشاء </span>30 نموذجًا…
versions-heading = لغز مختلف لكل واحد
versions-text = يظهر رقم كل نموذج في عنوانه، وكذلك في حله.
versions-number = كم نموذجًا
versions-number-wrong = اختر عددًا من { $least } إلى { $most }.
# Where the words of each version come from.
versions-words = الكلمات
versions-words-list = مختلفة في كل نموذج
versions-words-same = نفسها في الكل
versions-keys = الحلول
versions-keys-none = بلا حلول
versions-keys-end = في النهاية
versions-keys-each = بعد كل نموذج
versions-print = طباعة الكل
versions-zip = حفظ ملف zip
# The title that is printed on a version, with its number.
versions-title = { $title } – نموذج { $n }
versions-title-bare = نموذج { $n }
versions-made = أُنشئ { $done } من { $total }
# While their pages are set for printing.
versions-set = جاهز للطباعة: { $done } من { $total }
versions-ready = { $n ->
    [0] لا يوجد نموذج للطباعة أو الحفظ.
    [one] نموذج واحد جاهز: اطبعه أو احفظه.
    [two] نموذجان جاهزان: اطبعهما أو احفظهما.
    [few] { $n } نماذج جاهزة: اطبعها أو احفظها.
    [many] { $n } نموذجًا جاهزًا: اطبعها أو احفظها.
   *[other] { $n } نموذج جاهز: اطبعها أو احفظها.
}
versions-stopped = { $n ->
    [0] توقف الإنشاء قبل إتمام النموذج الأول.
    [one] توقف الإنشاء: نموذج واحد جاهز. اطبعه أو احفظه.
    [two] توقف الإنشاء: نموذجان جاهزان. اطبعهما أو احفظهما.
    [few] توقف الإنشاء: { $n } نماذج جاهزة. اطبعها أو احفظها.
    [many] توقف الإنشاء: { $n } نموذجًا جاهزًا. اطبعها أو احفظها.
   *[other] توقف الإنشاء: { $n } نموذج جاهز. اطبعها أو احفظها.
}
versions-few = { $n ->
    [one] لا يمكن إنشاء أكثر من نموذج واحد من هذه الكلمات. اطبعه أو احفظه، أو استعمل كلمات أكثر.
    [two] لا يمكن إنشاء أكثر من نموذجين مختلفين من هذه الكلمات. اطبعهما أو احفظهما، أو استعمل كلمات أكثر.
    [few] لا يمكن إنشاء أكثر من { $n } نماذج مختلفة من هذه الكلمات. اطبعها أو احفظها، أو استعمل كلمات أكثر.
    [many] لا يمكن إنشاء أكثر من { $n } نموذجًا مختلفًا من هذه الكلمات. اطبعها أو احفظها، أو استعمل كلمات أكثر.
   *[other] لا يمكن إنشاء أكثر من { $n } نموذج مختلف من هذه الكلمات. اطبعها أو احفظها، أو استعمل كلمات أكثر.
}
# $n: how many $numbers are; $reason: a sentence.
versions-lacking = { $n ->
    [one] تعذر إنشاء النموذج { $numbers }: { $reason }
    [two] تعذر إنشاء النموذجين { $numbers }: { $reason }
    [few] تعذر إنشاء النماذج { $numbers }: { $reason }
    [many] تعذر إنشاء النماذج { $numbers }: { $reason }
   *[other] تعذر إنشاء النماذج { $numbers }: { $reason }
}
failed-puzzle-versions = لم تُنشأ النماذج.
