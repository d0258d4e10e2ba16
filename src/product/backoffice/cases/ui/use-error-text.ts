import { ApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('backoffice.frame');
  return (error) => (error instanceof ApiError ? error.message : t('failed'));
}
