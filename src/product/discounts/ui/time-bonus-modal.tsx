import type { ReactElement } from 'react';
import { HourGlass } from '#design/art/hour-glass.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Price } from '#design/price.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { PackageView } from '#product/credits/contract.ts';
import { TIME_BONUS_HOURS, totalOf } from '../contract.ts';
import { type TimeBonus, timeText, useTimeLeft } from './time-bonus.ts';

interface TimeBonusModalProps {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  bonus: TimeBonus;
  example: PackageView | null;
  link: ReactElement<{ className?: string | undefined }>;
}

export function TimeBonusModal({ open, onClose, closeLabel, bonus, example, link }: TimeBonusModalProps) {
  const t = useTranslations('discounts.offer.modal');
  const banner = useTranslations('discounts.offer.banner');
  const percent = useFormatter().number(bonus.percentage / 100, { style: 'percent' });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { percent, hours: TIME_BONUS_HOURS })}
      description={t('text')}
      closeLabel={closeLabel}
      initialFocus="itself"
      art={<HourGlass className="h-35 w-full s:h-47" />}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('no')}
          </Button>
          <LinkButton variant="honey" render={link}>
            {banner('see')}
          </LinkButton>
          <p className="basis-full! text-center text-ink-2 text-t13">{t('once')}</p>
        </>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card bg-secondary-tint px-4.5 py-3.5">
        {example && <Example of={example} percentage={bonus.percentage * 100} />}
        <p className="ms-auto text-end">
          <span className="block text-ink-2 text-t14">{t('left')}</span>
          <Countdown bonus={bonus} />
        </p>
      </div>
    </Dialog>
  );
}

/** @param props.percentage hundredths of a percent. */
function Example({ of: { credits, messages, price }, percentage }: { of: PackageView; percentage: number }) {
  const t = useTranslations('discounts.offer.modal');
  const locale = useLocale();
  return (
    <div>
      <p className="text-ink-2 text-t14">{t('package', { credits, messages })}</p>
      <Price
        amount={formatMoney(totalOf(price, percentage), locale)}
        was={formatMoney(price, locale)}
        wasLabel={t('was')}
        className="mt-1"
      />
    </div>
  );
}

function Countdown({ bonus }: { bonus: TimeBonus }) {
  return (
    <span role="timer" className="font-semibold text-t22 tabular-nums leading-tight">
      {timeText(useTimeLeft(bonus))}
    </span>
  );
}
