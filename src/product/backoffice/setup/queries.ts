import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Whoever makes the first of the staff, or looks whether there is one, does so alone. */
export const lockSetup = statement<described.LockSetup>('select pg_advisory_xact_lock(9, 1)');
export const shareSetup = statement<described.ShareSetup>('select pg_advisory_xact_lock_shared(9, 1)');

/** Ended accounts count as well: what was set up once never is again. */
export const hasStaff = statement<described.HasStaff>(
  "select exists (select from accounts where kind = 'staff') as staff",
);

export const firstSite = statement<described.FirstSite>(
  'select id, host, settings from sites order by is_default desc, id limit 1',
);

export const replaceSetup = statement<described.ReplaceSetup>(`
  insert into setups (code_hash, made_at, expires_at) values (:hash, :now, :expires)
      on conflict (id) do update set code_hash = excluded.code_hash, made_at = excluded.made_at,
         expires_at = excluded.expires_at, tries = 0, token_hash = null, draft = null`);

export const setupRow = statement<described.SetupRow>(
  'select code_hash, expires_at, tries, token_hash, draft from setups where id = 1',
);

/** Held until the transaction ends: tries are counted one after another. */
export const setupToChange = statement<described.SetupToChange>(
  'select code_hash, made_at, expires_at, tries, token_hash, draft from setups where id = 1 for update',
);

export const countTry = statement<described.CountTry>('update setups set tries = tries + 1 where id = 1');

export const handToBrowser = statement<described.HandToBrowser>(
  'update setups set code_hash = null, token_hash = :token, expires_at = :expires where id = 1',
);

export const keepDraft = statement<described.KeepDraft>('update setups set draft = :draft where id = 1');

export const deleteSetup = statement<described.DeleteSetup>('delete from setups');
export const deleteOldSetup = statement<described.DeleteOldSetup>('delete from setups where expires_at <= :now');
