import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconAlert, IconCoins } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { useMessageCost } from '../message-cost.ts';
import type { Writing } from '../writing.ts';

const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

interface WritingLineProps {
  writing: Writing & { balance: number };
  /** Conversations that a free member may still open for free; null for premium members. */
  freeLeft: number | null;
}

/** What the next message costs and what is left, or why it cannot be sent and the way on. */
export function WritingLine({ writing, freeLeft }: WritingLineProps) {
  const t = useTranslations('chat');
  const { free_conversations: total } = useSettings();
  const money = useMessageCost();
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
            <Link to="/credits" className="font-semibold text-primary underline underline-offset-2">
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
      {writing.state === 'email_not_confirmed' && <Reason>{t('cannot.email_not_confirmed')}</Reason>}
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
