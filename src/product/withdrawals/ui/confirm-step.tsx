import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { Panel } from '#design/layout.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useAction } from '#product/accounts/ui/use-action.ts';
import { useProof } from '#product/accounts/ui/use-proof.ts';
import { type DeclareReply, declareWithdrawal } from '../contract.ts';
import { type Draft, takesFocus } from './draft.ts';
import { useOrderWords } from './order-words.ts';

interface ConfirmStepProps {
  draft: Draft;
  site: string;
  onChange: () => void;
  onSent: (declaration: DeclareReply) => void;
  onSumChanged: () => Promise<void>;
}

export function ConfirmStep({ draft, site, onChange, onSent, onSumChanged }: ConfirmStepProps) {
  const t = useTranslations('withdrawals.form');
  const transport = useTransport();
  const locale = useLocale();
  const { titleOf } = useOrderWords();
  const { proving, proved } = useProof();
  const { key, name, email, chosen, order } = draft;
  const refund = chosen?.refund ?? null;
  const about = chosen ? { payment_id: chosen.payment_id, refund: refund?.sum.amount } : { order };
  const declare = () =>
    proved((captcha) => transport.call(declareWithdrawal, { key, name, email, ...about, ...captcha }));
  const { busy, failure, wrong, act } = useAction(async () => {
    try {
      onSent(await declare());
    } catch (error) {
      if (isApiError(error) && error.code === 'withdrawal_sum_changed') await onSumChanged();
      throw error;
    }
  }, t('failed'));
  const facts = [
    [t('purchase'), chosen ? t('number', { order: titleOf(chosen), number: String(chosen.payment_id) }) : order],
    [t('name'), name],
    [t('email'), email],
    ...(refund ? [[t('back'), formatMoney(refund.sum, locale)]] : []),
  ];
  return (
    <>
      <h1 ref={takesFocus} tabIndex={-1} className="display pt-6 text-t40 outline-none l:pt-9">
        {t('check')}
      </h1>
      <Panel className="mt-6">
        <p className="font-semibold">{t('statement', { site })}</p>
        <dl className="mt-4 grid gap-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-2 text-t14">{label}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {refund && <p className="mt-4 text-pretty text-ink-2 text-t14">{t('backHow', { unused: refund.unused })}</p>}
      </Panel>
      <div className="mt-5 grid gap-3">
        <FormError>{failure || Object.values(wrong).join(' ')}</FormError>
        <p role="status" className="text-pretty text-ink-2 text-t14 empty:hidden">
          {proving && t('proving')}
        </p>
        <div className="grid grid-cols-1 gap-3 s:grid-cols-[auto_auto] s:justify-start">
          <Button size="l" busy={busy} busyLabel={t('sending')} onClick={act}>
            {t('confirm')}
          </Button>
          <Button size="l" variant="outline" disabled={busy} onClick={onChange}>
            {t('change')}
          </Button>
        </div>
      </div>
    </>
  );
}
