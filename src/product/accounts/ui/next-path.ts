const BASE = 'http://same.site';

export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return null;
  try {
    // Browsers drop tabs and line breaks and read a backslash as a slash, so what they would open is what is judged.
    const { origin, pathname, search, hash } = new URL(next, BASE);
    return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** The page before this one, when it was one of this site and not `here`. */
export function pathBefore(referrer: string, origin: string, here: string): string | null {
  try {
    const url = new URL(referrer);
    if (url.origin !== origin || url.pathname === here) return null;
    return safeNextPath(url.pathname + url.search + url.hash);
  } catch {
    return null;
  }
}

export const isChatPath = (path: string): boolean => /^\/(chats(\/|\?|#|$)|members\/\d+\/chat(\/|\?|#|$))/.test(path);

/** One conversation or profile of this site, to which the way leads back from prices and payments; null for anything else. */
export function wayBack(next: unknown): string | null {
  const path = safeNextPath(next);
  return path && /^\/(chats\/\d+|members\/\d+(\/chat)?)(?=[?#]|$)/.test(path) ? path : null;
}

export function memberOfPath(path: string): number | null {
  const id = /^\/members\/(\d+)(?=[/?#]|$)/.exec(path)?.[1];
  return id ? Number(id) : null;
}
