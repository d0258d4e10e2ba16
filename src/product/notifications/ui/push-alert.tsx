import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconMessage } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isPushPossible } from './device-push.ts';
import { useDismissal } from './dismissals.ts';
import { PushOffer } from './push-offer.tsx';

/**
 * SPEC 4: offers pushes where they are possible, until it is dismissed or answered. Nothing is asked before a press, and the
 * browser asks only after the offer. Wants the texts of `push`.
 */
export function PushAlert() {
  const t = useTranslations('notifications.push');
  const { dismissed, dismiss } = useDismissal('push');
  const [possible, setPossible] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    isPushPossible().then(setPossible, () => undefined);
  }, []);
  if (dismissed || !possible) return null;
  return (
    <>
      <Notice
        icon={<IconMessage />}
        title={t('alert.title')}
        actions={
          <Button size="s" variant="outline" onClick={() => setOpen(true)}>
            {t('alert.show')}
          </Button>
        }
        onDismiss={dismiss}
        dismissLabel={t('alert.dismiss')}
      >
        {t('alert.text')}
      </Notice>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('offer.title')}
        description={t('offer.text')}
        closeLabel={t('alert.close')}
        size="s"
      >
        <PushOffer onDone={dismiss} />
      </Dialog>
    </>
  );
}
