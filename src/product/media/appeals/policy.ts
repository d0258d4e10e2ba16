import type { StoredStatus } from '../contract.ts';

/** `own_decision`: who said no does not decide about what is said against it. `over`: it was decided, or the photo is no longer refused. */
export type AppealVerdict = 'decided' | 'over' | 'own_decision' | 'not_found';

interface AppealToDecide {
  status: 'open' | 'accepted' | 'kept';
  photo_status: StoredStatus;
}

export function appealVerdict(
  appeal: AppealToDecide | null,
  { isOwn, alone }: { isOwn: boolean; alone: boolean },
): AppealVerdict {
  if (!appeal) return 'not_found';
  if (appeal.status !== 'open' || appeal.photo_status !== 'rejected') return 'over';
  return isOwn && !alone ? 'own_decision' : 'decided';
}
