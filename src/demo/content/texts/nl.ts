import { texts } from './texts.ts';

export const nl = texts({
  openings: `
In het echt ben ik leuker dan op papier, maar vooruit.
Vrienden noemen me rustig, tot de muziek begint.
Warm, een tikje eigenwijs en overal op tijd behalve in de bioscoop.
Ik lach snel, en meestal eerst om mezelf.
Ik stel veel vragen en onthoud de antwoorden.
Stil op een feest van twintig, niet te stoppen aan een tafel voor twee.
Ik praat eerder met honden dan met hun baasjes. Er wordt aan gewerkt.
Nieuwsgierig van aard, vrolijk uit overtuiging.
Liever een goed gesprek dan een mooi uitzicht, al zeg ik tegen allebei geen nee.
Ik ben degene die te veel eten meeneemt naar de picknick.
Ik hou van eenvoud: eerlijke mensen, vers brood, een vrije zondag.
Ik zoek niemand die perfect is. Lief en grappig is meer dan genoeg.
Ik kan in één zin serieus zijn en onzin praten.
Ik geloof nog in langzaam flirten.
Een vriendin zei dat ik dit eens moest proberen, en mijn smoesjes zijn op.
Nuchter, maar met een zwak voor romantiek.`,
  young: `
Tweede huis, vierde plant, en deze heeft de winter gehaald.
Wat ik worden wil weet ik nog niet helemaal; wie ik om me heen wil wel.
Doordeweeks werk ik hard, zodat ik op zondag schaamteloos lui kan zijn.
Ik kan koken, klussen en sorry zeggen, in die volgorde geleerd.`,
  middle: `
Oud genoeg om te weten wat ik leuk vind, jong genoeg om me te laten overhalen.
Drukke baan, om de week twee levendige kinderen, en avonden die ik weer wil delen.
Ik heb mijn leven aardig op orde en er is plek voor iemand.
Spelletjes speel ik niet meer, behalve met kaarten.`,
  older: `
De kinderen zijn het huis uit, en ik heb ontdekt dat ontbijt best een uur mag duren.
Ik heb verhalen te vertellen en het geduld om die van jou te horen.
Het leven was al vol, en toch ben ik er nog niet op uitgekeken.
De mooie glazen bewaar ik niet meer voor later.
Op woensdag pas ik op de kleinkinderen, de rest van de week ben ik vrij.`,
  habits: `
adventure: Ik nam ooit de verkeerde trein, bleef zitten, en had het beste weekend van het jaar.
animals: Mijn kat is de baas in huis en ik ben het personeel.
animals: Ik ken alle honden in de straat bij naam, en een paar buren ook.
art: Op regenachtige zaterdagen zit ik in een museum verhalen te verzinnen bij de portretten.
astrology: Ik lees elke ochtend mijn horoscoop en geloof alleen de goede.
bbq: Vanaf april sta ik in de rook vlees en maïs te draaien.
beach: Uitwaaien aan zee kan wat mij betreft het hele jaar door.
beach: Blote voeten, koud water, thermoskan mee: zo ziet mijn zondag eruit.
beer: Over speciaalbier kan ik een hele avond bomen.
biking: Op de fiets neem ik graag de langste weg, zelfs met tegenwind.
coffee: Voor de tweede kop koffie moet je niets belangrijks met me bespreken.
coffee: Ik weet in welk café het tafeltje bij het raam staat en hoe vroeg je er moet zijn.
cooking: Op zondag kook ik iets wat de hele dag duurt en wie trek heeft schuift aan.
cooking: Mijn lasagne heeft al minstens één ruzie beëindigd.
dancing: Ik dans elke dag in de keuken, en in het openbaar als je het lief vraagt.
fashion: Ik kan een uur in een tweedehandswinkel zoeken en met precies de goede jas naar buiten komen.
foodie: Mijn vakanties plan ik om de restaurants heen.
gardening: Mijn tomaten zijn beroemd tot aan het eind van de galerij.
gardening: In de tuin vergeet ik de tijd en kom ik binnen met aarde op mijn neus.
gym: Drie ochtenden per week sta ik in de sportschool, zodat ik de andere vier kan eten wat ik wil.
hiking: Goede schoenen, slecht weer, prima humeur: ik wandel bijna elk weekend.
hugging: Ik geef goede knuffels, van die lange.
movies: Ik hou van oude films en huil precies waar het de bedoeling is.
music: Thuis staat altijd iets op, van Nina Simone tot de tip van de buurman.
music: Ik speel gitaar, goed genoeg voor een kampvuur en geen meter verder.
outdoors: Ik slaap nergens beter dan in een tent aan het water.
party: Ik ga vaak als een van de laatsten van de dansvloer en help daarna opruimen.
photography: Ik heb altijd een camera bij me en mis daardoor de bus.
politics: Ik hou van een stevige discussie, als we daarna maar kunnen lachen.
reading: Naast mijn bed liggen zes boeken en ik ben halverwege in allemaal.
shopping: Ik struin rommelmarkten af en had nog nooit nodig wat ik meenam.
sports: Op dinsdag zaalvoetbal, op woensdag klagen over mijn knieën.
sushi: Van sushi kan ik onredelijk veel op.
tattoos: Bij elke tatoeage hoort een verhaal, en twee daarvan zijn nog waar ook.
tea: Ik heb meer soorten thee dan bezoek.
theater: Ik ga naar alles wat op een podium staat, ook naar het cabaret van je neef.
travelling: Mijn lijstje met reizen wordt alleen maar langer.
travelling: Het liefst neem ik van een reis een recept mee.
vegetarian: Ik kook vegetarisch en er is nog niemand met trek van tafel gegaan.
video games: Ik ben lief en gul, tot ik een controller in handen krijg.
wine: Van wijn weet ik weinig, maar ik geniet van elke les.
wine: Een glas rood, een lange tafel, telefoons weg: mooier wordt het niet.`,
  quirks: `
Ik zing in de auto en heb daar geen spijt van.
Fileparkeren kan ik niet, pannenkoeken bakken wel.
Ik stuur nog ansichtkaarten.
Liegen kan ik slecht en verliezen nog slechter.
Ik ben altijd voor de underdog.
Vraag me naar het verhaal van de gans.
Tegen een toetje zeg ik uit principe ja.
Ik zwaai naar bootjes.
Met tape en goede moed krijg ik bijna alles gemaakt.
Ik loop geen boekwinkel voorbij zonder heel even binnen te gaan.
Ik wijs mensen met veel overtuiging de verkeerde weg.
Zelfs in de schaduw verbrand ik.`,
  relationship: `
Ik wil graag iemand om de gewone dagen mee te delen, niet alleen de vakanties.
Ik zoek iets wat rustig mag groeien en dan blijft.
Ik ben klaar voor het echte werk: vertrouwen, lachen, samen op de bank.
Hopelijk ontmoet ik iemand die zegt wat hij of zij bedoelt en blijft ontbijten.
Ben je warm, eerlijk en een beetje speels? Dan wil ik je leren kennen.
Ik neem graag de tijd. Eerst een wandeling, dan zien we wel.`,
  dating: `
Laten we iets drinken en kijken of we om dezelfde dingen lachen.
Ik heb zin in leuke dates: een fijne plek, geen sollicitatiegesprek.
Laat mij jouw lievelingsplek zien, dan laat ik je de mijne zien.
Geen vijfjarenplan, wel trek in wat vlinders.
Oogcontact, lang tafelen en daarna samen naar huis lopen: daar word ik blij van.`,
  friendship: `
Ik ben hier eerst voor goed gezelschap; wat er verder komt, komt.
Altijd in voor iemand om mee naar concerten te gaan, te wandelen en eerlijk te praten.
Ik zoek iemand die op het laatste moment meegaat naar het theater.
Vrienden zijn het beste wat ik heb, en er kan er nog een bij.`,
  chat: `
Ik hou van lange gesprekken laat op de avond, zonder haast.
Ik ben hier vooral om te kletsen, een beetje te flirten en te glimlachen naar mijn scherm.
Vertel me over je dag, dan vertel ik wat ik gedaan zou hebben.
Laten we een tijdje schrijven en kijken of het klikt.
Een leuk bericht maakt mijn avond goed. Ik antwoord altijd.`,
  openers: `
Hoi! Achter die glimlach zit vast een goed verhaal.
Hé, ik heb je profiel twee keer gelezen en nog steeds vragen. Is dat een goed teken?
Goedenavond! Wat was het leukste van je dag?
Snelle maar belangrijke vraag: zee of bergen?
Hoi jij. Ik wilde iets slims schrijven, maar “hoi” voelde eerlijker.
Door jouw profiel zat ik hardop te lachen in de trein. De stiltecoupé vond er iets van.
Stel, we hebben een uur en één bankje. Waar hebben we het over?
Ik denk dat wij het goed kunnen vinden. Zullen we dat eens uittesten?
Welk liedje moet ik opzetten terwijl ik op je antwoord wacht?
Leuk hoe je schrijft. Het klinkt alsof je het meent.
Ik wilde net gaan slapen en toen zag ik je foto. Nu ben ik vooral nieuwsgierig.
Goedemorgen! Koffie of thee? Denk goed na, hier hangt veel van af.
Hoi! Ik beloof beter gezelschap te zijn dan het weer.`,
  replies: `
Daar moest ik om lachen. Vertel verder!
Ha, jij bent snel. Daar hou ik van.
Wat een leuk bericht om bij thuis te komen.
Ik hoopte al dat je zou schrijven.
Goede vraag. Geef me even om mysterieus te kijken.
Eerlijk? Dat vroeg ik me ook al af.
Ik zou ja zeggen, maar dan denk je dat ik makkelijk over te halen ben.
Je zegt dat mooi.
Nu ben ik benieuwd. Hoe liep dat af?
Het was een lange dag, en jij maakt hem net een stuk beter.
Ik zit te glimlachen naar mijn telefoon en mijn collega begint iets te vermoeden.
Pas op, hier kan ik aan wennen.
Dat klinkt als een avond naar mijn hart.
Hier net zo! Ik dacht dat ik de enige was.
En wat zou jij doen als je morgen vrij had?
Jij eerst, dan vertel ik het mijne.
Dat verhaal hoor ik graag met een glas wijn erbij.
Oké, deze win jij.
Ik ben een ochtendmens, maar voor jou blijf ik wel even op.
Wat lief dat je dat zegt. Dank je.
Ik weet het nog niet zeker, maar het bevalt me wel waar dit heen gaat.
Vertel eens iets wat bijna niemand van je weet.
Jij bent grappig. Die zag ik niet aankomen.
Ik moet er nu vandoor, maar niet verdwijnen hè? Vanavond schrijf ik terug.
Daar ben ik weer. Waar waren we?
Slaap lekker. Morgen heb ik een beter antwoord.
Goedemorgen! Jij was mijn eerste gedachte na de koffie. Nou ja, tijdens.
Ik hou van mensen die vragen stellen. Doe er nog een.
Zullen we het rustig aan doen? Ik geniet hiervan.
In het begin ben ik wat verlegen, maar dat slijt snel.
Waar heb jij vandaag om gelachen?
Ik ben het met elk woord eens en dat baart me een beetje zorgen.
Je hebt een goede smaak. En dan bedoel ik niet alleen mij.
Geen wonder dat ik je profiel leuk vond.
Precies wat ik vandaag nodig had.
Als je in het echt half zo charmant bent, heb ik een probleem.
Daar hou ik je aan!
Plannen voor het weekend? Ik heb een boek, een bad en hopelijk een bericht van jou.
Mijn moeder zou je leuk vinden. Dat is een compliment.
Zullen we het er eens bij een kop koffie over hebben?`,
  threads: `
Je houdt van rustige zondagen, lees ik. Hoe ziet een perfecte eruit?
Laat ontbijten, een wandeling, iemand om stukjes krant aan voor te lezen. En die van jou?
Bijna hetzelfde, alleen kom ik storen met pannenkoeken.
Storen met pannenkoeken mag altijd.
Mooi. Ik maak ze met citroen en veel te veel suiker.
Aangenomen. Wanneer kun je beginnen?

Hé, even eerlijk: ben jij dat echt, boven op die berg?
Ja! Vraag alleen niet hoelang ik erover heb gedaan.
Hoelang heb je erover gedaan?
Vijf uur, en een kleine ruzie met een schaap.
Wie won er?
Het schaap. Die kijken altijd zo zeker van hun zaak.
Ik had op jou gewed. Volgende keer ga ik mee en neem ik broodjes mee.

Ik heb een theorie: aan iemands lievelingskoekje zie je alles.
Dan word ik zenuwachtig. Speculaas.
Warm, kruidig en een beetje stevig. Dat dacht ik al.
En wat ben jij dan?
Een stroopwafel. Moet je even op de koffie leggen.
Dat valt te regelen.

Goedenavond. We houden allebei van oude films, zie ik. Welke kun je vanavond zo weer kijken?
Roman Holiday. Altijd. En jij?
Some Like It Hot. Niemand is tenslotte volmaakt.
Ha! Misschien hou ik jou wel.
Zullen we er vrijdag een ‘samen’ kijken? Om negen uur starten en commentaar per bericht.
Afgesproken. Ik zorg voor popcorn, jij voor het commentaar.

Hoi! Wat eet jij vanavond? Ik heb inspiratie nodig en alleen een aubergine.
Halveren, in de oven, flink knoflook, en yoghurt erover.
Dat is beter dan mijn plan, want dat was een boterham.
Een boterham kan ook. Met die aubergine erop.
Gedaan, en het was heerlijk. Je hebt een etentje van me tegoed.
Die onthoud ik. Ik hou van lang tafelen.
Ik ook. Het toetje krijg je er gratis bij.

Wat is voor jou de beste eerste date: een wandeling of een drankje?
Een wandeling. Als het stilvalt kijk je naar de eendjes.
Slim. En als het goed gaat?
Dan dat drankje. En niemand begint meer over de eendjes.
Je hebt erover nagedacht. Heb je zaterdag tijd?
’s Middags wel. Ik weet een park met uitstekende eenden.

Je schrijft dat je altijd de bus mist. Waar gaat die heen zonder jou?
Naar de stad, meestal. Ik kijk hem na vanaf de overkant.
We kunnen ook lopen. Ik mis bussen met opzet.
Met opzet?
Te voet zie je meer. En je komt nog eens iemand tegen.
Ik zie wat je daar doet. Ga door.

Ik begin met de moeilijkste vraag: hond of kat?
Hond. Maar er woont al zes jaar een kat bij me en die trekt zich daar niets van aan.
Zo gaat dat. De mijne slaapt op mijn toetsenbord, dus let niet op de tikfouten.
Ik vroeg me al af wat “hjkkk” was. Hoe heet hij?
Drop. En die van jou?
Mevrouw. Dat is zo gegroeid.

Hallo, ik hoop dat je het niet erg vindt dat ik schrijf. Je hebt zo’n vriendelijk gezicht.
Helemaal niet erg. Fijn om te lezen op een maandag.
Dan is de maandag gered. Was het een lange?
Vergaderen, regen, nog meer vergaderen. En bij jou?
Hetzelfde, maar zonder vergaderen. Ik werk buiten, dus dubbel regen.
Dan hebben we allebei iets warms verdiend. Wat drink je?
Thee met honing. Ik doe alsof het een café is en jij tegenover me zit.

Wat is het beste wat je de laatste jaren hebt geleerd?
Weggaan als ik moe ben en blijven als ik blij ben. En jij?
Dat de meeste dingen beter worden als je ze hardop zegt.
Dat is waar. Zeg dan eens iets hardop.
Ik vond je al leuk op je foto, en na je eerste antwoord nog leuker.
Nu weet ik niet waar ik moet kijken. Dank je wel.

Ik heb een tweede mening nodig: is het te vroeg voor kerstlampjes?
Voor lampjes is het nooit te vroeg. Alleen voor de liedjes.
Precies wat ik tegen de buurman zei.
En, is hij overtuigd?
Nog niet, maar donderdag gaan we zingen.
Dan sta ik aan jouw kant. Stuur een foto als ze hangen.

Als je morgen overal heen kon met de trein, waar stapte je dan uit?
Ergens aan zee, buiten het seizoen. Als alles dicht is behalve één café.
En in dat café?
Soep. Beslagen ramen. Iemand die om mijn grapjes lacht.
Ik lach bijna overal om, dus bij mij zit je goed.
Dan houd ik het plekje bij het raam voor je vrij.
Ik kom eraan. Je herkent me aan de drie truien.

Ik hoorde dat jij danst. Klopt dat?
In de keuken wel. Met één pan en twee borden als publiek.
Streng publiek?
Nog nooit een klacht gehad. En jij?
Ik leid als het niet moet en volg als het niet lukt. Maar ik lach er wel bij.
Dan ben je er bijna. Met jou durf ik wel een dansje aan.`,
});
