import type { Locale } from '#platform/i18n/locales.ts';

type Words = Record<Exclude<Locale, 'en'>, readonly [title: string, description: string]>;

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
  da: ['Velvet: mere at elske', 'Dating og chat for fyldige former og dem, der elsker dem.'],
  de: ['Velvet: mehr zum Lieben', 'Dating und Chat für runde Formen und alle, die sie lieben.'],
  es: ['Velvet: más para querer', 'Citas y chat para curvas generosas y quienes las adoran.'],
  fi: ['Velvet: enemmän rakastettavaa', 'Deittailua ja juttelua muodokkaille ja heitä ihaileville.'],
  fr: ['Velvet : plus à aimer', 'Rencontres et chat pour les rondeurs et celles et ceux qui les adorent.'],
  it: ['Velvet: di più da amare', 'Incontri e chat per forme generose e per chi le adora.'],
  nb: ['Velvet: mer å bli glad i', 'Dating og chat for fyldige former og dem som elsker dem.'],
  nl: ['Velvet: meer om van te houden', 'Daten en chatten voor volle maten en wie daar dol op is.'],
  pl: ['Velvet: więcej do kochania', 'Randki i czat dla osób o pełnych kształtach i tych, którzy je uwielbiają.'],
  sv: ['Velvet: mer att älska', 'Dejting och chatt för fylliga former och dem som älskar dem.'],
};

const WORDS: Readonly<Record<string, Words | undefined>> = { localhost: KINDLING, 'velvet.localhost': VELVET };

/** What a brand of the demo is called in the languages other than English, by its host; nothing where it has no words of its own. */
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
