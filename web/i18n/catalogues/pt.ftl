# What the page says, in Portuguese as written in Brazil, for schools. docs/translating.md tells how.
# você, short sentences; gender-neutral wherever it reads well. Quotation marks “…”, no space before “…” and “%”.
# [one] is also the form for 0. Words that are put in are treated as feminine (a palavra); no article stands before them.
#
# Glossary:
#   crossword palavras cruzadas (in prose, feminine plural), cruzadinha (on buttons); puzzle jogo; word search caça-palavras; kind tipo de jogo
#   filled crossword palavras cruzadas de grade cheia; filled grid grade cheia; number crossword números cruzados; kriss-kross encaixe de palavras; codeword cruzadas codificadas
#   grid grade; cell casa; black square casa preta; letter letra; character caractere; digit algarismo; row linha; column coluna
#   word palavra; word list lista de palavras; entry entrada; clue dica; hint pista; note observação; answers respostas; answer key gabarito; word bank banco de palavras
#   across na horizontal; down na vertical; to cross cruzar; crossing cruzamento; given letters letras dadas; layout disposição; reshuffle embaralhar
#   refill preencher de novo; improve melhorar; place lugar; placed na grade; apart isolada; piece parte; scatter espalhar; pattern desenho; preset modelo
#   seed semente; options opções; settings ajustes; lock fixar; unlock soltar; replace trocar; edit editar; move mover; clear limpar; add incluir; delete excluir
#   play resolver; check conferir; reveal revelar; sheet folha; author autoria; share compartilhar; keep (on the device) guardar; save salvar; device aparelho
#   engine gerador de jogos; browser navegador; tab guia; script escrita; font fonte; guessed parece ser; rude word palavrão
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.


# What the page says, in English. Every other catalogue has the same messages; docs/translating.md
# tells how to write one. Sentences are short, plain and friendly to a teacher.
#
# Texts choose their words by { $grid }, how the words of the puzzle lie: crossing in the open, between black squares ([blocked])
# or hidden among letters ([letters]); and by { $content }, words or [numbers]. A language may do without.
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.


## The catalogue itself

# The language's own name for itself, as it stands in the list of languages, and the side it is read from.
language-name = Português (Brasil)
language-direction = ltr
# Between the items of a list.
list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: palavras cruzadas com as suas palavras
# For search engines.
page-description =
    .content = Cria palavras cruzadas a partir de listas de palavras em qualquer língua, no seu próprio aparelho.
button-undo =
    .title = Desfazer (Ctrl+Z)
    .aria-label = Desfazer
button-redo =
    .title = Refazer (Ctrl+Y)
    .aria-label = Refazer
button-cancel = Cancelar
button-close = Fechar
button-save = Salvar
# Heads of a word's and of its clue's field.
field-word =
    { $content ->
        [numbers] Número
       *[words] Palavra
    }
field-clue = Dica
# The squares that a word takes.
field-cells =
    .aria-label = Casas

## Fixed text: the bar on top

bar-about =
    .title = Sobre o Crosscore
# The bar above all views. The numbers are those of the steps.
steps =
    .aria-label = Etapas
step-words = <b>1</b> Palavras
step-puzzle = <b>2</b> Jogo
# On narrow screens only what is outside <span> is seen.
step-print = <b>3</b> Imprimir<span> e compartilhar</span>
# Read out only: the heading of the view in which the puzzle is made.
step-puzzle-heading = Jogo
bar-tools =
    .aria-label = Ferramentas
bar-help = Ajuda
    .title = Ajuda
# Read out only; the name of the word list follows.
bar-list = Lista de palavras:{ " " }
bar-own = Minhas palavras
# Lay the same words out anew; fill the same grid with other words.
bar-reshuffle =
    { $grid ->
        [blocked] Preencher de novo
       *[other] Embaralhar
    }
# Search on for a better layout, from the one that is there. On narrow screens only the title is told.
bar-improve = Melhorar
    .title = Procurar uma disposição melhor para estas palavras (I)
# Make a crossword of other words. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-new-words =
    { $grid ->
        [blocked] Nova<span> grade</span>
       *[other] Novas<span> palavras</span>
    }
bar-options = Opções
# On to the sheet. On narrow screens only what is outside <span> is seen; <span> may also come first.
bar-create = Imprimir<span> e compartilhar</span>
# Solve the puzzle here, on the page.
bar-play = Resolver
    .title = Resolver este jogo aqui (P)
# Opens the puzzles that are kept on this device.
bar-puzzles = Jogos
# The name above the grid: press it to write another one.
puzzle-name = Renomear “{ $name }”
puzzle-rename =
    .aria-label = Nome do jogo

## The language of the page itself

# The button's name; $language is a language's own name for itself.
language-button = Língua desta página: { $language }
language-now = Agora esta página está em { $language }.
language-failed = Não foi possível carregar { $language }; a página continua nesta língua. Verifique a conexão e tente de novo.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Grade
grid-canvas =
    .aria-label =
        { $grid ->
            [letters] Caça-palavras
           *[other] Grade de palavras cruzadas
        }
    .aria-roledescription =
        { $grid ->
            [letters] grade de letras
           *[other] grade de palavras cruzadas
        }
# Read out by screen readers only. The keys are the same in every language.
grid-help =
    { $grid ->
        [letters] As setas movem de letra em letra. A barra de espaço passa pelas palavras que usam a letra. Enter troca a palavra selecionada. F2 edita, L fixa e Delete exclui a palavra. Mais e menos mudam o zoom. O ponto de interrogação mostra todas as teclas.
       *[other] As setas movem de letra em letra. A barra de espaço alterna entre horizontal e vertical. Enter troca a palavra selecionada. F2 edita, M move, L fixa e Delete exclui a palavra. Mais e menos mudam o zoom. O ponto de interrogação mostra todas as teclas.
    }
boot-title = Preparando tudo
boot-again = Tentar de novo
boot-note = Tudo funciona neste aparelho. Suas palavras não são enviadas a lugar nenhum.

## Fixed text: the selected word

# Titles (shown on hovering) name the key in brackets; keys are the same in every language.
chosen-bar =
    .aria-label = Palavra selecionada
chosen-replace = Trocar
    .title = Trocar por outra palavra da lista, ao acaso (Enter)
chosen-edit = Editar
    .title = Editar palavra e dica (F2)
chosen-why = Por quê?
    .title = Por que ela não está na grade e o que caberia no lugar
chosen-move = Mover
    .title = Mover para outro lugar (M)
# Keep the word in its place.
chosen-lock = Fixar
chosen-delete =
    { $grid ->
        [blocked] Limpar
       *[other] Excluir
    }
    .title =
        { $grid ->
            [blocked] Apagar as letras dela (tecla Delete)
           *[other] Excluir (tecla Delete)
        }
# While a word is being moved.
chosen-move-next = Próximo lugar
chosen-move-put = Pôr aqui

## Fixed text: the line below the grid

status-progress =
    .aria-label = Tempo de busca
status-stop = Parar
status-counts =
    .aria-label = Números do jogo
status-tools =
    .aria-label =
        { $grid ->
            [letters] Palavras e visualização
           *[other] Disposição e visualização
        }
status-freeze =
    { $grid ->
        [letters] Fixar todas
       *[other] Fixar disposição
    }
    .title = Manter cada palavra no seu lugar
status-zoom-out =
    .title = Diminuir o zoom (−)
    .aria-label = Diminuir o zoom
status-zoom-fit =
    .title = Grade inteira (0)
    .aria-label = Grade inteira
status-zoom-in =
    .title = Aumentar o zoom (+)
    .aria-label = Aumentar o zoom

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Palavras
words-toggle =
    { $content ->
        [numbers] Números
       *[words] Palavras
    }
words-filter =
    .aria-label =
        { $content ->
            [numbers] Buscar número ou dica
           *[words] Buscar palavra ou dica
        }
    .placeholder =
        { $content ->
            [numbers] Buscar número ou dica
           *[words] Buscar palavra ou dica
        }
words-narrow =
    .title = Ordenar, filtrar, selecionar
    .aria-label = Ordenar, filtrar, selecionar
words-add = Incluir
    .title = Incluir palavras (A)
# What the list is narrowed to: on the grid, without a place, …
words-state =
    .aria-label = Situação
words-length =
    .aria-label = Tamanho
words-order =
    .aria-label = Ordem
words-show-all = Mostrar todas
words-pick-many = Selecionar várias

## Fixed text: the sheet (the page around it; the words on the paper are in the puzzle's language)

sheet-heading =
    { $grid ->
        [letters] Folha do caça-palavras
       *[other] Folha das palavras cruzadas
    }
# Over the two buttons that follow: which of the two is shown.
sheet-switch =
    .aria-label = Mostrar
sheet-show-puzzle = Jogo
sheet-show-answers = Respostas
sheet-show-both = Ambos
sheet-settings = Ajustes
sheet-print = Imprimir / PDF
submission-open = Para um editor…
submission-heading = Imprimir para um editor
submission-text = A grade, a solução e todas as dicas com as respostas, em espaço duplo e com margens de 2,5 cm. Seus dados ficam neste aparelho: aparecem só nestas páginas, em nenhum arquivo.
submission-name = Seu nome
submission-address = Endereço
submission-email = E-mail
submission-forget = Esquecer meus dados
submission-count = Palavras: { $n }. Tamanho: { $width } × { $height }.
sheet-share = Enviar link
sheet-picture = Imagem
sheet-files = Arquivos
sheet-panel =
    .aria-label = Ajustes da folha
# Letters that are shown to whoever solves the puzzle; <span> is paler.
sheet-given = Letras dadas <span>ou clique numa casa</span>
sheet-given-first = Primeiras
# A few letters here and there.
sheet-given-some = Algumas
# No letters.
sheet-given-none = Nenhuma
sheet-paper =
    .aria-label =
        { $grid ->
            [letters] Folha do caça-palavras
           *[other] Folha das palavras cruzadas
        }
sheet-title =
    .aria-label = Título
    .placeholder = Incluir título
sheet-author =
    .aria-label = Autoria
    .placeholder = Incluir autoria
sheet-instructions =
    .aria-label = Instruções
    .placeholder = Incluir instruções
sheet-grid =
    .aria-roledescription =
        { $grid ->
            [letters] grade de letras
           *[other] grade de palavras cruzadas
        }
# Read out by screen readers only.
sheet-grid-help = As setas movem de casa em casa. A barra de espaço dá a letra da casa a quem resolve ou a esconde de novo.

## Playing: the puzzle is solved on the page

# The view's heading where the puzzle has no title.
play-heading = Resolver
play-timer =
    .title = Mostrar ou esconder o tempo
# The button's name, for screen readers; the time follows.
play-time-name = Tempo
play-hint = Pista
    .title = Circular a primeira letra de uma palavra (H)
play-more =
    .title = Mais
    .aria-label = Mais
play-grid =
    .aria-roledescription = grade de letras
play-grid-label = Grade de letras, { $width } por { $height }
# Read out by screen readers only.
play-help = As setas movem de letra em letra. Enter marca a primeira letra de uma palavra; depois trace a linha com as setas e pressione Enter para confirmar ou Esc para cancelar. H dá uma pista.
play-zoom =
    .aria-label = Visualização
play-list-region =
    .aria-label = Palavras a encontrar
play-progress =
    .aria-label = Encontradas
play-how = Arraste da primeira à última letra de uma palavra, ou toque na primeira e depois na última.
# Where the grid is larger than a phone.
play-how-fingers = Use dois dedos para mover e ampliar a grade.
# How far one has come.
play-count = { $n } de { $all } encontradas
play-show-all-help = Desistir e ver onde estão as outras palavras
play-start-over = Recomeçar
play-start-over-help = Apagar tudo o que você encontrou
play-shown = Mostrando todas as palavras.
play-started-over = O jogo recomeçou.
play-undo = Desfazer
# What a screen reader says. $letter, $letters: of the grid.
play-begun = { $letter }, primeira letra
play-dropped = Linha cancelada.
play-found = { $word }: encontrada, { $n } de { $all }
play-again-found = Você já encontrou { $word }.
play-none = { $letters } não está na lista
play-hinted = Pista: { $word } começa na linha { $row }, coluna { $column }
# Where clues are given instead of words, or nothing at all.
play-hinted-clue = Pista: “{ $clue }” começa com { $letter }, linha { $row }, coluna { $column }
play-hinted-other = Pista: uma palavra começa com { $letter }, linha { $row }, coluna { $column }
play-hints-out = A primeira letra de cada palavra que falta já está circulada.
# Behind a word of the list, for screen readers.
play-state-found = (encontrada)
play-state-shown = (mostrada)
play-state-hinted = (primeira letra circulada)
# The end.
play-done =
    { $all ->
        [one] Muito bem! Você encontrou a palavra.
       *[other] Muito bem! Você encontrou todas as { $all } palavras.
    }
play-done-time = Seu tempo: { $time }.
play-done-hints =
    { $n ->
        [one] Com { $n } pista.
       *[other] Com { $n } pistas.
    }
play-given-up = Você encontrou { $n } de { $all } palavras.
# The message hidden in the letters of no word follows.
play-message = As letras que sobraram dizem:
play-again = Jogar de novo

## Fixed text: one's own word lists

# Opens a menu of file formats.
lists-save = Salvar como
lists-make =
    { $grid ->
        [letters] Criar caça-palavras
       *[other] Criar cruzadinha
    }
# The box for words that are typed or pasted.
own-heading = Digite ou cole suas palavras
# The first lines of the example.
own-text =
    .placeholder = vulcão - montanha que pode soltar lava
own-help = Uma palavra por linha; a dica vem depois de um traço, uma vírgula ou um tab.
own-make =
    { $grid ->
        [letters] Criar meu caça-palavras
       *[other] Criar minha cruzadinha
    }
own-example = Ver um exemplo
own-file = Abrir arquivo…
# Write the words into a table of words and clues.
own-table = Usar tabela
# Put the box away.
own-later = Agora não
# The names of other kinds of puzzle follow, as buttons.
own-or = ou:
own-kinds =
    .aria-label = Outro tipo de jogo
# The lines of the example; "|" stands between them, with a space on both sides. Words that share letters.
own-example-words = vulcão - montanha que pode soltar lava | ilha - terra cercada de água | rio - corre para o mar | oceano - maior que um mar | deserto - terra seca, onde quase não chove | vale - terra baixa entre montanhas | geleira - um rio de gelo | floresta - terra cheia de árvores | lago - água cercada de terra | caverna - um vão na rocha
own-count =
    { $n ->
        [one] { $n } palavra
       *[other] { $n } palavras
    }{ $clues ->
        [0] .
       *[other] , { $clues } com dica.
    }
own-wrong =
    { $n ->
        [one] { $n } linha precisa de correção.
       *[other] { $n } linhas precisam de correção.
    }
# Word lists that come with the page.
lists-ready = Listas de palavras prontas
# On phones, on a first visit: leads to the box.
own-open = Minhas palavras
lists-side =
    .aria-label = Minhas listas
lists-side-heading = Minhas listas
lists-new = Nova lista
lists-name =
    .aria-label = Nome da lista
lists-menu =
    .title = Renomear, duplicar, excluir
    .aria-label = Esta lista
lists-language = Língua
# Add a row to the table.
lists-add-row = Linha
    .title = Incluir uma linha abaixo (Ctrl+Enter)
lists-remove-row = Excluir linha
    .title = Excluir as linhas selecionadas (Ctrl+Delete)
lists-up =
    .title = Mover para cima (Alt+seta para cima)
    .aria-label = Mover para cima
lists-down =
    .title = Mover para baixo (Alt+seta para baixo)
    .aria-label = Mover para baixo
lists-sort = Ordenar
# To the next row with an error, or with a note.
lists-next =
    .title = Ir para a próxima
# Read out by screen readers only.
table-help = As setas movem. Digite para escrever e use F2 para alterar. Enter desce, Tab vai para a próxima célula. Shift e setas selecionam linhas. Ctrl Enter inclui uma linha, Ctrl Delete exclui linhas, Alt e setas movem linhas. Esc e depois Tab sai da tabela.
table =
    .aria-label = Palavras e dicas
# Heads of the columns.
table-row = Linha
table-word = Palavra
table-cells = Casas
# What there is to correct or to know of a row.
table-look = A conferir
table-empty = <strong>Digite uma palavra e depois a dica dela.</strong>Ou cole aqui uma lista inteira, ou importe um arquivo.<br>Tudo fica neste aparelho.
table-detail =
    .aria-label = Esta linha por inteiro
table-key-tab = <kbd>Tab</kbd> próxima célula
table-key-enter = <kbd>Enter</kbd> desce
table-key-undo = <kbd>Ctrl+Z</kbd> desfaz

## Fixed text: editing a word, adding words

edit-heading =
    { $content ->
        [numbers] Editar número e dica
       *[words] Editar palavra e dica
    }
# Below the cells of a word, where some of them hold letters that could stand in two cells.
edit-parting = Toque numa casa sublinhada para separar as letras dela.
# What pressing a cell does, such as ণ্ডু; and pressing the line between two cells that were parted.
edit-part = Separar as letras de { $cell }
edit-join = Juntar { $one } e { $other } numa só casa
edit-word-help = Estas são as casas que a palavra vai ocupar. Digite <kbd>|</kbd> entre duas letras para separá-las você mesmo.
edit-offers-heading =
    { $grid ->
        [letters] Outras da lista de palavras
       *[other] Outras palavras que cabem aqui
    }
add-heading = Incluir palavras
add-save = Incluir
# Words of the word list that cross words of the puzzle as they lie now.
add-offers-heading =
    { $grid ->
        [letters] Da lista de palavras
       *[other] Palavras da lista que se ligam às da grade
    }
# Words that could be put in.
offers-list =
    .aria-label = Sugestões
offers-show = Mostrar sugestões
offers-more = Mostrar mais

## Fixed text: all keys

keys-heading = Atalhos do teclado
keys-single = Atalhos de uma só letra, como L e M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = Guia (em inglês)
manual-words = Que arquivos servem (em inglês)
manual-paper = O que cabe no papel (em inglês)
manual-bench = Construir passo a passo (em inglês)
manual-share = Como funciona o compartilhamento (em inglês)
# The how-to of one page; <b> begins each step.
howto-heading = Como criar um jogo
howto-1 = <b>Escreva suas palavras.</b> Na etapa 1, digite ou cole as palavras, uma por linha. A dica vem depois de um traço, uma vírgula ou um tab.
howto-2 = <b>Ou traga um arquivo.</b> Abra ali uma lista de palavras ou solte o arquivo em qualquer ponto da página. Você também pode começar com uma lista pronta.
howto-3 = <b>Crie o jogo.</b> Com um toque, suas palavras são dispostas na grade. Se alguma não couber, a lista diz por quê.
howto-4 = <b>Veja o resultado na etapa 2.</b> “Embaralhar” dispõe as mesmas palavras de outro jeito; “Melhorar” procura uma disposição melhor.
howto-5 = <b>Experimente outro tipo.</b> O primeiro botão acima da grade diz o tipo de jogo. Toque nele para escolher outro.
howto-6 = <b>Mude uma palavra.</b> Selecione a palavra na grade ou na lista. Os botões que aparecem servem para editar, mover, fixar ou excluir. “Desfazer” volta atrás em tudo.
howto-7 = <b>Defina as regras.</b> Em “Opções” você decide o tamanho do jogo, como as palavras podem ficar e o grau de dificuldade.
howto-8 = <b>Imprima na etapa 3.</b> Escreva um título na folha, escolha o papel e o gabarito e depois imprima ou salve em PDF.
howto-9 = <b>Compartilhe ou resolva aqui.</b> A etapa 3 cria um link ou uma página para outras pessoas resolverem. Em “Resolver”, quem joga é você.
howto-10 = <b>Encontre o jogo depois.</b> Seus jogos ficam guardados neste aparelho, em “Jogos”. Salve o arquivo do jogo quando ele for importante. Nada do que você escreve sai deste aparelho.

## Fixed text: the options

options-presets =
    .aria-label = Modelos
options-standard = Restaurar o padrão
options-memory = Palavras usadas há pouco
options-memory-clear = Esquecer as palavras lembradas
options-repeat = Repetir um jogo
# A number; the same one makes the same puzzle again.
options-seed = Semente
options-seed-field =
    .placeholder = ao acaso
options-seed-help =
    { $content ->
        [numbers] Deixe vazio para um jogo novo a cada vez. A mesma semente, com as mesmas opções, repete o mesmo jogo.
       *[words] Deixe vazio para um jogo novo a cada vez. A mesma semente, com a mesma lista e as mesmas opções, repete as mesmas palavras, a não ser que se evitem as usadas há pouco.
    }
# The page writes the number into <b></b>.
options-seed-now = Este jogo: <b></b>
options-seed-again = Usar de novo
# <b> names two buttons: bar-new-words and bar-reshuffle, as they are called there. The words in quotation marks are options-for-new-words.
options-foot =
    { $grid ->
        [letters] <b>Novas palavras</b> escolhe outras palavras da lista. <b>Embaralhar</b> mantém estas palavras e as esconde de novo; as opções marcadas com “para novas palavras” não valem nesse caso.
        [blocked]
            { $content ->
                [numbers] <b>Nova grade</b> recomeça com estas opções. <b>Preencher de novo</b> procura outros números para esta grade e mantém o que você escreveu ou fixou.
               *[words] <b>Nova grade</b> recomeça com estas opções. <b>Preencher de novo</b> procura outras palavras para esta grade e mantém o que você escreveu ou fixou, além das casas pretas de um desenho ou feitas por você.
            }
       *[other] <b>Novas palavras</b> escolhe outras palavras da lista. <b>Embaralhar</b> mantém estas palavras e as dispõe de outro jeito; as opções marcadas com “para novas palavras” não valem nesse caso.
    }
# Wide screens show all of it, narrow ones only what is outside <span>; <span> may also come first.
options-reshuffle =
    { $grid ->
        [blocked] Preencher<span> esta grade</span> de novo
       *[other] Embaralhar<span> estas palavras</span>
    }
options-new =
    { $grid ->
        [blocked] Nova grade
       *[other] Novas palavras
    }

## Fixed text: about

about-heading = Sobre o Crosscore
about-what = O Crosscore cria palavras cruzadas com as suas próprias palavras e com listas em muitas línguas, para imprimir ou salvar.
about-private = Nada sai deste aparelho
about-private-text = Suas palavras, dicas e jogos ficam neste navegador. Não é preciso ter conta e ninguém conta suas visitas. A página carrega o próprio programa e as listas de palavras do site em que você a abriu. Ela não envia nada de volta nem fala com outro site, e a política de segurança dela proíbe isso.
# The heading of a chapter, and the button that opens it.
proof-heading = Como você pode conferir
proof-policy = A página começa com esta política. Ela faz o navegador se recusar a carregar qualquer coisa de outro site ou a enviar algo para outro site.
# Below it stands a list that can be opened: proof-files.
proof-visit =
    { $n ->
        [one] Nesta visita, a página pediu { $n } arquivo, do próprio site.
       *[other] Nesta visita, a página pediu { $n } arquivos, todos do próprio site.
    }
# $foreign of the $n files are not from this site; they come first in the list below.
proof-visit-foreign = Nesta visita foram pedidos { $n } arquivos, { $foreign } deles fora deste site. Talvez uma extensão do navegador os tenha pedido.
# The page is one file on this device.
proof-visit-none = Nesta visita a página não pediu nada: está tudo neste único arquivo.
proof-files = Quais arquivos
proof-look = Para ver você mesmo, abra o painel de rede nas ferramentas de desenvolvedor do navegador e crie um jogo. Ou desligue a conexão: a página aberta continua funcionando.
proof-test = Um teste cria todos os tipos de jogo num navegador de verdade e registra cada pedido. Ele falha se um pedido vai para outro site, faz mais do que carregar um arquivo deste site ou contém uma palavra digitada, ou se um cookie é gravado. Antes, o teste prova que o registro perceberia isso.
# Opens the test’s source text.
proof-source = O teste
proof-no-test = Não foi possível carregar o teste. Verifique a conexão, feche esta janela e abra de novo. Ele está em proof.txt, junto desta página.
proof-not = <b>O que isso não mostra.</b> Como em qualquer página da web, quem mantém o site pode ver quais arquivos foram pedidos, quando e de que endereço. Extensões do navegador podem ler qualquer página. Correção ortográfica, tradução e preenchimento automático são do navegador; as configurações dele dizem o que enviam.
about-kept-heading = O que fica guardado
about-kept = O que está guardado no navegador pode se perder com ele. Salve um arquivo (.ipuz) de cada jogo importante.
about-licences = Licenças
# <a> is the link to the file.
about-licences-text = O Crosscore é software livre sob a licença MIT. Ele se apoia no trabalho de outras pessoas; cada parte tem seus próprios termos. Você também pode ler tudo em <a>um arquivo de texto</a>.

