# What the page says, in Bangla, for Bangladeshi and West Bengal schools. docs/translating.md tells how.
# Polite form (আপনি), short sentences, no case endings on words that are put in: { $word } শব্দটি, not { $word }কে.
#
# Glossary:
#   crossword শব্দছক; puzzle ধাঁধা; grid ছক; cell ঘর; letter অক্ষর (what stands in a cell); character চিহ্ন
#   word শব্দ; word list শব্দতালিকা; dictionary (file) অভিধান; entry ভুক্তি; clue সূত্র; answers, answer key সমাধান
#   across পাশাপাশি; down উপর-নিচ; crossing ছেদ; row সারি; column কলাম; given letters দেওয়া অক্ষর
#   layout বিন্যাস; reshuffle ফের সাজান; new words নতুন শব্দ; place বসানো; no room জায়গা নেই; isolated বিচ্ছিন্ন
#   lock লক; unlock লক খুলুন; seed সূচনা সংখ্যা; scatter ছড়ানো; options বিকল্প; settings সেটিং; preset তৈরি সেট
#   page (of the web) পেজ; sheet (of paper) পাতা; script লিপি; title শিরোনাম; author প্রণেতা; instructions নির্দেশনা
#   select বাছাই, বাছুন; edit সম্পাদনা; delete মুছুন; undo আগের অবস্থায় ফেরান; redo আবার করুন; save সংরক্ষণ
#   keep (on the device) রাখা; import আনুন; duplicate, copy কপি; key (of the keyboard) বোতাম; storage ভান্ডার; finding মন্তব্য; note টীকা
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = বাংলা
language-direction = ltr

# Between the items of a list.
list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: নিজের শব্দ দিয়ে শব্দছক
# For search engines.
page-description =
    .content = যেকোনো ভাষার শব্দতালিকা থেকে শব্দছক তৈরি করে, আপনার নিজের ডিভাইসেই।
button-undo =
    .title = আগের অবস্থায় ফেরান (Ctrl+Z)
    .aria-label = আগের অবস্থায় ফেরান
button-redo =
    .title = আবার করুন (Ctrl+Y)
    .aria-label = আবার করুন
button-cancel = বাতিল
button-close = বন্ধ করুন
button-save = সংরক্ষণ
# Heads of a word's and of its clue's field.
field-word = { $content ->
    [numbers] সংখ্যা
   *[words] শব্দ
}
field-clue = সূত্র
# The squares that a word takes.
field-cells =
    .aria-label = ঘর

## Fixed text: the bar on top

bar-about =
    .title = Crosscore সম্পর্কে
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = ধাপ
step-words = <b>১</b> শব্দ
step-puzzle = <b>২</b> ধাঁধা
# On narrow screens only what is outside <span> is seen.
step-print = <b>৩</b> ছাপা<span> ও শেয়ার</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = ধাঁধা
bar-tools =
    .aria-label = সরঞ্জাম
bar-help = সাহায্য
    .title = সাহায্য
# Read out only; the name of the word list follows.
bar-list = শব্দতালিকা:{ " " }
bar-own = আমার শব্দ
# Lay the same words out anew.
bar-reshuffle = { $grid ->
    [blocked] ফের ভরুন
   *[other] ফের সাজান
}
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = উন্নত করুন
    .title = এই শব্দগুলোর আরও ভালো বিন্যাস খুঁজুন (I)
# Make a crossword of other words.
bar-new-words = { $grid ->
    [blocked] নতুন<span> ছক</span>
   *[other] নতুন<span> শব্দ</span>
}
bar-options = বিকল্প
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = ছাপা<span> ও শেয়ার</span>
# Solve the puzzle here, on the page.
bar-play = খেলুন
    .title = ধাঁধাটি এখানেই সমাধান করুন (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = আমার ধাঁধা
# The name above the grid: press it to write another one.
puzzle-name = “{ $name }”-এর নাম বদলান
puzzle-rename =
    .aria-label = ধাঁধার নাম

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = এই পেজের ভাষা: { $language }
language-now = পেজটি এখন { $language } ভাষায়।
language-failed = { $language } আনা যায়নি, তাই পেজটি আগের মতোই রইল। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = ছক
grid-canvas =
    .aria-label = { $grid ->
        [letters] শব্দসন্ধান
       *[other] শব্দছকের ছক
    }
    .aria-roledescription = { $grid ->
        [letters] অক্ষরের ছক
       *[other] শব্দছকের ছক
    }
# Read out by screen readers only. The keys are the same in every language.
grid-help = { $grid ->
    [letters] তিরচিহ্নের বোতাম এক অক্ষর থেকে অন্য অক্ষরে নিয়ে যায়। অক্ষরটি যেসব শব্দে আছে, Space সেগুলো একে একে বাছাই করে। Enter বাছাই করা শব্দের জায়গায় অন্য শব্দ বসায়। F2 শব্দটি সম্পাদনা করে, L লক করে, Delete মুছে ফেলে। যোগ ও বিয়োগ চিহ্ন ছক বড়ো-ছোটো করে। প্রশ্নচিহ্ন সব শর্টকাট দেখায়।
   *[other] তিরচিহ্নের বোতাম এক অক্ষর থেকে অন্য অক্ষরে নিয়ে যায়। Space পাশাপাশি আর উপর-নিচের মধ্যে বদল করে। Enter বাছাই করা শব্দের জায়গায় অন্য শব্দ বসায়। F2 শব্দটি সম্পাদনা করে, M সরায়, L লক করে, Delete মুছে ফেলে। যোগ ও বিয়োগ চিহ্ন ছক বড়ো-ছোটো করে। প্রশ্নচিহ্ন সব শর্টকাট দেখায়।
}
boot-title = প্রস্তুত হচ্ছে
boot-again = আবার চেষ্টা
boot-note = সবকিছু এই ডিভাইসেই চলে। আপনার শব্দ কোথাও পাঠানো হয় না।

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = বাছাই করা শব্দ
chosen-replace = বদলান
    .title = তালিকা থেকে অন্য একটি শব্দ (Enter)
chosen-edit = সম্পাদনা
    .title = শব্দ ও সূত্র সম্পাদনা (F2)
chosen-why = কেন?
    .title = কেন শব্দটির জায়গা হয়নি, আর বদলে কী বসতে পারে
chosen-move = সরান
    .title = অন্য জায়গায় সরান (M)
# Keep the word in its place.
chosen-lock = লক
chosen-delete = মুছুন
    .title = { $grid ->
        [blocked] এর অক্ষরগুলো সরান (Delete বোতাম)
       *[other] মুছুন (Delete বোতাম)
    }
# While a word is being moved.
chosen-move-next = পরের জায়গা
chosen-move-put = এখানে বসান

## Fixed text: the line below the grid

status-progress =
    .aria-label = খোঁজার সময়
status-stop = থামান
status-counts =
    .aria-label = হিসাব
status-tools =
    .aria-label = { $grid ->
        [letters] শব্দ ও দৃশ্য
       *[other] বিন্যাস ও দৃশ্য
    }
status-freeze = { $grid ->
    [letters] সব লক
   *[other] বিন্যাস লক
}
    .title = সব শব্দ নিজের জায়গায় রাখুন
status-zoom-out =
    .title = ছোটো করুন (−)
    .aria-label = ছোটো করুন
status-zoom-fit =
    .title = পুরো ছক (0)
    .aria-label = পুরো ছক
status-zoom-in =
    .title = বড়ো করুন (+)
    .aria-label = বড়ো করুন

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = শব্দ
words-toggle = { $content ->
    [numbers] সংখ্যা
   *[words] শব্দ
}
words-filter =
    .aria-label = { $content ->
        [numbers] সংখ্যা বা সূত্র খুঁজুন
       *[words] শব্দ বা সূত্র খুঁজুন
    }
    .placeholder = { $content ->
        [numbers] সংখ্যা বা সূত্র খুঁজুন
       *[words] শব্দ বা সূত্র খুঁজুন
    }
words-narrow =
    .title = সাজানো, ছাঁকা, বাছাই
    .aria-label = সাজানো, ছাঁকা, বাছাই
words-add = যোগ
    .title = শব্দ যোগ করুন (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = অবস্থা
words-length =
    .aria-label = দৈর্ঘ্য
words-order =
    .aria-label = ক্রম
words-show-all = সব দেখান
words-pick-many = একাধিক বাছুন

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] শব্দসন্ধানের পাতা
   *[other] শব্দছকের পাতা
}
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = কী দেখাবে
sheet-show-puzzle = ধাঁধা
sheet-show-answers = সমাধান
sheet-show-both = দুটিই
sheet-settings = সেটিং
sheet-print = প্রিন্ট / PDF
submission-open = সম্পাদকের জন্য…
submission-heading = সম্পাদকের জন্য ছাপুন
submission-text = ছক, তার সমাধান এবং উত্তরসহ সব সূত্র, দ্বিগুণ ফাঁকে আর ২.৫ সেমি মার্জিনে। আপনার তথ্য এই ডিভাইসেই থাকে: শুধু এই পৃষ্ঠাগুলোতে থাকে, কোনো ফাইলে নয়।
submission-name = আপনার নাম
submission-address = ঠিকানা
submission-email = ইমেল
submission-forget = আমার তথ্য ভুলে যান
submission-count = শব্দ: { $n }। আকার: { $width } × { $height }।
sheet-share = লিংক শেয়ার
sheet-picture = ছবি
sheet-files = সব ফাইল
sheet-panel =
    .aria-label = পাতার সেটিং
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = দেওয়া অক্ষর <span>অথবা ঘরে ক্লিক করুন</span>
sheet-given-first = প্রথম অক্ষর
# A few letters here and there.
sheet-given-some = কয়েকটি
# No letters.
sheet-given-none = একটিও না
sheet-paper =
    .aria-label = { $grid ->
        [letters] শব্দসন্ধানের পাতা
       *[other] শব্দছকের পাতা
    }
sheet-title =
    .aria-label = শিরোনাম
    .placeholder = শিরোনাম দিন
sheet-author =
    .aria-label = প্রণেতা
    .placeholder = প্রণেতার নাম দিন
sheet-instructions =
    .aria-label = নির্দেশনা
    .placeholder = নির্দেশনা দিন
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] অক্ষরের ছক
       *[other] শব্দছকের ছক
    }
# Read out by screen readers only.
sheet-grid-help = তিরচিহ্নের বোতাম এক ঘর থেকে অন্য ঘরে নিয়ে যায়। Space ঘরের অক্ষরটি সমাধানকারীকে দেখায়, বা আবার লুকায়।

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = খেলুন
play-timer =
    .title = সময় দেখান বা লুকান
# The button's name, for screen readers; the time follows.
play-time-name = সময়
play-hint = ইঙ্গিত
    .title = কোনো শব্দের প্রথম অক্ষরে গোল দাগ দিন (H)
play-more =
    .title = আরও
    .aria-label = আরও
play-grid =
    .aria-roledescription = অক্ষরের ছক
play-grid-label = অক্ষরের ছক, { $width } × { $height }
# Read out by screen readers only.
play-help = তিরচিহ্নের বোতাম এক অক্ষর থেকে অন্য অক্ষরে নিয়ে যায়। Enter শব্দের প্রথম অক্ষর চিহ্নিত করে; তারপর তিরচিহ্ন রেখা টানে, Enter তা নেয়, Esc তা বাদ দেয়। H ইঙ্গিত দেয়।
play-zoom =
    .aria-label = দৃশ্য
play-list-region =
    .aria-label = যা খুঁজতে হবে
play-progress =
    .aria-label = পাওয়া গেছে
play-how = শব্দের প্রথম অক্ষর থেকে শেষ অক্ষর পর্যন্ত রেখা টানুন, অথবা দুটিতেই চাপ দিন।
# Where the grid is larger than a phone.
play-how-fingers = দুই আঙুলে ছক সরানো ও বড়ো করা যায়।
# How far one has come.
play-count = { $all }টির { $n }টি পাওয়া গেছে
play-show-all-help = হাল ছাড়ুন: বাকি শব্দগুলো কোথায়
play-start-over = গোড়া থেকে শুরু
play-start-over-help = যা পাওয়া গেছে তা ভুলে যান
play-shown = সব শব্দ দেখানো হয়েছে।
play-started-over = নতুন করে শুরু হলো।
play-undo = ফিরিয়ে নিন
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, প্রথম অক্ষর
play-dropped = রেখাটি বাদ দেওয়া হলো।
play-found = { $word } পাওয়া গেছে, { $all }টির { $n }টি
play-again-found = { $word } আগেই পাওয়া গেছে।
play-none = { $letters }: এখানে তালিকার কোনো শব্দ নেই
play-hinted = ইঙ্গিত: { $word } শুরু সারি { $row }, কলাম { $column }-এ
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = ইঙ্গিত: “{ $clue }” সূত্রের শব্দ শুরু { $letter } দিয়ে, সারি { $row }, কলাম { $column }-এ
play-hinted-other = ইঙ্গিত: একটি শব্দ শুরু { $letter } দিয়ে, সারি { $row }, কলাম { $column }-এ
play-hints-out = বাকি সব শব্দের প্রথম অক্ষরে গোল দাগ দেওয়া হয়ে গেছে।
# Behind a word of the list, for screen readers.
play-state-found = (পাওয়া গেছে)
play-state-shown = (দেখানো হয়েছে)
play-state-hinted = (প্রথম অক্ষরে গোল দাগ)
# The end.
play-done = { $all ->
    [1] বাহ! শব্দটি পাওয়া গেছে।
   *[other] বাহ! { $all }টি শব্দই পাওয়া গেছে।
}
play-done-time = সময় লেগেছে { $time }।
play-done-hints = { $n }টি ইঙ্গিত নিয়েছেন।
play-given-up = আপনি { $all }টি শব্দের { $n }টি পেয়েছেন।
# The message hidden in the letters of no word follows.
play-message = বাকি অক্ষরগুলো বলছে:
play-again = আবার খেলুন

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = সংরক্ষণ
lists-make = { $grid ->
    [letters] শব্দসন্ধান তৈরি করুন
   *[other] শব্দছক তৈরি করুন
}
# The box for words that are typed or pasted.
own-heading = আপনার শব্দ লিখুন বা পেস্ট করুন
# The first lines of the example.
own-text =
    .placeholder = মহাসাগর - সাগরের চেয়েও বড়ো
own-help = প্রতি লাইনে একটি শব্দ; ড্যাশ, কমা বা ট্যাবের পরে তার সূত্র।
own-make = { $grid ->
    [letters] আমার শব্দসন্ধান বানান
   *[other] আমার শব্দছক বানান
}
own-example = একটি উদাহরণ দেখান
own-file = ফাইল খুলুন…
# Write the words into a table of words and clues.
own-table = সারণিতে লিখুন
# Put the box away.
own-later = এখন নয়
# The names of other kinds of puzzle follow, as buttons.
own-or = অথবা:
own-kinds =
    .aria-label = অন্য ধরনের ধাঁধা
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = মহাসাগর - সাগরের চেয়েও বড়ো | উপসাগর - তিন দিকে স্থল, এক দিকে জল | নগর - বড়ো শহর | পাহাড় - উঁচু ভূমি | বালুচর - নদীর ধারে বালির জমি | মরুভূমি - শুকনো জায়গা, বৃষ্টি কম | ভূমিকম্প - মাটি কেঁপে ওঠা | সাগর - লোনা জলের বিশাল এলাকা
own-count = { $n }টি শব্দ{ $clues ->
    [0] ।
   *[other] , সূত্র আছে { $clues }টির।
}
own-wrong = { $n }টি লাইন দেখা দরকার।
# Word lists that come with the page.
lists-ready = তৈরি শব্দতালিকা
# On phones, on a first visit: leads to the box.
own-open = নিজের শব্দ ব্যবহার করুন
lists-side =
    .aria-label = আমার তালিকা
lists-side-heading = আমার তালিকা
lists-new = নতুন তালিকা
lists-name =
    .aria-label = তালিকার নাম
lists-menu =
    .title = নাম বদল, কপি, মুছে ফেলা
    .aria-label = এই তালিকা
lists-language = ভাষা
# Add a row to the table.
lists-add-row = সারি
    .title = নিচে একটি সারি যোগ করুন (Ctrl+Enter)
lists-remove-row = সারি মুছুন
    .title = বাছাই করা সারি মুছুন (Ctrl+Delete)
lists-up =
    .title = ওপরে সরান (Alt+ওপর)
    .aria-label = ওপরে সরান
lists-down =
    .title = নিচে সরান (Alt+নিচ)
    .aria-label = নিচে সরান
lists-sort = সাজান
# To the next row with an error, or with a note.
lists-next =
    .title = পরেরটিতে যান
# Read out by screen readers only.
table-help = তিরচিহ্নের বোতাম দিয়ে সরা যায়। লিখতে টাইপ করুন, বদলাতে F2। Enter নিচে নামায়, Tab পরের ঘরে নেয়। Shift ও তিরচিহ্ন সারি বাছাই করে। Ctrl ও Enter সারি যোগ করে, Ctrl ও Delete সারি মুছে ফেলে, Alt ও তিরচিহ্ন সারি সরায়। Esc, তারপর Tab চাপলে সারণি থেকে বেরোনো যায়।
table =
    .aria-label = শব্দ ও সূত্র
# Heads of the columns.
table-row = সারি
table-word = শব্দ
table-cells = ঘর
# What there is to correct or to know of a row.
table-look = যা দেখতে হবে
table-empty = <strong>একটি শব্দ লিখুন, তারপর তার সূত্র।</strong>অথবা পুরো তালিকা এখানে পেস্ট করুন, কিংবা ফাইল আনুন।<br>সবকিছু এই ডিভাইসেই থাকে।
table-detail =
    .aria-label = পুরো সারিটি
table-key-tab = <kbd>Tab</kbd> পরের ঘর
table-key-enter = <kbd>Enter</kbd> নিচে
table-key-undo = <kbd>Ctrl+Z</kbd> ফেরত

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] সংখ্যা ও সূত্র সম্পাদনা
   *[words] শব্দ ও সূত্র সম্পাদনা
}
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = নিচে দাগ দেওয়া ঘরে চাপ দিলে তার অক্ষরগুলো আলাদা হয়।
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = { $cell } ভেঙে অক্ষর আলাদা করুন
edit-join = { $one } আর { $other } এক ঘরে জুড়ুন
edit-word-help = শব্দটি এই ঘরগুলো নেবে। নিজে আলাদা করতে দুই অক্ষরের মাঝে <kbd>|</kbd> লিখুন।
edit-offers-heading = { $grid ->
    [letters] শব্দতালিকার অন্য শব্দ
   *[other] এই জায়গার জন্য অন্য শব্দ
}
add-heading = শব্দ যোগ করুন
add-save = যোগ করুন
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading = { $grid ->
    [letters] শব্দতালিকা থেকে
   *[other] শব্দতালিকার যেগুলো এখন জোড়া লাগবে
}
# Words that could be put in.
offers-list =
    .aria-label = প্রস্তাব
offers-show = কয়েকটি দেখান
offers-more = অন্য শব্দ দেখান

## Fixed text: all keys

keys-heading = কিবোর্ডের শর্টকাট
keys-single = L ও M-এর মতো একক বোতাম
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = নির্দেশিকা (ইংরেজিতে)
manual-words = কোন কোন ফাইল চলে (ইংরেজিতে)
manual-paper = কাগজে কতটা ধরে (ইংরেজিতে)
manual-bench = ধাপে ধাপে রচনা (ইংরেজিতে)
manual-share = কীভাবে অন্যদের দেওয়া যায় (ইংরেজিতে)
# The how-to of one page; <b> begins each step.
howto-heading = কীভাবে ধাঁধা বানাবেন
howto-1 = <b>আপনার শব্দ লিখুন।</b> ধাপ ১-এ শব্দ লিখুন বা পেস্ট করুন, প্রতি লাইনে একটি। ড্যাশ, কমা বা ট্যাবের পরে সূত্র দিন।
howto-2 = <b>অথবা ফাইল আনুন।</b> সেখানে একটি শব্দতালিকা খুলুন, বা পেজের যেকোনো জায়গায় ছেড়ে দিন। তৈরি শব্দতালিকা দিয়েও শুরু করতে পারেন।
howto-3 = <b>ধাঁধা বানান।</b> একবার চাপলেই শব্দগুলো সাজানো হয়। কোনো শব্দ না আঁটলে তালিকায় কারণ লেখা থাকে।
howto-4 = <b>ধাপ ২-এ দেখুন।</b> একটি বোতাম একই শব্দ নতুন করে সাজায়, পাশেরটি আরও ভালো বিন্যাস খোঁজে।
howto-5 = <b>অন্য ধরন দেখুন।</b> ছকের ওপরের প্রথম বোতামে ধাঁধার ধরন লেখা আছে। অন্য ধরন বাছতে সেটি চাপুন।
howto-6 = <b>শব্দ বদলান।</b> ছকে বা তালিকায় শব্দটি বাছুন। যে বোতামগুলো আসে, সেগুলো দিয়ে শব্দটি সম্পাদনা করুন, সরান, লক করুন বা মুছুন। যেকোনো বদল আগের অবস্থায় ফেরানো যায়।
howto-7 = <b>নিয়ম ঠিক করুন।</b> বিকল্পে ঠিক হয় ধাঁধা কত বড়ো, শব্দ কীভাবে বসবে এবং কতটা কঠিন হবে।
howto-8 = <b>ধাপ ৩-এ ছাপুন।</b> পাতায় শিরোনাম লিখুন, কাগজ ও সমাধান বাছুন, তারপর ছাপুন বা PDF হিসেবে সংরক্ষণ করুন।
howto-9 = <b>শেয়ার করুন বা এখানেই সমাধান করুন।</b> ধাপ ৩-এ অন্যদের জন্য লিংক বা পেজ বানানো যায়। নিজে সমাধান করতে “খেলুন” চাপুন।
howto-10 = <b>আবার খুঁজে পাবেন।</b> আপনার ধাঁধাগুলো এই ডিভাইসে “আমার ধাঁধা” বোতামের নিচে থাকে। দরকারি ধাঁধার ফাইল সংরক্ষণ করুন। আপনি যা লেখেন তা এই ডিভাইসের বাইরে যায় না।

## Fixed text: the options

options-presets =
    .aria-label = তৈরি সেট
options-standard = সাধারণ অবস্থায় ফেরান
options-memory = সম্প্রতি ব্যবহৃত শব্দ
options-memory-clear = মনে রাখা শব্দ মুছুন
options-repeat = একই ধাঁধা আবার
# A number; the same one makes the same puzzle again.
options-seed = সূচনা সংখ্যা
options-seed-field =
    .placeholder = এলোমেলো
options-seed-help = { $content ->
    [numbers] ফাঁকা রাখলে প্রতিবার নতুন ধাঁধা হয়। একই সূচনা সংখ্যা ও বিকল্প দিলে একই ধাঁধা আবার আসে।
   *[words] ফাঁকা রাখলে প্রতিবার নতুন ধাঁধা হয়। একই সূচনা সংখ্যা, শব্দতালিকা ও বিকল্প দিলে একই শব্দ আবার আসে, যদি না সম্প্রতি ব্যবহৃত শব্দ এড়ানো হয়।
}
# The page writes the number into <b></b>.
options-seed-now = এই ধাঁধা: <b></b>
options-seed-again = এটিই আবার নিন
# <b> names two buttons: bar-new-words and bar-reshuffle. The words in quotation marks are options-for-new-words.
options-foot = { $grid ->
    [letters] <b>নতুন শব্দ</b> তালিকা থেকে অন্য শব্দ তোলে। <b>ফের সাজান</b> এই শব্দগুলোই নতুন করে লুকোয়; তখন “নতুন শব্দের জন্য” লেখা বিকল্পগুলোর প্রভাব থাকে না।
    [blocked]
        { $content ->
            [numbers] <b>নতুন ছক</b> এই বিকল্পগুলো নিয়ে গোড়া থেকে শুরু করে। <b>ফের ভরুন</b> এই ছকে অন্য সংখ্যা বসায়: আপনি যা লিখেছেন বা লক করেছেন তা থাকে।
           *[words] <b>নতুন ছক</b> এই বিকল্পগুলো নিয়ে গোড়া থেকে শুরু করে। <b>ফের ভরুন</b> এই ছকে অন্য শব্দ বসায়: আপনি যা লিখেছেন বা লক করেছেন তা থাকে, নকশার বা আপনার আঁকা কালো ঘরও থাকে।
        }
   *[other] <b>নতুন শব্দ</b> তালিকা থেকে অন্য শব্দ তোলে। <b>ফের সাজান</b> এই শব্দগুলোই রেখে নতুন করে সাজায়; তখন “নতুন শব্দের জন্য” লেখা বিকল্পগুলোর প্রভাব থাকে না।
}
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle = { $grid ->
    [blocked] <span>এই ছকটিই </span>ফের ভরুন
   *[other] <span>এই শব্দগুলো </span>ফের সাজান
}
options-new = { $grid ->
    [blocked] নতুন ছক
   *[other] নতুন শব্দ
}

## Fixed text: about

about-heading = Crosscore সম্পর্কে
about-what = Crosscore আপনার নিজের শব্দ আর নানা ভাষার শব্দতালিকা থেকে শব্দছক তৈরি করে, এবং তা প্রিন্ট বা সংরক্ষণ করে।
about-private = কিছুই এই ডিভাইসের বাইরে যায় না
about-private-text = আপনার শব্দ, সূত্র ও ধাঁধা শুধু এই ব্রাউজারেই পড়া, সাজানো ও রাখা হয়। কোনো অ্যাকাউন্ট নেই, কতবার এলেন তা কেউ গোনে না। পেজটি যেখান থেকে খোলা হয়েছে, সেখান থেকেই নিজের প্রোগ্রাম ও শব্দতালিকা আনে; সেখানে কিছু পাঠায় না, আর অন্য কোথাও কিছু চায় না, চাওয়া তার জন্য নিষিদ্ধ করা আছে।
# The heading of a chapter, and the button that opens it.
proof-heading = এটি কীভাবে যাচাই করা হয়
proof-policy = পেজের শুরুতেই এই নীতি লেখা আছে। এটি মেনে ব্রাউজার অন্য কোনো সার্ভার থেকে কিছু আনতে দেয় না, কোথাও কিছু পাঠাতেও দেয় না।
# Below it stands a list that can be opened: proof-files.
proof-visit = { $n ->
    [1] এবার পেজটি খোলার পর একটি ফাইল চাওয়া হয়েছে, এই পেজের নিজের জায়গা থেকেই।
   *[other] এবার পেজটি খোলার পর { $n }টি ফাইল চাওয়া হয়েছে, সবগুলোই এই পেজের নিজের জায়গা থেকে।
}
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = এবার পেজটি খোলার পর { $n }টি ফাইল চাওয়া হয়েছে, তার { $foreign }টি এই সাইটের নয়। ব্রাউজারের কোনো এক্সটেনশন হয়তো তা চেয়েছে।
# The page is one file on this device.
proof-visit-none = এবার পেজটি খোলার পর কিছুই চাওয়া হয়নি: পুরো পেজ এই এক ফাইলেই আছে।
proof-files = কোন কোন ফাইল
proof-look = নিজে দেখতে চাইলে ব্রাউজারের ডেভেলপার টুলে “নেটওয়ার্ক” অংশটি খুলে একটি ধাঁধা তৈরি করুন। অথবা ইন্টারনেট বন্ধ করে দিন: খোলা পেজটি চলতেই থাকবে।
proof-test = একটি পরীক্ষা আসল ব্রাউজারে সব রকম ধাঁধার পুরো কাজ করে দেখে এবং প্রতিটি অনুরোধ টুকে রাখে। কোনো অনুরোধ অন্য সার্ভারে গেলে, এই সাইটের ফাইল চাওয়ার বেশি কিছু করলে, বা তাতে টাইপ করা কোনো শব্দ থাকলে পরীক্ষাটি ব্যর্থ হয়; কুকি থাকলেও হয়। এমন কিছু ঘটলে তা যে ধরা পড়ে, পরীক্ষাটি শুরুতেই সেটি নিশ্চিত করে।
# Opens the test’s source text.
proof-source = পরীক্ষাটি
proof-no-test = পরীক্ষাটি আনা যায়নি; সংযোগ দেখুন, তারপর এটি বন্ধ করে আবার খুলুন। পরীক্ষাটি এই পেজের পাশে proof.txt ফাইলে আছে।
proof-not = <b>এতে যা বোঝা যায় না।</b> যেকোনো ওয়েব পেজের মতোই, সার্ভার যিনি চালান তিনি দেখতে পান কোন ঠিকানা থেকে, কখন ও কোন কোন ফাইল চাওয়া হয়েছে। ব্রাউজারের এক্সটেনশন সব পেজ পড়তে পারে। বানান দেখা, অনুবাদ ও ফরম পূরণ ব্রাউজারের নিজস্ব সেবা; সেগুলো কী পাঠায়, তা ব্রাউজারের সেটিংয়ে লেখা থাকে।
about-kept-heading = যা রাখা হয়
about-kept = ব্রাউজারে যা রাখা হয়, ব্রাউজারের সঙ্গে তা হারিয়েও যেতে পারে। যা রাখতে চান, তার ধাঁধার ফাইল (.ipuz) সংরক্ষণ করুন।
about-licences = সঙ্গে দেওয়া সবকিছুর লাইসেন্স
# <a> is the link to the file.
about-licences-text = Crosscore MIT লাইসেন্সের অধীনে মুক্ত সফটওয়্যার। অন্যদের কাজের ওপর ভর করে এটি তৈরি; প্রতিটি অংশের নিজস্ব শর্ত আছে। সবটা <a>একটি টেক্সট ফাইলে</a>।

## Fixed text: the About box, use without the network

