import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import {
  PAYOUT_RETURN_CODES,
  type PayoutLine,
  type PayoutReturnCode,
  type ReturnPayoutInput,
  returnPayout,
} from '../contract.ts';
import { OF_PAYOUTS } from './payouts-query.ts';

export function CameBack({ line: { id, entry }, onDone }: { line: PayoutLine; onDone: () => void }) {
  const t = useTranslations('backoffice.payouts');
  const done = useTranslations('backoffice.transfers');
  const frame = useTranslations('backoffice.frame');
  const isRefund = entry === null;
  const { mutate, isPending } = useAct((transport, input: ReturnPayoutInput) => transport.call(returnPayout, input), {
    said: () => (isRefund ? t('returned') : done('done')),
    changes: OF_PAYOUTS,
    alsoRefused: true,
  });
  return (
    <form
      method="post"
      className="flex w-full flex-col gap-3 max-m:col-span-2 rounded-card bg-surface-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget);
        const code = String(words.get('code')) as PayoutReturnCode;
        const note = String(words.get('note') ?? '').trim();
        mutate({ id, code, ...(note && { note }) }, { onSettled: onDone });
      }}
    >
      <p className="text-ink-2">
        {isRefund ? t('cameBackText') : t('moneyBackText', { transfers: frame('screens.transfers') })}
      </p>
      <Select
        name="code"
        label={t('file.code')}
        placeholder=""
        options={PAYOUT_RETURN_CODES.map((value) => ({ value, label: `${t(`codes.${value}`)} (${value})` }))}
        required
      />
      <TextField name="note" label={t('words')} maxLength={500} autoComplete="off" />
      <span className="flex flex-wrap gap-2">
        <Button size="s" type="submit" busy={isPending}>
          {t(isRefund ? 'cameBackNow' : 'cameBack')}
        </Button>
        <Button size="s" variant="outline" onClick={onDone}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
