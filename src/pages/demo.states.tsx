import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { searchMembers } from '#product/members/search/contract.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { CHAT_TEXTS } from './-chat/chat-texts.ts';
import { PROFILE_TEXTS } from './-member/load-member.ts';
import { knownSearch } from './-shell/known-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';
import { STATES } from './-states/screens.tsx';

const TITLE = 'Every screen in every state';

interface Shown {
  screen?: string;
  state?: string;
}

export const Route = createFileRoute('/demo/states')({
  validateSearch: knownSearch(
    ['screen', 'state'],
    ({ screen, state }: Record<string, unknown>): Shown =>
      typeof screen === 'string' && typeof state === 'string' ? { screen, state } : {},
  ),
  beforeLoad: ({ context }) =>
    context.texts(
      ...PROFILE_TEXTS,
      ...CHAT_TEXTS,
      'likes.lists',
      'members.visitors',
      'payments.purchase',
      'credits.packages',
      'discounts.offer',
      'payments.cards',
      'payments.repeat-order',
    ),
  loader: async ({ context: { queryClient, transport } }) => {
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    if (!settings.demo) throw notFound();
    const { members } = await queryClient.ensureQueryData(apiQuery(transport, searchMembers, { real_only: true }));
    const { profile } = await orNotFound(queryClient.ensureQueryData(memberQuery(transport, members[0]?.id ?? 0)));
    return { members, profile };
  },
  head: ({ match }) => pageHead(match, TITLE),
  component: StatesPage,
});

function StatesPage() {
  const cast = Route.useLoaderData();
  const { screen, state } = Route.useSearch();
  const render = screen && state ? STATES[screen]?.[state] : undefined;
  return render ? (
    <div key={`${screen} ${state}`} className="contents">
      {render(cast)}
    </div>
  ) : (
    <StateIndex />
  );
}

function StateIndex() {
  return (
    <PageContainer width="middle" className="pb-16">
      <PageHeading title={TITLE} />
      <div className="mt-8 grid grid-cols-1 gap-8 s:grid-cols-2">
        {Object.entries(STATES).map(([screen, states]) => (
          <section key={screen}>
            <h2 className="headline text-t22">{screen}</h2>
            <ul className="mt-2">
              {Object.keys(states).map((state) => (
                <li key={state}>
                  <Link
                    to="/demo/states"
                    search={{ screen, state }}
                    className="inline-flex min-h-11 items-center text-primary hover:underline"
                  >
                    {state}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageContainer>
  );
}