offline-heading = ইন্টারনেট ছাড়া
offline-check = নতুন সংস্করণ খুঁজুন
offline-remove = অফলাইন কপি মুছুন
offline-again = এই ডিভাইসে রাখুন
offline-reload = আবার লোড করুন
offline-later = পরে
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = পেজটি একটু পরেই এই ডিভাইসে রাখা হবে, যাতে ইন্টারনেট ছাড়াও চলে।
offline-state-fetching = ইন্টারনেট ছাড়া চালানোর জন্য এই ডিভাইসে রাখা হচ্ছে: { $files }টি ফাইলের { $done }টি।
offline-state-kept = ইন্টারনেট ছাড়াও চলে: { $files }টি ফাইলের সবই ({ $size }) এই ডিভাইসে রাখা আছে।
offline-state-removed = আপনি অফলাইন কপি মুছে ফেলেছেন, তাই পেজটি চালাতে ইন্টারনেট লাগবে।
offline-state-full = ইন্টারনেট ছাড়া চালানোর জন্য রাখা যায়নি: এই ডিভাইসে পেজটির জন্য আর জায়গা নেই। ইন্টারনেট থাকলে আগের মতোই চলবে।
offline-state-fetch = ইন্টারনেট ছাড়া চালানোর জন্য রাখা যায়নি: { $file } ফাইলটি আনা যায়নি, অথবা ঠিকঠাক আসেনি। ইন্টারনেট থাকলে পেজটি আগের মতোই চলবে।
offline-state-saving = ইন্টারনেট ছাড়া চালানোর জন্য এখনো রাখা হয়নি: এই ডিভাইসে ডেটা সাশ্রয় চালু আছে, আর আনতে হবে অনেক মেগাবাইট।
offline-state-not-here = ইন্টারনেট ছাড়া চালানোর জন্য রাখা যায় না: এই ব্রাউজার পেজ রাখে না, অথবা প্রাইভেট উইন্ডোতে রাখে না।
offline-state-insecure = ইন্টারনেট ছাড়া চালানোর জন্য রাখা যায় না: ব্রাউজার শুধু সেই পেজ রাখে, যার ঠিকানা https দিয়ে শুরু।
offline-state-one-file = পুরো পেজটি একটিই ফাইল। চালাতে ইন্টারনেট লাগে না।
# Said once, when everything has been kept for the first time.
offline-now = Crosscore এখন ইন্টারনেট ছাড়াও চলবে।
offline-news-ready = নতুন সংস্করণ প্রস্তুত। আবার লোড করলেও আপনার কাজ হারাবে না।
offline-news-elsewhere = অন্য একটি ট্যাব নতুন সংস্করণে চলে গেছে। আবার লোড না করা পর্যন্ত এই ট্যাব আগের সংস্করণেই চলবে।
offline-checking = নতুন সংস্করণ খোঁজা হচ্ছে …
offline-newest = এটিই সবচেয়ে নতুন সংস্করণ।
offline-unreachable = নতুন সংস্করণ আছে কি না জানা যায়নি: সাইটটির সঙ্গে সংযোগ করা যাচ্ছে না।
offline-update-fetching = নতুন সংস্করণ আনা হচ্ছে।
offline-update-failed = নতুন একটি সংস্করণ আছে, কিন্তু পুরোটা আনা যায়নি। এই সংস্করণই চলবে।

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = বন্ধ করুন
shelf-new = নতুন ধাঁধা
shelf-list =
    .aria-label = এই ডিভাইসের ধাঁধা

## Fixed text: files

# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = শব্দতালিকার ফাইল
file-list =
    .aria-label = শব্দের ফাইল
file-ipuz =
    .aria-label = ধাঁধার ফাইল

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }, { $date }
# $date is a date with the time.
shelf-changed = বদলেছে { $date }
shelf-words = { $given }টি শব্দ
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed = { $given }টি শব্দের { $placed }টি বসেছে
# $name is a puzzle's: a button's label.
shelf-more = { $name }: আরও কাজ
# What a puzzle's row says of it.
shelf-now = এখন খোলা
shelf-elsewhere = অন্য ট্যাবে খোলা
shelf-spoilt = নষ্ট: খোলা যায়নি
shelf-damaged = “{ $name }” ধাঁধাটি নষ্ট হয়ে গেছে, খোলা যাচ্ছে না। এটি তালিকায় থাকছে; সেখান থেকে এর তথ্য ফাইলে সংরক্ষণ করা যায়।
# The menu of a puzzle.
shelf-rename = নাম বদলান…
shelf-duplicate = কপি করুন
shelf-save = ধাঁধার ফাইল সংরক্ষণ (.ipuz)
shelf-save-raw = এর তথ্য ফাইলে সংরক্ষণ
shelf-delete = মুছুন…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = নতুন নাম
shelf-rename-yes = নাম বদলান
# Deleting: the question, and the two buttons.
shelf-delete-ask = “{ $name }” এই ডিভাইস থেকে মুছে ফেলবেন? আর ফিরিয়ে আনা যাবে না।
shelf-delete-yes = মুছুন
shelf-delete-no = রেখে দিন
shelf-deleted = “{ $name }” মুছে ফেলা হয়েছে।
shelf-renamed = এখন এর নাম “{ $name }”।
shelf-duplicated = “{ $name }” কপি করা হয়েছে।
shelf-not-while-open = এটি অন্য ট্যাবে খোলা আছে; আগে সেখানে বন্ধ করুন।
shelf-gone = এটি আর এই ডিভাইসে নেই।
shelf-empty = এখনো কোনো ধাঁধা রাখা হয়নি।
shelf-shared = এই ধাঁধা অন্য ট্যাবেও খোলা আছে। এখানে যা বদলাবেন, তা আলাদা কপি হিসেবে থাকবে।
shelf-copied = এই ধাঁধা অন্য ট্যাবেও আছে। আপনার বদলগুলো এখানে “{ $name }” নামে চলবে; অন্য ট্যাব নিজেরটি রাখবে।
shelf-safe = আপনি না মোছা পর্যন্ত ব্রাউজার এগুলো রাখবে।
shelf-unsafe = ডিভাইসে জায়গা ফুরোলে ব্রাউজার এগুলো মুছে ফেলতে পারে: দরকারিগুলো ধাঁধার ফাইল হিসেবে সংরক্ষণ করুন।
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } এমবির মধ্যে { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } এমবি ব্যবহৃত।
shelf-used-gigabytes = { NUMBER($room, maximumFractionDigits: 0) } জিবির মধ্যে { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } এমবি ব্যবহৃত।
shelf-unreadable = এই ডিভাইসের ভান্ডার থেকে কিছু পড়া যাচ্ছে না।

## What copies are called, of puzzles and of word lists

copy-name = { $name } (কপি)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (কপি { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = রাখা আছে<span> এই ডিভাইসে</span>
keep-no = রাখা হয়নি<span> এই ডিভাইসে</span>
keep-trouble-full = এই ডিভাইসে রাখা হয়নি: পেজটির জন্য আর জায়গা নেই। ধাঁধার ফাইল সংরক্ষণ করুন, অথবা দরকার নেই এমন ধাঁধা মুছে ফেলুন।
keep-trouble-denied = এই ডিভাইসে রাখা হয়নি: ব্রাউজার পেজটিকে কিছু রাখতে দিচ্ছে না, যেমন প্রাইভেট উইন্ডোতে হয়। পেজ বন্ধ করার আগে ধাঁধার ফাইল সংরক্ষণ করুন।
keep-trouble-newer = এই ডিভাইসে রাখা হয়নি: Crosscore-এর নতুন একটি সংস্করণ অন্য ট্যাবে খোলা আছে। ধাঁধার ফাইল সংরক্ষণ করুন, তারপর পেজটি আবার লোড করুন।
keep-trouble-blocked = এই ডিভাইসে রাখা হয়নি: Crosscore-এর পুরোনো একটি সংস্করণ অন্য ট্যাবে খোলা আছে। সেই ট্যাব বন্ধ করে আবার চেষ্টা করুন। অথবা ধাঁধার ফাইল সংরক্ষণ করুন।
# $why is what the browser says, mostly in English.
keep-trouble-failed = এই ডিভাইসে রাখা হয়নি: ভান্ডারে সমস্যা হয়েছে ({ $why })। ধাঁধার ফাইল সংরক্ষণ করে আবার চেষ্টা করুন।
keep-no-answer = ভান্ডার সাড়া দিচ্ছে না।
keep-file = ধাঁধার ফাইল সংরক্ষণ
# $name is a file's.
keep-file-not-kept = { $name } খোলা হয়েছে, তবে এই ডিভাইসে রাখা যায়নি। পেজ আবার লোড করলে এর শব্দ ব্যবহার করতে ফাইলটি আবার খুলুন।

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty = { $grid ->
    [letters] লুকোনো শব্দসহ অক্ষরের ছক, { $width } × { $height }; এরপর যা খুঁজতে হবে
   *[other] পূরণ করার শব্দছক, { $width } × { $height } ঘর; এরপর সূত্র
}
sheet-grid-answers = { $grid ->
    [letters] শব্দ দাগানো অক্ষরের ছক, { $width } × { $height }
   *[other] সমাধানসহ শব্দছক, { $width } × { $height } ঘর
}
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell = { $given ->
    [true] সারি { $row }, কলাম { $column }: { $letter }, দেখানো হয়
   *[false] সারি { $row }, কলাম { $column }: { $letter }, দেখানো হয় না
}
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered = { $given ->
    [true] সারি { $row }, কলাম { $column }, নম্বর { $label }: { $letter }, দেখানো হয়
   *[false] সারি { $row }, কলাম { $column }, নম্বর { $label }: { $letter }, দেখানো হয় না
}
sheet-letter-given = { $given ->
    [true] { $letter } দেখানো হচ্ছে।
   *[false] { $letter } আর দেখানো হচ্ছে না।
}
sheet-letters-given = { $n ->
    [0] কোনো অক্ষর দেখানো হচ্ছে না।
   *[other] { $n }টি অক্ষর দেখানো হচ্ছে।
}
# The same where there are more words than are named: $more of them.
# One of these words: <word> stands for it, $reason says why it is left out.

## The Save menu of the sheet

save-all = { $grid ->
    [letters] ধাঁধা ও সমাধান সংরক্ষণ
   *[other] ধাঁধা, সূত্র ও সমাধান সংরক্ষণ
}
    .hint = { $grid ->
        [letters] দুটি ছবি ও দুটি টেক্সট
       *[other] একটি ছবি ও দুটি টেক্সট
    }
save-clue-text = সূত্র (টেক্সট)
# Of a word search: its letters and its list of words.
save-puzzle-text = ধাঁধা (টেক্সট)
save-answer-text = সমাধান (টেক্সট)
save-puzzle-file = ধাঁধার ফাইল (.ipuz)
    .hint = পরে খুলে বদলানোর জন্য
# $names are names of files, one or several.
save-done = সংরক্ষণ হয়েছে: { $names }।
save-no-picture = ব্রাউজার ছবিটি তৈরি করতে পারেনি; আরও ছোটো ছক দিয়ে চেষ্টা করুন।

## The About box: the line with the version

about-engine = সংস্করণ { $version }
about-build = বিল্ড { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = সঙ্গে নিয়ে যান: <a>এক ফাইলে Crosscore</a> ({ $size })। দুবার ক্লিক করলেই খোলে, ইন্টারনেট বা সার্ভার ছাড়াই চলে।
about-one-file = এটি এক ফাইলে Crosscore। এটি নিজে থেকে বদলায় না: ফাইলটি যেখান থেকে পেয়েছেন, নতুন সংস্করণ সেখানেই পাবেন।
about-no-licences = লাইসেন্সগুলো আনা যায়নি; সংযোগ দেখুন, তারপর এটি বন্ধ করে আবার খুলুন। এগুলো এই পেজের পাশে NOTICES.txt ফাইলে আছে।

## One's own word lists

lists-edit = আমার তালিকা সম্পাদনা…
lists-copy-puzzle = এই ধাঁধার শব্দ তালিকায় কপি করুন
lists-copied = { $n }টি শব্দ নতুন তালিকায় কপি হয়েছে।
# Names for new lists. $name is a word list's.
lists-from-puzzle = একটি ধাঁধার শব্দ
lists-from-puzzle-of = ধাঁধা: { $name }
lists-unnamed = আমার তালিকা
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = আমার তালিকা { $n }
# The button that shows all lists, on narrow screens.
lists-mine = { $n ->
    [0] আমার তালিকা
    [1] আমার তালিকা
   *[other] আমার তালিকা ({ $n })
}
# When a list was changed: $time is the time of day.
lists-today = আজ { $time }
lists-not-kept-yet = এখনো রাখা হয়নি
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (পরীক্ষামূলক)
lists-language-own-experimental = { $language } · { $own } (পরীক্ষামূলক)
lists-language-guess = শব্দ দেখে অনুমান
lists-language-guessed = অনুমান: { $language }
# The menu of a list.
lists-rename = নাম বদলান
lists-delete = এই তালিকা মুছুন…
lists-duplicated = তালিকাটি কপি করা হয়েছে; এটি { $name }।
lists-delete-heading = এই তালিকা মুছবেন?
lists-delete-text = “{ $name }” তালিকায় { $n }টি শব্দ আছে। এটি এই ডিভাইস থেকে মুছে যাবে, আর ফিরিয়ে আনা যাবে না।
lists-delete-yes = তালিকা মুছুন
lists-deleted = { $name } তালিকাটি মুছে ফেলা হয়েছে।
lists-not-deleted = তালিকাটি মোছা হয়নি।
lists-gone = তালিকাটি অন্য ট্যাবে মুছে ফেলা হয়েছে।
lists-unreadable = তালিকাটি এই ডিভাইস থেকে পড়া যায়নি।
lists-conflict = এর মধ্যে তালিকাটি অন্য ট্যাবে বদলানো হয়েছে। দুটিই রাখা হয়েছে: আপনারটির নাম এখন “{ $name }”।
lists-kept-again = “{ $name }” অন্য ট্যাবে মুছে ফেলা হয়েছিল। এখানে যা আছে, তা আবার রাখা হয়েছে।
lists-followed = তালিকাটি অন্য ট্যাবে বদলানো হয়েছে; এখন এটি এমন।
lists-not-kept = তালিকাটি এই ডিভাইসে রাখা যায়নি।
lists-save-as-file = পেজ বন্ধ করার আগে এটি ফাইলে সংরক্ষণ করুন।
lists-not-checked = শব্দগুলো যাচাই করা যায়নি।

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = শব্দ, সারি { NUMBER($row, useGrouping: 0) }
    .placeholder = একটি শব্দ লিখুন
lists-clue = সূত্র, সারি { NUMBER($row, useGrouping: 0) }
    .placeholder = আর তার সূত্র
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = নতুন
lists-full = এক তালিকায় সর্বোচ্চ { $most }টি সারি থাকে। আরও চাইলে আরেকটি তালিকা করুন।
lists-no-cells = ঘর নেই
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = দেখতে হবে:
lists-finding-note = টীকা:
lists-findings-more = +আরও { $n }টি
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors = { $n }<span>টি দেখতে হবে</span>
lists-notes = { $n }<span>টি টীকা</span>
lists-delete-rows = { $n ->
    [0] সারি মুছুন
    [1] সারি মুছুন
   *[other] { $n }টি সারি মুছুন
}
lists-rows-deleted = { $n }টি সারি মোছা হয়েছে।
lists-rows-selected = { $n }টি সারি বাছাই করা হয়েছে।
# $to is the number of the first of these rows now.
lists-rows-moved = { $n }টি সারি { $to } নম্বর জায়গায় সরানো হয়েছে।
lists-sort-word = শব্দ অনুযায়ী সাজান
lists-sort-length = দৈর্ঘ্য অনুযায়ী সাজান
lists-sort-clue = সূত্র অনুযায়ী সাজান
lists-sorted = সারিগুলো সাজানো হয়েছে।
lists-swap = শব্দ ও সূত্র অদলবদল
lists-swapped = শব্দ ও সূত্র অদলবদল করা হয়েছে।

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = পেস্ট করা লেখা
lists-pasted = { $n }টি সারি পেস্ট হয়েছে।
lists-clues-pasted = { $n }টি সূত্র পেস্ট হয়েছে।
lists-not-pasted = কিছুই পেস্ট হয়নি।
lists-nothing-in = এতে কোনো শব্দ নেই।
lists-too-many = এতে { $n }টি সারি আছে; এক তালিকায় সর্বোচ্চ { $most }টি থাকে। কয়েকটি তালিকায় ভাগ করুন, অথবা ফাইলটি শব্দছকের পেজে শব্দতালিকা হিসেবে খুলুন।
# The same where the list has $there rows already.
lists-too-many-more = এতে { $n }টি সারি আছে, আর তালিকায় আছে { $there }টি; এক তালিকায় সর্বোচ্চ { $most }টি থাকে। কয়েকটি তালিকায় ভাগ করুন।
# $name is a file's.
lists-not-imported = { $name } আনা হয়নি; কিছুই বদলায়নি।
lists-imported = { $name } থেকে { $n }টি সারি আনা হয়েছে।
lists-import-heading = শব্দগুলো কোথায় যাবে?
# $name is a file's, $list the open list's.
lists-import-text = { $name } ফাইলে { $n }টি সারি আছে। “{ $list }” তালিকার শেষে যোগ করবেন, নাকি নতুন তালিকা করবেন?
lists-import-add = এই তালিকায় যোগ
lists-save-json = অভিধান (.json)
    .hint = এখানে আবার খোলা যায়
lists-save-csv = সারণি (.csv)
    .hint = স্প্রেডশিটের জন্য
lists-save-tsv = ট্যাব দেওয়া সারণি (.tsv)
    .hint = স্প্রেডশিটের জন্য
lists-save-text = সাধারণ টেক্সট (.txt)
    .hint = প্রতি লাইনে একটি শব্দ
lists-not-made = { $grid ->
    [letters] কোনো শব্দসন্ধান তৈরি হয়নি।
   *[other] কোনো শব্দছক তৈরি হয়নি।
}
lists-none-usable = এখনো কোনো সারি ব্যবহার করা যাচ্ছে না; শব্দের পাশে কী লেখা আছে দেখুন।
# After a crossword was made: $n rows without which.
lists-left-out = { $n }টি সারি বাদ গেছে।
lists-left-out-why = { $n ->
    [1] এটি এখনো ব্যবহার করা যাচ্ছে না; কেন, তালিকায় লেখা আছে।
   *[other] এগুলো এখনো ব্যবহার করা যাচ্ছে না; কেন, তালিকায় লেখা আছে।
}
# The same with the words, and with some of more words.
lists-left-out-words = { $n ->
    [1] এটি এখনো ব্যবহার করা যাচ্ছে না ({ $words }); কেন, তালিকায় লেখা আছে।
   *[other] এগুলো এখনো ব্যবহার করা যাচ্ছে না ({ $words }); কেন, তালিকায় লেখা আছে।
}
lists-left-out-some = { $n ->
    [1] এটি এখনো ব্যবহার করা যাচ্ছে না ({ $words }, …); কেন, তালিকায় লেখা আছে।
   *[other] এগুলো এখনো ব্যবহার করা যাচ্ছে না ({ $words }, …); কেন, তালিকায় লেখা আছে।
}

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = ধাঁধার ইঞ্জিন
boot-step-words = শব্দতালিকা
boot-step-layout = প্রথম শব্দছক
# What stands beside a step.
boot-waiting = অপেক্ষায়
# Of a word list: how many of its words are read.
boot-of-words = { $total }টি শব্দের { $done }টি
boot-done = হয়েছে
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } / { $total }
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = ফোল্ডার থেকে এই পেজ চালু হতে পারে না: ব্রাউজার শুধু এক ফাইলের পেজকে তা করতে দেয়। এর বদলে crosscore.html খুলুন, সেটি এক ফাইলে পুরো Crosscore; অথবা কোনো ওয়েব সার্ভারে ফোল্ডারটি রেখে সেখান থেকে খুলুন।
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = এই ব্রাউজার এত পুরোনো যে Crosscore চলে না। হালনাগাদ কোনো ব্রাউজারে পেজটি খুলুন।
release-mixed = পেজটি খোলার মধ্যেই নতুন একটি সংস্করণ এসে গেছে, তাই এর অংশগুলো একে অপরের সঙ্গে মিলছে না: পেজটি আবার লোড করুন।
# $file: the address of a file of this page.
boot-missing = { $file } আনা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন, অথবা নিজের একটি শব্দতালিকা খুলুন।
# Name of the bar that fills.
boot-progress =
    .aria-label = প্রস্তুত হচ্ছে
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = পেজটি পুরোপুরি আসেনি।
broken-text = এর একটি অংশ আনা বা চালানো যায়নি। সংযোগ দেখে আবার লোড করুন; তাতে কাজ না হলে নতুন কোনো ব্রাউজারে খুলুন। আপনার ধাঁধাগুলো এই ডিভাইসে রাখা আছে।
broken-reload = পেজটি আবার লোড করুন

## The engine stopped by a fault of its own

fatal-title = ইঞ্জিন থেমে গেছে
# Why: five causes.
fatal-memory = ব্রাউজার একে যথেষ্ট মেমোরি দেয়নি। অন্য ট্যাব বন্ধ করে আবার চালু করুন।
fatal-fetch = এর একটি অংশ আনা যায়নি।
fatal-slow = চালু হতে খুব বেশি সময় লাগছিল: এক মিনিট ধরে কিছুই এগোয়নি।
fatal-damaged = এর একটি অংশ নেই বা নষ্ট হয়ে গেছে।
fatal-fault = নিজেরই একটি ত্রুটিতে এটি থেমেছে।
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = নিজেরই একটি ত্রুটিতে ইঞ্জিন থেমে গিয়েছিল; সেটি আবার চালু করা হয়েছে। এই পেজের কিছুই হারায়নি।
crash-memory = ইঞ্জিনের মেমোরি কম পড়েছিল; সেটি আবার চালু করা হয়েছে। এই পেজের কিছুই হারায়নি।
# $name: of a word list or file.
crash-reading = { $name } পড়ার সময় এমন হয়েছে।
crash-shorter-list = আরও ছোটো শব্দতালিকা নিন, অথবা আগে অন্য ট্যাব বন্ধ করুন।
crash-smaller = কম শব্দ বা আরও ছোটো ছক দিয়ে চেষ্টা করুন।
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = ইঞ্জিন বেশ কিছুক্ষণ সাড়া দিচ্ছে না। হয়তো এখনো কাজ করছে। আবার চালু করলে এই পেজের কিছুই হারাবে না।
silent-wait = অপেক্ষা করুন
silent-restart = আবার চালু করুন
fatal-kept = আপনার ধাঁধা এই পেজে রাখা আছে।
fatal-one-file = ফাইলটি আবার কপি করুন, অথবা যেখান থেকে এসেছে সেখান থেকে নতুন করে নিন।
fatal-boot = সংযোগ দেখে আবার চালু করুন। তাতে কাজ না হলে পেজটি আবার লোড করুন বা অন্য ব্রাউজারে চেষ্টা করুন।
fatal-details = ত্রুটি জানানোর জন্য বিবরণ
fatal-restart = ইঞ্জিন আবার চালু করুন
fatal-not-started = ইঞ্জিন চালু হয়নি।
failed-restarted = ইঞ্জিন আবার চালু করা হয়েছে; আরেকবার চেষ্টা করুন।
failed-not-running = ইঞ্জিন চলছে না; আগে সেটি চালু করুন।

## Amounts

# $n: how many words.
word-count = { $n }টি শব্দ
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } এমবি

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed = { $grid ->
    [letters] { $given }টি শব্দের <b>{ $placed }</b>টি লুকোনো
   *[other] { $given }টির <b>{ $placed }</b>টি বসেছে
}
counts-on-sheet = { $given }টির <b>{ $placed }</b>টি শব্দছকে আছে
counts-failed = { $grid ->
    [letters] <b>{ $n }</b>টি বাদ
   *[other] <b>{ $n }</b>টির জায়গা নেই
}
    .only = { $grid ->
        [letters] শুধু এই শব্দগুলো দেখান: বাদ
       *[other] শুধু এই শব্দগুলো দেখান: জায়গা নেই
    }
counts-isolated = <b>{ $n }</b>টি বিচ্ছিন্ন
    .only = শুধু এই শব্দগুলো দেখান: বিচ্ছিন্ন
counts-long = <b>{ $n }</b>টি লম্বা সূত্র
    .only = { $n ->
       *[other] শুধু এই শব্দগুলো দেখান: লম্বা সূত্র
    }
counts-locked = <b>{ $n }</b>টি লক করা
    .only = শুধু এই শব্দগুলো দেখান: লক করা
counts-frozen = { $grid ->
    [letters] সব লক করা
   *[other] বিন্যাস লক করা
}
# Into how many parts the crossword falls that do not touch.
counts-pieces = { $n ->
    [1] একটি খণ্ড
   *[other] <b>{ $n }</b>টি খণ্ড
}
counts-crossings = <b>{ $n }</b>টি ছেদ
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = <b>{ $percent }%</b> ভরা
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = সূচনা সংখ্যা { $seed }
counts-details = বিস্তারিত
# What a press does once only some words are shown.
counts-all = সব শব্দ দেখান

# The words that are not on the sheet, and what can be done with them.
left-out = { $n ->
   *[other] { $n }টি শব্দ পাতায় নেই
}
# After the words that are named.
left-out-more = এবং আরও { $n }টি
left-out-pieces = কয়েকটি অংশ
    .help = সেগুলো পাতায় অন্যগুলোর পাশে বসে।
# $name is a word list.
left-out-join = { $name } দিয়ে জোড়া
    .help = এই তালিকার শব্দ আপনার শব্দগুলোকে জোড়ে।
# $kind is a kind of puzzle.
left-out-kind = বদলে { $kind }
    .help = সেখানে শব্দগুলোর মধ্যে মিল অক্ষর লাগে না।

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = আপনার তালিকা আর এই ধাঁধায় তফাত আছে: { $what }।
own-list-clues = { $n ->
   *[other] { $n }টি সূত্র
}
own-list-added = { $n ->
   *[other] তালিকায় { $n }টি নতুন শব্দ
}
own-list-removed = { $n ->
   *[other] { $n }টি শব্দ তালিকায় আর নেই
}
own-list-own = { $n ->
   *[other] { $n }টি শব্দ শুধু ধাঁধায়
}
own-list-update-puzzle = ধাঁধা হালনাগাদ করুন
own-list-update-list = আমার তালিকা হালনাগাদ করুন
own-list-taken = তালিকার পরিবর্তনগুলো ধাঁধায় এসেছে।
own-list-updated = ধাঁধার পরিবর্তনগুলো তালিকায় এসেছে।

## What runs, beside the bar that fills, with a button to stop it

job-starting = ইঞ্জিন চালু হচ্ছে …
# $name: of a word list or file.
job-load = { $name } পড়া হচ্ছে …
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = পড়া হচ্ছে: { $total }টির { $done }টি
# $done and $total: such as "1.2 MB".
job-load-bytes = আনা হচ্ছে: { $done } / { $total }
job-puzzle-new = { $grid ->
    [letters] শব্দ লুকোনো হচ্ছে …
    [blocked] ছক ভরা হচ্ছে …
   *[other] বিন্যাস গোছানো হচ্ছে …
}
job-puzzle-reshuffle = { $grid ->
    [letters] শব্দ লুকোনো হচ্ছে …
    [blocked] ছক ভরা হচ্ছে …
   *[other] বিন্যাস গোছানো হচ্ছে …
}
job-puzzle-improve = { $grid ->
    [blocked] আরও ভালো ভরাট খোঁজা হচ্ছে …
   *[other] বিন্যাস গোছানো হচ্ছে …
}
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = { $n } সে. ধরে আরও ভালো মেলেনি
job-puzzle-replace = অন্য শব্দ খোঁজা হচ্ছে …
job-puzzle-edit = শব্দটির জায়গা খোঁজা হচ্ছে …
job-puzzle-join = শব্দ জোড়া হচ্ছে …
job-puzzle-add = শব্দটির জায়গা খোঁজা হচ্ছে …
job-puzzle-revise = ধাঁধা হালনাগাদ হচ্ছে …
job-puzzle-delete = ফাঁক বোজানো হচ্ছে …
job-stopping = থামছে …
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { $total } সে.
job-amount = { $total }টির { $done }টি
job-time = { $seconds } সে.
# Files are being made to be saved. $done of $total are ready.
job-saving = সংরক্ষণ হচ্ছে: { $total }টির { $done }টি
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = { $name } ({ $size }) পড়া হচ্ছে …

## What has been done

# A new layout is ready.
done-laid-out = { $grid ->
    [letters] { $width } × { $height } ছকে { $given }টি শব্দের { $placed }টি লুকোনো হয়েছে, যৌথ অক্ষর { $shared }টি।
   *[other] { $given }টি শব্দের { $placed }টি বসেছে, { $crossings }টি ছেদ, { $width } × { $height }।
}
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = { $seconds } সেকেন্ড খোঁজা হয়েছে; শেষ { $still } সেকেন্ডে আরও ভালো মেলেনি।
done-searched-better = { $seconds } সেকেন্ড খোঁজা হয়েছে; শেষ পর্যন্ত আরও ভালো মিলছিল।

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others = { $moved ->
    [-1] { "" }
    [0] : আর কিছু সরেনি
   *[other] : আরও { $moved }টি শব্দ সরেছে
}
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost = { $lost ->
    [0] { "" }
    [1] ; { $words } আর জায়গা পায়নি
   *[other] ; { done-lost-words } আর জায়গা পায়নি
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } এবং আরও { $more }টি
}
# $crossed: whether the number of crossings changed.
done-crossings = { $crossed ->
    [true] { $crossings-before } → { $crossings }টি ছেদ
   *[false] { $crossings }টি ছেদ
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
done-moved = { $word } সরানো হয়েছে{ done-others }{ done-lost }{ done-counts }।
done-edited = { $word } সম্পাদনা করা হয়েছে{ done-others }{ done-lost }{ done-counts }।
# One word took the place of another.
done-replaced = { $before } তুলে { $after } বসানো হয়েছে{ done-others }{ done-lost }{ done-counts }।
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted = { $named ->
    [true] { $deleted }
   *[false] { $n }টি শব্দ
} মোছা হয়েছে{ done-others }{ done-lost }{ done-counts }।
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }।
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }।
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black = { $fewer ->
    [true] কালো ঘর { $black-before } → { $black }টি,{ " " }
   *[false] { "" }
}
# $gained: whether the number of words that have a place changed.
done-improved = { $gained ->
    [true] আগের চেয়ে ভালো: { done-black }বসানো শব্দ { $placed-before } → { $placed }টি, { done-crossings }, { done-size }।
   *[false] আগের চেয়ে ভালো: { done-black }{ done-crossings }, { done-size }।
}
done-not-improved = { $grid ->
    [blocked] { $seconds } সেকেন্ডে আরও ভালো মেলেনি; ছক আগের মতোই আছে।
   *[other] { $seconds } সেকেন্ডে আরও ভালো মেলেনি; বিন্যাস আগের মতোই আছে।
}
done-undone = আগের অবস্থায় ফেরানো হয়েছে।
done-redone = আবার করা হয়েছে।
done-started-again = ইঞ্জিন আবার চালু করা হয়েছে। এই পেজের কিছুই হারায়নি।
done-restarted = ইঞ্জিন সময়মতো থামেনি, তাই আবার চালু করা হয়েছে। আপনার ধাঁধা আগের মতোই আছে।

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } খোলা হয়নি; কিছুই বদলায়নি।
failed-open = { $name } খোলা হয়নি; কিছুই বদলায়নি।
failed-puzzle-new = নতুন ধাঁধা তৈরি হয়নি।
failed-puzzle-reshuffle = { $grid ->
    [letters] শব্দগুলো নতুন করে লুকোনো হয়নি।
   *[other] শব্দগুলো নতুন করে সাজানো হয়নি।
}
failed-puzzle-improve = বিন্যাস উন্নত করা হয়নি।
failed-puzzle-replace = শব্দটি বদলানো হয়নি।
failed-puzzle-edit = শব্দটি সম্পাদনা করা হয়নি।
failed-puzzle-clues = সূত্রটি বদলানো হয়নি।
failed-puzzle-join = শব্দগুলো জোড়া হয়নি।
failed-puzzle-add = শব্দটি যোগ করা হয়নি।
failed-puzzle-revise = ধাঁধা হালনাগাদ হয়নি।
failed-puzzle-delete = কিছুই মোছা হয়নি।
failed-puzzle-move = শব্দটি সরানো হয়নি।
failed-puzzle-lock = লক বদলানো হয়নি।
failed-puzzle-set = ধাঁধার লেখা বা সেটিং বদলানো হয়নি।
failed-save = কিছুই সংরক্ষণ হয়নি।
failed-unchanged = কিছুই বদলায়নি।
failed-other-puzzle = এর মধ্যে ধাঁধাটি বদলে গেছে; আরেকবার দেখে আবার করুন।
failed-other-word = { $word } আর এই জায়গায় নেই। কিছুই বদলায়নি; এটি বন্ধ করে শব্দটি আবার বাছুন।

