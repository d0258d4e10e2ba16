import { Link } from '@tanstack/react-router';
import { buttonClass } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { IconSave } from '#design/icons.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError, pathWith } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { downloadEvidence, EVIDENCE_PARTS, type OpenedDispute } from '../contract.ts';
import { DisputeState } from './dispute-state.tsx';
import { useDispute } from './disputes-query.ts';

export function DisputeDetail({ id }: { id: number }) {
  const frame = useTranslations('backoffice.frame');
  const { data, error } = useDispute(id);
  if (error)
    return <p className="p-6 text-danger text-t14">{(isApiError(error) && error.message) || frame('failed')}</p>;
  if (!data)
    return (
      <div className="p-6">
        <SkeletonText lines={6} />
      </div>
    );
  return <Opened opened={data} />;
}

function Opened({ opened }: { opened: OpenedDispute }) {
  const t = useTranslations('backoffice.disputes');
  const locale = useLocale();
  const { dispute, evidence } = opened;
  return (
    <article className="flex flex-col gap-6 p-4 text-t14 l:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="headline text-secondary-ink text-t28">{formatMoney(dispute.money, locale)}</h2>
        <DisputeState state={dispute.state} />
      </header>
      <Facts opened={opened} />
      <section>
        <h3 className="mb-2 font-semibold">{t('evidence')}</h3>
        <Evidence evidence={evidence} />
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('files')}</h3>
        <p className="text-ink-2 text-t13">{t('filesText')}</p>
        <div className="flex flex-wrap gap-2">
          {EVIDENCE_PARTS.filter((part) => part !== 'terms' || evidence.terms !== null).map((part) => (
            <a
              key={part}
              href={pathWith(downloadEvidence.path, { id: dispute.id, part })}
              download
              className={buttonClass({ variant: part === 'evidence' ? 'primary' : 'outline', size: 's' })}
            >
              <IconSave className="size-4" />
              {t(`parts.${part}`)}
            </a>
          ))}
        </div>
      </section>
    </article>
  );
}

function Facts({ opened: { dispute } }: { opened: OpenedDispute }) {
  const t = useTranslations('backoffice.disputes');
  const format = useFormatter();
  const locale = useLocale();
  const { payment, member, name, reference, reason, provider, method, due_at, opened_at, owed, site } = dispute;
  const time = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <FactList
      facts={[
        {
          key: 'order',
          name: t('payment'),
          value: (
            <Link to="/admin/payments" search={{ id: payment }} className="text-primary">
              {payment}
            </Link>
          ),
        },
        {
          key: 'who',
          name: t('who'),
          value: (
            <Link to="/admin/members" search={{ id: member, q: `${member}` }} className="text-primary">
              {name || member}
            </Link>
          ),
        },
        { key: 'site', name: t('site'), value: site },
        { key: 'reference', name: t('reference'), value: <span className="break-all">{reference}</span> },
        { key: 'why', name: t('reason'), value: reason || '–' },
        { key: 'provider', name: t('provider'), value: `${provider} · ${method}` },
        { key: 'opened', name: t('opened'), value: time(opened_at) },
        { key: 'due', name: t('due'), value: due_at === null ? '–' : time(due_at) },
        ...(owed === null ? [] : [{ key: 'owed', name: t('owed'), value: formatMoney(owed, locale) }]),
      ]}
    />
  );
}

function Evidence({ evidence }: Pick<OpenedDispute, 'evidence'>) {
  const t = useTranslations('backoffice.disputes');
  const format = useFormatter();
  const locale = useLocale();
  const time = (iso: string | null) =>
    iso === null ? '–' : format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const counted = ({ count, last }: OpenedDispute['evidence']['sent']) =>
    count === 0 ? '0' : t('counted', { count, last: time(last) });
  const { countries, consent, receipt, ip, logins, sent, received, spent, terms, refunded, withdrawn_at } = evidence;
  return (
    <FactList
      facts={[
        { key: 'ordered', name: t('file.ordered'), value: time(evidence.ordered_at) },
        { key: 'paid', name: t('file.paid'), value: time(evidence.paid_at) },
        { key: 'credits', name: t('file.bought'), value: t('file.credits', { credits: evidence.credits }) },
        { key: 'spent', name: t('file.spent'), value: spent },
        {
          key: 'countries',
          name: t('file.countries'),
          value: [countries.chosen, countries.network ?? '–', countries.card ?? '–'].join(' / '),
        },
        { key: 'ip', name: t('file.ip'), value: ip ? `${ip.address}, ${time(ip.at)}` : t('file.notKept') },
        { key: 'consent', name: t('file.consent'), value: consent ? `${consent.version}, ${consent.locale}` : '–' },
        {
          key: 'receipt',
          name: t('file.receipt'),
          value: receipt ? `${receipt.number}, ${time(receipt.issued_at)}` : '–',
        },
        { key: 'terms', name: t('file.terms'), value: terms ? time(terms.agreed_at) : '–' },
        { key: 'logins', name: t('file.logins'), value: counted(logins) },
        { key: 'sent', name: t('file.sent'), value: counted(sent) },
        { key: 'received', name: t('file.received'), value: counted(received) },
        { key: 'withdrawn', name: t('file.withdrawn'), value: time(withdrawn_at) },
        { key: 'refunded', name: t('file.refunded'), value: formatMoney(refunded, locale) },
      ]}
    />
  );
}
