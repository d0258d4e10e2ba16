import { useSuspenseQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PaymentView } from '../contract.ts';
import { CheckAgain } from './check-again.tsx';
import { Actions, BackButton, PaymentLayout } from './payment-layout.tsx';
import { transferQuery } from './payment-query.ts';
import { TransferCode } from './transfer-code.tsx';
import { TransferDetails } from './transfer-details.tsx';

interface TransferPaymentProps {
  payment: PaymentView;
  watching: boolean;
  onWatch: () => void;
}

export function TransferPayment({ payment, watching, onWatch }: TransferPaymentProps) {
  const t = useTranslations('payments.purchase.transfer');
  const pending = useTranslations('payments.purchase.pending');
  const claim = useTranslations('payments.purchase.claim');
  const locale = useLocale();
  const format = useFormatter();
  const { transfer } = useSuspenseQuery(transferQuery(useTransport(), payment.id)).data;
  const { due, received, expires_at: until } = transfer;
  const amount = formatMoney(due, locale);
  return (
    <PaymentLayout
      payment={payment}
      light="waiting"
      headline={t('heading', { amount })}
      text={payment.claim_id === null ? t('text', { credits: payment.credits }) : claim('transfer')}
    >
      {received.amount > 0 && (
        <p className="mt-4 font-semibold">{t('received', { received: formatMoney(received, locale), due: amount })}</p>
      )}
      <TransferDetails transfer={transfer} />
      <TransferCode code={transfer.code} />
      <p className="mt-6 max-w-[52ch] text-ink-2 text-t14">
        {t('instant')}
        {until !== null && ` ${t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}`}
      </p>
      {!watching && <CheckAgain onWatch={onWatch} />}
      <Actions>
        <BackButton payment={payment}>{pending('chats')}</BackButton>
      </Actions>
    </PaymentLayout>
  );
}
