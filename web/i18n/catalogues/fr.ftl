# What the page says, in French. What each value and each mark means is told in en.ftl, above the message of the same name.
#
# Ton : simple et chaleureux, celui d’une enseignante qui parle à une collègue ; on vouvoie. Typographie : « », espace fine
# insécable avant ; ! ?, espace insécable avant : et à l’intérieur des guillemets, apostrophe ’. Passé composé ou participe.
#
# Termes (glossary):
#   puzzle of any kind   jeu;  crossword   mots croisés;  word search   mots mêlés
#   free-form / filled crossword   mots croisés libres / mots croisés classiques;  number crossword   nombres croisés
#   kriss-kross          mots casés;  codeword   mots codés
#   word list            liste de mots
#   clue                 définition;  hint   indice
#   answers, answer key  solution;  given letters   lettres données
#   grid                 grille;  cell   case;  black square   case noire
#   crossing             croisement;  across / down   horizontalement / verticalement
#   placed / unplaced    placé / sans place;  isolated   isolé;  piece   bloc
#   layout               disposition;  reshuffle   mélanger;  refill   remplir à nouveau
#   lock / unlock        fixer / libérer
#   seed                 graine;  score   score
#   sheet                feuille;  word bank   banque de mots;  letter counts   nombre de lettres
#   preset               modèle;  note (of a finding)   remarque
#   row (of a table, of the grid), line (of a text)   ligne
#   cancel / undo / redo annuler / annuler / rétablir;  clear   effacer;  delete   supprimer
#   save / kept          enregistrer / conservé
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

language-name = Français
language-direction = ltr

list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore : des mots croisés avec vos propres mots
page-description =
    .content = Crée des mots croisés à partir de listes de mots, dans toutes les langues, sur votre propre appareil.
button-undo =
    .title = Annuler (Ctrl+Z)
    .aria-label = Annuler
button-redo =
    .title = Rétablir (Ctrl+Y)
    .aria-label = Rétablir
button-cancel = Annuler
button-close = Fermer
button-save = Enregistrer
field-word = { $content ->
    [numbers] Nombre
   *[words] Mot
}
field-clue = Définition
field-cells =
    .aria-label = Cases

## Fixed text: the bar on top

bar-about =
    .title = À propos de Crosscore
steps =
    .aria-label = Étapes
step-words = <b>1</b> Mots
step-puzzle = <b>2</b> Jeu
step-print = <b>3</b> Imprimer<span> et partager</span>
step-puzzle-heading = Jeu
bar-tools =
    .aria-label = Outils
bar-help = Aide
    .title = Aide
bar-list = Liste de mots :{ " " }
bar-own = Mes mots
bar-reshuffle = { $grid ->
    [blocked] Remplir à nouveau
   *[other] Mélanger
}
bar-improve = Améliorer
    .title = Chercher une meilleure disposition de ces mots (I)
bar-new-words = { $grid ->
    [blocked] Nouvelle<span> grille</span>
   *[other] Autres<span> mots</span>
}
bar-options = Options
bar-create = Imprimer<span> et partager</span>
bar-play = Jouer
    .title = Résoudre ce jeu ici (P)
bar-puzzles = Jeux
puzzle-name = Renommer « { $name } »
puzzle-rename =
    .aria-label = Nom du jeu

## The language of the page itself

language-button = Langue de cette page : { $language }
language-now = Cette page s’affiche maintenant en { $language }.
language-failed = Impossible de charger { $language } : la page reste dans cette langue. Vérifiez votre connexion et réessayez.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Grille
grid-canvas =
    .aria-label = { $grid ->
        [letters] Mots mêlés
       *[other] Grille de mots croisés
    }
    .aria-roledescription = { $grid ->
        [letters] grille de lettres
       *[other] grille de mots croisés
    }
grid-help = { $grid ->
    [letters] Les flèches vont d’une lettre à l’autre. Espace passe d’un mot à l’autre parmi ceux qui utilisent la lettre. Entrée remplace le mot sélectionné. F2 le modifie, L le fixe, Suppr le supprime. Plus et moins changent le zoom. Le point d’interrogation montre toutes les touches.
   *[other] Les flèches vont d’une lettre à l’autre. Espace passe de l’horizontale à la verticale et inversement. Entrée remplace le mot sélectionné. F2 le modifie, M le déplace, L le fixe, Suppr le supprime. Plus et moins changent le zoom. Le point d’interrogation montre toutes les touches.
}
boot-title = Préparation
boot-again = Réessayer
boot-note = Tout se passe sur cet appareil. Vos mots ne sont envoyés nulle part.

## Fixed text: the selected word

chosen-bar =
    .aria-label = Mot sélectionné
chosen-replace = Remplacer
    .title = Un autre mot de la liste, au hasard (Entrée)
chosen-edit = Modifier
    .title = Modifier le mot et sa définition (F2)
chosen-why = Pourquoi ?
    .title = Pourquoi il n’est pas dans la grille, et ce qui pourrait y entrer à sa place
chosen-move = Déplacer
    .title = Déplacer à un autre endroit (M)
chosen-lock = Fixer
chosen-delete = { $grid ->
    [blocked] Effacer
   *[other] Supprimer
}
    .title = { $grid ->
        [blocked] Effacer ses lettres (touche Suppr)
       *[other] Supprimer (touche Suppr)
    }
chosen-move-next = Place suivante
chosen-move-put = Poser ici

## Fixed text: the line below the grid

status-progress =
    .aria-label = Durée de la recherche
status-stop = Arrêter
status-counts =
    .aria-label = Bilan
status-tools =
    .aria-label = { $grid ->
        [letters] Mots et affichage
       *[other] Disposition et affichage
    }
status-freeze = { $grid ->
    [letters] Tout fixer
   *[other] Figer la grille
}
    .title = Garder chaque mot à sa place
status-zoom-out =
    .title = Zoom arrière (−)
    .aria-label = Zoom arrière
status-zoom-fit =
    .title = Grille entière (0)
    .aria-label = Grille entière
status-zoom-in =
    .title = Zoom avant (+)
    .aria-label = Zoom avant

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Mots
words-toggle = { $content ->
    [numbers] Nombres
   *[words] Mots
}
words-filter =
    .aria-label = { $content ->
        [numbers] Chercher un nombre ou une définition
       *[words] Chercher un mot ou une définition
    }
    .placeholder = Chercher
words-narrow =
    .title = Trier, filtrer, sélectionner
    .aria-label = Trier, filtrer, sélectionner
words-add = Ajouter
    .title = Ajouter des mots (A)
words-state =
    .aria-label = État
words-length =
    .aria-label = Longueur
words-order =
    .aria-label = Ordre
words-show-all = Tout afficher
words-pick-many = En sélectionner plusieurs

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading = { $grid ->
    [letters] Feuille de mots mêlés
   *[other] Feuille de mots croisés
}
sheet-switch =
    .aria-label = Afficher
sheet-show-puzzle = Jeu
sheet-show-answers = Solution
sheet-show-both = Les deux
sheet-settings = Réglages
sheet-print = Imprimer / PDF
submission-open = Pour une rédaction…
submission-heading = Imprimer pour une rédaction
submission-text = La grille, sa solution et toutes les définitions avec leurs réponses, à double interligne, avec des marges de 2,5 cm. Vos coordonnées restent sur cet appareil : elles ne figurent que sur ces pages, dans aucun fichier.
submission-name = Votre nom
submission-address = Adresse
submission-email = E-mail
submission-forget = Oublier mes coordonnées
submission-count = Mots : { $n }. Taille : { $width } × { $height }.
sheet-share = Lien de partage
sheet-picture = Image
sheet-files = Tous les fichiers
sheet-panel =
    .aria-label = Réglages de la feuille
sheet-given = Lettres données <span>ou cliquez sur une case</span>
sheet-given-first = Initiales
sheet-given-some = Quelques-unes
sheet-given-none = Aucune
sheet-paper =
    .aria-label = { $grid ->
        [letters] Feuille de mots mêlés
       *[other] Feuille de mots croisés
    }
sheet-title =
    .aria-label = Titre
    .placeholder = Ajouter un titre
sheet-author =
    .aria-label = Nom de l’auteur
    .placeholder = Ajouter un nom d’auteur
sheet-instructions =
    .aria-label = Consigne
    .placeholder = Ajouter une consigne
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] grille de lettres
       *[other] grille de mots croisés
    }
sheet-grid-help = Les flèches vont d’une case à l’autre. Espace donne la lettre de la case aux joueurs, ou la cache de nouveau.

## Playing: the puzzle is solved on the page

play-heading = Jouer
play-timer =
    .title = Afficher ou masquer le temps
play-time-name = Temps
play-hint = Indice
    .title = Entourer la première lettre d’un mot (H)
play-more =
    .title = Plus
    .aria-label = Plus
play-grid =
    .aria-roledescription = grille de lettres
play-grid-label = Grille de lettres, { $width } sur { $height }
play-help = Les flèches vont d’une lettre à l’autre. Entrée marque la première lettre d’un mot ; tracez ensuite le trait avec les flèches, puis validez avec Entrée ou annulez avec Échap. H donne un indice.
play-zoom =
    .aria-label = Affichage
play-list-region =
    .aria-label = Mots à trouver
play-progress =
    .aria-label = Mots trouvés
play-how = Faites glisser de la première à la dernière lettre du mot, ou touchez l’une puis l’autre.
play-how-fingers = À deux doigts, vous déplacez la grille et changez le zoom.
play-count = { $n ->
    [one] { $n } trouvé sur { $all }
   *[other] { $n } trouvés sur { $all }
}
play-show-all-help = Abandonner et voir où sont les autres mots
play-start-over = Recommencer
play-start-over-help = Effacer tout ce que vous avez trouvé
play-shown = Tous les mots sont montrés.
play-started-over = On recommence à zéro.
play-undo = Annuler
play-begun = { $letter }, première lettre
play-dropped = Trait annulé.
play-found = { $word } trouvé, { $n } sur { $all }
play-again-found = Vous avez déjà trouvé { $word }.
play-none = { $letters } n’est pas un mot de la liste
play-hinted = Indice : { $word } commence ligne { $row }, colonne { $column }
play-hinted-clue = Indice : « { $clue } » commence par { $letter }, ligne { $row }, colonne { $column }
play-hinted-other = Indice : un mot commence par { $letter }, ligne { $row }, colonne { $column }
play-hints-out = La première lettre de chaque mot restant est entourée.
play-state-found = (trouvé)
play-state-shown = (montré)
play-state-hinted = (première lettre entourée)
play-done = { $all ->
    [one] Bravo ! Vous avez trouvé le mot.
   *[other] Bravo ! Vous avez trouvé les { $all } mots.
}
play-done-time = Il vous a fallu { $time }.
play-done-hints = { $n ->
    [one] Vous avez demandé un indice.
   *[other] Vous avez demandé { $n } indices.
}
play-given-up = { $n ->
    [one] Vous avez trouvé { $n } mot sur { $all }.
   *[other] Vous avez trouvé { $n } mots sur { $all }.
}
play-message = Les lettres restantes disent :
play-again = Rejouer

## Fixed text: one's own word lists

lists-save = Enregistrer sous
lists-make = { $grid ->
    [letters] Créer des mots mêlés
   *[other] Créer des mots croisés
}
own-heading = Tapez ou collez vos mots
own-text =
    .placeholder = volcan - montagne qui peut entrer en éruption
own-help = Un mot par ligne ; sa définition après un tiret, une virgule ou une tabulation.
own-make = { $grid ->
    [letters] Créer mes mots mêlés
   *[other] Créer mes mots croisés
}
own-example = Voir un exemple
own-file = Ouvrir un fichier…
own-table = Utiliser un tableau
own-later = Plus tard
own-or = ou :
own-kinds =
    .aria-label = Un autre type de jeu
own-example-words = volcan - montagne qui peut entrer en éruption | île - terre entourée d’eau | fleuve - il se jette dans la mer | océan - plus vaste qu’une mer | désert - région où il ne pleut presque jamais | vallée - terrain bas entre deux collines | glacier - grande masse gelée qui descend des sommets | forêt - grande étendue couverte d’arbres | lac - eau entourée de terre | grotte - creux dans la roche
own-count = { $n ->
    [one] { $n } mot
   *[other] { $n } mots
}{ $clues ->
    [0] .
    [one] , { $clues } avec une définition.
   *[other] , { $clues } avec une définition.
}
own-wrong = { $n ->
    [one] Une ligne est à revoir.
   *[other] { $n } lignes sont à revoir.
}
lists-ready = Listes de mots toutes prêtes
own-open = Utiliser mes mots
lists-side =
    .aria-label = Mes listes
lists-side-heading = Mes listes
lists-new = Nouvelle liste
lists-name =
    .aria-label = Nom de la liste
lists-menu =
    .title = Renommer, dupliquer, supprimer
    .aria-label = Cette liste
lists-language = Langue
lists-add-row = Ligne
    .title = Ajouter une ligne dessous (Ctrl+Entrée)
lists-remove-row = Supprimer la ligne
    .title = Supprimer les lignes sélectionnées (Ctrl+Suppr)
lists-up =
    .title = Monter (Alt+Flèche haut)
    .aria-label = Monter
lists-down =
    .title = Descendre (Alt+Flèche bas)
    .aria-label = Descendre
lists-sort = Trier
lists-next =
    .title = Aller à la suivante
table-help = Les flèches changent de case. Tapez pour écrire, F2 pour modifier. Entrée descend, Tab passe à la case suivante. Maj et les flèches sélectionnent des lignes. Contrôle Entrée ajoute une ligne, Contrôle Suppr supprime des lignes, Alt et les flèches les déplacent. Échap puis Tab quittent le tableau.
table =
    .aria-label = Mots et définitions
table-row = Ligne
table-word = Mot
table-cells = Cases
table-look = À revoir
table-empty = <strong>Tapez un mot, puis sa définition.</strong>Ou collez ici une liste entière, ou importez un fichier.<br>Tout reste sur cet appareil.
table-detail =
    .aria-label = Cette ligne en entier
table-key-tab = <kbd>Tab</kbd> case suivante
table-key-enter = <kbd>Entrée</kbd> descendre
table-key-undo = <kbd>Ctrl+Z</kbd> annuler

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] Modifier le nombre et sa définition
   *[words] Modifier le mot et sa définition
}
edit-parting = Touchez une case soulignée pour séparer ses lettres.
edit-part = Séparer les lettres de { $cell }
edit-join = Réunir { $one } et { $other } dans une case
edit-word-help = Voici les cases que le mot occupera. Tapez <kbd>|</kbd> entre deux lettres pour les séparer vous-même.
edit-offers-heading = { $grid ->
    [letters] D’autres mots de la liste
   *[other] D’autres mots qui entrent ici
}
add-heading = Ajouter des mots
add-save = Ajouter
add-offers-heading = { $grid ->
    [letters] Dans la liste de mots
   *[other] Mots de la liste qui se rattachent à la grille
}
offers-list =
    .aria-label = Suggestions
offers-show = Voir des suggestions
offers-more = En voir plus

## Fixed text: all keys

keys-heading = Raccourcis clavier
keys-single = Raccourcis d’une seule lettre, comme L et M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = Guide (en anglais)
manual-words = Quels fichiers conviennent (en anglais)
manual-paper = Ce qui tient sur le papier (en anglais)
manual-bench = Construire pas à pas (en anglais)
manual-share = Comment fonctionne le partage (en anglais)
howto-heading = Comment créer un jeu
howto-1 = <b>Écrivez vos mots.</b> À l’étape 1, tapez-les ou collez-les, un par ligne. La définition vient après un tiret, une virgule ou une tabulation.
howto-2 = <b>Ou apportez un fichier.</b> Ouvrez-y une liste de mots, ou déposez-la n’importe où sur la page. Vous pouvez aussi partir d’une liste toute prête.
howto-3 = <b>Créez le jeu.</b> Un clic, et vos mots prennent place. Si l’un d’eux n’entre pas, la liste dit pourquoi.
howto-4 = <b>Regardez-le à l’étape 2.</b> Mélanger dispose autrement les mêmes mots ; Améliorer cherche une meilleure disposition.
howto-5 = <b>Essayez un autre type.</b> Le premier bouton au-dessus de la grille indique le type de jeu. Cliquez dessus pour en choisir un autre.
howto-6 = <b>Changez un mot.</b> Sélectionnez-le dans la grille ou dans la liste. Les boutons qui apparaissent servent à le modifier, le déplacer, le fixer ou le supprimer. Annuler permet de revenir sur tout.
howto-7 = <b>Fixez les règles.</b> Les options décident de la taille du jeu, de l’orientation des mots et de la difficulté.
howto-8 = <b>Imprimez-le à l’étape 3.</b> Écrivez un titre sur la feuille, choisissez le papier et la solution, puis imprimez ou enregistrez en PDF.
howto-9 = <b>Partagez-le, ou résolvez-le ici.</b> L’étape 3 crée un lien ou une page pour que d’autres le résolvent. Avec Jouer, c’est vous qui le résolvez.
howto-10 = <b>Retrouvez-le.</b> Vos jeux sont conservés sur cet appareil, sous Jeux. Enregistrez le fichier de ceux qui comptent pour vous. Rien de ce que vous écrivez ne quitte cet appareil.

## Fixed text: the options

options-presets =
    .aria-label = Modèles
options-standard = Rétablir les réglages par défaut
options-memory = Mots déjà utilisés
options-memory-clear = Oublier ces mots
options-repeat = Refaire le même jeu
options-seed = Graine
options-seed-field =
    .placeholder = au hasard
options-seed-help = { $content ->
    [numbers] Laissez vide pour un nouveau jeu à chaque fois. La même graine et les mêmes options redonnent le même jeu.
   *[words] Laissez vide pour un nouveau jeu à chaque fois. La même graine, la même liste de mots et les mêmes options redonnent les mêmes mots, sauf si les mots déjà utilisés sont évités.
}
options-seed-now = Ce jeu : <b></b>
options-seed-again = La réutiliser
options-foot = { $grid ->
    [letters] <b>Autres mots</b> tire d’autres mots de la liste. <b>Mélanger</b> garde ces mots et les cache autrement ; les options marquées « au tirage » ne comptent pas alors.
    [blocked]
        { $content ->
            [numbers] <b>Nouvelle grille</b> repart de zéro avec ces options. <b>Remplir à nouveau</b> trouve d’autres nombres pour cette grille et garde ce que vous avez écrit ou fixé.
           *[words] <b>Nouvelle grille</b> repart de zéro avec ces options. <b>Remplir à nouveau</b> trouve d’autres mots pour cette grille et garde ce que vous avez écrit ou fixé, ainsi que les cases noires d’un motif ou dessinées par vous.
        }
   *[other] <b>Autres mots</b> tire d’autres mots de la liste. <b>Mélanger</b> garde ces mots et les dispose autrement ; les options marquées « au tirage » ne comptent pas alors.
}
options-reshuffle = { $grid ->
    [blocked] Remplir<span> cette grille</span> à nouveau
   *[other] Mélanger<span> ces mots</span>
}
options-new = { $grid ->
    [blocked] Nouvelle grille
   *[other] Autres mots
}

## Fixed text: about

about-heading = À propos de Crosscore
about-what = Crosscore crée des mots croisés à partir de vos propres mots et de listes de mots dans de nombreuses langues, les imprime et les enregistre.
about-private = Rien ne quitte cet appareil
about-private-text = Vos mots, vos définitions et vos jeux restent dans ce navigateur. Il n’y a pas de compte à créer, et personne ne compte vos visites. La page charge son programme et ses listes de mots depuis le site où vous l’avez ouverte. Elle n’y renvoie rien, ne contacte aucun autre site, et sa politique de sécurité le lui interdit.
proof-heading = Comment le vérifier
proof-policy = La page commence par cette politique. Elle oblige le navigateur à refuser de charger quoi que ce soit d’un autre site ou d’y envoyer quoi que ce soit.
proof-visit = { $n ->
    [one] Lors de cette visite, la page a demandé un seul fichier, à son propre site.
   *[other] Lors de cette visite, la page a demandé { $n } fichiers, tous à son propre site.
}
proof-visit-foreign = Lors de cette visite, { $n } fichiers ont été demandés, dont { $foreign } hors de ce site. C’est peut-être une extension du navigateur qui les a demandés.
proof-visit-none = Lors de cette visite, la page n’a rien demandé : tout est dans ce seul fichier.
proof-files = Quels fichiers
proof-look = Pour le voir vous-même, ouvrez l’onglet réseau des outils de développement de votre navigateur et créez un jeu. Ou coupez la connexion : la page ouverte continue de fonctionner.
proof-test = Un test crée chaque type de jeu dans un vrai navigateur et note chaque requête. Il échoue si une requête va vers un autre site, fait autre chose que charger un fichier de celui-ci ou contient un mot tapé, ou si un cookie est posé. Il prouve d’abord que rien ne lui échapperait.
proof-source = Le test
proof-no-test = Impossible de charger le test. Vérifiez votre connexion, puis fermez cette fenêtre et rouvrez-la. Il est dans proof.txt, à côté de cette page.
proof-not = <b>Ce que cela ne montre pas.</b> Comme pour toute page web, l’hébergeur du site peut voir quels fichiers ont été demandés, quand et depuis quelle adresse. Les extensions du navigateur peuvent lire toutes les pages. Le correcteur orthographique, la traduction et le remplissage automatique relèvent de votre navigateur ; ses réglages disent ce qu’ils envoient.
about-kept-heading = Ce qui est conservé
about-kept = Ce qui est conservé dans le navigateur peut disparaître avec lui. Enregistrez le fichier (.ipuz) des jeux qui comptent pour vous.
about-licences = Licences
about-licences-text = Crosscore est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autres personnes ; chaque composant a ses propres conditions. Vous pouvez aussi les lire dans <a>un seul fichier texte</a>.

## Fixed text: the About box, use without the network

offline-heading = Utilisation hors connexion
offline-check = Chercher une nouvelle version
offline-remove = Supprimer la copie hors connexion
offline-again = Conserver sur cet appareil
offline-reload = Recharger
offline-later = Plus tard
offline-state-soon = Cette page sera bientôt conservée sur cet appareil et fonctionnera hors connexion.
offline-state-fetching = Enregistrement pour l’usage hors connexion : { $done } fichiers sur { $files }.
offline-state-kept = Fonctionne hors connexion : les { $files } fichiers ({ $size }) sont conservés sur cet appareil.
offline-state-removed = Vous avez supprimé la copie hors connexion : cette page a besoin d’une connexion.
offline-state-full = Indisponible hors connexion : il n’y a plus assez de place sur cet appareil. Avec une connexion, la page fonctionne comme avant.
offline-state-fetch = Indisponible hors connexion : { $file } n’a pas pu être chargé ou est endommagé. Avec une connexion, la page fonctionne comme avant.
offline-state-saving = Pas encore disponible hors connexion : cet appareil est réglé pour économiser les données, et la copie pèse de nombreux mégaoctets.
offline-state-not-here = Impossible hors connexion : ce navigateur ne le permet pas, ou pas en navigation privée.
offline-state-insecure = Impossible hors connexion : les navigateurs ne le permettent que pour les adresses qui commencent par https.
offline-state-one-file = Cette page est un seul fichier. Elle n’a besoin d’aucune connexion.
offline-now = Crosscore fonctionne maintenant aussi hors connexion.
offline-news-ready = Une nouvelle version est prête. Votre jeu est conservé quand vous rechargez.
offline-news-elsewhere = Un autre onglet est passé à une nouvelle version. Celui-ci garde la sienne jusqu’à ce que vous le rechargiez.
offline-checking = Recherche d’une nouvelle version…
offline-newest = C’est la version la plus récente.
offline-unreachable = Impossible de chercher une nouvelle version : le site ne répond pas.
offline-update-fetching = Téléchargement d’une nouvelle version.
offline-update-failed = Il y a une nouvelle version, mais elle n’a pas pu être téléchargée en entier. Vous utilisez toujours celle-ci.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = Fermer
shelf-new = Nouveau jeu
shelf-list =
    .aria-label = Jeux sur cet appareil

