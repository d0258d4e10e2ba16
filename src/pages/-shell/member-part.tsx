import { useUnsentDecisions } from '#product/likes/swipe/ui/use-unsent-decisions.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { Overlays } from './overlays.tsx';

/** What lies over every page of a member. One who has no profile (staff) is told of nothing. */
export default function MemberPart({ told }: { told: boolean }) {
  useUnsentDecisions(useUser()?.profile?.id ?? null);
  return <Overlays>{told && <LiveUpdates />}</Overlays>;
}
