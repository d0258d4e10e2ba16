import { useEffect } from 'react';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useUser } from '../../user/ui/user.tsx';
import { visitProfile } from '../contract.ts';

/** As soon as the page is really seen: loading it ahead or behind is no visit. An invisible reader sends nothing. */
export function useVisit(profileId: number): void {
  const transport = useTransport();
  const user = useUser();
  const visits = Boolean(user?.profile) && user?.profile?.id !== profileId && !user?.invisible;
  useEffect(() => {
    if (visits) return whenSeen(() => note(transport, profileId));
  }, [visits, transport, profileId]);
}

// The reader came for the profile: that the visit was not noted is nothing to tell them.
const note = (transport: Transport, id: number) =>
  transport.call(visitProfile, { profile_id: id }).catch(() => undefined);

/** @returns how to give it up, where it was not seen yet. */
export function whenSeen(act: () => void): (() => void) | undefined {
  if (document.visibilityState === 'visible') {
    act();
    return undefined;
  }
  const seen = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', seen);
    act();
  };
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}
