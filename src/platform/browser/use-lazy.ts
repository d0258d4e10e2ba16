import { type ComponentType, useEffect, useState } from 'react';
import { loadWhenOnline } from '#platform/browser/load-when-online.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that is fetched only once it is wanted and the server can be reached, and never while rendering on a server.
 * Unlike a suspended boundary it leaves no trace in server markup: until the code is there it is `null`.
 * @param load a module-level function around a dynamic import
 */
export function useLazy<Props>(load: Load<Props>, wanted: boolean): ComponentType<Props> | null {
  const [part, setPart] = useState<{ component: ComponentType<Props> } | null>(null);
  const waiting = wanted && part === null;
  useEffect(() => {
    if (!waiting) return;
    let left = false;
    loadWhenOnline(load, () => left).then(
      (component) => !left && setPart({ component }),
      // It is gone from the server: the page is loaded anew.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load, waiting]);
  return part?.component ?? null;
}
