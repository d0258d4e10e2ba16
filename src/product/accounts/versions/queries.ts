import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

const STATE = "concat_ws('.', a.xmin, m.xmin, v.version)";
const STATE_ROWS = `accounts a left join members m on m.id = a.id left join account_versions v on v.account_id = a.id`;

/** A row's xmin is the transaction that wrote it last: every update of account and profile counts by itself. */
export const accountStates = statement<described.AccountStates>(`
  select a.id, ${STATE} as state from ${STATE_ROWS} where a.id = any(:accounts::bigint[])`);

/** The same of `:viewer`, as a column of a statement that reads one of the account's lists: asked in the same moment. */
export const STATE_COLUMN = `(select ${STATE} from ${STATE_ROWS} where a.id = :viewer) as state`;

export const bumpVersions = statement<described.BumpVersions>('select bump_versions(:accounts::bigint[])');
