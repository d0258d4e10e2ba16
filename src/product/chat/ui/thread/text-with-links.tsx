import { type KeyboardEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isEmojiOnly } from './emoji-only.ts';
import { linksIn } from './links-in.ts';

/** A few emoji alone, large; or a text whose addresses can be pressed: what then opens says first where it leads, and asks. */
export function TextWithLinks({ body }: { body: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  if (isEmojiOnly(body)) return <span className="text-t28 leading-tight">{body}</span>;
  return (
    <>
      {linksIn(body).map(({ at, text, href }) =>
        href === null ? (
          text
        ) : (
          <Address
            key={at}
            text={text}
            onPress={() => {
              setOpened(href);
              setAsking(true);
            }}
          />
        ),
      )}
      {opened && <Warning href={opened} asking={asking} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Runs on in the lines of its text: what is a button by itself stands in a box, and the comma after a long address below it. */
function Address({ text, onPress }: { text: string; onPress: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is never drawn in lines.
    <span
      role="button"
      tabIndex={0}
      className="cursor-pointer underline decoration-dotted underline-offset-2 [overflow-wrap:anywhere]"
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}

interface WarningProps {
  href: string;
  asking: boolean;
  onClose: () => void;
}

function Warning({ href, asking, onClose }: WarningProps) {
  const t = useTranslations('chat.links');
  return (
    <Dialog
      open={asking}
      onClose={onClose}
      size="s"
      title={t('title')}
      description={t('text')}
      closeLabel={t('stay')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('stay')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              window.open(href, '_blank', 'noopener,noreferrer');
            }}
          >
            {t('open')}
          </Button>
        </>
      }
    >
      <p dir="ltr" className="rounded-card bg-surface-2 px-4 py-3 [overflow-wrap:anywhere]">
        {t.rich('leads', { host: new URL(href).host, b: (words) => <strong>{words}</strong> })}
        <br />
        {href}
      </p>
    </Dialog>
  );
}
