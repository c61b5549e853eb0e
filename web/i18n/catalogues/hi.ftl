# What the page says, in Hindi, for schools. docs/translating.md tells how.
# Polite form (आप), short sentences. Spelling: chandrabindu (दिखाएँ, हाँ) and nukta (फ़ाइल, ज़) are written.
# A word that is put in keeps its form: postpositions follow “{ $word } शब्द”, or a colon parts it from the sentence;
# verbs agree with शब्द (masculine).
#
# Glossary:
#   crossword वर्ग पहेली; puzzle पहेली; grid ग्रिड; cell खाना; letter अक्षर (what stands in a cell); character वर्ण, चिह्न
#   word शब्द; word list शब्द सूची; dictionary (file) शब्दकोश; entry प्रविष्टि; clue संकेत; answer उत्तर; answer key उत्तर कुंजी
#   across बाएँ से दाएँ; down ऊपर से नीचे; to cross काटना; crossing क्रॉसिंग; row पंक्ति; column स्तंभ; given letters दिए गए अक्षर
#   layout लेआउट; reshuffle फिर सजाएँ; new words नए शब्द; placed ग्रिड में; no room जगह नहीं; isolated अलग-थलग
#   lock लॉक; unlock अनलॉक; seed बीज संख्या; scatter बिखेरना; options विकल्प; settings सेटिंग; preset तैयार विकल्प
#   page (of the web) पेज; sheet (of paper) पन्ना; script लिपि; title शीर्षक; author रचयिता; instructions निर्देश
#   select चुनें; replace बदलें; edit संपादित करें; move खिसकाएँ; delete मिटाएँ; undo पहले जैसा करें; redo फिर से करें; save सहेजें
#   keep (on the device) रखना; import आयात; duplicate प्रति बनाएँ; copy प्रति; storage स्टोरेज; finding, note टिप्पणी; key कुंजी
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = हिन्दी
language-direction = ltr

# Between the items of a list.
list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: अपने शब्दों से वर्ग पहेली
# For search engines.
page-description =
    .content = किसी भी भाषा की शब्द सूची से वर्ग पहेली बनाता है, आपके अपने डिवाइस पर।
button-undo =
    .title = पहले जैसा करें (Ctrl+Z)
    .aria-label = पहले जैसा करें
button-redo =
    .title = फिर से करें (Ctrl+Y)
    .aria-label = फिर से करें
button-cancel = रद्द करें
button-close = बंद करें
button-save = सहेजें
# Heads of a word's and of its clue's field.
field-word = { $content ->
    [numbers] संख्या
   *[words] शब्द
}
field-clue = संकेत
# The squares that a word takes.
field-cells =
    .aria-label = खाने

## Fixed text: the bar on top

bar-about =
    .title = Crosscore के बारे में
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = चरण
step-words = <b>1</b> शब्द
step-puzzle = <b>2</b> पहेली
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> छापें<span> और साझा करें</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = पहेली
bar-tools =
    .aria-label = औज़ार
bar-help = मदद
    .title = मदद
# Read out only; the name of the word list follows.
bar-list = शब्द सूची:{ " " }
bar-own = मेरे शब्द
# Lay the same words out anew.
bar-reshuffle = { $grid ->
    [blocked] फिर भरें
   *[other] फिर सजाएँ
}
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = और सुधारें
    .title = इन शब्दों का और अच्छा लेआउट खोजें (I)
# Make a crossword of other words.
bar-new-words = { $grid ->
    [blocked] नया<span> ग्रिड</span>
   *[other] नए<span> शब्द</span>
}
bar-options = विकल्प
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = छापें<span> और साझा करें</span>
# Solve the puzzle here, on the page.
bar-play = खेलें
    .title = यह पहेली यहीं हल करें (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = पहेलियाँ
# The name above the grid: press it to write another one.
puzzle-name = “{ $name }” का नाम बदलें
puzzle-rename =
    .aria-label = पहेली का नाम

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = इस पेज की भाषा: { $language }
language-now = यह पेज अब { $language } में है।
language-failed = { $language } नहीं लाई जा सकी, इसलिए पेज की भाषा वही है। इंटरनेट जाँचें, फिर दोबारा कोशिश करें।

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = ग्रिड
grid-canvas =
    .aria-label = { $grid ->
        [letters] शब्द खोज
       *[other] वर्ग पहेली का ग्रिड
    }
    .aria-roledescription = { $grid ->
        [letters] अक्षरों का ग्रिड
       *[other] वर्ग पहेली का ग्रिड
    }
# Read out by screen readers only. The keys are the same in every language.
grid-help = { $grid ->
    [letters] तीर वाली कुंजियाँ एक अक्षर से दूसरे पर ले जाती हैं। Space से वे शब्द बारी-बारी चुने जाते हैं जिनमें वह अक्षर है। Enter चुने गए शब्द की जगह दूसरा शब्द रखता है। F2 से शब्द संपादित करें, L से लॉक करें, Delete से मिटाएँ। + और − से ग्रिड बड़ा या छोटा दिखता है। ? से सभी कुंजियाँ दिखती हैं।
   *[other] तीर वाली कुंजियाँ एक अक्षर से दूसरे पर ले जाती हैं। Space से बाएँ से दाएँ और ऊपर से नीचे के बीच दिशा बदलती है। Enter चुने गए शब्द की जगह दूसरा शब्द रखता है। F2 से शब्द संपादित करें, M से खिसकाएँ, L से लॉक करें, Delete से मिटाएँ। + और − से ग्रिड बड़ा या छोटा दिखता है। ? से सभी कुंजियाँ दिखती हैं।
}
boot-title = तैयारी हो रही है
boot-again = फिर कोशिश करें
boot-note = सब कुछ इसी डिवाइस पर चलता है। आपके शब्द कहीं नहीं भेजे जाते।

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = चुना गया शब्द
chosen-replace = बदलें
    .title = सूची से कोई दूसरा शब्द (Enter)
chosen-edit = संपादित करें
    .title = शब्द और संकेत संपादित करें (F2)
chosen-why = क्यों?
    .title = इसे जगह क्यों नहीं मिली, और इसके बदले क्या आ सकता है
chosen-move = खिसकाएँ
    .title = दूसरी जगह खिसकाएँ (M)
# Keep the word in its place.
chosen-lock = लॉक
chosen-delete = मिटाएँ
    .title = { $grid ->
        [blocked] इसके अक्षर निकालें (Delete कुंजी)
       *[other] मिटाएँ (Delete कुंजी)
    }
# While a word is being moved.
chosen-move-next = अगली जगह
chosen-move-put = यहाँ रखें

## Fixed text: the line below the grid

status-progress =
    .aria-label = खोज का समय
status-stop = रोकें
status-counts =
    .aria-label = गिनती
status-tools =
    .aria-label = { $grid ->
        [letters] शब्द और दृश्य
       *[other] लेआउट और दृश्य
    }
status-freeze = { $grid ->
    [letters] सब लॉक करें
   *[other] लेआउट लॉक करें
}
    .title = हर शब्द अपनी जगह पर रहे
status-zoom-out =
    .title = छोटा करके देखें (−)
    .aria-label = छोटा करके देखें
status-zoom-fit =
    .title = पूरा ग्रिड (0)
    .aria-label = पूरा ग्रिड
status-zoom-in =
    .title = बड़ा करके देखें (+)
    .aria-label = बड़ा करके देखें

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = शब्द
words-toggle = { $content ->
    [numbers] संख्याएँ
   *[words] शब्द
}
words-filter =
    .aria-label = { $content ->
        [numbers] संख्या या संकेत खोजें
       *[words] शब्द या संकेत खोजें
    }
    .placeholder = { $content ->
        [numbers] संख्या या संकेत खोजें
       *[words] शब्द या संकेत खोजें
    }
words-narrow =
    .title = क्रम, छँटाई, चुनाव
    .aria-label = क्रम, छँटाई, चुनाव
words-add = जोड़ें
    .title = शब्द जोड़ें (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = स्थिति
words-length =
    .aria-label = लंबाई
words-order =
    .aria-label = क्रम
words-show-all = सब दिखाएँ
words-pick-many = कई चुनें

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] शब्द खोज का पन्ना
   *[other] वर्ग पहेली का पन्ना
}
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = दिखाएँ
sheet-show-puzzle = पहेली
sheet-show-answers = उत्तर
sheet-show-both = दोनों
sheet-settings = सेटिंग
sheet-print = छापें / PDF
submission-open = संपादक के लिए…
submission-heading = संपादक के लिए छापें
submission-text = ग्रिड, उसका हल और सभी संकेत उत्तरों के साथ, दोहरी पंक्ति दूरी और 2.5 सेमी हाशिए के साथ। आपके विवरण इसी उपकरण पर रहते हैं: वे केवल इन पन्नों पर होते हैं, किसी फ़ाइल में नहीं।
submission-name = आपका नाम
submission-address = पता
submission-email = ईमेल
submission-forget = मेरे विवरण भूल जाएँ
submission-count = शब्द: { $n }। आकार: { $width } × { $height }।
sheet-share = लिंक साझा करें
sheet-picture = चित्र
sheet-files = सब फ़ाइलें
sheet-panel =
    .aria-label = पन्ने की सेटिंग
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = दिए गए अक्षर <span>या किसी खाने पर क्लिक करें</span>
sheet-given-first = पहले अक्षर
# A few letters here and there.
sheet-given-some = कुछ
# No letters.
sheet-given-none = कोई नहीं
sheet-paper =
    .aria-label = { $grid ->
        [letters] शब्द खोज का पन्ना
       *[other] वर्ग पहेली का पन्ना
    }
sheet-title =
    .aria-label = शीर्षक
    .placeholder = शीर्षक जोड़ें
sheet-author =
    .aria-label = रचयिता
    .placeholder = रचयिता का नाम जोड़ें
sheet-instructions =
    .aria-label = निर्देश
    .placeholder = निर्देश जोड़ें
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] अक्षरों का ग्रिड
       *[other] वर्ग पहेली का ग्रिड
    }
# Read out by screen readers only.
sheet-grid-help = तीर वाली कुंजियाँ एक खाने से दूसरे पर ले जाती हैं। Space हल करने वाले को खाने का अक्षर दिखाता है, या फिर छिपा देता है।

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = खेलें
play-timer =
    .title = समय दिखाएँ या छिपाएँ
# The button's name, for screen readers; the time follows.
play-time-name = समय
play-hint = इशारा
    .title = किसी शब्द के पहले अक्षर पर घेरा बनाएँ (H)
play-more =
    .title = और
    .aria-label = और
play-grid =
    .aria-roledescription = अक्षरों का ग्रिड
play-grid-label = अक्षरों का ग्रिड, { $width } × { $height }
# Read out by screen readers only.
play-help = तीर वाली कुंजियाँ एक अक्षर से दूसरे पर ले जाती हैं। Enter शब्द के पहले अक्षर पर निशान लगाता है; फिर तीर वाली कुंजियाँ रेखा खींचती हैं, Enter उसे लेता है, Esc उसे छोड़ देता है। H इशारा देता है।
play-zoom =
    .aria-label = दृश्य
play-list-region =
    .aria-label = क्या खोजना है
play-progress =
    .aria-label = मिल गए
play-how = शब्द के पहले अक्षर से अंतिम अक्षर तक रेखा खींचें, या दोनों को दबाएँ।
# Where the grid is larger than a phone.
play-how-fingers = दो उँगलियों से ग्रिड खिसकता और बड़ा होता है।
# How far one has come.
play-count = { $n ->
    [1] { $all } में से { $n } मिला
   *[other] { $all } में से { $n } मिले
}
play-show-all-help = हार मानें: बाकी शब्द कहाँ हैं
play-start-over = शुरू से खेलें
play-start-over-help = जो मिले, उन्हें भुला दें
play-shown = सभी शब्द दिखा दिए गए।
play-started-over = फिर से शुरू हुआ।
play-undo = वापस लें
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, पहला अक्षर
play-dropped = रेखा छोड़ दी गई।
play-found = { $word } मिल गया, { $all } में से { $n }
play-again-found = { $word } पहले ही मिल चुका है।
play-none = { $letters }: यहाँ सूची का कोई शब्द नहीं है
play-hinted = इशारा: { $word } पंक्ति { $row }, स्तंभ { $column } से शुरू होता है
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = इशारा: “{ $clue }” का शब्द { $letter } से शुरू होता है, पंक्ति { $row }, स्तंभ { $column }
play-hinted-other = इशारा: एक शब्द { $letter } से शुरू होता है, पंक्ति { $row }, स्तंभ { $column }
play-hints-out = बचे हुए हर शब्द के पहले अक्षर पर घेरा है।
# Behind a word of the list, for screen readers.
play-state-found = (मिल गया)
play-state-shown = (दिखाया गया)
play-state-hinted = (पहले अक्षर पर घेरा)
# The end.
play-done = { $all ->
    [1] शाबाश! शब्द मिल गया।
   *[other] शाबाश! सभी { $all } शब्द मिल गए।
}
play-done-time = समय लगा: { $time }।
play-done-hints = { $n ->
    [1] आपने एक इशारा लिया।
   *[other] आपने { $n } इशारे लिए।
}
play-given-up = { $n ->
    [1] आपको { $all } में से { $n } शब्द मिला।
   *[other] आपको { $all } में से { $n } शब्द मिले।
}
# The message hidden in the letters of no word follows.
play-message = बचे हुए अक्षर कहते हैं:
play-again = फिर खेलें

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = ऐसे सहेजें
lists-make = { $grid ->
    [letters] शब्द खोज बनाएँ
   *[other] वर्ग पहेली बनाएँ
}
# The box for words that are typed or pasted.
own-heading = अपने शब्द लिखें या चिपकाएँ
# The first lines of the example.
own-text =
    .placeholder = महासागर - सागर से भी बड़ा
own-help = हर पंक्ति में एक शब्द; डैश, अल्पविराम या टैब के बाद उसका संकेत।
own-make = { $grid ->
    [letters] मेरी शब्द खोज बनाएँ
   *[other] मेरी वर्ग पहेली बनाएँ
}
own-example = एक उदाहरण दिखाएँ
own-file = फ़ाइल खोलें…
# Write the words into a table of words and clues.
own-table = तालिका में लिखें
# Put the box away.
own-later = अभी नहीं
# The names of other kinds of puzzle follow, as buttons.
own-or = या:
own-kinds =
    .aria-label = दूसरी तरह की पहेली
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = महासागर - सागर से भी बड़ा | सागर - खारे पानी का विशाल क्षेत्र | नगर - बड़ा शहर | पहाड़ - ऊँची भूमि | नहर - पानी का बनाया हुआ रास्ता | शिखर - पहाड़ की चोटी | सरोवर - बड़ा तालाब | रेगिस्तान - सूखी रेतीली जगह | मैदान - समतल भूमि
own-count = { $n } शब्द{ $clues ->
    [0] ।
   *[other] , { $clues } संकेत के साथ।
}
own-wrong = { $n ->
    [one] एक पंक्ति पर ध्यान दें।
   *[other] { $n } पंक्तियों पर ध्यान दें।
}
# Word lists that come with the page.
lists-ready = तैयार शब्द सूचियाँ
# On phones, on a first visit: leads to the box.
own-open = अपने शब्द इस्तेमाल करें
lists-side =
    .aria-label = मेरी सूचियाँ
lists-side-heading = मेरी सूचियाँ
lists-new = नई सूची
lists-name =
    .aria-label = सूची का नाम
lists-menu =
    .title = नाम बदलें, प्रति बनाएँ, मिटाएँ
    .aria-label = यह सूची
lists-language = भाषा
# Add a row to the table.
lists-add-row = पंक्ति
    .title = नीचे पंक्ति जोड़ें (Ctrl+Enter)
lists-remove-row = पंक्ति मिटाएँ
    .title = चुनी गई पंक्तियाँ मिटाएँ (Ctrl+Delete)
lists-up =
    .title = ऊपर खिसकाएँ (Alt+↑)
    .aria-label = ऊपर खिसकाएँ
lists-down =
    .title = नीचे खिसकाएँ (Alt+↓)
    .aria-label = नीचे खिसकाएँ
lists-sort = क्रम
# To the next row with an error, or with a note.
lists-next =
    .title = अगली पर जाएँ
# Read out by screen readers only.
table-help = तीर वाली कुंजियों से चलें। लिखने के लिए टाइप करें, बदलने के लिए F2 दबाएँ। Enter नीचे ले जाता है, Tab अगले खाने में। Shift और तीर से पंक्तियाँ चुनी जाती हैं। Ctrl और Enter से पंक्ति जुड़ती है, Ctrl और Delete से मिटती है, Alt और तीर से खिसकती है। Esc, फिर Tab दबाने पर तालिका से बाहर आते हैं।
table =
    .aria-label = शब्द और संकेत
# Heads of the columns.
table-row = पंक्ति
table-word = शब्द
table-cells = खाने
# What there is to correct or to know of a row.
table-look = ध्यान दें
table-empty = <strong>शब्द लिखें, फिर उसका संकेत।</strong>या पूरी सूची यहाँ चिपकाएँ, या फ़ाइल आयात करें।<br>सब कुछ इसी डिवाइस पर रहता है।
table-detail =
    .aria-label = यह पूरी पंक्ति
table-key-tab = <kbd>Tab</kbd> अगला खाना
table-key-enter = <kbd>Enter</kbd> नीचे
table-key-undo = <kbd>Ctrl+Z</kbd> पहले जैसा

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] संख्या और संकेत संपादित करें
   *[words] शब्द और संकेत संपादित करें
}
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = रेखांकित खाने को दबाएँ, तो उसके अक्षर अलग हो जाएँगे।
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = { $cell } के अक्षर अलग करें
edit-join = { $one } और { $other } को एक खाने में जोड़ें
edit-word-help = शब्द इन खानों में आएगा। अक्षर खुद अलग करने हों तो उनके बीच <kbd>|</kbd> लिखें।
edit-offers-heading = { $grid ->
    [letters] शब्द सूची के दूसरे शब्द
   *[other] इस जगह के लिए और शब्द
}
add-heading = शब्द जोड़ें
add-save = जोड़ें
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading = { $grid ->
    [letters] शब्द सूची से
   *[other] शब्द सूची से, जो अभी जुड़ सकते हैं
}
# Words that could be put in.
offers-list =
    .aria-label = सुझाव
offers-show = सुझाव दिखाएँ
offers-more = दूसरे दिखाएँ

## Fixed text: all keys

keys-heading = कीबोर्ड शॉर्टकट
keys-single = L और M जैसी अकेली कुंजियाँ
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = मार्गदर्शिका (अंग्रेज़ी में)
manual-words = कौन-सी फ़ाइलें चलती हैं (अंग्रेज़ी में)
manual-paper = काग़ज़ पर कितना आता है (अंग्रेज़ी में)
manual-bench = क़दम-दर-क़दम रचना (अंग्रेज़ी में)
manual-share = साझा करना कैसे काम करता है (अंग्रेज़ी में)
# The how-to of one page; <b> begins each step.
howto-heading = पहेली कैसे बनाएँ
howto-1 = <b>अपने शब्द लिखें।</b> चरण 1 में उन्हें लिखें या चिपकाएँ, हर पंक्ति में एक। संकेत डैश, अल्पविराम या टैब के बाद आता है।
howto-2 = <b>या फ़ाइल लाएँ।</b> वहाँ कोई शब्द सूची खोलें, या उसे पन्ने पर कहीं भी छोड़ दें। आप किसी तैयार शब्द सूची से भी शुरू कर सकते हैं।
howto-3 = <b>पहेली बनाएँ।</b> एक बार दबाते ही आपके शब्द सज जाते हैं। कोई शब्द न समाए तो सूची कारण बताती है।
howto-4 = <b>चरण 2 में देखें।</b> एक बटन इन्हीं शब्दों को फिर से सजाता है, और उसके पास वाला बेहतर सजावट खोजता है।
howto-5 = <b>दूसरी तरह आज़माएँ।</b> ग्रिड के ऊपर का पहला बटन पहेली का प्रकार बताता है। दूसरा प्रकार चुनने के लिए उसे दबाएँ।
howto-6 = <b>शब्द बदलें।</b> उसे ग्रिड में या सूची में चुनें। जो बटन दिखते हैं, उनसे उसे बदलें, खिसकाएँ, लॉक करें या हटाएँ। किसी भी बदलाव को वापस लिया जा सकता है।
howto-7 = <b>नियम तय करें।</b> विकल्प तय करते हैं कि पहेली कितनी बड़ी हो, शब्द कैसे रखे जाएँ और वह कितनी कठिन हो।
howto-8 = <b>चरण 3 में छापें।</b> पन्ने पर शीर्षक लिखें, कागज़ और उत्तर चुनें, फिर छापें या PDF के रूप में सहेजें।
howto-9 = <b>साझा करें, या यहीं हल करें।</b> चरण 3 में दूसरों के लिए लिंक या पन्ना बनता है। “खेलें” से आप खुद हल करते हैं।
howto-10 = <b>फिर से पाएँ।</b> आपकी पहेलियाँ इसी डिवाइस पर “पहेलियाँ” में रहती हैं। जो ज़रूरी हो, उसकी पहेली फ़ाइल सहेजें। आपका लिखा कुछ भी इस डिवाइस से बाहर नहीं जाता।

## Fixed text: the options

options-presets =
    .aria-label = तैयार विकल्प
options-standard = मानक पर लौटें
options-memory = हाल में आए शब्द
options-memory-clear = याद रखे शब्द भुलाएँ
options-repeat = पहेली दोहराएँ
# A number; the same one makes the same puzzle again.
options-seed = बीज संख्या
options-seed-field =
    .placeholder = कोई भी
options-seed-help = { $content ->
    [numbers] खाली हो तो हर बार नई पहेली। वही बीज संख्या और विकल्प हों तो वही पहेली फिर बनती है।
   *[words] खाली हो तो हर बार नई पहेली। वही बीज संख्या, शब्द सूची और विकल्प हों तो वही शब्द फिर आते हैं, बशर्ते हाल में आए शब्दों से बचना न हो।
}
# The page writes the number into <b></b>.
options-seed-now = यह पहेली: <b></b>
options-seed-again = यही फिर लें
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are options-for-new-words.
options-foot = { $grid ->
    [letters] <b>नए शब्द</b> सूची से दूसरे शब्द लेता है। <b>फिर सजाएँ</b> इन्हीं शब्दों को नए ढंग से छिपाता है; तब “नए शब्दों के लिए” वाले विकल्पों का असर नहीं होता।
    [blocked]
        { $content ->
            [numbers] <b>नया ग्रिड</b> इन विकल्पों से फिर शुरू करता है। <b>फिर भरें</b> इसी ग्रिड के लिए दूसरी संख्याएँ खोजता है: आपका लिखा या लॉक किया हुआ रहता है।
           *[words] <b>नया ग्रिड</b> इन विकल्पों से फिर शुरू करता है। <b>फिर भरें</b> इसी ग्रिड के लिए दूसरे शब्द खोजता है: आपका लिखा या लॉक किया हुआ रहता है, और पैटर्न के या आपके बनाए काले खाने भी।
        }
   *[other] <b>नए शब्द</b> सूची से दूसरे शब्द लेता है। <b>फिर सजाएँ</b> इन्हीं शब्दों को नए ढंग से रखता है; तब “नए शब्दों के लिए” वाले विकल्पों का असर नहीं होता।
}
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle = { $grid ->
    [blocked] <span>यही ग्रिड </span>फिर भरें
   *[other] <span>ये शब्द </span>फिर सजाएँ
}
options-new = { $grid ->
    [blocked] नया ग्रिड
   *[other] नए शब्द
}

## Fixed text: about

about-heading = Crosscore के बारे में
about-what = Crosscore आपके अपने शब्दों और कई भाषाओं की शब्द सूचियों से वर्ग पहेलियाँ बनाता है, और उन्हें छापता या सहेजता है।
about-private = इस डिवाइस से कुछ भी बाहर नहीं जाता
about-private-text = आपके शब्द, संकेत और पहेलियाँ इसी ब्राउज़र में पढ़ी, सजाई और रखी जाती हैं। कोई खाता नहीं बनाना पड़ता और कोई नहीं गिनता कि आप कितनी बार आए। पेज अपना प्रोग्राम और अपनी शब्द सूचियाँ वहीं से लाता है जहाँ से वह खोला गया; वहाँ कुछ भेजता नहीं, और किसी दूसरी जगह से कुछ माँगता नहीं: उसने खुद पर इसकी रोक लगा रखी है।
# The heading of a chapter, and the button that opens it.
proof-heading = इसकी जाँच कैसे होती है
proof-policy = पेज की शुरुआत में यह नीति लिखी है। इसके अनुसार ब्राउज़र किसी दूसरे सर्वर से न कुछ लाने देता है, न वहाँ कुछ भेजने देता है।
# Below it stands a list that can be opened: proof-files.
proof-visit = { $n ->
    [1] इस बार पेज खुलने के बाद एक फ़ाइल माँगी गई, इसी पेज की अपनी जगह से।
   *[other] इस बार पेज खुलने के बाद { $n } फ़ाइलें माँगी गईं, सभी इसी पेज की अपनी जगह से।
}
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = इस बार पेज खुलने के बाद माँगी गई फ़ाइलें: { $n }; इनमें से जो इस साइट की नहीं: { $foreign }। हो सकता है ब्राउज़र के किसी एक्सटेंशन ने माँगी हों।
# The page is one file on this device.
proof-visit-none = इस बार पेज खुलने के बाद कुछ नहीं माँगा गया: पूरा पेज इसी एक फ़ाइल में है।
proof-files = कौन-कौन सी फ़ाइलें
proof-look = खुद देखना हो तो ब्राउज़र के डेवलपर टूल में “नेटवर्क” वाला हिस्सा खोलें और कोई पहेली बनाएँ। या इंटरनेट बंद कर दें: खुला हुआ पेज चलता रहेगा।
proof-test = एक परीक्षण असली ब्राउज़र में हर तरह की पहेली का पूरा काम करता है और हर अनुरोध दर्ज करता है। कोई अनुरोध दूसरे सर्वर पर जाए, इस साइट की फ़ाइल माँगने से ज़्यादा कुछ करे, या उसमें टाइप किया हुआ कोई शब्द हो, तो परीक्षण विफल होता है; कोई कुकी मिले, तब भी। सबसे पहले वह पक्का करता है कि ऐसी बातें सचमुच पकड़ में आती हैं।
# Opens the test’s source text.
proof-source = परीक्षण
proof-no-test = परीक्षण नहीं लाया जा सका; इंटरनेट जाँचें, फिर इसे बंद करके दोबारा खोलें। वह इस पेज के साथ proof.txt में है।
proof-not = <b>इससे क्या पता नहीं चलता।</b> जैसा हर वेब पेज के साथ है, सर्वर चलाने वाले को दिखता है कि किस पते से, कब और कौन-सी फ़ाइलें माँगी गईं। ब्राउज़र के एक्सटेंशन हर पेज पढ़ सकते हैं। वर्तनी की जाँच, अनुवाद और फ़ॉर्म अपने आप भरना ब्राउज़र की सेवाएँ हैं; वे क्या भेजती हैं, यह ब्राउज़र की सेटिंग में लिखा होता है।
about-kept-heading = क्या रखा जाता है
about-kept = ब्राउज़र में रखी चीज़ें ब्राउज़र के साथ मिट भी सकती हैं। जो पहेली बचाकर रखनी हो, उसकी पहेली फ़ाइल (.ipuz) सहेजें।
about-licences = साथ दिए गए सभी हिस्सों के लाइसेंस
# <a> is the link to the file.
about-licences-text = Crosscore MIT लाइसेंस वाला मुक्त सॉफ़्टवेयर है। यह दूसरों के काम पर टिका है; हर हिस्से की अपनी शर्तें हैं। यही सब <a>एक टेक्स्ट फ़ाइल</a> में।

## Fixed text: the About box, use without the network

offline-heading = बिना इंटरनेट के
offline-check = नया संस्करण खोजें
offline-remove = ऑफ़लाइन प्रति मिटाएँ
offline-again = इस डिवाइस पर रखें
offline-reload = दोबारा लोड करें
offline-later = बाद में
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = यह पेज थोड़ी देर में इस डिवाइस पर रख लिया जाएगा, ताकि बिना इंटरनेट के भी चले।
offline-state-fetching = पेज इस डिवाइस पर रखा जा रहा है, ताकि बिना इंटरनेट के भी चले। फ़ाइलें: { $files } में से { $done }।
offline-state-kept = बिना इंटरनेट के भी चलता है: सभी { $files } फ़ाइलें ({ $size }) इस डिवाइस पर रखी हैं।
offline-state-removed = आपने ऑफ़लाइन प्रति मिटा दी, इसलिए इस पेज को इंटरनेट चाहिए।
offline-state-full = बिना इंटरनेट के चलाने के लिए नहीं रखा जा सका: इस डिवाइस पर पेज के लिए जगह नहीं बची। इंटरनेट हो तो यह पहले की तरह चलेगा।
offline-state-fetch = बिना इंटरनेट के चलाने के लिए नहीं रखा जा सका: { $file } नहीं लाई जा सकी, या ठीक से नहीं आई। इंटरनेट हो तो पेज पहले की तरह चलेगा।
offline-state-saving = बिना इंटरनेट के चलाने के लिए अभी नहीं रखा गया: इस डिवाइस पर डेटा की बचत चालू है, और कई मेगाबाइट लाने होंगे।
offline-state-not-here = बिना इंटरनेट के चलाने के लिए नहीं रखा जा सकता: यह ब्राउज़र पेज नहीं रखता, या निजी विंडो में नहीं रखता।
offline-state-insecure = बिना इंटरनेट के चलाने के लिए नहीं रखा जा सकता: ब्राउज़र केवल वे पेज रखते हैं जिनका पता https से शुरू होता है।
offline-state-one-file = यह पूरा पेज एक ही फ़ाइल है। इसे इंटरनेट नहीं चाहिए।
# Said once, when everything has been kept for the first time.
offline-now = Crosscore अब बिना इंटरनेट के भी चलेगा।
offline-news-ready = नया संस्करण तैयार है। दोबारा लोड करने पर भी आपका काम बना रहेगा।
offline-news-elsewhere = दूसरा टैब नए संस्करण पर चला गया है। दोबारा लोड करने तक यह टैब अपने पुराने संस्करण पर ही चलेगा।
offline-checking = नया संस्करण खोजा जा रहा है …
offline-newest = यही सबसे नया संस्करण है।
offline-unreachable = नया संस्करण है या नहीं, पता नहीं चला: साइट से संपर्क नहीं हो रहा।
offline-update-fetching = नया संस्करण लाया जा रहा है।
offline-update-failed = नया संस्करण है, पर पूरा नहीं लाया जा सका। यही संस्करण चलता रहेगा।

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = बंद करें
shelf-new = नई पहेली
shelf-list =
    .aria-label = इस डिवाइस पर रखी पहेलियाँ

