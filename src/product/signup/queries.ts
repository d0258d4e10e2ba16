import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const insertIntent = statement<described.InsertIntent>(
  'insert into signup_intents (account_id, recipient_id, created_at) values (:account, :recipient, :now)',
);

export const deleteIntentOf = statement<described.DeleteIntentOf>(
  'delete from signup_intents where account_id = :account',
);

export const deleteStepsOf = statement<described.DeleteStepsOf>('delete from signup_steps where account_id = :account');

export const deleteOpenInvitesOf = statement<described.DeleteOpenInvitesOf>(
  'delete from invites where made_by = :account and used_at is null',
);
export const forgetInviter = statement<described.ForgetInviter>(
  'update invites set made_by = null where made_by = :account',
);
export const forgetInvited = statement<described.ForgetInvited>(
  'update invites set used_by = null where used_by = :account',
);

/** Without what opens a sign-up, and without who the others are. */
export const signupData = statement<described.SignupData>(`
  select (select coalesce(jsonb_agg(i), '[]') from signup_intents i where i.account_id = :account) as signup_intents,
         (select coalesce(jsonb_agg(s), '[]') from signup_steps s where s.account_id = :account) as signup_steps,
         (select coalesce(jsonb_agg(to_jsonb(i) - 'code_hash' - 'made_by' - 'used_by' || jsonb_build_object(
                   'made_by', case when i.made_by = :account then i.made_by end,
                   'used_by', case when i.used_by = :account then i.used_by end) order by i.id), '[]')
            from invites i where i.made_by = :account or i.used_by = :account) as invites`);
