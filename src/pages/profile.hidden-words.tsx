import { createFileRoute } from '@tanstack/react-router';
import { hiddenWordsQuery } from '#product/chat/hidden-words/ui/hidden-words-query.ts';
import { HiddenWordsScreen } from '#product/chat/hidden-words/ui/hidden-words-screen.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/hidden-words')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('chat.hidden-words')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(hiddenWordsQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('chat.hidden-words.title')),
  component: HiddenWordsScreen,
});
