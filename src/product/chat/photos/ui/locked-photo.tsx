import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { IconLock } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { packagesQuery } from '#product/credits/ui/packages-query.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';

/** The lock on a photo that a free member gets. */
export function Locked({ className }: { className: string }) {
  const t = useTranslations('chat.photo');
  return (
    <span className={className}>
      <IconLock />
      <span>{t('locked.word')}</span>
    </span>
  );
}

/** Under it: what opens it, and from what price on. */
export function LockedLine() {
  const t = useTranslations('chat.photo');
  const locale = useLocale();
  const transport = useTransport();
  const country = usePaymentCountry();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const { data } = useQuery(packagesQuery(transport, country));
  const [cheapest] = (data?.packages ?? []).toSorted((one, other) => one.price.amount - other.price.amount);
  const money = cheapest ? formatMoney(cheapest.price, locale) : '';
  return (
    <p className="mt-1.5 max-w-75 px-1 text-t14">
      {t('locked.opens', { sold: money ? 'yes' : 'no', money })}{' '}
      <Link to="/premium" search={{ next: here }} className="font-semibold text-primary hover:underline">
        {t('locked.what')}
      </Link>
    </p>
  );
}