## Fixed text: the About box, use without the network

offline-heading = Uso sem internet
offline-check = Procurar uma nova versão
offline-remove = Remover a cópia offline
offline-again = Guardar neste aparelho
offline-reload = Recarregar
offline-later = Depois
# How far it is: { $files } files of { $size } altogether.
offline-state-soon = Em breve esta página ficará guardada neste aparelho para funcionar sem internet.
offline-state-fetching = Guardando para uso sem internet: { $done } de { $files } arquivos.
offline-state-kept = Funciona sem internet: todos os { $files } arquivos ({ $size }) estão guardados neste aparelho.
offline-state-removed = Você removeu a cópia offline; por isso esta página precisa de conexão.
offline-state-full = Não funciona sem internet: não há mais espaço neste aparelho. Com conexão, a página funciona como antes.
offline-state-fetch = Não funciona sem internet: { $file } não pôde ser carregado ou está danificado. Com conexão, a página funciona como antes.
offline-state-saving = Ainda não funciona sem internet: este aparelho está no modo de economia de dados, e a cópia ocupa muitos megabytes.
offline-state-not-here = Não pode funcionar sem internet: este navegador não permite, ou não permite em janela anônima.
offline-state-insecure = Não pode funcionar sem internet: os navegadores só permitem isso em endereços que começam com https.
offline-state-one-file = Esta página é um único arquivo. Ela não precisa de conexão.
# Said once, when everything has been kept for the first time.
offline-now = O Crosscore agora funciona também sem internet.
offline-news-ready = Uma nova versão está pronta. Seu jogo continua aqui depois de recarregar.
offline-news-elsewhere = Outra guia passou para uma nova versão. Esta guia continua com a dela até você recarregar.
offline-checking = Procurando uma nova versão…
offline-newest = Esta é a versão mais nova.
offline-unreachable = Não foi possível procurar uma nova versão: o site não responde.
offline-update-fetching = Baixando uma nova versão.
offline-update-failed = Há uma nova versão, mas não foi possível baixá-la por completo. Você continua usando esta.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = Fechar
shelf-new = Novo jogo
shelf-list =
    .aria-label = Jogos neste aparelho

## Fixed text: files

# The fields that take files; the first belongs to the word lists of the workshop, the second to one's own lists.
file-json =
    .aria-label = Arquivo com lista de palavras
file-list =
    .aria-label = Arquivo com palavras
file-ipuz =
    .aria-label = Arquivo de jogo

## The shelf: the puzzles that are kept on this device

# What a puzzle without a name or title is called. $from is a word list's name or a language, $date a date with the time.
shelf-name = { $from }, { $date }
# $date is a date with the time.
shelf-changed = Alterado: { $date }
shelf-words =
    { $given ->
        [one] { $given } palavra
       *[other] { $given } palavras
    }
# Of the puzzle's $given words, $placed are on the crossword.
shelf-words-placed =
    { $given ->
        [one] { $placed } de { $given } palavra na grade
       *[other] { $placed } de { $given } palavras na grade
    }
# $name is a puzzle's: a button's label.
shelf-more = Mais opções de { $name }
# What a puzzle's row says of it.
shelf-now = Aberto agora
shelf-elsewhere = Aberto em outra guia
shelf-spoilt = Danificado: não pôde ser aberto
shelf-damaged = O jogo “{ $name }” está danificado e não pode ser aberto. Ele continua na lista, e você pode salvar os dados dele como arquivo.
# The menu of a puzzle.
shelf-rename = Renomear…
shelf-duplicate = Duplicar
shelf-save = Salvar arquivo do jogo (.ipuz)
shelf-save-raw = Salvar os dados como arquivo
shelf-delete = Excluir…
# Giving another name: label of the text field, and the two buttons.
shelf-new-name = Novo nome
shelf-rename-yes = Renomear
# Deleting: the question, and the two buttons.
shelf-delete-ask = Excluir “{ $name }” deste aparelho? Isso não pode ser desfeito.
shelf-delete-yes = Excluir
shelf-delete-no = Manter
shelf-deleted = “{ $name }” foi excluído.
shelf-renamed = Agora se chama “{ $name }”.
shelf-duplicated = “{ $name }” foi duplicado.
shelf-not-while-open = O jogo está aberto em outra guia. Feche-o lá primeiro.
shelf-gone = O jogo não está mais neste aparelho.
shelf-empty = Nenhum jogo ainda.
shelf-shared = Este jogo também está aberto em outra guia. O que você mudar aqui será guardado como uma cópia à parte.
shelf-copied = Este jogo também está aberto em outra guia. Suas mudanças continuam aqui como “{ $name }”; a outra guia mantém o jogo dela.
shelf-safe = O navegador guarda os jogos até você excluí-los.
shelf-unsafe = O navegador pode apagar os jogos se faltar espaço no aparelho. Salve os importantes como arquivo do jogo.
# Room on the device: what the page has used of what it may use, in megabytes, and in gigabytes where it may use more.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB de { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB em uso.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB de { NUMBER($room, maximumFractionDigits: 0) } GB em uso.
shelf-unreadable = Não é possível ler o armazenamento deste aparelho.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (cópia)
# $n is 2 or more: there is such a copy already.
copy-name-again = { $name } (cópia { $n })

## Keeping on the device

# Beside the puzzle's name. On narrow screens only what is outside <span> is seen.
keep-yes = Guardado<span> neste aparelho</span>
keep-no = Não guardado<span> neste aparelho</span>
keep-trouble-full = Não foi guardado neste aparelho: não há mais espaço para esta página. Salve o arquivo do jogo ou exclua jogos de que não precisa.
keep-trouble-denied = Não foi guardado neste aparelho: o navegador não deixa esta página guardar nada, como acontece numa janela anônima. Salve o arquivo do jogo antes de fechar a página.
keep-trouble-newer = Não foi guardado neste aparelho: uma versão mais nova do Crosscore está aberta em outra guia. Salve o arquivo do jogo e depois recarregue esta página.
keep-trouble-blocked = Não foi guardado neste aparelho: uma versão mais antiga do Crosscore está aberta em outra guia. Feche essa guia e tente de novo. Ou salve o arquivo do jogo.
# $why is what the browser says, mostly in English.
keep-trouble-failed = Não foi guardado neste aparelho: o armazenamento falhou ({ $why }). Salve o arquivo do jogo e tente de novo.
keep-no-answer = O armazenamento não responde.
keep-file = Salvar arquivo do jogo
# $name is a file's.
keep-file-not-kept = { $name } está aberto, mas não pôde ser guardado neste aparelho. Depois de recarregar, abra o arquivo de novo para usar as palavras dele.

## The sheet: the page around the paper, and what screen readers say of it

# Labels of the grid, its size in cells.
sheet-grid-empty =
    { $grid ->
        [letters] Grade de letras com palavras escondidas, { $width } por { $height }; a seguir, o que encontrar
       *[other] Grade de palavras cruzadas vazia, { $width } por { $height } casas; a seguir, as dicas
    }
sheet-grid-answers =
    { $grid ->
        [letters] Grade de letras com as palavras marcadas, { $width } por { $height }
       *[other] Grade de palavras cruzadas com as respostas, { $width } por { $height } casas
    }
# The cell at the cursor; whether its letter is printed for whoever solves the puzzle.
sheet-cell =
    { $given ->
        [true] Linha { $row }, coluna { $column }: { $letter }, à mostra
       *[false] Linha { $row }, coluna { $column }: { $letter }, escondida
    }
# The same, where an entry starts: $label is its number as printed in the cell.
sheet-cell-numbered =
    { $given ->
        [true] Linha { $row }, coluna { $column }, número { $label }: { $letter }, à mostra
       *[false] Linha { $row }, coluna { $column }, número { $label }: { $letter }, escondida
    }
sheet-letter-given =
    { $given ->
        [true] { $letter } está à mostra.
       *[false] { $letter } não está mais à mostra.
    }
sheet-letters-given =
    { $n ->
        [0] Nenhuma letra à mostra.
        [one] { $n } letra à mostra.
       *[other] { $n } letras à mostra.
    }

# The same where there are more words than are named: $more of them.
# One of these words: <word> stands for it, $reason says why it is left out.


## The Save menu of the sheet

save-all =
    { $grid ->
        [letters] Salvar jogo e respostas
       *[other] Salvar jogo, dicas e respostas
    }
    .hint =
        { $grid ->
            [letters] duas imagens e dois textos
           *[other] uma imagem e dois textos
        }
save-clue-text = Dicas (texto)
# Of a word search: its letters and its list of words.
save-puzzle-text = Jogo (texto)
save-answer-text = Respostas (texto)
save-puzzle-file = Arquivo do jogo (.ipuz)
    .hint = para abrir e alterar depois
# $names are names of files, one or several.
save-done = Arquivo salvo: { $names }.
save-no-picture = O navegador não conseguiu criar a imagem. Tente uma grade menor.

## The About box: the line with the version

about-engine = Versão { $version }
about-build = compilação { $build }
about-python = Python { $version }
# Below the version: the whole page as one file, to take along.
about-take = Leve com você: <a>o Crosscore em um só arquivo</a> ({ $size }). Abre com dois cliques e não precisa de internet nem de servidor.
about-one-file = Este é o Crosscore em um só arquivo. Ele nunca se atualiza sozinho; pegue um mais novo onde você pegou este.
about-no-licences = Não foi possível carregar as licenças. Verifique a conexão, feche esta janela e abra de novo. Elas estão em NOTICES.txt, junto desta página.

## One's own word lists

lists-edit = Editar minhas listas…
lists-copy-puzzle = Copiar as palavras deste jogo para uma lista
lists-copied =
    { $n ->
        [one] { $n } palavra copiada para uma nova lista.
       *[other] { $n } palavras copiadas para uma nova lista.
    }
# Names for new lists. $name is a word list's.
lists-from-puzzle = Palavras de um jogo
lists-from-puzzle-of = Jogo de { $name }
lists-unnamed = Minha lista
# $n is 2 or more: there is a list of that name already.
lists-unnamed-again = Minha lista { $n }
# The button that shows all lists, on narrow screens.
lists-mine =
    { $n ->
        [0] Minhas listas
        [1] Minhas listas
       *[other] Minhas listas ({ $n })
    }
# When a list was changed: $time is the time of day.
lists-today = hoje { $time }
lists-not-kept-yet = ainda não guardada
# In the choice of a list's language. $own is its own name for itself.
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (experimental)
lists-language-own-experimental = { $language } · { $own } (experimental)
lists-language-guess = Descobrir pelas palavras
lists-language-guessed = Parece ser: { $language }
# The menu of a list.
lists-rename = Renomear
lists-delete = Excluir esta lista…
lists-duplicated = Lista duplicada; esta é { $name }.
lists-delete-heading = Excluir esta lista?
lists-delete-text =
    { $n ->
        [one] “{ $name }” tem { $n } palavra. A lista será excluída deste aparelho, e isso não pode ser desfeito.
       *[other] “{ $name }” tem { $n } palavras. A lista será excluída deste aparelho, e isso não pode ser desfeito.
    }
lists-delete-yes = Excluir a lista
lists-deleted = A lista { $name } foi excluída.
lists-not-deleted = A lista não foi excluída.
lists-gone = Esta lista foi excluída em outra guia.
lists-unreadable = Não foi possível ler a lista neste aparelho.
lists-conflict = Esta lista foi alterada em outra guia. As duas versões foram mantidas: a sua agora se chama “{ $name }”.
lists-kept-again = “{ $name }” foi excluída em outra guia. A versão daqui foi mantida.
lists-followed = A lista foi alterada em outra guia; você a vê como está agora.
lists-not-kept = Não foi possível guardar esta lista neste aparelho.
lists-save-as-file = Salve a lista como arquivo antes de fechar a página.
lists-not-checked = Não foi possível conferir as palavras.

## One's own word lists: the table

# Labels of the two text fields of a row; the first row, while it is empty, shows what to type.
lists-word = Palavra, linha { NUMBER($row, useGrouping: 0) }
    .placeholder = Digite uma palavra
lists-clue = Dica, linha { NUMBER($row, useGrouping: 0) }
    .placeholder = e a dica dela
# At the head of each row, and of the empty one at the end.
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = nova
lists-full =
    { $most ->
        [one] Uma lista comporta até { $most } linha. Crie outra lista para mais.
       *[other] Uma lista comporta até { $most } linhas. Crie outra lista para mais.
    }
lists-no-cells = Nenhuma casa
# Said before what is remarked about a row: it cannot be used as it is, or it can.
lists-finding-error = A corrigir:
lists-finding-note = Observação:
lists-findings-more = +{ $n }
# How many rows have such remarks. On narrow screens only what is outside <span> is seen.
lists-errors =
    { $n ->
        [one] { $n }<span> a corrigir</span>
       *[other] { $n }<span> a corrigir</span>
    }
lists-notes =
    { $n ->
        [one] { $n }<span> observação</span>
       *[other] { $n }<span> observações</span>
    }
lists-delete-rows =
    { $n ->
        [0] Excluir linha
        [1] Excluir linha
       *[other] Excluir { $n } linhas
    }
lists-rows-deleted =
    { $n ->
        [one] { $n } linha excluída.
       *[other] { $n } linhas excluídas.
    }
lists-rows-selected =
    { $n ->
        [one] { $n } linha selecionada.
       *[other] { $n } linhas selecionadas.
    }
# $to is the number of the first of these rows now.
lists-rows-moved =
    { $n ->
        [one] { $n } linha movida para a posição { $to }.
       *[other] { $n } linhas movidas para a posição { $to }.
    }
lists-sort-word = Ordenar por palavra
lists-sort-length = Ordenar por tamanho
lists-sort-clue = Ordenar por dica
lists-sorted = As linhas foram ordenadas.
lists-swap = Trocar palavras e dicas de lugar
lists-swapped = Palavras e dicas trocaram de lugar.

## One's own word lists: pasting, files, a crossword of the words

# What pasted text is called where a file's name would stand.
lists-clipboard = texto colado
lists-pasted =
    { $n ->
        [one] { $n } linha colada.
       *[other] { $n } linhas coladas.
    }
lists-clues-pasted =
    { $n ->
        [one] { $n } dica colada.
       *[other] { $n } dicas coladas.
    }
lists-not-pasted = Nada foi colado.
lists-nothing-in = Não há palavras nele.
lists-too-many =
    { $n ->
        [one] É { $n } linha; uma lista comporta até { $most }. Divida em várias listas ou abra o arquivo como lista de palavras na etapa 2.
       *[other] São { $n } linhas; uma lista comporta até { $most }. Divida em várias listas ou abra o arquivo como lista de palavras na etapa 2.
    }
# The same where the list has $there rows already.
lists-too-many-more =
    { $n ->
        [one] É { $n } linha, e a lista já tem { $there }; uma lista comporta até { $most }. Divida em várias listas.
       *[other] São { $n } linhas, e a lista já tem { $there }; uma lista comporta até { $most }. Divida em várias listas.
    }
# $name is a file's.
lists-not-imported = { $name } não foi importado. Nada mudou.
lists-imported =
    { $n ->
        [one] { $n } linha importada de { $name }.
       *[other] { $n } linhas importadas de { $name }.
    }
lists-import-heading = Para onde vão as palavras?
# $name is a file's, $list the open list's.
lists-import-text =
    { $n ->
        [one] { $name } tem { $n } linha. Incluir no fim de “{ $list }” ou criar uma nova lista?
       *[other] { $name } tem { $n } linhas. Incluir no fim de “{ $list }” ou criar uma nova lista?
    }
lists-import-add = Incluir nesta lista
lists-save-json = Dicionário (.json)
    .hint = abre aqui de novo
lists-save-csv = Tabela (.csv)
    .hint = para planilhas
lists-save-tsv = Tabela com tabulações (.tsv)
    .hint = para planilhas
lists-save-text = Texto simples (.txt)
    .hint = uma palavra por linha
lists-not-made =
    { $grid ->
        [letters] Nenhum caça-palavras foi criado.
       *[other] Nenhuma cruzadinha foi criada.
    }
lists-none-usable = Nenhuma linha pode ser usada ainda. Veja ao lado das palavras o que corrigir.
# After a crossword was made: $n rows without which.
lists-left-out =
    { $n ->
        [one] { $n } linha ficou de fora.
       *[other] { $n } linhas ficaram de fora.
    }
lists-left-out-why =
    { $n ->
        [one] Ela ainda não pode ser usada; a lista diz por quê.
       *[other] Elas ainda não podem ser usadas; a lista diz por quê.
    }
# The same with the words, and with some of more words.
lists-left-out-words =
    { $n ->
        [one] Ela ainda não pode ser usada ({ $words }); a lista diz por quê.
       *[other] Elas ainda não podem ser usadas ({ $words }); a lista diz por quê.
    }
lists-left-out-some =
    { $n ->
        [one] Ela ainda não pode ser usada ({ $words }, …); a lista diz por quê.
       *[other] Elas ainda não podem ser usadas ({ $words }, …); a lista diz por quê.
    }

## The start: what is fetched and made ready until the first puzzle is there

# The steps, each in a row; "Python" is the programming language the engine runs in.
boot-step-runtime = Python
boot-step-engine = Gerador de jogos
boot-step-words = Lista de palavras
boot-step-layout = Primeira cruzadinha
# What stands beside a step.
boot-waiting = na fila
# Of a word list: how many of its words are read.
boot-of-words = { $done } de { $total } palavras
boot-done = pronto
# $done, $total: amounts such as "3.1 MB".
boot-of = { $done } de { $total }
# $file: the address of a file of this page.
# Said by a page that was opened from a folder, where its parts may not be read. On one line; crosscore.html and index.html are names of files.
boot-from-disk = Esta página não pode ser aberta de uma pasta; os navegadores só permitem isso em páginas de um único arquivo. Abra crosscore.html, que é o Crosscore em um só arquivo, ou publique esta pasta num servidor web.
# Said where an old browser lacks what the page needs. On one line.
boot-old-browser = Este navegador é antigo demais para o Crosscore. Abra esta página num navegador atualizado.
release-mixed = Uma nova versão saiu enquanto esta página carregava, e as partes não combinam. Recarregue a página.
boot-missing = Não foi possível carregar { $file }. Verifique a conexão e tente de novo, ou abra a sua própria lista de palavras.
# Name of the bar that fills.
boot-progress =
    .aria-label = Preparando tudo
# A part of the page itself did not come. The name of its file, where it is known, stands after this.
broken-title = Uma parte desta página não carregou.
broken-text = Verifique a conexão e recarregue. Se não adiantar, use um navegador mais novo. Seus jogos estão guardados neste aparelho.
broken-reload = Recarregar a página

## The engine stopped by a fault of its own

fatal-title = O gerador de jogos parou
# Why: five causes.
fatal-memory = Faltou memória. Feche outras guias e reinicie o gerador.
fatal-fetch = Uma parte dele não pôde ser carregada.
fatal-slow = Ele demorou demais para começar: nada acontece há um minuto.
fatal-damaged = Uma parte dele está danificada ou faltando.
fatal-fault = Ele parou por causa de um erro do programa.
# It has stopped and was started again by itself; the page goes on. What may follow are the next three messages.
crash-fault = O gerador de jogos parou por causa de um erro e foi reiniciado. Nada se perdeu nesta página.
crash-memory = O gerador de jogos ficou sem memória e foi reiniciado. Nada se perdeu nesta página.
# $name: of a word list or file.
crash-reading = Aconteceu durante a leitura de { $name }.
crash-shorter-list = Use uma lista de palavras menor ou feche outras guias antes.
crash-smaller = Tente com menos palavras ou uma grade menor.
# The engine says nothing for long while something is asked of it; with two buttons.
silent-text = O gerador de jogos não responde há algum tempo. Talvez ainda esteja trabalhando. Se você o reiniciar, nada se perde nesta página.
silent-wait = Continuar esperando
silent-restart = Reiniciar
fatal-kept = Seu jogo continua guardado nesta página.
# Where all of the page is one file, and that is damaged or was cut off.
fatal-one-file = Copie este arquivo de novo ou baixe-o outra vez de onde você o pegou.
fatal-boot = Verifique a conexão e reinicie. Se não adiantar, recarregue a página ou tente outro navegador.
fatal-details = Detalhes para relatar o erro
fatal-restart = Reiniciar o gerador
fatal-not-started = O processo não foi iniciado.
failed-restarted = O gerador de jogos foi reiniciado. Tente de novo.
failed-not-running = O gerador de jogos não está em funcionamento. Reinicie-o primeiro.

## Amounts

# $n: how many words.
word-count =
    { $n ->
        [0] nenhuma palavra
        [one] { $n } palavra
       *[other] { $n } palavras
    }
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

## The line of counts below the grid

# <b> marks what is printed bold. ".only" is told of a count that can be pressed, so that the list
# shows only the words it counts.
counts-placed =
    { $grid ->
        [letters]
            <b>{ $placed }</b> de { $given ->
                [one] { $given } palavra escondida
               *[other] { $given } palavras escondidas
            }
       *[other] <b>{ $placed }</b> de { $given } na grade
    }
counts-on-sheet = <b>{ $placed }</b> de { $given } na cruzadinha
counts-failed =
    { $grid ->
        [letters] <b>{ $n }</b> de fora
       *[other] <b>{ $n }</b> sem lugar
    }
    .only =
        { $grid ->
            [letters] Mostrar só estas palavras: de fora
           *[other] Mostrar só estas palavras: sem lugar
        }
counts-isolated =
    <b>{ $n }</b> { $n ->
        [one] isolada
       *[other] isoladas
    }
    .only = Mostrar só estas palavras: isoladas
counts-long =
    <b>{ $n }</b> { $n ->
        [one] dica longa
       *[other] dicas longas
    }
    .only =
        Mostrar só estas palavras: { $n ->
            [one] dica longa
           *[other] dicas longas
        }
counts-locked =
    <b>{ $n }</b> { $n ->
        [one] fixada
       *[other] fixadas
    }
    .only = Mostrar só estas palavras: fixadas
counts-frozen =
    { $grid ->
        [letters] todas fixadas
       *[other] disposição fixada
    }
# Into how many parts the crossword falls that do not touch.
counts-pieces =
    { $n ->
        [1] uma só parte
       *[other] <b>{ $n }</b> partes
    }
counts-crossings =
    <b>{ $n }</b> { $n ->
        [one] cruzamento
       *[other] cruzamentos
    }
# Of the grid, in cells.
counts-size = <b>{ $width } × { $height }</b>
# $percent of the grid's cells hold letters.
counts-filled = <b>{ $percent }%</b> preenchida
# $seed: digits that lay the same puzzle out again; they are typed as they stand here.
counts-seed = semente { $seed }
counts-details = Mais
# What a press does once only some words are shown.
counts-all = Mostrar todas as palavras
# The words that are not on the sheet, and what can be done with them.
left-out =
    { $n ->
        [one] { $n } palavra não está na folha
       *[other] { $n } palavras não estão na folha
    }
# After the words that are named.
left-out-more = e mais { $n }
left-out-pieces = Várias partes
    .help = Põe essas palavras ao lado das outras na folha.
# $name is a word list.
left-out-join = Ligar com { $name }
    .help = Palavras desta lista ligam as suas.
# $kind is a kind of puzzle.
left-out-kind = { $kind } em vez disso
    .help = Ali as palavras não precisam ter letras em comum.
# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = Sua lista e este jogo diferem: { $what }.
own-list-clues =
    { $n ->
        [one] { $n } dica
       *[other] { $n } dicas
    }
own-list-added =
    { $n ->
        [one] { $n } palavra nova na lista
       *[other] { $n } palavras novas na lista
    }
own-list-removed =
    { $n ->
        [one] { $n } palavra que saiu da lista
       *[other] { $n } palavras que saíram da lista
    }
own-list-own =
    { $n ->
        [one] { $n } palavra só no jogo
       *[other] { $n } palavras só no jogo
    }
own-list-update-puzzle = Atualizar o jogo
own-list-update-list = Atualizar minha lista
own-list-taken = O jogo recebeu as mudanças da sua lista.
own-list-updated = Sua lista recebeu as mudanças do jogo.

## What runs, beside the bar that fills, with a button to stop it

