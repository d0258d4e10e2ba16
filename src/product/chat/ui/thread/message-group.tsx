import { useQueryClient } from '@tanstack/react-query';
import { cx } from '#design/cx.ts';
import { IconAlert, IconClock, IconRead, IconSent } from '#design/icons.tsx';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { type MessageState, type MessageView, UNSEND_WITHIN } from '../../contract.ts';
import { discard, type OutgoingMessage, sendAgain } from '../outbox.ts';
import type { UnreadMark } from './reading.ts';

type BubbleState = 'received' | 'sending' | 'sent' | 'read' | 'failed' | MessageState;

/** A message as the thread draws it. */
interface Bubble {
  /** 0 until it is stored. */
  id: number;
  key: string;
  mine: boolean;
  body: string;
  time: Date;
  state: BubbleState;
  refusal: string | null;
}

export type ThreadPart =
  | { kind: 'day'; key: string; time: Date }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'group'; key: string; mine: boolean; bubbles: Bubble[] };

/** Milliseconds between two messages of one sender that still stand together. */
const TOGETHER = 5 * 60_000;

const bubbleOf = (message: MessageView): Bubble => ({
  id: message.id,
  key: message.key,
  mine: message.mine,
  body: message.body,
  time: new Date(message.created_at),
  state: message.mine ? (message.state ?? (message.read ? 'read' : 'sent')) : 'received',
  refusal: null,
});

/**
 * A conversation in parts: days, the line above what is new, and bubbles grouped by sender and time. What is on its way
 * comes last, unless it has arrived already.
 * @param unread what was new when the conversation was opened.
 * @param dayOf the calendar day of a time, where the reader is.
 */
export function threadParts(
  messages: readonly MessageView[],
  outgoing: readonly OutgoingMessage[],
  unread: UnreadMark | null,
  dayOf: (time: Date) => string,
): ThreadPart[] {
  const parts: ThreadPart[] = [];
  const arrived = new Set(messages.filter(({ mine }) => mine).map(({ key }) => key));
  const waiting = outgoing.filter(({ key }) => !arrived.has(key)).map((message) => waitingBubble(message));
  let day = '';
  let last: Bubble | null = null;
  for (const bubble of [...messages.map(bubbleOf), ...waiting]) {
    const today = dayOf(bubble.time);
    // A message that failed earlier stands at the end: no day comes twice.
    if (today > day) parts.push({ kind: 'day', key: `day-${today}`, time: bubble.time });
    if (unread && bubble.id === unread.id) parts.push({ kind: 'unread', key: 'unread', count: unread.count });
    const group = parts.at(-1);
    if (last && group?.kind === 'group' && standTogether(last, bubble)) group.bubbles.push(bubble);
    else parts.push({ kind: 'group', key: bubble.key, mine: bubble.mine, bubbles: [bubble] });
    if (today > day) day = today;
    last = bubble;
  }
  return parts;
}

const waitingBubble = (message: OutgoingMessage): Bubble => ({
  id: 0,
  key: message.key,
  mine: true,
  body: message.body,
  time: new Date(message.created_at),
  state: message.state,
  refusal: message.refusal,
});

/** What did not arrive stands alone, since it has its own line. */
const standsAlone = ({ state }: Bubble) => state === 'failed' || state === 'returned';
const standTogether = (before: Bubble, after: Bubble): boolean =>
  before.mine === after.mine &&
  !standsAlone(before) &&
  !standsAlone(after) &&
  Math.abs(after.time.getTime() - before.time.getTime()) <= TOGETHER;

type Group = Extract<ThreadPart, { kind: 'group' }>;

/** Bubbles of one sender, with one line under them that says when and what became of them. */
export function MessageGroup({ group, name }: { group: Group; name: string }) {
  const t = useTranslations('chat');
  const last = group.bubbles.at(-1);
  return (
    <div className={cx('mb-5 flex flex-col gap-1', group.mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{group.mine ? t('thread.you') : name}</span>
      {group.bubbles.map((bubble, index) => (
        <div key={bubble.key} className="relative max-w-[76%]">
          <p
            dir="auto"
            className={cx(
              'whitespace-pre-wrap rounded-[1.25rem] px-4 py-2.5 [overflow-wrap:anywhere]',
              group.mine ? 'bg-primary-fill text-on-primary' : 'bg-surface-2',
              index > 0 && (group.mine ? 'rounded-se-chip' : 'rounded-ss-chip'),
              index < group.bubbles.length - 1 && (group.mine ? 'rounded-ee-chip' : 'rounded-es-chip'),
            )}
          >
            {bubble.body}
          </p>
          {(bubble.state === 'sent' || bubble.state === 'waiting') && (
            <Unsend id={bubble.id} until={bubble.state === 'sent' ? bubble.time.getTime() + UNSEND_WITHIN : Infinity} />
          )}
        </div>
      ))}
      {last?.state === 'failed' ? <Failed bubble={last} /> : last && <Status bubble={last} />}
    </div>
  );
}

const loadUnsend = () => import('./unsend-part.tsx').then((module) => module.UnsendPart);

/** Nothing but for what was written just now. */
function Unsend(props: { id: number; until: number }) {
  const Part = useLazyPart(loadUnsend, props.until > Date.now());
  return Part && <Part {...props} />;
}

function Status({ bubble }: { bubble: Bubble }) {
  const t = useTranslations('chat');
  const clock = useClockTimes().clock(bubble.time);
  if (bubble.state === 'received' || bubble.state === 'failed')
    return (
      <time
        dateTime={bubble.time.toISOString()}
        suppressHydrationWarning
        className="px-1.5 text-ink-2 text-t13 tabular-nums"
      >
        {clock}
      </time>
    );
  return (
    <p
      className={cx(
        'flex items-center gap-1.5 px-1.5 text-t13 tabular-nums [&_svg]:size-4',
        bubble.state === 'read' ? 'text-primary' : 'text-ink-2',
      )}
    >
      <span suppressHydrationWarning>{t(`state.${bubble.state}`, { time: clock })}</span>
      {bubble.state === 'returned' ? (
        <IconAlert />
      ) : bubble.state === 'sending' || bubble.state === 'waiting' ? (
        <IconClock />
      ) : bubble.state === 'read' ? (
        <IconRead />
      ) : (
        <IconSent />
      )}
    </p>
  );
}

/** Not sent: why, and the same message again or away with it. */
function Failed({ bubble }: { bubble: Bubble }) {
  const t = useTranslations('chat');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const { message_credits: messageCredits } = useSettings();
  const action = 'hit-area relative font-semibold underline underline-offset-2';
  return (
    <p className="flex max-w-[85%] flex-wrap items-center justify-end gap-x-2.5 gap-y-1 px-1.5 text-end text-danger text-t13">
      <span>
        <IconAlert className="me-1.5 inline size-4 align-[-0.2em]" />
        {bubble.refusal === null ? t('state.unreached') : t('state.refused', { reason: bubble.refusal })}
      </span>
      <button
        type="button"
        className={action}
        onClick={() => sendAgain(bubble.key, { queryClient, transport, messageCredits })}
      >
        {t('state.again')}
      </button>
      <button type="button" className={action} onClick={() => discard(bubble.key)}>
        {t('state.discard')}
      </button>
    </p>
  );
}
