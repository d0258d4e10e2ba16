import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { Faq } from '#product/content/ui/faq.tsx';
import { StaticPage } from '#product/content/ui/static-page.tsx';
import { SourceControl, sourceChoiceQuery } from '#product/sites/ui/source-control.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { loadStaticPage } from './-static/load-static-page.ts';
import { staticHead } from './-static/static-head.ts';

/** One route for all: a route of its own for each would be a part of what every page loads. */
export const Route = createFileRoute('/pages/$page')({
  validateSearch: knownSearch(['q'], ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' && q ? { q: q.slice(0, 100) } : {},
  ),
  loader: async ({ context, params: { page } }) => {
    if (!STANDARD_PAGES.some((known) => known === page)) throw notFound();
    const { queryClient, transport, texts } = context;
    const control = page === 'cookies' && [
      queryClient.ensureQueryData(sourceChoiceQuery(transport)),
      texts('signup.source'),
    ];
    const [head] = await Promise.all([loadStaticPage(context, page), ...(control || [])]);
    return head;
  },
  head: staticHead,
  component: LawPage,
});

function LawPage() {
  const { page } = Route.useParams();
  const { q = '' } = Route.useSearch();
  const anchor = useLocation({ select: ({ hash }) => hash });
  const navigate = Route.useNavigate();
  if (page !== 'faq')
    return <StaticPage key={page} slug={page} controls={page === 'cookies' ? { choice: <SourceControl /> } : {}} />;
  const onWords = (words: string) =>
    navigate({
      search: ({ q: _q, ...kept }) => (words ? { ...kept, q: words } : kept),
      replace: true,
      resetScroll: false,
    });
  return <Faq words={q} anchor={anchor} onWords={onWords} />;
}
