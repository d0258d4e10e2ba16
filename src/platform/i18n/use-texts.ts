import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadWhenOnline } from '../browser/load-when-online.ts';
import { hasSection } from './sections.ts';
import type { Section } from './translate.ts';

/** @returns true once they are there. */
export function useTexts(...namespaces: Section[]): boolean {
  const { messages, texts } = useRouter().options.context;
  const [loaded, setLoaded] = useState(() => namespaces.every((name) => hasSection(messages, name)));
  const wanted = namespaces.join(' ');
  useEffect(() => {
    if (loaded) return;
    let left = false;
    loadWhenOnline(
      () => texts(...(wanted.split(' ') as Section[])),
      () => left,
    ).then(
      () => !left && setLoaded(true),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [loaded, texts, wanted]);
  return loaded;
}
