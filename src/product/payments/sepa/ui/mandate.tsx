import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { Panel } from '#design/layout.tsx';
import { useLanguage, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { DirectDebitView, MandateWords } from '../contract.ts';
import type { FieldsProps } from './account-fields.tsx';

export function Mandate(props: FieldsProps & { debit: DirectDebitView; children: ReactNode }) {
  const { debit, errors, onChange, children } = props;
  const t = useTranslations('payments.direct-debit');
  const language = useLanguage();
  const amount = formatMoney(debit.price, useLocale());
  const [own, ...others] = debit.mandate.words;
  return (
    <Panel as="section">
      {own && <Words words={own} isForeign={own.locale !== language} />}
      {others.map((words) => (
        <details key={words.locale} className="mt-3 border-line border-t pt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary text-t14">
            {t('inOther')}
          </summary>
          <Words words={words} isForeign />
        </details>
      ))}
      <Checkbox
        className="mt-4"
        name="mandate"
        value={debit.mandate.version}
        label={t('consent', { creditor: debit.creditor, amount })}
        error={errors.mandate}
        onChange={() => onChange('mandate')}
      />
      {children}
    </Panel>
  );
}

function Words({ words, isForeign }: { words: MandateWords; isForeign: boolean }) {
  return (
    <div lang={isForeign ? words.locale : undefined}>
      <h2 className="headline text-t22">{words.title}</h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-t13 max-s:grid-cols-1 max-s:gap-y-0">
        {words.facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words tabular-nums max-s:mb-1.5">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-2.5 text-ink-2 text-t14">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
