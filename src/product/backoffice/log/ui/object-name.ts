import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LogEntry } from '../contract.ts';

export function useObjectName(): (entry: Pick<LogEntry, 'object' | 'object_id'>) => string {
  const t = useTranslations('backoffice.log');
  return ({ object, object_id }) => {
    const key = `objects.${object}` as 'objects.photo';
    return `${t.has(key) ? t(key) : object} ${object_id}`;
  };
}
