import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { UserProvider } from '#product/members/user/ui/user.tsx';
import { SettingsProvider } from '#product/sites/ui/settings.tsx';
import { loadShell } from './-shell/load-shell.ts';
import type { RouterContext } from './-shell/router-context.ts';
import { Shell } from './-shell/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context, location }) => loadShell(context, location.searchStr),
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