## Word lists and files

dictionary-bundled = শব্দতালিকা
dictionary-opened = আপনার খোলা
dictionary-own = আপনার নিজের
dictionary-open = শব্দতালিকার ফাইল খুলুন…
    .hint = JSON, সারণি বা টেক্সট
    .hint-drop = অথবা পেজে ছেড়ে দিন
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, সূত্র { $clues }
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }, বড়ো
    .hint = { $n }টি শব্দ · { $size }
dictionary-scored = { $words }, বড়ো, সূত্র ছাড়া
dictionary-large-heading = ভরাট ছকের জন্য বড়ো তালিকা
dictionary-large-more = আরও ভাষা
dictionary-themes = { $list }: { $themes }
themes-open = বিষয় ধরে শব্দ…
themes-heading = বিষয় ধরে শব্দ
themes-words = শব্দের ভাষা
themes-clues = সূত্রের ভাষা
themes-clues-own = একই ভাষা
themes-style = সূত্রগুলো হবে
themes-translated = অনুবাদ
themes-described = বর্ণনা
themes-region = { $language }: অঞ্চল
themes-levels = স্তর
themes-level = { $n } (প্রায় { $cefr })
themes-themes = বিষয়
themes-help = কোনোটি না বাছলে সবগুলো নেওয়া হবে।
themes-make = ধাঁধা তৈরি করুন
themes-edit = নিজের তালিকা হিসেবে সম্পাদনা করুন
themes-many = { $n ->
    [one] { $n }টি বিষয়
   *[other] { $n }টি বিষয়
}
themes-every = সব বিষয়
done-used-again = { $n ->
    [one] { $n }টি শব্দ আপনার আগের কোনো ধাঁধায় ছিল: তালিকায় আর শব্দ নেই।
   *[other] { $n }টি শব্দ আপনার আগের কোনো ধাঁধায় ছিল: তালিকায় আর শব্দ নেই।
}
theme-actions = ক্রিয়া
theme-animals = প্রাণী
theme-art = শিল্প ও সংগীত
theme-body = শরীর ও স্বাস্থ্য
theme-clothes = পোশাক
theme-family = পরিবার ও মানুষ
theme-feelings = অনুভূতি ও গুণ
theme-festivals = উৎসব
theme-food = খাবার ও পানীয়
theme-geography = ভূগোল
theme-home = ঘরবাড়ি
theme-jobs = পেশা
theme-nature = প্রকৃতি ও আবহাওয়া
theme-school = বিদ্যালয়
theme-science = বিজ্ঞান
theme-sport = খেলাধুলা
theme-technology = প্রযুক্তি
theme-time = সময় ও সংখ্যা
theme-town = শহর ও গ্রাম
theme-travel = ভ্রমণ ও যানবাহন
dictionary-none = কোনো শব্দতালিকা খোলা নেই; আগে একটি বেছে নিন।
dictionary-other-language = { $name } শব্দতালিকাটি এই ধাঁধার ভাষায় নয়; শব্দ বদলাতে এর ভাষার একটি তালিকা বেছে নিন।
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note = { $name } থেকে { $n }টি শব্দ
dictionary-findings = এই তালিকা নিয়ে { $n }টি টীকা
dictionary-findings-more = … এবং আরও { $n }টি।

file-opened-with = { $name } খোলা হয়েছে, { $n }টি টীকাসহ।
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = একসঙ্গে কয়েকটি ফাইল ছাড়া হয়েছে; শুধু প্রথমটি খোলা হয়েছে।
# $size, $limit: amounts such as "80.3 MB".
file-too-big = ফাইলটি { $size }; সর্বোচ্চ { $limit } পর্যন্ত ফাইল খোলা যায়। ছোটো ছোটো ফাইলে ভাগ করুন।
file-gone = { $name } আর এই ডিভাইসে রাখা নেই; এর শব্দ ব্যবহার করতে ফাইলটি আবার খুলুন।
file-list-gone = { $name } তালিকাটি আর এই ডিভাইসে নেই; অন্য একটি বেছে নিন।
file-unreadable = ডিস্ক থেকে ফাইলটি পড়া যায়নি; ফাইলটি এখনো আছে কি না দেখে আবার চেষ্টা করুন।
file-not-fetched = এটি আনা যায়নি; সংযোগ দেখে আবার চেষ্টা করুন।

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = বার্তাটি বন্ধ করুন
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = এই ডিভাইসের কোনো ফন্টে { $letters } ({ $script }) নেই। ছবি ও প্রিন্টে সেখানে ফাঁকা বাক্স দেখা যাবে; টেক্সট ও ধাঁধার ফাইল ঠিক থাকবে। দেখতে চাইলে { $font } ফন্ট ইনস্টল করুন।
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = এই ডিভাইসের কোনো ফন্টে এই বর্ণগুলো নেই: { $codes }। ছবি ও প্রিন্টে সেখানে ফাঁকা বাক্স দেখা যাবে; টেক্সট ও ধাঁধার ফাইল ঠিক থাকবে। এগুলো বাদ দিন, অথবা এগুলো আছে এমন ফন্ট ইনস্টল করুন।

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = বসেছে
list-unplaced = জায়গা নেই
list-isolated = বিচ্ছিন্ন
list-locked = লক করা
list-long = লম্বা সূত্র
list-no-clue = সূত্র নেই
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = সূত্র যোগ করুন
clue-of = { $word }-এর সূত্র
clue-write = এই সূত্রটি লিখুন
# The choices of states the list can be narrowed to.
list-only-all = { $content ->
    [numbers] সব সংখ্যা
   *[words] সব শব্দ
}
list-only-placed = { $grid ->
    [letters] লুকোনো
   *[other] ছকে আছে
}
list-only-failed = { $grid ->
    [letters] বাদ
   *[other] জায়গা নেই
}
list-only-isolated = বিচ্ছিন্ন
list-only-long = লম্বা সূত্র
list-only-locked = লক করা
list-only-clueless = সূত্র নেই
list-any-length = সব দৈর্ঘ্য
list-letters = { $content ->
    [numbers] { $n } অঙ্ক
   *[words] { $n } অক্ষর
}
# The orders the list can stand in.
list-sort-listed = মূল ক্রমে
list-sort-word = শব্দক্রমে
list-sort-length = দৈর্ঘ্যক্রমে
list-sort-state = অবস্থাক্রমে
list-sort-number = { $grid ->
    [letters] জায়গাক্রমে
   *[other] নম্বরক্রমে
}
# How many of all words are shown.
list-shown = { $content ->
    [numbers] { $total }টি সংখ্যার { $n }টি
   *[words] { $total }টি শব্দের { $n }টি
}
list-not-found = কোনো শব্দ বা সূত্রে “{ $text }” নেই।
list-none-in-state = এই অবস্থায় কোনো শব্দ নেই।
list-nothing = এমন কোনো শব্দ নেই।
list-picked-all = { $n }টি শব্দ বাছাই করা হয়েছে।

## The bar below the grid: the selected word and what can be done with it

workshop-one = বাছাই করা শব্দ
workshop-many = বাছাই করা শব্দগুলো
workshop-moving = যে শব্দ সরানো হচ্ছে
workshop-choose = তালিকা বা ছক থেকে একটি শব্দ বাছুন।
hint-clue = সূত্র বদলাতে তাতে ক্লিক করুন।
hint-away = এটা আর দেখাবেন না
workshop-several = { $n }টি শব্দ বাছাই করা
# $words: the first of many.
workshop-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed = { $grid ->
    [letters] লুকোনো হয়নি: { $reason }
   *[other] ছকে নেই: { $reason }
}
workshop-apart = শব্দছকে নেই: { $reason }
workshop-lock =
    .title = নিজের জায়গায় রাখুন (L)
workshop-unlock = লক খুলুন
    .title = আবার সরতে দিন (L)
workshop-layout-locked = { $grid ->
    [letters] সব শব্দ লক করা আছে; আগে লক খুলুন (“সব লক”)।
   *[other] পুরো বিন্যাস লক করা আছে; আগে লক খুলুন।
}
workshop-only-placed = { $grid ->
    [letters] শুধু লুকোনো শব্দই লক করা যায়।
   *[other] শুধু শব্দছকে বসা শব্দই লক করা যায়।
}
workshop-no-reshuffle = { $grid ->
    [letters] সব শব্দ লক করা আছে; ফের সাজাতে লক খুলুন।
   *[other] বিন্যাস লক করা আছে; ফের সাজাতে লক খুলুন।
}
workshop-no-improve = বিন্যাস লক করা আছে; উন্নত করতে লক খুলুন।
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now = { $named ->
    [true] { $words } লক করা হয়েছে।
   *[false] { $n }টি শব্দ লক করা হয়েছে।
}
workshop-unlocked-now = { $named ->
    [true] { $words }: লক খোলা হয়েছে।
   *[false] { $n }টি শব্দের লক খোলা হয়েছে।
}
workshop-layout-locked-now = { $grid ->
    [letters] সব শব্দ লক করা হয়েছে: লক না খোলা পর্যন্ত কোনোটি সরবে না।
   *[other] বিন্যাস লক করা হয়েছে: লক না খোলা পর্যন্ত কোনো শব্দ সরবে না।
}
workshop-layout-unlocked-now = { $grid ->
    [letters] শব্দগুলোর লক খোলা হয়েছে।
   *[other] বিন্যাসের লক খোলা হয়েছে।
}

## A word that is moved to another place

moving-heading = সরান
moving-looking = জায়গা খোঁজা হচ্ছে …
moving-choose = { $n ->
    [1] { $n }টি জায়গা খালি। ছকে সেটি বেছে নিন।
   *[other] { $n }টি জায়গা খালি। ছকে একটি বেছে নিন।
}
moving-found = আরও { $n }টি জায়গা খালি।
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } তিরচিহ্ন বা Tab দিয়ে বাছুন, Enter সেখানে বসায়, Esc যেমন ছিল তেমনই রাখে। { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place = { $total }টির মধ্যে { $n } নম্বর জায়গা: { $way ->
    [down] উপর-নিচ
   *[across] পাশাপাশি
}।
# $words: those it would cross there.
moving-place-crossing = { $total }টির মধ্যে { $n } নম্বর জায়গা: { $way ->
    [down] উপর-নিচ
   *[across] পাশাপাশি
}, ছেদ করে: { $words }।
moving-nowhere = অন্য সব শব্দ নিজের জায়গায় থাকলে { $word } শব্দটির আর কোনো জায়গা নেই।
moving-not-placed = { $word } ছকে নেই।
moving-locked = { $word } লক করা আছে; সরাতে লক খুলুন।
moving-frozen = বিন্যাস লক করা আছে; শব্দ সরাতে লক খুলুন।
moving-cancelled = শব্দটি আগের জায়গাতেই রইল।

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of = { $n }টি ঘর: { $cells }
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $limit }টি চিহ্নের মধ্যে { $n }টি
edit-clue-length-long = { $limit }টি চিহ্নের মধ্যে { $n }টি: সূত্র লম্বা
edit-duplicate = ধাঁধায় { $word } আগে থেকেই আছে।
add-empty = আগে একটি শব্দ লিখুন।
# $place: where it lies, such as "12 Across".
add-placed = { $word } যোগ হয়েছে, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } তালিকায় যোগ হয়েছে, জায়গা হয়নি ({ $reason })

# Words of the open word list that would fit the puzzle as it lies.
offers-why = { $word } কেন জায়গা পায়নি
offers-looking = শব্দতালিকায় খোঁজা হচ্ছে …
offers-none = { $grid ->
    [letters] এখানে লুকোনো যায় এমন কোনো শব্দ তালিকায় নেই।
   *[other] শব্দগুলো এখন যেভাবে আছে, তাতে জোড়া লাগে এমন কিছু তালিকায় নেই।
}
offers-instead = তালিকায় এর বদলে নিতে এগুলোর একটি বেছে নিন।
# How many words it would cross.
offers-joins = { $n }টি ছেদ

## The grid, in words

grid-label = { $grid ->
    [letters] শব্দসন্ধান, { $width } × { $height } অক্ষর
   *[other] শব্দছক, { $width } × { $height } ঘর
}
grid-label-titled = { $grid ->
    [letters] { $title }: শব্দসন্ধান, { $width } × { $height } অক্ষর
   *[other] { $title }: শব্দছক, { $width } × { $height } ঘর
}
grid-caption = সারি ধরে ধরে ছক: { $height }টি সারি, { $width }টি কলাম
grid-row = সারি { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }, সারি { $row }, কলাম { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }, সারি { $row }, কলাম { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = সূত্রের মতো: { $language }
# Instead of a language of the sheet’s own.
options-language-none = সূত্রের মতো
options-size-auto = স্বয়ংক্রিয়
options-size-square = বর্গাকার
options-size-sides = প্রস্থ × উচ্চতা
options-size-side = প্রতি দিকে ঘর
options-size-width = প্রস্থে ঘর
options-size-height = উচ্চতায় ঘর
options-ratio-width = প্রস্থ
options-ratio-height = উচ্চতা
options-group-words = শব্দ
options-group-grid = ছক
options-group-search = খোঁজা
# A mark on what only matters when words are drawn.
options-for-new-words = নতুন শব্দের জন্য
# No ready-made choice of options is the one that is set.
options-own = আপনার নিজের বাছাই করা বিকল্প।
options-bad-seed = সূচনা সংখ্যা সর্বোচ্চ ১৫ অঙ্কের পূর্ণসংখ্যা; প্রতিবার নতুন চাইলে ফাঁকা রাখুন।
# What a number may be.
options-range = { $min } থেকে { $max }
    .unit = { $min } থেকে { $max } { $unit }
# $words of the last $puzzles are remembered.
options-remembered = { $puzzles ->
    [1] আপনার শেষ ধাঁধার { $words }টি শব্দ মনে রাখা আছে, শুধু এই ডিভাইসে।
   *[other] আপনার শেষ { $puzzles }টি ধাঁধার { $words }টি শব্দ মনে রাখা আছে, শুধু এই ডিভাইসে।
}
options-remembered-none = আগের ধাঁধার কোনো শব্দ মনে রাখা নেই।
options-remembered-cleared = মনে রাখা শব্দ মুছে ফেলা হয়েছে।

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
key-wheel = চাকা
# Between two ways to do the same.
keys-or = বা

keys-anywhere = সব জায়গায়
    .sheet = এই তালিকা
    .undo = আগের অবস্থায় ফেরান
    .redo = আবার করুন
    .save = ধাঁধার ফাইল সংরক্ষণ
    .find = শব্দ বা সূত্র খুঁজুন
    .add = শব্দ যোগ করুন
    .improve = আরও ভালো বিন্যাস খুঁজুন
keys-words = বাছাই করা শব্দ
    .replace = অন্য শব্দ দিয়ে বদলান
    .edit = শব্দ ও সূত্র সম্পাদনা
    .delete = মুছুন
    .lock = লক করুন বা খুলুন
    .move = ছকে সরান
keys-list = তালিকা
    .next = পরের শব্দ
    .ends = প্রথম ও শেষ শব্দ
    .several = একাধিক বাছুন
    .more = বাছাইয়ে যোগ বা বাদ
    .all = যা দেখা যাচ্ছে, সব বাছুন
    .one = আবার শুধু একটি শব্দ
    .clue = সূত্র লিখুন
keys-grid = ছক
    .next = পরের অক্ষর
    .ends = সারির প্রথম বা শেষ অক্ষর
    .turn = পাশাপাশি বা উপর-নিচ
    .zoom = বড়ো, ছোটো, পুরো ছক
    .wheel = পয়েন্টারের জায়গায় বড়ো-ছোটো
    .none = বাছাই তুলে দিন
keys-moving = শব্দ সরানোর সময়
    .next = পরের জায়গা
    .turn = টানার সময় ঘোরান
    .put = সেখানে বসান
    .leave = আগের জায়গায় রাখুন
keys-play = খেলার সময়
    .open = ধাঁধাটি এখানেই সমাধান করুন
    .next = পরের অক্ষর; প্রথম অক্ষর চিহ্নিত হলে রেখা টানে
    .ends = সারির প্রথম বা শেষ অক্ষর
    .mark = প্রথম অক্ষর চিহ্নিত করুন, রেখা নিন
    .drop = রেখা বাদ দিন
    .hint = ইঙ্গিত: কোনো শব্দের প্রথম অক্ষরে গোল দাগ
    .zoom = বড়ো, ছোটো, পুরো ছক
keys-sheet = পাতা
    .next = ছকের পরের ঘর
    .show = অক্ষর দেখান বা লুকান
    .print = প্রিন্ট

## Options of a crossword: the label, what it is for, what a number of it counts

option-count = শব্দের সংখ্যা
    .help = শব্দতালিকা থেকে কতটি শব্দ তোলা হবে; “সবচেয়ে ছোটো ছক, প্রমাণ সহ” বাছলে বড়োজোর ৮টি।
    .unit = শব্দ
    .any = সব
option-goal = কোনটি সবচেয়ে জরুরি
    .choice-compact = সবচেয়ে ছোটো ছক
    .help-compact = খুঁজে পাওয়া সবচেয়ে ছোটো ছকে সব শব্দ।
    .choice-crossings = সবচেয়ে বেশি ছেদ
    .help-crossings = শব্দগুলো যতবার সম্ভব একে অন্যকে ছেদ করে, ছক একটু বড়ো হলেও।
    .choice-blocks = সবচেয়ে কম কালো ঘর
    .help-blocks = বাঁধা মাপের ছক, অন্য মাপ না বাছলে ১৩ × ১৭, এমনভাবে ভরা হয় যাতে যত কম সম্ভব ঘর কালো থাকে; কিছু শব্দ বাদ পড়তে পারে।
    .choice-page = পৃষ্ঠার আকার
    .help-page = ছকটি আপনার কাগজের আকার পায়, যাতে যত বড়ো সম্ভব ছাপা যায়।
    .choice-proved = সবচেয়ে ছোটো ছক, প্রমাণ সহ
    .help-proved = ৮টি পর্যন্ত শব্দের জন্য: এর চেয়ে ছোটো ছক যে নেই তা নিশ্চিত না হওয়া পর্যন্ত খোঁজা চলে, আর নিশ্চিত হলে তা বলা হয়।
option-paper = কাগজ
    .help = মার্জিন ও শিরোনামের পরে পৃষ্ঠার যতটুকু থাকে, ছক ততটুকু নেয়।
    .choice-a4 = A4, খাড়া
    .choice-a4-wide = A4, আড়াআড়ি
    .choice-letter = Letter, খাড়া
    .choice-letter-wide = Letter, আড়াআড়ি
    .choice-own = নিজের মতো আকার
option-aspect = প্রস্থ ও উচ্চতা
    .help = উচ্চতার তুলনায় ছক কতটা চওড়া হবে, যেমন ৪ × ৩, বা পর্দার জন্য ১৬ × ৯।
option-size = ছকের মাপ
    .help = স্বয়ংক্রিয় হলে সব শব্দের যত জায়গা লাগে ছক তত বড়ো হয়, আর “সবচেয়ে কম কালো ঘর” বাছলে ১৩ × ১৭। মাপ বেঁধে দিলে যত শব্দ ধরে, তত বসে।
    .unit = ঘর
option-pieces = কয়েকটি অংশ
    .help = যে শব্দ জোড়া যায় না, তা পাতায় অন্যগুলোর পাশে বসে।
option-min_length = সবচেয়ে ছোটো শব্দ
    .help = এর চেয়ে কম অক্ষরের শব্দ তোলা হয় না।
    .unit = অক্ষর
    .any = যেকোনো
option-max_length = সবচেয়ে বড়ো শব্দ
    .help = এর চেয়ে বেশি অক্ষরের শব্দ তোলা হয় না।
    .unit = অক্ষর
    .any = যেকোনো
option-seconds = খোঁজার সময়
    .help = এই সময় পর্যন্ত যত ভালো বিন্যাস পাওয়া যায়, সঙ্গে সঙ্গে দেখানো হয়।
    .unit = সেকেন্ড
option-scatter = আগে ছড়িয়ে দিন
    .help = এতগুলো শব্দ আগে সারা ছকে দূরে দূরে বসানো হয়; অন্যগুলোকে এদের ছেদ করতে হয়। যেগুলো আলাদা থেকে যায়, তাতে চিহ্ন দেওয়া হয় আর পাতায় রাখা হয় না। কোনো শব্দ লক করা থাকলে এটি কাজ করে না।
    .unit = শব্দ
option-long_clue = লম্বা সূত্রের সীমা
    .help = এর চেয়ে বেশি চিহ্নের সূত্র তালিকায় দাগ দেওয়া থাকে।
    .unit = চিহ্ন
option-fresh = সম্প্রতি ব্যবহৃত শব্দ এড়ান
    .help = আপনার শেষ ধাঁধাগুলোর শব্দ তখনই তোলা হয়, যখন অন্য শব্দ ফুরিয়ে যায়।

## Sets of options to begin with

preset-standard = সাধারণ
    .help = সবচেয়ে ছোটো ছকে ৫০টি শব্দ।
preset-small = ছোটো
    .help = ৩ থেকে ৬ অক্ষরের ১৫টি ছোটো শব্দ।
preset-large = বড়ো
    .help = ১০০টি শব্দ; একটু বেশি সময় লাগে।
preset-square = ১৫ × ১৫
    .help = খবরের কাগজের মতো চৌকো ছক, ৪০টি শব্দের যতগুলো ধরে।
preset-scattered = ছড়ানো
    .help = আগে ১০টি শব্দ সারা ছকে বসানো হয়, অন্যগুলো এদের ছেদ করে।
preset-dense = ১৩ × ১৭
    .help = ১৩ × ১৭ ছক, ৬০টি শব্দ দিয়ে কালো ঘর যত কম রাখা যায়।
preset-page = পৃষ্ঠা
    .help = A4 পৃষ্ঠার আকারে ৫০টি শব্দ।
preset-proved = প্রমাণ সহ
    .help = ৮টি শব্দ, যত ছোটো ছক হতে পারে তাতে।

## Settings of the sheet: the label, what it is for, what can be chosen

sheet-option-blocks = শব্দের বাইরের ঘর
    .help = যেসব ঘরে অক্ষর বসে না, পাতায় সেগুলো কেমন দেখাবে।
    .choice-grey = ধূসর
    .choice-black = কালো
    .choice-none = আঁকা হবে না
    .choice-hidden = লুকানো, সংখ্যাও
sheet-option-text_size = লেখার আকার
    .help = সূত্রগুলো কত বড়ো করে ছাপা হবে: ৯, ৯ থেকে ১১, ১৪ বা ১৮ পয়েন্ট। মাঝারি হলে এক পৃষ্ঠায় যত বড়ো ধরে; খুব বড়ো হলে ঘরও বড়ো হয়।
    .choice-small = ছোটো
    .choice-normal = মাঝারি
    .choice-large = বড়ো
    .choice-huge = খুব বড়ো
sheet-option-word_bank = সাহায্যের শব্দতালিকা
    .help = সাহায্য হিসেবে সব উত্তর বর্ণানুক্রমে ছাপা হয়।
sheet-option-enumerations = অক্ষরসংখ্যা
    .help = প্রতিটি সূত্রের শেষে অক্ষরসংখ্যা দেখায়, যেমন (৬) বা (৩,৫)।
sheet-option-key = সমাধান
    .help = পূরণ করা ধাঁধা আলাদা পাতায়, অথবা ফাঁকা ধাঁধার পাশে।
    .choice-apart = আলাদা পাতায়
    .choice-beside = ধাঁধার পাশে
sheet-option-language = শিরোনামের ভাষা
    .help = শিরোনামগুলো, “নাম” ও সমাধান কোন ভাষায় লেখা হবে; কিছু না বাছলে সূত্রের ভাষায়।
sheet-option-digits = অঙ্ক
    .help = সংখ্যা কীভাবে লেখা হবে: ছকে, আর সূত্রের আগে ও পরে।
    .choice-auto = যেমন চল আছে
    .choice-latin = 0 1 2
    .choice-native = ভাষার নিজের
sheet-option-numbering = নম্বর
    .help = সূত্রের নম্বর কী অনুযায়ী হবে: যে ঘরে শব্দ শুরু, নাকি সারি ও কলাম, যেমন অনেক আরবি ও ফারসি কাগজে হয়।
    .choice-cells = ঘরে
    .choice-lines = সারি ও কলামে
sheet-option-list = যা খুঁজতে হবে
    .help = ছকের নিচে কী থাকবে: শব্দ, শব্দের সূত্র, নাকি শুধু শব্দের সংখ্যা।
    .choice-words = শব্দ
    .choice-clues = সূত্র
    .choice-none = শুধু সংখ্যা
sheet-option-order = তালিকার ক্রম
    .help = শব্দ বা সূত্রগুলো কোন ক্রমে থাকবে।
    .choice-alphabet = বর্ণানুক্রমে
    .choice-listed = শব্দতালিকার ক্রমে
    .choice-length = দৈর্ঘ্যক্রমে
sheet-option-text_size-hidden = লেখার আকার
    .help = তালিকা কত বড়ো করে ছাপা হবে: ৯, ৯ থেকে ১১, ১৪ বা ১৮ পয়েন্ট। মাঝারি হলে এক পৃষ্ঠায় যত বড়ো ধরে; খুব বড়ো হলে ছকের অক্ষরও বড়ো হয়।
    .choice-small = ছোটো
    .choice-normal = মাঝারি
    .choice-large = বড়ো
    .choice-huge = খুব বড়ো
sheet-option-grid_lines = অক্ষরের মাঝে দাগ
    .help = প্রতিটি অক্ষরের চারপাশে ঘর আঁকা হয়।
sheet-option-key-hidden = সমাধান
    .help = সমাধান করা ধাঁধা আলাদা পাতায়, অথবা না-করা ধাঁধার পাশে।
    .choice-apart = আলাদা পাতায়
    .choice-beside = ধাঁধার পাশে
sheet-option-marks = সমাধানে শব্দ
    .help = শব্দগুলো কোথায় আছে, সমাধানে তা কীভাবে দেখানো হবে।
    .choice-rings = গোল দাগে
    .choice-colours = রঙে
sheet-option-filler-key = সমাধানে বাকি অক্ষর
    .help = যেসব অক্ষর কোনো শব্দের নয়, সমাধানে সেগুলোও ধূসর রঙে দেখানো হয়।
sheet-option-digits-hidden = অঙ্ক
    .help = সংখ্যা কীভাবে লেখা হবে: সূত্রের পরে, আর যেখানে শব্দ গোনা হয়।
    .choice-auto = যেমন চল আছে
    .choice-latin = 0 1 2
    .choice-native = ভাষার নিজের

## The engine: parts of its sentences

# The engine is the part that makes crosswords and checks words. Its sentences are told when they are needed; the page names
# languages and scripts by itself, and takes the labels of options from the messages option-….

# Parts that stand in for $scripts, $languages, $shares, $what or a number further down.

# Stands in for $language: words in any script, even pictures.
language-any = যেকোনো লিপি
language-any-rtl = যেকোনো লিপি, ডান থেকে বাঁয়ে
engine-or = { $first } অথবা { $last }
engine-and = { $first } এবং { $last }
# $script is a script (Latin, Bengali, …), in your language. $percent is a number.
engine-script-share = { $percent }% { $script }
# $code is the code of a language, such as bn; $language is a language, in your language.
engine-code-of-language = { $code } ({ $language })
engine-no-number = কোনো নম্বর নয়
engine-nothing = কিছুই না
engine-a-list-or-object = একটি তালিকা বা অবজেক্ট
engine-a-text = একটি লেখা
engine-null = null
engine-true-or-false = true বা false
engine-a-number = একটি সংখ্যা

## The engine: places

# Where something is: they stand alone, in brackets, or before a finding.

# $number is a number.
engine-line = লাইন { $number }
# $number is a number.
engine-entry = ভুক্তি { $number }
# $number is a number.
engine-word = শব্দ { $number }
# $row, $column are numbers.
engine-cell = সারি { $row }, কলাম { $column }
# $number is a number.
engine-clue-counts = সূত্রে ({ $counts }) আছে, কিন্তু ঘর { $cells }টি।
engine-clue-tells = সূত্রের মধ্যেই তার উত্তর আছে।
engine-clue-has-answer = সূত্রে { $word } আছে, যা ছকেও আছে।
engine-clue-repeated = অন্য একটি শব্দেরও একই সূত্র।
engine-clue-across = { $number } পাশাপাশি
# $number is a number.
engine-clue-down = { $number } উপর-নিচ
engine-the-grid = ছক
engine-the-file = ফাইল
engine-the-language = ভাষা
engine-the-sheet = পাতা
engine-the-seed = সূচনা সংখ্যা
engine-the-proof = প্রমাণ

## Words that are not on the sheet

engine-left-no-letter = অন্য শব্দের সঙ্গে কোনো মিল অক্ষর নেই
engine-left-no-letter-help = জোড়ার মতো একটি শব্দ যোগ করুন।
engine-left-too-long = ছকের চেয়ে লম্বা
engine-left-larger-help = বিকল্পে আরও বড়ো ছক নিন।
engine-left-no-room = জায়গা পাওয়া যায়নি
engine-left-no-room-help = আরও সময় ধরে খুঁজুন, বা বিকল্পে বড়ো ছক নিন।
engine-left-apart = অন্য শব্দের সঙ্গে জোড়া লাগেনি
engine-left-apart-help = কোনো শব্দকে ছেদ না করা পর্যন্ত সরান, বা ফের সাজান।
engine-left-within = আরও লম্বা শব্দের অংশ
engine-left-within-help = বিকল্পে “শব্দের ভেতরে শব্দ” চালু করুন।
engine-left-unfitted = এই ছক ভরতে লাগেনি
engine-left-unfitted-help = অন্য ধরনের ধাঁধায় সবগুলো ব্যবহার হয়।
engine-left-twice = দুই জায়গায় পাওয়া যেতে পারে
engine-left-twice-help = ফের সাজান, বা বিকল্পে বড়ো ছক নিন।
engine-left-one-cell = মাত্র এক অক্ষর
engine-left-one-cell-help = শব্দে দুটি লাগে।
engine-left-doubled = তালিকায় দুবার আছে
engine-left-doubled-help = কিছু হারায়নি: প্রথমটি নেওয়া হয়।
engine-left-overlong = বেশি লম্বা
engine-left-overlong-help = ছোটো করুন।
engine-left-other-letters = এই ভাষার অক্ষরে লেখা নয়
engine-left-other-letters-help = ঠিক করুন, বা তালিকার ভাষা বেছে নিন।
engine-left-list-long = তালিকায় { $words }টি শব্দ; সর্বোচ্চ { $most }টি হলে সব নেওয়া হয়
engine-left-undrawn-help = কয়টি নেওয়া হবে তা বিকল্পে ঠিক করুন।
engine-left-options-help = বিকল্পে তা বদলান।
engine-left-shorter = { $least }টির কম অক্ষর
engine-left-longer = { $most }টির বেশি অক্ষর
engine-left-undrawn = চাওয়া { $words }টি শব্দের বেশি
engine-left-removed = ধাঁধা থেকে সরানো বা বদলানো

## The engine: why a word is not on the sheet

# In brackets behind the word, or after “not on the grid:”.

engine-shares-no-letter = বসানো অসম্ভব, কারণ বসানো শব্দগুলোর সঙ্গে কোনো অক্ষর মেলে না
engine-no-room = এই সময়ে জায়গা পাওয়া যায়নি
engine-within-another = বড়ো একটি শব্দের অংশ, তাই বাদ
engine-found-twice = দুই জায়গায় পাওয়া যেত, তাই বাদ
engine-too-long-for-grid = বসানো অসম্ভব, কারণ এটি ছকের চেয়ে লম্বা
engine-isolated = বিচ্ছিন্ন

## The engine: why no place was found for the selected word

# $word is a word as it was typed.
engine-why-no-place = { $word } বসানোর জায়গা পাওয়া যায়নি; ফের সাজান, অথবা খোঁজার সময় বাড়ান।
# $word is a word as it was typed.
engine-why-shares-none = { $word } এখানে কখনো বসানো যাবে না: ছকের শব্দগুলোর সঙ্গে এর কোনো অক্ষর মেলে না।
# $word is a word as it was typed. $letters, $width, $height are numbers.
engine-why-too-long = { $word } এখানে কখনো বসানো যাবে না: এতে { $letters }টি অক্ষর, আর ছকটি { $width } × { $height }।
# $word is a word as it was typed.
engine-why-apart = { $word } আলাদা পড়ে আছে: অন্যদের সঙ্গে জোড়া লাগে এমন জায়গা পাওয়া যায়নি।
# $word is a word as it was typed. $width, $height are numbers.
engine-why-full = { $width } × { $height } ছকে { $word } বসানোর জায়গা পাওয়া যায়নি; খোঁজার সময় বাড়ালে বা ছক বড়ো করলে হতে পারে।

engine-proved-smallest = প্রমাণিত: এর চেয়ে ছোটো কোনো ছকে এই শব্দগুলো ধরে না, হয়তো আরও লম্বা ও সরু ছক ছাড়া।
engine-proved-not-joined = প্রমাণিত: এই শব্দগুলো সব মিলে একটি শব্দছকে জোড়া লাগতে পারে না।
engine-not-proved = প্রমাণিত নয়: এর চেয়ে ছোটো ছক থাকতে পারে।

## The engine: words and their letters

# Beside a word that was typed, and in the list of what is wrong with a word list.

# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-digit = “{ $word }” শব্দে { $char } অঙ্ক আছে: সংখ্যাটি কথায় লিখুন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-control-character = “{ $word }” শব্দে নিয়ন্ত্রণ-চিহ্ন { $char } আছে: সেটি মুছে দিন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-no-letter-there-is = “{ $word }” শব্দে { $char } আছে, যা কোনো অক্ষর নয়: সেটি মুছে দিন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $language is a language, in your language.
engine-symbol = “{ $word }” শব্দে { $char } চিহ্ন আছে; { $language } ভাষায় শুধু অক্ষর চলে: চিহ্নটি মুছে দিন, অথবা ভাষা হিসেবে “যেকোনো লিপি” বেছে নিন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $script is a script (Latin, Bengali, …), in your language; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-script = “{ $word }” শব্দে { $script } লিপির { $char } আছে, কিন্তু { $language } লেখা হয় { $scripts } অক্ষরে: ঠিক করুন, অথবা অন্য ভাষা বেছে নিন।
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-half-character = “{ $word }” শব্দে আধখানা অক্ষর আছে ({ $code }, একা সারোগেট): আবার লিখুন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430); $name is the name of the character, in English; $language is a language, in your language; $scripts is one or more scripts, in your language.
engine-other-character = “{ $word }” শব্দে { $char } { $name } আছে, কিন্তু { $language } লেখা হয় { $scripts } অক্ষরে: ঠিক করুন, অথবা অন্য ভাষা বেছে নিন।
engine-list-no-letters = তালিকার কোনো শব্দেই অক্ষর নেই: ফাইলটি ঠিক তো?
# $shares is shares of scripts: see script-share.
engine-list-mixed-scripts = শব্দগুলো { $shares }: এক তালিকায় একটিই ভাষা রাখুন, অথবা ভাষা বেছে নিন।
# $code is what was typed; $languages is one or more languages with their codes.
engine-no-such-language-but = “{ $code }” নামে কোনো ভাষা নেই: আপনি কি { $languages } বোঝাতে চেয়েছেন?
# $code is what was typed.
engine-no-such-language = “{ $code }” নামে কোনো ভাষা নেই: en, bn বা ar-এর মতো একটি কোড দিন।
# $language is a language, in your language; $option is what was asked for, in English; $known is names that the program knows, in English.
engine-no-such-letters = { $language } ভাষায় “{ $option }” নামে কোনো বিকল্প নেই: এগুলো থেকে বাছুন: { $known }।
# $word is a word as it was typed.
engine-no-letters-of-any-script = “{ $word }” শব্দে ছকে বসার মতো অক্ষর নেই: অক্ষরে লিখুন।
# $word is a word as it was typed; $scripts is one or more scripts, in your language.
engine-no-letters-of-script = “{ $word }” শব্দে ছকে বসার মতো অক্ষর নেই: { $scripts } অক্ষরে লিখুন।
# $word is a word as it was typed; $char is one character with its code, such as “а” (U+0430).
engine-lone-mark = “{ $word }” শব্দে { $char } চিহ্নের আগে কোনো অক্ষর নেই: একটি যোগ করুন।
# $word is a word as it was typed. $characters, $most are numbers.
engine-too-many-characters = { $word } শব্দে { $characters }টি চিহ্ন আছে; এক শব্দে সর্বোচ্চ { $most }টি চলে।
# $word is a word as it was typed. $least is a number.
engine-one-letter = { $word } মাত্র এক অক্ষরের; শব্দে অন্তত { $least }টি অক্ষর লাগে।
# $word is a word as it was typed. $letters, $most are numbers.
engine-too-many-letters = { $word } শব্দে { $letters }টি অক্ষর আছে; সর্বোচ্চ { $most }টি ব্যবহার করা যায়।
# $word is a word as it was typed.
engine-too-many-marks = { $word } শব্দে এক অক্ষরে বেশি চিহ্ন আছে; কয়েকটি বাদ দিন।

