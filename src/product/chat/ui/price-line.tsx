import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconAlert, IconCoins } from '#design/icons.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { UserView } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { CapReached } from '#product/payments/spending/ui/cap-notice.tsx';
import { RepeatOrderLink } from '#product/payments/ui/repeat-order-link.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ConversationReply } from '../conversations/contract.ts';
import { strong, useCreditsInMoney } from './message-cost.tsx';

/** `welcome`: credits of the start that pay for it. */
export type Writing =
  | { state: 'free'; left: number; total: number }
  | { state: 'priced'; credits: number; welcome: number }
  | { state: Exclude<ConversationReply['can_write'], 'yes'>; credits: number };

interface Site {
  message_credits: number;
  free_conversations: number;
}

type Writer = Pick<UserView, 'status' | 'credits' | 'welcome_credits' | 'paid_user' | 'free_conversations_left'>;

/** The reply may be older than the member: a bought package counts at once. @param sending messages on their way. */
export function writingOf(
  reply: Pick<ConversationReply, 'can_write' | 'next_message_credits' | 'conversation'>,
  user: Writer,
  site: Site,
  sending: { cost: number }[],
): Writing & { balance: number } {
  const spent = sending.reduce((sum, { cost }) => sum + cost, 0);
  const balance = Math.max(0, user.credits - spent);
  const { conversation } = reply;
  // What could not be delivered has begun nothing.
  const begun = conversation !== null && conversation.messages.at(-1)?.state !== 'returned';
  const opened = begun || sending.length > 0;
  const credits = opened || user.paid_user ? site.message_credits : reply.next_message_credits;
  const { can_write: said } = reply;
  if (isOver(said)) return { state: said, credits, balance };
  if (said === 'premium_only' && !user.paid_user && !opened) return { state: 'premium_only', credits, balance };
  if (said === 'contact_limit' && !opened) return { state: said, credits, balance };
  if (balance < credits) return { state: 'not_enough_credits', credits, balance };
  if (credits === 0 && !opened)
    return { state: 'free', left: user.free_conversations_left ?? 0, total: site.free_conversations, balance };
  return { state: 'priced', credits, welcome: Math.max(0, user.welcome_credits - spent), balance };
}

export const isOver = (state: Writing['state'] | ConversationReply['can_write']): state is 'gone' | 'blocked' =>
  state === 'gone' || state === 'blocked';

const paidByWelcome = ({ welcome, credits }: { welcome: number; credits: number }) => credits > 0 && welcome >= credits;

export const canSend = ({ state }: Pick<Writing, 'state'>): boolean => state === 'free' || state === 'priced';

interface PriceLineProps {
  writing: Writing & { balance: number };
  freeLeft: number | null;
  /** With contact_limit: from when on conversations can be begun again, ISO time. */
  again?: string | undefined;
}

export function PriceLine({ writing, freeLeft, again = '' }: PriceLineProps) {
  const t = useTranslations('chat.thread');
  const { free_conversations: total, message_credits: messageCredits } = useSettings();
  const money = useCreditsInMoney(messageCredits, writing.state === 'priced' ? writing.welcome : 0);
  const user = useUser();
  const waits = user?.status === 'not_confirmed';
  const here = useRouterState({ select: (state) => state.location.pathname });
  const limited = writing.state === 'contact_limit';
  const canRepeat = writing.state === 'not_enough_credits' && user?.paid_user === true;
  const coins = <IconCoins className="mt-0.5 size-4.5 shrink-0 text-secondary-ink" />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-t14 tabular-nums">
      {writing.state === 'free' && (
        <p className="flex items-start gap-2">
          {coins}
          {t('price.free', { left: writing.left, ...money })}
        </p>
      )}
      {writing.state === 'priced' && (
        <>
          <p className="flex items-start gap-2">
            {coins}
            <span>
              {paidByWelcome(writing)
                ? t('price.welcome', { welcome: writing.welcome })
                : t.rich('cost.priced', { credits: writing.credits, ...money, b: strong })}
            </span>
          </p>
          {freeLeft !== null && !paidByWelcome(writing) && (
            <p>{t.rich('cost.freeLeft', { left: freeLeft, total, b: strong })}</p>
          )}
        </>
      )}
      {writing.state === 'not_enough_credits' && (
        <Reason action={canRepeat && <RepeatOrderLink next={here} look="inline" />}>
          {t('cannot.not_enough_credits', { credits: writing.credits, ...money })}
          <CapReached className="mt-1 block" />
        </Reason>
      )}
      {writing.state === 'premium_only' && (
        <Reason
          action={
            <Link
              to="/premium"
              search={{ next: here }}
              className="font-semibold text-primary underline underline-offset-2"
            >
              {t('cannot.buy')}
            </Link>
          }
        >
          {t('cannot.premium_only')}
          <CapReached className="mt-1 block" />
        </Reason>
      )}
      {limited && (
        <Reason>
          <ContactLimit again={again} />
        </Reason>
      )}
      {waits && canSend(writing) && <p>{t('cost.waits')}</p>}
      <p className="ms-auto">{t.rich('cost.balance', { credits: writing.balance, b: strong })}</p>
    </div>
  );
}

function Reason({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-ink">
      <IconAlert className="mt-0.5 size-4.5 shrink-0 text-secondary-ink" />
      <span className="min-w-0">
        {children} {action}
      </span>
    </p>
  );
}

/** @param props.again from when on more are possible, ISO time. */
export function ContactLimit({ again }: { again: string }) {
  const t = useTranslations('chat.caution');
  const times = useClockTimes();
  const at = new Date(again);
  const day = times.day(at) === times.day(new Date()) ? 'today' : 'tomorrow';
  return t('contacts', { day, time: times.clock(at) });
}

/** @param props.price “€9.95”, or empty. */
export function GetCredits({ price }: { price: string }) {
  const t = useTranslations('chat.thread');
  const next = useRouterState({ select: (state) => state.location.pathname });
  return (
    <LinkButton icon={<IconCoins className="size-4.5" />} render={<Link to="/credits" search={{ next }} />}>
      {t('composer.getCredits', { sold: price ? 'yes' : 'no', money: price })}
    </LinkButton>
  );
}

/** From this share of the limit on, what is left is counted aloud. */
const NEAR = 0.8;

/** What a text leaves of the limit; null while the limit is far. Negative when it is too long. */
export function charactersLeft(text: string, max: number): number | null {
  // A character has at least one unit, so that short texts need no counting.
  if (text.length < max * NEAR) return null;
  const length = graphemesIn(text.trim(), max);
  return length < max * NEAR ? null : max - length;
}
