# What the page says, in English. Every other catalogue has the same messages; docs/translating.md
# tells how to write one. Sentences are short, plain and friendly to a teacher.
#
# <b>, <kbd>, <a>, <br> mark parts of a text and stay as they are, wherever they end up in the sentence.

## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = English
language-direction = ltr

# Between the items of a list.
list-comma = { ", " }
