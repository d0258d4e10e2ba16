import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Colleague } from '../contract.ts';

export function Factor({ colleague: { passkeys, totp } }: { colleague: Colleague }) {
  const t = useTranslations('backoffice.staff');
  const has = [...(totp ? [t('totp')] : []), ...(passkeys > 0 ? [t('passkeys', { count: passkeys })] : [])];
  return has.length > 0 ? has.join(', ') : <span className="text-danger">{t('noFactor')}</span>;
}
