import type { PhotoReason, PhotoStatus } from '../contract.ts';
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
