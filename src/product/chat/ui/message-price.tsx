import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconAlert, IconCoins } from '#design/icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { ProfileView } from '#product/members/contract.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useFreeConversations } from '#product/members/user/ui/free-conversations.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ConversationReply } from '../contract.ts';

const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

/** The lowest price of one message in real money, where the reader is: “€1.20”. Empty when nothing is sold there. */
export function useMessageCost(): string {
  const locale = useLocale();
  const { minimum_message_costs: costs, geoip_selected_country } = useSettings();
  const country = useUser()?.profile?.country ?? geoip_selected_country;
  const cost = costs[country] ?? costs.default;
  return cost ? formatMoney({ amount: cost.costs, currency: cost.currency }, locale) : '';
}

/** What writing to this member costs, before anybody writes. */
export function MessagePrice({ profile }: { profile: ProfileView }) {
  const t = useTranslations('chat');
  const { free_conversations: total, message_credits: credits } = useSettings();
  const user = useUser();
  const money = useMessageCost();
  const free = useFreeConversations();
  const left = user?.free_conversations_left ?? null;
  const opening = profile.conversation_id === null;
  if (opening && left === 0) return <p>{t('cannot.premium_only')}</p>;
  return (
    <>
      {!user && <p>{free}</p>}
      {opening && left !== null && <p>{t.rich('cost.free', { left, total, b: strong })}</p>}
      <p>{t(!user || (opening && left !== null) ? 'price.later' : 'price.message', { credits, money })}</p>
      {user?.status === 'not_confirmed' && <p>{t('cost.waits')}</p>}
    </>
  );
}

/** What stands under the composer: what sending costs, or why it is not possible. */
export type Writing =
  | { state: 'free'; left: number; total: number }
  | { state: 'priced'; credits: number }
  | { state: Exclude<ConversationReply['can_write'], 'yes'>; credits: number };

interface Site {
  message_credits: number;
  free_conversations: number;
}

type Writer = Pick<UserView, 'status' | 'credits' | 'paid_user' | 'free_conversations_left'>;

/**
 * What is true of the next message now. The reply may be older than the member: a bought package or a confirmed address
 * counts at once.
 * @param sending messages on their way: the first of them opens the conversation.
 */
export function writingOf(
  reply: Pick<ConversationReply, 'can_write' | 'next_message_credits' | 'conversation'>,
  user: Writer,
  site: Site,
  sending: { cost: number }[],
): Writing & { balance: number } {
  const balance = Math.max(0, user.credits - sending.reduce((sum, { cost }) => sum + cost, 0));
  const { conversation } = reply;
  // What could not be delivered has begun nothing.
  const begun = conversation !== null && conversation.messages.at(-1)?.state !== 'returned';
  const opened = begun || sending.length > 0;
  const credits = opened || user.paid_user ? site.message_credits : reply.next_message_credits;
  const { can_write: said } = reply;
  if (said === 'gone' || said === 'blocked') return { state: said, credits, balance };
  if (said === 'premium_only' && !user.paid_user && !opened) return { state: 'premium_only', credits, balance };
  if (balance < credits) return { state: 'not_enough_credits', credits, balance };
  if (credits === 0 && !opened)
    return { state: 'free', left: user.free_conversations_left ?? 0, total: site.free_conversations, balance };
  return { state: 'priced', credits, balance };
}

export const canSend = ({ state }: Pick<Writing, 'state'>): boolean => state === 'free' || state === 'priced';

interface PriceLineProps {
  writing: Writing & { balance: number };
  /** Conversations that a free member may still open for free; null for premium members. */
  freeLeft: number | null;
}

/** What the next message costs and what is left, or why it cannot be sent and the way on. */
export function PriceLine({ writing, freeLeft }: PriceLineProps) {
  const t = useTranslations('chat');
  const { free_conversations: total } = useSettings();
  const money = useMessageCost();
  const waits = useUser()?.status === 'not_confirmed';
  const here = useRouterState({ select: (state) => state.location.pathname });
  const coins = <IconCoins className="mt-0.5 size-4.5 shrink-0 text-secondary-ink" />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-t14 tabular-nums">
      {writing.state === 'free' && (
        <p className="flex items-start gap-2">
          {coins}
          <span>{t.rich('cost.free', { left: writing.left, total: writing.total, b: strong })}</span>
        </p>
      )}
      {writing.state === 'priced' && (
        <>
          <p className="flex items-start gap-2">
            {coins}
            <span>
              {t.rich('cost.priced', { credits: writing.credits, sold: money ? 'yes' : 'no', money, b: strong })}
            </span>
          </p>
          {freeLeft !== null && <p>{t.rich('cost.freeLeft', { left: freeLeft, total, b: strong })}</p>}
        </>
      )}
      {(writing.state === 'not_enough_credits' || writing.state === 'premium_only') && (
        <Reason
          action={
            <Link
              to="/credits"
              search={{ next: here }}
              className="font-semibold text-primary underline underline-offset-2"
            >
              {t('cannot.buy')}
            </Link>
          }
        >
          {writing.state === 'premium_only'
            ? t('cannot.premium_only')
            : t('cannot.not_enough_credits', {
                credits: writing.credits,
                sold: money ? 'yes' : 'no',
                money,
              })}
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
