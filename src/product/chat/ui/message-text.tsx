import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const ODD = /\p{Extended_Pictographic}|\p{Regional_Indicator}|:\/\/|www\.|\w\.\w{2}/u;

export function MessageText({ body }: { body: string }) {
  const text = ODD.test(body) ? <TextWithLinks body={body} /> : body;
  const tall = tallOn(body);
  return tall ? <Folded onPhones={tall === 'phones'}>{text}</Folded> : text;
}

export function HiddenMessage({ body }: { body: string }) {
  const t = useTranslations('chat.caution');
  const c = useTranslations('chat.thread');
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

function Folded({ onPhones, children }: { onPhones: boolean; children: ReactNode }) {
  const t = useTranslations('chat.thread');
  const [open, setOpen] = useState(false);
  return (
    <>
      <span
        className={cx(
          'block',
          !open && (onPhones ? 'max-m:max-h-[12lh] max-m:overflow-clip' : 'max-h-[12lh] overflow-clip'),
        )}
      >
        {children}
      </span>
      <button
        type="button"
        aria-expanded={open}
        className={cx('mt-1 min-h-8 font-semibold underline underline-offset-2', onPhones && 'm:hidden')}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'thread.fold' : 'thread.unfold')}
      </button>
    </>
  );
}

/** Letters that a line of a bubble holds at most, on phones and on all screens. */
const LINES = { phones: 36, everywhere: 64 } as const;
/** So many lines are more than the twelve that are left of a folded message, whatever its letters are. */
const TALL = 14;

/** Where a message is too tall to stand whole among others; null for nowhere. */
export function tallOn(body: string): keyof typeof LINES | null {
  if (linesOf(body, LINES.everywhere) > TALL) return 'everywhere';
  return linesOf(body, LINES.phones) > TALL ? 'phones' : null;
}

const linesOf = (body: string, letters: number): number =>
  body.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0);

function TextWithLinks({ body }: { body: string }) {
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

export interface Stretch {
  at: number;
  text: string;
  href: string | null;
}

/** With http(s), or a name that people type without: a known ending keeps “yes.no” what it is. Each label is read once. */
const ADDRESS =
  /\bhttps?:\/\/[^\s<>"]+|(?<![\p{L}\d-]\.?)(?:www\.[^\s<>"]+|(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|io|me|ly|app|link|club|online|site|xyz|ru|eu|dk|de|at|ch|es|fi|fr|it|no|nl|be|pl|se|uk|us)(?:\/[^\s<>"]*)?)(?![\p{L}\d@]|\.\p{L})/giu;
/** What ends a sentence is not the end of an address. */
const TAIL = /[.,;:!?'’”»)\]]+$/;

/** A text in stretches: its addresses, of http and https only, and what is between them. All of it is there, in its order. */
export function linksIn(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const found = match.replace(TAIL, '');
    const href = text[index - 1] === '@' ? null : hrefOf(found);
    if (href === null) continue;
    if (index > done) stretches.push({ at: done, text: text.slice(done, index), href: null });
    stretches.push({ at: index, text: found, href });
    done = index + found.length;
  }
  if (done < text.length) stretches.push({ at: done, text: text.slice(done), href: null });
  return stretches;
}

function hrefOf(found: string): string | null {
  try {
    const url = new URL(/^https?:/i.test(found) ? found : `https://${found}`);
    // “https://kind@evil.example” would look like something else.
    url.username = '';
    url.password = '';
    return url.href;
  } catch {
    return null;
  }
}

/** More than a handful is a text in pictures. In UTF-16 units: one emoji may have a dozen. */
const MAX_BIG_EMOJI = { emoji: 3, units: 60 };
/** Also keycaps (1️⃣), and the invisible letters that make a region's flag out of a black one. */
const EMOJI =
  /^(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|[\d#*]\ufe0f?\u20e3|\u200d|\ufe0f|\s)+$/u;
const DRAWN = /\p{Emoji_Presentation}|\ufe0f/u;

export function isEmojiOnly(text: string): boolean {
  if (text.length > MAX_BIG_EMOJI.units || !EMOJI.test(text) || !DRAWN.test(text)) return false;
  const graphemes = [...new Intl.Segmenter().segment(text.replace(/\s/g, ''))];
  return graphemes.length <= MAX_BIG_EMOJI.emoji;
}
