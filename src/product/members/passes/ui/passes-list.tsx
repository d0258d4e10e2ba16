import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scene } from '#design/art/scene.tsx';
import { BackLink } from '#design/back-link.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { MemberAvatar } from '../../ui/member-avatar.tsx';
import { ProfileLink } from '../../ui/profile-link.tsx';
import { type PassesReply, unpassMember } from '../contract.ts';
import { passesQuery } from './passes-query.ts';

const bench = () => import('#design/art/park-bench.tsx').then((module) => module.ParkBench);

export function PassesList() {
  const t = useTranslations('members.suggestions');
  const s = useTranslations('safety.actions');
  const { members } = useSuspenseQuery(passesQuery(useTransport())).data;
  return (
    <PageContainer width="narrow" className="pb-16">
      <div className="pt-4">
        <BackLink link={<Link to="/profile/blocked" />}>{s('blocked.title')}</BackLink>
      </div>
      <PageHeading
        title={t('passed.title')}
        lead={members.length ? t('passed.lead') : undefined}
        className="pt-2 l:pt-3"
      />
      {members.length === 0 ? (
        <EmptyState
          className="mt-7"
          art={<Scene load={bench} />}
          headline={t('passed.empty')}
          action={<LinkButton render={<Link to="/members" search={{}} />}>{t('passed.toMembers')}</LinkButton>}
        >
          {t('passed.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-7 divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
          {members.map((member) => (
            <PassedRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </PageContainer>
  );
}

function PassedRow({ member }: { member: PassesReply['members'][number] }) {
  const t = useTranslations('members.suggestions');
  const m = useTranslations('members.list');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { id, name, age } = member;
  const back = useMutation({
    mutationFn: () => transport.call(unpassMember, { profile_id: id }),
    // Everything that lists members may show this one again.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  const date = format.dateTime(new Date(member.passed_at), { dateStyle: 'long' });
  return (
    <li className="flex items-center gap-4 p-4 s:px-5">
      <MemberAvatar member={member} size={52} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 break-words font-semibold">
          <ProfileLink id={id} className="hover:underline">
            {m('profile.nameAge', { name, age })}
          </ProfileLink>
          <FictionalLabel fictional={member.fictional} />
        </p>
        <p className="text-ink-2 text-t14">{t('passed.since', { date })}</p>
      </div>
      <Button
        variant="outline"
        busy={back.isPending}
        aria-label={t('passed.backName', { name })}
        onClick={() => back.mutate()}
      >
        {t('passed.back')}
      </Button>
    </li>
  );
}
