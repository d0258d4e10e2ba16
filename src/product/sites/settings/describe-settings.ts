import * as z from 'zod/mini';
import type { Locale } from '#platform/i18n/locales.ts';
import { SETTING_NOTES, type SettingName, type SettingNote } from '../editing/contract.ts';
import { type Setting, SITE_SETTINGS } from './contract.ts';
import da from './data/da.json' with { type: 'json' };
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import fi from './data/fi.json' with { type: 'json' };
import fr from './data/fr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import nb from './data/nb.json' with { type: 'json' };
import nl from './data/nl.json' with { type: 'json' };
import pl from './data/pl.json' with { type: 'json' };
import sv from './data/sv.json' with { type: 'json' };

export const SETTING_WORDS: Record<Locale, Record<SettingName, string[]>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  sv,
};

export interface DescribedSetting extends Pick<Setting, 'place'>, SettingNote {
  name: SettingName;
  label: string;
  help: string;
  /** As JSON Schema. */
  schema: Record<string, unknown>;
  /** Undefined where it has to be given. */
  byDefault: unknown;
}

export function describeSettings(locale: Locale): DescribedSetting[] {
  return SETTING_NAMES.map((name) => {
    const { schema, place }: Setting = SITE_SETTINGS[name];
    const [label = '', help = ''] = SETTING_WORDS[locale][name];
    const given = z.safeParse(schema, undefined);
    return {
      ...SETTING_NOTES[name],
      name,
      place,
      label,
      help,
      schema: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>,
      byDefault: given.success ? given.data : undefined,
    };
  });
}

const SETTING_NAMES = Object.keys(SITE_SETTINGS) as SettingName[];
