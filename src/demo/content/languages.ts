import { da as daNames } from './names/da.ts';
import { de as deNames } from './names/de.ts';
import { en as enNames } from './names/en.ts';
import { es as esNames } from './names/es.ts';
import { fi as fiNames } from './names/fi.ts';
import { fr as frNames } from './names/fr.ts';
import { it as itNames } from './names/it.ts';
import type { NamesByGender } from './names/names.ts';
import { nb as nbNames } from './names/nb.ts';
import { nl as nlNames } from './names/nl.ts';
import { pl as plNames } from './names/pl.ts';
import { sv as svNames } from './names/sv.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fi } from './texts/fi.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { nb } from './texts/nb.ts';
import { nl } from './texts/nl.ts';
import { pl } from './texts/pl.ts';
import { sv } from './texts/sv.ts';
import type { Texts } from './texts/texts.ts';

export const LANGUAGES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

export const TEXTS: Readonly<Record<Language, Texts>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };

export const NAMES: Readonly<Record<Language, NamesByGender>> = {
  da: daNames,
  de: deNames,
  en: enNames,
  es: esNames,
  fi: fiNames,
  fr: frNames,
  it: itNames,
  nb: nbNames,
  nl: nlNames,
  pl: plNames,
  sv: svNames,
};
