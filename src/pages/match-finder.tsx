import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { townQuery } from '#product/geo/ui/places-query.ts';
import { GENDERS, gendersSought } from '#product/members/contract.ts';
import {
  type Answers,
  FINDER_WORDS,
  questionsOf,
  readFinderSearch,
  searchOf,
} from '#product/members/match-finder/ui/answers.ts';
import { MatchFinder } from '#product/members/match-finder/ui/match-finder.tsx';
import { ownPlace } from '#product/members/my-profile/contract.ts';
import { membersQuery, unlessKept } from '#product/members/ui/member-query.ts';
import { userQuery, useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/match-finder')({
  validateSearch: knownSearch(FINDER_WORDS, readFinderSearch),
  beforeLoad: ({ context }) => context.texts('members.match-finder', 'members.list', 'geo.places', 'members.profile'),
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ context: { queryClient, transport }, location }) => {
    const search = readFinderSearch(location.search);
    const [{ user }, named] = await Promise.all([
      queryClient.ensureQueryData(userQuery(transport)),
      search.town ? queryClient.ensureQueryData(townQuery(transport, search.town)) : null,
    ]);
    const [found] = await Promise.all([
      unlessKept(queryClient.ensureQueryData(membersQuery(transport, searchOf(search, named?.town)))),
      user?.profile && queryClient.ensureQueryData(apiQuery(transport, ownPlace, {})),
    ]);
    if (!found) throw redirect({ to: '/login', search: { next: location.href } });
  },
  head: ({ match }) => pageHead(match, match.context.t('members.match-finder.title')),
  component: MatchFinderPage,
});

function MatchFinderPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/match-finder' });
  const transport = useTransport();
  const profile = useUser()?.profile;
  const questions = questionsOf(useSettings());
  const town = useQuery(townQuery(transport, search.town));
  const named = search.town === undefined ? null : town.data?.town;
  const answers = searchOf(search, named);
  const { data: reply } = useQuery({ ...membersQuery(transport, answers), enabled: !town.isLoading });
  const own = useQuery({ ...apiQuery(transport, ownPlace, {}), enabled: Boolean(profile) }).data?.place;
  const onAnswer = (change: Partial<Answers>) =>
    navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  const onStep = (step: number) => {
    if (step < 1 || step > questions.length) return navigate({ to: '/members', search: step < 1 ? {} : answers });
    return navigate({ search: (before) => ({ ...before, step: step === 1 ? undefined : step }) });
  };
  return (
    <MatchFinder
      search={search}
      answers={answers}
      onAnswer={onAnswer}
      onStep={onStep}
      reply={reply}
      from={named ?? own ?? null}
      sought={profile ? gendersSought(profile) : GENDERS}
    />
  );
}
