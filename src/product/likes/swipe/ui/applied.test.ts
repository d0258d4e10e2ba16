import { expect, test } from 'vitest';
import type { QueueCard } from '#product/members/suggestions/queue/contract.ts';
import { LIKE_COUNTS_FOR_MS, type SwipeReply } from '../contract.ts';
import { applied, confirmed, type Decision, withMoreCards } from './applied.ts';

const card = (id: number): QueueCard => ({
  id,
  name: `member ${id}`,
  age: 38,
  gender: 'male',
  country: 'NL',
  region: null,
  city: 'Ede',
  distance: '25',
  main_image: null,
  online: false,
  fictional: false,
  is_new: false,
  liked: false,
  line: 'Builds boats.',
});
const table = (...ids: number[]): SwipeReply => ({
  members: ids.map(card),
  filters: {
    genders: ['male'],
    country: 'NL',
    countryregion: null,
    min_age: 28,
    max_age: 48,
    within: null,
    real_only: false,
  },
  state: { limit: 2, left: 2, likes: [], next_at: null, tell: false, passed: null },
});
const decision = (verdict: Decision['verdict'], id: number, at = '2026-11-22T19:42:00.000Z'): Decision => ({
  key: `${verdict} ${id}`,
  verdict,
  id,
  name: `member ${id}`,
  at,
});
const ids = ({ members }: SwipeReply) => members.map(({ id }) => id);

test('decisions that wait take their cards away, and a pass taken back lays its card on top', () => {
  const after = applied(table(1, 2, 3, 4), [decision('like', 1), decision('pass', 2)]);
  expect([ids(after), after.state.passed?.id, after.state.likes.map(({ id }) => id)]).toEqual([[3, 4], 2, [1]]);
  const back = applied(after, [decision('undo', 2)]);
  expect([ids(back), back.members[0]?.line, back.state.passed]).toEqual([[2, 3, 4], 'Builds boats.', null]);
});

test('a decision that is applied twice, before and after the server confirmed it, changes nothing more', () => {
  const start = table(1, 2, 3);
  for (const decisions of [
    [decision('like', 1)],
    [decision('pass', 1)],
    [decision('pass', 1), decision('undo', 1)],
    [decision('like', 1), decision('pass', 2), decision('undo', 2), decision('like', 2)],
  ])
    expect(applied(applied(start, decisions), decisions.slice(-1))).toEqual(applied(start, decisions));
});

test('the last like that there is ends the game until the oldest one has counted for a day', () => {
  const first = '2026-11-22T19:42:00.000Z';
  const after = applied(table(1, 2, 3), [decision('like', 1, first), decision('like', 2, '2026-11-22T20:05:00.000Z')]);
  expect(after.state.next_at).toBe(new Date(Date.parse(first) + LIKE_COUNTS_FOR_MS).toISOString());
});

test('what the server answers of likes left and of the time of the next one counts', () => {
  const next_at = '2026-11-23T18:00:00.000Z';
  const { state } = confirmed(table(1, 2), decision('like', 1), { match: true, left: 0, next_at });
  expect(state).toMatchObject({ left: 0, next_at, likes: [{ id: 1, match: true }] });
});

test('cards that are loaded later lie below those that are there, and none lies there twice', () => {
  const asked = table(1, 2);
  expect(ids(withMoreCards(asked, table(3, 2, 4), asked))).toEqual([1, 2, 3, 4]);
  expect(ids(withMoreCards(undefined, table(3), asked))).toEqual([3]);
});

test('a card decided about while others were dealt stays decided, also where those who dealt had not heard of it', () => {
  const asked = table(1, 2);
  const next_at = '2026-11-23T18:00:00.000Z';
  const now = confirmed(asked, decision('like', 1), { match: false, left: 0, next_at });
  const { members, state } = withMoreCards(now, table(1, 3), asked);
  expect(members.map(({ id }) => id)).toEqual([2, 3]);
  expect(state).toEqual(now.state);
});
