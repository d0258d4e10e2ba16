import { prepared } from '#platform/db/prepared.ts';

/**
 * Changes with everything of an account that its own pages show. A row's xmin is the transaction that wrote it last, so every
 * update of the account and its profile counts without anybody having to say so.
 */
export const accountStates = prepared<{ id: number; state: string }, [accounts: number[]]>(`
  select a.id, concat_ws('.', a.xmin, m.xmin, v.version) as state
    from accounts a left join members m on m.id = a.id left join account_versions v on v.account_id = a.id
   where a.id = any($1::bigint[])`);

export const bumpVersions = prepared<never, [accounts: number[]]>('select bump_versions($1::bigint[])');
