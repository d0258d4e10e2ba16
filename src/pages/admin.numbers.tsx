import { createFileRoute } from '@tanstack/react-router';
import { numbersQuery, periodIn } from '#product/backoffice/numbers/ui/numbers-query.ts';
import { NumbersScreen } from '#product/backoffice/numbers/ui/numbers-screen.tsx';
import { pageHead } from './-shell/page-head.ts';
import { screenSearch } from './-shell/screen-search.ts';

type Words = { site?: number; period?: string };
const searchOf = ({ site, period }: Words) => ({ ...(site !== undefined && { site }), ...periodIn(period) });

export const Route = createFileRoute('/admin/numbers')({
  validateSearch: screenSearch<Omit<Words, 'site'>>(['period']),
  beforeLoad: ({ context }) => context.texts('backoffice.numbers'),
  loaderDeps: ({ search }) => searchOf(search),
  loader: ({ context: { queryClient, transport }, deps }) => queryClient.ensureQueryData(numbersQuery(transport, deps)),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.numbers.title')),
  component: NumbersPage,
});

function NumbersPage() {
  return <NumbersScreen search={searchOf(Route.useSearch())} />;
}
