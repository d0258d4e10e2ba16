import { Button } from '#design/button.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { decideRefundRequest, type WaitingRefund } from '../contract.ts';
import { OF_PAYMENTS } from './payments-query.ts';

export function WaitingRefunds({
  refunds,
  onOpen,
}: {
  refunds: readonly WaitingRefund[];
  onOpen: (payment: number) => void;
}) {
  const t = useTranslations('backoffice.payments');
  if (refunds.length === 0) return null;
  return (
    <section className="border-line border-b bg-secondary-tint p-4 text-t14 l:px-6">
      <h2 className="mb-2 font-semibold">{t('waiting')}</h2>
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <Waiting key={refund.id} refund={refund} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ refund, onOpen }: { refund: WaitingRefund; onOpen: (payment: number) => void }) {
  const t = useTranslations('backoffice.payments');
  const locale = useLocale();
  const { id, payment, price, reason, by, own } = refund;
  const { mutate, isPending } = useAct(
    (transport, approve: boolean) => transport.call(decideRefundRequest, { id, approve }),
    { said: () => t('decided'), changes: OF_PAYMENTS, alsoRefused: true },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button type="button" onClick={() => onOpen(payment)} className="min-h-6 font-semibold hover:underline">
        {formatMoney(price, locale)} · {payment}
      </button>
      <span className="text-ink-2">
        {reason} · {t('askedBy', { name: by })}
      </span>
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {own && <span className="text-ink-2 text-t13">{t('ownRequest')}</span>}
        <Button size="s" variant="outline" disabled={own} busy={isPending} onClick={() => mutate(false)}>
          {t('refuse')}
        </Button>
        <Button size="s" disabled={own} busy={isPending} onClick={() => mutate(true)}>
          {t('approve')}
        </Button>
      </span>
    </li>
  );
}
