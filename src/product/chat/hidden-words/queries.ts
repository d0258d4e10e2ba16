import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const hiddenWordsOf = statement<described.HiddenWordsOf>(
  'select words from hidden_words where member_id = :member',
);

export const storeHiddenWords = statement<described.StoreHiddenWords>(`
  insert into hidden_words (member_id, words, updated_at) values (:member, :words, :now)
      on conflict (member_id) do update set words = excluded.words, updated_at = excluded.updated_at`);

export const deleteHiddenWords = statement<described.DeleteHiddenWords>(
  'delete from hidden_words where member_id = :member',
);
