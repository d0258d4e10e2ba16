import { cx } from '#design/cx.ts';
import { IconAlert, IconClock, IconRead, IconSent } from '#design/icons.tsx';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MessageState, MessageView } from '../contract.ts';
import type { ChatProfile } from '../conversations/contract.ts';
import { GiftCard } from '../gifts/ui/gift-card.tsx';
import { PhotoCard } from '../photos/ui/photo-card.tsx';
import { UNSEND_WITHIN_MS } from '../unsend/contract.ts';
import { FailedMessage, Translate, Unsend } from './message-actions.tsx';
import { HiddenMessage, MessageText } from './message-text.tsx';
import { MessageWarning } from './message-warning.tsx';
import type { OutgoingMessage } from './outbox.ts';
import type { UnreadMark } from './reading.ts';

type BubbleState = 'received' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | MessageState;

interface Bubble {
  /** 0 until it is stored. */
  id: number;
  key: string;
  mine: boolean;
  body: string;
  gift: string | null;
  time: Date;
  state: BubbleState;
  refusal: string | null;
  warned?: MessageView | undefined;
  photo: MessageView['photo'];
  /** Credits that a gift or a photo took. */
  cost?: number | undefined;
  hidden?: true | undefined;
}

export type ThreadPart =
  | { kind: 'day'; key: string; time: Date }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'group'; key: string; mine: boolean; bubbles: Bubble[] };

const GROUPING_WINDOW_MS = 5 * 60_000;

const bubbleOf = (message: MessageView): Bubble => ({
  id: message.id,
  key: message.key,
  mine: message.mine,
  body: message.body,
  gift: message.gift?.key ?? null,
  time: new Date(message.created_at),
  state:
    message.state ?? (message.mine ? (message.read ? 'read' : message.delivered ? 'delivered' : 'sent') : 'received'),
  refusal: null,
  warned: message.warnings && message,
  photo: message.photo,
  cost: message.cost,
  hidden: message.hidden,
});

/** @param unread what was new when it was opened. @param dayOf the calendar day of a time, where the reader is. */
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
  gift: message.gift ?? null,
  time: new Date(message.created_at),
  state: message.state,
  refusal: message.refusal,
  photo: message.photo,
  cost: message.gift || message.photo ? message.cost : undefined,
});

const standsAlone = ({ state }: Bubble) => state === 'failed' || state === 'returned';
const standTogether = (before: Bubble, after: Bubble): boolean =>
  before.mine === after.mine &&
  !before.warned &&
  !standsAlone(before) &&
  !standsAlone(after) &&
  Math.abs(after.time.getTime() - before.time.getTime()) <= GROUPING_WINDOW_MS;

type Group = Extract<ThreadPart, { kind: 'group' }>;

interface MessageGroupProps {
  group: Group;
  name: string;
  profile: ChatProfile;
  /** Nobody is there any more from whom a message could be taken back. */
  gone: boolean;
}

export function MessageGroup({ group, name, profile, gone }: MessageGroupProps) {
  const t = useTranslations('chat.thread');
  const translates = useSettings().translation === true;
  const last = group.bubbles.at(-1);
  const takesBack = ({ state }: Bubble) => !gone && /^(sent|delivered|waiting)$/.test(state);
  return (
    <div className={cx('mb-5 flex flex-col gap-1', group.mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{group.mine ? t('thread.you') : name}</span>
      {group.bubbles.map((bubble, index) => (
        <div
          key={bubble.key}
          data-message={bubble.id}
          tabIndex={takesBack(bubble) ? -1 : undefined}
          className="group/bubble relative max-w-[76%] outline-none"
        >
          {bubble.photo && <PhotoCard photo={bubble.photo} mine={group.mine} name={name} />}
          {bubble.gift === null ? (
            <p
              dir="auto"
              hidden={bubble.photo && !bubble.body}
              className={cx(
                // Marks stacked upon each other end at the bubble's edge.
                'overflow-clip whitespace-pre-wrap rounded-[1.25rem] px-4 py-2.5 [overflow-wrap:anywhere]',
                group.mine ? (OWN[bubble.state] ?? 'bg-primary-fill text-on-primary') : 'bg-surface-2',
                index > 0 && (group.mine ? 'rounded-se-chip' : 'rounded-ss-chip'),
                index < group.bubbles.length - 1 && (group.mine ? 'rounded-ee-chip' : 'rounded-es-chip'),
              )}
            >
              {wordsOf(bubble)}
            </p>
          ) : (
            <GiftCard
              message={bubble.key}
              gift={bubble.gift}
              mine={group.mine}
              name={name}
              words={bubble.body && wordsOf(bubble)}
              time={bubble.time}
            />
          )}
          {translates && bubble.state === 'received' && <Translate id={bubble.id} />}
          {takesBack(bubble) && <Unsend id={bubble.id} until={unsendUntil(bubble)} />}
        </div>
      ))}
      {last?.state === 'failed' ? (
        <FailedMessage message={last.key} refusal={last.refusal} profile={profile} />
      ) : (
        last && <Status bubble={last} />
      )}
      {last?.warned && <MessageWarning message={last.warned} profile={profile} />}
    </div>
  );
}

const OWN: Partial<Record<BubbleState, string>> = {
  sending: 'bg-primary-fill/92 text-on-primary',
  failed: 'border border-danger border-dashed',
};

const wordsOf = ({ body, hidden }: Bubble) => (hidden ? <HiddenMessage body={body} /> : <MessageText body={body} />);

/** Milliseconds since 1970 until which it may be taken back; what waits for its sender's address, without an end. */
const unsendUntil = ({ state, time }: Bubble) => (state === 'waiting' ? Infinity : time.getTime() + UNSEND_WITHIN_MS);

function Status({ bubble }: { bubble: Bubble }) {
  const t = useTranslations('chat.thread');
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
      <span suppressHydrationWarning>
        {t(`state.${bubble.state}`, { time: clock })}
        {bubble.cost ? ` · ${t('state.credits', { credits: bubble.cost })}` : ''}
      </span>
      {bubble.state === 'returned' ? (
        <IconAlert />
      ) : bubble.state === 'sending' || bubble.state === 'waiting' ? (
        <IconClock />
      ) : bubble.state === 'read' || bubble.state === 'delivered' ? (
        <IconRead />
      ) : (
        <IconSent />
      )}
    </p>
  );
}