## The engine: each row of one’s own word list

# Beside the row.

engine-clue-without-word = এই সূত্রের শব্দ নেই: একটি লিখুন।
# $word is a word as it was typed.
engine-no-clue-yet = { $word } শব্দের সূত্র এখনো নেই।
# $word is a word as it was typed. $cells, $most are numbers.
engine-more-cells = { $word } শব্দে { $cells }টি ঘর লাগে; ধরে মাত্র { $most }টি।
# $characters, $most are numbers.
engine-clue-too-long = সূত্রে { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি রাখা যায়।
# $word is a word as it was typed. $row is a number.
engine-same-word = সারি { $row }-এর মতো একই শব্দ: { $word }।
# $word is a word as it was typed. $row is a number.
engine-same-letters = সারি { $row }-এর মতো একই অক্ষর: { $word }।
# $row is a number.
engine-same-letters-below = সারি { $row }-এ একই অক্ষর আছে।
# $word is a word as it was typed.
engine-gives-away = সূত্রেই শব্দটি বলা আছে: { $word }।

## The engine: files of words

# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-half-character = { $word } শব্দে আধখানা অক্ষর ছিল, { $code }; যা বাদ পড়েছে লিখে দিন।
# $word is a word as it was typed; $code is the code of a character, such as U+D83D.
engine-had-control-character = { $word } শব্দে নিয়ন্ত্রণ-চিহ্ন { $code } ছিল; বাদ দেওয়া হয়েছে।
# $word is a word as it was typed. $row is a number.
engine-read-differently = এমন ফাইল থেকে সারি { $row } ({ $word }) অন্যভাবে পড়া হবে; তালিকাটি অন্য ফরম্যাটে সংরক্ষণ করুন।
engine-nothing-to-save = সংরক্ষণ করার মতো শব্দ এখনো নেই।
# $word is a word as it was typed. $first, $second are numbers.
engine-rows-with-same-word = সারি { $first } ও { $second }-এ একই শব্দ আছে, { $word }; JSON অভিধানে একটি শব্দ একবারই থাকে: একটি বদলান, অথবা তালিকাটি CSV হিসেবে সংরক্ষণ করুন।
# $first, $second are numbers.
engine-rows-without-word = সারি { $first } ও { $second }-এ কোনো শব্দ নেই; একটিতে শব্দ লিখুন, অথবা তালিকাটি CSV হিসেবে সংরক্ষণ করুন।
# $word is a word as it was typed; $what is what it is: one of the texts below.
engine-clue-not-text = { $word } শব্দের সূত্রটি লেখা নয়, { $what }।
# $name is the name of a file; $what is what it is: one of the texts below; $example is an example.
engine-not-an-object = { $name } ফাইলে আছে { $what }, অথচ দরকার শব্দ ও সূত্রের অবজেক্ট, যেমন { $example }।
engine-empty-entry = ভুক্তিতে শব্দও নেই, সূত্রও নেই।
# $name is the name of a file; $example is an example.
engine-no-words-in-file = { $name } ফাইলে কোনো শব্দ নেই; প্রতি লাইনে একটি শব্দ থাকবে, অথবা এমন হবে: { $example }।
# $example is an example. $entry is a number.
engine-entry-without-word = ভুক্তি { $entry }-এ শব্দ নেই; এমন হবে: { $example }।
# $name is the name of a file.
engine-web-page = { $name } একটি ওয়েবপেজ বা XML, শব্দের তালিকা নয়; এর শব্দগুলো সাধারণ টেক্সট ফাইলে কপি করুন।
# $name is the name of a file.
engine-is-a-puzzle = { $name } একটি ধাঁধা, শব্দের তালিকা নয়; এটি ধাঁধা হিসেবে খুলুন।
# $entry, $parts are numbers.
engine-entry-parts = ভুক্তি { $entry }-এ { $parts }টি অংশ আছে; শুধু প্রথম দুটি, শব্দ ও সূত্র, পড়া হয়।
# $words, $clues are numbers.
engine-columns-left-out = শুধু কলাম { $words } শব্দ আর কলাম { $clues } সূত্র হিসেবে পড়া হয়েছে; বাকিগুলো বাদ। প্রথম লাইনে word,clue-এর মতো লেখা থাকলে কোনটি কী বোঝা যায়।
# $lines is a number.
engine-comments = # দিয়ে শুরু লাইনগুলো টীকা ধরে বাদ দেওয়া হয়: এখানে { $lines }টি।
# $line is a number.
engine-empty-line = লাইন { $line }-এ শব্দও নেই, সূত্রও নেই।
engine-no-mark = শব্দ ও সূত্রের মাঝে কোনো চিহ্ন নেই, তাই প্রতিটি লাইন একটি শব্দ ধরা হয়েছে: লাইনে সূত্র থাকলে মাঝে ট্যাব বা কোলন দিন।
engine-columns-swapped = এখানে সূত্রগুলো আগে আছে, তাই দ্বিতীয় কলামটিকে শব্দ ধরা হয়েছে।
engine-unclear-line = লাইন { $line } অখণ্ড রাখা হয়েছে: এর কমা, ড্যাশ বা ফাঁক শব্দ ও সূত্রকে আলাদা করতে পারে, আবার শব্দেরও অংশ হতে পারে। আলাদা করলে সেখানে ট্যাব বা কোলন দিন।
engine-assumed-encoding = { $name } ফাইলে অক্ষরের এনকোডিং বলা নেই; { $encoding } ধরে পড়া হয়েছে। অক্ষর ভুল দেখালে UTF-8-এ সংরক্ষণ করুন।
engine-questions-left-out =
    { $n ->
        [one] { $n }টি ভুক্তিতে শব্দ হতে পারে এমন উত্তর নেই; তা বাদ গেছে।
       *[other] { $n }টি ভুক্তিতে শব্দ হতে পারে এমন উত্তর নেই; সেগুলো বাদ গেছে।
    }
engine-office-unread = { $name } পড়া গেল না: এটি নষ্ট, পাসওয়ার্ড দিয়ে লক করা বা খুব বড়ো। আবার সংরক্ষণ করুন, অথবা শব্দগুলো কপি করে এখানে পেস্ট করুন।
engine-holds-mark = { $word } শব্দে এখনো “{ $mark }” আছে। এর পরে সূত্র থাকলে তা সূত্রের ঘরে নিয়ে যান।
# $name is the name of a file.
engine-no-clues = { $name } ফাইলের কোনো শব্দেরই সূত্র নেই।
engine-entry-is-clue-only = সূত্রটির শব্দ নেই।
# $name is the name of a file. $entries, $most are numbers.
engine-too-many-entries = { $name } ফাইলে { $entries }টি ভুক্তি আছে, সর্বোচ্চ { $most }টি ব্যবহার করা যায়; ছোটো ছোটো ফাইলে ভাগ করুন।
# $name is the name of a file. $most is a number.
engine-entries-beyond = { $name } ফাইলে { $most }টির বেশি ভুক্তি আছে, এর বেশি ব্যবহার করা যায় না; ছোটো ছোটো ফাইলে ভাগ করুন।
# What is being done, beside a bar that shows how far it is. $name is the name of a file.
engine-doing-reading = { $name } পড়া হচ্ছে
engine-doing-checking = { $name } ফাইলের শব্দ যাচাই করা হচ্ছে
engine-doing-opening = { $name } খোলা হচ্ছে
engine-doing-layout = শব্দ সাজানো হচ্ছে
engine-doing-fill = ছক ভরা হচ্ছে
engine-doing-numbers = সংখ্যা বাছা হচ্ছে
engine-doing-hide = শব্দ লুকোনো হচ্ছে
engine-doing-letters = শব্দের চারপাশের অক্ষর বাছা হচ্ছে
engine-doing-prove = আরও ছোটো ছকে যে শব্দগুলো ধরে না, তা প্রমাণ করা হচ্ছে
engine-doing-improve = আরও ভালো ধাঁধা খোঁজা হচ্ছে
engine-doing-change = ধাঁধা বদলানো হচ্ছে
engine-doing-try = বাকিটা ভরা যায় কি না দেখা হচ্ছে
engine-no-memory = এর জন্য যথেষ্ট মেমোরি নেই; আপনার ধাঁধা আগের মতোই আছে। অন্য ট্যাব বন্ধ করে, অথবা আরও ছোটো শব্দতালিকা বা কম শব্দ নিয়ে আবার চেষ্টা করুন।
# $name is the name of a file; $language is a language, in your language; $problem is another sentence of the engine. $entries is a number.
engine-no-usable-words = { $name } ফাইলের কোনো ভুক্তি { $language } ভাষার শব্দ হিসেবে ব্যবহার করা যায় না; { $entries }টির প্রথমটি: { $problem }
# $name is the name of a file; $problem is another sentence of the engine.
engine-in-file = { $name }: { $problem }
# $word is a word as it was typed.
engine-used-without-clue = { $word } শব্দের সূত্র নেই; সূত্র ছাড়াই ব্যবহার করা হবে।
# $word is a word as it was typed.
engine-stands-twice = { $word } দুবার আছে; প্রথমটি রাখা হয়েছে।
# $word is a word as it was typed; $other is another word.
engine-letters-stand-twice = { $word } আর { $other } শব্দের অক্ষর একই; প্রথমটি রাখা হয়েছে।
# $word is a word as it was typed. $characters, $most are numbers.
engine-clue-cut = { $word } শব্দের সূত্রে { $characters }টি চিহ্ন আছে; শুধু প্রথম { $most }টি রাখা হয়েছে।

## The engine: files that cannot be read

engine-json-value = এখানে একটি মান থাকার কথা
engine-json-comma = এখানে একটি কমা (,) থাকার কথা
engine-json-colon = এখানে একটি কোলন (:) থাকার কথা
engine-json-key = এখানে উদ্ধৃতিচিহ্নের (") মধ্যে একটি নাম থাকার কথা
engine-json-text-end = এখানে শুরু হওয়া লেখা শেষ হয়নি
engine-json-control = এখানে অচল নিয়ন্ত্রণ-চিহ্ন আছে
engine-json-more = শেষে বাড়তি কিছু আছে
engine-json-last-comma = অবজেক্টের শেষে বাড়তি কমা আছে
# $name is the name of a file. $most is a number.
engine-json-too-deep = { $name } ব্যবহারযোগ্য JSON নয়: একের ভেতর এক { $most }টির বেশি বন্ধনী আছে; অন্য ফাইল বাছুন।
# $name is the name of a file; $problem is another sentence of the engine. $line, $column are numbers.
engine-json-broken = { $name } সঠিক JSON নয়: লাইন { $line }, কলাম { $column }: { $problem }; লাইনটি ঠিক করে আবার খুলুন।
# $name is the name of a file.
engine-json-numbers = { $name } এমন JSON যা পড়া যায় না: এতে NaN, Infinity বা অসীম সংখ্যা আছে; তা বাদ দিয়ে আবার খুলুন।
# $name is the name of a file.
engine-file-not-text = { $name } টেক্সট ফাইল নয়; অন্য ফাইল বাছুন, অথবা এর শব্দগুলো UTF-8-এ সাধারণ টেক্সট বা CSV হিসেবে সংরক্ষণ করে সেটি খুলুন।
# $name is the name of a file.
engine-file-empty = { $name } ফাঁকা; অন্য ফাইল বাছুন।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-picture = { $name } একটি ছবি ({ $format }), টেক্সট ফাইল নয়; এর শব্দগুলো UTF-8-এ সাধারণ টেক্সট বা CSV হিসেবে সংরক্ষণ করে সেটি খুলুন।
# $name is the name of a file.
engine-file-pdf = { $name } একটি PDF, টেক্সট ফাইল নয়; এর শব্দগুলো UTF-8-এ সাধারণ টেক্সট বা CSV হিসেবে সংরক্ষণ করে সেটি খুলুন।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-formatted = { $name } একটি সাজানো ডকুমেন্ট ({ $format }), টেক্সট ফাইল নয়; UTF-8-এ সাধারণ টেক্সট হিসেবে সংরক্ষণ করে সেই ফাইলটি খুলুন।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-packed = { $name } একটি প্যাক করা ফাইল ({ $format }), টেক্সট ফাইল নয়; আগে প্যাক খুলুন।
# $name is the name of a file; $format is the name of a format (PNG, RTF, ZIP).
engine-file-database = { $name } একটি ডেটাবেস ({ $format }), টেক্সট ফাইল নয়; এর শব্দগুলো UTF-8-এ সাধারণ টেক্সট বা CSV হিসেবে সংরক্ষণ করে সেটি খুলুন।
# $name is the name of a file.
engine-file-excel = { $name } একটি Excel ফাইল, টেক্সট ফাইল নয়; সেখানে “CSV UTF-8” হিসেবে সংরক্ষণ করে সেই ফাইলটি খুলুন।
# $name is the name of a file.
engine-file-calc = { $name } একটি LibreOffice Calc ফাইল, টেক্সট ফাইল নয়; সেখানে UTF-8-এ CSV হিসেবে সংরক্ষণ করুন।
# $name is the name of a file.
engine-file-writer = { $name } একটি LibreOffice Writer ফাইল, টেক্সট ফাইল নয়; সেখানে UTF-8-এ সাধারণ টেক্সট হিসেবে সংরক্ষণ করুন।
# $name is the name of a file.
engine-file-pages = { $name } একটি Numbers বা Pages ফাইল, টেক্সট ফাইল নয়; সেখান থেকে UTF-8-এ CSV বা সাধারণ টেক্সট হিসেবে রপ্তানি করুন।
# $name is the name of a file.
engine-file-old-office = { $name } একটি পুরোনো Excel বা Word ফাইল, অথবা পাসওয়ার্ড দিয়ে লক করা; সেখানে পাসওয়ার্ড ছাড়া .xlsx বা .docx হিসেবে সংরক্ষণ করে সেই ফাইলটি খুলুন।
# $name is the name of a file.
engine-file-word = { $name } একটি Word ফাইল, টেক্সট ফাইল নয়; সেখানে UTF-8-এ সাধারণ টেক্সট হিসেবে সংরক্ষণ করে সেই ফাইলটি খুলুন।
# $name is the name of a file. $line is a number.
engine-file-other-encoding = { $name } UTF-8-এ নেই: লাইন { $line }-এ অন্য এনকোডিংয়ের অক্ষর আছে; UTF-8-এ সংরক্ষণ করে (Excel-এ “CSV UTF-8”, Notepad-এ এনকোডিং “UTF-8”) আবার খুলুন।
# $name is the name of a file. $size, $most are numbers.
engine-file-too-large = { $name } { $size } এমবি, খোলা যায় সর্বোচ্চ { $most } এমবি; ছোটো ছোটো ফাইলে ভাগ করুন।
# $name is the name of a file.
engine-file-utf-32 = { $name } UTF-32-এ লেখা টেক্সট; UTF-8-এ সংরক্ষণ করে আবার খুলুন।
# $name is the name of a file. $byte is a number.
engine-file-utf-16-damaged = { $name } বলছে এটি UTF-16, কিন্তু বাইট { $byte }-এ এসে ভেঙে গেছে বা নষ্ট; UTF-8-এ আবার সংরক্ষণ করুন।

## The engine: options and texts of a puzzle

# $characters, $most are numbers.
engine-instructions-too-long = সূত্রের ওপরের লেখায় { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি রাখা যায়।
engine-text-too-long = এই লেখায় { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি হতে পারে।
# $characters, $most are numbers.
engine-title-too-long = শিরোনামে { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি রাখা যায়।
# $characters, $most are numbers.
engine-author-too-long = প্রণেতার নামে { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি রাখা যায়।
# $name is its name, in English; $known is names that the program knows, in English.
engine-finished-option = তৈরি হয়ে যাওয়া ধাঁধায় { $name } বদলানো যায় না; যা বদলানো যায়: { $known }।
# $words is a number.
engine-no-such-word = এমন কোনো শব্দ নেই; ধাঁধায় { $words }টি শব্দ আছে।
# $word is a word as it was typed.
engine-not-placed = ধাঁধায় { $word } জায়গা পায়নি, তাই লক করা যায় না; আগে এটি বসান।
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-number = { $option } হবে একটি সংখ্যা, { $least } থেকে { $most } { $unit }; { $value } নয়।
# $option is the label of an option, as it stands in the form; $unit is the unit of the option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-int = { $option } হবে একটি পূর্ণসংখ্যা, { $least } থেকে { $most } { $unit }; { $value } নয়।
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-size = { $option } হবে auto, অথবা প্রস্থ x উচ্চতা, যেমন 15x15; প্রতি দিকে { $least } থেকে { $most } ঘর, { $value } নয়।
# $option is the label of an option, as it stands in the form; $value is what was typed instead. $least, $most are numbers.
engine-option-ratio = { $option } হবে প্রস্থ x উচ্চতা, যেমন 4x3; প্রতিটি { $least } থেকে { $most } পর্যন্ত পূর্ণসংখ্যা, { $value } নয়।
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-option = { $name } নামে কোনো বিকল্প নেই; আছে { $known }।
# $option is the label of an option, as it stands in the form; $choices is what it can be, in English; $value is what was typed instead.
engine-option-of = { $option } হবে { $choices }-এর একটি, { $value } নয়।
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-language = { $option } হবে en, bn বা ar-এর মতো একটি কোড, অথবা কিছুই না, { $value } নয়।
# $option is the label of an option, as it stands in the form; $value is what was typed instead.
engine-option-bool = { $option } হবে true বা false, { $value } নয়।
# $most is a number.
engine-bad-seed = সূচনা সংখ্যা হবে ০ থেকে { $most }-এর মধ্যে একটি পূর্ণসংখ্যা।
engine-no-letter-in-cell = ওই ঘরে পাতার কোনো অক্ষর নেই।
# $name is its name, in English; $known is names that the program knows, in English.
engine-no-such-setting = পাতার { $name } নামে কোনো সেটিং নেই; আছে { $known }।

## The engine: making and changing a crossword

engine-nothing-to-add = যোগ করার মতো শব্দ নেই; একটি লিখুন।
engine-nothing-to-delete = মোছার মতো শব্দ নেই; একটি বাছুন।
# $word is a word as it was typed.
engine-locked-word = { $word } লক করা আছে; সরাতে লক খুলুন।
# $name is the name of a word list.
engine-no-other-word = { $name } তালিকায় ধাঁধার বাইরে আর কোনো শব্দ নেই।
# $word is a word as it was typed. $tried is a number.
engine-no-word-fits = অন্য { $tried }টি শব্দের কোনোটিই অন্যদের না সরিয়ে { $word } শব্দের জায়গায় ধরে না; অন্য শব্দ বদলান, অথবা আগে ফের সাজান।
engine-last-word = ধাঁধায় অন্তত একটি শব্দ লাগে; একটি রাখুন, অথবা নতুন ধাঁধা তৈরি করুন।
# $word is a word as it was typed.
engine-no-place = { $word } সেখানে বসতে পারে না; দাগ দেওয়া জায়গাগুলোর একটি বেছে নিন।
# $number, $words are numbers.
engine-no-word-of-number = ধাঁধায় { $number } নম্বর শব্দ নেই; আছে { $words }টি।
# $language is a language, in your language.
engine-other-language = অভিধানটি { $language } ভাষার, কিন্তু ধাঁধাটি অন্য ভাষার; সেই ভাষার অভিধান বেছে নিন।
# $name is the name of a word list.
engine-other-letters = { $name } এই ধাঁধার চেয়ে অন্য অক্ষরে পড়া হয়; “অক্ষর” অংশে বদলে নিন।
# $word is a word as it was typed.
engine-already-there = { $word } এই ধাঁধায় আগে থেকেই আছে; অন্য শব্দ লিখুন।
engine-layout-would-break = বিন্যাস লক করা আছে, এতে তা ভেঙে যাবে; আগে বিন্যাসের লক খুলুন।
engine-locked-would-break = লক করা শব্দগুলো ছাড়াছাড়ি হয়ে যাবে; আগে কয়েকটির লক খুলুন।
engine-locked-layout = বিন্যাস লক করা আছে; ফের সাজাতে লক খুলুন।
engine-locked-improve = বিন্যাস লক করা আছে; উন্নত করতে লক খুলুন।
engine-locked-join = কিছু শব্দ লক করা আছে। অন্যগুলো জুড়তে সেগুলোর লক খুলুন।
# $name is the name of a file, a word list, an option or a character.
engine-no-link = { $name }-এর কোনো শব্দ এগুলো জোড়ে না। কয়েকটি অংশ বা অন্য ধরন দেখুন।
# $shortest is the label of an option; $longest is the label of an option. $least, $most are numbers.
engine-shortest-longer = “{ $shortest }” ({ $least } অক্ষর) কখনো “{ $longest }” ({ $most } অক্ষর) থেকে বড়ো হতে পারে না।
# $name is the name of a word list. $least, $most, $shortest, $longest are numbers.
engine-no-words-so-long = { $name } তালিকায় { $least } থেকে { $most } অক্ষরের শব্দ নেই; এর শব্দগুলো { $shortest } থেকে { $longest } অক্ষরের।
# $width, $height are numbers.
engine-locked-too-large = লক করা শব্দগুলো { $width } × { $height } ছকে ধরে না; আগে কয়েকটির লক খুলুন।
# $width, $height are numbers.
engine-no-word-fits-grid = ধাঁধার কোনো শব্দই { $width } × { $height } ছকে ধরে না; বড়ো ছক অথবা ছোটো শব্দ নিন।
# $most, $words are numbers; $option is the label of an option.
engine-too-many-to-prove = সবচেয়ে ছোটো ছক প্রমাণ করা যায় { $most }টি পর্যন্ত শব্দের জন্য, { $words }টির জন্য নয়; শব্দ কমান, অথবা “{ $option }”-এ অন্য কিছু বাছুন।
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-faulty-puzzle = ইঞ্জিন একটি ভুল ধাঁধা তৈরি করেছে ({ $where }: { $problem }); কিছুই বদলায়নি। ফের সাজান, আর দয়া করে আমাদের জানান।
# $error is a technical message in English.
engine-fault = ইঞ্জিনে অপ্রত্যাশিত সমস্যা হয়েছে; আপনার ধাঁধা আগের মতোই আছে। দয়া করে এটি জানান: { $error }
# $where is a place: see the section on places; $problem is another sentence of the engine.
engine-breaks-a-rule = এই ধাঁধা একটি নিয়ম ভাঙে, তাই ফের সাজানো বা সম্পাদনা করা যায় না: { $where }: { $problem }। এর শব্দগুলো দিয়ে নতুন একটি তৈরি করুন।
# $rows, $most are numbers.
engine-list-too-long = তালিকায় { $rows }টি সারি আছে, সর্বোচ্চ { $most }টি সম্পাদনা করা যায়; ছোটো ছোটো তালিকায় ভাগ করুন।
engine-type-a-word = একটি শব্দ লিখুন।
# $most, $words, $room are numbers.
engine-too-many-words = ধাঁধায় সর্বোচ্চ { $most }টি শব্দ থাকে, এতে আছে { $words }টি; আর সর্বোচ্চ { $room }টি যোগ করুন, অথবা আরেকটি ধাঁধা তৈরি করুন।
# $page, $engine are numbers.
engine-version = পেজের প্রোটোকল { $page }, ইঞ্জিনের { $engine }; দুটির একই সংস্করণ পেতে পেজটি আবার লোড করুন।
engine-busy = আরেকটি খোঁজা চলছে; সেটি থামান, অথবা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।
# $words, $most are numbers.
engine-file-too-long = ফাইলে { $words }টি শব্দ আছে; এখানে শুধু প্রথম { $most }টি সম্পাদনা করা যায়। সবগুলো দিয়ে ধাঁধা বানাতে ফাইলটি অভিধান হিসেবে খুলুন।
engine-no-dictionary = অভিধানটি আর খোলা নেই; আবার খুলুন।

## The engine: what is wrong with an .ipuz file

# The texts that begin with “it” or “its” stand in for $why in the first one. The others follow the name of a word, a cell or a
# part of the file, or a colon; the name is their subject.

# $name is the name of a file; $why is why: see the texts that begin with “it” or “its”.
engine-not-ipuz-puzzle = { $name } খোলার মতো .ipuz ধাঁধা নয়: { $why }।
# $characters, $most are numbers.
engine-text-cut = এতে { $characters }টি চিহ্ন আছে; { $most }টি রাখা হয়েছে
# $name is its name, in English.
engine-no-setting = এতে { $name } নামে কোনো সেটিং নেই
# $width, $height are numbers.
engine-dimensions = সমাধানের মতো { $width } × { $height } হওয়ার কথা
engine-ipuz-no-object = এতে কোনো JSON অবজেক্ট নেই
engine-ipuz-no-version = এতে ipuz-এর "version" নেই
engine-ipuz-no-kind = এটি শব্দছকও নয়, শব্দসন্ধানও নয়
engine-wrong-type = এর মান ভুল ধরনের
engine-ipuz-no-solution = এতে সমাধান নেই
# $most is a number.
engine-ipuz-size = এর ছক ফাঁকা, অথবা { $most } × { $most }-এর চেয়ে বড়ো
# $rows is a number.
engine-ipuz-rows = সমাধানের মতো এর ধাঁধায় { $rows }টি সারি নেই
engine-ipuz-no-clues = এতে সূত্র নেই
engine-no-text = এটি লেখা নয়
engine-no-use = এর মান কাজে লাগে না
# $problem is another sentence of the engine.
engine-no-use-because = এর মান কাজে লাগে না: { $problem }
# $row, $width are numbers.
engine-ipuz-solution-row = এর সমাধানের সারি { $row }-এ সারি ১-এর মতো { $width }টি ঘর নেই
# $row, $width are numbers.
engine-ipuz-puzzle-row = এর ধাঁধার সারি { $row }-এ { $width }টি ঘর নেই
engine-shape = ধাঁধা ও সমাধানের একটিতে অক্ষর, অন্যটিতে নয়
engine-list-unread = এই তালিকা পড়া হয় না
engine-has-no-number = এর নম্বর নেই
engine-clue-twice = দুবার আছে
# $row is a number.
engine-ipuz-no-letter = এর সমাধানের সারি { $row }-এ অক্ষর ছাড়া একটি ঘর আছে
engine-given-no-position = এতে জায়গা না জানিয়ে অক্ষর দেওয়া আছে
engine-no-row = এর সারি, কলাম ও দিক নেই
engine-clue-not-there = এমন সূত্রের নাম দেয় যা নেই
engine-neither-locked = লক করা না খোলা, বলা নেই
engine-has-no-text = এর লেখা নেই
# $word is letters in the grid.
engine-no-clue-down = উপর-নিচ { $word } শব্দের সূত্র নেই
# $word is letters in the grid.
engine-no-clue-across = পাশাপাশি { $word } শব্দের সূত্র নেই
# $said is such as 3,5. $letters is a number.
engine-enumeration = { $said } অক্ষর লেখা, কিন্তু আছে { $letters }টি
engine-would-lie-outside = ছকের বাইরে পড়বে
# $words, $most are numbers.
engine-ipuz-too-many-words = এতে { $words }টি শব্দ আছে, সর্বোচ্চ { $most }টি ব্যবহার করা যায়
# $shown is a number, or “no number”; $number is a number, or “no number”.
engine-label = { $shown } দেখায়, কিন্তু দেখানোর কথা { $number }
# $value is a value, in English or a number.
engine-should-be = { $value } হওয়ার কথা
engine-locked-not-placed = লক করা, কিন্তু পাতায় জায়গা নেই
engine-gives-outside = যেখানে শব্দ নেই, সেখানে অক্ষর দেয়
# $number is a number.
engine-gives-hidden = নিজের { $number } নম্বর অক্ষর দেয়, কিন্তু ধাঁধা তা দেখায় না
engine-clue-no-place = ছকে এর জায়গা নেই
# $letter is a letter.
engine-stray = { $letter } কোনো শব্দের নয়
# $number is a number.
engine-has-no-letter = এতে { $number } নম্বর অক্ষর নেই
# $given is a letter; $letter is a letter.
engine-gives-other = { $given } দেয়, কিন্তু অক্ষরটি { $letter }

# Of word searches. What follows a word or a cell has it as its subject.
engine-ipuz-no-letters = এতে অক্ষরের ছক নেই
engine-ipuz-no-words = এতে খোঁজার মতো শব্দ নেই
# $width, $height are numbers.
engine-dimensions-letters = ছকের মতো { $width } × { $height } হওয়ার কথা
engine-cell-no-letter = এতে অক্ষর নেই, তাই ছক থেকে বাদ
engine-single-letter = এতে মাত্র একটি অক্ষর, তাই বাদ
engine-place-missing = ফাইলে এর জায়গা লেখা নেই, তাই অক্ষরগুলোর মধ্যে খোঁজা হয়
engine-place-other-letters = ফাইলে লেখা জায়গায় নেই, তাই অক্ষরগুলোর মধ্যে খোঁজা হয়
engine-nowhere-in-letters = অক্ষরগুলোর মধ্যে কোথাও নেই
# $places is a number.
engine-several-places = অক্ষরগুলোর মধ্যে { $places } জায়গায় আছে; প্রথমটি নেওয়া হয়েছে

## The engine: what is wrong with a puzzle

# They follow the name of a word, a cell or a part of the puzzle, or a colon; the name is their subject.

engine-word-unknown = শব্দের তালিকায় নেই
# $letters is letters.
engine-false-down = উপর-নিচ { $letters } কোনো ভুক্তি নয়
engine-not-connected = প্রথম শব্দের সঙ্গে যুক্ত নয়
# $width, $height, $wide, $high are numbers.
engine-box = মাপ { $width } × { $height }, কিন্তু অক্ষরগুলোর লাগে মাত্র { $wide } × { $high }
# $letters, $cells are numbers.
engine-other-length = { $cells }টি ঘরে { $letters }টি অক্ষর
engine-run = প্রথম অক্ষরের আগে বা শেষ অক্ষরের পরে অন্য অক্ষর ছুঁয়ে আছে
# $letters is letters.
engine-false-across = পাশাপাশি { $letters } কোনো ভুক্তি নয়
# $size is a size such as 15x15, or auto. $width, $height are numbers.
engine-other-size = মাপ { $width }x{ $height }, কিন্তু চাওয়া হয়েছিল { $size }
# $most is a number.
engine-seed-range = ০ থেকে { $most }-এর মধ্যে নয়
engine-kind-unknown = এই ধরন এখানে অজানা
engine-word-lost = বসানোও নয়, না-বসানোর তালিকাতেও নেই
engine-reason-nowhere = আলাদা আছে বলা হয়েছে, কিন্তু কোথাও নেই
# $other is another word.
engine-answer-twice = উত্তর { $other }-এর মতোই
# $wanted is letters, parted by |; $found is letters, parted by |.
engine-other-cells = ঘরগুলো হওয়ার কথা { $wanted }, কিন্তু আছে { $found }
# $place is a cell: see the section on places.
engine-not-straight = { $place }: সেখানে সোজা চলে না
# $place is a cell: see the section on places.
engine-leaves-grid = { $place }: সেখানে ছকের বাইরে যায়
# $letter is a letter; $place is a cell: see the section on places; $other is another letter.
engine-crossing = { $place }: সেখানে চায় { $letter }, কিন্তু আছে { $other }
# $other is another word.
engine-overlap = { $other } শব্দের ওপরে পড়েছে
# $wanted, $found are numbers.
engine-other-number = নম্বর হওয়ার কথা { $wanted }, কিন্তু আছে { $found }
engine-loose-hangs = মূল অংশের সঙ্গে যুক্ত, তাই পাতায় থাকার কথা
# $number is a number.
engine-no-letter-to-give = দেওয়ার মতো { $number } নম্বর অক্ষর নেই
# $times is a number.
engine-word-twice = { $times } বার ব্যবহৃত
engine-reason-has-place = জায়গা নেই বলা হয়েছে, কিন্তু আছে
# $reason is one of the reasons for a word without a place. $words is a number.
engine-loose-reason = { $reason } বলা হয়েছে, কিন্তু এর সঙ্গে { $words }টি শব্দ যুক্ত
# $name is its name, in English.
engine-there-is-no-setting = { $name } নামে কোনো সেটিং নেই
# $problem is another sentence of the engine.
engine-setting-no-use = একটি সেটিং কাজে লাগে না: { $problem }
engine-grid-empty = এতে কোনো শব্দ নেই
# $reason is what the file says.
engine-reason-unknown = এর কারণ অজানা: { $reason }
# $words is a number.
engine-loose-larger = { $words }টি আলাদা শব্দের একটি, যা পাতার শব্দের চেয়ে বেশি
engine-reason-shares = কোনো অক্ষর মেলে না বলা হয়েছে, কিন্তু মেলে
engine-reason-too-long = ছকের চেয়ে লম্বা বলা হয়েছে, কিন্তু তা নয়
engine-proof-contradicts = এই শব্দগুলোর জন্য প্রমাণিত হতে পারে না
engine-loose-unasked = আলাদা আছে, কিন্তু কোনো শব্দ ছড়াতে বলা হয়নি

# Of word searches.
engine-way-not-allowed = এমন দিকে চলে, যে দিকে শব্দ চলার কথা নয়
engine-hidden-like-entry = এমন নম্বর বা দিক আছে, যা এখানকার শব্দের থাকে না
engine-hidden-marks = এতে দেওয়া বা রাখা অক্ষর কিংবা অচেনা শব্দ আছে, যা শব্দসন্ধানে থাকে না
engine-hidden-empty = এতে অক্ষর নেই
# $cells is a number.
engine-hidden-holes = এতে { $cells }টি ঘরে অক্ষর নেই
# $other is another word.
engine-shares-a-letter = { $other } শব্দের সঙ্গে একই অক্ষর ব্যবহার করে, অথচ কোনো অক্ষর যৌথ হওয়ার কথা নয়
# $place is a cell: see the section on places.
engine-found-again = দ্বিতীয় এক জায়গাতেও পাওয়া যায়: { $place }
# It follows a cell. $word is letters.
engine-banned-found = এখানে { $word } শুরু, যা রাখার কথা নয়
# $cells, $letters are numbers.
engine-message-short = বার্তার জন্য { $cells }টি ঘর বাকি, কিন্তু লাগে { $letters }টি
# $found, $letter are letters.
engine-message-letter = এখানে { $found } আছে, কিন্তু বার্তায় এখানে { $letter }
engine-reason-of-crosswords = এমন কারণ দেওয়া, যা শুধু শব্দছকে থাকে
engine-reason-not-within = অন্য শব্দের অংশ বলা হয়েছে, কিন্তু তা নয়

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = সম্ভাব্য
languages-more = আরও ভাষা
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = অনুমান: { $language }। ঠিক নয়? ভাষা বেছে নিন।
languages-guessed-title = নাম দেখে অনুমান: { $language }। ঠিক নয়? ভাষা বেছে নিন।
# $others: up to three languages that these words could be in as well.
languages-guessed-others = অনুমান: { $language }। অন্য সম্ভাবনা: { $others }। ঠিক নয়? ভাষা বেছে নিন।
languages-guessed-many = অনুমান: { $language }। অন্য ভাষাও একই অক্ষরে লেখা হয়। ঠিক নয়? ভাষা বেছে নিন।
languages-proposal = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি, তাই শব্দ কীভাবে ঘরে ভাগ হয়, সেটি একটি প্রস্তাব।
languages-proposal-si = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি। প্রস্তাব হিসেবে, হল চিহ্নওয়ালা অক্ষরের নিজের ঘর আছে।
languages-proposal-lo = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি। প্রস্তাব হিসেবে, এর ঘরগুলো থাই ভাষার মতো করা হয়।
languages-proposal-km = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি। প্রস্তাব হিসেবে, একটির নিচে আরেকটি থাকা অক্ষরগুলো এক ঘরে থাকে।
languages-proposal-my = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি। প্রস্তাব হিসেবে, আসাত চিহ্নওয়ালা অক্ষরের নিজের ঘর আছে।
languages-proposal-bo = { $language } ভাষায় ছাপা কোনো শব্দছক পাওয়া যায়নি। প্রস্তাব হিসেবে, অক্ষরের প্রতিটি থাকের নিজের ঘর আছে।
languages-proposal-vi = { $language } শব্দছকে অক্ষরের চিহ্ন কোথাও থাকে, কোথাও থাকে না। “অক্ষর” অংশে বেছে নিন।
# A dialog, when the words of a file are in several scripts.
languages-ask = শব্দগুলো কোন ভাষার?
languages-ask-help = অন্য লিপির শব্দ তখন বাদ যাবে।
languages-ask-yes = তালিকা খুলুন

# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = অক্ষর…
letters-heading = অক্ষর
letters-of = অক্ষর: { $language }
letters-of-menu = অক্ষর: { $language }…
letters-help-dictionary = শব্দতালিকাটি আবার পড়া হবে, আর তা থেকে নতুন ধাঁধা তৈরি হবে। এখনকার ধাঁধার অক্ষর একই থাকবে।
letters-help-list = এটি এই তালিকার জন্য, আর এখন থেকে এই তালিকায় তৈরি ধাঁধার জন্য।
letters-usual = সাধারণ অবস্থায়
letters-change = এই অক্ষর নিন
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = { $name } শব্দতালিকাটি এই ধাঁধার চেয়ে অন্য অক্ষরে পড়া হয়; শব্দ বদলাতে একই অক্ষর বেছে নিন।
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = শব্দে অঙ্ক
    .help = যেমন B4-এ 4। সাধারণত অঙ্ক থাকলে শব্দটি বাদ যায়।
    .choice-refuse = শব্দটি বাদ
    .choice-keep = নিজের ঘর
letters-hamza = হামজাসহ আলিফ
    .help = দুই শব্দের ছেদে أ إ آ ٱ। বেশির ভাগ ছাপা ধাঁধায় এগুলো ا ধরা হয়।
    .choice-fold = ا-এর মতো
    .choice-keep = আলাদা অক্ষর
letters-teh_marbuta = তা মারবুতা
    .help = শব্দের শেষে ة, কিছু ধাঁধায় যা ه অক্ষরকে ছেদ করতে পারে।
    .choice-keep = আলাদা অক্ষর
    .choice-fold = ه-এর মতো
letters-alef_maqsura = আলিফ মাকসুরা
    .help = শব্দের শেষে ى, কিছু ধাঁধায় যা ي অক্ষরকে ছেদ করতে পারে।
    .choice-keep = আলাদা অক্ষর
    .choice-fold = ي-এর মতো
letters-hamza_seats = ওয়াও ও ইয়ার ওপর হামজা
    .help = ؤ ও ئ, কিছু ধাঁধায় যা و ও ي অক্ষরকে ছেদ করতে পারে।
    .choice-keep = আলাদা অক্ষর
    .choice-fold = و ও ي-এর মতো
letters-yeh_hamza = ইয়া ও ওয়াওয়ের ওপর হামজা
    .help = ئ ও ؤ, বেশির ভাগ ধাঁধায় এগুলো ی ও و ধরা হয়।
    .choice-fold = ی ও و-এর মতো
    .choice-keep = আলাদা অক্ষর
letters-alef_madda = আলিফ মাদ্দা
    .help = آ, কিছু ধাঁধায় যা ا অক্ষরকে ছেদ করতে পারে।
    .choice-keep = আলাদা অক্ষর
    .choice-fold = ا-এর মতো
letters-sara_am = সারা আম
    .help = ำ, যেমন น้ำ শব্দে: ব্যঞ্জনের ঘরে, নাকি পরের ঘরে।
    .choice-with-consonant = ব্যঞ্জনের সঙ্গে
    .choice-own-cell = নিজের ঘর
letters-tones = চিহ্ন
    .help = ấ থেকে কী থাকবে: সবটা, সুর ছাড়া â, নাকি A।
    .choice-keep = সব রাখুন
    .choice-drop-tones = সুর বাদ দিন
    .choice-drop-all = সব চিহ্ন বাদ দিন
letters-long_vowels = দীর্ঘ স্বর
    .help = ছেদে Í Ó Ő Ú Ű: আলাদা অক্ষর, নাকি I O Ö U Ü-এর মতো।
    .choice-keep = আলাদা অক্ষর
    .choice-short = হ্রস্বগুলোর মতো
letters-ij = IJ
    .help = যেমন IJS শব্দে: দুই অক্ষরে এক ঘর, নাকি দুই ঘর।
    .choice-one-cell = এক ঘর
    .choice-two-cells = দুই ঘর
letters-umlauts = উমলাউট
    .help = Ä Ö Ü শব্দছকের মতো AE OE UE, নাকি আলাদা অক্ষর।
    .choice-two-cells = দুই ঘর
    .choice-one-cell = এক ঘর

## Number crosswords

engine-no-digit = “{ $word }”-এ { $char } আছে, যা অঙ্ক নয়: সংখ্যাছকে শুধু পূর্ণসংখ্যা চলে।
engine-type-a-number = একটি সংখ্যা লিখুন।
engine-proved-unique = যাচাই করা হয়েছে: সূত্রগুলো থেকে একটিই সমাধান হয়।
engine-not-unique = সূত্রগুলো থেকে একাধিক সমাধান হতে পারে।
engine-option-int-plain = “{ $option }” হবে { $least } থেকে { $most } পর্যন্ত পূর্ণসংখ্যা, { $value } নয়।
engine-range-upside-down = “{ $least }” ({ $low }) “{ $most }”-এর ({ $high }) চেয়ে বেশি হতে পারে না।
engine-no-sum = “{ $clue }” হিসাব করা যায় না; মাঝে +, −, × বা ÷ দিয়ে সংখ্যা লিখুন, নয়তো সূত্র খালি রাখুন, একটি বসে যাবে।
engine-never-comes-to = { $clue } কখনোই { $answer } হতে পারে না; ঠিক করুন, নয়তো সূত্র খালি রাখুন, একটি বসে যাবে।
engine-comes-to = { $clue } হলো { $value }, { $answer } নয়; ঠিক করুন, নয়তো সূত্র খালি রাখুন, একটি বসে যাবে।
engine-too-few-numbers = এই সংখ্যাগুলো থেকে দুই বা তার বেশি অঙ্কের { $answers }টি উত্তর হয়, ছেদ করার পক্ষে খুবই কম; সীমা বাড়ান বা আরও প্রক্রিয়া নিন।
engine-no-numbers-fit = প্রমাণিত: এই সীমার কোনো সংখ্যা সাদা ঘরগুলোতে বসে না; বড়ো সীমা, আরও প্রক্রিয়া বা আরও কালো ঘর কাজে লাগবে।
engine-no-numbers-found = সাদা ঘরগুলোতে বসার মতো সংখ্যা পাওয়া যায়নি; বড়ো সীমা, আরও প্রক্রিয়া বা আরও কালো ঘর কাজে লাগবে।
engine-locked-other-grid = অন্য ছক নিলে লক করা বা হাতে লেখা সংখ্যা হারিয়ে যাবে; আগে লক খুলে মুছে দিন।
engine-no-other-number = { $number }-এর জায়গায় অন্য সংখ্যা বা অন্য সূত্র পাওয়া যায়নি; ফের সাজান, নয়তো সীমা বাড়ান।
engine-leading-zero = { $number } ০ দিয়ে শুরু; অন্য অঙ্ক দিয়ে শুরু হয় এমন সংখ্যা লিখুন।
engine-no-clue-for-number = এই ছকের সংখ্যা দিয়ে { $number }-এর কোনো সূত্র হয় না; একটি লিখুন।
engine-odd-number = ধাঁধার বিকল্পগুলো থেকে কোনো সূত্রে এই সংখ্যা হয় না
engine-cells-in-doubt = সূত্রগুলো থেকে একাধিক সমাধান হয়: { $cells }টি ঘরে অন্য অঙ্কও বসতে পারে, প্রথমটি { $place }-এ; সেখানে পুরো সূত্র লিখুন।
option-numbers-size = ছকের মাপ
    .help = ছকের প্রস্থ ও উচ্চতা; ১০ × ১০ হলে প্রায় পঞ্চাশটি সূত্র।
    .unit = ঘর
option-numbers-symmetry = প্রতিসাম্য
    .help = একটি ঘর কালো হলে তার প্রতিবিম্বও কালো হয়। বাছার মতো সংখ্যা কম হলে প্রতিসাম্য থাকে না।
    .choice-rotational = আধ পাক
    .choice-left-right = বাঁ ও ডান
    .choice-up-down = ওপর ও নিচ
    .choice-both = চার দিকেই
    .choice-diagonal = কোনাকুনি
    .choice-none = নেই
option-operations = প্রক্রিয়া
    .help = সূত্রে কী করতে বলা হয়।
    .choice-times = × গুণ
    .choice-divide = ÷ ভাগ
    .choice-times-divide = × ও ÷
    .choice-plus = + যোগ
    .choice-minus = − বিয়োগ
    .choice-plus-minus = + ও −
    .choice-all = চারটিই
option-first_least = প্রথম গুণনীয়ক, সবচেয়ে ছোটো
    .help = ×-এর বাঁ দিকের সবচেয়ে ছোটো সংখ্যা।
option-first_most = প্রথম গুণনীয়ক, সবচেয়ে বড়ো
    .help = ×-এর বাঁ দিকের সবচেয়ে বড়ো সংখ্যা: বারো পর্যন্ত নামতার জন্য ১২।
option-second_least = দ্বিতীয় গুণনীয়ক, সবচেয়ে ছোটো
    .help = ×-এর ডান দিকের সবচেয়ে ছোটো সংখ্যা। ভাগ হলো উলটো গুণ।
option-second_most = দ্বিতীয় গুণনীয়ক, সবচেয়ে বড়ো
    .help = ×-এর ডান দিকের সবচেয়ে বড়ো সংখ্যা।
option-term_least = যোগ-বিয়োগের সংখ্যা, সবচেয়ে ছোটো
    .help = + ও −-এর দুপাশের সবচেয়ে ছোটো সংখ্যা।
option-term_most = যোগ-বিয়োগের সংখ্যা, সবচেয়ে বড়ো
    .help = + ও −-এর দুপাশের সবচেয়ে বড়ো সংখ্যা।
option-clue = সূত্র
    .choice-full = পুরো: ১২ × ৭
    .help-full = প্রতিটি সূত্র থেকেই উত্তর মেলে: শুধু হিসাব করলেই হয়।
    .choice-hidden = একটি সংখ্যা লুকোনো: □ × ৭
    .help-hidden = অনেক সূত্রে একটি সংখ্যা লুকোনো থাকে, ছেদ দেখে ঠিক করতে হয়। একটিই সমাধান থাকার জন্য যতগুলো লাগে ততগুলো সূত্র পুরো দেখানো হয়: সেটা যাচাই করা হয়।
preset-numbers-times = গুণ
    .help = ১০ × ১০: ১২ পর্যন্ত সংখ্যা গুণ ৯৯ পর্যন্ত সংখ্যা।
preset-numbers-tables = নামতা
    .help = ৮ × ৮: ২ থেকে ১২-র নামতা, কুড়ি গুণ পর্যন্ত।
preset-numbers-large = বড়ো গুণ
    .help = ১০ × ১০: দুই অঙ্কের সংখ্যা গুণ দুই অঙ্কের সংখ্যা।
preset-numbers-plus = যোগ ও বিয়োগ
    .help = ১০ × ১০: ১৯৯ পর্যন্ত সংখ্যার যোগ ও বিয়োগ।
preset-numbers-mixed = মিশ্র
    .help = ১০ × ১০: চারটি প্রক্রিয়াই।
preset-numbers-hidden = ধাঁধা
    .help = ১০ × ১০: সূত্রে একটি সংখ্যা নেই, যাঁরা ভাবতে ভালোবাসেন তাঁদের জন্য।
options-group-sums = সংখ্যা ও সূত্র

## Filled crosswords: options, and what the engine says of drawing and filling

engine-option-sides = { $option } হবে প্রস্থ x উচ্চতা, যেমন 13x13; প্রতি দিকে { $least } থেকে { $most } ঘর, { $value } নয়।
option-filled-size = ছকের আকার
    .help = ছকের প্রস্থ ও উচ্চতা।
    .unit = ঘর
option-blocks = কালো ঘর
    .choice-pattern = একটি নকশা
    .help-pattern = খবরের কাগজের মতো নতুন নকশা: প্রতিটি অক্ষর দুটি শব্দে থাকে, আর সব শব্দ যুক্ত থাকে। এর জন্য বড়ো শব্দতালিকা লাগে।
    .choice-few = ভরার সময় বসানো
    .help-few = শব্দ যেখানে শেষ হয় সেখানে বসে, তাই ছোটো শব্দতালিকাও ছক ভরতে পারে।
    .choice-rows = সারি ধরে (পুরোনো প্রোগ্রাম)
    .help-rows = প্রতিটি সারি শব্দে ভরে, মাঝে কালো ঘর থাকে; নিচের দিকের শব্দ আপনার বলা দৈর্ঘ্যের বেশি হয় না।
    .choice-columns = কলাম ধরে (পুরোনো প্রোগ্রাম)
    .help-columns = আগে কলাম থেকে কালো ঘর ঠিক হয়, তারপর সারি ভরা হয়।
    .choice-none = নেই: খোলা ছক
    .help-none = কিছুই কালো নয়: ছোটো বর্গের জন্য, বা নিজে আঁকার জন্য।
    .choice-bars = ঘরের বদলে রেখা (ব্রিটিশ)
    .help-bars = কালো ঘর নেই: শব্দ রেখায় শেষ হয়, আর প্রতিটিতে ন্যায্য সংখ্যক অক্ষর থাকে যা অন্য শব্দে নেই। সাধারণত 12 × 12।
    .choice-library = আপনার বাছাই করা নকশা
    .help-library = সংগ্রহের একটি নকশা, যত শব্দ ও যত লম্বা শব্দ আপনি চান।
option-pattern = নকশা
    .help = সংগ্রহের একটি। না বাছলে ছকের মাপের যে কোনোটি।
option-symmetry = প্রতিসাম্য
    .help = একটি ঘর কালো হলে তার প্রতিবিম্বও কালো হয়।
    .choice-rotational = আধ পাক
    .choice-left-right = বাঁ ও ডান
    .choice-up-down = ওপর ও নিচ
    .choice-both = চার দিকেই
    .choice-diagonal = কোনাকুনি
    .choice-none = নেই
option-black = কত কালো ঘর
    .help = বেশি হলে ছক ভরা সহজ হয়।
    .choice-few = অল্প
    .choice-medium = মাঝারি
    .choice-many = অনেক
option-most_words = সর্বাধিক শব্দ
    .help = নকশায় এর বেশি শব্দ থাকে না; 0 মানে সীমা নেই।
    .unit = শব্দ
option-most_blocks = সর্বাধিক কালো ঘর
    .help = নকশায় এর বেশি কালো ঘর থাকে না; 0 মানে সীমা নেই।
    .unit = ঘর
option-theme_answers = বিষয়ের উত্তর
    .help = প্রতি লাইনে একটি। এগুলো প্রতিসম জায়গা পায়, বাকিটা এদের ঘিরে ভরা হয়: সমান দৈর্ঘ্যের জোড়া, একা থাকা উত্তর মাঝের সারিতে।
option-theme_down = বিষয়ের উত্তর উপর-নিচেও বসতে পারে
option-max_down = নিচের দিকে দীর্ঘতম শব্দ
    .help = পুরোনো প্রোগ্রাম সারি ভরে কলামের আশা করে: ছোটো হলে বেশি মেলে।
    .unit = অক্ষর
option-filled-min_length = ক্ষুদ্রতম শব্দ
    .help = এর চেয়ে ছোটো শব্দ ব্যবহার হয় না, ছোটো ফাঁকও থাকে না।
    .unit = অক্ষর
option-min_score = সর্বনিম্ন নম্বর
    .help = শব্দতালিকায় নম্বর থাকলে এর কম নম্বরের শব্দ ব্যবহার হয় না।
    .unit = নম্বর
option-better = বেশি নম্বরের শব্দ আগে
    .help = শব্দতালিকায় নম্বর থাকলে সেরা শব্দ আগে চেষ্টা করা হয়।
option-shared = পরপর যতগুলো অক্ষর দুটি শব্দে এক হতে পারবে না
    .help = সাধারণত 5; 0 হলে সব চলে।
    .unit = অক্ষর
option-apart = এক শব্দের ভেতরে আরেক শব্দ নয়
    .help = যেমন ‘বই’ আর ‘বইমেলা’ একসঙ্গে নয়।
option-pangram = বর্ণমালার প্রতিটি অক্ষর
    .help = সবগুলো আনার চেষ্টা হয়, কোনগুলো নেই তা বলা হয়।
option-three = দুই অক্ষরের শব্দ নয়
    .help = সেগুলো চিহ্নিত হয়।
option-checked = প্রতিটি অক্ষর দুই শব্দে
    .help = কেবল এক শব্দের অক্ষর চিহ্নিত হয়।
option-connected = পুরো ছক এক টুকরো
    .help = যে অংশ কোনো শব্দে জোড়া নয় তা চিহ্নিত হয়।
option-mirrored = প্রতিসম কালো ঘর
    .help = প্রতিবিম্বহীন কালো ঘর চিহ্নিত হয়।
option-method = খোঁজার উপায়
    .choice-solver = প্রতিটি শব্দ জানা
    .help-solver = পাশাপাশি ও উপর-নিচ শুধু তালিকার শব্দ ব্যবহার হয়; নয়তো প্রমাণ হয় যে সেগুলো দিয়ে ছক ভরা যায় না।
    .choice-progressive = ধাপে ধাপে (পুরোনো প্রোগ্রাম)
    .help-progressive = সারি শব্দে ভরে, তারপর উপর-নিচের শব্দ একটু একটু করে ভালো করা হয়; কিছু এমন থাকতে পারে যা কোনো তালিকায় নেই। সেগুলো চিহ্নিত থাকে।
option-objective = কী ভুল ধরা হয়
    .choice-lengths = অজানা শব্দের অক্ষর
    .help-lengths = অজানা শব্দের অক্ষর, আর এলোমেলো শব্দের অক্ষরের পাঁচ ভাগের এক ভাগ।
    .choice-counts = অজানা ও এলোমেলো শব্দ
    .help-counts = প্রতিটি অজানা শব্দ এক, প্রতিটি এলোমেলো শব্দ আধ গণনা হয়।
    .choice-unknown = অজানা শব্দ
    .help-unknown = প্রতিটি অজানা শব্দ এক গণনা হয়, এলোমেলোও।
option-queue = অপেক্ষার সারি
    .help = ভালো করার জন্য কয়টি ছক রাখা হয়।
    .unit = ছক
option-neighbours = প্রতিবেশী
    .help = একবারে ছকের কয়টি পরিবর্তন চেষ্টা করা হয়।
    .unit = পরিবর্তন
option-filled-seconds = খোঁজার সময়
    .help = ছক ভরলেই বা এই সময় ফুরোলেই খোঁজা শেষ হয়।
    .unit = সেকেন্ড
preset-newspaper = খবরের কাগজ
    .help = প্রতিসম নকশার ১৩ × ১৩, বড়ো শব্দতালিকার জন্য।
preset-newspaper-15 = খবরের কাগজ, ১৫ × ১৫
    .help = বেশির ভাগ দৈনিক শব্দছকের আকার।
preset-mini = ছোট্ট
    .help = অল্প কালো ঘরের ৫ × ৫, চায়ের বিরতির জন্য।
preset-own-blocks = ভরা ছক
    .help = ১২ × ১২; ভরার সময় কালো ঘর বসে, যত কম সম্ভব।
preset-small-list = ছোটো শব্দতালিকা
    .help = বেশি কালো ঘর ও ছোটো শব্দ, যাতে ছোটো শব্দতালিকাই যথেষ্ট হয়।
preset-older = পুরোনো প্রোগ্রাম
    .help = পুরোনো এক প্রোগ্রামের ধাপে ধাপে খোঁজা দিয়ে ১২ × ১২, তারই মান নিয়ে; অজানা শব্দ থাকতে পারে।
engine-diagonal-no-square = কর্ণের দুই পাশে এক হতে পারে শুধু বর্গ ছক, আর এটি { $width } × { $height }; অন্য প্রতিসাম্য বাছুন।
engine-no-such-cell = এমন ঘর নেই; ছকে { $rows } সারি ও { $columns } কলাম আছে।
engine-needs-letters = শুধু সূত্রওয়ালা ধাঁধাই সমাধান ছাড়া দেওয়া যায়।
engine-no-solution = আগে ছক ভরুন। তারপর সমাধান ছাড়া দেওয়া যাবে।
engine-nothing-to-mark = সেখানে চিহ্ন দেওয়ার মতো কোনো ঘর নেই।
engine-no-slot-down = ওই ঘর দিয়ে উপর-নিচ কোনো শব্দ যায় না।
engine-no-slot-across = ওই ঘর দিয়ে পাশাপাশি কোনো শব্দ যায় না।
engine-cell-is-block = ওই ঘরটি কালো; সেখানে লিখতে সাদা করুন।
engine-put-other-length = { $word } শব্দে { $letters }টি অক্ষর, আর তার জন্য ঘর { $cells }টি।
engine-locked-letters = { $word } লক করা; অক্ষর বদলাতে লক খুলুন।
engine-nothing-to-fill = প্রতিটি সাদা ঘরে অক্ষর আছে; কিছু মুছুন, বা শব্দ নতুন করে সাজান।
engine-letter-stays = { $cell } ঘরের অক্ষরটি এখন অন্য, আর সেটি থাকবে। আবার পূরণ খুঁজুন।
engine-nothing-to-lock = ওই ঘরগুলোতে কোনো অক্ষর নেই।
engine-other-grid = কালো ঘরগুলো এখন অন্য রকম। আবার পূরণ খুঁজুন।
engine-choose-dictionary = ছক ভরার জন্য একটি শব্দতালিকা বাছুন।
engine-no-filling-found = এই সময়ে ভরা গেল না, আর ভরা যে যায় না তাও প্রমাণ হয়নি; আরও সময় দিন, আরও কালো ঘর বসান, সেগুলো ভরার সময় বসতে দিন, বা বড়ো শব্দতালিকা নিন।
engine-supply-words = { $lengths } অক্ষরের শব্দ যোগ করুন: শব্দতালিকায় একটিও নেই, অথচ ছকে লাগে, যেমন { $slots }; অথবা আরও কালো ঘর বসান।
engine-supply-good-words = { $least } বা তার বেশি নম্বরের { $lengths } অক্ষরের শব্দ যোগ করুন: শব্দতালিকায় একটিও নেই, অথচ ছকে লাগে, যেমন { $slots }; অথবা নম্বর কমান।
engine-grid-impossible = প্রমাণিত: শব্দতালিকার শব্দে এই ছক ভরা যায় না; আরও কালো ঘর বা { $lengths } অক্ষরের আরও শব্দ কাজে আসবে।
engine-slots-impossible = প্রমাণিত: শব্দতালিকার কোনো শব্দ একসঙ্গে { $slots }-এ বসে না; সেখানে আরও কালো ঘর বা { $lengths } অক্ষরের আরও শব্দ কাজে আসবে।
engine-slot-impossible = প্রমাণিত: { $slot }-এ, যেখানে { $letters } আছে, শব্দতালিকার কোনো শব্দ বসে না; অক্ষর বদলান, সেখানে কালো ঘর বসান, বা { $length } অক্ষরের আরও শব্দ যোগ করুন।
engine-slot-unsupported = প্রমাণিত: { $slot }-এ শব্দতালিকার কোনো শব্দ ছেদকারী শব্দগুলোর সঙ্গে মেলে না; সেখানে কালো ঘর বসান বা { $length } অক্ষরের আরও শব্দ যোগ করুন।
engine-drawn-twice = { $word } আছে { $first } ও { $second }-এ, আর কোনো শব্দ দুবার থাকতে পারে না; একটি বদলান।
engine-no-words-for-grid = শব্দতালিকায় { $least } থেকে { $most } অক্ষরের ব্যবহারযোগ্য শব্দ নেই; কিছু যোগ করুন, বা “{ $shortest }” বা “{ $score }” বদলান।
engine-no-pattern-words = { $tried }টি নকশার একটিও ভরা যায় না: { $lengths } অক্ষরের শব্দ যোগ করুন, যা শব্দতালিকায় নেই, বা “{ $option }”-এ “{ $way }” বাছুন।
engine-too-few-to-fill = ফাঁক ছাড়া ছক ভরতে { $words }টি শব্দ যথেষ্ট নয়; সবগুলো ব্যবহার করতে অন্য ধরনের ধাঁধা, বা বড়ো শব্দতালিকা বাছুন।
engine-no-pattern-filled = { $tried }টি নকশার একটিও শব্দতালিকা দিয়ে ভরা যায় না, প্রতিটির জন্য তা প্রমাণিত; “{ $option }”-এ “{ $way }”, ছোটো ছক বা বড়ো শব্দতালিকা বাছুন।
engine-no-such-pattern = { $name } নামে কোনো নকশা নেই; সংগ্রহ থেকে একটি বাছুন।
engine-no-pattern-of-size = সংগ্রহে { $width } × { $height } ঘরের কোনো নকশা নেই: নকশাগুলো বর্গাকার, 5 × 5 থেকে 21 × 21।
engine-theme-no-slots = নকশায় { $lengths } অক্ষরের উত্তরের জন্য একসঙ্গে পাশাপাশি জায়গা নেই; অন্যটি বাছুন, বা উত্তরগুলো ঘিরে নতুন নকশা আঁকান।
engine-theme-unpaired = প্রতিসম ছকে বিষয়ের উত্তর সমান দৈর্ঘ্যের জোড়ায় বসে, আর দুই পাশে সমান জায়গা থাকলে একটি একা মাঝে বসতে পারে। { $words } এভাবে বসতে পারে না: একই দৈর্ঘ্যের সঙ্গী দিন, দৈর্ঘ্য বদলান, বা অন্য প্রতিসাম্য বাছুন।
engine-limits-too-low = আপনার সীমার মধ্যে কোনো নকশা পাওয়া যায়নি; “{ $words }” বা “{ $blocks }” বাড়ান, 0 মানে সীমা নেই।
engine-theme-no-room = { $width } × { $height } ঘরের এমন কোনো প্রতিসম নকশা পাওয়া যায়নি যাতে বিষয়ের এই উত্তরগুলো ধরে; কম বা ছোট উত্তর, বড় ছক বা অন্য প্রতিসাম্য নিন।
engine-theme-not-filled = বিষয়ের উত্তর ঘিরে { $tried }টি নকশার কোনোটিই এই শব্দতালিকা দিয়ে ভরা যায় না (প্রতিটির জন্য প্রমাণিত); আরও কালো ঘর থাকতে দিন, একটি উত্তর বদলান, বা বড় তালিকা বাছুন।
engine-theme-twice = { $word } বিষয়ের উত্তরে দুবার আছে; একবার বাদ দিন।
engine-theme-too-long = { $word } শব্দে { $letters }টি অক্ষর, { $width } × { $height } ছকের জন্য বেশি; বড় ছক বা ছোট উত্তর নিন।
engine-theme-too-short = { $word } শব্দে মাত্র { $letters }টি অক্ষর, আর কোনো শব্দে { $least }টির কম থাকতে পারে না।
engine-no-bars = রেখাসহ { $width } × { $height } ঘরের কোনো ন্যায্য ছক পাওয়া যায়নি; অন্য মাপ বা প্রতিসাম্য বাছুন।
engine-unches-many = এই শব্দের খুব বেশি অক্ষর অন্য কোনো শব্দে নেই।
engine-unches-beside = পাশাপাশি দুটি অক্ষর অন্য কোনো শব্দে নেই।
engine-unches-lone = এই ঘর কোনো শব্দে নেই।
engine-placed-while-filling = ভরার সময় বসানো
engine-letters-would-go = অন্য ছকে আপনার লেখা বা লক করা অক্ষর হারাবে; আগে সেগুলো মুছুন ও লক খুলুন, বা নতুন ধাঁধা বানান।
engine-nothing-to-improve = সব শব্দ তালিকায় আছে, আর তালিকায় এমন নম্বর নেই যাতে অন্য শব্দ ভালো হয়; অন্য শব্দ পেতে নতুন করে সাজান।
engine-no-other-filling = { $word }-এর জায়গায় অন্য শব্দ পাওয়া গেল না, আশপাশের শব্দ বদলেও; নতুন করে সাজান, বা কোনো কালো ঘর বদলান।
engine-no-such-act = এই ধরনের ধাঁধায় তা করা যায় না ({ $act })।
engine-in-line = { $name }, লাইন { $line }: { $problem }
engine-template-too-large = { $name }-এর ছক { $width } × { $height }, আর বড়োজোর { $most } × { $most } ভরা যায়।
engine-template-ragged = { $name }-এর লাইন { $line }-এ { $cells }টি ঘর, কিন্তু অন্যগুলোতে { $width }টি; খোলা ঘরের জন্য ? আর কালো ঘরের জন্য # লিখুন, যাতে সব লাইন সমান হয়।
engine-template-hidden = শব্দসন্ধানের টেমপ্লেট হয় না; অক্ষরগুলো টেক্সট হিসেবে, অথবা পুরোটা .ipuz হিসেবে সংরক্ষণ করুন।
engine-template-empty = { $name }-এ কোনো ঘর নেই; প্রতি সারির জন্য একটি লাইন লিখুন, কালো ঘরে #, খোলা ঘরে ?।
engine-not-full = ছকটি এখনো ভরেনি; আগে ভরুন।

# Formats of files: what is read, what is lost.
engine-no-puzzle-file = { $name } খোলার মতো ধাঁধা নয়; খোলা যায় .ipuz, .puz, .jpz, .xd, Exolve, আর এখানে সংরক্ষণ করা পেজ ও .zip ফাইল। শব্দের তালিকা হলে শব্দতালিকা হিসেবে খুলুন।
engine-loss-only-letters = শুধু ছকের অক্ষর: সূত্র নেই, শিরোনাম নেই।
engine-loss-texts = পড়ার ও ছাপানোর টেক্সট; আবার খোলা যায় না।

## Grids with blocks: what the engine finds in files and drawings

engine-odd-unknown = অভিধানে এই শব্দ নেই
engine-odd-scrambled = অভিধানের শব্দ, কিন্তু অক্ষরগুলো এলোমেলো
engine-short-slots = মাত্র দুই অক্ষরের শব্দ: { $slots }।
engine-unchecked = যে ঘরগুলো কেবল একটি শব্দের: { $cells }।
engine-impossible-by-rules = { $problem } যেসব শব্দে পরপর অক্ষর এক, নিয়মে সেগুলো আলাদা রাখা হয়; নিয়ম শিথিল হলে হয়তো ছক ভরা যাবে।
engine-rule-apart = { $word } এগুলোতেও আছে: { $words }।
engine-rule-lopsided = কালো ঘরগুলো প্রতিসম নয়।
engine-rule-pangram = ছকে যে অক্ষরগুলো নেই: { $letters }।
engine-rule-repeated = { $word } ছকে একাধিকবার আছে।
engine-rule-shared = { $words } শব্দগুলোতে { $letters } এক।
engine-doing-mixing = শব্দতালিকা মেশানো হচ্ছে
engine-mixed-language = { $name } এই ভাষার: { $language }, কিন্তু { $first } অন্য ভাষার: { $other }; কেবল এক ভাষার তালিকা মেশে।
engine-mixed-letters = { $name }-এর অক্ষর { $first }-এর চেয়ে আলাদাভাবে ভাগ হয়।
engine-mixed-none-left = কোনো শব্দ রইল না: সব বাদ দেওয়া বা নম্বর 0।
engine-mixed-too-large = তালিকাগুলোতে মোট { $words }টি শব্দ; সীমা { $most }। একটি বাদ দিন।
engine-islands = ছকের যে অংশগুলো একে অন্যকে ছোঁয় না: { $parts }।
engine-voids-are-blocks = ছকের বাইরে { $cells }টি ঘর আছে, সেগুলো কালো ঘর হয়ে যায়
engine-clue-not-full = বাদ দেওয়া হয়েছে: এর উত্তরে ফাঁকা ঘর আছে
engine-pinned-no-letter = এমন একটি ঘরের কথা বলে যাতে অক্ষর নেই
engine-dense-unplaced = জায়গা নেই, অথচ এই ছকে প্রতিটি শব্দের জায়গা আছে
engine-pinned-empty = অক্ষর ধরে রাখার কথা বলা হয়েছে, কিন্তু অক্ষর নেই
engine-odd-no-use = এমনভাবে অদ্ভুত বলা হয়েছে যা হতে পারে না
engine-open-outside = খোলা, কিন্তু ছকের বাইরে
engine-open-in-word = কোনো শব্দের নয় বলা হয়েছে, কিন্তু একটি শব্দের
engine-no-single-letter = এতে আছে { $text }, যা কোনো অক্ষর নয়
engine-all-blocks = কোনো ঘর নেই
engine-number-no-number = এটি কোনো সংখ্যা নয়
engine-number-begins-0 = শূন্য দিয়ে শুরু
engine-clue-other-value = সূত্র { $clue }, যার মান অন্য সংখ্যা
engine-columns-but-scores = কেবল কলাম { $words } শব্দ হিসেবে আর কলাম { $scores } সেগুলোর নম্বর হিসেবে পড়া হয়; বাকিগুলো বাদ।
engine-bad-score = { $word } শব্দের নম্বর { $score }, যা ০ থেকে { $most } পর্যন্ত পূর্ণসংখ্যা নয়; { $usual } ধরা হলো।
engine-no-score = { $word } শব্দের কোনো নম্বর নেই; { $usual } ধরা হলো।

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = ধাঁধার ধরন:{ " " }
kind-heading = ধাঁধার ধরন
kind-none = শব্দছক
kind-freeform = মুক্ত শব্দছক
    .short = শব্দছক
    .help = শব্দগুলো যেখানে মেলে সেখানে একে অন্যকে ছেদ করে, ছক তাদের ঘিরে বাড়ে।
kind-filled = ভরাট শব্দছক
    .short = ভরাট ছক
    .help = খবরের কাগজের মতো কালো ঘরওয়ালা ছক: প্রতিটি সারি আর কলাম শব্দে ভরা।
kind-numbers = সংখ্যাছক
    .short = সংখ্যা
    .help = শব্দের বদলে সংখ্যা একে অন্যকে ছেদ করে, সূত্রে থাকে সংখ্যার কথা। শব্দতালিকা লাগে না।
dictionary-not-needed = শব্দতালিকা নেই
dictionary-no-words = এই ধরনের ধাঁধায় শব্দতালিকা লাগে না।
replace-not-here = এই ধরনের ধাঁধার শব্দ বদলানো যায় না।
job-grid-fill = ছক ভরা হচ্ছে …
job-grid-try = ছক ভরা যায় কি না দেখা হচ্ছে …
job-grid-fills = পূরণ খোঁজা হচ্ছে …
failed-grid-new = নতুন ছক তৈরি হয়নি।
failed-grid-set = ছক বদলানো হয়নি।
failed-grid-type = অক্ষরটি লেখা হয়নি।
failed-grid-clear = কিছুই মোছা হয়নি।
failed-grid-put = শব্দটি বসানো হয়নি।
failed-grid-fill = ছক ভরা হয়নি।
failed-grid-try = ছকটি ভরা যায় কি না জানা যায়নি।
failed-grid-fills = কোনো পূরণ পাওয়া যায়নি।
failed-grid-take = পূরণটি বসানো হয়নি।
failed-grid-pin = কিছুই আটকানো হয়নি।
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words }টি সংখ্যা
   *[words] { $words }টি শব্দ
}, { $width } × { $height }, { $blocks }টি কালো ঘর{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }।
done-filled-how = { $empty ->
    [0] { $again ->
        [true] ফের ভরা হয়েছে
       *[false] ভরা হয়েছে
    }
   *[other] ছক
}
done-filled-unknown = { $unknown ->
    [0] { "" }
   *[other] , { $unknown }টি অচেনা শব্দ
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
   *[other] , { $scrambled }টি এলোমেলো শব্দ
}
done-filled-empty = { $empty ->
    [0] { "" }
   *[other] , { $empty }টি ঘর ফাঁকা
}
done-improved-grid = আগের চেয়ে ভালো। { $filled }
done-took = { $seconds } সেকেন্ডে মিলেছে।
counts-words = { $content ->
    [numbers] <b>{ $n }</b>টি সংখ্যা
   *[words] <b>{ $n }</b>টি শব্দ
}
counts-unknown = <b>{ $n }</b>টি অচেনা
    .only = শুধু এই শব্দগুলো দেখান: শব্দতালিকায় নেই
counts-scrambled = <b>{ $n }</b>টি এলোমেলো
    .only = শুধু এই শব্দগুলো দেখান: শব্দতালিকায় আছে, তবে অক্ষরের ক্রম আলাদা
counts-clueless = <b>{ $n }</b>টির সূত্র নেই
    .only = শুধু এই শব্দগুলো দেখান: সূত্র নেই
counts-empty = <b>{ $n }</b>টি ঘর ফাঁকা
counts-cells = <b>{ $n }</b>টি ঘর ভরা
counts-score = গড় নম্বর <b>{ $n }</b>
counts-blocks = <b>{ $n }</b>টি কালো ঘর
list-unknown = অচেনা
list-scrambled = এলোমেলো
list-only-unknown = অচেনা
list-only-scrambled = এলোমেলো
sheet-empty-cells = { $n }টি ঘর এখনো ফাঁকা।
sheet-no-clue = { $n }টি শব্দের সূত্র নেই: লিখতে নিচে তার সারিতে চাপুন।
sheet-cell-empty = ফাঁকা

## The grid as something to draw and write in

editor-bar =
    .aria-label = আঁকা
editor-mode =
    .aria-label = ঘরে চাপ দিলে
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters = { $content ->
    [numbers] অঙ্ক
   *[words] অক্ষর
}
editor-blocks = কালো ঘর
editor-bars = মোটা দাগ
editor-mark = চিহ্ন
mark-circle = বৃত্ত
mark-shade = রং
mark-yellow = হলুদ
mark-rose = গোলাপি
mark-green = সবুজ
mark-blue = নীল
mark-grey = ধূসর
mark-none = রং নেই
mark-bar-end = এই ঘরের পরে
mark-bar-below = এই ঘরের নিচে
mark-draw-bars = দাগ আঁকুন: ঘরের ধারে চাপুন
editor-symmetry =
    .aria-label = কালো ঘরের প্রতিসাম্য
    .title = কালো ঘরের প্রতিসাম্য
editor-symmetry-rotational = আধ পাক
editor-symmetry-left-right = বাঁ ও ডান
editor-symmetry-up-down = ওপর ও নিচ
editor-symmetry-both = চার দিকেই
editor-symmetry-diagonal = কোনাকুনি
editor-symmetry-none = প্রতিসাম্য নেই
editor-fill = ভরুন
    .title = { $content ->
        [numbers] সব খালি ঘর সংখ্যা দিয়ে ভরুন (Ctrl+Enter)
       *[words] সব খালি ঘর তালিকার শব্দ দিয়ে ভরুন (Ctrl+Enter)
    }
editor-region = অংশটি ভরুন
    .title = বাছাই করা ঘরগুলো নতুন করে ভরুন; বাকি সব থাকবে (Ctrl+Shift+Enter)
editor-clear = মুছুন
editor-clear-fill = প্রোগ্রামের বসানো অক্ষর
editor-clear-letters = { $content ->
    [numbers] সব অঙ্ক
   *[words] সব অক্ষর
}
editor-clear-cells = বাছাই করা অংশের অক্ষর
editor-clear-blocks = সবকিছু: খোলা ছক
editor-heat = কঠিন ঘর
    .title = কোথায় অল্প শব্দ বসে তা দেখান
editor-empty = খালি ছক
    .title = নতুন খালি ছক শুরু করুন
# How hard it is to fill a cell.
editor-heat-0 = সহজ
editor-heat-1 = বাছার সুযোগ আছে
editor-heat-2 = সুযোগ কম
editor-heat-3 = সুযোগ প্রায় নেই
editor-heat-4 = অসম্ভব
editor-heat-key =
    .aria-label = ঘরগুলো কত কঠিন
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $slots }টির মধ্যে { $full }টি ভরা
editor-warnings = { $n ->
    [one] { $n }টি টীকা
   *[other] { $n }টি টীকা
}
editor-input =
    .aria-label = ছকের অক্ষর
# Read out by screen readers only. The keys are the same in every language.
editor-help = তিরচিহ্নের বোতাম দিয়ে সরা যায়। কার্সর যেখানে, অক্ষর সেখানে লেখা হয়; Space পাশাপাশি ও উপর-নিচ বদলায়, ফুলস্টপ কালো ঘর বসায় বা সরায়। Tab পরের শব্দে নেয়, Enter যে শব্দগুলো বসে সেগুলোতে। Shift ও তিরচিহ্ন একটি অংশ বাছাই করে। Ctrl ও Enter বাকিটা ভরে। Esc, তারপর Tab চাপলে ছক থেকে বেরোনো যায়।
editor-leave = এবার Tab চাপলে ছক থেকে বেরোবেন।
editor-choose = লিখতে একটি ঘরে চাপ দিন।
editor-on-block = এটি কালো ঘর: ফুলস্টপ চাপলে সাধারণ ঘর হবে।
editor-no-region = আগে ঘর বাছাই করুন: ওপর দিয়ে টানুন, অথবা Shift চেপে তিরচিহ্ন চাপুন।
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at = { $place }, { $total }টির মধ্যে { $n } নম্বর ঘর, { $empty ->
    [true] খালি
   *[false] { $letter }
}{ $written ->
    [true] , লেখা
   *[false] { "" }
}{ $heat ->
    [4] , ভরা যায় না
    [3] , কঠিন
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
   *[other] , { $fits }টি শব্দ বসে
}
editor-at-single = সারি { $row }, কলাম { $column }, { $empty ->
    [true] খালি
   *[false] { $letter }
}{ $written ->
    [true] , লেখা
   *[false] { "" }
}, কোনো শব্দে নেই
editor-at-block = কালো ঘর, সারি { $row }, কলাম { $column }
editor-at-region = { $rows } × { $columns } ঘরের অংশ
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(বৃত্তে)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(রঙিন)
   *[false] { "" }
}{ $end ->
    [true] { " " }(পরে দাগ)
   *[false] { "" }
}{ $below ->
    [true] { " " }(নিচে দাগ)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits = { $n }টি ঘর{ $fits ->
    [-1] { "" }
   *[other] ; { $fits }টি শব্দ বসে
}
# In the table of the grid, for screen readers.
editor-cell-block = কালো
editor-cell-empty = খালি
editor-cell-pinned = লেখা
bench-heading = রচয়িতার কাজের টেবিল
bench-part-lists = শব্দতালিকা
bench-part-rules = নিয়ম
bench-part-fills = পূরণ
bench-part-clues = সূত্র
clues-missing = { $n }টির সূত্র নেই
clues-offers = এই শব্দের সূত্র
clues-remembered = যেসব শব্দের সূত্র এই ডিভাইসে মনে রাখা আছে: { $n }
clues-remember = এই ধাঁধার সূত্র মনে রাখুন
clues-forget = মনে রাখা সূত্র ভুলে যান
clues-forgotten = মনে রাখা সূত্র মুছে গেছে।
bench-part-statistics = পরিসংখ্যান
fills-find = কয়েকটি দেখান
    .title = একে অন্যের থেকে আলাদা কয়েকটি পুরো পূরণ খুঁজুন
fills-hint = খালি ঘরগুলো ভরে; ভরা গ্রিডে বা বাছাই করা অংশে ঘরগুলো নতুন করে ভরে, আপনার লেখা থাকে।
fills-none = এই সময়ে কোনো পূরণ পাওয়া যায়নি।
fills-found = পাওয়া পূরণ: { $n }
fills-list =
    .aria-label = পাওয়া পূরণ
fills-scores = গড় { $mean }, সর্বনিম্ন { $lowest }
fills-name = পূরণ { $n }
fills-pin = আটকে রাখুন
fills-use = বসান
fills-differ = আলাদা ঘর: { $n }
fills-select = বাছাই
    .title = টেনে ঘর বাছাই করুন, আঙুল দিয়েও
fills-lock = অক্ষর আটকান
    .title = যে অক্ষর থাকবে, যা-ই ভরা হোক
fills-unlock = অক্ষর ছাড়ুন
done-grid-lock = অক্ষর আটকানো হলো।
done-grid-unlock = অক্ষর ছাড়া হলো।
done-grid-take = পূরণ { $n } ছকে বসানো হলো।
statistics-mean-length = গড় দৈর্ঘ্য
statistics-unchecked = ছেদহীন ঘর
statistics-share = { $n } ({ $percent }%)
statistics-points = স্ক্র্যাবল মান
statistics-points-value = { $n } (অক্ষরপ্রতি { $mean })
statistics-score = গড় নম্বর
statistics-lowest = সবচেয়ে কম নম্বর
statistics-lowest-value = { $score }: { $words }
statistics-new = শব্দতালিকায় নেই
statistics-missing = যে অক্ষর নেই
statistics-pangram = নেই: সব অক্ষর আছে
statistics-none = নেই
statistics-figure = { $n }
statistics-length = দৈর্ঘ্য
statistics-number = শব্দ
statistics-letters = ছকের অক্ষর
mix-add = তালিকা যোগ করুন…
mix-use = { $name } ব্যবহার করুন
mix-weight = { $name }-এ যোগ হওয়া নম্বর
mix-remove = { $name } সরান
mix-banned = যে শব্দ কখনও ব্যবহার হবে না
mix-banned-help = ফাঁক বা কমা দিয়ে আলাদা।
mix-scores = আপনার নিজের নম্বর: { $n }
mix-scores-save = আমার নম্বর সংরক্ষণ
mix-scores-bring = ফাইল থেকে নম্বর আনুন…
mix-my-scores = আমার নম্বর
mix-up = { $word }-এর নম্বর বাড়ান
mix-down = { $word }-এর নম্বর কমান
mix-never = { $word } কখনও ব্যবহার নয়
mix-scored = { $word }: { $score } নম্বর
rules-none = ছক এই নিয়মগুলোর একটিও ভাঙে না।
side-switch =
    .aria-label = দেখান
side-candidates = সম্ভাব্য শব্দ
side-fold =
    .aria-label = ছকের নিচের শব্দ
candidates-region =
    .aria-label = সম্ভাব্য শব্দ
candidates-list =
    .aria-label = যে শব্দগুলো বসে
candidates-filter =
    .aria-label = শুরুর অক্ষর
    .placeholder = শুরুর অক্ষর …
candidates-slot = { $place }, { $n }টি ঘর
candidates-nowhere = কোনো শব্দের ঘরে কার্সর রাখুন।
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = { $total }টির মধ্যে { $fitting }টি বসে
candidates-none = তালিকার কোনো শব্দ এখানে বসে না।
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = এখানে যা-ই বসুক, অন্য কোনো জায়গায় কোনো শব্দ বসবে না: কোথায়, তা “কঠিন ঘর” দেখায়।
candidates-more = { $total }টির প্রথম { $n }টি; কমাতে টাইপ করুন।
candidates-unread = শব্দতালিকা এখনো পড়া হচ্ছে।
candidates-fits = বসে
candidates-blocks = অন্যকে আটকায়
candidates-score = { $score }
candidates-score-title = শব্দতালিকায় এর নম্বর
candidates-order =
    .aria-label = সম্ভাব্য শব্দ সাজান
candidates-order-best = সেরাটি আগে
candidates-order-score = নম্বর
candidates-order-leaves = কতটা জায়গা রাখে
candidates-order-alphabet = বর্ণক্রমে
candidates-leaves = রাখে { $n }টি
candidates-leaves-title = সবচেয়ে কঠিন ছেদে বাকি থাকে { $n }টি শব্দ; সব ছেদ মিলিয়ে প্রায় ১০-এর ঘাত { $ways } সংখ্যক উপায়
candidates-try = বাকিটা ভরা যাবে কি?
candidates-rest-running = বাকিটা ভরা যায় কি না দেখা হচ্ছে …
candidates-rest-yes = বাকিটা এখনো ভরা যায়।
candidates-rest-no = { $reasoned ->
    [true] বাকিটা ভরা যায় না: { $reason }
   *[false] বাকিটা ভরা যায় না।
}
candidates-rest-unknown = বাকিটা ভরা যায় কি না এখনো জানা নেই।
done-grid-put = { $word } বসানো হলো।
done-grid-clear = মুছে ফেলা হলো।
keys-drawing = আঁকা ও লেখা
    .next = পরের ঘরে
    .turn = অন্য দিক
    .slot = পরের শব্দ, বা আগেরটি
    .ends = শব্দের প্রথম ঘর, বা শেষ ঘর
    .block = কালো ঘর, বা না
    .circle = ঘরে বৃত্ত
    .shade = ঘর রং করা
    .bar = ঘরের পরে বা নিচে দাগ
    .clear = অক্ষর সরান
    .region = ঘর বাছাই
    .candidates = যে শব্দগুলো বসে
    .fill = বাকিটা ভরুন
    .part = বাছাই করা ঘর নতুন করে ভরুন
    .edit = শব্দ ও সূত্র সম্পাদনা
    .leave = বাছাই বাদ; তারপর Tab চাপলে ছক থেকে বেরোনো

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers] { $n }টি সংখ্যা
   *[words] { word-count }
}
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = বিকল্প বদলান
failed-unfilled-empty = খালি ছক দিয়ে শুরু
options-empty = খালি ছক
    .title = এই বিকল্পে একটি খালি ছক, নিজে এঁকে ভরার জন্য
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } প্রায় { $words }টি শব্দের তালিকা লাগে; এটিতে আছে { $known }টি।
options-preset-fetch = { $help } { $name } তালিকাটি আনা হবে: { $words }টি শব্দ, { $size }।
options-preset-whole = আপনার তালিকার সব শব্দ নেওয়া হয়।
# In a filled grid; $others: how many others changed with it.
done-replaced-grid = { $before } তুলে { $after } বসানো হয়েছে{ $others ->
    [0] { "" }
   *[other] ; সঙ্গে আরও { $others }টি বদলেছে
}।
done-stopped = কিছু পাওয়ার আগেই থেমে গেছে; ধাঁধা যেমন ছিল তেমনই আছে।

