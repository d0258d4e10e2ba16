import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { IconMessage } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { sendTestPush } from '../push/contract.ts';
import { installWayOf } from './device-install.ts';
import { PushOffer } from './push-offer.tsx';
import type { DevicePush } from './use-push.ts';

const STATES = ['on', 'off', 'impossible', 'denied'] as const;

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
      <Button size="s" variant="quiet" disabled={push.state === 'unknown'} onClick={() => setOffered(true)}>
        {t('device.turnOn')}
      </Button>
    ),
    impossible: undefined,
    denied: undefined,
  };
  // iOS tells only those who have the site on their home screen.
  const afterInstalling = push.state === 'impossible' && installWayOf() === 'words';
  const words = {
    on: [p('offer.on'), t('device.onText')],
    off: [t('device.off'), t('device.offText')],
    impossible: [t('device.off'), p(afterInstalling ? 'install.ios' : 'offer.impossible')],
    denied: [t('device.off'), p('offer.denied')],
  };
  const shown = push.state === 'unknown' ? 'off' : push.state;
  return (
    <>
      {/* Only the browser knows which it is: the strip has room for each, so that nothing below it moves. */}
      <div className="grid">
        {STATES.map((state) => (
          <Notice
            key={state}
            tone="plain"
            icon={<IconMessage />}
            title={words[state][0]}
            actions={actions[state]}
            className={cx('[grid-area:1/1]', state !== shown && 'invisible')}
          >
            {words[state][1]}
          </Notice>
        ))}
      </div>
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
