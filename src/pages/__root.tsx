import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { SettingsProvider } from '#product/sites/ui/settings.tsx';
import { UserProvider } from '#product/users/ui/user.tsx';
import { loadShell } from './-shell/load-shell.ts';
import { failureTitle } from './-shell/page-head.ts';
import type { RouterContext } from './-shell/router-context.ts';
import { Shell } from './-shell/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context),
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