## Word searches: words hidden among other letters

kind-wordsearch = শব্দসন্ধান
    .short = শব্দসন্ধান
    .help = অন্য অক্ষরের মধ্যে শব্দ লুকোনো থাকে, আট দিক পর্যন্ত।
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell = সারি { $row }, কলাম { $column }, { $letter }{ $n ->
    [0] , কোনো শব্দে নেই
   *[other] , শব্দ: { $words }
}
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = সারি { $row }, কলাম { $column }, { $way }
direction-right = ডান দিকে
direction-left = বাঁ দিকে
direction-down = নিচে
direction-up = ওপরে
direction-down-right = নিচে ডান দিকে
direction-up-right = ওপরে ডান দিকে
direction-down-left = নিচে বাঁ দিকে
direction-up-left = ওপরে বাঁ দিকে
# A word is part of the word $word, and hidden there.
list-inside = { $word } শব্দে
list-sort-direction = দিকক্রমে
status-rings = সব দেখান
    .title = সব শব্দে গোল দাগ দিন
# Letters that belong to several words.
counts-shared = <b>{ $n }</b>টি যৌথ অক্ষর
# $percent of all letters belong to words.
counts-covered = <b>{ $percent }%</b> শব্দে
# How many letters of a hidden message stand in the grid.
counts-message = বার্তা <b>{ $n }</b> অক্ষরের
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = ফের সাজাতে ও নতুন শব্দে এই মাপই রাখুন: { $width } × { $height }
counts-size-free = এই মাপ ধরে রাখা আছে; শব্দ অনুযায়ী মাপ পেতে চাপ দিন
counts-size-kept = স্থির
done-size-kept = মাপ ধরে রাখা হলো: { $width } × { $height }।
done-size-free = পরের ছক শব্দের যত জায়গা লাগে তত বড়ো হবে।
options-group-filler = বাকি অক্ষর
keys-hidden = ছক
    .next = পরের অক্ষর
    .ends = সারির প্রথম বা শেষ অক্ষর
    .turn = অক্ষরটির পরের শব্দ
    .zoom = বড়ো, ছোটো, পুরো ছক
    .wheel = পয়েন্টারের জায়গায় বড়ো-ছোটো
    .none = বাছাই তুলে দিন