## Fixed text: files

# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = शब्द सूची की फ़ाइल
file-list =
    .aria-label = शब्दों की फ़ाइल
file-ipuz =
    .aria-label = पहेली फ़ाइल

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }, { $date }
# $date is a date with the time.
shelf-changed = बदली गई: { $date }
shelf-words = { $given } शब्द
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed = { $given ->
    [one] { $given } में से { $placed } शब्द ग्रिड में
   *[other] { $given } में से { $placed } शब्द ग्रिड में
}
# $name is a puzzle's: a button's label.
shelf-more = { $name }: और काम
# What a puzzle's row says of it.
shelf-now = अभी खुली है
shelf-elsewhere = दूसरे टैब में खुली है
shelf-spoilt = खराब: खुल नहीं सकी
shelf-damaged = पहेली “{ $name }” खराब है और खुल नहीं सकती। यह “पहेलियाँ” में बनी रहेगी; वहाँ से इसका डेटा फ़ाइल में सहेजा जा सकता है।
# The menu of a puzzle.
shelf-rename = नाम बदलें…
shelf-duplicate = प्रति बनाएँ
shelf-save = पहेली फ़ाइल सहेजें (.ipuz)
shelf-save-raw = इसका डेटा फ़ाइल में सहेजें
shelf-delete = मिटाएँ…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = नया नाम
shelf-rename-yes = नाम बदलें
# Deleting: the question, and the two buttons.
shelf-delete-ask = “{ $name }” को इस डिवाइस से मिटाएँ? इसे वापस नहीं लाया जा सकेगा।
shelf-delete-yes = मिटाएँ
shelf-delete-no = रहने दें
shelf-deleted = “{ $name }” मिटा दी गई।
shelf-renamed = अब इसका नाम “{ $name }” है।
shelf-duplicated = “{ $name }” की प्रति बन गई।
shelf-not-while-open = यह दूसरे टैब में खुली है; पहले उसे वहाँ बंद करें।
shelf-gone = यह अब इस डिवाइस पर नहीं है।
shelf-empty = अभी कोई पहेली नहीं रखी गई है।
shelf-shared = यह पहेली दूसरे टैब में भी खुली है। यहाँ जो बदलेंगे, वह अलग प्रति के रूप में रखा जाएगा।
shelf-copied = यह पहेली दूसरे टैब में भी है। आपके बदलाव यहाँ “{ $name }” नाम से चलते रहेंगे; दूसरा टैब अपनी पहेली रखेगा।
shelf-safe = जब तक आप न मिटाएँ, ब्राउज़र इन्हें रखता है।
shelf-unsafe = डिवाइस में जगह कम पड़ने पर ब्राउज़र इन्हें मिटा सकता है: ज़रूरी पहेलियाँ फ़ाइल में सहेज लें।
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB में से { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB भरा है।
shelf-used-gigabytes = { NUMBER($room, maximumFractionDigits: 0) } GB में से { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB भरा है।
shelf-unreadable = इस डिवाइस की स्टोरेज से कुछ पढ़ा नहीं जा सकता।

## What copies are called, of puzzles and of word lists

copy-name = { $name } (प्रति)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (प्रति { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = <span>इस डिवाइस पर </span>रखी है
keep-no = <span>इस डिवाइस पर </span>नहीं रखी गई
keep-trouble-full = इस डिवाइस पर नहीं रखी गई: इस पेज के लिए जगह नहीं बची। पहेली फ़ाइल सहेजें, या वे पहेलियाँ मिटाएँ जिनकी ज़रूरत नहीं।
keep-trouble-denied = इस डिवाइस पर नहीं रखी गई: ब्राउज़र इस पेज को कुछ रखने नहीं देता, जैसे निजी विंडो में। पेज बंद करने से पहले पहेली फ़ाइल सहेजें।
keep-trouble-newer = इस डिवाइस पर नहीं रखी गई: दूसरे टैब में Crosscore का नया संस्करण खुला है। पहेली फ़ाइल सहेजें, फिर यह पेज दोबारा लोड करें।
keep-trouble-blocked = इस डिवाइस पर नहीं रखी गई: दूसरे टैब में Crosscore का पुराना संस्करण खुला है। वह टैब बंद करें, फिर दोबारा कोशिश करें। या पहेली फ़ाइल सहेजें।
# $why is what the browser says, mostly in English.
keep-trouble-failed = इस डिवाइस पर नहीं रखी गई: स्टोरेज ने काम नहीं किया ({ $why })। पहेली फ़ाइल सहेजें, फिर दोबारा कोशिश करें।
keep-no-answer = स्टोरेज से कोई जवाब नहीं मिल रहा।
keep-file = पहेली फ़ाइल सहेजें
# $name is a file's.
keep-file-not-kept = { $name } खुली है, पर इस डिवाइस पर रखी नहीं जा सकी। पेज दोबारा लोड करने पर इसके शब्दों के लिए इसे फिर खोलें।

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty = { $grid ->
    [letters] छिपे शब्दों वाला अक्षरों का ग्रिड, { $width } × { $height }; आगे लिखा है कि क्या खोजना है
   *[other] भरने के लिए वर्ग पहेली का ग्रिड, { $width } × { $height } खाने; आगे संकेत हैं
}
sheet-grid-answers = { $grid ->
    [letters] अक्षरों का ग्रिड जिसमें शब्दों पर निशान हैं, { $width } × { $height }
   *[other] उत्तरों के साथ वर्ग पहेली का ग्रिड, { $width } × { $height } खाने
}
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell = { $given ->
    [true] पंक्ति { $row }, स्तंभ { $column }: { $letter }, दिखाया गया
   *[false] पंक्ति { $row }, स्तंभ { $column }: { $letter }, नहीं दिखाया गया
}
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered = { $given ->
    [true] पंक्ति { $row }, स्तंभ { $column }, संख्या { $label }: { $letter }, दिखाया गया
   *[false] पंक्ति { $row }, स्तंभ { $column }, संख्या { $label }: { $letter }, नहीं दिखाया गया
}
sheet-letter-given = { $given ->
    [true] { $letter } दिखाया गया है।
   *[false] { $letter } अब नहीं दिखाया जाता।
}
sheet-letters-given = { $n ->
    [0] कोई अक्षर नहीं दिखाया गया।
    [one] { $n } अक्षर दिखाया गया।
   *[other] { $n } अक्षर दिखाए गए।
}
# The same where there are more words than are named: $more of them.
# One of these words: <word> stands for it, $reason says why it is left out.

## The Save menu of the sheet

save-all = { $grid ->
    [letters] पहेली और उत्तर सहेजें
   *[other] पहेली, संकेत और उत्तर सहेजें
}
    .hint = { $grid ->
        [letters] दो चित्र और दो टेक्स्ट
       *[other] एक चित्र और दो टेक्स्ट
    }
save-clue-text = संकेत (टेक्स्ट)
# Of a word search: its letters and its list of words.
save-puzzle-text = पहेली (टेक्स्ट)
save-answer-text = उत्तर (टेक्स्ट)
save-puzzle-file = पहेली फ़ाइल (.ipuz)
    .hint = बाद में खोलने और बदलने के लिए
# $names are names of files, one or several.
save-done = सहेजा गया: { $names }।
save-no-picture = ब्राउज़र चित्र नहीं बना सका; छोटा ग्रिड लेकर देखें।

## The About box: the line with the version

about-engine = संस्करण { $version }
about-build = बिल्ड { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = साथ ले जाएँ: <a>एक फ़ाइल में Crosscore</a> ({ $size })। यह डबल-क्लिक से खुलती है और बिना इंटरनेट या सर्वर के चलती है।
about-one-file = यह एक फ़ाइल में Crosscore है। यह अपने आप नहीं बदलती: नया संस्करण वहीं मिलेगा जहाँ से यह फ़ाइल मिली थी।
about-no-licences = लाइसेंस नहीं लाए जा सके; इंटरनेट जाँचें, फिर इसे बंद करके दोबारा खोलें। वे इस पेज के साथ NOTICES.txt में हैं।

## One's own word lists

lists-edit = मेरी सूचियाँ संपादित करें…
lists-copy-puzzle = इस पहेली के शब्द सूची में उतारें
lists-copied = { $n ->
    [one] { $n } शब्द नई सूची में उतारा गया।
   *[other] { $n } शब्द नई सूची में उतारे गए।
}
# Names for new lists. $name is a word list's.
lists-from-puzzle = पहेली के शब्द
lists-from-puzzle-of = { $name } से पहेली
lists-unnamed = मेरी सूची
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = मेरी सूची { $n }
# The button that shows all lists, on narrow screens.
lists-mine = { $n ->
    [0] मेरी सूचियाँ
    [1] मेरी सूचियाँ
   *[other] मेरी सूचियाँ ({ $n })
}
# When a list was changed: $time is the time of day.
lists-today = आज { $time }
lists-not-kept-yet = अभी रखी नहीं गई
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (प्रायोगिक)
lists-language-own-experimental = { $language } · { $own } (प्रायोगिक)
lists-language-guess = शब्दों से पहचानें
lists-language-guessed = पहचानी गई: { $language }
# The menu of a list.
lists-rename = नाम बदलें
lists-delete = यह सूची मिटाएँ…
lists-duplicated = सूची की प्रति बन गई; यह { $name } है।
lists-delete-heading = यह सूची मिटाएँ?
lists-delete-text = { $n ->
    [one] “{ $name }” में { $n } शब्द है। यह इस डिवाइस से मिट जाएगी और वापस नहीं लाई जा सकेगी।
   *[other] “{ $name }” में { $n } शब्द हैं। यह इस डिवाइस से मिट जाएगी और वापस नहीं लाई जा सकेगी।
}
lists-delete-yes = सूची मिटाएँ
lists-deleted = सूची { $name } मिटा दी गई।
lists-not-deleted = सूची नहीं मिटाई गई।
lists-gone = यह सूची दूसरे टैब में मिटा दी गई।
lists-unreadable = सूची इस डिवाइस से पढ़ी नहीं जा सकी।
lists-conflict = इस बीच यह सूची दूसरे टैब में बदली गई। दोनों रखी गई हैं: आपकी सूची अब “{ $name }” है।
lists-kept-again = “{ $name }” दूसरे टैब में मिटा दी गई थी। यहाँ जो है, वह फिर से रख लिया गया।
lists-followed = सूची दूसरे टैब में बदली गई; अब वह ऐसी है।
lists-not-kept = यह सूची इस डिवाइस पर नहीं रखी जा सकी।
lists-save-as-file = पेज बंद करने से पहले इसे फ़ाइल में सहेजें।
lists-not-checked = शब्दों की जाँच नहीं हो सकी।

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = शब्द, पंक्ति { NUMBER($row, useGrouping: 0) }
    .placeholder = शब्द लिखें
lists-clue = संकेत, पंक्ति { NUMBER($row, useGrouping: 0) }
    .placeholder = और उसका संकेत
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = नई
lists-full = { $most ->
    [one] सूची में अधिक से अधिक { $most } पंक्ति आती है। और शब्दों के लिए दूसरी सूची बनाएँ।
   *[other] सूची में अधिक से अधिक { $most } पंक्तियाँ आती हैं। और शब्दों के लिए दूसरी सूची बनाएँ।
}
lists-no-cells = कोई खाना नहीं
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = ध्यान दें:
lists-finding-note = टिप्पणी:
lists-findings-more = +{ $n } और
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors = { $n ->
    [one] { $n }<span> पर ध्यान दें</span>
   *[other] { $n }<span> पर ध्यान दें</span>
}
lists-notes = { $n ->
    [one] { $n }<span> टिप्पणी</span>
   *[other] { $n }<span> टिप्पणियाँ</span>
}
lists-delete-rows = { $n ->
    [0] पंक्ति मिटाएँ
    [1] पंक्ति मिटाएँ
   *[other] { $n } पंक्तियाँ मिटाएँ
}
lists-rows-deleted = { $n ->
    [one] { $n } पंक्ति मिटाई गई।
   *[other] { $n } पंक्तियाँ मिटाई गईं।
}
lists-rows-selected = { $n ->
    [one] { $n } पंक्ति चुनी गई।
   *[other] { $n } पंक्तियाँ चुनी गईं।
}
# $to is the number of the first of these rows now.
lists-rows-moved = { $n ->
    [one] { $n } पंक्ति अब जगह { $to } पर है।
   *[other] { $n } पंक्तियाँ अब जगह { $to } से हैं।
}
lists-sort-word = शब्द के क्रम से
lists-sort-length = लंबाई के क्रम से
lists-sort-clue = संकेत के क्रम से
lists-sorted = पंक्तियाँ क्रम से लग गईं।
lists-swap = शब्द और संकेत आपस में बदलें
lists-swapped = शब्द और संकेत आपस में बदल दिए गए।

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = चिपकाया गया
lists-pasted = { $n ->
    [one] { $n } पंक्ति चिपकाई गई।
   *[other] { $n } पंक्तियाँ चिपकाई गईं।
}
lists-clues-pasted = { $n ->
    [one] { $n } संकेत चिपकाया गया।
   *[other] { $n } संकेत चिपकाए गए।
}
lists-not-pasted = कुछ नहीं चिपकाया गया।
lists-nothing-in = इसमें कोई शब्द नहीं है।
lists-too-many = { $n ->
    [one] इसमें { $n } पंक्ति है; सूची में अधिक से अधिक { $most } आती हैं। इसे कई सूचियों में बाँटें, या पहेली वाले पेज पर इस फ़ाइल को शब्द सूची के रूप में खोलें।
   *[other] इसमें { $n } पंक्तियाँ हैं; सूची में अधिक से अधिक { $most } आती हैं। इसे कई सूचियों में बाँटें, या पहेली वाले पेज पर इस फ़ाइल को शब्द सूची के रूप में खोलें।
}
# The same where the list has $there rows already.
lists-too-many-more = { $n ->
    [one] इसमें { $n } पंक्ति है और सूची में { $there }; सूची में अधिक से अधिक { $most } आती हैं। इसे कई सूचियों में बाँटें।
   *[other] इसमें { $n } पंक्तियाँ हैं और सूची में { $there }; सूची में अधिक से अधिक { $most } आती हैं। इसे कई सूचियों में बाँटें।
}
# $name is a file's.
lists-not-imported = { $name } आयात नहीं हुई; कुछ नहीं बदला।
lists-imported = { $n ->
    [one] { $name } से { $n } पंक्ति आयात हुई।
   *[other] { $name } से { $n } पंक्तियाँ आयात हुईं।
}
lists-import-heading = शब्द कहाँ जाएँ?
# $name is a file's, $list the open list's.
lists-import-text = { $n ->
    [one] { $name } में { $n } पंक्ति है। उसे “{ $list }” के अंत में जोड़ें, या उसकी नई सूची बनाएँ?
   *[other] { $name } में { $n } पंक्तियाँ हैं। उन्हें “{ $list }” के अंत में जोड़ें, या उनकी नई सूची बनाएँ?
}
lists-import-add = इस सूची में जोड़ें
lists-save-json = शब्दकोश (.json)
    .hint = यहाँ फिर खुलता है
lists-save-csv = तालिका (.csv)
    .hint = स्प्रेडशीट के लिए
lists-save-tsv = टैब वाली तालिका (.tsv)
    .hint = स्प्रेडशीट के लिए
lists-save-text = सादा टेक्स्ट (.txt)
    .hint = हर पंक्ति में एक शब्द
lists-not-made = { $grid ->
    [letters] शब्द खोज नहीं बनी।
   *[other] वर्ग पहेली नहीं बनी।
}
lists-none-usable = अभी कोई पंक्ति काम की नहीं है; शब्दों के पास लिखी बातें देखें।
# After a crossword was made: $n rows without which.
lists-left-out = { $n ->
    [one] { $n } पंक्ति छोड़ दी गई।
   *[other] { $n } पंक्तियाँ छोड़ दी गईं।
}
lists-left-out-why = { $n ->
    [one] यह अभी काम नहीं आ सकती; कारण सूची में लिखा है।
   *[other] ये अभी काम नहीं आ सकतीं; कारण सूची में लिखा है।
}
# The same with the words, and with some of more words.
lists-left-out-words = { $n ->
    [one] यह अभी काम नहीं आ सकती ({ $words }); कारण सूची में लिखा है।
   *[other] ये अभी काम नहीं आ सकतीं ({ $words }); कारण सूची में लिखा है।
}
lists-left-out-some = { $n ->
    [one] यह अभी काम नहीं आ सकती ({ $words }, …); कारण सूची में लिखा है।
   *[other] ये अभी काम नहीं आ सकतीं ({ $words }, …); कारण सूची में लिखा है।
}

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = पहेली का इंजन
boot-step-words = शब्द सूची
boot-step-layout = पहली वर्ग पहेली
# What stands beside a step.
boot-waiting = बाकी है
# Of a word list: how many of its words are read.
boot-of-words = { $total } में से { $done } शब्द
boot-done = हो गया
# $done, $total: amounts such as "3.1 MB".
boot-of = { $total } में से { $done }
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = यह पेज किसी फ़ोल्डर से शुरू नहीं हो सकता: ब्राउज़र यह छूट केवल एक फ़ाइल वाले पेज को देते हैं। इसकी जगह crosscore.html खोलें, जिसमें पूरा Crosscore एक ही फ़ाइल में है, या इस फ़ोल्डर को किसी वेब सर्वर पर रखकर वहाँ से खोलें।
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = यह ब्राउज़र Crosscore के लिए बहुत पुराना है। इस पेज को किसी नए ब्राउज़र में खोलें।
release-mixed = जब पेज खुल रहा था, तभी नया संस्करण आ गया, और इसके हिस्से आपस में मेल नहीं खाते: पेज दोबारा लोड करें।
# $file: the address of a file of this page.
boot-missing = { $file } नहीं लाई जा सकी। इंटरनेट जाँचें, फिर दोबारा कोशिश करें, या अपनी शब्द सूची खोलें।
# Name of the bar that fills.
boot-progress =
    .aria-label = तैयारी हो रही है
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = यह पेज पूरा नहीं आया।
broken-text = इसका एक हिस्सा लाया या चलाया नहीं जा सका। इंटरनेट जाँचें और पेज दोबारा लोड करें; उससे काम न बने तो कोई नया ब्राउज़र लें। आपकी पहेलियाँ इस डिवाइस पर सुरक्षित हैं।
broken-reload = पेज दोबारा लोड करें

## The engine stopped by a fault of its own

fatal-title = इंजन रुक गया है
# Why: five causes.
fatal-memory = इस ब्राउज़र ने उसे बहुत कम मेमोरी दी। दूसरे टैब बंद करें, फिर उसे दोबारा चलाएँ।
fatal-fetch = उसका एक हिस्सा नहीं लाया जा सका।
fatal-slow = उसे शुरू होने में बहुत देर लगी: एक मिनट तक कुछ आगे नहीं बढ़ा।
fatal-damaged = उसका एक हिस्सा खराब है या मिला नहीं।
fatal-fault = वह अपनी ही किसी गड़बड़ी से रुका।
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = इंजन अपनी ही किसी गड़बड़ी से रुक गया था; उसे फिर से चला दिया गया है। इस पेज पर कुछ भी नहीं खोया।
crash-memory = इंजन के लिए मेमोरी कम पड़ गई थी, इसलिए उसे फिर से चला दिया गया है। इस पेज पर कुछ भी नहीं खोया।
# $name: of a word list or file.
crash-reading = ऐसा { $name } पढ़ते समय हुआ।
crash-shorter-list = छोटी शब्द सूची लें, या पहले दूसरे टैब बंद करें।
crash-smaller = कम शब्दों या छोटे ग्रिड से कोशिश करें।
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = इंजन ने कुछ देर से जवाब नहीं दिया। हो सकता है वह अब भी काम कर रहा हो। उसे फिर चलाने पर इस पेज पर कुछ भी नहीं खोएगा।
silent-wait = और रुकें
silent-restart = फिर चलाएँ
fatal-kept = आपकी पहेली इस पेज पर सुरक्षित है।
fatal-one-file = इस फ़ाइल को फिर से कॉपी करें, या जहाँ से आई थी वहाँ से दोबारा लें।
fatal-boot = इंटरनेट जाँचें और इसे फिर चलाएँ। उससे काम न बने तो पेज दोबारा लोड करें या दूसरा ब्राउज़र लें।
fatal-details = गड़बड़ी की सूचना के लिए विवरण
fatal-restart = इंजन फिर चलाएँ
fatal-not-started = इंजन चालू नहीं हुआ।
failed-restarted = इंजन फिर से चलाया गया; एक बार और कोशिश करें।
failed-not-running = इंजन नहीं चल रहा; पहले उसे फिर चलाएँ।

## Amounts

# $n: how many words.
word-count = { $n } शब्द
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed = { $grid ->
    [letters] { $given } में से <b>{ $placed }</b> शब्द छिपे
   *[other] { $given } में से <b>{ $placed }</b> ग्रिड में
}
counts-on-sheet = { $given } में से <b>{ $placed }</b> पहेली में
counts-failed = { $grid ->
    [letters]
        <b>{ $n }</b> { $n ->
            [1] छोड़ा गया
           *[other] छोड़े गए
        }
   *[other] <b>{ $n }</b> बिना जगह
}
    .only = { $grid ->
        [letters] केवल ये शब्द दिखाएँ: छोड़े गए
       *[other] केवल ये शब्द दिखाएँ: जिन्हें जगह नहीं मिली
    }
counts-isolated = <b>{ $n }</b> अलग-थलग
    .only = केवल ये शब्द दिखाएँ: अलग-थलग
counts-long = <b>{ $n }</b> { $n ->
    [one] लंबा संकेत
   *[other] लंबे संकेत
}
    .only = { $n ->
        [one] केवल यह शब्द दिखाएँ: लंबा संकेत
       *[other] केवल ये शब्द दिखाएँ: लंबे संकेत
    }
counts-locked = <b>{ $n }</b> लॉक
    .only = केवल ये शब्द दिखाएँ: लॉक किए गए
counts-frozen = { $grid ->
    [letters] सब लॉक हैं
   *[other] लेआउट लॉक है
}
# Into how many parts the crossword falls that do not touch.
counts-pieces = { $n ->
    [1] एक टुकड़ा
   *[other] <b>{ $n }</b> टुकड़े
}
counts-crossings = <b>{ $n }</b> क्रॉसिंग
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = <b>{ $percent } %</b> भरा
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = बीज संख्या { $seed }
counts-details = विवरण
# What a press does once only some words are shown.
counts-all = सभी शब्द दिखाएँ

# The words that are not on the sheet, and what can be done with them.
left-out = { $n ->
    [one] { $n } शब्द पन्ने पर नहीं है
   *[other] { $n } शब्द पन्ने पर नहीं हैं
}
# After the words that are named.
left-out-more = और { $n } अन्य
left-out-pieces = कई टुकड़े
    .help = वे पन्ने पर बाकी शब्दों के बगल में आते हैं।
# $name is a word list.
left-out-join = { $name } से जोड़ें
    .help = इस सूची के शब्द आपके शब्दों को जोड़ते हैं।
# $kind is a kind of puzzle.
left-out-kind = इसके बजाय { $kind }
    .help = वहाँ शब्दों में समान अक्षर ज़रूरी नहीं हैं।

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = आपकी सूची और यह पहेली अलग हैं: { $what }।
own-list-clues = { $n ->
    [one] { $n } संकेत
   *[other] { $n } संकेत
}
own-list-added = { $n ->
    [one] सूची में { $n } नया शब्द
   *[other] सूची में { $n } नए शब्द
}
own-list-removed = { $n ->
    [one] { $n } शब्द अब सूची में नहीं
   *[other] { $n } शब्द अब सूची में नहीं
}
own-list-own = { $n ->
    [one] { $n } शब्द केवल पहेली में
   *[other] { $n } शब्द केवल पहेली में
}
own-list-update-puzzle = पहेली अपडेट करें
own-list-update-list = मेरी सूची अपडेट करें
own-list-taken = आपकी सूची के बदलाव पहेली में आ गए।
own-list-updated = पहेली के बदलाव आपकी सूची में आ गए।

## What runs, beside the bar that fills, with a button to stop it

job-starting = इंजन शुरू हो रहा है …
# $name: of a word list or file.
job-load = { $name } पढ़ी जा रही है …
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = पढ़ना: { $total } में से { $done }
# $done and $total: such as "1.2 MB".
job-load-bytes = लाना: { $total } में से { $done }
job-puzzle-new = { $grid ->
    [letters] शब्द छिपाए जा रहे हैं …
    [blocked] ग्रिड भर रहा है …
   *[other] लेआउट सुधर रहा है …
}
job-puzzle-reshuffle = { $grid ->
    [letters] शब्द छिपाए जा रहे हैं …
    [blocked] ग्रिड भर रहा है …
   *[other] लेआउट सुधर रहा है …
}
job-puzzle-improve = { $grid ->
    [blocked] और अच्छा भराव खोजा जा रहा है …
   *[other] लेआउट सुधर रहा है …
}
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = { $n } सेकंड से कुछ बेहतर नहीं
job-puzzle-replace = दूसरा शब्द खोजा जा रहा है …
job-puzzle-edit = शब्द के लिए जगह खोजी जा रही है …
job-puzzle-join = शब्द जोड़े जा रहे हैं …
job-puzzle-add = शब्द के लिए जगह खोजी जा रही है …
job-puzzle-revise = पहेली अपडेट हो रही है …
job-puzzle-delete = खाली जगह भरी जा रही है …
job-stopping = रोका जा रहा है …
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { $total } में से { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } सेकंड
job-amount = { $total } में से { $done }
job-time = { $seconds } सेकंड
# Files are being made to be saved. $done of $total are ready.
job-saving = सहेजना: { $total } में से { $done }
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = { $name } ({ $size }) पढ़ी जा रही है …

## What has been done

# A new layout is ready.
done-laid-out = { $grid ->
    [letters]
        { $width } × { $height } में { $given ->
            [one] { $given } में से { $placed } शब्द छिपा
           *[other] { $given } में से { $placed } शब्द छिपे
        }, { $shared } साझा अक्षर।
   *[other]
        { $given ->
            [one] { $given } में से { $placed } शब्द ग्रिड में
           *[other] { $given } में से { $placed } शब्द ग्रिड में
        }, { $crossings } क्रॉसिंग, { $width } × { $height }।
}
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = { $seconds } सेकंड खोजा गया; आखिरी { $still } सेकंड में कुछ बेहतर नहीं मिला।
done-searched-better = { $seconds } सेकंड खोजा गया; अंत तक बेहतर मिलता रहा।

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others = { $moved ->
    [-1] { "" }
    [0] : और कुछ नहीं खिसका
    [one] : { $moved } और शब्द खिसका
   *[other] : { $moved } और शब्द खिसके
}
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost = { $lost ->
    [0] { "" }
    [one] ; { $words } के लिए अब जगह नहीं रही
   *[other] ; { done-lost-words } के लिए अब जगह नहीं रही
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } और { $more } अन्य
}
# $crossed: whether the number of crossings changed.
done-crossings = { $crossed ->
    [true] { $crossings-before } → { $crossings } क्रॉसिंग
   *[false] { $crossings } क्रॉसिंग
}
# Of the grid in cells. $sized: whether it changed.
done-size = { $sized ->
    [true] { $width-before } × { $height-before } → { $width } × { $height }
   *[false] { $width } × { $height }
}
# $counted: whether anything is known of the grid.
done-counts = { $counted ->
    [true] ; { done-crossings }, { done-size }
   *[false] { "" }
}
done-moved = { $word } खिसकाया गया{ done-others }{ done-lost }{ done-counts }।
done-edited = { $word } संपादित किया गया{ done-others }{ done-lost }{ done-counts }।
# One word took the place of another.
done-replaced = { $before } की जगह { $after } आया{ done-others }{ done-lost }{ done-counts }।
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted = { $named ->
    [true] { $n ->
        [one] { $deleted } मिटाया गया
       *[other] { $deleted } मिटाए गए
    }
   *[false] { $n ->
        [one] { $n } शब्द मिटाया गया
       *[other] { $n } शब्द मिटाए गए
    }
}{ done-others }{ done-lost }{ done-counts }।
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }।
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }।
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black = { $fewer ->
    [true] { $black-before } → { $black } काले खाने,{ " " }
   *[false] { "" }
}
# $gained: whether the number of words that have a place changed.
done-improved = { $gained ->
    [true] पहले से बेहतर: { done-black }ग्रिड में { $placed-before } → { $placed } शब्द, { done-crossings }, { done-size }।
   *[false] पहले से बेहतर: { done-black }{ done-crossings }, { done-size }।
}
done-not-improved = { $grid ->
    [blocked] { $seconds } सेकंड में कुछ बेहतर नहीं मिला; ग्रिड वैसा ही है।
   *[other] { $seconds } सेकंड में कुछ बेहतर नहीं मिला; लेआउट वैसा ही है।
}
done-undone = पहले जैसा कर दिया गया।
done-redone = फिर से कर दिया गया।
done-started-again = इंजन फिर से चलाया गया है। इस पेज पर कुछ भी नहीं खोया।
done-restarted = इंजन समय पर नहीं रुका, इसलिए उसे फिर से चलाया गया। आपकी पहेली वैसी ही है।

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } नहीं खुली; कुछ नहीं बदला।
failed-open = { $name } नहीं खुली; कुछ नहीं बदला।
failed-puzzle-new = नई पहेली नहीं बनी।
failed-puzzle-reshuffle = { $grid ->
    [letters] शब्द फिर से नहीं छिपाए गए।
   *[other] शब्द फिर से नहीं सजाए गए।
}
failed-puzzle-improve = लेआउट नहीं सुधारा गया।
failed-puzzle-replace = शब्द नहीं बदला गया।
failed-puzzle-edit = शब्द संपादित नहीं किया गया।
failed-puzzle-clues = संकेत नहीं बदला गया।
failed-puzzle-join = शब्द नहीं जुड़े।
failed-puzzle-add = शब्द नहीं जोड़ा गया।
failed-puzzle-revise = पहेली अपडेट नहीं हुई।
failed-puzzle-delete = कुछ नहीं मिटाया गया।
failed-puzzle-move = शब्द नहीं खिसकाया गया।
failed-puzzle-lock = लॉक में कोई बदलाव नहीं हुआ।
failed-puzzle-set = पहेली का टेक्स्ट या सेटिंग नहीं बदली।
failed-save = कुछ नहीं सहेजा गया।
failed-unchanged = कुछ नहीं बदला।
failed-other-puzzle = इस बीच पहेली बदल गई है; उसे फिर देखें और दोबारा करें।
failed-other-word = { $word } अब इस जगह नहीं है। कुछ नहीं बदला; इसे बंद करें और शब्द फिर चुनें।

## Word lists and files

dictionary-bundled = शब्द सूचियाँ
dictionary-opened = आपकी खोली हुई
dictionary-own = आपकी अपनी
dictionary-open = शब्द सूची की फ़ाइल खोलें…
    .hint = JSON, तालिका या टेक्स्ट
    .hint-drop = या पेज पर कहीं भी छोड़ दें
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, संकेत { $clues } में
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }, बड़ी
    .hint = { $n } शब्द · { $size }
