import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppError } from '#platform/errors.ts';
import { like } from '#product/likes/likes.ts';
import { ingest, savePictures } from '#product/media/media.ts';
import { memberChanged } from '#product/members/members.ts';
import { pass } from '#product/members/passes/passes.ts';
import { suggestionsFor } from '#product/members/suggestions/suggestions.ts';
import { visit, visitorsOf } from '#product/members/visitors/visitors.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { Relationship, Visibility } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });

const LIVES = ['takes part', 'disabled', 'deleted', 'banned'] as const;
const REACHES = ['not', 'by a like', 'by a message'] as const;
const BLOCKS = ['nobody', 'the member', 'the viewer', 'both'] as const;
const YES_NO = [false, true] as const;

interface Case {
  life: (typeof LIVES)[number];
  invisible: boolean;
  reached: (typeof REACHES)[number];
  blocked: (typeof BLOCKS)[number];
  /** The viewer wrote to the member before. */
  written: boolean;
  samePool: boolean;
}

const CASES: Case[] = LIVES.flatMap((life) =>
  YES_NO.flatMap((invisible) =>
    REACHES.flatMap((reached) =>
      BLOCKS.flatMap((blocked) =>
        YES_NO.flatMap((written) =>
          YES_NO.map((samePool) => ({ life, invisible, reached, blocked, written, samePool })),
        ),
      ),
    ),
  ),
);

type Viewer = 'visitor' | 'member' | 'staff' | 'the member';

/** The rule once more, in the words of PRODUCT.md 12 and 13; null: of another pool, so not there at all. */
function visibilityTo(viewer: Viewer, on: Case): Visibility | null {
  if (!on.samePool) return null;
  if (viewer === 'staff' || viewer === 'the member') return 'shown';
  if (on.life !== 'takes part') return 'gone';
  if (viewer === 'visitor') return on.invisible ? 'gone' : 'shown';
  if (on.blocked === 'the member' || on.blocked === 'both') return 'blocked_by_member';
  if (on.blocked === 'the viewer') return 'member_blocked';
  return on.invisible && on.reached === 'not' ? 'gone' : 'shown';
}

const isListed = (on: Case): boolean => on.samePool && on.life === 'takes part' && !on.invisible;

let viewer: Person;
let staff: Person;
const members = new Map<Case, Person & { photo: number }>();
const memberOf = (on: Case) => {
  const found = members.get(on);
  if (!found) throw new Error('This case has no member.');
  return found;
};

async function message(from: number, to: number): Promise<void> {
  const sides = [Math.min(from, to), Math.max(from, to)];
  await run(
    `with c as (
       insert into conversations (low_member_id, high_member_id, started_by) values ($1, $2, $3)
         on conflict (low_member_id, high_member_id) do update set started_by = excluded.started_by returning id),
     m as (
       insert into messages (conversation_id, sender_id, key, body, cost) select c.id, $3, $4, 'Hello', 0 from c
         returning id, conversation_id, sender_id, body, created_at)
     insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
       select s.member, m.conversation_id, s.other, m.id, m.sender_id, m.body, m.created_at
         from m cross join (values ($1::bigint, $2::bigint), ($2, $1)) s (member, other)
         on conflict (member_id, conversation_id) do update set last_message_id = excluded.last_message_id`,
    ...sides,
    from,
    randomUUID(),
  );
}

async function place(on: Case, hash: string): Promise<void> {
  const member = await person(product, `member${members.size}`, { gender: 'male' });
  const { id } = member;
  const photo = await product.db.query<{ id: number }>({
    text: "insert into photos (member_id, file_hash, position, status) values ($1, $2, 0, 'active') returning id",
    values: [id, hash],
  });
  members.set(on, { ...member, photo: photo.rows[0]?.id ?? 0 });
  if (on.reached === 'by a like') await run('insert into likes (liker_id, liked_id) values ($1, $2)', id, viewer.id);
  if (on.written) await message(viewer.id, id);
  if (on.reached === 'by a message') await message(id, viewer.id);
  const block = (blocker: number, other: number) =>
    run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', blocker, other);
  if (on.blocked === 'the member' || on.blocked === 'both') await block(id, viewer.id);
  if (on.blocked === 'the viewer' || on.blocked === 'both') await block(viewer.id, id);
  const status = on.life === 'disabled' || on.life === 'deleted' ? on.life : 'active';
  await run(
    'update members set status = $2, invisible = $3, pool = $4 where id = $1',
    id,
    status,
    on.invisible,
    on.samePool ? 1 : 2,
  );
  await run('update member_search set pool = $2 where member_id = $1', id, on.samePool ? 1 : 2);
  if (on.life === 'banned') await run("update accounts set status = 'blocked' where id = $1", id);
}

