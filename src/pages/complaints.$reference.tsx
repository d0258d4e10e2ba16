import { createFileRoute } from '@tanstack/react-router';
import { complaintQuery } from '#product/complaints/ui/complaint-query.ts';
import { ComplaintScreen } from '#product/complaints/ui/complaint-screen.tsx';
import { orNotFound } from './-shell/or-not-found.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/complaints/$reference')({
  beforeLoad: ({ context }) => context.texts('complaints.form'),
  loader: ({ context: { queryClient, transport }, params: { reference } }) =>
    orNotFound(queryClient.ensureQueryData(complaintQuery(transport, reference))),
  head: ({ match }) => {
    const head = pageHead(match, match.context.t('complaints.form.status.title'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: ComplaintPage,
});

function ComplaintPage() {
  const { reference } = Route.useParams();
  return <ComplaintScreen reference={reference} />;
}
