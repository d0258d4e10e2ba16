import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface RefusedDialogProps {
  busy: boolean;
  onClose: () => void;
  onRefused: () => void;
}

/** A bank that took the file would pay twice. */
export function RefusedDialog({ busy, onClose, onRefused }: RefusedDialogProps) {
  const t = useTranslations('backoffice.payouts');
  const frame = useTranslations('backoffice.frame');
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('refuse')}
      description={t('refuseText')}
      closeLabel={frame('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {frame('close')}
          </Button>
          <Button busy={busy} onClick={onRefused}>
            {t('refuseNow')}
          </Button>
        </>
      }
    />
  );
}
