import { cx } from '#design/cx.ts';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { InboxConversation, InboxMessage } from '../contract.ts';

export function Messages({ data: { messages, member, profile } }: { data: InboxConversation }) {
  const times = useClockTimes();
  const now = new Date();
  return (
    <ol className="mt-auto flex flex-col gap-1.5 text-t14">
      {messages.map((message, index) => {
        const time = new Date(message.at);
        const before = messages[index - 1];
        const isNewDay = !before || times.day(new Date(before.at)) !== times.day(time);
        return (
          <li key={message.id} className="flex flex-col">
            {isNewDay && <p className="my-2 text-center text-ink-2 text-t13">{times.dayName(time, now)}</p>}
            <div
              lang={member.language}
              className={cx(
                'max-w-[85%] whitespace-pre-wrap break-words rounded-[18px] px-3.5 py-2',
                message.ours
                  ? 'self-end rounded-ee-[4px] bg-primary-fill text-on-primary'
                  : 'self-start rounded-es-[4px] bg-surface-2',
              )}
            >
              <Carried message={message} />
              {message.body}
            </div>
            <Facts message={message} clock={times.clock(time)} name={profile.name} />
          </li>
        );
      })}
    </ol>
  );
}

/** Photos stay closed here: only the words are answered. */
function Carried({ message: { carries, body } }: { message: InboxMessage }) {
  const t = useTranslations('backoffice.inbox');
  if (carries === null) return null;
  return (
    <span className="italic">
      {t(`carries.${carries}`)}
      {body && <br />}
    </span>
  );
}

function Facts({ message, clock, name }: { message: InboxMessage; clock: string; name: string }) {
  const t = useTranslations('backoffice.inbox');
  const facts = [
    clock,
    message.by !== null && t('by', { staff: message.by, name }),
    message.truth !== null && t('truth'),
    message.cost > 0 && t('cost', { count: message.cost }),
  ];
  return (
    <p className={cx('mt-0.5 text-ink-2 text-t13', message.ours && 'self-end text-end')}>
      {facts.filter(Boolean).join(', ')}
    </p>
  );
}
