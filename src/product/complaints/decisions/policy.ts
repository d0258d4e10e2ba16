import { type ComplaintDecision, type ComplaintVerdict, type Ground, isUpheld } from './contract.ts';

interface Present {
  report_id: number | null;
  decision: ComplaintDecision | null;
  ground: Ground | null;
}
interface Wanted {
  decision: ComplaintDecision;
  ground: Ground;
}

const ABOUT_MEMBER: readonly ComplaintDecision[] = ['warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban'];

export function fits(
  present: Pick<Present, 'report_id'>,
  { decision, ground }: Wanted,
): 'decided' | 'unfit' | 'no_member' {
  if (isUpheld(ground) === (decision === 'no_action')) return 'unfit';
  return ABOUT_MEMBER.includes(decision) && present.report_id === null ? 'no_member' : 'decided';
}

export function complaintVerdict(present: Present | null, wanted: Wanted): ComplaintVerdict {
  if (!present) return 'not_found';
  if (present.decision !== null)
    return present.decision === wanted.decision && present.ground === wanted.ground ? 'unchanged' : 'decided_before';
  return fits(present, wanted);
}
