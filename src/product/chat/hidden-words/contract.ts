import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** Words and phrases that one member may hide, and the grapheme clusters of one. */
export const MAX_HIDDEN_WORDS = 50;
export const MIN_HIDDEN_WORD_LENGTH = 2;
export const MAX_HIDDEN_WORD_LENGTH = 40;

export const HiddenWordsReply = z.object({
  words: z.array(z.string()),
});
export type HiddenWordsReply = z.output<typeof HiddenWordsReply>;

/** All of them: what is left out is hidden no more. */
export const HiddenWordsInput = z.object({
  words: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200)),
});
export type HiddenWordsInput = z.output<typeof HiddenWordsInput>;

const HIDDEN_WORD_ERRORS = ['hidden_word_length', 'hidden_words_full'] as const;
export type HiddenWordError = (typeof HIDDEN_WORD_ERRORS)[number];

export const listHiddenWords = endpoint({
  method: 'GET',
  path: '/api/hidden-words.php',
  summary: "The caller's words whose messages are shown on a press only; nobody else sees them",
  access: 'member',
  reply: HiddenWordsReply,
});

export const setHiddenWords = endpoint({
  method: 'PUT',
  path: '/api/hidden-words.php',
  summary: "Takes the place of all the caller's hidden words; safe to repeat",
  access: 'member',
  input: HiddenWordsInput,
  reply: HiddenWordsReply,
  errors: { hidden_word_length: 422, hidden_words_full: 422 },
  limit: { name: 'hidden words', calls: 120, seconds: 60 },
});
