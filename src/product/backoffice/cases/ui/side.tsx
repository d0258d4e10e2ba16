import { useId, useState } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { cx } from '#design/cx.ts';
import { FactList } from '#design/fact-list.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useHintFacts } from '../../ui/use-hint-facts.tsx';
import type { CaseSide } from '../contract.ts';

interface SideProps {
  side: CaseSide;
  title: string;
  wrote?: boolean;
}

export function Side({ side, title, wrote = false }: SideProps) {
  const t = useTranslations('backoffice.cases');
  const format = useFormatter();
  const facts = useId();
  const hintFacts = useHintFacts();
  const [open, setOpen] = useState(false);
  const { name, age, id, joined, photo, strikes, reports_about, reporters, reports_by, upheld, paid, language } = side;
  const date = format.dateTime(new Date(joined), { dateStyle: 'medium' });
  const sums = paid.map(({ amount, currency }) => format.number(amount / 100, { style: 'currency', currency }));
  const tongue = new Intl.DisplayNames([t('tag')], { type: 'language' }).of(language) ?? language;
  return (
    <section className="min-w-0 border-line px-4 py-3 xl:border-b xl:px-5 xl:py-4">
      <h2 className="mb-2 font-semibold text-ink-2 text-t13 max-xl:sr-only">{title}</h2>
      <div className="relative flex items-center gap-2.5 xl:mb-3">
        {photo ? (
          <img src={photo} alt="" className="size-10 shrink-0 rounded-full object-cover" />
        ) : (
          <Avatar name={name} size={40} />
        )}
        <p className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{age === null ? name : `${name}, ${age}`}</span>
          <span className="block text-ink-2 text-t13 max-xl:hidden">{t('joined', { date })}</span>
          <span className="block text-ink-2 text-t13 xl:hidden">
            {wrote ? t('wrote') : t('strikeCount', { count: strikes })}
          </span>
        </p>
        <button
          type="button"
          aria-label={t('facts', { name })}
          aria-expanded={open}
          aria-controls={facts}
          onClick={() => setOpen(!open)}
          className="absolute inset-0 rounded-control xl:hidden"
        />
      </div>
      <div id={facts} className={cx('max-xl:mt-3', !open && 'max-xl:hidden')}>
        <FactList
          facts={[
            { key: 'id', name: t('number'), value: id },
            { key: 'strikes', name: t('strikes'), value: t('strikesOf', { count: strikes }) },
            { key: 'about', name: t('reports'), value: t('reportsBy', { count: reports_about, people: reporters }) },
            { key: 'by', name: t('ownReports'), value: t('upheld', { count: reports_by, upheld }) },
            { key: 'paid', name: t('paid'), value: sums.length ? sums.join(', ') : '–' },
            { key: 'language', name: t('language'), value: tongue },
            ...hintFacts(side.signals),
          ]}
        />
      </div>
    </section>
  );
}
