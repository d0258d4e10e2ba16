import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { IconMessage } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isPushPossible } from './device-push.ts';
import { useDismissal } from './dismissals.ts';
import { usePush } from './use-push.ts';

interface PushAlertProps {
  shown: boolean;
  onAskable: (askable: boolean) => void;
  className?: string;
}

/** SPEC 4: offers pushes where they are possible, until it is dismissed or answered. Wants the texts of `push`. */
export function PushAlert({ shown, onAskable, className }: PushAlertProps) {
  useEffect(() => {
    isPushPossible().then(onAskable, () => undefined);
  }, [onAskable]);
  return (
    shown && (
      <div data-alert="push" className={className}>
        <Question />
      </div>
    )
  );
}

function Question() {
  const t = useTranslations('notifications.push');
  const push = usePush();
  const { dismiss } = useDismissal('push');
  const turnOn = async () => {
    if (await push.turnOn()) toast({ tone: 'success', title: t('offer.on') });
  };
  return (
    <Notice
      icon={<IconMessage />}
      title={t('alert.title')}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="s" variant="outline" onClick={dismiss}>
            {t('alert.dismiss')}
          </Button>
          {push.state !== 'denied' && (
            <Button size="s" variant="outline" busy={push.busy} onClick={turnOn}>
              {t('offer.yes')}
            </Button>
          )}
        </span>
      }
    >
      {t('alert.text')}
      <span role="status" className="block empty:hidden">
        {push.failed && t('offer.failed')}
        {push.state === 'denied' && t('offer.denied')}
      </span>
    </Notice>
  );
}