## Fixed text: files

file-json =
    .aria-label = Fichier d’une liste de mots
file-list =
    .aria-label = Fichier contenant des mots
file-ipuz =
    .aria-label = Fichier de jeu

## The shelf: the puzzles that are kept on this device

shelf-name = { $from }, { $date }
shelf-changed = Modifié le { $date }
shelf-words = { $given ->
    [one] { $given } mot
   *[other] { $given } mots
}
shelf-words-placed = { $placed ->
    [one] { $placed } mot placé sur { $given }
   *[other] { $placed } mots placés sur { $given }
}
shelf-more = Plus d’actions pour { $name }
shelf-now = Ouvert ici
shelf-elsewhere = Ouvert dans un autre onglet
shelf-spoilt = Endommagé : impossible à ouvrir
shelf-damaged = Le jeu « { $name } » est endommagé et ne peut pas être ouvert. Il reste dans vos jeux, où vous pouvez enregistrer ses données dans un fichier.
shelf-rename = Renommer…
shelf-duplicate = Dupliquer
shelf-save = Enregistrer le fichier du jeu (.ipuz)
shelf-save-raw = Enregistrer ses données dans un fichier
shelf-delete = Supprimer…
shelf-new-name = Nouveau nom
shelf-rename-yes = Renommer
shelf-delete-ask = Supprimer « { $name } » de cet appareil ? C’est définitif.
shelf-delete-yes = Supprimer
shelf-delete-no = Garder
shelf-deleted = « { $name } » a été supprimé.
shelf-renamed = Il s’appelle maintenant « { $name } ».
shelf-duplicated = « { $name } » a été dupliqué.
shelf-not-while-open = Il est ouvert dans un autre onglet. Fermez-le d’abord là-bas.
shelf-gone = Il n’est plus sur cet appareil.
shelf-empty = Aucun jeu pour l’instant.
shelf-shared = Ce jeu est aussi ouvert dans un autre onglet. Ce que vous changez ici est conservé dans une copie à part.
shelf-copied = Ce jeu est aussi ouvert dans un autre onglet. Vos changements continuent ici sous le nom « { $name } » ; l’autre onglet garde les siens.
shelf-safe = Le navigateur les conserve jusqu’à ce que vous les supprimiez.
shelf-unsafe = Le navigateur peut les effacer si l’appareil manque de place. Enregistrez le fichier des jeux qui comptent pour vous.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo utilisés sur { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo utilisés sur { NUMBER($room, maximumFractionDigits: 0) } Go.
shelf-unreadable = Le stockage de cet appareil est illisible.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (copie)
copy-name-again = { $name } (copie { $n })

## Keeping on the device

keep-yes = Conservé<span> sur cet appareil</span>
keep-no = Non conservé<span> sur cet appareil</span>
keep-trouble-full = Non conservé sur cet appareil : il n’y a plus de place pour cette page. Enregistrez le fichier du jeu, ou supprimez des jeux dont vous n’avez plus besoin.
keep-trouble-denied = Non conservé sur cet appareil : le navigateur ne laisse rien conserver à cette page, comme en navigation privée. Enregistrez le fichier du jeu avant de fermer la page.
keep-trouble-newer = Non conservé sur cet appareil : une version plus récente de Crosscore est ouverte dans un autre onglet. Enregistrez le fichier du jeu, puis rechargez cette page.
keep-trouble-blocked = Non conservé sur cet appareil : une version plus ancienne de Crosscore est ouverte dans un autre onglet. Fermez cet onglet, puis réessayez. Ou enregistrez le fichier du jeu.
keep-trouble-failed = Non conservé sur cet appareil : le stockage a échoué ({ $why }). Enregistrez le fichier du jeu, puis réessayez.
keep-no-answer = Le stockage ne répond pas.
keep-file = Enregistrer le fichier du jeu
keep-file-not-kept = { $name } est ouvert mais n’a pas pu être conservé sur cet appareil. Après un rechargement, rouvrez-le pour utiliser ses mots.

## The sheet: the page around the paper, and what screen readers say of it

sheet-grid-empty = { $grid ->
    [letters] Grille de lettres avec des mots cachés, { $width } sur { $height } ; ce qu’il faut trouver suit
   *[other] Grille de mots croisés vide, { $width } sur { $height } cases ; les définitions suivent
}
sheet-grid-answers = { $grid ->
    [letters] Grille de lettres avec ses mots marqués, { $width } sur { $height }
   *[other] Grille de mots croisés avec la solution, { $width } sur { $height } cases
}
sheet-cell = { $given ->
    [true] Ligne { $row }, colonne { $column } : { $letter }, donnée
   *[false] Ligne { $row }, colonne { $column } : { $letter }, non donnée
}
sheet-cell-numbered = { $given ->
    [true] Ligne { $row }, colonne { $column }, numéro { $label } : { $letter }, donnée
   *[false] Ligne { $row }, colonne { $column }, numéro { $label } : { $letter }, non donnée
}
sheet-letter-given = { $given ->
    [true] { $letter } est donnée.
   *[false] { $letter } n’est plus donnée.
}
sheet-letters-given = { $n ->
    [0] Aucune lettre n’est donnée.
    [one] { $n } lettre donnée.
   *[other] { $n } lettres données.
}

## The Save menu of the sheet

save-all = { $grid ->
    [letters] Enregistrer le jeu et la solution
   *[other] Enregistrer le jeu, les définitions et la solution
}
    .hint = { $grid ->
        [letters] deux images et deux textes
       *[other] une image et deux textes
    }
save-clue-text = Définitions (texte)
save-puzzle-text = Jeu (texte)
save-answer-text = Solution (texte)
save-puzzle-file = Fichier du jeu (.ipuz)
    .hint = à rouvrir et modifier plus tard
save-done = Enregistré : { $names }.
save-no-picture = Le navigateur n’a pas pu créer l’image. Essayez une grille plus petite.

## The About box: the line with the version

about-engine = Version { $version }
about-build = build { $build }
about-python = Python { $version }
about-take = Emportez-le : <a>Crosscore en un seul fichier</a> ({ $size }). Il s’ouvre d’un double clic, sans réseau ni serveur.
about-one-file = Voici Crosscore en un seul fichier. Il ne se met jamais à jour ; pour une version plus récente, retournez là où vous l’avez trouvé.
about-no-licences = Impossible de charger les licences. Vérifiez votre connexion, puis fermez cette fenêtre et rouvrez-la. Elles sont dans NOTICES.txt, à côté de cette page.

## One's own word lists

lists-edit = Modifier mes listes…
lists-copy-puzzle = Copier les mots de ce jeu dans une liste
lists-copied = { $n ->
    [one] { $n } mot copié dans une nouvelle liste.
   *[other] { $n } mots copiés dans une nouvelle liste.
}
lists-from-puzzle = Mots d’un jeu
lists-from-puzzle-of = Jeu tiré de { $name }
lists-unnamed = Ma liste
lists-unnamed-again = Ma liste { $n }
lists-mine = { $n ->
    [0] Mes listes
    [1] Mes listes
   *[other] Mes listes ({ $n })
}
lists-today = aujourd’hui à { $time }
lists-not-kept-yet = pas encore conservée
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (expérimental)
lists-language-own-experimental = { $language } · { $own } (expérimental)
lists-language-guess = Deviner d’après les mots
lists-language-guessed = Devinée : { $language }
lists-rename = Renommer
lists-delete = Supprimer cette liste…
lists-duplicated = Liste copiée ; voici { $name }.
lists-delete-heading = Supprimer cette liste ?
lists-delete-text = { $n ->
    [one] « { $name } » contient { $n } mot. Elle sera supprimée de cet appareil, définitivement.
   *[other] « { $name } » contient { $n } mots. Elle sera supprimée de cet appareil, définitivement.
}
lists-delete-yes = Supprimer la liste
lists-deleted = La liste { $name } a été supprimée.
lists-not-deleted = La liste n’a pas été supprimée.
lists-gone = Cette liste a été supprimée dans un autre onglet.
lists-unreadable = La liste n’a pas pu être lue sur cet appareil.
lists-conflict = Cette liste a été modifiée dans un autre onglet. Les deux versions sont conservées : la vôtre s’appelle maintenant « { $name } ».
lists-kept-again = « { $name } » a été supprimée dans un autre onglet. La version d’ici est conservée.
lists-followed = La liste a été modifiée dans un autre onglet ; vous la voyez telle qu’elle est maintenant.
lists-not-kept = Cette liste n’a pas pu être conservée sur cet appareil.
lists-save-as-file = Enregistrez-la dans un fichier avant de fermer la page.
lists-not-checked = Les mots n’ont pas pu être vérifiés.

## One's own word lists: the table

lists-word = Mot, ligne { NUMBER($row, useGrouping: 0) }
    .placeholder = Tapez un mot
lists-clue = Définition, ligne { NUMBER($row, useGrouping: 0) }
    .placeholder = et sa définition
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = +
lists-full = { $most ->
    [one] Une liste contient { $most } ligne au plus. Au-delà, créez une autre liste.
   *[other] Une liste contient { $most } lignes au plus. Au-delà, créez une autre liste.
}
lists-no-cells = Aucune case
lists-finding-error = À revoir :
lists-finding-note = Remarque :
lists-findings-more = +{ $n }
lists-errors = { $n }<span> à revoir</span>
lists-notes = { $n ->
    [one] { $n }<span> remarque</span>
   *[other] { $n }<span> remarques</span>
}
lists-delete-rows = { $n ->
    [0] Supprimer la ligne
    [1] Supprimer la ligne
   *[other] Supprimer { $n } lignes
}
lists-rows-deleted = { $n ->
    [one] { $n } ligne supprimée.
   *[other] { $n } lignes supprimées.
}
lists-rows-selected = { $n ->
    [one] { $n } ligne sélectionnée.
   *[other] { $n } lignes sélectionnées.
}
lists-rows-moved = { $n ->
    [one] { $n } ligne déplacée en position { $to }.
   *[other] { $n } lignes déplacées en position { $to }.
}
lists-sort-word = Trier par mot
lists-sort-length = Trier par longueur
lists-sort-clue = Trier par définition
lists-sorted = Les lignes ont été triées.
lists-swap = Échanger mots et définitions
lists-swapped = Les mots et les définitions ont été échangés.

## One's own word lists: pasting, files, a crossword of the words

lists-clipboard = presse-papiers
lists-pasted = { $n ->
    [one] { $n } ligne collée.
   *[other] { $n } lignes collées.
}
lists-clues-pasted = { $n ->
    [one] { $n } définition collée.
   *[other] { $n } définitions collées.
}
lists-not-pasted = Rien n’a été collé.
lists-nothing-in = Il n’y a pas de mots.
lists-too-many = { $n ->
    [one] Il y a { $n } ligne ; une liste en contient { $most } au plus. Répartissez-les en plusieurs listes, ou ouvrez le fichier comme liste de mots à l’étape 2.
   *[other] Il y a { $n } lignes ; une liste en contient { $most } au plus. Répartissez-les en plusieurs listes, ou ouvrez le fichier comme liste de mots à l’étape 2.
}
lists-too-many-more = { $n ->
    [one] Il y a { $n } ligne, et la liste en a déjà { $there } ; une liste en contient { $most } au plus. Répartissez-les en plusieurs listes.
   *[other] Il y a { $n } lignes, et la liste en a déjà { $there } ; une liste en contient { $most } au plus. Répartissez-les en plusieurs listes.
}
lists-not-imported = { $name } n’a pas été importé. Rien n’a changé.
lists-imported = { $n ->
    [one] { $n } ligne importée de { $name }.
   *[other] { $n } lignes importées de { $name }.
}
lists-import-heading = Où mettre ces mots ?
lists-import-text = { $n ->
    [one] { $name } contient { $n } ligne. L’ajouter à la fin de « { $list } », ou en faire une nouvelle liste ?
   *[other] { $name } contient { $n } lignes. Les ajouter à la fin de « { $list } », ou en faire une nouvelle liste ?
}
lists-import-add = Ajouter à cette liste
lists-save-json = Dictionnaire (.json)
    .hint = se rouvre ici
lists-save-csv = Tableau (.csv)
    .hint = pour les tableurs
lists-save-tsv = Tableau avec tabulations (.tsv)
    .hint = pour les tableurs
lists-save-text = Texte brut (.txt)
    .hint = un mot par ligne
lists-not-made = Aucun jeu n’a été créé.
lists-none-usable = Aucune ligne n’est encore utilisable. Voyez à côté des mots ce qui est à revoir.
lists-left-out = { $n ->
    [one] { $n } ligne a été laissée de côté.
   *[other] { $n } lignes ont été laissées de côté.
}
lists-left-out-why = { $n ->
    [one] Elle n’est pas encore utilisable ; la liste dit pourquoi.
   *[other] Elles ne sont pas encore utilisables ; la liste dit pourquoi.
}
lists-left-out-words = { $n ->
    [one] Elle n’est pas encore utilisable ({ $words }) ; la liste dit pourquoi.
   *[other] Elles ne sont pas encore utilisables ({ $words }) ; la liste dit pourquoi.
}
lists-left-out-some = { $n ->
    [one] Elle n’est pas encore utilisable ({ $words }, …) ; la liste dit pourquoi.
   *[other] Elles ne sont pas encore utilisables ({ $words }, …) ; la liste dit pourquoi.
}

## The start: what is fetched and made ready until the first puzzle is there

boot-step-runtime = Python
boot-step-engine = Moteur de jeux
boot-step-words = Liste de mots
boot-step-layout = Première grille
boot-waiting = en attente
boot-of-words = { $done } mots sur { $total }
boot-done = prêt
boot-of = { $done } sur { $total }
boot-from-disk = Cette page ne peut pas démarrer depuis un dossier ; les navigateurs ne le permettent qu’aux pages en un seul fichier. Ouvrez plutôt crosscore.html, qui est Crosscore en un seul fichier, ou publiez ce dossier avec un serveur web.
boot-old-browser = Ce navigateur est trop ancien pour Crosscore. Ouvrez cette page dans un navigateur à jour.
release-mixed = Une nouvelle version est parue pendant le chargement de cette page, et ses parties ne vont plus ensemble. Rechargez-la.
boot-missing = Impossible de charger { $file }. Vérifiez votre connexion et réessayez, ou ouvrez votre propre liste de mots.
boot-progress =
    .aria-label = Préparation
broken-title = Une partie de cette page ne s’est pas chargée.
broken-text = Vérifiez votre connexion et rechargez. Si cela ne suffit pas, utilisez un navigateur plus récent. Vos jeux sont conservés sur cet appareil.
broken-reload = Recharger la page

## The engine stopped by a fault of its own

fatal-title = Le moteur s’est arrêté
fatal-memory = Il a manqué de mémoire. Fermez d’autres onglets, puis redémarrez-le.
fatal-fetch = Une partie n’a pas pu être chargée.
fatal-slow = Il a mis trop de temps à démarrer : rien ne s’est passé depuis une minute.
fatal-damaged = Une partie est endommagée ou manque.
fatal-fault = Il s’est arrêté à cause d’une erreur de programme.
crash-fault = Le moteur s’est arrêté à cause d’une erreur de programme et a été redémarré. Rien n’est perdu sur cette page.
crash-memory = Le moteur a manqué de mémoire et a été redémarré. Rien n’est perdu sur cette page.
crash-reading = C’est arrivé pendant la lecture de { $name }.
crash-shorter-list = Utilisez une liste de mots plus courte, ou fermez d’abord d’autres onglets.
crash-smaller = Essayez avec moins de mots ou une grille plus petite.
silent-text = Le moteur ne répond plus depuis un moment. Il travaille peut-être encore. Si vous le redémarrez, rien n’est perdu sur cette page.
silent-wait = Attendre encore
silent-restart = Le redémarrer
fatal-kept = Votre jeu est conservé sur cette page.
fatal-one-file = Copiez ce fichier une nouvelle fois, ou téléchargez-le de nouveau là où vous l’avez trouvé.
fatal-boot = Vérifiez votre connexion et redémarrez-le. Si cela ne suffit pas, rechargez la page ou essayez un autre navigateur.
fatal-details = Détails pour signaler l’erreur
fatal-restart = Redémarrer le moteur
fatal-not-started = Le programme d’arrière-plan n’a pas démarré.
failed-restarted = Le moteur a été redémarré. Réessayez.
failed-not-running = Le moteur est arrêté. Redémarrez-le d’abord.

## Amounts

word-count = { $n ->
    [one] { $n } mot
   *[other] { $n } mots
}
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo

## The line of counts below the grid

counts-placed = { $grid ->
    [letters]
        <b>{ $placed }</b> { $placed ->
            [one] mot caché
           *[other] mots cachés
        } sur { $given }
   *[other]
        <b>{ $placed }</b> { $placed ->
            [one] placé
           *[other] placés
        } sur { $given }
}
counts-on-sheet = <b>{ $placed }</b> sur { $given } dans la grille
counts-failed = { $grid ->
    [letters] <b>{ $n }</b> { $n ->
        [one] laissé de côté
       *[other] laissés de côté
    }
   *[other] <b>{ $n }</b> sans place
}
    .only = { $grid ->
        [letters] N’afficher que ces mots : laissés de côté
       *[other] N’afficher que ces mots : sans place
    }
counts-isolated = <b>{ $n }</b> { $n ->
    [one] isolé
   *[other] isolés
}
    .only = N’afficher que ces mots : isolés
counts-long = <b>{ $n }</b> { $n ->
    [one] définition longue
   *[other] définitions longues
}
    .only = N’afficher que ces mots : { $n ->
        [one] définition longue
       *[other] définitions longues
    }
counts-locked = <b>{ $n }</b> { $n ->
    [one] fixé
   *[other] fixés
}
    .only = N’afficher que ces mots : fixés
counts-frozen = { $grid ->
    [letters] tout est fixé
   *[other] grille figée
}
counts-pieces = { $n ->
    [1] un seul bloc
   *[other] <b>{ $n }</b> blocs
}
counts-crossings = <b>{ $n }</b> { $n ->
    [one] croisement
   *[other] croisements
}
counts-size = <b>{ $width } × { $height }</b>
counts-filled = <b>{ $percent } %</b> rempli
counts-seed = graine { $seed }
counts-details = Détails
counts-all = Afficher tous les mots

left-out = { $n ->
    [one] { $n } mot n’est pas sur la feuille
   *[other] { $n } mots ne sont pas sur la feuille
}
left-out-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
left-out-pieces = En plusieurs blocs
    .help = Les place à côté des autres sur la feuille.
left-out-join = Relier avec { $name }
    .help = Des mots de cette liste relient les vôtres.
left-out-kind = { $kind } à la place
    .help = Les mots n’y ont pas besoin de lettre commune.

own-list-differs = Votre liste et ce jeu ne concordent plus : { $what }.
own-list-clues = { $n ->
    [one] { $n } définition
   *[other] { $n } définitions
}
own-list-added = { $n ->
    [one] { $n } nouveau mot dans la liste
   *[other] { $n } nouveaux mots dans la liste
}
own-list-removed = { $n ->
    [one] { $n } mot qui n’est plus dans la liste
   *[other] { $n } mots qui ne sont plus dans la liste
}
own-list-own = { $n ->
    [one] { $n } mot seulement dans le jeu
   *[other] { $n } mots seulement dans le jeu
}
own-list-update-puzzle = Mettre à jour le jeu
own-list-update-list = Mettre à jour ma liste
own-list-taken = Le jeu a repris les changements de votre liste.
own-list-updated = Votre liste a repris les changements du jeu.

## What runs, beside the bar that fills, with a button to stop it

job-starting = Démarrage du moteur…
job-load = Lecture de { $name }…
job-load-words = Lecture : { $done } sur { $total }
job-load-bytes = Chargement : { $done } sur { $total }
job-puzzle-new = { $grid ->
    [letters] On cache les mots…
    [blocked] Remplissage de la grille…
   *[other] Amélioration de la disposition…
}
job-puzzle-reshuffle = { $grid ->
    [letters] On cache les mots…
    [blocked] Remplissage de la grille…
   *[other] Amélioration de la disposition…
}
job-puzzle-improve = { $grid ->
    [blocked] Recherche de meilleurs mots…
   *[other] Amélioration de la disposition…
}
job-still = Pas mieux depuis { $n } s
job-puzzle-revise = Mise à jour du jeu…
job-puzzle-replace = Recherche d’un autre mot…
job-puzzle-edit = Recherche d’une place pour le mot…
job-puzzle-join = Rattachement des mots…
job-puzzle-add = Recherche d’une place pour le mot…
job-puzzle-delete = On referme le vide…
job-stopping = Arrêt…
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $total } s
job-amount = { $done } sur { $total }
job-time = { $seconds } s
job-saving = Enregistrement : { $done } sur { $total }
job-parsing = Lecture de { $name } ({ $size })…

## What has been done

done-laid-out = { $grid ->
    [letters]
        { $placed ->
            [one] { $placed } mot caché
           *[other] { $placed } mots cachés
        } sur { $given } en { $width } sur { $height }, { $shared ->
            [one] { $shared } lettre partagée
           *[other] { $shared } lettres partagées
        }.
   *[other]
        { $placed ->
            [one] { $placed } mot placé
           *[other] { $placed } mots placés
        } sur { $given }, { $crossings ->
            [one] { $crossings } croisement
           *[other] { $crossings } croisements
        }, { $width } sur { $height }.
}
done-searched = Recherche de { $seconds } s ; rien de mieux pendant les { $still } dernières secondes.
done-searched-better = Recherche de { $seconds } s ; la disposition s’améliorait encore.

done-others = { $moved ->
    [-1] { "" }
    [0] { "\u00A0" }: rien d’autre n’a bougé
    [one] { "\u00A0" }: { $moved } autre mot déplacé
   *[other] { "\u00A0" }: { $moved } autres mots déplacés
}
done-lost = { $lost ->
    [0] { "" }
    [one] { "\u202F" }; { $words } n’a plus de place
   *[other] { "\u202F" }; { done-lost-words } n’ont plus de place
}
done-lost-words = { $more ->
    [0] { $words }
    [one] { $words } et { $more } autre
   *[other] { $words } et { $more } autres
}
done-crossings = { $crossed ->
    [true] { $crossings-before } → { $crossings ->
        [one] { $crossings } croisement
       *[other] { $crossings } croisements
    }
   *[false] { $crossings ->
        [one] { $crossings } croisement
       *[other] { $crossings } croisements
    }
}
done-size = { $sized ->
    [true] { $width-before } × { $height-before } → { $width } × { $height }
   *[false] { $width } × { $height }
}
done-counts = { $counted ->
    [true] { "\u202F" }; { done-crossings }, { done-size }
   *[false] { "" }
}
done-moved = { $word } déplacé{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } modifié{ done-others }{ done-lost }{ done-counts }.
done-replaced = { $before } remplacé par { $after }{ done-others }{ done-lost }{ done-counts }.
done-deleted = { $named ->
    [true] Supprimé : { $deleted }
   *[false] { $n ->
        [one] { $n } mot supprimé
       *[other] { $n } mots supprimés
    }
}{ done-others }{ done-lost }{ done-counts }.
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
done-black = { $fewer ->
    [true] { $black-before } → { $black } cases noires,{ " " }
   *[false] { "" }
}
done-improved = { $gained ->
    [true] C’est mieux qu’avant : { done-black }{ $placed-before } → { $placed } mots placés, { done-crossings }, { done-size }.
   *[false] C’est mieux qu’avant : { done-black }{ done-crossings }, { done-size }.
}
done-not-improved = { $grid ->
    [blocked] Pas de meilleurs mots trouvés en { $seconds } s : la grille reste telle quelle.
   *[other] Pas de meilleure disposition trouvée en { $seconds } s : elle reste telle quelle.
}
done-undone = Annulé.
done-redone = Rétabli.
done-started-again = Le moteur a été redémarré. Rien n’est perdu sur cette page.
done-restarted = Le moteur ne s’est pas arrêté à temps et a été redémarré. Votre jeu est tel qu’il était.

