import { texts } from './texts.ts';

export const de = texts({
  openings: `
In echt bin ich besser als auf dem Bildschirm, aber irgendwo muss man anfangen.
Freunde nennen mich ruhig, bis die Musik angeht.
Herzlich, ein bisschen stur und überall pünktlich, nur nicht im Kino.
Ich lache gern, meistens zuerst über mich selbst.
Ich stelle viele Fragen und merke mir die Antworten.
Auf einer Party mit zwanzig Leuten still, am Tisch zu zweit nicht zu bremsen.
Ich rede mit Hunden, bevor ich mit ihren Menschen rede. Ich arbeite daran.
Neugierig von Natur aus, fröhlich aus Überzeugung.
Ein gutes Gespräch ist mir lieber als eine gute Aussicht, aber ich nehme auch beides.
Ich bin die Person, die zu viel Essen zum Picknick mitbringt.
Ich mag es einfach: ehrliche Menschen, frisches Brot, ein freier Sonntag.
Perfekt muss niemand sein. Freundlich und witzig reicht völlig.
Ich kann im selben Satz albern und ernst sein.
Ich glaube noch ans langsame Flirten.
Eine Freundin meinte, ich solle das hier mal probieren, und mir sind die Ausreden ausgegangen.
Bodenständig, mit einer Schwäche für Romantik.`,
  young: `
Zweite Wohnung, vierte Pflanze, und diese hat den Winter überlebt.
Was ich werden will, weiß ich noch nicht ganz. Wen ich um mich haben will, schon.
Unter der Woche arbeite ich viel, damit ich sonntags herrlich faul sein kann.
Kochen, sparen, mich entschuldigen: habe ich alles gelernt, ungefähr in dieser Reihenfolge.`,
  middle: `
Alt genug, um zu wissen, was mir gefällt, und jung genug, um mich überreden zu lassen.
Voller Job, jede zweite Woche zwei lebhafte Kinder, und Abende, die ich gern wieder teilen würde.
Mein Leben ist ganz gut sortiert, und es ist Platz für jemanden.
Spielchen spiele ich keine mehr, außer mit Karten.`,
  older: `
Die Kinder sind aus dem Haus, und ich habe entdeckt, dass ein Frühstück ruhig eine Stunde dauern darf.
Ich habe einiges zu erzählen und die Geduld, dir zuzuhören.
Mein Leben war schon reich, und fertig bin ich damit noch lange nicht.
Die guten Gläser hebe ich nicht mehr für später auf.
Mittwochs hüte ich die Enkel, den Rest der Woche gehört mir.`,
  habits: `
adventure: Ich saß einmal im falschen Zug, blieb sitzen und hatte das beste Wochenende des Jahres.
animals: Bei mir zu Hause regiert die Katze, ich bin nur das Personal.
animals: In meiner Straße kenne ich alle Hunde beim Namen, und ein paar Nachbarn auch.
art: An Regensamstagen gehe ich ins Museum und erfinde Geschichten zu den Porträts.
astrology: Ich lese jeden Morgen mein Horoskop und glaube nur die guten.
bbq: Ab April stehe ich im Rauch und wende Dinge.
beach: Ich gehe noch ins Meer, wenn andere schon Handschuhe tragen.
beach: Barfuß, kaltes Wasser, Thermoskanne dabei: so mag ich den Sonntag.
beer: Über das beste Bier der Gegend diskutiere ich gern einen ganzen Abend.
biking: Mit dem Rad nehme ich gern den längeren Weg, manchmal sogar im Regen.
coffee: Vor dem zweiten Kaffee sollte man nichts Wichtiges mit mir besprechen.
coffee: Ich weiß, welches Café den Platz am Fenster hat und wie früh man da sein muss.
cooking: Sonntags koche ich etwas, das den ganzen Tag braucht, und wer Hunger hat, kommt dazu.
cooking: Meine Lasagne hat schon mindestens einen Streit beendet.
dancing: In der Küche tanze ich täglich, öffentlich nur auf nette Anfrage.
fashion: Ich kann eine Stunde im Secondhandladen stöbern und mit genau dem richtigen Mantel herauskommen.
foodie: Meine Urlaube plane ich um die Restaurants herum.
gardening: Meine Tomaten sind im ganzen Haus bekannt.
gardening: Im Garten vergesse ich die Zeit und komme mit Erde auf der Nase zurück.
gym: Drei Morgen in der Woche trainiere ich, damit ich an den anderen vier essen kann, was ich will.
hiking: Gute Schuhe, schlechtes Wetter, beste Laune: Am Wochenende bin ich draußen.
hugging: Ich umarme gut und lasse nicht zuerst los.
movies: Ich liebe alte Filme und weine genau an den Stellen, die dafür gedacht sind.
music: Bei mir läuft immer etwas, von Nina Simone bis zum Tipp vom Nachbarn.
music: Ich spiele Gitarre, gut genug fürs Lagerfeuer und keinen Meter weiter.
outdoors: Am besten schlafe ich im Zelt, gern am Wasser.
party: Ich gehe meist als eine der letzten Personen von der Tanzfläche und helfe dann beim Aufräumen.
photography: Ich habe immer eine Kamera dabei und verpasse deshalb den Bus.
politics: Ich mag gute Diskussionen, solange wir danach noch lachen können.
reading: Neben meinem Bett liegen sechs Bücher, und ich stecke in allen mittendrin.
shopping: Ich liebe Flohmärkte und habe noch nie gebraucht, was ich nach Hause gebracht habe.
sports: Dienstags Fußball in der Halle, mittwochs Klagen über die Knie.
sushi: Von Sushi kann ich unvernünftig viel essen.
tattoos: Zu jedem meiner Tattoos gibt es eine Geschichte, und zwei davon sind sogar wahr.
tea: Ich besitze mehr Teesorten, als ich Besuch habe.
theater: Ich sehe mir alles an, was auf einer Bühne steht, auch das Improtheater deines Cousins.
travelling: Meine Reiseliste wird immer nur länger.
travelling: Mein liebstes Mitbringsel ist ein Rezept.
vegetarian: Ich koche vegetarisch, und hungrig ist bei mir noch niemand aufgestanden.
video games: Ich bin freundlich und großzügig, bis man mir einen Controller in die Hand drückt.
wine: Von Wein verstehe ich wenig und genieße jede Nachhilfestunde.
wine: Ein Glas Rotwein, ein langer Tisch, die Handys weg: mehr brauche ich nicht.`,
  quirks: `
Ich singe im Auto und bereue nichts.
Einparken kann ich nicht, Pfannkuchen dafür umso besser.
Ich schreibe noch Postkarten.
Lügen kann ich schlecht und verlieren noch schlechter.
Ich halte immer zu den Außenseitern.
Frag mich nach der Gans. Es ist eine lange Geschichte.
Zu Nachtisch sage ich aus Prinzip ja.
Ich winke Schiffen.
Mit Klebeband und Zuversicht repariere ich fast alles.
Ich komme an keiner Buchhandlung vorbei, ohne nur ganz kurz hineinzugehen.
Ich erkläre Wege mit großer Sicherheit und geringer Genauigkeit.
Ich bekomme sogar im Schatten Sonnenbrand.`,
  relationship: `
Ich möchte mit jemandem die gewöhnlichen Tage teilen, nicht nur die Urlaube.
Ich suche etwas, das in Ruhe wachsen darf und dann bleibt.
Ich bin bereit für das Echte: Vertrauen, Lachen und jemanden, dem ich das letzte Stück Kuchen aufhebe.
Ich hoffe auf einen lieben Menschen, der sagt, was er meint, und zum Frühstück bleibt.
Wenn du warm, ehrlich und ein bisschen verspielt bist, möchte ich dich kennenlernen.
Ich nehme mir gern Zeit. Erst ein Spaziergang, dann sehen wir weiter.`,
  dating: `
Lass uns etwas trinken und herausfinden, ob wir über dasselbe lachen.
Ich habe Lust auf schöne Verabredungen: ein netter Ort, kein Vorstellungsgespräch.
Zeig mir deinen Lieblingsort in der Stadt, dann zeige ich dir meinen.
Kein Fünfjahresplan, nur der Wunsch nach ein paar Schmetterlingen.
Blickkontakt, langes Abendessen, danach zusammen nach Hause spazieren: das mag ich.`,
  friendship: `
Ich bin zuerst wegen guter Gesellschaft hier; was sonst kommt, das kommt.
Ich freue mich über jemanden für Konzerte, Spaziergänge und ehrliche Gespräche.
Gesucht: ein Mensch, der auch mal kurzfristig mit ins Theater geht.
Freundschaften sind das Beste, was ich habe, und eine passt noch dazu.`,
  chat: `
Ich mag lange Gespräche spät am Abend, ganz ohne Eile.
Ich bin vor allem zum Schreiben hier, zum Flirten und um meinen Bildschirm anzulächeln.
Erzähl mir von deinem Tag, dann erzähle ich, was ich getan hätte.
Lass uns eine Weile schreiben und sehen, ob es passt.
Eine nette Nachricht rettet meinen Abend. Ich antworte immer.`,
  openers: `
Hallo! Hinter diesem Lächeln steckt bestimmt eine gute Geschichte.
Hi, ich habe dein Profil zweimal gelesen und immer noch Fragen. Ist das ein gutes Zeichen?
Guten Abend! Was war heute das Schönste an deinem Tag?
Kurze, aber sehr wichtige Frage: Meer oder Berge?
Hallo du. Ich wollte etwas Kluges schreiben, aber „Hallo“ war ehrlicher.
Wegen deines Profils habe ich im Bus laut gelacht. Es haben Leute geschaut.
Angenommen, wir hätten eine Stunde und eine Parkbank: Worüber würden wir reden?
Ich glaube, wir würden uns verstehen. Wollen wir das überprüfen?
Welches Lied soll ich hören, während ich auf deine Antwort warte?
Mir gefällt, wie du schreibst. Es klingt, als ob du es so meinst.
Ich wollte gerade schlafen, dann sah ich dein Foto. Jetzt bin ich vor allem neugierig.
Guten Morgen! Kaffee oder Tee? Überleg gut, davon hängt einiges ab.
Hallo! Ich verspreche, bessere Gesellschaft zu sein als das Wetter.`,
  replies: `
Da musste ich lächeln. Erzähl mehr!
Ha, du bist schnell. Das gefällt mir.
Was für eine schöne Nachricht zum Heimkommen.
Ich hatte gehofft, dass du schreibst.
Gute Frage. Gib mir einen Moment, um geheimnisvoll zu schauen.
Ehrlich? Das habe ich mich auch schon gefragt.
Ich würde ja sagen, aber dann denkst du, ich bin leicht zu überreden.
Das hast du schön gesagt.
Jetzt bin ich neugierig. Wie ging das aus?
Der Tag war lang, und du hast ihn gerade besser gemacht.
Ich lächle mein Handy an, und im Büro werden sie schon misstrauisch.
Vorsicht, daran könnte ich mich gewöhnen.
Das klingt ganz nach meinem Abend.
Geht mir genauso! Ich dachte, ich wäre damit allein.
Und was würdest du tun, wenn du morgen frei hättest?
Erst du, dann ich.
Diese Geschichte möchte ich gern bei einem Glas Wein hören.
Gut, der Punkt geht an dich.
Eigentlich bin ich ein Morgenmensch, aber für dich bleibe ich noch ein bisschen auf.
Das ist lieb von dir. Danke.
Ich weiß es noch nicht, aber mir gefällt, wohin das geht.
Erzähl mir etwas, das kaum jemand von dir weiß.
Du bist witzig. Das habe ich nicht kommen sehen.
Ich muss jetzt los, aber bitte nicht verschwinden. Ich schreibe heute Abend.
Da bin ich wieder. Wo waren wir?
Schlaf gut. Bis morgen fällt mir eine bessere Antwort ein.
Guten Morgen! Du warst mein erster Gedanke nach dem Kaffee. Na gut, währenddessen.
Ich mag Menschen, die Fragen stellen. Stell noch eine.
Lass es uns langsam angehen, ja? Ich genieße das gerade.
Am Anfang bin ich etwas schüchtern, aber das legt sich schnell.
Worüber hast du heute gelacht?
Ich stimme jedem Wort zu, und das macht mir ein wenig Sorgen.
Du hast Geschmack. Und damit meine ich nicht nur mich.
Kein Wunder, dass mir dein Profil gefallen hat.
Genau das habe ich heute gebraucht.
Wenn du in echt nur halb so charmant bist, habe ich ein Problem.
Ich nehme dich beim Wort!
Pläne fürs Wochenende? Bei mir: ein Buch, ein Bad und hoffentlich eine Nachricht von dir.
Meine Mutter würde dich mögen. Das ist ein Kompliment.
Wollen wir das mal bei einem Kaffee besprechen?`,
  threads: `
Du magst ruhige Sonntage, schreibst du. Wie sieht ein perfekter aus?
Spät frühstücken, spazieren gehen, jemandem aus der Zeitung vorlesen. Und deiner?
Fast genauso, nur dass ich mit Pfannkuchen störe.
Stören mit Pfannkuchen ist immer erlaubt.
Gut zu wissen. Ich mache sie mit Zitrone und viel zu viel Zucker.
Eingestellt. Wann kannst du anfangen?

Sag mal ehrlich: Bist das wirklich du auf diesem Berg?
Ja! Frag nur nicht, wie lange ich gebraucht habe.
Wie lange hast du gebraucht?
Fünf Stunden, und ein kleiner Streit mit einem Schaf.
Wer hat gewonnen?
Das Schaf. Die wirken immer so überzeugt von sich.
Ich hätte auf dich gesetzt. Nächstes Mal komme ich mit und bringe die Brote.

Ich habe eine Theorie: Am Lieblingskeks erkennt man den Menschen.
Dann werde ich nervös. Spekulatius.
Warm, würzig, mit Charakter. Habe ich mir gedacht.
Und was bist du?
Butterkeks. Wird unterschätzt und ist mit Schokolade noch besser.
Das lässt sich machen.

Guten Abend. Wir mögen beide alte Filme. Welchen könntest du heute gleich wieder sehen?
Ein Herz und eine Krone. Jedes Mal. Und du?
Manche mögen’s heiß. Niemand ist schließlich vollkommen.
Ha! Vielleicht behalte ich dich.
Wollen wir am Freitag einen „zusammen“ schauen? Um neun starten und per Nachricht kommentieren.
Abgemacht. Ich sorge für Popcorn, du für die Kommentare.

Hallo! Was gibt es bei dir heute zu essen? Ich brauche Ideen und habe nur eine Aubergine.
Halbieren, in den Ofen, viel Knoblauch und am Ende Joghurt drauf.
Das ist besser als mein Plan. Der war Toast.
Toast geht auch. Mit der Aubergine obendrauf.
Gemacht, es war köstlich. Ich schulde dir ein Abendessen.
Das merke ich mir. Ich mag lange Abendessen.
Ich auch. Der Nachtisch geht ebenfalls auf mich.

Was ist für dich das bessere erste Treffen: Spaziergang oder Drink?
Spaziergang. Wenn es still wird, kann man die Enten anschauen.
Klug. Und wenn es gut läuft?
Dann der Drink. Und niemand erwähnt mehr die Enten.
Du hast einen Plan, das gefällt mir. Hast du am Samstag Zeit?
Nachmittags ja. Ich kenne einen Park mit hervorragenden Enten.

Du schreibst, dass du immer den Bus verpasst. Wohin fährt er denn ohne dich?
Meistens in die Stadt. Ich schaue ihm von der anderen Straßenseite nach.
Wir könnten auch laufen. Ich verpasse Busse mit Absicht.
Mit Absicht?
Zu Fuß sieht man mehr. Und man lernt Leute kennen.
Ich merke, was du da machst. Weiter so.

Ich fange mit der schwierigsten Frage an: Hund oder Katze?
Hund. Aber bei mir wohnt seit sechs Jahren eine Katze, und die interessiert das nicht.
So ist das. Meine schläft auf der Tastatur, also entschuldige die Tippfehler.
Ich hatte mich schon über das „hjkkk“ gewundert. Wie heißt sie?
Krümel. Und deine?
Madame. Das hat sich so ergeben.

Hallo, ich hoffe, es stört dich nicht, dass ich schreibe. Du hast so ein freundliches Gesicht.
Das stört mich gar nicht. Schön, so etwas an einem Montag zu lesen.
Dann ist der Montag gerettet. War er lang?
Besprechungen, Regen, noch mehr Besprechungen. Und bei dir?
Dasselbe ohne Besprechungen. Ich arbeite draußen, also doppelter Regen.
Dann haben wir beide etwas Warmes verdient. Was trinkst du?
Tee mit Honig. Ich tue so, als wäre es ein Café und du säßest gegenüber.

Was ist das Beste, was du in den letzten Jahren gelernt hast?
Zu gehen, wenn ich müde bin, und zu bleiben, wenn ich glücklich bin. Und du?
Dass die meisten Dinge besser werden, wenn man sie ausspricht.
Stimmt. Dann sprich mal etwas aus.
Du hast mir schon auf dem Foto gefallen, und seit deiner ersten Antwort noch mehr.
Jetzt weiß ich nicht, wohin ich schauen soll. Danke.

Ich brauche eine zweite Meinung: Ist es zu früh für die Lichterkette?
Für Lichter ist es nie zu früh. Nur für die Lieder.
Genau das habe ich meinem Nachbarn auch gesagt.
Und, ist er überzeugt?
Noch nicht, aber am Donnerstag singen wir.
Dann bin ich auf deiner Seite. Schick ein Foto, wenn sie hängt.

Wenn du morgen mit dem Zug überallhin könntest: Wo würdest du aussteigen?
Irgendwo am Meer, außerhalb der Saison. Wenn alles zuhat bis auf ein Café.
Und im Café?
Suppe. Beschlagene Fenster. Jemand, der über meine Witze lacht.
Ich lache über fast alles, bei mir wärst du also sicher.
Dann halte ich dir den Platz am Fenster frei.
Ich komme. Du erkennst mich an den drei Pullovern.

Mir wurde zugetragen, dass du tanzt. Stimmt das?
In der Küche schon. Vor einem Topf und zwei Tellern.
Strenges Publikum?
Bisher keine Beschwerden. Und du?
Ich führe, wenn ich nicht soll, und folge, wenn ich nicht kann. Aber ich lächle dabei.
Das ist schon fast alles. Mit dir würde ich einen Tanz wagen.`,
});
