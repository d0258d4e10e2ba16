import { texts } from './texts.ts';

export const it = texts({
  openings: `
Dal vivo rendo meglio, ma da qualche parte bisogna cominciare.
Dicono che sono {tranquilla|tranquillo}, finché non parte la musica.
{Affettuosa|Affettuoso}, un po’ {testarda|testardo} e puntuale ovunque tranne che al cinema.
Rido facilmente, e prima di tutto di me.
Faccio molte domande e mi ricordo le risposte.
A una festa di venti persone non mi si sente; a un tavolo per due non mi ferma nessuno.
Parlo con i cani prima che con i padroni. Ci sto lavorando.
{Curiosa|Curioso} per natura, {allegra|allegro} per scelta.
Preferisco una bella conversazione a una bella vista, ma non dico di no a entrambe.
Al picnic sono la persona che porta troppo da mangiare.
Mi piacciono le cose semplici: gente sincera, pane fresco, una domenica libera.
Non cerco la perfezione. Gentilezza e ironia bastano e avanzano.
Riesco a essere {seria|serio} e a dire sciocchezze nella stessa frase.
Credo ancora nel corteggiamento senza fretta.
Un’amica mi ha detto di provare, e ho finito le scuse.
Piedi per terra e un debole per il romanticismo.`,
  young: `
Seconda casa, quarta pianta, e questa è sopravvissuta all’inverno.
Non so ancora tutto del mio futuro, ma so chi voglio intorno.
In settimana lavoro sodo per poltrire la domenica senza rimorsi.`,
  middle: `
L’età giusta per sapere cosa mi piace, e la voglia di lasciarmi sorprendere.
Un lavoro impegnativo, due figli a settimane alterne e serate che vorrei di nuovo condividere.
La mia vita è abbastanza in ordine, e c’è posto per qualcuno.`,
  older: `
I figli sono grandi, e ho scoperto che una colazione può durare un’ora.
Ho storie da raccontare e la pazienza di ascoltare le tue.
La vita mi ha già dato molto, e non credo abbia finito di stupirmi.
I bicchieri belli non li tengo più per le grandi occasioni.`,
  habits: `
adventure: Una volta ho sbagliato treno, ci sono {rimasta|rimasto}, ed è stato il weekend migliore dell’anno.
animals: In casa comanda il gatto; io faccio parte del personale.
art: Nei sabati di pioggia vado al museo a inventare storie per i ritratti.
astrology: Leggo l’oroscopo ogni mattina e credo solo a quelli buoni.
bbq: Da aprile in poi mi trovi nel fumo, con le pinze in mano.
beach: Faccio il bagno quando gli altri hanno già la sciarpa.
beer: Sulla miglior birra artigianale posso discutere tutta la sera.
biking: In bici scelgo sempre la strada più lunga.
coffee: Prima del secondo caffè non parlarmi di cose importanti.
cooking: La domenica cucino qualcosa che cuoce tutto il giorno, e chi ha fame viene.
cooking: La mia parmigiana ha messo fine ad almeno una lite.
dancing: Ballo ogni giorno in cucina, e in pubblico se me lo chiedono bene.
fashion: Posso passare un’ora in un negozio vintage e uscirne con il cappotto perfetto.
foodie: Organizzo le vacanze in base a dove si mangia.
gardening: I pomodori del mio balcone sono famosi in tutto il palazzo.
gym: Mi alleno tre mattine a settimana, così le altre quattro mangio quello che voglio.
hiking: Buone scarpe, brutto tempo, ottimo umore: cammino quasi ogni weekend.
hugging: Do abbracci come si deve, di quelli lunghi.
movies: Amo i vecchi film e piango esattamente dove bisogna.
music: In casa c’è sempre musica, da Mina a quello che consiglia il vicino.
music: Suono la chitarra abbastanza per un falò e non un metro oltre.
outdoors: Non dormo mai bene come in tenda, vicino all’acqua.
party: Di solito lascio la pista tra gli ultimi e poi aiuto a sistemare.
photography: Ho sempre la macchina fotografica, e per questo perdo l’autobus.
politics: Mi piace una bella discussione, se poi ne ridiamo.
reading: Accanto al letto ho sei libri, tutti a metà.
shopping: Adoro i mercatini e non ho mai avuto bisogno di quello che porto a casa.
sports: Il martedì calcetto, il mercoledì lamenti per le ginocchia.
sushi: Davanti al sushi perdo ogni misura.
tattoos: Ogni mio tatuaggio ha una storia, e due sono perfino vere.
tea: Ho più tipi di tè che ospiti.
theater: Vado a vedere qualunque cosa su un palco, anche l’improvvisazione di tuo cugino.
travelling: La mia lista di viaggi si allunga e basta.
travelling: Il mio souvenir preferito è sempre una ricetta.
vegetarian: Cucino vegetariano, e nessuno si è ancora alzato con la fame.
video games: Sono una persona dolce finché non ho un controller in mano.
wine: Di vino capisco poco, ma mi godo ogni lezione.`,
  quirks: `
Canto in macchina e non me ne pento.
Non so parcheggiare, ma faccio ottime frittelle.
Mando ancora le cartoline.
Mento male e perdo peggio.
Al dolce dico sì per principio.
Saluto le barche.
Con il nastro adesivo e l’ottimismo aggiusto quasi tutto.
Non passo davanti a una libreria senza entrare solo un minuto.
Do indicazioni con grande sicurezza e poca precisione.
Chiedimi dell’oca. È una storia lunga.`,
  relationship: `
Vorrei condividere i giorni normali con qualcuno, non solo le vacanze.
Cerco qualcosa che cresca piano e che resti.
Sono {pronta|pronto} per una cosa vera: fiducia, risate e l’ultima fetta di torta tenuta da parte.
Spero di incontrare una persona sincera, che resti a colazione.
Prendiamoci il tempo. Prima una passeggiata, poi si vedrà.`,
  dating: `
Beviamo qualcosa e vediamo se ridiamo delle stesse cose.
Ho voglia di begli appuntamenti: un posto carino, nessun colloquio di lavoro.
Mostrami il tuo angolo preferito e io ti mostro il mio.
Nessun piano quinquennale, solo voglia di qualche farfalla.
Mi piacciono gli sguardi, le cene lunghe e il ritorno a piedi.`,
  friendship: `
Sono qui prima di tutto per la buona compagnia; il resto si vedrà.
Sempre {pronta|pronto} per un concerto, una passeggiata e due parole sincere.
Cerco qualcuno che dica sì al teatro con un’ora di preavviso.
Gli amici sono la cosa migliore che ho, e c’è ancora un posto.`,
  chat: `
Mi piacciono le lunghe chiacchierate di sera, senza fretta.
Sono qui soprattutto per parlare, flirtare un po’ e sorridere allo schermo.
Raccontami la tua giornata e ti dirò che cosa avrei fatto io.
Scriviamoci per un po’ e vediamo se scatta qualcosa.
Un bel messaggio mi salva la serata. Rispondo sempre.`,
  openers: `
Ciao! Dietro quel sorriso c’è di sicuro una bella storia.
Ho letto il tuo profilo due volte e ho ancora domande. È un buon segno?
Buonasera! Qual è stata la cosa più bella della tua giornata?
Domanda veloce ma importantissima: mare o montagna?
Volevo scrivere qualcosa di brillante, ma «ciao» mi sembrava più onesto.
Il tuo profilo mi ha fatto ridere in autobus. Mi hanno {guardata|guardato} tutti.
Se avessimo un’ora e una panchina, di che cosa parleremmo?
Secondo me andremmo d’accordo. Verifichiamo?
Che canzone ascolto mentre aspetto la tua risposta?
Mi piace come scrivi. Si sente che lo pensi davvero.
Stavo per dormire, poi ho visto la tua foto. Ora la curiosità mi tiene {sveglia|sveglio}.
Caffè o tè? Pensaci bene, da qui dipende molto.
Ciao! Prometto di essere di compagnia migliore del tempo.`,
  replies: `
Mi hai fatto sorridere. Racconta!
Ah, che velocità. Mi piace.
Che bel messaggio da trovare tornando a casa.
Speravo che mi scrivessi.
Bella domanda. Dammi un secondo per fare la faccia misteriosa.
Sinceramente? Me lo chiedevo anch’io.
Direi di sì, ma poi penseresti che mi si convince facilmente.
Dici le cose in un bel modo.
Ora voglio saperlo. Com’è andata a finire?
È stata una giornata lunga, e tu l’hai appena migliorata.
Sto sorridendo al telefono e in ufficio cominciano a sospettare.
Attenzione, potrei abituarmi.
Sembra proprio una serata per me.
Anch’io! Pensavo di essere {l’unica|l’unico}.
E tu che faresti se domani avessi il giorno libero?
Prima tu, poi io.
Questa storia la voglio sentire davanti a un bicchiere di vino.
Va bene, questo punto è tuo.
Sono un tipo da mattina, ma per te resto {sveglia|sveglio} ancora un po’.
Che dolce. Grazie.
Non lo so ancora, ma mi piace la piega che sta prendendo.
Dimmi una cosa che quasi nessuno sa di te.
Sei divertente. Non me l’aspettavo.
Devo scappare, ma non sparire. Ti scrivo stasera.
Eccomi. Dove eravamo rimasti?
Buonanotte. Entro domani avrò una risposta migliore.
Buongiorno! Sei [stata|stato] il mio primo pensiero dopo il caffè. Cioè, durante.
Mi piacciono le persone che fanno domande. Fanne un’altra.
Andiamo piano, ti va? Me la sto godendo.
All’inizio sono un po’ {timida|timido}, ma passa presto.
Che cosa ti ha fatto ridere oggi?
Sono d’accordo su tutto, e la cosa mi preoccupa un po’.
Hai buon gusto. E non parlo solo di me.
Non mi stupisce che il tuo profilo mi sia piaciuto.
Proprio quello che mi serviva oggi.
Se dal vivo hai metà di questo fascino, sono nei guai.
Ti prendo in parola!
Programmi per il weekend? Un libro, un bagno caldo e magari un tuo messaggio.
A mia madre piaceresti. È un complimento.
E se ne parlassimo davanti a un caffè?`,
  threads: `
Vedo che ami le domeniche tranquille. Com’è quella perfetta?
Colazione tardi, una passeggiata, qualcuno a cui leggere pezzi di giornale. E la tua?
Quasi uguale, solo che io interrompo con le frittelle.
Interrompere con le frittelle è sempre permesso.
Bene. Le faccio al limone, con troppo zucchero.
Il posto è tuo. Quando cominci?

Di’ la verità: sei davvero tu in cima a quella montagna?
Sì! Ma non chiedermi quanto ci ho messo.
Quanto ci hai messo?
Cinque ore e una piccola lite con una pecora.
Chi ha vinto?
La pecora. Sembrano sempre così sicure di sé.
Io avrei puntato su di te. La prossima volta vengo e porto i panini.

Ho una teoria: il biscotto preferito dice tutto di una persona.
Allora mi preoccupo. Cantuccio.
Un carattere deciso, e nel vino si scioglie. Lo immaginavo.
E tu che cosa sei?
Un frollino. Sottovalutato, e con il cioccolato ancora meglio.
Si può fare.

Buonasera. Vedo che anche a te piacciono i vecchi film. Quale rivedresti stasera?
Vacanze romane. Ogni volta. E tu?
A qualcuno piace caldo. Nessuno è perfetto, in fondo.
Ah! Mi sa che ti tengo.
Ne guardiamo uno «insieme» venerdì? Si parte alle nove, commenti per messaggio.
Affare fatto. Io porto i popcorn, tu i commenti.

Ciao! Che mangi stasera? Mi servono idee e ho solo una melanzana.
A metà, in forno, tanto aglio e yogurt sopra.
Meglio del mio piano, che era un toast.
Va bene anche il toast. Con la melanzana sopra.
Fatto, era buonissima. Ti devo una cena.
Me lo segno. Mi piacciono le cene lunghe.

Per te il primo appuntamento è una passeggiata o un aperitivo?
Una passeggiata. Se cala il silenzio si guardano le anatre.
Saggio. E se va bene?
Allora l’aperitivo. E nessuno nomina più le anatre.
Mi piace come ti organizzi. Sabato hai tempo?
Nel pomeriggio sì. Conosco un parco con anatre eccellenti.

Scrivi che perdi sempre l’autobus. Dove va senza di te?
In centro, di solito. Lo guardo partire dall’altro lato della strada.
Potremmo andare a piedi. Io gli autobus li perdo apposta.
Apposta?
A piedi si vede di più. E si incontrano persone.
Ho capito che cosa stai facendo. Continua.

Comincio dalla domanda più difficile: cane o gatto?
Cane. Ma da sei anni un gatto vive con me e non gliene importa niente.
Va sempre così. Il mio dorme sulla tastiera, scusa gli errori.
Mi chiedevo infatti che cosa fosse «hjkkk». Come si chiama?
Biscotto. E il tuo?
Signora. È venuto da sé.

Ciao, spero non ti dispiaccia se scrivo. Hai un viso così gentile.
Non mi dispiace affatto. È bello da leggere di lunedì.
Allora il lunedì è salvo. È stato lungo?
Riunioni, pioggia, altre riunioni. E il tuo?
Uguale, senza riunioni. Lavoro all’aperto, quindi doppia pioggia.
Ci meritiamo qualcosa di caldo. Che cosa bevi?
Tè con il miele. Faccio finta che sia un bar e che tu sia di fronte.

Qual è la cosa migliore che hai imparato negli ultimi anni?
Ad andare via quando sono {stanca|stanco} e a restare quando sto bene. E tu?
Che quasi tutto migliora se lo si dice ad alta voce.
È vero. Allora di’ qualcosa ad alta voce.
Mi sei [piaciuta|piaciuto] già dalla foto, e ancora di più dopo la prima risposta.
Adesso non so dove guardare. Grazie.

Mi serve un secondo parere: è presto per le luci di Natale?
Per le luci mai. Per le canzoni sì.
È quello che ho detto al vicino.
E si è convinto?
Non ancora, ma giovedì cantiamo.
Sono dalla tua parte. Manda una foto quando le hai messe.

Se domani potessi prendere un treno per qualsiasi posto, dove scenderesti?
Da qualche parte al mare, fuori stagione. Tutto chiuso tranne un bar.
E nel bar?
Una zuppa, i vetri appannati e qualcuno che ride alle mie battute.
Io rido quasi di tutto, con me vai sul sicuro.
Allora ti tengo il posto vicino alla finestra.

Mi hanno detto che balli. È vero?
In cucina sì. Davanti a una pentola e due piatti.
Un pubblico esigente?
Per ora nessun reclamo. E tu?
Guido quando non devo e seguo quando non so. Ma sorrido molto.
È quasi tutto lì. Con te un ballo lo rischierei.`,
});
