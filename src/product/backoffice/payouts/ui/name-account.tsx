import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { namePayoutAccount, type PayoutAccountInput } from '../contract.ts';
import { OF_PAYOUTS } from './payouts-query.ts';

export function NameAccount({ refund, onClose }: { refund: number; onClose: () => void }) {
  const t = useTranslations('backoffice.payouts');
  const frame = useTranslations('backoffice.frame');
  const { mutate, isPending } = useAct(
    (transport, input: PayoutAccountInput) => transport.call(namePayoutAccount, input),
    { said: () => t('named'), changes: OF_PAYOUTS, alsoRefused: true },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('name')}
      description={t('nameText')}
      closeLabel={frame('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {frame('close')}
          </Button>
          <Button type="submit" form="payout-account" busy={isPending}>
            {t('nameNow')}
          </Button>
        </>
      }
    >
      <form
        method="post"
        id="payout-account"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget);
          const said = (name: string) => String(words.get(name) ?? '').trim();
          mutate({ refund, holder: said('holder'), iban: said('iban') }, { onSuccess: onClose });
        }}
      >
        <TextField name="holder" label={t('file.holder')} maxLength={70} autoComplete="off" required />
        <TextField name="iban" label={t('iban')} minLength={15} maxLength={60} autoComplete="off" required />
      </form>
    </Dialog>
  );
}
