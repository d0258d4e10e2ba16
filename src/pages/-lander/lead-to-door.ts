import { redirect } from '@tanstack/react-router';
import { admissionQuery } from '#product/signup/ui/admission-query.ts';
import type { RouterContext } from '../-shell/router-context.ts';

export async function leadToDoor({ queryClient, transport }: RouterContext): Promise<void> {
  const { closed } = await queryClient.ensureQueryData(admissionQuery(transport, undefined));
  if (closed) throw redirect({ to: '/signup' });
}
