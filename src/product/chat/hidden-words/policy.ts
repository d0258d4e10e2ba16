import { composed } from '#platform/composed.ts';
import { graphemesIn } from '#platform/graphemes.ts';
import { isVisible } from '#platform/visible.ts';
import { foldedText } from '#platform/words-in.ts';
import { type HiddenWordError, MAX_HIDDEN_WORD_LENGTH, MAX_HIDDEN_WORDS, MIN_HIDDEN_WORD_LENGTH } from './contract.ts';

/** Words as they are stored: in one form of their letters, without spaces around, each once in whatever case. */
export function tidyWords(words: readonly string[]): string[] {
  const tidy = words.map((word) =>
    composed(word.toWellFormed().replaceAll('\0', ''), 'NFKC').trim().replaceAll(/\s+/g, ' '),
  );
  const known = new Set<string>();
  return tidy.filter((word) => {
    const folded = foldedText(word);
    if (!isVisible(word) || known.has(folded)) return false;
    known.add(folded);
    return true;
  });
}

/** @param words tidy ones. */
export function wordsProblem(words: readonly string[]): HiddenWordError | null {
  if (words.length > MAX_HIDDEN_WORDS) return 'hidden_words_full';
  const fits = (word: string) => {
    const length = graphemesIn(word, MAX_HIDDEN_WORD_LENGTH);
    return length >= MIN_HIDDEN_WORD_LENGTH && length <= MAX_HIDDEN_WORD_LENGTH;
  };
  return words.every(fits) ? null : 'hidden_word_length';
}
