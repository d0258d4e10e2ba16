import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconMail } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { PHONE } from '#design/phone.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { ResendMail } from './resend-mail.tsx';

/** SPEC 4: an alert, and on phones a dialog instead of it right after the sign-up, once. */
export function ActivationReminder() {
  const t = useTranslations('signup.form');
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const flagged = 'api_signup_complete' in search;
  const [first, setFirst] = useState(flagged ? pathname : null);
  const [asDialog, setAsDialog] = useState(false);
  useEffect(() => {
    if (!flagged) return;
    setFirst(pathname);
    setAsDialog(matchMedia(PHONE).matches);
    // Who loads the page again, or comes back to it, has been told.
    navigate({ to: '.', search: ({ api_signup_complete: _told, ...rest }) => rest, replace: true });
  }, [flagged, pathname, navigate]);
  const text = t('reminder.text', { email: user?.email ?? '' });
  return (
    <>
      <Notice
        icon={<IconMail />}
        title={t('reminder.title')}
        actions={<ResendMail size="s" />}
        className={first === pathname ? 'phone:hidden' : undefined}
      >
        <span className="[overflow-wrap:anywhere]">{text}</span>
      </Notice>
      <Dialog
        open={asDialog}
        onClose={() => setAsDialog(false)}
        title={t('reminder.title')}
        description={text}
        closeLabel={t('close')}
        size="s"
        footer={
          <>
            <ResendMail />
            <Button onClick={() => setAsDialog(false)}>{t('next')}</Button>
          </>
        }
      />
    </>
  );
}
