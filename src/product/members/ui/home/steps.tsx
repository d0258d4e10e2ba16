import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { Chip } from '#design/chip.tsx';
import { IconCoins, IconHeart } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useFreeConversations } from '#product/members/user/ui/free-conversations.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** How it works, each step with the piece that one meets there: a sentence, a match, a message with its price. */
export function Steps({ price }: { price: string }) {
  const t = useTranslations('pages.home');
  const { message_credits: credits } = useSettings();
  const free = useFreeConversations();
  const cost = { credits, price, sold: price ? 'yes' : 'no' } as const;
  const steps = [
    { key: 'show', piece: <Sentence text={t('steps.show.example')} />, text: t('steps.show.text') },
    { key: 'find', piece: <Match text={t('steps.find.example')} />, text: t('steps.find.text') },
    {
      key: 'write',
      piece: <Composer text={t('steps.write.example')} cost={t('steps.write.cost', cost)} />,
      text: `${free} ${t('steps.write.text', cost)}`,
    },
  ] as const;
  return (
    <section aria-labelledby="steps" className="mt-20 l:mt-26">
      <h2 id="steps" className="display max-w-[18ch] text-t40">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid grid-cols-1 gap-x-12 gap-y-9 *:min-w-0 m:grid-cols-3">
        {steps.map(({ key, piece, text }) => (
          <li key={key}>
            <div aria-hidden="true" className="flex min-h-13 flex-wrap items-center gap-3 *:max-w-full">
              {piece}
            </div>
            <h3 className="headline mt-4 text-t22">{t(`steps.${key}.title`)}</h3>
            <p className="mt-1 max-w-[40ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <>
      <Somebody hair="bun" />
      <span className="min-w-0 rounded-card rounded-es-control bg-primary-tint px-4 py-2.5">{text}</span>
    </>
  );
}

function Match({ text }: { text: string }) {
  return (
    <>
      <span className="flex -space-x-3">
        <Somebody hair="bun" />
        <Somebody hair="short" />
      </span>
      <Chip marked={false} icon={<IconHeart />} className="border-primary-line bg-primary-tint text-primary">
        {text}
      </Chip>
    </>
  );
}

function Composer({ text, cost }: { text: string; cost: string }) {
  return (
    <span className="flex min-h-13 w-full max-w-108 items-center justify-between gap-2 rounded-full border border-line-2 bg-surface ps-4 pe-2">
      <span className="min-w-0 truncate text-ink-3">{text}</span>
      <Badge tone="honey" size="m" icon={<IconCoins />} className="shrink-0">
        {cost}
      </Badge>
    </span>
  );
}

const HAIR = {
  bun: 'M-9-28c-1-9 4-13 9-13s10 4 9 13c0 8-4 13-9 13s-9-5-9-13ZM-5.5-41a5.5 5 0 1 1 11 0 5.5 5 0 1 1-11 0Z',
  short: 'M-9-30c-1-9 4-13 10-12 5 0 9 4 8 11 1 9-3 14-9 14s-9-6-9-13Z',
};

/** A face nobody has: head and shoulders against a lit window. No member is shown saying what they did not say. */
function Somebody({ hair }: { hair: keyof typeof HAIR }): ReactNode {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className="size-13 shrink-0 rounded-full bg-night-2 ring-3 ring-paper">
      <path d="M5 56V28a23 23 0 0 1 46 0v28Z" className="fill-lamp" />
      <g transform="translate(28 57) scale(.88)" className="fill-night-2">
        <path d="M-16 0c0-13 5-17 12-19v-6h8v6c7 2 12 6 12 19Z" />
        <path d={HAIR[hair]} />
      </g>
    </svg>
  );
}
