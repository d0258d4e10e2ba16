import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { Actions, BackButton, PaymentLayout } from './payment-layout.tsx';
import { usePaidWith } from './use-paid-with.ts';
import { useWayBack } from './way-back.ts';

export function EndedPayment({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments.purchase');
  const text = useWhatEnded(payment);
  const next = useWayBack(payment.id);
  const search = { country: payment.country, ...(next && { next }) };
  const id = String(payment.package_id);
  const checkout = <Link to="/credits/$id/{-$paymentmethod}" params={{ id }} search={search} />;
  return (
    <PaymentLayout payment={payment} light="dark" headline={t('ended.headline')} text={text}>
      {payment.repeat ? (
        <>
          <Actions>
            <LinkButton
              render={
                <Link to="/credits/$id/{-$paymentmethod}" params={{ id, paymentmethod: 'card' }} search={search} />
              }
            >
              {t('ended.byHand')}
            </LinkButton>
            <LinkButton variant="outline" render={checkout}>
              {t('ended.otherWay')}
            </LinkButton>
            <BackButton payment={payment} quiet />
          </Actions>
          <Link
            to="/credits"
            search={search}
            className="mt-5 inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
          >
            {t('ended.packages')}
          </Link>
        </>
      ) : (
        <Actions>
          <LinkButton render={checkout}>{t('ended.retry')}</LinkButton>
          <LinkButton variant="outline" render={<Link to="/credits" search={search} />}>
            {t('ended.packages')}
          </LinkButton>
          <BackButton payment={payment} quiet />
        </Actions>
      )}
    </PaymentLayout>
  );
}

function useWhatEnded(payment: PaymentView): string {
  const t = useTranslations('payments.purchase.ended');
  const amount = formatMoney(payment.price, useLocale());
  const method = usePaidWith()(payment);
  const { state, failure } = payment;
  if (state === 'cancelled') return t('cancelled', { amount });
  if (state === 'expired') return payment.method === 'wiretransfer' ? t('expiredTransfer', { amount }) : t('expired');
  const failed = t('failed', { amount, method });
  return failure && failure !== 'unknown' ? `${t(`why.${failure}`)} ${failed}` : failed;
}
