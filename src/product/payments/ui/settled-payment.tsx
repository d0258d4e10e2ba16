import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { Actions, BackButton, PaymentLayout } from './payment-layout.tsx';
import { useSettledBalance } from './settled-balance.ts';

export function CompletedPayment({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments.purchase');
  const balance = useSettledBalance();
  const format = useFormatter();
  const amount = formatMoney(payment.price, useLocale());
  const { collect_on } = payment;
  return (
    <PaymentLayout
      payment={payment}
      light="lit"
      headline={t('completed.headline', { credits: payment.credits })}
      text={
        collect_on
          ? t('completed.uncollected', {
              balance,
              amount,
              date: format.dateTime(new Date(`${collect_on}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
            })
          : t('completed.text', { balance })
      }
    >
      <Actions>
        <BackButton payment={payment} />
        <LinkButton variant="outline" render={<Link to="/members" search={{}} />}>
          {t('completed.members')}
        </LinkButton>
      </Actions>
    </PaymentLayout>
  );
}

const isSentBack = (state: PaymentView['state']) =>
  state === 'refunded' || state === 'partly_refunded' || state === 'charged_back' || state === 'won_back';

export function SentBackPayment({ payment }: { payment: PaymentView }) {
  const t = useTranslations('payments.purchase');
  const locale = useLocale();
  const { state, price, refunded } = payment;
  useSettledBalance();
  if (!isSentBack(state)) return null;
  return (
    <PaymentLayout
      payment={payment}
      light={state === 'partly_refunded' || state === 'won_back' ? 'lit' : 'dark'}
      headline={t(`sentBack.${state}.headline`)}
      text={t(`sentBack.${state}.text`, { amount: formatMoney(price, locale), back: formatMoney(refunded, locale) })}
    >
      <Actions>
        <BackButton payment={payment} />
        <LinkButton variant="outline" render={<Link to="/pages/$page" params={{ page: 'service' }} />}>
          {t('sentBack.write')}
        </LinkButton>
      </Actions>
    </PaymentLayout>
  );
}