## What counts as found once: the rules of word searches, told in the options

rules-heading = কখন ধরা হয় শব্দটি একবারই আছে
rules-once = আপনার বাছা দিকগুলোতে তালিকার প্রতিটি শব্দ শুধু এক জায়গাতেই পাওয়া যায়; বাকি অক্ষরগুলো সেভাবেই বাছা হয়।
rules-palindrome = যে শব্দ দুই দিক থেকে পড়লে একই, তা দুভাবে পড়া গেলেও এক জায়গাতেই আছে বলে ধরা হয়।
rules-inside = বড়ো শব্দের অংশ এমন শব্দ, যেমন মহানগর শব্দে নগর, বড়ো শব্দটির জায়গাতেই আছে বলে ধরা হয়। “শব্দের ভেতরে শব্দ” বলে দেয় সেটি সেখানেই লুকোনো থাকবে, নিজের আলাদা জায়গা পাবে, নাকি বাদ যাবে।
rules-twice = তালিকায় দুবার থাকা শব্দ একবার লুকোনো হয়। যে শব্দের কোনো জায়গাই একমাত্র জায়গা হতে পারে না, সেটি বাদ যায়, আর তালিকায় তা লেখা থাকে।

## Options that are a text, a choice of directions, or a picture

form-left = আরও { $n }টি চিহ্ন লেখা যায়
form-over = { $n }টি চিহ্ন বেশি
form-none-chosen = অন্তত একটি বেছে নিন।
# A picture of squares.
mask-heading = আপনার ছবি
mask-edit = ছবি আঁকুন বা খুলুন…
mask-none = এখনো ছবি নেই
# $n: squares that become letters.
mask-size = { $width } × { $height }, { $n }টি অক্ষর
mask-open = ছবি খুলুন…
mask-invert = উলটে দিন
    .title = ভরা ঘর ফাঁকা হয়, ফাঁকা ঘর ভরা
