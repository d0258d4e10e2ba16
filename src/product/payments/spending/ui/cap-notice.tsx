import { Link } from '@tanstack/react-router';
import { IconClock } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { Money } from '#product/credits/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { type Capped, useCap } from './spending-query.ts';

interface CapNoticeProps {
  country?: string;
  total?: Money;
  className?: string;
}

export function CapNotice({ country, total, className }: CapNoticeProps) {
  const cap = useCap(Boolean(useUser()?.profile), country);
  const ready = useTexts('payments.spending-notice');
  return ready && cap ? <Strip cap={cap} total={total} className={className} /> : null;
}

function Strip({ cap, total, className }: { cap: Capped; total: Money | undefined; className: string | undefined }) {
  const t = useTranslations('payments.spending-notice');
  const words = useCapWords(cap);
  const over = total?.currency === cap.currency && total.amount > cap.left.amount;
  const said = over ? 'over' : cap.reached ? 'reached' : 'leftover';
  return (
    <Notice
      tone={said === 'leftover' ? 'info' : 'honey'}
      icon={<IconClock />}
      className={className}
      actions={
        <Link to="/profile/spending" className="font-semibold text-primary underline underline-offset-2">
          {t('settings')}
        </Link>
      }
    >
      {t(said, words)}
    </Notice>
  );
}

export function CapReached({ className }: { className?: string }) {
  const cap = useCap(true);
  const ready = useTexts('payments.spending-notice');
  return ready && cap?.reached ? <Sentence cap={cap} className={className} /> : null;
}

function Sentence({ cap, className }: { cap: Capped; className: string | undefined }) {
  const t = useTranslations('payments.spending-notice');
  return (
    <span className={className}>
      {t('reached', useCapWords(cap))}{' '}
      <Link to="/profile/spending" className="font-semibold text-primary underline underline-offset-2">
        {t('settings')}
      </Link>
    </span>
  );
}

function useCapWords({ cap, left, renews_at, time_zone: timeZone }: Capped) {
  const locale = useLocale();
  const format = useFormatter();
  return {
    cap: formatMoney(cap, locale),
    left: formatMoney(left, locale),
    date: format.dateTime(new Date(renews_at), { dateStyle: 'long', timeZone }),
  };
}
