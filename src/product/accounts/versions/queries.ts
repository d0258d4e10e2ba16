import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/**
 * Changes with everything of an account that its own pages show. A row's xmin is the transaction that wrote it last, so every
 * update of the account and its profile counts without anybody having to say so.
 */
export const accountStates = statement<described.AccountStates>(`
  select a.id, concat_ws('.', a.xmin, m.xmin, v.version) as state
    from accounts a left join members m on m.id = a.id left join account_versions v on v.account_id = a.id
   where a.id = any(:accounts::bigint[])`);

export const bumpVersions = statement<described.BumpVersions>('select bump_versions(:accounts::bigint[])');
