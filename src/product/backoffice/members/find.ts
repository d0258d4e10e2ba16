import { ageOn } from '#platform/calendar.ts';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { literalPattern } from '#platform/db/literal-pattern.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { plainLine } from '#platform/plain-text.ts';
import { scopeOf } from '../desk/desk.ts';
import { type FoundMember, type FoundMembers, type MembersInput, MIN_LETTERS } from './contract.ts';
import { foundByEmail, foundByNumber, foundByReference, foundByWords, newestMembers } from './queries.ts';

type Row = RowOf<typeof foundByNumber>;

/** One statement by what was typed, so that each has its index. */
export async function find(call: Authenticated<ReadCall>, { site, q = '' }: MembersInput): Promise<FoundMembers> {
  return findBy(call, (await scopeOf(call, site)).sites, q);
}

export async function findBy(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  sites: number[],
  q: string,
): Promise<FoundMembers> {
  const words = plainLine(q);
  const reply = (by: FoundMembers['by'], rows: Row[], add_letters = false): FoundMembers => ({
    by,
    members: rows.map((row) => memberView(row, now)),
    add_letters,
  });
  if (words === '') return reply('newest', await newestMembers(sql, { sites }));
  if (/^\d{1,15}$/.test(words)) return reply('id', await foundByNumber(sql, { sites, number: Number(words) }));
  if (/^[A-Z]-[A-Z0-9-]{4,40}$/i.test(words))
    return reply('reference', await foundByReference(sql, { sites, reference: words.toUpperCase() }));
  if (words.includes('@')) {
    const exact = await foundByEmail(sql, { sites, email: words });
    if (exact.length > 0) return reply('email', exact);
  }
  if (lettersIn(words) < MIN_LETTERS) return reply('words', [], true);
  const found = await foundByWords(sql, { sites, pattern: `%${literalPattern(words.toLowerCase())}%` });
  return reply(
    'words',
    found,
    found.some(({ capped }) => capped),
  );
}

const lettersIn = (words: string) => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Shows no address whole. */
export const memberView = (row: Row, now: Date): FoundMember => ({
  id: row.id,
  name: row.name || `${row.kind} ${row.id}`,
  email: row.email === null ? null : masked(row.email),
  site: row.host,
  kind: row.kind,
  status: row.status,
  age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, now.toISOString().slice(0, 10)),
  place: [row.city, row.country].filter(Boolean).join(', '),
  joined: row.signup_date.toISOString(),
  paid_user: row.paid_user,
  credits: row.credits,
});

/** `marit@example.com` -> `m•••@example.com` */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
