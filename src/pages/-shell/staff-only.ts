import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { showSecurity } from '#product/accounts/security/contract.ts';
import { mayOpen, SCREEN_NAMES, SCREENS, type ScreenName } from '#product/backoffice/contract.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { RouterContext } from './router-context.ts';

const screenAt = (pathname: string): ScreenName =>
  SCREEN_NAMES.find((name) => SCREENS[name].path === pathname.replace(/\/$/, '')) ?? 'overview';

/**
 * Lets those open a screen of the back office whose role it is for. Visitors are asked to log in, members find nothing, and staff
 * who have shown neither passkey nor code are led to where they do.
 */
export async function staffOnly(
  { queryClient, transport }: RouterContext,
  { pathname, href }: Pick<ParsedLocation, 'pathname' | 'href'>,
): Promise<void> {
  const { user } = await queryClient.ensureQueryData(userQuery(transport));
  if (!user) throw redirect({ to: '/login', search: { next: href } });
  if (!mayOpen(user.role, screenAt(pathname))) throw notFound();
  const { staff } = await queryClient.ensureQueryData(apiQuery(transport, showSecurity, {}));
  if (staff !== null) throw redirect({ to: '/profile/security' });
}
