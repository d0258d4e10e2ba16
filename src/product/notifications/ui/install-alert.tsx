import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { dismissAlerts } from '../alerts/contract.ts';
import { type InstallWay, install, installWayOf } from './device-install.ts';
import { isPushPossible } from './device-push.ts';
import { useDismissal } from './dismissals.ts';

/**
 * Offers to install the site, with the next page and once in 90 days, whatever is answered; in a visit in which pushes may be
 * asked about it waits. @param page what tells one page from another. @param kept this page is left out.
 */
export function InstallAlert({ page, kept, className }: { page: string; kept: boolean; className?: string }) {
  const ready = useTexts('notifications.push');
  const install = useDismissal('install');
  const push = useDismissal('push');
  // As it was when the visit came so far: what is shown is noted as told, and stays until it is answered.
  const [start] = useState({ page, told: install.dismissed, pushAnswered: push.dismissed });
  const [pushPossible, setPushPossible] = useState(true);
  const [way, setWay] = useState<InstallWay | null>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    isPushPossible().then(setPushPossible, () => undefined);
  }, []);
  const may = ready && !start.told && (start.pushAnswered || !pushPossible) && page !== start.page && !kept;
  const found = may && way === null ? installWayOf() : null;
  if (found) setWay(found);
  if (!way || answered || kept) return null;
  return (
    <div data-alert="install" className={className}>
      <Offer way={way} onAnswer={() => setAnswered(true)} />
    </div>
  );
}

function Offer({ way, onAnswer }: { way: InstallWay; onAnswer: () => void }) {
  const t = useTranslations('notifications.push');
  const transport = useTransport();
  const { name: site } = useSettings();
  useEffect(() => {
    transport.call(dismissAlerts, { alerts: ['install'] }).catch(() => undefined);
  }, [transport]);
  return (
    <Notice
      icon={<IconAdd />}
      title={t('install.title', { site })}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="s" variant="outline" onClick={onAnswer}>
            {t('alert.dismiss')}
          </Button>
          {way === 'prompt' && (
            <Button
              size="s"
              variant="outline"
              onClick={() => {
                onAnswer();
                install().catch(() => undefined);
              }}
            >
              {t('install.yes')}
            </Button>
          )}
        </span>
      }
    >
      {t(way === 'words' ? 'install.ios' : 'install.text')}
    </Notice>
  );
}