mask-width =
    .aria-label = প্রস্থে ঘর
mask-height =
    .aria-label = উচ্চতায় ঘর
# A slider: from how dark on the parts of a picture become letters.
mask-dark = ছবির কতটা ধরা হবে
mask-canvas =
    .aria-roledescription = আঁকার ঘর
mask-help = ভরা ঘরগুলোতে অক্ষর বসে। মাউস বা আঙুল দিয়ে আঁকুন; বোতাম দিয়ে হলে তিরচিহ্ন সরায়, Space ঘর ভরে বা ফাঁকা করে, Shift ও তিরচিহ্ন রেখা টানে। ফাইল এই ডিভাইসেই থাকে।
mask-use = এই ছবি নিন
# Read out by screen readers only.
mask-at = সারি { $row }, কলাম { $column }, { $filled ->
    [true] ভরা
   *[false] ফাঁকা
}
mask-unreadable = এই ফাইল পড়ার মতো ছবি নয়; একটি PNG, JPEG, WebP, GIF বা SVG ছবি, অথবা # ও ফুলস্টপ (.) দিয়ে লেখা টেক্সট বাছুন।
# $size, $limit: such as "20.0 MB".
mask-too-large = ছবিটি { $size }; সর্বোচ্চ { $limit } পর্যন্ত ছবি খোলা যায়।
mask-too-many-pixels = ছবিটি { $width } × { $height } পিক্সেলের, এত বড়ো ছবি খোলা যায় না; আগে ছোটো করে নিন।
mask-too-light = এই ছবিতে যথেষ্ট গাঢ় কিছু নেই; স্লাইডারটি সরান।
mask-text-strange = লাইন { $line }-এ “{ $char }” আছে; টেক্সটে লেখা ছবিতে অক্ষরের জায়গায় #, ফাঁকা জায়গায় ফুলস্টপ (.) থাকে।
mask-text-large = ছবিটি { $width } × { $height } ঘরের; প্রতি দিকে সর্বোচ্চ { $most }টি ঘর চলে।
mask-text-empty = এতে কোনো # নেই; প্রতিটি # একটি অক্ষর হয়।
mask-side = প্রতি দিকে { $least } থেকে { $most }টি ঘর থাকে।
mask-empty = অন্তত একটি ঘর ভরুন।
mask-missing = আগে একটি ছবি আঁকুন বা খুলুন, কিংবা অন্য আকৃতি বেছে নিন।

## The gallery of patterns

gallery-open = নকশা বাছুন…
gallery-heading = নকশা
gallery-size = মাপ
gallery-all = সব মাপ
gallery-long = পাশাপাশি লম্বা শব্দ
gallery-any = ছকের মাপের যে কোনোটি
gallery-count = { $n ->
    [one] { $n }টি নকশা
   *[other] { $n }টি নকশা
}
gallery-item = { $width } × { $height }, { $words }টি শব্দ
gallery-told = { $width } × { $height }, { $words }টি শব্দ, { $blocks }টি কালো ঘর; পাশাপাশি লম্বা শব্দ: { $themes }

## Word searches: options, and what the engine says of hiding words

option-count-hidden = শব্দের সংখ্যা
    .help = শব্দতালিকা থেকে কতটি শব্দ তোলা হবে।
    .unit = শব্দ
    .any = সব
option-level = দিক
    .choice-easy = সহজ
    .help-easy = শব্দ চলে সামনে ও নিচে।
    .choice-medium = মাঝারি
    .help-medium = কোনাকুনিও চলে, সামনের দিকে।
    .choice-hard = কঠিন
    .help-hard = আট দিকেই চলে, উলটো দিকেও।
    .choice-own = নিজের মতো
    .help-own = প্রতিটি দিক আলাদা করে বাছুন।
option-ways = শব্দ যেদিকে চলে
    .help = অন্তত একটি দিক।
    .choice-forward = সামনে
    .choice-down = নিচে
    .choice-forward-down = সামনে ও নিচে
    .choice-forward-up = সামনে ও ওপরে
    .choice-backward = উলটো
    .choice-up = ওপরে
    .choice-backward-up = উলটো ও ওপরে
    .choice-backward-down = উলটো ও নিচে
option-size-hidden = ছকের মাপ
    .help = স্বয়ংক্রিয় হলে এমন মাপ খোঁজা হয়, যাতে সব শব্দ ধরে। মাপ বেঁধে দিলে যেগুলোর জায়গা হয় না, সেগুলো বাদ যায়।
    .unit = ঘর
option-room = জায়গা
    .choice-normal = মাঝারি
    .help-normal = প্রায় দুই-তৃতীয়াংশ অক্ষর শব্দের। লুকোনো বার্তা থাকলে ছক ঠিক ততটাই বড়ো, যাতে দুটিই ধরে।
    .choice-tight = ঠাসা
    .help-tight = শব্দগুলোর জন্য খুঁজে পাওয়া সবচেয়ে ছোটো ছক।
    .choice-loose = ঢিলে
    .help-loose = অর্ধেকের বেশি অক্ষর কোনো শব্দের নয়, তাই খুঁজে পাওয়া কঠিন।
option-shape = আকৃতি
    .help = অক্ষরগুলো যে আকৃতি ভরে রাখে।
    .choice-rectangle = আয়ত
    .choice-circle = বৃত্ত
    .choice-heart = হৃদয়
    .choice-diamond = রম্বস
    .choice-tree = গাছ
    .choice-own = আপনার ছবি
option-mask = আপনার ছবি
    .help = কালো ঘরগুলোতে অক্ষর বসে। ছবিটি ছকের মাপে ছোটো-বড়ো করা হয়।
option-sharing = যৌথ অক্ষর
    .help = দুই শব্দ যেখানে ছেদ করে, সেখানকার অক্ষর দুটিরই।
    .choice-any = যেমন মেলে
    .choice-many = অনেক
    .choice-few = অল্প
    .choice-none = নেই
option-inside = শব্দের ভেতরে শব্দ
    .choice-there = শুধু সেখানেই
    .help-there = অন্য শব্দের অংশ এমন শব্দ, যেমন মহানগর শব্দে নগর, শুধু সেখানেই পাওয়া যায়, আর কোথাও নয়।
    .choice-own = আলাদাও লুকোনো
    .help-own = এর নিজের জায়গাও থাকে, তাই দুই জায়গাতেই পাওয়া যায়।
    .choice-out = বাদ
    .help-out = এটি ধাঁধা থেকে বাদ যায়।
option-filler = শব্দের চারপাশে
    .choice-words = শব্দগুলোর অক্ষর
    .help-words = শব্দগুলোতে যে অক্ষর যত বেশি, এখানেও তত বেশি।
    .choice-first = শুধু প্রথম অক্ষর
    .help-first = কঠিন: শুধু যেসব অক্ষর দিয়ে শব্দ শুরু হয়।
    .choice-others = অন্য অক্ষর
    .help-others = সহজ: যেসব অক্ষর কোনো শব্দে নেই, ভাষায় তেমন অক্ষর যত আছে।
option-first = শুরু থেকে
    .help = প্রতিটি শব্দের শুরুর এতগুলো অক্ষর ব্যবহার হয়।
    .unit = অক্ষর
option-message = লুকোনো বার্তা
    .help = যেসব অক্ষর কোনো শব্দের নয়, সারি ধরে পড়লে সেগুলোর শুরুতে এই বার্তা থাকে।
option-clean = অশালীন শব্দ নয়
    .help = কোনো দিকেই দৈবাৎ কোনো অশালীন শব্দ পড়া যায় না।
option-banned = যেসব শব্দ থাকবে না
    .help = এই শব্দগুলোও দৈবাৎ কোথাও পড়া যাবে না; মাঝে ফাঁক বা কমা দিন।
preset-search-standard = সাধারণ
    .help = চার দিকে ২০টি শব্দ।
preset-search-easy = নতুনদের জন্য
    .help = ১০টি ছোটো শব্দ, সামনে ও নিচে; আশপাশে এমন অক্ষর, যা শব্দগুলোতে নেই।
preset-search-hard = কঠিন
    .help = আট দিকেই ৩০টি শব্দ; আশপাশে এমন অক্ষর, যা দিয়ে শব্দ শুরু হয়।
preset-search-large = বড়ো
    .help = আট দিকেই ৬০টি শব্দ।
preset-search-packed = ঠাসা
    .help = খুঁজে পাওয়া সবচেয়ে ছোটো ছকে ৩০টি শব্দ, একে অন্যের ওপর দিয়ে।
preset-search-heart = হৃদয়
    .help = হৃদয়ের আকৃতিতে ২৫টি শব্দ।
preset-search-tree = গাছ
    .help = ফারগাছের আকৃতিতে ২৫টি শব্দ।
# The message has so many letters too many.
engine-message-too-long = শব্দগুলো যত ঘর বাকি রাখে, লুকোনো বার্তা তার চেয়ে { $letters } অক্ষর বেশি লম্বা; বার্তা ছোটো করুন, অথবা বড়ো ছক নিন।
engine-option-text = { $option } হবে একটি লেখা, { $value } নয়।
engine-option-text-long = { $option }: { $characters }টি চিহ্ন আছে; সর্বোচ্চ { $most }টি রাখা যায়।
engine-option-set = { $option }: { $choices }-এর এক বা একাধিক বাছুন, { $value } নয়।
engine-option-mask = { $option } হবে সমান দৈর্ঘ্যের সারির একটি ছবি, অক্ষরের জায়গায় #, ফাঁকা জায়গায় ফুলস্টপ (.); প্রতি দিকে সর্বোচ্চ { $most }টি ঘর, আর অন্তত একটি #।
engine-no-word-hidden = অন্য { $tried }টি শব্দের কোনোটিই { $word } শব্দের জায়গায় লুকোনো গেল না; অন্য শব্দ বদলান, অথবা বড়ো ছক নিন।
engine-banned-too-short = { $word } মাত্র এক অক্ষরের, তা বাদ রাখা যায় না; বাদ রাখতে আরও বড়ো শব্দ লিখুন।
engine-cannot-keep-clean = এই অক্ষরগুলোর ছকে অশালীন শব্দ এড়ানো গেল না; শব্দের চারপাশে অন্য অক্ষর বাছুন, অথবা “অশালীন শব্দ নয়” বন্ধ করুন।
engine-locked-other-way = { $word } লক করা আছে, আর বাছাই করা কোনো দিকে চলে না; আগে এর লক খুলুন।
engine-locked-together = { $word } ও { $other } লক করা আছে আর তাদের একটা অক্ষর এক, যা বিকল্প অনুযায়ী চলে না; আগে একটার লক খুলুন।
engine-cannot-hide-once = { $letters }: এত কম অক্ষর দিয়ে কোনো শব্দ এমনভাবে লুকোনো গেল না যে একবারই পাওয়া যায়; অন্য অক্ষরের শব্দ যোগ করুন, অথবা শব্দের চারপাশে “অন্য অক্ষর” বাছুন।
engine-cannot-keep-out = এই শব্দগুলো ছকের বাইরে রাখা গেল না: { $words }; কম শব্দ বাদ রাখুন, অথবা শব্দের চারপাশে অন্য অক্ষর বাছুন।
engine-why-no-room = { $width } × { $height } ছকে { $word } শব্দের জায়গা পাওয়া যায়নি; বড়ো ছক নিলে হতে পারে।
engine-why-within = { $word } অন্য শব্দের অংশ, আর এমন শব্দ বাদ দেওয়ার কথা; বিকল্পে তা বদলানো যায়।
engine-why-twice = { $word } বাদ গেছে, কারণ এটি দ্বিতীয় এক জায়গাতেও পাওয়া যেত; ফের সাজালে, বা শব্দের চারপাশে অন্য অক্ষর নিলে হতে পারে।

engine-loss-workshop = ধাঁধাটি নিয়ে আরও কাজ করতে যা লাগে, তা থাকে না: { $what }।
engine-lost-options = বিকল্প ও সূচনা সংখ্যা
engine-lost-dictionary = শব্দতালিকার নাম
engine-lost-locks = কোন শব্দগুলো লক করা
engine-lost-pinned = কোন অক্ষরগুলো হাতে লেখা
engine-lost-former = যেসব শব্দ সরানো হয়েছে সেগুলোর সূত্র
engine-lost-unplaced = যেসব শব্দের জায়গা হয়নি: { $words }
engine-loss-look = পাতার এই সেটিংগুলো থাকে না: { $what }।
engine-loss-about = ধাঁধার এই তথ্যগুলো থাকে না: { $what }।
engine-lost-copyright = কপিরাইটের কথা
engine-lost-title = শিরোনাম
engine-lost-author = লেখকের নাম
engine-loss-shortened = ফরম্যাটের জন্য বেশি লম্বা, তাই কেটে ছোট করা হয়: { $what }।
engine-lost-editor = সম্পাদক
engine-lost-publisher = প্রকাশক
engine-lost-date = তারিখ
engine-lost-notes = টীকা
engine-lost-url = ওয়েব ঠিকানা
engine-lost-difficulty = কঠিনতার মাত্রা
engine-loss-notes = টীকা নির্দেশনার অংশ হয়ে যায়।
engine-loss-marks = ঘরের চিহ্নগুলো থাকে না: { $what }।
engine-lost-circles = গোল দাগ: { $cells }
engine-lost-given = দেওয়া অক্ষর: { $cells }
engine-lost-bars = মোটা দাগ: { $bars }
engine-lost-shades = রঙিন ঘর: { $cells }
engine-loss-checksum = সমাধান ঠিক কি না তা জানার উপায় থাকে না।
engine-lost-blocks = শব্দের বাইরের ঘর কেমন দেখায়
engine-lost-hidden = সমাধানকারী নিজেই কালো ঘর খুঁজে নেয়, এই কথা
engine-lost-text-size = লেখার আকার
engine-lost-word-bank = সাহায্যের শব্দতালিকা
engine-lost-key = সমাধান কোথায় থাকে
engine-lost-headings = শিরোনামের ভাষা
engine-lost-digits = অঙ্ক
engine-lost-printing = কীভাবে প্রিন্ট হয়
engine-lost-numbering = সারি ও কলাম অনুযায়ী নম্বর
engine-loss-direction = এই ফরম্যাটে লেখার দিক জানানোর উপায় নেই: অন্য প্রোগ্রাম ছকটি বাঁ থেকে ডানে দেখায়, আয়নায় যেমন উলটো দেখা যায়।
engine-loss-language = ভাষা লেখা থাকে না: এখানে আবার খুললে শব্দগুলোর ভাষা { $language } নয়, { $guessed } ধরা হবে।
engine-loss-clue-language = সূত্রের ভাষা লেখা থাকে না।
engine-loss-letters = তখন এই অক্ষরগুলো অন্য অক্ষর হয়ে যাবে: { $letters }।
engine-letters-folded = ধরে নেওয়া ভাষার শব্দে থাকে না এমন অক্ষর আছে, সেগুলো সাধারণ অক্ষর হয়ে গেছে: { $letters }
engine-loss-counts = এই ফরম্যাটে অক্ষরসংখ্যার আলাদা জায়গা নেই: সেগুলো সূত্রের শেষে লেখা থাকে।
engine-loss-outside = শব্দের বাইরের { $cells }টি ঘর কালো ঘর হয়ে যায়।
engine-loss-unfilled = { $cells }টি ঘরে এখনো অক্ষর নেই; অন্য প্রোগ্রাম তা ভুল ধরতে পারে।
engine-loss-spelling = { $words }টি শব্দ যেমন লেখা হয়েছিল তেমন থাকে না, শুধু ছকের অক্ষরগুলো থাকে।
engine-loss-counts-off = অক্ষরসংখ্যা যে দেখানো হয় না, তা লেখা থাকে না।
engine-loss-kind = এখানে আবার খুললে এটি হবে { $kind }।
engine-lost-numbers = সংখ্যাছক
engine-lost-filled = ভরাট শব্দছক
engine-lost-freeform = মুক্ত শব্দছক
engine-loss-rebus = { $cells }টি ঘর রিবাস ঘর হয়ে যায়: তাতে যা আছে, তা এই ফরম্যাটের অক্ষর নয়।
engine-loss-rebus-keys = { $letters } রকমের রিবাস ঘর আছে; কিছু প্রোগ্রাম বড়োজোর { $most } রকম জানে।
engine-loss-puz-utf-8 = লেখাগুলো UTF-8-এ (ফরম্যাটের সংস্করণ 2.0); যেসব প্রোগ্রাম শুধু পুরোনো সংস্করণ জানে, সেগুলোতে লেখা এলোমেলো দেখাবে।
engine-loss-typographic = { $texts }টি লেখায় বাঁকা উদ্ধৃতিচিহ্ন, লম্বা ড্যাশ ইত্যাদি সাধারণ চিহ্ন হয়ে যায়।
engine-loss-cut = { $clues }টি সূত্র { $most } চিহ্নের চেয়ে লম্বা, তাই কেটে ছোটো করা হয়।
engine-loss-taken-for-counts = { $clues }টি সূত্রের শেষ অংশ অক্ষরসংখ্যা বলে ধরা হবে।
engine-loss-dash = { $clues }টি সূত্রে শুধু একটি ড্যাশ আছে; সূত্র নেই বলে ধরা হয়।
engine-puz-hidden = .puz ফাইলে শুধু শব্দছক থাকে; শব্দসন্ধান .ipuz হিসেবে সংরক্ষণ করুন।
engine-puz-barred = .puz ফাইলে ঘরের মাঝে মোটা দাগ থাকে না; এই ধাঁধা .ipuz বা .jpz হিসেবে সংরক্ষণ করুন।
engine-puz-sides = .puz ফাইলে প্রতি দিকে সর্বোচ্চ { $most }টি ঘর থাকে, আর এই ছক { $width } × { $height }; .ipuz হিসেবে সংরক্ষণ করুন।
engine-puz-keys = .puz ফাইলে A থেকে Z ছাড়া সর্বোচ্চ { $most }টি আলাদা অক্ষর থাকে, আর এই ধাঁধায় আছে { $letters }টি; .ipuz হিসেবে সংরক্ষণ করুন।
engine-puz-letter = “{ $cell }” লেখা ঘরে এমন একটি চিহ্ন আছে, যা .puz ফাইল নিজের কাজে লাগায়; .ipuz হিসেবে সংরক্ষণ করুন।
engine-puz-too-large = { $name } { $size } এমবি, খোলা যায় সর্বোচ্চ { $most } এমবি; অন্য ফাইল বাছুন।
engine-not-puz-puzzle = { $name } খোলার মতো .puz ধাঁধা নয়: { $why }।
engine-puz-broken-off = ছক শেষ হওয়ার আগেই এটি ফুরিয়ে গেছে
engine-puz-no-grid = এর ছকে কোনো ঘর নেই
engine-puz-row = এর ছকের সারি { $row }-এ { $width }টি ঘর নেই
engine-puz-texts-broken-off = মাঝপথে শেষ: শেষের সূত্রগুলো নেই
engine-puz-checksums = চেকসাম মেলে না: সংরক্ষণের পরে এর কিছু বদলানো বা নষ্ট হয়েছে
engine-puz-unlocked = { $key } চাবি দিয়ে লক করা ছিল
engine-puz-locked = সমাধান লক করা, খোলা যায়নি, তাই এখানে অক্ষর নেই
engine-puz-mistakes = সমাধানকারীর ভুলের দাগ আছে, তা রাখা হয় না
engine-puz-time = সমাধানকারীর সময় লেখা আছে, তা রাখা হয় না
engine-puz-sections = কিছু অংশ আছে যা রাখা হয় না: { $names }
engine-puz-rebus-unknown = { $cells }টি রিবাস ঘরে কী আছে তা বলা নেই, তাই সেখানে একটি করে অক্ষর
engine-imported-clue-count = এর ছকের { $words }টি শব্দের জন্য { $clues }টি সূত্র আছে, তাই কোনটি কোন শব্দের তা জানা যায় না
engine-uclick-answer = একটি সূত্রের উত্তর { $answer } তার ছকে যা আছে তার সঙ্গে মেলে না
engine-circles-lost = { $cells }টি ঘরে গোল দাগ আছে, তা রাখা হয় না
engine-filled-in-lost = { $cells }টি ঘরে সমাধানকারীর বসানো অক্ষর আছে, তা রাখা হয় না
engine-seen-as-read = এটি ডান থেকে বাঁয়ে পড়া শব্দছকের জন্য; এই ধাঁধা .ipuz হিসেবে সংরক্ষণ করুন।
engine-loss-cells = যেসব প্রোগ্রাম প্রতিটি সূত্রের ঘর দেখে না, সেগুলো শব্দ উলটো পড়ে; তাদের জন্য অন্য .ipuz ফাইলটি আছে।
engine-html-lost = { $texts }টি লেখায় ছবি, ছোটো করে ওপরে লেখা অক্ষর বা এমন কিছু আছে; শুধু অক্ষরগুলো রাখা হয়
engine-ipuz-codes-lost = অক্ষরের বদলে সংখ্যা আছে, তা রাখা হয় না
engine-ipuz-styles-lost = { $cells }টি ঘরে ছবি বা অন্য চিহ্ন আছে, তা রাখা হয় না
engine-ipuz-variety = এটি “{ $kind }” ধরনের ধাঁধা, অথচ খোলা যায় কেবল শব্দছক, সাংকেতিক শব্দছক ও শব্দসন্ধান
engine-ipuz-jumbled = সূত্রগুলো যে শব্দের পাশে আছে সে শব্দের নয়, কোনটি কার তা সমাধানকারীকেই মেলাতে হয়
engine-ipuz-own-lists = এটি পাশাপাশি ও উপর-নিচ শব্দের শব্দছক নয়: এর সূত্রগুলো নিজস্ব তালিকায় আছে, { $headings }
engine-ipuz-clueless = { $words }টি শব্দের সূত্র নেই
engine-ipuz-unseen = এতে কালো ঘর দেখানো নেই, সমাধানও নেই, তাই শব্দগুলো কোথায় তা জানা যায় না
engine-alternatives-lost = { $cells }টি ঘরে একাধিক অক্ষর চলে; প্রথমটি রাখা হয়
engine-ipuz-keys-lost = এমন তথ্য আছে যা রাখা হয় না: { $keys }

picture-too-large = { $width } × { $height } পিক্সেলের ছবি এই ব্রাউজার তৈরি করতে পারে না; আরও ছোটো মাপ নিন, অথবা ছকটি SVG হিসেবে সংরক্ষণ করুন।
engine-loss-picture = এটি ছবি: আবার খোলা যায় না।
outlines-none = অক্ষরের আউটলাইন যা দিয়ে তৈরি হয়, তা আনা যায়নি; রেখাচিত্রের অক্ষর টেক্সট হিসেবে রেখে সংরক্ষণ করুন, অথবা ইন্টারনেট এলে আবার চেষ্টা করুন।
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = কিছু অক্ষর টেক্সট হিসেবেই থাকল, কারণ এখানকার কোনো ফন্টে সেগুলো নেই: { $letters }।

engine-loss-only-words = শুধু শব্দ ও তাদের সূত্র: ছক নেই, শিরোনাম নেই।
engine-needs-clue = { $word } শব্দটির সূত্র নেই, আর এই ফাইলে প্রতিটি শব্দের সূত্র লাগে।
engine-one-character = এই ফাইলে প্রতি ঘরে একটি সরল অক্ষর থাকে। এগুলো আঁটে না: { $letters }।
engine-from-left-only = প্রোগ্রামটি শব্দ শুধু বাঁ থেকে ডানে লেখে, তাই এই ধাঁধা আয়নার মতো উল্টে যেত।
engine-most-sides = এই ফাইলে প্রতি দিকে সর্বোচ্চ { $most }টি ঘর থাকে, আর এই ছক { $width } × { $height }।
engine-moodle-kind = শুধু সূত্রসহ শব্দছক এমন প্রশ্ন হতে পারে।
engine-loss-author = রচয়িতার নাম থাকে না।
engine-h5p-kind = H5P-তে আছে শব্দসন্ধান, আর সূত্রসহ দুই বা তার বেশি শব্দের শব্দছক; এটি দুটির একটিও নয়।
engine-loss-own-grid = H5P শব্দগুলো দিয়ে নতুন ছক বানায়; সূত্র আর লুকানো বার্তা থাকে না।
engine-loss-layout = H5P প্রতিবার শব্দগুলো নতুন করে সাজায়: পাশাপাশি কোনো শব্দ না থাকলেই কেবল সাজানো থাকে।
engine-zip-not-opened = { $name } খোলার মতো ধাঁধাসহ .zip ফাইল নয়: { $why }।
engine-zip-damaged = এটি নষ্ট হয়ে গেছে
engine-zip-too-large = প্যাক খুললে এতে { $files }টির বেশি ফাইল বা { $megabytes } এমবির বেশি ডেটা হয়
engine-zip-paths = এর ফাইলগুলো নিজের ফোল্ডারের বাইরে চলে যেত
engine-zip-locked = এটি পাসওয়ার্ড দিয়ে লক করা; আগে প্যাক খুলুন
engine-zip-compressed = এটি অপ্রচলিত উপায়ে প্যাক করা; আগে প্যাক খুলুন
engine-zip-nested = এর ভেতরে আরেকটি .zip ফাইল আছে; প্যাক খুলে সেটি খুলুন
engine-zip-no-puzzle = এতে কোনো ধাঁধা নেই
engine-zip-several = এতে কয়েকটি ধাঁধা আছে ({ $names }); প্যাক খুলে একটি খুলুন

# The Save menu of the sheet.
save-zip = সব ফাইল (.zip)…
    .hint = ছবি, টেক্সট ও সব ফরম্যাট একসঙ্গে
save-export = অন্য প্রোগ্রামের জন্য…
    .hint = শব্দছকের প্রোগ্রাম, সমাধানের পেজ, শব্দের তালিকা
# While the engine finds out what each format can hold of a large puzzle.
export-looking = কোন ফরম্যাটে কতটা থাকে দেখা হচ্ছে …
export-heading = অন্য প্রোগ্রামের জন্য সংরক্ষণ
export-group-programs = শব্দছকের প্রোগ্রাম
export-group-solving = পর্দায় সমাধানের জন্য
export-group-words = শব্দ ও সূত্র
export-group-learning = শেখার প্ল্যাটফর্মের জন্য
export-group-grids = ছক
# How much of the puzzle a format holds.
export-whole = সবকিছু থাকে
export-lossless = পুরো ধাঁধা থাকে
export-lossy = { $n }টি জিনিস বাদ যায় বা বদলায়
# $ending: such as ".puz".
export-save = { $ending } হিসেবে সংরক্ষণ
export-save-lossy = তবু { $ending } হিসেবে সংরক্ষণ
export-save-whole = { $ending } হিসেবে সংরক্ষণ, তাতে সব থাকে
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = ছবি (PNG)
    .about = সমাধানের জন্য ছক, আর সমাধান।
format-svg = রেখাচিত্র (SVG)
    .about = একই জিনিস, যেকোনো মাপে স্পষ্ট; লেখালেখি ও পাতা সাজানোর প্রোগ্রামের জন্য।
    .ending = .svg
format-text = টেক্সট (.txt)
    .about = কপি করার জন্য সূত্র ও সমাধান।
    .ending = .txt
format-ipuz = ধাঁধার ফাইল (.ipuz)
    .about = পরে এখানে খুলে বদলানোর জন্য; অন্য কিছু প্রোগ্রামও এটি পড়ে।
    .ending = .ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = যেমন দেখা যায় তেমন ধাঁধার ফাইল (.ipuz)
    .about = যেসব প্রোগ্রাম সাধারণ ফাইলটি আয়নার মতো উলটো দেখায়, সেগুলোর জন্য।
    .ending = .ipuz (যেমন দেখা যায়)
