import type { Locale } from '#platform/i18n/locales.ts';
import type { HomeTexts } from '#product/sites/settings/contract.ts';

export const KINDLING_HOME: Record<Locale, HomeTexts> = {
  en: {
    headline: 'Someone nearby has the light on.',
    subline:
      'Kindling is a dating site for adults who would rather talk than scroll. See who lives near you and write the first line.',
    search: 'See who is near',
    safety: 'Your street stays yours: members see your town, never your address. Block or report anyone, free.',
    near_title: 'In the neighbourhood',
  },
  da: {
    headline: 'Nogen i nærheden har lyset tændt.',
    subline:
      'Kindling er en datingside for voksne, der hellere vil tale sammen end scrolle. Se, hvem der bor i nærheden, og skriv den første linje.',
    search: 'Se, hvem der er i nærheden',
    safety:
      'Din gade er din egen: medlemmer ser din by, aldrig din adresse. Bloker eller anmeld hvem som helst, gratis.',
    near_title: 'I nabolaget',
  },
  de: {
    headline: 'Ganz in der Nähe brennt noch Licht.',
    subline:
      'Kindling ist eine Dating-Seite für Erwachsene, die lieber reden als scrollen. Schau, wer in der Nähe wohnt, und schreib die erste Zeile.',
    search: 'Wer ist in der Nähe?',
    safety:
      'Deine Straße bleibt deine: Mitglieder sehen deinen Ort, nie deine Adresse. Blockieren und melden kostet nichts.',
    near_title: 'In der Nachbarschaft',
  },
  es: {
    headline: 'Alguien cerca tiene la luz encendida.',
    subline:
      'Kindling es un sitio de citas para personas adultas que prefieren charlar a deslizar fotos. Mira quién vive cerca y escribe la primera línea.',
    search: 'Ver quién está cerca',
    safety: 'Tu calle es tuya: los demás ven tu localidad, nunca tu dirección. Bloquear y denunciar es gratis.',
    near_title: 'En el barrio',
  },
  fi: {
    headline: 'Jossain lähellä on valot päällä.',
    subline:
      'Kindling on deittipaikka aikuisille, jotka mieluummin juttelevat kuin selaavat. Katso, ketä lähelläsi asuu, ja kirjoita ensimmäinen rivi.',
    search: 'Katso, ketä on lähellä',
    safety:
      'Kotikatusi pysyy omanasi: jäsenet näkevät paikkakuntasi, eivät koskaan osoitettasi. Estäminen ja ilmoittaminen on ilmaista.',
    near_title: 'Naapurustossa',
  },
  fr: {
    headline: 'Tout près, une lumière est encore allumée.',
    subline:
      'Kindling est un site de rencontres pour les adultes qui préfèrent parler plutôt que faire défiler. Regarde qui habite près de chez toi et écris la première ligne.',
    search: 'Voir qui est tout près',
    safety: 'Ta rue reste à toi : les membres voient ta ville, jamais ton adresse. Bloquer et signaler sont gratuits.',
    near_title: 'Dans le quartier',
  },
  it: {
    headline: 'Qualcuno qui vicino ha la luce accesa.',
    subline:
      'Kindling è un sito di incontri per adulti che preferiscono due chiacchiere allo scroll infinito. Guarda chi abita vicino a te e scrivi la prima riga.',
    search: 'Guarda chi c’è in zona',
    safety:
      'La tua strada resta tua: gli altri vedono la tua città, mai il tuo indirizzo. Bloccare e segnalare è gratis.',
    near_title: 'Nei dintorni',
  },
  nb: {
    headline: 'Noen i nærheten har lyset på.',
    subline:
      'Kindling er et datingnettsted for voksne som heller vil prate enn å scrolle. Se hvem som bor i nærheten, og skriv den første linjen.',
    search: 'Se hvem som er i nærheten',
    safety: 'Gaten din er din egen: medlemmer ser stedet ditt, aldri adressen. Å blokkere og rapportere er gratis.',
    near_title: 'I nabolaget',
  },
  nl: {
    headline: 'Vlak bij jou brandt nog licht.',
    subline:
      'Kindling is een datingsite voor volwassenen die liever praten dan scrollen. Kijk wie er in de buurt woont en schrijf de eerste regel.',
    search: 'Kijk wie er in de buurt is',
    safety: 'Je straat blijft van jou: leden zien je woonplaats, nooit je adres. Blokkeren en melden is gratis.',
    near_title: 'In de buurt',
  },
  pl: {
    headline: 'U kogoś w pobliżu pali się światło.',
    subline:
      'Kindling to serwis randkowy dla dorosłych, którzy wolą rozmowę od scrollowania. Zobacz, kto mieszka w pobliżu, i napisz pierwszą linijkę.',
    search: 'Zobacz, kto jest blisko',
    safety:
      'Twoja ulica zostaje Twoja: inni widzą Twoją miejscowość, nigdy adres. Blokowanie i zgłaszanie jest bezpłatne.',
    near_title: 'W sąsiedztwie',
  },
  sv: {
    headline: 'Det lyser hos någon i närheten.',
    subline:
      'Kindling är en dejtingsajt för vuxna som hellre pratar än scrollar. Se vilka som bor nära dig och skriv den första raden.',
    search: 'Se vilka som är nära',
    safety: 'Din gata är din egen: medlemmar ser din ort, aldrig din adress. Att blockera och anmäla är gratis.',
    near_title: 'I grannskapet',
  },
};
