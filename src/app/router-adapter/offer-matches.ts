import { revivedError, type StoredMatch } from './stored-match.ts';

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
