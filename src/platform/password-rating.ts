export type PasswordWeakness = 'common' | 'pattern' | 'personal' | 'guessable';

type Dictionary = Record<string, (string | number)[]>;
export interface PasswordRating {
  /** How hard it is to guess: 0 and 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  weakness: PasswordWeakness | null;
}
export type RatePassword = (password: string, personal: readonly string[]) => PasswordRating;

/** What can be guessed shows at the beginning, and some passwords of 70 characters take seconds to be taken apart. */
const JUDGED = 24;
const READINGS = 10;
/** Of zxcvbn's 0 to 4: a million guesses are not enough. */
const MIN_SCORE = 2;

/** By zxcvbn's warnings; any other weak password is `guessable`. */
const REASONS: Readonly<Record<string, PasswordWeakness>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'pattern',
  dates: 'pattern',
  userInputs: 'personal',
};

/** Loading takes a third of a second. @param words more lists. @returns `personal`: words about the owner. */
export async function loadPasswordRating(words: Dictionary = {}): Promise<RatePassword> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({
    dictionary: { 'passwords-common': dictionary['passwords-common'], ...words },
    graphs: adjacencyGraphs,
    maxLength: JUDGED,
    l33tMaxSubstitutions: READINGS,
  });
  return (password, personal) => {
    const { score, feedback } = judge.check(password.slice(0, JUDGED), personal.filter(Boolean));
    return { score, weakness: score >= MIN_SCORE ? null : (REASONS[feedback.warning ?? ''] ?? 'guessable') };
  };
}

export const personalWords = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text = '') => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
