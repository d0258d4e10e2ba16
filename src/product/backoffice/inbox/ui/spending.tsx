import { ProgressBar } from '#design/progress-bar.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { InboxConversation } from '../contract.ts';

export function Spending({ data, short = false }: { data: InboxConversation; short?: boolean }) {
  const t = useTranslations('backoffice.inbox');
  const formats = useLocale();
  const { member, profile, spent, spent_here: here, max_spent: max, paid } = data;
  const money = paid && paid.amount > 0 ? formatMoney(paid, formats) : null;
  const row = 'flex items-baseline justify-between gap-3';
  return (
    <section className="text-t14">
      {!short && <h3 className="mb-2 font-semibold">{t('week', { name: member.name })}</h3>}
      <p className={row}>
        <span className="text-ink-2">{t('spentHere', { name: profile.name })}</span>
        <span className="font-semibold tabular-nums">
          {t('credits', { count: here })}
          {money && `, ${money}`}
        </span>
      </p>
      {!short && (
        <p className={row}>
          <span className="text-ink-2">{t('spentAll')}</span>
          <span className="font-semibold tabular-nums">{t('credits', { count: spent })}</span>
        </p>
      )}
      <ProgressBar value={spent / max} tone="honey" label={t('spentAll')} className="my-2" />
      <p className="text-ink-2 text-t13">{t('limit', { max })}</p>
      {!short && (
        <p className="mt-1 text-ink-2 text-t13">
          {t('today', { name: member.name, count: data.answers, max: data.max_answers })}
        </p>
      )}
    </section>
  );
}
