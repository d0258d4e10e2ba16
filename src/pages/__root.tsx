import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { loadShell } from './-shell/load-shell.ts';
import type { RouterContext } from './-shell/router-context.ts';
import { Shell } from './-shell/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
