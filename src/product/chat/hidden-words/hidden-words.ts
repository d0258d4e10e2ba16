import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import {
  type HiddenWordError,
  type HiddenWordsInput,
  type HiddenWordsReply,
  MAX_HIDDEN_WORD_LENGTH,
  MAX_HIDDEN_WORDS,
  MIN_HIDDEN_WORD_LENGTH,
} from './contract.ts';
import { tidyWords, wordsProblem } from './policy.ts';
import { deleteHiddenWords, hiddenWordsOf, storeHiddenWords } from './queries.ts';

export const hiddenWords = async ({ sql, actor }: Authenticated<ReadCall>): Promise<HiddenWordsReply> => ({
  words: (await hiddenWordsOf.one(sql, { member: actor.id }))?.words ?? [],
});

/** Older messages are hidden as well; nothing is dropped. @throws hidden_word_length, hidden_words_full (422). */
export async function setWords(call: Authenticated<WriteCall>, input: HiddenWordsInput): Promise<HiddenWordsReply> {
  const { tx, actor, now } = call;
  const words = tidyWords(input.words);
  const problem = wordsProblem(words);
  const limits = {
    min: MIN_HIDDEN_WORD_LENGTH,
    max: problem === 'hidden_words_full' ? MAX_HIDDEN_WORDS : MAX_HIDDEN_WORD_LENGTH,
  };
  if (problem) throw new AppError<HiddenWordError>(problem, 422, limits, { words: problem });
  if (words.length > 0) await storeHiddenWords(tx, { member: actor.id, words, now });
  else await deleteHiddenWords(tx, { member: actor.id });
  invalidatePolls(call, [actor.id]);
  return { words };
}
