import { Link, useRouterState } from '@tanstack/react-router';
import { IconLock } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useLeastPrice } from '#product/discounts/ui/own-prices.ts';

export function Locked({ className }: { className: string }) {
  const t = useTranslations('chat.photo');
  return (
    <span className={className}>
      <IconLock />
      <span>{t('locked.word')}</span>
    </span>
  );
}

export function LockedLine() {
  const t = useTranslations('chat.photo');
  const here = useRouterState({ select: (state) => state.location.pathname });
  const money = useLeastPrice();
  return (
    <p className="mt-1.5 max-w-75 px-1 text-t14">
      {t('locked.opens', { sold: money ? 'yes' : 'no', money })}{' '}
      <Link to="/premium" search={{ next: here }} className="font-semibold text-primary hover:underline">
        {t('locked.what')}
      </Link>
    </p>
  );
}
