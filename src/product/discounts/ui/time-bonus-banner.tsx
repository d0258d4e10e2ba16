import type { ReactElement } from 'react';
import { LinkButton } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconClock, IconClose } from '#design/icons.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useDismissal } from '#product/notifications/ui/dismissals.ts';
import { type TimeBonus, timeText, useTimeLeft } from './time-bonus.ts';

interface TimeBonusBannerProps {
  bonus: TimeBonus;
  link: ReactElement<{ className?: string | undefined }>;
}

/** Under a minute it gets no louder. Wants the texts of `discounts`. */
export function TimeBonusBanner({ bonus, link }: TimeBonusBannerProps) {
  const t = useTranslations('discounts.offer.banner');
  const percent = useFormatter().number(bonus.percentage / 100, { style: 'percent' });
  const left = useTimeLeft(bonus);
  const { dismissed, dismiss } = useDismissal('time-bonus');
  if (dismissed || left === 0) return null;
  return (
    <section
      aria-label={t('label')}
      data-alert="time-bonus"
      data-print="none"
      className="@container border-secondary-line border-b bg-secondary-tint"
    >
      <div className="mx-auto flex min-h-13 w-full max-w-[calc(var(--page)+2*var(--gutter))] items-center gap-2.5 px-gutter py-1.5 text-t14 s:gap-3 @max-[16rem]:flex-wrap">
        <IconClock className="shrink-0 max-[23.4rem]:hidden @max-[16rem]:hidden" />
        <p className="min-w-0 grow @max-[16rem]:basis-full text-pretty text-ink-2 leading-snug">
          <strong className="block font-semibold text-ink m:inline">
            <span className="s:hidden">{t('short', { percent })}</span>
            <span className="max-s:hidden">{t('title', { percent })}</span>
          </strong>{' '}
          <span className="max-m:hidden">{t('who')} </span>
          <span className="whitespace-nowrap">
            {t.rich('ends', {
              left: timeText(left),
              time: (words) => (
                <span role="timer" className="font-semibold text-ink tabular-nums">
                  {words}
                </span>
              ),
            })}
          </span>
        </p>
        <LinkButton variant="outline" size="s" className="shrink-0 max-s:px-3.5" render={link}>
          {t('see')}
        </LinkButton>
        <IconButton label={t('close')} className="-me-3 shrink-0" onClick={dismiss}>
          <IconClose />
        </IconButton>
      </div>
    </section>
  );
}
