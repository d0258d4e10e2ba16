import { texts } from './texts.ts';

export const sv = texts({
  openings: `
Jag är bättre i verkligheten än i en profil, men någonstans ska man börja.
Vänner säger att jag är lugn, tills musiken drar igång.
Varm, lite envis och punktlig överallt utom på bio.
Jag skrattar lätt, oftast åt mig själv först.
Jag ställer många frågor och minns svaren.
Tyst på en fest med tjugo, omöjlig att stoppa vid ett bord för två.
Jag pratar med hundar innan jag pratar med deras människor. Jag jobbar på det.
Nyfiken av naturen, glad av princip.
Hellre ett bra samtal än en fin utsikt, men jag tar gärna båda.
Det är jag som har med för mycket mat på picknicken.
Jag gillar det enkla: ärliga människor, nybakat bröd, en ledig söndag.
Ingen behöver vara perfekt. Snäll och rolig räcker långt.
Jag kan vara allvarlig och fånig i samma mening.
Jag tror fortfarande på långsamma flirtar.
En vän tyckte att jag skulle prova, och nu är ursäkterna slut.
Jordnära, med en svaghet för romantik.`,
  young: `
Andra lägenheten, fjärde krukväxten, och den här överlevde vintern.
Vad jag ska bli vet jag inte riktigt än; vilka jag vill ha omkring mig vet jag.
Jag jobbar hårt i veckorna så att jag kan vara ljuvligt lat på söndagen.`,
  middle: `
Gammal nog att veta vad jag tycker om, ung nog att låta mig övertalas.
Fullt upp på jobbet, två livliga barn varannan vecka och kvällar jag gärna delar igen.
Livet är i ganska god ordning, och det finns plats för någon.`,
  older: `
Barnen är utflugna, och jag har upptäckt att en frukost får ta en timme.
Jag har historier att berätta och tålamod att höra dina.
Livet har redan gett mig mycket, och jag tror inte att det är färdigt.
De fina glasen sparar jag inte längre till högtider.`,
  habits: `
adventure: Jag klev en gång på fel tåg, satt kvar och fick årets bästa helg.
animals: Hemma är det katten som bestämmer, jag hör till personalen.
art: Regniga lördagar går jag på museum och hittar på historier om porträtten.
astrology: Jag läser horoskopet varje morgon och tror bara på de bra.
bbq: Från april står jag i röken och vänder på saker.
beach: Jag badar i havet när andra redan har vantar.
beer: Om traktens bästa öl kan jag diskutera en hel kväll.
biking: På cykel tar jag gärna den längsta vägen.
coffee: Före andra koppen kaffe ska man inte ta upp något viktigt med mig.
cooking: På söndagar lagar jag något som tar hela dagen, och den som är hungrig kommer.
cooking: Min lasagne har avslutat minst ett gräl.
dancing: Jag dansar i köket varje dag, och offentligt om någon frågar snällt.
fashion: Jag kan gå en timme i en secondhandbutik och komma ut med exakt rätt jacka.
foodie: Jag planerar semestern efter var man äter gott.
gardening: Tomaterna på min balkong är kända i hela huset.
gym: Jag tränar tre morgnar i veckan så att jag kan äta vad jag vill de andra fyra.
hiking: Bra kängor, dåligt väder, bästa humör: jag vandrar nästan varje helg.
hugging: Jag ger bra kramar, av den långa sorten.
movies: Jag älskar gamla filmer och gråter precis där man ska.
music: Hemma spelas det alltid något, från Monica Zetterlund till grannens senaste tips.
music: Jag spelar gitarr, bra nog för en lägereld och inte en meter längre.
outdoors: Jag sover aldrig så gott som i tält vid vatten.
party: Jag lämnar dansgolvet bland de sista och hjälper till att städa.
photography: Jag har alltid kameran med mig och missar därför bussen.
politics: Jag gillar en bra diskussion, bara vi kan skratta efteråt.
reading: Vid sängen ligger sex böcker och jag är mitt i allihop.
shopping: Jag älskar loppisar och har aldrig behövt något av det jag burit hem.
sports: På tisdagar innebandy, på onsdagar klagar jag på knäna.
sushi: Av sushi kan jag äta orimligt mycket.
tattoos: Varje tatuering har sin historia, och två av dem är till och med sanna.
tea: Jag har fler sorters te än gäster.
theater: Jag ser allt som går på en scen, även din kusins improvisation.
travelling: Min reselista blir bara längre.
travelling: Den bästa souveniren är ett recept.
vegetarian: Jag lagar vegetariskt, och ingen har gått hungrig från mitt bord.
video games: Jag är snäll och generös tills jag får en handkontroll.
wine: Jag kan inte mycket om vin men njuter av varje lektion.`,
  quirks: `
Jag sjunger i bilen och ångrar ingenting.
Fickparkera kan jag inte, men steka pannkakor.
Jag skickar fortfarande vykort.
Jag ljuger dåligt och förlorar ännu sämre.
Till efterrätt säger jag ja av princip.
Jag vinkar åt båtar.
Med tejp och optimism lagar jag nästan allt.
Jag kan inte gå förbi en bokhandel utan att kika in en minut.
Jag visar vägen med stor säkerhet och liten precision.
Fråga mig om gåsen. Det är en lång historia.`,
  relationship: `
Jag vill dela vardagen med någon, inte bara semestrarna.
Jag söker något som får växa i lugn och ro och sedan stannar.
Jag är redo för det riktiga: tillit, skratt och någon att spara sista kakbiten till.
Jag hoppas träffa någon som säger vad hen menar och stannar till frukost.
Vi tar det i lugn takt. Först en promenad, sedan får vi se.`,
  dating: `
Vi tar ett glas och ser om vi skrattar åt samma saker.
Jag längtar efter fina dejter: ett trevligt ställe och ingen anställningsintervju.
Visa mig ditt favoritställe i stan så visar jag mitt.
Ingen femårsplan, bara lust på lite fjärilar.
Jag gillar ögonkontakt, långa middagar och promenaden hem.`,
  friendship: `
Jag är här för gott sällskap i första hand; resten visar sig.
Alltid på för konserter, promenader och ärliga samtal.
Jag söker någon som följer med på teater med en timmes varsel.
Vänner är det bästa jag har, och det finns plats för en till.`,
  chat: `
Jag gillar långa samtal sent på kvällen, utan brådska.
Jag är mest här för att prata, flirta lite och le mot skärmen.
Berätta om din dag så säger jag vad jag hade gjort.
Vi skriver ett tag och ser om det klickar.
Ett fint meddelande räddar min kväll. Jag svarar alltid.`,
  openers: `
Hej! Bakom det där leendet finns säkert en bra historia.
Jag har läst din profil två gånger och har fortfarande frågor. Är det ett gott tecken?
God kväll! Vad var det bästa med din dag?
Snabb men mycket viktig fråga: hav eller fjäll?
Jag tänkte skriva något smart, men ”hej” kändes ärligare.
Din profil fick mig att skratta högt på bussen. Folk tittade.
Om vi hade en timme och en parkbänk, vad skulle vi prata om?
Jag tror att vi skulle trivas ihop. Ska vi testa?
Vilken låt ska jag lyssna på medan jag väntar på ditt svar?
Jag gillar hur du skriver. Det låter som att du menar det.
Jag skulle just somna, och så såg jag din bild. Nu är jag mest nyfiken.
God morgon! Kaffe eller te? Tänk efter, det här avgör en del.
Hej! Jag lovar att vara bättre sällskap än vädret.`,
  replies: `
Nu log jag. Berätta mer!
Ha, du är snabb. Det gillar jag.
Vilket fint meddelande att komma hem till.
Jag hoppades att du skulle skriva.
Bra fråga. Ge mig en sekund att se mystisk ut.
Ärligt talat? Det har jag också undrat.
Jag skulle säga ja, men då tror du att jag är lättövertalad.
Du säger det så fint.
Nu blev jag nyfiken. Hur slutade det?
Det var en lång dag, och du gjorde den just bättre.
Jag ler mot telefonen och kollegan börjar ana något.
Akta dig, jag kan vänja mig.
Det låter som en kväll i min smak.
Samma här! Jag trodde att jag var ensam om det.
Och vad skulle du göra om du var ledig i morgon?
Du först, sedan jag.
Den historien vill jag höra med ett glas vin bredvid.
Okej, den poängen är din.
Jag är morgonmänniska, men för dig sitter jag uppe en stund till.
Vad gulligt sagt. Tack.
Jag vet inte än, men jag gillar vart det är på väg.
Berätta något som nästan ingen vet om dig.
Du är rolig. Det såg jag inte komma.
Jag måste i väg, men försvinn inte. Jag skriver i kväll.
Nu är jag tillbaka. Var var vi?
Sov gott. Till i morgon har jag ett bättre svar.
God morgon! Du var min första tanke efter kaffet. Nåja, under.
Jag gillar folk som frågar. Ställ en till.
Vi tar det lugnt, va? Jag njuter av det här.
Jag är lite blyg i början, men det går snabbt över.
Vad skrattade du åt i dag?
Jag håller med om varje ord, och det oroar mig lite.
Du har god smak. Och då menar jag inte bara mig.
Inte undra på att jag gillade din profil.
Precis vad jag behövde höra i dag.
Är du hälften så charmig i verkligheten ligger jag illa till.
Det ska jag påminna dig om!
Helgplaner? En bok, ett bad och kanske ett meddelande från dig.
Min mamma skulle gilla dig. Det är en komplimang.
Ska vi prata om det över en fika någon gång?`,
  threads: `
Du gillar lugna söndagar, ser jag. Hur ser en perfekt ut?
Sen frukost, en promenad, någon att läsa högt för ur tidningen. Och din?
Nästan likadan, fast jag avbryter med pannkakor.
Att avbryta med pannkakor är alltid tillåtet.
Bra. Jag gör dem med citron och alldeles för mycket socker.
Du får jobbet. När kan du börja?

Säg som det är: är det verkligen du på toppen av det där berget?
Ja! Fråga bara inte hur lång tid det tog.
Hur lång tid tog det?
Fem timmar och ett litet gräl med ett får.
Vem vann?
Fåret. De ser alltid så säkra ut.
Jag hade satsat på dig. Nästa gång följer jag med och tar mackorna.

Jag har en teori: favoritkakan avslöjar allt om en människa.
Då blir jag nervös. Pepparkaka.
Varm, kryddig, med lite bett. Det trodde jag väl.
Och vad är du då?
Ett mariekex. Underskattat, och bättre med choklad.
Det går att ordna.

God kväll. Vi gillar visst båda gamla filmer. Vilken kan du se om i kväll?
Prinsessa på vift. Varje gång. Och du?
I hetaste laget. Ingen är ju perfekt.
Ha! Dig kanske jag behåller.
Ska vi se en ”tillsammans” på fredag? Start klockan nio, kommentarer per meddelande.
Det är bestämt. Jag tar popcornen, du tar kommentarerna.

Hej! Vad äter du i kväll? Jag behöver idéer och har bara en aubergine.
Dela den, in i ugnen, mycket vitlök och yoghurt på toppen.
Bättre än min plan, som var en macka.
Macka går också. Med auberginen på.
Gjort, och det var jättegott. Jag är skyldig dig en middag.
Det ska jag komma ihåg. Jag gillar långa middagar.

Vad är bäst på första dejten: promenad eller ett glas?
Promenad. Blir det tyst kan man titta på änderna.
Klokt. Och om det går bra?
Då tar vi glaset. Och ingen nämner änderna igen.
Jag gillar hur du planerar. Är du ledig på lördag?
På eftermiddagen, ja. Jag vet en park med utmärkta änder.

Du skriver att du alltid missar bussen. Vart åker den utan dig?
In till stan, oftast. Jag ser den åka från andra sidan gatan.
Vi kan gå i stället. Jag missar bussar med flit.
Med flit?
Man ser mer till fots. Och man träffar folk.
Jag ser vad du gör där. Fortsätt.

Jag börjar med den svåraste frågan: hund eller katt?
Hund. Men i sex år har det bott en katt hos mig, och den bryr sig inte.
Så är det. Min sover på tangentbordet, så ursäkta stavfelen.
Jag undrade just över ”hjkkk”. Vad heter den?
Bulle. Och din?
Madame. Det bara blev så.

Hej, hoppas att det är okej att jag skriver. Du har ett så vänligt ansikte.
Det är mer än okej. Fint att läsa på en måndag.
Då är måndagen räddad. Var den lång?
Möten, regn, fler möten. Och din?
Samma, fast utan möten. Jag jobbar utomhus, så dubbelt regn.
Då har vi förtjänat något varmt. Vad dricker du?
Te med honung. Jag låtsas att det är ett kafé och att du sitter mitt emot.

Vad är det bästa du har lärt dig de senaste åren?
Att gå när jag är trött och stanna när jag är glad. Och du?
Att det mesta blir bättre när man har sagt det högt.
Det är sant. Säg något högt, då.
Jag gillade dig redan på bilden, och ännu mer efter ditt första svar.
Nu vet jag inte vart jag ska titta. Tack.

Jag behöver en second opinion: är det för tidigt för julbelysningen?
För ljus är det aldrig för tidigt. Bara för sångerna.
Precis vad jag sa till grannen.
Och, blev grannen övertygad?
Inte än, men på torsdag sjunger vi.
Jag är på din sida. Skicka en bild när den är uppe.

Om du fick ta tåget vart som helst i morgon, var skulle du gå av?
Någonstans vid havet, utanför säsong. När allt är stängt utom ett kafé.
Och på kaféet?
Soppa. Imma på rutorna. Någon som skrattar åt mina skämt.
Jag skrattar åt det mesta, så hos mig är du trygg.
Då håller jag platsen vid fönstret åt dig.

Ryktet säger att du dansar. Stämmer det?
I köket, ja. För en kastrull och två tallrikar.
Krävande publik?
Inga klagomål än. Och du?
Jag för när jag inte ska och följer när jag inte kan. Men jag ler hela tiden.
Det är nästan allt som behövs. Med dig vågar jag en dans.`,
});