beforeAll(async () => {
  viewer = await person(product, 'viewer', { gender: 'female', premium: true, credits: 100_000 });
  // Of the first week's limit of contacts `contact-limit.test.ts` speaks.
  await run("update accounts set signup_date = signup_date - interval '30 days' where id = $1", viewer.id);
  staff = await person(product, 'staff');
  await run('delete from member_search where member_id = $1', staff.id);
  await run('delete from members where id = $1', staff.id);
  await run("update accounts set kind = 'staff', role = 'moderator' where id = $1", staff.id);
  const colour = { width: 60, height: 80, channels: 3, background: 'teal' } as const;
  const picture = await ingest(product.services.storage, await sharp({ create: colour }).png().toBuffer());
  await product.db.transaction((tx) => savePictures({ tx }, [picture]));
  for (const on of CASES) await place(on, picture.hash);
  await product.db.transaction((tx) =>
    memberChanged(
      { tx },
      [...members.values()].map(({ id }) => id),
    ),
  );
});

const VIEWERS: Viewer[] = ['visitor', 'member', 'staff', 'the member'];
const viewerOf = (who: Viewer, on: Case): Person | null =>
  ({ visitor: null, member: viewer, staff, 'the member': memberOf(on) })[who];

async function ask(url: string, by: Person | null, method: 'GET' | 'POST' = 'GET', payload?: object) {
  const reply = await product.app.inject({
    method,
    url,
    headers: by ? { cookie: by.cookie } : {},
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.statusCode === 200 ? null : reply.json().error?.code, reply };
}

async function compare<T>(cases: Case[], expected: (on: Case) => T, answer: (on: Case) => Promise<T>): Promise<void> {
  const wrong: unknown[] = [];
  for (const on of cases) {
    const [said, wanted] = [await answer(on), expected(on)];
    if (JSON.stringify(said) !== JSON.stringify(wanted)) wrong.push({ ...on, said, wanted });
  }
  expect(wrong).toEqual([]);
}

/** Whoever is banned or deleted has no session to look with. */
const canLook = (who: Viewer) => (on: Case) => who !== 'the member' || (on.life === 'takes part' && on.samePool);

describe.each(VIEWERS)('to %s', (who) => {
  test('the database says of every member what the rule says', async () => {
    await compare(
      CASES,
      (on): Relationship | null => {
        const visibility = visibilityTo(who, on);
        return visibility && { visibility, listed: isListed(on) };
      },
      async (on) => {
        const { rows } = await run(
          'select visibility, listed from visibility($1, 1::smallint, $2)',
          viewerOf(who, on)?.id ?? null,
          memberOf(on).id,
        );
        return (rows[0] as Relationship | undefined) ?? null;
      },
    );
  });

  test('profiles and photos show whom the rule shows', async () => {
    await compare(
      CASES.filter(canLook(who)),
      (on) => {
        const visibility = visibilityTo(who, on);
        const profile =
          visibility === 'shown' ? null : visibility === 'blocked_by_member' ? visibility : 'member_not_found';
        // PRODUCT 35: of their own site staff see photos whatever the pool.
        return { profile, photo: who === 'staff' || visibility === 'shown' ? 200 : 404 };
      },
      async (on) => {
        const { id, photo } = memberOf(on);
        const by = viewerOf(who, on);
        const profile = await ask(`/api/member.php?id=${id}`, by);
        return { profile: profile.code, photo: (await ask(`/media/${photo}/card.webp`, by)).status };
      },
    );
  });

  test('search lists whom it shows to everybody, and nobody whom a block keeps away', async () => {
    if (who === 'the member') return;
    const found = new Set<number>();
    for (let page = 1, total = 1; (page - 1) * 24 < total; page += 1) {
      const { reply } = await ask(
        `/api/members.php?gender=male&country=NL&page=${page}`,
        viewerOf(who, CASES[0] as Case),
      );
      const answer = reply.json();
      total = answer.total;
      for (const member of answer.members) found.add(member.id);
    }
    await compare(
      CASES,
      (on) => isListed(on) && (who === 'visitor' || visibilityTo(who, on) === 'shown'),
      async (on) => found.has(memberOf(on).id),
    );
  });
});

test('likes reach whom the rule shows', async () => {
  const likes = await product.calls(viewer);
  const codeOf = (error: AppError) => error.code;
  await compare(
    CASES,
    (on) => (visibilityTo('member', on) === 'shown' ? null : 'member_not_found'),
    (on) => likes.transaction((call) => like(call, { profile_id: memberOf(on).id })).then(() => null, codeOf),
  );
});

test('the lists of likes hold whom the rule shows', async () => {
  const { liked_by } = (await ask('/api/likes.php', viewer)).reply.json();
  const listed = new Set(liked_by.map(({ id }: { id: number }) => id));
  await compare(
    CASES,
    (on) => on.reached === 'by a like' && visibilityTo('member', on) === 'shown',
    async (on) => listed.has(memberOf(on).id),
  );
});

test('visitors are told, and members set aside, whom the rule shows, and those told are listed for everybody', async () => {
  await run('delete from profile_views');
  const visited = await product.calls(viewer);
  for (const on of CASES.filter(canLook('the member'))) {
    const calls = await product.calls(memberOf(on));
    await visit(calls.read as Parameters<typeof visit>[0], { profile_id: viewer.id });
  }
  const { members } = await visitorsOf(visited.read, { page: 1 });
  const { rows } = await run('select viewer_id from profile_views where viewed_id = $1', viewer.id);
  const noted = new Set(rows.map(({ viewer_id }) => viewer_id));
  await compare(
    CASES.filter(canLook('the member')),
    (on) => isListed(on) && visibilityTo('member', on) === 'shown',
    async (on) => noted.has(memberOf(on).id),
  );
  expect(members.length).toBe(Math.min(noted.size, 24));
  const codeOf = (error: AppError) => error.code;
  await compare(
    CASES,
    (on) => (visibilityTo('member', on) === 'shown' ? null : 'member_not_found'),
    (on) => visited.transaction((call) => pass(call, { profile_id: memberOf(on).id })).then(() => null, codeOf),
  );
  await run('delete from passes');
});

test('suggested are none but those whom search would list', async () => {
  await run('delete from likes where liker_id = $1', viewer.id);
  const suggestions = await product.calls(viewer);
  const found = new Set<number>();
  for (const page of [1, 2, 3])
    for (const member of (await suggestionsFor(suggestions.read, { page })).members) found.add(member.id);
  expect(found.size).toBeGreaterThan(0);
  const wrong = CASES.filter((on) => found.has(memberOf(on).id)).filter(
    (on) => !isListed(on) || visibilityTo('member', on) !== 'shown',
  );
  expect(wrong).toEqual([]);
});

/** What the conversation says before a message is written, and what the message itself is answered. */
function chatSays(on: Case): { says: string; sent: string | null } {
  const visibility = visibilityTo('member', on) ?? 'gone';
  const known = on.written || on.reached === 'by a message';
  if (visibility === 'gone') return { says: known ? 'gone' : 'member_not_found', sent: 'member_not_found' };
  if (visibility === 'shown') return { says: 'yes', sent: null };
  return { says: visibility === 'member_blocked' ? 'blocked' : visibility, sent: visibility };
}

test('chat says the same as sending, and both follow the rule', async () => {
  await compare(CASES, chatSays, async (on) => {
    const { id } = memberOf(on);
    const chat = await ask(`/api/chat.php?profile_id=${id}`, viewer);
    const sent = await ask('/api/chat.php', viewer, 'POST', { profile_id: id, key: randomUUID(), body: 'Hello' });
    return { says: chat.code ?? chat.reply.json().can_write, sent: sent.code };
  });
});

test('the database plans the rule as a part of the statement that asks, instead of calling it for each row', async () => {
  const { rows } = await run(
    'explain select m.name, s.visibility from members m cross join lateral visibility(1, 1::smallint, m.id) s',
  );
  expect(JSON.stringify(rows)).not.toContain('Function Scan');
});
