import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Loads texts for something that opens later than its page. @returns true once they are there. */
export function useTexts(...namespaces: string[]): boolean {
  const { messages, texts } = useRouter().options.context;
  const [loaded, setLoaded] = useState(() => namespaces.every((name) => name in messages));
  const wanted = namespaces.join(' ');
  useEffect(() => {
    if (!loaded) texts(...wanted.split(' ')).then(() => setLoaded(true));
  }, [loaded, texts, wanted]);
  return loaded;
}
