import { redirect } from '@tanstack/react-router';
import { admissionQuery } from '#product/signup/ui/admission-query.ts';
import type { RouterContext } from '../-shell/router-context.ts';

/** Who may not sign up is told why at the sign-up page, before a lander asks anything. */
export async function leadToDoor({ queryClient, transport }: RouterContext): Promise<void> {
  const { closed } = await queryClient.ensureQueryData(admissionQuery(transport, undefined));
  if (closed) throw redirect({ to: '/signup' });
}
