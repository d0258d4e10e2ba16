import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { HintFacts } from '../contract.ts';

type Fact = { key: string; name: string; value: ReactNode };

export function useHintFacts(): (facts: HintFacts | null) => Fact[] {
  const t = useTranslations('backoffice.hints');
  const format = useFormatter();
  return (facts) => {
    if (!facts) return [];
    const shared = (['device', 'network'] as const).flatMap((kind) => {
      const { others, banned, banned_at } = facts[kind];
      const date = banned_at ? format.dateTime(new Date(banned_at), { dateStyle: 'medium' }) : '';
      const value = [others > 0 && t('others', { count: others }), banned > 0 && t('banned', { count: banned, date })];
      const said = value.filter(Boolean).join(', ');
      return said ? [{ key: kind, name: t(kind), value: banned > 0 ? <strong>{said}</strong> : said }] : [];
    });
    const { same_words, contacts_first } = facts;
    const firsts = [
      facts.hints.includes('same_words') && t('sameWords', { count: same_words }),
      contacts_first > 0 && t('contactsFirst', { count: contacts_first }),
    ].filter(Boolean);
    return [...shared, ...(firsts.length > 0 ? [{ key: 'firsts', name: t('firsts'), value: firsts.join(', ') }] : [])];
  };
}
