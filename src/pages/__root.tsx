import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { UserProvider } from '#product/members/user/ui/user.tsx';
import { SettingsProvider } from '#product/sites/ui/settings.tsx';
import { loadShell } from './-shell/load-shell.ts';
import { failureTitle } from './-shell/page-head.ts';
import type { RouterContext } from './-shell/router-context.ts';
import { Shell } from './-shell/shell.tsx';
import { isBackOffice } from './page-names.ts';

/** SPEC 4: set by a sign-up for the page that comes after it. */
function readRootSearch({ api_signup_complete: done }: Record<string, unknown>): { api_signup_complete?: string } {
  return typeof done === 'string' ? { api_signup_complete: done } : {};
}

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: readRootSearch,
  // In browsers the back office's routes are loaded with its own pages.
  beforeLoad: ({ location: { pathname, href }, matches }) => {
    if (isBackOffice(pathname) && !matches.some(({ routeId }) => routeId === '/admin'))
      throw redirect({ href, reloadDocument: true });
  },
  loader: ({ context, location }) => loadShell(context, location),
  head: ({ match }) => {
    const title = failureTitle(match);
    return title === null ? {} : { meta: [{ title }] };
  },
  component: () => (
    <SettingsProvider>
      <UserProvider>
        <Shell>
          <Outlet />
        </Shell>
      </UserProvider>
    </SettingsProvider>
  ),
});
