import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { IconCoins, IconDelete, IconHide, IconInfo, IconUndo } from '#design/icons.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { DeleteForm } from './delete-form.tsx';

interface Due {
  order: number;
  /** Minor units. */
  sum: { amount: number; currency: string };
  unused: number;
}

interface DeleteScreenProps {
  /** When it would be erased, ISO 8601. */
  until: string;
  credits: number;
  bought: number;
  due: readonly Due[];
  /** `Offer`s, which may be passed over. */
  offers: ReactNode;
}

/** PRODUCT 18: offers that ask for nothing, what happens and when, the password, and two buttons. */
export function DeleteScreen({ until, credits, bought, due, offers }: DeleteScreenProps) {
  const t = useTranslations('accounts.leaving');
  const format = useFormatter();
  const date = format.dateTime(new Date(until), { day: 'numeric', month: 'long' });
  return (
    <PageContainer width="narrow" className="pt-4 pb-16">
      <BackLink link={<Link to="/profile/settings" />}>{t('delete.back')}</BackLink>
      <PageHeading title={t('delete.title')} lead={t('delete.lead')} className="pt-0! l:pt-2!" />
      <section aria-labelledby="offers">
        <h2 id="offers" className="sr-only">
          {t('delete.offers')}
        </h2>
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface px-4.5 shadow-rest s:px-6">
          {offers}
        </ul>
      </section>
      <Panel as="section" className="mt-4 p-4.5! s:p-6!">
        <h2 className="headline text-t22">{t('delete.what')}</h2>
        <ul className="mt-3 grid gap-2.5">
          <Line icon={<IconHide />}>{t('delete.today')}</Line>
          <Line icon={<IconUndo />}>{t('delete.until', { date })}</Line>
          <Line icon={<IconDelete />}>{t('delete.after')}</Line>
          {credits > 0 && <Line icon={<IconCoins />}>{t('delete.credits', { credits })}</Line>}
          <Line icon={<IconInfo />}>{t('delete.invoices')}</Line>
        </ul>
        {due.length > 0 ? <MoneyBack due={due} /> : bought > 0 && <Unused credits={bought} />}
        <DeleteForm />
      </Panel>
    </PageContainer>
  );
}

function MoneyBack({ due }: { due: readonly Due[] }) {
  const t = useTranslations('accounts.leaving');
  const locale = useLocale();
  const totals = Map.groupBy(due, ({ sum }) => sum.currency);
  const sum = [...totals].map(([currency, all]) =>
    formatMoney({ amount: all.reduce((total, each) => total + each.sum.amount, 0), currency }, locale),
  );
  return (
    <Notice tone="honey" icon={<IconCoins />} title={t('delete.due', { sum: sum.join(' + ') })} className="mt-5">
      {t('delete.dueText', { purchases: due.length })}
      <span className="mt-2 grid gap-1">
        {due.map(({ order, sum, unused }) => (
          <Link
            key={order}
            to="/pages/withdrawal/declare"
            search={{ order, leaving: true }}
            className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
          >
            {t('delete.dueAction', { number: String(order), unused, sum: formatMoney(sum, locale) })}
          </Link>
        ))}
      </span>
    </Notice>
  );
}

function Unused({ credits }: { credits: number }) {
  const t = useTranslations('accounts.leaving');
  return (
    <Notice
      tone="honey"
      icon={<IconCoins />}
      title={t('delete.unused', { credits })}
      className="mt-5"
      actions={
        <Link
          to="/pages/withdrawal/declare"
          className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
        >
          {t('delete.unusedAction')}
        </Link>
      }
    >
      {t('delete.unusedText')}
    </Notice>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

export function Offer(props: { icon: ReactNode; title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex items-start gap-4 py-4.5 s:items-center">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary"
      >
        {props.icon}
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 grow basis-56">
          <h3 className="font-semibold leading-snug">{props.title}</h3>
          <p className="mt-0.5 text-ink-2 text-t14">{props.text}</p>
        </div>
        {props.action}
      </div>
    </li>
  );
}
