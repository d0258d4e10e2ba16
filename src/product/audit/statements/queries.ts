import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { Restriction } from './contract.ts';

export const insertStatement = statement<described.InsertStatement>(`
  insert into decision_statements (account_id, site_id, restriction, object, object_id, starts_at, ends_at, reason, facts, found,
                                   automated_detection, automated_decision, ground)
  select a.id, a.site_id, :restriction, :object, :id, :now, :ends?, :reason, :facts::jsonb, :found, :automatedDetection,
         :automatedDecision, :ground
    from accounts a where a.id = :account`);

/** Where a field is named, of that field alone. */
export const overruleStatements = statement<described.OverruleStatements>(`
  update decision_statements set overruled_at = :now
   where account_id = :account and object = :object and object_id = :id and restriction = any(:restrictions::text[])
     and overruled_at is null and (:field?::text is null or facts ->> 'field' = :field)`);

export const setLetter = statement<described.SetLetter>(`
  update decision_statements set told = 'mail', locale = :locale, letter = :letter
   where account_id = :account and starts_at = :now and restriction = any(:restrictions::text[]) and told = 'page'`);

export const strikeRows = statement<described.StrikeRows, { restriction: Restriction }>(`
  select id, restriction, reason, starts_at from decision_statements
   where account_id = :account and overruled_at is null and starts_at > :since and restriction = any(:strikes::text[])
   order by starts_at, id`);

export const statementsData = statement<described.StatementsData>(`
  select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]') as decision_statements
    from decision_statements s where s.account_id = :account`);

export const deleteStatements = statement<described.DeleteStatements>(
  'delete from decision_statements where account_id = :account',
);

export const deleteOldStatements = statement<described.DeleteOldStatements>(
  'delete from decision_statements where starts_at < :before',
);