format-puz = Across Lite (.puz)
    .about = বেশির ভাগ শব্দছকের অ্যাপ ও প্রোগ্রামের জন্য, পুরোনোগুলোও।
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Crossword Compiler ও যেসব অ্যাপ এর ফাইল পড়ে, সেগুলোর জন্য।
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = একই জিনিস, প্যাক না করা।
    .ending = .xml
format-exolve = Exolve
    .about = যেসব ওয়েবপেজ ও ব্লগে Exolve চলে, সেগুলোর জন্য।
    .ending = Exolve
format-xd = .xd
    .about = সাধারণ টেক্সট, শব্দছকের সংগ্রহের জন্য।
    .ending = .xd
format-html = সমাধানের পেজ (.html)
    .about = যেকোনো ব্রাউজারে খোলে, ইন্টারনেট ছাড়াই; কিছু ইনস্টল করতে হয় না।
    .ending = .html
format-csv = সারণি (.csv)
    .about = Excel ও অন্য স্প্রেডশিটের জন্য।
    .ending = .csv
format-tsv = ট্যাব দেওয়া সারণি (.tsv)
    .about = শব্দ শেখার প্রোগ্রামের জন্য; Anki-র জন্য আলাদা ফরম্যাট আছে।
    .ending = .tsv
format-json = শব্দতালিকা (.json)
    .about = অন্য প্রোগ্রামের জন্য, আর এখানে শব্দতালিকা হিসেবে।
    .ending = .json
format-template = ছকের টেমপ্লেট (.txt)
    .about = সারি ধরে লেখা টেক্সট, Crosscore-এর কমান্ড লাইনের জন্য।
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Moodle, WordPress, Lumi আর H5P আছে এমন অন্য সাইটের জন্য।
    .ending = .h5p
format-moodle = Moodle-এর শব্দছক (.xml)
    .about = Crossword প্রশ্নের ধরনসহ Moodle-এর জন্য; সেটি আলাদা প্লাগইন।
    .ending = .xml
format-gift = Moodle-এর প্রশ্ন (GIFT)
    .about = প্রতিটি সূত্র একটি প্রশ্ন, শব্দটি তার উত্তর; অন্য প্ল্যাটফর্মও এটি পড়ে।
    .ending = GIFT
format-glossary = Moodle-এর শব্দকোষ (.xml)
    .about = শব্দগুলো, সংজ্ঞা হিসেবে তাদের সূত্র।
    .ending = .xml
format-anki = Anki-র ফ্ল্যাশকার্ড (.txt)
    .about = এক পিঠে শব্দ, অন্য পিঠে তার সূত্র।
    .ending = .txt
format-quizlet = Quizlet-এর ফ্ল্যাশকার্ড (.txt)
    .about = Quizlet-এর “Import”-এ পেস্ট করার জন্য।
    .ending = .txt
zip-heading = এক ফাইলে সব
zip-text = এখানে যেগুলোতে টিক দেবেন, সেগুলো এক .zip ফাইলে; ভেতরের সব নামে একই তারিখ ও সময়।
zip-save = .zip সংরক্ষণ
zip-none = অন্তত একটিতে টিক দিন।
# Opens the list of it, file by file.
zip-losses = যা বাদ যায় বা বদলায়
# $n: of the ticked files.
zip-lossy = এগুলোর { $n }টি ফাইলে সবকিছু থাকে না; সঙ্গের ধাঁধার ফাইলে (.ipuz) থাকে।
zip-lossy-without = এগুলোর { $n }টি ফাইলে সবকিছু থাকে না। ধাঁধার ফাইলেও (.ipuz) টিক দিন, তাতে সব থাকে।
picture-heading = ছবি সংরক্ষণ
picture-what = কিসের ছবি
picture-what-puzzle = ধাঁধা
picture-what-answers = সমাধান
picture-what-both = দুটিই
picture-how-large = মাপ
picture-for-screen = পর্দার জন্য
picture-for-print = প্রিন্টের জন্য
picture-by-width = প্রস্থ দিয়ে
picture-pixels-across = প্রস্থে পিক্সেল
picture-file = ফাইল
picture-letters-help = আউটলাইন সব জায়গায় একই রকম দেখায়। টেক্সট খোঁজা ও বদলানো যায়, তবে যেখানে খুলবেন সেখানে এই অক্ষরের ফন্ট থাকতে হবে।
picture-as-outlines = আউটলাইন
picture-as-text = টেক্সট
picture-told-svg = রেখাচিত্র, যেকোনো মাপে স্পষ্ট।
picture-width-wrong = প্রস্থ { $least } থেকে { $most } পিক্সেলের মধ্যে দিন।
picture-told = { $width } × { $height } পিক্সেল।
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } সেমি, { $dpi } dpi: { $width } × { $height } পিক্সেল।
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>যেকোনো জায়গায় ছেড়ে দিন</strong><br>শব্দতালিকা (.json, .csv, .tsv, .txt)<br>বা ধাঁধা (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>ফাইলটি শুধু এই ডিভাইসেই পড়া হয়।</span>
dictionary-open-puzzle = ধাঁধা খুলুন…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = ফাইল আনুন…
    .title = তালিকা (.json, .csv, .tsv, .txt), অথবা শব্দ নেওয়ার জন্য কোনো ধাঁধা
lists-puzzle-heading = এটি একটি ধাঁধা
# $name is a file's.
lists-puzzle-text = { $name } ফাইলের শব্দ ও সূত্র তালিকা হিসেবে নেবেন, নাকি এটি ধাঁধা হিসেবে খুলবেন?
lists-puzzle-open = ধাঁধা খুলুন
lists-puzzle-words = শব্দগুলো নিন

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = এই ধাঁধা পর্দায় সমাধান করতে পেজের ভেতরের একটি প্রোগ্রাম (JavaScript) লাগে, যা এই ব্রাউজার চালাচ্ছে না। সেটি চালু করুন, অথবা পেজটি অন্য ব্রাউজারে খুলুন।
player-print =
    .title = প্রিন্ট
    .aria-label = প্রিন্ট
player-search = শব্দসন্ধান
# The heading of a page without a puzzle; the next three say why.
player-none = সমাধান করার মতো কিছু নেই
player-broken = এই লিংকে বা ফাইলে ধাঁধাটি পুরো নেই: পথে কিছু অংশ হারিয়ে গেছে। আবার চেয়ে নিন।
player-nothing = এই ঠিকানায় কোনো ধাঁধা নেই: # চিহ্নের পরের অংশটি বাদ পড়েছে। পুরো লিংকটি কপি করুন।
player-old-browser = এই ব্রাউজার এত পুরোনো যে লিংক থেকে ধাঁধা খুলতে পারে না। ব্রাউজারটি হালনাগাদ করুন, অথবা অন্যটি নিন।
## The dialog that shares a puzzle

share-heading = অন্যদের সমাধানের জন্য
share-link-heading = লিংক হিসেবে
share-link-text = পুরো ধাঁধা লিংকের ভেতরেই আছে, # চিহ্নের পরে: যিনি খুলবেন, তিনিই সমাধান করতে পারবেন। লিংক তৈরি করতে কারও কাছে কিছু পাঠানো হয়নি।
share-link =
    .aria-label = লিংক
share-copy = কপি করুন
# Hands the link to the device's own list of ways to send something.
share-send = পাঠান…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { $most } কেবির মধ্যে { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } কেবি
share-copied = লিংক কপি হয়েছে।
share-copy-yourself = এই ব্রাউজার পেজটিকে কপি করতে দেয় না: বাক্স থেকে লিংকটি নিজে কপি করুন।
# The title that the device is told with the link, where the puzzle has none.
share-title = সমাধানের জন্য একটি ধাঁধা
share-no-address = Crosscore-এর এই কপি একটি ফাইল, ওয়েবে এর ঠিকানা নেই, তাই লিংক তৈরি করা যায় না। বদলে পেজ সংরক্ষণ করুন।
share-this-computer = ঠিকানাটি শুধু এই কম্পিউটারের: অন্য কোথাও লিংকটি কিছু খুলবে না।
share-near = ঠিকানাটি শুধু এই নেটওয়ার্কের: অন্য কোথাও লিংকটি কিছু খুলবে না।
share-file-heading = এক ফাইলে
share-file-text = এমন একটি পেজ (.html), যা চালাতে আর কিছু লাগে না, ইন্টারনেটও নয়: মেইলে পাঠান বা পেনড্রাইভে দিন। এটি যেকোনো ব্রাউজারে খোলে, আর বদলানোর জন্য এখানেও আবার খোলে।
share-file = পেজ সংরক্ষণ
share-embed = ওয়েবসাইটে বসান
share-embed-text = পেজটি সংরক্ষণ করুন, আপনার সাইটে আপলোড করুন, আর যেখানে ধাঁধাটি থাকবে সেখানে এই কোড পেস্ট করুন। পেজটি একই ফোল্ডারে না থাকলে নামের জায়গায় তার ঠিকানা লিখুন।
share-embed-code =
    .aria-label = পেস্ট করার কোড
share-embed-copied = কোড কপি হয়েছে।
share-answers = দুটির ভেতরেই সমাধান আছে, প্যাক করা, তবে গোপন নয়।
share-secret = সমাধান ছাড়া
share-secret-help = প্রতিযোগিতার জন্য: যিনি ছক ভরবেন তিনি শুধু জানবেন সব ঠিক কি না।
share-ipuz = ‎.ipuz হিসেবে রাখুন
share-no-answers = এতে উত্তর নেই, শুধু একটি সংকেত আছে যা দিয়ে ভরা ছক যাচাই হয়।
share-diagram = পর্দায় যিনি সমাধান করবেন তিনি কালো ঘরগুলো তবু দেখবেন।
share-failed = ধাঁধাটি শেয়ার করা যায়নি।
engine-nothing-to-solve = এখনো সমাধান করার মতো কিছু নেই: ছকে কোনো শব্দ বসেনি।
engine-unfilled-to-solve = এখনো সমাধান করা যাবে না: ছকের { $cells }টি ঘরে অক্ষর নেই।
engine-link-too-long = লিংকটি { $size } চিহ্নের হতো, আর নিশ্চিতভাবে পৌঁছায় সর্বোচ্চ { $most } চিহ্নের লিংক। ধাঁধাটি ফাইল হিসেবে দিন।
engine-no-player = ধাঁধা সমাধানের পেজটি এখানে নেই।
engine-damaged-page = { $name } ফাইলের ধাঁধা নষ্ট হয়ে গেছে। পেজটি নতুন করে সংরক্ষণ করুন, অথবা যে .ipuz ফাইল থেকে এটি তৈরি, সেটি খুলুন।

engine-exolve-3d = এটি ত্রিমাত্রিক শব্দছক
engine-exolve-beyond = Exolve { $letter }-এর মতো অক্ষর নিতে পারে না; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-exolve-fillers = সূত্রের মাঝে অন্য লাইন আছে, তা রাখা হয় না
engine-exolve-hints = সূত্রের সঙ্গে ইঙ্গিত আছে; তা রাখা হয় না
engine-exolve-long-line = একটি সূত্রে { $most }টির বেশি চিহ্ন আছে
engine-exolve-long-row = ছকের সারি { $row }-এ { $width }টির বেশি ঘর আছে; বাকিগুলো বাদ
engine-exolve-no-word-search = Exolve শব্দসন্ধান দেখায় না; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-exolve-placeless = { $clues }টি সূত্র আছে যা ছকের কোনো শব্দের নয়; তা বাদ গেছে
engine-exolve-rows = এর ছকে { $rows }টি সারি, কিন্তু উচ্চতা লেখা { $height }
engine-exolve-sections = এমন অংশ আছে যা রাখা হয় না: { $sections }
engine-exolve-several = কয়েকটি ধাঁধা আছে; প্রথমটি খোলা হয়েছে
engine-exolve-shaped = এর ঘরগুলোর নিজস্ব আকৃতি আছে
engine-exolve-short-row = এর ছকের সারি { $row }-এ { $cells }টি ঘর, কিন্তু প্রস্থ লেখা { $width }
engine-exolve-too-large = ছকটি { $width } × { $height }, আর Exolve সর্বোচ্চ { $most } × { $most } দেখায়; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-exolve-too-long = ছকের একটি অক্ষরে { $characters }টি চিহ্ন আছে, আর Exolve সর্বোচ্চ { $most }টি নেয়; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-imported-given = অসম্পূর্ণ শব্দের অক্ষর দেখায়; তা ছকে থাকে, কিন্তু দেখানো হয় না
engine-exolve-adrift = { $clues }টি সূত্রে শব্দ কোথায় বসবে তা লেখা নেই; তা বাদ গেছে
engine-exolve-jigsaw = এটি জিগস শব্দছক: শব্দ কোথায় বসবে তা সূত্রে লেখা নেই
engine-xd-too-long = এতে { $lines }টির বেশি লাইন আছে, অথবা একটি লাইনে { $most }টির বেশি চিহ্ন আছে
engine-xd-small = ছকে ছোটো হাতের অক্ষর আছে, কারণ লেখা নেই; এখানে তা অন্য অক্ষরের মতোই
engine-xd-readings = { $cells }টি ঘরে একাধিক পাঠ আছে, ঘরে তা একসঙ্গে থাকে
engine-xd-barred = এটি মোটা দাগের শব্দছক, আর দাগগুলো কোথায় তা লেখা নেই
engine-xd-hidden = শুধু X অক্ষরটি আছে: সমাধান নেই
engine-xd-other-answers = এর সূত্র ও উত্তর এর ছকের নয়
engine-xd-wrong-answers = { $answers }টি উত্তর ছকের সঙ্গে মেলে না; ছকটিই রাখা হয়
engine-xd-no-word-search = .xd ফাইলে শব্দসন্ধান থাকে না; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-xd-keys = .xd ফাইলে একাধিক চিহ্নের সর্বোচ্চ { $most }টি আলাদা অক্ষর থাকে; .ipuz হিসেবে সংরক্ষণ করুন।
engine-loss-xd-bars = .xd ফাইলের মোটা দাগ শুধু কিছু প্রোগ্রাম চেনে; অন্যগুলো আরেকটি ছক পড়ে।
engine-loss-xd-texts = { $texts }টি লেখায় এমন চিহ্ন আছে, এই ফরম্যাটে যার মানে অন্য; তা বদলে যায়।
engine-imported-backwards = { $clues }টি শব্দ আছে যা উলটো দিকে পড়া হয়; এখানে ঘরগুলো যেভাবে পড়া হয় সেভাবেই থাকে
engine-imported-barred = এর ঘরের মাঝের মোটা দাগ শব্দ আলাদা করে, আর এখানকার ছকে শব্দ আলাদা হয় শুধু কালো ঘরে
engine-imported-completion = সমাধানকারীর জন্য একটি বার্তা আছে, তা রাখা হয় না
engine-imported-details = কিছু তথ্য আছে যা রাখা হয় না: { $details }
engine-imported-deep = এর XML যেকোনো শব্দছকের চেয়ে বড়ো
engine-imported-doctype = এতে ডকুমেন্টের ধরন (DOCTYPE) ঘোষণা করা আছে, যা কোনো শব্দছকে লাগে না
engine-imported-encoding = এতে লেখা আছে { $encoding }, কিন্তু এর টেক্সট তাতে নয়
engine-imported-explained = সূত্রের ব্যাখ্যা আছে, তা রাখা হয় না
engine-imported-large = এটি { $most } এমবির চেয়ে বড়ো
engine-imported-linked = { $clues }টি সূত্র আছে যা ছকের একাধিক শব্দের; এখানে তা শুধু প্রথম শব্দটির
engine-imported-long-cell = এর ছকের একটি ঘরে আস্ত একটি লেখা আছে
engine-imported-marked = সূত্রে মোটা, বাঁকা ইত্যাদি হরফ আছে; সাধারণ হরফে রাখা হয়
engine-imported-misfit = বাদ গেছে: এর ঘরগুলো ছকের কোনো শব্দ নয়
engine-imported-no-cells = এর ছকে কোনো ঘর নেই
engine-imported-no-runs = এর শব্দগুলো এক কালো ঘর থেকে আরেক কালো ঘর পর্যন্ত পাশাপাশি ও উপর-নিচ চলে না
engine-imported-other-runs = এর শব্দগুলো ({ $lists } তালিকায়) এক কালো ঘর থেকে আরেক কালো ঘর পর্যন্ত পাশাপাশি ও উপর-নিচ চলে না
engine-imported-numbers = শব্দগুলো গুনলে যে নম্বর হয়, এর নম্বর তা নয়; নতুন করে নম্বর দেওয়া হয়েছে
engine-imported-one-cell = { $clues }টি শব্দ আছে মাত্র এক ঘরের, তা বাদ গেছে
engine-imported-pictures = কিছু ঘরে ছবি আছে, তা রাখা হয় না
engine-imported-refused = { $name } খোলা যায় না: { $why }।
engine-imported-size = এর ছক ফাঁকা, অথবা { $most } × { $most }-এর চেয়ে বড়ো
engine-imported-states = সমাধানকারীর বসানো অক্ষর আছে, তা রাখা হয় না
engine-imported-words = এতে { $words }টি শব্দ আছে, সর্বোচ্চ { $most }টি ব্যবহার করা যায়
engine-jpz-arrows = এর সূত্রগুলো তালিকায় নয়, ছকের ভেতরে, তিরওয়ালা শব্দছকে যেমন থাকে
engine-jpz-no-puzzle = এতে Crossword Compiler-এর কোনো ধাঁধা নেই
engine-jpz-no-word-search = .jpz ফাইলে শব্দসন্ধান থাকে না; .ipuz বা সমাধানের পেজ হিসেবে সংরক্ষণ করুন।
engine-jpz-other-kind = এটি শব্দছক নয়, “{ $kind }” ধরনের ধাঁধা
engine-jpz-second-numbers = কিছু ঘরে দ্বিতীয় নম্বর আছে, তা রাখা হয় না
engine-jpz-looks = { $cells }টি ঘরে আকার বা রং আছে, তা রাখা হয় না
engine-jpz-bars-within = শব্দের ভেতরে { $bars }টি মোটা দাগ আছে, তা রাখা হয় না
engine-jpz-strange-cells = কিছু ঘর ছকের বাইরে
engine-jpz-wordless = এমন সূত্র আছে যা ছকের কোনো শব্দের নয়; বাদ গেছে
engine-loss-exolve-typing = একাধিক চিহ্নের অক্ষর দুবার ক্লিক করে লিখতে হয়: এর কিছু চিহ্ন ({ $signs }) কোনো একটি লিপির নয়।
engine-loss-jpz-direction = এই ফরম্যাটে লেখার দিক জানানোর উপায় নেই: ছকটি কাগজে যেমন তেমনই থাকে, আর প্রতিটি শব্দের ঘর ডান দিক থেকে পরপর লেখা থাকে; যে প্রোগ্রাম সেই ক্রম মানে না, সেটি শব্দ বাঁ দিক থেকে পড়ে।
engine-xml-broken = { $name } নষ্ট: লাইন { $line }, কলাম { $column } থেকে এর XML পড়া যায় না; ফাইলটি নতুন করে আনুন।

sheet-group-print = প্রিন্ট
sheet-group-look = চেহারা
sheet-group-words = ভাষা ও সংখ্যা
sheet-about = আরও তথ্য
about-copyright = স্বত্ব
about-editor = সম্পাদক
about-publisher = প্রকাশক
about-date = তারিখ
about-notes = টীকা
about-difficulty = কঠিনতা
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages = { $n } পৃষ্ঠায় ছাপা হবে, লেখা { $size } পয়েন্টের।
# The same where the answer key alone is printed.
sheet-pages-key = { $n } পৃষ্ঠায় ছাপা হবে।
sheet-option-prints = যা ছাপা হবে
    .help = ধাঁধা, সমাধান, নাকি দুটিই; প্রতিটি আলাদা পৃষ্ঠায়।
    .choice-puzzle = ধাঁধা
    .choice-key = সমাধান
    .choice-both = দুটিই
sheet-option-paper = কাগজ
    .help = পৃষ্ঠাগুলো কোন কাগজের জন্য; কিছু না বাছলে A4 ও Letter দুটিতেই ধরে।
    .choice-auto = A4 বা Letter
    .choice-a4 = A4
    .choice-letter = Letter
sheet-option-name_line = নাম লেখার জায়গা
    .help = ধাঁধার ওপরে একটি দাগ, যিনি সমাধান করবেন তাঁর নামের জন্য।
sheet-option-save_ink = কালি বাঁচান
    .help = দাগ সরু হয়, কিছুই ভরাট থাকে না: কালো ঘরে টানা টানা দাগ থাকে।

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = এখনো সমাধান করার মতো কিছু নেই।
play-unfilled = এই ছকে এখনো খালি ঘর আছে: আগে ভরুন, তারপর সমাধান করা যাবে।
play-pencil = পেনসিল
    .title = পেনসিল: যে অক্ষর নিয়ে আপনি নিশ্চিত নন
play-check = যাচাই
    .title = অক্ষর যাচাই করুন
play-check-letter = এই অক্ষর
play-check-word = এই শব্দ
play-check-all = পুরো ছক
play-reveal = দেখান
    .title = সঠিক অক্ষর দেখান
play-clue =
    .aria-label = এখনকার সূত্র
play-clue-back =
    .aria-label = আগের সূত্র
    .title = আগের সূত্র (Shift+Tab)
play-clue-on =
    .aria-label = পরের সূত্র
    .title = পরের সূত্র (Tab)
# Read out by screen readers only.
play-cross-help = অক্ষর টাইপ করুন। তিরচিহ্নের বোতাম এক ঘর থেকে অন্য ঘরে নিয়ে যায়, Tab পরের সূত্রে নেয়, Space পাশাপাশি আর উপর-নিচের মধ্যে বদল করে। Esc, তারপর Tab চাপলে ছক থেকে বেরোনো যায়।
play-cross-label = শব্দছক, { $width } × { $height }
# All clues one below the other, each with a field for its word.
play-text = টেক্সট হিসেবে
    .title = সব সূত্র টেক্সট হিসেবে, প্রতিটি শব্দ লেখার জায়গাসহ
play-clues-region = সূত্র
play-filled = ভরা ঘর
play-cells = { $all }টির { $n }টি ভরা
play-start-over-letters = ছক খালি করুন
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = ফাঁকা
play-told = { $begun ->
    [true] { $place }: { $clue }, { $n } অক্ষর, { $letters }
   *[false] { $place }: { $clue }, { $n } অক্ষর
}
# The square where one is. $n, $all: its place in the word.
play-told-cell = { $letter }{ $wrong ->
    [true] , ভুল
   *[false] { "" }
}{ $told ->
    [true] , দেখানো
   *[false] { "" }
}{ $pencil ->
    [true] , পেনসিলে
   *[false] { "" }
}, { $all }টির মধ্যে { $n } নম্বর ঘর
play-no-letter = এটি এই ধাঁধার অক্ষর নয়।
# Behind a clue, for screen readers.
play-state-filled = (ভরা)
play-state-wrong = (ভুল অক্ষর আছে)
play-too-long = { $n } অক্ষর; জায়গা আছে { $all }টির।
play-not-right = ছক ভরেছে, তবে এখনো সব ঠিক হয়নি।
play-full-secret = ছক ভরে গেছে। এই ধাঁধার সঙ্গে সমাধান নেই, তাই এখানে যাচাই করা যাবে না।
play-check-full = আগে পুরো ছকটি ভরুন। তারপর জানা যাবে সব ঠিক আছে কি না।
# $scope: letter, word or all.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] সব ঠিক।
       *[other] এখন পর্যন্ত কিছু ভুল নেই।
    }
   *[other] { $wrong }টি অক্ষর ভুল।
}
play-revealed = { $n ->
    [0] দেখানোর কিছু নেই: এটি ঠিকই আছে।
   *[other] { $n }টি অক্ষর দেখানো হলো।
}
# The end.
play-solved = বাহ! সমাধান হয়ে গেছে।
play-solved-help = { $n }টি অক্ষর দেখানো হয়েছিল।
play-revealed-all = পুরো ছক দেখানো হয়েছে।
keys-solving = খেলার সময়
    .open = ধাঁধাটি এখানেই সমাধান করুন
    .next = পরের ঘরে, বা দিক বদল
    .turn = অন্য দিক
    .slot = পরের সূত্র, বা আগেরটি
    .ends = শব্দের প্রথম ঘর, বা শেষ ঘর
    .clear = অক্ষর সরান
    .check = শব্দটি যাচাই করুন
    .leave = তারপর Tab চাপলে ছক থেকে বেরোনো

kind-convert = এই ধাঁধা থেকে বানান
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = বানানো হয়েছে: { $kind }।
job-puzzle-convert = অন্য ধরনের ধাঁধা বানানো হচ্ছে …
failed-puzzle-convert = অন্য ধরনের ধাঁধা বানানো যায়নি।
engine-cannot-convert = এই ধাঁধা থেকে ওই ধরনের ধাঁধা বানানো যায় না; তার জন্য এমন শব্দছক লাগে, যার প্রতিটি ঘরে অক্ষর আছে।
engine-code-lacking = এতে { $letter } অক্ষরের নম্বর নেই
engine-code-twice = এতে { $letter } অক্ষরের একাধিক নম্বর আছে
engine-code-unused = এতে { $letter } অক্ষরের নম্বর আছে, কিন্তু অক্ষরটি ছকে নেই
engine-loss-codes = অক্ষরের নম্বরগুলো লেখা থাকে না: অন্য প্রোগ্রাম সূত্রসহ একটি শব্দছক দেখায়।
engine-loss-lengths = অক্ষরসংখ্যা ধরে সাজানো শব্দের তালিকা লেখা থাকে না: অন্য প্রোগ্রাম সূত্রসহ একটি শব্দছক দেখায়।
engine-not-checked = যাচাই করা হয়নি: একাধিক সমাধান হতে পারে।
engine-proved-sole = যাচাই করা হয়েছে: শব্দতালিকার শব্দ দিয়ে একটিই সমাধান হয়।
engine-seen-clueless = এটি সূত্রসহ শব্দছকের জন্য; এই ধাঁধা .ipuz হিসেবে সংরক্ষণ করুন।
engine-the-numbers = অক্ষরের নম্বর
option-derived-count = শব্দের সংখ্যা
    .help = শব্দতালিকা থেকে কতটি শব্দ তোলা হবে।
    .unit = শব্দ
    .any = সব
option-derived-size = ছকের মাপ
    .help = স্বয়ংক্রিয় হলে সব শব্দের যত জায়গা লাগে ছক তত বড়ো হয়। মাপ বেঁধে দিলে যত শব্দ ধরে, তত বসে।
    .unit = ঘর
option-grid = ছক
    .help-crossing = যেখানে মেলে সেখানেই শব্দ কাটাকাটি করে, আর ছক তাদের ঘিরে বাড়ে।
    .help-blocked = খবরের কাগজের মতো কালো ঘরওয়ালা ছক, শব্দে ভরা; বড়ো শব্দতালিকা লাগে।
    .choice-crossing = কাটাকাটি করা শব্দ
    .choice-blocked = ভরাট ছক
kind-krisskross = শব্দ বসানো
    .short = শব্দ বসানো
    .help = ফাঁকা ছক; যে শব্দগুলো বসবে, সেগুলো অক্ষরসংখ্যা ধরে সাজানো।
option-start = শুরুর জন্য
    .help = ছকে আগে থেকেই কী লেখা থাকবে, যাতে যিনি মেলাবেন তিনি শুরু করার জায়গা পান।
    .choice-word = একটি শব্দ
    .choice-letter = একটি অক্ষর
    .choice-none = কিছুই না
preset-krisskross = সাধারণ
    .help = ৩০টি কাটাকাটি করা শব্দ; তার একটি দেওয়া থাকে।
preset-krisskross-small = ছোটোদের জন্য
    .help = ৩ থেকে ৬ অক্ষরের ১২টি ছোটো শব্দ।
preset-krisskross-filled = ভরাট ছক
    .help = কালো ঘরসহ ১১ × ১১, বড়ো শব্দতালিকার জন্য।
kind-codeword = সংকেতছক
    .short = সংকেতছক
    .help = প্রতিটি অক্ষরের বদলে একটি নম্বর, সব জায়গায় একই; কয়েকটি অক্ষর দেওয়া থাকে, আর সমাধান একটিই।
engine-doing-codeword = একটিই সমাধান হয় এমন ছক খোঁজা হচ্ছে
option-shown = দেওয়া অক্ষর
    .help = অন্তত কতটি অক্ষর দেওয়া থাকবে; একটিই সমাধান না থাকা পর্যন্ত আরও দেওয়া হয়।
    .unit = অক্ষর
preset-codeword = সাধারণ
    .help = ৩০টি কাটাকাটি করা শব্দ, অন্তত ৩টি অক্ষর দেওয়া।
preset-codeword-filled = ভরাট ছক
    .help = কালো ঘরসহ ১৩ × ১৩, বড়ো শব্দতালিকার জন্য।
preset-codeword-easy = সহজ
    .help = ৩০টি কাটাকাটি করা শব্দ, অন্তত ৭টি অক্ষর দেওয়া।

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = ৩০টি সেট<span> বানান</span>…
versions-heading = প্রত্যেকের জন্য আলাদা ধাঁধা
versions-text = প্রতিটি সেটের নম্বর শিরোনামে থাকে, সমাধানেও।
versions-number = কয়টি
versions-number-wrong = { $least } থেকে { $most } পর্যন্ত একটি সংখ্যা দিন।
# Where the words of each version come from.
versions-words = শব্দ
versions-words-list = প্রতিটিতে আলাদা
versions-words-same = সবগুলোতে একই
versions-keys = সমাধান
versions-keys-none = ছাড়া
versions-keys-end = সবার শেষে
versions-keys-each = প্রতিটির পরে
versions-print = সব প্রিন্ট
versions-zip = .zip সংরক্ষণ
# The title that is printed on a version, with its number.
versions-title = { $title } – সেট { $n }
versions-title-bare = সেট { $n }
versions-made = তৈরি হয়েছে: { $total }টির মধ্যে { $done }টি
# While their pages are set for printing.
versions-set = প্রিন্টের জন্য তৈরি: { $total }টির মধ্যে { $done }টি
versions-ready = { $n ->
    [0] প্রিন্ট বা সংরক্ষণের মতো কোনো সেট নেই।
   *[other] { $n }টি সেট তৈরি: প্রিন্ট বা সংরক্ষণ করুন।
}
versions-stopped = { $n ->
    [0] প্রথম সেট তৈরির আগেই থামানো হয়েছে।
   *[other] থামানো হয়েছে: { $n }টি সেট তৈরি। প্রিন্ট বা সংরক্ষণ করুন।
}
versions-few = এই শব্দগুলো দিয়ে মাত্র { $n }টি আলাদা সেট বানানো যায়। প্রিন্ট বা সংরক্ষণ করুন, অথবা আরও শব্দ নিন।
# $n: how many $numbers are; $reason: a sentence.
versions-lacking = { $n ->
    [one] সেট { $numbers } বানানো যায়নি: { $reason }
   *[other] সেট { $numbers } (মোট { $n }টি) বানানো যায়নি: { $reason }
}
failed-puzzle-versions = সেটগুলো বানানো যায়নি।
