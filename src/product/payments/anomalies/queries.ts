import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export type AnomalyRow = RowOf<typeof openAnomalyRows>;
export const openAnomalyRows = statement<described.OpenAnomalyRows>(`
  select e.payment_account_id, e.event_id, e.anomaly, e.object, e.reference, e.received_at, k.provider, t.payment_id, p.account_id
    from payment_events e join payment_accounts k on k.id = e.payment_account_id
    left join payment_attempts t on t.id = e.attempt_id left join payments p on p.id = t.payment_id
   where e.anomaly is not null and e.anomaly_closed_at is null order by e.received_at, e.event_id limit :most`);
export const closeAnomalyRow = statement<described.CloseAnomalyRow>(`
  update payment_events set anomaly_closed_at = :now, anomaly_staff_name = :staff
   where payment_account_id = :account and event_id = :event and anomaly is not null and anomaly_closed_at is null returning event_id`);
