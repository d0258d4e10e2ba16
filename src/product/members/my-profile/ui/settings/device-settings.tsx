import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { logOut } from '#product/accounts/contract.ts';
import { logOutBy } from '#product/accounts/ui/until-log-out.ts';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

export function DeviceSettings() {
  const t = useTranslations('accounts.settings');
  const transport = useTransport();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOutBy(() => transport.call(logOut, {}));
      // A full load: nothing of this member stays in the page's memory.
      location.assign('/');
    } catch {
      setBusy(false);
      toast({ tone: 'danger', title: t('failed') });
    }
  };
  return (
    <SettingsSection id="device" title={t('device.title')}>
      <SettingsRow
        name={t('device.logout')}
        text={t('device.text')}
        control={
          <Button variant="outline" busy={busy} onClick={leave}>
            {t('device.logout')}
          </Button>
        }
      />
    </SettingsSection>
  );
}
