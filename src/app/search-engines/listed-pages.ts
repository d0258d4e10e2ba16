import type { Page, PageName } from '../../pages/page-names.ts';

/** Lists of members show those who did not agree to be found; of a profile its own head says. */
const LISTED = [
  'index',
  'members-id',
  'match-finder',
  'signup',
  'login',
  'credits',
  'premium',
  'pricing',
  'complaints',
  'token',
] as const satisfies readonly PageName[];

const UNLISTED_LAW: readonly PageName[] = ['pages-ban', 'pages-withdrawal-declare'];

export function isListed({ name, path }: Pick<Page, 'name' | 'path'>): boolean {
  if (name === null || UNLISTED_LAW.includes(name)) return false;
  if (path.startsWith('/landers/') || path.startsWith('/pages/')) return true;
  return LISTED.some((listed) => listed === name);
}

export function addressOf({ path }: Pick<Page, 'path'>): string | null {
  const address = path.replace(/\/\{-\$\w+\}$/, '');
  return address.includes('$') ? null : address;
}

/** @param address its path. */
export const cardPath = (address: string, locale: string): string =>
  `/brand/card/${locale}${address === '/' ? '/index' : address}.png`;
