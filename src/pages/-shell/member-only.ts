import { redirect } from '@tanstack/react-router';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { RouterContext } from './router-context.ts';

/** Sends visitors to the login page, and back here after it; staff have no conversations of their own. */
export async function memberOnly({ queryClient, transport }: RouterContext, next: string): Promise<void> {
  const { user } = await queryClient.ensureQueryData(userQuery(transport));
  if (!user) throw redirect({ to: '/login', search: { next } });
  if (!user.profile) throw redirect({ to: '/' });
}
