import type { SandboxPaymentRow } from './queries.ts';

/** The buttons of the hosted page. */
export const SANDBOX_ACTIONS = ['pay', 'cancel', 'fail', 'pend', 'settle'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

const ALLOWED: Record<SandboxPaymentRow['status'], readonly SandboxAction[]> = {
  open: ['pay', 'cancel', 'fail', 'pend'],
  pending: ['settle', 'fail'],
  paid: [],
  failed: [],
  cancelled: [],
};
const RESULT = { pay: 'paid', cancel: 'cancelled', fail: 'failed', pend: 'pending', settle: 'paid' } as const;

/** What the payer may do now. */
export const actionsIn = (status: SandboxPaymentRow['status']): readonly SandboxAction[] => ALLOWED[status];

/** The status an action leads to; null when it is not possible any more. */
export const resultOf = (status: SandboxPaymentRow['status'], action: SandboxAction) =>
  ALLOWED[status].includes(action) ? RESULT[action] : null;
