import type { Locale } from '#platform/i18n/locales.ts';

type Words = Partial<Record<Locale, readonly [title: string, description: string]>>;

const KINDLING: Words = {
  da: [
    'Kindling: nogen i nærheden har lyset tændt',
    'Dating og chat for voksne, der hellere vil tale sammen end scrolle.',
  ],
  de: [
    'Kindling: ganz in der Nähe brennt noch Licht',
    'Dating und Chat für Erwachsene, die lieber reden als scrollen.',
  ],
  es: [
    'Kindling: alguien cerca tiene la luz encendida',
    'Citas y chat para personas adultas que prefieren una charla a deslizar fotos.',
  ],
  fi: [
    'Kindling: jossain lähellä on valot päällä',
    'Deittailua ja juttelua aikuisille, jotka mieluummin juttelevat kuin selaavat.',
  ],
  fr: [
    'Kindling : tout près, une lumière est encore allumée',
    'Rencontres et chat pour les adultes qui préfèrent une vraie conversation au défilement sans fin.',
  ],
  it: [
    'Kindling: qualcuno qui vicino ha la luce accesa',
    'Incontri e chat per adulti che preferiscono due chiacchiere allo scroll infinito.',
  ],
  nb: ['Kindling: noen i nærheten har lyset på', 'Dating og chat for voksne som heller vil prate enn å scrolle.'],
  nl: ['Kindling: vlak bij jou brandt nog licht', 'Daten en chatten voor volwassenen die liever praten dan scrollen.'],
  pl: [
    'Kindling: u kogoś w pobliżu pali się światło',
    'Randki i czat dla dorosłych, którzy wolą rozmowę od scrollowania.',
  ],
  sv: ['Kindling: det lyser hos någon i närheten', 'Dejting och chatt för vuxna som hellre pratar än scrollar.'],
};

const VELVET: Words = {
  de: ['Velvet: die Hauptrolle hat Kurven', 'Dating und Chat für kurvige Frauen und alle, die sie bewundern.'],
  en: ['Velvet: the leading role has curves', 'Dating and chat for curvy women and the people who admire them.'],
  fr: ['Velvet : le premier rôle a des courbes', 'Rencontres et chat pour les femmes rondes et ceux qui les admirent.'],
  nl: ['Velvet: de hoofdrol heeft rondingen', 'Daten en chatten voor vrouwen met rondingen en wie hen bewondert.'],
};

const GLOD: Words = {
  da: ['Glöd: der er plads ved bålet', 'Dating og chat for voksne i Norden, der godt kan lide ro.'],
  en: ['Glöd: there is room by the fire', 'Dating and chat for grown-ups in the North who like it quiet.'],
  fi: ['Glöd: nuotiolla on tilaa', 'Deittailua ja juttelua Pohjolan aikuisille, jotka viihtyvät rauhassa.'],
  nb: ['Glöd: det er plass ved bålet', 'Dating og chat for voksne i Norden som trives når det er rolig.'],
  sv: ['Glöd: det finns plats vid elden', 'Dejting och chatt för vuxna i Norden som trivs när det är lugnt.'],
};

const KADE: Words = {
  de: [
    'Kade: die guten Männer sind alle schwul',
    'Dating und Chat für Männer, die auf Männer stehen, von Antwerpen bis Amsterdam.',
  ],
  en: ['Kade: all the good ones are gay', 'Dating and chat for men who like men, from Antwerp to Amsterdam.'],
  fr: [
    'Kade : les mecs bien sont tous gays',
    'Rencontres et chat pour les hommes qui aiment les hommes, d’Anvers à Amsterdam.',
  ],
  nl: [
    'Kade: alle leuke mannen zijn homo',
    'Daten en chatten voor mannen die op mannen vallen, van Antwerpen tot Amsterdam.',
  ],
};

const WORDS: Readonly<Record<string, Words | undefined>> = {
  localhost: KINDLING,
  'velvet.localhost': VELVET,
  'glod.localhost': GLOD,
  'kade.localhost': KADE,
};

export function brandWordsOf(host: string): {
  index_titles?: Record<string, string>;
  descriptions?: Record<string, string>;
} {
  const words = Object.entries(WORDS[host] ?? {});
  if (!words.length) return {};
  return {
    index_titles: Object.fromEntries(words.map(([locale, [title]]) => [locale, title])),
    descriptions: Object.fromEntries(words.map(([locale, [, description]]) => [locale, description])),
  };
}
