import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconMessage } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { sendTestPush } from '../push/contract.ts';
import { PushOffer } from './push-offer.tsx';
import type { DevicePush } from './use-push.ts';

/** How pushes stand on this device, and what may be done about it. Wants the texts of `notifications` and `push`. */
export function PushStrip({ push }: { push: DevicePush }) {
  const t = useTranslations('notifications.settings');
  const p = useTranslations('notifications.push');
  const transport = useTransport();
  const [offered, setOffered] = useState(false);
  const test = async () => {
    try {
      await transport.call(sendTestPush, {});
      toast({ tone: 'success', title: t('device.sent') });
    } catch (error) {
      toast({ tone: 'danger', title: t('failed'), text: error instanceof Error ? error.message : '' });
    }
  };
  const actions = {
    on: (
      <span className="flex flex-wrap gap-2">
        <Button size="s" variant="quiet" onClick={test}>
          {t('device.test')}
        </Button>
        <Button size="s" variant="quiet" busy={push.busy} onClick={push.turnOff}>
          {t('device.turnOff')}
        </Button>
      </span>
    ),
    off: (
      <Button size="s" variant="quiet" onClick={() => setOffered(true)}>
        {t('device.turnOn')}
      </Button>
    ),
    unknown: undefined,
    impossible: undefined,
    denied: undefined,
  }[push.state];
  const words = {
    on: [p('offer.on'), t('device.onText')],
    off: [t('device.off'), t('device.offText')],
    unknown: [t('device.off'), t('device.offText')],
    impossible: [t('device.off'), p('offer.impossible')],
    denied: [t('device.off'), p('offer.denied')],
  }[push.state];
  return (
    <>
      <Notice tone="plain" icon={<IconMessage />} title={words[0]} actions={actions}>
        {words[1]}
      </Notice>
      <Dialog
        open={offered}
        onClose={() => setOffered(false)}
        title={p('offer.title')}
        description={p('offer.text')}
        closeLabel={p('alert.close')}
        size="s"
      >
        <PushOffer onDone={() => setOffered(false)} />
      </Dialog>
    </>
  );
}
