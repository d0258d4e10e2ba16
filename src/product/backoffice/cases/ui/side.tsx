import { Avatar } from '#design/avatar.tsx';
import { FactList } from '#design/fact-list.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import type { CaseSide } from '../contract.ts';

/** Who somebody in a case is: counts and closed facts, nothing that they wrote elsewhere. */
export function Side({ side, title }: { side: CaseSide; title: string }) {
  const t = useTranslations('backoffice.cases');
  const format = useFormatter();
  const { name, age, id, joined, photo, strikes, reports_about, reporters, reports_by, upheld, paid, language } = side;
  const date = format.dateTime(new Date(joined), { dateStyle: 'medium' });
  const sums = paid.map(({ amount, currency }) => format.number(amount / 100, { style: 'currency', currency }));
  const tongue = new Intl.DisplayNames([t('tag')], { type: 'language' }).of(language) ?? language;
  return (
    <section className="min-w-0 flex-1 border-line p-4 xl:flex-none xl:border-b xl:px-5">
      <h2 className="mb-2 font-semibold text-ink-2 text-t13">{title}</h2>
      <div className="mb-3 flex items-center gap-2.5">
        {photo ? (
          <img src={photo} alt="" className="size-10 shrink-0 rounded-full object-cover" />
        ) : (
          <Avatar name={name} size={40} />
        )}
        <p className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{age === null ? name : `${name}, ${age}`}</span>
          <span className="block text-ink-2 text-t13">{t('joined', { date })}</span>
        </p>
      </div>
      <FactList
        facts={[
          { key: 'id', name: t('number'), value: id },
          { key: 'strikes', name: t('strikes'), value: t('strikesOf', { count: strikes }) },
          { key: 'about', name: t('reports'), value: t('reportsBy', { count: reports_about, people: reporters }) },
          { key: 'by', name: t('ownReports'), value: t('upheld', { count: reports_by, upheld }) },
          { key: 'paid', name: t('paid'), value: sums.length ? sums.join(', ') : '–' },
          { key: 'language', name: t('language'), value: tongue },
        ]}
      />
    </section>
  );
}
