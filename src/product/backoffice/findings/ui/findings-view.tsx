import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import {
  type Anomaly,
  type AnomalyInput,
  closeProviderAnomaly,
  type Finding,
  listFindings,
  seeFinding,
} from '../contract.ts';

export const findingsQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listFindings, site === undefined ? {} : { site });

const CHANGED = [keyOf(listFindings)];
const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5';

export function FindingsView({ site }: { site: number | undefined }) {
  const t = useTranslations('backoffice.books');
  const { findings, anomalies } = useSuspenseQuery(findingsQuery(useTransport(), site)).data;
  return (
    <div className="flex flex-col gap-8 p-4 text-t14 l:p-6">
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{t('findings.audit')}</h2>
        <p className="max-w-prose text-ink-2">{t('findings.auditText')}</p>
        {findings.length === 0 ? (
          <p className="text-ink-2">{t('findings.right')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-line border-t">
            {findings.map((finding) => (
              <Found key={finding.id} finding={finding} />
            ))}
          </ul>
        )}
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{t('findings.anomalies')}</h2>
        <p className="max-w-prose text-ink-2">{t('findings.anomaliesText')}</p>
        {anomalies.length === 0 ? (
          <p className="text-ink-2">{t('findings.noAnomaly')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-line border-t">
            {anomalies.map((anomaly) => (
              <Said key={`${anomaly.account} ${anomaly.event}`} anomaly={anomaly} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Found({ finding }: { finding: Finding }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const { id, wrong, kind, member, payment, found_at, acknowledged } = finding;
  const { mutate, isPending } = useAct((transport, one: number) => transport.call(seeFinding, { id: one }), {
    said: () => t('findings.noted'),
    changes: CHANGED,
    alsoRefused: true,
  });
  const date = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' });
  return (
    <li className={ROW}>
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="font-semibold">{kind === null ? wrong : t(`findings.kinds.${kind}.name`)}</span>
        {kind !== null && <span className="block max-w-prose text-ink-2">{t(`findings.kinds.${kind}.text`)}</span>}
        <span className="block text-ink-2 text-t13">
          <About member={member} payment={payment} /> {t('findings.since', { date: date(found_at) })}
        </span>
      </span>
      {acknowledged ? (
        <Badge size="s" tone="neutral">
          {t('findings.seenBy', { name: acknowledged.by, date: date(acknowledged.at) })}
        </Badge>
      ) : (
        <Button size="s" variant="outline" busy={isPending} onClick={() => mutate(id)}>
          {t('findings.see')}
        </Button>
      )}
    </li>
  );
}

function Said({ anomaly }: { anomaly: Anomaly }) {
  const t = useTranslations('backoffice.books');
  const format = useFormatter();
  const { account, event, provider, what, object, reference, at, member, payment } = anomaly;
  const { mutate, isPending } = useAct(
    (transport, input: AnomalyInput) => transport.call(closeProviderAnomaly, input),
    { said: () => t('findings.noted'), changes: CHANGED, alsoRefused: true },
  );
  return (
    <li className={ROW}>
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="font-semibold">
          {provider} · {what.replaceAll('_', ' ')}
        </span>
        <span className="block break-all text-ink-2 text-t13">
          <About member={member} payment={payment} /> {object} {reference}
        </span>
      </span>
      <time dateTime={at} className="text-ink-2 tabular-nums">
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <Button size="s" variant="outline" busy={isPending} onClick={() => mutate({ account, event })}>
        {t('findings.close')}
      </Button>
    </li>
  );
}

function About({ member, payment }: Pick<Finding, 'member' | 'payment'>) {
  const t = useTranslations('backoffice.books');
  if (payment !== null)
    return (
      <Link to="/admin/payments" search={{ id: payment }} className="text-primary underline">
        {t('findings.payment', { number: `${payment}` })}
      </Link>
    );
  if (member === null) return null;
  return (
    <Link to="/admin/members" search={{ id: member, q: `${member}` }} className="text-primary underline">
      {t('findings.member', { number: `${member}` })}
    </Link>
  );
}
