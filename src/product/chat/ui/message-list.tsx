import { Link, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CountBadge } from '#design/badge.tsx';
import { cx } from '#design/cx.ts';
import { IconChevronDown } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { prefersReducedMotion } from '#design/reduced-motion.ts';
import { type StayAtEnd, useStayAtEnd } from '#design/use-stay-at-end.ts';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalIcon } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile, ConversationReply } from '../conversations/contract.ts';
import { Introduction } from '../icebreakers/ui/introduction.tsx';
import { MessageGroup, threadParts } from './message.tsx';
import { FraudNote } from './message-warning.tsx';
import { useOutgoing } from './outbox.ts';
import { useReading } from './reading.ts';
import { useTyping } from './typing.ts';

interface MessageListProps {
  reply: ConversationReply;
  name: string;
  loading: boolean;
}

export function MessageList({ reply, name, loading }: MessageListProps) {
  const t = useTranslations('chat.thread');
  const times = useClockTimes();
  const { profile, conversation, introduction } = reply;
  const outgoing = useOutgoing(profile.id);
  const stay = useStayAtEnd('[data-message]');
  const { scroller, atEnd, onScroll, toEnd } = stay;
  const unread = useReading(reply, { ...stay, loading });
  const line = useRef<HTMLDivElement>(null);
  useOpening(stay, line, unread !== null, loading || (reply.num_unread_messages > 0 && unread === null));
  const typing = useTyping(conversation?.id ?? null);
  const parts = useMemo(
    () => threadParts(conversation?.messages ?? [], outgoing, unread, times.day),
    [conversation, outgoing, unread, times],
  );
  // What the member writes is looked at, wherever they were.
  const lastSent = outgoing.at(-1)?.key;
  const seen = useRef(lastSent);
  useEffect(() => {
    if (lastSent && lastSent !== seen.current) toEnd(false);
    seen.current = lastSent;
  }, [lastSent, toEnd]);
  const begun = parts.length > 0;
  const now = new Date();
  return (
    <div className="relative flex min-h-40 flex-1 flex-col">
      <section
        ref={scroller}
        tabIndex={begun || introduction ? 0 : -1}
        aria-label={t('thread.log', { name })}
        onScroll={onScroll}
        className={cx(
          'flex min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]',
          begun ? 'flex-col-reverse' : 'flex-col',
        )}
      >
        <div className="mx-auto flex min-h-full w-full max-w-174 shrink-0 flex-col px-4 pt-5 pb-4 s:px-6">
          {profile.fictional && <FictionalNotice profile={profile} />}
          {reply.history_hidden && (
            <p className="mx-auto mt-4 max-w-[44ch] text-center text-ink-2 text-t13">{t('thread.historyHidden')}</p>
          )}
          {introduction && !begun && <Introduction profile={profile} introduction={introduction} />}
          <div role="log" className="mt-auto flex flex-col">
            {parts.map((part) => {
              if (part.kind === 'group')
                return (
                  <MessageGroup
                    key={part.key}
                    group={part}
                    name={name}
                    profile={profile}
                    gone={reply.can_write === 'gone'}
                  />
                );
              if (part.kind === 'day')
                return (
                  <p
                    key={part.key}
                    suppressHydrationWarning
                    className="my-5 text-center font-semibold text-ink-2 text-t13"
                  >
                    {times.dayName(part.time, now)}
                  </p>
                );
              return (
                <div key={part.key} ref={line} className="my-4 flex items-center gap-3.5">
                  <span className="h-px flex-1 bg-unread" />
                  <span className="rounded-full bg-unread px-3 py-1 font-semibold text-on-unread text-t13">
                    {t('thread.newMessages', { count: part.count })}
                  </span>
                  <span className="h-px flex-1 bg-unread" />
                </div>
              );
            })}
          </div>
          {reply.fraud_credits !== undefined && <FraudNote profile={profile} credits={reply.fraud_credits} />}
          <div role="status">
            {/* Nobody who has scrolled up is moved by it: it stands at the end only. */}
            {typing && atEnd && <Typing name={name} />}
          </div>
        </div>
      </section>
      {!atEnd && (
        <NewestButton
          unread={reply.num_unread_messages}
          onPress={() => {
            toEnd(true);
            scroller.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

const OVER_LINE = 16;
const FOUND_FOR_MS = 2_000;

function useOpening(
  { scroller, toPart }: StayAtEnd,
  line: RefObject<HTMLElement | null>,
  isNew: boolean,
  more: boolean,
) {
  const { message } = useSearch({ strict: false });
  const opening = useRef(true);
  useLayoutEffect(() => {
    const found = message && scroller.current?.querySelector(`[data-message="${message}"]`);
    if (!found) return;
    opening.current = false;
    toPart(found, (scroller.current?.clientHeight ?? 0) / 3);
    const easing = prefersReducedMotion() ? 'step-end' : 'linear';
    found.animate([{ outline: '4px solid var(--unread)' }, {}], { duration: FOUND_FOR_MS, easing });
  }, [message, scroller, toPart]);
  useLayoutEffect(() => {
    if (opening.current && isNew && line.current) toPart(line.current, OVER_LINE);
  }, [isNew, line, toPart]);
  useEffect(() => {
    if (!more) opening.current = false;
  }, [more]);
}

function FictionalNotice({ profile }: { profile: ChatProfile }) {
  const t = useTranslations('chat.thread');
  const { name: site } = useSettings();
  if (profile.deleted) return null;
  const { name, gender } = profile;
  return (
    <Notice tone="plain" icon={<FictionalIcon />} title={t('fictional.title', { name })}>
      {t('fictional.text', { site, gender })}{' '}
      <Link to="/members" search={{ real_only: true }} className="font-semibold text-primary hover:underline">
        {t('fictional.realOnly')}
      </Link>
    </Notice>
  );
}

function NewestButton({ unread, onPress }: { unread: number; onPress: () => void }) {
  const t = useTranslations('chat.thread');
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute start-1/2 bottom-3 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-primary text-t14 shadow-float hover:bg-surface-2 rtl:translate-x-1/2"
    >
      <IconChevronDown />
      {t('thread.toNewest')}
      <CountBadge count={unread} label={t('thread.newMessages', { count: unread })} />
    </button>
  );
}

function Typing({ name }: { name: string }) {
  const t = useTranslations('chat.thread');
  return (
    <div className="mt-3 flex animate-[rise-in_var(--slow)_var(--ease)] flex-col items-start gap-1">
      <span aria-hidden="true" className="flex gap-1 rounded-card bg-surface-2 px-4 py-3.5 text-ink-2">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            style={{ animationDelay: `${delay}ms` }}
            className="size-2 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-current"
          />
        ))}
      </span>
      <span className="px-1.5 text-ink-2 text-t13">{t('thread.typing', { name })}</span>
    </div>
  );
}
