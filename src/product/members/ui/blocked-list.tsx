import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Avatar } from '#design/avatar.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconInfo } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { unblockMember } from '#product/safety/contract.ts';
import type { BlockedReply } from '../contract.ts';
import { blockedQuery } from './blocked-query.ts';
import { FictionalLabel } from './fictional-label.tsx';

const gardenGate = () => import('#design/art/garden-gate.tsx').then((module) => module.GardenGate);

export function BlockedList({ below }: { below?: ReactNode }) {
  const t = useTranslations('safety.actions');
  const { members } = useSuspenseQuery(blockedQuery(useTransport())).data;
  return (
    <PageContainer width="narrow" className="pb-16">
      <PageHeading title={t('blocked.title')} lead={members.length ? t('blocked.lead') : undefined} />
      {members.length === 0 ? (
        <EmptyState
          className="mt-7"
          art={<Scene load={gardenGate} />}
          headline={t('blocked.empty')}
          action={<LinkButton render={<Link to="/members" search={{}} />}>{t('blocked.toMembers')}</LinkButton>}
        >
          {t('blocked.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-7 divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
            {members.map((member) => (
              <BlockedRow key={member.id} member={member} />
            ))}
          </ul>
          <Notice tone="plain" icon={<IconInfo />} className="mt-4">
            {t('blocked.note')}
          </Notice>
        </>
      )}
      {below}
    </PageContainer>
  );
}

function BlockedRow({ member }: { member: BlockedReply['members'][number] }) {
  const t = useTranslations('safety.actions');
  const m = useTranslations('members.list');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { id, name, age } = member;
  const unblock = useMutation({
    mutationFn: () => transport.call(unblockMember, { profile_id: id }),
    // Everything that lists members may show this one again.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  const since = t('blocked.since', { date: format.dateTime(new Date(member.blocked_at), { dateStyle: 'long' }) });
  return (
    <li className="flex items-center gap-4 p-4 s:px-5">
      <Avatar name={name} size={52} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold break-words">
          {m('profile.nameAge', { name, age })} <FictionalLabel fictional={member.fictional} />
        </p>
        <p className="text-ink-2 text-t14">
          {[since, member.reported && t('blocked.reported')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        variant="outline"
        busy={unblock.isPending}
        aria-label={t('blocked.unblockName', { name })}
        onClick={() => unblock.mutate()}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