## What failed; a sentence that says why follows

failed-load = { $name } n’a pas été ouvert. Rien n’a changé.
failed-open = { $name } n’a pas été ouvert. Rien n’a changé.
failed-puzzle-new = Aucun nouveau jeu n’a été créé.
failed-puzzle-reshuffle = { $grid ->
    [letters] Les mots n’ont pas été cachés autrement.
   *[other] Les mots n’ont pas été mélangés.
}
failed-puzzle-improve = La disposition n’a pas été améliorée.
failed-puzzle-revise = Le jeu n’a pas été mis à jour.
failed-puzzle-replace = Le mot n’a pas été remplacé.
failed-puzzle-edit = Le mot n’a pas été modifié.
failed-puzzle-clues = La définition n’a pas été modifiée.
failed-puzzle-join = Les mots n’ont pas été reliés.
failed-puzzle-add = Le mot n’a pas été ajouté.
failed-puzzle-delete = Rien n’a été supprimé.
failed-puzzle-move = Le mot n’a pas été déplacé.
failed-puzzle-lock = Le mot est resté comme il était, fixé ou libre.
failed-puzzle-set = Le texte et les réglages du jeu n’ont pas été modifiés.
failed-save = Rien n’a été enregistré.
failed-unchanged = Rien n’a été modifié.
failed-other-puzzle = Le jeu a changé entre-temps. Vérifiez-le et réessayez.
failed-other-word = { $word } n’est plus là. Rien n’a changé ; fermez cette fenêtre et choisissez de nouveau le mot.

## Word lists and files

dictionary-bundled = Listes de mots
dictionary-opened = Ouvertes par vous
dictionary-own = Les vôtres
dictionary-open = Ouvrir un fichier de mots…
    .hint = JSON, tableau ou texte
    .hint-drop = ou déposez-le n’importe où sur la page
dictionary-clues-in = { $words }, définitions en { $clues }
dictionary-large = { $words }, grande liste
    .hint = { $n } mots · { $size }
dictionary-scored = { $words }, grande liste sans définitions
dictionary-large-heading = Grandes listes pour mots croisés classiques
dictionary-large-more = Autres langues
dictionary-themes = { $list } : { $themes }
themes-open = Mots par thème…
themes-heading = Mots par thème
themes-words = Langue des mots
themes-clues = Langue des définitions
themes-clues-own = la même
themes-style = Définitions sous forme de
themes-translated = traductions
themes-described = descriptions
themes-region = { $language } : région
themes-levels = Niveau
themes-level = { $n } (environ { $cefr })
themes-themes = Thèmes
themes-help = Aucune case cochée : tous.
themes-make = Créer un jeu
themes-edit = Modifier comme liste personnelle
themes-many = { $n ->
    [one] { $n } thème
   *[other] { $n } thèmes
}
themes-every = tous les thèmes
done-used-again = { $n ->
    [one] { $n } mot figurait déjà dans l’un de vos derniers jeux : la liste n’en a plus d’autre.
   *[other] { $n } mots figuraient déjà dans vos derniers jeux : la liste n’en a plus d’autres.
}
theme-actions = Actions
theme-animals = Animaux
theme-art = Art et musique
theme-body = Corps et santé
theme-clothes = Vêtements
theme-family = Famille et gens
theme-feelings = Sentiments et qualités
theme-festivals = Fêtes
theme-food = Nourriture et boissons
theme-geography = Géographie
theme-home = Maison
theme-jobs = Métiers
theme-nature = Nature et météo
theme-school = École
theme-science = Science
theme-sport = Sport et jeux
theme-technology = Technologie
theme-time = Temps et nombres
theme-town = Ville et campagne
theme-travel = Voyages et transports
dictionary-none = Aucune liste de mots n’est ouverte. Choisissez-en une d’abord.
dictionary-other-language = La liste de mots { $name } n’est pas dans la langue de ce jeu. Pour remplacer des mots, choisissez une liste qui l’est.
dictionary-note = { $n ->
    [one] { $n } mot
   *[other] { $n } mots
} de { $name }
dictionary-findings = { $n ->
    [one] { $n } remarque sur cette liste
   *[other] { $n } remarques sur cette liste
}
dictionary-findings-more = { $n ->
    [one] … et { $n } autre.
   *[other] … et { $n } autres.
}

file-opened-with = { $name } a été ouvert, avec { $n ->
    [one] { $n } remarque
   *[other] { $n } remarques
}.
file-finding = { $where } : { $what }
file-one = Vous avez déposé plusieurs fichiers ; seul le premier a été ouvert.
file-too-big = Il pèse { $size }, et un fichier peut peser { $limit } au plus. Découpez-le en fichiers plus petits.
file-gone = { $name } n’est plus conservé sur cet appareil. Rouvrez le fichier pour utiliser ses mots.
file-list-gone = La liste { $name } n’est plus sur cet appareil. Choisissez-en une autre.
file-unreadable = Le fichier n’a pas pu être lu. Vérifiez qu’il est toujours là et réessayez.
file-not-fetched = Le chargement a échoué. Vérifiez votre connexion et réessayez.

## Around the page

page-title-of = { $title } · Crosscore
page-dismiss = Fermer ce message
page-no-font = Aucune police de cet appareil ne contient { $letters } ({ $script }) : les images et l’impression montreraient des cases vides ; les textes et les fichiers de jeu sont corrects. Installez la police { $font } pour les voir.
page-no-font-code = Aucune police de cet appareil ne contient les caractères { $codes } : les images et l’impression montreraient des cases vides ; les textes et les fichiers de jeu sont corrects. Supprimez-les, ou installez une police qui les contient.

## The list of words

list-placed = placé
list-unplaced = sans place
list-isolated = isolé
list-locked = fixé
list-long = définition longue
list-no-clue = sans définition
clue-add = Ajouter une définition
clue-of = Définition de { $word }
clue-write = Écrire cette définition
list-only-all = Tous
list-only-placed = { $grid ->
    [letters] Cachés
   *[other] Dans la grille
}
list-only-failed = { $grid ->
    [letters] Laissés de côté
   *[other] Sans place
}
list-only-isolated = Isolés
list-only-long = Définition longue
list-only-locked = Fixés
list-only-clueless = Sans définition
list-any-length = Longueur
list-letters = { $content ->
    [numbers] { $n ->
        [one] { $n } chiffre
       *[other] { $n } chiffres
    }
   *[words] { $n ->
        [one] { $n } lettre
       *[other] { $n } lettres
    }
}
list-sort-listed = Tels quels
list-sort-word = Par mot
list-sort-length = Par longueur
list-sort-state = Par état
list-sort-number = { $grid ->
    [letters] Par place
   *[other] Par numéro
}
list-shown = { $content ->
    [numbers]
        { $n } sur { $total ->
            [one] { $total } nombre
           *[other] { $total } nombres
        }
   *[words]
        { $n } sur { $total ->
            [one] { $total } mot
           *[other] { $total } mots
        }
}
list-not-found = Aucun mot ni aucune définition ne contient « { $text } ».
list-none-in-state = Aucun mot ne correspond.
list-nothing = Aucun mot ne correspond.
list-picked-all = { $n ->
    [one] { $n } mot sélectionné.
   *[other] { $n } mots sélectionnés.
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = Mot sélectionné
workshop-many = Mots sélectionnés
workshop-moving = Mot en cours de déplacement
workshop-choose = Sélectionnez un mot dans la liste ou dans la grille.
hint-clue = Cliquez sur une définition pour la modifier.
hint-away = Ne plus afficher
workshop-several = { $n ->
    [one] { $n } mot sélectionné
   *[other] { $n } mots sélectionnés
}
workshop-and-others = { $words }, …
workshop-not-placed = { $grid ->
    [letters] pas caché : { $reason }
   *[other] pas dans la grille : { $reason }
}
workshop-apart = pas relié à la grille : { $reason }
workshop-lock =
    .title = Le garder à sa place (L)
workshop-unlock = Libérer
    .title = Le laisser bouger de nouveau (L)
workshop-layout-locked = { $grid ->
    [letters] Tous les mots sont fixés ; libérez-les d’abord (« Tout fixer »).
   *[other] Toute la grille est figée ; libérez-la d’abord.
}
workshop-only-placed = { $grid ->
    [letters] Seul un mot caché peut être fixé.
   *[other] Seul un mot placé dans la grille peut être fixé.
}
workshop-no-reshuffle = { $grid ->
    [letters] Tous les mots sont fixés ; libérez-les pour mélanger.
   *[other] La grille est figée. Libérez-la pour mélanger.
}
workshop-no-improve = La grille est figée. Libérez-la pour l’améliorer.
workshop-locked-now = { $named ->
    [true] Fixé : { $words }.
   *[false] { $n ->
        [one] { $n } mot fixé.
       *[other] { $n } mots fixés.
    }
}
workshop-unlocked-now = { $named ->
    [true] Libéré : { $words }.
   *[false] { $n ->
        [one] { $n } mot libéré.
       *[other] { $n } mots libérés.
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] Tous les mots sont fixés. Ils restent en place jusqu’à ce que vous les libériez.
   *[other] Grille figée. Les mots restent en place jusqu’à ce que vous la libériez.
}
workshop-layout-unlocked-now = { $grid ->
    [letters] Mots libérés.
   *[other] Grille libérée.
}

## A word that is moved to another place

moving-heading = Déplacer
moving-looking = Recherche de places…
moving-choose = { $n ->
    [0] Il n’y a pas de place libre.
    [1] Il y a { $n } place libre. Choisissez-la dans la grille.
   *[other] Il y a { $n } places libres. Choisissez-en une dans la grille.
}
moving-found = { $n ->
    [0] Il n’y a pas d’autre place libre.
    [1] Il y a { $n } autre place libre.
   *[other] Il y a { $n } autres places libres.
}
moving-begun = { moving-found } Choisissez avec les flèches ou Tab ; Entrée pose le mot, Échap annule. { $place }
moving-place = Place { $n } sur { $total } : { $way ->
    [down] vertical
   *[across] horizontal
}.
moving-place-crossing = Place { $n } sur { $total } : { $way ->
    [down] vertical
   *[across] horizontal
}, croise { $words }.
moving-nowhere = { $word } n’a pas d’autre place tant que les autres mots restent où ils sont.
moving-not-placed = { $word } n’est pas dans la grille.
moving-locked = { $word } est fixé ; libérez-le pour le déplacer.
moving-frozen = La grille est figée. Libérez-la pour déplacer un mot.
moving-cancelled = Pas déplacé.

## Words that are added or edited

edit-cells-of = { $n ->
    [one] { $n } case : { $cells }
   *[other] { $n } cases : { $cells }
}
edit-clue-length = { $n } caractères sur { $limit }
edit-clue-length-long = { $n } caractères sur { $limit } : une définition longue
edit-duplicate = { $word } est déjà dans le jeu.
add-empty = Tapez d’abord un mot.
add-placed = { $word } ajouté, { $place }
add-unplaced = { $word } ajouté à la liste mais pas placé ({ $reason })

offers-why = Pourquoi { $word } n’est pas dans la grille
offers-looking = Recherche dans la liste de mots…
offers-none = { $grid ->
    [letters] Aucun mot de la liste ne peut être caché ici.
   *[other] Aucun mot de la liste ne se rattache aux mots tels qu’ils sont.
}
offers-instead = Choisissez-en un pour le remplacer.
offers-joins = { $n ->
    [one] { $n } croisement
   *[other] { $n } croisements
}

## The grid, in words

grid-label = { $grid ->
    [letters] Mots mêlés, { $width } sur { $height } lettres
   *[other] Grille de mots croisés, { $width } sur { $height } cases
}
grid-label-titled = { $grid ->
    [letters] Mots mêlés { $title }, { $width } sur { $height } lettres
   *[other] Grille de mots croisés { $title }, { $width } sur { $height } cases
}
grid-caption = La grille, ligne par ligne : { $height } lignes, { $width } colonnes
grid-row = Ligne { $n }
grid-entry = { $number } { $heading }
grid-cell = { $letter }, ligne { $row }, colonne { $column }
grid-cell-words = { $letter }, ligne { $row }, colonne { $column } : { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "\u202F; " }

## Options

sheet-language-clues = Comme les définitions : { $language }
options-language-none = Comme les définitions
options-size-auto = Automatique
options-size-square = Carré
options-size-sides = Largeur × hauteur
options-size-side = Cases par côté
options-size-width = Largeur en cases
options-size-height = Hauteur en cases
options-ratio-width = Largeur
options-ratio-height = Hauteur
options-group-words = Mots
options-group-grid = Grille
options-group-search = Recherche
options-group-sums = Nombres et définitions
options-for-new-words = au tirage
options-own = Votre propre choix d’options.
options-bad-seed = Une graine est un nombre entier de 15 chiffres au plus. Laissez vide pour en changer à chaque fois.
options-range = de { $min } à { $max }
    .unit = de { $min } à { $max } { $unit }
options-remembered = { $words ->
    [one] { $words } mot de { $puzzles ->
        [one] votre dernier jeu
       *[other] vos { $puzzles } derniers jeux
    } est retenu, sur cet appareil seulement.
   *[other] { $words } mots de { $puzzles ->
        [one] votre dernier jeu
       *[other] vos { $puzzles } derniers jeux
    } sont retenus, sur cet appareil seulement.
}
options-remembered-none = Aucun mot de jeux précédents n’est retenu.
options-remembered-cleared = Les mots retenus sont oubliés.

## The keys

key-ctrl = Ctrl
key-shift = Maj
key-enter = Entrée
key-delete = Suppr
key-home = Début
key-end = Fin
key-space = Espace
key-tab = Tab
key-esc = Échap
key-wheel = molette
keys-or = ou

keys-anywhere = Partout
    .sheet = Cette feuille
    .undo = Annuler
    .redo = Rétablir
    .save = Enregistrer le fichier du jeu
    .find = Chercher un mot ou une définition
    .add = Ajouter des mots
    .improve = Chercher une meilleure disposition
keys-words = Mots sélectionnés
    .replace = Remplacer par un autre mot
    .edit = Modifier le mot et sa définition
    .delete = Supprimer
    .lock = Fixer ou libérer
    .move = Déplacer dans la grille
keys-list = Liste
    .next = Mot suivant
    .ends = Premier et dernier mot
    .several = En sélectionner plusieurs
    .more = Ajouter à la sélection ou en retirer
    .all = Sélectionner tous les mots affichés
    .one = De nouveau un seul mot
    .clue = Écrire la définition
keys-grid = Grille
    .next = Lettre suivante
    .ends = Première ou dernière lettre de la ligne
    .turn = Passer de l’horizontale à la verticale
    .zoom = Zoom avant, zoom arrière, grille entière
    .wheel = Zoom à l’endroit du pointeur
    .none = Ne rien sélectionner
keys-moving = Pendant le déplacement d’un mot
    .next = Place suivante
    .turn = Le tourner pendant qu’on le tire
    .put = Le poser là
    .leave = Le laisser où il était
keys-play = Jouer
    .open = Résoudre le jeu ici
    .next = Lettre suivante ; trace le trait une fois la première lettre marquée
    .ends = Première ou dernière lettre de la ligne
    .mark = Marquer la première lettre, valider le trait
    .drop = Annuler le trait
    .hint = Indice : entourer la première lettre d’un mot
    .zoom = Zoom avant, zoom arrière, grille entière
keys-sheet = Feuille
    .next = Case suivante de la grille
    .show = Donner sa lettre, ou la cacher
    .print = Imprimer

## Names of languages that are none

language-any = Toute écriture
language-any-rtl = Toute écriture, de droite à gauche

## The language of the words, and their letters

languages-likely = Probables
languages-more = Autres langues
languages-guessed = Langue devinée : { $language }. Ce n’est pas la bonne ? Choisissez-la.
languages-guessed-title = Langue devinée d’après le nom : { $language }. Ce n’est pas la bonne ? Choisissez-la.
languages-guessed-others = Langue devinée : { $language }. Ce pourrait aussi être { $others }. Ce n’est pas la bonne ? Choisissez-la.
languages-guessed-many = Langue devinée : { $language }. D’autres langues s’écrivent avec les mêmes lettres. Ce n’est pas la bonne ? Choisissez-la.
languages-proposal = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }) : le découpage des mots en cases est donc une proposition.
languages-proposal-si = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }). Nous proposons qu’une lettre portant un hal ait sa propre case.
languages-proposal-lo = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }). Nous proposons un découpage en cases comme en thaï.
languages-proposal-km = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }). Nous proposons que les lettres superposées partagent une case.
languages-proposal-my = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }). Nous proposons qu’une lettre portant un asat ait sa propre case.
languages-proposal-bo = Nous n’avons trouvé aucune grille imprimée dans cette langue ({ $language }). Nous proposons une case par empilement de lettres.
languages-proposal-vi = Dans cette langue ({ $language }), certaines grilles gardent les signes des lettres, d’autres non. Choisissez dans Lettres.
languages-ask = Dans quelle langue sont ces mots ?
languages-ask-help = Les mots écrits avec d’autres lettres sont laissés de côté.
languages-ask-yes = Ouvrir la liste

letters-button = Lettres…
letters-heading = Lettres
letters-of = Lettres : { $language }
letters-of-menu = Lettres : { $language }…
letters-help-dictionary = La liste de mots est relue, et un nouveau jeu en est tiré. Le jeu affiché garde ses lettres.
letters-help-list = Vaut pour cette liste et pour les jeux que vous en tirerez désormais.
letters-usual = Rétablir les réglages par défaut
letters-change = Utiliser ces lettres
letters-differ = La liste de mots { $name } n’a pas les mêmes réglages de lettres que ce jeu. Pour remplacer des mots, choisissez les mêmes réglages.
letters-digits = Chiffres dans les mots
    .help = Comme le 4 de B4. En général, un mot contenant un chiffre est laissé de côté.
    .choice-refuse = Laisser le mot de côté
    .choice-keep = Une case à part
letters-hamza = Alif avec hamza
    .help = أ إ آ ٱ au croisement de deux mots. La plupart des grilles imprimées les prennent pour ا.
    .choice-fold = Comme ا
    .choice-keep = Des lettres à part
letters-teh_marbuta = Ta marbouta
    .help = ة à la fin d’un mot, que certaines grilles laissent croiser avec ه.
    .choice-keep = Une lettre à part
    .choice-fold = Comme ه
letters-alef_maqsura = Alif maqsoura
    .help = ى à la fin d’un mot, que certaines grilles laissent croiser avec ي.
    .choice-keep = Une lettre à part
    .choice-fold = Comme ي
letters-hamza_seats = Hamza sur waw et ya
    .help = ؤ et ئ, que certaines grilles laissent croiser avec و et ي.
    .choice-keep = Des lettres à part
    .choice-fold = Comme و et ي
letters-yeh_hamza = Hamza sur ya et waw
    .help = ئ et ؤ, que la plupart des grilles prennent pour ی et و.
    .choice-fold = Comme ی et و
    .choice-keep = Des lettres à part
letters-alef_madda = Alif madda
    .help = آ, que certaines grilles laissent croiser avec ا.
    .choice-keep = Une lettre à part
    .choice-fold = Comme ا
letters-sara_am = Sara am
    .help = ำ comme dans น้ำ : dans la case de sa consonne, ou dans la suivante.
    .choice-with-consonant = Avec sa consonne
    .choice-own-cell = Une case à part
letters-tones = Signes
    .help = Ce qui reste de ấ : tout, â sans le ton, ou A.
    .choice-keep = Tout garder
    .choice-drop-tones = Retirer les tons
    .choice-drop-all = Retirer tous les signes
letters-long_vowels = Voyelles longues
    .help = Í Ó Ő Ú Ű à un croisement : des lettres à part, ou les mêmes que I O Ö U Ü.
    .choice-keep = Des lettres à part
    .choice-short = Comme les brèves
letters-ij = IJ
    .help = Comme dans IJS : une case pour les deux lettres, ou deux.
    .choice-one-cell = Une case
    .choice-two-cells = Deux cases
letters-umlauts = Trémas (Umlaut)
    .help = Ä Ö Ü écrits AE OE UE, comme dans les mots croisés, ou en lettres à part.
    .choice-two-cells = Deux cases
    .choice-one-cell = Une case

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = Type de jeu :{ " " }
kind-heading = Type de jeu
kind-none = Mots croisés
kind-freeform = Mots croisés libres
    .short = Croisés
    .help = Les mots se croisent où ils peuvent, et la grille grandit autour d’eux.
kind-filled = Mots croisés classiques
    .short = Classiques
    .help = Une grille de journal avec des cases noires : lignes et colonnes sont remplies de mots.
kind-numbers = Nombres croisés
    .short = Nombres
    .help = Des nombres se croisent au lieu de mots, avec des calculs pour définitions. Pas besoin de liste de mots.
dictionary-not-needed = Sans liste de mots
dictionary-no-words = Ce type de jeu n’a pas besoin de liste de mots.
replace-not-here = On ne peut pas remplacer de mots dans ce type de jeu.
job-grid-fill = Remplissage de la grille…
job-grid-try = La grille peut-elle être remplie ? Vérification…
job-grid-fills = Recherche de remplissages…
failed-grid-new = Aucune nouvelle grille n’a été créée.
failed-grid-set = La grille n’a pas été modifiée.
failed-grid-type = La lettre n’a pas été écrite.
failed-grid-clear = Rien n’a été effacé.
failed-grid-put = Le mot n’a pas été écrit.
failed-grid-fill = La grille n’a pas été remplie.
failed-grid-try = On ne sait pas si la grille peut être remplie.
failed-grid-fills = Aucun remplissage n’a été trouvé.
failed-grid-take = Le remplissage n’a pas été mis dans la grille.
failed-grid-pin = Rien n’a été verrouillé.
done-filled = { done-filled-how } : { $content ->
    [numbers] { $words ->
        [one] { $words } nombre
       *[other] { $words } nombres
    }
   *[words] { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
}, { $width } × { $height }, { $blocks ->
    [one] { $blocks } case noire
   *[other] { $blocks } cases noires
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] Remplie à nouveau
       *[false] Remplie
    }
   *[other] Grille
}
done-filled-unknown = { $unknown ->
    [0] { "" }
    [one] , { $unknown } inconnu
   *[other] , { $unknown } inconnus
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
    [one] , { $scrambled } en désordre
   *[other] , { $scrambled } en désordre
}
done-filled-empty = { $empty ->
    [0] { "" }
    [one] , { $empty } case vide
   *[other] , { $empty } cases vides
}
done-improved-grid = C’est mieux qu’avant. { $filled }
done-took = Trouvé en { $seconds } s.
counts-words = { $content ->
    [numbers]
        <b>{ $n }</b> { $n ->
            [one] nombre
           *[other] nombres
        }
   *[words]
        <b>{ $n }</b> { $n ->
            [one] mot
           *[other] mots
        }
}
counts-unknown = <b>{ $n }</b> { $n ->
    [one] inconnu
   *[other] inconnus
}
    .only = N’afficher que ces mots : absents de la liste
counts-scrambled = <b>{ $n }</b> en désordre
    .only = N’afficher que ces mots : dans la liste, mais avec les lettres dans un autre ordre
