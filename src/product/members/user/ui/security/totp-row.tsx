import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { type BegunTotp, beginTotp, renewRecoveryCodes, turnTotpOff } from '#product/accounts/totp/contract.ts';
import { SettingsRow } from '../../../my-profile/ui/settings/settings-section.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useGuarded } from './use-guarded.tsx';

export function TotpRow() {
  const t = useTranslations('accounts.security');
  const transport = useTransport();
  const { totp, recovery_codes_left } = useSuspenseQuery(securityQuery(transport)).data;
  const { run, busy, dialog } = useGuarded();
  const [begun, setBegun] = useState<BegunTotp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [leaving, setLeaving] = useState(false);
  const turnOff = () =>
    run(async () => {
      setLeaving(false);
      await transport.call(turnTotpOff, {});
      toast({ tone: 'success', title: t('totp.isOff') });
    });
  const begin = () => run(async () => setBegun(await transport.call(beginTotp, {})));
  const renew = () => run(async () => setCodes((await transport.call(renewRecoveryCodes, {})).recovery_codes));
  return (
    <div>
      <SettingsRow
        name={t('totp.name')}
        text={t('totp.text')}
        control={
          <Button variant="outline" busy={busy} onClick={totp ? () => setLeaving(true) : begin}>
            {t(totp ? 'totp.off' : 'totp.on')}
          </Button>
        }
      />
      {totp && (
        <div className="-mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-surface-2 px-4 py-2.5">
          <p className="font-medium text-t14">{t('totp.left', { count: recovery_codes_left })}</p>
          <Button variant="quiet" size="s" className="-me-2" onClick={renew}>
            {t('totp.renew')}
          </Button>
        </div>
      )}
      {begun && (
        <SetUpDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(fresh) => {
            setBegun(null);
            setCodes(fresh);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        size="s"
        title={t('totp.offTitle')}
        description={t('totp.offText')}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={turnOff}>
              {t('totp.off')}
            </Button>
          </>
        }
      />
      {dialog}
    </div>
  );
}
