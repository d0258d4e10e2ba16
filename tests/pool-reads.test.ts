import { expect, test } from 'vitest';
import { chatting } from './chatting.ts';
import { crawlWorld } from './crawl-world.ts';
import { type Call, calls, freshAddress } from './endpoints.ts';
import { type Person, person } from './people.ts';
import { queriesOf } from './queries-of.ts';

// No request of a member or visitor reads two pools, so that each may lie on a server of its own one day: docs/growth.md.
const HOST = 'elsewhere.example';
const { kindling, owners, readers, people, conversations } = await crawlWorld();
const run = (text: string, ...values: unknown[]) => kindling.db.query<{ id: number }>({ text, values });
const known = [...people.map(({ id }) => id), ...conversations].map(String);

/** A challenge is another one each time. */
const RANDOM = '/api/captcha.php';
const reading = calls.filter(
  ({ method, path, endpoint }) =>
    method === 'GET' &&
    endpoint.type === undefined &&
    !endpoint.writes &&
    path !== RANDOM &&
    !path.startsWith('/api/admin/'),
);

interface Answer {
  at: string;
  status: number;
  body: string;
}

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

async function ask(call: Call, query: string, who: Person | null, host = 'localhost'): Promise<Answer> {
  const headers = { host, ...(who && { cookie: who.cookie }) };
  const sent = { url: call.path + query, headers, remoteAddress: freshAddress() };
  const { statusCode: status, body } = await kindling.app.inject(sent);
  return { at: sent.url, status, body: body.replaceAll(MOMENT, 'then') };
}

async function readAll(): Promise<Answer[]> {
  // Counts and lists are kept for a minute.
  kindling.travel(61_000);
  const answers: Answer[] = [];
  for (const who of Object.values(readers))
    for (const call of reading)
      for (const query of queriesOf(call.query, known)) answers.push(await ask(call, query, who));
  return answers;
}

/** People with the names, places and habits of those of the first pool, on a site of the second. */
async function fillSecondPool(): Promise<Person> {
  await run(
    'insert into sites (host, pool, company_id, settings) select $1, 2, company_id, settings from sites where is_default',
    HOST,
  );
  for (const [table, first] of Object.entries({ accounts: 200_000, conversations: 300_000, messages: 400_000 }))
    await run('select setval(pg_get_serial_sequence($1, $2), $3)', table, 'id', first);
  const made = {
    marit: await person(kindling, 'Marit2', { premium: true, region: 'NL-GE', city: 'Velp', age: 41, sexuality: 'bi' }),
    joost: await person(kindling, 'Joost2', { gender: 'male', region: 'NL-GE', city: 'Ede', age: 43, credits: 50 }),
    sander: await person(kindling, 'Sander2', { gender: 'male', region: 'NL-GE', city: 'Velp', age: 39 }),
  };
  await chatting(kindling, made.marit).send({ profile_id: made.joost.id }, 'The ferry at ten');
  await run('insert into likes (liker_id, liked_id) values ($1, $2), ($2, $1)', made.marit.id, made.joost.id);
  for (const [name, { id }] of Object.entries(made)) {
    await run('update accounts set site_id = (select id from sites where host = $2) where id = $1', id, HOST);
    await run('update members set pool = 2, name = initcap($2) where id = $1', id, name);
    await run('update member_search set pool = 2, has_photo = true where member_id = $1', id);
  }
  return made.marit;
}

await readAll();
const before = await readAll();
const marit = await fillSecondPool();
const after = await readAll();

test('members and visitors of a pool are answered the same, whether or not another pool is full', () => {
  expect(before.length).toBeGreaterThan(500);
  expect(before.filter(({ body }) => body.includes(`"name":"${owners.marit.name}"`)).length).toBeGreaterThan(10);
  const differing = after.filter((answer, nth) => answer.body !== before[nth]?.body);
  expect(differing.map(({ at }) => at)).toEqual([]);
});

/** Of nobody in any pool. */
const UNKNOWN = '4000000';

test('a number of another pool is answered as one that is nobody’s', async () => {
  let told = 0;
  for (const who of [marit, null])
    for (const call of reading) {
      const [unknown = [], ...others] = [UNKNOWN, ...known].map((id) => queriesOf(call.query, [id]));
      for (const [nth, query] of unknown.entries()) {
        if (!query.includes(UNKNOWN)) continue;
        const nobody = await ask(call, query, who, HOST);
        for (const [place, other] of others.entries()) {
          const id = known[place] ?? '';
          const answer = await ask(call, other[nth] ?? '', who, HOST);
          const same = nobody.body.replaceAll(UNKNOWN, id);
          expect([answer.at, answer.status, withoutRequest(answer.body)]).toEqual([
            answer.at,
            nobody.status,
            withoutRequest(same),
          ]);
          told += 1;
        }
      }
    }
  expect(told).toBeGreaterThan(100);
});

const withoutRequest = (body: string) => body.replace(/"request_id":"[^"]*"/, '');
