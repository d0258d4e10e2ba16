import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconAlert, IconCoins } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { CapReached } from '#product/payments/spending/ui/cap-notice.tsx';
import { useCreditsInMoney } from '../../ui/message-cost.tsx';
import { ContactLimit } from '../../ui/price-line.tsx';
import type { GiftsReply } from '../contract.ts';

interface GiftCostProps {
  /** null: none is chosen yet. */
  offer: GiftsReply['gifts'][number] | null;
  /** Credits. */
  balance: number;
  cannot: 'premium_only' | 'not_enough_credits' | 'contact_limit' | null;
  /** With contact_limit: from when on conversations can be begun again, ISO time. */
  again: string | undefined;
  opens: { left: number; total: number } | null;
}

const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

export function GiftCost({ offer, balance, cannot, again, opens }: GiftCostProps) {
  const t = useTranslations('chat.gifts');
  const c = useTranslations('chat.thread');
  const user = useUser();
  const waits = user?.status === 'not_confirmed';
  const money = useCreditsInMoney(offer?.credits ?? 0, cannot ? 0 : user?.welcome_credits);
  const price = offer && { credits: offer.credits, ...money };
  const reasons = {
    premium_only: () => c('cannot.premium_only'),
    contact_limit: () => <ContactLimit again={again ?? ''} />,
    not_enough_credits: () => price && t('notEnough', price),
  };
  const reason = cannot && reasons[cannot]();
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-1 text-ink-2 text-t14 tabular-nums">
      {reason ? (
        <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-ink">
          <IconAlert className="mt-0.5 size-4.5 shrink-0 text-secondary-ink" />
          <span className="min-w-0">
            {reason}
            {cannot !== 'contact_limit' && <CapReached className="mt-1 block" />}
          </span>
        </p>
      ) : (
        price && (
          <p className="flex items-start gap-2">
            <IconCoins className="mt-0.5 size-4.5 shrink-0 text-secondary-ink" />
            <span>{t.rich('price', { ...price, b: strong })}</span>
          </p>
        )
      )}
      <p className="ms-auto">{c.rich('cost.balance', { credits: balance, b: strong })}</p>
      {!reason && opens && <p className="basis-full">{t('opens', opens)}</p>}
      {!reason && waits && <p className="basis-full">{c('cost.waits')}</p>}
    </div>
  );
}

export function PackagesLink({ gift, to }: { gift: string; to: '/credits' | '/premium' }) {
  const t = useTranslations('chat.thread');
  const here = useRouterState({ select: (state) => state.location.pathname });
  const next = `${here}?${new URLSearchParams({ gift: gift || 'open' })}`;
  return <LinkButton render={<Link to={to} search={{ next }} />}>{t('cannot.buy')}</LinkButton>;
}
