import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { CheckAgain } from './check-again.tsx';
import { firstStepOf } from './method-words.ts';
import { Actions, BackButton, PaymentLayout } from './payment-layout.tsx';
import { TransferPayment } from './transfer-payment.tsx';
import { usePaidWith } from './use-paid-with.ts';
import type { Return } from './use-payment-watch.ts';

export interface PaymentScreenProps {
  payment: PaymentView;
  back: Return;
  watching: boolean;
  onWatch: () => void;
}

export function OpenPayment(props: PaymentScreenProps) {
  if (props.payment.transfer) return <TransferPayment {...props} />;
  return props.payment.status === 'pending' ? <Pending {...props} /> : <Waiting {...props} />;
}

function Waiting({ payment, back, watching, onWatch }: PaymentScreenProps) {
  const t = useTranslations('payments.purchase');
  const amount = formatMoney(payment.price, useLocale());
  const method = usePaidWith()(payment);
  const place = firstStepOf(payment.method) === 'redirect' ? 'method' : 'page';
  return (
    <PaymentLayout
      payment={payment}
      light="waiting"
      headline={back ? t('returned.headline', { place, method }) : t('loading.headline')}
      text={t(back ? 'returned.text' : 'loading.text', { method, amount })}
      watching={watching}
    >
      {/* A request of BLIK's is good for less than a minute. */}
      {payment.method === 'blik' && <Note>{t('loading.blik')}</Note>}
      {payment.redirect_url && (
        <>
          <Note>{t('loading.unfinished')}</Note>
          <LinkButton variant="outline" href={payment.redirect_url} className="mt-2">
            {t('loading.continue')}
          </LinkButton>
        </>
      )}
      {!watching && <CheckAgain onWatch={onWatch} />}
    </PaymentLayout>
  );
}

function Pending({ payment, watching, onWatch }: PaymentScreenProps) {
  const t = useTranslations('payments.purchase');
  const amount = formatMoney(payment.price, useLocale());
  const method = usePaidWith()(payment);
  const { credits } = payment;
  return (
    <PaymentLayout
      payment={payment}
      light="waiting"
      headline={t('pending.headline')}
      text={
        payment.claim_id !== null
          ? t('claim.pending', { amount, method })
          : payment.method === 'wiretransfer'
            ? t('pending.textTransfer', { amount, credits })
            : t('pending.text', { method, amount, credits })
      }
      watching={watching}
    >
      {!watching && <CheckAgain onWatch={onWatch} />}
      <Actions>
        <BackButton payment={payment}>{t('pending.chats')}</BackButton>
        {payment.redirect_url && (
          <LinkButton variant="outline" href={payment.redirect_url}>
            {t('loading.continue')}
          </LinkButton>
        )}
      </Actions>
    </PaymentLayout>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-6 max-w-[52ch] text-ink-2 text-t14">{children}</p>
);
