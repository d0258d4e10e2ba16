import type { PhotoReason, PhotoStatus, StoredStatus } from '../contract.ts';
import type { DecisionVerdict, PhotoDecision } from './contract.ts';

interface PhotoToDecide {
  hash: string;
  status: PhotoStatus;
  reason: PhotoReason | null;
}

/** Of two moderators at once the first decides, and the other is told. */
export function decisionVerdict(
  photo: PhotoToDecide | null,
  { picture = '', reason, again }: Pick<PhotoDecision, 'picture' | 'reason' | 'again'>,
): DecisionVerdict {
  if (!photo) return 'not_found';
  if (!photo.hash.startsWith(picture)) return 'other_picture';
  if (photo.status === (reason ? 'rejected' : 'active') && photo.reason === reason) return 'unchanged';
  return photo.status === 'pending' || again ? 'decided' : 'decided_before';
}

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
