import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { FormError } from '#design/field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { FormProps, useEditing } from './editing.ts';

interface SectionFormProps extends FormProps {
  editing: Pick<ReturnType<typeof useEditing>, 'dirty' | 'busy' | 'failure'>;
  label: string;
  onSave: () => void;
  children: ReactNode;
}

export function SectionForm({ editing, label, onSave, onDone, onDirty, buttons, children }: SectionFormProps) {
  const t = useTranslations('members.own');
  const { dirty, busy, failure } = editing;
  const form = useRef<HTMLFormElement>(null);
  const inPlace = buttons === undefined;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  useEffect(() => {
    if (inPlace) form.current?.querySelector<HTMLElement>('input, textarea, select, button[aria-pressed]')?.focus();
  }, [inPlace]);
  return (
    <form
      method="post"
      ref={form}
      aria-label={label}
      noValidate
      className={cx('gap-5 *:min-w-0', inPlace ? 'grid' : 'flex grow flex-col')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && inPlace && !dirty && !event.defaultPrevented) onDone();
      }}
    >
      {children}
      <FormError>{failure}</FormError>
      {buttons?.(busy) ?? (
        <div className="grid grid-cols-2 gap-3 s:flex s:justify-start">
          <Button variant="outline" onClick={onDone} className="s:min-w-30">
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('saving')} className="s:min-w-30">
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
