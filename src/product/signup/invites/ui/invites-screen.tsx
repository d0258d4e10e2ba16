import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { inviteFriend, type MyInvitesReply, withdrawInvite } from '../contract.ts';
import { invitesQuery } from './invites-query.ts';
import { DATE, NewInvite } from './new-invite.tsx';

export function InvitesScreen() {
  const t = useTranslations('signup.invites');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = invitesQuery(transport);
  const { most, left, invites } = useSuspenseQuery(query).data;
  const { name: site, signups } = useSettings();
  const confirmed = useUser()?.status !== 'not_confirmed';
  const why = signups !== 'invite' ? 'open' : confirmed ? 'staff' : 'other';
  const failed = (error: Error) => toast({ tone: 'danger', title: error.message || t('failed') });
  const make = useMutation({
    mutationFn: () => transport.call(inviteFriend, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    onError: failed,
  });
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('back')}
      </BackLink>
      <PageHeading title={t('title')} lead={most > 0 ? t('lead') : undefined} />
      {most > 0 ? (
        <>
          {make.data && <NewInvite invite={make.data} />}
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button
              size="l"
              variant={make.data ? 'outline' : 'primary'}
              disabled={left === 0}
              busy={make.isPending}
              busyLabel={t('making')}
              onClick={() => make.mutate()}
            >
              {t(make.data ? 'another' : 'make')}
            </Button>
            <p role="status" className="min-w-0 grow basis-40 text-ink-2 text-t14">
              {t('left', { left })}
            </p>
          </div>
        </>
      ) : (
        <Notice className="mt-6">{t('closed', { why, site })}</Notice>
      )}
      {most > 0 && !invites.length && <p className="mt-8 text-ink-2">{t('none')}</p>}
      {invites.length > 0 && (
        <section aria-labelledby="invites-list" className="mt-8">
          <h2 id="invites-list" className="headline text-t22">
            {t('list')}
          </h2>
          <Panel className="mt-3 py-1!">
            <ul className="divide-y divide-line">
              {invites.map((invite) => (
                <Invite key={invite.id} invite={invite} onFailed={failed} />
              ))}
            </ul>
          </Panel>
        </section>
      )}
    </PageContainer>
  );
}

interface InviteProps {
  invite: MyInvitesReply['invites'][number];
  onFailed: (error: Error) => void;
}

function Invite({ invite: { id, created_at, expires_at, used_at }, onFailed }: InviteProps) {
  const t = useTranslations('signup.invites');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const day = (text: string) => format.dateTime(new Date(text), DATE);
  const over = used_at === null && new Date(expires_at) <= new Date();
  const withdraw = useMutation({
    mutationFn: () => transport.call(withdrawInvite, { id }),
    onSuccess: (reply) => {
      queryClient.setQueryData(invitesQuery(transport).queryKey, reply);
      toast({ tone: 'success', title: t('withdrawn') });
    },
    onError: onFailed,
  });
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium leading-snug">
          {used_at !== null
            ? t('used', { date: day(used_at) })
            : t(over ? 'expired' : 'unused', { date: day(expires_at) })}
        </p>
        <p className="mt-0.5 text-ink-2 text-t14">{t('from', { date: day(created_at) })}</p>
      </div>
      {used_at === null && !over && (
        <Button
          variant="outline"
          size="s"
          busy={withdraw.isPending}
          aria-label={t('withdrawNamed', { date: day(created_at) })}
          onClick={() => withdraw.mutate()}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
