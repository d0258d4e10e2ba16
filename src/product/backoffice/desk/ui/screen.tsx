import { type ReactNode, useState } from 'react';
import { cx } from '#design/cx.ts';
import { iconButtonClass } from '#design/icon-button.tsx';
import { IconBack } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type KeyHint, KeyHints } from './key-hint.tsx';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';

export interface ScreenProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  state?: ReactNode;
  /** A router's link without children. */
  onBack?: (() => void) | undefined;
  actions?: ReactNode;
  keys?: readonly KeyHint[];
  note?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, eyebrow, state, onBack, actions, keys = [], note, children }: ScreenProps) {
  const t = useTranslations('backoffice.frame');
  const [listed, setListed] = useState(false);
  useKeys({ '?': () => setListed(true) });
  const help: KeyHint = { keys: ['?'], does: t('keyNames.help') };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header
        className={cx(
          'z-20 flex min-h-14.5 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface/95 px-4 py-2 l:px-6 l:py-1.5',
          eyebrow ? 'max-l:border-b-0' : 'sticky top-0 backdrop-blur-sm l:static',
        )}
      >
        {onBack && (
          <button
            type="button"
            aria-label={t('keyNames.back')}
            onClick={onBack}
            className={cx(iconButtonClass(), 'xl:hidden')}
          >
            <IconBack />
          </button>
        )}
        {eyebrow && <span className="font-semibold l:hidden">{eyebrow}</span>}
        <h1
          className={cx(
            'headline min-w-0 text-t22',
            eyebrow !== undefined &&
              'max-l:order-last max-l:-mx-4 max-l:w-screen max-l:border-line max-l:border-t max-l:px-4 max-l:pt-3',
          )}
        >
          {title}
        </h1>
        {state}
        <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2">{actions}</div>
      </header>
      <div className="flex min-h-0 flex-1 flex-col">{children}</div>
      <footer className="hidden min-h-9 items-center justify-between gap-6 border-line border-t bg-paper px-6 text-t13 text-ink-2 l:flex">
        <KeyHints hints={[...keys, help]} />
        {note && <p className="truncate">{note}</p>}
      </footer>
      {listed && <KeysDialog hints={keys} onClose={() => setListed(false)} />}
    </div>
  );
}
