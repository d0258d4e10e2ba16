import { texts } from './texts.ts';

export const da = texts({
  openings: `
Jeg er bedre i virkeligheden end i en profil, men et sted skal man begynde.
Venner kalder mig rolig, lige indtil musikken går i gang.
Varm, lidt stædig og til tiden overalt undtagen i biografen.
Jeg griner let, og som regel ad mig selv først.
Jeg stiller mange spørgsmål og husker svarene.
Stille til en fest med tyve, umulig at stoppe ved et bord for to.
Jeg taler med hunde, før jeg taler med deres ejere. Jeg arbejder på det.
Nysgerrig af natur, glad af princip.
Hellere en god samtale end en flot udsigt, men jeg tager gerne begge dele.
Det er mig, der har for meget mad med på skovtur.
Jeg kan godt lide det enkle: ærlige mennesker, frisk brød, en fri søndag.
Ingen behøver at være perfekt. Sød og sjov rækker langt.
Jeg kan være alvorlig og fjollet i samme sætning.
Jeg tror stadig på langsom flirt.
En ven sagde, at jeg skulle prøve, og nu er undskyldningerne sluppet op.
Jordnær, med en svaghed for romantik.`,
  young: `
Anden lejlighed, fjerde potteplante, og den her overlevede vinteren.
Hvad jeg skal være, ved jeg ikke helt endnu; hvem jeg vil have omkring mig, ved jeg.
Jeg arbejder hårdt i hverdagen, så jeg kan være dejligt doven om søndagen.`,
  middle: `
Gammel nok til at vide, hvad jeg kan lide, ung nok til at lade mig overtale.
Travlt job, to livlige børn hver anden uge og aftener, jeg gerne vil dele igen.
Livet er i rimelig god orden, og der er plads til en til.`,
  older: `
Børnene er fløjet fra reden, og jeg har opdaget, at morgenmad gerne må tage en time.
Jeg har historier at fortælle og tålmodighed til at høre dine.
Livet har allerede givet mig meget, og jeg tror ikke, det er færdigt.
De pæne glas gemmer jeg ikke længere til særlige lejligheder.`,
  habits: `
adventure: Jeg steg engang på det forkerte tog, blev siddende og fik årets bedste weekend.
animals: Hjemme er det katten, der bestemmer; jeg hører til personalet.
art: På regnfulde lørdage går jeg på museum og finder på historier om portrætterne.
astrology: Jeg læser horoskop hver morgen og tror kun på de gode.
bbq: Fra april står jeg i røgen og vender ting.
beach: Jeg bader i havet, når andre har fundet vanterne frem.
beer: Jeg kan diskutere egnens bedste øl en hel aften.
biking: På cykel tager jeg gerne den længste vej, også i modvind.
coffee: Før anden kop kaffe skal man ikke tage noget vigtigt op med mig.
cooking: Om søndagen laver jeg noget, der tager hele dagen, og den, der er sulten, kommer.
cooking: Min lasagne har afsluttet mindst ét skænderi.
dancing: Jeg danser i køkkenet hver dag, og offentligt, hvis nogen spørger pænt.
fashion: Jeg kan gå en time i en genbrugsbutik og komme ud med præcis den rigtige frakke.
foodie: Jeg planlægger ferien efter, hvor man spiser godt.
gardening: Tomaterne på min altan er kendt i hele opgangen.
gym: Jeg træner tre morgener om ugen, så jeg kan spise, hvad jeg vil, de andre fire.
hiking: Gode støvler, dårligt vejr, højt humør: jeg vandrer næsten hver weekend.
hugging: Jeg giver gode kram, af den lange slags.
movies: Jeg elsker gamle film og græder præcis dér, hvor man skal.
music: Hjemme spiller der altid noget, fra Anne Linnet til naboens seneste tip.
music: Jeg spiller guitar, godt nok til et bål og ikke en meter længere.
outdoors: Jeg sover aldrig så godt som i telt ved vandet.
party: Jeg forlader dansegulvet blandt de sidste og hjælper med at rydde op.
photography: Jeg har altid kameraet med og når derfor ikke bussen.
politics: Jeg kan godt lide en god diskussion, bare vi kan grine bagefter.
reading: Ved sengen ligger seks bøger, og jeg er midt i dem alle sammen.
shopping: Jeg elsker loppemarkeder og har aldrig haft brug for det, jeg slæber hjem.
sports: Om tirsdagen håndbold, om onsdagen klager jeg over knæene.
sushi: Jeg kan spise urimeligt meget sushi.
tattoos: Hver af mine tatoveringer har en historie, og to af dem er oven i købet sande.
tea: Jeg har flere slags te end gæster.
theater: Jeg ser alt, der står på en scene, også din fætters improteater.
travelling: Min rejseliste bliver kun længere.
travelling: Den bedste souvenir er en opskrift.
vegetarian: Jeg laver vegetarmad, og ingen er gået sultne fra mit bord.
video games: Jeg er sød og gavmild, lige til jeg får en controller i hånden.
wine: Jeg ved ikke meget om vin, men nyder hver lektion.`,
  quirks: `
Jeg synger i bilen og fortryder intet.
Parallelparkere kan jeg ikke, men bage pandekager.
Jeg sender stadig postkort.
Jeg lyver dårligt og taber endnu dårligere.
Til dessert siger jeg ja af princip.
Jeg vinker til både.
Med tape og optimisme reparerer jeg næsten alt.
Jeg kan ikke gå forbi en boghandel uden lige at kigge ind.
Jeg viser vej med stor sikkerhed og lille præcision.
Spørg mig om gåsen. Det er en lang historie.`,
  relationship: `
Jeg vil gerne dele hverdagen med nogen, ikke kun ferierne.
Jeg søger noget, der får lov at vokse i ro og så bliver.
Jeg er klar til det ægte: tillid, latter og en at gemme det sidste stykke kage til.
Jeg håber at møde en, der siger, hvad der menes, og bliver til morgenmad.
Vi giver det tid. Først en gåtur, så ser vi.`,
  dating: `
Lad os tage et glas og se, om vi griner ad det samme.
Jeg har lyst til gode dates: et hyggeligt sted og ingen jobsamtale.
Vis mig dit yndlingssted i byen, så viser jeg dig mit.
Ingen femårsplan, bare lyst til lidt sommerfugle.
Jeg kan godt lide øjenkontakt, lange middage og turen hjem bagefter.`,
  friendship: `
Jeg er her først og fremmest for godt selskab; resten må vise sig.
Altid med på koncerter, gåture og ærlige samtaler.
Jeg søger en, der tager med i teatret med en times varsel.
Venner er det bedste, jeg har, og der er plads til en til.`,
  chat: `
Jeg kan godt lide lange samtaler sent om aftenen, uden hastværk.
Jeg er her mest for at snakke, flirte lidt og smile til skærmen.
Fortæl om din dag, så siger jeg, hvad jeg ville have gjort.
Lad os skrive lidt og se, om det klikker.
En sød besked redder min aften. Jeg svarer altid.`,
  openers: `
Hej! Bag det smil gemmer der sig helt sikkert en god historie.
Jeg har læst din profil to gange og har stadig spørgsmål. Er det et godt tegn?
Godaften! Hvad var det bedste ved din dag?
Hurtigt, men meget vigtigt spørgsmål: hav eller bjerge?
Jeg ville skrive noget klogt, men ”hej” føltes mere ærligt.
Din profil fik mig til at grine højt i bussen. Folk kiggede.
Hvis vi havde en time og en bænk, hvad ville vi så tale om?
Jeg tror, vi ville svinge godt sammen. Skal vi prøve det af?
Hvilken sang skal jeg høre, mens jeg venter på dit svar?
Jeg kan godt lide den måde, du skriver på. Det lyder, som om du mener det.
Jeg skulle lige til at sove, og så så jeg dit billede. Nu er jeg mest nysgerrig.
Godmorgen! Kaffe eller te? Tænk dig om, det afgør en del.
Hej! Jeg lover at være bedre selskab end vejret.`,
  replies: `
Nu smilede jeg. Fortæl mere!
Ha, du er hurtig. Det kan jeg godt lide.
Sikke en dejlig besked at komme hjem til.
Jeg håbede, at du ville skrive.
Godt spørgsmål. Giv mig et sekund til at se mystisk ud.
Helt ærligt? Det har jeg også tænkt på.
Jeg ville sige ja, men så tror du, jeg er nem at overtale.
Du siger det så fint.
Nu blev jeg nysgerrig. Hvordan endte det?
Det var en lang dag, og du har lige gjort den bedre.
Jeg smiler til telefonen, og min kollega begynder at ane noget.
Pas på, det kunne jeg godt vænne mig til.
Det lyder som en aften efter min smag.
Samme her! Jeg troede, jeg var den eneste.
Og hvad ville du lave, hvis du havde fri i morgen?
Dig først, så mig.
Den historie vil jeg høre med et glas vin ved siden af.
Okay, det point er dit.
Jeg er morgenmenneske, men for dig bliver jeg oppe lidt endnu.
Hvor er det sødt sagt. Tak.
Jeg ved det ikke endnu, men jeg kan godt lide retningen.
Fortæl mig noget, som næsten ingen ved om dig.
Du er sjov. Den så jeg ikke komme.
Jeg må løbe, men forsvind ikke. Jeg skriver i aften.
Så er jeg her igen. Hvor kom vi fra?
Sov godt. I morgen har jeg et bedre svar.
Godmorgen! Du var min første tanke efter kaffen. Nå ja, under.
Jeg kan godt lide folk, der spørger. Stil et til.
Skal vi tage det stille og roligt? Jeg nyder det her.
Jeg er lidt genert i starten, men det går hurtigt over.
Hvad grinede du ad i dag?
Jeg er enig i hvert ord, og det bekymrer mig en smule.
Du har god smag. Og så mener jeg ikke kun mig.
Ikke så sært, at jeg kunne lide din profil.
Lige det, jeg havde brug for i dag.
Hvis du er halvt så charmerende i virkeligheden, er jeg på den.
Det holder jeg dig op på!
Planer for weekenden? En bog, et bad og måske en besked fra dig.
Min mor ville synes om dig. Det er en kompliment.
Skal vi ikke tale om det over en kop kaffe en dag?`,
  threads: `
Du kan godt lide rolige søndage, kan jeg se. Hvordan ser en perfekt ud?
Sen morgenmad, en gåtur, en at læse højt for af avisen. Og din?
Næsten ens, bortset fra at jeg afbryder med pandekager.
Afbrydelser med pandekager er altid tilladt.
Godt. Jeg laver dem med citron og alt for meget sukker.
Du får jobbet. Hvornår kan du begynde?

Vær ærlig: er det virkelig dig på toppen af det bjerg?
Ja! Spørg bare ikke, hvor lang tid det tog.
Hvor lang tid tog det?
Fem timer og et lille skænderi med et får.
Hvem vandt?
Fåret. De ser altid så sikre ud.
Jeg havde holdt på dig. Næste gang går jeg med og tager madpakker med.

Jeg har en teori: yndlingskagen afslører alt om et menneske.
Så bliver jeg nervøs. Brunkage.
Varm, krydret, med lidt bid. Det tænkte jeg nok.
Og hvad er du så?
En mariekiks. Undervurderet, og bedre med chokolade.
Det kan ordnes.

Godaften. Vi kan vist begge godt lide gamle film. Hvilken kunne du se igen i aften?
Prinsesse på vift. Hver gang. Og du?
Ingen er fuldkommen. Det gælder også mig.
Ha! Dig beholder jeg måske.
Skal vi se en ”sammen” på fredag? Start klokken ni, kommentarer på besked.
Det er en aftale. Jeg tager popcorn med, du tager kommentarerne.

Hej! Hvad spiser du i aften? Jeg mangler ideer og har kun en aubergine.
Halver den, ind i ovnen, masser af hvidløg og yoghurt på toppen.
Bedre end min plan, som var en rugbrødsmad.
Rugbrød går også. Med auberginen på.
Gjort, og det smagte skønt. Jeg skylder dig en middag.
Det husker jeg. Jeg kan godt lide lange middage.

Hvad er bedst til første date: en gåtur eller et glas?
En gåtur. Bliver der stille, kan man kigge på ænderne.
Klogt. Og hvis det går godt?
Så tager vi glasset. Og ingen nævner ænderne igen.
Jeg kan godt lide den måde, du planlægger på. Har du tid på lørdag?
Om eftermiddagen, ja. Jeg kender en park med fremragende ænder.

Du skriver, at du aldrig når bussen. Hvor kører den hen uden dig?
Ind til byen, for det meste. Jeg ser den køre fra den anden side af gaden.
Vi kan gå i stedet. Jeg kommer for sent til bussen med vilje.
Med vilje?
Man ser mere til fods. Og man møder nogen.
Jeg kan godt se, hvad du gør. Fortsæt.

Jeg begynder med det sværeste spørgsmål: hund eller kat?
Hund. Men i seks år har der boet en kat hos mig, og den er ligeglad.
Sådan er det. Min sover på tastaturet, så undskyld slåfejlene.
Jeg undrede mig over ”hjkkk”. Hvad hedder den?
Bolle. Og din?
Madame. Det blev bare sådan.

Hej, jeg håber, det er i orden, at jeg skriver. Du har sådan et venligt ansigt.
Det er mere end i orden. Dejligt at læse på en mandag.
Så er mandagen reddet. Var den lang?
Møder, regn, flere møder. Og din?
Det samme uden møder. Jeg arbejder udendørs, så dobbelt regn.
Så har vi fortjent noget varmt. Hvad drikker du?
Te med honning. Jeg lader, som om det er en café, og du sidder overfor.

Hvad er det bedste, du har lært de seneste år?
At gå, når jeg er træt, og blive, når jeg er glad. Og du?
At det meste bliver bedre, når man har sagt det højt.
Det er rigtigt. Så sig noget højt.
Jeg kunne godt lide dig allerede på billedet, og endnu mere efter dit første svar.
Nu ved jeg ikke, hvor jeg skal kigge hen. Tak.

Jeg har brug for en second opinion: er det for tidligt til julelys?
Til lys er det aldrig for tidligt. Kun til sangene.
Præcis hvad jeg sagde til naboen.
Og, blev naboen overbevist?
Ikke endnu, men på torsdag synger vi.
Jeg er på din side. Send et billede, når de hænger.

Hvis du kunne tage toget hvor som helst hen i morgen, hvor stod du så af?
Et sted ved havet, uden for sæsonen. Når alt er lukket undtagen én café.
Og på caféen?
Suppe. Dug på ruderne. En, der griner ad mine vittigheder.
Jeg griner ad det meste, så hos mig er du i sikkerhed.
Så holder jeg pladsen ved vinduet til dig.

Rygtet siger, at du danser. Passer det?
I køkkenet, ja. For en gryde og to tallerkener.
Et krævende publikum?
Ingen klager endnu. Og du?
Jeg fører, når jeg ikke skal, og følger, når jeg ikke kan. Men jeg smiler hele tiden.
Det er næsten det hele. Med dig tør jeg godt tage en dans.`,
});
