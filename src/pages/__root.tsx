import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from './-shell/router-context.ts';
import { Shell } from './-shell/shell.tsx';
import { loadShell } from './-shell/load-shell.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
