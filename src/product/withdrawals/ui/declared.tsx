import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { Panel } from '#design/layout.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { DeclareReply } from '../contract.ts';
import { takesFocus } from './draft.ts';

export function Declared({ declaration, leaving }: { declaration: DeclareReply; leaving: boolean }) {
  const t = useTranslations('withdrawals.form');
  const format = useFormatter();
  const locale = useLocale();
  const { reference, email, declared_at, refund } = declaration;
  const time = format.dateTime(new Date(declared_at), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <h1 ref={takesFocus} tabIndex={-1} className="display pt-6 text-t40 outline-none l:pt-9">
        {t('done')}
      </h1>
      <Panel className="mt-6">
        <p>{t('received', { time, email })}</p>
        <dl className="mt-4">
          <dt className="text-ink-2 text-t14">{t('reference')}</dt>
          <dd className="font-semibold tabular-nums">{reference}</dd>
        </dl>
        <p className="mt-4 text-ink-2">{refund ? t('afterPaid', { sum: formatMoney(refund, locale) }) : t('after')}</p>
      </Panel>
      {leaving && (
        <LinkButton variant="outline" className="mt-5" render={<Link to="/profile/delete" />}>
          {t('leave')}
        </LinkButton>
      )}
    </>
  );
}
