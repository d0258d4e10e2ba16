import { StartError } from '#platform/start-error.ts';
import { ROLES, type Role } from '#product/accounts/contract.ts';

const HELP = `npm run staff -- add ada@example.com moderator    makes an account and prints its first password
npm run staff -- role ada@example.com support     gives another role
npm run staff -- end ada@example.com              ends it: nobody logs in with it any more

--site host   where they log in; the default site if not given
--all         of add: they log in on every site, with a password and one-time codes; a passkey is good on the host it was made on

Roles: ${ROLES.join(', ')}. Outside a demo they get their rights once they have a passkey or one-time codes.`;

export type Order = { email: string; site: string | null } & (
  | { what: 'add'; role: Role; all: boolean }
  | { what: 'role'; role: Role }
  | { what: 'end' }
);

/** @throws StartError with how it is called. */
export function parseCommand(words: readonly string[]): Order {
  const at = words.indexOf('--site');
  const site = at < 0 ? null : (words[at + 1] ?? '');
  const all = words.includes('--all');
  const rest = (at < 0 ? words : words.toSpliced(at, 2)).filter((word) => word !== '--all');
  const [what, email = '', role, ...more] = rest;
  const known = ROLES.find((one) => one === role);
  const common = { email: email.toLowerCase(), site };
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 && site !== '' && !more.length) {
    if (what === 'add' && known) return { ...common, what, role: known, all };
    if (what === 'role' && known && !all) return { ...common, what, role: known };
    if (what === 'end' && role === undefined && !all) return { ...common, what };
  }
  throw new StartError(HELP);
}