counts-clueless = <b>{ $n }</b> sans définition
    .only = N’afficher que ces mots : sans définition
counts-empty = <b>{ $n }</b> { $n ->
    [one] case vide
   *[other] cases vides
}
counts-cells = <b>{ $n }</b> { $n ->
    [one] case remplie
   *[other] cases remplies
}
counts-score = score moyen <b>{ $n }</b>
counts-blocks = <b>{ $n }</b> { $n ->
    [one] case noire
   *[other] cases noires
}
list-unknown = inconnu
list-scrambled = en désordre
list-only-unknown = Inconnus
list-only-scrambled = En désordre
sheet-empty-cells = { $n ->
    [one] { $n } case est encore vide.
   *[other] { $n } cases sont encore vides.
}
sheet-no-clue = { $n ->
    [one] { $n } mot n’a pas de définition. Cliquez sur sa ligne ci-dessous pour l’écrire.
   *[other] { $n } mots n’ont pas de définition. Cliquez sur leurs lignes ci-dessous pour les écrire.
}
sheet-cell-empty = vide

## The grid as something to draw and write in

editor-bar =
    .aria-label = Dessin
editor-mode =
    .aria-label = Effet d’un clic sur une case
editor-letters = { $content ->
    [numbers] Chiffres
   *[words] Lettres
}
editor-blocks = Cases noires
editor-bars = Barres
editor-mark = Marquer
mark-circle = Cercle
mark-shade = Fond
mark-yellow = Jaune
mark-rose = Rose
mark-green = Vert
mark-blue = Bleu
mark-grey = Gris
mark-none = Sans fond
mark-bar-end = Après cette case
mark-bar-below = Sous cette case
mark-draw-bars = Tracer des barres : touchez le bord des cases
editor-symmetry =
    .aria-label = Symétrie des cases noires
    .title = Symétrie des cases noires
editor-symmetry-rotational = Demi-tour
editor-symmetry-left-right = Gauche et droite
editor-symmetry-up-down = Haut et bas
editor-symmetry-both = Les quatre côtés
editor-symmetry-diagonal = Diagonale
editor-symmetry-none = Sans symétrie
editor-fill = Remplir
    .title = { $content ->
        [numbers] Remplir toutes les cases vides avec des nombres (Ctrl+Entrée)
       *[words] Remplir toutes les cases vides avec des mots de la liste (Ctrl+Entrée)
    }
editor-region = Remplir la zone
    .title = Remplir à nouveau les cases sélectionnées et garder les autres (Ctrl+Maj+Entrée)
editor-clear = Effacer
editor-clear-fill = Les lettres du remplissage
editor-clear-letters = { $content ->
    [numbers] Tous les chiffres
   *[words] Toutes les lettres
}
editor-clear-cells = Les lettres de la zone sélectionnée
editor-clear-blocks = Tout : une grille sans cases noires
editor-heat = Difficulté
    .title = Montrer où peu de mots conviennent
editor-empty = Grille vide
    .title = Commencer avec une grille vide
editor-heat-0 = facile
editor-heat-1 = du choix
editor-heat-2 = peu de choix
editor-heat-3 = presque rien
editor-heat-4 = impossible
editor-heat-key =
    .aria-label = Difficulté des cases
editor-full = { $full ->
    [one] { $full } complet sur { $slots }
   *[other] { $full } complets sur { $slots }
}
editor-warnings = { $n ->
    [one] { $n } remarque
   *[other] { $n } remarques
}
editor-input =
    .aria-label = Lettres de la grille
editor-help = Les flèches déplacent le curseur. Les lettres s’écrivent là où il est ; Espace passe de l’horizontale à la verticale, et un point pose ou retire une case noire. Tab va au mot suivant, Entrée aux mots qui conviennent. Maj et les flèches sélectionnent une zone. Contrôle Entrée remplit le reste. Échap puis Tab quittent la grille.
editor-leave = Tab quitte maintenant la grille.
editor-choose = Touchez une case pour y écrire.
editor-on-block = C’est une case noire. Tapez un point pour la rendre blanche.
editor-no-region = Sélectionnez d’abord des cases : glissez dessus, ou maintenez Maj et utilisez les flèches.
editor-at = { $place }, case { $n } sur { $total }, { $empty ->
    [true] vide
   *[false] { $letter }
}{ $written ->
    [true] , écrite à la main
   *[false] { "" }
}{ $heat ->
    [4] , impossible à remplir
    [3] , difficile
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
    [one] , { $fits } mot convient
   *[other] , { $fits } mots conviennent
}
editor-at-single = ligne { $row }, colonne { $column }, { $empty ->
    [true] vide
   *[false] { $letter }
}{ $written ->
    [true] , écrite à la main
   *[false] { "" }
}, dans aucun mot
editor-at-block = Case noire, ligne { $row }, colonne { $column }
editor-at-region = Zone de { $rows } × { $columns } cases
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(cerclée)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(colorée)
   *[false] { "" }
}{ $end ->
    [true] { " " }(barre après)
   *[false] { "" }
}{ $below ->
    [true] { " " }(barre en dessous)
   *[false] { "" }
}
editor-fits = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}{ $fits ->
    [-1] { "" }
    [one] { "\u202F" }; { $fits } mot convient
   *[other] { "\u202F" }; { $fits } mots conviennent
}
editor-cell-block = noire
editor-cell-empty = vide
editor-cell-pinned = écrite à la main
bench-heading = Établi de l’auteur
bench-part-lists = Listes de mots
bench-part-rules = Règles
bench-part-fills = Remplissages
bench-part-clues = Définitions
clues-missing = { $n } sans définition
clues-offers = Définitions pour ce mot
clues-remembered = Mots dont cet appareil retient les définitions : { $n }
clues-remember = Retenir les définitions de cette grille
clues-forget = Oublier les définitions retenues
clues-forgotten = Les définitions retenues sont oubliées.
bench-part-statistics = Statistiques
fills-find = En montrer plusieurs
    .title = Chercher des remplissages complets qui diffèrent entre eux
fills-hint = Remplit les cases vides ; dans une grille pleine ou une sélection, toutes à nouveau, sauf ce que vous avez écrit.
fills-none = Aucun remplissage n’a été trouvé dans ce délai.
fills-found = Remplissages trouvés : { $n }
fills-list =
    .aria-label = Remplissages trouvés
fills-scores = moyenne { $mean }, minimum { $lowest }
fills-name = Remplissage { $n }
fills-pin = Épingler
fills-use = Utiliser
fills-differ = Cases différentes : { $n }
fills-select = Sélectionner
    .title = Sélectionner des cases en glissant, au doigt aussi
fills-lock = Verrouiller les lettres
    .title = Des lettres qui restent, quoi qu’on remplisse
fills-unlock = Déverrouiller les lettres
done-grid-lock = Lettres verrouillées.
done-grid-unlock = Lettres déverrouillées.
done-grid-take = Le remplissage { $n } est dans la grille.
statistics-mean-length = Longueur moyenne
statistics-unchecked = Cases non croisées
statistics-share = { $n } ({ $percent } %)
statistics-points = Valeur au Scrabble
statistics-points-value = { $n } ({ $mean } par lettre)
statistics-score = Score moyen
statistics-lowest = Score le plus bas
statistics-lowest-value = { $score } : { $words }
statistics-new = Absents de la liste de mots
statistics-missing = Lettres absentes
statistics-pangram = aucune : c’est un pangramme
statistics-none = aucun
statistics-figure = { $n }
statistics-length = Longueur
statistics-number = Mots
statistics-letters = Lettres de la grille
mix-add = Ajouter une liste…
mix-use = Utiliser { $name }
mix-weight = Points ajoutés à { $name }
mix-remove = Retirer { $name }
mix-banned = Mots à ne jamais utiliser
mix-banned-help = Séparés par des espaces ou des virgules.
mix-scores = Scores personnels : { $n }
mix-scores-save = Enregistrer mes scores
mix-scores-bring = Reprendre des scores d’un fichier…
mix-my-scores = Mes scores
mix-up = Augmenter le score de { $word }
mix-down = Baisser le score de { $word }
mix-never = Ne jamais utiliser { $word }
mix-scored = { $word } : { $score } points
rules-none = La grille n’enfreint aucune de ces règles.
side-switch =
    .aria-label = Afficher
side-candidates = Candidats
side-fold =
    .aria-label = Les mots sous la grille
candidates-region =
    .aria-label = Candidats
candidates-list =
    .aria-label = Mots qui conviennent
candidates-filter =
    .aria-label = Commence par
    .placeholder = Commence par…
candidates-slot = { $place }, { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
candidates-nowhere = Placez le curseur sur une case blanche.
candidates-count = { $fitting ->
    [one] { $fitting } mot possible sur { $total }
   *[other] { $fitting } mots possibles sur { $total }
}
candidates-none = Aucun mot de la liste ne convient ici.
candidates-hopeless = Quoi que vous mettiez ici, un autre emplacement reste sans mot. « Difficulté » montre où.
candidates-more = Les { $n } premiers sur { $total } ; tapez pour réduire la liste.
candidates-unread = La liste de mots est encore en cours de lecture.
candidates-fits = convient
candidates-blocks = en bloque d’autres
candidates-score = { $score }
candidates-score-title = Score dans la liste de mots
candidates-order =
    .aria-label = Trier les candidats par
candidates-order-best = Meilleurs d’abord
candidates-order-score = Score
candidates-order-leaves = Ce qu’ils laissent
candidates-order-alphabet = De A à Z
candidates-leaves = laisse { $n }
candidates-leaves-title = Mots qui restent au croisement le plus serré : { $n } ; à tous les croisements ensemble, environ 10 puissance { $ways } possibilités
candidates-try = Le reste peut-il être rempli ?
candidates-rest-running = Le reste peut-il être rempli ? Vérification…
candidates-rest-yes = Le reste peut encore être rempli.
candidates-rest-no = { $reasoned ->
    [true] Le reste ne peut pas être rempli : { $reason }
   *[false] Le reste ne peut pas être rempli.
}
candidates-rest-unknown = On ne sait pas encore si le reste peut être rempli.
done-grid-put = { $word } écrit.
done-grid-clear = Effacé.
keys-drawing = Dessiner et écrire
    .next = aller à la case suivante
    .turn = changer de direction
    .slot = mot suivant ou précédent
    .ends = première ou dernière case d’un mot
    .block = poser ou retirer une case noire
    .circle = cercler la case
    .shade = colorer la case
    .bar = barre après la case, ou dessous
    .clear = effacer la lettre
    .region = sélectionner des cases
    .candidates = les mots qui conviennent
    .fill = remplir le reste
    .part = remplir à nouveau les cases sélectionnées
    .edit = modifier le mot et sa définition
    .leave = abandonner la zone ; Tab quitte ensuite la grille

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [one] { $n } nombre
           *[other] { $n } nombres
        }
   *[words] { word-count }
}
failed-unfilled-options = Changer les options
failed-unfilled-empty = Partir de la grille vide
options-empty = Grille vide
    .title = Une grille vide avec ces options, à dessiner et à remplir à la main
options-preset-more = { $help } Il faut une liste d’environ { $words } mots ; celle-ci en a { $known }.
options-preset-fetch = { $help } Charge la liste { $name } : { $words } mots, { $size }.
options-preset-whole = Utilise tous les mots de votre liste.
done-replaced-grid = { $before } remplacé par { $after }{ $others ->
    [0] { "" }
    [one] { "\u202F" }; { $others } autre mot a changé avec lui
   *[other] { "\u202F" }; { $others } autres mots ont changé avec lui
}.
done-stopped = Arrêté avant d’avoir rien trouvé. Votre jeu n’a pas changé.

## Word searches: words hidden among other letters

kind-wordsearch = Mots mêlés
    .short = Mots mêlés
    .help = Les mots se cachent parmi d’autres lettres, jusque dans huit directions.
hidden-cell = ligne { $row }, colonne { $column }, { $letter }{ $n ->
    [0] , dans aucun mot
   *[other] , dans { $words }
}
hidden-place = ligne { $row }, colonne { $column }, { $way }
direction-right = vers la droite
direction-left = vers la gauche
direction-down = vers le bas
direction-up = vers le haut
direction-down-right = en bas à droite
direction-up-right = en haut à droite
direction-down-left = en bas à gauche
direction-up-left = en haut à gauche
list-inside = dans { $word }
list-sort-direction = Par direction
status-rings = Tout montrer
    .title = Entourer tous les mots
counts-shared = <b>{ $n }</b> { $n ->
    [one] lettre partagée
   *[other] lettres partagées
}
counts-covered = <b>{ $percent } %</b> dans des mots
counts-message = message de <b>{ $n }</b> { $n ->
    [one] lettre
   *[other] lettres
}
counts-size-keep = Garder cette taille : { $width } × { $height } pour mélanger et pour d’autres mots
counts-size-free = Cette taille est gardée. Cliquez pour que les mots en décident de nouveau
counts-size-kept = gardée
done-size-kept = La taille est gardée : { $width } sur { $height }.
done-size-free = La prochaine grille aura la taille qu’il faut à ses mots.
options-group-filler = Autres lettres
keys-hidden = Grille
    .next = Lettre suivante
    .ends = Première ou dernière lettre de la ligne
    .turn = Mot suivant de la lettre
    .zoom = Zoom avant, zoom arrière, grille entière
    .wheel = Zoom à l’endroit du pointeur
    .none = Ne rien sélectionner

## What counts as one place: the rules of word searches, told in the options

rules-heading = Ce qui compte comme un seul endroit
rules-once = Chaque mot de la liste se trouve à un seul endroit, dans les directions que vous autorisez ; les autres lettres sont choisies pour qu’il en soit ainsi.
rules-palindrome = Un mot qui se lit de même dans les deux sens est à un seul endroit, bien qu’on puisse le lire dans deux directions.
rules-inside = Un mot contenu dans un plus long, comme MAI dans MAISON, compte là où est le plus long. Avec « Mots dans les mots », vous choisissez s’il y reste, s’il a sa propre place ou s’il est laissé de côté.
rules-twice = Un mot inscrit deux fois est caché une seule fois. Un mot qu’on ne peut pas cacher à un seul endroit est laissé de côté, et la liste le dit.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] Encore { $n } caractère
   *[other] Encore { $n } caractères
}
form-over = { $n ->
    [one] { $n } caractère de trop
   *[other] { $n } caractères de trop
}
form-none-chosen = Choisissez-en au moins une.
mask-heading = Votre image
mask-edit = Dessiner ou ouvrir une image…
mask-none = Pas encore d’image
mask-size = { $width } × { $height }, { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}
mask-open = Ouvrir une image…
mask-invert = Inverser
    .title = Les carrés pleins deviennent vides, les vides deviennent pleins
mask-width =
    .aria-label = Carrés en largeur
mask-height =
    .aria-label = Carrés en hauteur
mask-dark = À partir de quand un carré est sombre
mask-canvas =
    .aria-roledescription = carrés à peindre
mask-help = Les carrés pleins deviennent des lettres. Peignez avec la souris ou le doigt ; au clavier, les flèches changent de carré, Espace remplit ou vide, Maj et les flèches tracent un trait. Les fichiers restent sur cet appareil.
mask-use = Utiliser cette image
mask-at = ligne { $row }, colonne { $column }, { $filled ->
    [true] plein
   *[false] vide
}
mask-unreadable = Crosscore ne sait pas lire cette image. Choisissez un fichier PNG, JPEG, WebP, GIF ou SVG, ou un texte fait de # et de points.
mask-too-large = Elle pèse { $size }, et une image peut peser { $limit } au plus.
mask-too-many-pixels = Elle fait { $width } × { $height } pixels, ce qui est trop. Réduisez-la d’abord.
mask-too-light = Rien n’est assez sombre dans cette image. Déplacez le curseur.
mask-text-strange = La ligne { $line } contient « { $char } ». Dans une image en texte, utilisez # pour une lettre et un point pour rien.
mask-text-large = Elle fait { $width } × { $height } carrés ; un côté peut en avoir { $most } au plus.
mask-text-empty = Il n’y a pas de #. Chaque # devient une lettre.
mask-side = Un côté a de { $least } à { $most } carrés.
mask-empty = Remplissez au moins un carré.
mask-missing = Dessinez ou ouvrez d’abord une image, ou choisissez une autre forme.

## The gallery of patterns

gallery-open = Choisir un motif…
gallery-heading = Motifs
gallery-size = Taille
gallery-all = Toutes les tailles
gallery-long = Mots longs horizontaux
gallery-any = N’importe lequel de la taille de la grille
gallery-count = { $n ->
    [one] { $n } motif
   *[other] { $n } motifs
}
gallery-item = { $width } × { $height }, { $words } mots
gallery-told = { $width } × { $height }, { $words } mots, { $blocks } cases noires ; mots longs horizontaux : { $themes }

## SVG and pictures

picture-too-large = Ce navigateur ne peut pas créer une image de { $width } × { $height } pixels. Choisissez une taille plus petite, ou enregistrez la grille en SVG.
outlines-none = Impossible de charger la partie qui trace le contour des lettres. Enregistrez le dessin avec ses lettres en texte, ou réessayez avec une connexion.
outlines-left = Certaines lettres restent en texte, faute d’une police qui les contienne : { $letters }.

## Saving and opening

save-zip = Tous les fichiers (.zip)…
    .hint = images, textes et tous les formats en un
save-export = Pour d’autres programmes…
    .hint = programmes de mots croisés, pages à résoudre, listes de mots
export-looking = Vérification de ce que chaque format peut contenir…
export-heading = Enregistrer pour d’autres programmes
export-group-programs = Programmes de mots croisés
export-group-solving = À résoudre à l’écran
export-group-words = Mots et définitions
export-group-learning = Pour les plateformes d’apprentissage
export-group-grids = Grilles
export-whole = Contient tout
export-lossless = Contient tout le jeu
export-lossy = { $n ->
    [one] { $n } élément est omis ou modifié
   *[other] { $n } éléments sont omis ou modifiés
}
export-save = Enregistrer en { $ending }
export-save-lossy = Enregistrer quand même en { $ending }
export-save-whole = Enregistrer en { $ending }, qui garde tout
format-png = Images (PNG)
    .about = La grille à résoudre et la solution.
format-svg = Dessins (SVG)
    .about = Les mêmes, nets à toutes les tailles, pour les traitements de texte et la mise en page.
    .ending = .svg
format-text = Textes (.txt)
    .about = Les définitions et la solution, à copier.
    .ending = .txt
format-ipuz = Fichier du jeu (.ipuz)
    .about = À rouvrir et modifier ici plus tard ; quelques autres programmes le lisent aussi.
    .ending = .ipuz
format-ipuz-seen = Fichier du jeu en ordre visuel (.ipuz)
    .about = Pour les programmes qui montrent le fichier habituel en miroir.
    .ending = .ipuz visuel
format-puz = Across Lite (.puz)
    .about = Pour la plupart des applications et programmes de mots croisés, même anciens.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Pour Crossword Compiler et les applications qui lisent ses fichiers.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = Le même, sans compression.
    .ending = .xml
format-exolve = Exolve
    .about = Pour les pages web et les blogs qui utilisent Exolve.
    .ending = Exolve
format-xd = .xd
    .about = Texte simple, pour les archives de mots croisés.
    .ending = .xd
format-html = Page à résoudre (.html)
    .about = S’ouvre dans tout navigateur, sans réseau ; rien à installer.
    .ending = .html
format-csv = Tableau (.csv)
    .about = Pour Excel et les autres tableurs.
    .ending = .csv
format-tsv = Tableau avec tabulations (.tsv)
    .about = Pour les programmes de vocabulaire ; Anki a son propre format.
    .ending = .tsv
format-json = Liste de mots (.json)
    .about = Pour d’autres programmes, et comme liste de mots ici.
    .ending = .json
format-template = Motif de grille (.txt)
    .about = Des lignes de texte, pour Crosscore en ligne de commande.
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Pour Moodle, WordPress, Lumi et les autres sites dotés de H5P.
    .ending = .h5p
format-moodle = Mots croisés Moodle (.xml)
    .about = Pour Moodle avec le type de question Crossword, un plugin à part.
    .ending = .xml
format-gift = Questions Moodle (GIFT)
    .about = Chaque définition est une question, et le mot sa réponse ; d’autres plateformes le lisent aussi.
    .ending = GIFT
format-glossary = Glossaire Moodle (.xml)
    .about = Les mots, avec leurs définitions.
    .ending = .xml
format-anki = Cartes pour Anki (.txt)
    .about = Le mot d’un côté, sa définition de l’autre.
    .ending = .txt
format-quizlet = Cartes pour Quizlet (.txt)
    .about = À coller dans Quizlet, sous « Importer ».
    .ending = .txt
zip-heading = Tous les fichiers en un
zip-text = Un seul fichier .zip avec tout ce que vous cochez ; tous les noms y portent la même date et la même heure.
zip-save = Enregistrer le .zip
zip-none = Cochez-en au moins un.
zip-losses = Ce qui est omis ou modifié
zip-lossy = { $n ->
    [one] { $n } de ces fichiers ne peut pas tout contenir ; le fichier du jeu (.ipuz), si.
   *[other] { $n } de ces fichiers ne peuvent pas tout contenir ; le fichier du jeu (.ipuz), si.
}
zip-lossy-without = { $n ->
    [one] { $n } de ces fichiers ne peut pas tout contenir. Cochez le fichier du jeu (.ipuz), qui contient tout.
   *[other] { $n } de ces fichiers ne peuvent pas tout contenir. Cochez le fichier du jeu (.ipuz), qui contient tout.
}
picture-heading = Enregistrer une image
picture-what = Image
picture-what-puzzle = du jeu
picture-what-answers = de la solution
picture-what-both = des deux
picture-how-large = Taille
picture-for-screen = Pour l’écran
picture-for-print = Pour l’impression
picture-by-width = Selon la largeur
picture-pixels-across = Pixels en largeur
picture-file = Fichier
picture-letters-help = Les contours ont partout le même aspect. Le texte peut être cherché et modifié, mais il faut une police contenant ces lettres partout où on l’ouvre.
picture-as-outlines = En contours
picture-as-text = En texte
picture-told-svg = Un dessin, net à toutes les tailles.
picture-width-wrong = Choisissez une largeur de { $least } à { $most } pixels.
picture-told = { $width } × { $height } pixels.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm à { $dpi } ppp : { $width } × { $height } pixels.
drop-file = <strong>Déposez-le n’importe où</strong><br>une liste de mots (.json, .csv, .tsv, .txt)<br>ou un jeu (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>Il reste sur cet appareil.</span>
dictionary-open-puzzle = Ouvrir un jeu…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = Importer…
    .title = Une liste (.json, .csv, .tsv, .txt), ou un jeu pour en prendre les mots
lists-puzzle-heading = C’est un jeu
lists-puzzle-text = Utiliser les mots et les définitions de { $name } comme liste, ou l’ouvrir comme jeu ?
lists-puzzle-open = Ouvrir le jeu
lists-puzzle-words = Utiliser ses mots

## A puzzle in a page of its own: a file that was handed out, or a link

player-noscript = Cette page a besoin de JavaScript pour qu’on puisse y jouer, et ce navigateur ne l’exécute pas. Autorisez JavaScript, ou ouvrez la page dans un autre navigateur.
player-print =
    .title = Imprimer
    .aria-label = Imprimer
player-search = Mots mêlés
player-none = Rien à résoudre
player-broken = Une partie de ce lien ou de ce fichier s’est perdue en chemin : le jeu n’est pas complet. Demandez-le de nouveau.
player-nothing = Il n’y a pas de jeu dans cette adresse : la partie après le # manque. Copiez le lien entier.
player-old-browser = Ce navigateur est trop ancien pour ouvrir un jeu depuis un lien. Mettez-le à jour, ou utilisez-en un autre.
## The dialog that shares a puzzle

share-heading = Pour que d’autres y jouent
share-link-heading = Sous forme de lien
share-link-text = Le jeu entier est dans le lien lui-même, après le #. Toute personne qui ouvre le lien peut y jouer. La création du lien n’a rien envoyé à personne.
share-link =
    .aria-label = Lien
share-copy = Copier
share-send = Envoyer…
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } ko sur { $most } ko
share-copied = Lien copié.
share-copy-yourself = Votre navigateur ne le permet pas. Copiez vous-même le lien depuis le champ.
share-title = Un jeu à résoudre
share-no-address = Cette copie de Crosscore est un fichier sans adresse web : elle ne peut pas créer de liens. Enregistrez plutôt la page.
share-this-computer = Cette adresse ne fonctionne que sur cet ordinateur ; ailleurs, le lien ne s’ouvrira pas.
share-near = Cette adresse ne fonctionne que sur ce réseau ; ailleurs, le lien ne s’ouvrira pas.
share-file-heading = Sous forme de fichier
share-file-text = Une page (.html) qui n’a besoin de rien d’autre, pas même d’une connexion. Envoyez-la par e-mail ou mettez-la sur une clé USB. Elle s’ouvre dans tout navigateur, et ici si vous voulez la modifier.
share-file = Enregistrer la page
share-embed = Mettre sur un site web
share-embed-text = Enregistrez la page, déposez-la sur votre site et collez ce code à l’endroit du jeu. Si la page n’est pas dans le même dossier, remplacez son nom par son adresse.
share-embed-code =
    .aria-label = Code à coller
