import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../../contract.ts';
import { Actions, BackButton, PaymentLayout } from '../../ui/payment-layout.tsx';
import { usePaidWith } from '../../ui/use-paid-with.ts';

export function EndedClaimPayment({ payment, screen }: { payment: PaymentView; screen: 'paid' | 'back' | 'failed' }) {
  const t = useTranslations('payments.purchase');
  const amount = formatMoney(payment.price, useLocale());
  const method = usePaidWith()(payment);
  return (
    <PaymentLayout
      payment={payment}
      light={screen === 'paid' ? 'lit' : 'dark'}
      headline={screen === 'failed' ? t('ended.headline') : t(`claim.${screen}.headline`, { amount })}
      text={t(`claim.${screen}.text`, { amount, method })}
    >
      <Actions>
        {screen === 'paid' && <BackButton payment={payment} />}
        <LinkButton
          variant={screen === 'paid' ? 'outline' : 'primary'}
          render={<Link to="/transactions/{-$id}" params={{ id: undefined }} />}
        >
          {screen === 'failed' ? t('claim.again') : t('transactions.all')}
        </LinkButton>
      </Actions>
    </PaymentLayout>
  );
}
