import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconClock } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useMessageCost } from '#product/chat/ui/message-cost.tsx';
import { LikeAction } from '#product/likes/ui/like-button.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { useSuggestionReason } from '#product/members/suggestions/ui/use-suggestion-reason.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { completionQuery } from './completion-query.ts';
import { readFirstSearch } from './drafts.ts';
import { MatchCard } from './match-card.tsx';
import { matchesQuery } from './matches-query.ts';
import { usePushPossible } from './use-push-possible.ts';
import { stepsHere } from './way.ts';

const SHOWN = 6;

interface SignupMatchesProps {
  written: MemberCard | null;
}

export function SignupMatches({ written }: SignupMatchesProps) {
  const t = useTranslations('signup.completion');
  const transport = useTransport();
  const why = useSuggestionReason();
  const { members } = useSuspenseQuery(matchesQuery(transport)).data;
  const others = members.filter(({ id }) => id !== written?.id).slice(0, written ? SHOWN - 1 : SHOWN);
  return (
    <PageContainer className="grow pb-16">
      <PageHeading
        title={t('matches.title')}
        lead={<Lead />}
        actions={
          <LinkButton variant="outline" render={<Link to="/members" search={readFirstSearch()} />}>
            {t('matches.all')}
          </LinkButton>
        }
      />
      {others.length === 0 && !written ? (
        <EmptyState headline={t('matches.empty')} className="mt-8">
          {t('matches.emptyText')}
        </EmptyState>
      ) : (
        <ul aria-label={t('matches.list')} className="mt-6 grid grid-cols-1 gap-3 m:grid-cols-2 s:gap-4 xl:grid-cols-3">
          {written && (
            <MatchCard member={written} why={null}>
              <p className="flex items-center gap-2 text-ink-2 text-t14">
                <IconClock className="size-4.5 shrink-0" />
                {t('matches.waits')}
              </p>
            </MatchCard>
          )}
          {others.map((member) => (
            <MatchCard key={member.id} member={member} why={why(member)}>
              <Hello member={member} />
              <LikeAction member={member} compact />
            </MatchCard>
          ))}
        </ul>
      )}
      <Prices />
      <DarkWindows />
    </PageContainer>
  );
}

function Hello({ member: { id, name } }: { member: MemberCard }) {
  const t = useTranslations('signup.completion');
  return (
    <LinkButton
      variant="outline"
      className="grow"
      aria-label={t('matches.helloName', { name })}
      render={<Link to="/members/$id/chat" params={{ id: `${id}` }} />}
    >
      {t('matches.hello')}
    </LinkButton>
  );
}

function Lead() {
  const t = useTranslations('signup.completion');
  const user = useUser();
  const left = user?.free_conversations_left ?? null;
  const parts = [
    t('matches.lead'),
    left !== null && t('matches.free', { left }),
    user?.status === 'not_confirmed' && t('matches.unconfirmed'),
  ];
  return parts.filter(Boolean).join(' ');
}

function Prices() {
  const t = useTranslations('signup.completion');
  const s = useTranslations('signup.form');
  const { message_credits: credits } = useSettings();
  const money = useMessageCost();
  if (money.sold === 'no') return null;
  return (
    <p className="mt-6 text-ink-2 text-t14">
      {s('message.later', { credits, ...money })}{' '}
      <Link to="/pricing" className="font-semibold text-primary hover:underline">
        {t('matches.prices')}
      </Link>
    </p>
  );
}

function DarkWindows() {
  const t = useTranslations('signup.completion');
  const { steps } = useSuspenseQuery(completionQuery(useTransport())).data;
  const dark = stepsHere(steps, usePushPossible()).filter(({ state }) => state !== 'done');
  const [first] = dark;
  if (!first) return null;
  return (
    <p className="mt-3 text-ink-2 text-t14">
      {t('matches.left', { left: dark.length })}{' '}
      <Link to="/complete-signup" search={{ step: first.step }} className="font-semibold text-primary hover:underline">
        {t('matches.light')}
      </Link>
    </p>
  );
}
