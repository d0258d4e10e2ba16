import { revivedError, type StoredMatch } from './stored-match.ts';

/** Hands the routes' state to the router in the place where its own scripts would have put it. */
export function offerMatches(matches: StoredMatch[]): void {
  const revived = matches.map(({ e, ...match }) => ({
    ...match,
    ...(e && { e: revivedError(e) }),
  }));
  const nothing = () => undefined;
  Object.assign(window, {
    $_TSR: {
      router: { manifest: undefined, matches: revived },
      h: nothing,
      e: nothing,
      c: nothing,
      p: nothing,
      buffer: [],
    },
  });
}
