import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { knownGift } from './gift-art.ts';

interface GiftCardProps {
  message: string;
  gift: string;
  mine: boolean;
  name: string;
  words: ReactNode;
  time: Date;
}

export function GiftCard({ message, gift, mine, name, words, time }: GiftCardProps) {
  const t = useTranslations('chat.gifts');
  const [glows, setGlows] = useState(false);
  useEffect(() => setGlows(glowsNow(message, time)), [message, time]);
  const known = knownGift(gift);
  const what = known ? t(`given.${known.key}`) : t('gone');
  return (
    <div
      className={cx(
        'flex w-59 max-w-full flex-col items-center gap-1 rounded-[1.25rem] px-5 pt-6 pb-5 text-center',
        mine ? 'border border-line bg-surface shadow-rest' : 'bg-surface-2',
      )}
    >
      {known && (
        <span className="relative mb-3 block">
          {glows && (
            <span className="absolute -inset-2 rounded-t-full bg-lamp opacity-0 blur-lg transition-opacity duration-slow starting:opacity-90" />
          )}
          <img src={known.art} alt="" width={150} height={163} className="relative" />
        </span>
      )}
      <p className="text-ink-2 text-t14">{mine ? t('mine', { gift: what }) : t('theirs', { name, gift: what })}</p>
      {words && (
        <p dir="auto" className="max-w-full whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">
          {words}
        </p>
      )}
    </div>
  );
}

/** Milliseconds after which a gift is an old one, which no longer lights up. */
const NEW_FOR_MS = 24 * 60 * 60_000;
const glowed = new Set<string>();

function glowsNow(message: string, time: Date): boolean {
  if (glowed.has(message) || Date.now() - time.getTime() > NEW_FOR_MS) return false;
  glowed.add(message);
  return true;
}
