import { createFileRoute } from '@tanstack/react-router';
import { deskQuery } from '#product/backoffice/desk/ui/desk-query.ts';
import { type MailsSearch, mailsQuery } from '#product/backoffice/mail-texts/ui/mails-query.ts';
import { MailsScreen } from '#product/backoffice/mail-texts/ui/mails-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/mails')({
  validateSearch: screenSearch<Omit<MailsSearch, 'site'>>(['mail', 'language']),
  loaderDeps: ({ search }) => ({ site: (search as MailsSearch).site }),
  loader: async ({ context: { queryClient, transport }, deps: { site: asked } }) => {
    const { sites } = await queryClient.ensureQueryData(deskQuery(transport, asked));
    const site = asked ?? sites[0]?.id ?? 0;
    await queryClient.ensureQueryData(mailsQuery(transport, site));
    return { site };
  },
  component: MailsPage,
});

function MailsPage() {
  return <MailsScreen site={Route.useLoaderData().site} search={Route.useSearch()} />;
}