job-starting = Iniciando o gerador…
# $name: of a word list or file.
job-load = Lendo { $name }…
# The same, of a list that takes a while: short, as the line holds more. $done of its $total words are read.
job-load-words = Lendo: { $done } de { $total }
# $done and $total: such as "1.2 MB".
job-load-bytes = Baixando: { $done } de { $total }
job-puzzle-new =
    { $grid ->
        [letters] Escondendo as palavras…
        [blocked] Preenchendo a grade…
       *[other] Melhorando a disposição…
    }
job-puzzle-reshuffle =
    { $grid ->
        [letters] Escondendo as palavras…
        [blocked] Preenchendo a grade…
       *[other] Melhorando a disposição…
    }
job-puzzle-improve =
    { $grid ->
        [blocked] Procurando palavras melhores…
       *[other] Melhorando a disposição…
    }
# Stands there instead while a search for a layout finds nothing; $n: seconds.
job-still = Sem melhora há { $n } s
job-puzzle-replace = Procurando outra palavra…
job-puzzle-edit = Procurando lugar para a palavra…
job-puzzle-join = Ligando as palavras…
job-puzzle-add = Procurando lugar para a palavra…
job-puzzle-revise = Atualizando o jogo…
job-puzzle-delete = Fechando o espaço…
job-stopping = Parando…
# Stands beside the bar, small: a time in seconds, of how many; how much is done of a total, counted in words or attempts; a time without an end.
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $total } s
job-amount = { $done } de { $total }
job-time = { $seconds } s
# Files are being made to be saved. $done of $total are ready.
job-saving = Salvando: { $done } de { $total }
# $name: of a file whose words are read for a list; $size: such as "1.2 MB".
job-parsing = Lendo { $name } ({ $size })…

## What has been done

# A new layout is ready. $shared: letters that belong to several words.
done-laid-out =
    { $grid ->
        [letters]
            { $placed } de { $given ->
                [one] { $given } palavra escondida
               *[other] { $given } palavras escondidas
            } em { $width } por { $height }, { $shared ->
                [one] { $shared } letra em comum
               *[other] { $shared } letras em comum
            }.
       *[other]
            { $placed } de { $given ->
                [one] { $given } palavra
               *[other] { $given } palavras
            } na grade, { $crossings ->
                [one] { $crossings } cruzamento
               *[other] { $crossings } cruzamentos
            }, { $width } por { $height }.
    }
# Follows it: how long was searched, in seconds, and for how long without finding a better layout.
done-searched = Busca de { $seconds } s; sem melhora nos últimos { $still } s.
done-searched-better = Busca de { $seconds } s; ainda estava melhorando.

# The four messages done-others, done-lost, done-crossings, done-size are only ever parts of the ones
# below them, which tell one change and what else came of it, such as:
#   OCEAN moved: 3 other words moved; LAKE has no place any more; 20 → 21 crossings, 12 × 9.
# In a language that is read from right to left the arrow has to point left: ←

# $moved: how many other words moved; -1 if that is not known, then nothing is said of it.
done-others =
    { $moved ->
        [-1] { "" }
        [0] : nada mais mudou de lugar
        [one] : mais { $moved } palavra mudou de lugar
       *[other] : mais { $moved } palavras mudaram de lugar
    }
# $lost: how many words lost their place; $words: the first of them, $more: how many are not named.
done-lost =
    { $lost ->
        [0] { "" }
        [one] ; { $words } não cabe mais
       *[other] ; { done-lost-words } não cabem mais
    }
done-lost-words =
    { $more ->
        [0] { $words }
       *[other] { $words } e mais { $more }
    }
# $crossed: whether the number of crossings changed.
done-crossings =
    { $crossed ->
        [true] { $crossings-before } → { $crossings } cruzamentos
       *[false]
            { $crossings ->
                [one] { $crossings } cruzamento
               *[other] { $crossings } cruzamentos
            }
    }
# Of the grid in cells. $sized: whether it changed.
done-size =
    { $sized ->
        [true] { $width-before } × { $height-before } → { $width } × { $height }
       *[false] { $width } × { $height }
    }
# $counted: whether anything is known of the grid.
done-counts =
    { $counted ->
        [true] ; { done-crossings }, { done-size }
       *[false] { "" }
    }
done-moved = { $word } mudou de lugar{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } foi alterada{ done-others }{ done-lost }{ done-counts }.
# One word took the place of another.
done-replaced = { $before } deu lugar a { $after }{ done-others }{ done-lost }{ done-counts }.
# $named: whether the words are few enough to be named; $n: how many they are.
done-deleted =
    Exclusão de { $named ->
        [true] { $deleted }
       *[false]
            { $n ->
                [one] { $n } palavra
               *[other] { $n } palavras
            }
    }{ done-others }{ done-lost }{ done-counts }.
# $place: where it lies, such as "12 Across".
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
# $fewer: whether fewer squares of a grid of the same size are black now: what counts for “Fewest black squares”.
done-black =
    { $fewer ->
        [true] { $black-before } → { $black } casas pretas,{ " " }
       *[false] { "" }
    }
# $gained: whether the number of words that have a place changed.
done-improved =
    { $gained ->
        [true] Melhor que antes: { done-black }{ $placed-before } → { $placed } palavras na grade, { done-crossings }, { done-size }.
       *[false] Melhor que antes: { done-black }{ done-crossings }, { done-size }.
    }
done-not-improved =
    { $grid ->
        [blocked] Nenhuma palavra melhor em { $seconds } s; a grade fica como está.
       *[other] Nenhuma disposição melhor em { $seconds } s; ela fica como está.
    }
done-undone = Desfeito.
done-redone = Refeito.
done-started-again = O gerador de jogos foi reiniciado. Nada se perdeu nesta página.
done-restarted = O gerador de jogos não parou a tempo e foi reiniciado. Seu jogo está como antes.

## What failed; a sentence that says why follows

# $name: of a word list or file.
failed-load = { $name } não foi aberto. Nada mudou.
failed-open = { $name } não foi aberto. Nada mudou.
failed-puzzle-new = Nenhum jogo novo foi criado.
failed-puzzle-reshuffle =
    { $grid ->
        [letters] As palavras não foram escondidas de novo.
       *[other] As palavras não foram embaralhadas.
    }
failed-puzzle-improve = A disposição não foi melhorada.
failed-puzzle-replace = A palavra não foi trocada.
failed-puzzle-edit = A palavra não foi alterada.
failed-puzzle-clues = A dica não foi alterada.
failed-puzzle-join = As palavras não foram ligadas.
failed-puzzle-add = A palavra não foi incluída.
failed-puzzle-revise = O jogo não foi atualizado.
failed-puzzle-delete = Nada foi excluído.
failed-puzzle-move = A palavra não foi movida.
failed-puzzle-lock = Nada foi fixado nem solto.
failed-puzzle-set = O texto e os ajustes do jogo não foram alterados.
failed-save = Nada foi salvo.
failed-unchanged = Nada foi alterado.
failed-other-puzzle = O jogo mudou nesse meio-tempo. Confira e tente de novo.
failed-other-word = { $word } não está mais aqui. Nada mudou; feche esta janela e escolha a palavra de novo.

## Word lists and files

dictionary-bundled = Listas de palavras
dictionary-opened = Abertas por você
dictionary-own = As suas
dictionary-open = Abrir lista de palavras…
    .hint = JSON, tabela ou texto
    .hint-drop = ou solte em qualquer ponto da página
# The words are in one language, the clues in another.
dictionary-clues-in = { $words }, dicas em { $clues }
# One with very many words beside the usual one of the language. $words: the language; in the hint
# $n: words, $size: such as "2.8 MB", which are fetched when it is chosen.
dictionary-large = { $words }, grande
    .hint = { $n } palavras · { $size }
dictionary-scored = { $words }, grande, sem dicas
dictionary-large-heading = Listas grandes para grades cheias
dictionary-large-more = Mais línguas
dictionary-themes = { $list }: { $themes }
themes-open = Palavras por tema…
themes-heading = Palavras por tema
themes-words = Palavras em
themes-clues = Dicas em
themes-clues-own = a mesma língua
themes-style = As dicas são
themes-translated = traduções
themes-described = descrições
themes-region = { $language }: região
themes-levels = Nível
themes-level = { $n } (cerca de { $cefr })
themes-themes = Temas
themes-help = Se você não marcar nenhum, valem todos.
themes-make = Criar um jogo
themes-edit = Editar como lista própria
themes-many = { $n ->
    [one] { $n } tema
   *[other] { $n } temas
}
themes-every = todos os temas
done-used-again = { $n ->
    [one] { $n } palavra já estava em um dos seus últimos jogos: a lista não tem outras.
   *[other] { $n } palavras já estavam nos seus últimos jogos: a lista não tem outras.
}
theme-actions = Ações
theme-animals = Animais
theme-art = Arte e música
theme-body = Corpo e saúde
theme-clothes = Roupas
theme-family = Família e pessoas
theme-feelings = Sentimentos e qualidades
theme-festivals = Festas
theme-food = Comida e bebida
theme-geography = Geografia
theme-home = Casa
theme-jobs = Profissões
theme-nature = Natureza e clima
theme-school = Escola
theme-science = Ciência
theme-sport = Esporte e brincadeiras
theme-technology = Tecnologia
theme-time = Tempo e números
theme-town = Cidade e campo
theme-travel = Viagens e transporte
dictionary-none = Nenhuma lista de palavras está aberta. Escolha uma primeiro.
dictionary-other-language = A lista de palavras { $name } não está na língua deste jogo. Para trocar palavras, escolha uma lista nessa língua.
# Below the list's name, of a list that was opened by hand. $name: of the file.
dictionary-note =
    { $n ->
        [one] { $n } palavra
       *[other] { $n } palavras
    } de { $name }
dictionary-findings =
    { $n ->
        [one] { $n } observação sobre esta lista
       *[other] { $n } observações sobre esta lista
    }
dictionary-findings-more = … e mais { $n }.
file-opened-with =
    { $name } foi aberto, com { $n ->
        [one] { $n } observação
       *[other] { $n } observações
    }.
# $where: a word of the file, a cell or a part of it; $what: what is wrong with it, see “what is wrong with an .ipuz file”.
file-finding = { $where }: { $what }
file-one = Você soltou vários arquivos; só o primeiro foi aberto.
# $size, $limit: amounts such as "80.3 MB".
file-too-big = Ele tem { $size }, e os arquivos podem ter até { $limit }. Divida-o em partes menores.
file-gone = { $name } não está mais guardado neste aparelho. Abra o arquivo de novo para usar as palavras dele.
file-list-gone = A lista { $name } não está mais neste aparelho. Escolha outra.
file-unreadable = Não foi possível ler o arquivo. Veja se ele ainda existe e tente de novo.
file-not-fetched = Não foi possível carregar. Verifique a conexão e tente de novo.

## Around the page

# In the browser's tab. $title: of the puzzle.
page-title-of = { $title } · Crosscore
page-dismiss = Fechar esta mensagem
# $letters: characters of the puzzle, with spaces between them. $script: the name of their script ("Tamil"), or a list of
# such names. $font: the name of a font that has them ("Noto Serif Tamil"), or a list.
page-no-font = Nenhuma fonte deste aparelho tem { $letters } ({ $script }); por isso as imagens e a impressão mostrariam quadrados vazios. Textos e arquivos de jogo saem certos. Instale a fonte { $font } para ver essas letras.
# $codes: what they are by number, as in "U+E000, U+E001".
page-no-font-code = Nenhuma fonte deste aparelho tem os caracteres { $codes }; por isso as imagens e a impressão mostrariam quadrados vazios. Textos e arquivos de jogo saem certos. Remova esses caracteres ou instale uma fonte que os tenha.

## The list of words

# What a word's state is called, in a small box beside it.
list-placed = na grade
list-unplaced = sem lugar
list-isolated = isolada
list-locked =
    { $content ->
        [numbers] fixado
       *[words] fixada
    }
list-long = dica longa
list-no-clue = sem dica
# Where a clue is written: what stands there without one, and the name of the field.
clue-add = Incluir uma dica
clue-of = Dica de { $word }
clue-write = Escrever esta dica
# The choices of states the list can be narrowed to.
list-only-all =
    { $content ->
        [numbers] Todos
       *[words] Todas
    }
list-only-placed =
    { $grid ->
        [letters] Escondidas
       *[other] Na grade
    }
list-only-failed =
    { $grid ->
        [letters] De fora
       *[other] Sem lugar
    }
list-only-isolated = Isoladas
list-only-long = Dica longa
list-only-locked =
    { $content ->
        [numbers] Fixados
       *[words] Fixadas
    }
list-only-clueless = Sem dica
list-any-length = Tamanho
list-letters =
    { $content ->
        [numbers]
            { $n ->
                [one] { $n } algarismo
               *[other] { $n } algarismos
            }
       *[words]
            { $n ->
                [one] { $n } letra
               *[other] { $n } letras
            }
    }
# The orders the list can stand in.
list-sort-listed = Da lista
list-sort-word = Por palavra
list-sort-length = Por tamanho
list-sort-state = Por situação
list-sort-number =
    { $grid ->
        [letters] Por lugar
       *[other] Por número
    }
# How many of all words are shown.
list-shown =
    { $content ->
        [numbers]
            { $n } de { $total ->
                [one] { $total } número
               *[other] { $total } números
            }
       *[words]
            { $n } de { $total ->
                [one] { $total } palavra
               *[other] { $total } palavras
            }
    }
list-not-found = Nenhuma palavra ou dica contém “{ $text }”.
list-none-in-state = Nenhuma palavra assim.
list-nothing = Nenhuma palavra assim.
list-picked-all =
    { $n ->
        [one] { $n } palavra selecionada.
       *[other] { $n } palavras selecionadas.
    }

## The bar below the grid: the selected word and what can be done with it

workshop-one = Palavra selecionada
workshop-many = Palavras selecionadas
workshop-moving = Palavra em movimento
workshop-choose = Selecione uma palavra na lista ou na grade.
hint-clue = Clique em uma dica para mudá-la.
hint-away = Não mostrar de novo
workshop-several =
    { $n ->
        [one] { $n } palavra selecionada
       *[other] { $n } palavras selecionadas
    }
# $words: the first of many.
workshop-and-others = { $words }, …
# $reason: why a word has no place, as a short sentence without a full stop.
workshop-not-placed =
    { $grid ->
        [letters] não está escondida: { $reason }
       *[other] não está na grade: { $reason }
    }
workshop-apart = não está na cruzadinha: { $reason }
workshop-lock =
    .title = Manter no lugar (L)
workshop-unlock = Soltar
    .title = Deixar que mude de lugar outra vez (L)
workshop-layout-locked =
    { $grid ->
        [letters] Todas as palavras estão fixadas; solte-as primeiro (“Fixar todas”).
       *[other] Toda a disposição está fixada; solte-a primeiro.
    }
workshop-only-placed =
    { $grid ->
        [letters] Só uma palavra escondida pode ser fixada.
       *[other] Só uma palavra da cruzadinha pode ser fixada.
    }
workshop-no-reshuffle =
    { $grid ->
        [letters] Todas as palavras estão fixadas; solte-as para embaralhar.
       *[other] A disposição está fixada. Solte-a para embaralhar.
    }
workshop-no-improve = A disposição está fixada. Solte-a para melhorar.
# $named: whether the words are few enough to be named; $n: how many they are.
workshop-locked-now =
    { $named ->
        [true]
            { $n ->
                [one] { $words }: palavra fixada.
               *[other] { $words }: palavras fixadas.
            }
       *[false]
            { $n ->
                [one] { $n } palavra fixada.
               *[other] { $n } palavras fixadas.
            }
    }
workshop-unlocked-now =
    { $named ->
        [true]
            { $n ->
                [one] { $words }: palavra solta.
               *[other] { $words }: palavras soltas.
            }
       *[false]
            { $n ->
                [one] { $n } palavra solta.
               *[other] { $n } palavras soltas.
            }
    }
workshop-layout-locked-now =
    { $grid ->
        [letters] Todas as palavras foram fixadas. Elas ficam no lugar até você soltá-las.
       *[other] Disposição fixada. As palavras ficam no lugar até você soltá-las.
    }
workshop-layout-unlocked-now =
    { $grid ->
        [letters] Palavras soltas.
       *[other] Disposição solta.
    }

## A word that is moved to another place

moving-heading = Mover
moving-looking = Procurando lugares…
moving-choose =
    { $n ->
        [1] Há { $n } lugar livre. Escolha-o na grade.
       *[other] Há { $n } lugares livres. Escolha um na grade.
    }
moving-found =
    { $n ->
        [1] Há mais { $n } lugar livre.
       *[other] Há mais { $n } lugares livres.
    }
# $place: the message moving-place or moving-place-crossing.
moving-begun = { moving-found } Escolha com as setas ou com Tab; Enter põe a palavra ali, Esc cancela. { $place }
# $way: across or down. $n: which of the $total places is shown.
moving-place =
    Lugar { $n } de { $total }: { $way ->
        [down] na vertical
       *[across] na horizontal
    }.
# $words: those it would cross there.
moving-place-crossing =
    Lugar { $n } de { $total }: { $way ->
        [down] na vertical
       *[across] na horizontal
    }, cruzando { $words }.
moving-nowhere = { $word } não tem outro lugar enquanto as outras palavras ficarem onde estão.
moving-not-placed = { $word } não está na grade.
moving-locked = { $word } está com o lugar fixo; solte a palavra para movê-la.
moving-frozen = A disposição está fixada. Solte-a para mover uma palavra.
moving-cancelled = Nada foi movido.

## Words that are added or edited

# $cells: the letters of a word as they will stand in its cells.
edit-cells-of =
    { $n ->
        [one] { $n } casa: { $cells }
       *[other] { $n } casas: { $cells }
    }
# How long the clue is. $limit: from where on it is called long.
edit-clue-length = { $n } de { $limit } caracteres
edit-clue-length-long = { $n } de { $limit } caracteres: dica longa
edit-duplicate = { $word } já está no jogo.
add-empty = Digite uma palavra primeiro.
# $place: where it lies, such as "12 Across".
add-placed = { $word } entrou no jogo, { $place }
# $reason: why a word has no place, as a short sentence without a full stop.
add-unplaced = { $word } entrou na lista, mas não na grade ({ $reason })
# Words of the open word list that would fit the puzzle as it lies.
offers-why = Por que { $word } não está na grade
offers-looking = Procurando na lista de palavras…
offers-none =
    { $grid ->
        [letters] Nenhuma palavra da lista pode ser escondida aqui.
       *[other] Nenhuma palavra da lista se liga às palavras como estão agora.
    }
offers-instead = Escolha uma destas para pôr no lugar.
# How many words it would cross.
offers-joins =
    { $n ->
        [one] { $n } cruzamento
       *[other] { $n } cruzamentos
    }

## The grid, in words

grid-label =
    { $grid ->
        [letters] Caça-palavras, { $width } por { $height } letras
       *[other] Grade de palavras cruzadas, { $width } por { $height } casas
    }
grid-label-titled =
    { $grid ->
        [letters] Caça-palavras { $title }, { $width } por { $height } letras
       *[other] Grade de palavras cruzadas de { $title }, { $width } por { $height } casas
    }
