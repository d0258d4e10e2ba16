import type { CDPSession, Page } from '@playwright/test';
import type pg from 'pg';
import { asPhone, SLOWER, settled, sizeSent, traced } from '../browser.ts';
import { cookieOf, logIn } from '../people.ts';
import { count, type Figure, longestRow, sizeRow } from './figure.ts';

/** Bytes of the thread's own script, as it is sent. */
const SCRIPT_BYTES = 45_000;
const CONVERSATIONS = 10_000;
const MESSAGES = 200;
const TYPED = 'Shall we have a coffee by the river, if the weather holds? 🙂';
/** Pixels of one turn of the wheel, and milliseconds to the next. */
const STEP_PIXELS = 600;
const STEP_DELAY_MS = 40;

const MAX_STILL_LOOKS = 5;

/** The thread in a browser: its own script, typing on a slow phone, and scrolling long lists. */
export const chatting: Figure = async (stage) => {
  const { member, conversation, conversations } = await whoHasMany(stage.pool);
  await logIn(stage.pool, [member]);
  const product = await stage.start();
  try {
    const url = `http://localhost:${product.port}`;
    const typed = await asPhone(url, cookieOf(member), (page, session) =>
      type(page, session, `${url}/chats/${conversation}`),
    );
    const thread = await asPhone(url, cookieOf(member), (page, session) =>
      scroll(page, session, { address: `${url}/chats/${conversation}`, way: -STEP_PIXELS, until: () => atStart(page) }),
    );
    const seen = { rows: 0, still: 0 };
    const list = await asPhone(url, cookieOf(member), (page, session) =>
      scroll(page, session, {
        address: `${url}/chats`,
        way: 3 * STEP_PIXELS,
        until: async () => {
          const rows = await lastPlace(page);
          seen.still = rows === seen.rows ? seen.still + 1 : 0;
          seen.rows = rows;
          return rows >= conversations || seen.still > MAX_STILL_LOOKS;
        },
      }),
    );
    return [
      sizeRow("Thread's own script, brotli", sizeSent('pages/-chat/screens.tsx', '_chats-pages-'), SCRIPT_BYTES),
      longestRow(`Longest task while a message is typed, CPU ${SLOWER} times slower`, typed),
      longestRow(`Longest task while ${MESSAGES} messages are scrolled`, thread),
      longestRow(`Longest task while ${count(seen.rows)} conversations are scrolled`, list),
    ];
  } finally {
    await product.stop();
  }
};

async function type(page: Page, session: CDPSession, address: string): Promise<number[]> {
  await page.goto(address);
  await settled(page);
  const composer = page.getByRole('textbox', { name: /^Write to/ });
  // What comes with the first letter is there when somebody has begun.
  await composer.pressSequentially('Hello. ');
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return traced(session, () => composer.pressSequentially(TYPED, { delay: 60 }));
}

interface Scrolled {
  address: string;
  /** Pixels of one turn. */
  way: number;
  until: () => Promise<boolean>;
}

/** Milliseconds that a list may take to its end. */
const LIST_TIMEOUT_MS = 300_000;

async function scroll(page: Page, session: CDPSession, { address, way, until }: Scrolled): Promise<number[]> {
  await page.goto(address);
  await settled(page);
  // Below the alerts, which come some seconds after a page.
  await page.mouse.move(200, 650);
  return traced(session, async () => {
    const giveUp = Date.now() + LIST_TIMEOUT_MS;
    for (let turn = 1; Date.now() < giveUp; turn += 1) {
      await page.mouse.wheel(0, way);
      await page.waitForTimeout(STEP_DELAY_MS);
      if (turn % 25 === 0 && (await until())) return;
    }
  });
}

const lastPlace = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Messages' }).evaluate((list) => {
    const place = list.lastElementChild?.getAttribute('aria-posinset');
    return place ? Number(place) : list.children.length;
  });

const atStart = (page: Page): Promise<boolean> =>
  page
    .getByRole('region', { name: /^Messages with/ })
    .evaluate((box) => -box.scrollTop + box.clientHeight >= box.scrollHeight - 2);

/** A member who writes with as many others as there are, up to a number; the same one again in a database that was measured before. */
async function whoHasMany(pool: pg.Pool): Promise<{ member: number; conversation: number; conversations: number }> {
  const values = ['bench-list@bench.invalid', CONVERSATIONS, MESSAGES];
  await pool.query(MEMBER, values.slice(0, 1));
  const { rows } = await pool.query<{ id: number }>(
    'select id from accounts where lower(email) = $1',
    values.slice(0, 1),
  );
  const member = rows[0]?.id ?? 0;
  for (const text of MANY(member)) await pool.query(text, text.includes('$2') ? values.slice(1) : values.slice(1, 2));
  const found = await pool.query<{ conversation: number; conversations: number }>(
    `select (array_agg(conversation_id order by last_at desc))[1] as conversation, count(*)::int as conversations
       from chat_list where member_id = $1`,
    [member],
  );
  const { conversation = 0, conversations = 0 } = found.rows[0] ?? {};
  return { member, conversation, conversations };
}

const MEMBER = `
  with made as (
    insert into accounts (site_id, email, status, language, paid_user)
    select s.id, $1, 'active', 'en', true from sites s where s.is_default
       and not exists (select from accounts where lower(email) = $1) returning id, site_id),
  named as (
    insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
    select a.id, s.pool, 'bench-list', 'male', 'hetero', '1990-01-01', 'NL' from made a join sites s on s.id = a.site_id returning id, pool, country, date_of_birth)
  insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active)
  select id, pool, 1, 2, country, date_of_birth, false, false, false, now() from named`;

const MANY = (member: number): string[] => [
  `insert into conversations (low_member_id, high_member_id, started_by)
   select least(a.id, ${member}), greatest(a.id, ${member}), ${member} from accounts a join members m using (id)
    where a.kind = 'member' and a.status = 'active' and m.status = 'active' and a.id <> ${member} and a.email not like 'bench-%'
      and m.pool = (select pool from members where id = ${member})
    order by a.id limit $1 on conflict do nothing`,
  `insert into messages (conversation_id, sender_id, key, body, cost)
   select c.id, case when n % 3 = 0 then ${member} else c.low_member_id + c.high_member_id - ${member} end, gen_random_uuid(),
          'Message ' || n || repeat(' about the weather', (n * 7 % 5)::int), 0
     from (select *, row_number() over (order by id desc) as place from conversations where ${member} in (low_member_id, high_member_id)) c
     cross join lateral generate_series(1, case when c.place = 1 then $2::int else 1 end) n
    where $1::int > 0 and not exists (select from chat_list l where l.conversation_id = c.id)
    order by c.id, n`,
  `insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
   select s.member, c.id, s.other, last.id, last.sender_id, last.body, last.created_at
     from conversations c
     cross join lateral (select id, sender_id, body, created_at from messages where conversation_id = c.id and id > 0 order by id desc limit 1) last
     cross join lateral (values (c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)) s (member, other)
    where ${member} in (c.low_member_id, c.high_member_id) and $1::int > 0 on conflict do nothing`,
];