share-embed-copied = Code copié.
share-answers = Les deux contiennent la solution, compressée mais pas secrète.
share-secret = Sans la solution
share-secret-help = Pour un concours : en remplissant la grille, on apprend seulement si tout est juste.
share-ipuz = Enregistrer en .ipuz
share-no-answers = Les réponses n’y sont pas, seulement un code qui permet de vérifier une grille pleine.
share-diagram = Sur un écran, les cases noires se voient quand même.
share-failed = Le jeu n’a pas pu être partagé.

## The sheet on paper

sheet-group-print = Impression
sheet-group-look = Aspect
sheet-group-words = Langue et numéros
sheet-about = Plus de détails
about-copyright = Copyright
about-editor = Rédaction
about-publisher = Éditeur
about-date = Date
about-notes = Remarques
about-difficulty = Difficulté
sheet-pages = { $n ->
    [one] S’imprime sur { $n } page, texte en corps { $size }.
   *[other] S’imprime sur { $n } pages, texte en corps { $size }.
}
sheet-pages-key = { $n ->
    [one] S’imprime sur { $n } page.
   *[other] S’imprime sur { $n } pages.
}

## A crossword that is solved on the page

play-nothing = Il n’y a encore rien à résoudre.
play-unfilled = Cette grille a encore des cases vides. Remplissez-la d’abord ; vous pourrez ensuite la résoudre.
play-pencil = Crayon
    .title = Crayon : pour les lettres dont vous n’êtes pas sûr
play-check = Vérifier
    .title = Vérifier des lettres
play-check-letter = Cette lettre
play-check-word = Ce mot
play-check-all = Toute la grille
play-reveal = Révéler
    .title = Révéler des lettres
play-clue =
    .aria-label = Définition en cours
play-clue-back =
    .aria-label = Définition précédente
    .title = Définition précédente (Maj+Tab)
play-clue-on =
    .aria-label = Définition suivante
    .title = Définition suivante (Tab)
play-cross-help = Tapez des lettres. Les flèches changent de case, Tab va à la définition suivante, Espace passe de l’horizontale à la verticale. Échap puis Tab quittent la grille.
play-cross-label = Mots croisés, { $width } sur { $height }
play-text = En texte
    .title = Toutes les définitions en texte, avec un champ pour chaque mot
play-clues-region = Définitions
play-filled = Cases remplies
play-cells = { $n ->
    [one] { $n } case sur { $all }
   *[other] { $n } cases sur { $all }
}
play-start-over-letters = Vider la grille
play-blank = vide
play-told = { $begun ->
    [true] { $place } : { $clue }, { $n } lettres, { $letters }
   *[false] { $place } : { $clue }, { $n } lettres
}
play-told-cell = { $letter }{ $wrong ->
    [true] , fausse
   *[false] { "" }
}{ $told ->
    [true] , révélée
   *[false] { "" }
}{ $pencil ->
    [true] , au crayon
   *[false] { "" }
}, { $n } sur { $all }
play-no-letter = Ce jeu n’utilise pas cette lettre.
play-state-filled = (rempli)
play-state-wrong = (avec une lettre fausse)
play-too-long = { $n } lettres, mais il n’y a de place que pour { $all }.
play-not-right = La grille est pleine, mais quelque chose n’est pas encore juste.
play-full-secret = La grille est pleine. La solution n’est pas jointe à ce jeu : elle ne peut pas être vérifiée ici.
play-check-full = Remplissez d’abord toute la grille. Vous saurez alors si tout est juste.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] Tout est juste.
       *[other] Rien de faux pour l’instant.
    }
    [one] Une lettre est fausse.
   *[other] { $wrong } lettres sont fausses.
}
play-revealed = { $n ->
    [0] Rien à révéler : c’est juste.
    [one] Une lettre révélée.
   *[other] { $n } lettres révélées.
}
play-solved = C’est résolu !
play-solved-help = { $n ->
    [one] Une lettre a été révélée.
   *[other] { $n } lettres ont été révélées.
}
play-revealed-all = Toute la grille est révélée.
keys-solving = Jouer
    .open = Résoudre le jeu ici
    .next = case suivante, ou changer de direction
    .turn = changer de direction
    .slot = définition suivante ou précédente
    .ends = première ou dernière case d’un mot
    .clear = effacer la lettre
    .check = vérifier le mot
    .leave = Tab quitte ensuite la grille

kind-convert = Transformer ce jeu en
done-converted = Transformé en : { $kind }.
job-puzzle-convert = Création d’un autre type de jeu…
failed-puzzle-convert = Le jeu n’a pas pu être transformé en un autre type.
kind-krisskross = Mots casés
    .short = Mots casés
    .help = Une grille vide, et les mots à y placer, rangés par longueur.
kind-codeword = Mots codés
    .short = Mots codés
    .help = Chaque lettre est un nombre. Quelques lettres sont données, et il n’y a qu’une solution.

## A class set: different puzzles like the one on the sheet

versions-open = <span>Créer </span>30 versions…
versions-heading = Un jeu différent pour chacun
versions-text = Chaque jeu porte son numéro dans le titre, et sa solution aussi.
versions-number = Combien
versions-number-wrong = Choisissez un nombre de { $least } à { $most }.
versions-words = Mots
versions-words-list = Différents
versions-words-same = Les mêmes
versions-keys = Solutions
versions-keys-none = Aucune
versions-keys-end = À la fin
versions-keys-each = Après chacun
versions-print = Tout imprimer
versions-zip = Enregistrer en .zip
versions-title = { $title } – Version { $n }
versions-title-bare = Version { $n }
versions-made = Versions créées : { $done } sur { $total }
versions-set = Prêtes à imprimer : { $done } sur { $total }
versions-ready = { $n ->
    [0] Il n’y a aucune version à imprimer ni à enregistrer.
    [one] { $n } version est prête : imprimez-la ou enregistrez-la.
   *[other] { $n } versions sont prêtes : imprimez-les ou enregistrez-les.
}
versions-stopped = { $n ->
    [0] Arrêté avant que la première version soit créée.
    [one] Arrêté : { $n } version est prête. Imprimez-la ou enregistrez-la.
   *[other] Arrêté : { $n } versions sont prêtes. Imprimez-les ou enregistrez-les.
}
versions-few = { $n ->
    [one] Ces mots ne permettent que { $n } version. Imprimez-la ou enregistrez-la, ou prenez plus de mots.
   *[other] Ces mots ne permettent que { $n } versions différentes. Imprimez-les ou enregistrez-les, ou prenez plus de mots.
}
versions-lacking = { $n ->
    [one] La version { $numbers } n’a pas pu être créée : { $reason }
   *[other] Les versions { $numbers } n’ont pas pu être créées : { $reason }
}
failed-puzzle-versions = Les versions n’ont pas été créées.

## Options and settings, and ready-made choices of them

option-count = Nombre de mots
    .help = Combien de mots sont tirés de la liste ; 8 au plus pour « La plus petite, prouvée ».
    .unit = mots
    .any = tous
option-goal = Ce qui compte le plus
    .help-compact = Tous les mots dans la plus petite grille trouvée.
    .help-crossings = Les mots se croisent le plus souvent possible, même si la grille s’agrandit.
    .help-blocks = Remplit une grille de taille fixe (13 × 17, sauf autre réglage) avec le moins de cases noires possible ; quelques mots peuvent rester de côté.
    .help-page = La grille prend la forme de votre papier et s’imprime donc le plus grand possible.
    .help-proved = Pour 8 mots au plus. Cherche jusqu’à être certain qu’il n’existe pas de grille plus petite, et dit s’il y parvient.
    .choice-compact = La plus petite grille
    .choice-crossings = Le plus de croisements
    .choice-blocks = Le moins de cases noires
    .choice-page = La forme de la page
    .choice-proved = La plus petite, prouvée
option-paper = Papier
    .help = La grille remplit la page, marges et titre déduits.
    .choice-a4 = A4, portrait
    .choice-a4-wide = A4, paysage
    .choice-letter = Lettre, portrait
    .choice-letter-wide = Lettre, paysage
    .choice-own = Une forme à vous
option-aspect = Largeur et hauteur
    .help = Les proportions de la grille, comme 4 × 3, ou 16 × 9 pour un écran.
option-size = Taille de la grille
    .help = « Automatique » fait de la place pour tous les mots, ou prend 13 × 17 pour « Le moins de cases noires ». Une taille fixe contient autant de mots qu’il peut en entrer.
    .unit = cases
option-pieces = Plusieurs blocs
    .help = Les mots qu’on ne peut pas relier aux autres sont placés à côté d’eux sur la feuille.
option-min_length = Mot le plus court
    .help = Les mots plus courts ne sont pas tirés.
    .unit = lettres
    .any = libre
option-max_length = Mot le plus long
    .help = Les mots plus longs ne sont pas tirés.
    .unit = lettres
    .any = libre
option-seconds = Durée de la recherche
    .help = Vous voyez les meilleures dispositions à mesure qu’elles sont trouvées, jusqu’à la fin de ce temps.
    .unit = secondes
option-scatter = Disperser d’abord
    .help = Répartit d’abord ce nombre de mots dans la grille ; les autres doivent les croiser. Les mots que rien ne relie sont marqués et absents de la feuille. Sans effet quand des mots sont fixés.
    .unit = mots
option-long_clue = Définitions longues
    .help = Marque dans la liste les définitions qui dépassent ce nombre de caractères.
    .unit = caractères
option-fresh = Éviter les mots déjà utilisés
    .help = Ne reprend des mots de vos derniers jeux que lorsque les autres sont épuisés.
option-filled-size = Taille de la grille
    .help = Largeur et hauteur de la grille.
    .unit = cases
option-blocks = Cases noires
    .help-pattern = Un nouveau motif de journal : chaque lettre est dans deux mots et tous les mots se tiennent. Demande une grande liste de mots.
    .help-few = Posées là où les mots finissent : même une petite liste remplit alors la grille.
    .help-rows = Remplit chaque ligne de mots séparés par des cases noires ; les mots verticaux ne dépassent pas la longueur choisie.
    .help-columns = Tire d’abord les cases noires des colonnes, puis remplit les lignes.
    .help-none = Pas de cases noires : pour de petites grilles, ou pour dessiner les vôtres.
    .choice-pattern = Un motif
    .choice-few = Posées au remplissage
    .choice-rows = Ligne par ligne (ancien programme)
    .choice-columns = Colonne par colonne (ancien programme)
    .choice-none = Aucune : grille ouverte
    .choice-bars = Des barres au lieu de cases (à l’anglaise)
    .help-bars = Pas de cases noires : les mots finissent à des barres, et chacun a un nombre équitable de lettres qu’aucun autre ne croise. D’habitude 12 × 12.
    .choice-library = Un motif à choisir
    .help-library = Un motif de la collection, avec le nombre de mots et les mots longs que vous voulez.
option-pattern = Motif
    .help = Un motif de la collection. Sans choix, n’importe lequel de la taille de la grille.
option-symmetry = Symétrie
    .help = Chaque case noire a son reflet.
    .choice-rotational = Demi-tour
    .choice-left-right = Gauche et droite
    .choice-up-down = Haut et bas
    .choice-both = Les quatre côtés
    .choice-diagonal = Diagonale
    .choice-none = Aucune
option-black = Quantité de cases noires
    .help = Plus il y a de cases noires, plus la grille est facile à remplir.
    .choice-few = Faible
    .choice-medium = Moyenne
    .choice-many = Grande
option-most_words = Nombre maximal de mots
    .help = Le motif n’a pas plus de mots ; 0 ne fixe pas de limite.
    .unit = mots
option-most_blocks = Nombre maximal de cases noires
    .help = Le motif n’a pas plus de cases noires ; 0 ne fixe pas de limite.
    .unit = cases
option-theme_answers = Réponses du thème
    .help = Une par ligne. Elles reçoivent des places symétriques et le reste est rempli autour : des paires de même longueur, une réponse seule dans la rangée du milieu.
option-theme_down = Les réponses du thème peuvent être verticales
option-max_down = Mot vertical le plus long
    .help = L’ancien programme remplit les lignes en espérant que les colonnes donnent des mots ; courtes, elles y arrivent plus souvent.
    .unit = lettres
option-filled-min_length = Mot le plus court
    .help = Les mots plus courts ne sont pas utilisés, et aucun vide plus court n’est laissé.
    .unit = lettres
option-min_score = Score minimal
    .help = Si la liste de mots a des scores, les mots en dessous ne sont pas utilisés.
    .unit = points
option-better = Préférer les mots au score élevé
    .help = Si la liste de mots a des scores, essaie d’abord les meilleurs mots.
option-shared = Lettres de suite que deux mots ne peuvent pas partager
    .help = 5 est courant ; 0 permet tout.
    .unit = lettres
option-apart = Aucun mot dans un autre
    .help = Pas de CHAT avec CHATS.
option-pangram = Toutes les lettres de l’alphabet
    .help = Essaie de toutes les placer et dit lesquelles manquent.
option-three = Pas de mots de deux lettres
    .help = Les signale.
option-checked = Chaque lettre dans deux mots
    .help = Signale les lettres qui ne sont que dans un.
option-connected = Une grille d’un seul tenant
    .help = Signale les parties qu’aucun mot ne relie.
option-mirrored = Cases noires symétriques
    .help = Signale les cases noires sans image.
option-method = Façon de chercher
    .help-solver = N’utilise que des mots de la liste, dans les deux sens, ou prouve qu’ils ne peuvent pas remplir la grille.
    .help-progressive = Remplit les lignes de mots et améliore peu à peu les mots verticaux. Il peut rester des mots absents de la liste ; ils sont marqués.
    .choice-solver = Mots connus seulement
    .choice-progressive = Progressive (ancien programme)
option-objective = Ce qui compte comme faute
    .help-lengths = Les lettres des mots inconnus, et un cinquième de celles des mots en désordre.
    .help-counts = Un mot inconnu compte pour un, un mot en désordre pour un demi.
    .help-unknown = Chaque mot inconnu compte pour un, un mot en désordre aussi.
    .choice-lengths = Lettres des mots inconnus
    .choice-counts = Mots inconnus et en désordre
    .choice-unknown = Mots inconnus
option-queue = File d’attente
    .help = Combien de grilles garder et améliorer.
    .unit = grilles
option-neighbours = Voisines
    .help = Combien de changements d’une grille essayer à la fois.
    .unit = changements
option-filled-seconds = Durée de la recherche
    .help = La recherche s’arrête quand la grille est pleine ou que ce temps est écoulé.
    .unit = secondes
option-numbers-size = Taille de la grille
    .help = Largeur et hauteur de la grille ; 10 × 10 donne une cinquantaine de définitions.
    .unit = cases
option-numbers-symmetry = Symétrie
    .help = Chaque case noire a son reflet. S’il y a peu de nombres au choix, la grille n’est pas symétrique.
    .choice-rotational = Demi-tour
    .choice-left-right = Gauche et droite
    .choice-up-down = Haut et bas
    .choice-both = Les quatre côtés
    .choice-diagonal = Diagonale
    .choice-none = Aucune
option-operations = Opérations
    .help = Ce que les définitions font calculer.
    .choice-times = × multiplication
    .choice-divide = ÷ division
    .choice-times-divide = × et ÷
    .choice-plus = + addition
    .choice-minus = − soustraction
    .choice-plus-minus = + et −
    .choice-all = Les quatre
option-first_least = Premier facteur à partir de
    .help = Le plus petit nombre à gauche du ×.
option-first_most = Premier facteur jusqu’à
    .help = Le plus grand nombre à gauche du × : 12 pour les tables jusqu’à douze.
option-second_least = Second facteur à partir de
    .help = Le plus petit nombre à droite du ×. Les divisions sont des multiplications retournées.
option-second_most = Second facteur jusqu’à
    .help = Le plus grand nombre à droite du ×.
option-term_least = Nombres à additionner à partir de
    .help = Le plus petit nombre de part et d’autre de + et −.
option-term_most = Nombres à additionner jusqu’à
    .help = Le plus grand nombre de part et d’autre de + et −.
option-clue = Définitions
    .help-full = Chaque définition donne sa réponse ; il n’y a qu’à calculer.
    .help-hidden = Beaucoup de définitions cachent un nombre, et les croisements décident. Il en reste assez d’entières pour une solution unique ; c’est vérifié.
    .choice-full = Entières : 12 × 7
    .choice-hidden = Un nombre caché : □ × 7
option-count-hidden = Nombre de mots
    .help = Combien de mots tirer de la liste.
    .unit = mots
    .any = tous
option-level = Directions
    .help-easy = Les mots vont vers la droite et vers le bas.
    .help-medium = En diagonale aussi, à l’endroit.
    .help-hard = Dans les huit directions, à l’envers aussi.
    .help-own = Choisissez chaque direction.
    .choice-easy = Facile
    .choice-medium = Moyen
    .choice-hard = Difficile
    .choice-own = Votre choix
option-ways = Sens des mots
    .help = Au moins une direction.
    .choice-forward = À l’endroit
    .choice-down = Vers le bas
    .choice-forward-down = À l’endroit et vers le bas
    .choice-forward-up = À l’endroit et vers le haut
    .choice-backward = À l’envers
    .choice-up = Vers le haut
    .choice-backward-up = À l’envers et vers le haut
    .choice-backward-down = À l’envers et vers le bas
option-size-hidden = Taille de la grille
    .help = « Automatique » trouve une taille qui fait place à tous les mots. Dans une taille fixe, les mots qui n’entrent pas sont laissés de côté.
    .unit = cases
option-room = Place
    .help-normal = Environ deux tiers des lettres font partie d’un mot. Avec un message caché, la grille est juste assez grande pour les deux.
    .help-tight = La plus petite grille trouvée pour ces mots.
    .help-loose = Plus de la moitié des lettres ne font partie d’aucun mot : les mots sont plus difficiles à trouver.
    .choice-normal = Normale
    .choice-tight = Serrée
    .choice-loose = Large
option-shape = Forme
    .help = Le contour que les lettres remplissent.
    .choice-rectangle = Rectangle
    .choice-circle = Cercle
    .choice-heart = Cœur
    .choice-diamond = Losange
    .choice-tree = Sapin
    .choice-own = Votre image
option-mask = Votre image
    .help = Les carrés noirs deviennent des lettres. L’image est mise à l’échelle de la grille.
option-sharing = Lettres partagées
    .help = Les mots qui se croisent ont une lettre en commun.
    .choice-any = Au hasard
    .choice-many = Beaucoup
    .choice-few = Peu
    .choice-none = Aucune
option-inside = Mots dans les mots
    .help-there = Un mot contenu dans un autre, comme MAI dans MAISON, se trouve là et nulle part ailleurs.
    .help-own = Il a aussi sa propre place : on peut le trouver aux deux endroits.
    .help-out = Il est laissé de côté.
    .choice-there = Là seulement
    .choice-own = Cachés aussi
    .choice-out = Laissés de côté
option-filler = Autour des mots
    .help-words = Des lettres aussi fréquentes que dans les mots.
    .help-first = Plus difficile : seulement des lettres par lesquelles commencent des mots.
    .help-others = Plus facile : des lettres qu’aucun mot ne contient, si la langue en a.
    .choice-words = Lettres des mots
    .choice-first = Initiales seulement
    .choice-others = Autres lettres
option-first = À partir du début
    .help = Combien de lettres du début de chaque mot utiliser.
    .unit = lettres
option-message = Message caché
    .help = Les lettres qui ne font partie d’aucun mot, lues ligne par ligne, commencent par lui.
option-clean = Pas de gros mots
    .help = Aucun gros mot n’apparaît par hasard, dans aucune direction.
option-banned = Mots à exclure
    .help = D’autres mots qui ne doivent pas apparaître par hasard, séparés par des espaces ou des virgules.
option-grid = Grille
    .help-crossing = Les mots se croisent où ils peuvent, et la grille grandit autour d’eux.
    .help-blocked = Une grille de journal avec des cases noires, pleine de mots ; il faut une grande liste de mots.
    .choice-crossing = Mots croisés libres
    .choice-blocked = Grille classique
option-derived-count = Nombre de mots
    .help = Combien de mots sont tirés de la liste.
    .unit = mots
    .any = tous
option-derived-size = Taille de la grille
    .help = « Automatique » prend la place qu’il faut à tous les mots. Une taille fixe contient autant de mots qu’il peut en entrer.
    .unit = cases
option-start = Pour commencer
    .help = Ce qui est déjà dans la grille, pour qu’on sache par où commencer.
    .choice-word = Un mot
    .choice-letter = Une lettre
    .choice-none = Rien
option-shown = Lettres données
    .help = Au moins ce nombre de lettres est donné ; d’autres s’ajoutent jusqu’à ce qu’il n’y ait qu’une solution.
    .unit = lettres
preset-standard = Standard
    .help = 50 mots dans la plus petite grille.
preset-small = Petit
    .help = 15 mots courts, de 3 à 6 lettres.
preset-large = Grand
    .help = 100 mots ; un peu plus long à créer.
preset-square = 15 × 15
    .help = Un carré comme dans les journaux, avec le plus possible de mots parmi 40.
preset-scattered = Dispersé
    .help = Répartit d’abord 10 mots dans la grille ; les autres les croisent.
preset-dense = 13 × 17
    .help = Un bloc de 13 × 17 avec aussi peu de cases noires que 60 mots le permettent.
preset-page = Page
    .help = 50 mots dans la forme d’une page A4.
preset-proved = Prouvé
    .help = 8 mots dans la plus petite grille possible.
preset-newspaper = Journal
    .help = 13 × 13 avec un motif symétrique, pour une grande liste de mots.
preset-newspaper-15 = Journal, 15 × 15
    .help = La taille de la plupart des grilles quotidiennes.
preset-mini = Mini
    .help = 5 × 5 avec peu de cases noires, pour une pause café.
preset-own-blocks = Grille pleine
    .help = 12 × 12, avec le moins de cases noires possible, posées au remplissage.
preset-small-list = Petite liste de mots
    .help = Plus de cases noires et des mots courts : une petite liste suffit.
preset-older = Ancien programme
    .help = 12 × 12 par la recherche progressive d’un ancien programme, avec ses réglages ; il peut rester des mots inconnus.
