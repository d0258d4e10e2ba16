import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { readAmount } from '#product/payments/spending/ui/read-amount.ts';
import { REFUND_REASONS, type RefundReason } from '#product/payments/staff-refunds/contract.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type OpenedPayment, refundPayment, type StaffRefundInput } from '../contract.ts';
import { OF_PAYMENTS } from './payments-query.ts';

export function RefundDialog({ payment, onClose }: { payment: OpenedPayment['payment']; onClose: () => void }) {
  const t = useTranslations('backoffice.payments');
  const locale = useLocale();
  const { id, left, price, method } = payment;
  const [amount, setAmount] = useState((left / 100).toFixed(2));
  const minor = readAmount(amount) ?? 0;
  const right = minor >= 1 && minor <= left;
  const { mutate, isPending } = useAct((transport, input: StaffRefundInput) => transport.call(refundPayment, input), {
    said: ({ state }) => t(state === 'ordered' ? 'ordered' : 'asked'),
    changes: OF_PAYMENTS,
    alsoRefused: true,
  });
  const money = formatMoney({ ...price, amount: right ? minor : left }, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('refund')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="refund" busy={isPending} disabled={!right}>
            {t('giveBack', { money })}
          </Button>
        </>
      }
    >
      <form
        method="post"
        id="refund"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget);
          const note = String(words.get('note') ?? '').trim();
          const reason = String(words.get('reason')) as RefundReason;
          const despite = words.get('despite') !== null;
          mutate(
            { payment: id, amount: minor, seen_left: left, reason, despite, ...(note && { note }) },
            { onSettled: onClose },
          );
        }}
      >
        <TextField
          name="amount"
          inputMode="decimal"
          label={`${t('amount')}, ${price.currency}`}
          hint={`${t('left')}: ${formatMoney({ ...price, amount: left }, locale)}`}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          required
        />
        <Select
          name="reason"
          label={t('reason')}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          required
        />
        {method === 'directdebit' && <Checkbox name="despite" label={t('despite')} />}
        <TextField name="note" label={t('words')} maxLength={500} autoComplete="off" />
      </form>
    </Dialog>
  );
}
