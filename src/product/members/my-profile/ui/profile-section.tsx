import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Section } from './sections.ts';

interface ProfileSectionProps {
  name: Section;
  open: boolean;
  onOpen: () => void;
  form: ReactNode;
  children: ReactNode;
}

export function ProfileSection({ name, open, onOpen, form, children }: ProfileSectionProps) {
  const t = useTranslations('members.own');
  const title = t(`section.${name}`);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) edit.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <section
      aria-labelledby={`section-${name}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 border-line border-t py-5 m:grid-cols-[10.5rem_minmax(0,1fr)_auto] m:py-6"
    >
      <h2 id={`section-${name}`} className="headline min-w-0 hyphens-auto text-t22">
        {title}
      </h2>
      <div className={cx('min-w-0 max-m:col-span-2 max-m:row-start-2', open && 'm:col-span-2')}>
        {open ? form : children}
      </div>
      {!open && (
        <Button
          ref={edit}
          variant="quiet"
          size="s"
          className="-my-0.5 max-m:col-start-2 max-m:row-start-1"
          aria-label={t('editLabel', { section: title })}
          onClick={onOpen}
        >
          {t('edit')}
        </Button>
      )}
    </section>
  );
}
