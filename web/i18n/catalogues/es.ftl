# What the page says, in Spanish. What each value and each mark means is told in en.ftl, above the message of the same name.
#
# Tono: cercano y breve, de tú; español neutro de América que también suene natural en España (“archivo”, “equipo”, “fila”;
# ni “ordenador” ni “computadora”). Comillas “ ”. Pretérito simple: “se guardó”.
#
# Términos (glossary):
#   puzzle of any kind   juego;  crossword   crucigrama;  word search   sopa de letras
#   free-form / filled crossword   crucigrama libre / crucigrama clásico;  number crossword   crucigrama numérico
#   kriss-kross          cruzada;  codeword   crucigrama cifrado
#   word list            lista de palabras
#   clue                 pista;  hint   ayuda
#   answers, answer key  solución;  given letters   letras dadas
#   grid                 cuadrícula;  cell   casilla;  black square   casilla negra
#   crossing             cruce;  across / down   horizontal / vertical
#   placed / unplaced    colocada / sin lugar;  isolated   suelta;  piece   bloque
#   layout               disposición;  reshuffle   mezclar;  refill   rellenar de nuevo
#   lock / unlock        fijar / soltar
#   seed                 semilla;  score   puntuación
#   sheet                hoja;  word bank   banco de palabras;  letter counts   número de letras
#   preset               modelo;  note (of a finding)   aviso
#   row (of a table, of the grid)   fila;  line (of a text)   línea
#   cancel / undo / redo cancelar / deshacer / rehacer;  clear   borrar;  delete   eliminar
#
# <b>, <kbd>, <a>, <span>, <strong>, <br> mark parts of a text; they stay, wherever they end up in the sentence.

## The catalogue itself

language-name = Español
language-direction = ltr

list-comma = { ", " }

## Fixed text: what several places say

page-title = Crosscore: crucigramas con tus propias palabras
page-description =
    .content = Crea crucigramas con listas de palabras en cualquier idioma, en tu propio dispositivo.
button-undo =
    .title = Deshacer (Ctrl+Z)
    .aria-label = Deshacer
button-redo =
    .title = Rehacer (Ctrl+Y)
    .aria-label = Rehacer
button-cancel = Cancelar
button-close = Cerrar
button-save = Guardar
field-word = { $content ->
    [numbers] Número
   *[words] Palabra
}
field-clue = Pista
field-cells =
    .aria-label = Casillas

## Fixed text: the bar on top

bar-about =
    .title = Acerca de Crosscore
steps =
    .aria-label = Pasos
step-words = <b>1</b> Palabras
step-puzzle = <b>2</b> Juego
step-print = <b>3</b> Imprimir<span> y compartir</span>
step-puzzle-heading = Juego
bar-tools =
    .aria-label = Herramientas
bar-help = Ayuda
    .title = Ayuda
bar-list = Lista de palabras:{ " " }
bar-own = Mis palabras
bar-reshuffle = { $grid ->
    [blocked] Rellenar de nuevo
   *[other] Mezclar
}
bar-improve = Mejorar
    .title = Buscar una disposición mejor para estas palabras (I)
bar-new-words = { $grid ->
    [blocked] Nueva<span> cuadrícula</span>
   *[other] Otras<span> palabras</span>
}
bar-options = Opciones
bar-create = Imprimir<span> y compartir</span>
bar-play = Jugar
    .title = Resolver el juego aquí (P)
bar-puzzles = Juegos
puzzle-name = Cambiar el nombre de “{ $name }”
puzzle-rename =
    .aria-label = Nombre del juego

## The language of the page itself

language-button = Idioma de esta página: { $language }
language-now = La página está ahora en { $language }.
language-failed = No se pudo cargar { $language }, así que la página sigue en este idioma. Revisa tu conexión e inténtalo de nuevo.

## Fixed text: the grid, and what is there before it

grid-region =
    .aria-label = Cuadrícula
grid-canvas =
    .aria-label = { $grid ->
        [letters] Sopa de letras
       *[other] Cuadrícula del crucigrama
    }
    .aria-roledescription = { $grid ->
        [letters] cuadrícula de letras
       *[other] cuadrícula de crucigrama
    }
grid-help = { $grid ->
    [letters] Las flechas van de letra en letra. Espacio recorre las palabras que usan la letra. Enter cambia la palabra elegida por otra. F2 la edita, L la fija, Supr la elimina. Más y menos acercan y alejan. El signo de interrogación muestra todas las teclas.
   *[other] Las flechas van de letra en letra. Espacio alterna entre horizontal y vertical. Enter cambia la palabra elegida por otra. F2 la edita, M la mueve, L la fija, Supr la elimina. Más y menos acercan y alejan. El signo de interrogación muestra todas las teclas.
}
boot-title = Preparando todo
boot-again = Intentar de nuevo
boot-note = Todo funciona en este dispositivo. Tus palabras no se envían a ninguna parte.

## Fixed text: the selected word

chosen-bar =
    .aria-label = Palabra elegida
chosen-replace = Cambiar
    .title = Poner otra palabra de la lista, al azar (Enter)
chosen-edit = Editar
    .title = Editar la palabra y la pista (F2)
chosen-why = ¿Por qué?
    .title = Por qué no está en la cuadrícula y qué cabría en su lugar
chosen-move = Mover
    .title = Mover a otro lugar (M)
chosen-lock = Fijar
chosen-delete = { $grid ->
    [blocked] Borrar
   *[other] Eliminar
}
    .title = { $grid ->
        [blocked] Borrar sus letras (tecla Supr)
       *[other] Eliminar (tecla Supr)
    }
chosen-move-next = Otro lugar
chosen-move-put = Poner aquí

## Fixed text: the line below the grid

status-progress =
    .aria-label = Tiempo de búsqueda
status-stop = Detener
status-counts =
    .aria-label = Recuento
status-tools =
    .aria-label = { $grid ->
        [letters] Palabras y vista
       *[other] Disposición y vista
    }
status-freeze = { $grid ->
    [letters] Fijar todas
   *[other] Fijar la disposición
}
    .title = Dejar cada palabra en su lugar
status-zoom-out =
    .title = Alejar (−)
    .aria-label = Alejar
status-zoom-fit =
    .title = Cuadrícula completa (0)
    .aria-label = Cuadrícula completa
status-zoom-in =
    .title = Acercar (+)
    .aria-label = Acercar

## Fixed text: the list of the puzzle's words

words-region =
    .aria-label = Palabras
words-toggle = { $content ->
    [numbers] Números
   *[words] Palabras
}
words-filter =
    .aria-label = { $content ->
        [numbers] Buscar un número o una pista
       *[words] Buscar una palabra o una pista
    }
    .placeholder = { $content ->
        [numbers] Buscar número o pista
       *[words] Buscar palabra o pista
    }
words-narrow =
    .title = Ordenar, filtrar, elegir
    .aria-label = Ordenar, filtrar, elegir
words-add = Añadir
    .title = Añadir palabras (A)
words-state =
    .aria-label = Estado
words-length =
    .aria-label = Longitud
words-order =
    .aria-label = Orden
words-show-all = Mostrar todas
words-pick-many = Elegir varias

## Fixed text: the sheet

sheet-heading = { $grid ->
    [letters] Hoja de la sopa de letras
   *[other] Hoja del crucigrama
}
sheet-switch =
    .aria-label = Mostrar
sheet-show-puzzle = Juego
sheet-show-answers = Solución
sheet-show-both = Ambos
sheet-settings = Ajustes
sheet-print = Imprimir / PDF
submission-open = Para un editor…
submission-heading = Imprimir para un editor
submission-text = La cuadrícula, su solución y todas las pistas con sus respuestas, a doble espacio y con márgenes de 2,5 cm. Tus datos se quedan en este dispositivo: solo aparecen en estas páginas, en ningún archivo.
submission-name = Tu nombre
submission-address = Dirección
submission-email = Correo electrónico
submission-forget = Olvidar mis datos
submission-count = Palabras: { $n }. Tamaño: { $width } × { $height }.
sheet-share = Compartir enlace
sheet-picture = Imagen
sheet-files = Archivos
sheet-panel =
    .aria-label = Ajustes de la hoja
sheet-given = Letras dadas <span>o haz clic en una casilla</span>
sheet-given-first = Iniciales
sheet-given-some = Algunas
sheet-given-none = Ninguna
sheet-paper =
    .aria-label = { $grid ->
        [letters] Hoja de la sopa de letras
       *[other] Hoja del crucigrama
    }
sheet-title =
    .aria-label = Título
    .placeholder = Añade un título
sheet-author =
    .aria-label = Autor
    .placeholder = Añade el autor
sheet-instructions =
    .aria-label = Instrucciones
    .placeholder = Añade instrucciones
sheet-grid =
    .aria-roledescription = { $grid ->
        [letters] cuadrícula de letras
       *[other] cuadrícula de crucigrama
    }
sheet-grid-help = Las flechas van de casilla en casilla. Espacio da la letra de la casilla a quien resuelve el juego, o la vuelve a ocultar.

## Playing: the puzzle is solved on the page

play-heading = Jugar
play-timer =
    .title = Mostrar u ocultar el tiempo
play-time-name = Tiempo
play-hint = Una ayuda
    .title = Marcar la primera letra de una palabra (H)
play-more =
    .title = Más
    .aria-label = Más
play-grid =
    .aria-roledescription = cuadrícula de letras
play-grid-label = Cuadrícula de letras, { $width } por { $height }
play-help = Las flechas van de letra en letra. Enter marca la primera letra de una palabra; después traza la línea con las flechas y pulsa Enter para aceptarla o Escape para cancelarla. H da una ayuda.
play-zoom =
    .aria-label = Vista
play-list-region =
    .aria-label = Palabras que hay que encontrar
play-progress =
    .aria-label = Encontradas
play-how = Arrastra de la primera letra de una palabra a la última, o pulsa la primera y después la última.
play-how-fingers = Usa dos dedos para mover y ampliar la cuadrícula.
play-count = { $n } de { $all } encontradas
play-show-all-help = Rendirse y ver dónde están las demás palabras
play-start-over = Empezar de nuevo
play-start-over-help = Borrar todo lo que encontraste
play-shown = Se muestran todas las palabras.
play-started-over = Empezaste de nuevo.
play-undo = Deshacer
play-begun = { $letter }, primera letra
play-dropped = Línea cancelada.
play-found = Encontraste { $word }: { $n } de { $all }
play-again-found = Ya encontraste { $word }.
play-none = { $letters } no está entre las palabras de la lista
play-hinted = Ayuda: { $word } empieza en la fila { $row }, columna { $column }
play-hinted-clue = Ayuda: “{ $clue }” empieza con { $letter }, fila { $row }, columna { $column }
play-hinted-other = Ayuda: una palabra empieza con { $letter }, fila { $row }, columna { $column }
play-hints-out = La primera letra de cada palabra que falta ya está marcada.
play-state-found = (encontrada)
play-state-shown = (mostrada)
play-state-hinted = (primera letra marcada)
play-done = { $all ->
    [one] ¡Muy bien! Encontraste la palabra.
   *[other] ¡Muy bien! Encontraste las { $all } palabras.
}
play-done-time = Tardaste { $time }.
play-done-hints = { $n ->
    [one] Usaste una ayuda.
   *[other] Usaste { $n } ayudas.
}
play-given-up = Encontraste { $n } de { $all } palabras.
play-message = Las letras que sobran dicen:
play-again = Jugar otra vez

## Fixed text: one's own word lists

lists-save = Guardar como
lists-make = { $grid ->
    [letters] Crear sopa de letras
   *[other] Crear crucigrama
}
own-heading = Escribe o pega tus palabras
own-text =
    .placeholder = volcán - montaña que puede entrar en erupción
own-help = Una palabra por línea; su pista, después de un guion, una coma o un tabulador.
own-make = { $grid ->
    [letters] Crear mi sopa de letras
   *[other] Crear mi crucigrama
}
own-example = Ver un ejemplo
own-file = Abrir un archivo…
own-table = Usar una tabla
own-later = Ahora no
own-or = o bien:
own-kinds =
    .aria-label = Otro tipo de juego
own-example-words = volcán - montaña que puede entrar en erupción | isla - tierra rodeada de agua | río - corriente de agua que va al mar | océano - más grande que un mar | desierto - lugar seco donde casi no llueve | valle - tierra baja entre montañas | glaciar - río de hielo | bosque - lugar lleno de árboles | lago - agua rodeada de tierra | cueva - hueco en la roca
own-count = { $n ->
    [one] { $n } palabra
   *[other] { $n } palabras
}{ $clues ->
    [0] .
   *[other] , { $clues } con pista.
}
own-wrong = { $n ->
    [one] Hay que revisar una línea.
   *[other] Hay que revisar { $n } líneas.
}
lists-ready = Listas ya preparadas
own-open = Usar mis palabras
lists-side =
    .aria-label = Mis listas
lists-side-heading = Mis listas
lists-new = Nueva lista
lists-name =
    .aria-label = Nombre de la lista
lists-menu =
    .title = Cambiar el nombre, duplicar, eliminar
    .aria-label = Esta lista
lists-language = Idioma
lists-add-row = Fila
    .title = Añadir una fila debajo (Ctrl+Enter)
lists-remove-row = Eliminar fila
    .title = Eliminar las filas elegidas (Ctrl+Supr)
lists-up =
    .title = Subir (Alt+Flecha arriba)
    .aria-label = Subir
lists-down =
    .title = Bajar (Alt+Flecha abajo)
    .aria-label = Bajar
lists-sort = Ordenar
lists-next =
    .title = Ir a la siguiente
table-help = Las flechas mueven. Escribe para llenar la casilla, F2 para cambiarla. Enter baja, Tab va a la casilla siguiente. Mayús y flechas eligen filas. Control Enter añade una fila, Control Supr elimina filas, Alt y flechas las mueven. Escape y después Tab salen de la tabla.
table =
    .aria-label = Palabras y pistas
table-row = Fila
table-word = Palabra
table-cells = Casillas
table-look = Por revisar
table-empty = <strong>Escribe una palabra y después su pista.</strong>O pega aquí una lista entera, o importa un archivo.<br>Todo se queda en este dispositivo.
table-detail =
    .aria-label = Esta fila, completa
table-key-tab = <kbd>Tab</kbd> casilla siguiente
table-key-enter = <kbd>Enter</kbd> bajar
table-key-undo = <kbd>Ctrl+Z</kbd> deshacer

## Fixed text: editing a word, adding words

edit-heading = { $content ->
    [numbers] Editar número y pista
   *[words] Editar palabra y pista
}
edit-parting = Pulsa una casilla subrayada para separar sus letras.
edit-part = Separar las letras de { $cell }
edit-join = Unir { $one } y { $other } en una casilla
edit-word-help = Estas son las casillas que ocupará la palabra. Escribe <kbd>|</kbd> entre dos letras para separarlas como quieras.
edit-offers-heading = { $grid ->
    [letters] Otras de la lista de palabras
   *[other] Otras palabras que caben aquí
}
add-heading = Añadir palabras
add-save = Añadir
add-offers-heading = { $grid ->
    [letters] De la lista de palabras
   *[other] Palabras de la lista que se unen al crucigrama
}
offers-list =
    .aria-label = Sugerencias
offers-show = Ver sugerencias
offers-more = Ver más

## Fixed text: all keys

keys-heading = Atajos de teclado
keys-single = Atajos de una sola letra, como L y M
# Links to the documentation, each where it is wanted; they open in another tab. Its pages are in English: say so.
manual-guide = Guía (en inglés)
manual-words = Qué archivos sirven (en inglés)
manual-paper = Qué cabe en el papel (en inglés)
manual-bench = Construir paso a paso (en inglés)
manual-share = Cómo funciona compartir (en inglés)
howto-heading = Cómo crear un juego
howto-1 = <b>Escribe tus palabras.</b> En el paso 1, escríbelas o pégalas, una por línea. La pista va después de un guion, una coma o un tabulador.
howto-2 = <b>O trae un archivo.</b> Ábrelo en el paso 1 o suéltalo en cualquier parte de la página. También puedes partir de una lista ya preparada.
howto-3 = <b>Crea el juego.</b> Con un solo botón tus palabras quedan colocadas. Si alguna no cabe, la lista dice por qué.
howto-4 = <b>Míralo en el paso 2.</b> Mezclar coloca las mismas palabras de otra manera; Mejorar busca una disposición mejor.
howto-5 = <b>Prueba otro tipo.</b> El primer botón sobre la cuadrícula dice qué tipo de juego es. Púlsalo para elegir otro.
howto-6 = <b>Cambia una palabra.</b> Elígela en la cuadrícula o en la lista. Con los botones que aparecen puedes editarla, moverla, fijarla o eliminarla. Deshacer lo revierte todo.
howto-7 = <b>Decide las reglas.</b> En Opciones se elige el tamaño del juego, cómo pueden ir las palabras y qué tan difícil es.
howto-8 = <b>Imprímelo en el paso 3.</b> Escribe un título en la hoja, elige el papel y la solución, e imprime o guarda un PDF.
howto-9 = <b>Compártelo o resuélvelo aquí.</b> El paso 3 crea un enlace o una página para que otras personas lo resuelvan. Con Jugar lo resuelves tú.
howto-10 = <b>Encuéntralo después.</b> Tus juegos se guardan en este dispositivo, en Juegos. Guarda el archivo de los que te importen. Nada de lo que escribes sale de este dispositivo.

## Fixed text: the options

options-presets =
    .aria-label = Modelos
options-standard = Restablecer
options-memory = Palabras usadas hace poco
options-memory-clear = Olvidar esas palabras
options-repeat = Repetir un juego
options-seed = Semilla
options-seed-field =
    .placeholder = al azar
options-seed-help = { $content ->
    [numbers] Déjala vacía para tener un juego nuevo cada vez. Con la misma semilla y las mismas opciones sale el mismo juego.
   *[words] Déjala vacía para tener un juego nuevo cada vez. Con la misma semilla, lista de palabras y opciones salen las mismas palabras, a menos que se eviten las usadas hace poco.
}
options-seed-now = Este juego: <b></b>
options-seed-again = Usarla otra vez
options-foot = { $grid ->
    [letters] <b>Otras palabras</b> toma palabras distintas de la lista. <b>Mezclar</b> conserva estas palabras y las vuelve a esconder; las opciones marcadas “para palabras nuevas” no se aplican entonces.
    [blocked]
        { $content ->
            [numbers] <b>Nueva cuadrícula</b> empieza de cero con estas opciones. <b>Rellenar de nuevo</b> busca otros números para esta cuadrícula y conserva lo que escribiste o fijaste.
           *[words] <b>Nueva cuadrícula</b> empieza de cero con estas opciones. <b>Rellenar de nuevo</b> busca otras palabras para esta cuadrícula y conserva lo que escribiste o fijaste, y las casillas negras de un patrón o que dibujaste tú.
        }
   *[other] <b>Otras palabras</b> toma palabras distintas de la lista. <b>Mezclar</b> conserva estas palabras y las coloca de otra manera; las opciones marcadas “para palabras nuevas” no se aplican entonces.
}
options-reshuffle = { $grid ->
    [blocked] Rellenar<span> esta cuadrícula</span> de nuevo
   *[other] Mezclar<span> estas palabras</span>
}
options-new = { $grid ->
    [blocked] Nueva cuadrícula
   *[other] Otras palabras
}

## Fixed text: about

about-heading = Acerca de Crosscore
about-what = Crosscore crea crucigramas con tus propias palabras y con listas de palabras en muchos idiomas, y los imprime o los guarda.
about-private = Nada sale de este dispositivo
about-private-text = Tus palabras, pistas y juegos se quedan en este navegador. No hay cuentas y nadie cuenta tus visitas. La página carga su propio programa y sus listas de palabras del sitio desde el que la abriste. No devuelve nada, no se conecta con ningún otro sitio, y su política de seguridad se lo prohíbe.
proof-heading = Cómo puedes comprobarlo
proof-policy = La página empieza con esta política. Con ella, el navegador se niega a cargar nada de otro sitio y a enviarle nada.
proof-visit = { $n ->
    [one] En esta visita la página pidió un archivo, de su propio sitio.
   *[other] En esta visita la página pidió { $n } archivos, todos de su propio sitio.
}
proof-visit-foreign = En esta visita se pidieron { $n } archivos, { $foreign } de ellos de otros sitios. Puede que los haya pedido una extensión del navegador.
proof-visit-none = En esta visita la página no pidió nada: todo está en este único archivo.
proof-files = Qué archivos
proof-look = Para verlo por tu cuenta, abre el panel de red en las herramientas de desarrollo del navegador y crea un juego. O desconéctate de internet: la página abierta sigue funcionando.
proof-test = Una prueba crea todos los tipos de juego en un navegador real y registra cada petición. Falla si una petición va a otro sitio, si hace algo más que cargar un archivo de este, si contiene una palabra escrita o si se guarda una cookie. Antes demuestra que el registro se daría cuenta.
proof-source = La prueba
proof-no-test = No se pudo cargar la prueba. Revisa tu conexión, cierra esto y vuelve a abrirlo. Está en proof.txt, junto a esta página.
proof-not = <b>Lo que esto no demuestra.</b> Como en cualquier página web, quien administra el sitio puede ver qué archivos se pidieron, cuándo y desde qué dirección. Las extensiones del navegador pueden leer todas las páginas. La revisión ortográfica, la traducción y el autocompletado son de tu navegador; en sus ajustes consta lo que envían.
about-kept-heading = Qué se guarda
about-kept = Lo que se guarda en el navegador puede perderse con él. Guarda un archivo (.ipuz) de los juegos que te importen.
about-licences = Licencias
about-licences-text = Crosscore es software libre con licencia MIT. Se apoya en el trabajo de otras personas; cada parte tiene sus propias condiciones. También puedes leerlas en <a>un solo archivo de texto</a>.

## Fixed text: the About box, use without the network

offline-heading = Uso sin conexión
offline-check = Buscar una versión nueva
offline-remove = Quitar la copia sin conexión
offline-again = Guardar en este dispositivo
offline-reload = Recargar
offline-later = Después
offline-state-soon = Esta página pronto quedará guardada en este dispositivo para funcionar sin conexión.
offline-state-fetching = Guardando para usar sin conexión: { $done } de { $files } archivos.
offline-state-kept = Funciona sin conexión: los { $files } archivos ({ $size }) están guardados en este dispositivo.
offline-state-removed = Quitaste la copia sin conexión, así que esta página necesita conexión.
offline-state-full = No disponible sin conexión: en este dispositivo no queda espacio. Con conexión, la página funciona como antes.
offline-state-fetch = No disponible sin conexión: { $file } no se pudo cargar o está dañado. Con conexión, la página funciona como antes.
offline-state-saving = Todavía no disponible sin conexión: este dispositivo está configurado para ahorrar datos, y la copia ocupa muchos megabytes.
offline-state-not-here = No puede estar disponible sin conexión: este navegador no lo permite, o no en una ventana privada.
offline-state-insecure = No puede estar disponible sin conexión: los navegadores solo lo permiten en direcciones que empiezan con https.
offline-state-one-file = Esta página es un solo archivo. No necesita conexión.
offline-now = Crosscore ya funciona también sin conexión.
offline-news-ready = Hay una versión nueva lista. Tu juego se conserva al recargar.
offline-news-elsewhere = Otra pestaña ya usa una versión nueva. Esta pestaña sigue con la suya hasta que la recargues.
offline-checking = Buscando una versión nueva…
offline-newest = Esta es la versión más reciente.
offline-unreachable = No se pudo buscar una versión nueva: el sitio no responde.
offline-update-fetching = Descargando una versión nueva.
offline-update-failed = Hay una versión nueva, pero no se pudo descargar por completo. Sigues usando esta.

