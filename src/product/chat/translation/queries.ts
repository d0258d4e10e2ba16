import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** `original` is to be translated now, `body` was before. */
export type Asked =
  | { verdict: 'known'; original: null; body: string; source: string | null }
  | { verdict: 'asked'; original: string; body: null; source: null }
  | { verdict: 'not_found' | 'limit' | 'busy'; original: null; body: null; source: null };

export const askTranslation = statement<described.AskTranslation, Asked>(
  'select * from ask_translation(:member, :message, :language, :now, :most)',
);

export const keepTranslation = statement<described.KeepTranslation>(`
  update message_translations set body = :body, source = :source?
   where message_id = :message and language = :language and body is null`);

/** It may be asked for again at once; what was asked counts. */
export const failTranslation = statement<described.FailTranslation>(`
  update message_translations set asked_at = asked_at - interval '1 minute'
   where message_id = :message and language = :language and body is null`);
