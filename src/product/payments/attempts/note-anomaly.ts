import type { CallFacts } from '#platform/call.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import type { ProviderFact } from '../gateway.ts';

export const ANOMALIES = [
  'amount',
  'currency',
  'unknown_payment',
  'other_account',
  'paid_twice',
  'unknown_refund',
  'code_taken',
] as const;
export type Anomaly = (typeof ANOMALIES)[number];

const anomalies = counterOf<Anomaly>(
  'payment_anomalies_total',
  'Facts of payment providers that fit no payment of ours as they are; staff have to look.',
  'kind',
);

export function noteAnomaly({ log }: Pick<CallFacts, 'log'>, kind: Anomaly, account: number, fact: ProviderFact): void {
  anomalies(kind);
  const { object, id, reference, ours } = fact;
  log.error(
    { payment_account: account, anomaly: kind, object, event: id, reference, ours },
    'a payment fact does not fit',
  );
}