dictionary-scored = { $words }, बड़ी, बिना संकेत
dictionary-large-heading = भरे ग्रिड के लिए बड़ी सूचियाँ
dictionary-large-more = और भाषाएँ
dictionary-themes = { $list }: { $themes }
themes-open = विषय के अनुसार शब्द…
themes-heading = विषय के अनुसार शब्द
themes-words = शब्दों की भाषा
themes-clues = संकेतों की भाषा
themes-clues-own = वही भाषा
themes-style = संकेत हों
themes-translated = अनुवाद
themes-described = विवरण
themes-region = { $language }: क्षेत्र
themes-levels = स्तर
themes-level = { $n } (लगभग { $cefr })
themes-themes = विषय
themes-help = कोई न चुनें तो सभी लिए जाएँगे।
themes-make = पहेली बनाएँ
themes-edit = अपनी सूची के रूप में संपादित करें
themes-many = { $n ->
    [one] { $n } विषय
   *[other] { $n } विषय
}
themes-every = सभी विषय
done-used-again = { $n ->
    [one] { $n } शब्द आपकी पिछली पहेलियों में आ चुका है: सूची में और कोई नहीं बचा।
   *[other] { $n } शब्द आपकी पिछली पहेलियों में आ चुके हैं: सूची में और कोई नहीं बचे।
}
theme-actions = क्रियाएँ
theme-animals = जानवर
theme-art = कला और संगीत
theme-body = शरीर और स्वास्थ्य
theme-clothes = कपड़े
theme-family = परिवार और लोग
theme-feelings = भावनाएँ और गुण
theme-festivals = त्योहार
theme-food = खाना-पीना
theme-geography = भूगोल
theme-home = घर
theme-jobs = पेशे
theme-nature = प्रकृति और मौसम
theme-school = विद्यालय
theme-science = विज्ञान
theme-sport = खेलकूद
theme-technology = तकनीक
theme-time = समय और संख्याएँ
theme-town = शहर और गाँव
theme-travel = यात्रा और परिवहन
dictionary-none = कोई शब्द सूची नहीं खुली है; पहले एक चुनें।
dictionary-other-language = शब्द सूची { $name } इस पहेली से अलग भाषा में है; शब्द बदलने के लिए इसी भाषा की सूची चुनें।
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note = { $n ->
    [one] { $name } से { $n } शब्द
   *[other] { $name } से { $n } शब्द
}
dictionary-findings = { $n ->
    [one] इस सूची पर { $n } टिप्पणी
   *[other] इस सूची पर { $n } टिप्पणियाँ
}
dictionary-findings-more = … और { $n } अन्य।

file-opened-with = { $name } खुली, { $n ->
    [one] { $n } टिप्पणी
   *[other] { $n } टिप्पणियों
} के साथ।
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = कई फ़ाइलें छोड़ी गईं; केवल पहली खोली गई।
# $size, $limit: amounts such as "80.3 MB".
file-too-big = इसका आकार { $size } है; { $limit } तक की फ़ाइलें खुल सकती हैं। इसे छोटी फ़ाइलों में बाँटें।
file-gone = { $name } अब इस डिवाइस पर नहीं है; इसके शब्दों के लिए फ़ाइल फिर खोलें।
file-list-gone = सूची { $name } अब इस डिवाइस पर नहीं है; कोई दूसरी चुनें।
file-unreadable = फ़ाइल डिस्क से पढ़ी नहीं जा सकी; देखें कि वह अब भी वहाँ है, और दोबारा कोशिश करें।
file-not-fetched = इसे लाया नहीं जा सका; इंटरनेट जाँचें और दोबारा कोशिश करें।

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = यह संदेश बंद करें
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = इस डिवाइस के किसी फ़ॉन्ट में { $letters } ({ $script }) नहीं है। चित्रों और छपाई में वहाँ खाली डिब्बे दिखेंगे; टेक्स्ट और पहेली फ़ाइलें पूरी रहेंगी। इन्हें देखने के लिए { $font } फ़ॉन्ट इंस्टॉल करें।
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = इस डिवाइस के किसी फ़ॉन्ट में { $codes } चिह्न नहीं हैं। चित्रों और छपाई में वहाँ खाली डिब्बे दिखेंगे; टेक्स्ट और पहेली फ़ाइलें पूरी रहेंगी। इन्हें हटाएँ, या ऐसा फ़ॉन्ट इंस्टॉल करें जिसमें ये हों।

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = ग्रिड में
list-unplaced = बिना जगह
list-isolated = अलग-थलग
list-locked = लॉक
list-long = लंबा संकेत
list-no-clue = बिना संकेत
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = संकेत जोड़ें
clue-of = { $word } का संकेत
clue-write = यह संकेत लिखें
# The choices of states the list can be narrowed to.
list-only-all = { $content ->
    [numbers] सभी संख्याएँ
   *[words] सभी शब्द
}
list-only-placed = { $grid ->
    [letters] छिपे हुए
   *[other] ग्रिड में
}
list-only-failed = { $grid ->
    [letters] छोड़े गए
   *[other] जिन्हें जगह नहीं मिली
}
list-only-isolated = अलग-थलग
list-only-long = लंबा संकेत
list-only-locked = लॉक
list-only-clueless = बिना संकेत
list-any-length = हर लंबाई
list-letters = { $content ->
    [numbers] { $n } अंक
   *[words] { $n } अक्षर
}
# The orders the list can stand in.
list-sort-listed = सूची क्रम
list-sort-word = शब्द क्रम
list-sort-length = लंबाई क्रम
list-sort-state = स्थिति क्रम
list-sort-number = { $grid ->
    [letters] जगह क्रम
   *[other] संख्या क्रम
}
# How many of all words are shown.
list-shown = { $content ->
    [numbers]
        { $total ->
            [one] { $total } में से { $n } संख्या
           *[other] { $total } में से { $n } संख्याएँ
        }
   *[words]
        { $total ->
            [one] { $total } में से { $n } शब्द
           *[other] { $total } में से { $n } शब्द
        }
}
list-not-found = किसी शब्द या संकेत में “{ $text }” नहीं है।
list-none-in-state = इस स्थिति में कोई शब्द नहीं है।
list-nothing = ऐसा कोई शब्द नहीं है।
list-picked-all = { $n ->
    [one] { $n } शब्द चुना गया।
   *[other] { $n } शब्द चुने गए।
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = चुना गया शब्द
workshop-many = चुने गए शब्द
workshop-moving = खिसकाया जा रहा शब्द
workshop-choose = सूची में या ग्रिड पर कोई शब्द चुनें।
hint-clue = संकेत बदलने के लिए उस पर क्लिक करें।
hint-away = इसे फिर न दिखाएँ
workshop-several = { $n ->
    [one] { $n } शब्द चुना गया
   *[other] { $n } शब्द चुने गए
}
# $words: the first of many.
workshop-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed = { $grid ->
    [letters] छिपाया नहीं गया: { $reason }
   *[other] ग्रिड में नहीं: { $reason }
}
workshop-apart = पहेली में नहीं: { $reason }
workshop-lock =
    .title = अपनी जगह पर रखें (L)
workshop-unlock = अनलॉक
    .title = फिर खिसकने दें (L)
workshop-layout-locked = { $grid ->
    [letters] सभी शब्द लॉक हैं; पहले उन्हें अनलॉक करें (“सब लॉक करें”)।
   *[other] पूरा लेआउट लॉक है; पहले उसे अनलॉक करें।
}
workshop-only-placed = { $grid ->
    [letters] केवल छिपा हुआ शब्द लॉक हो सकता है।
   *[other] केवल पहेली में रखा शब्द लॉक हो सकता है।
}
workshop-no-reshuffle = { $grid ->
    [letters] सभी शब्द लॉक हैं; फिर सजाने के लिए उन्हें अनलॉक करें।
   *[other] लेआउट लॉक है; फिर सजाने के लिए उसे अनलॉक करें।
}
workshop-no-improve = लेआउट लॉक है; बेहतर बनाने के लिए उसे अनलॉक करें।
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now = { $named ->
    [true] { $n ->
        [one] { $words } लॉक किया गया।
       *[other] { $words } लॉक किए गए।
    }
   *[false] { $n ->
        [one] { $n } शब्द लॉक किया गया।
       *[other] { $n } शब्द लॉक किए गए।
    }
}
workshop-unlocked-now = { $named ->
    [true] { $n ->
        [one] { $words } अनलॉक किया गया।
       *[other] { $words } अनलॉक किए गए।
    }
   *[false] { $n ->
        [one] { $n } शब्द अनलॉक किया गया।
       *[other] { $n } शब्द अनलॉक किए गए।
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] सभी शब्द लॉक हैं: आपके अनलॉक करने तक कोई नहीं खिसकेगा।
   *[other] लेआउट लॉक है: आपके अनलॉक करने तक कोई शब्द नहीं खिसकेगा।
}
workshop-layout-unlocked-now = { $grid ->
    [letters] शब्द अनलॉक हैं।
   *[other] लेआउट अनलॉक है।
}

## A word that is moved to another place

moving-heading = खिसकाएँ
moving-looking = जगहें खोजी जा रही हैं …
moving-choose = { $n ->
    [1] { $n } जगह खाली है। ग्रिड पर एक चुनें।
   *[other] { $n } जगहें खाली हैं। ग्रिड पर एक चुनें।
}
moving-found = { $n ->
    [1] { $n } और जगह खाली है।
   *[other] { $n } और जगहें खाली हैं।
}
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } तीर या Tab से चुनें, Enter से वहाँ रखें, Esc से छोड़ दें। { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place = { $total } में से जगह { $n }: { $way ->
    [down] ऊपर से नीचे
   *[across] बाएँ से दाएँ
}।
# $words: those it would cross there.
moving-place-crossing = { $total } में से जगह { $n }: { $way ->
    [down] ऊपर से नीचे
   *[across] बाएँ से दाएँ
}, { $words } को काटते हुए।
moving-nowhere = जब तक बाकी शब्द अपनी जगह पर हैं, { $word } के लिए कोई और जगह नहीं है।
moving-not-placed = { $word } ग्रिड में नहीं है।
moving-locked = { $word } लॉक है; खिसकाने के लिए उसे अनलॉक करें।
moving-frozen = लेआउट लॉक है; शब्द खिसकाने के लिए उसे अनलॉक करें।
moving-cancelled = यह जहाँ था, वहीं है।

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of = { $n ->
    [one] { $n } खाना: { $cells }
   *[other] { $n } खाने: { $cells }
}
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $limit } में से { $n } वर्ण
edit-clue-length-long = { $limit } में से { $n } वर्ण: लंबा संकेत
edit-duplicate = पहेली में { $word } पहले से है।
add-empty = पहले कोई शब्द लिखें।
# $place: where it lies, such as "12 Across".
add-placed = { $word } जोड़ा गया, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } सूची में जोड़ा गया, पर ग्रिड में नहीं ({ $reason })

# Words of the open word list that would fit the puzzle as it lies.
offers-why = { $word } को जगह क्यों नहीं मिली
offers-looking = शब्द सूची में खोजा जा रहा है …
offers-none = { $grid ->
    [letters] शब्द सूची में ऐसा कोई शब्द नहीं है जो यहाँ छिपाया जा सके।
   *[other] शब्द सूची में ऐसा कोई शब्द नहीं है जो इस लेआउट में जुड़ सके।
}
offers-instead = सूची में इसकी जगह लेने के लिए इनमें से एक चुनें।
# How many words it would cross.
offers-joins = { $n } क्रॉसिंग

## The grid, in words

