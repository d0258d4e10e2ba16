import type { Load } from './load.ts';

/** Everything that is left to chance. Each has its own number, so that one choice tells nothing of another. */
const CHOICES = [
  'template',
  'seen',
  'joined',
  'born',
  'present',
  'premium',
  'has photo',
  'photos',
  'photo status',
  'rank',
  'likes',
  'liked',
  'liked gender',
  'like time',
  'like seen',
  'talks',
  'partner',
  'partner gender',
  'opened',
  'pace',
  'lines',
  'trail',
  'line',
  'line time',
  'unread',
  'blocks',
  'blocked',
  'blocked gender',
  'block time',
  'talkers',
] as const;
type Choice = (typeof CHOICES)[number];

/** SQL for a number from 0 up to but not including 1 that always is the same for the same thing and seed. */
export const roll = (choice: Choice, about = 'id') => `pg_temp.seed_roll(${about}, ${CHOICES.indexOf(choice)})`;

/** SQL for a whole number from 0 up to but not including 2 ^ bits. */
export const rollBits = (choice: Choice, about: string, bits: number) =>
  `(pg_temp.seed_hash(${about}, ${CHOICES.indexOf(choice)}) & ${2 ** bits - 1})::int`;

/** SQL for the moments a member was last seen (up to two years ago, one in thirty within 12 minutes) and signed up. */
export const seenAt = (id: string) => `pg_temp.seed_seen(${id})`;
export const joinedAt = (id: string) => `pg_temp.seed_joined(${id})`;

/** SQL for something to roll about that two members have in common. */
export const pair = (one: string, other: string) => `((${one} * 4294967291) # ${other})`;

/** Defines the functions above for this connection. They are plain expressions, which the server puts in line. */
export async function prepareDice({ tx, seed, now }: Load): Promise<void> {
  for (const text of [
    `create or replace function pg_temp.seed_hash(about bigint, choice int) returns bigint language sql immutable
       as $$ select hashint8extended($1, ${seed * 1000} + $2::bigint) $$`,
    `create or replace function pg_temp.seed_roll(about bigint, choice int) returns float8 language sql immutable
       as $$ select (hashint8extended($1, ${seed * 1000} + $2::bigint) & 281474976710655)::float8 / 281474976710656 $$`,
    `create or replace function pg_temp.seed_seen(id bigint) returns timestamptz language sql stable
       as $$ select timestamptz '${now}' - power(${roll('seen', '$1')}, 3.25) * interval '17520 hours' $$`,
    `create or replace function pg_temp.seed_joined(id bigint) returns timestamptz language sql stable
       as $$ select timestamptz '${now}' - power(${roll('seen', '$1')}, 3.25) * interval '17520 hours'
             - interval '24 hours' - power(${roll('joined', '$1')}, 1.7) * interval '21600 hours' $$`,
  ])
    await tx.query({ text });
}
