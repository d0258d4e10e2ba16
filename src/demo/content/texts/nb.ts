import { texts } from './texts.ts';

export const nb = texts({
  openings: `
Jeg er bedre i virkeligheten enn i en profil, men et sted må man begynne.
Venner sier jeg er rolig, helt til musikken starter.
Varm, litt sta og presis overalt unntatt på kino.
Jeg ler lett, og som regel av meg selv først.
Jeg stiller mange spørsmål og husker svarene.
Stille på en fest med tjue, umulig å stoppe ved et bord for to.
Jeg snakker med hunder før jeg snakker med eierne. Jeg jobber med det.
Nysgjerrig av natur, blid av prinsipp.
Heller en god samtale enn en fin utsikt, men jeg tar gjerne begge deler.
Det er jeg som har med for mye mat på tur.
Jeg liker det enkle: ærlige folk, ferskt brød, en ledig søndag.
Ingen trenger å være perfekt. Snill og morsom holder lenge.
Jeg kan være alvorlig og tøysete i samme setning.
Jeg tror fortsatt på langsom flørt.
En venn mente jeg burde prøve, og nå er jeg tom for unnskyldninger.
Jordnær, med en svakhet for romantikk.`,
  young: `
Andre leilighet, fjerde potteplante, og denne overlevde vinteren.
Hva jeg skal bli, vet jeg ikke helt ennå; hvem jeg vil ha rundt meg, vet jeg.
Jeg jobber hardt i uka så jeg kan være deilig lat på søndag.`,
  middle: `
Gammel nok til å vite hva jeg liker, ung nok til å la meg overtale.
Travel jobb, to livlige barn annenhver uke, og kvelder jeg gjerne vil dele igjen.
Livet er i ganske god orden, og det er plass til noen.`,
  older: `
Barna har flyttet ut, og jeg har oppdaget at en frokost kan ta en time.
Jeg har historier å fortelle og tålmodighet til å høre dine.
Livet har gitt meg mye alt, og jeg tror ikke det er ferdig.
De fine glassene sparer jeg ikke lenger til høytider.`,
  habits: `
adventure: Jeg gikk en gang på feil tog, ble sittende og fikk årets beste helg.
animals: Hjemme er det katten som bestemmer; jeg er betjeningen.
art: Regntunge lørdager går jeg på museum og dikter historier om portrettene.
astrology: Jeg leser horoskopet hver morgen og tror bare på de gode.
bbq: Fra april står jeg i røyken og snur på ting.
beach: Jeg bader i sjøen når andre har funnet fram vottene.
beer: Om byens beste øl kan jeg diskutere en hel kveld.
biking: På sykkel tar jeg gjerne den lengste veien.
coffee: Før andre kopp kaffe bør ingen ta opp noe viktig med meg.
cooking: På søndager lager jeg noe som tar hele dagen, og den som er sulten, kommer.
cooking: Lasagnen min har avsluttet minst én krangel.
dancing: Jeg danser på kjøkkenet hver dag, og offentlig om noen spør pent.
fashion: Jeg kan gå en time i en bruktbutikk og komme ut med akkurat den rette jakka.
foodie: Jeg planlegger ferien etter hvor man spiser godt.
gardening: Tomatene på balkongen min er kjent i hele blokka.
gym: Jeg trener tre morgener i uka så jeg kan spise hva jeg vil de andre fire.
hiking: Gode støvler, dårlig vær, strålende humør: jeg er på tur nesten hver helg.
hugging: Jeg gir gode klemmer, av den lange sorten.
movies: Jeg elsker gamle filmer og gråter akkurat der man skal.
music: Hjemme spilles det alltid noe, fra Anne Grete Preus til naboens siste tips.
music: Jeg spiller gitar, godt nok for et leirbål og ikke en meter lenger.
outdoors: Jeg sover aldri så godt som i telt ved et vann.
party: Jeg forlater dansegulvet blant de siste og hjelper til med å rydde.
photography: Jeg har alltid med kamera og rekker derfor ikke bussen.
politics: Jeg liker en god diskusjon, så lenge vi kan le etterpå.
reading: Ved senga ligger det seks bøker, og jeg er midt i alle sammen.
shopping: Jeg elsker loppemarkeder og har aldri trengt noe av det jeg tar med hjem.
sports: På tirsdager fotball i hall, på onsdager klager jeg over knærne.
sushi: Av sushi kan jeg spise urimelig mye.
tattoos: Hver tatovering har en historie, og to av dem er til og med sanne.
tea: Jeg har flere slags te enn gjester.
theater: Jeg ser alt som står på en scene, også improteateret til fetteren din.
travelling: Reiselista mi blir bare lengre.
travelling: Den beste suveniren er en oppskrift.
vegetarian: Jeg lager vegetarmat, og ingen har gått sultne fra bordet mitt.
video games: Jeg er snill og raus til jeg får en kontroller i hånda.
wine: Jeg kan lite om vin, men nyter hver leksjon.`,
  quirks: `
Jeg synger i bilen og angrer ikke.
Lukeparkere kan jeg ikke, men steke pannekaker.
Jeg sender fortsatt postkort.
Jeg lyver dårlig og taper enda dårligere.
Til dessert sier jeg ja av prinsipp.
Jeg vinker til båter.
Med teip og optimisme fikser jeg nesten alt.
Jeg går ikke forbi en bokhandel uten å stikke innom et øyeblikk.
Jeg viser vei med stor sikkerhet og liten presisjon.
Spør meg om gåsa. Det er en lang historie.`,
  relationship: `
Jeg vil dele hverdagen med noen, ikke bare feriene.
Jeg ser etter noe som får vokse i fred og ro og så blir.
Jeg er klar for det ekte: tillit, latter og noen å spare siste kakestykke til.
Jeg håper å møte noen som sier det de mener og blir til frokost.
Vi tar oss tid. Først en tur, så får vi se.`,
  dating: `
Vi tar et glass og ser om vi ler av de samme tingene.
Jeg har lyst på gode dater: et hyggelig sted og ikke noe jobbintervju.
Vis meg yndlingsstedet ditt i byen, så viser jeg deg mitt.
Ingen femårsplan, bare lyst på noen sommerfugler.
Jeg liker øyekontakt, lange middager og turen hjem etterpå.`,
  friendship: `
Jeg er her først og fremst for godt selskap; resten får vise seg.
Alltid med på konserter, turer og ærlige samtaler.
Jeg ser etter noen som blir med i teateret på en times varsel.
Venner er det beste jeg har, og det er plass til én til.`,
  chat: `
Jeg liker lange samtaler sent på kvelden, uten hastverk.
Jeg er her mest for å prate, flørte litt og smile til skjermen.
Fortell om dagen din, så sier jeg hva jeg ville gjort.
Vi skriver litt og ser om det stemmer.
En fin melding redder kvelden min. Jeg svarer alltid.`,
  openers: `
Hei! Bak det smilet ligger det sikkert en god historie.
Jeg har lest profilen din to ganger og har fortsatt spørsmål. Er det et godt tegn?
God kveld! Hva var det beste med dagen din?
Raskt, men svært viktig spørsmål: sjø eller fjell?
Jeg ville skrive noe smart, men «hei» føltes ærligere.
Profilen din fikk meg til å le høyt på bussen. Folk så på meg.
Om vi hadde en time og én benk, hva ville vi snakket om?
Jeg tror vi ville gått godt sammen. Skal vi teste det?
Hvilken sang skal jeg høre på mens jeg venter på svar?
Jeg liker måten du skriver på. Det høres ut som du mener det.
Jeg skulle til å sove, og så så jeg bildet ditt. Nå er jeg mest nysgjerrig.
God morgen! Kaffe eller te? Tenk deg om, dette avgjør en del.
Hei! Jeg lover å være bedre selskap enn været.`,
  replies: `
Nå smilte jeg. Fortell mer!
Ha, du er kjapp. Det liker jeg.
For en fin melding å komme hjem til.
Jeg håpet at du skulle skrive.
Godt spørsmål. Gi meg et sekund til å se mystisk ut.
Ærlig talt? Det har jeg også lurt på.
Jeg ville sagt ja, men da tror du jeg er lett å overtale.
Du sier det så fint.
Nå ble jeg nysgjerrig. Hvordan endte det?
Det var en lang dag, og du gjorde den nettopp bedre.
Jeg smiler til telefonen, og kollegaen begynner å ane noe.
Pass på, dette kan jeg bli vant til.
Det høres ut som min type kveld.
Samme her! Jeg trodde jeg var alene om det.
Og hva ville du gjort med en fridag i morgen?
Du først, så jeg.
Den historien vil jeg høre med et glass vin ved siden av.
Greit, det poenget er ditt.
Jeg er morgenmenneske, men for deg sitter jeg oppe litt til.
Så fint sagt. Takk.
Jeg vet ikke ennå, men jeg liker hvor dette er på vei.
Fortell meg noe nesten ingen vet om deg.
Du er morsom. Det så jeg ikke komme.
Jeg må løpe, men ikke forsvinn. Jeg skriver i kveld.
Der er jeg tilbake. Hvor var vi?
Sov godt. Til i morgen har jeg et bedre svar.
God morgen! Du var min første tanke etter kaffen. Ja ja, under.
Jeg liker folk som spør. Spør om noe mer.
Skal vi ta det rolig? Jeg koser meg.
Jeg er litt sjenert i starten, men det går fort over.
Hva lo du av i dag?
Jeg er enig i hvert ord, og det bekymrer meg litt.
Du har god smak. Og da mener jeg ikke bare meg.
Ikke rart jeg likte profilen din.
Akkurat det jeg trengte i dag.
Er du halvparten så sjarmerende i virkeligheten, ligger jeg tynt an.
Det skal jeg minne deg på!
Helgeplaner? En bok, et bad og kanskje en melding fra deg.
Moren min ville likt deg. Det er et kompliment.
Skal vi snakke om det over en kaffe en dag?`,
  threads: `
Du liker rolige søndager, ser jeg. Hvordan ser en perfekt en ut?
Sen frokost, en tur, noen å lese høyt for fra avisen. Og din?
Nesten likt, bare at jeg avbryter med vafler.
Å avbryte med vafler er alltid lov.
Bra. Jeg serverer dem med altfor mye syltetøy.
Du får jobben. Når kan du begynne?

Vær ærlig: Er det virkelig deg på toppen av det fjellet?
Ja! Bare ikke spør hvor lang tid det tok.
Hvor lang tid tok det?
Fem timer og en liten krangel med en sau.
Hvem vant?
Sauen. De ser alltid så sikre ut.
Jeg hadde satset på deg. Neste gang blir jeg med og tar matpakken.

Jeg har en teori: Yndlingskjeksen avslører alt om et menneske.
Da blir jeg nervøs. Pepperkake.
Varm, krydret, med litt bitt. Tenkte jeg det ikke.
Og hva er du, da?
En kornkjeks. Undervurdert, og enda bedre med sjokolade.
Det lar seg ordne.

God kveld. Vi liker visst gamle filmer begge to. Hvilken kunne du sett igjen i kveld?
Prinsesse på vift. Hver gang. Og du?
Noen liker det hett. Ingen er jo perfekt.
Ha! Deg beholder jeg kanskje.
Skal vi se en «sammen» på fredag? Start klokka ni, kommentarer på melding.
Avtale. Jeg tar popkornet, du tar kommentarene.

Hei! Hva spiser du i kveld? Jeg trenger ideer og har bare en aubergine.
Del den, inn i ovnen, masse hvitløk og yoghurt på toppen.
Bedre enn planen min, som var en brødskive.
Brødskive går også. Med auberginen på.
Gjort, og det var kjempegodt. Jeg skylder deg en middag.
Det skal jeg huske. Jeg liker lange middager.

Hva er best på første date: tur eller et glass?
Tur. Blir det stille, kan man se på endene.
Klokt. Og hvis det går bra?
Da tar vi glasset. Og ingen nevner endene igjen.
Jeg liker måten du planlegger på. Er du ledig på lørdag?
På ettermiddagen, ja. Jeg vet om en park med utmerkede ender.

Du skriver at du aldri rekker bussen. Hvor kjører den uten deg?
Til sentrum, som regel. Jeg ser den dra fra den andre siden av gata.
Vi kan gå i stedet. Jeg mister bussen med vilje.
Med vilje?
Til fots ser man mer. Og man møter folk.
Jeg ser hva du gjør der. Fortsett.

Jeg begynner med det vanskeligste spørsmålet: hund eller katt?
Hund. Men i seks år har det bodd en katt hos meg, og den bryr seg ikke.
Sånn er det. Min sover på tastaturet, så unnskyld skrivefeilene.
Jeg lurte på «hjkkk». Hva heter den?
Bolle. Og din?
Frue. Det bare ble sånn.

Hei, håper det er greit at jeg skriver. Du har et så vennlig ansikt.
Det er mer enn greit. Hyggelig å lese på en mandag.
Da er mandagen reddet. Var den lang?
Møter, regn, flere møter. Og din?
Det samme, uten møter. Jeg jobber ute, så dobbelt regn.
Da har vi fortjent noe varmt. Hva drikker du?
Te med honning. Jeg later som det er en kafé og du sitter overfor.

Hva er det beste du har lært de siste årene?
Å gå når jeg er trøtt og bli når jeg er glad. Og du?
At det meste blir bedre når man har sagt det høyt.
Det er sant. Si noe høyt, da.
Jeg likte deg alt på bildet, og enda mer etter det første svaret.
Nå vet jeg ikke hvor jeg skal se. Takk.

Jeg trenger en mening til: Er det for tidlig for julelys?
For lys er det aldri for tidlig. Bare for sangene.
Akkurat det jeg sa til naboen.
Og, ble naboen overbevist?
Ikke ennå, men på torsdag synger vi.
Jeg er på din side. Send bilde når de er oppe.

Om du kunne ta toget hvor som helst i morgen, hvor gikk du av?
Et sted ved sjøen, utenfor sesongen. Når alt er stengt unntatt én kafé.
Og på kafeen?
Suppe. Dugg på rutene. Noen som ler av vitsene mine.
Jeg ler av det meste, så hos meg er du trygg.
Da holder jeg av plassen ved vinduet til deg.

Ryktet sier at du danser. Stemmer det?
På kjøkkenet, ja. For en kjele og to tallerkener.
Kresent publikum?
Ingen klager ennå. Og du?
Jeg fører når jeg ikke skal og følger når jeg ikke kan. Men jeg smiler hele tiden.
Det er nesten alt som skal til. Med deg tør jeg en dans.`,
});
