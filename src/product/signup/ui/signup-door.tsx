import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { admissionQuery } from './admission-query.ts';
import { ClosedSignup } from './closed-signup.tsx';

interface SignupDoorProps {
  headingLevel: 1 | 2;
  invite: string | undefined;
  onInvite: (code: string) => void;
  children: ReactNode;
}

export function SignupDoor({ headingLevel, invite, onInvite, children }: SignupDoorProps) {
  const { data, isPending } = useQuery(admissionQuery(useTransport(), invite));
  if (isPending) return null;
  // Where nothing can be asked, the form says later what is wrong.
  return data?.closed ? (
    <ClosedSignup why={data.closed} invite={invite} onInvite={onInvite} headingLevel={headingLevel} />
  ) : (
    children
  );
}
