import { useQueryClient } from '@tanstack/react-query';
import { cx } from '#design/cx.ts';
import { IconAlert, IconClock, IconRead, IconSent } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useChatTimes } from '../chat-times.ts';
import { discard, sendAgain } from '../outbox.ts';
import type { Bubble, ThreadPart } from './message-groups.ts';

type Group = Extract<ThreadPart, { kind: 'group' }>;

/** Bubbles of one sender, with one line under them that says when and what became of them. */
export function MessageGroup({ group, name }: { group: Group; name: string }) {
  const t = useTranslations('chat');
  const last = group.bubbles.at(-1);
  return (
    <div className={cx('mb-5 flex flex-col gap-1', group.mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{group.mine ? t('thread.you') : name}</span>
      {group.bubbles.map((bubble, index) => (
        <p
          key={bubble.key}
          dir="auto"
          className={cx(
            'max-w-[76%] whitespace-pre-wrap rounded-[1.25rem] px-4 py-2.5 [overflow-wrap:anywhere]',
            group.mine ? 'bg-primary-fill text-on-primary' : 'bg-surface-2',
            index > 0 && (group.mine ? 'rounded-se-chip' : 'rounded-ss-chip'),
            index < group.bubbles.length - 1 && (group.mine ? 'rounded-ee-chip' : 'rounded-es-chip'),
          )}
        >
          {bubble.body}
        </p>
      ))}
      {last?.state === 'failed' ? <Failed bubble={last} /> : last && <Status bubble={last} />}
    </div>
  );
}

function Status({ bubble }: { bubble: Bubble }) {
  const t = useTranslations('chat');
  const clock = useChatTimes().clock(bubble.time);
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
      {bubble.state === 'sending' ? <IconClock /> : bubble.state === 'read' ? <IconRead /> : <IconSent />}
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
