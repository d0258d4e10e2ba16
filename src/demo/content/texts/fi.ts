import { texts } from './texts.ts';

export const fi = texts({
  openings: `
Olen livenä parempi kuin profiilissa, mutta jostain on aloitettava.
Ystävät sanovat minua rauhalliseksi, kunnes musiikki alkaa.
Lämmin, vähän itsepäinen ja ajoissa kaikkialla paitsi elokuvissa.
Nauran helposti, yleensä ensin itselleni.
Kyselen paljon ja muistan vastaukset.
Kahdenkymmenen hengen juhlissa hiljaa, kahden hengen pöydässä mahdoton pysäyttää.
Juttelen koirille ennen kuin niiden ihmisille. Harjoittelen asiaa.
Luonnostani utelias, periaatteesta iloinen.
Hyvä keskustelu voittaa hienon näköalan, mutta otan mielelläni molemmat.
Minä olen se, joka tuo retkelle liikaa eväitä.
Pidän yksinkertaisesta: rehellisistä ihmisistä, tuoreesta leivästä, vapaasta sunnuntaista.
Kenenkään ei tarvitse olla täydellinen. Kiltti ja hauska riittää hyvin.
Osaan olla vakava ja höpsö samassa lauseessa.
Uskon yhä hitaaseen flirttiin.
Ystävä käski kokeilla tätä, ja tekosyyt loppuivat.
Jalat maassa, mutta romantiikka on heikko kohtani.`,
  young: `
Toinen asunto, neljäs viherkasvi, ja tämä selvisi talvesta.
En vielä ihan tiedä, mikä minusta tulee, mutta tiedän, keitä haluan ympärilleni.
Teen viikot töitä, jotta voin sunnuntaina laiskotella hyvällä omallatunnolla.`,
  middle: `
Tarpeeksi vanha tietämään, mistä pidän, ja tarpeeksi nuori houkuteltavaksi.
Kiireinen työ, joka toinen viikko kaksi vilkasta lasta ja iltoja, jotka haluaisin taas jakaa.
Elämäni on aika hyvässä järjestyksessä, ja siinä on tilaa jollekulle.`,
  older: `
Lapset ovat lentäneet pesästä, ja olen huomannut, että aamiainen saa kestää tunnin.
Minulla on tarinoita kerrottavana ja kärsivällisyyttä kuunnella sinun.
Elämä on antanut jo paljon, enkä usko sen olevan vielä valmis.
En enää säästä hienoja laseja juhlapäiviin.`,
  habits: `
adventure: Nousin kerran väärään junaan, jäin kyytiin ja vietin vuoden parhaan viikonlopun.
animals: Kotona määrää kissa, minä kuulun henkilökuntaan.
art: Sateisina lauantaipäivinä istun museossa keksimässä tarinoita muotokuville.
astrology: Luen horoskoopin joka aamu ja uskon vain hyviin.
bbq: Huhtikuusta alkaen minut löytää savun keskeltä grillipihdit kädessä.
beach: Uin meressä vielä silloin, kun muilla on lapaset.
beer: Seudun parhaasta oluesta voin väitellä koko illan.
biking: Pyörällä valitsen aina pidemmän reitin.
coffee: Ennen toista kahvikuppia minulle ei kannata puhua mistään tärkeästä.
cooking: Sunnuntaisin teen ruokaa, joka hautuu koko päivän, ja nälkäiset tulevat syömään.
cooking: Lasagneni on lopettanut ainakin yhden riidan.
dancing: Tanssin keittiössä joka päivä ja julkisesti, jos kauniisti pyydetään.
fashion: Voin kierrellä kirpputoria tunnin ja löytää juuri oikean takin.
foodie: Suunnittelen lomat sen mukaan, missä syödään hyvin.
gardening: Parvekkeeni tomaatit tunnetaan koko talossa.
gym: Treenaan kolmena aamuna viikossa, jotta voin syödä neljänä muuna mitä haluan.
hiking: Hyvät kengät, huono sää, loistava mieli: vaellan melkein joka viikonloppu.
hugging: Annan hyviä halauksia, niitä pitkiä.
movies: Rakastan vanhoja elokuvia ja itken juuri siinä missä kuuluukin.
music: Kotona soi aina jokin, Juicesta naapurin uusimpaan vinkkiin.
music: Soitan kitaraa nuotion tarpeisiin, en metriäkään pidemmälle.
outdoors: Missään en nuku niin hyvin kuin teltassa veden äärellä.
party: Lähden tanssilattialta viimeisten joukossa ja autan siivoamaan.
photography: Minulla on aina kamera mukana, ja siksi myöhästyn bussista.
politics: Pidän hyvästä väittelystä, kunhan sen jälkeen nauretaan.
reading: Sängyn vieressä on kuusi kirjaa, ja kaikki ovat kesken.
shopping: Rakastan kirpputoreja, enkä ole koskaan tarvinnut sitä, mitä tuon kotiin.
sports: Tiistaisin sählyä, keskiviikkoisin valitan polvia.
sushi: Sushia syön kohtuuttomia määriä.
tattoos: Jokaisella tatuoinnillani on tarina, ja kaksi niistä on jopa totta.
tea: Minulla on enemmän teelaatuja kuin vieraita.
theater: Katson kaiken, mitä lavalla esitetään, serkkusi improakin.
travelling: Matkalistani vain pitenee.
travelling: Paras tuliainen on resepti.
vegetarian: Kokkaan kasvisruokaa, eikä kukaan ole lähtenyt pöydästäni nälkäisenä.
video games: Olen kiltti ja antelias, kunnes saan peliohjaimen käteen.
wine: Viinistä tiedän vähän, mutta nautin jokaisesta oppitunnista.`,
  quirks: `
Laulan autossa enkä kadu.
Taskuparkki ei onnistu, mutta lettujen paisto kyllä.
Lähetän yhä postikortteja.
Valehtelen huonosti ja häviän vielä huonommin.
Jälkiruokaan sanon kyllä periaatteesta.
Vilkutan laivoille.
Teipillä ja optimismilla korjaan melkein kaiken.
En osaa kulkea kirjakaupan ohi poikkeamatta hetkeksi.
Neuvon tietä hyvin varmasti ja melko epätarkasti.
Kysy minulta hanhesta. Se on pitkä tarina.
Saunan jälkeen olen parhaimmillani.`,
  relationship: `
Haluaisin jakaa jonkun kanssa arjen, en vain lomia.
Etsin jotakin, mikä saa kasvaa rauhassa ja sitten jää.
Olen valmis oikeaan: luottamukseen, nauruun ja siihen, että viimeinen kakkupala säästetään toiselle.
Toivon tapaavani ihmisen, joka sanoo mitä tarkoittaa ja jää aamiaiselle.
Otetaan aikaa. Ensin kävelylle, sitten katsotaan.`,
  dating: `
Käydään lasillisella ja katsotaan, nauretaanko samoille asioille.
Kaipaan mukavia treffejä: kiva paikka, ei työhaastattelua.
Näytä sinä lempipaikkasi, niin minä näytän omani.
Ei viisivuotissuunnitelmaa, vain toive perhosista vatsassa.
Pidän katsekontaktista, pitkistä illallisista ja kävelystä kotiin.`,
  friendship: `
Olen täällä ensin hyvän seuran vuoksi, loppu näkyy sitten.
Lähden aina mielelläni konserttiin, kävelylle ja juttelemaan suoraan.
Etsin ihmistä, joka lähtee teatteriin tunnin varoitusajalla.
Ystävät ovat parasta, mitä minulla on, ja yhdelle on vielä tilaa.`,
  chat: `
Pidän pitkistä keskusteluista myöhään illalla, ilman kiirettä.
Olen täällä enimmäkseen juttelemassa, vähän flirttailemassa ja hymyilemässä ruudulle.
Kerro päivästäsi, niin kerron, mitä olisin itse tehnyt.
Kirjoitellaan hetki ja katsotaan, synkkaako.
Hyvä viesti pelastaa iltani. Vastaan aina.`,
  openers: `
Hei! Tuon hymyn takana on varmasti hyvä tarina.
Luin profiilisi kahdesti, ja minulla on yhä kysyttävää. Onko se hyvä merkki?
Hyvää iltaa! Mikä oli päiväsi paras hetki?
Nopea mutta hyvin tärkeä kysymys: meri vai tunturi?
Aioin kirjoittaa jotain nokkelaa, mutta ”hei” tuntui rehellisemmältä.
Nauroin profiilillesi ääneen bussissa. Ihmiset katsoivat.
Jos meillä olisi tunti ja yksi penkki, mistä puhuisimme?
Luulen, että tulisimme juttuun. Kokeillaanko?
Mitä kappaletta kuuntelen, kun odotan vastaustasi?
Pidän tavastasi kirjoittaa. Kuulostaa siltä, että tarkoitat sitä.
Olin menossa nukkumaan, ja sitten näin kuvasi. Nyt olen lähinnä utelias.
Hyvää huomenta! Kahvi vai tee? Mieti tarkkaan, tästä riippuu paljon.
Hei! Lupaan olla parempaa seuraa kuin sää.`,
  replies: `
Tuo sai hymyilemään. Kerro lisää!
Ha, oletpa nopea. Pidän siitä.
Onpa ihana viesti kotiin tullessa.
Toivoinkin, että kirjoittaisit.
Hyvä kysymys. Anna hetki, että ehdin näyttää salaperäiseltä.
Rehellisesti? Mietin ihan samaa.
Sanoisin kyllä, mutta sitten luulisit, että minut on helppo ylipuhua.
Sanot sen kauniisti.
Nyt kiinnostaa. Miten siinä kävi?
Päivä oli pitkä, ja teit siitä juuri paremman.
Hymyilen puhelimelle, ja työkaveri alkaa epäillä jotain.
Varo vain, tähän voisi tottua.
Kuulostaa minun illaltani.
Sama täällä! Luulin olevani ainoa.
Mitä sinä tekisit, jos huomenna olisi vapaata?
Sinä ensin, sitten minä.
Sen tarinan haluan kuulla viinilasin ääressä.
Hyvä on, piste sinulle.
Olen aamuihminen, mutta sinun takiasi valvon vielä hetken.
Kauniisti sanottu. Kiitos.
En tiedä vielä, mutta pidän suunnasta.
Kerro itsestäsi jotain, mitä juuri kukaan ei tiedä.
Olet hauska. En osannut odottaa.
Nyt täytyy mennä, mutta älä katoa. Kirjoitan illalla.
Täällä taas. Mihin jäimme?
Nuku hyvin. Huomiseksi keksin paremman vastauksen.
Hyvää huomenta! Olit ensimmäinen ajatukseni kahvin jälkeen. No, sen aikana.
Pidän ihmisistä, jotka kysyvät. Kysy vielä toinen.
Edetään rauhassa, sopiiko? Nautin tästä.
Olen aluksi vähän ujo, mutta se menee nopeasti ohi.
Mille sinä nauroit tänään?
Olen samaa mieltä joka sanasta, ja se vähän huolestuttaa.
Sinulla on hyvä maku. En tarkoita vain itseäni.
Ei ihme, että pidin profiilistasi.
Juuri tätä tarvitsin tänään.
Jos olet livenä puoliksikaan noin hurmaava, olen pulassa.
Pidän sinut sanassasi!
Viikonloppusuunnitelmat? Kirja, sauna ja ehkä viesti sinulta.
Äitini pitäisi sinusta. Se on kohteliaisuus.
Jutellaanko siitä joskus kahvikupin ääressä?`,
  threads: `
Pidät näemmä rauhallisista sunnuntaipäivistä. Millainen on täydellinen?
Myöhäinen aamiainen, kävely ja joku, jolle lukea lehdestä ääneen. Entä sinun?
Melkein sama, mutta minä keskeytän letuilla.
Letuilla saa aina keskeyttää.
Hyvä. Teen ne sitruunalla ja aivan liialla sokerilla.
Paikka on sinun. Milloin voit aloittaa?

Sano suoraan: oletko tuolla tunturin huipulla oikeasti sinä?
Olen! Älä vain kysy, kauanko kiipesin.
Kauanko kiipesit?
Viisi tuntia, ja pieni riita poron kanssa.
Kumpi voitti?
Poro. Ne näyttävät aina niin varmoilta.
Olisin veikannut sinua. Ensi kerralla tulen mukaan ja otan eväät.

Minulla on teoria: lempikeksi kertoo ihmisestä kaiken.
Nyt jännittää. Piparkakku.
Lämmin, mausteinen, sopivasti purtavaa. Arvasin.
Mikä sinä sitten olet?
Mariekeksi. Aliarvostettu, ja suklaan kanssa vielä parempi.
Se järjestyy.

Hyvää iltaa. Pidämme molemmat vanhoista elokuvista. Minkä voisit katsoa tänään uudestaan?
Loma Roomassa. Joka kerta. Entä sinä?
Piukat paikat. Kukaan ei ole täydellinen, kuten tiedetään.
Ha! Sinut saatan pitää.
Katsotaanko yksi ”yhdessä” perjantaina? Alku yhdeksältä, kommentit viesteinä.
Sovittu. Minä hoidan popcornit, sinä kommentit.

Hei! Mitä syöt tänään? Kaipaan ideoita, ja minulla on vain munakoiso.
Halkaise, uuniin, reilusti valkosipulia ja jogurttia päälle.
Parempi kuin suunnitelmani, joka oli voileipä.
Voileipäkin käy. Munakoiso siihen päälle.
Tehty, ja oli herkullista. Olen sinulle illallisen velkaa.
Muistan tuon. Pidän pitkistä illallisista.

Kumpi on parempi ensitreffeille, kävely vai lasillinen?
Kävely. Jos tulee hiljaista, voi katsella sorsia.
Viisasta. Entä jos menee hyvin?
Sitten se lasillinen. Eikä kukaan mainitse enää sorsia.
Pidän suunnittelustasi. Oletko vapaa lauantaina?
Iltapäivällä kyllä. Tiedän puiston, jossa on erinomaisia sorsia.

Kirjoitat, että myöhästyt aina bussista. Minne se menee ilman sinua?
Yleensä keskustaan. Katson sen lähtöä kadun toiselta puolelta.
Voisimme kävellä. Minä myöhästyn busseista tahallani.
Tahallasi?
Jalan näkee enemmän. Ja tapaa ihmisiä.
Huomaan, mitä teet. Jatka vain.

Aloitan vaikeimmasta kysymyksestä: koira vai kissa?
Koira. Mutta luonani on kuusi vuotta asunut kissa, eikä se välitä.
Niin siinä käy. Omani nukkuu näppäimistöllä, joten anteeksi kirjoitusvirheet.
Mietinkin, mitä ”hjkkk” tarkoittaa. Mikä sen nimi on?
Pulla. Entä sinun?
Rouva. Se vain meni niin.

Hei, toivottavasti ei haittaa, että kirjoitan. Sinulla on niin ystävälliset kasvot.
Ei haittaa yhtään. Mukava lukea maanantaina.
Sitten maanantai on pelastettu. Oliko se pitkä?
Kokouksia, sadetta, lisää kokouksia. Entä sinun?
Samaa ilman kokouksia. Teen töitä ulkona, joten sadetta tuplasti.
Sitten olemme ansainneet jotain lämmintä. Mitä juot?
Teetä hunajalla. Kuvittelen, että tämä on kahvila ja istut vastapäätä.

Mikä on parasta, mitä olet viime vuosina oppinut?
Lähtemään, kun väsyttää, ja jäämään, kun on hyvä olla. Entä sinä?
Että useimmat asiat paranevat, kun ne sanoo ääneen.
Totta. Sano siis jotain ääneen.
Pidin sinusta jo kuvassa, ja ensimmäisen vastauksesi jälkeen vielä enemmän.
Nyt en tiedä, mihin katsoa. Kiitos.

Tarvitsen toisen mielipiteen: onko liian aikaista jouluvaloille?
Valoille ei koskaan. Lauluille kyllä.
Juuri noin sanoin naapurille.
No, uskoiko naapuri?
Ei vielä, mutta torstaina lauletaan.
Olen sinun puolellasi. Lähetä kuva, kun ne ovat paikoillaan.

Jos pääsisit huomenna junalla minne vain, missä jäisit pois?
Jossain meren rannalla, sesongin ulkopuolella. Kaikki kiinni paitsi yksi kahvila.
Entä kahvilassa?
Keittoa. Huuruiset ikkunat. Joku, joka nauraa vitseilleni.
Nauran melkein kaikelle, joten minun kanssani olet turvassa.
Sitten varaan sinulle ikkunapaikan.

Kuulin, että tanssit. Onko se totta?
Keittiössä kyllä. Yhden kattilan ja kahden lautasen edessä.
Vaativa yleisö?
Ei vielä valituksia. Entä sinä?
Vien silloin kun ei pitäisi ja seuraan silloin kun en osaa. Mutta hymyilen koko ajan.
Siinä on melkein kaikki. Sinun kanssasi uskaltaisin yhden tanssin.`,
});
