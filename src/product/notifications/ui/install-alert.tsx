import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { dismissAlerts } from '../contract.ts';
import { type InstallWay, install, installWayOf } from './device-install.ts';

interface InstallAlertProps {
  due: boolean;
  kept: boolean;
  onInstallable: (installable: boolean) => void;
  className?: string;
}

export function InstallAlert({ due, kept, onInstallable, className }: InstallAlertProps) {
  const [way, setWay] = useState<InstallWay | null>(null);
  const [answered, setAnswered] = useState(false);
  useEffect(() => onInstallable(installWayOf() !== null), [onInstallable]);
  const found = due && !kept && way === null ? installWayOf() : null;
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
