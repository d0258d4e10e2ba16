import { createFileRoute } from '@tanstack/react-router';
import { isApiError } from '#platform/http/transport.ts';
import { NOTIFICATIONS, type Notification } from '#product/notifications/contract.ts';
import { NotificationsScreen, OldMailLink } from '#product/notifications/ui/notifications-screen.tsx';
import { preferencesQuery } from '#product/notifications/ui/preferences-query.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

interface Words {
  token?: string;
  row?: Notification;
}

const isNotification = (word: unknown): word is Notification => NOTIFICATIONS.some((name) => name === word);

export const Route = createFileRoute('/notifications')({
  validateSearch: knownSearch(
    ['token', 'row'],
    ({ token, row }: Record<string, unknown>): Words => ({
      ...(typeof token === 'string' && token !== '' && { token: token.slice(0, 100) }),
      ...(isNotification(row) && { row }),
    }),
  ),
  loaderDeps: ({ search: { token } }) => ({ token }),
  beforeLoad: ({ context, location, search }) =>
    Promise.all([
      search.token === undefined && memberOnly(context, location.href),
      context.texts('notifications.settings', 'notifications.push'),
    ]),
  loader: async ({ context: { queryClient, transport }, deps: { token } }) => {
    try {
      await queryClient.ensureQueryData(preferencesQuery(transport, token ?? null));
      return { old: false };
    } catch (error) {
      if (isApiError(error) && 'code' in error && error.code === 'mail_link_old') return { old: true };
      throw error;
    }
  },
  head: ({ match }) => pageHead(match, match.context.t('notifications.settings.title')),
  component: NotificationsPage,
});

function NotificationsPage() {
  const { token, row } = Route.useSearch();
  if (Route.useLoaderData().old) return <OldMailLink />;
  return <NotificationsScreen token={token ?? null} marked={row ?? null} />;
}
