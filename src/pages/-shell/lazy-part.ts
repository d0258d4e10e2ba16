import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that is fetched when it is first shown. Without a connection it is fetched once there is one:
 * what is on the page already stays.
 * @param load a module-level function around a dynamic import
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const fetched = (): ReturnType<typeof load> =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return new Promise((connected) => addEventListener('online', connected, { once: true })).then(fetched);
    });
  return lazy(fetched);
}
