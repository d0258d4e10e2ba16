export function readLinkSearch(raw: Record<string, unknown>): { token?: string } {
  return typeof raw.token === 'string' && isToken(raw.token) ? { token: raw.token } : {};
}

/** 32 bytes in base64url. */
export const isToken = (word: string): boolean => /^[\w-]{43}$/.test(word);
