import { LOCALES } from '#platform/i18n/locales.ts';
import type { Translator } from '#platform/i18n/translate.ts';
import type { SettingsView } from '#product/sites/contract.ts';
import type { Page } from '../../pages/page-names.ts';

const DESCRIBED = [
  'members',
  'match-finder',
  'signup',
  'login',
  'credits',
  'premium',
  'pricing',
  'lang-config',
  'reset-password',
  'complaints',
] as const;

export function descriptionOf({ name }: Pick<Page, 'name'>, settings: SettingsView, t: Translator): string | null {
  const described = DESCRIBED.find((one) => one === name);
  if (!described) return null;
  const { name: site, min_age: age, free_conversations: conversations } = settings;
  return t(`pages.descriptions.${described}`, { site, age, conversations, languages: LOCALES.length });
}
