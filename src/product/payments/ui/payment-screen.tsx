import { LiveRegion } from '#design/live-region.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { EndedClaimPayment } from '../claims/ui/claim-payment.tsx';
import type { PaymentView } from '../contract.ts';
import { EndedPayment } from './ended-payment.tsx';
import type { PaymentScreenProps } from './open-payment.tsx';
import { OpenPayment } from './open-payment.tsx';
import { CompletedPayment, SentBackPayment } from './settled-payment.tsx';

export type PaymentScreenName = 'loading' | 'pending' | 'completed' | 'sentBack' | 'ended';

export function screenOf({ status, state }: Pick<PaymentView, 'status' | 'state'>): PaymentScreenName {
  if (status === 'failed' || status === 'cancelled') return 'ended';
  if (status !== 'completed') return status;
  return state === 'paid' ? 'completed' : 'sentBack';
}

const CLAIM_SCREENS = { completed: 'paid', sentBack: 'back', ended: 'failed' } as const;

export function PaymentScreen(props: PaymentScreenProps) {
  const t = useTranslations('payments.purchase');
  const { payment } = props;
  const screen = screenOf(payment);
  return (
    <>
      <LiveRegion>{t(screen === 'ended' ? 'ended.headline' : `${screen}.title`)}</LiveRegion>
      {(screen === 'loading' || screen === 'pending') && <OpenPayment {...props} />}
      {payment.claim_id !== null && screen in CLAIM_SCREENS && (
        <EndedClaimPayment payment={payment} screen={CLAIM_SCREENS[screen as keyof typeof CLAIM_SCREENS]} />
      )}
      {payment.claim_id === null && screen === 'completed' && <CompletedPayment payment={payment} />}
      {payment.claim_id === null && screen === 'sentBack' && <SentBackPayment payment={payment} />}
      {payment.claim_id === null && screen === 'ended' && <EndedPayment payment={payment} />}
    </>
  );
}
