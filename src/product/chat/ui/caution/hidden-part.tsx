import { useState } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { MessageText } from '../thread/message-text.tsx';

/** A message with one of its reader's hidden words, folded up until it is pressed. */
export function HiddenPart({ body }: { body: string }) {
  return useTexts('caution') ? <Folded body={body} /> : null;
}

function Folded({ body }: { body: string }) {
  const t = useTranslations('caution');
  const c = useTranslations('chat');
  const [open, setOpen] = useState(false);
  if (open) return <MessageText body={body} />;
  return (
    <span className="text-ink-2 italic">
      {c('list.hidden')}
      {'. '}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hit-area relative font-semibold text-primary not-italic hover:underline"
      >
        {t('show')}
      </button>
    </span>
  );
}
