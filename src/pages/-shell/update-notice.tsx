import { useState } from 'react';
import { Button } from '#design/button.tsx';
import type { NewVersion } from '#platform/browser/service-worker.ts';
import { hasUnsentText } from '#platform/browser/unsent-text.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';

export function UpdateNotice({ version }: { version: NewVersion }) {
  return <div role="status">{useTexts('pages.update') && <Offer version={version} />}</div>;
}

function Offer({ version: { load, unsent } }: { version: NewVersion }) {
  const t = useTranslations('pages.update');
  const [asked, setAsked] = useState(hasUnsentText);
  const warned = asked || unsent === true;
  const onClick = () => (warned || !hasUnsentText() ? load() : setAsked(true));
  return (
    <div className="offline-place fixed inset-x-3 z-40 mx-auto flex max-w-toast items-center gap-3 rounded-card bg-ink px-4 py-3 text-paper text-t14 shadow-float">
      <p className="min-w-0 grow">
        {t('text')}
        {warned && ` ${t('unsent')}`}
      </p>
      <Button size="s" onClick={onClick}>
        {t('load')}
      </Button>
    </div>
  );
}
