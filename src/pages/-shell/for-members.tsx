import { LiveUpdates } from './live-updates.tsx';
import { Overlays } from './overlays.tsx';

/** What lies over every page of a member. One who has no profile (staff) is told of nothing. */
export function ForMembers({ told }: { told: boolean }) {
  return <Overlays>{told && <LiveUpdates />}</Overlays>;
}