grid-label = { $grid ->
    [letters] शब्द खोज, { $width } × { $height } अक्षर
   *[other] वर्ग पहेली का ग्रिड, { $width } × { $height } खाने
}
grid-label-titled = { $grid ->
    [letters] शब्द खोज { $title }, { $width } × { $height } अक्षर
   *[other] { $title } की वर्ग पहेली का ग्रिड, { $width } × { $height } खाने
}
grid-caption = ग्रिड, पंक्ति दर पंक्ति: { $height } पंक्तियाँ, { $width } स्तंभ
grid-row = पंक्ति { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }, पंक्ति { $row }, स्तंभ { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }, पंक्ति { $row }, स्तंभ { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = संकेतों की भाषा: { $language }
# Instead of a language of the sheet’s own.
options-language-none = संकेतों की भाषा
options-size-auto = अपने आप
options-size-square = वर्गाकार
options-size-sides = चौड़ाई × ऊँचाई
options-size-side = हर ओर के खाने
options-size-width = चौड़ाई के खाने
options-size-height = ऊँचाई के खाने
options-ratio-width = चौड़ाई
options-ratio-height = ऊँचाई
options-group-words = शब्द
options-group-grid = ग्रिड
options-group-search = खोज
# A mark on what only matters when words are drawn.
options-for-new-words = नए शब्दों के लिए
# No ready-made choice of options is the one that is set.
options-own = विकल्प आपके अपने चुने हुए हैं।
options-bad-seed = बीज संख्या अधिक से अधिक 15 अंकों की पूर्ण संख्या है; हर बार नई चाहिए तो खाली छोड़ें।
# What a number may be.
options-range = { $min } से { $max }
    .unit = { $min } से { $max } { $unit }
# $words of the last $puzzles are remembered.
options-remembered = { $puzzles ->
    [one] आपकी पिछली पहेली { $words ->
        [one] का { $words } शब्द याद रखा गया है
       *[other] के { $words } शब्द याद रखे गए हैं
    }, केवल इस डिवाइस पर।
   *[other] आपकी पिछली { $puzzles } पहेलियों { $words ->
        [one] का { $words } शब्द याद रखा गया है
       *[other] के { $words } शब्द याद रखे गए हैं
    }, केवल इस डिवाइस पर।
}
options-remembered-none = पिछली पहेलियों के कोई शब्द याद नहीं रखे गए हैं।
options-remembered-cleared = याद रखे शब्द भुला दिए गए।

## The keys

# Names of keys, as they stand on the keyboards of this language.
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-delete = Delete
key-home = Home
key-end = End
key-space = Space
key-tab = Tab
key-esc = Esc
key-wheel = माउस का पहिया
# Between two ways to do the same.
keys-or = या

keys-anywhere = हर जगह
    .sheet = यही सूची
    .undo = पहले जैसा करें
    .redo = फिर से करें
    .save = पहेली फ़ाइल सहेजें
    .find = शब्द या संकेत खोजें
    .add = शब्द जोड़ें
    .improve = और अच्छा लेआउट खोजें
keys-words = चुने गए शब्द
    .replace = दूसरे शब्द से बदलें
    .edit = शब्द और संकेत संपादित करें
    .delete = मिटाएँ
    .lock = लॉक या अनलॉक करें
    .move = ग्रिड पर खिसकाएँ
keys-list = सूची
    .next = अगला शब्द
    .ends = पहला और अंतिम शब्द
    .several = कई चुनें
    .more = चुनाव में जोड़ें या उससे निकालें
    .all = जो दिख रहे हैं, सब चुनें
    .one = फिर केवल एक शब्द
    .clue = संकेत लिखें
keys-grid = ग्रिड
    .next = अगला अक्षर
    .ends = पंक्ति का पहला या अंतिम अक्षर
    .turn = बाएँ से दाएँ / ऊपर से नीचे बदलें
    .zoom = पास, दूर, पूरा ग्रिड
    .wheel = माउस की जगह पर बड़ा-छोटा
    .none = कुछ न चुनें
keys-moving = शब्द खिसकाते समय
    .next = अगली जगह
    .turn = खींचते समय दिशा बदलें
    .put = वहाँ रखें
    .leave = जहाँ था, वहीं रहने दें
keys-play = खेलते समय
    .open = यह पहेली यहीं हल करें
    .next = अगला अक्षर; पहला अक्षर चुना हो तो रेखा खींचता है
    .ends = पंक्ति का पहला या अंतिम अक्षर
    .mark = पहले अक्षर पर निशान, फिर रेखा लेना
    .drop = रेखा छोड़ें
    .hint = इशारा: किसी शब्द के पहले अक्षर पर घेरा
    .zoom = पास, दूर, पूरा ग्रिड
keys-sheet = पन्ना
    .next = ग्रिड का अगला खाना
    .show = उसका अक्षर दिखाएँ या छिपाएँ
    .print = छापें

## Options of a crossword: the label, what it is for, what a number of it counts

option-count = शब्दों की संख्या
    .help = शब्द सूची से कितने शब्द लिए जाएँ; “सबसे छोटा ग्रिड, प्रमाण के साथ” में ज़्यादा से ज़्यादा 8।
    .unit = शब्द
    .any = सभी
option-goal = सबसे ज़रूरी क्या है
    .choice-compact = सबसे छोटा ग्रिड
    .help-compact = सब शब्द, सबसे छोटे ग्रिड में जो मिल सके।
    .choice-crossings = सबसे ज़्यादा क्रॉसिंग
    .help-crossings = शब्द एक-दूसरे को जितना हो सके उतना काटते हैं, चाहे ग्रिड बड़ा हो जाए।
    .choice-blocks = सबसे कम काले खाने
    .help-blocks = तय आकार का ग्रिड, दूसरा न चुनें तो 13 × 17, ऐसे भरा जाता है कि कम से कम खाने काले रहें; कुछ शब्द छूट सकते हैं।
    .choice-page = पन्ने का आकार
    .help-page = ग्रिड आपके कागज़ के आकार का बनता है, ताकि जितना हो सके उतना बड़ा छपे।
    .choice-proved = सबसे छोटा ग्रिड, प्रमाण के साथ
    .help-proved = 8 शब्दों तक: खोज तब तक चलती है जब तक पक्का न हो जाए कि इससे छोटा ग्रिड नहीं है, और पक्का होने पर बताती है।
option-paper = कागज़
    .help = हाशियों और शीर्षक के बाद पन्ने पर जो जगह बचती है, ग्रिड वह लेता है।
    .choice-a4 = A4, खड़ा
    .choice-a4-wide = A4, आड़ा
    .choice-letter = Letter, खड़ा
    .choice-letter-wide = Letter, आड़ा
    .choice-own = अपना आकार
option-aspect = चौड़ाई और ऊँचाई
    .help = ऊँचाई के मुकाबले ग्रिड कितना चौड़ा हो, जैसे 4 × 3, या स्क्रीन के लिए 16 × 9।
option-size = ग्रिड का आकार
    .help = “अपने आप” उतनी जगह लेता है जितनी सब शब्दों को चाहिए, या “सबसे कम काले खाने” के लिए 13 × 17। तय आकार में जितने शब्द आएँ, उतने ही रखे जाते हैं।
    .unit = खाने
option-pieces = कई टुकड़े
    .help = जो शब्द जुड़ नहीं सकते, वे पन्ने पर बाकी के बगल में आते हैं।
option-min_length = सबसे छोटा शब्द
    .help = इससे कम अक्षरों वाले शब्द नहीं लिए जाते।
    .unit = अक्षर
    .any = कोई भी
option-max_length = सबसे लंबा शब्द
    .help = इससे अधिक अक्षरों वाले शब्द नहीं लिए जाते।
    .unit = अक्षर
    .any = कोई भी
option-seconds = खोज का समय
    .help = बेहतर लेआउट मिलते ही दिखते जाते हैं, जब तक यह समय पूरा न हो।
    .unit = सेकंड
option-scatter = पहले बिखेरें
    .help = इतने शब्द पहले पूरे ग्रिड पर एक-दूसरे से दूर रखे जाते हैं; बाकी को उन्हें काटना होता है। जो शब्द अलग रह जाएँ, उन पर निशान लगता है और वे पन्ने पर नहीं आते। कोई शब्द लॉक हो तो यह काम नहीं करता।
    .unit = शब्द
option-long_clue = लंबे संकेत की सीमा
    .help = इससे अधिक वर्णों वाले संकेतों पर सूची में निशान लगता है।
    .unit = वर्ण
option-fresh = हाल में आए शब्दों से बचें
    .help = आपकी पिछली पहेलियों के शब्द तभी लिए जाते हैं जब बाकी खत्म हो जाएँ।

## Sets of options to begin with

preset-standard = मानक
    .help = सबसे छोटे ग्रिड में 50 शब्द।
preset-small = छोटी
    .help = 3 से 6 अक्षरों के 15 छोटे शब्द।
preset-large = बड़ी
    .help = 100 शब्द; थोड़ा अधिक समय लगता है।
preset-square = 15 × 15
    .help = अखबार जैसा वर्ग; 40 में से जितने शब्द आएँ, उतने।
preset-scattered = बिखरी
    .help = पहले 10 शब्द पूरे ग्रिड पर रखे जाते हैं, बाकी उन्हें काटते हैं।
preset-dense = 13 × 17
    .help = 13 × 17 का ग्रिड, 60 शब्दों से जितने कम काले खाने हो सकें।
preset-page = पन्ना
    .help = 50 शब्द, A4 पन्ने के आकार में।
preset-proved = प्रमाण के साथ
    .help = 8 शब्द, जितने छोटे ग्रिड में आ सकें।

## Settings of the sheet: the label, what it is for, what can be chosen

sheet-option-blocks = शब्दों के बाहर के खाने
    .help = जिन खानों में अक्षर नहीं आते, वे पन्ने पर कैसे दिखें।
    .choice-grey = स्लेटी
    .choice-black = काले
    .choice-none = न बनाएँ
    .choice-hidden = छिपे हुए, संख्याएँ भी
sheet-option-text_size = अक्षरों का आकार
    .help = संकेत कितने बड़े छपें: 9, 9 से 11, 14 या 18 पॉइंट। “सामान्य” उतना बड़ा है जितना एक पन्ने पर आए; “बहुत बड़ा” में खाने भी बड़े होते हैं।
    .choice-small = छोटा
    .choice-normal = सामान्य
    .choice-large = बड़ा
    .choice-huge = बहुत बड़ा
sheet-option-word_bank = मदद के लिए शब्द सूची
    .help = सभी उत्तर वर्णमाला के क्रम में लिखता है, मदद के लिए।
sheet-option-enumerations = अक्षरों की संख्या
    .help = हर संकेत के बाद अक्षरों की संख्या दिखाता है, जैसे (6) या (3,5)।
sheet-option-key = उत्तर कुंजी
    .help = भरी हुई पहेली अलग पन्ने पर, या खाली पहेली के बगल में।
    .choice-apart = अलग पन्ने पर
    .choice-beside = पहेली के बगल में
sheet-option-language = शीर्षकों की भाषा
    .help = शीर्षक, “नाम” और उत्तर कुंजी किस भाषा में लिखे जाएँ; कुछ न चुनें तो संकेतों की भाषा में।
sheet-option-digits = अंक
    .help = संख्याएँ कैसे लिखी जाएँ: ग्रिड में, संकेतों से पहले और उनके बाद।
    .choice-auto = जैसा चलन है
    .choice-latin = 0 1 2
    .choice-native = भाषा के अपने अंक
sheet-option-numbering = संख्याएँ
    .help = संकेतों की संख्या किससे बने: उन खानों से जहाँ शब्द शुरू होते हैं, या पंक्तियों और स्तंभों से, जैसे अरबी और फ़ारसी के कई अखबारों में।
    .choice-cells = खानों में
    .choice-lines = पंक्तियाँ और स्तंभ
sheet-option-list = क्या खोजना है
    .help = ग्रिड के नीचे क्या लिखा हो: शब्द, उन तक ले जाने वाले संकेत, या केवल शब्दों की संख्या।
    .choice-words = शब्द
    .choice-clues = संकेत
    .choice-none = केवल संख्या
sheet-option-order = सूची का क्रम
    .help = शब्द या उनके संकेत किस क्रम में हों।
    .choice-alphabet = वर्णमाला क्रम
    .choice-listed = शब्द सूची जैसा
    .choice-length = लंबाई क्रम
sheet-option-text_size-hidden = अक्षरों का आकार
    .help = सूची कितनी बड़ी छपे: 9, 9 से 11, 14 या 18 पॉइंट। “सामान्य” उतना बड़ा है जितना एक पन्ने पर आए; “बहुत बड़ा” में ग्रिड के अक्षर भी बड़े होते हैं।
    .choice-small = छोटा
    .choice-normal = सामान्य
    .choice-large = बड़ा
    .choice-huge = बहुत बड़ा
sheet-option-grid_lines = अक्षरों के बीच रेखाएँ
    .help = हर अक्षर के चारों ओर खाना बनाता है।
sheet-option-key-hidden = उत्तर कुंजी
    .help = हल की हुई पहेली अलग पन्ने पर, या बिना हल वाली के बगल में।
    .choice-apart = अलग पन्ने पर
    .choice-beside = पहेली के बगल में
sheet-option-marks = उत्तर कुंजी में शब्द
    .help = शब्द कहाँ हैं, यह उत्तर कुंजी में कैसे दिखे।
    .choice-rings = घेरे से
    .choice-colours = रंग से
sheet-option-filler-key = उत्तर कुंजी में बाकी अक्षर
    .help = जो अक्षर किसी शब्द के नहीं, वे भी उत्तर कुंजी में स्लेटी रंग में दिखते हैं।
sheet-option-digits-hidden = अंक
    .help = संख्याएँ कैसे लिखी जाएँ: संकेतों के बाद, और जहाँ शब्द गिने जाते हैं।
    .choice-auto = जैसा चलन है
    .choice-latin = 0 1 2
    .choice-native = भाषा के अपने अंक

## The engine: parts of its sentences

# The engine is the part that makes crosswords and checks words. Its sentences are told when they are needed; the page names
# languages and scripts by itself, and takes the labels of options from the messages option-….

# Parts that stand in for $scripts, $languages, $shares, $what or a number further down.

# Stands in for $language: words in any script, even pictures.
language-any = कोई भी लिपि
language-any-rtl = कोई भी लिपि, दाएँ से बाएँ
engine-or = { $first } या { $last }
engine-and = { $first } और { $last }
# $script is a script (Latin, Bengali, …), in your language. $percent is a number.
engine-script-share = { $percent }% { $script }
# $code is the code of a language, such as bn; $language is a language, in your language.
engine-code-of-language = { $code } ({ $language })
engine-no-number = कोई संख्या नहीं
engine-nothing = कुछ नहीं
engine-a-list-or-object = सूची या ऑब्जेक्ट
engine-a-text = टेक्स्ट
engine-null = null
engine-true-or-false = true या false
engine-a-number = संख्या

## The engine: places

# Where something is: they stand alone, in brackets, or before a finding.

# $number is a number.
engine-line = पंक्ति { $number }
# $number is a number.
engine-entry = प्रविष्टि { $number }
# $number is a number.
engine-word = शब्द { $number }
# $row, $column are numbers.
engine-cell = पंक्ति { $row }, स्तंभ { $column }
# $number is a number.
engine-clue-counts = संकेत में ({ $counts }) है, पर खाने { $cells } हैं।
engine-clue-tells = संकेत में उसका अपना उत्तर लिखा है।
engine-clue-has-answer = संकेत में { $word } है, जो ग्रिड में भी है।
engine-clue-repeated = किसी दूसरे शब्द का भी यही संकेत है।
engine-clue-across = { $number } बाएँ से दाएँ
# $number is a number.
engine-clue-down = { $number } ऊपर से नीचे
engine-the-grid = ग्रिड
engine-the-file = फ़ाइल
engine-the-language = भाषा
engine-the-sheet = पन्ना
engine-the-seed = बीज संख्या
engine-the-proof = प्रमाण

## Words that are not on the sheet

engine-left-no-letter = बाकी शब्दों से कोई अक्षर नहीं मिलता
engine-left-no-letter-help = जोड़ने वाला एक शब्द जोड़ें।
engine-left-too-long = ग्रिड से लंबे
engine-left-larger-help = विकल्पों में बड़ा ग्रिड चुनें।
engine-left-no-room = जगह नहीं मिली
engine-left-no-room-help = और देर खोजें, या विकल्पों में बड़ा ग्रिड चुनें।
engine-left-apart = बाकी शब्दों से जुड़े नहीं
engine-left-apart-help = किसी शब्द को काटने तक खिसकाएँ, या फिर से सजाएँ।
engine-left-within = लंबे शब्द का हिस्सा
engine-left-within-help = विकल्पों में “शब्दों के भीतर शब्द” की छूट दें।
engine-left-unfitted = इस ग्रिड को भरने में इनकी ज़रूरत नहीं पड़ी
engine-left-unfitted-help = दूसरी तरह की पहेली में सभी काम आते हैं।
engine-left-twice = दो जगह मिल सकते हैं
engine-left-twice-help = फिर से सजाएँ, या विकल्पों में बड़ा ग्रिड चुनें।
engine-left-one-cell = केवल एक अक्षर
engine-left-one-cell-help = शब्द में दो चाहिए।
engine-left-doubled = सूची में दो बार
engine-left-doubled-help = कुछ खोया नहीं: पहला लिया गया।
engine-left-overlong = बहुत लंबे
engine-left-overlong-help = छोटा करें।
engine-left-other-letters = इस भाषा के अक्षरों में नहीं
engine-left-other-letters-help = ठीक करें, या सूची की भाषा चुनें।
engine-left-list-long = सूची में { $words } शब्द हैं; { $most } तक सब लिए जाते हैं
engine-left-undrawn-help = विकल्पों में तय करें कि कितने लिए जाएँ।
engine-left-options-help = इसे विकल्पों में बदलें।
engine-left-shorter = { $least } से कम अक्षर
engine-left-longer = { $most } से अधिक अक्षर
engine-left-undrawn = माँगे गए { $words } शब्दों से अधिक
engine-left-removed = पहेली से हटाए या बदले गए

## The engine: why a word is not on the sheet

# In brackets behind the word, or after “not on the grid:”.

engine-shares-no-letter = रखा नहीं जा सकता, क्योंकि रखे गए शब्दों से कोई अक्षर नहीं मिलता
engine-no-room = इस समय में जगह नहीं मिली
engine-within-another = एक लंबे शब्द का हिस्सा है, इसलिए छोड़ा गया
engine-found-twice = दो जगह मिल सकता था, इसलिए छोड़ा गया
engine-too-long-for-grid = रखा नहीं जा सकता, क्योंकि यह ग्रिड से लंबा है
engine-isolated = अलग-थलग

## The engine: why no place was found for the selected word

# $word is a word as it was typed.
engine-why-no-place = { $word } के लिए जगह नहीं मिली; फिर सजाएँ, या खोज को और समय दें।
# $word is a word as it was typed.
engine-why-shares-none = { $word } यहाँ कभी नहीं रखा जा सकता: ग्रिड के शब्दों से इसका कोई अक्षर नहीं मिलता।
# $word is a word as it was typed. $letters, $width, $height are numbers.
engine-why-too-long = { $word } यहाँ कभी नहीं रखा जा सकता: इसमें { $letters } अक्षर हैं, और ग्रिड { $width } × { $height } का है।
# $word is a word as it was typed.
engine-why-apart = { $word } अलग पड़ा है: ऐसी जगह नहीं मिली जहाँ यह दूसरों से जुड़े।
# $word is a word as it was typed. $width, $height are numbers.
engine-why-full = { $width } × { $height } के ग्रिड में { $word } के लिए जगह नहीं मिली; खोज को और समय देने या ग्रिड बड़ा करने से मिल सकती है।

engine-proved-smallest = प्रमाणित: इससे छोटे किसी ग्रिड में ये शब्द नहीं आते, शायद किसी ज़्यादा लंबे और सँकरे को छोड़कर।
engine-proved-not-joined = प्रमाणित: ये सब शब्द एक ही वर्ग पहेली में नहीं जुड़ सकते।
engine-not-proved = प्रमाणित नहीं: शायद इससे छोटा ग्रिड हो।

## The engine: words and their letters

# Beside a word that was typed, and in the list of what is wrong with a word list.

# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-digit = “{ $word }” में अंक { $char } है: संख्या को अक्षरों में लिखें।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-control-character = “{ $word }” में नियंत्रण चिह्न { $char } है: उसे हटाएँ।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-no-letter-there-is = “{ $word }” में { $char } है, जो अक्षर नहीं है: उसे हटाएँ।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $language is a language, in your language.
engine-symbol = “{ $word }” में { $char } है, जो अक्षर नहीं, प्रतीक है; { $language } में केवल अक्षर चलते हैं: उसे हटाएँ, या भाषा में “कोई भी लिपि” चुनें।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $script is a script (Latin, Bengali, …), in your language; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-script = “{ $word }” में { $script } लिपि का { $char } है, पर { $language } { $scripts } अक्षरों में लिखी जाती है: उसे सुधारें, या दूसरी भाषा चुनें।
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-half-character = “{ $word }” में आधा चिह्न है ({ $code }, अकेला सरोगेट): उसे फिर लिखें।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $name is the name of the character, in English; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-character = “{ $word }” में { $char } { $name } है, पर { $language } { $scripts } अक्षरों में लिखी जाती है: उसे सुधारें, या दूसरी भाषा चुनें।
engine-list-no-letters = सूची के किसी शब्द में अक्षर नहीं है: क्या यह सही फ़ाइल है?
# $shares is shares of scripts: see script-share.
engine-list-mixed-scripts = शब्द { $shares } हैं: सूची में एक ही भाषा रखें, या भाषा चुनें।
# $code is what was typed; $languages is one or more languages with their codes.
engine-no-such-language-but = “{ $code }” नाम की कोई भाषा नहीं है: क्या आपका मतलब { $languages } है?
# $code is what was typed.
engine-no-such-language = “{ $code }” नाम की कोई भाषा नहीं है: en, bn या ar जैसा कोड लिखें।
# $language is a language, in your language; $option is what was asked for, in English; $known is names that the program knows, in English.
engine-no-such-letters = { $language } में “{ $option }” विकल्प नहीं है: इनमें से चुनें: { $known }।
# $word is a word as it was typed.
engine-no-letters-of-any-script = “{ $word }” में ग्रिड के लिए कोई अक्षर नहीं है: इसे अक्षरों में लिखें।
# $word is a word as it was typed; $scripts is one or more scripts, in your language.
engine-no-letters-of-script = “{ $word }” में ग्रिड के लिए कोई अक्षर नहीं है: इसे { $scripts } अक्षरों में लिखें।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-lone-mark = “{ $word }” में { $char } से पहले कोई अक्षर नहीं है: एक जोड़ें।
# $word is a word as it was typed. $characters, $most are numbers.
engine-too-many-characters = { $word } में { $characters } वर्ण हैं; शब्द में अधिक से अधिक { $most } हो सकते हैं।
# $word is a word as it was typed. $least is a number.
engine-one-letter = { $word } में एक ही अक्षर है; शब्द में कम से कम { $least } चाहिए।
# $word is a word as it was typed. $letters, $most are numbers.
engine-too-many-letters = { $word } में { $letters } अक्षर हैं; अधिक से अधिक { $most } काम आ सकते हैं।
# $word is a word as it was typed.
engine-too-many-marks = { $word } में एक अक्षर पर बहुत अधिक मात्राएँ या चिह्न हैं; कुछ हटाएँ।

## The engine: each row of one’s own word list

# Beside the row.

engine-clue-without-word = इस संकेत का कोई शब्द नहीं है: शब्द लिखें।
# $word is a word as it was typed.
engine-no-clue-yet = { $word } का अभी कोई संकेत नहीं है।
# $word is a word as it was typed. $cells, $most are numbers.
engine-more-cells = { $word } को { $cells } खाने चाहिए; केवल { $most } आ सकते हैं।
# $characters, $most are numbers.
engine-clue-too-long = संकेत में { $characters } वर्ण हैं; अधिक से अधिक { $most } रखे जा सकते हैं।
# $word is a word as it was typed. $row is a number.
engine-same-word = पंक्ति { $row } में यही शब्द है: { $word }।
# $word is a word as it was typed. $row is a number.
engine-same-letters = पंक्ति { $row } में यही अक्षर हैं: { $word }।
# $row is a number.
engine-same-letters-below = पंक्ति { $row } में यही अक्षर हैं।
# $word is a word as it was typed.
engine-gives-away = संकेत में शब्द खुद आ गया है: { $word }।

## The engine: files of words

# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-half-character = { $word } में आधा चिह्न था, { $code }; जो छूटा है, उसे लिखें।
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-control-character = { $word } में नियंत्रण चिह्न था, { $code }; उसे हटा दिया गया।
# $word is a word as it was typed. $row is a number.
engine-read-differently = ऐसी फ़ाइल से पंक्ति { $row } ({ $word }) अलग ढंग से पढ़ी जाएगी; सूची को दूसरे फ़ॉर्मैट में सहेजें।
engine-nothing-to-save = सहेजने के लिए अभी कोई शब्द नहीं है।
# $word is a word as it was typed. $first, $second are numbers.
engine-rows-with-same-word = पंक्ति { $first } और { $second } में एक ही शब्द है, { $word }, और JSON शब्दकोश में हर शब्द एक ही बार आता है: उनमें से एक बदलें, या सूची CSV में सहेजें।
# $first, $second are numbers.
engine-rows-without-word = पंक्ति { $first } और { $second } दोनों में शब्द नहीं है; उनमें से एक में शब्द लिखें, या सूची CSV में सहेजें।
# $word is a word as it was typed; $what is what it is: one of the texts below.
engine-clue-not-text = { $word } का संकेत टेक्स्ट नहीं है, बल्कि यह है: { $what }।
# $name is the name of a file; $what is what it is: one of the texts below; $example is an example.
engine-not-an-object = { $name } में शब्दों और संकेतों का ऑब्जेक्ट चाहिए, जैसे { $example }; उसकी जगह यह है: { $what }।
engine-empty-entry = इस प्रविष्टि में न शब्द है, न संकेत।
# $name is the name of a file; $example is an example.
engine-no-words-in-file = { $name } में कोई शब्द नहीं है; हर पंक्ति में एक शब्द हो, या वह ऐसी दिखे: { $example }।
# $example is an example. $entry is a number.
engine-entry-without-word = प्रविष्टि { $entry } में शब्द नहीं है; वह ऐसी होनी चाहिए: { $example }।
# $name is the name of a file.
engine-web-page = { $name } वेब पेज या XML है, शब्दों की सूची नहीं; उसके शब्द सादी टेक्स्ट फ़ाइल में उतारें।
# $name is the name of a file.
engine-is-a-puzzle = { $name } पहेली है, शब्दों की सूची नहीं; उसे पहेली के रूप में खोलें।
# $entry, $parts are numbers.
engine-entry-parts = प्रविष्टि { $entry } में { $parts } भाग हैं; केवल पहले दो, शब्द और संकेत, पढ़े जाते हैं।
# $words, $clues are numbers.
engine-columns-left-out = केवल स्तंभ { $words } शब्दों के रूप में और स्तंभ { $clues } संकेतों के रूप में पढ़ा गया; बाकी छोड़ दिए गए। पहली पंक्ति में word,clue जैसा कुछ लिखा हो तो पता चलता है कि कौन-सा क्या है।
# $lines is a number.
engine-comments = # से शुरू होने वाली पंक्तियाँ टिप्पणी मानकर छोड़ दी गईं: यहाँ { $lines }।
# $line is a number.
engine-empty-line = पंक्ति { $line } में न शब्द है, न संकेत।
engine-no-mark = हर पंक्ति एक शब्द मानी गई, क्योंकि शब्द और संकेत को अलग करने वाला कुछ नहीं है: पंक्तियों में संकेत हों तो उनके बीच टैब या कोलन (:) लगाएँ।
engine-columns-swapped = यहाँ संकेत पहले हैं, इसलिए दूसरा स्तंभ शब्द माना गया।
engine-unclear-line = पंक्ति { $line } पूरी रखी गई: उसका अल्पविराम, डैश या खाली जगह शब्द और संकेत को अलग कर सकती है, या शब्द का हिस्सा हो सकती है। अलग करती हो, तो वहाँ टैब या कोलन (:) लगाएँ।
engine-assumed-encoding = { $name } में अक्षरों की एन्कोडिंग नहीं बताई गई; उसे { $encoding } मानकर पढ़ा गया। अक्षर गलत दिखें, तो उसे UTF-8 में सहेजें।
engine-questions-left-out =
    { $n ->
        [one] { $n } प्रविष्टि का ऐसा उत्तर नहीं है जो शब्द हो सके; उसे छोड़ दिया गया।
       *[other] { $n } प्रविष्टियों का ऐसा उत्तर नहीं है जो शब्द हो सके; उन्हें छोड़ दिया गया।
    }
engine-office-unread = { $name } पढ़ी नहीं जा सकी: वह खराब है, पासवर्ड से बंद है या बहुत बड़ी है। उसे फिर से सहेजें, या उसके शब्द कॉपी करके यहाँ चिपकाएँ।
engine-holds-mark = { $word } में अब भी “{ $mark }” है। उसके बाद संकेत हो, तो उसे संकेतों में ले जाएँ।
# $name is the name of a file.
engine-no-clues = { $name } के किसी शब्द का संकेत नहीं है।
engine-entry-is-clue-only = इस संकेत का कोई शब्द नहीं है।
# $name is the name of a file. $entries, $most are numbers.
engine-too-many-entries = { $name } में { $entries } प्रविष्टियाँ हैं, और अधिक से अधिक { $most } काम आ सकती हैं; उसे छोटी फ़ाइलों में बाँटें।
# $name is the name of a file. $most is a number.
engine-entries-beyond = { $name } में { $most } से अधिक प्रविष्टियाँ हैं, और इससे अधिक काम नहीं आ सकतीं; उसे छोटी फ़ाइलों में बाँटें।
# What is being done, beside a bar that shows how far it is. $name is the name of a file.
engine-doing-reading = { $name } पढ़ी जा रही है
engine-doing-checking = { $name } के शब्द जाँचे जा रहे हैं
engine-doing-opening = { $name } खोली जा रही है
engine-doing-layout = शब्द सजाए जा रहे हैं
engine-doing-fill = ग्रिड भरा जा रहा है
engine-doing-numbers = संख्याएँ चुनी जा रही हैं
engine-doing-hide = शब्द छिपाए जा रहे हैं
engine-doing-letters = शब्दों के आसपास के अक्षर चुने जा रहे हैं
engine-doing-prove = सिद्ध किया जा रहा है कि शब्द इससे छोटे ग्रिड में नहीं आते
engine-doing-improve = और अच्छी पहेली खोजी जा रही है
engine-doing-change = पहेली बदली जा रही है
engine-doing-try = देखा जा रहा है कि बाकी ग्रिड भर सकता है या नहीं
engine-no-memory = इसके लिए मेमोरी काफ़ी नहीं है; आपकी पहेली पहले जैसी ही है। दूसरे टैब बंद करें, या छोटी शब्द सूची या कम शब्द लें, और फिर कोशिश करें।
# $name is the name of a file; $language is a language, in your language; $problem is another sentence of the engine. $entries is a number.
engine-no-usable-words = { $name } की कोई प्रविष्टि { $language } भाषा के शब्द के रूप में काम नहीं आ सकती; { $entries } में से पहली: { $problem }
# $name is the name of a file; $problem is another sentence of the engine.
engine-in-file = { $name }: { $problem }
# $word is a word as it was typed.
engine-used-without-clue = { $word } का संकेत नहीं है; यह बिना संकेत के लिया गया।
# $word is a word as it was typed.
engine-stands-twice = { $word } दो बार है; पहला रखा गया।
# $word is a word as it was typed; $other is another word.
engine-letters-stand-twice = { $word } में वही अक्षर हैं जो { $other } में; पहला रखा गया।
# $word is a word as it was typed. $characters, $most are numbers.
engine-clue-cut = { $word } के संकेत में { $characters } वर्ण हैं; केवल पहले { $most } रखे गए।

## The engine: files that cannot be read

engine-json-value = यहाँ कोई मान होना चाहिए
engine-json-comma = यहाँ ',' होना चाहिए
engine-json-colon = यहाँ ':' होना चाहिए
engine-json-key = यहाँ दोहरे उद्धरण चिह्नों में नाम होना चाहिए
engine-json-text-end = यहाँ शुरू हुआ टेक्स्ट बंद नहीं हुआ
engine-json-control = यहाँ ऐसा नियंत्रण चिह्न है जो मान्य नहीं है
engine-json-more = इसके आगे फ़ालतू डेटा है
engine-json-last-comma = ऑब्जेक्ट के अंत से पहले फ़ालतू अल्पविराम है
# $name is the name of a file. $most is a number.
engine-json-too-deep = { $name } काम का JSON नहीं है: उसमें { $most } से अधिक कोष्ठक एक-दूसरे के भीतर हैं; दूसरी फ़ाइल चुनें।
# $name is the name of a file; $problem is another sentence of the engine. $line, $column are numbers.
engine-json-broken = { $name } सही JSON नहीं है: पंक्ति { $line }, स्तंभ { $column }: { $problem }; वह पंक्ति सुधारें और फ़ाइल फिर खोलें।
# $name is the name of a file.
engine-json-numbers = { $name } ऐसा JSON है जो पढ़ा नहीं जा सकता: उसमें NaN, Infinity या अंतहीन संख्या है; उसे हटाएँ और फ़ाइल फिर खोलें।
# $name is the name of a file.
engine-file-not-text = { $name } टेक्स्ट फ़ाइल नहीं है; दूसरी फ़ाइल चुनें, या उसके शब्द सादे टेक्स्ट या CSV में, UTF-8 में सहेजें और वह खोलें।
# $name is the name of a file.
engine-file-empty = { $name } खाली है; दूसरी फ़ाइल चुनें।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-picture = { $name } चित्र ({ $format }) है, टेक्स्ट फ़ाइल नहीं; उसके शब्द सादे टेक्स्ट या CSV में, UTF-8 में सहेजें और वह खोलें।
# $name is the name of a file.
engine-file-pdf = { $name } PDF है, टेक्स्ट फ़ाइल नहीं; उसके शब्द सादे टेक्स्ट या CSV में, UTF-8 में सहेजें और वह खोलें।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-formatted = { $name } सजा हुआ दस्तावेज़ ({ $format }) है, टेक्स्ट फ़ाइल नहीं; उसे UTF-8 में सादे टेक्स्ट के रूप में सहेजें और वह फ़ाइल खोलें।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-packed = { $name } पैक की हुई फ़ाइल ({ $format }) है, टेक्स्ट फ़ाइल नहीं; पहले उसे अनपैक करें।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-database = { $name } डेटाबेस ({ $format }) है, टेक्स्ट फ़ाइल नहीं; उसके शब्द सादे टेक्स्ट या CSV में, UTF-8 में सहेजें और वह खोलें।
# $name is the name of a file.
engine-file-excel = { $name } Excel फ़ाइल है, टेक्स्ट फ़ाइल नहीं; उसे Excel में “CSV UTF-8” के रूप में सहेजें और वह फ़ाइल खोलें।
# $name is the name of a file.
engine-file-calc = { $name } LibreOffice Calc फ़ाइल है, टेक्स्ट फ़ाइल नहीं; उसे Calc में UTF-8 वाली CSV के रूप में सहेजें।
# $name is the name of a file.
engine-file-writer = { $name } LibreOffice Writer फ़ाइल है, टेक्स्ट फ़ाइल नहीं; उसे Writer में UTF-8 वाले सादे टेक्स्ट के रूप में सहेजें।
# $name is the name of a file.
engine-file-pages = { $name } Numbers या Pages फ़ाइल है, टेक्स्ट फ़ाइल नहीं; उसे वहाँ से CSV या UTF-8 वाले सादे टेक्स्ट के रूप में निर्यात करें।
# $name is the name of a file.
engine-file-old-office = { $name } पुरानी Excel या Word फ़ाइल है, या पासवर्ड से बंद है; उसे वहाँ बिना पासवर्ड के .xlsx या .docx में सहेजें और वह फ़ाइल खोलें।
# $name is the name of a file.
engine-file-word = { $name } Word फ़ाइल है, टेक्स्ट फ़ाइल नहीं; उसे Word में UTF-8 वाले सादे टेक्स्ट के रूप में सहेजें और वह फ़ाइल खोलें।
# $name is the name of a file. $line is a number.
engine-file-other-encoding = { $name } UTF-8 में नहीं है: पंक्ति { $line } के अक्षर दूसरी एन्कोडिंग में हैं; उसे UTF-8 में सहेजें (Excel में: “CSV UTF-8”, Notepad में: एन्कोडिंग “UTF-8”) और फिर खोलें।
# $name is the name of a file. $size, $most are numbers.
engine-file-too-large = { $name } का आकार { $size } MB है, और अधिक से अधिक { $most } MB खुल सकते हैं; उसे छोटी फ़ाइलों में बाँटें।
# $name is the name of a file.
engine-file-utf-32 = { $name } UTF-32 में लिखी है; उसे UTF-8 में सहेजें और फिर खोलें।
# $name is the name of a file. $byte is a number.
engine-file-utf-16-damaged = { $name } खुद को UTF-16 बताती है, पर बाइट { $byte } पर टूटती या खराब है; उसे UTF-8 में फिर सहेजें।

## The engine: options and texts of a puzzle

# $characters, $most are numbers.
engine-instructions-too-long = संकेतों के ऊपर के टेक्स्ट में { $characters } वर्ण हैं; अधिक से अधिक { $most } रखे जा सकते हैं।
engine-text-too-long = इस पाठ में { $characters } अक्षर-चिह्न हैं; ज़्यादा से ज़्यादा { $most } हो सकते हैं।
# $characters, $most are numbers.
engine-title-too-long = शीर्षक में { $characters } वर्ण हैं; अधिक से अधिक { $most } रखे जा सकते हैं।
# $characters, $most are numbers.
engine-author-too-long = रचयिता के नाम में { $characters } वर्ण हैं; अधिक से अधिक { $most } रखे जा सकते हैं।
# $name is its name, in English; $known is names that the program knows, in English.
engine-finished-option = बनी हुई पहेली में { $name } नहीं बदला जा सकता; बदला जा सकता है: { $known }।
# $words is a number.
engine-no-such-word = ऐसा कोई शब्द नहीं है; पहेली में { $words } शब्द हैं।
# $word is a word as it was typed.
engine-not-placed = { $word } को पहेली में जगह नहीं मिली है, इसलिए उसे लॉक नहीं किया जा सकता; पहले उसे रखें।
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-number = { $option }: { $least } से { $most } { $unit } तक की संख्या लिखें, { $value } नहीं।
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-int = { $option }: { $least } से { $most } { $unit } तक की पूर्ण संख्या लिखें, { $value } नहीं।
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-size = { $option }: auto लिखें, या 15x15 जैसा चौड़ाई x ऊँचाई, हर ओर { $least } से { $most } खाने, { $value } नहीं।
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-ratio = { $option }: 4x3 जैसा चौड़ाई x ऊँचाई लिखें, हर एक { $least } से { $most } तक की पूर्ण संख्या, { $value } नहीं।
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-option = { $name } नाम का कोई विकल्प नहीं है; विकल्प ये हैं: { $known }।
# $option is the label of an option, as it stands in the form; $choices is what it can be, in English; $value is what was typed instead.
engine-option-of = { $option } इनमें से एक होना चाहिए: { $choices }; { $value } नहीं।
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-language = { $option }: en, bn या ar जैसा कोड लिखें, या खाली छोड़ें; { $value } नहीं।
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-bool = { $option }: true या false लिखें, { $value } नहीं।
# $most is a number.
engine-bad-seed = बीज संख्या 0 से { $most } तक की पूर्ण संख्या होनी चाहिए।
engine-no-letter-in-cell = उस खाने में पन्ने का कोई अक्षर नहीं है।
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-setting = पन्ने की { $name } नाम की कोई सेटिंग नहीं है; सेटिंग ये हैं: { $known }।

## The engine: making and changing a crossword

engine-nothing-to-add = जोड़ने के लिए कोई शब्द नहीं है; एक लिखें।
engine-nothing-to-delete = मिटाने के लिए कोई शब्द नहीं है; एक चुनें।
# $word is a word as it was typed.
engine-locked-word = { $word } लॉक है; खिसकाने के लिए उसे अनलॉक करें।
# $name is the name of a word list.
engine-no-other-word = { $name } में ऐसा कोई शब्द नहीं है जो पहेली में पहले से न हो।
# $word is a word as it was typed. $tried is a number.
engine-no-word-fits = { $tried } दूसरे शब्दों में से कोई भी { $word } की जगह ऐसे नहीं आता कि और शब्द न हटें; कोई दूसरा शब्द बदलें, या पहले फिर सजाएँ।
engine-last-word = पहेली में कम से कम एक शब्द चाहिए; एक रहने दें या नई पहेली बनाएँ।
# $word is a word as it was typed.
engine-no-place = { $word } वहाँ नहीं आ सकता; निशान लगी जगहों में से एक चुनें।
# $number, $words are numbers.
engine-no-word-of-number = पहेली में शब्द { $number } नहीं है; उसमें { $words } शब्द हैं।
# $language is a language, in your language.
engine-other-language = शब्दकोश { $language } का है, पर पहेली दूसरी भाषा की है; उसी भाषा का शब्दकोश चुनें।
# $name is the name of a word list.
engine-other-letters = { $name } इस पहेली से अलग अक्षरों के साथ पढ़ी जाती है; “अक्षर” में उन्हें बदलें।
# $word is a word as it was typed.
engine-already-there = { $word } इस पहेली में पहले से है; दूसरा शब्द लिखें।
engine-layout-would-break = लेआउट लॉक है, और इससे बिखर जाएगा; पहले लेआउट अनलॉक करें।
engine-locked-would-break = लॉक किए शब्द बिखर जाएँगे; पहले उनमें से कुछ अनलॉक करें।
engine-locked-layout = लेआउट लॉक है; फिर सजाने के लिए उसे अनलॉक करें।
engine-locked-improve = लेआउट लॉक है; बेहतर बनाने के लिए उसे अनलॉक करें।
engine-locked-join = कुछ शब्द लॉक हैं। बाकी जोड़ने के लिए उन्हें अनलॉक करें।
# $name is the name of a file, a word list, an option or a character.
engine-no-link = { $name } का कोई शब्द इन्हें नहीं जोड़ता। कई टुकड़े या दूसरा प्रकार आज़माएँ।
# $shortest is the label of an option; $longest is the label of an option. $least, $most are numbers.
engine-shortest-longer = “{ $shortest }” ({ $least } अक्षर) “{ $longest }” ({ $most } अक्षर) से बड़ा नहीं हो सकता।
# $name is the name of a word list. $least, $most, $shortest, $longest are numbers.
engine-no-words-so-long = { $name } में { $least } से { $most } अक्षरों के शब्द नहीं हैं; उसके शब्द { $shortest } से { $longest } अक्षरों के हैं।
# $width, $height are numbers.
engine-locked-too-large = लॉक किए शब्द { $width } × { $height } के ग्रिड में नहीं आते; पहले उनमें से कुछ अनलॉक करें।
# $width, $height are numbers.
engine-no-word-fits-grid = पहेली का कोई शब्द { $width } × { $height } के ग्रिड में नहीं आता; बड़ा ग्रिड या छोटे शब्द लें।
# $most, $words are numbers; $option is the label of an option.
engine-too-many-to-prove = सबसे छोटा ग्रिड { $most } शब्दों तक प्रमाणित हो सकता है, { $words } के लिए नहीं; शब्द कम करें, या “{ $option }” में कुछ और चुनें।
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-faulty-puzzle = इंजन ने गलत पहेली बनाई ({ $where }: { $problem }); कुछ नहीं बदला। फिर सजाएँ, और कृपया इसकी सूचना दें।
# $error is a technical message in English.
engine-fault = इंजन में अचानक गड़बड़ी हुई; आपकी पहेली वैसी ही है। कृपया इसकी सूचना दें: { $error }
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-breaks-a-rule = यह पहेली एक नियम तोड़ती है, इसलिए इसे फिर सजाया या सुधारा नहीं जा सकता: { $where }: { $problem }। इसके शब्दों से नई पहेली बनाएँ।
# $rows, $most are numbers.
engine-list-too-long = सूची में { $rows } पंक्तियाँ हैं, और अधिक से अधिक { $most } सुधारी जा सकती हैं; उसे छोटी सूचियों में बाँटें।
engine-type-a-word = कोई शब्द लिखें।
# $most, $words, $room are numbers.
engine-too-many-words = पहेली में अधिक से अधिक { $most } शब्द आते हैं, और इसमें { $words } हैं; अधिक से अधिक { $room } जोड़ें, या दूसरी पहेली बनाएँ।
# $page, $engine are numbers.
engine-version = पेज प्रोटोकॉल { $page } पर है, इंजन { $engine } पर; दोनों का एक ही संस्करण पाने के लिए पेज दोबारा लोड करें।
engine-busy = एक और खोज चल रही है; उसे रोकें या उसके पूरा होने तक रुकें।
# $words, $most are numbers.
engine-file-too-long = फ़ाइल में { $words } शब्द हैं; यहाँ केवल पहले { $most } सुधारे जा सकते हैं। सबसे पहेलियाँ बनाने के लिए फ़ाइल को शब्दकोश के रूप में खोलें।
engine-no-dictionary = वह शब्दकोश अब खुला नहीं है; उसे फिर खोलें।

## The engine: what is wrong with an .ipuz file

# The texts that begin with “it” or “its” stand in for $why in the first one. The others follow the name of a word, a cell or a
# part of the file, or a colon; the name is their subject.

# $name is the name of a file; $why is why: see the texts that begin with “it” or “its”.
engine-not-ipuz-puzzle = { $name } ऐसी .ipuz पहेली नहीं है जो खुल सके: { $why }।
# $characters, $most are numbers.
engine-text-cut = इसमें { $characters } वर्ण हैं; { $most } रखे गए
# $name is its name, in English.
engine-no-setting = इसमें { $name } नाम की सेटिंग नहीं है
# $width, $height are numbers.
engine-dimensions = हल की तरह { $width } × { $height } होना चाहिए
engine-ipuz-no-object = उसमें JSON ऑब्जेक्ट नहीं है
engine-ipuz-no-version = उसमें ipuz का "version" नहीं है
engine-ipuz-no-kind = वह न वर्ग पहेली है, न शब्द खोज
engine-wrong-type = इसका मान गलत प्रकार का है
engine-ipuz-no-solution = उसमें हल नहीं है
# $most is a number.
engine-ipuz-size = उसका ग्रिड खाली है या { $most } × { $most } से बड़ा है
# $rows is a number.
engine-ipuz-rows = उसकी पहेली में हल की तरह { $rows } पंक्तियाँ नहीं हैं
engine-ipuz-no-clues = उसमें संकेत नहीं हैं
engine-no-text = टेक्स्ट नहीं है
engine-no-use = इसका मान काम का नहीं है
# $problem is another sentence of the engine.
engine-no-use-because = इसका मान काम का नहीं है: { $problem }
# $row, $width are numbers.
engine-ipuz-solution-row = उसके हल की पंक्ति { $row } में पंक्ति 1 की तरह { $width } खाने नहीं हैं
# $row, $width are numbers.
engine-ipuz-puzzle-row = उसकी पहेली की पंक्ति { $row } में { $width } खाने नहीं हैं
engine-shape = पहेली और हल में से एक में यहाँ अक्षर है, दूसरे में नहीं
engine-list-unread = यह सूची पढ़ी नहीं जाती
engine-has-no-number = इसकी संख्या नहीं है
engine-clue-twice = दो बार है
# $row is a number.
engine-ipuz-no-letter = उसके हल की पंक्ति { $row } में एक खाना बिना अक्षर का है
engine-given-no-position = इसमें दिए गए अक्षरों की जगह नहीं लिखी है
engine-no-row = इसमें पंक्ति, स्तंभ और दिशा नहीं है
engine-clue-not-there = ऐसे संकेत का नाम है जो वहाँ नहीं है
engine-neither-locked = न लॉक है, न अनलॉक
engine-has-no-text = इसमें टेक्स्ट नहीं है
# $word is letters in the grid.
engine-no-clue-down = { $word } (ऊपर से नीचे) का संकेत नहीं है
# $word is letters in the grid.
engine-no-clue-across = { $word } (बाएँ से दाएँ) का संकेत नहीं है
# $said is such as 3,5. $letters is a number.
engine-enumeration = यहाँ { $said } अक्षर लिखे हैं, पर अक्षर { $letters } हैं
engine-would-lie-outside = ग्रिड के बाहर चला जाएगा
# $words, $most are numbers.
engine-ipuz-too-many-words = उसमें { $words } शब्द हैं, और अधिक से अधिक { $most } काम आ सकते हैं
# $shown is a number, or “no number”; $number is a number, or “no number”.
engine-label = यहाँ दिखता है: { $shown }; दिखना चाहिए: { $number }
# $value is a value, in English or a number.
engine-should-be = { $value } होना चाहिए
engine-locked-not-placed = लॉक है, पर पन्ने पर उसकी जगह नहीं है
engine-gives-outside = वहाँ अक्षर दिखाता है जहाँ कोई शब्द नहीं है
# $number is a number.
engine-gives-hidden = इसका अक्षर { $number } दिया हुआ बताया गया है, पर पहेली उसे नहीं दिखाती
engine-clue-no-place = इसकी ग्रिड में जगह नहीं है
# $letter is a letter.
engine-stray = { $letter } किसी शब्द का नहीं है
# $number is a number.
engine-has-no-letter = इसमें अक्षर { $number } नहीं है
# $given is a letter; $letter is a letter.
engine-gives-other = { $given } दिखाता है, पर अक्षर { $letter } है

# Of word searches. What follows a word or a cell has it as its subject.
engine-ipuz-no-letters = उसमें अक्षरों का ग्रिड नहीं है
engine-ipuz-no-words = उसमें खोजने के लिए शब्द नहीं हैं
# $width, $height are numbers.
engine-dimensions-letters = ग्रिड की तरह { $width } × { $height } होना चाहिए
engine-cell-no-letter = इसमें अक्षर नहीं है, इसलिए ग्रिड से छोड़ा गया
engine-single-letter = इसमें एक ही अक्षर है, इसलिए छोड़ा गया
engine-place-missing = फ़ाइल में इसकी जगह नहीं लिखी है, इसलिए इसे अक्षरों में खोजा जाता है
engine-place-other-letters = फ़ाइल में लिखी जगह पर नहीं है, इसलिए इसे अक्षरों में खोजा जाता है
engine-nowhere-in-letters = अक्षरों में कहीं नहीं है
# $places is a number.
engine-several-places = अक्षरों में { $places } जगह है; पहली ली गई

## The engine: what is wrong with a puzzle

# They follow the name of a word, a cell or a part of the puzzle, or a colon; the name is their subject.

engine-word-unknown = शब्दों की सूची में नहीं है
# $letters is letters.
engine-false-down = { $letters } (ऊपर से नीचे) कोई शब्द नहीं है
engine-not-connected = पहले शब्द से जुड़ा नहीं है
# $width, $height, $wide, $high are numbers.
engine-box = { $width } × { $height } है, पर उसके अक्षरों के लिए केवल { $wide } × { $high } चाहिए
# $letters, $cells are numbers.
engine-other-length = { $cells } खानों में { $letters } अक्षर हैं
engine-run = इसके पहले अक्षर से पहले या अंतिम के बाद दूसरे अक्षर सटे हैं
# $letters is letters.
engine-false-across = { $letters } (बाएँ से दाएँ) कोई शब्द नहीं है
# $size is a size such as 15x15, or auto. $width, $height are numbers.
engine-other-size = { $width }x{ $height } है, पर { $size } माँगा गया था
# $most is a number.
engine-seed-range = 0 से { $most } के बीच नहीं है
engine-kind-unknown = ऐसा प्रकार यहाँ ज्ञात नहीं है
engine-word-lost = न ग्रिड में रखा है, न बाहर रहे शब्दों में है
engine-reason-nowhere = अलग पड़ा बताया गया है, पर कहीं नहीं है
# $other is another word.
engine-answer-twice = इसका उत्तर वही है जो { $other } का
# $wanted is letters, parted by |; $found is letters, parted by |.
engine-other-cells = इसके खाने { $wanted } होने चाहिए, पर { $found } हैं
# $place is a cell: see the section on places.
engine-not-straight = { $place } पर सीधा नहीं चलता
# $place is a cell: see the section on places.
engine-leaves-grid = { $place } पर ग्रिड से बाहर निकलता है
# $letter is a letter; $place is a cell: see the section on places; $other is another letter.
engine-crossing = { $place } पर { $letter } चाहिए, पर वहाँ { $other } है
# $other is another word.
engine-overlap = { $other } के ऊपर रखा है
# $wanted, $found are numbers.
engine-other-number = इसकी संख्या { $wanted } होनी चाहिए, पर { $found } है
engine-loose-hangs = मुख्य भाग से जुड़ा है, इसलिए इसे पन्ने पर होना चाहिए
# $number is a number.
engine-no-letter-to-give = दिखाने के लिए अक्षर { $number } है ही नहीं
# $times is a number.
engine-word-twice = { $times } बार आया है
engine-reason-has-place = बिना जगह का बताया गया है, पर इसकी जगह है
# $reason is one of the reasons for a word without a place. $words is a number.
engine-loose-reason = इसका कारण “{ $reason }” बताया गया है, पर इससे { $words } शब्द जुड़े हैं
# $name is its name, in English.
engine-there-is-no-setting = { $name } नाम की कोई सेटिंग नहीं है
# $problem is another sentence of the engine.
engine-setting-no-use = एक सेटिंग काम की नहीं है: { $problem }
engine-grid-empty = इसमें कोई शब्द नहीं है
# $reason is what the file says.
engine-reason-unknown = इसका कारण पहचाना नहीं गया: { $reason }
# $words is a number.
engine-loose-larger = अलग पड़े { $words } शब्दों में से एक है, जो पन्ने के शब्दों से अधिक हैं
engine-reason-shares = कोई साझा अक्षर नहीं बताया गया है, पर है
engine-reason-too-long = ग्रिड से लंबा बताया गया है, पर है नहीं
engine-proof-contradicts = इन शब्दों के लिए प्रमाणित नहीं हो सकता
engine-loose-unasked = अलग पड़ा है, पर शब्द बिखेरने को कहा नहीं गया था

# Of word searches.
engine-way-not-allowed = ऐसी दिशा में चलता है जिसमें शब्द नहीं चल सकते
engine-hidden-like-entry = इसकी ऐसी संख्या या दिशा है जो यहाँ के शब्दों की नहीं होती
engine-hidden-marks = इसमें दिए या रखे गए अक्षर या अनजाने शब्द हैं, जो शब्द खोज में नहीं होते
engine-hidden-empty = इसमें कोई अक्षर नहीं है
# $cells is a number.
engine-hidden-holes = इसमें { $cells ->
    [one] { $cells } खाना बिना अक्षर का है
   *[other] { $cells } खाने बिना अक्षर के हैं
}
# $other is another word.
engine-shares-a-letter = { $other } के साथ एक अक्षर साझा है, पर शब्दों में कोई अक्षर साझा नहीं होना था
# $place is a cell: see the section on places.
engine-found-again = एक और जगह मिलता है: { $place }
# It follows a cell. $word is letters.
engine-banned-found = यहाँ { $word } शुरू होता है, जिसे बाहर रखना था
# $cells, $letters are numbers.
engine-message-short = संदेश के लिए { $cells } खाने बचे हैं, पर { $letters } चाहिए
# $found, $letter are letters.
engine-message-letter = यहाँ { $found } है, पर संदेश में यहाँ { $letter } है
engine-reason-of-crosswords = ऐसा कारण दिया गया है जो केवल वर्ग पहेलियों में होता है
engine-reason-not-within = दूसरे शब्द का हिस्सा बताया गया है, पर है नहीं

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = संभावित
languages-more = और भाषाएँ
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = पहचानी गई भाषा: { $language }। सही नहीं? भाषा चुनें।
languages-guessed-title = नाम से पहचानी गई भाषा: { $language }। सही नहीं? भाषा चुनें।
# $others: up to three languages that these words could be in as well.
languages-guessed-others = पहचानी गई भाषा: { $language }। यह { $others } भी हो सकती है। सही नहीं? भाषा चुनें।
languages-guessed-many = पहचानी गई भाषा: { $language }। इन्हीं अक्षरों में और भाषाएँ भी लिखी जाती हैं। सही नहीं? भाषा चुनें।
languages-proposal = { $language } की कोई छपी वर्ग पहेली नहीं मिली, इसलिए उसके शब्द खानों में कैसे बँटें, यह एक सुझाव है।
languages-proposal-si = { $language } की कोई छपी वर्ग पहेली नहीं मिली। सुझाव के रूप में, हल-चिह्न वाले अक्षर का अपना खाना है।
languages-proposal-lo = { $language } की कोई छपी वर्ग पहेली नहीं मिली। सुझाव के रूप में, खाने थाई की तरह बनते हैं।
languages-proposal-km = { $language } की कोई छपी वर्ग पहेली नहीं मिली। सुझाव के रूप में, एक-दूसरे के नीचे लिखे अक्षर एक ही खाने में आते हैं।
languages-proposal-my = { $language } की कोई छपी वर्ग पहेली नहीं मिली। सुझाव के रूप में, असत-चिह्न वाले अक्षर का अपना खाना है।
languages-proposal-bo = { $language } की कोई छपी वर्ग पहेली नहीं मिली। सुझाव के रूप में, ऊपर-नीचे जुड़े अक्षरों के हर समूह का एक खाना है।
languages-proposal-vi = { $language } की वर्ग पहेलियों में अक्षरों के चिह्न कहीं रखे जाते हैं, कहीं नहीं। “अक्षर” में चुनें।
# A dialog, when the words of a file are in several scripts.
languages-ask = ये शब्द किस भाषा में हैं?
languages-ask-help = दूसरे अक्षरों वाले शब्द तब छोड़ दिए जाते हैं।
languages-ask-yes = सूची खोलें

# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = अक्षर…
letters-heading = अक्षर
letters-of = { $language } के अक्षर
letters-of-menu = { $language } के अक्षर…
letters-help-dictionary = शब्द सूची फिर से पढ़ी जाती है और उससे नई पहेली बनती है। जो पहेली दिख रही है, उसके अक्षर वही रहते हैं।
letters-help-list = यह इस सूची पर, और अब से इससे बनने वाली पहेलियों पर लागू होता है।
letters-usual = सामान्य पर लौटें
letters-change = ये अक्षर लें
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = शब्द सूची { $name } इस पहेली से अलग अक्षरों के साथ पढ़ी जाती है; शब्द बदलने के लिए वही अक्षर चुनें।
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = शब्दों में अंक
    .help = जैसे B4 में 4। आम तौर पर अंक वाला शब्द छोड़ दिया जाता है।
    .choice-refuse = शब्द छोड़ दें
    .choice-keep = अपना अलग खाना
letters-hamza = हम्ज़ा वाला अलिफ़
    .help = दो शब्दों की क्रॉसिंग पर أ إ آ ٱ। अधिकतर छपी पहेलियाँ इन्हें ا मानती हैं।
    .choice-fold = ا के समान
    .choice-keep = अपने अलग अक्षर
letters-teh_marbuta = ता मरबूता
    .help = शब्द के अंत में ة, जिसे कुछ पहेलियाँ ه के साथ कटने देती हैं।
    .choice-keep = अपना अलग अक्षर
    .choice-fold = ه के समान
letters-alef_maqsura = अलिफ़ मक़सूरा
    .help = शब्द के अंत में ى, जिसे कुछ पहेलियाँ ي के साथ कटने देती हैं।
    .choice-keep = अपना अलग अक्षर
    .choice-fold = ي के समान
letters-hamza_seats = वाव और या पर हम्ज़ा
    .help = ؤ और ئ, जिन्हें कुछ पहेलियाँ و और ي के साथ कटने देती हैं।
    .choice-keep = अपने अलग अक्षर
    .choice-fold = و और ي के समान
letters-yeh_hamza = या और वाव पर हम्ज़ा
    .help = ئ और ؤ, जिन्हें अधिकतर पहेलियाँ ی और و मानती हैं।
    .choice-fold = ی और و के समान
    .choice-keep = अपने अलग अक्षर
letters-alef_madda = अलिफ़ मद्दा
    .help = آ, जिसे कुछ पहेलियाँ ا के साथ कटने देती हैं।
    .choice-keep = अपना अलग अक्षर
    .choice-fold = ا के समान
letters-sara_am = सारा आम
    .help = ำ, जैसे น้ำ में: अपने व्यंजन के खाने में, या अगले खाने में।
    .choice-with-consonant = अपने व्यंजन के साथ
    .choice-own-cell = अपना अलग खाना
letters-tones = चिह्न
    .help = ấ में से क्या रहे: पूरा, बिना सुर का â, या A।
    .choice-keep = सब रखें
    .choice-drop-tones = सुर हटाएँ
    .choice-drop-all = सब चिह्न हटाएँ
letters-long_vowels = दीर्घ स्वर
    .help = क्रॉसिंग पर Í Ó Ő Ú Ű: अपने अलग अक्षर, या I O Ö U Ü के समान।
    .choice-keep = अपने अलग अक्षर
    .choice-short = ह्रस्व स्वरों के समान
letters-ij = IJ
    .help = जैसे IJS में: दोनों अक्षरों का एक खाना, या दो।
    .choice-one-cell = एक खाना
    .choice-two-cells = दो खाने
letters-umlauts = उमलाउट
    .help = Ä Ö Ü, वर्ग पहेली की तरह AE OE UE, या अपने अलग अक्षर।
    .choice-two-cells = दो खाने
    .choice-one-cell = एक खाना

## Number crosswords

engine-no-digit = “{ $word }” में { $char } है, जो अंक नहीं है: अंक पहेली में केवल पूर्ण संख्याएँ चलती हैं।
engine-type-a-number = कोई संख्या लिखें।
engine-proved-unique = जाँचा गया: संकेतों से केवल एक ही हल निकलता है।
engine-not-unique = संकेतों से एक से अधिक हल निकल सकते हैं।
engine-option-int-plain = “{ $option }” { $least } से { $most } तक की पूर्ण संख्या होनी चाहिए, { $value } नहीं।
engine-range-upside-down = “{ $least }” ({ $low }) “{ $most }” ({ $high }) से अधिक नहीं हो सकता।
engine-no-sum = “{ $clue }” का हिसाब नहीं हो सकता; बीच में +, −, × या ÷ लगाकर संख्याएँ लिखें, या संकेत खाली छोड़ें, एक रख दिया जाएगा।
engine-never-comes-to = { $clue } कभी { $answer } नहीं हो सकता; ठीक करें, या संकेत खाली छोड़ें, एक रख दिया जाएगा।
engine-comes-to = { $clue } का मान { $value } है, { $answer } नहीं; ठीक करें, या संकेत खाली छोड़ें, एक रख दिया जाएगा।
engine-too-few-numbers = इन संख्याओं से दो या अधिक अंकों के { $answers } उत्तर बनते हैं, जो एक-दूसरे को काटने के लिए बहुत कम हैं; सीमा बढ़ाएँ या और संक्रियाएँ लें।
engine-no-numbers-fit = सिद्ध: इस सीमा की कोई संख्या सफ़ेद खानों में नहीं बैठती; बड़ी सीमा, और संक्रियाएँ या और काले खाने काम आएँगे।
engine-no-numbers-found = सफ़ेद खानों में बैठने वाली संख्याएँ नहीं मिलीं; बड़ी सीमा, और संक्रियाएँ या और काले खाने काम आएँगे।
engine-locked-other-grid = दूसरे ग्रिड में लॉक की हुई या हाथ से लिखी संख्याएँ खो जाएँगी; पहले उन्हें अनलॉक करके मिटाएँ।
engine-no-other-number = { $number } की जगह न दूसरी संख्या मिली, न दूसरा संकेत; फिर सजाएँ, या सीमा बढ़ाएँ।
engine-leading-zero = { $number } 0 से शुरू होती है; किसी और अंक से शुरू होने वाली संख्या लिखें।
engine-no-clue-for-number = इस पहेली की संख्याओं से { $number } का कोई संकेत नहीं बनता; एक लिखें।
engine-odd-number = पहेली के विकल्पों का कोई संकेत यह संख्या नहीं देता
engine-cells-in-doubt = संकेतों से एक से अधिक हल निकलते हैं: { $cells } खानों में दूसरे अंक भी आ सकते हैं, पहला { $place } में; वहाँ पूरा संकेत लिखें।
option-numbers-size = ग्रिड का आकार
    .help = ग्रिड की चौड़ाई और ऊँचाई; 10 × 10 में लगभग पचास संकेत होते हैं।
    .unit = खाने
option-numbers-symmetry = सममिति
    .help = जहाँ एक खाना काला है, वहाँ उसका प्रतिबिंब भी काला है। चुनने को कम संख्याएँ हों तो सममिति नहीं रहती।
    .choice-rotational = आधा घुमाव
    .choice-left-right = बाएँ और दाएँ
    .choice-up-down = ऊपर और नीचे
    .choice-both = चारों ओर
    .choice-diagonal = तिरछी
    .choice-none = कोई नहीं
option-operations = संक्रियाएँ
    .help = संकेतों में क्या करने को कहा जाए।
    .choice-times = × गुणा
    .choice-divide = ÷ भाग
    .choice-times-divide = × और ÷
    .choice-plus = + जोड़
    .choice-minus = − घटाव
    .choice-plus-minus = + और −
    .choice-all = चारों
option-first_least = पहला गुणनखंड, सबसे छोटा
    .help = × के बाईं ओर की सबसे छोटी संख्या।
option-first_most = पहला गुणनखंड, सबसे बड़ा
    .help = × के बाईं ओर की सबसे बड़ी संख्या: बारह तक के पहाड़ों के लिए 12।
option-second_least = दूसरा गुणनखंड, सबसे छोटा
    .help = × के दाईं ओर की सबसे छोटी संख्या। भाग उलटा गुणा है।
option-second_most = दूसरा गुणनखंड, सबसे बड़ा
    .help = × के दाईं ओर की सबसे बड़ी संख्या।
option-term_least = जोड़-घटाव की संख्या, सबसे छोटी
    .help = + और − के दोनों ओर की सबसे छोटी संख्या।
option-term_most = जोड़-घटाव की संख्या, सबसे बड़ी
    .help = + और − के दोनों ओर की सबसे बड़ी संख्या।
option-clue = संकेत
    .choice-full = पूरे: 12 × 7
    .help-full = हर संकेत से उत्तर मिलता है: बस हिसाब करना है।
    .choice-hidden = एक संख्या छिपी: □ × 7
    .help-hidden = बहुत-से संकेतों में एक संख्या छिपी होती है, और काट से तय होता है। केवल एक हल बचे, इसके लिए जितने चाहिए उतने संकेत पूरे दिखाए जाते हैं: यह जाँचा जाता है।
preset-numbers-times = गुणा
    .help = 10 × 10: 12 तक की संख्या गुणा 99 तक की संख्या।
preset-numbers-tables = पहाड़े
    .help = 8 × 8: 2 से 12 तक के पहाड़े, बीस गुना तक।
preset-numbers-large = बड़ा गुणा
    .help = 10 × 10: दो अंकों की संख्या गुणा दो अंकों की संख्या।
preset-numbers-plus = जोड़ और घटाव
    .help = 10 × 10: 199 तक की संख्याओं के जोड़ और अंतर।
preset-numbers-mixed = मिला-जुला
    .help = 10 × 10: चारों संक्रियाएँ।
preset-numbers-hidden = पहेली
    .help = 10 × 10: ऐसे संकेत जिनमें एक संख्या नहीं है, सोचना पसंद करने वालों के लिए।
options-group-sums = संख्याएँ और संकेत

## Filled crosswords: options, and what the engine says of drawing and filling

engine-option-sides = { $option }: 13x13 जैसा चौड़ाई x ऊँचाई लिखें, हर ओर { $least } से { $most } खाने, { $value } नहीं।
option-filled-size = ग्रिड का आकार
    .help = ग्रिड की चौड़ाई और ऊँचाई।
    .unit = खाने
option-blocks = काले खाने
    .choice-pattern = एक नमूना
    .help-pattern = अखबारों जैसा नया नमूना: हर अक्षर दो शब्दों में आता है, और सभी शब्द जुड़े रहते हैं। इसके लिए बड़ी शब्द सूची चाहिए।
    .choice-few = भरते समय रखे जाएँ
    .help-few = जहाँ शब्द समाप्त होते हैं वहाँ रखे जाते हैं, इसलिए छोटी सूची भी ग्रिड भर सकती है।
    .choice-rows = पंक्ति दर पंक्ति (पुराना प्रोग्राम)
    .help-rows = हर पंक्ति शब्दों से भरती है, बीच में काले खाने रहते हैं; नीचे के शब्द आपकी सीमा से लंबे नहीं होते।
    .choice-columns = स्तंभ दर स्तंभ (पुराना प्रोग्राम)
    .help-columns = काले खाने पहले स्तंभों से तय होते हैं, फिर पंक्तियाँ भरी जाती हैं।
    .choice-none = कोई नहीं: खुला ग्रिड
    .help-none = कुछ भी काला नहीं: छोटे वर्गों के लिए, या अपना ग्रिड बनाने के लिए।
    .choice-bars = खानों की जगह रेखाएँ (ब्रिटिश)
    .help-bars = काले खाने नहीं: शब्द रेखाओं पर समाप्त होते हैं, और हर शब्द में उचित संख्या में ऐसे अक्षर होते हैं जिन्हें कोई और शब्द नहीं काटता। आम तौर पर 12 × 12।
    .choice-library = आपका चुना हुआ पैटर्न
    .help-library = संग्रह का कोई पैटर्न, जिसमें उतने और उतने लंबे शब्द हों जितने आप चाहें।
option-pattern = पैटर्न
    .help = संग्रह में से एक। न चुनने पर ग्रिड के आकार का कोई भी।
option-symmetry = सममिति
    .help = एक खाना काला हो तो उसका प्रतिबिंब भी काला होता है।
    .choice-rotational = आधा घुमाव
    .choice-left-right = बाएँ और दाएँ
    .choice-up-down = ऊपर और नीचे
    .choice-both = चारों ओर
    .choice-diagonal = तिरछी
    .choice-none = कोई नहीं
option-black = कितने काले खाने
    .help = ज़्यादा हों तो ग्रिड भरना आसान होता है।
    .choice-few = कम
    .choice-medium = मध्यम
    .choice-many = बहुत
option-most_words = अधिकतम शब्द
    .help = पैटर्न में इससे अधिक शब्द नहीं होते; 0 का अर्थ है कोई सीमा नहीं।
    .unit = शब्द
option-most_blocks = अधिकतम काले खाने
    .help = पैटर्न में इससे अधिक काले खाने नहीं होते; 0 का अर्थ है कोई सीमा नहीं।
    .unit = खाने
option-theme_answers = विषय के उत्तर
    .help = हर पंक्ति में एक। उन्हें सममित जगहें मिलती हैं और बाकी ग्रिड उनके चारों ओर भरा जाता है: समान लंबाई के जोड़े, अकेला उत्तर बीच की पंक्ति में।
option-theme_down = विषय के उत्तर ऊपर से नीचे भी हो सकते हैं
option-max_down = नीचे का सबसे लंबा शब्द
    .help = पुराना प्रोग्राम पंक्तियाँ भरता है और स्तंभों की आशा करता है: छोटे शब्द ज़्यादा बार ठीक निकलते हैं।
    .unit = अक्षर
option-filled-min_length = सबसे छोटा शब्द
    .help = इससे छोटे शब्द नहीं लिए जाते, और इससे छोटी जगह खाली नहीं छोड़ी जाती।
    .unit = अक्षर
option-min_score = न्यूनतम अंक
    .help = शब्द सूची में अंक हों तो इससे कम अंक वाले शब्द नहीं लिए जाते।
    .unit = अंक
option-better = ऊँचे अंक वाले शब्द पहले
    .help = शब्द सूची में अंक हों तो सबसे अच्छे शब्द पहले आज़माए जाते हैं।
option-shared = लगातार इतने अक्षर दो शब्दों में एक-से न हों
    .help = आम तौर पर 5; 0 पर सब चलता है।
    .unit = अक्षर
option-apart = कोई शब्द दूसरे के भीतर नहीं
    .help = जैसे ‘घर’ और ‘घरेलू’ साथ नहीं।
option-pangram = वर्णमाला का हर अक्षर
    .help = सभी को लाने की कोशिश होती है, और जो न आए वे बताए जाते हैं।
option-three = दो अक्षरों के शब्द नहीं
    .help = उन पर निशान लगता है।
option-checked = हर अक्षर दो शब्दों में
    .help = केवल एक शब्द के अक्षरों पर निशान लगता है।
option-connected = पूरा ग्रिड एक टुकड़ा
    .help = जिन हिस्सों को कोई शब्द नहीं जोड़ता उन पर निशान लगता है।
option-mirrored = सममित काले खाने
    .help = बिना प्रतिबिंब वाले काले खानों पर निशान लगता है।
option-method = खोज का तरीका
    .choice-solver = हर शब्द ज्ञात
    .help-solver = आड़े और खड़े, केवल सूची के शब्द लिए जाते हैं; या सिद्ध होता है कि उनसे ग्रिड नहीं भर सकता।
    .choice-progressive = क्रमिक (पुराना प्रोग्राम)
    .help-progressive = पंक्तियाँ शब्दों से भरती हैं, और खड़े शब्द धीरे-धीरे सुधरते हैं; कुछ ऐसे रह सकते हैं जो किसी सूची में नहीं। उन पर निशान रहता है।
option-objective = क्या गलत गिना जाए
    .choice-lengths = अज्ञात शब्दों के अक्षर
    .help-lengths = अज्ञात शब्दों के अक्षर, और उलटे-पुलटे शब्दों के अक्षरों का पाँचवाँ भाग।
    .choice-counts = अज्ञात और उलटे-पुलटे शब्द
    .help-counts = हर अज्ञात शब्द एक गिना जाता है, हर उलटा-पुलटा आधा।
    .choice-unknown = अज्ञात शब्द
    .help-unknown = हर अज्ञात शब्द एक गिना जाता है, उलटे-पुलटे भी।
option-queue = कतार
    .help = सुधारने के लिए कितने ग्रिड रखे जाते हैं।
    .unit = ग्रिड
option-neighbours = पड़ोसी
    .help = एक बार में ग्रिड के कितने बदलाव आज़माए जाते हैं।
    .unit = बदलाव
option-filled-seconds = खोज का समय
    .help = ग्रिड भरते ही, या यह समय पूरा होने पर खोज समाप्त होती है।
    .unit = सेकंड
preset-newspaper = अखबार
    .help = सममित नमूने वाला 13 × 13, बड़ी शब्द सूची के लिए।
preset-newspaper-15 = अखबार, 15 × 15
    .help = अधिकतर दैनिक वर्ग-पहेलियों का आकार।
preset-mini = छोटी
    .help = कम काले खानों वाला 5 × 5, चाय पीते-पीते हल करने के लिए।
preset-own-blocks = भरा ग्रिड
    .help = 12 × 12; काले खाने भरते समय रखे जाते हैं, जितने कम हो सकें।
preset-small-list = छोटी शब्द सूची
    .help = ज़्यादा काले खाने और छोटे शब्द, ताकि छोटी सूची काफ़ी हो।
preset-older = पुराना प्रोग्राम
    .help = एक पुराने प्रोग्राम की क्रमिक खोज से 12 × 12, उसी की सेटिंग के साथ; अज्ञात शब्द रह सकते हैं।
engine-diagonal-no-square = विकर्ण के दोनों ओर एक-सा केवल वर्गाकार ग्रिड हो सकता है, और यह { $width } × { $height } है; दूसरी सममिति चुनें।
engine-no-such-cell = ऐसा कोई खाना नहीं है; ग्रिड में { $rows } पंक्तियाँ और { $columns } स्तंभ हैं।
engine-needs-letters = बिना हल के केवल संकेतों वाली पहेलियाँ दी जा सकती हैं।
engine-no-solution = पहले ग्रिड भरें। फिर उसे बिना हल के दिया जा सकता है।
engine-nothing-to-mark = वहाँ चिह्न लगाने को कोई खाना नहीं है।
engine-no-slot-down = उस खाने से कोई खड़ा शब्द नहीं गुज़रता।
engine-no-slot-across = उस खाने से कोई आड़ा शब्द नहीं गुज़रता।
engine-cell-is-block = वह खाना काला है; वहाँ लिखने के लिए उसे सफ़ेद करें।
engine-put-other-length = { $word } में { $letters } अक्षर हैं, और उसके लिए { $cells } खाने हैं।
engine-locked-letters = { $word } लॉक है; अक्षर बदलने के लिए अनलॉक करें।
engine-nothing-to-fill = हर सफ़ेद खाने में अक्षर है; कुछ मिटाएँ, या शब्द फिर से बिठाएँ।
engine-letter-stays = { $cell } का अक्षर अब दूसरा है, और वह रहेगा। भराव फिर से खोजें।
engine-nothing-to-lock = उन खानों में कोई अक्षर नहीं है।
engine-other-grid = काले खाने अब दूसरे हैं। भराव फिर से खोजें।
engine-choose-dictionary = ग्रिड भरने के लिए कोई शब्द सूची चुनें।
engine-no-filling-found = इतने समय में भराव नहीं मिला, और यह सिद्ध नहीं कि है ही नहीं; अधिक समय दें, और काले खाने रखें, उन्हें भरते समय रखे जाने दें, या बड़ी शब्द सूची लें।
engine-supply-words = { $lengths } अक्षरों के शब्द जोड़ें: शब्द सूची में एक भी नहीं, और ग्रिड को चाहिए, जैसे { $slots } पर; या और काले खाने रखें।
engine-supply-good-words = { $least } या अधिक अंक वाले { $lengths } अक्षरों के शब्द जोड़ें: शब्द सूची में एक भी नहीं, और ग्रिड को चाहिए, जैसे { $slots } पर; या अंक घटाएँ।
engine-grid-impossible = सिद्ध: शब्द सूची के शब्दों से यह ग्रिड नहीं भर सकता; और काले खाने या { $lengths } अक्षरों के और शब्द मदद करेंगे।
engine-slots-impossible = सिद्ध: शब्द सूची के कोई शब्द { $slots } पर एक साथ नहीं बैठते; वहाँ और काले खाने या { $lengths } अक्षरों के और शब्द मदद करेंगे।
engine-slot-impossible = सिद्ध: { $slot } पर, जहाँ { $letters } है, शब्द सूची का कोई शब्द नहीं बैठता; अक्षर बदलें, वहाँ काला खाना रखें, या { $length } अक्षरों के और शब्द जोड़ें।
engine-slot-unsupported = सिद्ध: { $slot } पर शब्द सूची का कोई शब्द काटने वाले शब्दों से मेल नहीं खाता; वहाँ काला खाना रखें या { $length } अक्षरों के और शब्द जोड़ें।
engine-drawn-twice = { $word } { $first } पर भी है और { $second } पर भी, और कोई शब्द दो बार नहीं आ सकता; एक को बदलें।
engine-no-words-for-grid = शब्द सूची में { $least } से { $most } अक्षरों के काम के शब्द नहीं हैं; कुछ जोड़ें, या “{ $shortest }” या “{ $score }” बदलें।
engine-no-pattern-words = { $tried } नमूनों में से कोई नहीं भर सकता: { $lengths } अक्षरों के शब्द जोड़ें, जो शब्द सूची में नहीं हैं, या “{ $option }” में “{ $way }” चुनें।
engine-too-few-to-fill = बिना खाली जगह का ग्रिड भरने के लिए { $words } शब्द बहुत कम हैं; सभी शब्द काम में लेने के लिए दूसरी तरह की पहेली चुनें, या बड़ी शब्द सूची।
engine-no-pattern-filled = { $tried } नमूनों में से कोई शब्द सूची से नहीं भर सकता, यह हर एक के लिए सिद्ध है; “{ $option }” में “{ $way }”, छोटा ग्रिड या बड़ी शब्द सूची चुनें।
engine-no-such-pattern = { $name } नाम का कोई पैटर्न नहीं है। संग्रह में से एक चुनें।
engine-no-pattern-of-size = संग्रह में { $width } × { $height } खानों का कोई पैटर्न नहीं है: उसके पैटर्न वर्गाकार हैं, 5 × 5 से 21 × 21 तक।
engine-theme-no-slots = पैटर्न में { $lengths } अक्षरों के उत्तरों के लिए एक साथ बाएँ से दाएँ जगहें नहीं हैं। दूसरा चुनें, या उत्तरों के चारों ओर नया बनवाएँ।
engine-theme-unpaired = सममित ग्रिड में विषय के उत्तर समान लंबाई के जोड़ों में होते हैं, और एक बीच में अकेला हो सकता है अगर दोनों ओर बराबर जगह बचे। { $words } के लिए यह संभव नहीं: उसी लंबाई के साथी जोड़ें, लंबाइयाँ बदलें या दूसरी सममिति चुनें।
engine-limits-too-low = आपकी सीमाओं में कोई पैटर्न नहीं मिला। “{ $words }” या “{ $blocks }” बढ़ाएँ; 0 का अर्थ है कोई सीमा नहीं।
engine-theme-no-room = { $width } × { $height } खानों का कोई सममित पैटर्न नहीं मिला जिसमें विषय के इन उत्तरों की जगह हो। कम या छोटे उत्तर, बड़ा ग्रिड या दूसरी सममिति लें।
engine-theme-not-filled = विषय के उत्तरों के चारों ओर { $tried } में से कोई पैटर्न इस शब्द-सूची से नहीं भर सकता (हर एक के लिए सिद्ध)। अधिक काले खाने होने दें, कोई उत्तर बदलें या बड़ी सूची चुनें।
engine-theme-twice = { $word } विषय के उत्तरों में दो बार है। एक बार हटाएँ।
engine-theme-too-long = { $word } में { $letters } अक्षर हैं, { $width } × { $height } के ग्रिड के लिए बहुत अधिक। बड़ा ग्रिड या छोटा उत्तर लें।
engine-theme-too-short = { $word } में केवल { $letters } अक्षर हैं, और किसी शब्द में { $least } से कम नहीं हो सकते।
engine-no-bars = रेखाओं वाला { $width } × { $height } खानों का कोई उचित ग्रिड नहीं मिला। दूसरा आकार या दूसरी सममिति चुनें।
engine-unches-many = इस शब्द के बहुत अधिक अक्षर किसी और शब्द में नहीं हैं।
engine-unches-beside = पास-पास के दो अक्षर किसी और शब्द में नहीं हैं।
engine-unches-lone = यह खाना किसी शब्द में नहीं है।
engine-placed-while-filling = भरते समय रखे जाएँ
engine-letters-would-go = दूसरे ग्रिड में आपके लिखे या लॉक किए अक्षर खो जाएँगे; पहले उन्हें मिटाएँ और अनलॉक करें, या नई पहेली बनाएँ।
engine-nothing-to-improve = सभी शब्द सूची में हैं, और उसमें ऐसे अंक नहीं जिनसे दूसरे शब्द बेहतर हों; दूसरे शब्दों के लिए फिर से बिठाएँ।
engine-no-other-filling = { $word } की जगह दूसरा शब्द नहीं मिला, आसपास के शब्द बदलकर भी; फिर से बिठाएँ, या कोई काला खाना बदलें।
engine-no-such-act = इस प्रकार की पहेली में यह नहीं किया जा सकता ({ $act })।
engine-in-line = { $name }, पंक्ति { $line }: { $problem }
engine-template-too-large = { $name } का ग्रिड { $width } × { $height } है, और अधिक से अधिक { $most } × { $most } भरा जा सकता है।
engine-template-ragged = { $name } की पंक्ति { $line } में { $cells } खाने हैं, पर औरों में { $width }; खुले खाने के लिए ? और काले के लिए # लिखें, ताकि सभी पंक्तियाँ बराबर हों।
engine-template-hidden = शब्द खोज का ढाँचा नहीं होता; उसके अक्षर टेक्स्ट में, या सब कुछ .ipuz में सहेजें।
engine-template-empty = { $name } में कोई खाना नहीं है; हर पंक्ति के लिए एक लाइन लिखें, काले खाने के लिए # और खुले के लिए ?।
engine-not-full = ग्रिड अभी भरा नहीं है; पहले उसे भरें।

# Formats of files: what is read, what is lost.
engine-no-puzzle-file = { $name } ऐसी पहेली नहीं है जो खुल सके; .ipuz, .puz, .jpz, .xd, Exolve, और यहाँ सहेजे गए पेज और .zip फ़ाइलें खुलती हैं। शब्दों की सूची को शब्द सूची के रूप में खोलें।
engine-loss-only-letters = केवल ग्रिड के अक्षर: न संकेत, न शीर्षक।
engine-loss-texts = पढ़ने और छापने के लिए टेक्स्ट; इसे फिर खोला नहीं जा सकता।

## Grids with blocks: what the engine finds in files and drawings

engine-odd-unknown = यह शब्दकोश का शब्द नहीं है
engine-odd-scrambled = शब्दकोश का शब्द, पर अक्षर उलटे-पुलटे हैं
engine-short-slots = केवल दो अक्षरों के शब्द: { $slots }।
engine-unchecked = ऐसे खाने जो केवल एक शब्द के हैं: { $cells }।
engine-impossible-by-rules = { $problem } नियम उन शब्दों को अलग रखते हैं जिनमें लगातार अक्षर एक-से हों; नियम ढीले हों तो शायद ग्रिड भर सके।
engine-rule-apart = { $word } इनमें भी है: { $words }।
engine-rule-lopsided = काले खाने सममित नहीं हैं।
engine-rule-pangram = ग्रिड में ये अक्षर नहीं हैं: { $letters }।
engine-rule-repeated = { $word } ग्रिड में एक से अधिक बार है।
engine-rule-shared = { $words } में { $letters } एक-सा है।
engine-doing-mixing = शब्द सूचियाँ मिलाई जा रही हैं
engine-mixed-language = { $name } की भाषा { $language } है, पर { $first } की { $other }; एक ही भाषा की सूचियाँ मिलती हैं।
engine-mixed-letters = { $name } के अक्षर { $first } से अलग ढंग से बँटते हैं।
engine-mixed-none-left = कोई शब्द नहीं बचा: सब वर्जित हैं या उनके अंक 0 हैं।
engine-mixed-too-large = सूचियों में कुल { $words } शब्द हैं; सीमा { $most } है। एक छोड़ दें।
engine-islands = ग्रिड के ऐसे हिस्से जो एक-दूसरे को नहीं छूते: { $parts }।
engine-voids-are-blocks = इसमें ग्रिड के बाहर के खाने हैं ({ $cells }), जो काले खाने बन जाते हैं
engine-clue-not-full = छोड़ दिया गया: इसके उत्तर में खाली खाने हैं
engine-pinned-no-letter = ऐसे खाने का नाम है जिसमें अक्षर नहीं है
engine-dense-unplaced = इसकी जगह नहीं है, पर ऐसे ग्रिड में हर शब्द की जगह होती है
engine-pinned-empty = कहा गया है कि इसका अक्षर बना रहे, पर इसमें अक्षर नहीं है
engine-odd-no-use = इसे ऐसे ढंग से असामान्य बताया गया है जो हो नहीं सकता
engine-open-outside = खुला है, पर ग्रिड के बाहर है
engine-open-in-word = किसी शब्द का नहीं बताया गया है, पर है
engine-no-single-letter = इसमें { $text } है, जो अक्षर नहीं है
engine-all-blocks = इसमें कोई खाना नहीं है
engine-number-no-number = यह संख्या नहीं है
engine-number-begins-0 = शून्य से शुरू होती है
engine-clue-other-value = इसका संकेत { $clue } है, जिसका मान दूसरी संख्या है
engine-columns-but-scores = केवल स्तंभ { $words } शब्दों के रूप में और स्तंभ { $scores } उनके अंकों के रूप में पढ़ा जाता है; बाकी छोड़ दिए जाते हैं।
engine-bad-score = { $word } का अंक { $score } है, जो 0 से { $most } तक की पूर्ण संख्या नहीं है; { $usual } माना गया।
engine-no-score = { $word } का कोई अंक नहीं है; { $usual } माना गया।

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = पहेली का प्रकार:{ " " }
kind-heading = पहेली का प्रकार
kind-none = वर्ग पहेली
kind-freeform = मुक्त वर्ग पहेली
    .short = वर्ग पहेली
    .help = शब्द जहाँ मेल खाएँ वहाँ एक-दूसरे को काटते हैं, और ग्रिड उनके चारों ओर बढ़ता है।
kind-filled = भरी हुई वर्ग पहेली
    .short = भरा ग्रिड
    .help = अखबार जैसा काले खानों वाला ग्रिड: हर पंक्ति और हर स्तंभ शब्दों से भरा।
kind-numbers = अंक पहेली
    .short = अंक
    .help = शब्दों की जगह संख्याएँ एक-दूसरे को काटती हैं, और संकेत उन्हीं के बारे में होते हैं। शब्द सूची नहीं चाहिए।
dictionary-not-needed = शब्द सूची नहीं
dictionary-no-words = इस तरह की पहेली में शब्द सूची नहीं चाहिए।
replace-not-here = इस तरह की पहेली के शब्द बदले नहीं जा सकते।
job-grid-fill = ग्रिड भर रहा है …
job-grid-try = देखा जा रहा है कि ग्रिड भर सकता है या नहीं …
job-grid-fills = भराव खोजे जा रहे हैं …
failed-grid-new = नया ग्रिड नहीं बना।
failed-grid-set = ग्रिड नहीं बदला गया।
failed-grid-type = अक्षर नहीं लिखा गया।
failed-grid-clear = कुछ नहीं मिटाया गया।
failed-grid-put = शब्द नहीं रखा गया।
failed-grid-fill = ग्रिड नहीं भरा गया।
failed-grid-try = पता नहीं चला कि ग्रिड भर सकता है या नहीं।
failed-grid-fills = कोई भराव नहीं मिला।
failed-grid-take = भराव नहीं लगाया गया।
failed-grid-pin = कुछ नहीं बाँधा गया।
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words ->
        [one] { $words } संख्या
       *[other] { $words } संख्याएँ
    }
   *[words] { $words } शब्द
}, { $width } × { $height }, { $blocks ->
    [one] { $blocks } काला खाना
   *[other] { $blocks } काले खाने
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }।
done-filled-how = { $empty ->
    [0] { $again ->
        [true] फिर भरा गया
       *[false] भरा गया
    }
   *[other] ग्रिड
}
done-filled-unknown = { $unknown ->
    [0] { "" }
   *[other] , { $unknown } अनजाने शब्द
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
   *[other] , { $scrambled } उलटे-पुलटे शब्द
}
done-filled-empty = { $empty ->
    [0] { "" }
    [one] , { $empty } खाना खाली
   *[other] , { $empty } खाने खाली
}
done-improved-grid = पहले से बेहतर। { $filled }
done-took = { $seconds } सेकंड में मिला।
counts-words = { $content ->
    [numbers]
        <b>{ $n }</b> { $n ->
            [one] संख्या
           *[other] संख्याएँ
        }
   *[words] <b>{ $n }</b> शब्द
}
counts-unknown = <b>{ $n }</b> अनजाने
    .only = केवल ये शब्द दिखाएँ: जो शब्द सूची में नहीं हैं