preset-numbers-times = Multiplication
    .help = 10 × 10 : un nombre jusqu’à 12 fois un nombre jusqu’à 99.
preset-numbers-tables = Tables de multiplication
    .help = 8 × 8 : les tables de 2 à 12, jusqu’à vingt fois.
preset-numbers-large = Grandes multiplications
    .help = 10 × 10 : des nombres à deux chiffres fois des nombres à deux chiffres.
preset-numbers-plus = Plus et moins
    .help = 10 × 10 : des sommes et des différences de nombres jusqu’à 199.
preset-numbers-mixed = Mélange
    .help = 10 × 10 : les quatre opérations.
preset-numbers-hidden = Casse-tête
    .help = 10 × 10 : des définitions où manque un nombre, pour qui aime les défis.
preset-search-standard = Standard
    .help = 20 mots dans quatre directions.
preset-search-easy = Pour débuter
    .help = 10 mots courts, vers la droite et vers le bas, parmi des lettres qu’ils n’ont pas.
preset-search-hard = Difficile
    .help = 30 mots dans les huit directions, parmi des lettres par lesquelles commencent des mots.
preset-search-large = Grand
    .help = 60 mots dans les huit directions.
preset-search-packed = Serré
    .help = 30 mots qui se croisent dans la plus petite grille trouvée.
preset-search-heart = Cœur
    .help = 25 mots en forme de cœur.
preset-search-tree = Sapin
    .help = 25 mots en forme de sapin.
preset-krisskross = Standard
    .help = 30 mots qui se croisent librement ; un mot est donné.
preset-krisskross-small = Pour les enfants
    .help = 12 mots courts, de 3 à 6 lettres.
preset-krisskross-filled = Grille classique
    .help = 11 × 11 avec des cases noires, pour une grande liste de mots.
preset-codeword = Standard
    .help = 30 mots qui se croisent librement, avec au moins 3 lettres données.
preset-codeword-filled = Grille classique
    .help = 13 × 13 avec des cases noires, pour une grande liste de mots.
preset-codeword-easy = Facile
    .help = 30 mots qui se croisent librement, avec au moins 7 lettres données.
sheet-option-key = Solution
    .help = Le jeu résolu sur une feuille à part, ou à côté de la grille vide.
    .choice-apart = Sur une feuille à part
    .choice-beside = À côté du jeu
sheet-option-prints = Ce qui est imprimé
    .help = Le jeu, sa solution, ou les deux sur des pages séparées.
    .choice-puzzle = Le jeu
    .choice-key = La solution
    .choice-both = Les deux
sheet-option-paper = Papier
    .help = Le papier d’impression. Sans choix, les pages conviennent au format A4 et au format Lettre.
    .choice-auto = A4 ou Lettre
    .choice-a4 = A4
    .choice-letter = Lettre
sheet-option-name_line = Ligne pour le nom
    .help = Une ligne au-dessus du jeu pour le nom de l’élève.
sheet-option-save_ink = Économiser l’encre
    .help = Des traits fins, et des cases noires hachurées au lieu d’être pleines.
sheet-option-blocks = Cases hors des mots
    .help = L’aspect des cases vides sur la feuille.
    .choice-grey = Grises
    .choice-black = Noires
    .choice-none = Non dessinées
    .choice-hidden = Cachées, avec les numéros
sheet-option-text_size = Taille du texte
    .help = La taille des définitions imprimées : corps 9, de 9 à 11, 14 ou 18. Normale est la plus grande qui tienne sur une page ; en gros caractères, les cases aussi sont plus grandes.
    .choice-small = Petite
    .choice-normal = Normale
    .choice-large = Grande
    .choice-huge = Gros caractères
sheet-option-word_bank = Banque de mots
    .help = Donne toutes les réponses par ordre alphabétique, pour aider.
sheet-option-enumerations = Nombre de lettres
    .help = Indique le nombre de lettres après chaque définition, comme (6) ou (3,5).
sheet-option-language = Langue des intitulés
    .help = La langue des intitulés, de « Nom » et de la solution. Sans choix, c’est celle des définitions.
sheet-option-digits = Chiffres
    .help = Comment les nombres s’écrivent dans la grille et près des définitions.
    .choice-auto = Comme d’habitude
    .choice-latin = 0 1 2
    .choice-native = Ceux de la langue
sheet-option-numbering = Numéros
    .help = Numéroter les cases où commencent les mots, ou les lignes et les colonnes, comme dans bien des journaux arabes et persans.
    .choice-cells = Dans les cases
    .choice-lines = Lignes et colonnes
sheet-option-key-hidden = Solution
    .help = Le jeu résolu sur une feuille à part, ou à côté du jeu à résoudre.
    .choice-apart = Sur une feuille à part
    .choice-beside = À côté du jeu
sheet-option-list = Ce qu’il faut trouver
    .help = Ce qu’on imprime sous la grille : les mots, leurs définitions, ou seulement combien il y en a.
    .choice-words = Mots
    .choice-clues = Définitions
    .choice-none = Leur nombre
sheet-option-order = Ordre de la liste
    .help = Comment les mots ou leurs définitions sont rangés.
    .choice-alphabet = Alphabétique
    .choice-listed = Comme dans la liste de mots
    .choice-length = Par longueur
sheet-option-text_size-hidden = Taille du texte
    .help = La taille de la liste imprimée : corps 9, de 9 à 11, 14 ou 18. Normale est la plus grande qui tienne sur une page ; en gros caractères, les lettres de la grille aussi sont plus grandes.
    .choice-small = Petite
    .choice-normal = Normale
    .choice-large = Grande
    .choice-huge = Gros caractères
sheet-option-grid_lines = Traits entre les lettres
    .help = Dessine un carré autour de chaque lettre.
sheet-option-marks = Mots dans la solution
    .help = Comment la solution montre où sont les mots.
    .choice-rings = Entourés
    .choice-colours = En couleurs
sheet-option-filler-key = Autres lettres dans la solution
    .help = Montre en gris, dans la solution, les lettres qui ne font partie d’aucun mot.
sheet-option-digits-hidden = Chiffres
    .help = Comment les nombres s’écrivent près des définitions et dans les décomptes.
    .choice-auto = Comme d’habitude
    .choice-latin = 0 1 2
    .choice-native = Ceux de la langue

## The engine: alphabet

engine-half-character = « { $word } » contient une moitié de caractère ({ $code }, un demi-codet isolé) : retapez-le.
engine-digit = « { $word } » contient le chiffre { $char }. Écrivez le nombre en toutes lettres.
engine-control-character = « { $word } » contient le caractère de contrôle { $char } : supprimez-le.
engine-no-letter-there-is = « { $word } » contient { $char }, qui n’est pas une lettre. Supprimez-le.
engine-symbol = « { $word } » contient le symbole { $char }, mais cette langue ({ $language }) n’admet que des lettres. Supprimez-le, ou choisissez « Toute écriture » comme langue.
engine-other-character = « { $word } » contient { $char } { $name }, mais cette langue ({ $language }) s’écrit en alphabet { $scripts } : corrigez-le, ou choisissez une autre langue.
engine-other-script = « { $word } » contient { $char }, de l’alphabet { $script }, mais cette langue ({ $language }) s’écrit en alphabet { $scripts } : corrigez-le, ou choisissez une autre langue.
engine-list-no-letters = Aucun mot de la liste ne contient de lettre. Est-ce le bon fichier ?
engine-script-share = { $percent } % { $script }
engine-list-mixed-scripts = Les mots sont écrits dans plusieurs alphabets ({ $shares }) : gardez une seule langue par liste, ou choisissez la langue.
engine-and = { $first } et { $last }
engine-no-such-letters = Cette langue ({ $language }) n’a pas l’option « { $option } ». Choisissez parmi { $known }.
engine-no-such-language = Il n’y a pas de langue « { $code } ». Utilisez un code comme en, bn ou ar.
engine-code-of-language = { $code } ({ $language })
engine-no-such-language-but = Il n’y a pas de langue « { $code } ». Vouliez-vous dire { $languages } ?
engine-no-digit = « { $word } » contient { $char }, qui n’est pas un chiffre. Les nombres croisés n’admettent que des nombres entiers.
engine-type-a-number = Tapez un nombre.
engine-no-letters-of-any-script = « { $word } » n’a pas de lettres pour la grille : écrivez-le en lettres.
engine-no-letters-of-script = « { $word } » n’a pas de lettres pour la grille : écrivez-le en alphabet { $scripts }.
engine-lone-mark = « { $word } » contient { $char } sans lettre devant. Ajoutez-en une.
engine-or = { $first } ou { $last }

## The engine: changes

engine-title-too-long = Le titre a { $characters } caractères ; il peut en avoir { $most } au plus.
engine-author-too-long = Le nom de l’auteur a { $characters } caractères ; il peut en avoir { $most } au plus.
engine-instructions-too-long = Le texte au-dessus des définitions a { $characters } caractères ; il peut en avoir { $most } au plus.
engine-text-too-long = Ce texte compte { $characters } caractères ; le maximum est { $most }.
engine-finished-option = { $name } ne peut pas être changé dans un jeu terminé ; vous pouvez changer { $known }.
engine-no-such-word = Ce mot n’existe pas ; le jeu en a { $words }.
engine-not-placed = { $word } n’est pas dans la grille et ne peut donc pas être fixé. Placez-le d’abord.

## The engine: dictionary

engine-too-many-characters = { $word } a { $characters } caractères ; un mot en a { $most } au plus.
engine-one-letter = { $word } n’a qu’une lettre ; il en faut au moins { $least }.
engine-too-many-letters = { $word } a { $letters } lettres ; un mot peut en avoir { $most } au plus.
engine-too-many-marks = { $word } a trop de signes sur une même lettre. Retirez-en.
engine-clue-without-word = Cette définition n’a pas de mot. Tapez-en un.
engine-more-cells = { $word } occupe { $cells } cases ; il n’y a de place que pour { $most }.
engine-holds-mark = { $word } contient encore « { $mark } ». Si une définition suit, déplacez-la vers les définitions.
engine-no-clue-yet = { $word } n’a pas encore de définition.
engine-clue-too-long = La définition a { $characters } caractères ; elle peut en avoir { $most } au plus.
engine-gives-away = La définition contient le mot lui-même : { $word }.
engine-same-word = Même mot qu’à la ligne { $row } : { $word }.
engine-same-letters = Mêmes lettres qu’à la ligne { $row } : { $word }.
engine-same-letters-below = La ligne { $row } a les mêmes lettres.
engine-office-unread = { $name } ne peut pas être lu : il est endommagé, protégé par un mot de passe ou très volumineux. Enregistrez-le de nouveau, ou copiez ses mots et collez-les ici.
engine-had-half-character = { $word } contenait une moitié de caractère, { $code } ; tapez ce qui manque.
engine-had-control-character = { $word } contenait un caractère de contrôle, { $code } ; il a été retiré.
engine-line = ligne { $number }
engine-entry = entrée { $number }
engine-word = mot { $number }
engine-entries-beyond = { $name } a plus de { $most } entrées, ce qui est la limite. Découpez-le en fichiers plus petits.
engine-nothing-to-save = Il n’y a pas encore de mots à enregistrer.
engine-read-differently = La ligne { $row } ({ $word }) serait lue autrement dans un tel fichier ; enregistrez la liste dans un autre format.
engine-rows-with-same-word = Les lignes { $first } et { $second } ont le même mot, { $word }, et un dictionnaire JSON ne contient chaque mot qu’une fois : changez-en une, ou enregistrez la liste en CSV.
engine-rows-without-word = Les lignes { $first } et { $second } sont toutes deux sans mot ; tapez un mot dans l’une d’elles, ou enregistrez la liste en CSV.
engine-questions-left-out =
    { $n ->
        [one] { $n } entrée n’a pas de réponse qui puisse être un mot ; elle est laissée de côté.
       *[other] { $n } entrées n’ont pas de réponse qui puisse être un mot ; elles sont laissées de côté.
    }
engine-web-page = { $name } est une page web ou du XML, pas une liste de mots ; copiez ses mots dans un fichier de texte brut.
engine-no-words-in-file = { $name } ne contient pas de mots ; il devrait contenir un mot par ligne, ou ressembler à { $example }.
engine-assumed-encoding = { $name } ne dit pas comment ses lettres sont codées ; elles ont été lues en { $encoding }. Si certaines semblent fausses, enregistrez-le en UTF-8.
engine-is-a-puzzle = { $name } est un jeu, pas une liste de mots ; ouvrez-le comme jeu.
engine-not-an-object = { $name } contient { $what } au lieu d’un objet de mots et de définitions comme { $example }.
engine-a-list-or-object = une liste ou un objet
engine-a-text = un texte
engine-null = null
engine-true-or-false = vrai ou faux
engine-a-number = un nombre
engine-clue-not-text = La définition de { $word } est { $what }, pas un texte.
engine-empty-entry = L’entrée n’a ni mot ni définition.
engine-entry-parts = L’entrée { $entry } a { $parts } parties ; seules les deux premières, mot et définition, sont lues.
engine-entry-without-word = L’entrée { $entry } n’a pas de mot ; elle devrait ressembler à { $example }.
engine-columns-swapped = Ici, les définitions viennent en premier : c’est la deuxième colonne qui a été lue comme celle des mots.
engine-empty-line = La ligne { $line } n’a ni mot ni définition.
engine-columns-but-scores = Seules la colonne { $words } est lue comme celle des mots et la colonne { $scores } comme celle de leurs scores ; les autres sont laissées de côté.
engine-columns-left-out = Seules la colonne { $words } est lue comme celle des mots et la colonne { $clues } comme celle des définitions ; les autres sont laissées de côté. Une première ligne comme word,clue dit laquelle est laquelle.
engine-comments = Les lignes qui commencent par # sont prises pour des commentaires et sautées : { $lines } ici.
engine-no-mark = Chaque ligne a été lue comme un seul mot, car rien n’y sépare les mots des définitions. Si les lignes ont des définitions, mettez une tabulation ou deux-points.
engine-unclear-line = La ligne { $line } a été gardée entière : sa virgule, son tiret ou son espace peut séparer le mot de la définition, ou appartenir au mot. Mettez-y une tabulation ou deux-points s’il les sépare.
engine-doing-reading = Lecture de { $name }
engine-too-many-entries = { $name } a { $entries } entrées ; la limite est de { $most }. Découpez-le en fichiers plus petits.
engine-no-clues = Aucun des mots de { $name } n’a de définition.
engine-doing-checking = Vérification des mots de { $name }
engine-stands-twice = { $word } est inscrit deux fois ; le premier est gardé.
engine-letters-stand-twice = { $word } a les mêmes lettres que { $other } ; le premier est gardé.
engine-no-usable-words = Aucune entrée de { $name } n’est utilisable comme mot de cette langue ({ $language }) ; la première sur { $entries } : { $problem }
engine-in-file = { $name } : { $problem }
engine-bad-score = Le score de { $word } est { $score }, pas un nombre entier de 0 à { $most } ; il compte pour { $usual }.
engine-no-score = { $word } n’a pas de score ; il compte pour { $usual }.
engine-entry-is-clue-only = La définition n’a pas de mot.
engine-used-without-clue = { $word } n’a pas de définition ; il est utilisé sans.
engine-clue-cut = La définition de { $word } a { $characters } caractères ; seuls les { $most } premiers sont gardés.

## The engine: fields

engine-option-of = { $option } doit être l’un de ces choix : { $choices }, et non { $value }.
engine-option-language = { $option } doit être un code comme en, bn ou ar, ou rester vide, et non { $value }.
engine-option-bool = { $option } doit être true ou false, et non { $value }.
engine-option-int-plain = { $option } doit être un nombre entier de { $least } à { $most }, et non { $value }.
engine-option-int = { $option } doit être un nombre entier de { $least } à { $most } { $unit }, et non { $value }.
engine-option-number = { $option } doit être un nombre de { $least } à { $most } { $unit }, et non { $value }.
engine-option-text = { $option } doit être un texte, et non { $value }.
engine-option-text-long = { $option } a { $characters } caractères ; { $most } au plus peuvent être conservés.
engine-option-set = { $option } doit être un ou plusieurs de ces choix : { $choices }, et non { $value }.
engine-option-mask = { $option } doit être une image en lignes de même longueur, avec # pour une lettre et . pour rien, de { $most } cases au plus par côté et avec au moins un #.
engine-option-size = { $option } doit être auto ou largeur x hauteur comme 15x15, chaque côté de { $least } à { $most } cases, et non { $value }.
engine-option-sides = { $option } doit être largeur x hauteur comme 13x13, chaque côté de { $least } à { $most } cases, et non { $value }.
engine-option-ratio = { $option } doit être largeur x hauteur comme 4x3, chacune un nombre entier de { $least } à { $most }, et non { $value }.
engine-nothing = rien
engine-no-such-option = Il n’y a pas d’option { $name }. Les options sont { $known }.

## The engine: formats


# Texts that begin with “it” or “its” stand in for $why. Others that begin with a small letter follow the name of a word, a cell or a part of the file: it is their subject.

engine-no-puzzle-file = { $name } n’est pas un fichier de jeu que Crosscore puisse ouvrir. Il ouvre les fichiers .ipuz, .puz, .jpz, .xd, Exolve, et les pages et fichiers .zip enregistrés ici. Pour utiliser une liste de mots, ouvrez-la comme liste de mots.
engine-exolve-no-word-search = Exolve ne peut pas montrer de mots mêlés. Enregistrez-les en .ipuz, ou comme page à résoudre.
engine-exolve-too-large = La grille fait { $width } × { $height }, et Exolve montre { $most } × { $most } au plus. Enregistrez-la en .ipuz, ou comme page à résoudre.
engine-exolve-beyond = Exolve ne peut pas contenir de lettres comme { $letter }. Enregistrez le jeu en .ipuz, ou comme page à résoudre.
engine-exolve-too-long = Une lettre de la grille a { $characters } caractères, et Exolve en admet { $most } au plus. Enregistrez le jeu en .ipuz, ou comme page à résoudre.
engine-imported-given = montre des lettres de mots incomplets ; elles sont dans la grille, mais ne sont pas montrées
engine-exolve-adrift =
    { $clues ->
        [one] a { $clues } définition qui ne dit pas où va son mot ; elle est laissée de côté
       *[other] a { $clues } définitions qui ne disent pas où vont leurs mots ; elles sont laissées de côté
    }
engine-exolve-jigsaw = c’est un puzzle : ses définitions ne disent pas où vont leurs mots
engine-xd-too-long = il a plus de { $lines } lignes, ou une de plus de { $most } caractères
engine-xd-small = a des minuscules dans sa grille sans dire pourquoi ; ici, elles sont comme les autres lettres
engine-xd-readings =
    { $cells ->
        [one] a { $cells } case à plusieurs lectures, qui s’y trouvent ensemble
       *[other] a { $cells } cases à plusieurs lectures, qui s’y trouvent ensemble
    }
engine-xd-barred = c’est un mots croisés à barres, et il ne dit pas où elles sont
engine-xd-hidden = n’a que la lettre X : il n’a pas de solution
engine-xd-other-answers = ses définitions et ses réponses ne sont pas celles de sa grille
engine-xd-wrong-answers =
    { $answers ->
        [one] a { $answers } réponse que sa grille contredit ; la grille l’emporte
       *[other] a { $answers } réponses que sa grille contredit ; la grille l’emporte
    }
engine-xd-no-word-search = Un fichier .xd ne peut pas contenir de mots mêlés. Enregistrez-les en .ipuz ou comme page à résoudre.
engine-xd-keys = Un fichier .xd contient au plus { $most } lettres différentes de plusieurs caractères ; enregistrez le jeu en .ipuz.
engine-loss-xd-bars = Seuls certains programmes connaissent les barres d’un fichier .xd ; les autres lisent une autre grille.
engine-loss-xd-texts =
    { $texts ->
        [one] { $texts } texte a des signes qui veulent dire autre chose dans ce format, et change.
       *[other] { $texts } textes ont des signes qui veulent dire autre chose dans ce format, et changent.
    }
engine-loss-exolve-typing = Les lettres de plusieurs caractères se tapent après un double clic : certains de ces caractères ({ $signs }) n’appartiennent à aucune écriture en particulier.
engine-exolve-3d = c’est une grille en trois dimensions
engine-exolve-shaped = ses cases ont des formes particulières
engine-exolve-several = contient plusieurs jeux ; le premier est ouvert
engine-exolve-sections = a des parties qui ne sont pas conservées : { $sections }
engine-imported-size = sa grille est vide ou dépasse { $most } × { $most }
engine-exolve-rows = sa grille a { $rows } lignes, mais sa hauteur est de { $height }
engine-exolve-long-row = a plus de { $width } cases à la ligne { $row } de sa grille ; le reste est laissé de côté
engine-exolve-short-row = la ligne { $row } de sa grille a { $cells } cases, mais sa largeur est de { $width }
engine-exolve-long-line = une définition a plus de { $most } caractères
engine-exolve-hints = a des indices pour ses définitions ; ils ne sont pas conservés
engine-exolve-fillers = a des lignes entre ses définitions, qui ne sont pas conservées
engine-imported-explained = a des explications de ses définitions, qui ne sont pas conservées
engine-imported-marked = a des définitions en gras, en italique ou autre ; elles sont gardées en texte simple
engine-exolve-placeless =
    { $clues ->
        [one] a { $clues } définition qui ne désigne aucun mot de la grille ; elle est laissée de côté
       *[other] a { $clues } définitions qui ne désignent aucun mot de la grille ; elles sont laissées de côté
    }
engine-no-player = La page où l’on joue n’est pas là.
engine-damaged-page = Le jeu contenu dans { $name } est endommagé. Enregistrez la page de nouveau, ou ouvrez le fichier .ipuz dont elle est tirée.
engine-the-file = fichier
engine-imported-no-cells = sa grille n’a pas de cases
engine-imported-long-cell = une case de sa grille contient tout un texte
engine-imported-words = il a { $words } mots, et { $most } au plus sont utilisables
engine-imported-numbers = a d’autres numéros que ceux qu’auraient les mots ; ils sont renumérotés
engine-clue-twice = figure deux fois
engine-imported-misfit = est laissée de côté : ses cases ne forment pas un mot de la grille
engine-imported-refused = { $name } ne peut pas être ouvert : { $why }.
engine-imported-barred = des barres entre ses cases séparent les mots, et ici seules des cases noires le font
engine-imported-no-runs = ses mots ne vont pas horizontalement et verticalement d’une case noire à l’autre
engine-imported-other-runs = ses mots, classés en { $lists }, ne vont pas horizontalement et verticalement d’une case noire à l’autre
engine-imported-one-cell =
    { $clues ->
        [one] a { $clues } mot d’une seule case, qui est laissé de côté
       *[other] a { $clues } mots d’une seule case, qui sont laissés de côté
    }
engine-imported-linked =
    { $clues ->
        [one] a { $clues } définition pour plusieurs mots de la grille ; ici, elle n’est que celle du premier
       *[other] a { $clues } définitions pour plusieurs mots de la grille ; ici, elles ne sont que celles du premier
    }
engine-imported-backwards =
    { $clues ->
        [one] a { $clues } mot qui se lit à l’envers ; ici, il est écrit comme ses cases se lisent
       *[other] a { $clues } mots qui se lisent à l’envers ; ici, ils sont écrits comme leurs cases se lisent
    }
