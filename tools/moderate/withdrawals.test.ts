import { expect, test } from 'vitest';
import { withdrawalLines } from './withdrawals.ts';

const nobody = {
  ...{ id: 1, reference: 'W-7KQ2M9XA', site_id: 1, account_id: null, payment_id: null, locale: 'en' as const },
  ...{ name: 'Jo\u001b[2Jost', email: 'jo@example.com', contract: 'my \u001b[31morder', credits_left: null, note: '' },
  ...{ declared_at: new Date(0), decision: null, decided_at: null, staff_name: null, refund: null, words: '' },
  ...{ host: 'dates.example', buyer_id: null, credits: null, amount: null, currency: null, status: null },
  ...{ bought_at: null, begin_at_once: null, spent: 0 },
};

test('what somebody wrote can not write over the terminal', () => {
  const lines = withdrawalLines(nobody);
  expect(lines.join('\n')).not.toContain('\u001b');
  expect(lines.join('\n')).toContain('not logged in');
});

test('staff read what is due before they decide', () => {
  const order = {
    payment_id: 12,
    buyer_id: 34,
    amount: 995,
    currency: 'EUR',
    status: 'completed' as const,
    credits: 25,
  };
  const asked = { credits_left: 20, spent: 5, bought_at: new Date(0), begin_at_once: '2026-11-23' };
  expect(withdrawalLines({ ...nobody, ...order, ...asked }).join('\n')).toContain(
    'due by that, where it was in time: €7.96',
  );
  expect(withdrawalLines({ ...nobody, ...order, ...asked, begin_at_once: null }).join('\n')).toContain(
    'in time: €9.95',
  );
});
