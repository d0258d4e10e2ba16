import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

const KEY = 'entry-warning-seen-at';

/** Once for logged-out visitors: this is a site for adults, and some profiles are fictional. */
export default function EntryWarning() {
  const t = useTranslations('shell');
  const settings = useSettings();
  const [open, setOpen] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (settings.enable_site_entry_popup && !localStorage.getItem(KEY)) setOpen(true);
  }, [settings.enable_site_entry_popup]);
  const accept = () => {
    localStorage.setItem(KEY, new Date().toISOString());
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={accept}
      dismissible={false}
      size="s"
      initialFocus={words}
      title={t('entry.title', { age: settings.min_age })}
      closeLabel={t('close')}
      footer={
        <>
          <LinkButton variant="outline" href="https://www.google.com">
            {t('entry.leave')}
          </LinkButton>
          <Button onClick={accept}>{t('entry.enter')}</Button>
        </>
      }
    >
      <div ref={words} tabIndex={-1} className="outline-none">
        <p>{t('entry.age', { age: settings.min_age })}</p>
        {settings.fictional_warning && (
          <p className="mt-3">{t('entry.fictional', { label: settings.fictional_singular ?? t('fictional') })}</p>
        )}
      </div>
    </Dialog>
  );
}