counts-scrambled = <b>{ $n }</b> उलटे-पुलटे
    .only = केवल ये शब्द दिखाएँ: जो सूची में दूसरे क्रम के अक्षरों से हैं
counts-clueless = <b>{ $n }</b> बिना संकेत
    .only = केवल ये शब्द दिखाएँ: बिना संकेत
counts-empty = <b>{ $n }</b> { $n ->
    [one] खाना खाली
   *[other] खाने खाली
}
counts-cells = <b>{ $n }</b> { $n ->
    [one] खाना भरा
   *[other] खाने भरे
}
counts-score = औसत अंक <b>{ $n }</b>
counts-blocks = <b>{ $n }</b> { $n ->
    [one] काला खाना
   *[other] काले खाने
}
list-unknown = अनजाना
list-scrambled = उलटा-पुलटा
list-only-unknown = अनजाने
list-only-scrambled = उलटे-पुलटे
sheet-empty-cells = { $n ->
    [one] { $n } खाना अभी खाली है।
   *[other] { $n } खाने अभी खाली हैं।
}
sheet-no-clue = { $n ->
    [one] { $n } शब्द का संकेत नहीं है: लिखने के लिए नीचे उसकी पंक्ति दबाएँ।
   *[other] { $n } शब्दों के संकेत नहीं हैं: लिखने के लिए नीचे उनकी पंक्तियाँ दबाएँ।
}
sheet-cell-empty = खाली

