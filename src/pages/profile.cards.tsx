import { createFileRoute } from '@tanstack/react-router';
import { storedMethodsQuery } from '#product/payments/ui/payment-query.ts';
import { StoredCardsScreen } from '#product/payments/ui/stored-cards.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/cards')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('payments.cards')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(storedMethodsQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('payments.cards.title')),
  component: StoredCardsScreen,
});
