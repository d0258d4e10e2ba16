import { useDeferredValue, useEffect, useState } from 'react';
import { composed } from '#platform/composed.ts';
import {
  loadPasswordRating,
  type PasswordRating,
  personalWords,
  type RatePassword,
} from '#platform/password-rating.ts';

let loading: Promise<RatePassword> | null = null;

/** @throws when it could not be fetched; the next call tries again. */
export async function passwordRating(): Promise<RatePassword> {
  loading ??= loadPasswordRating();
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** @param about what others know of its owner. @returns null while nothing is written, or nothing can judge it. */
export function usePasswordRating(password: string, about: readonly (string | undefined)[]): PasswordRating | null {
  const [rate, setRate] = useState<RatePassword | null>(null);
  const begun = password !== '';
  useEffect(() => {
    // Without it the server still says what is wrong.
    if (begun)
      passwordRating().then(
        (loaded) => setRate(() => loaded),
        () => undefined,
      );
  }, [begun]);
  const settled = useDeferredValue(password);
  return rate && settled ? rate(composed(settled, 'NFKC'), personalWords(about)) : null;
}
