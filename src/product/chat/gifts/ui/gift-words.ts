import { useState } from 'react';

/** Words for a gift that is not sent yet: they outlast a way to the packages and back, in this tab and for this account only. */
export function useGiftWords(memberId: number, profileId: number): [string, (words: string) => void] {
  const name = `gift-words-${memberId}-${profileId}`;
  const [words, setWords] = useState(() => read(name));
  return [
    words,
    (next) => {
      setWords(next);
      keep(name, next);
    },
  ];
}

// A browser may refuse its storage: then the words live as long as the page.
function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(name, words);
    else sessionStorage.removeItem(name);
  } catch {}
}
