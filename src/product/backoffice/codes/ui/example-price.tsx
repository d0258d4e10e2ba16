import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { totalOf } from '#product/discounts/contract.ts';
import type { CodesReply } from '../contract.ts';

/** @param props.percentage in hundredths of a percent. */
export function ExamplePrice({ example, percentage }: { example: CodesReply['example']; percentage: number }) {
  const t = useTranslations('backoffice.codes');
  const locale = useLocale();
  if (!example || !(percentage > 0)) return null;
  return (
    <p className="rounded-card border border-secondary-line border-dashed bg-secondary-tint p-3 text-secondary-ink text-t14">
      {t('memberPays', {
        credits: example.credits,
        before: formatMoney(example, locale),
        after: formatMoney(totalOf(example, percentage), locale),
      })}
    </p>
  );
}