grid-caption = A grade, linha por linha: { $height } linhas, { $width } colunas
grid-row = Linha { $n }
# Where a word lies, such as "12 Across": its number, and the heading of its clues in the puzzle's language.
grid-entry = { $number } { $heading }
grid-cell = { $letter }, linha { $row }, coluna { $column }
# $words: of the messages grid-cell-word, with list-semicolon between them.
grid-cell-words = { $letter }, linha { $row }, coluna { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

# The choice of the sheet's language that is made without choosing. $language: the one that the clues are in.
sheet-language-clues = A mesma das dicas: { $language }
# Instead of a language of the sheet’s own.
options-language-none = A mesma das dicas
options-size-auto = Automático
options-size-square = Quadrado
options-size-sides = Largura × altura
options-size-side = Casas de cada lado
options-size-width = Largura em casas
options-size-height = Altura em casas
options-ratio-width = Largura
options-ratio-height = Altura
options-group-words = Palavras
options-group-grid = Grade
options-group-search = Busca
options-group-sums = Números e dicas
# A mark on what only matters when words are drawn.
options-for-new-words = para novas palavras
# No ready-made choice of options is the one that is set.
options-own = Sua própria escolha de opções.
options-bad-seed = A semente é um número inteiro de até 15 algarismos. Deixe vazio para uma nova a cada vez.
# What a number may be.
options-range = { $min } a { $max }
    .unit = { $min } a { $max } { $unit }
# $words of the last $puzzles are remembered.
options-remembered =
    { $words ->
        [one]
            { $words } palavra { $puzzles ->
                [one] do seu último jogo
               *[other] dos seus últimos { $puzzles } jogos
            } fica lembrada, só neste aparelho.
       *[other]
            { $words } palavras { $puzzles ->
                [one] do seu último jogo
               *[other] dos seus últimos { $puzzles } jogos
            } ficam lembradas, só neste aparelho.
    }
options-remembered-none = Nenhuma palavra de jogos anteriores está lembrada.
options-remembered-cleared = As palavras lembradas foram esquecidas.

## The keys

# Names of keys, as they stand on the keyboards of this language.
key-ctrl = Ctrl
key-shift = Shift
key-enter = Enter
key-delete = Delete
key-home = Home
key-end = End
key-space = Espaço
key-tab = Tab
key-esc = Esc
key-wheel = roda do mouse
# Between two ways to do the same.
keys-or = ou
keys-anywhere = Em qualquer lugar
    .sheet = Esta folha de atalhos
    .undo = Desfazer
    .redo = Refazer
    .save = Salvar o arquivo do jogo
    .find = Buscar palavra ou dica
    .add = Incluir palavras
    .improve = Procurar uma disposição melhor
keys-words = Palavras selecionadas
    .replace = Trocar por outra palavra
    .edit = Editar palavra e dica
    .delete = Excluir
    .lock = Fixar ou soltar
    .move = Mover na grade
keys-list = Lista
    .next = Próxima palavra
    .ends = Primeira e última palavra
    .several = Selecionar várias
    .more = Incluir na seleção ou tirar dela
    .all = Selecionar todas as mostradas
    .one = Voltar a uma só palavra
    .clue = Escrever a dica
keys-grid = Grade
    .next = Próxima letra
    .ends = Primeira ou última letra da linha
    .turn = Alternar entre horizontal e vertical
    .zoom = Aumentar e diminuir o zoom, grade inteira
    .wheel = Zoom no ponteiro
    .none = Não selecionar nada
keys-moving = Enquanto uma palavra é movida
    .next = Próximo lugar
    .turn = Virar, ao arrastar
    .put = Pôr ali
    .leave = Deixar onde estava
keys-play = Resolver
    .open = Resolver o jogo aqui
    .next = Próxima letra; traça a linha depois que a primeira letra é marcada
    .ends = Primeira ou última letra da linha
    .mark = Marcar a primeira letra, confirmar a linha
    .drop = Cancelar a linha
    .hint = Pista: circular a primeira letra de uma palavra
    .zoom = Aumentar e diminuir o zoom, grade inteira
keys-sheet = Folha
    .next = Próxima casa da grade
    .show = Mostrar ou esconder a letra da casa
    .print = Imprimir

## Names of languages that are none

# Stands in for $language: words in any script, even pictures.
language-any = Qualquer escrita
language-any-rtl = Qualquer escrita, da direita para a esquerda

## The language of the words, and their letters

# Two groups in the list of languages: what the words could be in, and all the rest.
languages-likely = Mais prováveis
languages-more = Outras línguas
# Beside the choice of the language. $language was guessed from the words.
languages-guessed = Parece ser: { $language }. Não é? Escolha a língua.
languages-guessed-title = Pelo nome, parece ser: { $language }. Não é? Escolha a língua.
# $others: up to three languages that these words could be in as well.
languages-guessed-others = Parece ser: { $language }. Também poderia ser { $others }. Não é? Escolha a língua.
languages-guessed-many = Parece ser: { $language }. Outras línguas usam as mesmas letras. Não é? Escolha a língua.
languages-proposal = Não encontramos palavras cruzadas impressas em { $language }; a divisão das palavras em casas é uma proposta.
languages-proposal-si = Não encontramos palavras cruzadas impressas em { $language }. Como proposta, uma letra com o sinal hal tem uma casa própria.
languages-proposal-lo = Não encontramos palavras cruzadas impressas em { $language }. Como proposta, as casas são formadas como em tailandês.
languages-proposal-km = Não encontramos palavras cruzadas impressas em { $language }. Como proposta, letras que ficam uma embaixo da outra dividem uma casa.
languages-proposal-my = Não encontramos palavras cruzadas impressas em { $language }. Como proposta, uma letra com asat tem uma casa própria.
languages-proposal-bo = Não encontramos palavras cruzadas impressas em { $language }. Como proposta, cada pilha de letras tem uma casa.
languages-proposal-vi = As palavras cruzadas em { $language } ora mantêm, ora tiram os sinais das letras. Escolha em “Letras”.
# A dialog, when the words of a file are in several scripts.
languages-ask = Em que língua estão estas palavras?
languages-ask-help = Palavras em outras letras ficam de fora.
languages-ask-yes = Abrir a lista
# A button and a menu item that open the dialog; $language is what the words are in.
letters-button = Letras…
letters-heading = Letras
letters-of = Letras: { $language }
letters-of-menu = Letras: { $language }…
letters-help-dictionary = A lista de palavras é lida de novo e dela sai um novo jogo. O jogo que você vê mantém as letras dele.
letters-help-list = Vale para esta lista e para os jogos que você criar com ela daqui em diante.
letters-usual = Restaurar o padrão
letters-change = Usar estas letras
# Of a word list that cannot give words to the puzzle because it is read in another way. $name: of the list.
letters-differ = A lista de palavras { $name } usa outros ajustes de letras que este jogo. Para trocar palavras, escolha os mesmos ajustes.
# How letters are read: the name of a choice, what it is about, and what can be chosen. Examples stay as they are.
letters-digits = Algarismos em palavras
    .help = Como o 4 em B4. O normal é deixar de fora a palavra com algarismo.
    .choice-refuse = Deixar a palavra de fora
    .choice-keep = Casa própria
letters-hamza = Alif com hamza
    .help = أ إ آ ٱ no cruzamento de duas palavras. A maioria dos jogos impressos os trata como ا.
    .choice-fold = Igual a ا
    .choice-keep = Letras próprias
letters-teh_marbuta = Ta marbuta
    .help = ة no fim de uma palavra; alguns jogos deixam que cruze com ه.
    .choice-keep = Letra própria
    .choice-fold = Igual a ه
letters-alef_maqsura = Alif maqsura
    .help = ى no fim de uma palavra; alguns jogos deixam que cruze com ي.
    .choice-keep = Letra própria
    .choice-fold = Igual a ي
letters-hamza_seats = Hamza sobre waw e ya
    .help = ؤ e ئ; alguns jogos deixam que cruzem com و e ي.
    .choice-keep = Letras próprias
    .choice-fold = Iguais a و e ي
letters-yeh_hamza = Hamza sobre ya e waw
    .help = ئ e ؤ; a maioria dos jogos os trata como ی e و.
    .choice-fold = Iguais a ی e و
    .choice-keep = Letras próprias
letters-alef_madda = Alif madda
    .help = آ; alguns jogos deixam que cruze com ا.
    .choice-keep = Letra própria
    .choice-fold = Igual a ا
letters-sara_am = Sara am
    .help = ำ como em น้ำ: na casa da consoante ou na seguinte.
    .choice-with-consonant = Com a consoante
    .choice-own-cell = Casa própria
letters-tones = Sinais
    .help = O que fica de ấ: tudo, â sem o tom, ou A.
    .choice-keep = Manter todos
    .choice-drop-tones = Tirar os tons
    .choice-drop-all = Tirar todos os sinais
letters-long_vowels = Vogais longas
    .help = Í Ó Ő Ú Ű num cruzamento: letras próprias, ou iguais a I O Ö U Ü.
    .choice-keep = Letras próprias
    .choice-short = Iguais às breves
letters-ij = IJ
    .help = Como em IJS: uma casa para as duas letras, ou duas.
    .choice-one-cell = Uma casa
    .choice-two-cells = Duas casas
letters-umlauts = Letras com trema
    .help = Ä Ö Ü como AE OE UE, como nas palavras cruzadas, ou como letras próprias.
    .choice-two-cells = Duas casas
    .choice-one-cell = Uma casa

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

# Read out only; the kind of the shown puzzle follows.
bar-kind = Tipo de jogo:{ " " }
kind-heading = Tipo de jogo
kind-none = Cruzadinha
# ".short" stands on the button, ".help" below the name in the menu.
kind-freeform = Palavras cruzadas livres
    .short = Cruzadas
    .help = As palavras se cruzam onde couberem, e a grade cresce em volta delas.
kind-filled = Palavras cruzadas de grade cheia
    .short = Grade
    .help = Grade de jornal com casas pretas: toda linha e toda coluna é cheia de palavras.
kind-numbers = Números cruzados
    .short = Números
    .help = Em vez de palavras cruzam-se números, com contas como dicas. Não precisa de lista de palavras.
dictionary-not-needed = Sem lista de palavras
dictionary-no-words = Este tipo de jogo não precisa de lista de palavras.
replace-not-here = Neste tipo de jogo não dá para trocar palavras.
job-grid-fill = Preenchendo a grade…
job-grid-try = Vendo se a grade pode ser preenchida…
job-grid-fills = Procurando preenchimentos…
failed-grid-new = Nenhuma grade nova foi criada.
failed-grid-set = A grade não foi alterada.
failed-grid-type = A letra não foi escrita.
failed-grid-clear = Nada foi apagado.
failed-grid-put = A palavra não foi escrita.
failed-grid-fill = A grade não foi preenchida.
failed-grid-try = Não se sabe se a grade pode ser preenchida.
failed-grid-fills = Nenhum preenchimento foi encontrado.
failed-grid-take = O preenchimento não foi colocado.
failed-grid-pin = Nada foi travado.
# A grid is filled, or drawn and still partly empty. The other done-filled-… are only ever parts of it.
done-filled =
    { done-filled-how }: { $content ->
        [numbers]
            { $words ->
                [one] { $words } número
               *[other] { $words } números
            }
       *[words]
            { $words ->
                [one] { $words } palavra
               *[other] { $words } palavras
            }
    }, { $width } × { $height }, { $blocks ->
        [one] { $blocks } casa preta
       *[other] { $blocks } casas pretas
    }{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
# $again: the same grid was filled once more.
done-filled-how =
    { $empty ->
        [0]
            { $again ->
                [true] Preenchida de novo
               *[false] Preenchida
            }
       *[other] Grade
    }
# Words that no word list has.
done-filled-unknown =
    { $unknown ->
        [0] { "" }
        [one] , { $unknown } desconhecida
       *[other] , { $unknown } desconhecidas
    }
# Words whose letters make a word of the list in another order.
done-filled-scrambled =
    { $scrambled ->
        [0] { "" }
        [one] , { $scrambled } fora de ordem
       *[other] , { $scrambled } fora de ordem
    }
done-filled-empty =
    { $empty ->
        [0] { "" }
        [one] , { $empty } casa vazia
       *[other] , { $empty } casas vazias
    }
# $filled: the message done-filled.
done-improved-grid = Melhor que antes. { $filled }
done-took = Encontrado em { $seconds } s.
counts-words =
    { $content ->
        [numbers]
            <b>{ $n }</b> { $n ->
                [one] número
               *[other] números
            }
       *[words]
            <b>{ $n }</b> { $n ->
                [one] palavra
               *[other] palavras
            }
    }
counts-unknown =
    <b>{ $n }</b> { $n ->
        [one] desconhecida
       *[other] desconhecidas
    }
    .only = Mostrar só estas palavras: fora da lista de palavras
counts-scrambled = <b>{ $n }</b> fora de ordem
    .only = Mostrar só estas palavras: na lista de palavras com as letras em outra ordem
counts-clueless = <b>{ $n }</b> sem dica
    .only = Mostrar só estas palavras: sem dica
counts-empty =
    <b>{ $n }</b> { $n ->
        [one] casa vazia
       *[other] casas vazias
    }
counts-cells =
    <b>{ $n }</b> { $n ->
        [one] casa preenchida
       *[other] casas preenchidas
    }
counts-score = pontuação média <b>{ $n }</b>
counts-blocks =
    <b>{ $n }</b> { $n ->
        [one] casa preta
       *[other] casas pretas
    }
list-unknown = desconhecida
list-scrambled = fora de ordem
list-only-unknown = Desconhecidas
list-only-scrambled = Fora de ordem
sheet-empty-cells =
    { $n ->
        [one] { $n } casa ainda está vazia.
       *[other] { $n } casas ainda estão vazias.
    }
sheet-no-clue =
    { $n ->
        [one] { $n } palavra está sem dica. Clique na linha dela, abaixo, para escrever uma.
       *[other] { $n } palavras estão sem dica. Clique nas linhas delas, abaixo, para escrever.
    }
# In the place of a letter.
sheet-cell-empty = vazia

## The grid as something to draw and write in

editor-bar =
    .aria-label = Desenho
editor-mode =
    .aria-label = Um toque numa casa
# What a press on a cell is for: to write there, or to make it a black square.
editor-letters =
    { $content ->
        [numbers] Algarismos
       *[words] Letras
    }
editor-blocks = Casas pretas
editor-bars = Barras
editor-mark = Marcar
mark-circle = Círculo
mark-shade = Sombreado
mark-yellow = Amarelo
mark-rose = Rosa
mark-green = Verde
mark-blue = Azul
mark-grey = Cinza
mark-none = Sem sombreado
mark-bar-end = Depois desta casa
mark-bar-below = Abaixo desta casa
mark-draw-bars = Desenhar barras: toque nas bordas das casas
editor-symmetry =
    .aria-label = Simetria das casas pretas
    .title = Simetria das casas pretas
editor-symmetry-rotational = Meia-volta
editor-symmetry-left-right = Esquerda e direita
editor-symmetry-up-down = Em cima e embaixo
editor-symmetry-both = Os quatro lados
editor-symmetry-diagonal = Diagonal
editor-symmetry-none = Sem simetria
editor-fill = Preencher
    .title =
        { $content ->
            [numbers] Preencher todas as casas vazias com números (Ctrl+Enter)
           *[words] Preencher todas as casas vazias com palavras da lista (Ctrl+Enter)
        }
editor-region = Preencher área
    .title = Preencher de novo as casas selecionadas e manter as outras (Ctrl+Shift+Enter)
editor-clear = Limpar
editor-clear-fill = As letras preenchidas
editor-clear-letters =
    { $content ->
        [numbers] Todos os algarismos
       *[words] Todas as letras
    }
editor-clear-cells = As letras da área selecionada
editor-clear-blocks = Tudo: grade aberta
editor-heat = Casas difíceis
    .title = Mostrar onde cabem poucas palavras
editor-empty = Grade vazia
    .title = Começar com uma grade vazia
# How hard it is to fill a cell.
editor-heat-0 = fácil
editor-heat-1 = alguma escolha
editor-heat-2 = pouca escolha
editor-heat-3 = quase nenhuma
editor-heat-4 = impossível
editor-heat-key =
    .aria-label = Dificuldade das casas
# Runs of cells between black squares; $full of $slots have all their letters.
editor-full = { $full } de { $slots } completas
editor-warnings =
    { $n ->
        [one] { $n } observação
       *[other] { $n } observações
    }
editor-input =
    .aria-label = Letras da grade
# Read out by screen readers only. The keys are the same in every language.
editor-help = As setas movem. As letras entram onde está o cursor; a barra de espaço alterna entre horizontal e vertical, e o ponto põe ou tira uma casa preta. Tab vai para a próxima palavra, Enter para as palavras que cabem. Shift e setas selecionam uma área. Ctrl Enter preenche o resto. Esc e depois Tab sai da grade.
editor-leave = Agora Tab sai da grade.
editor-choose = Toque numa casa para escrever nela.
editor-on-block = Esta é uma casa preta. Pressione a tecla de ponto para abri-la.
editor-no-region = Selecione casas primeiro: arraste sobre elas ou segure Shift e use as setas.
# What screen readers say of the cursor. $fits: how many words fit, -1 if that is not known; $heat: 0 (easy) to 4 (impossible).
editor-at =
    { $place }, casa { $n } de { $total }, { $empty ->
        [true] vazia
       *[false] { $letter }
    }{ $written ->
        [true] , escrita
       *[false] { "" }
    }{ $heat ->
        [4] , não pode ser preenchida
        [3] , difícil
       *[other] { "" }
    }{ $fits ->
        [-1] { "" }
        [one] , { $fits } palavra cabe
       *[other] , { $fits } palavras cabem
    }
editor-at-single =
    linha { $row }, coluna { $column }, { $empty ->
        [true] vazia
       *[false] { $letter }
    }{ $written ->
        [true] , escrita
       *[false] { "" }
    }, em nenhuma palavra
editor-at-block = Casa preta, linha { $row }, coluna { $column }
editor-at-region = Área de { $rows } × { $columns } casas
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(com círculo)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(sombreada)
   *[false] { "" }
}{ $end ->
    [true] { " " }(barra depois)
   *[false] { "" }
}{ $below ->
    [true] { " " }(barra abaixo)
   *[false] { "" }
}
# A run that is not full. $n: its cells; $fits: how many words fit, -1 if that is not known.
editor-fits =
    { $n ->
        [one] { $n } casa
       *[other] { $n } casas
    }{ $fits ->
        [-1] { "" }
        [one] ; { $fits } palavra cabe
       *[other] ; { $fits } palavras cabem
    }
# In the table of the grid, for screen readers.
editor-cell-block = preta
editor-cell-empty = vazia
editor-cell-pinned = escrita
bench-heading = Bancada do autor
bench-part-lists = Listas de palavras
bench-part-rules = Regras
bench-part-fills = Preenchimentos
bench-part-clues = Dicas
clues-missing = { $n } sem dica
clues-offers = Dicas para esta palavra
clues-remembered = Palavras cujas dicas este aparelho lembra: { $n }
clues-remember = Lembrar as dicas desta grade
clues-forget = Esquecer as dicas lembradas
clues-forgotten = As dicas lembradas foram esquecidas.
bench-part-statistics = Estatísticas
fills-find = Mostrar vários
    .title = Procurar preenchimentos completos que difiram entre si
fills-hint = Preenche as casas vazias; numa grade cheia ou numa seleção, todas de novo, exceto o que você escreveu.
fills-none = Nenhum preenchimento foi encontrado nesse tempo.
fills-found = Preenchimentos encontrados: { $n }
fills-list =
    .aria-label = Preenchimentos encontrados
fills-scores = média { $mean }, mínimo { $lowest }
fills-name = Preenchimento { $n }
fills-pin = Fixar
fills-use = Usar
fills-differ = Casas diferentes: { $n }
fills-select = Selecionar
    .title = Selecionar casas arrastando, também com o dedo
fills-lock = Travar letras
    .title = Letras que ficam, o que quer que se preencha
fills-unlock = Destravar letras
done-grid-lock = Letras travadas.
done-grid-unlock = Letras destravadas.
done-grid-take = O preenchimento { $n } está na grade.
statistics-mean-length = Comprimento médio
statistics-unchecked = Casas sem cruzamento
statistics-share = { $n } ({ $percent }%)
statistics-points = Valor no Scrabble
statistics-points-value = { $n } ({ $mean } por letra)
statistics-score = Pontuação média
statistics-lowest = Pontuação mais baixa
statistics-lowest-value = { $score }: { $words }
statistics-new = Fora da lista de palavras
statistics-missing = Letras que faltam
statistics-pangram = nenhuma: é um pangrama
statistics-none = nenhuma
statistics-figure = { $n }
statistics-length = Comprimento
statistics-number = Palavras
statistics-letters = Letras da grade
mix-add = Adicionar uma lista…
mix-use = Usar { $name }
mix-weight = Pontos somados a { $name }
mix-remove = Remover { $name }
mix-banned = Palavras que nunca devem ser usadas
mix-banned-help = Separadas por espaços ou vírgulas.
mix-scores = Pontuações próprias: { $n }
mix-scores-save = Salvar minhas pontuações
mix-scores-bring = Trazer pontuações de um arquivo…
mix-my-scores = Minhas pontuações
mix-up = Aumentar a pontuação de { $word }
mix-down = Diminuir a pontuação de { $word }
mix-never = Nunca usar { $word }
mix-scored = { $word }: { $score } pontos
rules-none = A grade não quebra nenhuma destas regras.
side-switch =
    .aria-label = Mostrar
side-candidates = Candidatas
side-fold =
    .aria-label = As palavras abaixo da grade
candidates-region =
    .aria-label = Candidatas
candidates-list =
    .aria-label = Palavras que cabem
candidates-filter =
    .aria-label = Começa com
    .placeholder = Começa com…
candidates-slot =
    { $place }, { $n ->
        [one] { $n } casa
       *[other] { $n } casas
    }
candidates-nowhere = Ponha o cursor numa casa branca.
# Of the $total words that match the letters that are there, so many leave words for all that cross them.
candidates-count = { $fitting } de { $total } cabem
candidates-none = Nenhuma palavra da lista cabe aqui.
# Words fit here, but none of them leaves words for all that is still empty. The name is that of editor-heat.
candidates-hopeless = Qualquer que seja a palavra aqui, outro lugar fica sem nenhuma. “Casas difíceis” mostra onde.
candidates-more = As primeiras { $n } de { $total }; digite para filtrar.
candidates-unread = A lista de palavras ainda está sendo lida.
candidates-fits = cabe
candidates-blocks = impede outras
candidates-score = { $score }
candidates-score-title = Pontos na lista de palavras
candidates-order =
    .aria-label = Ordenar as candidatas por
candidates-order-best = Melhores primeiro
candidates-order-score = Pontos
candidates-order-leaves = O que deixam
candidates-order-alphabet = De A a Z
candidates-leaves = deixa { $n }
candidates-leaves-title = O cruzamento mais apertado fica com { $n } palavras; todos juntos, com cerca de 10 elevado a { $ways } possibilidades
candidates-try = O resto pode ser preenchido?
candidates-rest-running = Vendo se o resto pode ser preenchido…
candidates-rest-yes = O resto ainda pode ser preenchido.
candidates-rest-no =
    { $reasoned ->
        [true] O resto não pode ser preenchido: { $reason }
       *[false] O resto não pode ser preenchido.
    }
candidates-rest-unknown = Ainda não se sabe se o resto pode ser preenchido.
done-grid-put = { $word } está na grade.
done-grid-clear = Limpo.
keys-drawing = Desenhar e escrever
    .next = para a próxima casa
    .turn = mudar de direção
    .slot = a próxima palavra ou a anterior
    .ends = primeira ou última casa de uma palavra
    .block = pôr ou tirar uma casa preta
    .circle = círculo na casa
    .shade = sombrear a casa
    .bar = barra depois da casa, ou abaixo
    .clear = apagar a letra
    .region = selecionar casas
    .candidates = as palavras que cabem
    .fill = preencher o resto
    .part = preencher de novo as casas selecionadas
    .edit = editar palavra e dica
    .leave = desfazer a seleção; depois Tab sai da grade

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted =
    { $content ->
        [numbers]
            { $n ->
                [one] { $n } número
               *[other] { $n } números
            }
       *[words] { word-count }
    }
# Two buttons beside the message that a new grid could not be filled.
failed-unfilled-options = Mudar as opções
failed-unfilled-empty = Começar com a grade vazia
options-empty = Grade vazia
    .title = Uma grade vazia com estas opções, para desenhar e preencher à mão
# $help: what the preset is for. $words: how many words a list should have for it; $known: how many the chosen one has.
options-preset-more = { $help } Precisa de uma lista de cerca de { $words } palavras; esta tem { $known }.
options-preset-fetch = { $help } Carrega a lista { $name }: { $words } palavras, { $size }.
options-preset-whole = Usa todas as palavras da sua lista.
# In a filled grid; $others: how many others changed with it.
done-replaced-grid =
    { $before } deu lugar a { $after }{ $others ->
        [0] { "" }
        [one] ; { $others } outra mudou junto
       *[other] ; { $others } outras mudaram junto
    }.
done-stopped = Parou antes de encontrar algo. Seu jogo não mudou.

## Word searches: words hidden among other letters

kind-wordsearch = Caça-palavras
    .short = Caça-palavras
    .help = As palavras ficam escondidas entre outras letras, em até oito direções.
# What screen readers say of a letter. $n: in how many words it is; $words: those, the ringed one first.
hidden-cell =
    linha { $row }, coluna { $column }, { $letter }{ $n ->
        [0] , em nenhuma palavra
       *[other] , em { $words }
    }
# Where a word begins, and in which direction it runs: one of the messages direction-…
hidden-place = linha { $row }, coluna { $column }, { $way }
direction-right = para a direita
direction-left = para a esquerda
direction-down = para baixo
direction-up = para cima
direction-down-right = para baixo, à direita
direction-up-right = para cima, à direita
direction-down-left = para baixo, à esquerda
direction-up-left = para cima, à esquerda
# A word is part of the word $word, and hidden there.
list-inside = em { $word }
list-sort-direction = Por direção
status-rings = Mostrar todas
    .title = Circular todas as palavras
# Letters that belong to several words.
counts-shared =
    <b>{ $n }</b> { $n ->
        [one] letra em comum
       *[other] letras em comum
    }
# $percent of all letters belong to words.
counts-covered = <b>{ $percent }%</b> em palavras
# How many letters of a hidden message stand in the grid.
counts-message =
    mensagem de <b>{ $n }</b> { $n ->
        [one] letra
       *[other] letras
    }
# The size is a button: pressed, new grids are as large as this one.
counts-size-keep = Manter este tamanho: { $width } × { $height }, ao embaralhar e com novas palavras
counts-size-free = Este tamanho está mantido. Toque para que as palavras decidam de novo
counts-size-kept = mantido
done-size-kept = O tamanho fica mantido: { $width } por { $height }.
done-size-free = A próxima grade terá o tamanho de que as palavras precisarem.
options-group-filler = Outras letras
keys-hidden = Grade
    .next = Próxima letra
    .ends = Primeira ou última letra da linha
    .turn = Próxima palavra da letra
    .zoom = Aumentar e diminuir o zoom, grade inteira
    .wheel = Zoom no ponteiro
    .none = Não selecionar nada

## What counts as one place: the rules of word searches, told in the options

rules-heading = O que conta como um lugar
rules-once = Cada palavra da lista pode ser encontrada em exatamente um lugar, nas direções que você permite; as outras letras são escolhidas para garantir isso.
rules-palindrome = Uma palavra que se lê igual nos dois sentidos está num só lugar, mesmo que possa ser lida em duas direções.
rules-inside = Uma palavra dentro de outra mais longa, como SOL em GIRASSOL, conta onde está a mais longa. Em “Palavras dentro de palavras” você escolhe se ela fica só ali, ganha lugar próprio ou fica de fora.
rules-twice = Uma palavra que aparece duas vezes na lista é escondida uma vez. Uma palavra que não pode ser escondida num só lugar fica de fora, e a lista avisa.

## Options that are a text, a choice of directions, or a picture

form-left =
    { $n ->
        [one] falta { $n } caractere
       *[other] faltam { $n } caracteres
    }
form-over =
    { $n ->
        [one] { $n } caractere a mais
       *[other] { $n } caracteres a mais
    }
form-none-chosen = Escolha pelo menos uma.
# A picture of squares.
mask-heading = Sua imagem
mask-edit = Desenhar ou abrir imagem…
mask-none = Nenhuma imagem ainda
# $n: squares that become letters.
mask-size =
    { $width } × { $height }, { $n ->
        [one] { $n } letra
       *[other] { $n } letras
    }
mask-open = Abrir imagem…
mask-invert = Inverter
    .title = As casas cheias ficam vazias, e as vazias, cheias
mask-width =
    .aria-label = Casas na largura
mask-height =
    .aria-label = Casas na altura
# A slider: from how dark on the parts of a picture become letters.
mask-dark = O quanto uma casa precisa ser escura
mask-canvas =
    .aria-roledescription = casas para pintar
mask-help = As casas cheias viram letras. Pinte com o mouse ou com o dedo; no teclado, as setas movem, a barra de espaço enche ou esvazia, Shift e setas traçam uma linha. Os arquivos ficam neste aparelho.
mask-use = Usar esta imagem
# Read out by screen readers only.
mask-at =
    linha { $row }, coluna { $column }, { $filled ->
        [true] cheia
       *[false] vazia
    }
mask-unreadable = Este arquivo não é uma imagem que o Crosscore consiga ler. Escolha PNG, JPEG, WebP, GIF ou SVG, ou um texto de # e pontos.
# $size, $limit: such as "20.0 MB".
mask-too-large = Ela tem { $size }, e as imagens podem ter até { $limit }.
mask-too-many-pixels = Ela tem { $width } × { $height } pixels, o que é demais. Reduza a imagem primeiro.
mask-too-light = Nada nesta imagem é escuro o bastante. Mova o controle.
mask-text-strange = A linha { $line } tem “{ $char }”. Numa imagem de texto, use # para uma letra e um ponto para nenhuma.
mask-text-large = Ela tem { $width } × { $height } casas; um lado pode ter até { $most }.
mask-text-empty = Não há nenhum #. Cada # vira uma letra.
mask-side = Um lado tem de { $least } a { $most } casas.
mask-empty = Encha pelo menos uma casa.
mask-missing = Desenhe ou abra uma imagem primeiro, ou escolha outra forma.

## The gallery of patterns

gallery-open = Escolher um padrão…
gallery-heading = Padrões
gallery-size = Tamanho
gallery-all = Todos os tamanhos
gallery-long = Palavras longas na horizontal
gallery-any = Qualquer um do tamanho da grade
gallery-count = { $n ->
    [one] { $n } padrão
   *[other] { $n } padrões
}
gallery-item = { $width } × { $height }, { $words } palavras
gallery-told = { $width } × { $height }, { $words } palavras, { $blocks } casas pretas; palavras longas na horizontal: { $themes }

## SVG and pictures

picture-too-large = Este navegador não consegue criar uma imagem de { $width } × { $height } pixels. Escolha um tamanho menor ou salve a grade em SVG.
outlines-none = Não foi possível carregar a parte que transforma letras em contornos. Salve o desenho com as letras como texto ou tente de novo com conexão.
# $letters are letters of the puzzle; a font that has them is not part of this page.
outlines-left = Algumas letras ficam como texto porque nenhuma fonte daqui as tem: { $letters }.

## Saving and opening

# The Save menu of the sheet.
save-zip = Todos os arquivos (.zip)…
    .hint = imagens, textos e todos os formatos num só
save-export = Para outros programas…
    .hint = programas de palavras cruzadas, páginas para resolver, listas de palavras
# While the engine finds out what each format can hold of a large puzzle.
export-looking = Vendo o que cada formato comporta…
export-heading = Salvar para outros programas
export-group-programs = Programas de palavras cruzadas
export-group-solving = Para resolver na tela
export-group-words = Palavras e dicas
export-group-learning = Para plataformas de ensino
export-group-grids = Grades
# How much of the puzzle a format holds.
export-whole = Contém tudo
export-lossless = Contém o jogo inteiro
export-lossy =
    { $n ->
        [one] { $n } coisa fica de fora ou muda
       *[other] { $n } coisas ficam de fora ou mudam
    }
# $ending: such as ".puz".
export-save = Salvar como { $ending }
export-save-lossy = Salvar como { $ending } mesmo assim
export-save-whole = Salvar como { $ending }, que mantém tudo
# Names of formats in these lists, and what each is for. "ending": what the file is called for short.
format-png = Imagens (PNG)
    .about = A grade para resolver e as respostas.
format-svg = Desenhos (SVG)
    .about = O mesmo, nítido em qualquer tamanho, para editores de texto e de diagramação.
    .ending = .svg
format-text = Textos (.txt)
    .about = Dicas e respostas para copiar.
    .ending = .txt
format-ipuz = Arquivo do jogo (.ipuz)
    .about = Para abrir e alterar aqui depois; alguns outros programas também leem.
    .ending = .ipuz
# Of a crossword that is read from the right.
format-ipuz-seen = Arquivo do jogo em ordem visual (.ipuz)
    .about = Para programas que mostram o arquivo comum espelhado.
    .ending = .ipuz como se vê
format-puz = Across Lite (.puz)
    .about = Para a maioria dos aplicativos e programas de palavras cruzadas, inclusive antigos.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Para o Crossword Compiler e os aplicativos que leem os arquivos dele.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = O mesmo, sem compressão.
    .ending = .xml
format-exolve = Exolve
    .about = Para páginas e blogs que usam o Exolve.
    .ending = Exolve
format-xd = .xd
    .about = Texto simples, para arquivos de palavras cruzadas.
    .ending = .xd
format-html = Página para resolver (.html)
    .about = Abre em qualquer navegador, sem internet; não é preciso instalar nada.
    .ending = .html
format-csv = Tabela (.csv)
    .about = Para o Excel e outras planilhas.
    .ending = .csv
format-tsv = Tabela com tabulações (.tsv)
    .about = Para programas de vocabulário; o Anki tem um formato próprio.
    .ending = .tsv
format-json = Lista de palavras (.json)
    .about = Para outros programas e como lista de palavras aqui.
    .ending = .json
format-template = Desenho da grade (.txt)
    .about = Linhas de texto, para a linha de comando do Crosscore.
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Para Moodle, WordPress, Lumi e outros sites que têm H5P.
    .ending = .h5p
format-moodle = Palavras cruzadas do Moodle (.xml)
    .about = Para o Moodle com o tipo de questão Crossword, um plug-in à parte.
    .ending = .xml
format-gift = Questões do Moodle (GIFT)
    .about = Cada dica é uma questão, e a palavra é a resposta; outras plataformas também leem.
    .ending = GIFT
format-glossary = Glossário do Moodle (.xml)
    .about = As palavras, com as dicas como definições.
    .ending = .xml
format-anki = Cartões para Anki (.txt)
    .about = A palavra de um lado, a dica do outro.
    .ending = .txt
format-quizlet = Cartões para Quizlet (.txt)
    .about = Para colar no Quizlet, em “Importar”.
    .ending = .txt
zip-heading = Todos os arquivos num só
zip-text = Um arquivo .zip com tudo o que você marcar; todos os nomes nele levam a mesma data e hora.
zip-save = Salvar o .zip
zip-none = Marque pelo menos um.
# Opens the list of it, file by file.
zip-losses = O que fica de fora ou muda
# $n: of the ticked files.
zip-lossy =
    { $n ->
        [one] { $n } destes arquivos não comporta tudo; o arquivo do jogo (.ipuz), sim.
       *[other] { $n } destes arquivos não comportam tudo; o arquivo do jogo (.ipuz), sim.
    }
zip-lossy-without =
    { $n ->
        [one] { $n } destes arquivos não comporta tudo. Marque o arquivo do jogo (.ipuz), que comporta.
       *[other] { $n } destes arquivos não comportam tudo. Marque o arquivo do jogo (.ipuz), que comporta.
    }
picture-heading = Salvar imagem
picture-what = Imagem de
picture-what-puzzle = Jogo
picture-what-answers = Respostas
picture-what-both = Ambos
picture-how-large = Tamanho
picture-for-screen = Para a tela
picture-for-print = Para impressão
picture-by-width = Pela largura
picture-pixels-across = Largura em pixels
picture-file = Arquivo
picture-letters-help = Os contornos ficam iguais em toda parte. O texto pode ser buscado e editado, mas precisa de uma fonte com estas letras onde quer que seja aberto.
picture-as-outlines = Como contornos
picture-as-text = Como texto
picture-told-svg = Um desenho, nítido em qualquer tamanho.
picture-width-wrong = Escolha uma largura de { $least } a { $most } pixels.
picture-told = { $width } × { $height } pixels.
# $across, $down: centimetres; $dpi: pixels per inch.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm a { $dpi } dpi: { $width } × { $height } pixels.
# Opening files.
# While a file is dragged over the page.
drop-file = <strong>Solte em qualquer ponto</strong><br>uma lista de palavras (.json, .csv, .tsv, .txt)<br>ou um jogo (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>Ele fica neste aparelho.</span>
dictionary-open-puzzle = Abrir jogo…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = Importar…
    .title = Uma lista (.json, .csv, .tsv, .txt) ou um jogo, pelas palavras dele
lists-puzzle-heading = Isto é um jogo
# $name is a file's.
lists-puzzle-text = Usar as palavras e dicas de { $name } como lista ou abrir como jogo?
lists-puzzle-open = Abrir o jogo
lists-puzzle-words = Usar as palavras

## A puzzle in a page of its own: a file that was handed out, or a link

# Where the browser runs no JavaScript. It stands in the page in every language at once.
player-noscript = Esta página precisa de JavaScript para resolver o jogo, e este navegador não o executa. Permita o JavaScript ou abra a página em outro navegador.
player-print =
    .title = Imprimir
    .aria-label = Imprimir
player-search = Caça-palavras
# The heading of a page without a puzzle; the next three say why.
player-none = Nada para resolver
player-broken = Uma parte deste link ou arquivo se perdeu no caminho, e não há um jogo completo nele. Peça de novo a quem enviou.
player-nothing = Não há jogo neste endereço: falta a parte depois do #. Copie o link inteiro.
player-old-browser = Este navegador é antigo demais para abrir um jogo a partir de um link. Atualize-o ou use outro.

## The dialog that shares a puzzle

share-heading = Para outros resolverem
share-link-heading = Como link
share-link-text = O jogo inteiro está no próprio link, depois do #. Quem abrir o link pode resolvê-lo. Criar o link não enviou nada a ninguém.
share-link =
    .aria-label = Link
share-copy = Copiar
# Hands the link to the device's own list of ways to send something.
share-send = Enviar…
# How long the link is, in thousands of characters, and how long it may be.
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB de { $most } kB
share-copied = Link copiado.
share-copy-yourself = Seu navegador não permite isso. Copie você mesmo o link do campo.
# The title that the device is told with the link, where the puzzle has none.
share-title = Um jogo para resolver
share-no-address = Esta cópia do Crosscore é um arquivo sem endereço na web e não pode criar links. Salve a página em vez disso.
share-this-computer = Este endereço só funciona neste computador; em outro lugar o link não abre.
share-near = Este endereço só funciona nesta rede; em outro lugar o link não abre.
share-file-heading = Como um só arquivo
share-file-text = Uma página (.html) que não precisa de mais nada, nem de conexão. Envie por e-mail ou leve num pen drive. Ela abre em qualquer navegador, e também aqui, se você quiser mudar o jogo.
share-file = Salvar a página
share-embed = Pôr em um site
share-embed-text = Salve a página, envie o arquivo para seu site e cole este código onde o jogo deve ficar. Se a página não estiver na mesma pasta, escreva o endereço dela no lugar do nome.
share-embed-code =
    .aria-label = Código para colar
share-embed-copied = Código copiado.
share-answers = Os dois contêm as respostas, embaladas, mas não secretas.
share-secret = Sem a solução
share-secret-help = Para um concurso: quem preenche a grade só fica sabendo se tudo está certo.
share-ipuz = Salvar como .ipuz
share-no-answers = As respostas não estão incluídas, só um código que confere a grade cheia.
share-diagram = Na tela, as casas pretas aparecem mesmo assim.
share-failed = Não foi possível compartilhar o jogo.

## The sheet on paper

sheet-group-print = Impressão
sheet-group-look = Aparência
sheet-group-words = Língua e números
sheet-about = Mais detalhes
about-copyright = Direitos autorais
about-editor = Editor
about-publisher = Editora
about-date = Data
about-notes = Notas
about-difficulty = Dificuldade
# How many pages the sheet takes as it is now, with clues in letters of $size points.
sheet-pages =
    { $n ->
        [one] Imprime em { $n } página, com letra de { $size } pontos.
       *[other] Imprime em { $n } páginas, com letra de { $size } pontos.
    }
# The same where the answer key alone is printed.
sheet-pages-key =
    { $n ->
        [one] Imprime em { $n } página.
       *[other] Imprime em { $n } páginas.
    }

## A crossword that is solved on the page

# Why a puzzle cannot be solved.
play-nothing = Ainda não há nada para resolver.
play-unfilled = Esta grade ainda tem casas vazias. Preencha a grade primeiro, depois você pode resolver.
play-pencil = Lápis
    .title = Lápis: para letras de que você não tem certeza
play-check = Conferir
    .title = Conferir letras
play-check-letter = Esta letra
play-check-word = Esta palavra
play-check-all = Grade inteira
play-reveal = Revelar
    .title = Revelar letras
play-clue =
    .aria-label = Dica atual
play-clue-back =
    .aria-label = Dica anterior
    .title = Dica anterior (Shift+Tab)
play-clue-on =
    .aria-label = Próxima dica
    .title = Próxima dica (Tab)
# Read out by screen readers only.
play-cross-help = Digite as letras. As setas movem, Tab vai para a próxima dica, a barra de espaço alterna entre horizontal e vertical. Esc e depois Tab sai da grade.
play-cross-label = Palavras cruzadas, { $width } por { $height }
# All clues one below the other, each with a field for its word.
play-text = Texto
    .title = Todas as dicas como texto, com um campo para cada palavra
play-clues-region = Dicas
play-filled = Casas preenchidas
play-cells = { $n } de { $all } casas
play-start-over-letters = Esvaziar a grade
# What a screen reader says. $place: "4 Across"; $letters: those of the word, with play-blank for each empty square.
play-blank = vazia
play-told =
    { $begun ->
        [true] { $place }: { $clue }, { $n } letras, { $letters }
       *[false] { $place }: { $clue }, { $n } letras
    }
# The square where one is. $n, $all: its place in the word.
play-told-cell =
    { $letter }{ $wrong ->
        [true] , errada
       *[false] { "" }
    }{ $told ->
        [true] , revelada
       *[false] { "" }
    }{ $pencil ->
        [true] , a lápis
       *[false] { "" }
    }, { $n } de { $all }
play-no-letter = Este jogo não usa essa letra.
# Behind a clue, for screen readers.
play-state-filled = (preenchida)
play-state-wrong = (com uma letra errada)
play-too-long = { $n } letras, mas só há espaço para { $all }.
play-not-right = A grade está cheia, mas algo ainda não está certo.
play-full-secret = A grade está cheia. A solução não vem com este passatempo, então não dá para conferir aqui.
play-check-full = Preencha primeiro a grade toda. Depois você saberá se está certa.
# $scope: letter, word or all.
play-checked =
    { $wrong ->
        [0]
            { $empty ->
                [0] Está tudo certo.
               *[other] Nada errado até aqui.
            }
        [one] { $wrong } letra está errada.
       *[other] { $wrong } letras estão erradas.
    }
play-revealed =
    { $n ->
        [0] Nada a revelar: está certo.
        [one] { $n } letra revelada.
       *[other] { $n } letras reveladas.
    }
# The end.
play-solved = Resolvido!
play-solved-help =
    { $n ->
        [one] { $n } letra foi revelada.
       *[other] { $n } letras foram reveladas.
    }
play-revealed-all = Grade inteira revelada.
keys-solving = Resolver
    .open = Resolver o jogo aqui
    .next = para a próxima casa, ou virar
    .turn = mudar de direção
    .slot = a próxima dica ou a anterior
    .ends = primeira ou última casa de uma palavra
    .clear = apagar a letra
    .check = conferir a palavra
    .leave = depois Tab sai da grade
kind-convert = Transformar este jogo em
# $kind: the name of the kind of puzzle that was made of another one.
done-converted = Transformado em: { $kind }.
job-puzzle-convert = Criando outro tipo de jogo…
failed-puzzle-convert = Não foi possível transformar o jogo em outro tipo.
kind-krisskross = Encaixe de palavras
    .short = Encaixe
    .help = Uma grade vazia, com as palavras que entram nela listadas por tamanho.
kind-codeword = Cruzadas codificadas
    .short = Códigos
    .help = Cada letra é um número. Algumas letras são dadas, e só há uma solução.

## A class set: different puzzles like the one on the sheet

# On a phone, what <span> holds is left out.
versions-open = <span>Criar </span>30 versões…
versions-heading = Um jogo diferente para cada um
versions-text = Cada jogo leva seu número no título, e o gabarito também.
versions-number = Quantos
versions-number-wrong = Escolha um número de { $least } a { $most }.
# Where the words of each version come from.
versions-words = Palavras
versions-words-list = Outras em cada um
versions-words-same = As mesmas em todos
versions-keys = Gabaritos
versions-keys-none = Nenhum
versions-keys-end = No fim
versions-keys-each = Após cada um
versions-print = Imprimir todos
versions-zip = Salvar como .zip
# The title that is printed on a version, with its number.
versions-title = { $title } – Versão { $n }
versions-title-bare = Versão { $n }
versions-made = Versões criadas: { $done } de { $total }
# While their pages are set for printing.
versions-set = Prontas para imprimir: { $done } de { $total }
versions-ready =
    { $n ->
        [0] Não há nenhuma versão para imprimir ou salvar.
        [one] { $n } versão está pronta: imprima ou salve.
       *[other] { $n } versões estão prontas: imprima ou salve.
    }
versions-stopped =
    { $n ->
        [0] Parou antes de a primeira versão ser criada.
        [one] Parou: { $n } versão está pronta. Imprima ou salve.
       *[other] Parou: { $n } versões estão prontas. Imprima ou salve.
    }
versions-few =
    { $n ->
        [one] Com estas palavras só dá para criar { $n } versão. Imprima ou salve, ou use mais palavras.
       *[other] Com estas palavras só dá para criar { $n } versões diferentes. Imprima ou salve, ou use mais palavras.
    }
# $n: how many $numbers are; $reason: a sentence.
versions-lacking =
    { $n ->
        [one] A versão { $numbers } não pôde ser criada: { $reason }
       *[other] As versões { $numbers } não puderam ser criadas: { $reason }
    }
failed-puzzle-versions = As versões não foram criadas.

## Options and settings, and ready-made choices of them

option-count = Número de palavras
    .help = Quantas palavras são tiradas da lista; no máximo 8 em “Menor grade, provada”.
    .unit = palavras
    .any = todas
option-goal = O que mais importa
    .help-compact = Todas as palavras na menor grade que se puder encontrar.
    .help-crossings = As palavras se cruzam o máximo possível, mesmo que a grade fique maior.
    .help-blocks = Preenche uma grade de tamanho fixo (13 × 17, se você não escolher outro) com o mínimo de casas pretas; algumas palavras podem ficar de fora.
    .help-page = A grade toma a forma do papel e sai impressa no maior tamanho possível.
    .help-proved = Para até 8 palavras. Busca até ter certeza de que não há grade menor e avisa se chegou lá.
    .choice-compact = Menor grade
    .choice-crossings = Mais cruzamentos
    .choice-blocks = Menos casas pretas
    .choice-page = Forma da página
    .choice-proved = Menor grade, provada
option-paper = Papel
    .help = A grade enche a página, menos as margens e o título.
    .choice-a4 = A4, em pé
    .choice-a4-wide = A4, deitado
    .choice-letter = Carta, em pé
    .choice-letter-wide = Carta, deitado
    .choice-own = Forma à sua escolha
option-aspect = Largura e altura
    .help = As proporções da grade, como 4 × 3, ou 16 × 9 para uma tela.
option-size = Tamanho da grade
    .help = “Automático” abre espaço para todas as palavras, ou usa 13 × 17 em “Menos casas pretas”. Um tamanho fixo recebe as palavras que couberem.
    .unit = casas
option-pieces = Várias partes
    .help = As palavras que não podem ser ligadas às outras ficam ao lado delas na folha.
option-min_length = Palavra mais curta
    .help = Palavras mais curtas não são escolhidas.
    .unit = letras
    .any = qualquer
option-max_length = Palavra mais longa
    .help = Palavras mais longas não são escolhidas.
    .unit = letras
    .any = qualquer
option-seconds = Tempo de busca
    .help = Você vê disposições melhores à medida que surgem, até este tempo acabar.
    .unit = segundos
option-scatter = Espalhar antes
    .help = Primeiro espalha este número de palavras pela grade; as outras têm de cruzá-las. As palavras que não se ligam a nada são marcadas e ficam fora da folha. Não vale enquanto houver palavras fixadas.
    .unit = palavras
option-long_clue = Dicas longas
    .help = Marca na lista as dicas com mais caracteres do que isto.
    .unit = caracteres
option-fresh = Evitar palavras usadas há pouco
    .help = Só usa palavras dos seus últimos jogos quando as outras acabam.
option-filled-size = Lados
    .help = Largura e altura da grade.
    .unit = casas
option-blocks = Casas pretas
    .help-pattern = Um novo desenho de jornal: cada letra está em duas palavras, e todas as palavras se ligam. Precisa de uma lista grande.
    .help-few = Ficam onde as palavras terminam, para que listas curtas também possam preencher a grade.
    .help-rows = Preenche cada linha com palavras separadas por casas pretas; as verticais não passam do tamanho que você definir.
    .help-columns = Tira as casas pretas primeiro das colunas e depois preenche as linhas.
    .help-none = Sem casas pretas: para grades pequenas ou para desenhar as suas.
    .choice-pattern = Um desenho
    .choice-few = Postas ao preencher
    .choice-rows = Linha por linha (programa antigo)
    .choice-columns = Coluna por coluna (programa antigo)
    .choice-none = Nenhuma: grade aberta
    .choice-bars = Barras em vez de casas (britânico)
    .help-bars = Sem casas pretas: as palavras terminam em barras, e cada uma tem um número justo de letras que nenhuma outra cruza. O usual é 12 × 12.
    .choice-library = Um padrão à sua escolha
    .help-library = Um padrão da coleção, com o número de palavras e as palavras longas que você quiser.
option-pattern = Padrão
    .help = Um da coleção. Sem escolha, qualquer um do tamanho da grade.
option-symmetry = Simetria
    .help = Cada casa preta é espelhada.
    .choice-rotational = Meia-volta
    .choice-left-right = Esquerda e direita
    .choice-up-down = Em cima e embaixo
    .choice-both = Os quatro lados
    .choice-diagonal = Diagonal
    .choice-none = Nenhuma
option-black = Quantas casas pretas
    .help = Com mais casas pretas, a grade fica mais fácil de preencher.
    .choice-few = Poucas
    .choice-medium = Médio
    .choice-many = Muitas
option-most_words = Máximo de palavras
    .help = O padrão não tem mais palavras do que isto; 0 não impõe limite.
    .unit = palavras
option-most_blocks = Máximo de casas pretas
    .help = O padrão não tem mais casas pretas do que isto; 0 não impõe limite.
    .unit = casas
option-theme_answers = Respostas do tema
    .help = Uma em cada linha. Elas recebem lugares simétricos e o resto é preenchido em volta: pares do mesmo comprimento, uma ímpar na linha do meio.
option-theme_down = As respostas do tema podem ficar na vertical
option-max_down = Maior palavra vertical
    .help = O programa antigo preenche as linhas e espera que as colunas formem palavras; com as curtas, isso acontece mais vezes.
    .unit = letras
option-filled-min_length = Palavra mais curta
    .help = Palavras mais curtas não são usadas, e não sobram espaços menores.
    .unit = letras
option-min_score = Pontuação mínima
    .help = Se a lista tiver pontos, palavras abaixo disto não são usadas.
    .unit = pontos
option-better = Preferir palavras com mais pontos
    .help = Se a lista tiver pontos, tenta primeiro as melhores palavras.
option-shared = Letras seguidas que duas palavras não podem ter em comum
    .help = 5 é o usual; 0 permite todas.
    .unit = letras
option-apart = Nenhuma palavra dentro de outra
    .help = Nada de CASA com CASAS.
option-pangram = Todas as letras do alfabeto
    .help = Tenta usar todas e diz quais faltam.
option-three = Sem palavras de duas letras
    .help = Marca essas palavras.
option-checked = Cada letra em duas palavras
    .help = Marca letras que estão em só uma.
option-connected = Uma grade inteira
    .help = Marca partes que nenhuma palavra une.
option-mirrored = Casas pretas simétricas
    .help = Marca casas pretas sem imagem.
option-method = Como buscar
    .help-solver = Usa só palavras da lista, na horizontal e na vertical, ou prova que elas não podem preencher a grade.
    .help-progressive = Preenche as linhas com palavras e melhora as verticais aos poucos. Podem sobrar algumas que não estão na lista; elas são marcadas.
    .choice-solver = Só palavras conhecidas
    .choice-progressive = Aos poucos (programa antigo)
option-objective = O que conta como erro
    .help-lengths = As letras das palavras desconhecidas e um quinto das que estão fora de ordem.
    .help-counts = Cada palavra desconhecida conta um; cada uma fora de ordem, meio.
    .help-unknown = Cada palavra desconhecida conta um; as fora de ordem também.
    .choice-lengths = Letras de palavras desconhecidas
    .choice-counts = Palavras desconhecidas e fora de ordem
    .choice-unknown = Palavras desconhecidas
option-queue = Fila
    .help = Quantas grades manter e melhorar.
    .unit = grades
option-neighbours = Vizinhas
    .help = Quantas mudanças de uma grade tentar por vez.
    .unit = mudanças
option-filled-seconds = Tempo de busca
    .help = A busca termina quando a grade está cheia ou este tempo acaba.
    .unit = segundos
option-numbers-size = Lados
    .help = Largura e altura da grade; 10 × 10 tem umas cinquenta dicas.
    .unit = casas
option-numbers-symmetry = Simetria
    .help = Cada casa preta é espelhada. Com poucos números para escolher, a grade não é simétrica.
    .choice-rotational = Meia-volta
    .choice-left-right = Esquerda e direita
    .choice-up-down = Em cima e embaixo
    .choice-both = Os quatro lados
    .choice-diagonal = Diagonal
    .choice-none = Nenhuma
option-operations = Operações
    .help = O que as dicas pedem.
    .choice-times = × vezes
    .choice-divide = ÷ dividido por
    .choice-times-divide = × e ÷
    .choice-plus = + mais
    .choice-minus = − menos
    .choice-plus-minus = + e −
    .choice-all = As quatro
option-first_least = Primeiro fator de
    .help = O menor número à esquerda de ×.
option-first_most = Primeiro fator até
    .help = O maior número à esquerda de ×: 12 para as tabuadas até o doze.
option-second_least = Segundo fator de
    .help = O menor número à direita de ×. As divisões são multiplicações ao contrário.
option-second_most = Segundo fator até
    .help = O maior número à direita de ×.
option-term_least = Parcelas de
    .help = O menor número de cada lado de + e −.
option-term_most = Parcelas até
    .help = O maior número de cada lado de + e −.
option-clue = Dicas
    .help-full = Cada dica dá a resposta; basta fazer a conta.
    .help-hidden = Muitas dicas escondem um número, e os cruzamentos decidem. Ficam inteiras as que bastam para deixar uma única solução; isso é conferido.
    .choice-full = Inteiras: 12 × 7
    .choice-hidden = Um número escondido: □ × 7
option-count-hidden = Número de palavras
    .help = Quantas palavras escolher da lista de palavras.
    .unit = palavras
    .any = todas
option-level = Direções
    .help-easy = As palavras vão para a frente e para baixo.
    .help-medium = Também na diagonal, para a frente.
    .help-hard = Nas oito direções, também de trás para a frente.
    .help-own = Escolha cada direção.
    .choice-easy = Fácil
    .choice-medium = Médio
    .choice-hard = Difícil
    .choice-own = À sua escolha
option-ways = As palavras vão
    .help = Pelo menos uma direção.
    .choice-forward = Para a frente
    .choice-down = Para baixo
    .choice-forward-down = Para a frente e para baixo
    .choice-forward-up = Para a frente e para cima
    .choice-backward = Para trás
    .choice-up = Para cima
    .choice-backward-up = Para trás e para cima
    .choice-backward-down = Para trás e para baixo
option-size-hidden = Tamanho da grade
    .help = “Automático” acha um tamanho com espaço para todas as palavras. Num tamanho fixo, as que não couberem ficam de fora.
    .unit = casas
option-room = Espaço
    .help-normal = Cerca de dois terços das letras pertencem a palavras. Com uma mensagem secreta, a grade tem o tamanho justo para as duas coisas.
    .help-tight = A menor grade que se puder encontrar para as palavras.
    .help-loose = Mais da metade das letras não pertence a nenhuma palavra; fica mais difícil encontrá-las.
    .choice-normal = Normal
    .choice-tight = Apertado
    .choice-loose = Folgado
option-shape = Forma
    .help = O contorno que as letras preenchem.
    .choice-rectangle = Retângulo
    .choice-circle = Círculo
    .choice-heart = Coração
    .choice-diamond = Losango
    .choice-tree = Árvore
    .choice-own = Sua própria imagem
option-mask = Sua imagem
    .help = As casas pretas viram letras. A imagem é ajustada à grade.
option-sharing = Letras em comum
    .help = Palavras que se cruzam têm uma letra em comum.
    .choice-any = Ao acaso
    .choice-many = Muitas
    .choice-few = Poucas
    .choice-none = Nenhuma
option-inside = Palavras dentro de palavras
    .help-there = Uma palavra que faz parte de outra, como SOL em GIRASSOL, é encontrada ali e em nenhum outro lugar.
    .help-own = Ela também ganha lugar próprio e pode ser encontrada nos dois.
    .help-out = Ela fica fora do jogo.
    .choice-there = Só ali
    .choice-own = Escondida à parte também
    .choice-out = Deixar de fora
option-filler = Em volta das palavras
    .help-words = Letras tão comuns quanto nas palavras.
    .help-first = Mais difícil: só letras que começam palavras.
    .help-others = Mais fácil: letras que nenhuma palavra tem, se a língua tiver alguma.
    .choice-words = Letras das palavras
    .choice-first = Só iniciais
    .choice-others = Outras letras
option-first = Do começo
    .help = Quantas letras do começo de cada palavra usar.
    .unit = letras
option-message = Mensagem secreta
    .help = As letras que não são de nenhuma palavra, lidas linha por linha, começam com ela.
option-clean = Sem palavrões
    .help = Nenhum palavrão aparece por acaso, em nenhuma direção.
option-banned = Palavras a evitar
    .help = Outras palavras que não podem aparecer por acaso, separadas por espaços ou vírgulas.
option-grid = Grade
    .help-crossing = As palavras se cruzam onde couberem, e a grade cresce em volta delas.
    .help-blocked = Grade de jornal com casas pretas, cheia de palavras; precisa de uma lista grande.
    .choice-crossing = Palavras que se cruzam
    .choice-blocked = Grade cheia
option-derived-count = Número de palavras
    .help = Quantas palavras são tiradas da lista.
    .unit = palavras
    .any = todas
option-derived-size = Tamanho da grade
    .help = “Automático” usa o espaço de que todas as palavras precisam. Um tamanho fixo recebe as palavras que couberem.
    .unit = casas
option-start = Para começar
    .help = O que já está na grade, para que se tenha por onde começar.
    .choice-word = Uma palavra
    .choice-letter = Uma letra
    .choice-none = Nada
option-shown = Letras dadas
    .help = Pelo menos este número de letras é dado; outras entram até haver uma só solução.
    .unit = letras
preset-standard = Padrão
    .help = 50 palavras na menor grade.
preset-small = Pequeno
    .help = 15 palavras curtas, de 3 a 6 letras.
preset-large = Grande
    .help = 100 palavras; demora um pouco mais.
preset-square = 15 × 15
    .help = Um quadrado como o dos jornais, com todas as que couberem de 40 palavras.
preset-scattered = Espalhado
    .help = Primeiro espalha 10 palavras pela grade; as outras cruzam com elas.
preset-dense = 13 × 17
    .help = Um bloco de 13 × 17 com o mínimo de casas pretas que 60 palavras permitem.
preset-page = Página
    .help = 50 palavras na forma de uma página A4.
preset-proved = Provado
    .help = 8 palavras na menor grade possível.
preset-newspaper = Jornal
    .help = 13 × 13 com desenho simétrico, para uma lista de palavras grande.
preset-newspaper-15 = Jornal, 15 × 15
    .help = O tamanho da maioria das palavras cruzadas de jornal.
preset-mini = Mini
    .help = 5 × 5 com poucas casas pretas, para a hora do café.
preset-own-blocks = Grade completa
    .help = 12 × 12, com o mínimo de casas pretas, postas ao preencher.
preset-small-list = Lista pequena
    .help = Mais casas pretas e palavras curtas; basta uma lista de palavras pequena.
preset-older = Programa antigo
    .help = 12 × 12 com a busca aos poucos de um programa antigo e os ajustes dele; podem sobrar palavras desconhecidas.
preset-numbers-times = Multiplicação
    .help = 10 × 10: um número até 12 vezes um número até 99.
preset-numbers-tables = Tabuada
    .help = 8 × 8: as tabuadas de 2 a 12, até vinte vezes.
preset-numbers-large = Multiplicação grande
    .help = 10 × 10: números de dois algarismos vezes números de dois algarismos.
preset-numbers-plus = Mais e menos
    .help = 10 × 10: somas e diferenças de números até 199.
preset-numbers-mixed = Misto
    .help = 10 × 10: as quatro operações.
preset-numbers-hidden = Desafio
    .help = 10 × 10: dicas em que falta um número, para quem gosta de quebrar a cabeça.
preset-search-standard = Padrão
    .help = 20 palavras em quatro direções.
preset-search-easy = Para começar
    .help = 10 palavras curtas, para a frente e para baixo, entre letras que elas não têm.
preset-search-hard = Difícil
    .help = 30 palavras nas oito direções, entre letras que começam palavras.
preset-search-large = Grande
    .help = 60 palavras nas oito direções.
preset-search-packed = Compacto
    .help = 30 palavras que se cruzam na menor grade que se puder encontrar.
preset-search-heart = Coração
    .help = 25 palavras em forma de coração.
preset-search-tree = Árvore
    .help = 25 palavras em forma de pinheiro.
preset-krisskross = Padrão
    .help = 30 palavras que se cruzam livremente; uma é dada.
preset-krisskross-small = Para crianças
    .help = 12 palavras curtas, de 3 a 6 letras.
preset-krisskross-filled = Grade cheia
    .help = 11 × 11 com casas pretas, para uma lista de palavras grande.
preset-codeword = Padrão
    .help = 30 palavras que se cruzam livremente, com pelo menos 3 letras dadas.
preset-codeword-filled = Grade cheia
    .help = 13 × 13 com casas pretas, para uma lista de palavras grande.
preset-codeword-easy = Fácil
    .help = 30 palavras que se cruzam livremente, com pelo menos 7 letras dadas.
sheet-option-key = Gabarito
    .help = O jogo resolvido numa folha à parte ou ao lado do jogo vazio.
    .choice-apart = Em folha à parte
    .choice-beside = Ao lado do jogo
sheet-option-prints = O que imprimir
    .help = O jogo, o gabarito, ou os dois em páginas separadas.
    .choice-puzzle = Jogo
    .choice-key = Gabarito
    .choice-both = Ambos
sheet-option-paper = Papel
    .help = O papel da impressão. Se você não escolher, as páginas cabem em A4 e em Carta.
    .choice-auto = A4 ou Carta
    .choice-a4 = A4
    .choice-letter = Carta
sheet-option-name_line = Linha para o nome
    .help = Uma linha acima do jogo para o nome de quem resolve.
sheet-option-save_ink = Poupar tinta
    .help = Linhas finas; as casas pretas ficam hachuradas em vez de cheias.
sheet-option-blocks = Casas fora das palavras
    .help = Como as casas vazias aparecem na folha.
    .choice-grey = Cinza
    .choice-black = Pretas
    .choice-none = Invisíveis
    .choice-hidden = Ocultas, com os números
sheet-option-text_size = Tamanho da letra
    .help = O tamanho das dicas impressas: 9, 9 a 11, 14 ou 18 pontos. “Normal” é o maior que cabe numa página; “Extra” (letra ampliada) também tem casas maiores.
    .choice-small = Pequena
    .choice-normal = Normal
    .choice-large = Grande
    .choice-huge = Extra
sheet-option-word_bank = Banco de palavras
    .help = Lista todas as respostas em ordem alfabética, para ajudar quem resolve.
sheet-option-enumerations = Número de letras
    .help = Mostra depois de cada dica o número de letras, como (6) ou (3,5).
sheet-option-language = Língua dos títulos
    .help = A língua dos títulos, de “Nome” e de “Respostas”. Se você não escolher, é a língua das dicas.
sheet-option-digits = Algarismos
    .help = Como os números são escritos na grade e ao lado das dicas.
    .choice-auto = Como de costume
    .choice-latin = 0 1 2
    .choice-native = Os da língua
sheet-option-numbering = Números
    .help = Numera as casas em que as palavras começam, ou as linhas e colunas, como fazem muitos jornais árabes e persas.
    .choice-cells = Nas casas
    .choice-lines = Linhas e colunas
sheet-option-key-hidden = Gabarito
    .help = O jogo resolvido numa folha à parte ou ao lado do jogo por resolver.
    .choice-apart = Em folha à parte
    .choice-beside = Ao lado do jogo
sheet-option-list = O que encontrar
    .help = O que imprimir abaixo da grade: as palavras, as dicas ou só quantas palavras há.
    .choice-words = Palavras
    .choice-clues = Dicas
    .choice-none = Quantas são
sheet-option-order = Ordem da lista
    .help = Como as palavras ou as dicas são ordenadas.
    .choice-alphabet = Alfabética
    .choice-listed = Como na lista
    .choice-length = Por tamanho
sheet-option-text_size-hidden = Tamanho da letra
    .help = O tamanho da lista impressa: 9, 9 a 11, 14 ou 18 pontos. “Normal” é o maior que cabe numa página; “Extra” (letra ampliada) também tem letras maiores na grade.
    .choice-small = Pequena
    .choice-normal = Normal
    .choice-large = Grande
    .choice-huge = Extra
sheet-option-grid_lines = Linhas entre as letras
    .help = Desenha um quadrado em volta de cada letra.
sheet-option-marks = Palavras no gabarito
    .help = Como o gabarito mostra onde estão as palavras.
    .choice-rings = Circuladas
    .choice-colours = Coloridas
sheet-option-filler-key = Outras letras no gabarito
    .help = Mostra no gabarito, em cinza, as letras que não são de nenhuma palavra.
sheet-option-digits-hidden = Algarismos
    .help = Como os números são escritos ao lado das dicas e nas contagens.
    .choice-auto = Como de costume
    .choice-latin = 0 1 2
    .choice-native = Os da língua

## The engine: alphabet

engine-half-character = “{ $word }” tem meio caractere ({ $code }, um substituto solto): digite de novo.
engine-digit = “{ $word }” tem o algarismo { $char }. Escreva o número por extenso.
engine-control-character = “{ $word }” tem o caractere de controle { $char }: remova-o.
engine-no-letter-there-is = “{ $word }” tem { $char }, que não é letra. Remova.
engine-symbol = “{ $word }” tem o símbolo { $char }, mas nesta língua ({ $language }) só entram letras. Remova o símbolo ou escolha “Qualquer escrita” como língua.
engine-other-character = “{ $word }” tem { $char } { $name }, mas esta língua ({ $language }) usa outra escrita ({ $scripts }): corrija ou escolha outra língua.
engine-other-script = “{ $word }” tem { $char } de outra escrita ({ $script }), mas esta língua ({ $language }) usa: { $scripts }. Corrija ou escolha outra língua.
engine-list-no-letters = Nenhuma palavra da lista tem letras. É o arquivo certo?
engine-script-share = { $percent }% { $script }
engine-list-mixed-scripts = As palavras estão misturadas: { $shares }. Mantenha uma língua por lista ou escolha a língua.
engine-and = { $first } e { $last }
engine-no-such-letters = { $language } não tem a opção “{ $option }”. Escolha entre { $known }.
engine-no-such-language = Não existe a língua “{ $code }”. Use um código como en, bn ou ar.
engine-code-of-language = { $code } ({ $language })
engine-no-such-language-but = Não existe a língua “{ $code }”. Você quis dizer { $languages }?
engine-no-digit = “{ $word }” tem { $char }, que não é algarismo. Nos números cruzados só entram números inteiros.
engine-type-a-number = Digite um número.
engine-no-letters-of-any-script = “{ $word }” não tem letras para a grade: escreva com letras.
engine-no-letters-of-script = “{ $word }” não tem letras para a grade: escreva com letras desta escrita: { $scripts }.
engine-lone-mark = “{ $word }” tem { $char } sem nenhuma letra antes. Ponha uma.
engine-or = { $first } ou { $last }

## The engine: changes

engine-title-too-long = O título tem { $characters } caracteres; pode ter até { $most }.
engine-author-too-long = A autoria tem { $characters } caracteres; pode ter até { $most }.
engine-instructions-too-long = O texto acima das dicas tem { $characters } caracteres; pode ter até { $most }.
engine-text-too-long = Este texto tem { $characters } caracteres; pode ter até { $most }.
engine-finished-option = { $name } não pode ser alterado num jogo pronto; você pode alterar { $known }.
engine-no-such-word = Essa palavra não existe; o jogo tem { $words }.
engine-not-placed = { $word } não está na grade e não pode ser fixada. Ponha a palavra na grade primeiro.

## The engine: dictionary

engine-too-many-characters = { $word } tem { $characters } caracteres; uma palavra tem no máximo { $most }.
engine-one-letter = { $word } tem uma só letra; uma palavra precisa de pelo menos { $least }.
engine-too-many-letters = { $word } tem { $letters } letras; uma palavra pode ter até { $most }.
engine-too-many-marks = { $word } tem sinais demais sobre uma letra. Remova alguns.
engine-clue-without-word = Esta dica não tem palavra. Digite uma.
engine-more-cells = { $word } ocupa { $cells } casas; só cabem { $most }.
engine-holds-mark = { $word } ainda contém “{ $mark }”. Se vem uma dica depois, passe-a para as dicas.
engine-no-clue-yet = { $word } ainda não tem dica.
engine-clue-too-long = A dica tem { $characters } caracteres; pode ter até { $most }.
engine-gives-away = A dica contém a própria palavra: { $word }.
engine-same-word = Mesma palavra da linha { $row }: { $word }.
engine-same-letters = Mesmas letras da linha { $row }: { $word }.
engine-same-letters-below = A linha { $row } tem as mesmas letras.
engine-office-unread = Não é possível ler { $name }: está danificado, protegido por senha ou grande demais. Salve de novo, ou copie as palavras e cole aqui.
engine-had-half-character = { $word } tinha meio caractere, { $code }; digite o que falta.
engine-had-control-character = { $word } tinha um caractere de controle, { $code }; ele foi retirado.
engine-line = linha { $number }
engine-entry = entrada { $number }
engine-word = palavra { $number }
engine-entries-beyond = { $name } tem mais de { $most } entradas, que é o limite. Divida em arquivos menores.
engine-nothing-to-save = Ainda não há palavras para salvar.
engine-read-differently = A linha { $row } ({ $word }) seria lida de outro modo num arquivo assim; salve a lista em outro formato.
engine-rows-with-same-word = As linhas { $first } e { $second } têm a mesma palavra, { $word }, e um dicionário JSON guarda cada palavra uma só vez: mude uma delas ou salve a lista como CSV.
engine-rows-without-word = As linhas { $first } e { $second } estão sem palavra; digite uma palavra numa delas ou salve a lista como CSV.
engine-questions-left-out =
    { $n ->
        [one] { $n } entrada não tem resposta que possa ser uma palavra; ela fica de fora.
       *[other] { $n } entradas não têm resposta que possa ser uma palavra; elas ficam de fora.
    }
engine-web-page = { $name } é uma página da web ou XML, não uma lista de palavras; copie as palavras para um arquivo de texto simples.
engine-no-words-in-file = { $name } não contém palavras; deveria ter uma palavra por linha ou ser assim: { $example }.
engine-assumed-encoding = { $name } não diz como as letras estão guardadas; elas foram lidas como { $encoding }. Se algumas parecerem erradas, salve como UTF-8.
engine-is-a-puzzle = { $name } é um jogo, não uma lista de palavras; abra como jogo.
engine-not-an-object = { $name } contém { $what } em vez de um objeto de palavras e dicas como { $example }.
engine-a-list-or-object = uma lista ou um objeto
engine-a-text = um texto
engine-null = null
engine-true-or-false = true ou false
engine-a-number = um número
engine-clue-not-text = A dica de { $word } é { $what }, não um texto.
engine-empty-entry = A entrada não tem palavra nem dica.
engine-entry-parts = A entrada { $entry } tem { $parts } partes; só as duas primeiras, palavra e dica, são lidas.
engine-entry-without-word = A entrada { $entry } não tem palavra; deveria ser assim: { $example }.
engine-columns-swapped = Aqui as dicas vêm primeiro; por isso a segunda coluna foi lida como as palavras.
engine-empty-line = A linha { $line } não tem palavra nem dica.
engine-columns-but-scores = Só a coluna { $words } é lida como as palavras, e a coluna { $scores }, como os pontos; as outras ficam de fora.
engine-columns-left-out = Só a coluna { $words } é lida como as palavras, e a coluna { $clues }, como as dicas; as outras ficam de fora. Uma primeira linha como word,clue diz qual é qual.
engine-comments = Linhas que começam com # valem como comentários e são puladas: { $lines } aqui.
engine-no-mark = Cada linha foi lida como uma palavra porque nada separa palavras e dicas. Se as linhas têm dicas, ponha um tab ou dois-pontos entre elas.
engine-unclear-line = A linha { $line } ficou inteira: a vírgula, o traço ou o espaço pode separar palavra e dica, ou fazer parte da palavra. Se separa, ponha ali um tab ou dois-pontos.
engine-doing-reading = Lendo { $name }
engine-too-many-entries = { $name } tem { $entries } entradas; o limite é { $most }. Divida em arquivos menores.
engine-no-clues = Nenhuma das palavras de { $name } tem dica.
engine-doing-checking = Conferindo as palavras de { $name }
engine-stands-twice = { $word } aparece duas vezes na lista; vale a primeira.
engine-letters-stand-twice = { $word } tem as mesmas letras que { $other }; vale a primeira.
engine-no-usable-words = Nenhuma entrada de { $name } pode ser usada como palavra desta língua ({ $language }); a primeira de { $entries }: { $problem }
engine-in-file = { $name }: { $problem }
engine-bad-score = A pontuação de { $word } é { $score }, não um número inteiro de 0 a { $most }; conta como { $usual }.
engine-no-score = { $word } não tem pontuação; conta como { $usual }.
engine-entry-is-clue-only = A dica não tem palavra.
engine-used-without-clue = { $word } não tem dica; é usada sem ela.
engine-clue-cut = A dica de { $word } tem { $characters } caracteres; só ficam os primeiros { $most }.

## The engine: fields

engine-option-of = { $option } tem de ser um destes: { $choices }, não { $value }.
engine-option-language = { $option } tem de ser um código como en, bn ou ar, ou ficar vazio, não { $value }.
engine-option-bool = { $option } tem de ser true ou false, não { $value }.
engine-option-int-plain = { $option } tem de ser um número inteiro de { $least } a { $most }, não { $value }.
engine-option-int = { $option } tem de ser um número inteiro de { $least } a { $most } { $unit }, não { $value }.
engine-option-number = { $option } tem de ser um número de { $least } a { $most } { $unit }, não { $value }.
engine-option-text = { $option } tem de ser um texto, não { $value }.
engine-option-text-long = { $option } tem { $characters } caracteres; no máximo { $most } podem ser guardados.
engine-option-set = { $option } tem de ser um ou mais destes: { $choices }, não { $value }.
engine-option-mask = { $option } tem de ser uma imagem em linhas do mesmo tamanho, com # para uma letra e . para nenhuma, até { $most } casas de cada lado e com pelo menos um #.
engine-option-size = { $option } tem de ser auto ou largura x altura, como 15x15, cada lado de { $least } a { $most } casas, não { $value }.
engine-option-sides = { $option } tem de ser largura x altura, como 13x13, cada lado de { $least } a { $most } casas, não { $value }.
engine-option-ratio = { $option } tem de ser largura x altura, como 4x3, ambos números inteiros de { $least } a { $most }, não { $value }.
engine-nothing = nada
engine-no-such-option = Não existe a opção { $name }. As opções são { $known }.

## The engine: formats


# Texts that begin with “it” or “its” stand in for $why. Others that begin with a small letter follow the name of a word, a cell or a part of the file: it is their subject.

engine-no-puzzle-file = { $name } não é um arquivo de jogo que o Crosscore possa abrir. Ele abre .ipuz, .puz, .jpz, .xd, Exolve e páginas e arquivos .zip salvos aqui. Para usar uma lista de palavras, abra-a como lista de palavras.
engine-exolve-no-word-search = O Exolve não mostra caça-palavras. Salve como .ipuz ou como página para resolver.
engine-exolve-too-large = A grade tem { $width } × { $height } casas, e o Exolve mostra até { $most } × { $most }. Salve como .ipuz ou como página para resolver.
engine-exolve-beyond = O Exolve não comporta letras como { $letter }. Salve como .ipuz ou como página para resolver.
engine-exolve-too-long = Uma letra da grade tem { $characters } caracteres, e o Exolve aceita até { $most }. Salve como .ipuz ou como página para resolver.
engine-imported-given = mostra letras de palavras que não estão completas; elas ficam na grade, mas não são mostradas
engine-exolve-adrift =
    { $clues ->
        [one] tem { $clues } dica que não diz onde fica a palavra; ela fica de fora
       *[other] tem { $clues } dicas que não dizem onde ficam as palavras; elas ficam de fora
    }
engine-exolve-jigsaw = é um quebra-cabeça: as dicas não dizem onde ficam as palavras
engine-xd-too-long = ele tem mais de { $lines } linhas, ou uma de mais de { $most } caracteres
engine-xd-small = tem letras minúsculas na grade sem dizer por quê; aqui elas são como as outras
engine-xd-readings =
    { $cells ->
        [one] tem { $cells } casa com várias leituras, que ficam juntas nela
       *[other] tem { $cells } casas com várias leituras, que ficam juntas em cada uma
    }
engine-xd-barred = são palavras cruzadas com barras, e ele não diz onde elas estão
engine-xd-hidden = só tem a letra X: não tem solução
engine-xd-other-answers = as dicas e respostas não são as da grade dele
engine-xd-wrong-answers =
    { $answers ->
        [one] tem { $answers } resposta que a grade contradiz; vale a grade
       *[other] tem { $answers } respostas que a grade contradiz; vale a grade
    }
engine-xd-no-word-search = Um arquivo .xd não comporta caça-palavras. Salve como .ipuz ou como página para resolver.
engine-xd-keys = Um arquivo .xd comporta no máximo { $most } letras diferentes de vários caracteres; salve como .ipuz.
engine-loss-xd-bars = Só alguns programas conhecem as barras de um arquivo .xd; os outros leem outra grade.
engine-loss-xd-texts =
    { $texts ->
        [one] { $texts } texto tem sinais que significam outra coisa neste formato, e muda.
       *[other] { $texts } textos têm sinais que significam outra coisa neste formato, e mudam.
    }
engine-loss-exolve-typing = Letras de vários caracteres são digitadas depois de dois cliques: alguns destes caracteres ({ $signs }) não pertencem a uma só escrita.
engine-exolve-3d = são palavras cruzadas em três dimensões
engine-exolve-shaped = as casas têm formas próprias
engine-exolve-several = tem vários jogos; o primeiro é aberto
engine-exolve-sections = tem partes que não são mantidas: { $sections }
engine-imported-size = a grade está vazia ou é maior que { $most } × { $most }
engine-exolve-rows = a grade tem { $rows } linhas, mas a altura indicada é { $height }
engine-exolve-long-row = tem mais de { $width } casas na linha { $row } da grade; o resto fica de fora
engine-exolve-short-row = a linha { $row } da grade tem { $cells } casas, mas a largura indicada é { $width }
engine-exolve-long-line = uma dica tem mais de { $most } caracteres
engine-exolve-hints = tem pistas para as dicas; elas não são mantidas
engine-exolve-fillers = tem linhas entre as dicas, que não são mantidas
engine-imported-explained = tem explicações das dicas, que não são mantidas
engine-imported-marked = tem dicas em negrito, itálico e semelhantes; ficam em texto simples
engine-exolve-placeless =
    { $clues ->
        [one] tem { $clues } dica que não indica palavra da grade; ela fica de fora
       *[other] tem { $clues } dicas que não indicam palavra da grade; elas ficam de fora
    }
engine-no-player = A página para resolver jogos não está aqui.
engine-damaged-page = O jogo em { $name } está danificado. Salve a página de novo ou abra o arquivo .ipuz de que ela foi feita.
engine-the-file = arquivo
engine-imported-no-cells = a grade não tem casas
engine-imported-long-cell = uma casa da grade contém um texto inteiro
engine-imported-words = ele tem { $words } palavras, e no máximo { $most } podem ser usadas
engine-imported-numbers = tem números diferentes dos que as palavras teriam; elas são numeradas de novo
engine-clue-twice = aparece duas vezes
engine-imported-misfit = fica de fora: as casas não são uma palavra da grade
engine-imported-refused = Não é possível abrir { $name }: { $why }.
engine-imported-barred = barras entre as casas separam as palavras; aqui só as casas pretas separam
engine-imported-no-runs = as palavras não vão na horizontal e na vertical de uma casa preta a outra
engine-imported-other-runs = as palavras, listadas como { $lists }, não vão na horizontal e na vertical de uma casa preta a outra
engine-imported-one-cell =
    { $clues ->
        [one] tem { $clues } palavra de uma só casa, que fica de fora
       *[other] tem { $clues } palavras de uma só casa, que ficam de fora
    }
engine-imported-linked =
    { $clues ->
        [one] tem { $clues } dica para várias palavras da grade; aqui ela é só da primeira
       *[other] tem { $clues } dicas para várias palavras da grade; aqui elas são só da primeira de cada uma
    }
engine-imported-backwards =
    { $clues ->
        [one] tem { $clues } palavra que se lê de trás para a frente; aqui fica como as casas são lidas
       *[other] tem { $clues } palavras que se leem de trás para a frente; aqui ficam como as casas são lidas
    }
engine-cell = linha { $row }, coluna { $column }
engine-ipuz-no-object = ele não contém um objeto JSON
engine-ipuz-no-version = falta a "version" do ipuz
engine-ipuz-no-kind = ele não é palavras cruzadas nem caça-palavras
engine-ipuz-size = a grade está vazia ou é maior que { $most } × { $most }
engine-not-ipuz-puzzle = { $name } não é um jogo .ipuz que o Crosscore possa abrir: { $why }.
engine-wrong-type = tem um valor do tipo errado
engine-no-text = não é um texto
engine-text-cut = tem { $characters } caracteres; ficam { $most }
engine-no-use = tem um valor sem utilidade
engine-no-use-because = tem um valor sem utilidade: { $problem }
engine-no-setting = não tem o ajuste { $name }
engine-ipuz-too-many-words = ele tem { $words } palavras, e no máximo { $most } podem ser usadas
engine-letters-folded = tem letras que as palavras da língua suposta não têm e que viraram letras simples: { $letters }
engine-the-grid = grade
engine-should-be = deveria ser { $value }
engine-clue-counts = A dica diz ({ $counts }), mas há { $cells } casas.
engine-clue-tells = A dica contém a própria resposta.
engine-clue-has-answer = A dica contém { $word }, que está na grade.
engine-clue-repeated = Outra palavra tem a mesma dica.
engine-clue-across = { $number } horizontal
engine-clue-down = { $number } vertical
engine-ipuz-no-solution = falta a solução
engine-dimensions = deveria ser { $width } × { $height }, como a solução
engine-ipuz-solution-row = a linha { $row } da solução não tem { $width } casas como a linha 1
engine-voids-are-blocks = tem { $cells } casas de fora, que viram casas pretas
engine-ipuz-no-letter = a linha { $row } da solução contém uma casa sem letra
engine-ipuz-rows = o jogo não tem { $rows } linhas como a solução
engine-ipuz-puzzle-row = a linha { $row } do jogo não tem { $width } casas
engine-shape = é letra no jogo ou na solução, mas não nos dois
engine-ipuz-no-clues = faltam as dicas
engine-list-unread = é uma lista que não é lida
engine-has-no-number = não tem número
engine-ipuz-no-letters = falta a grade de letras
engine-dimensions-letters = deveria ser { $width } × { $height }, como a grade
engine-cell-no-letter = não contém letra, por isso fica fora da grade
engine-single-letter = tem uma só letra, por isso fica de fora
engine-ipuz-no-words = não há palavras a encontrar
engine-place-missing = não tem lugar no arquivo, por isso é procurada nas letras
engine-reason-has-place = é dada como sem lugar, mas tem um
engine-has-no-text = não tem texto
engine-neither-locked = não está fixada nem solta
engine-place-other-letters = não está onde o arquivo diz, por isso é procurada nas letras
engine-nowhere-in-letters = não está em nenhum lugar das letras
engine-several-places = está em { $places } lugares das letras; vale o primeiro
engine-locked-not-placed = está fixada, mas não tem lugar na folha
engine-clue-not-there = indica uma dica que não existe
engine-given-no-position = tem letras dadas sem posição
engine-no-row = não tem linha, coluna e direção
engine-ipuz-codes-lost = tem números no lugar de letras, que não são mantidos
engine-ipuz-keys-lost = tem entradas que não são mantidas: { $keys }
engine-html-lost =
    { $texts ->
        [one] tem imagens, letras elevadas ou semelhantes em { $texts } texto; só ficam as letras
       *[other] tem imagens, letras elevadas ou semelhantes em { $texts } textos; só ficam as letras
    }
engine-ipuz-styles-lost =
    { $cells ->
        [one] tem uma imagem ou outra marca em { $cells } casa, que não é mantida
       *[other] tem imagens ou outras marcas em { $cells } casas, que não são mantidas
    }
engine-ipuz-variety = ele é um jogo do tipo “{ $kind }”, e só podem ser abertos palavras cruzadas, palavras codificadas e caça-palavras
engine-ipuz-jumbled = as dicas não são das palavras junto às quais estão, pois quem resolve deve juntá-las
engine-ipuz-own-lists = não são palavras cruzadas na horizontal e na vertical: as dicas estão em listas próprias, { $headings }
engine-ipuz-clueless = não tem dica para { $words } das suas palavras
engine-ipuz-unseen = ele não mostra casas pretas nem tem solução, e assim não se sabe onde estão as palavras
engine-alternatives-lost =
    { $cells ->
        [one] permite várias letras em { $cells } casa; fica a primeira
       *[other] permite várias letras em { $cells } casas; fica a primeira de cada
    }
engine-no-clue-across = { $word } na horizontal não tem dica
engine-no-clue-down = { $word } na vertical não tem dica
engine-clue-not-full = fica de fora: a resposta tem casas vazias
engine-clue-no-place = não tem lugar na grade
engine-no-number = sem número
engine-label = mostra { $shown }, mas deveria mostrar { $number }
engine-enumeration = indica { $said } letras, mas são { $letters }
engine-stray = { $letter } não pertence a nenhuma palavra
engine-pinned-no-letter = indica uma casa sem letra
engine-would-lie-outside = ficaria fora da grade
engine-has-no-letter = não tem a letra { $number }
engine-gives-outside = dá uma letra onde não há palavra
engine-gives-other = dá { $given }, mas a letra é { $letter }
engine-gives-hidden = dá a letra { $number }, mas o jogo não a mostra
engine-seen-clueless = Isto é para palavras cruzadas com dicas; salve este jogo como .ipuz.
engine-seen-as-read = Isto é para palavras cruzadas que se leem da direita para a esquerda. Salve este jogo como .ipuz.
engine-loss-cells = Programas que não olham as casas de cada dica leem as palavras de trás para a frente; para eles há o outro .ipuz.
engine-jpz-no-word-search = Um arquivo .jpz não comporta caça-palavras. Salve como .ipuz ou como página para resolver.
engine-loss-jpz-direction = Não há campo para a direção: a grade fica como no papel, e cada palavra lista suas casas a partir da direita; um programa que não segue essa lista lê a partir da esquerda.
engine-jpz-no-puzzle = ele não contém um jogo do Crossword Compiler
engine-jpz-other-kind = não são palavras cruzadas, e sim um jogo do tipo “{ $kind }”
engine-jpz-arrows = as dicas estão dentro da grade, como nas cruzadas diretas, e não em listas
engine-jpz-strange-cells = tem casas que ficam fora da grade
engine-imported-pictures = tem imagens em casas, que não são mantidas
engine-jpz-second-numbers = tem segundos números em casas, que não são mantidos
engine-jpz-looks = { $cells ->
    [one] tem uma forma ou cor em { $cells } casa, que não é mantida
   *[other] tem formas ou cores em { $cells } casas, que não são mantidas
}
engine-jpz-bars-within = { $bars ->
    [one] tem { $bars } barra dentro de uma palavra, que não é mantida
   *[other] tem { $bars } barras dentro de palavras, que não são mantidas
}
engine-imported-states = tem letras escritas por quem resolveu, que não são mantidas
engine-jpz-wordless = tem dicas que não indicam palavra da grade; ficam de fora
engine-imported-completion = tem uma mensagem para quem resolver, que não é mantida
engine-imported-details = tem informações que não são mantidas: { $details }
engine-xml-broken = { $name } está com defeito: o XML não pode ser lido a partir da linha { $line }, coluna { $column }. Peça o arquivo de novo.
engine-imported-large = ele tem mais de { $most } MB
engine-imported-encoding = o texto não está em { $encoding } como ele diz
engine-imported-deep = o XML é maior que o de quaisquer palavras cruzadas
engine-imported-doctype = ele declara um tipo de documento de que nenhum jogo precisa
engine-link-too-long = O link teria { $size } caracteres, e só { $most } chegam com certeza. Compartilhe o jogo como arquivo.
engine-nothing-to-solve = Ainda não há nada para resolver: nenhuma palavra está na grade.
engine-unfilled-to-solve =
    { $cells ->
        [one] Ainda não pode ser resolvido: { $cells } casa da grade está sem letra.
       *[other] Ainda não pode ser resolvido: { $cells } casas estão sem letra.
    }
engine-lost-options = opções e semente
engine-lost-dictionary = o nome da lista de palavras
engine-lost-locks = quais palavras estão fixadas
engine-lost-pinned = quais letras foram escritas à mão
engine-lost-former = as dicas de palavras que foram retiradas
engine-lost-unplaced = palavras sem lugar: { $words }
engine-loss-workshop = O que é preciso para continuar editando o jogo não é mantido: { $what }.
engine-lost-blocks = o aspecto das casas fora das palavras
engine-lost-hidden = que quem resolve acha as casas pretas
engine-lost-text-size = o tamanho da letra
engine-lost-word-bank = o banco de palavras
engine-lost-key = onde fica o gabarito
engine-lost-headings = a língua dos títulos
engine-lost-digits = os algarismos
engine-lost-numbering = números por linhas e colunas
engine-lost-printing = como é impresso
engine-loss-look = Ajustes da folha não são mantidos: { $what }.
engine-loss-about = Informações do jogo não são mantidas: { $what }.
engine-lost-copyright = a nota de direitos autorais
engine-lost-title = o título
engine-lost-author = o nome do autor
engine-loss-shortened = Longo demais para o formato e por isso cortado: { $what }.
engine-lost-editor = o editor
engine-lost-publisher = a editora
engine-lost-date = a data
engine-lost-notes = as notas
engine-lost-url = o endereço na web
engine-lost-difficulty = a dificuldade
engine-loss-notes = As notas passam a fazer parte das instruções.
engine-loss-marks = As marcas nas casas não são mantidas: { $what }.
engine-lost-circles = círculos: { $cells }
engine-lost-given = letras dadas: { $cells }
engine-lost-bars = barras: { $bars }
engine-lost-shades = casas coloridas: { $cells }
engine-loss-checksum = O que diz a quem resolve se a solução está certa não é mantido.
engine-loss-direction = O formato não tem campo para a direção; outros programas mostram a grade espelhada, da esquerda para a direita.
engine-loss-language = A língua não é mantida: quando aberto aqui de novo, as palavras seriam lidas como { $guessed }, não { $language }.
engine-loss-letters = Estas letras então mudariam: { $letters }.
engine-loss-clue-language = A língua das dicas não é mantida.
engine-loss-lengths = A lista de palavras por tamanho não é mantida: outros programas mostram palavras cruzadas comuns.
engine-loss-codes = Os números das letras não são mantidos: outros programas mostram palavras cruzadas comuns.
engine-loss-counts-off = O ajuste que desliga o número de letras não é mantido.
engine-loss-counts = O formato não tem campo para o número de letras; por isso ele fica no fim das dicas.
engine-loss-outside =
    { $cells ->
        [one] { $cells } casa fora das palavras vira casa preta.
       *[other] { $cells } casas fora das palavras viram casas pretas.
    }
engine-loss-kind = Quando aberto aqui de novo, vira: { $kind }.
engine-loss-unfilled =
    { $cells ->
        [one] { $cells } casa ainda está sem letra; outros programas podem tomá-la por um erro.
       *[other] { $cells } casas ainda estão sem letra; outros programas podem tomá-las por erros.
    }
engine-circles-lost =
    { $cells ->
        [one] tem um círculo em { $cells } casa, que não é mantido
       *[other] tem círculos em { $cells } casas, que não são mantidos
    }
engine-filled-in-lost =
    { $cells ->
        [one] tem em { $cells } casa uma letra escrita por quem resolveu, que não é mantida
       *[other] tem em { $cells } casas letras escritas por quem resolveu, que não são mantidas
    }
engine-loss-spelling =
    { $words ->
        [one] De { $words } palavra ficam só as letras da grade, não a grafia que você usou.
       *[other] De { $words } palavras ficam só as letras da grade, não a grafia que você usou.
    }
engine-puz-too-large = { $name } tem { $size } MB, e o limite é { $most } MB. Escolha outro arquivo.
engine-puz-no-grid = a grade não tem casas
engine-puz-texts-broken-off = é interrompido: faltam as últimas dicas
engine-puz-checksums = tem somas de verificação erradas: algo nele foi alterado ou danificado depois de salvo
engine-puz-broken-off = ele termina antes de a grade estar completa
engine-puz-unlocked = estava trancado com a chave { $key }
engine-puz-locked = tem uma solução trancada que não pôde ser aberta; por isso não há letras aqui
engine-puz-mistakes = tem marcas dos erros de quem resolveu, que não são mantidas
engine-puz-time = tem o tempo de quem resolveu, que não é mantido
engine-puz-sections = tem seções que não são mantidas: { $names }
engine-puz-rebus-unknown =
    { $cells ->
        [one] não diz o que há em { $cells } das casas de rébus; ela fica com uma letra
       *[other] não diz o que há em { $cells } das casas de rébus; elas ficam com uma letra
    }
engine-imported-clue-count = ele tem { $clues } dicas para as { $words } palavras da grade, e não se sabe qual é de qual
engine-uclick-answer = a resposta { $answer } de uma das dicas não é a que está na grade
engine-not-puz-puzzle = { $name } não é um jogo .puz que o Crosscore possa abrir: { $why }.
engine-puz-row = a linha { $row } da grade não tem { $width } casas
engine-puz-hidden = Um arquivo .puz só comporta palavras cruzadas. Salve o caça-palavras como .ipuz.
engine-puz-barred = Um arquivo .puz não tem barras entre as casas. Salve o jogo como .ipuz ou .jpz.
engine-puz-sides = Um arquivo .puz tem no máximo { $most } casas de cada lado, e esta grade tem { $width } × { $height }; salve como .ipuz.
engine-puz-keys = Além de A a Z, um arquivo .puz comporta no máximo { $most } letras diferentes, e este jogo tem { $letters }; salve como .ipuz.
engine-puz-letter = A casa com “{ $cell }” tem um sinal que o próprio arquivo .puz usa; salve como .ipuz.
engine-loss-rebus-keys = Há { $letters } casas de rébus diferentes; alguns programas conhecem no máximo { $most }.
engine-loss-puz-utf-8 = Os textos estão em UTF-8 (versão 2.0 do formato); programas que só conhecem versões antigas os mostram embaralhados.
engine-loss-rebus =
    { $cells ->
        [one] { $cells } casa vira casa de rébus: o que está nela não é uma das letras deste formato.
       *[other] { $cells } casas viram casas de rébus: o que está nelas não é uma das letras deste formato.
    }
engine-loss-typographic =
    { $texts ->
        [one] Aspas, travessões e sinais tipográficos viram simples em { $texts } texto.
       *[other] Aspas, travessões e sinais tipográficos viram simples em { $texts } textos.
    }
engine-loss-cut =
    { $clues ->
        [one] { $clues } dica tem mais de { $most } caracteres e é cortada.
       *[other] { $clues } dicas têm mais de { $most } caracteres e são cortadas.
    }
engine-loss-taken-for-counts =
    { $clues ->
        [one] O fim de { $clues } dica será tomado por número de letras.
       *[other] O fim de { $clues } dicas será tomado por número de letras.
    }
engine-loss-dash =
    { $clues ->
        [one] { $clues } dica que é só um traço conta como ausente.
       *[other] { $clues } dicas que são só um traço contam como ausentes.
    }
engine-loss-picture = Uma imagem: não pode ser aberta de novo.
engine-in-line = { $name }, linha { $line }: { $problem }
engine-template-too-large = A grade em { $name } tem { $width } × { $height } casas, e no máximo { $most } × { $most } podem ser preenchidas.
engine-template-ragged = A linha { $line } de { $name } tem { $cells } casas, mas outras têm { $width }; escreva ? para uma casa aberta e # para uma preta, de modo que todas as linhas tenham o mesmo tamanho.
engine-template-hidden = Um caça-palavras não tem desenho da grade. Salve as letras como texto ou tudo como .ipuz.
engine-loss-only-letters = Só as letras da grade: sem dicas, sem título.
engine-template-empty = { $name } não tem casas; escreva uma linha de texto para cada linha da grade, com # para uma casa preta e ? para uma aberta.
engine-loss-texts = Textos para ler e imprimir; não podem ser abertos de novo.
engine-loss-only-words = Só as palavras e as dicas: sem grade, sem título.
engine-needs-clue = A palavra { $word } não tem dica, e o arquivo precisa de uma para cada palavra.
engine-one-character = O arquivo guarda um só caractere simples em cada casa. Estes não cabem: { $letters }.
engine-from-left-only = O programa só escreve palavras da esquerda para a direita; este jogo ficaria espelhado.
engine-most-sides = O arquivo comporta no máximo { $most } casas por lado, e esta grade tem { $width } × { $height }.
engine-moodle-kind = Só palavras cruzadas com dicas podem ser uma questão dessas.
engine-loss-author = O nome do autor não é mantido.
engine-h5p-kind = O H5P tem caça-palavras, e palavras cruzadas com dicas de duas ou mais palavras; este jogo não é nenhum dos dois.
engine-loss-own-grid = O H5P faz uma grade nova com as palavras; as dicas e uma mensagem escondida não são mantidas.
engine-loss-layout = O H5P distribui as palavras de novo a cada vez: só mantém o lugar delas se nenhuma fica ao lado de outra.
engine-zip-nested = ele contém outro arquivo .zip; descompacte e abra esse outro
engine-zip-no-puzzle = não há jogo nele
engine-zip-several = ele contém vários jogos ({ $names }); descompacte e abra um deles
engine-zip-paths = os arquivos dele sairiam da pasta
engine-zip-locked = ele está protegido por senha; descompacte primeiro
engine-zip-compressed = ele foi compactado de um jeito incomum; descompacte primeiro
engine-zip-not-opened = { $name } não é um arquivo .zip com um jogo que o Crosscore possa abrir: { $why }.
engine-zip-damaged = ele está danificado
engine-zip-too-large = ele tem mais de { $files } arquivos ou de { $megabytes } MB quando descompactado

## The engine: jsontext

engine-json-broken = { $name } não é JSON válido: linha { $line }, coluna { $column }: { $problem }. Corrija essa linha e abra o arquivo de novo.
engine-json-numbers = Não é possível ler { $name }: o JSON tem NaN, Infinity ou um número longo demais. Remova e abra o arquivo de novo.
engine-json-too-deep = Não é possível ler { $name }: o JSON tem mais de { $most } níveis de colchetes. Escolha outro arquivo.
engine-json-value = era esperado um valor
engine-json-comma = era esperada uma vírgula (,)
engine-json-colon = eram esperados dois-pontos (:)
engine-json-key = era esperado um nome entre aspas duplas retas
engine-json-text-end = texto sem fim, que começa aqui
engine-json-control = caractere de controle não permitido
engine-json-more = dados a mais
engine-json-last-comma = vírgula não permitida antes do fim do objeto

## The engine: kinds

engine-doing-codeword = Procurando uma grade com uma só solução
engine-no-such-act = Isso não pode ser feito neste tipo de jogo ({ $act }).
engine-doing-fill = Preenchendo a grade
engine-no-filling-found = Nenhum jeito de preencher a grade foi encontrado neste tempo, mas pode haver algum. Busque por mais tempo, ponha mais casas pretas, deixe que sejam postas ao preencher ou use uma lista de palavras maior.
engine-lost-filled = palavras cruzadas de grade cheia
engine-diagonal-no-square = Só uma grade quadrada pode ter simetria diagonal, e esta tem { $width } × { $height }. Escolha outra simetria.
engine-no-such-cell = Essa casa não existe; a grade tem { $rows } linhas e { $columns } colunas.
engine-needs-letters = Só passatempos com pistas podem ser entregues sem a solução.
engine-no-solution = Preencha primeiro a grade. Depois ela poderá ser entregue sem a solução.
engine-nothing-to-mark = Ali não há casa para marcar.
engine-no-slot-down = Nenhuma palavra passa por essa casa na vertical.
engine-no-slot-across = Nenhuma palavra passa por essa casa na horizontal.
engine-locked-letters = { $word } está com o lugar fixo. Solte a palavra para mudar as letras dela.
engine-no-other-filling = Nenhuma outra palavra cabe no lugar de { $word }, mesmo mudando as palavras em volta. Preencha de novo ou mude uma casa preta.
engine-nothing-to-delete = Não há palavra para excluir. Selecione uma.
engine-cell-is-block = Essa casa é preta. Abra-a para escrever nela.
engine-put-other-length = { $word } tem { $letters } letras, mas são { $cells } casas.
engine-already-there = { $word } já está neste jogo. Digite outra palavra.
engine-nothing-to-fill = Toda casa branca já tem sua letra. Limpe algumas ou preencha a grade de novo.
engine-letter-stays = A letra em { $cell } agora é outra, e ela fica. Procure preenchimentos de novo.
engine-nothing-to-lock = Não há nenhuma letra nessas casas.
engine-other-grid = As casas pretas agora são outras. Procure preenchimentos de novo.
engine-choose-dictionary = Escolha uma lista de palavras para preencher a grade.
engine-no-words-for-grid = A lista de palavras não tem palavras que sirvam, de { $least } a { $most } letras. Inclua algumas ou mude “{ $shortest }” ou “{ $score }”.
engine-too-few-to-fill = { $words } palavras são poucas para preencher uma grade sem espaços. Escolha outro tipo de jogo, que use todas, ou uma lista de palavras maior.
engine-no-pattern-words = Nenhum de { $tried } desenhos pode ser preenchido. Inclua palavras de { $lengths } letras, que faltam na lista, ou escolha “{ $way }” em “{ $option }”.
engine-no-pattern-filled = Nenhum de { $tried } desenhos pode ser preenchido com esta lista de palavras (provado para cada um). Escolha “{ $way }” em “{ $option }”, uma grade menor ou uma lista maior.
engine-no-such-pattern = Não há nenhum padrão { $name }. Escolha um da coleção.
engine-no-pattern-of-size = A coleção não tem padrões de { $width } × { $height } casas: são quadrados, de 5 × 5 a 21 × 21.
engine-theme-no-slots = O padrão não tem lugares horizontais para respostas de { $lengths } letras ao mesmo tempo. Escolha outro ou peça um novo em volta das respostas.
engine-theme-unpaired = Em uma grade simétrica, as respostas do tema ficam em pares do mesmo comprimento, e uma pode ficar sozinha no meio se sobrar o mesmo espaço dos dois lados. Não dá para { $words }: acrescente pares do mesmo comprimento, mude os comprimentos ou escolha outra simetria.
engine-limits-too-low = Nenhum padrão foi encontrado dentro dos seus limites. Aumente “{ $words }” ou “{ $blocks }”; 0 não impõe limite.
engine-theme-no-room = Não foi encontrado nenhum padrão simétrico de { $width } × { $height } casas com lugar para essas respostas do tema. Use menos ou mais curtas, uma grade maior ou outra simetria.
engine-theme-not-filled = Nenhum dos { $tried } padrões em volta das respostas do tema pode ser preenchido com esta lista (provado para cada um). Permita mais casas pretas, mude uma resposta ou escolha uma lista maior.
engine-theme-twice = { $word } está duas vezes entre as respostas do tema. Tire uma.
engine-theme-too-long = { $word } tem { $letters } letras, demais para uma grade de { $width } × { $height }. Use uma grade maior ou uma resposta mais curta.
engine-theme-too-short = { $word } tem só { $letters } letras, e nenhuma palavra pode ter menos de { $least }.
engine-no-bars = Não foi encontrada nenhuma grade justa de { $width } × { $height } casas com barras. Escolha outro tamanho ou outra simetria.
engine-unches-many = Letras demais desta palavra não estão em nenhuma outra.
engine-unches-beside = Duas letras vizinhas não estão em nenhuma outra palavra.
engine-unches-lone = Esta casa não está em nenhuma palavra.
engine-placed-while-filling = Postas ao preencher
engine-locked-layout = A disposição está fixada. Solte-a para embaralhar.
engine-letters-would-go = Outra grade perderia as letras que você escreveu ou fixou. Limpe e solte essas letras primeiro, ou crie um novo jogo.
engine-locked-improve = A disposição está fixada. Solte-a para melhorar.
engine-not-full = A grade ainda não está cheia. Preencha primeiro.
engine-nothing-to-improve = Todas as palavras estão na lista, e ela não tem pontos para preferir outras. Preencha de novo para ter outras palavras.
engine-supply-words = Inclua palavras de { $lengths } letras: a lista não tem nenhuma, e a grade precisa delas, como aqui: { $slots }. Ou ponha mais casas pretas.
engine-supply-good-words = Inclua palavras de { $lengths } letras com { $least } pontos ou mais: a lista não tem nenhuma, e a grade precisa delas, como aqui: { $slots }. Ou aceite menos pontos.
engine-grid-impossible = Provado: as palavras da lista não podem preencher esta grade; mais casas pretas ou mais palavras de { $lengths } letras ajudariam.
engine-slots-impossible = Provado: nenhuma combinação de palavras da lista cabe aqui: { $slots }. Mais casas pretas nesse ponto ou mais palavras de { $lengths } letras ajudariam.
engine-slot-impossible = Provado: nenhuma palavra da lista cabe em { $slot }, que tem { $letters }. Mude as letras dali, ponha uma casa preta ou inclua mais palavras de { $length } letras.
engine-slot-unsupported = Provado: nenhuma palavra da lista para { $slot } combina com as palavras que a cruzam. Ponha ali uma casa preta ou inclua mais palavras de { $length } letras.
engine-drawn-twice = { $word } está em dois lugares, { $first } e { $second }, e cada palavra só pode ser usada uma vez. Mude um deles.
engine-doing-layout = Dispondo as palavras
engine-lost-freeform = palavras cruzadas livres
engine-no-word-fits = Nenhuma de { $tried } outras palavras pode ocupar o lugar de { $word } sem tirar outras. Troque outra palavra ou embaralhe primeiro.
engine-locked-word = { $word } está com o lugar fixo. Solte a palavra para movê-la.
engine-no-place = { $word } não pode ficar ali. Escolha um dos lugares marcados.
engine-layout-would-break = A disposição está fixada, e isto a quebraria. Solte-a primeiro.
engine-locked-would-break = Isto separaria as palavras fixadas. Solte algumas delas primeiro.
engine-locked-join = Algumas palavras estão fixadas. Solte-as para ligar outras.
engine-no-link = Nenhuma palavra de { $name } liga estas palavras. Tente várias partes ou outro tipo de jogo.
engine-no-word-fits-grid = Nenhuma palavra do jogo cabe numa grade de { $width } × { $height }. Use uma grade maior ou palavras mais curtas.
engine-locked-too-large = As palavras fixadas não cabem numa grade de { $width } × { $height }. Solte algumas delas primeiro.
engine-doing-prove = Provando que as palavras não cabem em grade menor
engine-too-many-to-prove = A menor grade pode ser provada para até { $most } palavras, não { $words }. Use menos palavras ou escolha outra coisa em “{ $option }”.
engine-why-shares-none = { $word } nunca pode ficar aqui: não tem letra em comum com as palavras da grade.
engine-why-apart = { $word } está isolada: não foi encontrado um lugar em que se ligue às outras.
engine-why-full = Não foi encontrado lugar para { $word } na grade de { $width } × { $height }. Mais tempo de busca ou uma grade maior pode ajudar.
engine-why-no-place = Não foi encontrado lugar para { $word }. Embaralhe ou dê mais tempo à busca.
engine-doing-numbers = Escolhendo os números
engine-lost-numbers = números cruzados
engine-no-other-number = Não foi encontrado outro número ou outra dica no lugar de { $number }. Preencha de novo ou use faixas maiores.
engine-leading-zero = { $number } começa com 0. Digite um número que comece com outro algarismo.
engine-no-clue-for-number = Os números deste jogo não formam nenhuma dica para { $number }. Escreva uma.
engine-number-no-number = não é um número
engine-number-begins-0 = começa com 0
engine-clue-other-value = tem a dica { $clue }, que é outro número
engine-cells-in-doubt = As dicas deixam mais de uma solução; casas em dúvida: { $cells }, a primeira na { $place }; escreva ali uma dica que diga tudo.
engine-too-few-numbers = Estes números dão { $answers } respostas de dois algarismos ou mais, muito poucas para cruzar. Use faixas maiores ou mais operações.
engine-no-numbers-fit = Provado: nenhum número destas faixas cabe nas casas brancas; faixas maiores, mais operações ou mais casas pretas ajudariam.
engine-locked-other-grid = Outra grade perderia o que está fixado ou escrito à mão. Solte e limpe primeiro.
engine-no-numbers-found = Não foram encontrados números que caibam nas casas brancas; faixas maiores, mais operações ou mais casas pretas ajudariam.
engine-range-upside-down = { $least } ({ $low }) não pode ser mais que { $most } ({ $high }).
engine-no-sum = “{ $clue }” não pode ser calculado. Digite números com +, −, × ou ÷ entre eles, ou deixe a dica vazia para receber uma.
engine-never-comes-to = { $clue } nunca pode dar { $answer }. Corrija, ou deixe a dica vazia para receber uma.
engine-comes-to = { $clue } dá { $value }, não { $answer }. Corrija, ou deixe a dica vazia para receber uma.
engine-cannot-convert = Este jogo não pode virar um desse tipo: isso só vale para palavras cruzadas, e só com uma letra em cada casa.
engine-shortest-longer = { $shortest } ({ $least } letras) não pode ser maior que { $longest } ({ $most } letras).
engine-no-words-so-long = { $name } não tem palavras de { $least } a { $most } letras; as palavras têm de { $shortest } a { $longest }.
engine-no-other-word = Todas as palavras de { $name } já estão no jogo.
engine-no-word-of-number = O jogo não tem a palavra { $number }; ele tem { $words }.
engine-other-language = A lista de palavras está em { $language }, mas o jogo está em outra língua. Escolha uma lista nessa língua.
engine-other-letters = { $name } usa outros ajustes de letras que este jogo. Mude-os em “Letras”.
engine-nothing-to-add = Não há palavra para incluir. Digite uma.
engine-why-too-long = { $word } nunca pode ficar aqui: tem { $letters } letras, e a grade tem { $width } × { $height }.
engine-last-word = Um jogo precisa de pelo menos uma palavra. Deixe uma ou crie um novo jogo.
engine-doing-hide = Escondendo as palavras
engine-no-word-hidden = Nenhuma de { $tried } outras palavras pôde ser escondida no lugar de { $word }. Troque outra palavra ou use uma grade maior.
engine-banned-too-short = { $word } tem uma só letra, que não dá para evitar. Evite palavras mais longas.
engine-locked-other-way = { $word } está com o lugar fixo e não vai numa direção que você escolheu. Solte a palavra primeiro.
engine-locked-together = { $word } e { $other } estão fixadas e têm uma letra em comum, o que as opções excluem. Solte uma delas primeiro.
engine-message-too-long =
    { $letters ->
        [one] A mensagem secreta tem { $letters } letra a mais do que as casas que sobram das palavras. Encurte a mensagem ou use uma grade maior.
       *[other] A mensagem secreta tem { $letters } letras a mais do que as casas que sobram das palavras. Encurte a mensagem ou use uma grade maior.
    }
engine-cannot-hide-once = Com apenas { $letters } letras, nenhuma palavra pôde ser escondida de modo a ser encontrada uma só vez. Inclua palavras com outras letras ou escolha “Outras letras” em volta das palavras.
engine-cannot-keep-out = Não foi possível evitar estas palavras na grade: { $words }. Evite menos ou escolha outras letras em volta das palavras.
engine-cannot-keep-clean = Não foi possível evitar palavrões numa grade com estas letras. Escolha outras letras em volta das palavras ou desligue “Sem palavrões”.
engine-doing-letters = Escolhendo as letras em volta das palavras
engine-why-within = { $word } faz parte de outra palavra, e palavras assim devem ficar de fora; as opções podem mudar isso.
engine-why-twice = { $word } ficou de fora porque poderia ser encontrada em outro lugar. Embaralhar ou pôr outras letras em volta das palavras pode ajudar.
engine-why-no-room = Não foi encontrado lugar para { $word } na grade de { $width } × { $height }. Uma grade maior pode ajudar.

## The engine: left_out

engine-left-no-letter = Nenhuma letra em comum com as outras
engine-left-no-letter-help = Inclua uma palavra que as ligue.
engine-left-too-long = Maiores que a grade
engine-left-larger-help = Escolha uma grade maior em “Opções”.
engine-left-no-room = Nenhum lugar encontrado
engine-left-no-room-help = Busque por mais tempo ou escolha uma grade maior em “Opções”.
engine-left-apart = Não ligadas às outras palavras
engine-left-apart-help = Mova-as até cruzarem alguma, ou embaralhe.
engine-left-within = Parte de uma palavra mais longa
engine-left-within-help = Permita palavras dentro de palavras em “Opções”.
engine-left-twice = Poderiam ser encontradas em dois lugares
engine-left-twice-help = Embaralhe ou escolha uma grade maior em “Opções”.
engine-left-one-cell = Uma letra só
engine-left-one-cell-help = Uma palavra precisa de duas.
engine-left-doubled = Duas vezes na lista
engine-left-doubled-help = Nada se perde: vale a primeira.
engine-left-overlong = Longas demais
engine-left-overlong-help = Encurte-as.
engine-left-unfitted = Não foram necessárias para preencher esta grade
engine-left-unfitted-help = Outro tipo de jogo usa todas.
engine-left-other-letters = Não escritas com letras desta língua
engine-left-other-letters-help = Corrija-as ou escolha a língua da lista.
engine-left-list-long = A lista tem { $words } palavras; quando são até { $most }, todas são usadas
engine-left-undrawn-help = Defina em “Opções” quantas são usadas.
engine-left-options-help = Mude isso em “Opções”.
engine-left-shorter = Menos de { $least } letras
engine-left-longer = Mais de { $most } letras
engine-left-undrawn = Além das { $words } palavras pedidas
engine-left-removed = Tiradas do jogo ou trocadas

## The engine: puzzle


# Why a word has no place: in brackets behind it, or after “not on the grid:”.

engine-odd-unknown = não é palavra da lista
engine-odd-scrambled = palavra da lista, mas com as letras misturadas
engine-odd-number = nenhuma dica das opções do jogo dá este número
engine-shares-no-letter = sem lugar: nenhuma letra em comum com as palavras da grade
engine-too-long-for-grid = sem lugar: maior que a grade
engine-no-room = nenhum lugar encontrado neste tempo
engine-isolated = isolada
engine-within-another = parte de uma palavra mais longa, por isso ficou de fora
engine-found-twice = ficou de fora porque poderia ser encontrada em dois lugares
engine-proved-smallest = Provado: nenhuma grade menor comporta estas palavras, salvo talvez uma mais comprida e estreita.
engine-proved-not-joined = Provado: estas palavras não podem ser todas ligadas num só jogo.
engine-proved-unique = Conferido: as dicas deixam uma só solução.
engine-not-unique = As dicas talvez deixem mais de uma solução.
engine-proved-sole = Conferido: a lista de palavras permite uma só solução.
engine-not-checked = Não conferido: pode haver mais de uma solução.
engine-not-proved = Não provado: pode haver uma grade menor.

## The engine: referee


# What is wrong with a puzzle. The texts follow the name of a word, a cell or a part of the puzzle: it is their subject.

engine-all-blocks = não tem casas
engine-dense-unplaced = não tem lugar, mas nesta grade toda palavra tem um
engine-pinned-empty = é dada como letra mantida, mas não tem letra
engine-odd-no-use = é dada como estranha de um modo que não existe
engine-word-unknown = não está na lista de palavras
engine-word-lost = não está na grade nem entre as que ficaram sem lugar
engine-word-twice = é usada { $times } vezes
engine-reason-nowhere = é dada como isolada, mas não está em lugar nenhum
engine-reason-unknown = não tem motivo conhecido: { $reason }
engine-reason-shares = é dada como sem letra em comum, mas tem
engine-reason-too-long = é dada como maior que a grade, mas não é
engine-the-language = língua
engine-answer-twice = tem a mesma resposta que { $other }
engine-other-cells = deveria ocupar as casas { $wanted }, mas tem { $found }
engine-other-length = tem { $letters } letras em { $cells } casas
engine-not-straight = não segue reto na { $place }
engine-leaves-grid = sai da grade na { $place }
engine-crossing = pede { $letter } na { $place }, que contém { $other }
engine-open-outside = está aberta, mas fora da grade
engine-open-in-word = é dada como fora das palavras, mas está em uma
engine-no-single-letter = contém { $text }, não uma letra
engine-overlap = está por cima de { $other }
engine-run = encosta em outras letras antes da primeira ou depois da última
engine-false-across = { $letters } na horizontal não é entrada
engine-false-down = { $letters } na vertical não é entrada
engine-other-number = deveria ter o número { $wanted }, mas tem { $found }
engine-no-letter-to-give = não tem a letra { $number } para dar
engine-proof-contradicts = não pode ser provada para estas palavras
engine-the-proof = prova
engine-there-is-no-setting = não existe o ajuste { $name }
engine-setting-no-use = tem um ajuste sem utilidade: { $problem }
engine-the-sheet = folha
engine-the-numbers = números das letras
engine-code-lacking = não têm nenhum para { $letter }
engine-code-unused = têm um para { $letter }, que não aparece
engine-code-twice = têm mais de um para { $letter }
engine-other-size = tem { $width }x{ $height }, mas foi pedido { $size }
engine-seed-range = não está entre 0 e { $most }
engine-the-seed = semente
engine-kind-unknown = não é conhecido aqui
engine-not-connected = não está ligada à primeira palavra
engine-loose-hangs = está presa à parte principal; por isso é da folha
engine-loose-reason = é dada como { $reason }, mas { $words } palavras estão presas a ela
engine-loose-larger = é uma de { $words } palavras isoladas, mais do que a folha tem
engine-loose-unasked = está isolada, mas nenhuma palavra devia ser espalhada
engine-grid-empty = não contém palavra
engine-box = tem { $width } × { $height }, mas as letras só precisam de { $wide } × { $high }
engine-way-not-allowed = vai numa direção que as palavras não podem ter
engine-hidden-like-entry = está numerada ou virada como as palavras aqui não estão
engine-hidden-marks = tem letras dadas ou mantidas, ou palavras estranhas, como nenhum caça-palavras tem
engine-hidden-empty = não tem letras
engine-hidden-holes = tem { $cells } casas sem letra
engine-shares-a-letter = tem uma letra em comum com { $other }, mas nenhuma devia ter
engine-found-again = pode ser encontrada outra vez, na { $place }
engine-banned-found = começa { $word }, que devia ser evitada
engine-message-short = tem { $cells } casas sobrando para a mensagem, que precisa de { $letters }
engine-message-letter = contém { $found }, mas a mensagem tem { $letter } ali
engine-reason-of-crosswords = tem um motivo que só as palavras cruzadas têm
engine-reason-not-within = é dada como parte de outra, mas não é

## The engine: rng

engine-bad-seed = A semente tem de ser um número inteiro de 0 a { $most }.

## The engine: service

engine-breaks-a-rule = Este jogo quebra uma regra e não pode ser embaralhado nem editado: { $where } { $problem }. Crie outro com as palavras dele.
engine-faulty-puzzle = O gerador criou um jogo com defeito ({ $where }: { $problem }); nada foi alterado. Embaralhe e, por favor, relate o problema.
engine-fault = O gerador falhou de forma inesperada. Seu jogo está como antes. Por favor, relate: { $error }
engine-no-memory = Não há memória suficiente para isso. Seu jogo está como antes. Feche outras guias, ou use uma lista menor ou menos palavras, e tente de novo.
engine-file-too-long = O arquivo tem { $words } palavras; só as primeiras { $most } podem ser editadas aqui. Para criar jogos com todas, abra o arquivo como lista de palavras.
engine-busy = Outra busca está em andamento. Pare essa busca ou espere que termine.
engine-no-dictionary = Essa lista de palavras não está mais carregada. Abra-a de novo.
engine-doing-change = Alterando o jogo
engine-doing-try = Vendo se o resto pode ser preenchido
engine-doing-improve = Procurando um jogo melhor
engine-version = A página fala o protocolo { $page }, o gerador, { $engine }; recarregue a página para ter a mesma versão dos dois.
engine-doing-opening = Abrindo { $name }
engine-list-too-long = A lista tem { $rows } linhas; o limite é { $most }. Divida em listas menores.
engine-type-a-word = Digite uma palavra.
engine-too-many-words = Um jogo pode ter até { $most } palavras, e este tem { $words }. Inclua até { $room } ou crie outro jogo.

## The engine: sheet

engine-no-such-setting = A folha não tem o ajuste { $name }; ela tem { $known }.
engine-no-letter-in-cell = Não há letra nessa casa.

## The engine: textfile

engine-file-not-text = { $name } não é um arquivo de texto; escolha outro arquivo, ou salve as palavras como texto simples ou CSV em UTF-8 e abra o resultado.
engine-file-empty = { $name } está vazio; escolha outro arquivo.
engine-file-picture = { $name } é uma imagem ({ $format }), não um arquivo de texto; salve as palavras como texto simples ou CSV em UTF-8 e abra o resultado.
engine-file-pdf = { $name } é um PDF, não um arquivo de texto; salve as palavras como texto simples ou CSV em UTF-8 e abra o resultado.
engine-file-formatted = { $name } é um documento formatado ({ $format }), não um arquivo de texto; salve como texto simples em UTF-8 e abra esse arquivo.
engine-file-packed = { $name } é um arquivo compactado ({ $format }), não um arquivo de texto; descompacte primeiro.
engine-file-database = { $name } é um banco de dados ({ $format }), não um arquivo de texto; salve as palavras como texto simples ou CSV em UTF-8 e abra o resultado.
engine-file-excel = { $name } é um arquivo do Excel, não um arquivo de texto; salve lá como “CSV UTF-8” e abra esse arquivo.
engine-file-calc = { $name } é um arquivo do LibreOffice Calc, não um arquivo de texto; salve lá como CSV em UTF-8.
engine-file-word = { $name } é um arquivo do Word, não um arquivo de texto; salve lá como texto simples em UTF-8 e abra esse arquivo.
engine-file-writer = { $name } é um arquivo do LibreOffice Writer, não um arquivo de texto; salve lá como texto simples em UTF-8.
engine-file-pages = { $name } é um arquivo do Numbers ou do Pages, não um arquivo de texto; exporte lá como CSV ou texto simples em UTF-8.
engine-file-old-office = { $name } é um arquivo antigo do Excel ou do Word, ou está protegido por senha; salve lá como .xlsx ou .docx sem senha e abra esse arquivo.
engine-file-too-large = { $name } tem { $size } MB, e o limite é { $most } MB. Divida em arquivos menores.
engine-file-utf-32 = { $name } é texto em UTF-32; salve em UTF-8 e abra de novo.
engine-file-utf-16-damaged = { $name } diz estar em UTF-16, mas termina antes da hora ou está danificado no byte { $byte }; salve de novo, em UTF-8.
engine-file-other-encoding = { $name } não está em UTF-8: a linha { $line } tem letras em outra codificação; salve como UTF-8 (no Excel: “CSV UTF-8”; no Bloco de Notas: codificação “UTF-8”) e abra de novo.

## The engine: view

engine-short-slots = Palavras de duas letras: { $slots }.
engine-unchecked = Casas em uma só palavra: { $cells }.
engine-impossible-by-rules = { $problem } As regras separam palavras que têm letras seguidas em comum; com regras mais leves talvez haja um preenchimento.
engine-rule-apart = { $word } também está em { $words }.
engine-rule-lopsided = As casas pretas não são simétricas.
engine-rule-pangram = Letras que faltam na grade: { $letters }.
engine-rule-repeated = { $word } está mais de uma vez na grade.
engine-rule-shared = { $words } têm { $letters } em comum.
engine-doing-mixing = Misturando as listas de palavras
engine-mixed-language = { $name } está neste idioma: { $language }, mas { $first } em outro: { $other }; só se misturam listas do mesmo idioma.
engine-mixed-letters = { $name } separa as letras de outro modo que { $first }.
engine-mixed-none-left = Não sobra nenhuma palavra: todas estão excluídas ou têm pontuação 0.
engine-mixed-too-large = As listas têm juntas { $words } palavras; o limite é { $most }. Deixe uma de fora.
engine-islands = Partes separadas da grade: { $parts }.
