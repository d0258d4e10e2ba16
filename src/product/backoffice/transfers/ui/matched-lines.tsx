import { Link } from '@tanstack/react-router';
import { IconCheck } from '#design/icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { BankLines } from '../contract.ts';

export function MatchedLines({ file }: { file: NonNullable<BankLines['file']> }) {
  const t = useTranslations('backoffice.transfers');
  const locale = useLocale();
  if (file.matched.length === 0) return null;
  return (
    <section className="text-t14">
      <h2 className="px-4 pt-4 pb-2 font-semibold text-ink-2 text-t13 l:px-6">{t('matched')}</h2>
      <ul>
        {file.matched.map(({ id, payer, payment, money }) => (
          <li key={id} className="flex min-h-9.5 items-center gap-2 border-line border-b px-4 text-ink-2 l:px-6">
            <IconCheck className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{payer || t('noName')}</span>
            <Link to="/admin/payments" search={{ id: payment }} className="min-h-6 shrink-0 hover:text-primary">
              {t('order', { number: payment })}
            </Link>
            <span className="ms-auto shrink-0 tabular-nums">{formatMoney(money, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
