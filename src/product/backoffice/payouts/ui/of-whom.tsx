import { Link } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function OfWhom({ line: { payment, entry } }: { line: { payment: number | null; entry: number | null } }) {
  const t = useTranslations('backoffice.payouts');
  if (payment !== null)
    return (
      <Link to="/admin/payments" search={{ id: payment }} className="text-primary underline">
        {t('payment', { number: `${payment}` })}
      </Link>
    );
  if (entry === null) return null;
  return (
    <Link to="/admin/transfers" search={{ id: entry, back: '1' }} className="text-primary underline">
      {t('unordered', { number: `${entry}` })}
    </Link>
  );
}
