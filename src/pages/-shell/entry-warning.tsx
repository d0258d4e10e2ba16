import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

const KEY = 'entry-warning-seen-at';

const SHEET =
  'fixed mx-auto mt-auto max-h-[92dvh] w-full max-w-none flex-col overflow-y-auto overscroll-contain rounded-t-modal bg-surface ' +
  'p-5 text-ink shadow-float outline-none open:flex s:m-auto s:max-h-[88dvh] s:w-[calc(100%-3rem)] s:max-w-110 s:rounded-modal s:p-8 ' +
  'transition-[opacity,translate,scale,display,overlay] transition-discrete duration-slow ease-calm ' +
  'open:starting:translate-y-full open:s:starting:translate-y-3 open:s:starting:scale-[.98] open:s:starting:opacity-0 ' +
  'not-open:translate-y-full not-open:duration-base s:not-open:translate-y-2 s:not-open:opacity-0 ' +
  'backdrop:bg-veil backdrop:backdrop-blur-[6px]';

/** The browser's own dialog: a library for it would be a third of what a visitor loads. Only its buttons close it. */
export function EntryWarning() {
  const t = useTranslations('pages.shell');
  const settings = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const title = useId();
  const wanted = settings.enable_site_entry_popup;
  useEffect(() => {
    if (wanted) openUnseen(dialog.current, words.current);
  }, [wanted]);
  const accept = () => {
    localStorage.setItem(KEY, new Date().toISOString());
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      // Safari knows no `closedby`, and lets Escape through after a second press whatever `cancel` says.
      closedby="none"
      onKeyDown={keepOpen}
      onCancel={keepOpen}
      onClose={() => openUnseen(dialog.current, words.current)}
      className={SHEET}
    >
      <h2 id={title} className="headline pe-10 text-t28">
        {t('entry.title', { age: settings.min_age })}
      </h2>
      <div ref={words} tabIndex={-1} className="mt-5 min-w-0 outline-none">
        <p>{t('entry.age', { age: settings.min_age })}</p>
        {settings.fictional_warning && (
          <p className="mt-3">{t('entry.fictional', { label: settings.fictional_singular ?? t('fictional') })}</p>
        )}
      </div>
      <div className="mt-7 flex flex-wrap gap-2.5 pb-[env(safe-area-inset-bottom)] *:min-w-32 *:grow *:basis-0">
        <LinkButton variant="outline" href="https://www.google.com">
          {t('entry.leave')}
        </LinkButton>
        <Button onClick={accept}>{t('entry.enter')}</Button>
      </div>
    </dialog>
  );
}

function openUnseen(dialog: HTMLDialogElement | null, words: HTMLElement | null): void {
  if (!dialog || dialog.open || localStorage.getItem(KEY)) return;
  dialog.showModal();
  words?.focus();
}

function keepOpen(event: SyntheticEvent | KeyboardEvent): void {
  if (!('key' in event) || event.key === 'Escape') event.preventDefault();
}
