import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkButton } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { MessagePrice } from '#product/chat/ui/message-price.tsx';
import { closeMatch, useMatch } from '#product/likes/ui/celebrate.ts';
import { MatchModal } from '#product/likes/ui/match-modal.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

const NAMED = 2;

export function MatchMoment() {
  const match = useMatch();
  const [last, setLast] = useState<MemberCard | null>(match);
  useEffect(() => {
    if (match) setLast(match);
  }, [match]);
  const member = match ?? last;
  const ready = useTexts('likes.match', 'members.profile', 'chat.thread');
  return member && ready ? <Moment member={member} open={match !== null} /> : null;
}

function Moment({ member, open }: { member: MemberCard; open: boolean }) {
  const t = useTranslations('likes.match');
  const interestName = useInterestNames();
  const profile = useTranslations('members.profile');
  const shell = useTranslations('pages.shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const user = useUser();
  const params = { id: String(member.id) };
  const { data } = useQuery({ ...memberQuery(useTransport(), member.id), enabled: open });
  const shared = (data?.profile.shared_interests ?? []).slice(0, NAMED).map(interestName);
  return (
    <MatchModal
      open={open}
      onClose={closeMatch}
      closeLabel={shell('close')}
      member={member}
      own={user?.profile?.main_image ?? null}
      onPhoto={() => {
        closeMatch();
        navigate({ to: '/members/$id', params });
      }}
      about={
        <>
          <Whereabouts member={member} />
          {shared.length > 0 && (
            <p>{t('shared', { interests: new Intl.ListFormat(locale, { type: 'conjunction' }).format(shared) })}</p>
          )}
        </>
      }
      write={
        <LinkButton
          aria-label={profile('writeTo', { name: member.name })}
          render={<Link to="/members/$id/chat" params={params} onClick={closeMatch} />}
        >
          {profile('write')}
        </LinkButton>
      }
      price={data && <MessagePrice profile={data.profile} />}
    />
  );
}

export function Whereabouts({ member }: { member: MemberCard }) {
  const t = useTranslations('likes.match');
  const m = useTranslations('members.list');
  if (member.fictional) return <p>{m('fictional.answered')}</p>;
  return (
    <p>{t('now', { online: member.online ? 'yes' : 'no', gender: member.gender, city: member.city ?? 'none' })}</p>
  );
}
