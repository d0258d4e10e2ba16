import { texts } from './texts.ts';

export const es = texts({
  openings: `
En persona gano mucho, pero por algún sitio hay que empezar.
Dicen que soy {tranquila|tranquilo}, hasta que empieza la música.
{Cariñosa|Cariñoso}, un poco cabezota y puntual para todo menos para el cine.
Me río con facilidad, y casi siempre primero de mí.
Hago muchas preguntas y me acuerdo de las respuestas.
En una fiesta de veinte no se me oye; en una mesa para dos no hay quien me pare.
Hablo con los perros antes que con sus dueños. Estoy trabajando en ello.
{Curiosa|Curioso} por naturaleza, alegre por decisión propia.
Prefiero una buena conversación a unas buenas vistas, aunque no digo que no a las dos cosas.
Soy quien lleva demasiada comida al picnic.
Me gusta lo sencillo: gente honesta, pan recién hecho, un domingo libre.
No busco la perfección. Con bondad y sentido del humor me sobra.
Puedo hablar en serio y decir tonterías en la misma frase.
Todavía creo en el coqueteo sin prisas.
Una amiga me dijo que probara esto y ya no me quedan excusas.
Con los pies en la tierra y debilidad por lo romántico.`,
  young: `
Segundo piso, cuarta maceta, y esta ha sobrevivido al invierno.
Aún no sé del todo qué quiero ser, pero sí a quién quiero cerca.
Entre semana trabajo mucho para que el domingo sea un monumento a la pereza.`,
  middle: `
Con edad para saber lo que me gusta y ganas de dejarme convencer.
Trabajo intenso, dos hijos en semanas alternas y noches que me gustaría volver a compartir.
Tengo la vida bastante en orden, y hay sitio para alguien.`,
  older: `
Los hijos ya volaron y he descubierto que un desayuno puede durar una hora.
Tengo historias que contar y paciencia para escuchar las tuyas.
La vida me ha dado mucho, y creo que todavía le quedan sorpresas.
Ya no guardo las copas buenas para las ocasiones especiales.`,
  habits: `
adventure: Una vez me equivoqué de tren, me quedé dentro y fue el mejor fin de semana del año.
animals: En mi casa manda el gato; yo soy del servicio.
art: Los sábados de lluvia me voy al museo a inventar historias para los retratos.
astrology: Leo el horóscopo cada mañana y solo me creo los buenos.
bbq: Desde abril se me encuentra entre el humo, dando vueltas a las brasas.
beach: Me baño en el mar cuando los demás ya llevan bufanda.
beer: Puedo discutir toda la noche sobre la mejor cerveza de la zona.
biking: En bici siempre elijo el camino más largo.
coffee: Antes del segundo café, mejor no hablarme de nada importante.
cooking: Los domingos cocino algo que tarda todo el día, y viene quien tenga hambre.
cooking: Mi tortilla ha puesto fin a más de una discusión.
dancing: Bailo a diario en la cocina, y en público si me lo piden bien.
fashion: Puedo pasar una hora en una tienda de segunda mano y salir con el abrigo exacto.
foodie: Organizo las vacaciones según dónde se come mejor.
gardening: Los tomates de mi balcón son famosos en todo el edificio.
gym: Entreno tres mañanas por semana para comer lo que quiera las otras cuatro.
hiking: Buenas botas, mal tiempo y mejor humor: camino casi todos los fines de semana.
hugging: Doy buenos abrazos, de los que no tienen prisa.
movies: Me encantan las películas antiguas y lloro justo donde toca.
music: En casa siempre suena algo, de Mercedes Sosa a lo que recomiende el vecino.
music: Toco la guitarra lo justo para una hoguera y ni un metro más.
outdoors: Como mejor duermo es en tienda, cerca del agua.
party: Suelo ser de los últimos en la pista y de los primeros en recoger.
photography: Siempre llevo la cámara, y por eso pierdo el autobús.
politics: Me gusta un buen debate, si luego nos podemos reír.
reading: Tengo seis libros en la mesilla y voy por la mitad de todos.
shopping: Me pierden los mercadillos y nunca he necesitado lo que traigo a casa.
sports: Los martes juego, los miércoles me quejo de las rodillas.
sushi: Con el sushi pierdo toda medida.
tattoos: Cada tatuaje mío tiene su historia, y dos hasta son verdad.
tea: Tengo más tipos de té que visitas.
theater: Voy a ver cualquier cosa que se represente, incluso la impro de tu primo.
travelling: Mi lista de viajes no hace más que crecer.
travelling: Mi recuerdo favorito siempre es una receta.
vegetarian: Cocino vegetariano y nadie se ha levantado aún con hambre.
video games: Soy un encanto hasta que me dan un mando.
wine: De vino sé poco, pero disfruto de cada lección.`,
  quirks: `
Canto en el coche y no me arrepiento.
Aparco fatal, pero hago unas tortitas excelentes.
Todavía mando postales.
Miento mal y pierdo peor.
Al postre digo que sí por principios.
Saludo a los barcos.
Con cinta adhesiva y optimismo arreglo casi todo.
No sé pasar por delante de una librería sin entrar un minuto.
Indico el camino con mucha seguridad y poca precisión.
Pregúntame por lo del ganso. Es una historia larga.`,
  relationship: `
Me gustaría compartir los días normales con alguien, no solo las vacaciones.
Busco algo que crezca despacio y se quede.
Estoy {lista|listo} para lo de verdad: confianza, risas y guardar el último trozo de tarta.
Ojalá conozca a alguien que diga lo que piensa y se quede a desayunar.
Vayamos con calma. Primero un paseo, luego ya veremos.`,
  dating: `
Tomemos algo y veamos si nos reímos de lo mismo.
Me apetecen buenas citas: un sitio bonito y nada de entrevistas de trabajo.
Enséñame tu rincón favorito y yo te enseño el mío.
Sin plan a cinco años, solo con ganas de mariposas.
Me gustan las miradas, las cenas largas y volver a casa andando.`,
  friendship: `
Vengo sobre todo por la buena compañía; lo demás, ya se verá.
Siempre {dispuesta|dispuesto} a un concierto, un paseo y una charla sincera.
Busco a alguien que diga que sí al teatro con una hora de aviso.
Mis amigos son lo mejor que tengo, y queda un sitio libre.`,
  chat: `
Me gustan las conversaciones largas por la noche, sin prisa.
Estoy aquí sobre todo para hablar, coquetear un poco y sonreír a la pantalla.
Cuéntame tu día y te diré qué habría hecho yo.
Escribámonos un tiempo, a ver si conectamos.
Un mensaje bonito me arregla la noche. Siempre contesto.`,
  openers: `
¡Hola! Seguro que detrás de esa sonrisa hay una buena historia.
He leído tu perfil dos veces y aún tengo preguntas. ¿Es buena señal?
¡Buenas noches! ¿Qué ha sido lo mejor de tu día?
Pregunta rápida pero importantísima: ¿mar o montaña?
Quería escribir algo ingenioso, pero un «hola» me parecía más honesto.
Tu perfil me ha hecho reír en voz alta en el autobús. La gente miraba.
Si tuviéramos una hora y un banco, ¿de qué hablaríamos?
Creo que nos llevaríamos bien. ¿Lo comprobamos?
¿Qué canción escucho mientras espero tu respuesta?
Me gusta cómo escribes. Se nota que lo dices de verdad.
Iba a dormir y entonces vi tu foto. Ahora lo que tengo es curiosidad.
¿Café o té? Piénsalo bien, que de esto depende mucho.
¡Hola! Prometo ser mejor compañía que el tiempo.`,
  replies: `
Me has hecho sonreír. ¡Cuéntame más!
Ja, qué rapidez. Me gusta.
Qué mensaje tan bonito para llegar a casa.
Esperaba que me escribieras.
Buena pregunta. Dame un segundo para poner cara de misterio.
¿La verdad? Yo me preguntaba lo mismo.
Diría que sí, pero pensarías que se me convence fácil.
Qué bien dices las cosas.
Ahora tengo curiosidad. ¿Cómo acabó?
Ha sido un día largo y acabas de mejorarlo.
Estoy sonriendo al móvil y en la oficina empiezan a sospechar.
Cuidado, que me puedo acostumbrar.
Eso suena a una noche de las mías.
¡Yo igual! Pensaba que era {la única|el único}.
¿Y tú qué harías si mañana tuvieras el día libre?
Primero tú, luego yo.
Esa historia la quiero oír con una copa de vino al lado.
Vale, esta la ganas tú.
Soy más de mañanas, pero por ti me quedo un rato.
Qué bonito lo que dices. Gracias.
Aún no lo sé, pero me gusta hacia dónde va esto.
Cuéntame algo que casi nadie sepa de ti.
Tienes mucha gracia. No me lo esperaba.
Tengo que irme, pero no desaparezcas. Esta noche te escribo.
Ya estoy aquí. ¿Por dónde íbamos?
Que duermas bien. Mañana tendré una respuesta mejor.
¡Buenos días! Has sido mi primer pensamiento después del café. Bueno, durante.
Me gusta la gente que pregunta. Hazme otra.
Vamos despacio, ¿te parece? Lo estoy disfrutando.
Al principio soy algo {tímida|tímido}, pero se me pasa pronto.
¿Qué te ha hecho reír hoy?
Estoy de acuerdo en todo y eso me preocupa un poco.
Tienes buen gusto. Y no lo digo solo por mí.
No me extraña que me gustara tu perfil.
Justo lo que necesitaba leer hoy.
Si en persona tienes la mitad de encanto, estoy {perdida|perdido}.
¡Te tomo la palabra!
¿Planes para el finde? Un libro, un baño y ojalá un mensaje tuyo.
A mi madre le caerías bien. Es un cumplido.
¿Y si lo hablamos un día con un café?`,
  threads: `
Veo que te gustan los domingos tranquilos. ¿Cómo es uno perfecto?
Desayuno tarde, un paseo y alguien a quien leerle trozos del periódico. ¿Y el tuyo?
Casi igual, pero yo interrumpo con tortitas.
Interrumpir con tortitas siempre está permitido.
Menos mal. Las hago con limón y demasiado azúcar.
El puesto es tuyo. ¿Cuándo empiezas?

Sin mentir: ¿de verdad estás tú en lo alto de esa montaña?
¡Sí! Pero no preguntes cuánto tardé en subir.
¿Cuánto tardaste en subir?
Cinco horas y una pequeña discusión con una oveja.
¿Quién ganó?
La oveja. Siempre parecen tan seguras de sí mismas.
Yo habría apostado por ti. La próxima vez voy y llevo bocadillos.

Tengo una teoría: la galleta favorita lo dice todo de una persona.
Entonces me pongo {nerviosa|nervioso}. Polvorón.
Dulce, clásico y un poco frágil. Me lo imaginaba.
¿Y tú qué eres?
Una galleta maría. Se la subestima, y con chocolate gana mucho.
Eso tiene arreglo.

Buenas noches. Veo que a ti también te gusta el cine antiguo. ¿Cuál verías hoy otra vez?
Vacaciones en Roma. Siempre. ¿Y tú?
Con faldas y a lo loco. Al fin y al cabo, nadie es perfecto.
¡Ja! A lo mejor me quedo contigo.
¿Vemos una «a la vez» el viernes? A las nueve, y la comentamos por mensaje.
Hecho. Yo pongo las palomitas y tú los comentarios.

¡Hola! ¿Qué cenas hoy? Necesito ideas y solo tengo una berenjena.
Ábrela por la mitad, al horno, mucho ajo y yogur por encima.
Mejor que mi plan, que era una tostada.
La tostada también vale. Con la berenjena encima.
Hecho, y estaba buenísima. Te debo una cena.
Me lo apunto. Me gustan las cenas largas.

Para ti, ¿primera cita paseando o tomando algo?
Paseando. Si hay un silencio, se mira a los patos.
Muy sensato. ¿Y si va bien?
Entonces tomamos algo. Y nadie vuelve a mencionar a los patos.
Me gusta cómo lo planeas. ¿El sábado tienes un rato?
Por la tarde, sí. Conozco un parque con unos patos excelentes.

Dices que siempre pierdes el autobús. ¿Adónde va sin ti?
Al centro, normalmente. Lo veo irse desde la otra acera.
Podríamos ir andando. Yo los pierdo a propósito.
¿A propósito?
A pie se ve más. Y se conoce a gente.
Ya veo por dónde vas. Sigue.

Empiezo por la pregunta más difícil: ¿perro o gato?
Perro. Pero hace seis años que un gato vive conmigo y le da igual.
Así son. El mío duerme en el teclado, perdona las erratas.
Ya me preguntaba qué era «hjkkk». ¿Cómo se llama?
Galleta. ¿Y el tuyo?
Señora. Surgió solo.

Hola, espero que no te moleste que te escriba. Tienes una cara muy amable.
No me molesta nada. Es bonito leer eso un lunes.
Pues lunes salvado. ¿Ha sido largo?
Reuniones, lluvia y más reuniones. ¿Y el tuyo?
Lo mismo sin reuniones. Trabajo al aire libre, así que doble de lluvia.
Entonces nos merecemos algo caliente. ¿Qué bebes?
Té con miel. Hago como si esto fuera un café y tú estuvieras enfrente.

¿Qué es lo mejor que has aprendido en los últimos años?
A irme cuando tengo sueño y a quedarme cuando soy feliz. ¿Y tú?
Que casi todo mejora cuando se dice en voz alta.
Es verdad. Pues di algo en voz alta.
Me gustaste ya en la foto, y más desde tu primera respuesta.
Ahora no sé dónde mirar. Gracias.

Necesito una segunda opinión: ¿es pronto para las luces de Navidad?
Para las luces nunca es pronto. Para los villancicos, sí.
Justo lo que le dije al vecino.
¿Y se ha convencido?
Todavía no, pero el jueves cantamos.
Estoy de tu parte. Manda una foto cuando estén puestas.

Si mañana pudieras ir en tren a cualquier sitio, ¿dónde te bajarías?
En algún pueblo de mar, fuera de temporada. Todo cerrado menos un café.
¿Y en el café?
Sopa, cristales empañados y alguien que se ría de mis chistes.
Yo me río de casi todo, conmigo no corres peligro.
Entonces te guardo el sitio junto a la ventana.

Me han dicho que bailas. ¿Es cierto?
En la cocina, sí. Ante una olla y dos platos.
¿Un público exigente?
De momento, ninguna queja. ¿Y tú?
Llevo cuando no debo y sigo cuando no sé. Pero sonrío mucho.
Eso es casi todo. Contigo me arriesgaría a un baile.`,
});
