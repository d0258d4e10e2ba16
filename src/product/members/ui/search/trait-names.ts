import { capital } from '#platform/i18n/capital.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { languagesIn } from '#platform/i18n/intl-objects.ts';
import type { Trait } from '../../contract.ts';

/** Names what a trait can be, in the reader's language; the texts `profile` have to be there. */
export function useTraitNames(): (trait: Trait, value: string) => string {
  const t = useTranslations('members.profile');
  const locale = useLocale();
  return (trait, value) => {
    // Whether there is such a text is looked up: a language has one only where browsers have no name for it.
    const key = `value.${trait}.${value.replaceAll(' ', '_')}` as Parameters<typeof t>[0];
    return capital(t.has(key) ? t(key, { gender: 'other' }) : (languagesIn(locale).of(value) ?? value), locale);
  };
}
