import * as z from 'zod/mini';
import type { Locale } from '#platform/i18n/locales.ts';
import { type Setting, SITE_SETTINGS } from './contract.ts';
import german from './data/de.json' with { type: 'json' };
import dutch from './data/nl.json' with { type: 'json' };
import { SETTING_NOTES, type SettingName, type SettingNote } from './notes/contract.ts';

/** Label and sentence of each setting, in the languages that they are written in. */
const WORDS: Partial<Record<Locale, Partial<Record<string, string[]>>>> = { de: german, nl: dutch };

export interface DescribedSetting extends Pick<Setting, 'place'>, SettingNote {
  name: SettingName;
  /** What it does, in a sentence or two. */
  help: string;
  /** Its type and range, as JSON Schema. */
  schema: Record<string, unknown>;
  /** What it is where nobody gives it; undefined where it has to be given. */
  byDefault: unknown;
}

/** Every setting of a site with all that is said of it; in English where a language has no words for it yet. */
export function describeSettings(locale: Locale): DescribedSetting[] {
  return SETTING_NAMES.map((name) => {
    const { schema, place, about }: Setting = SITE_SETTINGS[name];
    const [label = SETTING_NOTES[name].label, help = about] = WORDS[locale]?.[name] ?? [];
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
