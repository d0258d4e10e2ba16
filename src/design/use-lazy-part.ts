import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is fetched only once it is wanted, and never while rendering on a server.
 * Unlike a suspended boundary it leaves no trace in server markup: until the code is there it is `null`.
 * @param load a module-level function around a dynamic import
 */
export function useLazyPart<Props>(load: Load<Props>, wanted: boolean): ComponentType<Props> | null {
  const [part, setPart] = useState<{ component: ComponentType<Props> } | null>(null);
  const waiting = wanted && part === null;
  useEffect(() => {
    if (!waiting) return;
    let left = false;
    load().then(
      (component) => !left && setPart({ component }),
      // The network may be away: the next opening tries again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load, waiting]);
  return part?.component ?? null;
}
