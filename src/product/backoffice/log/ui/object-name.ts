import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LogEntry } from '../contract.ts';

/** What an entry is about: `Photo 12`; by its own word where the product knows none any more. */
export function useObjectName(): (entry: Pick<LogEntry, 'object' | 'object_id'>) => string {
  const t = useTranslations('backoffice.log');
  return ({ object, object_id }) => {
    const key = `objects.${object}` as 'objects.photo';
    return `${t.has(key) ? t(key) : object} ${object_id}`;
  };
}
