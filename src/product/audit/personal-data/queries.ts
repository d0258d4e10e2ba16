import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const blankNotes = statement<described.BlankNotes>(
  "update audit_entries set note = '' where account_id = :account and note <> ''",
);