engine-cell = ligne { $row }, colonne { $column }
engine-ipuz-no-object = il ne contient pas d’objet JSON
engine-ipuz-no-version = il n’indique pas de "version" d’ipuz
engine-ipuz-no-kind = ce ne sont ni des mots croisés ni des mots mêlés
engine-ipuz-size = sa grille est vide ou dépasse { $most } × { $most }
engine-not-ipuz-puzzle = { $name } n’est pas un jeu .ipuz que Crosscore puisse ouvrir : { $why }.
engine-wrong-type = a une valeur du mauvais type
engine-no-text = n’est pas un texte
engine-text-cut = a { $characters } caractères ; { $most } sont conservés
engine-no-use = a une valeur inutilisable
engine-no-use-because = a une valeur inutilisable : { $problem }
engine-no-setting = n’a pas de réglage { $name }
engine-ipuz-too-many-words = il a { $words } mots, et { $most } au plus sont utilisables
engine-letters-folded = a des lettres que les mots de la langue supposée n’ont pas, et qui ont été simplifiées : { $letters }
engine-the-grid = grille
engine-should-be = devrait être { $value }
engine-clue-counts = La définition indique ({ $counts }), mais il y a { $cells } cases.
engine-clue-tells = La définition contient sa propre réponse.
engine-clue-has-answer = La définition contient { $word }, qui est dans la grille.
engine-clue-repeated = Un autre mot a la même définition.
engine-clue-across = { $number } horizontalement
engine-clue-down = { $number } verticalement
engine-ipuz-no-solution = il n’a pas de solution
engine-dimensions = devrait être { $width } × { $height }, comme la solution
engine-ipuz-solution-row = la ligne { $row } de sa solution n’a pas { $width } cases comme la ligne 1
engine-voids-are-blocks = a { $cells } cases extérieures, qui deviennent noires
engine-ipuz-no-letter = la ligne { $row } de sa solution contient une case sans lettre
engine-ipuz-rows = son jeu n’a pas { $rows } lignes comme sa solution
engine-ipuz-puzzle-row = la ligne { $row } de son jeu n’a pas { $width } cases
engine-shape = a une lettre dans le jeu ou dans la solution, mais pas dans les deux
engine-ipuz-no-clues = il n’a pas de définitions
engine-list-unread = est une liste qui n’est pas lue
engine-has-no-number = n’a pas de numéro
engine-ipuz-no-letters = il n’a pas de grille de lettres
engine-dimensions-letters = devrait être { $width } × { $height }, comme la grille
engine-cell-no-letter = ne contient pas de lettre et reste donc hors de la grille
engine-single-letter = n’a qu’une lettre et est donc laissé de côté
engine-ipuz-no-words = il n’a pas de mots à trouver
engine-place-missing = n’a pas de place dans le fichier et est donc cherché parmi les lettres
engine-reason-has-place = est donné comme sans place, mais en a une
engine-has-no-text = n’a pas de texte
engine-neither-locked = n’est ni fixé ni libre
engine-place-other-letters = n’est pas là où le dit le fichier et est donc cherché parmi les lettres
engine-nowhere-in-letters = n’est nulle part parmi les lettres
engine-several-places = est à { $places } endroits parmi les lettres ; le premier est retenu
engine-locked-not-placed = est fixé, mais n’a pas de place sur la feuille
engine-clue-not-there = désigne une définition qui n’existe pas
engine-given-no-position = a des lettres données sans position
engine-no-row = n’a pas de ligne, de colonne et de direction
engine-ipuz-codes-lost = a des nombres pour les lettres, qui ne sont pas conservés
engine-ipuz-keys-lost = a des entrées qui ne sont pas conservées : { $keys }
engine-html-lost =
    { $texts ->
        [one] a des images, des exposants ou autres dans { $texts } texte ; seules ses lettres sont conservées
       *[other] a des images, des exposants ou autres dans { $texts } textes ; seules leurs lettres sont conservées
    }
engine-ipuz-styles-lost =
    { $cells ->
        [one] a une image ou une autre marque dans { $cells } case, qui n’est pas conservée
       *[other] a des images ou d’autres marques dans { $cells } cases, qui ne sont pas conservées
    }
engine-ipuz-variety = c’est un jeu du type « { $kind } », et seuls les mots croisés, les mots codés et les mots mêlés peuvent être ouverts
engine-ipuz-jumbled = ses définitions ne sont pas celles des mots auprès desquels elles se trouvent, car il faut les apparier en jouant
engine-ipuz-own-lists = ce ne sont pas des mots croisés horizontaux et verticaux : ses définitions sont dans des listes à part, { $headings }
engine-ipuz-clueless = n’a pas de définition pour { $words } de ses mots
engine-ipuz-unseen = il ne montre pas de cases noires et n’a pas de solution, si bien que rien ne dit où sont ses mots
engine-alternatives-lost =
    { $cells ->
        [one] admet plusieurs lettres dans { $cells } case ; la première est conservée
       *[other] admet plusieurs lettres dans { $cells } cases ; la première est conservée
    }
engine-no-clue-across = { $word }, horizontalement, n’a pas de définition
engine-no-clue-down = { $word }, verticalement, n’a pas de définition
engine-clue-not-full = est laissée de côté : sa réponse a des cases vides
engine-clue-no-place = n’a pas de place dans la grille
engine-no-number = pas de numéro
engine-label = montre { $shown }, mais devrait montrer { $number }
engine-enumeration = annonce { $said } lettres, mais il y en a { $letters }
engine-stray = { $letter } n’appartient à aucun mot
engine-pinned-no-letter = désigne une case sans lettre
engine-would-lie-outside = serait hors de la grille
engine-has-no-letter = n’a pas de lettre { $number }
engine-gives-outside = donne une lettre là où il n’y a pas de mot
engine-gives-other = donne { $given }, mais la lettre est { $letter }
engine-gives-hidden = donne sa lettre { $number }, mais le jeu ne la montre pas
engine-seen-clueless = Ceci est pour les mots croisés avec définitions ; enregistrez ce jeu en .ipuz.
engine-seen-as-read = Ceci est pour les mots croisés qui se lisent de droite à gauche. Enregistrez ce jeu en .ipuz.
engine-loss-cells = Les programmes qui ne regardent pas les cases de chaque définition lisent les mots à l’envers ; pour eux, il y a l’autre .ipuz.
engine-jpz-no-word-search = Un fichier .jpz ne peut pas contenir de mots mêlés. Enregistrez-les en .ipuz, ou comme page à résoudre.
engine-loss-jpz-direction = Il n’y a pas de champ pour la direction : la grille est comme sur le papier et chaque mot énumère ses cases depuis la droite ; un programme qui ne suit pas cette liste le lit depuis la gauche.
engine-jpz-no-puzzle = il ne contient pas de jeu de Crossword Compiler
engine-jpz-other-kind = ce ne sont pas des mots croisés mais un jeu du type « { $kind } »
engine-jpz-arrows = ses définitions sont dans la grille, comme dans les mots fléchés, et non en listes
engine-jpz-strange-cells = a des cases hors de sa grille
engine-imported-pictures = a des images dans des cases, qui ne sont pas conservées
engine-jpz-second-numbers = a un deuxième numéro dans des cases, qui n’est pas conservé
engine-jpz-looks = { $cells ->
    [one] a une forme ou une couleur dans { $cells } case, qui n’est pas conservée
   *[other] a des formes ou des couleurs dans { $cells } cases, qui ne sont pas conservées
}
engine-jpz-bars-within = { $bars ->
    [one] a { $bars } barre dans un mot, qui n’est pas conservée
   *[other] a { $bars } barres dans des mots, qui ne sont pas conservées
}
engine-imported-states = a des lettres écrites par un joueur, qui ne sont pas conservées
engine-jpz-wordless = a des définitions qui ne désignent aucun mot de la grille ; elles sont laissées de côté
engine-imported-completion = a un message pour qui le résout, qui n’est pas conservé
engine-imported-details = a des indications qui ne sont pas conservées : { $details }
engine-xml-broken = { $name } est abîmé : son XML n’est pas lisible à partir de la ligne { $line }, colonne { $column }. Procurez-vous le fichier de nouveau.
engine-imported-large = il fait plus de { $most } Mo
engine-imported-encoding = son texte n’est pas en { $encoding } comme il le dit
engine-imported-deep = son XML dépasse celui de toute grille de mots croisés
engine-imported-doctype = il déclare un type de document, dont aucune grille n’a besoin
engine-link-too-long = Le lien aurait { $size } caractères, et seuls { $most } arrivent à coup sûr. Partagez le jeu en fichier.
engine-nothing-to-solve = Il n’y a encore rien à résoudre : aucun mot n’est dans la grille.
engine-unfilled-to-solve =
    { $cells ->
        [one] On ne peut pas encore y jouer : { $cells } case de la grille n’a pas de lettre.
       *[other] On ne peut pas encore y jouer : { $cells } cases n’ont pas de lettre.
    }
engine-lost-options = les options et la graine
engine-lost-dictionary = le nom de sa liste de mots
engine-lost-locks = quels mots sont fixés
engine-lost-pinned = quelles lettres ont été écrites à la main
engine-lost-former = les définitions de mots qui ont été retirés
engine-lost-unplaced = les mots sans place : { $words }
engine-loss-workshop = Ce qu’il faut pour continuer à modifier le jeu n’est pas conservé : { $what }.
engine-lost-blocks = l’aspect des cases hors des mots
engine-lost-hidden = que les joueurs trouvent eux-mêmes les cases noires
engine-lost-text-size = la taille du texte
engine-lost-word-bank = la banque de mots
engine-lost-key = la place de la solution
engine-lost-headings = la langue des intitulés
engine-lost-digits = les chiffres
engine-lost-numbering = les numéros par lignes et colonnes
engine-lost-printing = la façon d’imprimer
engine-loss-look = Les réglages de la feuille ne sont pas conservés : { $what }.
engine-loss-about = Des indications sur le jeu ne sont pas conservées : { $what }.
engine-lost-copyright = la mention de copyright
engine-lost-title = le titre
engine-lost-author = le nom de l’auteur
engine-loss-shortened = Trop long pour le format, donc coupé : { $what }.
engine-lost-editor = le rédacteur
engine-lost-publisher = l’éditeur
engine-lost-date = la date
engine-lost-notes = les remarques
engine-lost-url = l’adresse web
engine-lost-difficulty = la difficulté
engine-loss-notes = Les remarques deviennent une partie des consignes.
engine-loss-marks = Les marques dans les cases ne sont pas conservées : { $what }.
engine-lost-circles = cercles : { $cells }
engine-lost-given = lettres données : { $cells }
engine-lost-bars = barres : { $bars }
engine-lost-shades = cases colorées : { $cells }
engine-loss-checksum = Ce qui dit aux joueurs si leur solution est juste n’est pas conservé.
engine-loss-direction = Le format n’a pas de champ pour la direction : d’autres programmes montrent la grille en miroir, de gauche à droite.
engine-loss-language = La langue n’est pas conservée : rouvert ici, le jeu verrait ses mots lus dans une autre langue ({ $guessed } au lieu de { $language }).
engine-loss-letters = Ces lettres changeraient alors : { $letters }.
engine-loss-clue-language = La langue des définitions n’est pas conservée.
engine-loss-lengths = La liste des mots par longueur n’est pas conservée : d’autres programmes montrent des mots croisés ordinaires.
engine-loss-codes = Les nombres des lettres ne sont pas conservés : d’autres programmes montrent des mots croisés ordinaires.
engine-loss-counts-off = Le fait que le nombre de lettres est masqué n’est pas conservé.
engine-loss-counts = Le format n’a pas de champ pour le nombre de lettres : il est mis à la fin des définitions.
engine-loss-outside =
    { $cells ->
        [one] { $cells } case hors des mots devient une case noire.
       *[other] { $cells } cases hors des mots deviennent des cases noires.
    }
engine-loss-kind = Rouvert ici, il devient : { $kind }.
engine-loss-unfilled =
    { $cells ->
        [one] { $cells } case n’a pas encore de lettre ; d’autres programmes peuvent y voir une erreur.
       *[other] { $cells } cases n’ont pas encore de lettre ; d’autres programmes peuvent y voir des erreurs.
    }
engine-circles-lost =
    { $cells ->
        [one] a un cercle dans { $cells } case, qui n’est pas conservé
       *[other] a des cercles dans { $cells } cases, qui ne sont pas conservés
    }
engine-filled-in-lost =
    { $cells ->
        [one] a dans { $cells } case une lettre écrite par un joueur, qui n’est pas conservée
       *[other] a dans { $cells } cases des lettres écrites par un joueur, qui ne sont pas conservées
    }
engine-loss-spelling =
    { $words ->
        [one] { $words } mot n’est conservé que par ses lettres dans la grille, pas comme vous l’avez écrit.
       *[other] { $words } mots ne sont conservés que par leurs lettres dans la grille, pas comme vous les avez écrits.
    }
engine-puz-too-large = { $name } fait { $size } Mo, et la limite est de { $most } Mo. Choisissez un autre fichier.
engine-puz-no-grid = sa grille n’a pas de cases
engine-puz-texts-broken-off = s’interrompt : ses dernières définitions manquent
engine-puz-checksums = a des sommes de contrôle fausses : quelque chose y a été modifié ou endommagé après l’enregistrement
engine-puz-broken-off = il s’arrête avant la fin de sa grille
engine-puz-unlocked = était protégé par la clé { $key }
engine-puz-locked = a une solution protégée qui n’a pas pu être ouverte, et n’a donc pas de lettres ici
engine-puz-mistakes = a des marques des erreurs d’un joueur, qui ne sont pas conservées
engine-puz-time = a le temps d’un joueur, qui n’est pas conservé
engine-puz-sections = a des sections qui ne sont pas conservées : { $names }
engine-puz-rebus-unknown =
    { $cells ->
        [one] ne dit pas ce que contient { $cells } de ses cases à plusieurs lettres, qui n’a donc qu’une lettre
       *[other] ne dit pas ce que contiennent { $cells } de ses cases à plusieurs lettres, qui n’ont donc qu’une lettre
    }
engine-imported-clue-count = il a { $clues } définitions pour les { $words } mots de sa grille, et on ne sait donc pas laquelle va avec lequel
engine-uclick-answer = la réponse { $answer } d’une de ses définitions n’est pas celle de sa grille
engine-not-puz-puzzle = { $name } n’est pas un jeu .puz que Crosscore puisse ouvrir : { $why }.
engine-puz-row = la ligne { $row } de sa grille n’a pas { $width } cases
engine-puz-hidden = Un fichier .puz ne contient que des mots croisés. Enregistrez les mots mêlés en .ipuz.
engine-puz-barred = Un fichier .puz n’a pas de barres entre les cases. Enregistrez le jeu en .ipuz ou en .jpz.
engine-puz-sides = Un fichier .puz a { $most } cases au plus par côté, et cette grille fait { $width } × { $height } ; enregistrez-la en .ipuz.
engine-puz-keys = Un fichier .puz contient au plus { $most } lettres différentes en dehors de A à Z, et ce jeu en a { $letters } ; enregistrez-le en .ipuz.
engine-puz-letter = La case avec « { $cell } » contient un signe que les fichiers .puz utilisent eux-mêmes ; enregistrez le jeu en .ipuz.
engine-loss-rebus-keys = Il y a { $letters } cases à plusieurs lettres différentes ; certains programmes en connaissent { $most } au plus.
engine-loss-puz-utf-8 = Les textes sont en UTF-8 (version 2.0 du format) ; les programmes qui ne connaissent que les versions antérieures les affichent mal.
engine-loss-rebus =
    { $cells ->
        [one] { $cells } case devient une case à plusieurs lettres : son contenu n’est pas une des lettres de ce format.
       *[other] { $cells } cases deviennent des cases à plusieurs lettres : leur contenu n’est pas une des lettres de ce format.
    }
engine-loss-typographic =
    { $texts ->
        [one] Les guillemets, tirets et autres signes typographiques deviennent simples dans { $texts } texte.
       *[other] Les guillemets, tirets et autres signes typographiques deviennent simples dans { $texts } textes.
    }
engine-loss-cut =
    { $clues ->
        [one] { $clues } définition dépasse { $most } caractères et est coupée.
       *[other] { $clues } définitions dépassent { $most } caractères et sont coupées.
    }
engine-loss-taken-for-counts =
    { $clues ->
        [one] La fin de { $clues } définition sera prise pour un nombre de lettres.
       *[other] Les fins de { $clues } définitions seront prises pour des nombres de lettres.
    }
engine-loss-dash =
    { $clues ->
        [one] { $clues } définition qui n’est qu’un tiret compte comme absente.
       *[other] { $clues } définitions qui ne sont qu’un tiret comptent comme absentes.
    }
engine-loss-picture = Une image : on ne peut pas la rouvrir.
engine-in-line = { $name }, ligne { $line } : { $problem }
engine-template-too-large = La grille de { $name } fait { $width } × { $height }, et { $most } × { $most } au plus peuvent être remplies.
engine-template-ragged = La ligne { $line } de { $name } a { $cells } cases, mais d’autres en ont { $width } ; écrivez ? pour une case blanche et # pour une case noire, afin que toutes les lignes aient la même longueur.
engine-template-hidden = Des mots mêlés n’ont pas de motif. Enregistrez les lettres en texte, ou le tout en .ipuz.
engine-loss-only-letters = Seulement les lettres de la grille : pas de définitions, pas de titre.
engine-template-empty = { $name } n’a pas de cases ; écrivez une ligne de texte par rangée, avec # pour une case noire et ? pour une case blanche.
engine-loss-texts = Des textes à lire et à imprimer ; on ne peut pas les rouvrir.
engine-loss-only-words = Seulement les mots et leurs définitions : pas de grille, pas de titre.
engine-needs-clue = Le mot { $word } n’a pas de définition, et il en faut une pour chaque mot du fichier.
engine-one-character = Le fichier contient un seul caractère simple par case. Ceux-ci n’y entrent pas : { $letters }.
engine-from-left-only = Le programme n’écrit les mots que de gauche à droite : ce jeu serait en miroir.
engine-most-sides = Le fichier admet au plus { $most } cases par côté, et cette grille est de { $width } × { $height }.
engine-moodle-kind = Seuls des mots croisés avec définitions peuvent être une telle question.
engine-loss-author = Le nom de l’auteur n’est pas conservé.
engine-h5p-kind = H5P a des mots mêlés, et des mots croisés avec définitions d’au moins deux mots ; ce jeu n’est ni l’un ni l’autre.
engine-loss-own-grid = H5P fait une nouvelle grille avec les mots ; les définitions et un message caché ne sont pas conservés.
engine-loss-layout = H5P redispose les mots à chaque fois : il ne garde une disposition que si aucun mot n’est à côté d’un autre.
engine-zip-nested = il contient un autre fichier .zip ; décompressez-le et ouvrez celui-là
engine-zip-no-puzzle = il ne contient pas de jeu
engine-zip-several = il contient plusieurs jeux ({ $names }) ; décompressez-le et ouvrez l’un d’eux
engine-zip-paths = ses fichiers sortiraient de leur dossier
engine-zip-locked = il est protégé par un mot de passe ; décompressez-le d’abord
engine-zip-compressed = il est compressé d’une façon inhabituelle ; décompressez-le d’abord
engine-zip-not-opened = { $name } n’est pas un fichier .zip avec un jeu que Crosscore puisse ouvrir : { $why }.
engine-zip-damaged = il est endommagé
engine-zip-too-large = il a plus de { $files } fichiers ou { $megabytes } Mo une fois décompressé

## The engine: jsontext

engine-json-broken = { $name } n’est pas du JSON valable : ligne { $line }, colonne { $column } : { $problem }. Corrigez cette ligne et rouvrez le fichier.
engine-json-numbers = { $name } ne peut pas être lu : son JSON contient NaN, Infinity ou un nombre trop long. Supprimez-le et rouvrez le fichier.
engine-json-too-deep = { $name } ne peut pas être lu : son JSON emboîte plus de { $most } parenthèses. Choisissez un autre fichier.
engine-json-value = valeur attendue
engine-json-comma = séparateur « , » attendu
engine-json-colon = séparateur « : » attendu
engine-json-key = nom de propriété entre guillemets doubles attendu
engine-json-text-end = chaîne non terminée qui commence à
engine-json-control = caractère de contrôle interdit à
engine-json-more = données en trop
engine-json-last-comma = virgule finale interdite avant la fin de l’objet

## The engine: kinds

