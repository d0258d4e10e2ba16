/** Numbers and what could be a secret of somebody's are none. */
const WORD = /^[a-z][a-z0-9-]{0,29}$/;
const DEPTH = 4;

/** Without whom it is about: `/members/{}/chat`. @param address as the Referer has it; anything else is `other`. */
export function pageOf(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return 'other';
  const parts = url.pathname.split('/').filter(Boolean);
  // The first part alone may be the token of a link in a mail.
  if (parts.length === 1 && !/^[a-z-]{1,20}$/.test(parts[0] ?? '')) return 'other';
  return `/${parts
    .slice(0, DEPTH)
    .map((part) => (WORD.test(part) ? part : '{}'))
    .join('/')}`;
}
