import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface TwoDraftsProps {
  who: string | null;
  theirs: readonly string[];
  yours: readonly string[];
  onTheirs: () => void;
  onYours: () => void;
}

export function TwoDrafts({ who, theirs, yours, onTheirs, onYours }: TwoDraftsProps) {
  const t = useTranslations('backoffice.pages');
  const settings = useTranslations('backoffice.settings');
  const section = useRef<HTMLElement>(null);
  // The button that saves may be far below.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby="two-drafts"
      className="rounded-card border-2 border-secondary-line bg-surface p-4"
    >
      <h3 id="two-drafts" className="font-semibold text-t16">
        {settings('conflict.title', { who: who ?? settings('unknown') })}
      </h3>
      <p className="mb-3 text-ink-2">{settings('conflict.text')}</p>
      <div className="mb-3 grid grid-cols-1 gap-3 m:grid-cols-2">
        <Draft name={settings('conflict.theirs')} lines={theirs} tone="bg-primary-tint" />
        <Draft name={settings('conflict.yours')} lines={yours} tone="bg-secondary-tint" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="s" onClick={onTheirs}>
          {settings('conflict.takeTheirs')}
        </Button>
        <Button variant="outline" size="s" onClick={onYours}>
          {t('keepMine')}
        </Button>
      </div>
    </section>
  );
}

function Draft({ name, lines, tone }: { name: string; lines: readonly string[]; tone: string }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-ink-2 text-t13">{name}</h4>
      <pre className={`whitespace-pre-wrap break-words rounded-control p-3 text-t13 ${tone}`}>{lines.join('\n')}</pre>
    </div>
  );
}
