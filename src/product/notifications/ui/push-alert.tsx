import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconMessage } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { pushState } from '#platform/push-state.ts';
import { isPushPossible } from './device-push.ts';
import { useDismissal } from './dismissals.ts';
import { usePush } from './use-push.ts';

/**
 * SPEC 4: offers pushes where they are possible, until it is dismissed or answered. It never comes into a page that is there:
 * only with the next one. @param page what tells one page from another. @param kept this page is left out.
 */
export function PushAlert({ page, kept }: { page: string; kept: boolean }) {
  const ready = useTexts('notifications.push');
  const { dismissed } = useDismissal('push');
  const [possible, setPossible] = useState(false);
  // The page on which it became clear that there is something to ask.
  const [before, setBefore] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    isPushPossible().then(setPossible, () => undefined);
  }, []);
  const now = pushState.use();
  const on = !!now && now !== 'denied';
  if (ready && possible && before === null) setBefore(page);
  if (before !== null && before !== page && !asked) setAsked(true);
  return asked && !dismissed && !on && !kept ? <Question /> : null;
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
