import { texts } from './texts.ts';

export const pl = texts({
  openings: `
Na żywo wypadam lepiej niż w profilu, ale od czegoś trzeba zacząć.
Podobno jestem {spokojna|spokojny}, dopóki nie zagra muzyka.
{Ciepła|Ciepły}, trochę {uparta|uparty} i {punktualna|punktualny} wszędzie oprócz kina.
Łatwo się śmieję, najczęściej najpierw z siebie.
Zadaję dużo pytań i pamiętam odpowiedzi.
Na imprezie dla dwudziestu osób milczę, przy stoliku dla dwojga nie da się mnie zatrzymać.
Rozmawiam z psami, zanim odezwę się do ich właścicieli. Pracuję nad tym.
{Ciekawa|Ciekawy} świata z natury, {pogodna|pogodny} z wyboru.
Wolę dobrą rozmowę od ładnego widoku, choć nie odmówię sobie ani jednego, ani drugiego.
To ja przynoszę na piknik za dużo jedzenia.
Lubię proste rzeczy: szczerych ludzi, świeży chleb, wolną niedzielę.
Nie szukam ideału. Dobre serce i poczucie humoru w zupełności wystarczą.
Potrafię być {poważna|poważny} i wygadywać głupstwa w jednym zdaniu.
Wciąż wierzę w niespieszny flirt.
Przyjaciółka kazała mi spróbować, a mnie skończyły się wymówki.
Twardo stąpam po ziemi, ale mam słabość do romantyzmu.`,
  young: `
Drugie mieszkanie, czwarta roślina, a ta przeżyła zimę.
Jeszcze nie do końca wiem, kim chcę być, ale wiem, kogo chcę mieć obok.
W tygodniu dużo pracuję, żeby w niedzielę bezkarnie się lenić.`,
  middle: `
W tym wieku wiem już, co lubię, i wciąż daję się namówić na coś nowego.
Wymagająca praca, co drugi tydzień dwójka dzieci i wieczory, które chcę znów z kimś dzielić.
Życie mam całkiem poukładane i jest w nim miejsce dla kogoś.`,
  older: `
Dzieci wyfrunęły z domu, a ja wiem już, że śniadanie może trwać godzinę.
Mam co opowiadać i mam cierpliwość, żeby posłuchać ciebie.
Życie dało mi już wiele i chyba jeszcze nie powiedziało ostatniego słowa.
Ładnych kieliszków nie trzymam już na specjalne okazje.`,
  habits: `
adventure: Kiedyś {wsiadłam|wsiadłem} do złego pociągu, {zostałam|zostałem} w nim i to był najlepszy weekend roku.
animals: W domu rządzi kot, ja należę do personelu.
art: W deszczowe soboty chodzę do muzeum i wymyślam historie do portretów.
astrology: Codziennie czytam horoskop i wierzę tylko w te dobre.
bbq: Od kwietnia stoję w dymie i pilnuję rusztu.
beach: Kąpię się w morzu, gdy inni noszą już szaliki.
beer: O najlepszym piwie w okolicy mogę dyskutować cały wieczór.
biking: Na rowerze zawsze wybieram dłuższą drogę.
coffee: Przed drugą kawą lepiej nie mówić mi nic ważnego.
cooking: W niedzielę gotuję coś, co dochodzi cały dzień, a kto głodny, ten wpada.
cooking: Moje pierogi zakończyły już niejeden spór.
dancing: W kuchni tańczę codziennie, publicznie tylko na miłą prośbę.
fashion: Potrafię godzinę szperać w second-handzie i wyjść z idealnym płaszczem.
foodie: Wakacje planuję według tego, gdzie dobrze karmią.
gardening: Moje balkonowe pomidory zna cała kamienica.
gym: Trzy poranki w tygodniu ćwiczę, żeby w pozostałe cztery jeść, co chcę.
hiking: Dobre buty, zła pogoda, świetny humor: prawie co weekend chodzę po górach.
hugging: Przytulam porządnie i niespiesznie.
movies: Kocham stare filmy i płaczę dokładnie tam, gdzie trzeba.
music: U mnie zawsze coś gra, od Niemena po odkrycia sąsiada.
music: Gram na gitarze w sam raz na ognisko i ani metra dalej.
outdoors: Najlepiej śpię w namiocie, najchętniej nad wodą.
party: Z parkietu schodzę jako jedna z ostatnich osób, a potem pomagam sprzątać.
photography: Zawsze mam przy sobie aparat i przez to uciekają mi autobusy.
politics: Lubię dobrą dyskusję, jeśli potem umiemy się pośmiać.
reading: Przy łóżku leży sześć książek i każdą mam w połowie.
shopping: Uwielbiam pchle targi i jeszcze nigdy nie był mi potrzebny żaden z łupów.
sports: We wtorki gram, w środy narzekam na kolana.
sushi: Przy sushi tracę umiar.
tattoos: Każdy mój tatuaż ma swoją historię, a dwie są nawet prawdziwe.
tea: Mam więcej rodzajów herbaty niż gości.
theater: Obejrzę wszystko, co grają na scenie, nawet improwizację twojego kuzyna.
travelling: Moja lista podróży ciągle się wydłuża.
travelling: Z podróży najchętniej przywożę przepisy.
vegetarian: Gotuję wegetariańsko i nikt jeszcze nie wstał od stołu głodny.
video games: Jestem oazą łagodności, póki nie dostanę do ręki pada.
wine: Na winie znam się słabo, ale każdą lekcję biorę z przyjemnością.`,
  quirks: `
Śpiewam w samochodzie i nie żałuję.
Parkować nie umiem, za to smażę świetne naleśniki.
Wciąż wysyłam pocztówki.
Kiepsko kłamię, a przegrywam jeszcze gorzej.
Na deser zgadzam się z zasady.
Macham do statków.
Taśmą i optymizmem naprawię prawie wszystko.
Nie umiem minąć księgarni, nie zaglądając na chwilkę.
Drogę wskazuję z wielką pewnością i małą dokładnością.
Zapytaj mnie o gęś. To długa historia.`,
  relationship: `
Chcę dzielić z kimś zwykłe dni, nie tylko wakacje.
Szukam czegoś, co spokojnie urośnie i zostanie.
Jestem {gotowa|gotowy} na coś prawdziwego: zaufanie, śmiech i ostatni kawałek ciasta odłożony dla drugiej osoby.
Mam nadzieję poznać kogoś, kto mówi, co myśli, i zostaje na śniadanie.
Nie spieszmy się. Najpierw spacer, potem zobaczymy.`,
  dating: `
Napijmy się czegoś i sprawdźmy, czy śmieszą nas te same rzeczy.
Mam ochotę na miłe randki: ładne miejsce, żadnej rozmowy kwalifikacyjnej.
Pokaż mi swoje ulubione miejsce w mieście, a ja pokażę ci moje.
Bez planu pięcioletniego, za to z ochotą na motyle w brzuchu.
Lubię spojrzenia, długie kolacje i powrót do domu na piechotę.`,
  friendship: `
Jestem tu przede wszystkim dla dobrego towarzystwa, reszta się okaże.
Zawsze chętnie wybiorę się z kimś na koncert, na spacer i na szczerą rozmowę.
Szukam kogoś, kto pójdzie do teatru z godzinnym wyprzedzeniem.
Przyjaciele to najlepsze, co mam, i jest jeszcze jedno miejsce.`,
  chat: `
Lubię długie rozmowy późnym wieczorem, bez pośpiechu.
Jestem tu głównie po to, żeby pogadać, trochę poflirtować i uśmiechać się do ekranu.
Opowiedz mi o swoim dniu, a ja powiem, co {zrobiłabym|zrobiłbym} na twoim miejscu.
Popiszmy trochę i zobaczmy, czy coś zaiskrzy.
Miła wiadomość ratuje mi wieczór. Zawsze odpisuję.`,
  openers: `
Cześć! Za tym uśmiechem na pewno kryje się dobra historia.
{Przeczytałam|Przeczytałem} twój profil dwa razy i wciąż mam pytania. To dobry znak?
Dobry wieczór! Co było dziś najmilsze?
Szybkie, ale bardzo ważne pytanie: morze czy góry?
{Chciałam|Chciałem} napisać coś błyskotliwego, ale „cześć” było uczciwsze.
Przez twój profil {zaśmiałam|zaśmiałem} się na głos w autobusie. Ludzie patrzyli.
Gdybyśmy mieli godzinę i jedną ławkę, o czym byśmy rozmawiali?
Chyba byśmy się dogadali. Sprawdzimy?
Jakiej piosenki słuchać, czekając na twoją odpowiedź?
Podoba mi się, jak piszesz. Słychać, że szczerze.
Już {miałam|miałem} iść spać, ale {zobaczyłam|zobaczyłem} twoje zdjęcie. Teraz zjada mnie ciekawość.
Kawa czy herbata? Zastanów się, dużo od tego zależy.
Cześć! Obiecuję być lepszym towarzystwem niż pogoda.`,
  replies: `
Dzięki tobie się uśmiecham. Opowiadaj dalej!
Ha, szybko odpowiadasz. Lubię to.
Jak miło wrócić do domu do takiej wiadomości.
{Miałam|Miałem} nadzieję, że napiszesz.
Dobre pytanie. Daj mi chwilę na tajemniczą minę.
Szczerze? Też się nad tym {zastanawiałam|zastanawiałem}.
{Zgodziłabym|Zgodziłbym} się, ale pomyślisz, że łatwo mnie namówić.
Ładnie to mówisz.
Teraz jestem {ciekawa|ciekawy}. Jak to się skończyło?
To był długi dzień, a ty właśnie go poprawiasz.
Uśmiecham się do telefonu i w pracy zaczynają coś podejrzewać.
Uważaj, mogę się przyzwyczaić.
To brzmi jak wieczór w moim stylu.
Ja też! {Myślałam|Myślałem}, że jestem w tym {sama|sam}.
A co robisz, gdy nagle masz wolny dzień?
Najpierw ty, potem ja.
Tej historii chętnie posłucham przy kieliszku wina.
Dobrze, ten punkt jest twój.
Wolę poranki, ale dla ciebie jeszcze chwilę posiedzę.
Jakie to miłe. Dziękuję.
Jeszcze nie wiem, ale podoba mi się, dokąd to zmierza.
Powiedz mi o sobie coś, czego prawie nikt nie wie.
Masz poczucie humoru. Tego się nie {spodziewałam|spodziewałem}.
Muszę lecieć, ale nie znikaj. Napiszę wieczorem.
Już jestem. Na czym stanęło?
Śpij dobrze. Do jutra wymyślę lepszą odpowiedź.
Dzień dobry! Moja pierwsza myśl po kawie była o tobie. No, w trakcie.
Lubię ludzi, którzy pytają. Zadaj jeszcze jedno.
Nie spieszmy się, dobrze? Bardzo mi miło.
Na początku jestem trochę {nieśmiała|nieśmiały}, ale to szybko mija.
Co cię dziś rozbawiło?
Zgadzam się z każdym słowem i trochę mnie to martwi.
Masz dobry gust. I nie mówię tylko o sobie.
Nic dziwnego, że spodobał mi się twój profil.
Właśnie tego mi dziś brakowało.
Jeśli na żywo masz choć połowę tego uroku, to mam kłopot.
Trzymam cię za słowo!
Plany na weekend? U mnie książka, długa kąpiel i może wiadomość od ciebie.
Moja mama by cię polubiła. To komplement.
Może pogadamy o tym kiedyś przy kawie?`,
  threads: `
Widzę, że lubisz spokojne niedziele. Jak wygląda ta idealna?
Późne śniadanie, spacer i ktoś, komu mogę czytać kawałki gazety. A twoja?
Prawie tak samo, tylko ja przeszkadzam z naleśnikami.
Z naleśnikami zawsze wolno przeszkadzać.
Dobrze wiedzieć. Robię je z cytryną i o wiele za dużą ilością cukru.
Masz tę pracę. Kiedy zaczynasz?

Powiedz szczerze: to naprawdę ty na tej górze?
Tak! Tylko nie pytaj, ile to trwało.
Ile to trwało?
Pięć godzin i mała kłótnia z owcą.
Kto wygrał?
Owca. One zawsze są takie pewne siebie.
{Postawiłabym|Postawiłbym} na ciebie. Następnym razem idę z tobą i biorę kanapki.

Mam teorię: po ulubionym ciastku poznasz człowieka.
To zaczynam się bać. Piernik.
Ciepły, korzenny, z charakterem. Tak {myślałam|myślałem}.
A ty czym jesteś?
Herbatnikiem. Niedoceniany, a z czekoladą jeszcze lepszy.
To da się załatwić.

Dobry wieczór. Widzę, że też lubisz stare filmy. Który możesz dziś obejrzeć od nowa?
Rzymskie wakacje. Za każdym razem. A ty?
Pół żartem, pół serio. W końcu nikt nie jest doskonały.
Ha! Chyba cię zatrzymam.
Obejrzymy jeden „razem” w piątek? Start o dziewiątej, komentarze w wiadomościach.
Umowa stoi. Ja biorę popcorn, ty komentarze.

Cześć! Co dziś jesz? Szukam pomysłu i mam tylko bakłażana.
Przekrój na pół, do piekarnika, dużo czosnku, a na wierzch jogurt.
To lepsze niż mój plan, czyli tost.
Tost też może być. Z bakłażanem na wierzchu.
Zrobione, było pyszne. Jestem ci {winna|winien} kolację.
Zapamiętam. Lubię długie kolacje.

Co jest lepsze na pierwszą randkę: spacer czy drink?
Spacer. Gdy zapadnie cisza, można patrzeć na kaczki.
Mądrze. A jeśli pójdzie dobrze?
To wtedy drink. I nikt już nie wspomina o kaczkach.
Podoba mi się ten plan. Masz czas w sobotę?
Po południu tak. Znam park ze znakomitymi kaczkami.

Piszesz, że zawsze ucieka ci autobus. Dokąd jedzie bez ciebie?
Zwykle do centrum. Patrzę za nim z drugiej strony ulicy.
Możemy się przejść. Ja spóźniam się na autobusy celowo.
Celowo?
Pieszo więcej widać. I poznaje się ludzi.
Widzę, do czego zmierzasz. Mów dalej.

Zacznę od najtrudniejszego pytania: pies czy kot?
Pies. Ale od sześciu lat mieszka ze mną kot i nic go to nie obchodzi.
Tak to jest. Mój śpi na klawiaturze, więc wybacz literówki.
Właśnie się {zastanawiałam|zastanawiałem}, co znaczy „hjkkk”. Jak się nazywa?
Herbatnik. A twój?
Pani. Tak jakoś wyszło.

Cześć, mam nadzieję, że nie przeszkadzam. Masz taką życzliwą twarz.
Nie przeszkadzasz. Miło przeczytać coś takiego w poniedziałek.
To poniedziałek uratowany. Długi był?
Zebrania, deszcz i jeszcze raz zebrania. A twój?
To samo bez zebrań. Pracuję na dworze, więc podwójny deszcz.
To należy nam się coś ciepłego. Co pijesz?
Herbatę z miodem. Udaję, że to kawiarnia, a ty siedzisz naprzeciwko.

Czego najlepszego nauczyły cię ostatnie lata?
Wychodzić, gdy jestem {zmęczona|zmęczony}, i zostawać, gdy mi dobrze. A ciebie?
Że większość spraw wygląda lepiej, gdy się je powie na głos.
To prawda. Powiedz więc coś na głos.
Od pierwszego zdjęcia mi się podobasz, a od pierwszej odpowiedzi jeszcze bardziej.
Teraz nie wiem, gdzie patrzeć. Dziękuję.

Potrzebuję drugiej opinii: czy na lampki świąteczne jest za wcześnie?
Na lampki nigdy. Tylko na kolędy.
Dokładnie to mówię sąsiadowi.
I co, przekonany?
Jeszcze nie, ale w czwartek śpiewamy.
Jestem po twojej stronie. Wyślij zdjęcie, kiedy zawisną.

Gdyby jutro pociąg mógł cię zawieźć wszędzie, gdzie wysiadasz?
Gdzieś nad morzem, poza sezonem. Wszystko zamknięte oprócz jednej kawiarni.
A w kawiarni?
Zupa, zaparowane szyby i ktoś, kto śmieje się z moich żartów.
Ja śmieję się prawie ze wszystkiego, więc nic ci nie grozi.
To zajmuję ci miejsce przy oknie.

Podobno tańczysz. To prawda?
W kuchni tak. Przed jednym garnkiem i dwoma talerzami.
Surowa publiczność?
Na razie bez skarg. A ty?
Prowadzę, kiedy nie trzeba, a gubię krok, kiedy trzeba. Ale się uśmiecham.
To już prawie wszystko. Z tobą jeden taniec {zaryzykowałabym|zaryzykowałbym}.`,
});
