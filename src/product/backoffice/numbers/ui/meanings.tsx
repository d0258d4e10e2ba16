import { useTranslations } from '#platform/i18n/intl.tsx';

const PEOPLE = ['signups', 'activated', 'wrote', 'visits'] as const;
const MONEY = ['bought', 'revenue', 'refunded'] as const;
const TALKS = ['active', 'messages', 'answered'] as const;

export function Meanings({ money }: { money: boolean }) {
  const t = useTranslations('backoffice.numbers');
  return (
    <details className="min-w-0 flex-1 text-t14">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('meaning')}</summary>
      <dl className="mt-2 grid max-w-4xl gap-x-6 gap-y-2 m:grid-cols-2">
        {[...PEOPLE, ...(money ? MONEY : []), ...TALKS].map((name) => (
          <div key={name}>
            <dt className="font-medium">{t(`names.${name}`)}</dt>
            <dd className="text-ink-2">{t(`meanings.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-4xl text-ink-2">{t('wholeDays')}</p>
    </details>
  );
}
