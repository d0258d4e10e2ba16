import { Avatar } from '#design/avatar.tsx';
import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { Notice } from '#design/notice.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { useHintFacts } from '../../ui/use-hint-facts.tsx';
import { type OpenedMember, showMemberEmail } from '../contract.ts';
import { HelpMember } from './help-member.tsx';
import { useMember } from './members-query.ts';
import { State } from './state.tsx';
import { Timeline } from './timeline.tsx';

export function MemberDetail({ id }: { id: number }) {
  const frame = useTranslations('backoffice.frame');
  const { data, error } = useMember(id);
  if (error)
    return <p className="p-6 text-danger text-t14">{(isApiError(error) && error.message) || frame('failed')}</p>;
  if (!data)
    return (
      <div className="p-6">
        <SkeletonText lines={6} />
      </div>
    );
  const { member, timeline } = data;
  return (
    <article className="flex flex-col gap-6 p-4 text-t14 l:p-6">
      <header className="flex items-center gap-3">
        <Avatar
          name={member.name}
          size={52}
          src={member.main_photo === null ? null : `/media/${member.main_photo}/thumb.webp`}
        />
        <div className="min-w-0">
          <h2 className="headline truncate text-t22">
            {member.age === null ? member.name : `${member.name}, ${member.age}`}
          </h2>
          <State member={member} />
        </div>
      </header>
      <Ban ban={member.ban} />
      <Facts member={member} signals={data.signals} />
      {member.kind === 'member' && <HelpMember data={data} />}
      <Ledger data={data} />
      <Timeline entries={timeline} />
    </article>
  );
}

function Ban({ ban }: Pick<OpenedMember['member'], 'ban'>) {
  const t = useTranslations('backoffice.members');
  const format = useFormatter();
  if (!ban) return null;
  const date = ban.until && format.dateTime(new Date(ban.until), { dateStyle: 'long' });
  return (
    <Notice tone="danger">
      {date ? t('bannedUntil', { date }) : t('bannedForGood')} · {t(`banReasons.${ban.reason}`)}
    </Notice>
  );
}

function Facts({ member, signals }: Pick<OpenedMember, 'member' | 'signals'>) {
  const hintFacts = useHintFacts();
  const t = useTranslations('backoffice.members');
  const format = useFormatter();
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const counts = ['photos', 'conversations', 'messages', 'sessions'] as const;
  return (
    <FactList
      facts={[
        { key: 'email', name: t('email'), value: <Email id={member.id} masked={member.email} /> },
        { key: 'place', name: t('place'), value: `${member.place} · ${member.site}` },
        { key: 'language', name: t('language'), value: languages.of(member.language) ?? member.language },
        { key: 'joined', name: t('joined'), value: day(member.joined) },
        ...(member.last_active ? [{ key: 'lastActive', name: t('lastActive'), value: day(member.last_active) }] : []),
        ...counts.map((key) => ({ key, name: t(key), value: member[key] })),
        { key: 'reportsAbout', name: t('reportsAbout'), value: member.reports_about },
        { key: 'reportsBy', name: t('reportsBy'), value: member.reports_by },
        ...hintFacts(signals),
        ...(member.mail_stops.length > 0
          ? [{ key: 'mailStops', name: t('mailStops'), value: member.mail_stops.join(', ') }]
          : []),
        ...(member.erased_at ? [{ key: 'erasedAt', name: t('erasedAt'), value: day(member.erased_at) }] : []),
      ]}
    />
  );
}

function Email({ id, masked }: { id: number; masked: string | null }) {
  const t = useTranslations('backoffice.members');
  const { role } = useDesk();
  const { mutate, data, isPending } = useAct(
    (transport, account: number) => transport.call(showMemberEmail, { id: account }),
    { said: () => t('done'), changes: [] },
  );
  const shown = data?.email ?? masked;
  if (masked === null || data !== undefined || (role !== 'support' && role !== 'admin'))
    return <span className="break-all">{shown}</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <span className="break-all">{masked}</span>
      <Button size="s" variant="quiet" className="-my-2 -me-4" busy={isPending} onClick={() => mutate(id)}>
        {t('showEmail')}
      </Button>
    </span>
  );
}

function Ledger({ data: { ledger, ledger_sum: sum, member } }: { data: OpenedMember }) {
  const t = useTranslations('backoffice.members');
  const format = useFormatter();
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        {t('ledger')} · {format.number(member.credits)}
      </h3>
      {sum === member.credits ? (
        <p className="text-ink-2 text-t13">{t('agrees')}</p>
      ) : (
        <Notice tone="danger">{t('differs', { sum: `${sum}`, balance: `${member.credits}` })}</Notice>
      )}
      <ul className="mt-2 divide-y divide-line">
        {ledger.map(({ id, at, reason, amount }) => (
          <li key={id} className="flex min-h-9 items-center gap-3">
            <time dateTime={at} className="text-ink-2 text-t13 tabular-nums">
              {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}
            </time>
            <span className="min-w-0 flex-1 truncate">{reason}</span>
            <span className="font-semibold tabular-nums">{format.number(amount, { signDisplay: 'exceptZero' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
