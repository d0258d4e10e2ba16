import { gaugeOf } from '#platform/metrics/metrics.ts';
import type { JobTools } from '#platform/module.ts';
import { brokenInvariants, endFindings, keepFindings } from './queries.ts';

const MAX_NAMED = 100;

let found: { wrong: string; count: number }[] | null = null;
gaugeOf(
  {
    name: 'payment_books_wrong',
    help: 'What did not add up in payments, credits and premium at the last look, by kind; nothing before the first look of this process.',
    labels: ['kind'],
    together: 'max',
  },
  () => found?.map(({ wrong, count }) => ({ labels: { kind: wrong }, value: count })) ?? [],
);

export async function checkBooks({ services: { db, log, now } }: JobTools): Promise<void> {
  const rows = await brokenInvariants(db, { most: MAX_NAMED });
  const at = now();
  await keepFindings(db, { found: JSON.stringify(rows), now: at });
  // Of very many only some are named: nothing is known of the others.
  if (rows.length < MAX_NAMED) await endFindings(db, { now: at });
  const kinds = new Map<string, number>([['any', rows.length]]);
  for (const { wrong, account_id, payment_id } of rows) {
    const kind = wrong ?? 'unnamed';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    log.error({ wrong: kind, account: account_id, payment: payment_id }, 'the books of payments do not add up');
  }
  found = [...kinds].map(([wrong, count]) => ({ wrong, count }));
}