engine-doing-codeword = Recherche d’une grille à solution unique
engine-no-such-act = Ce type de jeu ne permet pas cela ({ $act }).
engine-doing-fill = Remplissage de la grille
engine-no-filling-found = Aucun remplissage trouvé dans ce temps, mais il en existe peut-être un. Cherchez plus longtemps, ajoutez des cases noires, faites-les poser au remplissage, ou prenez une plus grande liste de mots.
engine-lost-filled = des mots croisés classiques
engine-diagonal-no-square = Seule une grille carrée peut avoir une symétrie diagonale, et celle-ci fait { $width } × { $height }. Choisissez une autre symétrie.
engine-no-such-cell = Cette case n’existe pas ; la grille a { $rows } lignes et { $columns } colonnes.
engine-needs-letters = Seuls les jeux à définitions peuvent être donnés sans leur solution.
engine-no-solution = Remplissez d’abord la grille. Elle pourra ensuite être donnée sans la solution.
engine-nothing-to-mark = Il n’y a pas de case à marquer à cet endroit.
engine-no-slot-down = Aucun mot ne passe verticalement par cette case.
engine-no-slot-across = Aucun mot ne passe horizontalement par cette case.
engine-locked-letters = { $word } est fixé. Libérez-le pour changer ses lettres.
engine-no-other-filling = Aucun autre mot n’entre à la place de { $word }, même en changeant les mots autour. Remplissez à nouveau, ou changez une case noire.
engine-nothing-to-delete = Il n’y a pas de mot à supprimer. Sélectionnez-en un.
engine-cell-is-block = Cette case est noire. Rendez-la blanche pour y écrire.
engine-put-other-length = { $word } a { $letters } lettres, mais il y a { $cells } cases.
engine-already-there = { $word } est déjà dans ce jeu. Tapez un autre mot.
engine-nothing-to-fill = Chaque case blanche a sa lettre. Effacez-en, ou remplissez à nouveau.
engine-letter-stays = La lettre en { $cell } est une autre à présent, et elle reste. Cherchez de nouveaux remplissages.
engine-nothing-to-lock = Il n’y a aucune lettre dans ces cases.
engine-other-grid = Les cases noires sont différentes à présent. Cherchez de nouveaux remplissages.
engine-choose-dictionary = Choisissez une liste de mots pour remplir la grille.
engine-no-words-for-grid = La liste n’a pas de mots utilisables de { $least } à { $most } lettres. Ajoutez-en, ou changez « { $shortest } » ou « { $score } ».
engine-too-few-to-fill = { $words } mots, c’est trop peu pour remplir une grille sans vides. Choisissez un autre type de jeu pour les utiliser tous, ou une plus grande liste de mots.
engine-no-pattern-words = Aucun des { $tried } motifs ne peut être rempli. Ajoutez des mots de { $lengths } lettres, qui manquent à la liste, ou choisissez « { $way } » sous « { $option } ».
engine-no-pattern-filled = Aucun des { $tried } motifs ne peut être rempli avec cette liste (prouvé pour chacun). Choisissez « { $way } » sous « { $option } », une grille plus petite ou une plus grande liste de mots.
engine-no-such-pattern = Il n’y a pas de motif { $name }. Choisissez-en un dans la collection.
engine-no-pattern-of-size = La collection n’a pas de motif de { $width } × { $height } cases : ses motifs sont carrés, de 5 × 5 à 21 × 21.
engine-theme-no-slots = Le motif n’a pas de places horizontales pour des réponses de { $lengths } lettres ensemble. Choisissez-en un autre ou faites-en dessiner un nouveau autour des réponses.
engine-theme-unpaired = Dans une grille symétrique, les réponses du thème vont par paires de même longueur, et une seule peut être au milieu si elle laisse la même place des deux côtés. C’est impossible pour { $words } : ajoutez des partenaires de même longueur, changez les longueurs ou choisissez une autre symétrie.
engine-limits-too-low = Aucun motif n’a été trouvé dans vos limites. Augmentez « { $words } » ou « { $blocks } » ; 0 ne fixe pas de limite.
engine-theme-no-room = Aucun motif symétrique de { $width } × { $height } cases n’a été trouvé avec de la place pour ces réponses. Prenez-en moins ou de plus courtes, une grille plus grande ou une autre symétrie.
engine-theme-not-filled = Aucun des { $tried } motifs autour des réponses du thème ne peut être rempli avec cette liste (prouvé pour chacun). Autorisez plus de cases noires, changez une réponse ou choisissez une liste plus grande.
engine-theme-twice = { $word } est deux fois parmi les réponses du thème. Enlevez-en une.
engine-theme-too-long = { $word } a { $letters } lettres, trop pour une grille de { $width } × { $height }. Prenez une grille plus grande ou une réponse plus courte.
engine-theme-too-short = { $word } n’a que { $letters } lettres, et aucun mot ne peut en avoir moins de { $least }.
engine-no-bars = Aucune grille équitable de { $width } × { $height } cases avec des barres n’a été trouvée. Choisissez une autre taille ou une autre symétrie.
engine-unches-many = Trop de lettres de ce mot ne sont dans aucun autre.
engine-unches-beside = Deux lettres voisines ne sont dans aucun autre mot.
engine-unches-lone = Cette case n’est dans aucun mot.
engine-placed-while-filling = Posées au remplissage
engine-locked-layout = La grille est figée. Libérez-la pour mélanger.
engine-letters-would-go = Une autre grille ferait perdre les lettres que vous avez écrites ou fixées. Effacez-les et libérez-les d’abord, ou créez un nouveau jeu.
engine-locked-improve = La grille est figée. Libérez-la pour l’améliorer.
engine-not-full = La grille n’est pas encore pleine. Remplissez-la d’abord.
engine-nothing-to-improve = Tous les mots sont dans la liste, et elle n’a pas de scores pour en préférer d’autres. Remplissez à nouveau pour obtenir d’autres mots.
engine-supply-words = Fournissez des mots de { $lengths } lettres : la liste n’en a pas, et la grille en a besoin, comme en { $slots } ; ou mettez plus de cases noires.
engine-supply-good-words = Fournissez des mots de { $lengths } lettres avec un score de { $least } ou plus : la liste n’en a pas, et la grille en a besoin, comme en { $slots } ; ou acceptez un score plus bas.
engine-grid-impossible = Prouvé : les mots de la liste ne peuvent pas remplir cette grille ; plus de cases noires ou plus de mots de { $lengths } lettres aideraient.
engine-slots-impossible = Prouvé : aucun mot de la liste ne va ensemble en { $slots } ; plus de cases noires à cet endroit ou plus de mots de { $lengths } lettres aideraient.
engine-slot-impossible = Prouvé : aucun mot de la liste n’entre en { $slot }, où il y a { $letters }. Changez ses lettres, mettez-y une case noire, ou ajoutez des mots de { $length } lettres.
engine-slot-unsupported = Prouvé : aucun mot de la liste pour { $slot } ne s’accorde avec les mots qui le croisent. Mettez-y une case noire, ou ajoutez des mots de { $length } lettres.
engine-drawn-twice = { $word } est en { $first } et en { $second }, et chaque mot ne peut servir qu’une fois. Changez l’un des deux.
engine-doing-layout = Disposition des mots
engine-lost-freeform = des mots croisés libres
engine-no-word-fits = Aucun des { $tried } autres mots ne peut remplacer { $word } sans en chasser d’autres. Remplacez un autre mot, ou mélangez d’abord.
engine-locked-word = { $word } est fixé. Libérez-le pour le déplacer.
engine-no-place = { $word } ne peut pas aller là. Choisissez une des places marquées.
engine-layout-would-break = La grille est figée, et cela la couperait en morceaux. Libérez-la d’abord.
engine-locked-would-break = Cela séparerait des mots fixés. Libérez-en d’abord quelques-uns.
engine-locked-join = Certains mots sont fixés. Libérez-les pour en relier d’autres.
engine-no-link = Aucun mot de { $name } ne relie ces mots. Essayez plusieurs blocs, ou un autre type de jeu.
engine-no-word-fits-grid = Aucun mot du jeu n’entre dans une grille de { $width } × { $height }. Prenez une grille plus grande ou des mots plus courts.
engine-locked-too-large = Les mots fixés n’entrent pas dans une grille de { $width } × { $height }. Libérez-en d’abord quelques-uns.
engine-doing-prove = Preuve qu’aucun cadre plus petit ne contient les mots
engine-too-many-to-prove = La plus petite grille peut être prouvée pour { $most } mots au plus, pas { $words }. Prenez moins de mots, ou choisissez autre chose sous « { $option } ».
engine-why-shares-none = { $word } ne pourra jamais être placé ici : il n’a aucune lettre commune avec les mots de la grille.
engine-why-apart = { $word } est isolé : aucune place n’a été trouvée où il rejoint les autres.
engine-why-full = Aucune place n’a été trouvée pour { $word } dans la grille de { $width } × { $height }. Une recherche plus longue ou une grille plus grande peut aider.
engine-why-no-place = Aucune place n’a été trouvée pour { $word }. Mélangez, ou laissez plus de temps à la recherche.
engine-doing-numbers = Choix des nombres
engine-lost-numbers = des nombres croisés
engine-no-other-number = Aucun autre nombre ni aucune autre définition n’a été trouvé pour remplacer { $number }. Remplissez à nouveau, ou élargissez les intervalles.
engine-leading-zero = { $number } commence par 0. Tapez un nombre qui commence par un autre chiffre.
engine-no-clue-for-number = Les nombres de ce jeu ne donnent aucune définition pour { $number }. Écrivez-en une.
engine-number-no-number = n’est pas un nombre
engine-number-begins-0 = commence par 0
engine-clue-other-value = a pour définition { $clue }, qui est un autre nombre
engine-cells-in-doubt = Les définitions laissent plus d’une solution ; cases en doute : { $cells }, la première en { $place } ; écrivez-y une définition qui dit tout.
engine-too-few-numbers = Ces nombres donnent { $answers } réponses de deux chiffres ou plus, trop peu pour se croiser. Élargissez les intervalles ou ajoutez des opérations.
engine-no-numbers-fit = Prouvé : aucun nombre de ces intervalles n’entre dans les cases blanches ; des intervalles plus larges, plus d’opérations ou plus de cases noires aideraient.
engine-locked-other-grid = Une autre grille ferait perdre ce qui est fixé ou écrit à la main. Libérez-le et effacez-le d’abord.
engine-no-numbers-found = Aucun nombre n’a été trouvé qui entre dans les cases blanches ; des intervalles plus larges, plus d’opérations ou plus de cases noires aideraient.
engine-range-upside-down = { $least } ({ $low }) ne doit pas dépasser { $most } ({ $high }).
engine-no-sum = « { $clue } » ne peut pas être calculé. Tapez des nombres avec +, −, × ou ÷ entre eux, ou laissez la définition vide pour en obtenir une.
engine-never-comes-to = { $clue } ne peut jamais faire { $answer }. Corrigez, ou laissez la définition vide pour en obtenir une.
engine-comes-to = { $clue } fait { $value }, pas { $answer }. Corrigez, ou laissez la définition vide pour en obtenir une.
engine-cannot-convert = Ce jeu ne peut pas devenir d’un autre type : seuls les mots croisés le peuvent, et seulement avec une lettre dans chaque case.
engine-shortest-longer = { $shortest } ({ $least } lettres) ne peut pas dépasser { $longest } ({ $most } lettres).
engine-no-words-so-long = { $name } n’a pas de mots de { $least } à { $most } lettres ; ses mots en ont de { $shortest } à { $longest }.
engine-no-other-word = Tous les mots de { $name } sont déjà dans le jeu.
engine-no-word-of-number = Le jeu n’a pas de mot { $number } ; il en a { $words }.
engine-other-language = La langue de la liste de mots ({ $language }) n’est pas celle du jeu. Choisissez une liste dans la langue du jeu.
engine-other-letters = { $name } n’a pas les mêmes réglages de lettres que ce jeu. Changez-les sous Lettres.
engine-nothing-to-add = Il n’y a pas de mot à ajouter. Tapez-en un.
engine-why-too-long = { $word } ne pourra jamais être placé ici : il a { $letters } lettres, et la grille fait { $width } × { $height }.
engine-last-word = Un jeu a besoin d’au moins un mot. Gardez-en un, ou créez un nouveau jeu.
engine-doing-hide = On cache les mots
engine-no-word-hidden = Aucun des { $tried } autres mots n’a pu être caché à la place de { $word }. Remplacez un autre mot, ou prenez une grille plus grande.
engine-banned-too-short = { $word } n’a qu’une lettre, qu’on ne peut pas exclure. Excluez des mots plus longs.
engine-locked-other-way = { $word } est fixé et ne va pas dans une direction que vous avez choisie. Libérez-le d’abord.
engine-locked-together = { $word } et { $other } sont fixés et partagent une lettre, ce que les options interdisent. Libérez d’abord l’un des deux.
engine-message-too-long =
    { $letters ->
        [one] Le message caché a { $letters } lettre de trop pour les cases que laissent les mots ; raccourcissez-le, ou prenez une grille plus grande.
       *[other] Le message caché a { $letters } lettres de trop pour les cases que laissent les mots. Raccourcissez-le, ou prenez une grille plus grande.
    }
engine-cannot-hide-once = Avec { $letters } lettres seulement, aucun mot n’a pu être caché de façon à n’être trouvé qu’une fois. Ajoutez des mots avec d’autres lettres, ou choisissez « Autres lettres » autour des mots.
engine-cannot-keep-out = Ces mots n’ont pas pu être exclus de la grille : { $words }. Excluez-en moins, ou choisissez d’autres lettres autour des mots.
engine-cannot-keep-clean = Des gros mots n’ont pas pu être évités dans une grille de ces lettres. Choisissez d’autres lettres autour des mots, ou désactivez « Pas de gros mots ».
engine-doing-letters = Choix des lettres autour des mots
engine-why-within = { $word } fait partie d’un autre mot, et de tels mots doivent être laissés de côté ; les options permettent de le changer.
engine-why-twice = { $word } a été laissé de côté, car on aurait pu le trouver à un second endroit. Mélanger, ou choisir d’autres lettres autour des mots, peut aider.
engine-why-no-room = Aucune place n’a été trouvée pour { $word } dans la grille de { $width } × { $height }. Une grille plus grande peut aider.

## The engine: left_out

engine-left-no-letter = Aucune lettre commune avec les autres
engine-left-no-letter-help = Ajoutez un mot qui les relie.
engine-left-too-long = Plus longs que la grille
engine-left-larger-help = Choisissez une grille plus grande dans Options.
engine-left-no-room = Aucune place trouvée
engine-left-no-room-help = Cherchez plus longtemps, ou choisissez une grille plus grande dans Options.
engine-left-apart = Pas reliés aux autres mots
engine-left-apart-help = Déplacez-les pour qu’ils en croisent un, ou mélangez.
engine-left-within = Dans un mot plus long
engine-left-within-help = Autorisez les mots dans les mots dans Options.
engine-left-twice = Trouvables à deux endroits
engine-left-twice-help = Mélangez, ou choisissez une grille plus grande dans Options.
engine-left-one-cell = Une seule lettre
engine-left-one-cell-help = Il en faut deux.
engine-left-doubled = Deux fois dans la liste
engine-left-doubled-help = Rien n’est perdu : le premier est utilisé.
engine-left-overlong = Trop longs
engine-left-overlong-help = Raccourcissez-les.
engine-left-unfitted = Pas nécessaires pour remplir cette grille
engine-left-unfitted-help = Un autre type de jeu les utilise tous.
engine-left-other-letters = Pas écrits avec les lettres de cette langue
engine-left-other-letters-help = Corrigez-les, ou choisissez la langue de la liste.
engine-left-list-long = La liste a { $words } mots ; ils ne sont tous utilisés que jusqu’à { $most }
engine-left-undrawn-help = Réglez dans Options combien sont utilisés.
engine-left-options-help = Cela se change dans Options.
engine-left-shorter = Moins de { $least } lettres
engine-left-longer = Plus de { $most } lettres
engine-left-undrawn = Au-delà des { $words } mots demandés
engine-left-removed = Retirés du jeu, ou remplacés

## The engine: puzzle


# Why a word has no place: in brackets behind it, or after “not on the grid:”.

engine-odd-unknown = pas un mot de la liste
engine-odd-scrambled = un mot de la liste, mais avec ses lettres en désordre
engine-odd-number = aucune définition selon les options du jeu ne donne ce nombre
engine-shares-no-letter = impossible à placer : aucune lettre commune avec les mots placés
engine-too-long-for-grid = impossible à placer : plus long que la grille
engine-no-room = aucune place trouvée dans ce temps
engine-isolated = isolé
engine-within-another = contenu dans un mot plus long, donc laissé de côté
engine-found-twice = laissé de côté, car trouvable à deux endroits
engine-proved-smallest = Prouvé : aucune grille plus petite ne contient ces mots, sauf peut-être une plus longue et plus étroite.
engine-proved-not-joined = Prouvé : ces mots ne peuvent pas tous être reliés en une seule grille.
engine-proved-unique = Vérifié : les définitions ne laissent qu’une solution.
engine-not-unique = Les définitions laissent peut-être plus d’une solution.
engine-proved-sole = Vérifié : la liste de mots ne permet qu’une solution.
engine-not-checked = Non vérifié : il y a peut-être plus d’une solution.
engine-not-proved = Non prouvé : il existe peut-être une grille plus petite.

## The engine: referee


# What is wrong with a puzzle. The texts follow the name of a word, a cell or a part of the puzzle: it is their subject.

engine-all-blocks = n’a pas de cases
engine-dense-unplaced = n’a pas de place, mais dans cette grille chaque mot en a une
engine-pinned-empty = doit garder sa lettre, mais n’en a pas
engine-odd-no-use = est signalé comme irrégulier d’une façon impossible
engine-word-unknown = n’est pas dans la liste des mots
engine-word-lost = n’est ni placé ni compté parmi les mots sans place
engine-word-twice = est utilisé { $times } fois
engine-reason-nowhere = est donné comme isolé, mais n’est nulle part
engine-reason-unknown = n’a pas de raison connue : { $reason }
engine-reason-shares = est donné comme sans lettre commune, mais en a une
engine-reason-too-long = est donné comme plus long que la grille, mais ne l’est pas
engine-the-language = langue
engine-answer-twice = a la même réponse que { $other }
engine-other-cells = devrait occuper les cases { $wanted }, mais occupe { $found }
engine-other-length = a { $letters } lettres dans { $cells } cases
engine-not-straight = n’est pas en ligne droite en { $place }
engine-leaves-grid = sort de la grille en { $place }
engine-crossing = demande { $letter } en { $place }, où il y a { $other }
engine-open-outside = est ouverte, mais hors de la grille
engine-open-in-word = est donnée comme hors de tout mot, mais est dans un mot
engine-no-single-letter = contient { $text }, qui n’est pas une lettre
engine-overlap = est posé sur { $other }
engine-run = touche d’autres lettres avant sa première ou après sa dernière
engine-false-across = { $letters }, horizontalement, n’est pas une entrée
engine-false-down = { $letters }, verticalement, n’est pas une entrée
engine-other-number = devrait avoir le numéro { $wanted }, mais a le { $found }
engine-no-letter-to-give = n’a pas de lettre { $number } à donner
engine-proof-contradicts = ne peut pas être prouvé pour ces mots
engine-the-proof = preuve
engine-there-is-no-setting = il n’y a pas de réglage { $name }
engine-setting-no-use = a un réglage inutilisable : { $problem }
engine-the-sheet = feuille
engine-the-numbers = nombres des lettres
engine-code-lacking = il en manque un pour { $letter }
engine-code-unused = il y en a un pour { $letter }, qui n’est pas là
engine-code-twice = il y en a plus d’un pour { $letter }
engine-other-size = fait { $width }x{ $height }, mais { $size } était demandé
engine-seed-range = n’est pas entre 0 et { $most }
engine-the-seed = graine
engine-kind-unknown = n’est aucun de ceux connus ici
engine-not-connected = n’est pas relié au premier mot
engine-loose-hangs = tient à la partie principale, et a donc sa place sur la feuille
engine-loose-reason = est donné comme { $reason }, mais { $words } mots y tiennent
engine-loose-larger = est l’un de { $words } mots isolés, plus que n’en a la feuille
engine-loose-unasked = est isolé, mais aucun mot ne devait être dispersé
engine-grid-empty = ne contient aucun mot
engine-box = fait { $width } × { $height }, mais ses lettres n’ont besoin que de { $wide } × { $high }
engine-way-not-allowed = va dans une direction interdite aux mots
engine-hidden-like-entry = est numéroté ou tourné autrement que les mots d’ici
engine-hidden-marks = a des lettres données ou gardées, ou des mots irréguliers, ce que n’ont pas les mots mêlés
engine-hidden-empty = n’a pas de lettre
engine-hidden-holes = a { $cells } cases sans lettre
engine-shares-a-letter = partage une lettre avec { $other }, mais aucun mot ne devait en partager
engine-found-again = se trouve une deuxième fois, en { $place }
engine-banned-found = commence { $word }, qui devait être exclu
engine-message-short = n’a que { $cells } cases pour le message, qui en demande { $letters }
engine-message-letter = contient { $found }, mais le message a là { $letter }
engine-reason-of-crosswords = a une raison que seuls les mots croisés ont
engine-reason-not-within = est donné comme partie d’un autre, mais ne l’est pas

## The engine: rng

engine-bad-seed = La graine doit être un nombre entier de 0 à { $most }.

## The engine: service

engine-breaks-a-rule = Ce jeu enfreint une règle et ne peut donc être ni mélangé ni modifié : { $where } { $problem }. Créez-en un nouveau avec ses mots.
engine-faulty-puzzle = Le moteur a créé un jeu défectueux ({ $where } : { $problem }) ; rien n’a été changé. Recommencez, et signalez-le, s’il vous plaît.
engine-fault = Le moteur a eu une panne inattendue. Votre jeu est tel qu’il était. Merci de le signaler : { $error }
engine-no-memory = Il n’y a pas assez de mémoire pour cela. Votre jeu est tel qu’il était. Fermez d’autres onglets, ou prenez une liste plus petite ou moins de mots, puis réessayez.
engine-file-too-long = Le fichier a { $words } mots ; seuls les { $most } premiers peuvent être modifiés ici. Pour créer des jeux avec tous, ouvrez le fichier comme liste de mots.
engine-busy = Une autre recherche est en cours. Arrêtez-la ou attendez qu’elle finisse.
engine-no-dictionary = Cette liste de mots n’est plus chargée. Rouvrez-la.
engine-doing-change = Modification du jeu
engine-doing-try = Essai : le reste peut-il être rempli ?
engine-doing-improve = Recherche d’un meilleur jeu
engine-version = La page utilise le protocole { $page }, le moteur le { $engine } ; rechargez la page pour avoir la même version des deux.
engine-doing-opening = Ouverture de { $name }
engine-list-too-long = La liste a { $rows } lignes ; la limite est de { $most }. Découpez-la en listes plus petites.
engine-type-a-word = Tapez un mot.
engine-too-many-words = Un jeu peut avoir { $most } mots au plus, et celui-ci en a { $words }. Ajoutez-en { $room } au plus, ou créez un autre jeu.

## The engine: sheet

engine-no-such-setting = La feuille n’a pas de réglage { $name } ; elle a { $known }.
engine-no-letter-in-cell = Il n’y a pas de lettre dans cette case.

## The engine: textfile

engine-file-not-text = { $name } n’est pas un fichier texte ; choisissez un autre fichier, ou enregistrez ses mots en texte brut ou en CSV, en UTF-8, et ouvrez ce fichier.
engine-file-empty = { $name } est vide ; choisissez un autre fichier.
engine-file-picture = { $name } est une image ({ $format }), pas un fichier texte ; enregistrez ses mots en texte brut ou en CSV, en UTF-8, et ouvrez ce fichier.
engine-file-pdf = { $name } est un PDF, pas un fichier texte ; enregistrez ses mots en texte brut ou en CSV, en UTF-8, et ouvrez ce fichier.
engine-file-formatted = { $name } est un document mis en forme ({ $format }), pas un fichier texte ; enregistrez-le en texte brut, en UTF-8, et ouvrez ce fichier.
engine-file-packed = { $name } est un fichier compressé ({ $format }), pas un fichier texte ; décompressez-le d’abord.
engine-file-database = { $name } est une base de données ({ $format }), pas un fichier texte ; enregistrez ses mots en texte brut ou en CSV, en UTF-8, et ouvrez ce fichier.
engine-file-excel = { $name } est un fichier Excel, pas un fichier texte ; enregistrez-le dans Excel en « CSV UTF-8 » et ouvrez ce fichier.
engine-file-calc = { $name } est un fichier LibreOffice Calc, pas un fichier texte ; enregistrez-le dans Calc en CSV, en UTF-8.
engine-file-word = { $name } est un fichier Word, pas un fichier texte ; enregistrez-le dans Word en texte brut, en UTF-8, et ouvrez ce fichier.
engine-file-writer = { $name } est un fichier LibreOffice Writer, pas un fichier texte ; enregistrez-le dans Writer en texte brut, en UTF-8.
engine-file-pages = { $name } est un fichier Numbers ou Pages, pas un fichier texte ; exportez-le de là en CSV ou en texte brut, en UTF-8.
engine-file-old-office = { $name } est un ancien fichier Excel ou Word, ou un fichier protégé par un mot de passe ; enregistrez-le en .xlsx ou .docx sans mot de passe, et ouvrez ce fichier.
engine-file-too-large = { $name } fait { $size } Mo, et la limite est de { $most } Mo. Découpez-le en fichiers plus petits.
engine-file-utf-32 = { $name } est un texte en UTF-32 ; enregistrez-le en UTF-8 et rouvrez-le.
engine-file-utf-16-damaged = { $name } dit être en UTF-16 mais s’interrompt ou est endommagé à l’octet { $byte } ; enregistrez-le de nouveau, en UTF-8.
engine-file-other-encoding = { $name } n’est pas en UTF-8 : la ligne { $line } a des lettres dans un autre codage ; enregistrez-le en UTF-8 (dans Excel : « CSV UTF-8 », dans le Bloc-notes : codage « UTF-8 ») et rouvrez-le.

## The engine: view

engine-short-slots = Mots de deux lettres : { $slots }.
engine-unchecked = Cases dans un seul mot : { $cells }.
engine-impossible-by-rules = { $problem } Les règles écartent les mots qui partagent des lettres de suite ; avec de plus souples, il y a peut-être un remplissage.
engine-rule-apart = { $word } est aussi dans { $words }.
engine-rule-lopsided = Les cases noires ne sont pas symétriques.
engine-rule-pangram = Lettres absentes de la grille : { $letters }.
engine-rule-repeated = { $word } est plus d’une fois dans la grille.
engine-rule-shared = { $words } ont { $letters } en commun.
engine-doing-mixing = Mélange des listes de mots
engine-mixed-language = { $name } est dans cette langue : { $language }, mais { $first } dans une autre : { $other } ; seules des listes d’une même langue se mélangent.
engine-mixed-letters = { $name } découpe ses lettres autrement que { $first }.
engine-mixed-none-left = Il ne reste aucun mot : tous sont exclus ou ont le score 0.
engine-mixed-too-large = Les listes ont ensemble { $words } mots ; la limite est { $most }. Retirez-en une.
engine-islands = Parties séparées de la grille : { $parts }.
