import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fetchPart } from '../http/fetch-part.ts';

/** Loads texts for something that opens later than its page; without a connection once there is one. @returns true once they are there. */
export function useTexts(...namespaces: string[]): boolean {
  const { messages, texts } = useRouter().options.context;
  const [loaded, setLoaded] = useState(() => namespaces.every((name) => name in messages));
  const wanted = namespaces.join(' ');
  useEffect(() => {
    if (loaded) return;
    let left = false;
    fetchPart(
      () => texts(...wanted.split(' ')),
      () => left,
    ).then(
      () => !left && setLoaded(true),
      // They are gone from the server: the page is loaded anew.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [loaded, texts, wanted]);
  return loaded;
}
