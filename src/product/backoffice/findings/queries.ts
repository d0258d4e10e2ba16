import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

const FINDING = `
  select f.id, f.wrong, f.account_id, f.payment_id, f.found_at, f.last_at, f.acknowledged_at, t.name as staff_name, coalesce(p.site_id, a.site_id) as site_id
    from book_findings f left join payments p on p.id = f.payment_id left join accounts a on a.id = f.account_id left join staff t on t.id = f.staff_id`;
/** What is about nobody, such as a gap in numbers, is for who has all sites. */
export const openFindings = statement<described.OpenFindings>(`
  ${FINDING} where f.gone_at is null and (coalesce(p.site_id, a.site_id) = any(:sites::int[]) or (:all::boolean and coalesce(p.site_id, a.site_id) is null))
   order by f.id limit :most`);
export const findingNumbered = statement<described.FindingNumbered>(`
  ${FINDING} where f.id = :id and (coalesce(p.site_id, a.site_id) = any(:sites::int[]) or (:all::boolean and coalesce(p.site_id, a.site_id) is null))`);

const ANOMALY = `
  select e.payment_account_id, e.event_id, e.anomaly, e.object, e.reference, e.received_at, k.provider, k.company_id, t.payment_id, p.account_id, p.site_id
    from payment_events e join payment_accounts k on k.id = e.payment_account_id
    left join payment_attempts t on t.id = e.attempt_id left join payments p on p.id = t.payment_id
   where e.anomaly is not null and e.anomaly_closed_at is null
     and (p.site_id = any(:sites::int[]) or (p.site_id is null and k.company_id = any(:companies::int[])))`;
/** A payment's is its site's, all others are their company's. */
export const openAnomaliesAt = statement<described.OpenAnomaliesAt>(
  `${ANOMALY} order by e.received_at, e.event_id limit :most`,
);
export const anomalyNamed = statement<described.AnomalyNamed>(
  `${ANOMALY} and e.payment_account_id = :account and e.event_id = :event`,
);