## The grid as something to draw and write in

editor-bar =
    .aria-label = ग्रिड बनाना
editor-mode =
    .aria-label = खाने को दबाने पर
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters = { $content ->
    [numbers] अंक
   *[words] अक्षर
}
editor-blocks = काले खाने
editor-bars = मोटी रेखाएँ
editor-mark = चिह्न
mark-circle = गोला
mark-shade = रंग
mark-yellow = पीला
mark-rose = गुलाबी
mark-green = हरा
mark-blue = नीला
mark-grey = स्लेटी
mark-none = कोई रंग नहीं
mark-bar-end = इस खाने के बाद
mark-bar-below = इस खाने के नीचे
mark-draw-bars = रेखाएँ खींचें: खानों के किनारे दबाएँ
editor-symmetry =
    .aria-label = काले खानों की सममिति
    .title = काले खानों की सममिति
editor-symmetry-rotational = आधा घुमाव
editor-symmetry-left-right = बाएँ और दाएँ
editor-symmetry-up-down = ऊपर और नीचे
editor-symmetry-both = चारों ओर
editor-symmetry-diagonal = तिरछी
editor-symmetry-none = सममिति नहीं
editor-fill = भरें
    .title = { $content ->
        [numbers] सभी खाली खाने संख्याओं से भरें (Ctrl+Enter)
       *[words] सभी खाली खाने सूची के शब्दों से भरें (Ctrl+Enter)
    }
editor-region = हिस्सा भरें
    .title = चुने गए खाने फिर से भरें; बाकी सब वैसे ही रहेंगे (Ctrl+Shift+Enter)
editor-clear = मिटाएँ
editor-clear-fill = प्रोग्राम के भरे अक्षर
editor-clear-letters = { $content ->
    [numbers] सभी अंक
   *[words] सभी अक्षर
}
editor-clear-cells = चुने गए हिस्से के अक्षर
editor-clear-blocks = सब कुछ: खुला ग्रिड
editor-heat = कठिन खाने
    .title = दिखाएँ कि कहाँ कम शब्द बैठते हैं
editor-empty = खाली ग्रिड
    .title = नया खाली ग्रिड शुरू करें
# How hard it is to fill a cell.
editor-heat-0 = आसान
editor-heat-1 = कुछ विकल्प
editor-heat-2 = कम विकल्प
editor-heat-3 = विकल्प लगभग नहीं
editor-heat-4 = असंभव
editor-heat-key =
    .aria-label = खाने कितने कठिन हैं
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $slots } में से { $full } पूरे
editor-warnings = { $n ->
    [one] { $n } टिप्पणी
   *[other] { $n } टिप्पणियाँ
}
editor-input =
    .aria-label = ग्रिड के अक्षर
# Read out by screen readers only. The keys are the same in every language.
editor-help = तीर वाली कुंजियों से चलें। अक्षर वहीं लिखे जाते हैं जहाँ कर्सर है; Space दिशा बदलता है, पूर्ण विराम का बिंदु (.) काला खाना बनाता या हटाता है। Tab अगले शब्द पर, Enter बैठने वाले शब्दों पर ले जाता है। Shift और तीर से हिस्सा चुनें। Ctrl और Enter बाकी भरता है। Esc, फिर Tab दबाने पर ग्रिड से बाहर आते हैं।
editor-leave = अब Tab ग्रिड से बाहर ले जाएगा।
editor-choose = लिखने के लिए कोई खाना दबाएँ।
editor-on-block = यह काला खाना है: बिंदु (.) इसे खुला खाना बनाता है।
editor-no-region = पहले खाने चुनें: उन पर खींचें, या Shift के साथ तीर दबाएँ।
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at = { $place }, { $total } में से खाना { $n }, { $empty ->
    [true] खाली
   *[false] { $letter }
}{ $written ->
    [true] , लिखा हुआ
   *[false] { "" }
}{ $heat ->
    [4] , भरा नहीं जा सकता
    [3] , कठिन
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
    [one] , { $fits } शब्द बैठता है
   *[other] , { $fits } शब्द बैठते हैं
}
editor-at-single = पंक्ति { $row }, स्तंभ { $column }, { $empty ->
    [true] खाली
   *[false] { $letter }
}{ $written ->
    [true] , लिखा हुआ
   *[false] { "" }
}, किसी शब्द में नहीं
editor-at-block = काला खाना, पंक्ति { $row }, स्तंभ { $column }
editor-at-region = { $rows } × { $columns } खानों का हिस्सा
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(गोले में)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(रंगा हुआ)
   *[false] { "" }
}{ $end ->
    [true] { " " }(बाद में रेखा)
   *[false] { "" }
}{ $below ->
    [true] { " " }(नीचे रेखा)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits = { $n ->
    [one] { $n } खाना
   *[other] { $n } खाने
}{ $fits ->
    [-1] { "" }
    [one] ; { $fits } शब्द बैठता है
   *[other] ; { $fits } शब्द बैठते हैं
}
# In the table of the grid, for screen readers.
editor-cell-block = काला
editor-cell-empty = खाली
editor-cell-pinned = लिखा हुआ
bench-heading = रचयिता की कार्य-मेज़
bench-part-lists = शब्द सूचियाँ
bench-part-rules = नियम
bench-part-fills = भराव
bench-part-clues = संकेत
clues-missing = { $n } बिना संकेत
clues-offers = इस शब्द के संकेत
clues-remembered = जिन शब्दों के संकेत इस उपकरण को याद हैं: { $n }
clues-remember = इस पहेली के संकेत याद रखें
clues-forget = याद रखे संकेत भूल जाएँ
clues-forgotten = याद रखे संकेत मिटा दिए गए।
bench-part-statistics = आँकड़े
fills-find = कई दिखाएँ
    .title = एक-दूसरे से अलग पूरे भराव खोजें
fills-hint = खाली खाने भरता है; भरे ग्रिड या चुने हुए भाग में सब फिर से, सिवाय आपके लिखे के।
fills-none = इस समय में कोई भराव नहीं मिला।
fills-found = मिले भराव: { $n }
fills-list =
    .aria-label = मिले भराव
fills-scores = औसत { $mean }, सबसे कम { $lowest }
fills-name = भराव { $n }
fills-pin = टाँकें
fills-use = लगाएँ
fills-differ = अलग खाने: { $n }
fills-select = चुनें
    .title = खींचकर खाने चुनें, उँगली से भी
fills-lock = अक्षर बाँधें
    .title = अक्षर जो रहेंगे, चाहे जो भरा जाए
fills-unlock = अक्षर खोलें
done-grid-lock = अक्षर बँध गए।
done-grid-unlock = अक्षर खुल गए।
done-grid-take = भराव { $n } ग्रिड में है।
statistics-mean-length = औसत लंबाई
statistics-unchecked = बिना काट के खाने
statistics-share = { $n } ({ $percent } %)
statistics-points = स्क्रैबल मान
statistics-points-value = { $n } (प्रति अक्षर { $mean })
statistics-score = औसत अंक
statistics-lowest = सबसे कम अंक
statistics-lowest-value = { $score }: { $words }
statistics-new = शब्द सूची में नहीं
statistics-missing = अनुपस्थित अक्षर
statistics-pangram = कोई नहीं: यह पैनग्राम है
statistics-none = कोई नहीं
statistics-figure = { $n }
statistics-length = लंबाई
statistics-number = शब्द
statistics-letters = ग्रिड के अक्षर
mix-add = सूची जोड़ें…
mix-use = { $name } का उपयोग करें
mix-weight = { $name } में जोड़े जाने वाले अंक
mix-remove = { $name } हटाएँ
mix-banned = शब्द जो कभी न लिए जाएँ
mix-banned-help = रिक्त स्थान या अल्पविराम से अलग।
mix-scores = आपके अपने अंक: { $n }
mix-scores-save = मेरे अंक सहेजें
mix-scores-bring = फ़ाइल से अंक लाएँ…
mix-my-scores = मेरे अंक
mix-up = { $word } के अंक बढ़ाएँ
mix-down = { $word } के अंक घटाएँ
mix-never = { $word } कभी न लें
mix-scored = { $word }: { $score } अंक
rules-none = ग्रिड इनमें से कोई नियम नहीं तोड़ता।
side-switch =
    .aria-label = दिखाएँ
side-candidates = संभावित शब्द
side-fold =
    .aria-label = ग्रिड के नीचे के शब्द
candidates-region =
    .aria-label = संभावित शब्द
candidates-list =
    .aria-label = बैठने वाले शब्द
candidates-filter =
    .aria-label = शुरू के अक्षर
    .placeholder = शुरू के अक्षर …
candidates-slot = { $place }, { $n ->
    [one] { $n } खाना
   *[other] { $n } खाने
}
candidates-nowhere = कर्सर को किसी शब्द के खाने पर रखें।
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = { $total } में से { $fitting } बैठते हैं
candidates-none = सूची का कोई शब्द यहाँ नहीं बैठता।
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = यहाँ कुछ भी रखें, किसी दूसरी जगह कोई शब्द नहीं बचता: “कठिन खाने” दिखाता है कि कहाँ।
candidates-more = { $total } में से पहले { $n }; कम करने के लिए टाइप करें।
candidates-unread = शब्द सूची अभी पढ़ी जा रही है।
candidates-fits = बैठता है
candidates-blocks = दूसरों को रोकता है
candidates-score = { $score }
candidates-score-title = शब्द सूची में इसका अंक
candidates-order =
    .aria-label = संभावित शब्दों का क्रम
candidates-order-best = सबसे अच्छे पहले
candidates-order-score = अंक
candidates-order-leaves = कितना छोड़ते हैं
candidates-order-alphabet = वर्णक्रम
candidates-leaves = छोड़ता है { $n }
candidates-leaves-title = सबसे तंग काट के लिए बचे शब्द: { $n }; सब काटों के लिए मिलाकर लगभग 10 की घात { $ways } तरीके
candidates-try = क्या बाकी भरा जा सकता है?
candidates-rest-running = देखा जा रहा है कि बाकी भरा जा सकता है या नहीं …
candidates-rest-yes = बाकी अब भी भरा जा सकता है।
candidates-rest-no = { $reasoned ->
    [true] बाकी नहीं भरा जा सकता: { $reason }
   *[false] बाकी नहीं भरा जा सकता।
}
candidates-rest-unknown = अभी पता नहीं है कि बाकी भरा जा सकता है या नहीं।
done-grid-put = { $word } रखा गया।
done-grid-clear = मिटाया गया।
keys-drawing = ग्रिड बनाना और भरना
    .next = अगले खाने पर
    .turn = दूसरी दिशा
    .slot = अगला शब्द, या पिछला
    .ends = शब्द का पहला खाना, या आखिरी
    .block = काला खाना, या नहीं
    .circle = खाने में गोला
    .shade = खाना रँगें
    .bar = खाने के बाद या नीचे रेखा
    .clear = अक्षर निकालें
    .region = खाने चुनें
    .candidates = बैठने वाले शब्द
    .fill = बाकी भरें
    .part = चुने गए खाने फिर से भरें
    .edit = शब्द और संकेत संपादित करें
    .leave = चुनाव हटाएँ; फिर Tab ग्रिड से बाहर

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [one] { $n } संख्या
           *[other] { $n } संख्याएँ
        }
   *[words] { word-count }
}
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = विकल्प बदलें
failed-unfilled-empty = खाली ग्रिड से शुरू करें
options-empty = खाली ग्रिड
    .title = इन विकल्पों वाला खाली ग्रिड, खुद बनाने और भरने के लिए
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } लगभग { $words } शब्दों की सूची चाहिए; इसमें { $known } हैं।
options-preset-fetch = { $help } सूची { $name } लाई जाएगी: { $words } शब्द, { $size }।
options-preset-whole = आपकी सूची के सब शब्द लिए जाते हैं।
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = { $before } की जगह { $after } आया{ $others ->
    [0] { "" }
    [one] ; साथ में { $others } और बदला
   *[other] ; साथ में { $others } और बदले
}।
done-stopped = कुछ मिलने से पहले रुक गया; पहेली जैसी थी वैसी ही है।

## Word searches: words hidden among other letters

kind-wordsearch = शब्द खोज
    .short = शब्द खोज
    .help = शब्द दूसरे अक्षरों के बीच छिपे होते हैं, आठ दिशाओं तक।
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell = पंक्ति { $row }, स्तंभ { $column }, { $letter }{ $n ->
    [0] , किसी शब्द में नहीं
   *[other] , { $words } में
}
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = पंक्ति { $row }, स्तंभ { $column }, { $way }
direction-right = दाईं ओर
direction-left = बाईं ओर
direction-down = नीचे
direction-up = ऊपर
direction-down-right = नीचे दाईं ओर
direction-up-right = ऊपर दाईं ओर
direction-down-left = नीचे बाईं ओर
direction-up-left = ऊपर बाईं ओर
# A word is part of the word $word, and hidden there.
list-inside = { $word } में
list-sort-direction = दिशा क्रम
status-rings = सब दिखाएँ
    .title = सभी शब्दों पर घेरा बनाएँ
# Letters that belong to several words.
counts-shared = <b>{ $n }</b> साझा अक्षर
# $percent of all letters belong to words.
counts-covered = <b>{ $percent } %</b> शब्दों में
# How many letters of a hidden message stand in the grid.
counts-message = <b>{ $n }</b> अक्षरों का संदेश
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = फिर सजाने और नए शब्दों में यही आकार रखें: { $width } × { $height }
counts-size-free = यह आकार तय है; दबाएँ, तो आकार फिर शब्दों से बनेगा
counts-size-kept = तय
done-size-kept = आकार तय हुआ: { $width } × { $height }।
done-size-free = अगला ग्रिड उतना बड़ा होगा जितना उसके शब्दों को चाहिए।
options-group-filler = बाकी अक्षर
keys-hidden = ग्रिड
    .next = अगला अक्षर
    .ends = पंक्ति का पहला या अंतिम अक्षर
    .turn = उसी अक्षर का अगला शब्द
    .zoom = पास, दूर, पूरा ग्रिड
    .wheel = माउस की जगह पर बड़ा-छोटा
    .none = कुछ न चुनें

## What counts as found once: the rules of word searches, told in the options