## Fixed text: the puzzles on this device

shelf-close =
    .aria-label = Cerrar
shelf-new = Nuevo juego
shelf-list =
    .aria-label = Juegos de este dispositivo

## Fixed text: files

file-json =
    .aria-label = Archivo con una lista de palabras
file-list =
    .aria-label = Archivo con palabras
file-ipuz =
    .aria-label = Archivo de un juego

## The shelf: the puzzles that are kept on this device

shelf-name = { $from }, { $date }
shelf-changed = Modificado: { $date }
shelf-words = { $given ->
    [one] { $given } palabra
   *[other] { $given } palabras
}
shelf-words-placed = { $given ->
    [one] { $placed } de { $given } palabra colocada
   *[other] { $placed } de { $given } palabras colocadas
}
shelf-more = Más opciones para { $name }
shelf-now = Abierto ahora
shelf-elsewhere = Abierto en otra pestaña
shelf-spoilt = Dañado: no se pudo abrir
shelf-damaged = El juego “{ $name }” está dañado y no se puede abrir. Sigue entre tus juegos, donde puedes guardar sus datos en un archivo.
shelf-rename = Cambiar el nombre…
shelf-duplicate = Duplicar
shelf-save = Guardar archivo del juego (.ipuz)
shelf-save-raw = Guardar sus datos en un archivo
shelf-delete = Eliminar…
shelf-new-name = Nuevo nombre
shelf-rename-yes = Cambiar el nombre
shelf-delete-ask = ¿Eliminar “{ $name }” de este dispositivo? No se puede deshacer.
shelf-delete-yes = Eliminar
shelf-delete-no = Conservarlo
shelf-deleted = “{ $name }” se eliminó.
shelf-renamed = Ahora se llama “{ $name }”.
shelf-duplicated = “{ $name }” se duplicó.
shelf-not-while-open = Está abierto en otra pestaña. Ciérralo allí primero.
shelf-gone = Ya no está en este dispositivo.
shelf-empty = Todavía no hay juegos.
shelf-shared = Este juego también está abierto en otra pestaña. Los cambios que hagas aquí se guardan en una copia aparte.
shelf-copied = Este juego también está abierto en otra pestaña. Tus cambios continúan aquí como “{ $name }”; la otra pestaña conserva los suyos.
shelf-safe = El navegador los conserva hasta que los elimines.
shelf-unsafe = El navegador puede borrarlos cuando falte espacio en el dispositivo. Guarda el archivo de los que te importen.
shelf-used = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB de { NUMBER($room, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB en uso.
shelf-used-gigabytes = { NUMBER($used, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB de { NUMBER($room, maximumFractionDigits: 0) } GB en uso.
shelf-unreadable = No se puede leer el almacenamiento de este dispositivo.

## What copies are called, of puzzles and of word lists

copy-name = { $name } (copia)
copy-name-again = { $name } (copia { $n })

## Keeping on the device

keep-yes = Guardado<span> en este dispositivo</span>
keep-no = Sin guardar<span> en este dispositivo</span>
keep-trouble-full = Sin guardar en este dispositivo: no queda espacio para esta página. Guarda el archivo del juego o elimina juegos que no necesites.
keep-trouble-denied = Sin guardar en este dispositivo: el navegador no deja que esta página guarde nada, como en una ventana privada. Guarda el archivo del juego antes de cerrar la página.
keep-trouble-newer = Sin guardar en este dispositivo: hay una versión más nueva de Crosscore abierta en otra pestaña. Guarda el archivo del juego y recarga esta página.
keep-trouble-blocked = Sin guardar en este dispositivo: hay una versión más antigua de Crosscore abierta en otra pestaña. Cierra esa pestaña e inténtalo de nuevo, o guarda el archivo del juego.
keep-trouble-failed = Sin guardar en este dispositivo: falló el almacenamiento ({ $why }). Guarda el archivo del juego e inténtalo de nuevo.
keep-no-answer = El almacenamiento no responde.
keep-file = Guardar archivo del juego
keep-file-not-kept = { $name } está abierto, pero no se pudo guardar en este dispositivo. Si recargas la página, ábrelo de nuevo para usar sus palabras.

## The sheet: the page around the paper, and what screen readers say of it

sheet-grid-empty = { $grid ->
    [letters] Cuadrícula de letras con palabras escondidas, { $width } por { $height }; a continuación, lo que hay que encontrar
   *[other] Cuadrícula vacía del crucigrama, { $width } por { $height } casillas; a continuación, las pistas
}
sheet-grid-answers = { $grid ->
    [letters] Cuadrícula de letras con las palabras marcadas, { $width } por { $height }
   *[other] Cuadrícula del crucigrama resuelto, { $width } por { $height } casillas
}
sheet-cell = { $given ->
    [true] Fila { $row }, columna { $column }: { $letter }, se muestra
   *[false] Fila { $row }, columna { $column }: { $letter }, no se muestra
}
sheet-cell-numbered = { $given ->
    [true] Fila { $row }, columna { $column }, número { $label }: { $letter }, se muestra
   *[false] Fila { $row }, columna { $column }, número { $label }: { $letter }, no se muestra
}
sheet-letter-given = { $given ->
    [true] { $letter } se muestra.
   *[false] { $letter } ya no se muestra.
}
sheet-letters-given = { $n ->
    [0] No se muestra ninguna letra.
    [one] Se muestra { $n } letra.
   *[other] Se muestran { $n } letras.
}

## The Save menu of the sheet

save-all = { $grid ->
    [letters] Guardar juego y solución
   *[other] Guardar juego, pistas y solución
}
    .hint = { $grid ->
        [letters] dos imágenes y dos textos
       *[other] una imagen y dos textos
    }
save-clue-text = Pistas (texto)
save-puzzle-text = Juego (texto)
save-answer-text = Solución (texto)
save-puzzle-file = Archivo del juego (.ipuz)
    .hint = para abrirlo y cambiarlo después
save-done = Se guardó { $names }.
save-no-picture = El navegador no pudo crear la imagen. Prueba con una cuadrícula más pequeña.

## The About box: the line with the version

about-engine = Versión { $version }
about-build = compilación { $build }
about-python = Python { $version }
about-take = Llévatelo contigo: <a>Crosscore en un archivo</a> ({ $size }). Se abre con doble clic y no necesita red ni servidor.
about-one-file = Este es Crosscore en un archivo. No se actualiza solo; busca uno más nuevo donde conseguiste este.
about-no-licences = No se pudieron cargar las licencias. Revisa tu conexión, cierra esto y vuelve a abrirlo. Están en NOTICES.txt, junto a esta página.

## One's own word lists

lists-edit = Editar mis listas…
lists-copy-puzzle = Copiar las palabras de este juego a una lista
lists-copied = { $n ->
    [one] { $n } palabra copiada a una lista nueva.
   *[other] { $n } palabras copiadas a una lista nueva.
}
lists-from-puzzle = Palabras de un juego
lists-from-puzzle-of = Juego con { $name }
lists-unnamed = Mi lista
lists-unnamed-again = Mi lista { $n }
lists-mine = { $n ->
    [0] Mis listas
    [1] Mis listas
   *[other] Mis listas ({ $n })
}
lists-today = hoy, { $time }
lists-not-kept-yet = aún sin guardar
lists-language-own = { $language } · { $own }
lists-language-experimental = { $language } (experimental)
lists-language-own-experimental = { $language } · { $own } (experimental)
lists-language-guess = Adivinar por las palabras
lists-language-guessed = Parece { $language }
lists-rename = Cambiar el nombre
lists-delete = Eliminar esta lista…
lists-duplicated = Lista copiada; esta es { $name }.
lists-delete-heading = ¿Eliminar esta lista?
lists-delete-text = { $n ->
    [one] “{ $name }” tiene { $n } palabra. Se eliminará de este dispositivo y no se podrá deshacer.
   *[other] “{ $name }” tiene { $n } palabras. Se eliminará de este dispositivo y no se podrá deshacer.
}
lists-delete-yes = Eliminar la lista
lists-deleted = La lista { $name } se eliminó.
lists-not-deleted = La lista no se eliminó.
lists-gone = Esta lista se eliminó en otra pestaña.
lists-unreadable = No se pudo leer la lista de este dispositivo.
lists-conflict = Esta lista se modificó en otra pestaña. Se conservan las dos versiones: la tuya ahora se llama “{ $name }”.
lists-kept-again = “{ $name }” se eliminó en otra pestaña. La versión de aquí se conserva.
lists-followed = La lista se modificó en otra pestaña; la ves como está ahora.
lists-not-kept = No se pudo guardar esta lista en este dispositivo.
lists-save-as-file = Guárdala en un archivo antes de cerrar la página.
lists-not-checked = No se pudieron revisar las palabras.

## One's own word lists: the table

lists-word = Palabra, fila { NUMBER($row, useGrouping: 0) }
    .placeholder = Escribe una palabra
lists-clue = Pista, fila { NUMBER($row, useGrouping: 0) }
    .placeholder = y su pista
lists-row = { NUMBER($row, useGrouping: 0) }
lists-row-new = nueva
lists-full = { $most ->
    [one] En una lista cabe { $most } fila. Para más, crea otra lista.
   *[other] En una lista caben hasta { $most } filas. Para más, crea otra lista.
}
lists-no-cells = Sin casillas
lists-finding-error = Hay que revisar:
lists-finding-note = Aviso:
lists-findings-more = y { $n } más
lists-errors = { $n }<span> por revisar</span>
lists-notes = { $n ->
    [one] { $n }<span> aviso</span>
   *[other] { $n }<span> avisos</span>
}
lists-delete-rows = { $n ->
    [0] Eliminar fila
    [1] Eliminar fila
   *[other] Eliminar { $n } filas
}
lists-rows-deleted = { $n ->
    [one] { $n } fila eliminada.
   *[other] { $n } filas eliminadas.
}
lists-rows-selected = { $n ->
    [one] { $n } fila elegida.
   *[other] { $n } filas elegidas.
}
lists-rows-moved = { $n ->
    [one] { $n } fila pasó al lugar { $to }.
   *[other] { $n } filas pasaron al lugar { $to }.
}
lists-sort-word = Ordenar por palabra
lists-sort-length = Ordenar por longitud
lists-sort-clue = Ordenar por pista
lists-sorted = Las filas se ordenaron.
lists-swap = Intercambiar palabras y pistas
lists-swapped = Se intercambiaron las palabras y las pistas.

## One's own word lists: pasting, files, a crossword of the words

lists-clipboard = texto pegado
lists-pasted = { $n ->
    [one] { $n } fila pegada.
   *[other] { $n } filas pegadas.
}
lists-clues-pasted = { $n ->
    [one] { $n } pista pegada.
   *[other] { $n } pistas pegadas.
}
lists-not-pasted = No se pegó nada.
lists-nothing-in = No contiene palabras.
lists-too-many = { $n ->
    [one] Tiene { $n } fila; en una lista caben hasta { $most }. Divídela en varias listas, o abre el archivo como lista de palabras en el taller.
   *[other] Tiene { $n } filas; en una lista caben hasta { $most }. Divídelas en varias listas, o abre el archivo como lista de palabras en el taller.
}
lists-too-many-more = { $n ->
    [one] Tiene { $n } fila y la lista ya tiene { $there }; caben hasta { $most }. Repártelas en varias listas.
   *[other] Tiene { $n } filas y la lista ya tiene { $there }; caben hasta { $most }. Repártelas en varias listas.
}
lists-not-imported = { $name } no se importó. No cambió nada.
lists-imported = { $n ->
    [one] { $n } fila importada de { $name }.
   *[other] { $n } filas importadas de { $name }.
}
lists-import-heading = ¿Adónde van las palabras?
lists-import-text = { $n ->
    [one] { $name } tiene { $n } fila. ¿La añadimos al final de “{ $list }” o creamos con ella una lista nueva?
   *[other] { $name } tiene { $n } filas. ¿Las añadimos al final de “{ $list }” o creamos con ellas una lista nueva?
}
lists-import-add = Añadir a esta lista
lists-save-json = Diccionario (.json)
    .hint = se vuelve a abrir aquí
lists-save-csv = Tabla (.csv)
    .hint = para hojas de cálculo
lists-save-tsv = Tabla con tabuladores (.tsv)
    .hint = para hojas de cálculo
lists-save-text = Texto simple (.txt)
    .hint = una palabra por línea
lists-not-made = { $grid ->
    [letters] No se creó ninguna sopa de letras.
   *[other] No se creó ningún crucigrama.
}
lists-none-usable = Todavía no se puede usar ninguna fila. Mira junto a las palabras lo que hay que revisar.
lists-left-out = { $n ->
    [one] Quedó fuera { $n } fila.
   *[other] Quedaron fuera { $n } filas.
}
lists-left-out-why = { $n ->
    [one] Todavía no se puede usar; la lista dice por qué.
   *[other] Todavía no se pueden usar; la lista dice por qué.
}
lists-left-out-words = { $n ->
    [one] Todavía no se puede usar ({ $words }); la lista dice por qué.
   *[other] Todavía no se pueden usar ({ $words }); la lista dice por qué.
}
lists-left-out-some = { $n ->
    [one] Todavía no se puede usar ({ $words }, …); la lista dice por qué.
   *[other] Todavía no se pueden usar ({ $words }, …); la lista dice por qué.
}

## The start: what is fetched and made ready until the first puzzle is there

boot-step-runtime = Python
boot-step-engine = Motor de juegos
boot-step-words = Lista de palabras
boot-step-layout = Primer crucigrama
boot-waiting = en espera
boot-of-words = { $done } de { $total } palabras
boot-done = listo
boot-of = { $done } de { $total }
boot-from-disk = Esta página no puede abrirse desde una carpeta; los navegadores solo lo permiten con páginas de un solo archivo. Abre crosscore.html, que es Crosscore en un archivo, o publica esta carpeta con un servidor web.
boot-old-browser = Este navegador es demasiado antiguo para Crosscore. Abre esta página en un navegador actualizado.
release-mixed = Se publicó una versión nueva mientras esta página se cargaba, así que sus partes no concuerdan. Recárgala.
boot-missing = No se pudo cargar { $file }. Revisa tu conexión e inténtalo de nuevo, o abre tu propia lista de palabras.
boot-progress =
    .aria-label = Preparando todo
broken-title = Una parte de esta página no se cargó.
broken-text = Revisa tu conexión y recarga la página. Si no basta, usa un navegador más nuevo. Tus juegos están guardados en este dispositivo.
broken-reload = Recargar la página

## The engine stopped by a fault of its own

fatal-title = El motor se detuvo
fatal-memory = Se quedó sin memoria. Cierra otras pestañas y reinícialo.
fatal-fetch = No se pudo cargar una parte.
fatal-slow = Tardó demasiado en arrancar: lleva un minuto sin avanzar.
fatal-damaged = Una parte está dañada o falta.
fatal-fault = Se detuvo por un error del programa.
crash-fault = El motor se detuvo por un error del programa y se reinició. No se perdió nada de esta página.
crash-memory = El motor se quedó sin memoria y se reinició. No se perdió nada de esta página.
crash-reading = Ocurrió al leer { $name }.
crash-shorter-list = Usa una lista de palabras más corta, o cierra antes otras pestañas.
crash-smaller = Prueba con menos palabras o con una cuadrícula más pequeña.
silent-text = El motor lleva un rato sin responder. Quizá siga trabajando. Si lo reinicias, no se pierde nada de esta página.
silent-wait = Seguir esperando
silent-restart = Reiniciarlo
fatal-kept = Tu juego se conserva en esta página.
fatal-one-file = Copia este archivo otra vez, o descárgalo de nuevo de donde lo conseguiste.
fatal-boot = Revisa tu conexión y reinícialo. Si no basta, recarga la página o prueba con otro navegador.
fatal-details = Detalles para informar del error
fatal-restart = Reiniciar el motor
fatal-not-started = El proceso no arrancó.
failed-restarted = El motor se reinició. Inténtalo de nuevo.
failed-not-running = El motor no está en marcha. Reinícialo primero.

## Amounts

word-count = { $n ->
    [one] { $n } palabra
   *[other] { $n } palabras
}
megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

## The line of counts below the grid

counts-placed = { $grid ->
    [letters]
        <b>{ $placed }</b> de { $given ->
            [one] { $given } palabra escondida
           *[other] { $given } palabras escondidas
        }
   *[other] <b>{ $placed }</b> de { $given ->
        [one] { $given } colocada
       *[other] { $given } colocadas
    }
}
counts-on-sheet = <b>{ $placed }</b> de { $given } en el crucigrama
counts-failed = { $grid ->
    [letters] <b>{ $n }</b> fuera
   *[other] <b>{ $n }</b> sin lugar
}
    .only = { $grid ->
        [letters] Mostrar solo estas palabras: las que quedaron fuera
       *[other] Mostrar solo estas palabras: sin lugar
    }
counts-isolated = <b>{ $n }</b> { $n ->
    [one] suelta
   *[other] sueltas
}
    .only = Mostrar solo estas palabras: sueltas
counts-long = <b>{ $n }</b> { $n ->
    [one] pista larga
   *[other] pistas largas
}
    .only = Mostrar solo estas palabras: { $n ->
        [one] pista larga
       *[other] pistas largas
    }
counts-locked = <b>{ $n }</b> { $n ->
    [one] fijada
   *[other] fijadas
}
    .only = Mostrar solo estas palabras: fijadas
counts-frozen = { $grid ->
    [letters] todas fijadas
   *[other] disposición fija
}
counts-pieces = { $n ->
    [1] un bloque
   *[other] <b>{ $n }</b> bloques
}
counts-crossings = <b>{ $n }</b> { $n ->
    [one] cruce
   *[other] cruces
}
counts-size = <b>{ $width } × { $height }</b>
counts-filled = <b>{ $percent } %</b> lleno
counts-seed = semilla { $seed }
counts-details = Detalles
counts-all = Mostrar todas las palabras

left-out = { $n ->
    [one] { $n } palabra no está en la hoja
   *[other] { $n } palabras no están en la hoja
}
left-out-more = y { $n } más
left-out-pieces = Varios bloques
    .help = Las pone en la hoja, junto a las demás.
left-out-join = Unir con { $name }
    .help = Palabras de esta lista enlazan las tuyas.
left-out-kind = Probar: { $kind }
    .help = Ahí las palabras no necesitan letras en común.

# The puzzle and the list of one's own that it was made of, where they differ. $what is a list of the next four.
own-list-differs = Tu lista y este juego no coinciden: { $what }.
own-list-clues = { $n ->
    [one] { $n } pista
   *[other] { $n } pistas
}
own-list-added = { $n ->
    [one] { $n } palabra nueva en la lista
   *[other] { $n } palabras nuevas en la lista
}
own-list-removed = { $n ->
    [one] { $n } palabra que ya no está en la lista
   *[other] { $n } palabras que ya no están en la lista
}
own-list-own = { $n ->
    [one] { $n } palabra solo en el juego
   *[other] { $n } palabras solo en el juego
}
own-list-update-puzzle = Actualizar el juego
own-list-update-list = Actualizar mi lista
own-list-taken = El juego tiene los cambios de tu lista.
own-list-updated = Tu lista tiene los cambios del juego.

## What runs, beside the bar that fills, with a button to stop it

job-starting = Iniciando el motor…
job-load = Leyendo { $name }…
job-load-words = Leyendo: { $done } de { $total }
job-load-bytes = Descargando: { $done } de { $total }
job-puzzle-new = { $grid ->
    [letters] Escondiendo las palabras…
    [blocked] Rellenando la cuadrícula…
   *[other] Mejorando la disposición…
}
job-puzzle-reshuffle = { $grid ->
    [letters] Escondiendo las palabras…
    [blocked] Rellenando la cuadrícula…
   *[other] Mejorando la disposición…
}
job-puzzle-improve = { $grid ->
    [blocked] Buscando mejores palabras…
   *[other] Mejorando la disposición…
}
job-still = Sin mejora desde hace { $n } s
job-puzzle-replace = Buscando otra palabra…
job-puzzle-edit = Buscando un lugar para la palabra…
job-puzzle-join = Uniendo las palabras…
job-puzzle-add = Buscando un lugar para la palabra…
job-puzzle-revise = Actualizando el juego…
job-puzzle-delete = Cerrando el hueco…
job-stopping = Deteniendo…
job-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $total } s
job-amount = { $done } de { $total }
job-time = { $seconds } s
job-saving = Guardando: { $done } de { $total }
job-parsing = Leyendo { $name } ({ $size })…

## What has been done

done-laid-out = { $grid ->
    [letters]
        { $placed } de { $given ->
            [one] { $given } palabra escondida
           *[other] { $given } palabras escondidas
        } en { $width } por { $height }, con { $shared ->
            [one] { $shared } letra compartida
           *[other] { $shared } letras compartidas
        }.
   *[other]
        { $placed } de { $given ->
            [one] { $given } palabra colocada
           *[other] { $given } palabras colocadas
        }, { $crossings ->
            [one] { $crossings } cruce
           *[other] { $crossings } cruces
        }, { $width } por { $height }.
}
done-searched = Se buscó durante { $seconds } s; sin mejora en los últimos { $still } s.
done-searched-better = Se buscó durante { $seconds } s; todavía seguía mejorando.

done-others = { $moved ->
    [-1] { "" }
    [0] : no se movió nada más
    [one] : se movió { $moved } palabra más
   *[other] : se movieron { $moved } palabras más
}
done-lost = { $lost ->
    [0] { "" }
    [one] ; ya no cabe { $words }
   *[other] ; ya no caben { done-lost-words }
}
done-lost-words = { $more ->
    [0] { $words }
   *[other] { $words } y { $more } más
}
done-crossings = { $crossed ->
    [true] { $crossings-before } → { $crossings } cruces
   *[false] { $crossings ->
        [one] { $crossings } cruce
       *[other] { $crossings } cruces
    }
}
done-size = { $sized ->
    [true] { $width-before } × { $height-before } → { $width } × { $height }
   *[false] { $width } × { $height }
}
done-counts = { $counted ->
    [true] ; { done-crossings }, { done-size }
   *[false] { "" }
}
done-moved = { $word } cambió de lugar{ done-others }{ done-lost }{ done-counts }.
done-edited = { $word } se modificó{ done-others }{ done-lost }{ done-counts }.
done-replaced = { $after } en lugar de { $before }{ done-others }{ done-lost }{ done-counts }.
done-deleted = { $n ->
    [one] Se eliminó
   *[other] Se eliminaron
} { $named ->
    [true] { $deleted }
   *[false] { $n ->
        [one] { $n } palabra
       *[other] { $n } palabras
    }
}{ done-others }{ done-lost }{ done-counts }.
done-added = { add-placed }{ done-others }{ done-lost }{ done-counts }.
done-added-unplaced = { add-unplaced }{ done-others }{ done-lost }{ done-counts }.
done-black = { $fewer ->
    [true] { $black-before } → { $black } casillas negras,{ " " }
   *[false] { "" }
}
done-improved = { $gained ->
    [true] Mejor que antes: { done-black }{ $placed-before } → { $placed } palabras colocadas, { done-crossings }, { done-size }.
   *[false] Mejor que antes: { done-black }{ done-crossings }, { done-size }.
}
done-not-improved = { $grid ->
    [blocked] No se encontraron mejores palabras en { $seconds } s, así que la cuadrícula queda como está.
   *[other] No se encontró una disposición mejor en { $seconds } s, así que queda como está.
}
done-undone = Deshecho.
done-redone = Rehecho.
done-started-again = El motor se reinició. No se perdió nada de esta página.
done-restarted = El motor no se detuvo a tiempo y se reinició. Tu juego está como estaba.

## What failed; a sentence that says why follows

failed-load = { $name } no se abrió. No cambió nada.
failed-open = { $name } no se abrió. No cambió nada.
failed-puzzle-new = No se creó un juego nuevo.
failed-puzzle-reshuffle = { $grid ->
    [letters] Las palabras no se volvieron a esconder.
   *[other] Las palabras no se mezclaron.
}
failed-puzzle-improve = La disposición no mejoró.
failed-puzzle-replace = La palabra no se cambió por otra.
failed-puzzle-edit = La palabra no se modificó.
failed-puzzle-clues = La pista no se modificó.
failed-puzzle-join = Las palabras no se unieron.
failed-puzzle-add = La palabra no se añadió.
failed-puzzle-revise = No se actualizó el juego.
failed-puzzle-delete = No se eliminó nada.
failed-puzzle-move = La palabra no se movió.
failed-puzzle-lock = No se fijó ni se soltó nada.
failed-puzzle-set = El texto y los ajustes del juego no se modificaron.
failed-save = No se guardó nada.
failed-unchanged = No cambió nada.
failed-other-puzzle = El juego cambió mientras tanto. Revísalo e inténtalo de nuevo.
failed-other-word = { $word } ya no está aquí. No cambió nada; cierra esto y elige la palabra de nuevo.

## Word lists and files

dictionary-bundled = Listas de palabras
dictionary-opened = Abiertas por ti
dictionary-own = Las tuyas
dictionary-open = Abrir una lista de palabras…
    .hint = JSON, tabla o texto
    .hint-drop = o suéltala en cualquier parte de la página
dictionary-clues-in = { $words }, pistas en { $clues }
dictionary-large = { $words }, grande
    .hint = { $n } palabras · { $size }
dictionary-scored = { $words }, grande, sin pistas
dictionary-large-heading = Listas grandes para crucigramas clásicos
dictionary-large-more = Más idiomas
dictionary-themes = { $list }: { $themes }
themes-open = Palabras por tema…
themes-heading = Palabras por tema
themes-words = Palabras en
themes-clues = Pistas en
themes-clues-own = el mismo idioma
themes-style = Las pistas son
themes-translated = traducciones
themes-described = descripciones
themes-region = { $language }: región
themes-levels = Nivel
themes-level = { $n } (aproximadamente { $cefr })
themes-themes = Temas
themes-help = Si no marcas ninguno, se usan todos.
themes-make = Crear un juego
themes-edit = Editar como lista propia
themes-many = { $n ->
    [one] { $n } tema
   *[other] { $n } temas
}
themes-every = todos los temas
done-used-again = { $n ->
    [one] { $n } palabra ya estaba en uno de tus últimos juegos: en la lista no quedan otras.
   *[other] { $n } palabras ya estaban en alguno de tus últimos juegos: en la lista no quedan otras.
}
theme-actions = Acciones
theme-animals = Animales
theme-art = Arte y música
theme-body = Cuerpo y salud
theme-clothes = Ropa
theme-family = Familia y personas
theme-feelings = Sentimientos y cualidades
theme-festivals = Fiestas
theme-food = Comida y bebida
theme-geography = Geografía
theme-home = Casa
theme-jobs = Profesiones
theme-nature = Naturaleza y clima
theme-school = Escuela
theme-science = Ciencia
theme-sport = Deporte y juegos
theme-technology = Tecnología
theme-time = Tiempo y números
theme-town = Ciudad y campo
theme-travel = Viajes y transporte
dictionary-none = No hay ninguna lista de palabras abierta. Elige una primero.
dictionary-other-language = La lista de palabras { $name } no está en el idioma de este juego. Para cambiar palabras, elige una que lo esté.
dictionary-note = { $n ->
    [one] { $n } palabra
   *[other] { $n } palabras
} de { $name }
dictionary-findings = { $n ->
    [one] { $n } aviso sobre esta lista
   *[other] { $n } avisos sobre esta lista
}
dictionary-findings-more = … y { $n } más.

file-opened-with = Se abrió { $name }, con { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}.
file-finding = { $where }: { $what }
file-one = Soltaste varios archivos; solo se abrió el primero.
file-too-big = Ocupa { $size }, y los archivos pueden ocupar hasta { $limit }. Divídelo en otros más pequeños.
file-gone = { $name } ya no está guardado en este dispositivo. Abre el archivo otra vez para usar sus palabras.
file-list-gone = La lista { $name } ya no está en este dispositivo. Elige otra.
file-unreadable = No se pudo leer el archivo. Comprueba que siga ahí e inténtalo de nuevo.
file-not-fetched = No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.

## Around the page

page-title-of = { $title } · Crosscore
page-dismiss = Cerrar este mensaje
page-no-font = Ninguna fuente de este dispositivo tiene { $letters } ({ $script }), así que en las imágenes y al imprimir saldrían cuadros vacíos; los textos y los archivos del juego están bien. Instala la fuente { $font } para verlas.
page-no-font-code = Ninguna fuente de este dispositivo tiene los caracteres { $codes }, así que en las imágenes y al imprimir saldrían cuadros vacíos; los textos y los archivos del juego están bien. Quítalos o instala una fuente que los tenga.

## The list of words

list-placed = { $content ->
    [numbers] colocado
   *[words] colocada
}
list-unplaced = sin lugar
list-isolated = suelta
list-locked = { $content ->
    [numbers] fijado
   *[words] fijada
}
list-long = pista larga
list-no-clue = sin pista
clue-add = Añadir una pista
clue-of = Pista de { $word }
clue-write = Escribir esta pista
list-only-all = { $content ->
    [numbers] Todos
   *[words] Todas
}
list-only-placed = { $grid ->
    [letters] Escondidas
   *[other] En la cuadrícula
}
list-only-failed = { $grid ->
    [letters] Fuera
   *[other] Sin lugar
}
list-only-isolated = Sueltas
list-only-long = Pista larga
list-only-locked = { $content ->
    [numbers] Fijados
   *[words] Fijadas
}
list-only-clueless = Sin pista
list-any-length = Longitud
list-letters = { $content ->
    [numbers] { $n ->
        [one] { $n } cifra
       *[other] { $n } cifras
    }
   *[words] { $n ->
        [one] { $n } letra
       *[other] { $n } letras
    }
}
list-sort-listed = Original
list-sort-word = Por palabra
list-sort-length = Por longitud
list-sort-state = Por estado
list-sort-number = { $grid ->
    [letters] Por lugar
   *[other] Por número
}
list-shown = { $content ->
    [numbers]
        { $n } de { $total ->
            [one] { $total } número
           *[other] { $total } números
        }
   *[words]
        { $n } de { $total ->
            [one] { $total } palabra
           *[other] { $total } palabras
        }
}
list-not-found = Ninguna palabra ni pista contiene “{ $text }”.
list-none-in-state = No hay palabras que coincidan.
list-nothing = No hay palabras que coincidan.
list-picked-all = { $n ->
    [one] { $n } palabra elegida.
   *[other] { $n } palabras elegidas.
}

## The bar below the grid: the selected word and what can be done with it

workshop-one = Palabra elegida
workshop-many = Palabras elegidas
workshop-moving = Palabra que se mueve
workshop-choose = Elige una palabra en la lista o en la cuadrícula.
hint-clue = Haz clic en una pista para cambiarla.
hint-away = No volver a mostrar
workshop-several = { $n ->
    [one] { $n } palabra elegida
   *[other] { $n } palabras elegidas
}
workshop-and-others = { $words }, …
workshop-not-placed = { $grid ->
    [letters] no está escondida: { $reason }
   *[other] no está en la cuadrícula: { $reason }
}
workshop-apart = no está en el crucigrama: { $reason }
workshop-lock =
    .title = Dejarla en su lugar (L)
workshop-unlock = Soltar
    .title = Dejar que se mueva otra vez (L)
workshop-layout-locked = { $grid ->
    [letters] Todas las palabras están fijadas; suéltalas primero (“Fijar todas”).
   *[other] Toda la disposición está fija; suéltala primero.
}
workshop-only-placed = { $grid ->
    [letters] Solo se puede fijar una palabra escondida.
   *[other] Solo se puede fijar una palabra que esté en el crucigrama.
}
workshop-no-reshuffle = { $grid ->
    [letters] Todas las palabras están fijadas; suéltalas para mezclar.
   *[other] La disposición está fija. Suéltala para mezclar.
}
workshop-no-improve = La disposición está fija. Suéltala para mejorarla.
workshop-locked-now = { $named ->
    [true] { $n ->
        [one] { $words }: fijada en su lugar.
       *[other] { $words }: fijadas en su lugar.
    }
   *[false] { $n ->
        [one] { $n } palabra fijada.
       *[other] { $n } palabras fijadas.
    }
}
workshop-unlocked-now = { $named ->
    [true] { $n ->
        [one] { $words } puede moverse otra vez.
       *[other] { $words } pueden moverse otra vez.
    }
   *[false] { $n ->
        [one] { $n } palabra puede moverse otra vez.
       *[other] { $n } palabras pueden moverse otra vez.
    }
}
workshop-layout-locked-now = { $grid ->
    [letters] Todas las palabras quedan fijadas hasta que las sueltes.
   *[other] Disposición fija. Las palabras no se mueven hasta que la sueltes.
}
workshop-layout-unlocked-now = { $grid ->
    [letters] Las palabras pueden moverse otra vez.
   *[other] La disposición puede cambiar otra vez.
}

## A word that is moved to another place

moving-heading = Mover
moving-looking = Buscando lugares…
moving-choose = { $n ->
    [1] Hay { $n } lugar libre. Elígelo en la cuadrícula.
   *[other] Hay { $n } lugares libres. Elige uno en la cuadrícula.
}
moving-found = { $n ->
    [1] Hay { $n } lugar libre más.
   *[other] Hay otros { $n } lugares libres.
}
moving-begun = { moving-found } Elige con las flechas o con Tab; Enter la pone ahí, Escape cancela. { $place }
moving-place = Lugar { $n } de { $total }: { $way ->
    [down] vertical
   *[across] horizontal
}.
moving-place-crossing = Lugar { $n } de { $total }: { $way ->
    [down] vertical
   *[across] horizontal
}, cruza { $words }.
moving-nowhere = { $word } no tiene otro lugar mientras las demás palabras sigan donde están.
moving-not-placed = { $word } no está en la cuadrícula.
moving-locked = { $word } está en un lugar fijo; suéltala para moverla.
moving-frozen = La disposición está fija. Suéltala para mover una palabra.
moving-cancelled = No se movió.

## Words that are added or edited

edit-cells-of = { $n ->
    [one] { $n } casilla: { $cells }
   *[other] { $n } casillas: { $cells }
}
edit-clue-length = { $n } de { $limit } caracteres
edit-clue-length-long = { $n } de { $limit } caracteres: una pista larga
edit-duplicate = { $word } ya está en el juego.
add-empty = Escribe una palabra primero.
add-placed = Se añadió { $word }, { $place }
add-unplaced = Se añadió { $word } a la lista, pero sin lugar ({ $reason })

offers-why = Por qué { $word } no está en la cuadrícula
offers-looking = Buscando en la lista de palabras…
offers-none = { $grid ->
    [letters] Ninguna palabra de la lista se puede esconder aquí.
   *[other] Ninguna palabra de la lista se une a las palabras tal como están.
}
offers-instead = Elige una de estas para ponerla en su lugar.
offers-joins = { $n ->
    [one] { $n } cruce
   *[other] { $n } cruces
}

## The grid, in words

grid-label = { $grid ->
    [letters] Sopa de letras, { $width } por { $height } letras
   *[other] Cuadrícula del crucigrama, { $width } por { $height } casillas
}
grid-label-titled = { $grid ->
    [letters] Sopa de letras { $title }, { $width } por { $height } letras
   *[other] Cuadrícula del crucigrama { $title }, { $width } por { $height } casillas
}
grid-caption = La cuadrícula, fila por fila: { $height } filas, { $width } columnas
grid-row = Fila { $n }
grid-entry = { $number } { $heading }
grid-cell = { $letter }, fila { $row }, columna { $column }
grid-cell-words = { $letter }, fila { $row }, columna { $column }: { $words }
grid-cell-word = { $place }, { $word }
list-semicolon = { "; " }

## Options

sheet-language-clues = El de las pistas: { $language }
options-language-none = El de las pistas
options-size-auto = Automático
options-size-square = Cuadrada
options-size-sides = Ancho × alto
options-size-side = Casillas por lado
options-size-width = Ancho en casillas
options-size-height = Alto en casillas
options-ratio-width = Ancho
options-ratio-height = Alto
options-group-words = Palabras
options-group-grid = Cuadrícula
options-group-search = Búsqueda
options-group-sums = Números y pistas
options-for-new-words = para palabras nuevas
options-own = Opciones elegidas por ti.
options-bad-seed = Una semilla es un número entero de hasta 15 cifras. Déjala vacía para que sea otra cada vez.
options-range = de { $min } a { $max }
    .unit = de { $min } a { $max } { $unit }
options-remembered = { $words ->
    [one] Se recuerda { $words } palabra de { $puzzles ->
        [one] tu último juego
       *[other] tus últimos { $puzzles } juegos
    }, solo en este dispositivo.
   *[other] Se recuerdan { $words } palabras de { $puzzles ->
        [one] tu último juego
       *[other] tus últimos { $puzzles } juegos
    }, solo en este dispositivo.
}
options-remembered-none = No se recuerda ninguna palabra de juegos anteriores.
options-remembered-cleared = Palabras olvidadas.

## The keys

key-ctrl = Ctrl
key-shift = Mayús
key-enter = Enter
key-delete = Supr
key-home = Inicio
key-end = Fin
key-space = Espacio
key-tab = Tab
key-esc = Esc
key-wheel = rueda
keys-or = o

keys-anywhere = En todas partes
    .sheet = Esta lista de atajos
    .undo = Deshacer
    .redo = Rehacer
    .save = Guardar el archivo del juego
    .find = Buscar una palabra o una pista
    .add = Añadir palabras
    .improve = Buscar una disposición mejor
keys-words = Palabras elegidas
    .replace = Cambiarla por otra palabra
    .edit = Editar palabra y pista
    .delete = Eliminar
    .lock = Fijar o soltar
    .move = Mover en la cuadrícula
keys-list = Lista
    .next = Palabra siguiente
    .ends = Primera y última palabra
    .several = Elegir varias
    .more = Añadir a lo elegido, o quitar
    .all = Elegir todas las que se ven
    .one = Otra vez solo una palabra
    .clue = Escribir la pista
keys-grid = Cuadrícula
    .next = Letra siguiente
    .ends = Primera o última letra de la fila
    .turn = Alternar entre horizontal y vertical
    .zoom = Acercar, alejar, cuadrícula completa
    .wheel = Acercar o alejar donde está el puntero
    .none = No elegir nada
keys-moving = Al mover una palabra
    .next = Lugar siguiente
    .turn = Girarla mientras se arrastra
    .put = Ponerla ahí
    .leave = Dejarla donde estaba
keys-play = Jugar
    .open = Resolver el juego aquí
    .next = Letra siguiente; traza la línea cuando ya hay una primera letra
    .ends = Primera o última letra de la fila
    .mark = Marcar la primera letra, aceptar la línea
    .drop = Cancelar la línea
    .hint = Una ayuda: marca la primera letra de una palabra
    .zoom = Acercar, alejar, cuadrícula completa
keys-sheet = Hoja
    .next = Casilla siguiente de la cuadrícula
    .show = Mostrar su letra u ocultarla
    .print = Imprimir

## Names of languages that are none

language-any = Cualquier escritura
language-any-rtl = Cualquier escritura, de derecha a izquierda

## The language of the words, and their letters

languages-likely = Probables
languages-more = Más idiomas
languages-guessed = Parece { $language }. ¿No es así? Elige el idioma.
languages-guessed-title = Por el nombre, parece { $language }. ¿No es así? Elige el idioma.
languages-guessed-others = Parece { $language }. También podría ser { $others }. ¿No es así? Elige el idioma.
languages-guessed-many = Parece { $language }. Otros idiomas se escriben con las mismas letras. ¿No es así? Elige el idioma.
languages-proposal = No se encontró ningún crucigrama impreso en { $language }, así que el reparto de sus palabras en casillas es una propuesta.
languages-proposal-si = No se encontró ningún crucigrama impreso en { $language }. Como propuesta, una letra con signo hal ocupa su propia casilla.
languages-proposal-lo = No se encontró ningún crucigrama impreso en { $language }. Como propuesta, sus casillas se forman como en tailandés.
languages-proposal-km = No se encontró ningún crucigrama impreso en { $language }. Como propuesta, las letras que van una debajo de otra comparten casilla.
languages-proposal-my = No se encontró ningún crucigrama impreso en { $language }. Como propuesta, una letra con asat ocupa su propia casilla.
languages-proposal-bo = No se encontró ningún crucigrama impreso en { $language }. Como propuesta, cada grupo de letras apiladas ocupa una casilla.
languages-proposal-vi = En los crucigramas en { $language }, unas veces las letras conservan sus signos y otras no. Elígelo en Letras.
languages-ask = ¿En qué idioma están estas palabras?
languages-ask-help = Las palabras escritas con otras letras quedan fuera.
languages-ask-yes = Abrir la lista

letters-button = Letras…
letters-heading = Letras
letters-of = Letras: { $language }
letters-of-menu = Letras: { $language }…
letters-help-dictionary = La lista de palabras se lee de nuevo y con ella se crea otro juego. El juego que ves conserva sus letras.
letters-help-list = Vale para esta lista y para los juegos que crees con ella de ahora en adelante.
letters-usual = Restablecer
letters-change = Usar estas letras
letters-differ = La lista de palabras { $name } tiene otros ajustes de letras que este juego. Para cambiar palabras, elige los mismos ajustes.
letters-digits = Cifras en las palabras
    .help = Como el 4 de B4. Lo habitual es dejar fuera las palabras con cifras.
    .choice-refuse = Dejar fuera la palabra
    .choice-keep = En su propia casilla
letters-hamza = Alif con hamza
    .help = أ إ آ ٱ donde se cruzan dos palabras. Casi todos los juegos impresos las toman por ا.
    .choice-fold = Igual que ا
    .choice-keep = Letras aparte
letters-teh_marbuta = Ta marbuta
    .help = ة al final de una palabra, que algunos juegos dejan cruzar con ه.
    .choice-keep = Letra aparte
    .choice-fold = Igual que ه
letters-alef_maqsura = Alif maqsura
    .help = ى al final de una palabra, que algunos juegos dejan cruzar con ي.
    .choice-keep = Letra aparte
    .choice-fold = Igual que ي
letters-hamza_seats = Hamza sobre waw y ya
    .help = ؤ y ئ, que algunos juegos dejan cruzar con و y ي.
    .choice-keep = Letras aparte
    .choice-fold = Igual que و y ي
letters-yeh_hamza = Hamza sobre ya y waw
    .help = ئ y ؤ, que casi todos los juegos toman por ی y و.
    .choice-fold = Igual que ی y و
    .choice-keep = Letras aparte
letters-alef_madda = Alif madda
    .help = آ, que algunos juegos dejan cruzar con ا.
    .choice-keep = Letra aparte
    .choice-fold = Igual que ا
letters-sara_am = Sara am
    .help = ำ como en น้ำ: en la casilla de su consonante o en la siguiente.
    .choice-with-consonant = Con su consonante
    .choice-own-cell = En su propia casilla
letters-tones = Signos
    .help = Lo que queda de ấ: todo, â sin el tono, o A.
    .choice-keep = Conservarlos todos
    .choice-drop-tones = Quitar los tonos
    .choice-drop-all = Quitarlos todos
letters-long_vowels = Vocales largas
    .help = Í Ó Ő Ú Ű en un cruce: letras aparte, o lo mismo que I O Ö U Ü.
    .choice-keep = Letras aparte
    .choice-short = Igual que las breves
letters-ij = IJ
    .help = Como en IJS: una casilla para las dos letras, o dos.
    .choice-one-cell = Una casilla
    .choice-two-cells = Dos casillas
letters-umlauts = Diéresis
    .help = Ä Ö Ü como AE OE UE, según la costumbre de los crucigramas, o como letras aparte.
    .choice-two-cells = Dos casillas
    .choice-one-cell = Una casilla

## Kinds of puzzle: the button in the bar, and what is said otherwise where a grid is filled

bar-kind = Tipo de juego:{ " " }
kind-heading = Tipo de juego
kind-none = Crucigrama
kind-freeform = Crucigrama libre
    .short = Crucigrama
    .help = Las palabras se cruzan donde pueden, y la cuadrícula crece a su alrededor.
kind-filled = Crucigrama clásico
    .short = Clásico
    .help = El de los periódicos, con casillas negras: todas las filas y columnas llenas de palabras.
kind-numbers = Crucigrama numérico
    .short = Números
    .help = Se cruzan números en vez de palabras, y las pistas son operaciones. No necesita lista de palabras.
dictionary-not-needed = Sin lista de palabras
dictionary-no-words = Este tipo de juego no necesita lista de palabras.
replace-not-here = En este tipo de juego no se pueden cambiar las palabras por otras.
job-grid-fill = Rellenando la cuadrícula…
job-grid-try = Comprobando si la cuadrícula se puede rellenar…
job-grid-fills = Buscando rellenos…
failed-grid-new = No se creó una cuadrícula nueva.
failed-grid-set = La cuadrícula no se modificó.
failed-grid-type = La letra no se escribió.
failed-grid-clear = No se borró nada.
failed-grid-put = La palabra no se escribió.
failed-grid-fill = La cuadrícula no se rellenó.
failed-grid-try = No se sabe si la cuadrícula se puede rellenar.
failed-grid-fills = No se encontraron rellenos.
failed-grid-take = El relleno no se puso.
failed-grid-pin = No se bloqueó nada.
done-filled = { done-filled-how }: { $content ->
    [numbers] { $words ->
        [one] { $words } número
       *[other] { $words } números
    }
   *[words] { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
}, { $width } × { $height }, { $blocks ->
    [one] { $blocks } casilla negra
   *[other] { $blocks } casillas negras
}{ done-filled-unknown }{ done-filled-scrambled }{ done-filled-empty }.
done-filled-how = { $empty ->
    [0] { $again ->
        [true] Rellenada de nuevo
       *[false] Rellenada
    }
   *[other] Cuadrícula
}
done-filled-unknown = { $unknown ->
    [0] { "" }
    [one] , { $unknown } desconocida
   *[other] , { $unknown } desconocidas
}
done-filled-scrambled = { $scrambled ->
    [0] { "" }
    [one] , { $scrambled } desordenada
   *[other] , { $scrambled } desordenadas
}
done-filled-empty = { $empty ->
    [0] { "" }
    [one] , { $empty } casilla vacía
   *[other] , { $empty } casillas vacías
}
done-improved-grid = Mejor que antes. { $filled }
done-took = Encontrada en { $seconds } s.
counts-words = { $content ->
    [numbers]
        <b>{ $n }</b> { $n ->
            [one] número
           *[other] números
        }
   *[words]
        <b>{ $n }</b> { $n ->
            [one] palabra
           *[other] palabras
        }
}
counts-unknown = <b>{ $n }</b> { $n ->
    [one] desconocida
   *[other] desconocidas
}
    .only = Mostrar solo estas palabras: las que no están en la lista
counts-scrambled = <b>{ $n }</b> { $n ->
    [one] desordenada
   *[other] desordenadas
}
    .only = Mostrar solo estas palabras: las que están en la lista con las letras en otro orden
counts-clueless = <b>{ $n }</b> sin pista
    .only = Mostrar solo estas palabras: sin pista
counts-empty = <b>{ $n }</b> { $n ->
    [one] casilla vacía
   *[other] casillas vacías
}
counts-cells = <b>{ $n }</b> { $n ->
    [one] casilla llena
   *[other] casillas llenas
}
counts-score = puntuación media <b>{ $n }</b>
counts-blocks = <b>{ $n }</b> { $n ->
    [one] casilla negra
   *[other] casillas negras
}
list-unknown = desconocida
list-scrambled = desordenada
list-only-unknown = Desconocidas
list-only-scrambled = Desordenadas
sheet-empty-cells = { $n ->
    [one] Todavía está vacía { $n } casilla.
   *[other] Todavía están vacías { $n } casillas.
}
sheet-no-clue = { $n ->
    [one] { $n } palabra no tiene pista. Haz clic en su línea, más abajo, para escribirla.
   *[other] { $n } palabras no tienen pista. Haz clic en sus líneas, más abajo, para escribirlas.
}
sheet-cell-empty = vacía

## The grid as something to draw and write in

editor-bar =
    .aria-label = Dibujar
editor-mode =
    .aria-label = Al pulsar una casilla
editor-letters = { $content ->
    [numbers] Cifras
   *[words] Letras
}
editor-blocks = Casillas negras
editor-bars = Barras
editor-mark = Marcar
mark-circle = Círculo
mark-shade = Sombreado
mark-yellow = Amarillo
mark-rose = Rosa
mark-green = Verde
mark-blue = Azul
mark-grey = Gris
mark-none = Sin sombreado
mark-bar-end = Después de esta casilla
mark-bar-below = Debajo de esta casilla
mark-draw-bars = Dibujar barras: pulse los bordes de las casillas
editor-symmetry =
    .aria-label = Simetría de las casillas negras
    .title = Simetría de las casillas negras
editor-symmetry-rotational = Media vuelta
editor-symmetry-left-right = Izquierda y derecha
editor-symmetry-up-down = Arriba y abajo
editor-symmetry-both = Los cuatro lados
editor-symmetry-diagonal = Diagonal
editor-symmetry-none = Sin simetría
editor-fill = Rellenar
    .title = { $content ->
        [numbers] Rellenar con números todas las casillas vacías (Ctrl+Enter)
       *[words] Rellenar con palabras de la lista todas las casillas vacías (Ctrl+Enter)
    }
editor-region = Rellenar zona
    .title = Rellenar de nuevo las casillas elegidas y dejar las demás (Ctrl+Mayús+Enter)
editor-clear = Borrar
editor-clear-fill = Letras puestas al rellenar
editor-clear-letters = { $content ->
    [numbers] Todas las cifras
   *[words] Todas las letras
}
editor-clear-cells = Letras de la zona elegida
editor-clear-blocks = Todo: una cuadrícula abierta
editor-heat = Casillas difíciles
    .title = Mostrar dónde caben pocas palabras
editor-empty = Cuadrícula vacía
    .title = Empezar con una cuadrícula vacía
editor-heat-0 = fácil
editor-heat-1 = hay dónde elegir
editor-heat-2 = pocas opciones
editor-heat-3 = casi ninguna
editor-heat-4 = imposible
editor-heat-key =
    .aria-label = Dificultad de las casillas
editor-full = { $full } de { $slots } llenas
editor-warnings = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}
editor-input =
    .aria-label = Letras de la cuadrícula
editor-help = Las flechas mueven. Las letras se escriben donde está el cursor; Espacio alterna entre horizontal y vertical, y el punto añade o quita una casilla negra. Tab va a la palabra siguiente, Enter a las palabras que caben. Mayús y flechas eligen una zona. Control Enter rellena el resto. Escape y después Tab salen de la cuadrícula.
editor-leave = Ahora Tab sale de la cuadrícula.
editor-choose = Pulsa una casilla para escribir en ella.
editor-on-block = Es una casilla negra. Pulsa el punto para hacerla blanca.
editor-no-region = Elige antes las casillas: arrastra sobre ellas, o mantén Mayús y usa las flechas.
editor-at = { $place }, casilla { $n } de { $total }, { $empty ->
    [true] vacía
   *[false] { $letter }
}{ $written ->
    [true] , escrita a mano
   *[false] { "" }
}{ $heat ->
    [4] , no se puede rellenar
    [3] , difícil
   *[other] { "" }
}{ $fits ->
    [-1] { "" }
    [one] , cabe { $fits } palabra
   *[other] , caben { $fits } palabras
}
editor-at-single = fila { $row }, columna { $column }, { $empty ->
    [true] vacía
   *[false] { $letter }
}{ $written ->
    [true] , escrita a mano
   *[false] { "" }
}, en ninguna palabra
editor-at-block = Casilla negra, fila { $row }, columna { $column }
editor-at-region = Zona de { $rows } × { $columns } casillas
# Behind what is said of a cell ($told, which may be nothing): what it is marked with.
editor-marked = { $told }{ $circle ->
    [true] { " " }(con círculo)
   *[false] { "" }
}{ $shade ->
    [true] { " " }(sombreada)
   *[false] { "" }
}{ $end ->
    [true] { " " }(barra después)
   *[false] { "" }
}{ $below ->
    [true] { " " }(barra debajo)
   *[false] { "" }
}
editor-fits = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}{ $fits ->
    [-1] { "" }
    [one] ; cabe { $fits } palabra
   *[other] ; caben { $fits } palabras
}
editor-cell-block = negra
editor-cell-empty = vacía
editor-cell-pinned = escrita a mano
bench-heading = Banco de autor
bench-part-lists = Listas de palabras
bench-part-rules = Reglas
bench-part-fills = Rellenos
bench-part-clues = Pistas
clues-missing = { $n } sin pista
clues-offers = Pistas para esta palabra
clues-remembered = Palabras cuyas pistas recuerda este dispositivo: { $n }
clues-remember = Recordar las pistas de este pasatiempo
clues-forget = Olvidar las pistas recordadas
clues-forgotten = Las pistas recordadas se han olvidado.
bench-part-statistics = Estadísticas
fills-find = Mostrar varios
    .title = Buscar rellenos completos que difieran entre sí
fills-hint = Rellena las casillas vacías; en una cuadrícula llena o una selección, todas de nuevo, salvo lo que hayas escrito.
fills-none = No se encontró ningún relleno en este tiempo.
fills-found = Rellenos encontrados: { $n }
fills-list =
    .aria-label = Rellenos encontrados
fills-scores = media { $mean }, mínimo { $lowest }
fills-name = Relleno { $n }
fills-pin = Fijar
fills-use = Usar
fills-differ = Casillas distintas: { $n }
fills-select = Elegir
    .title = Elegir casillas arrastrando, también con el dedo
fills-lock = Bloquear letras
    .title = Letras que se quedan, se rellene lo que se rellene
fills-unlock = Desbloquear letras
done-grid-lock = Letras bloqueadas.
done-grid-unlock = Letras desbloqueadas.
done-grid-take = El relleno { $n } está en la cuadrícula.
statistics-mean-length = Longitud media
statistics-unchecked = Casillas sin cruce
statistics-share = { $n } ({ $percent } %)
statistics-points = Valor en Scrabble
statistics-points-value = { $n } ({ $mean } por letra)
statistics-score = Puntuación media
statistics-lowest = Puntuación más baja
statistics-lowest-value = { $score }: { $words }
statistics-new = Fuera de la lista de palabras
statistics-missing = Letras que faltan
statistics-pangram = ninguna: es un pangrama
statistics-none = ninguna
statistics-figure = { $n }
statistics-length = Longitud
statistics-number = Palabras
statistics-letters = Letras de la cuadrícula
mix-add = Añadir una lista…
mix-use = Usar { $name }
mix-weight = Puntos que se suman a { $name }
mix-remove = Quitar { $name }
mix-banned = Palabras que no se usarán nunca
mix-banned-help = Separadas por espacios o comas.
mix-scores = Puntuaciones propias: { $n }
mix-scores-save = Guardar mis puntuaciones
mix-scores-bring = Traer puntuaciones de un archivo…
mix-my-scores = Mis puntuaciones
mix-up = Subir la puntuación de { $word }
mix-down = Bajar la puntuación de { $word }
mix-never = No usar nunca { $word }
mix-scored = { $word }: { $score } puntos
rules-none = La cuadrícula no incumple ninguna de estas reglas.
side-switch =
    .aria-label = Mostrar
side-candidates = Candidatas
side-fold =
    .aria-label = Las palabras, debajo de la cuadrícula
candidates-region =
    .aria-label = Candidatas
candidates-list =
    .aria-label = Palabras que caben
candidates-filter =
    .aria-label = Empieza con
    .placeholder = Empieza con…
candidates-slot = { $place }, { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
candidates-nowhere = Pon el cursor en una casilla blanca.
candidates-count = Caben { $fitting } de { $total }
candidates-none = Ninguna palabra de la lista cabe aquí.
candidates-hopeless = Pongas lo que pongas aquí, otro lugar se queda sin palabra. “Casillas difíciles” muestra dónde.
candidates-more = Las primeras { $n } de { $total }; escribe para ver menos.
candidates-unread = La lista de palabras aún se está leyendo.
candidates-fits = cabe
candidates-blocks = bloquea otras
candidates-score = { $score }
candidates-score-title = Puntuación en la lista de palabras
candidates-order =
    .aria-label = Ordenar las candidatas por
candidates-order-best = Mejores primero
candidates-order-score = Puntuación
candidates-order-leaves = Lo que dejan
candidates-order-alphabet = De la A a la Z
candidates-leaves = deja { $n }
candidates-leaves-title = Al cruce más difícil le quedan { $n } palabras; a todos los cruces juntos, unas 10 elevado a { $ways } posibilidades
candidates-try = ¿Se puede rellenar el resto?
candidates-rest-running = Comprobando si el resto se puede rellenar…
candidates-rest-yes = El resto todavía se puede rellenar.
candidates-rest-no = { $reasoned ->
    [true] El resto no se puede rellenar: { $reason }
   *[false] El resto no se puede rellenar.
}
candidates-rest-unknown = Todavía no se sabe si el resto se puede rellenar.
done-grid-put = Se escribió { $word }.
done-grid-clear = Borrado.
keys-drawing = Dibujar y escribir
    .next = a la casilla siguiente
    .turn = cambiar de dirección
    .slot = palabra siguiente o anterior
    .ends = primera o última casilla de una palabra
    .block = poner o quitar una casilla negra
    .circle = círculo en la casilla
    .shade = sombrear la casilla
    .bar = barra después de la casilla, o debajo
    .clear = borrar la letra
    .region = elegir casillas
    .candidates = las palabras que caben
    .fill = rellenar el resto
    .part = rellenar de nuevo las casillas elegidas
    .edit = editar palabra y pista
    .leave = soltar la zona; después, Tab sale de la cuadrícula

## Kinds of puzzle: where numbers stand for words, and what a grid that could not be filled leaves to do

list-counted = { $content ->
    [numbers]
        { $n ->
            [one] { $n } número
           *[other] { $n } números
        }
   *[words] { word-count }
}
failed-unfilled-options = Cambiar las opciones
failed-unfilled-empty = Empezar con la cuadrícula vacía
options-empty = Cuadrícula vacía
    .title = Una cuadrícula vacía con estas opciones, para dibujarla y rellenarla a mano
options-preset-more = { $help } Necesita una lista de unas { $words } palabras; esta tiene { $known }.
options-preset-fetch = { $help } Carga la lista { $name }: { $words } palabras, { $size }.
options-preset-whole = Usa todas las palabras de tu lista.
done-replaced-grid = { $after } en lugar de { $before }{ $others ->
    [0] { "" }
    [one] ; con ella cambió { $others } más
   *[other] ; con ella cambiaron { $others } más
}.
done-stopped = Se detuvo antes de encontrar nada. Tu juego no cambió.

## Word searches: words hidden among other letters

kind-wordsearch = Sopa de letras
    .short = Sopa de letras
    .help = Las palabras se esconden entre otras letras, hasta en ocho direcciones.
hidden-cell = fila { $row }, columna { $column }, { $letter }{ $n ->
    [0] , en ninguna palabra
   *[other] , en { $words }
}
hidden-place = fila { $row }, columna { $column }, { $way }
direction-right = hacia la derecha
direction-left = hacia la izquierda
direction-down = hacia abajo
direction-up = hacia arriba
direction-down-right = hacia abajo a la derecha
direction-up-right = hacia arriba a la derecha
direction-down-left = hacia abajo a la izquierda
direction-up-left = hacia arriba a la izquierda
list-inside = dentro de { $word }
list-sort-direction = Por dirección
status-rings = Marcar todas
    .title = Rodear todas las palabras
counts-shared = <b>{ $n }</b> { $n ->
    [one] letra compartida
   *[other] letras compartidas
}
counts-covered = <b>{ $percent } %</b> en palabras
counts-message = mensaje de <b>{ $n }</b> { $n ->
    [one] letra
   *[other] letras
}
counts-size-keep = Mantener este tamaño: { $width } × { $height } al mezclar y con palabras nuevas
counts-size-free = Se mantiene este tamaño. Pulsa para que lo decidan de nuevo las palabras
counts-size-kept = fijo
done-size-kept = El tamaño se mantiene: { $width } por { $height }.
done-size-free = La próxima cuadrícula será del tamaño que pidan sus palabras.
options-group-filler = Otras letras
keys-hidden = Cuadrícula
    .next = Letra siguiente
    .ends = Primera o última letra de la fila
    .turn = Palabra siguiente de la letra
    .zoom = Acercar, alejar, cuadrícula completa
    .wheel = Acercar o alejar donde está el puntero
    .none = No elegir nada

## What counts as one place: the rules of word searches, told in the options

rules-heading = Qué cuenta como un solo lugar
rules-once = Cada palabra de la lista se puede encontrar en un único lugar, en las direcciones que permitas; las demás letras se eligen para que así sea.
rules-palindrome = Una palabra que se lee igual al revés está en un solo lugar, aunque se pueda leer en dos direcciones.
rules-inside = Una palabra dentro de otra más larga, como MAR en AMARILLO, cuenta donde está la larga. En “Palabras dentro de palabras” eliges si se queda ahí, si tiene su propio lugar o si se deja fuera.
rules-twice = Una palabra repetida en la lista se esconde una sola vez. Si no se puede esconder en un único lugar, se deja fuera y la lista lo dice.

## Options that are a text, a choice of directions, or a picture

form-left = { $n ->
    [one] Queda { $n } carácter
   *[other] Quedan { $n } caracteres
}
form-over = { $n ->
    [one] Sobra { $n } carácter
   *[other] Sobran { $n } caracteres
}
form-none-chosen = Elige al menos una.
mask-heading = Tu imagen
mask-edit = Dibujar o abrir una imagen…
mask-none = Todavía no hay imagen
mask-size = { $width } × { $height }, { $n ->
    [one] { $n } letra
   *[other] { $n } letras
}
mask-open = Abrir una imagen…
mask-invert = Invertir
    .title = Los cuadros llenos quedan vacíos, y los vacíos, llenos
mask-width =
    .aria-label = Cuadros de ancho
mask-height =
    .aria-label = Cuadros de alto
mask-dark = Cuánto debe oscurecerse un cuadro
mask-canvas =
    .aria-roledescription = cuadros para pintar
mask-help = Los cuadros llenos serán letras. Pinta con el ratón o con el dedo; con el teclado, las flechas mueven, Espacio llena o vacía, Mayús y flechas trazan una línea. Los archivos se quedan en este dispositivo.
mask-use = Usar esta imagen
mask-at = fila { $row }, columna { $column }, { $filled ->
    [true] lleno
   *[false] vacío
}
mask-unreadable = Este archivo no es una imagen que Crosscore pueda leer. Elige un PNG, JPEG, WebP, GIF o SVG, o un texto con # y puntos.
mask-too-large = Ocupa { $size }, y las imágenes pueden ocupar hasta { $limit }.
mask-too-many-pixels = Tiene { $width } × { $height } píxeles, que son demasiados. Redúcela antes.
mask-too-light = Nada en esta imagen es lo bastante oscuro. Mueve el control deslizante.
mask-text-strange = En la línea { $line } hay “{ $char }”. En una imagen de texto, usa # donde va una letra y un punto donde no va ninguna.
mask-text-large = Tiene { $width } × { $height } cuadros; un lado puede tener hasta { $most }.
mask-text-empty = No tiene ningún #. Cada # será una letra.
mask-side = Un lado tiene entre { $least } y { $most } cuadros.
mask-empty = Llena al menos un cuadro.
mask-missing = Dibuja o abre antes una imagen, o elige otra forma.

## The gallery of patterns

gallery-open = Elegir un patrón…
gallery-heading = Patrones
gallery-size = Tamaño
gallery-all = Todos los tamaños
gallery-long = Palabras largas horizontales
gallery-any = Cualquiera del tamaño de la cuadrícula
gallery-count = { $n ->
    [one] { $n } patrón
   *[other] { $n } patrones
}
gallery-item = { $width } × { $height }, { $words } palabras
gallery-told = { $width } × { $height }, { $words } palabras, { $blocks } casillas negras; palabras largas horizontales: { $themes }

## SVG and pictures

picture-too-large = Este navegador no puede crear una imagen de { $width } × { $height } píxeles. Elige un tamaño menor o guarda la cuadrícula como SVG.
outlines-none = No se pudo cargar la parte que dibuja los contornos de las letras. Guarda el dibujo con las letras como texto, o inténtalo de nuevo con conexión.
outlines-left = Algunas letras quedan como texto porque aquí ninguna fuente las tiene: { $letters }.

## Saving and opening

save-zip = Todos los archivos (.zip)…
    .hint = imágenes, textos y todos los formatos en uno
save-export = Para otros programas…
    .hint = programas de crucigramas, páginas para resolver, listas de palabras
export-looking = Comprobando qué cabe en cada formato…
export-heading = Guardar para otros programas
export-group-programs = Programas de crucigramas
export-group-solving = Para resolver en pantalla
export-group-words = Palabras y pistas
export-group-learning = Para plataformas de aprendizaje
export-group-grids = Cuadrículas
export-whole = Lo guarda todo
export-lossless = Guarda el juego entero
export-lossy = { $n ->
    [one] { $n } cosa se omite o cambia
   *[other] { $n } cosas se omiten o cambian
}
export-save = Guardar como { $ending }
export-save-lossy = Guardar como { $ending } de todos modos
export-save-whole = Guardar como { $ending }, que lo conserva todo
format-png = Imágenes (PNG)
    .about = La cuadrícula para resolver y la solución.
format-svg = Dibujos (SVG)
    .about = Lo mismo, nítido a cualquier tamaño, para procesadores de texto y programas de maquetación.
    .ending = .svg
format-text = Textos (.txt)
    .about = Pistas y solución para copiar.
    .ending = .txt
format-ipuz = Archivo del juego (.ipuz)
    .about = Para abrirlo y cambiarlo aquí después; también lo leen algunos otros programas.
    .ending = .ipuz
format-ipuz-seen = Archivo del juego en orden visual (.ipuz)
    .about = Para programas que muestran el habitual en espejo.
    .ending = .ipuz visual
format-puz = Across Lite (.puz)
    .about = Para la mayoría de las aplicaciones y programas de crucigramas, también los antiguos.
    .ending = .puz
format-jpz = Crossword Compiler (.jpz)
    .about = Para Crossword Compiler y las aplicaciones que leen sus archivos.
    .ending = .jpz
format-jpz-xml = Crossword Compiler (.xml)
    .about = Lo mismo, sin comprimir.
    .ending = .xml
format-exolve = Exolve
    .about = Para páginas web y blogs que usan Exolve.
    .ending = Exolve
format-xd = .xd
    .about = Texto sencillo, para archivos de crucigramas.
    .ending = .xd
format-html = Página para resolver (.html)
    .about = Se abre en cualquier navegador, sin red; no hay que instalar nada.
    .ending = .html
format-csv = Tabla (.csv)
    .about = Para Excel y otras hojas de cálculo.
    .ending = .csv
format-tsv = Tabla con tabuladores (.tsv)
    .about = Para programas de vocabulario; Anki tiene su propio formato.
    .ending = .tsv
format-json = Lista de palabras (.json)
    .about = Para otros programas, y como lista de palabras aquí.
    .ending = .json
format-template = Patrón de la cuadrícula (.txt)
    .about = Filas de texto, para Crosscore en la línea de comandos.
    .ending = .txt
format-h5p = H5P (.h5p)
    .about = Para Moodle, WordPress, Lumi y otros sitios que tienen H5P.
    .ending = .h5p
format-moodle = Crucigrama de Moodle (.xml)
    .about = Para Moodle con el tipo de pregunta Crossword, un complemento aparte.
    .ending = .xml
format-gift = Preguntas de Moodle (GIFT)
    .about = Cada pista es una pregunta y la palabra su respuesta; otras plataformas también lo leen.
    .ending = GIFT
format-glossary = Glosario de Moodle (.xml)
    .about = Las palabras, con sus pistas como definiciones.
    .ending = .xml
format-anki = Tarjetas para Anki (.txt)
    .about = La palabra en un lado y su pista en el otro.
    .ending = .txt
format-quizlet = Tarjetas para Quizlet (.txt)
    .about = Para pegar en Quizlet, en «Importar».
    .ending = .txt
zip-heading = Todos los archivos en uno
zip-text = Un archivo .zip con todo lo que marques; los nombres que hay dentro llevan la misma fecha y hora.
zip-save = Guardar el .zip
zip-none = Marca al menos uno.
zip-losses = Qué se omite o cambia
zip-lossy = { $n ->
    [one] { $n } de estos archivos no puede guardarlo todo; el archivo del juego (.ipuz) sí.
   *[other] { $n } de estos archivos no pueden guardarlo todo; el archivo del juego (.ipuz) sí.
}
zip-lossy-without = { $n ->
    [one] { $n } de estos archivos no puede guardarlo todo. Marca el archivo del juego (.ipuz), que sí puede.
   *[other] { $n } de estos archivos no pueden guardarlo todo. Marca el archivo del juego (.ipuz), que sí puede.
}
picture-heading = Guardar una imagen
picture-what = Imagen de
picture-what-puzzle = Juego
picture-what-answers = Solución
picture-what-both = Ambos
picture-how-large = Tamaño
picture-for-screen = Para pantalla
picture-for-print = Para imprimir
picture-by-width = Por ancho
picture-pixels-across = Píxeles de ancho
picture-file = Archivo
picture-letters-help = Los contornos se ven igual en todas partes. El texto se puede buscar y editar, pero necesita una fuente con estas letras allí donde se abra.
picture-as-outlines = Como contornos
picture-as-text = Como texto
picture-told-svg = Un dibujo, nítido a cualquier tamaño.
picture-width-wrong = Elige un ancho de { $least } a { $most } píxeles.
picture-told = { $width } × { $height } píxeles.
picture-told-print = { NUMBER($across, maximumFractionDigits: 1) } × { NUMBER($down, maximumFractionDigits: 1) } cm a { $dpi } ppp: { $width } × { $height } píxeles.
drop-file = <strong>Suéltalo en cualquier parte</strong><br>una lista de palabras (.json, .csv, .tsv, .txt)<br>o un juego (.ipuz, .puz, .jpz, .xd, Exolve, .html, .zip)<br><span>Se queda en este dispositivo.</span>
dictionary-open-puzzle = Abrir un juego…
    .hint = .ipuz, .puz, .jpz, .xd, Exolve, .html, .zip
lists-import-file = Importar…
    .title = Una lista (.json, .csv, .tsv, .txt), o un juego para tomar sus palabras
lists-puzzle-heading = Esto es un juego
lists-puzzle-text = ¿Usar las palabras y pistas de { $name } como lista, o abrirlo como juego?
lists-puzzle-open = Abrir el juego
lists-puzzle-words = Usar sus palabras

## A puzzle in a page of its own: a file that was handed out, or a link

player-noscript = Esta página necesita JavaScript para resolver el juego, y este navegador no lo ejecuta. Permite JavaScript o abre la página en otro navegador.
player-print =
    .title = Imprimir
    .aria-label = Imprimir
player-search = Sopa de letras
player-none = Nada que resolver
player-broken = Una parte de este enlace o archivo se perdió por el camino, así que no contiene un juego completo. Pídelo otra vez.
player-nothing = No hay ningún juego en esta dirección: falta la parte que sigue a #. Copia el enlace entero.
player-old-browser = Este navegador es demasiado antiguo para abrir un juego desde un enlace. Actualízalo o usa otro.

## The dialog that shares a puzzle

share-heading = Para que otros lo resuelvan
share-link-heading = Como enlace
share-link-text = El juego entero está en el propio enlace, después de #. Cualquiera que abra el enlace puede resolverlo. Al crear el enlace no se envió nada a nadie.
share-link =
    .aria-label = Enlace
share-copy = Copiar
share-send = Enviar…
share-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } kB de { $most } kB
share-copied = Enlace copiado.
share-copy-yourself = Tu navegador no lo permite. Copia tú el enlace del campo.
share-title = Un juego para resolver
share-no-address = Esta copia de Crosscore es un archivo sin dirección web, así que no puede crear enlaces. Guarda la página en su lugar.
share-this-computer = Esta dirección solo funciona en este equipo; en otros, el enlace no se abrirá.
share-near = Esta dirección solo funciona en esta red; fuera de ella, el enlace no se abrirá.
share-file-heading = Como un solo archivo
share-file-text = Una página (.html) que no necesita nada más, ni siquiera conexión. Envíala por correo o guárdala en una memoria USB. Se abre en cualquier navegador, y aquí si quieres cambiarla.
share-file = Guardar la página
share-embed = Ponerlo en un sitio web
share-embed-text = Guarda la página, súbela a tu sitio y pega este código donde deba estar el juego. Si la página no está en la misma carpeta, escribe su dirección en lugar de su nombre.
share-embed-code =
    .aria-label = Código para pegar
share-embed-copied = Código copiado.
share-answers = Ambos contienen la solución, comprimida pero no secreta.
share-secret = Sin la solución
share-secret-help = Para un concurso: quien llena la cuadrícula solo sabe si todo está bien.
share-ipuz = Guardar como .ipuz
share-no-answers = No contiene las respuestas, solo un código con el que se comprueba una cuadrícula llena.
share-diagram = En la pantalla se ven de todos modos las casillas negras.
share-failed = No se pudo compartir el juego.

## The sheet on paper

sheet-group-print = Impresión
sheet-group-look = Aspecto
sheet-group-words = Idioma y números
sheet-about = Más datos
about-copyright = Derechos de autor
about-editor = Editor
about-publisher = Editorial
about-date = Fecha
about-notes = Notas
about-difficulty = Dificultad
sheet-pages = { $n ->
    [one] Se imprime en { $n } página, con el texto a { $size } puntos.
   *[other] Se imprime en { $n } páginas, con el texto a { $size } puntos.
}
sheet-pages-key = { $n ->
    [one] Se imprime en { $n } página.
   *[other] Se imprime en { $n } páginas.
}

## A crossword that is solved on the page

play-nothing = Todavía no hay nada que resolver.
play-unfilled = Esta cuadrícula aún tiene casillas vacías. Rellénala y podrás resolverla.
play-pencil = Lápiz
    .title = Lápiz: para letras de las que no tienes certeza
play-check = Comprobar
    .title = Comprobar letras
play-check-letter = Esta letra
play-check-word = Esta palabra
play-check-all = Toda la cuadrícula
play-reveal = Revelar
    .title = Revelar letras
play-clue =
    .aria-label = Pista actual
play-clue-back =
    .aria-label = Pista anterior
    .title = Pista anterior (Mayús+Tab)
play-clue-on =
    .aria-label = Pista siguiente
    .title = Pista siguiente (Tab)
play-cross-help = Escribe letras. Las flechas mueven, Tab va a la pista siguiente, Espacio alterna entre horizontal y vertical. Escape y después Tab salen de la cuadrícula.
play-cross-label = Crucigrama, { $width } por { $height }
play-text = Como texto
    .title = Todas las pistas como texto, con un campo para cada palabra
play-clues-region = Pistas
play-filled = Casillas llenas
play-cells = { $n } de { $all } llenas
play-start-over-letters = Vaciar la cuadrícula
play-blank = vacía
play-told = { $begun ->
    [true] { $place }: { $clue }, { $n } letras, { $letters }
   *[false] { $place }: { $clue }, { $n } letras
}
play-told-cell = { $letter }{ $wrong ->
    [true] , incorrecta
   *[false] { "" }
}{ $told ->
    [true] , revelada
   *[false] { "" }
}{ $pencil ->
    [true] , a lápiz
   *[false] { "" }
}, { $n } de { $all }
play-no-letter = Este juego no usa esa letra.
play-state-filled = (llena)
play-state-wrong = (con una letra incorrecta)
play-too-long = { $n } letras, pero solo hay lugar para { $all }.
play-not-right = La cuadrícula está llena, pero algo todavía no está bien.
play-full-secret = La cuadrícula está llena. Este pasatiempo no trae la solución, así que aquí no se puede comprobar.
play-check-full = Llene primero toda la cuadrícula. Entonces sabrá si está bien.
play-checked = { $wrong ->
    [0] { $empty ->
        [0] Todo está bien.
       *[other] Hasta ahora no hay errores.
    }
    [one] Una letra está mal.
   *[other] { $wrong } letras están mal.
}
play-revealed = { $n ->
    [0] Nada que revelar: está bien.
    [one] Se reveló una letra.
   *[other] Se revelaron { $n } letras.
}
play-solved = ¡Resuelto!
play-solved-help = { $n ->
    [one] Se reveló una letra.
   *[other] Se revelaron { $n } letras.
}
play-revealed-all = Se reveló toda la cuadrícula.
keys-solving = Jugar
    .open = Resolver el juego aquí
    .next = a la casilla siguiente, o girar
    .turn = cambiar de dirección
    .slot = pista siguiente o anterior
    .ends = primera o última casilla de una palabra
    .clear = borrar la letra
    .check = comprobar la palabra
    .leave = después, Tab sale de la cuadrícula

kind-convert = Convertir este juego en
done-converted = Convertido en: { $kind }.
job-puzzle-convert = Creando otro tipo de juego…
failed-puzzle-convert = El juego no se pudo convertir en otro tipo.
kind-krisskross = Cruzada
    .short = Cruzada
    .help = Una cuadrícula vacía, con las palabras que van en ella ordenadas por longitud.
kind-codeword = Crucigrama cifrado
    .short = Cifrado
    .help = Cada letra es un número. Se dan algunas letras y solo hay una solución.

## A class set: different puzzles like the one on the sheet

versions-open = <span>Crear </span>30 versiones…
versions-heading = Un juego distinto para cada persona
versions-text = Cada uno lleva su número en el título, y su solución también.
versions-number = Cuántas
versions-number-wrong = Elige un número de { $least } a { $most }.
versions-words = Palabras
versions-words-list = Otras en cada una
versions-words-same = Las mismas en todas
versions-keys = Soluciones
versions-keys-none = Ninguna
versions-keys-end = Al final
versions-keys-each = Después de cada una
versions-print = Imprimir todas
versions-zip = Guardar como .zip
versions-title = { $title } – Versión { $n }
versions-title-bare = Versión { $n }
versions-made = Versiones creadas: { $done } de { $total }
versions-set = Listas para imprimir: { $done } de { $total }
versions-ready = { $n ->
    [0] No hay ninguna versión para imprimir o guardar.
    [one] { $n } versión está lista: imprímela o guárdala.
   *[other] { $n } versiones están listas: imprímelas o guárdalas.
}
versions-stopped = { $n ->
    [0] Se detuvo antes de crear la primera versión.
    [one] Se detuvo: { $n } versión está lista. Imprímela o guárdala.
   *[other] Se detuvo: { $n } versiones están listas. Imprímelas o guárdalas.
}
versions-few = { $n ->
    [one] Con estas palabras solo se puede crear { $n } versión. Imprímela o guárdala, o usa más palabras.
   *[other] Con estas palabras solo se pueden crear { $n } versiones distintas. Imprímelas o guárdalas, o usa más palabras.
}
versions-lacking = { $n ->
    [one] La versión { $numbers } no se pudo crear: { $reason }
   *[other] Las versiones { $numbers } no se pudieron crear: { $reason }
}
failed-puzzle-versions = Las versiones no se crearon.

## Options and settings, and ready-made choices of them

option-count = Número de palabras
    .help = Cuántas palabras se toman de la lista; como máximo 8 para “La menor, demostrada”.
    .unit = palabras
    .any = todas
option-goal = Qué importa más
    .help-compact = Todas las palabras en la cuadrícula más pequeña que se encuentre.
    .help-crossings = Las palabras se cruzan lo más posible, aunque la cuadrícula crezca.
    .help-blocks = Llena una cuadrícula de tamaño fijo (13 × 17 si no eliges otro) con las menos casillas negras posibles; algunas palabras pueden quedar fuera.
    .help-page = La cuadrícula toma la forma del papel, para imprimirse lo más grande posible.
    .help-proved = Para un máximo de 8 palabras. Busca hasta tener la certeza de que no hay cuadrícula menor, y avisa si lo logra.
    .choice-compact = Cuadrícula más pequeña
    .choice-crossings = Más cruces
    .choice-blocks = Menos casillas negras
    .choice-page = Forma de la página
    .choice-proved = La menor, demostrada
option-paper = Papel
    .help = La cuadrícula llena la página, sin los márgenes ni el título.
    .choice-a4 = A4 vertical
    .choice-a4-wide = A4 horizontal
    .choice-letter = Carta vertical
    .choice-letter-wide = Carta horizontal
    .choice-own = Otra forma
option-aspect = Ancho y alto
    .help = Las proporciones de la cuadrícula, como 4 × 3, o 16 × 9 para una pantalla.
option-size = Tamaño de la cuadrícula
    .help = Automático deja lugar para todas las palabras, o usa 13 × 17 con “Menos casillas negras”. En un tamaño fijo van las que quepan.
    .unit = casillas
option-pieces = Varios bloques
    .help = Las palabras que no se pueden unir a las demás van junto a ellas en la hoja.
option-min_length = Palabra más corta
    .help = No se toman palabras más cortas.
    .unit = letras
    .any = cualquiera
option-max_length = Palabra más larga
    .help = No se toman palabras más largas.
    .unit = letras
    .any = cualquiera
option-seconds = Tiempo de búsqueda
    .help = Vas viendo mejores disposiciones a medida que aparecen, hasta que se acabe este tiempo.
    .unit = segundos
option-scatter = Dispersar primero
    .help = Primero reparte esta cantidad de palabras por la cuadrícula; las demás tienen que cruzarlas. Las que no se unen a nada se señalan y no van en la hoja. No se usa mientras haya palabras fijadas.
    .unit = palabras
option-long_clue = Pistas largas
    .help = Señala en la lista las pistas con más caracteres que estos.
    .unit = caracteres
option-fresh = Evitar palabras usadas hace poco
    .help = Usa palabras de tus últimos juegos solo cuando se acaban las demás.
option-filled-size = Tamaño de la cuadrícula
    .help = Ancho y alto de la cuadrícula.
    .unit = casillas
option-blocks = Casillas negras
    .help-pattern = Un patrón nuevo, como en los periódicos: cada letra está en dos palabras y todas se conectan. Necesita una lista de palabras grande.
    .help-few = Se ponen donde acaban las palabras, así que también una lista corta puede llenar la cuadrícula.
    .help-rows = Llena cada fila con palabras separadas por casillas negras; las verticales no pasan del largo que fijes.
    .help-columns = Primero toma las casillas negras de las columnas y después llena las filas.
    .help-none = Sin casillas negras: para cuadrículas pequeñas, o para dibujarlas tú.
    .choice-pattern = Un patrón
    .choice-few = Puestas al rellenar
    .choice-rows = Fila por fila (programa antiguo)
    .choice-columns = Columna por columna (programa antiguo)
    .choice-none = Ninguna: cuadrícula abierta
    .choice-bars = Barras en lugar de casillas (británico)
    .help-bars = Sin casillas negras: las palabras acaban en barras, y cada una tiene un número justo de letras que ninguna otra cruza. Lo habitual es 12 × 12.
    .choice-library = Un patrón que tú eliges
    .help-library = Un patrón de la colección, con el número de palabras y las palabras largas que quieras.
option-pattern = Patrón
    .help = Uno de la colección. Si no eliges ninguno, cualquiera del tamaño de la cuadrícula.
option-symmetry = Simetría
    .help = Cada casilla negra tiene su reflejo.
    .choice-rotational = Media vuelta
    .choice-left-right = Izquierda y derecha
    .choice-up-down = Arriba y abajo
    .choice-both = Los cuatro lados
    .choice-diagonal = Diagonal
    .choice-none = Ninguna
option-black = Cuántas casillas negras
    .help = Con más casillas negras, la cuadrícula es más fácil de rellenar.
    .choice-few = Pocas
    .choice-medium = Término medio
    .choice-many = Muchas
option-most_words = Máximo de palabras
    .help = El patrón no tiene más palabras; 0 no pone límite.
    .unit = palabras
option-most_blocks = Máximo de casillas negras
    .help = El patrón no tiene más casillas negras; 0 no pone límite.
    .unit = casillas
option-theme_answers = Respuestas del tema
    .help = Una en cada línea. Reciben lugares simétricos y el resto se llena a su alrededor: pares de igual longitud, una impar en la fila central.
option-theme_down = Las respuestas del tema pueden ir en vertical
option-max_down = Palabra vertical más larga
    .help = El programa antiguo llena las filas y espera que las columnas formen palabras; con las cortas ocurre más a menudo.
    .unit = letras
option-filled-min_length = Palabra más corta
    .help = No se usan palabras más cortas ni se dejan huecos más cortos.
    .unit = letras
option-min_score = Puntuación mínima
    .help = Si la lista de palabras tiene puntuaciones, no se usan las que estén por debajo.
    .unit = puntos
option-better = Preferir palabras de puntuación alta
    .help = Si la lista de palabras tiene puntuaciones, prueba primero las mejores.
option-shared = Letras seguidas que dos palabras no pueden compartir
    .help = Lo usual es 5; 0 permite todas.
    .unit = letras
option-apart = Ninguna palabra dentro de otra
    .help = Ni CASA junto a CASAS.
option-pangram = Todas las letras del alfabeto
    .help = Intenta usarlas todas y dice cuáles faltan.
option-three = Sin palabras de dos letras
    .help = Las señala.
option-checked = Cada letra en dos palabras
    .help = Señala las letras que están en una sola.
option-connected = Una cuadrícula de una pieza
    .help = Señala las partes que ninguna palabra une.
option-mirrored = Casillas negras simétricas
    .help = Señala las casillas negras sin imagen.
option-method = Cómo buscar
    .help-solver = Usa solo palabras de la lista, en horizontal y en vertical, o demuestra que no pueden llenar la cuadrícula.
    .help-progressive = Llena las filas con palabras y va mejorando las verticales. Pueden quedar algunas que no están en la lista; se señalan.
    .choice-solver = Solo palabras conocidas
    .choice-progressive = Progresivo (programa antiguo)
option-objective = Qué cuenta como error
    .help-lengths = Las letras de las palabras desconocidas, y la quinta parte de las desordenadas.
    .help-counts = Cada palabra desconocida cuenta uno; cada desordenada, medio.
    .help-unknown = Cada palabra desconocida cuenta uno; las desordenadas, también.
    .choice-lengths = Letras de palabras desconocidas
    .choice-counts = Palabras desconocidas y desordenadas
    .choice-unknown = Palabras desconocidas
option-queue = Cola
    .help = Cuántas cuadrículas se guardan para mejorarlas.
    .unit = cuadrículas
option-neighbours = Vecinas
    .help = Cuántos cambios de una cuadrícula se prueban a la vez.
    .unit = cambios
option-filled-seconds = Tiempo de búsqueda
    .help = La búsqueda termina cuando la cuadrícula está llena o se acaba este tiempo.
    .unit = segundos
option-numbers-size = Tamaño de la cuadrícula
    .help = Ancho y alto de la cuadrícula; una de 10 × 10 tiene unas cincuenta pistas.
    .unit = casillas
option-numbers-symmetry = Simetría
    .help = Cada casilla negra tiene su reflejo. Si hay pocos números para elegir, la cuadrícula no es simétrica.
    .choice-rotational = Media vuelta
    .choice-left-right = Izquierda y derecha
    .choice-up-down = Arriba y abajo
    .choice-both = Los cuatro lados
    .choice-diagonal = Diagonal
    .choice-none = Ninguna
option-operations = Operaciones
    .help = Lo que piden las pistas.
    .choice-times = × por
    .choice-divide = ÷ entre
    .choice-times-divide = × y ÷
    .choice-plus = + más
    .choice-minus = − menos
    .choice-plus-minus = + y −
    .choice-all = Las cuatro
option-first_least = Primer factor desde
    .help = El número más pequeño a la izquierda de ×.
option-first_most = Primer factor hasta
    .help = El número más grande a la izquierda de ×: 12 para las tablas hasta el doce.
option-second_least = Segundo factor desde
    .help = El número más pequeño a la derecha de ×. Las divisiones son multiplicaciones al revés.
option-second_most = Segundo factor hasta
    .help = El número más grande a la derecha de ×.
option-term_least = Sumandos desde
    .help = El número más pequeño a cada lado de + y −.
option-term_most = Sumandos hasta
    .help = El número más grande a cada lado de + y −.
option-clue = Pistas
    .help-full = Cada pista da su respuesta: basta con calcularla.
    .help-hidden = Muchas pistas ocultan un número y los cruces deciden. Se muestran enteras las necesarias para que haya exactamente una solución; se comprueba.
    .choice-full = Entera: 12 × 7
    .choice-hidden = Un número oculto: □ × 7
option-count-hidden = Número de palabras
    .help = Cuántas palabras se toman de la lista.
    .unit = palabras
    .any = todas
option-level = Direcciones
    .help-easy = Las palabras van al derecho y hacia abajo.
    .help-medium = También en diagonal, al derecho.
    .help-hard = En las ocho direcciones, también al revés.
    .help-own = Elige cada dirección por separado.
    .choice-easy = Fácil
    .choice-medium = Media
    .choice-hard = Difícil
    .choice-own = A elegir
option-ways = Las palabras van
    .help = Al menos una dirección.
    .choice-forward = Al derecho
    .choice-down = Hacia abajo
    .choice-forward-down = Al derecho y hacia abajo
    .choice-forward-up = Al derecho y hacia arriba
    .choice-backward = Al revés
    .choice-up = Hacia arriba
    .choice-backward-up = Al revés y hacia arriba
    .choice-backward-down = Al revés y hacia abajo
option-size-hidden = Tamaño de la cuadrícula
    .help = Automático busca un tamaño con lugar para todas las palabras. En un tamaño fijo, las que no caben quedan fuera.
    .unit = casillas
option-room = Espacio
    .help-normal = Unos dos tercios de las letras son de palabras. Con un mensaje oculto, la cuadrícula es justo lo bastante grande para ambos.
    .help-tight = La cuadrícula más pequeña que se encuentre para las palabras.
    .help-loose = Más de la mitad de las letras no son de ninguna palabra, así que cuesta más encontrarlas.
    .choice-normal = Normal
    .choice-tight = Justo
    .choice-loose = Amplio
option-shape = Forma
    .help = El contorno que llenan las letras.
    .choice-rectangle = Rectángulo
    .choice-circle = Círculo
    .choice-heart = Corazón
    .choice-diamond = Rombo
    .choice-tree = Árbol
    .choice-own = Tu propia imagen
option-mask = Tu imagen
    .help = Los cuadros negros serán letras. La imagen se ajusta a la cuadrícula.
option-sharing = Letras compartidas
    .help = Las palabras que se cruzan tienen una letra en común.
    .choice-any = Al azar
    .choice-many = Muchas
    .choice-few = Pocas
    .choice-none = Ninguna
option-inside = Palabras dentro de palabras
    .help-there = Una palabra que es parte de otra, como MAR en AMARILLO, se encuentra ahí y en ningún otro lugar.
    .help-own = Tiene además su propio lugar, así que se puede encontrar en los dos.
    .help-out = Se deja fuera del juego.
    .choice-there = Solo ahí
    .choice-own = También aparte
    .choice-out = Fuera
option-filler = Alrededor de las palabras
    .help-words = Letras tan frecuentes como lo son en las palabras.
    .help-first = Más difícil: solo letras con las que empiezan palabras.
    .help-others = Más fácil: letras que no tiene ninguna palabra, si el idioma tiene alguna.
    .choice-words = Letras de las palabras
    .choice-first = Solo iniciales
    .choice-others = Otras letras
option-first = Desde el principio
    .help = Cuántas letras del comienzo de cada palabra se usan.
    .unit = letras
option-message = Mensaje oculto
    .help = Las letras que no son de ninguna palabra, leídas fila por fila, empiezan con él.
option-clean = Sin malas palabras
    .help = No aparece por casualidad ninguna palabra grosera, en ninguna dirección.
option-banned = Palabras que no deben aparecer
    .help = Otras palabras que no deben aparecer por casualidad, separadas por espacios o comas.
option-grid = Cuadrícula
    .help-crossing = Las palabras se cruzan donde pueden, y la cuadrícula crece a su alrededor.
    .help-blocked = La de los periódicos, con casillas negras y llena de palabras; necesita una lista de palabras grande.
    .choice-crossing = Palabras cruzadas
    .choice-blocked = Clásica
option-derived-count = Número de palabras
    .help = Cuántas palabras se toman de la lista.
    .unit = palabras
    .any = todas
option-derived-size = Tamaño de la cuadrícula
    .help = Automático toma el espacio que necesitan todas las palabras. En un tamaño fijo van las que quepan.
    .unit = casillas
option-start = Para empezar
    .help = Lo que ya está en la cuadrícula, para que haya por dónde empezar.
    .choice-word = Una palabra
    .choice-letter = Una letra
    .choice-none = Nada
option-shown = Letras dadas
    .help = Se dan al menos estas letras; se añaden más hasta que haya una sola solución.
    .unit = letras
preset-standard = Estándar
    .help = 50 palabras en la cuadrícula más pequeña.
preset-small = Pequeño
    .help = 15 palabras cortas, de 3 a 6 letras.
preset-large = Grande
    .help = 100 palabras; tarda un poco más.
preset-square = 15 × 15
    .help = Un cuadrado como el de los periódicos, con todas las que quepan de 40 palabras.
preset-scattered = Disperso
    .help = Reparte primero 10 palabras por la cuadrícula; las demás las cruzan.
preset-dense = 13 × 17
    .help = Un bloque de 13 × 17 con tan pocas casillas negras como permiten 60 palabras.
preset-page = Página
    .help = 50 palabras en la forma de una página A4.
preset-proved = Demostrado
    .help = 8 palabras en la cuadrícula más pequeña posible.
preset-newspaper = Periódico
    .help = 13 × 13 con un patrón simétrico, para una lista de palabras grande.
preset-newspaper-15 = Periódico, 15 × 15
    .help = El tamaño más común en los crucigramas de los diarios.
preset-mini = Mini
    .help = 5 × 5 con pocas casillas negras, para la pausa del café.
preset-own-blocks = Cuadrícula llena
    .help = 12 × 12, con las menos casillas negras posibles, puestas al rellenar.
preset-small-list = Lista corta
    .help = Más casillas negras y palabras cortas, así que basta una lista pequeña.
preset-older = Programa antiguo
    .help = 12 × 12 con la búsqueda progresiva y los ajustes de un programa más antiguo; pueden quedar palabras desconocidas.
preset-numbers-times = Multiplicación
    .help = 10 × 10: un número hasta 12 por un número hasta 99.
preset-numbers-tables = Tablas de multiplicar
    .help = 8 × 8: las tablas del 2 al 12, hasta por veinte.
preset-numbers-large = Multiplicación larga
    .help = 10 × 10: números de dos cifras por números de dos cifras.
preset-numbers-plus = Sumas y restas
    .help = 10 × 10: sumas y restas con números hasta 199.
preset-numbers-mixed = Mixto
    .help = 10 × 10: las cuatro operaciones.
preset-numbers-hidden = Desafío
    .help = 10 × 10: pistas a las que les falta un número, para quien busca un reto.
preset-search-standard = Estándar
    .help = 20 palabras en cuatro direcciones.
preset-search-easy = Para empezar
    .help = 10 palabras cortas, al derecho y hacia abajo, entre letras que no tienen.
preset-search-hard = Difícil
    .help = 30 palabras en las ocho direcciones, entre letras con las que empiezan palabras.
preset-search-large = Grande
    .help = 60 palabras en las ocho direcciones.
preset-search-packed = Apretada
    .help = 30 palabras que se cruzan en la cuadrícula más pequeña que se encuentre.
preset-search-heart = Corazón
    .help = 25 palabras en forma de corazón.
preset-search-tree = Árbol
    .help = 25 palabras en forma de abeto.
preset-krisskross = Estándar
    .help = 30 palabras que se cruzan libremente; se da una.
preset-krisskross-small = Para niños
    .help = 12 palabras cortas, de 3 a 6 letras.
preset-krisskross-filled = Clásica
    .help = 11 × 11 con casillas negras, para una lista de palabras grande.
preset-codeword = Estándar
    .help = 30 palabras que se cruzan libremente, con al menos 3 letras dadas.
preset-codeword-filled = Clásica
    .help = 13 × 13 con casillas negras, para una lista de palabras grande.
preset-codeword-easy = Fácil
    .help = 30 palabras que se cruzan libremente, con al menos 7 letras dadas.
sheet-option-key = Solución
    .help = El juego resuelto en una hoja aparte, o al lado del vacío.
    .choice-apart = En hoja aparte
    .choice-beside = Junto al juego
sheet-option-prints = Qué se imprime
    .help = El juego, su solución o ambos en páginas separadas.
    .choice-puzzle = Juego
    .choice-key = Solución
    .choice-both = Ambos
sheet-option-paper = Papel
    .help = El papel en que se imprime. Si no eliges, las páginas caben tanto en A4 como en Carta.
    .choice-auto = A4 o Carta
    .choice-a4 = A4
    .choice-letter = Carta
sheet-option-name_line = Línea para el nombre
    .help = Una línea sobre el juego para el nombre de quien lo resuelve.
sheet-option-save_ink = Ahorrar tinta
    .help = Líneas finas, y casillas negras rayadas en vez de rellenas.
sheet-option-blocks = Casillas fuera de las palabras
    .help = Cómo se ven en la hoja las casillas vacías.
    .choice-grey = Grises
    .choice-black = Negras
    .choice-none = Sin dibujar
    .choice-hidden = Ocultas, también los números
sheet-option-text_size = Tamaño del texto
    .help = El tamaño en que se imprimen las pistas: 9, de 9 a 11, 14 o 18 puntos. Normal es tan grande como quepa en una página; con el máximo, también las casillas son mayores.
    .choice-small = Menor
    .choice-normal = Normal
    .choice-large = Mayor
    .choice-huge = Máximo
sheet-option-word_bank = Banco de palabras
    .help = Muestra todas las respuestas por orden alfabético, como ayuda.
sheet-option-enumerations = Número de letras
    .help = Muestra tras cada pista cuántas letras tiene la respuesta, como (6) o (3,5).
sheet-option-language = Idioma de los títulos
    .help = El idioma de los títulos, de “Nombre” y de la solución. Si no eliges uno, es el de las pistas.
sheet-option-digits = Cifras
    .help = Cómo se escriben los números en la cuadrícula y junto a las pistas.
    .choice-auto = Lo habitual
    .choice-latin = 0 1 2
    .choice-native = Las del idioma
sheet-option-numbering = Números
    .help = Numera las casillas donde empiezan palabras, o las filas y columnas, como muchos periódicos árabes y persas.
    .choice-cells = En las casillas
    .choice-lines = Filas y columnas
sheet-option-key-hidden = Solución
    .help = El juego resuelto en una hoja aparte, o al lado del que está sin resolver.
    .choice-apart = En hoja aparte
    .choice-beside = Junto al juego
sheet-option-list = Qué hay que encontrar
    .help = Qué se imprime bajo la cuadrícula: las palabras, sus pistas o solo cuántas palabras hay.
    .choice-words = Palabras
    .choice-clues = Pistas
    .choice-none = Su número
sheet-option-order = Orden de la lista
    .help = Cómo se ordenan las palabras o sus pistas.
    .choice-alphabet = Alfabético
    .choice-listed = El de la lista
    .choice-length = Por longitud
sheet-option-text_size-hidden = Tamaño del texto
    .help = El tamaño en que se imprime la lista: 9, de 9 a 11, 14 o 18 puntos. Normal es tan grande como quepa en una página; con el máximo, también las letras de la cuadrícula son mayores.
    .choice-small = Menor
    .choice-normal = Normal
    .choice-large = Mayor
    .choice-huge = Máximo
sheet-option-grid_lines = Líneas entre las letras
    .help = Dibuja un cuadro alrededor de cada letra.
sheet-option-marks = Palabras en la solución
    .help = Cómo muestra la solución dónde están las palabras.
    .choice-rings = Rodeadas
    .choice-colours = En color
sheet-option-filler-key = Otras letras en la solución
    .help = Muestra en gris, en la solución, las letras que no son de ninguna palabra.
sheet-option-digits-hidden = Cifras
    .help = Cómo se escriben los números junto a las pistas y en los recuentos.
    .choice-auto = Lo habitual
    .choice-latin = 0 1 2
    .choice-native = Las del idioma

## The engine: alphabet

engine-half-character = “{ $word }” contiene medio carácter ({ $code }, un sustituto suelto): escríbelo de nuevo.
engine-digit = “{ $word }” contiene la cifra { $char }. Escribe el número con letras.
engine-control-character = “{ $word }” contiene el carácter de control { $char }: quítalo.
engine-no-letter-there-is = “{ $word }” contiene { $char }, que no es una letra. Quítalo.
engine-symbol = “{ $word }” contiene el símbolo { $char }, pero en { $language } solo se admiten letras. Quítalo, o elige “Cualquier escritura” como idioma.
engine-other-character = “{ $word }” contiene { $char } { $name }, pero { $language } se escribe con el alfabeto { $scripts }: corrígelo o elige otro idioma.
engine-other-script = “{ $word }” contiene { $char }, del alfabeto { $script }, pero { $language } se escribe con el alfabeto { $scripts }: corrígelo o elige otro idioma.
engine-list-no-letters = Ninguna palabra de la lista tiene letras. ¿Es el archivo correcto?
engine-script-share = { $script } en un { $percent } %
engine-list-mixed-scripts = Las palabras mezclan escrituras: { $shares }. Deja un solo idioma en la lista, o elige el idioma.
engine-and = { $first } y { $last }
engine-no-such-letters = En { $language } no existe la opción “{ $option }”. Elige entre { $known }.
engine-no-such-language = No existe el idioma “{ $code }”. Usa un código como en, bn o ar.
engine-code-of-language = { $code } ({ $language })
engine-no-such-language-but = No existe el idioma “{ $code }”. ¿Querías decir { $languages }?
engine-no-digit = “{ $word }” contiene { $char }, que no es una cifra. Un crucigrama numérico solo admite números enteros.
engine-type-a-number = Escribe un número.
engine-no-letters-of-any-script = “{ $word }” no tiene letras para la cuadrícula: escríbela con letras.
engine-no-letters-of-script = “{ $word }” no tiene letras para la cuadrícula: escríbela con el alfabeto { $scripts }.
engine-lone-mark = “{ $word }” contiene { $char } sin una letra delante. Añádela.
engine-or = { $first } o { $last }

## The engine: changes

engine-title-too-long = El título tiene { $characters } caracteres; puede tener hasta { $most }.
engine-author-too-long = El nombre del autor tiene { $characters } caracteres; puede tener hasta { $most }.
engine-instructions-too-long = El texto sobre las pistas tiene { $characters } caracteres; puede tener hasta { $most }.
engine-text-too-long = Este texto tiene { $characters } caracteres; puede tener hasta { $most }.
engine-finished-option = { $name } no se puede cambiar en un juego terminado; sí puedes cambiar { $known }.
engine-no-such-word = Esa palabra no existe; el juego tiene { $words }.
engine-not-placed = { $word } no está en la cuadrícula, así que no se puede fijar. Colócala primero.

## The engine: dictionary

engine-too-many-characters = { $word } tiene { $characters } caracteres; una palabra puede tener hasta { $most }.
engine-one-letter = { $word } tiene una sola letra; una palabra necesita al menos { $least }.
engine-too-many-letters = { $word } tiene { $letters } letras; una palabra puede tener hasta { $most }.
engine-too-many-marks = { $word } tiene demasiados signos sobre una letra. Quita algunos.
engine-clue-without-word = Esta pista no tiene palabra. Escríbela.
engine-more-cells = { $word } ocupa { $cells } casillas; solo caben { $most }.
engine-holds-mark = { $word } todavía contiene “{ $mark }”. Si lo que sigue es una pista, pásalo a las pistas.
engine-no-clue-yet = { $word } todavía no tiene pista.
engine-clue-too-long = La pista tiene { $characters } caracteres; puede tener hasta { $most }.
engine-gives-away = La pista contiene la propia palabra: { $word }.
engine-same-word = La misma palabra que en la fila { $row }: { $word }.
engine-same-letters = Las mismas letras que en la fila { $row }: { $word }.
engine-same-letters-below = La fila { $row } tiene las mismas letras.
engine-office-unread = { $name } no se puede leer: está dañado, protegido con contraseña o es muy grande. Guárdalo de nuevo, o copia sus palabras y pégalas aquí.
engine-had-half-character = { $word } contenía medio carácter, { $code }; escribe lo que falta.
engine-had-control-character = { $word } contenía un carácter de control, { $code }; se quitó.
engine-line = línea { $number }
engine-entry = entrada { $number }
engine-word = palabra { $number }
engine-entries-beyond = { $name } tiene más de { $most } entradas, que es el límite. Divídelo en archivos más pequeños.
engine-nothing-to-save = Todavía no hay palabras que guardar.
engine-read-differently = La fila { $row } ({ $word }) se leería de otra manera en un archivo así; guarda la lista en otro formato.
engine-rows-with-same-word = Las filas { $first } y { $second } tienen la misma palabra, { $word }, y un diccionario JSON guarda cada palabra una sola vez: cambia una de ellas o guarda la lista como CSV.
engine-rows-without-word = Las filas { $first } y { $second } no tienen palabra; escribe una en alguna de ellas o guarda la lista como CSV.
engine-questions-left-out =
    { $n ->
        [one] { $n } entrada no tiene una respuesta que pueda ser una palabra; queda fuera.
       *[other] { $n } entradas no tienen una respuesta que pueda ser una palabra; quedan fuera.
    }
engine-web-page = { $name } es una página web o XML, no una lista de palabras; copia sus palabras en un archivo de texto simple.
engine-no-words-in-file = { $name } no contiene palabras; debería tener una palabra por línea, o verse como { $example }.
engine-assumed-encoding = { $name } no indica cómo guarda sus letras; se leyó como { $encoding }. Si alguna se ve mal, guárdalo como UTF-8.
engine-is-a-puzzle = { $name } es un juego, no una lista de palabras; ábrelo como juego.
engine-not-an-object = { $name } contiene { $what } en vez de un objeto con palabras y pistas como { $example }.
engine-a-list-or-object = una lista o un objeto
engine-a-text = un texto
engine-null = null
engine-true-or-false = verdadero o falso
engine-a-number = un número
engine-clue-not-text = La pista de { $word } es { $what }, no un texto.
engine-empty-entry = La entrada no tiene ni palabra ni pista.
engine-entry-parts = La entrada { $entry } tiene { $parts } partes; solo se leen las dos primeras, palabra y pista.
engine-entry-without-word = La entrada { $entry } no tiene palabra; debería verse como { $example }.
engine-columns-swapped = Aquí las pistas van primero, así que la segunda columna se leyó como las palabras.
engine-empty-line = La línea { $line } no tiene ni palabra ni pista.
engine-columns-but-scores = Solo se leen la columna { $words }, como palabras, y la columna { $scores }, como sus puntuaciones; las demás quedan fuera.
engine-columns-left-out = Solo se leen la columna { $words }, como palabras, y la columna { $clues }, como pistas; las demás quedan fuera. Una primera línea como word,clue dice cuál es cuál.
engine-comments = Las líneas que empiezan con # se toman por comentarios y se saltan: aquí, { $lines }.
engine-no-mark = Cada línea se leyó como una sola palabra, porque nada separa las palabras de las pistas. Si las líneas tienen pistas, pon entre ambas un tabulador o dos puntos.
engine-unclear-line = La línea { $line } se dejó entera: su coma, guion o espacio puede separar palabra y pista, o ser de la palabra. Si las separa, pon ahí un tabulador o dos puntos.
engine-doing-reading = Leyendo { $name }
engine-too-many-entries = { $name } tiene { $entries } entradas; el límite es { $most }. Divídelo en archivos más pequeños.
engine-no-clues = Ninguna palabra de { $name } tiene pista.
engine-doing-checking = Revisando las palabras de { $name }
engine-stands-twice = { $word } está dos veces en la lista; se conserva la primera.
engine-letters-stand-twice = { $word } tiene las mismas letras que { $other }; se conserva la primera.
engine-no-usable-words = Ninguna entrada de { $name } se puede usar como palabra en { $language }; la primera de { $entries }: { $problem }
engine-in-file = { $name }: { $problem }
engine-bad-score = La puntuación de { $word } es { $score }, y no un número entero de 0 a { $most }; cuenta como { $usual }.
engine-no-score = { $word } no tiene puntuación; cuenta como { $usual }.
engine-entry-is-clue-only = La pista no tiene palabra.
engine-used-without-clue = { $word } no tiene pista; se usa sin ella.
engine-clue-cut = La pista de { $word } tiene { $characters } caracteres; solo se conservan los primeros { $most }.

## The engine: fields

engine-option-of = { $option } debe ser uno de estos valores: { $choices }; no { $value }.
engine-option-language = { $option } debe ser un código como en, bn o ar, o quedar vacío; no { $value }.
engine-option-bool = { $option } debe ser true o false, no { $value }.
engine-option-int-plain = { $option } debe ser un número entero de { $least } a { $most }, no { $value }.
engine-option-int = { $option } debe ser un número entero de { $least } a { $most } { $unit }, no { $value }.
engine-option-number = { $option } debe ser un número de { $least } a { $most } { $unit }, no { $value }.
engine-option-text = { $option } debe ser un texto, no { $value }.
engine-option-text-long = { $option } tiene { $characters } caracteres; se pueden guardar hasta { $most }.
engine-option-set = { $option } debe ser uno o varios de estos valores: { $choices }; no { $value }.
engine-option-mask = { $option } debe ser una imagen en filas de igual longitud, con # donde va una letra y . donde no, hasta { $most } casillas por lado y con al menos un #.
engine-option-size = { $option } debe ser auto o ancho x alto, como 15x15, con { $least } a { $most } casillas por lado, no { $value }.
engine-option-sides = { $option } debe ser ancho x alto, como 13x13, con { $least } a { $most } casillas por lado, no { $value }.
engine-option-ratio = { $option } debe ser ancho x alto, como 4x3, ambos números enteros de { $least } a { $most }, no { $value }.
engine-nothing = nada
engine-no-such-option = No existe la opción { $name }. Las opciones son { $known }.

## The engine: formats

engine-no-puzzle-file = { $name } no es un archivo de juego que Crosscore pueda abrir. Abre .ipuz, .puz, .jpz, .xd, Exolve, y páginas y archivos .zip guardados aquí. Para usar una lista de palabras, ábrela como lista de palabras.
engine-exolve-no-word-search = Exolve no puede mostrar sopas de letras. Guárdala como .ipuz o como página para resolver.
engine-exolve-too-large = La cuadrícula es de { $width } × { $height }, y Exolve muestra hasta { $most } × { $most }. Guárdala como .ipuz o como página para resolver.
engine-exolve-beyond = Exolve no admite letras como { $letter }. Guarda el juego como .ipuz o como página para resolver.
engine-exolve-too-long = Una letra de la cuadrícula tiene { $characters } caracteres, y Exolve admite hasta { $most }. Guarda el juego como .ipuz o como página para resolver.
engine-imported-given = muestra letras de palabras que no están completas; están en la cuadrícula, pero no se muestran
engine-exolve-adrift =
    { $clues ->
        [one] tiene { $clues } pista que no dice dónde va su palabra; se omite
       *[other] tiene { $clues } pistas que no dicen dónde van sus palabras; se omiten
    }
engine-exolve-jigsaw = es un rompecabezas: sus pistas no dicen dónde van sus palabras
engine-xd-too-long = tiene más de { $lines } líneas, o una de más de { $most } caracteres
engine-xd-small = tiene letras minúsculas en la cuadrícula sin decir por qué; aquí son como las demás
engine-xd-readings =
    { $cells ->
        [one] tiene { $cells } casilla con varias lecturas, que están juntas en ella
       *[other] tiene { $cells } casillas con varias lecturas, que están juntas en cada una
    }
engine-xd-barred = es un crucigrama con barras y no dice dónde están
engine-xd-hidden = solo tiene la letra X: no tiene solución
engine-xd-other-answers = sus pistas y respuestas no son las de su cuadrícula
engine-xd-wrong-answers =
    { $answers ->
        [one] tiene { $answers } respuesta que la cuadrícula contradice; vale la cuadrícula
       *[other] tiene { $answers } respuestas que la cuadrícula contradice; vale la cuadrícula
    }
engine-xd-no-word-search = Un archivo .xd no puede contener una sopa de letras. Guárdala como .ipuz o como página para resolver.
engine-xd-keys = Un archivo .xd contiene como máximo { $most } letras distintas de varios caracteres; guarda el juego como .ipuz.
engine-loss-xd-bars = Solo algunos programas conocen las barras de un archivo .xd; otros leen otra cuadrícula.
engine-loss-xd-texts =
    { $texts ->
        [one] { $texts } texto tiene signos que significan otra cosa en este formato, y cambia.
       *[other] { $texts } textos tienen signos que significan otra cosa en este formato, y cambian.
    }
engine-loss-exolve-typing = Las letras de varios caracteres se escriben tras un doble clic: algunos de esos caracteres ({ $signs }) no pertenecen a una sola escritura.
engine-exolve-3d = es un crucigrama en tres dimensiones
engine-exolve-shaped = sus casillas tienen formas propias
engine-exolve-several = contiene varios juegos; se abre el primero
engine-exolve-sections = tiene partes que no se conservan: { $sections }
engine-imported-size = su cuadrícula está vacía o es mayor que { $most } × { $most }
engine-exolve-rows = su cuadrícula tiene { $rows } filas, pero su altura es { $height }
engine-exolve-long-row = tiene más de { $width } casillas en la fila { $row } de la cuadrícula; el resto queda fuera
engine-exolve-short-row = la fila { $row } de su cuadrícula tiene { $cells } casillas, pero su ancho es { $width }
engine-exolve-long-line = una pista tiene más de { $most } caracteres
engine-exolve-hints = tiene ayudas para sus pistas; no se conservan
engine-exolve-fillers = tiene líneas entre sus pistas, que no se conservan
engine-imported-explained = tiene explicaciones de sus pistas, que no se conservan
engine-imported-marked = tiene pistas en negrita, cursiva y similares; quedan como texto simple
engine-exolve-placeless =
    { $clues ->
        [one] tiene { $clues } pista que no corresponde a ninguna palabra de la cuadrícula; queda fuera
       *[other] tiene { $clues } pistas que no corresponden a ninguna palabra de la cuadrícula; quedan fuera
    }
engine-no-player = Falta aquí la página para resolver juegos.
engine-damaged-page = El juego de { $name } está dañado. Guarda la página otra vez, o abre el archivo .ipuz con el que se creó.
engine-the-file = archivo
engine-imported-no-cells = su cuadrícula no tiene casillas
engine-imported-long-cell = una casilla de su cuadrícula contiene un texto entero
engine-imported-words = tiene { $words } palabras, y se pueden usar { $most } como máximo
engine-imported-numbers = tiene números distintos de los que corresponden a las palabras; se numeran de nuevo
engine-clue-twice = está dos veces
engine-imported-misfit = queda fuera: sus casillas no forman una palabra de la cuadrícula
engine-imported-refused = { $name } no se puede abrir: { $why }.
engine-imported-barred = las palabras están separadas por barras entre casillas, y aquí solo las separan casillas negras
engine-imported-no-runs = sus palabras no van, en horizontal y vertical, de una casilla negra a otra
engine-imported-other-runs = sus palabras, que figuran como { $lists }, no van en horizontal y vertical de casilla negra a casilla negra
engine-imported-one-cell =
    { $clues ->
        [one] tiene { $clues } palabra de una sola casilla, que queda fuera
       *[other] tiene { $clues } palabras de una sola casilla, que quedan fuera
    }
engine-imported-linked =
    { $clues ->
        [one] tiene { $clues } pista para varias palabras de la cuadrícula; aquí es solo de la primera
       *[other] tiene { $clues } pistas para varias palabras de la cuadrícula; aquí son solo de la primera de cada una
    }
engine-imported-backwards =
    { $clues ->
        [one] tiene { $clues } palabra que se lee al revés; aquí va tal como se leen sus casillas
       *[other] tiene { $clues } palabras que se leen al revés; aquí van tal como se leen sus casillas
    }
engine-cell = fila { $row }, columna { $column }
engine-ipuz-no-object = no contiene un objeto JSON
engine-ipuz-no-version = no indica una "version" de ipuz
engine-ipuz-no-kind = no es ni un crucigrama ni una sopa de letras
engine-ipuz-size = su cuadrícula está vacía o es mayor que { $most } × { $most }
engine-not-ipuz-puzzle = { $name } no es un juego .ipuz que Crosscore pueda abrir: { $why }.
engine-wrong-type = tiene un valor de otro tipo
engine-no-text = no es un texto
engine-text-cut = tiene { $characters } caracteres; se conservan { $most }
engine-no-use = tiene un valor que no sirve
engine-no-use-because = tiene un valor que no sirve: { $problem }
engine-no-setting = no tiene el ajuste { $name }
engine-ipuz-too-many-words = tiene { $words } palabras, y se pueden usar { $most } como máximo
engine-letters-folded = tiene letras que no llevan las palabras del idioma que se le supuso, y que se simplificaron: { $letters }
engine-the-grid = cuadrícula
engine-should-be = debería ser { $value }
engine-clue-counts = La pista dice ({ $counts }), pero hay { $cells } casillas.
engine-clue-tells = La pista contiene su propia respuesta.
engine-clue-has-answer = La pista contiene { $word }, que está en la cuadrícula.
engine-clue-repeated = Otra palabra tiene la misma pista.
engine-clue-across = { $number } horizontal
engine-clue-down = { $number } vertical
engine-ipuz-no-solution = no tiene solución
engine-dimensions = debería ser { $width } × { $height }, como la solución
engine-ipuz-solution-row = la fila { $row } de su solución no tiene { $width } casillas como la fila 1
engine-voids-are-blocks = tiene { $cells } casillas exteriores, que pasan a ser negras
engine-ipuz-no-letter = la fila { $row } de su solución tiene una casilla sin letra
engine-ipuz-rows = su juego no tiene { $rows } filas como la solución
engine-ipuz-puzzle-row = la fila { $row } de su juego no tiene { $width } casillas
engine-shape = tiene letra en el juego o en la solución, pero no en ambos
engine-ipuz-no-clues = no tiene pistas
engine-list-unread = es una lista que no se lee
engine-has-no-number = no tiene número
engine-ipuz-no-letters = no tiene una cuadrícula de letras
engine-dimensions-letters = debería ser { $width } × { $height }, como la cuadrícula
engine-cell-no-letter = no tiene letra, así que queda fuera de la cuadrícula
engine-single-letter = tiene una sola letra, así que queda fuera
engine-ipuz-no-words = no tiene palabras que encontrar
engine-place-missing = no tiene lugar en el archivo, así que se busca entre las letras
engine-reason-has-place = figura sin lugar, pero lo tiene
engine-has-no-text = no tiene texto
engine-neither-locked = no está ni fija ni suelta
engine-place-other-letters = no está donde dice el archivo, así que se busca entre las letras
engine-nowhere-in-letters = no aparece entre las letras
engine-several-places = está en { $places } lugares entre las letras; se toma el primero
engine-locked-not-placed = está fijada, pero no tiene lugar en la hoja
engine-clue-not-there = menciona una pista que no existe
engine-given-no-position = tiene letras dadas sin posición
engine-no-row = no tiene fila, columna y dirección
engine-ipuz-codes-lost = tiene números en lugar de letras, que no se conservan
engine-ipuz-keys-lost = tiene entradas que no se conservan: { $keys }
engine-html-lost =
    { $texts ->
        [one] tiene imágenes, letras voladas o similares en { $texts } texto; solo se conservan sus letras
       *[other] tiene imágenes, letras voladas o similares en { $texts } textos; solo se conservan sus letras
    }
engine-ipuz-styles-lost =
    { $cells ->
        [one] tiene una imagen u otra marca en { $cells } casilla, que no se conserva
       *[other] tiene imágenes u otras marcas en { $cells } casillas, que no se conservan
    }
engine-ipuz-variety = es un juego del tipo «{ $kind }», y solo se pueden abrir crucigramas, crucigramas en clave y sopas de letras
engine-ipuz-jumbled = sus pistas no son las de las palabras junto a las que están, pues quien lo resuelve debe emparejarlas
engine-ipuz-own-lists = no es un crucigrama de palabras horizontales y verticales: sus pistas están en listas propias, { $headings }
engine-ipuz-clueless = no tiene pista para { $words } de sus palabras
engine-ipuz-unseen = no muestra casillas negras ni tiene solución, así que no se puede saber dónde están sus palabras
engine-alternatives-lost =
    { $cells ->
        [one] admite varias letras en { $cells } casilla; se conserva la primera
       *[other] admite varias letras en { $cells } casillas; se conserva la primera
    }
engine-no-clue-across = { $word }, en horizontal, no tiene pista
engine-no-clue-down = { $word }, en vertical, no tiene pista
engine-clue-not-full = queda fuera: su respuesta tiene casillas vacías
engine-clue-no-place = no tiene lugar en la cuadrícula
engine-no-number = sin número
engine-label = muestra { $shown }, pero debería mostrar { $number }
engine-enumeration = dice { $said } letras, pero son { $letters }
engine-stray = { $letter } no es de ninguna palabra
engine-pinned-no-letter = menciona una casilla sin letra
engine-would-lie-outside = quedaría fuera de la cuadrícula
engine-has-no-letter = no tiene letra { $number }
engine-gives-outside = da una letra donde no hay palabra
engine-gives-other = da { $given }, pero la letra es { $letter }
engine-gives-hidden = da su letra { $number }, pero el juego no la muestra
engine-seen-clueless = Esto es para crucigramas con pistas; guarda este juego como .ipuz.
engine-seen-as-read = Esto es para crucigramas de derecha a izquierda. Guarda este juego como .ipuz.
engine-loss-cells = Los programas que no miran las casillas de cada pista leen las palabras al revés; para ellos está el otro .ipuz.
engine-jpz-no-word-search = Un archivo .jpz no puede contener una sopa de letras. Guárdala como .ipuz o como página para resolver.
engine-loss-jpz-direction = No hay un campo para la dirección: la cuadrícula va como en el papel y cada palabra enumera sus casillas desde la derecha; un programa que no siga esa lista la lee desde la izquierda.
engine-jpz-no-puzzle = no contiene un juego de Crossword Compiler
engine-jpz-other-kind = no es un crucigrama, sino un juego del tipo “{ $kind }”
engine-jpz-arrows = sus pistas están en la cuadrícula, como en un autodefinido, y no en listas
engine-jpz-strange-cells = tiene casillas fuera de su cuadrícula
engine-imported-pictures = tiene imágenes en las casillas, que no se conservan
engine-jpz-second-numbers = tiene segundos números en las casillas, que no se conservan
engine-jpz-looks = { $cells ->
    [one] tiene una forma o un color en { $cells } casilla, que no se conserva
   *[other] tiene formas o colores en { $cells } casillas, que no se conservan
}
engine-jpz-bars-within = { $bars ->
    [one] tiene { $bars } barra dentro de una palabra, que no se conserva
   *[other] tiene { $bars } barras dentro de palabras, que no se conservan
}
engine-imported-states = tiene letras que alguien ya escribió al resolverlo, que no se conservan
engine-jpz-wordless = tiene pistas que no corresponden a ninguna palabra de la cuadrícula; quedan fuera
engine-imported-completion = tiene un mensaje para quien lo resuelva, que no se conserva
engine-imported-details = tiene datos que no se conservan: { $details }
engine-xml-broken = { $name } está dañado: su XML no se puede leer a partir de la línea { $line }, columna { $column }. Consigue el archivo de nuevo.
engine-imported-large = tiene más de { $most } MB
engine-imported-encoding = su texto no está en { $encoding }, como dice
engine-imported-deep = su XML es más grande que el de cualquier crucigrama
engine-imported-doctype = declara un tipo de documento, que ningún crucigrama necesita
engine-link-too-long = El enlace tendría { $size } caracteres, y solo { $most } llegan con seguridad. Comparte el juego como archivo.
engine-nothing-to-solve = Todavía no hay nada que resolver: no hay ninguna palabra en la cuadrícula.
engine-unfilled-to-solve =
    { $cells ->
        [one] Todavía no se puede resolver: { $cells } casilla de la cuadrícula no tiene letra.
       *[other] Todavía no se puede resolver: { $cells } casillas no tienen letra.
    }
engine-lost-options = las opciones y la semilla
engine-lost-dictionary = el nombre de su lista de palabras
engine-lost-locks = qué palabras están fijadas
engine-lost-pinned = qué letras se escribieron a mano
engine-lost-former = las pistas de palabras que se quitaron
engine-lost-unplaced = las palabras sin lugar: { $words }
engine-loss-workshop = No se conserva lo que hace falta para seguir editando el juego: { $what }.
engine-lost-blocks = cómo se ven las casillas fuera de las palabras
engine-lost-hidden = que quien lo resuelve encuentra las casillas negras
engine-lost-text-size = el tamaño del texto
engine-lost-word-bank = el banco de palabras
engine-lost-key = dónde va la solución
engine-lost-headings = el idioma de los títulos
engine-lost-digits = las cifras
engine-lost-numbering = los números por filas y columnas
engine-lost-printing = cómo se imprime
engine-loss-look = No se conservan estos ajustes de la hoja: { $what }.
engine-loss-about = No se conservan estos datos del juego: { $what }.
engine-lost-copyright = la nota de derechos de autor
engine-lost-title = el título
engine-lost-author = el nombre del autor
engine-loss-shortened = Demasiado largo para el formato, por eso se corta: { $what }.
engine-lost-editor = el editor
engine-lost-publisher = la editorial
engine-lost-date = la fecha
engine-lost-notes = las notas
engine-lost-url = la dirección web
engine-lost-difficulty = la dificultad
engine-loss-notes = Las notas pasan a ser parte de las instrucciones.
engine-loss-marks = No se conservan las marcas de las casillas: { $what }.
engine-lost-circles = círculos: { $cells }
engine-lost-given = letras dadas: { $cells }
engine-lost-bars = barras: { $bars }
engine-lost-shades = casillas de color: { $cells }
engine-loss-checksum = No se conserva lo que dice a quien lo resuelve si su solución es correcta.
engine-loss-direction = El formato no tiene un campo para la dirección, así que otros programas muestran la cuadrícula en espejo, de izquierda a derecha.
engine-loss-language = El idioma no se conserva: al abrirlo aquí de nuevo, las palabras se leerían en { $guessed }, no en { $language }.
engine-loss-letters = Entonces cambiarían estas letras: { $letters }.
engine-loss-clue-language = El idioma de las pistas no se conserva.
engine-loss-lengths = La lista de palabras por longitud no se conserva: otros programas muestran un crucigrama común.
engine-loss-codes = Los números de las letras no se conservan: otros programas muestran un crucigrama común.
engine-loss-counts-off = No se conserva que el número de letras está desactivado.
engine-loss-counts = El formato no tiene un campo para el número de letras, así que va al final de las pistas.
engine-loss-outside =
    { $cells ->
        [one] { $cells } casilla fuera de las palabras pasa a ser negra.
       *[other] { $cells } casillas fuera de las palabras pasan a ser negras.
    }
engine-loss-kind = Al abrirlo aquí de nuevo, pasa a ser { $kind }.
engine-loss-unfilled =
    { $cells ->
        [one] { $cells } casilla aún no tiene letra; otros programas pueden tomarla por un error.
       *[other] { $cells } casillas aún no tienen letra; otros programas pueden tomarlas por errores.
    }
engine-circles-lost =
    { $cells ->
        [one] tiene un círculo en { $cells } casilla, que no se conserva
       *[other] tiene círculos en { $cells } casillas, que no se conservan
    }
engine-filled-in-lost =
    { $cells ->
        [one] tiene en { $cells } casilla una letra que alguien escribió al resolverlo, que no se conserva
       *[other] tiene en { $cells } casillas letras que alguien escribió al resolverlo, que no se conservan
    }
engine-loss-spelling =
    { $words ->
        [one] De { $words } palabra se conservan solo sus letras en la cuadrícula, no cómo se escribió.
       *[other] De { $words } palabras se conservan solo sus letras en la cuadrícula, no cómo se escribieron.
    }
engine-puz-too-large = { $name } ocupa { $size } MB, y el límite es { $most } MB. Elige otro archivo.
engine-puz-no-grid = su cuadrícula no tiene casillas
engine-puz-texts-broken-off = está cortado: faltan las últimas pistas
engine-puz-checksums = tiene sumas de comprobación incorrectas: algo cambió o se dañó después de guardarlo
engine-puz-broken-off = termina antes de completar su cuadrícula
engine-puz-unlocked = estaba bloqueado con la clave { $key }
engine-puz-locked = tiene una solución bloqueada que no se pudo abrir, así que aquí no tiene letras
engine-puz-mistakes = tiene marcas de los errores de quien lo resolvió, que no se conservan
engine-puz-time = tiene el tiempo de quien lo resolvió, que no se conserva
engine-puz-sections = tiene secciones que no se conservan: { $names }
engine-puz-rebus-unknown =
    { $cells ->
        [one] no dice qué hay en { $cells } de sus casillas de varias letras, así que lleva una sola
       *[other] no dice qué hay en { $cells } de sus casillas de varias letras, así que llevan una sola
    }
engine-imported-clue-count = tiene { $clues } pistas para las { $words } palabras de su cuadrícula, así que no se sabe cuál es de cuál
engine-uclick-answer = la respuesta { $answer } de una de sus pistas no es la que está en su cuadrícula
engine-not-puz-puzzle = { $name } no es un juego .puz que Crosscore pueda abrir: { $why }.
engine-puz-row = la fila { $row } de su cuadrícula no tiene { $width } casillas
engine-puz-hidden = Un archivo .puz solo admite crucigramas. Guarda la sopa de letras como .ipuz.
engine-puz-barred = Un archivo .puz no admite barras entre las casillas. Guarda el juego como .ipuz o .jpz.
engine-puz-sides = Un archivo .puz tiene como máximo { $most } casillas por lado, y esta cuadrícula es de { $width } × { $height }; guárdala como .ipuz.
engine-puz-keys = Un archivo .puz admite como máximo { $most } letras distintas además de A a Z, y este juego tiene { $letters }; guárdalo como .ipuz.
engine-puz-letter = La casilla con “{ $cell }” lleva un signo que el propio formato .puz utiliza; guarda el juego como .ipuz.
engine-loss-rebus-keys = Hay { $letters } casillas distintas de varias letras; algunos programas admiten { $most } como máximo.
engine-loss-puz-utf-8 = Los textos están en UTF-8 (versión 2.0 del formato); los programas que solo conocen versiones anteriores los muestran con caracteres extraños.
engine-loss-rebus =
    { $cells ->
        [one] { $cells } casilla pasa a ser de varias letras: lo que contiene no es una letra de este formato.
       *[other] { $cells } casillas pasan a ser de varias letras: lo que contienen no es una letra de este formato.
    }
engine-loss-typographic =
    { $texts ->
        [one] Las comillas tipográficas, rayas y similares pasan a ser simples en { $texts } texto.
       *[other] Las comillas tipográficas, rayas y similares pasan a ser simples en { $texts } textos.
    }
engine-loss-cut =
    { $clues ->
        [one] { $clues } pista tiene más de { $most } caracteres y se corta.
       *[other] { $clues } pistas tienen más de { $most } caracteres y se cortan.
    }
engine-loss-taken-for-counts =
    { $clues ->
        [one] El final de { $clues } pista se tomará por un número de letras.
       *[other] El final de { $clues } pistas se tomará por un número de letras.
    }
engine-loss-dash =
    { $clues ->
        [one] { $clues } pista que es solo un guion cuenta como si faltara.
       *[other] { $clues } pistas que son solo un guion cuentan como si faltaran.
    }
engine-loss-picture = Es una imagen: no se puede volver a abrir.
engine-in-line = { $name }, línea { $line }: { $problem }
engine-template-too-large = La cuadrícula de { $name } es de { $width } × { $height }, y se puede rellenar como máximo una de { $most } × { $most }.
engine-template-ragged = La línea { $line } de { $name } tiene { $cells } casillas, pero otras tienen { $width }; escribe ? para una casilla abierta y # para una negra, de modo que todas las líneas tengan el mismo largo.
engine-template-hidden = Una sopa de letras no tiene patrón. Guarda sus letras como texto, o todo como .ipuz.
engine-loss-only-letters = Solo las letras de la cuadrícula: sin pistas ni título.
engine-template-empty = { $name } no tiene casillas; escribe una línea por fila, con # para una casilla negra y ? para una abierta.
engine-loss-texts = Textos para leer e imprimir; no se pueden volver a abrir.
engine-loss-only-words = Solo las palabras y sus pistas: sin cuadrícula ni título.
engine-needs-clue = La palabra { $word } no tiene pista, y el archivo necesita una para cada palabra.
engine-one-character = El archivo guarda un solo carácter simple en cada casilla. Estos no caben: { $letters }.
engine-from-left-only = El programa solo escribe las palabras de izquierda a derecha, así que este juego saldría en espejo.
engine-most-sides = El archivo admite como máximo { $most } casillas por lado, y esta cuadrícula es de { $width } × { $height }.
engine-moodle-kind = Solo un crucigrama con pistas puede ser una pregunta así.
engine-loss-author = El nombre del autor no se conserva.
engine-h5p-kind = H5P tiene sopas de letras, y crucigramas con pistas de dos palabras o más; este juego no es ninguna de las dos cosas.
engine-loss-own-grid = H5P hace una cuadrícula nueva con las palabras; las pistas y un mensaje oculto no se conservan.
engine-loss-layout = H5P coloca las palabras de nuevo cada vez: solo conserva su lugar si ninguna está al lado de otra.
engine-zip-nested = contiene otro archivo .zip; descomprímelo y abre ese
engine-zip-no-puzzle = no contiene ningún juego
engine-zip-several = contiene varios juegos ({ $names }); descomprímelo y abre uno de ellos
engine-zip-paths = sus archivos saldrían de su carpeta
engine-zip-locked = está protegido con contraseña; descomprímelo antes
engine-zip-compressed = está comprimido de una manera poco común; descomprímelo antes
engine-zip-not-opened = { $name } no es un archivo .zip con un juego que Crosscore pueda abrir: { $why }.
engine-zip-damaged = está dañado
engine-zip-too-large = descomprimido, tiene más de { $files } archivos o { $megabytes } MB

## The engine: jsontext

engine-json-broken = { $name } no es JSON válido: línea { $line }, columna { $column }: { $problem }. Corrige esa línea y abre el archivo otra vez.
engine-json-numbers = { $name } no se puede leer: su JSON tiene NaN, Infinity o un número demasiado largo. Quítalo y abre el archivo otra vez.
engine-json-too-deep = { $name } no se puede leer: su JSON anida más de { $most } corchetes. Elige otro archivo.
engine-json-value = se esperaba un valor
engine-json-comma = se esperaba el separador ','
engine-json-colon = se esperaba el separador ':'
engine-json-key = se esperaba un nombre de propiedad entre comillas dobles
engine-json-text-end = texto sin cerrar que empieza en
engine-json-control = carácter de control no válido en
engine-json-more = sobran datos
engine-json-last-comma = sobra una coma antes del final del objeto

## The engine: kinds

engine-doing-codeword = Buscando una cuadrícula con una sola solución
engine-no-such-act = Eso no se puede hacer con este tipo de juego ({ $act }).
engine-doing-fill = Rellenando la cuadrícula
engine-no-filling-found = En este tiempo no se encontró cómo rellenar la cuadrícula, pero quizá se pueda. Busca más tiempo, añade casillas negras, deja que se pongan al rellenar o usa una lista de palabras más grande.
engine-lost-filled = un crucigrama clásico
engine-diagonal-no-square = Solo una cuadrícula cuadrada puede tener simetría diagonal, y esta es de { $width } × { $height }. Elige otra simetría.
engine-no-such-cell = Esa casilla no existe; la cuadrícula tiene { $rows } filas y { $columns } columnas.
engine-needs-letters = Solo los pasatiempos con pistas se pueden entregar sin la solución.
engine-no-solution = Llene primero la cuadrícula. Después se podrá entregar sin la solución.
engine-nothing-to-mark = Ahí no hay ninguna casilla que marcar.
engine-no-slot-down = Por esa casilla no pasa ninguna palabra vertical.
engine-no-slot-across = Por esa casilla no pasa ninguna palabra horizontal.
engine-locked-letters = { $word } está fijada. Suéltala para cambiar sus letras.
engine-no-other-filling = Ninguna otra palabra cabe en lugar de { $word }, ni siquiera cambiando las que la rodean. Rellena de nuevo o cambia una casilla negra.
engine-nothing-to-delete = No hay ninguna palabra que eliminar. Elige una.
engine-cell-is-block = Esa casilla es negra. Hazla blanca para escribir ahí.
engine-put-other-length = { $word } tiene { $letters } letras, pero hay { $cells } casillas.
engine-already-there = { $word } ya está en este juego. Escribe otra palabra.
engine-nothing-to-fill = Todas las casillas blancas tienen letra. Borra algunas, o cambia las palabras.
engine-letter-stays = La letra de { $cell } es ahora otra, y se queda. Busca rellenos de nuevo.
engine-nothing-to-lock = En esas casillas no hay ninguna letra.
engine-other-grid = Las casillas negras son ahora otras. Busca rellenos de nuevo.
engine-choose-dictionary = Elige una lista de palabras para rellenar la cuadrícula.
engine-no-words-for-grid = La lista no tiene palabras utilizables de { $least } a { $most } letras. Añade algunas, o cambia “{ $shortest }” o “{ $score }”.
engine-no-pattern-words = Ninguno de { $tried } patrones se puede rellenar. Añade palabras de { $lengths } letras, que faltan en la lista, o elige “{ $way }” en “{ $option }”.
engine-no-pattern-filled = Ninguno de { $tried } patrones se puede rellenar con esta lista de palabras (demostrado para cada uno). Elige “{ $way }” en “{ $option }”, una cuadrícula menor o una lista de palabras más grande.
engine-too-few-to-fill = { $words } palabras son muy pocas para rellenar una cuadrícula sin huecos. Elige otro tipo de juego, que las use todas, o una lista de palabras más grande.
engine-no-such-pattern = No hay ningún patrón { $name }. Elige uno de la colección.
engine-no-pattern-of-size = La colección no tiene patrones de { $width } × { $height } casillas: son cuadrados, de 5 × 5 a 21 × 21.
engine-theme-no-slots = El patrón no tiene lugares horizontales para respuestas de { $lengths } letras a la vez. Elige otro o haz dibujar uno nuevo alrededor de las respuestas.
engine-theme-unpaired = En una cuadrícula simétrica, las respuestas del tema van en pares de igual longitud, y una puede ir sola en el centro si queda el mismo espacio a ambos lados. No puede ser con { $words }: añade parejas de la misma longitud, cambia las longitudes o elige otra simetría.
engine-limits-too-low = No se encontró ningún patrón dentro de tus límites. Sube «{ $words }» o «{ $blocks }»; 0 no pone límite.
engine-theme-no-room = No se encontró ningún patrón simétrico de { $width } × { $height } casillas con sitio para estas respuestas del tema. Usa menos o más cortas, una cuadrícula mayor u otra simetría.
engine-theme-not-filled = Ninguno de los { $tried } patrones alrededor de las respuestas del tema se puede llenar con esta lista (demostrado para cada uno). Permite más casillas negras, cambia una respuesta o elige una lista mayor.
engine-theme-twice = { $word } está dos veces entre las respuestas del tema. Quítala una vez.
engine-theme-too-long = { $word } tiene { $letters } letras, demasiadas para una cuadrícula de { $width } × { $height }. Usa una cuadrícula mayor o una respuesta más corta.
engine-theme-too-short = { $word } solo tiene { $letters } letras, y ninguna palabra puede tener menos de { $least }.
engine-no-bars = No se encontró ninguna cuadrícula justa de { $width } × { $height } casillas con barras. Elige otro tamaño u otra simetría.
engine-unches-many = Demasiadas letras de esta palabra no están en ninguna otra.
engine-unches-beside = Dos letras seguidas no están en ninguna otra palabra.
engine-unches-lone = Esta casilla no está en ninguna palabra.
engine-placed-while-filling = Puestas al rellenar
engine-locked-layout = La disposición está fija. Suéltala para mezclar.
engine-letters-would-go = En otra cuadrícula se perderían las letras que escribiste o fijaste. Bórralas y suéltalas antes, o crea otro juego.
engine-locked-improve = La disposición está fija. Suéltala para mejorarla.
engine-not-full = La cuadrícula aún no está llena. Rellénala primero.
engine-nothing-to-improve = Todas las palabras están en la lista, y esta no tiene puntuaciones para preferir otras. Rellena de nuevo para tener otras palabras.
engine-supply-words = Aporta palabras de { $lengths } letras: la lista no tiene ninguna y la cuadrícula las necesita, como en { $slots }; o pon más casillas negras.
engine-supply-good-words = Aporta palabras de { $lengths } letras con una puntuación de { $least } o más: la lista no tiene ninguna y la cuadrícula las necesita, como en { $slots }; o admite una puntuación menor.
engine-grid-impossible = Demostrado: las palabras de la lista no pueden llenar esta cuadrícula; ayudaría poner más casillas negras o más palabras de { $lengths } letras.
engine-slots-impossible = Demostrado: ninguna palabra de la lista encaja a la vez en { $slots }; ayudaría poner ahí más casillas negras o más palabras de { $lengths } letras.
engine-slot-impossible = Demostrado: ninguna palabra de la lista cabe en { $slot }, que tiene { $letters }. Cambia sus letras, pon ahí una casilla negra o añade más palabras de { $length } letras.
engine-slot-unsupported = Demostrado: para { $slot }, ninguna palabra de la lista concuerda con las que la cruzan. Pon ahí una casilla negra o añade más palabras de { $length } letras.
engine-drawn-twice = { $word } está en { $first } y en { $second }, y cada palabra se puede usar una sola vez. Cambia una de las dos.
engine-doing-layout = Colocando las palabras
engine-lost-freeform = un crucigrama libre
engine-no-word-fits = Ninguna de otras { $tried } palabras puede ir en lugar de { $word } sin desplazar a las demás. Cambia otra palabra, o mezcla antes.
engine-locked-word = { $word } está fijada. Suéltala para moverla.
engine-no-place = { $word } no puede ir ahí. Elige uno de los lugares señalados.
engine-layout-would-break = La disposición está fija, y esto la rompería. Suéltala antes.
engine-locked-would-break = Esto separaría las palabras fijadas. Suelta antes algunas.
engine-locked-join = Algunas palabras están fijadas. Suéltalas para unir otras.
engine-no-link = Ninguna palabra de { $name } une estas palabras. Prueba con varios bloques o con otro tipo de juego.
engine-no-word-fits-grid = Ninguna palabra del juego cabe en una cuadrícula de { $width } × { $height }. Usa una cuadrícula mayor o palabras más cortas.
engine-locked-too-large = Las palabras fijadas no caben en una cuadrícula de { $width } × { $height }. Suelta antes algunas.
engine-doing-prove = Demostrando que las palabras no caben en un rectángulo menor
engine-too-many-to-prove = La menor cuadrícula se puede demostrar con hasta { $most } palabras, no con { $words }. Usa menos palabras o elige otra cosa en “{ $option }”.
engine-why-shares-none = { $word } nunca se podrá colocar aquí: no comparte ninguna letra con las palabras de la cuadrícula.
engine-why-apart = { $word } quedó suelta: no se encontró un lugar donde se una a las demás.
engine-why-full = No se encontró lugar para { $word } en la cuadrícula de { $width } × { $height }. Puede ayudar buscar más tiempo o usar una cuadrícula mayor.
engine-why-no-place = No se encontró lugar para { $word }. Mezcla, o da más tiempo a la búsqueda.
engine-doing-numbers = Eligiendo los números
engine-lost-numbers = un crucigrama numérico
engine-no-other-number = No se encontró otro número ni otra pista en lugar de { $number }. Rellena de nuevo o usa rangos más amplios.
engine-leading-zero = { $number } empieza con 0. Escribe un número que empiece con otra cifra.
engine-no-clue-for-number = Con los números de este juego no sale ninguna pista para { $number }. Escribe una.
engine-number-no-number = no es un número
engine-number-begins-0 = empieza con 0
engine-clue-other-value = tiene la pista { $clue }, que da otro número
engine-cells-in-doubt = Las pistas dejan más de una solución; casillas en duda: { $cells }, la primera en { $place }; escribe ahí una pista que lo diga todo.
engine-too-few-numbers = Estos números dan { $answers } respuestas de dos cifras o más, muy pocas para cruzarse. Usa rangos más amplios o más operaciones.
engine-no-numbers-fit = Demostrado: ningún número de estos rangos encaja en las casillas blancas; ayudarían rangos más amplios, más operaciones o más casillas negras.
engine-locked-other-grid = En otra cuadrícula se perdería lo que está fijado o escrito a mano. Suéltalo y bórralo antes.
engine-no-numbers-found = No se encontraron números que encajen en las casillas blancas; ayudarían rangos más amplios, más operaciones o más casillas negras.
engine-range-upside-down = { $least } ({ $low }) no puede ser mayor que { $most } ({ $high }).
engine-no-sum = “{ $clue }” no se puede calcular. Escribe números con +, −, × o ÷ entre ellos, o deja la pista vacía para que se ponga una.
engine-never-comes-to = { $clue } nunca puede dar { $answer }. Corrígela, o deja la pista vacía para que se ponga una.
engine-comes-to = { $clue } da { $value }, no { $answer }. Corrígela, o deja la pista vacía para que se ponga una.
engine-cannot-convert = Este juego no se puede convertir en uno de ese tipo: solo se puede con crucigramas que tengan letra en cada casilla.
engine-shortest-longer = { $shortest } ({ $least } letras) no puede ser más larga que { $longest } ({ $most } letras).
engine-no-words-so-long = { $name } no tiene palabras de { $least } a { $most } letras; las suyas tienen de { $shortest } a { $longest }.
engine-no-other-word = Todas las palabras de { $name } ya están en el juego.
engine-no-word-of-number = El juego no tiene la palabra { $number }; tiene { $words }.
engine-other-language = La lista de palabras está en { $language }, pero el juego está en otro idioma. Elige una lista en ese idioma.
engine-other-letters = { $name } tiene otros ajustes de letras que este juego. Cámbialos en Letras.
engine-nothing-to-add = No hay ninguna palabra que añadir. Escribe una.
engine-why-too-long = { $word } nunca se podrá colocar aquí: tiene { $letters } letras, y la cuadrícula es de { $width } × { $height }.
engine-last-word = Un juego necesita al menos una palabra. Conserva una, o crea otro juego.
engine-doing-hide = Escondiendo las palabras
engine-no-word-hidden = Ninguna de otras { $tried } palabras se pudo esconder en lugar de { $word }. Cambia otra palabra o usa una cuadrícula mayor.
engine-banned-too-short = { $word } tiene una sola letra, y así no se puede excluir. Excluye palabras más largas.
engine-locked-other-way = { $word } está fijada y no va en una dirección de las que elegiste. Suéltala antes.
engine-locked-together = { $word } y { $other } están fijadas y comparten una letra, lo que las opciones no permiten. Suelta antes una de ellas.
engine-message-too-long =
    { $letters ->
        [one] El mensaje oculto tiene { $letters } letra de más para las casillas que dejan las palabras. Acórtalo o usa una cuadrícula mayor.
       *[other] El mensaje oculto tiene { $letters } letras de más para las casillas que dejan las palabras. Acórtalo o usa una cuadrícula mayor.
    }
engine-cannot-hide-once = Con solo { $letters } letras, ninguna palabra se pudo esconder de modo que se encuentre una sola vez. Añade palabras con otras letras, o elige “Otras letras” alrededor de las palabras.
engine-cannot-keep-out = No se pudieron evitar estas palabras en la cuadrícula: { $words }. Excluye menos, o elige otras letras alrededor de las palabras.
engine-cannot-keep-clean = Con estas letras no se pudieron evitar malas palabras en la cuadrícula. Elige otras letras alrededor de las palabras, o desactiva “Sin malas palabras”.
engine-doing-letters = Eligiendo las letras alrededor de las palabras
engine-why-within = { $word } es parte de otra palabra, y esas deben quedar fuera; en las opciones se puede cambiar.
engine-why-twice = { $word } quedó fuera porque se podría encontrar en un segundo lugar. Puede ayudar mezclar, o poner otras letras alrededor de las palabras.
engine-why-no-room = No se encontró lugar para { $word } en la cuadrícula de { $width } × { $height }. Puede ayudar una cuadrícula mayor.

## The engine: left_out

engine-left-no-letter = Ninguna letra en común con las demás
engine-left-no-letter-help = Añade una palabra que las una.
engine-left-too-long = Más larga que la cuadrícula
engine-left-larger-help = Elige una cuadrícula mayor en Opciones.
engine-left-no-room = No se encontró lugar
engine-left-no-room-help = Busca más tiempo, o elige una cuadrícula mayor en Opciones.
engine-left-apart = Sin unirse a las demás palabras
engine-left-apart-help = Muévelas hasta que crucen alguna, o mezcla.
engine-left-within = Parte de una palabra más larga
engine-left-within-help = Permite en Opciones palabras dentro de palabras.
engine-left-unfitted = No hicieron falta para rellenar esta cuadrícula
engine-left-unfitted-help = Otro tipo de juego las usa todas.
engine-left-twice = Se podría encontrar en dos lugares
engine-left-twice-help = Mezcla, o elige una cuadrícula mayor en Opciones.
engine-left-one-cell = Una sola letra
engine-left-one-cell-help = Una palabra necesita dos.
engine-left-doubled = Dos veces en la lista
engine-left-doubled-help = No se pierde nada: se usa la primera.
engine-left-overlong = Demasiado larga
engine-left-overlong-help = Acórtalas.
engine-left-other-letters = Sin las letras de este idioma
engine-left-other-letters-help = Corrígelas, o elige el idioma de la lista.
engine-left-list-long = La lista tiene { $words } palabras; se usan todas si son hasta { $most }
engine-left-undrawn-help = Decide en Opciones cuántas se usan.
engine-left-options-help = Se cambia en Opciones.
engine-left-shorter = Menos de { $least } letras
engine-left-longer = Más de { $most } letras
engine-left-undrawn = Más que las { $words } palabras pedidas
engine-left-removed = Quitadas del juego o cambiadas por otras

## The engine: puzzle

engine-odd-unknown = no es una palabra del diccionario
engine-odd-scrambled = es una palabra del diccionario, pero con las letras desordenadas
engine-odd-number = ninguna pista de las opciones de este juego da este número
engine-shares-no-letter = no se puede colocar: no comparte ninguna letra con las palabras colocadas
engine-too-long-for-grid = no se puede colocar: es más larga que la cuadrícula
engine-no-room = no se encontró lugar en este tiempo
engine-isolated = quedó suelta
engine-within-another = es parte de una palabra más larga, por eso quedó fuera
engine-found-twice = quedó fuera porque se podría encontrar en dos lugares
engine-proved-smallest = Demostrado: ninguna cuadrícula menor contiene estas palabras, salvo quizá una más larga y estrecha.
engine-proved-not-joined = Demostrado: estas palabras no se pueden unir todas en un crucigrama.
engine-proved-unique = Comprobado: las pistas dejan una sola solución.
engine-not-unique = Las pistas pueden dejar más de una solución.
engine-proved-sole = Comprobado: la lista de palabras permite una sola solución.
engine-not-checked = Sin comprobar: puede haber más de una solución.
engine-not-proved = Sin demostrar: puede haber una cuadrícula menor.

## The engine: referee

engine-all-blocks = no tiene casillas
engine-dense-unplaced = no tiene lugar, pero en esta cuadrícula toda palabra lo tiene
engine-pinned-empty = debería conservar su letra, pero no tiene ninguna
engine-odd-no-use = figura como rara de una manera que no puede ser
engine-word-unknown = no está en la lista de palabras
engine-word-lost = ni está colocada ni figura entre las que no tienen lugar
engine-word-twice = se usa { $times } veces
engine-reason-nowhere = figura como suelta, pero no está en ningún lugar
engine-reason-unknown = tiene un motivo desconocido: { $reason }
engine-reason-shares = según el archivo no comparte ninguna letra, pero sí lo hace
engine-reason-too-long = según el archivo es más larga que la cuadrícula, pero no lo es
engine-the-language = idioma
engine-answer-twice = tiene la misma respuesta que { $other }
engine-other-cells = debería ocupar las casillas { $wanted }, pero ocupa { $found }
engine-other-length = tiene { $letters } letras en { $cells } casillas
engine-not-straight = no va en línea recta en { $place }
engine-leaves-grid = se sale de la cuadrícula en { $place }
engine-crossing = pide { $letter } en { $place }, donde hay { $other }
engine-open-outside = está abierta, pero fuera de la cuadrícula
engine-open-in-word = figura sin palabra, pero está en una
engine-no-single-letter = contiene { $text }, que no es una letra
engine-overlap = está encima de { $other }
engine-run = toca otras letras antes de la primera o después de la última
engine-false-across = { $letters } en horizontal no es una entrada
engine-false-down = { $letters } en vertical no es una entrada
engine-other-number = debería tener el número { $wanted }, pero tiene { $found }
engine-no-letter-to-give = no tiene letra { $number } que dar
engine-proof-contradicts = no se puede demostrar con estas palabras
engine-the-proof = demostración
engine-there-is-no-setting = no existe el ajuste { $name }
engine-setting-no-use = tiene un ajuste que no sirve: { $problem }
engine-the-sheet = hoja
engine-the-numbers = números de las letras
engine-code-lacking = no incluyen ninguno para { $letter }
engine-code-unused = incluyen uno para { $letter }, que no está
engine-code-twice = incluyen más de uno para { $letter }
engine-other-size = es de { $width }x{ $height }, pero se pidió { $size }
engine-seed-range = no está entre 0 y { $most }
engine-the-seed = semilla
engine-kind-unknown = no es ninguno de los conocidos aquí
engine-not-connected = no está unida a la primera palabra
engine-loose-hangs = está unida a la parte principal, así que debe ir en la hoja
engine-loose-reason = figura como { $reason }, pero { $words } palabras están unidas a ella
engine-loose-larger = es una de { $words } palabras sueltas, más de las que tiene la hoja
engine-loose-unasked = está suelta, pero no se pidió dispersar palabras
engine-grid-empty = no contiene ninguna palabra
engine-box = es de { $width } × { $height }, pero sus letras solo necesitan { $wide } × { $high }
engine-way-not-allowed = va en una dirección que no se permite
engine-hidden-like-entry = está numerada o girada, como aquí no lo están las palabras
engine-hidden-marks = tiene letras dadas o conservadas, o palabras raras, cosa que ninguna sopa de letras tiene
engine-hidden-empty = no tiene letra
engine-hidden-holes = tiene { $cells } casillas sin letra
engine-shares-a-letter = comparte una letra con { $other }, pero no debía compartirse ninguna
engine-found-again = se puede encontrar una segunda vez, en { $place }
engine-banned-found = empieza { $word }, que no debía aparecer
engine-message-short = deja { $cells } casillas para el mensaje, que necesita { $letters }
engine-message-letter = contiene { $found }, pero ahí el mensaje tiene { $letter }
engine-reason-of-crosswords = tiene un motivo que solo se da en los crucigramas
engine-reason-not-within = figura como parte de otra, pero no lo es

## The engine: rng

engine-bad-seed = La semilla debe ser un número entero de 0 a { $most }.

## The engine: service

engine-breaks-a-rule = Este juego incumple una regla, así que no se puede mezclar ni editar: { $where }: { $problem }. Crea otro con sus palabras.
engine-faulty-puzzle = El motor creó un juego defectuoso ({ $where }: { $problem }); no se cambió nada. Mezcla e informa del error, por favor.
engine-fault = El motor falló de forma inesperada. Tu juego está como estaba. Por favor, informa de este error: { $error }
engine-no-memory = No hay memoria suficiente para esto. Tu juego está como estaba. Cierra otras pestañas, o usa una lista más pequeña o menos palabras, e inténtalo de nuevo.
engine-file-too-long = El archivo tiene { $words } palabras; aquí solo se pueden editar las primeras { $most }. Para crear juegos con todas, ábrelo como lista de palabras.
engine-busy = Hay otra búsqueda en marcha. Detenla o espera a que termine.
engine-no-dictionary = Esa lista de palabras ya no está cargada. Ábrela otra vez.
engine-doing-change = Modificando el juego
engine-doing-try = Probando si el resto se puede rellenar
engine-doing-improve = Buscando un juego mejor
engine-version = La página usa el protocolo { $page } y el motor el { $engine }; recarga la página para tener la misma versión de ambos.
engine-doing-opening = Abriendo { $name }
engine-list-too-long = La lista tiene { $rows } filas; el límite es { $most }. Divídela en listas más pequeñas.
engine-type-a-word = Escribe una palabra.
engine-too-many-words = Un juego puede tener hasta { $most } palabras, y este tiene { $words }. Añade hasta { $room }, o crea otro juego.

## The engine: sheet

engine-no-such-setting = La hoja no tiene el ajuste { $name }; tiene { $known }.
engine-no-letter-in-cell = En esa casilla no hay letra.

## The engine: textfile

engine-file-not-text = { $name } no es un archivo de texto; elige otro archivo, o guarda sus palabras como texto simple o CSV en UTF-8 y abre ese.
engine-file-empty = { $name } está vacío; elige otro archivo.
engine-file-picture = { $name } es una imagen ({ $format }), no un archivo de texto; guarda sus palabras como texto simple o CSV en UTF-8 y abre ese archivo.
engine-file-pdf = { $name } es un PDF, no un archivo de texto; guarda sus palabras como texto simple o CSV en UTF-8 y abre ese archivo.
engine-file-formatted = { $name } es un documento con formato ({ $format }), no un archivo de texto; guárdalo como texto simple en UTF-8 y abre ese archivo.
engine-file-packed = { $name } es un archivo comprimido ({ $format }), no un archivo de texto; descomprímelo antes.
engine-file-database = { $name } es una base de datos ({ $format }), no un archivo de texto; guarda sus palabras como texto simple o CSV en UTF-8 y abre ese archivo.
engine-file-excel = { $name } es un archivo de Excel, no de texto; guárdalo allí como “CSV UTF-8” y abre ese archivo.
engine-file-calc = { $name } es un archivo de LibreOffice Calc, no de texto; guárdalo allí como CSV en UTF-8.
engine-file-word = { $name } es un archivo de Word, no de texto; guárdalo allí como texto simple en UTF-8 y abre ese archivo.
engine-file-writer = { $name } es un archivo de LibreOffice Writer, no de texto; guárdalo allí como texto simple en UTF-8.
engine-file-pages = { $name } es un archivo de Numbers o Pages, no de texto; expórtalo allí como CSV o texto simple en UTF-8.
engine-file-old-office = { $name } es un archivo antiguo de Excel o Word, o está protegido con contraseña; guárdalo allí como .xlsx o .docx sin contraseña y abre ese archivo.
engine-file-too-large = { $name } ocupa { $size } MB, y el límite es { $most } MB. Divídelo en archivos más pequeños.
engine-file-utf-32 = { $name } es texto en UTF-32; guárdalo en UTF-8 y ábrelo otra vez.
engine-file-utf-16-damaged = { $name } dice estar en UTF-16, pero se corta o está dañado en el byte { $byte }; guárdalo otra vez, en UTF-8.
engine-file-other-encoding = { $name } no está en UTF-8: la línea { $line } tiene letras en otra codificación; guárdalo como UTF-8 (en Excel: “CSV UTF-8”; en el Bloc de notas: codificación “UTF-8”) y ábrelo otra vez.

## The engine: view

engine-short-slots = Palabras de dos letras: { $slots }.
engine-unchecked = Casillas que están en una sola palabra: { $cells }.
engine-impossible-by-rules = { $problem } Las reglas separan las palabras que comparten letras seguidas; con otras menos estrictas quizá se pueda llenar.
engine-rule-apart = { $word } también está en { $words }.
engine-rule-lopsided = Las casillas negras no son simétricas.
engine-rule-pangram = Letras que faltan en la cuadrícula: { $letters }.
engine-rule-repeated = { $word } está más de una vez en la cuadrícula.
engine-rule-shared = { $words } comparten { $letters }.
engine-doing-mixing = Mezclando las listas de palabras
engine-mixed-language = { $name } está en este idioma: { $language }, pero { $first } en otro: { $other }; solo se mezclan listas de un mismo idioma.
engine-mixed-letters = { $name } separa las letras de otro modo que { $first }.
engine-mixed-none-left = No queda ninguna palabra: todas están excluidas o tienen puntuación 0.
engine-mixed-too-large = Las listas tienen juntas { $words } palabras; el límite es { $most }. Quita una.
engine-islands = Partes separadas de la cuadrícula: { $parts }.
