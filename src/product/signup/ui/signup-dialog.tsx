import { useRef, useState } from 'react';
import { Dialog } from '#design/dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { closeLoginWall, type SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { GoOn, useFirstSteps } from './go-on.tsx';
import { HaveAccount } from './have-account.tsx';
import { IntentPanel } from './intent-panel.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignupDoor } from './signup-door.tsx';
import { SignupForm } from './signup-form.tsx';

export function SignupDialog({ intent }: { intent: SignupIntent }) {
  const t = useTranslations('signup.form');
  const { name: site } = useSettings();
  const [begun, setBegun] = useState(false);
  const [invite, setInvite] = useState<string>();
  const [mailed, setMailed] = useState<string | null>(null);
  const goOn = useFirstSteps();
  const sheet = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const finish = (email: string | null) => {
    if (email === null) return goOn();
    if (sheet.current) setHeight(roomOf(sheet.current));
    setMailed(email);
  };
  return (
    <Dialog
      open
      onClose={closeLoginWall}
      title={mailed !== null ? t('mail.headline') : t('title', { site })}
      titleHidden
      closeLabel={t('close')}
      closeHidden
      dismissible={!begun || mailed !== null}
      size="l"
      tall
      art={<IntentPanel intent={intent} closable joined={mailed !== null} />}
    >
      <div ref={sheet} style={{ minBlockSize: height }} className="flex flex-col short:grow m:min-h-136">
        {mailed !== null ? (
          <MailSent email={mailed} headingLevel={2} action={<GoOn intent={intent} />} />
        ) : (
          <SignupDoor headingLevel={2} invite={invite} onInvite={setInvite}>
            <SignupForm intent={intent} invite={invite} onDone={finish} onProgress={setBegun} headingLevel={2} />
            <HaveAccount intent={intent} />
          </SignupDoor>
        )}
        <div className="absolute end-3 top-3 s:end-4 s:top-4 max-m:rounded-full max-m:bg-surface">
          <IconButton label={t('close')} onClick={closeLoginWall}>
            <IconClose />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}

/** How high a box is, without what makes the dialog around it scroll. Pixels. */
function roomOf(box: HTMLElement): number {
  let beyond = 0;
  for (
    let around = box.parentElement;
    around && around.getAttribute('role') !== 'dialog';
    around = around.parentElement
  )
    beyond = Math.max(beyond, around.scrollHeight - around.clientHeight);
  return box.offsetHeight - beyond;
}