rules-heading = कब माना जाता है कि शब्द एक ही बार है
rules-once = आपकी चुनी दिशाओं में सूची का हर शब्द एक ही जगह मिलता है; बाकी अक्षर इसी तरह चुने जाते हैं।
rules-palindrome = जो शब्द दोनों सिरों से एक-सा पढ़ा जाए, वह दो तरह से पढ़े जाने पर भी एक ही जगह माना जाता है।
rules-inside = जो शब्द किसी लंबे शब्द का हिस्सा हो, जैसे महानगर में नगर, वह लंबे शब्द की जगह पर माना जाता है। “शब्दों के भीतर शब्द” तय करता है कि वह वहीं छिपा रहे, अपनी अलग जगह पाए, या छोड़ दिया जाए।
rules-twice = सूची में दो बार आया शब्द एक ही बार छिपाया जाता है। जिस शब्द की कोई जगह अकेली नहीं हो सकती, वह छोड़ दिया जाता है, और सूची में यह लिखा होता है।

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] { $n } वर्ण और लिखा जा सकता है
   *[other] { $n } वर्ण और लिखे जा सकते हैं
}
form-over = { $n ->
    [one] { $n } वर्ण ज़्यादा है
   *[other] { $n } वर्ण ज़्यादा हैं
}
form-none-chosen = कम से कम एक चुनें।
# A picture of squares.
mask-heading = आपका चित्र
mask-edit = चित्र बनाएँ या खोलें…
mask-none = अभी कोई चित्र नहीं
# $n: squares that become letters.
mask-size = { $width } × { $height }, { $n } अक्षर
mask-open = चित्र खोलें…
mask-invert = उलटें
    .title = भरे खाने खाली हों, खाली खाने भरें
mask-width =
    .aria-label = चौड़ाई के खाने
mask-height =
    .aria-label = ऊँचाई के खाने
# A slider: from how dark on the parts of a picture become letters.
mask-dark = चित्र का कितना हिस्सा गिना जाए
mask-canvas =
    .aria-roledescription = रंगने के खाने
mask-help = भरे खानों में अक्षर आते हैं। माउस या उँगली से रंगें; कुंजियों में तीर से चलें, Space खाना भरता या खाली करता है, Shift और तीर रेखा खींचते हैं। फ़ाइलें इसी डिवाइस पर रहती हैं।
mask-use = यह चित्र लें
# Read out by screen readers only.
mask-at = पंक्ति { $row }, स्तंभ { $column }, { $filled ->
    [true] भरा
   *[false] खाली
}
mask-unreadable = यह फ़ाइल ऐसा चित्र नहीं है जो पढ़ा जा सके; PNG, JPEG, WebP, GIF या SVG चुनें, या # और बिंदु (.) वाला टेक्स्ट।
# $size, $limit: such as "20.0 MB".
mask-too-large = इसका आकार { $size } है; { $limit } तक के चित्र खुल सकते हैं।
mask-too-many-pixels = इसमें { $width } × { $height } पिक्सेल हैं, इतने बड़े चित्र नहीं खुलते; पहले इसे छोटा करें।
mask-too-light = इस चित्र में कुछ भी काफ़ी गहरा नहीं है; स्लाइडर खिसकाएँ।
mask-text-strange = पंक्ति { $line } में “{ $char }” है; टेक्स्ट वाले चित्र में अक्षर के लिए # और खाली के लिए बिंदु (.) होता है।
mask-text-large = इसमें { $width } × { $height } खाने हैं; हर ओर अधिक से अधिक { $most } चलते हैं।
mask-text-empty = इसमें कोई # नहीं है; हर # एक अक्षर बनता है।
mask-side = हर ओर { $least } से { $most } खाने होते हैं।
mask-empty = कम से कम एक खाना भरें।
mask-missing = पहले कोई चित्र बनाएँ या खोलें, या कोई और आकृति चुनें।

## The gallery of patterns

gallery-open = पैटर्न चुनें…
gallery-heading = पैटर्न
gallery-size = आकार
gallery-all = सभी आकार
gallery-long = बाएँ से दाएँ लंबे शब्द
gallery-any = ग्रिड के आकार का कोई भी
gallery-count = { $n ->
    [one] { $n } पैटर्न
   *[other] { $n } पैटर्न
}
gallery-item = { $width } × { $height }, { $words } शब्द
gallery-told = { $width } × { $height }, { $words } शब्द, { $blocks } काले खाने; बाएँ से दाएँ लंबे शब्द: { $themes }

## Word searches: options, and what the engine says of hiding words

option-count-hidden = शब्दों की संख्या
    .help = शब्द सूची से कितने शब्द लिए जाएँ।
    .unit = शब्द
    .any = सभी
option-level = दिशाएँ
    .choice-easy = आसान
    .help-easy = शब्द आगे और नीचे चलते हैं।
    .choice-medium = मध्यम
    .help-medium = तिरछे भी, आगे की ओर।
    .choice-hard = कठिन
    .help-hard = आठों दिशाओं में, उलटे भी।
    .choice-own = अपनी
    .help-own = हर दिशा अलग से चुनें।
option-ways = शब्द किधर चलें
    .help = कम से कम एक दिशा।
    .choice-forward = आगे
    .choice-down = नीचे
    .choice-forward-down = आगे और नीचे
    .choice-forward-up = आगे और ऊपर
    .choice-backward = उलटे
    .choice-up = ऊपर
    .choice-backward-up = उलटे और ऊपर
    .choice-backward-down = उलटे और नीचे
option-size-hidden = ग्रिड का आकार
    .help = “अपने आप” ऐसा आकार खोजता है जिसमें सब शब्द आ जाएँ। तय आकार में जिन्हें जगह न मिले, वे छोड़ दिए जाते हैं।
    .unit = खाने
option-room = जगह
    .choice-normal = सामान्य
    .help-normal = लगभग दो-तिहाई अक्षर शब्दों के। छिपा संदेश हो तो ग्रिड बस उतना बड़ा जितना दोनों को चाहिए।
    .choice-tight = कसी हुई
    .help-tight = शब्दों के लिए सबसे छोटा ग्रिड जो मिल सके।
    .choice-loose = खुली
    .help-loose = आधे से ज़्यादा अक्षर किसी शब्द के नहीं, इसलिए शब्द खोजना कठिन है।
option-shape = आकृति
    .help = अक्षर जिस आकृति को भरते हैं।
    .choice-rectangle = आयत
    .choice-circle = वृत्त
    .choice-heart = दिल
    .choice-diamond = हीरा
    .choice-tree = पेड़
    .choice-own = अपना चित्र
option-mask = आपका चित्र
    .help = काले खानों में अक्षर आते हैं। चित्र ग्रिड के आकार का कर दिया जाता है।
option-sharing = साझा अक्षर
    .help = जहाँ शब्द कटते हैं, वहाँ का अक्षर दोनों का होता है।
    .choice-any = जैसे बनें
    .choice-many = बहुत
    .choice-few = कम
    .choice-none = कोई नहीं
option-inside = शब्दों के भीतर शब्द
    .choice-there = केवल वहीं
    .help-there = जो शब्द दूसरे का हिस्सा हो, जैसे महानगर में नगर, वह वहीं मिलता है, और कहीं नहीं।
    .choice-own = अलग भी छिपे
    .help-own = इसकी अपनी जगह भी होती है, इसलिए यह दोनों जगह मिलता है।
    .choice-out = छोड़ दें
    .help-out = यह पहेली से छोड़ दिया जाता है।
option-filler = शब्दों के आसपास
    .choice-words = शब्दों के अक्षर
    .help-words = अक्षर उतनी बार जितनी बार शब्दों में हैं।
    .choice-first = केवल पहले अक्षर
    .help-first = कठिन: केवल वे अक्षर जिनसे शब्द शुरू होते हैं।
    .choice-others = दूसरे अक्षर
    .help-others = आसान: वे अक्षर जो किसी शब्द में नहीं, जहाँ तक भाषा में ऐसे अक्षर हों।
option-first = शुरू से
    .help = हर शब्द के शुरू के इतने अक्षर लिए जाते हैं।
    .unit = अक्षर
option-message = छिपा संदेश
    .help = जो अक्षर किसी शब्द के नहीं, वे पंक्ति दर पंक्ति पढ़ने पर इसी से शुरू होते हैं।
option-clean = अभद्र शब्द नहीं
    .help = किसी दिशा में संयोग से कोई अभद्र शब्द नहीं पढ़ा जाता।
option-banned = जो शब्द न आएँ
    .help = ये शब्द भी संयोग से कहीं न पढ़े जाएँ; बीच में खाली जगह या अल्पविराम लगाएँ।
preset-search-standard = मानक
    .help = चार दिशाओं में 20 शब्द।
preset-search-easy = नए लोगों के लिए
    .help = 10 छोटे शब्द, आगे और नीचे, ऐसे अक्षरों के बीच जो उनमें नहीं हैं।
preset-search-hard = कठिन
    .help = आठों दिशाओं में 30 शब्द, ऐसे अक्षरों के बीच जिनसे शब्द शुरू होते हैं।
preset-search-large = बड़ी
    .help = आठों दिशाओं में 60 शब्द।
preset-search-packed = ठसाठस
    .help = सबसे छोटे ग्रिड में जो मिल सके, 30 शब्द, एक-दूसरे को काटते हुए।
preset-search-heart = दिल
    .help = दिल की आकृति में 25 शब्द।
preset-search-tree = पेड़
    .help = देवदार के पेड़ की आकृति में 25 शब्द।
# The message has so many letters too many.
engine-message-too-long = शब्दों से बचे खानों में छिपा संदेश नहीं आता: वह { $letters } अक्षर ज़्यादा लंबा है; उसे छोटा करें, या बड़ा ग्रिड लें।
engine-option-text = { $option } टेक्स्ट होना चाहिए, { $value } नहीं।
engine-option-text-long = { $option }: इसमें { $characters } वर्ण हैं; अधिक से अधिक { $most } रखे जा सकते हैं।
engine-option-set = { $option }: { $choices } में से एक या अधिक चुनें, { $value } नहीं।
engine-option-mask = { $option }: बराबर लंबाई की पंक्तियों वाला चित्र दें, अक्षर के लिए #, खाली के लिए बिंदु (.), हर ओर अधिक से अधिक { $most } खाने और कम से कम एक #।
engine-no-word-hidden = { $tried } दूसरे शब्दों में से कोई भी { $word } की जगह नहीं छिपाया जा सका; कोई दूसरा शब्द बदलें, या बड़ा ग्रिड लें।
engine-banned-too-short = { $word } में एक ही अक्षर है, जिसे बाहर नहीं रखा जा सकता; लंबे शब्द बाहर रखें।
engine-cannot-keep-clean = इन अक्षरों के ग्रिड से अभद्र शब्द बाहर नहीं रखे जा सके; शब्दों के आसपास दूसरे अक्षर चुनें, या “अभद्र शब्द नहीं” बंद करें।
engine-locked-other-way = { $word } लॉक है, और चुनी गई किसी दिशा में नहीं चलता; पहले उसे अनलॉक करें।
engine-locked-together = { $word } और { $other } लॉक हैं और उनका एक अक्षर साझा है, जो विकल्पों के अनुसार नहीं चलता; पहले इनमें से एक को अनलॉक करें।
engine-cannot-hide-once = { $letters }: इतने कम अक्षरों से कोई शब्द ऐसे नहीं छिपाया जा सका कि एक ही बार मिले; दूसरे अक्षरों वाले शब्द जोड़ें, या शब्दों के आसपास “दूसरे अक्षर” चुनें।
engine-cannot-keep-out = ये शब्द ग्रिड से बाहर नहीं रखे जा सके: { $words }; कम शब्द बाहर रखें, या शब्दों के आसपास दूसरे अक्षर चुनें।
engine-why-no-room = { $width } × { $height } के ग्रिड में { $word } के लिए जगह नहीं मिली; बड़े ग्रिड में मिल सकती है।
engine-why-within = { $word } दूसरे शब्द का हिस्सा है, और ऐसे शब्द छोड़ने हैं; विकल्पों में यह बदला जा सकता है।
engine-why-twice = { $word } छोड़ा गया क्योंकि यह एक और जगह मिल सकता था; फिर सजाने से, या शब्दों के आसपास दूसरे अक्षर लेने से बात बन सकती है।

engine-loss-workshop = पहेली पर आगे काम करने के लिए जो चाहिए, वह नहीं रहता: { $what }।
engine-lost-options = विकल्प और बीज संख्या
engine-lost-dictionary = शब्द सूची का नाम
engine-lost-locks = कौन-से शब्द लॉक हैं
engine-lost-pinned = कौन-से अक्षर हाथ से लिखे गए
engine-lost-former = हटाए गए शब्दों के संकेत
engine-lost-unplaced = जिन शब्दों को जगह नहीं मिली: { $words }
engine-loss-look = पन्ने की ये सेटिंग नहीं रहतीं: { $what }।
engine-loss-about = पहेली की यह जानकारी नहीं रहती: { $what }।
engine-lost-copyright = कॉपीराइट की सूचना
engine-lost-title = शीर्षक
engine-lost-author = लेखक का नाम
engine-loss-shortened = फ़ॉर्मैट के लिए ज़्यादा लंबा है, इसलिए काटा गया: { $what }।
engine-lost-editor = संपादक
engine-lost-publisher = प्रकाशक
engine-lost-date = तारीख़
engine-lost-notes = टिप्पणियाँ
engine-lost-url = वेब पता
engine-lost-difficulty = कठिनाई
engine-loss-notes = टिप्पणियाँ निर्देशों का हिस्सा बन जाती हैं।
engine-loss-marks = खानों के निशान नहीं रहते: { $what }।
engine-lost-circles = घेरे: { $cells }
engine-lost-given = दिए गए अक्षर: { $cells }
engine-lost-bars = मोटी रेखाएँ: { $bars }
engine-lost-shades = रंगे खाने: { $cells }
engine-loss-checksum = हल सही है या नहीं, यह बताने वाली जानकारी नहीं रहती।
engine-lost-blocks = शब्दों के बाहर के खाने कैसे दिखते हैं
engine-lost-hidden = कि हल करने वाले काले खाने ख़ुद ढूँढते हैं
engine-lost-text-size = अक्षरों का आकार
engine-lost-word-bank = मदद के लिए शब्द सूची
engine-lost-key = उत्तर कुंजी कहाँ है
engine-lost-headings = शीर्षकों की भाषा
engine-lost-digits = अंक
engine-lost-printing = छपाई का ढंग
engine-lost-numbering = पंक्तियों और स्तंभों से संख्याएँ
engine-loss-direction = इस फ़ॉर्मैट में दिशा लिखने की जगह नहीं है: दूसरे प्रोग्राम ग्रिड को बाएँ से दाएँ दिखाते हैं, जैसे आईने में।
engine-loss-language = भाषा नहीं रहती: यहाँ फिर खोलने पर शब्दों की भाषा { $language } नहीं, { $guessed } मानी जाएगी।
engine-loss-clue-language = संकेतों की भाषा नहीं रहती।
engine-loss-letters = तब ये अक्षर दूसरे अक्षर बन जाएँगे: { $letters }।
engine-letters-folded = इसमें ऐसे अक्षर हैं जो मानी गई भाषा के शब्दों में नहीं होते; वे सादे अक्षर बन गए: { $letters }
engine-loss-counts = इस फ़ॉर्मैट में अक्षरों की संख्या के लिए अलग जगह नहीं है: वह संकेतों के अंत में लिखी जाती है।
engine-loss-outside = { $cells ->
    [one] शब्दों के बाहर का { $cells } खाना काला खाना बन जाता है।
   *[other] शब्दों के बाहर के { $cells } खाने काले खाने बन जाते हैं।
}
engine-loss-unfilled = { $cells ->
    [one] { $cells } खाने में अभी अक्षर नहीं है; दूसरे प्रोग्राम इसे गलती मान सकते हैं।
   *[other] { $cells } खानों में अभी अक्षर नहीं हैं; दूसरे प्रोग्राम इन्हें गलती मान सकते हैं।
}
engine-loss-spelling = { $words ->
    [one] { $words } शब्द वैसा नहीं रहता जैसा लिखा गया था, केवल ग्रिड के अक्षरों में रहता है।
   *[other] { $words } शब्द वैसे नहीं रहते जैसे लिखे गए थे, केवल ग्रिड के अक्षरों में रहते हैं।
}
engine-loss-counts-off = यह नहीं लिखा रहता कि अक्षरों की संख्या न दिखाई जाए।
engine-loss-kind = यहाँ फिर खोलने पर यह { $kind } होगी।
engine-lost-numbers = अंक पहेली
engine-lost-filled = भरी हुई वर्ग पहेली
engine-lost-freeform = मुक्त वर्ग पहेली
engine-loss-rebus = { $cells ->
    [one] { $cells } खाना रीबस खाना बन जाता है: उसमें जो है, वह इस फ़ॉर्मैट के अक्षरों में नहीं है।
   *[other] { $cells } खाने रीबस खाने बन जाते हैं: उनमें जो है, वह इस फ़ॉर्मैट के अक्षरों में नहीं है।
}
engine-loss-rebus-keys = { $letters } तरह के रीबस खाने हैं; कुछ प्रोग्राम अधिक से अधिक { $most } जानते हैं।
engine-loss-puz-utf-8 = टेक्स्ट UTF-8 में है (फ़ॉर्मैट का संस्करण 2.0); जो प्रोग्राम केवल पुराने संस्करण जानते हैं, वे इसे बिगड़ा हुआ दिखाते हैं।
engine-loss-typographic = { $texts } टेक्स्ट में घुमावदार उद्धरण चिह्न, लंबे डैश आदि सादे चिह्न बन जाते हैं।
engine-loss-cut = { $clues ->
    [one] { $clues } संकेत { $most } वर्णों से लंबा है, इसलिए काट दिया जाता है।
   *[other] { $clues } संकेत { $most } वर्णों से लंबे हैं, इसलिए काट दिए जाते हैं।
}
engine-loss-taken-for-counts = { $clues ->
    [one] { $clues } संकेत का अंत अक्षरों की संख्या मान लिया जाएगा।
   *[other] { $clues } संकेतों का अंत अक्षरों की संख्या मान लिया जाएगा।
}
engine-loss-dash = { $clues ->
    [one] { $clues } संकेत में केवल एक डैश है; माना जाता है कि संकेत नहीं है।
   *[other] { $clues } संकेतों में केवल एक डैश है; माना जाता है कि संकेत नहीं हैं।
}
engine-puz-hidden = .puz फ़ाइल में केवल वर्ग पहेली आती है; शब्द खोज को .ipuz में सहेजें।
engine-puz-barred = .puz फ़ाइल में खानों के बीच मोटी रेखाएँ नहीं आतीं; पहेली को .ipuz या .jpz में सहेजें।
engine-puz-sides = .puz फ़ाइल में हर ओर अधिक से अधिक { $most } खाने आते हैं, और यह ग्रिड { $width } × { $height } है; इसे .ipuz में सहेजें।
engine-puz-keys = .puz फ़ाइल में A से Z के अलावा अधिक से अधिक { $most } अलग-अलग अक्षर आते हैं, और इस पहेली में { $letters } हैं; इसे .ipuz में सहेजें।
engine-puz-letter = “{ $cell }” वाले खाने में ऐसा चिह्न है जिसे .puz फ़ाइल अपने काम में लेती है; पहेली को .ipuz में सहेजें।
engine-puz-too-large = { $name } का आकार { $size } MB है, और अधिक से अधिक { $most } MB खुल सकते हैं; दूसरी फ़ाइल चुनें।
engine-not-puz-puzzle = { $name } ऐसी .puz पहेली नहीं है जो खुल सके: { $why }।
engine-puz-broken-off = वह ग्रिड पूरा होने से पहले ही खत्म हो जाती है
engine-puz-no-grid = उसके ग्रिड में कोई खाना नहीं है
engine-puz-row = उसके ग्रिड की पंक्ति { $row } में { $width } खाने नहीं हैं
engine-puz-texts-broken-off = बीच में खत्म हो जाती है: आखिरी संकेत नहीं हैं
engine-puz-checksums = इसके चेकसम मेल नहीं खाते: सहेजने के बाद इसमें कुछ बदला या बिगड़ा है
engine-puz-unlocked = कुंजी { $key } से लॉक थी
engine-puz-locked = इसका हल लॉक है और खुल नहीं सका, इसलिए यहाँ इसमें अक्षर नहीं हैं
engine-puz-mistakes = इसमें हल करने वाले की ग़लतियों के निशान हैं, जो नहीं रखे जाते
engine-puz-time = इसमें हल करने वाले का समय है, जो नहीं रखा जाता
engine-puz-sections = इसमें ऐसे हिस्से हैं जो नहीं रखे जाते: { $names }
engine-puz-rebus-unknown = { $cells ->
    [one] { $cells } रीबस खाने में क्या है, यह नहीं लिखा है, इसलिए उसमें एक ही अक्षर है
   *[other] { $cells } रीबस खानों में क्या है, यह नहीं लिखा है, इसलिए उनमें एक-एक अक्षर है
}
engine-imported-clue-count = इसके ग्रिड में { $words } शब्द हैं, पर संकेत { $clues }, इसलिए पता नहीं कि कौन-सा किसका है
engine-uclick-answer = उसके एक संकेत का उत्तर { $answer } ग्रिड में लिखे शब्द से मेल नहीं खाता
engine-circles-lost = { $cells ->
    [one] इसके { $cells } खाने में घेरा है, जो नहीं रखा जाता
   *[other] इसके { $cells } खानों में घेरे हैं, जो नहीं रखे जाते
}
engine-filled-in-lost = { $cells ->
    [one] इसके { $cells } खाने में हल करने वाले का लिखा अक्षर है, जो नहीं रखा जाता
   *[other] इसके { $cells } खानों में हल करने वाले के लिखे अक्षर हैं, जो नहीं रखे जाते
}
engine-seen-as-read = यह दाएँ से बाएँ पढ़ी जाने वाली वर्ग पहेलियों के लिए है; इस पहेली को .ipuz में सहेजें।
engine-loss-cells = जो प्रोग्राम हर संकेत के खाने नहीं देखते, वे शब्द उलटे पढ़ते हैं; उनके लिए दूसरी .ipuz फ़ाइल है।
engine-html-lost = इसके { $texts } टेक्स्ट में चित्र, ऊपर लिखे छोटे अक्षर या ऐसा कुछ है; केवल अक्षर रखे जाते हैं
engine-ipuz-codes-lost = इसमें अक्षरों की जगह संख्याएँ हैं, जो नहीं रखी जातीं
engine-ipuz-styles-lost = { $cells ->
    [one] इसके { $cells } खाने में चित्र या कोई और निशान है, जो नहीं रखा जाता
   *[other] इसके { $cells } खानों में चित्र या और निशान हैं, जो नहीं रखे जाते
}
engine-ipuz-variety = वह “{ $kind }” प्रकार की पहेली है, और केवल वर्ग पहेलियाँ, कूट पहेलियाँ और शब्द खोज खोले जा सकते हैं
engine-ipuz-jumbled = उसके संकेत उन शब्दों के नहीं हैं जिनके पास वे हैं; हल करने वाले को ही उन्हें मिलाना है
engine-ipuz-own-lists = वह बाएँ से दाएँ और ऊपर से नीचे के शब्दों की वर्ग पहेली नहीं है: उसके संकेत अपनी ही सूचियों में हैं, { $headings }
engine-ipuz-clueless = इसके { $words } शब्दों का कोई संकेत नहीं है
engine-ipuz-unseen = उसमें न काले खाने दिखाए गए हैं, न हल है, इसलिए पता नहीं चलता कि उसके शब्द कहाँ हैं
engine-alternatives-lost = { $cells ->
    [one] इसके { $cells } खाने में कई अक्षर चल सकते हैं; पहला रखा जाता है
   *[other] इसके { $cells } खानों में कई अक्षर चल सकते हैं; पहला रखा जाता है
}
engine-ipuz-keys-lost = इसमें ऐसी जानकारी है जो नहीं रखी जाती: { $keys }

picture-too-large = { $width } × { $height } पिक्सेल का चित्र इस ब्राउज़र के लिए बहुत बड़ा है; छोटा आकार चुनें, या ग्रिड SVG में सहेजें।
engine-loss-picture = यह चित्र है: इसे फिर खोला नहीं जा सकता।
outlines-none = अक्षरों की आउटलाइन जिससे बनती है, वह नहीं लाया जा सका; रेखाचित्र में अक्षर टेक्स्ट के रूप में रखकर सहेजें, या इंटरनेट होने पर दोबारा कोशिश करें।
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = कुछ अक्षर टेक्स्ट ही रहे, क्योंकि यहाँ के किसी फ़ॉन्ट में वे नहीं हैं: { $letters }।

engine-loss-only-words = केवल शब्द और उनके संकेत: ग्रिड नहीं, शीर्षक नहीं।
engine-needs-clue = शब्द { $word } का कोई संकेत नहीं है, और इस फ़ाइल में हर शब्द का संकेत चाहिए।
engine-one-character = इस फ़ाइल में हर खाने में एक सादा अक्षर आता है। ये नहीं आते: { $letters }।
engine-from-left-only = प्रोग्राम शब्दों को केवल बाएँ से दाएँ लिखता है, इसलिए यह पहेली दर्पण जैसी उलटी दिखती।
engine-most-sides = इस फ़ाइल में हर ओर अधिक से अधिक { $most } खाने आते हैं, और यह ग्रिड { $width } × { $height } है।
engine-moodle-kind = केवल संकेतों वाली वर्ग पहेली ऐसा प्रश्न हो सकती है।
engine-loss-author = रचयिता का नाम नहीं रहता।
engine-h5p-kind = H5P में शब्द खोज है, और संकेतों वाली दो या अधिक शब्दों की वर्ग पहेली; यह दोनों में से कोई नहीं है।
engine-loss-own-grid = H5P शब्दों से नया ग्रिड बनाता है; संकेत और छिपा संदेश नहीं रहते।
engine-loss-layout = H5P हर बार शब्दों को नए सिरे से रखता है: जगहें तभी रहती हैं जब कोई शब्द दूसरे से सटा न हो।
engine-zip-not-opened = { $name } पहेली वाली ऐसी .zip फ़ाइल नहीं है जो खुल सके: { $why }।
engine-zip-damaged = वह खराब है
engine-zip-too-large = अनपैक करने पर उसमें { $files } से अधिक फ़ाइलें या { $megabytes } MB से अधिक डेटा होता है
engine-zip-paths = उसकी फ़ाइलें अपने फ़ोल्डर से बाहर चली जातीं
engine-zip-locked = उस पर पासवर्ड लगा है; पहले उसे अनपैक करें
engine-zip-compressed = वह असामान्य ढंग से पैक की गई है; पहले उसे अनपैक करें
engine-zip-nested = उसमें एक और .zip फ़ाइल है; उसे अनपैक करके वह खोलें
engine-zip-no-puzzle = उसमें कोई पहेली नहीं है
engine-zip-several = उसमें कई पहेलियाँ हैं ({ $names }); उसे अनपैक करें और एक खोलें

# The Save menu of the sheet.
save-zip = सभी फ़ाइलें (.zip)…
    .hint = चित्र, टेक्स्ट और हर फ़ॉर्मैट एक साथ
save-export = दूसरे प्रोग्रामों के लिए…
    .hint = वर्ग पहेली के प्रोग्राम, हल करने के पेज, शब्दों की सूचियाँ
# While the engine finds out what each format can hold of a large puzzle.
export-looking = देखा जा रहा है कि किस फ़ॉर्मैट में क्या-क्या आता है …
export-heading = दूसरे प्रोग्रामों के लिए सहेजें
export-group-programs = वर्ग पहेली के प्रोग्राम
export-group-solving = स्क्रीन पर हल करने के लिए
export-group-words = शब्द और संकेत
export-group-learning = सीखने के प्लेटफ़ॉर्म के लिए
export-group-grids = ग्रिड
# How much of the puzzle a format holds.
export-whole = सब कुछ रहता है
export-lossless = पूरी पहेली रहती है
export-lossy = { $n ->
    [one] { $n } चीज़ छूटती या बदलती है
   *[other] { $n } चीज़ें छूटती या बदलती हैं
}
# $ending: such as ".puz".
export-save = { $ending } में सहेजें
export-save-lossy = फिर भी { $ending } में सहेजें
export-save-whole = { $ending } में सहेजें, जिसमें सब रहता है
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = चित्र (PNG)
    .about = हल करने के लिए ग्रिड, और उत्तर।
format-svg = रेखाचित्र (SVG)
    .about = वही, हर आकार में साफ़; लेखन और पेज सजाने वाले प्रोग्रामों के लिए।
    .ending = .svg
format-text = टेक्स्ट (.txt)
    .about = कॉपी करने के लिए संकेत और उत्तर।
    .ending = .txt
format-ipuz = पहेली फ़ाइल (.ipuz)
    .about = बाद में यहाँ खोलने और बदलने के लिए; कुछ और प्रोग्राम भी इसे पढ़ते हैं।
    .ending = .ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = पहेली फ़ाइल, जैसी दिखती है (.ipuz)
    .about = उन प्रोग्रामों के लिए जो आम फ़ाइल को आईने की तरह उलटा दिखाते हैं।
    .ending = .ipuz (जैसी दिखती है)
format-puz = Across Lite (.puz)
    .about = वर्ग पहेली के ज़्यादातर ऐप और प्रोग्रामों के लिए, पुराने भी।
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Crossword Compiler और उसकी फ़ाइलें पढ़ने वाले ऐप के लिए।
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = वही, बिना पैक किए।
    .ending = .xml
format-exolve = Exolve
    .about = उन वेब पेजों और ब्लॉगों के लिए जो Exolve काम में लेते हैं।
    .ending = Exolve
format-xd = .xd
    .about = सादा टेक्स्ट, वर्ग पहेलियों के संग्रहों के लिए।
    .ending = .xd
format-html = हल करने का पेज (.html)
    .about = किसी भी ब्राउज़र में खुलता है, बिना इंटरनेट के; कुछ इंस्टॉल नहीं करना।
    .ending = .html
format-csv = तालिका (.csv)
    .about = Excel और दूसरी स्प्रेडशीट के लिए।
    .ending = .csv
format-tsv = टैब वाली तालिका (.tsv)
    .about = शब्द सीखने वाले प्रोग्रामों के लिए; Anki का अपना अलग फ़ॉर्मैट है।
    .ending = .tsv
format-json = शब्द सूची (.json)
    .about = दूसरे प्रोग्रामों के लिए, और यहाँ शब्द सूची के रूप में।
    .ending = .json
