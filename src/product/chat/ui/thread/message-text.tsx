import { type ReactNode, useState } from 'react';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { tallOn } from './tall.ts';
import { TextWithLinks } from './text-with-links.tsx';

/** What may be an emoji or an address. */
const ODD = /\p{Extended_Pictographic}|\p{Regional_Indicator}|:\/\/|www\.|\w\.\w{2}/u;

/** The text of a message as it was written: a few emoji alone are large, and addresses open after a warning only. A tall one is folded. */
export function MessageText({ body }: { body: string }) {
  const text = ODD.test(body) ? <TextWithLinks body={body} /> : body;
  const tall = tallOn(body);
  return tall ? <Folded onPhones={tall === 'phones'}>{text}</Folded> : text;
}

/** Twelve lines until its reader wants all of them. */
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
