import { listStaff } from '#product/audit/staff.ts';
import type { Operator } from '../operator/operator.ts';
import type { Order } from './parse-args.ts';
import { staffBySecretFile, UNPROVEN } from './read-secret.ts';
import { type ModerationService, type Outcome, serviceOf } from './service.ts';

/** What somebody else may have to decide again. */
const REVIEWED: readonly Order['what'][] = [
  ...(['ask', 'photo', 'text', 'appeal', 'report', 'message', 'profile-text', 'ban', 'ban-appeal', 'lift'] as const),
  ...(['complaint', 'complaint-appeal'] as const),
];

/** The service of who orders; where they have to prove who they are and do not, what is said of that. */
export async function openService(
  operator: Operator,
  order: Order,
): Promise<{ service: ModerationService } | { refused: Outcome }> {
  const staff = await listStaff({ sql: operator.db });
  if ('alone' in order && order.alone && staff.length > 1)
    return refused('--alone is for who is alone: there are others.');
  if (order.secretFile !== null) {
    const by = await staffBySecretFile(operator, order.secretFile);
    return by ? { service: serviceOf(operator, by) } : { refused: UNPROVEN };
  }
  if (decides(order) && staff.length > 0)
    return refused(
      '--secret-file is where your secret lies: where staff have secrets, who decides proves who they are.',
    );
  return { service: serviceOf(operator, { name: order.as }) };
}

const refused = (line: string) => ({ refused: { lines: [line], done: false } });

/** What is only shown needs no proof. */
function decides(order: Order): boolean {
  if (!REVIEWED.includes(order.what)) return false;
  if (order.what === 'photo') return order.decides;
  if (order.what === 'report') return order.decision !== null;
  return order.what === 'complaint' ? order.request !== null : true;
}
