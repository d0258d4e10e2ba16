import { notFound, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { showSecurity } from '#product/accounts/security/contract.ts';
import { mayOpen, type ScreenName } from '#product/backoffice/contract.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { RouterContext } from './router-context.ts';

/**
 * Lets those open a screen of the back office whose role it is for. Visitors are asked to log in, members find nothing, and staff
 * who have shown neither passkey nor code are led to where they do.
 */
export async function staffOnly(
  { queryClient, transport }: RouterContext,
  name: ScreenName,
  next: string,
): Promise<void> {
  const { user } = await queryClient.ensureQueryData(userQuery(transport));
  if (!user) throw redirect({ to: '/login', search: { next } });
  if (!mayOpen(user.role, name)) throw notFound();
  const { staff } = await queryClient.ensureQueryData(apiQuery(transport, showSecurity, {}));
  if (staff !== null) throw redirect({ to: '/profile/security' });
}