format-template = ग्रिड का ढाँचा (.txt)
    .about = टेक्स्ट की पंक्तियाँ, Crosscore की कमांड लाइन के लिए।
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Moodle, WordPress, Lumi और H5P वाली दूसरी साइटों के लिए।
    .ending = .h5p
format-moodle = Moodle की वर्ग पहेली (.xml)
    .about = Crossword नाम के प्रश्न-प्रकार वाले Moodle के लिए; वह अलग प्लगइन है।
    .ending = .xml
format-gift = Moodle के प्रश्न (GIFT)
    .about = हर संकेत एक प्रश्न है और शब्द उसका उत्तर; दूसरे प्लेटफ़ॉर्म भी इसे पढ़ते हैं।
    .ending = GIFT
format-glossary = Moodle की शब्दावली (.xml)
    .about = शब्द, और परिभाषा की जगह उनके संकेत।
    .ending = .xml
format-anki = Anki के फ़्लैशकार्ड (.txt)
    .about = एक ओर शब्द, दूसरी ओर उसका संकेत।
    .ending = .txt
format-quizlet = Quizlet के फ़्लैशकार्ड (.txt)
    .about = Quizlet में “Import” में पेस्ट करने के लिए।
    .ending = .txt
zip-heading = सभी फ़ाइलें एक में
zip-text = यहाँ जिन पर टिक लगाएँ, वे सब एक .zip फ़ाइल में; उसके भीतर हर नाम में वही तारीख और समय।
zip-save = .zip सहेजें
zip-none = कम से कम एक पर टिक लगाएँ।
# Opens the list of it, file by file.
zip-losses = क्या छूटता या बदलता है
# $n: of the ticked files.
zip-lossy = { $n ->
    [one] इनमें से { $n } फ़ाइल में सब कुछ नहीं आता; साथ की पहेली फ़ाइल (.ipuz) में आता है।
   *[other] इनमें से { $n } फ़ाइलों में सब कुछ नहीं आता; साथ की पहेली फ़ाइल (.ipuz) में आता है।
}
zip-lossy-without = { $n ->
    [one] इनमें से { $n } फ़ाइल में सब कुछ नहीं आता। पहेली फ़ाइल (.ipuz) पर टिक लगाएँ, उसमें आता है।
   *[other] इनमें से { $n } फ़ाइलों में सब कुछ नहीं आता। पहेली फ़ाइल (.ipuz) पर टिक लगाएँ, उसमें आता है।
}
picture-heading = चित्र सहेजें
picture-what = किसका चित्र
picture-what-puzzle = पहेली
picture-what-answers = उत्तर
picture-what-both = दोनों
picture-how-large = आकार
picture-for-screen = स्क्रीन के लिए
picture-for-print = छपाई के लिए
picture-by-width = चौड़ाई से
picture-pixels-across = चौड़ाई के पिक्सेल
picture-file = फ़ाइल
picture-letters-help = आउटलाइन हर जगह एक जैसी दिखती है। टेक्स्ट खोजा और बदला जा सकता है, पर जहाँ खोलें वहाँ इन अक्षरों वाला फ़ॉन्ट चाहिए।
picture-as-outlines = आउटलाइन
picture-as-text = टेक्स्ट
picture-told-svg = रेखाचित्र, हर आकार में साफ़।
picture-width-wrong = चौड़ाई { $least } से { $most } पिक्सेल के बीच चुनें।
picture-told = { $width } × { $height } पिक्सेल।
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } सेमी, { $dpi } dpi पर: { $width } × { $height } पिक्सेल।
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>कहीं भी छोड़ दें</strong><br>शब्द सूची (.json, .csv, .tsv, .txt)<br>या पहेली (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>यह केवल इसी डिवाइस पर पढ़ी जाती है।</span>
dictionary-open-puzzle = पहेली खोलें…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = आयात करें…
    .title = सूची (.json, .csv, .tsv, .txt), या शब्द लेने के लिए कोई पहेली
lists-puzzle-heading = यह पहेली है
# $name is a file's.
lists-puzzle-text = { $name } के शब्द और संकेत सूची के रूप में लें, या उसे पहेली के रूप में खोलें?
lists-puzzle-open = पहेली खोलें
lists-puzzle-words = उसके शब्द लें

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = यह पहेली स्क्रीन पर एक प्रोग्राम (JavaScript) से हल होती है जो इसी पेज में है, पर यह ब्राउज़र उसे नहीं चलाता। उसे चलने दें, या पेज किसी दूसरे ब्राउज़र में खोलें।
player-print =
    .title = छापें
    .aria-label = छापें
player-search = शब्द खोज
# The heading of a page without a puzzle; the next three say why.
player-none = हल करने के लिए कुछ नहीं
player-broken = इस लिंक या फ़ाइल में पूरी पहेली नहीं है: उसका कोई हिस्सा रास्ते में छूट गया। इसे फिर से माँगें।
player-nothing = इस पते में कोई पहेली नहीं है: # के बाद का हिस्सा नहीं है। पूरा लिंक कॉपी करें।
player-old-browser = यह ब्राउज़र लिंक से पहेली खोलने के लिए बहुत पुराना है। इसे अपडेट करें, या कोई दूसरा लें।
## The dialog that shares a puzzle

share-heading = दूसरों के हल करने के लिए
share-link-heading = लिंक के रूप में
share-link-text = पूरी पहेली लिंक में ही है, # के बाद: जो भी उसे खोले, पहेली हल कर सकता है। लिंक बनाने में किसी को कुछ नहीं भेजा गया।
share-link =
    .aria-label = लिंक
share-copy = कॉपी करें
# Hands the link to the device's own list of ways to send something.
share-send = भेजें…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { $most } kB में से { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB
share-copied = लिंक कॉपी हो गया।
share-copy-yourself = यह ब्राउज़र पेज को ऐसा नहीं करने देता: लिंक को बॉक्स से खुद कॉपी करें।
# The title that the device is told with the link, where the puzzle has none.
share-title = हल करने के लिए एक पहेली
share-no-address = यह Crosscore एक फ़ाइल है और वेब पर इसका कोई पता नहीं, इसलिए लिंक नहीं बन सकता। उसकी जगह पेज सहेजें।
share-this-computer = यह पता केवल इसी कंप्यूटर का है: और कहीं लिंक से कुछ नहीं खुलेगा।
share-near = यह पता केवल इसी नेटवर्क का है: और कहीं लिंक से कुछ नहीं खुलेगा।
share-file-heading = एक फ़ाइल के रूप में
share-file-text = ऐसा पेज (.html) जिसे और कुछ नहीं चाहिए, इंटरनेट भी नहीं: मेल से भेजें या पेन ड्राइव में रखें। वह किसी भी ब्राउज़र में खुलता है, और बदलने के लिए यहाँ भी।
share-file = पेज सहेजें
share-embed = वेबसाइट पर लगाएँ
share-embed-text = पेज सहेजें, उसे अपनी साइट पर अपलोड करें और जहाँ पहेली दिखनी है वहाँ यह कोड पेस्ट करें। अगर पेज उसी फ़ोल्डर में नहीं है, तो नाम की जगह उसका पता लिखें।
share-embed-code =
    .aria-label = पेस्ट करने का कोड
share-embed-copied = कोड कॉपी हो गया।
share-answers = उत्तर दोनों में हैं, पैक किए हुए, पर गुप्त नहीं।
share-secret = हल के बिना
share-secret-help = प्रतियोगिता के लिए: ग्रिड भरने वाले को बस यही पता चलता है कि सब सही है या नहीं।
share-ipuz = ‎.ipuz सहेजें
share-no-answers = इसमें जवाब नहीं हैं, बस एक कोड है जिससे पूरे भरे ग्रिड की जाँच होती है।
share-diagram = स्क्रीन पर हल करने वाले को काले खाने फिर भी दिखते हैं।
share-failed = पहेली साझा नहीं हो सकी।
engine-nothing-to-solve = अभी हल करने के लिए कुछ नहीं है: ग्रिड में कोई शब्द नहीं रखा गया है।
engine-unfilled-to-solve = { $cells ->
    [one] इसे अभी हल नहीं किया जा सकता: ग्रिड के { $cells } खाने में अक्षर नहीं है।
   *[other] इसे अभी हल नहीं किया जा सकता: ग्रिड के { $cells } खानों में अक्षर नहीं हैं।
}
engine-link-too-long = लिंक { $size } वर्णों का होता, और पक्के तौर पर अधिक से अधिक { $most } ही पहुँचते हैं। पहेली को फ़ाइल के रूप में साझा करें।
engine-no-player = पहेली हल करने वाला पेज यहाँ नहीं है।
engine-damaged-page = { $name } में रखी पहेली खराब है। पेज नए सिरे से सहेजें, या वह .ipuz फ़ाइल खोलें जिससे वह बना था।

engine-exolve-3d = वह तीन आयामों वाली वर्ग पहेली है
engine-exolve-beyond = Exolve { $letter } जैसे अक्षर नहीं ले सकता; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-exolve-fillers = इसके संकेतों के बीच और पंक्तियाँ हैं, जो नहीं रखी जातीं
engine-exolve-hints = इसके संकेतों के साथ इशारे हैं; वे नहीं रखे जाते
engine-exolve-long-line = उसके एक संकेत में { $most } से अधिक वर्ण हैं
engine-exolve-long-row = इसके ग्रिड की पंक्ति { $row } में { $width } से अधिक खाने हैं; बाकी छोड़ दिए गए
engine-exolve-no-word-search = Exolve शब्द खोज नहीं दिखाता; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-exolve-placeless = { $clues ->
    [one] इसका { $clues } संकेत ग्रिड के किसी शब्द का नहीं है; वह छोड़ दिया गया
   *[other] इसके { $clues } संकेत ग्रिड के किसी शब्द के नहीं हैं; वे छोड़ दिए गए
}
engine-exolve-rows = उसके ग्रिड में { $rows } पंक्तियाँ हैं, पर ऊँचाई { $height } लिखी है
engine-exolve-sections = इसमें ऐसे हिस्से हैं जो नहीं रखे जाते: { $sections }
engine-exolve-several = इसमें कई पहेलियाँ हैं; पहली खोली गई
engine-exolve-shaped = उसके खानों की अपनी आकृतियाँ हैं
engine-exolve-short-row = उसके ग्रिड की पंक्ति { $row } में { $cells } खाने हैं, पर चौड़ाई { $width } लिखी है
engine-exolve-too-large = ग्रिड { $width } × { $height } है, और Exolve अधिक से अधिक { $most } × { $most } दिखाता है; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-exolve-too-long = ग्रिड के एक अक्षर में { $characters } वर्ण हैं, और Exolve अधिक से अधिक { $most } लेता है; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-imported-given = इसमें अधूरे शब्दों के अक्षर दिखाए गए हैं; वे ग्रिड में हैं, पर दिखाए नहीं जाते
engine-exolve-adrift = { $clues ->
    [one] इसका { $clues } संकेत नहीं बताता कि उसका शब्द कहाँ है; वह छोड़ा गया
   *[other] इसके { $clues } संकेत नहीं बताते कि उनके शब्द कहाँ हैं; वे छोड़े गए
}
engine-exolve-jigsaw = वह जिगसॉ पहेली है: उसके संकेत नहीं बताते कि शब्द कहाँ हैं
engine-xd-too-long = उसमें { $lines } से अधिक पंक्तियाँ हैं, या कोई पंक्ति { $most } से अधिक वर्णों की है
engine-xd-small = इसके ग्रिड में छोटे अक्षर हैं और कारण नहीं लिखा; यहाँ वे बाकी अक्षरों जैसे हैं
engine-xd-readings = { $cells ->
    [one] इसके { $cells } खाने के कई पाठ हैं, जो उसमें साथ-साथ रहते हैं
   *[other] इसके { $cells } खानों के कई पाठ हैं, जो उनमें साथ-साथ रहते हैं
}
engine-xd-barred = वह मोटी रेखाओं वाली वर्ग पहेली है और नहीं बताती कि रेखाएँ कहाँ हैं
engine-xd-hidden = इसमें केवल X अक्षर है: इसका हल नहीं है
engine-xd-other-answers = उसके संकेत और उत्तर उसके ग्रिड के नहीं हैं
engine-xd-wrong-answers = { $answers ->
    [one] इसका { $answers } उत्तर ग्रिड से मेल नहीं खाता; ग्रिड रखा जाता है
   *[other] इसके { $answers } उत्तर ग्रिड से मेल नहीं खाते; ग्रिड रखा जाता है
}
engine-xd-no-word-search = .xd फ़ाइल में शब्द खोज नहीं आती; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-xd-keys = .xd फ़ाइल में कई वर्णों वाले अधिक से अधिक { $most } अलग-अलग अक्षर आते हैं; पहेली को .ipuz में सहेजें।
engine-loss-xd-bars = .xd फ़ाइल की मोटी रेखाएँ केवल कुछ प्रोग्राम जानते हैं; बाकी दूसरा ग्रिड पढ़ते हैं।
engine-loss-xd-texts = { $texts ->
    [one] { $texts } टेक्स्ट में ऐसे चिह्न हैं जिनका इस फ़ॉर्मैट में दूसरा अर्थ है; वह बदल जाता है।
   *[other] { $texts } टेक्स्ट में ऐसे चिह्न हैं जिनका इस फ़ॉर्मैट में दूसरा अर्थ है; वे बदल जाते हैं।
}
engine-imported-backwards = { $clues ->
    [one] इसमें { $clues } शब्द उलटा पढ़ा जाता है; यहाँ वह वैसे ही है जैसे उसके खाने पढ़े जाते हैं
   *[other] इसमें { $clues } शब्द उलटे पढ़े जाते हैं; यहाँ वे वैसे ही हैं जैसे उनके खाने पढ़े जाते हैं
}
engine-imported-barred = उसमें शब्दों को खानों के बीच की मोटी रेखाएँ अलग करती हैं, और यहाँ के ग्रिड में केवल काले खाने
engine-imported-completion = इसमें हल करने वाले के लिए संदेश है, जो नहीं रखा जाता
engine-imported-details = इसमें ऐसी जानकारी है जो नहीं रखी जाती: { $details }
engine-imported-deep = उसका XML किसी भी वर्ग पहेली से बड़ा है
engine-imported-doctype = उसमें दस्तावेज़ का प्रकार (DOCTYPE) घोषित है, जो किसी वर्ग पहेली को नहीं चाहिए
engine-imported-encoding = उसमें { $encoding } लिखा है, पर उसका टेक्स्ट उसमें नहीं है
engine-imported-explained = इसमें संकेतों की व्याख्याएँ हैं, जो नहीं रखी जातीं
engine-imported-large = उसका आकार { $most } MB से अधिक है
engine-imported-linked = { $clues ->
    [one] इसका { $clues } संकेत ग्रिड के कई शब्दों का है; यहाँ वह केवल पहले शब्द का है
   *[other] इसके { $clues } संकेत ग्रिड के कई-कई शब्दों के हैं; यहाँ वे केवल पहले शब्द के हैं
}
engine-imported-long-cell = उसके ग्रिड के एक खाने में पूरा टेक्स्ट है
engine-imported-marked = इसके संकेतों में मोटे, तिरछे आदि अक्षर हैं; वे सादे रखे जाते हैं
engine-imported-misfit = छोड़ा गया: इसके खाने ग्रिड का कोई शब्द नहीं हैं
engine-imported-no-cells = उसके ग्रिड में कोई खाना नहीं है
engine-imported-no-runs = उसके शब्द एक काले खाने से दूसरे तक, बाएँ से दाएँ और ऊपर से नीचे नहीं चलते
engine-imported-other-runs = उसके शब्द, जो वहाँ { $lists } में दिए हैं, एक काले खाने से दूसरे तक, बाएँ से दाएँ और ऊपर से नीचे नहीं चलते
engine-imported-numbers = इसकी संख्याएँ वे नहीं हैं जो शब्दों को गिनने से बनतीं; वे फिर से गिनी गईं
engine-imported-one-cell = { $clues ->
    [one] इसमें { $clues } शब्द एक ही खाने का है, जो छोड़ा गया
   *[other] इसमें { $clues } शब्द एक-एक खाने के हैं, जो छोड़े गए
}
engine-imported-pictures = इसके खानों में चित्र हैं, जो नहीं रखे जाते
engine-imported-refused = { $name } नहीं खुल सकती: { $why }।
engine-imported-size = उसका ग्रिड खाली है या { $most } × { $most } से बड़ा है
engine-imported-states = इसमें हल करने वाले के लिखे अक्षर हैं, जो नहीं रखे जाते
engine-imported-words = उसमें { $words } शब्द हैं, और अधिक से अधिक { $most } काम आ सकते हैं
engine-jpz-arrows = उसके संकेत सूचियों में नहीं, ग्रिड में लिखे हैं, जैसे तीर वाली पहेली में
engine-jpz-no-puzzle = उसमें Crossword Compiler की कोई पहेली नहीं है
engine-jpz-no-word-search = .jpz फ़ाइल में शब्द खोज नहीं आती; इसे .ipuz में, या हल करने के पेज के रूप में सहेजें।
engine-jpz-other-kind = यह वर्ग पहेली नहीं, “{ $kind }” प्रकार की पहेली है
engine-jpz-second-numbers = इसके खानों में दूसरी संख्याएँ भी हैं, जो नहीं रखी जातीं
engine-jpz-looks = { $cells ->
    [one] इसके { $cells } खाने में आकृति या रंग है, जो नहीं रखा जाता
   *[other] इसके { $cells } खानों में आकृतियाँ या रंग हैं, जो नहीं रखे जाते
}
engine-jpz-bars-within = { $bars ->
    [one] इसमें शब्द के भीतर { $bars } मोटी रेखा है, जो नहीं रखी जाती
   *[other] इसमें शब्दों के भीतर { $bars } मोटी रेखाएँ हैं, जो नहीं रखी जातीं
}
engine-jpz-strange-cells = इसके कुछ खाने ग्रिड के बाहर हैं
engine-jpz-wordless = इसमें ऐसे संकेत हैं जो ग्रिड के किसी शब्द के नहीं हैं; वे छोड़े गए
engine-loss-exolve-typing = कई वर्णों वाले अक्षर डबल-क्लिक के बाद लिखे जाते हैं: इनमें से कुछ वर्ण ({ $signs }) किसी एक लिपि के नहीं हैं।
engine-loss-jpz-direction = इस फ़ॉर्मैट में दिशा लिखने की जगह नहीं है: ग्रिड वैसा ही है जैसा कागज़ पर, और हर शब्द के खाने दाईं ओर से गिनाए गए हैं; जो प्रोग्राम इस क्रम पर नहीं चलता, वह शब्द बाईं ओर से पढ़ता है।
engine-xml-broken = { $name } खराब है: पंक्ति { $line }, स्तंभ { $column } से आगे उसका XML पढ़ा नहीं जा सकता; फ़ाइल नए सिरे से लें।

sheet-group-print = छपाई
sheet-group-look = रूप
sheet-group-words = भाषा और संख्याएँ
sheet-about = और जानकारी
about-copyright = कॉपीराइट
about-editor = संपादक
about-publisher = प्रकाशक
about-date = तारीख
about-notes = टिप्पणियाँ
about-difficulty = कठिनाई
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages = { $n ->
    [one] { $n } पन्ने पर छपेगी, अक्षर { $size } पॉइंट के।
   *[other] { $n } पन्नों पर छपेगी, अक्षर { $size } पॉइंट के।
}
# The same where the answer key alone is printed.
sheet-pages-key = { $n ->
    [one] { $n } पन्ने पर छपेगी।
   *[other] { $n } पन्नों पर छपेगी।
}
sheet-option-prints = क्या छपे
    .help = पहेली, उसकी उत्तर कुंजी, या दोनों, हर एक अपने पन्नों पर।
    .choice-puzzle = पहेली
    .choice-key = उत्तर कुंजी
    .choice-both = दोनों
sheet-option-paper = कागज़
    .help = पन्ने किस कागज़ के लिए बनें; कुछ न चुनें तो वे A4 और Letter दोनों पर आते हैं।
    .choice-auto = A4 या Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = नाम की पंक्ति
    .help = पहेली के ऊपर एक रेखा, हल करने वाले के नाम के लिए।
sheet-option-save_ink = स्याही बचाएँ
    .help = पतली रेखाएँ, और कुछ भी पूरा भरा नहीं: काले खानों में धारियाँ होती हैं।

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = अभी हल करने के लिए कुछ नहीं है।
play-unfilled = इस ग्रिड में अभी खाली खाने हैं: उन्हें भरें, फिर इसे हल किया जा सकेगा।
play-pencil = पेंसिल
    .title = पेंसिल: वे अक्षर जिन पर आपको पक्का भरोसा नहीं है
play-check = जाँचें
    .title = अक्षर जाँचें
play-check-letter = यह अक्षर
play-check-word = यह शब्द
play-check-all = पूरा ग्रिड
play-reveal = दिखाएँ
    .title = सही अक्षर दिखाएँ
play-clue =
    .aria-label = मौजूदा संकेत
play-clue-back =
    .aria-label = पिछला संकेत
    .title = पिछला संकेत (Shift+Tab)
play-clue-on =
    .aria-label = अगला संकेत
    .title = अगला संकेत (Tab)
# Read out by screen readers only.
play-cross-help = अक्षर टाइप करें। तीर वाली कुंजियाँ एक खाने से दूसरे पर ले जाती हैं, Tab अगले संकेत पर, और Space बाएँ से दाएँ और ऊपर से नीचे के बीच दिशा बदलता है। Esc, फिर Tab दबाने पर ग्रिड से बाहर आते हैं।
play-cross-label = वर्ग पहेली, { $width } × { $height }
# All clues one below the other, each with a field for its word.
play-text = टेक्स्ट में
    .title = सभी संकेत टेक्स्ट में, हर शब्द लिखने की जगह के साथ
play-clues-region = संकेत
play-filled = भरे खाने
play-cells = { $all } में से { $n } भरे
play-start-over-letters = ग्रिड खाली करें
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = खाली
play-told = { $begun ->
    [true] { $place }: { $clue }, { $n } अक्षर, { $letters }
   *[false] { $place }: { $clue }, { $n } अक्षर
}
# The square where one is. $n, $all: its place in the word.
play-told-cell = { $letter }{ $wrong ->
    [true] , गलत
   *[false] { "" }
}{ $told ->
    [true] , दिखाया गया
   *[false] { "" }
}{ $pencil ->
    [true] , पेंसिल से
   *[false] { "" }
}, { $all } में से { $n }
play-no-letter = यह इस पहेली का अक्षर नहीं है।
# Behind a clue, for screen readers.
play-state-filled = (भरा हुआ)
play-state-wrong = (इसमें गलत अक्षर है)
play-too-long = { $n } अक्षर; जगह { $all } की है।
play-not-right = ग्रिड भर गया है, पर अभी सब सही नहीं है।
play-full-secret = ग्रिड भर गया। इस पहेली के साथ हल नहीं है, इसलिए यहाँ जाँच नहीं हो सकती।
play-check-full = पहले पूरा ग्रिड भरें। फिर पता चलेगा कि सब सही है या नहीं।
# $scope: letter, word or all.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] सब सही है।
       *[other] अब तक कुछ गलत नहीं है।
    }
    [1] एक अक्षर गलत है।
   *[other] { $wrong } अक्षर गलत हैं।
}
play-revealed = { $n ->
    [0] दिखाने को कुछ नहीं है: यह सही है।
    [1] एक अक्षर दिखाया गया।
   *[other] { $n } अक्षर दिखाए गए।
}
# The end.
play-solved = शाबाश! पहेली हल हो गई।
play-solved-help = { $n ->
    [1] एक अक्षर दिखाया गया था।
   *[other] { $n } अक्षर दिखाए गए थे।
}
play-revealed-all = पूरा ग्रिड दिखा दिया गया।
keys-solving = खेलते समय
    .open = यह पहेली यहीं हल करें
    .next = अगले खाने पर, या दिशा बदलें
    .turn = दूसरी दिशा
    .slot = अगला संकेत, या पिछला
    .ends = शब्द का पहला खाना, या आखिरी
    .clear = अक्षर निकालें
    .check = शब्द जाँचें
    .leave = फिर Tab ग्रिड से बाहर

kind-convert = इस पहेली से बनाएँ
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = बना दी गई: { $kind }।
job-puzzle-convert = दूसरे प्रकार की पहेली बन रही है …
failed-puzzle-convert = दूसरे प्रकार की पहेली नहीं बनी।
engine-cannot-convert = इस पहेली से उस प्रकार की पहेली नहीं बन सकती; उसके लिए ऐसी वर्ग पहेली चाहिए जिसके हर खाने में अक्षर हो।
engine-code-lacking = इनमें { $letter } का अंक नहीं है
engine-code-twice = इनमें { $letter } के एक से अधिक अंक हैं
engine-code-unused = इनमें { $letter } का अंक है, पर वह ग्रिड में नहीं है
engine-loss-codes = अक्षरों के अंक नहीं रहते: दूसरे प्रोग्राम संकेतों वाली वर्ग पहेली दिखाते हैं।
engine-loss-lengths = लंबाई के अनुसार शब्दों की सूची नहीं रहती: दूसरे प्रोग्राम संकेतों वाली वर्ग पहेली दिखाते हैं।
engine-not-checked = जाँचा नहीं गया: एक से अधिक हल हो सकते हैं।
engine-proved-sole = जाँचा गया: सूची के शब्दों से केवल एक ही हल निकलता है।
engine-seen-clueless = यह संकेतों वाली वर्ग पहेलियों के लिए है; इस पहेली को .ipuz में सहेजें।
engine-the-numbers = अक्षरों के अंक
option-derived-count = शब्दों की संख्या
    .help = शब्द सूची से कितने शब्द लिए जाएँ।
    .unit = शब्द
    .any = सभी
option-derived-size = ग्रिड का आकार
    .help = “अपने आप” उतनी जगह लेता है जितनी सब शब्दों को चाहिए। तय आकार में जितने शब्द आ सकें, उतने आते हैं।
    .unit = खाने
option-grid = ग्रिड
    .help-crossing = शब्द जहाँ बैठते हैं वहीं एक-दूसरे को काटते हैं, और ग्रिड उनके चारों ओर बढ़ता है।
    .help-blocked = अखबार जैसा काले खानों वाला ग्रिड, शब्दों से भरा; इसके लिए बड़ी शब्द सूची चाहिए।
    .choice-crossing = कटते शब्द
    .choice-blocked = भरा ग्रिड
kind-krisskross = शब्द भरो
    .short = शब्द भरो
    .help = खाली ग्रिड; उसमें भरने के शब्द लंबाई के अनुसार सूची में होते हैं।
option-start = शुरुआत के लिए
    .help = ग्रिड में पहले से क्या लिखा हो, ताकि हल करने वाले कहीं से शुरू कर सकें।
    .choice-word = एक शब्द
    .choice-letter = एक अक्षर
    .choice-none = कुछ नहीं
preset-krisskross = सामान्य
    .help = 30 कटते शब्द; उनमें से एक दिया होता है।
preset-krisskross-small = बच्चों के लिए
    .help = 3 से 6 अक्षरों के 12 छोटे शब्द।
preset-krisskross-filled = भरा ग्रिड
    .help = काले खानों वाला 11 × 11, बड़ी शब्द सूची के लिए।
kind-codeword = कूट पहेली
    .short = कूट पहेली
    .help = हर अक्षर की जगह एक अंक, हर बार वही; कुछ अक्षर दिए होते हैं, और हल एक ही होता है।
engine-doing-codeword = ऐसा ग्रिड खोजा जा रहा है जिसका एक ही हल हो
option-shown = दिए गए अक्षर
    .help = कम से कम कितने अक्षर दिए जाएँ; जब तक एक ही हल न बचे, और दिए जाते हैं।
    .unit = अक्षर
preset-codeword = सामान्य
    .help = 30 कटते शब्द, कम से कम 3 अक्षर दिए हुए।
preset-codeword-filled = भरा ग्रिड
    .help = काले खानों वाला 13 × 13, बड़ी शब्द सूची के लिए।
preset-codeword-easy = आसान
    .help = 30 कटते शब्द, कम से कम 7 अक्षर दिए हुए।

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = 30 सेट<span> बनाएँ</span>…
versions-heading = हर किसी के लिए अलग पहेली
versions-text = हर सेट का नंबर उसके शीर्षक में रहता है, और उसके हल में भी।
versions-number = कितने
versions-number-wrong = { $least } से { $most } के बीच कोई संख्या चुनें।
# Where the words of each version come from.
versions-words = शब्द
versions-words-list = हर सेट में अलग
versions-words-same = सब में वही
versions-keys = हल
versions-keys-none = नहीं
versions-keys-end = आखिर में
versions-keys-each = हर एक के बाद
versions-print = सब छापें
versions-zip = .zip सहेजें
# The title that is printed on a version, with its number.
versions-title = { $title } – सेट { $n }
versions-title-bare = सेट { $n }
versions-made = बने: { $total } में से { $done }
# While their pages are set for printing.
versions-set = छापने के लिए तैयार: { $total } में से { $done }
versions-ready = { $n ->
    [0] छापने या सहेजने के लिए कोई सेट नहीं है।
    [one] { $n } सेट तैयार है: इसे छापें या सहेजें।
   *[other] { $n } सेट तैयार हैं: इन्हें छापें या सहेजें।
}
versions-stopped = { $n ->
    [0] पहला सेट बनने से पहले ही रोक दिया गया।
    [one] रोक दिया गया: { $n } सेट तैयार है। इसे छापें या सहेजें।
   *[other] रोक दिया गया: { $n } सेट तैयार हैं। इन्हें छापें या सहेजें।
}
versions-few = { $n ->
    [one] इन शब्दों से केवल { $n } सेट बन सकता है। इसे छापें या सहेजें, या और शब्द लें।
   *[other] इन शब्दों से केवल { $n } अलग सेट बन सकते हैं। इन्हें छापें या सहेजें, या और शब्द लें।
}
# $n: how many $numbers are; $reason: a sentence.
versions-lacking = { $n ->
    [one] सेट { $numbers } नहीं बन सका: { $reason }
   *[other] सेट { $numbers } नहीं बन सके: { $reason }
}
failed-puzzle-versions = सेट नहीं बने।
