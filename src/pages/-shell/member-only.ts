import { redirect } from '@tanstack/react-router';
import { userQuery } from '#product/members/user/ui/user.tsx';
import type { RouterContext } from './router-context.ts';

export async function memberOnly({ queryClient, transport }: RouterContext, next: string): Promise<void> {
  const { user } = await queryClient.ensureQueryData(userQuery(transport));
  if (!user) throw redirect({ to: '/login', search: { next } });
  if (!user.profile) throw redirect({ to: '/' });
}
