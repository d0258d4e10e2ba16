import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Explained, explain, explainInside } from '../explain.ts';
import { cookieOf, PAIRS } from '../people.ts';
import { root } from '../servers.ts';
import type { Stage } from '../stage.ts';
import { count, type Figure } from './figure.ts';

const SMALL = 10_000;

export const explained: Explained[] = [];

/** No hot statement reads a table that grows from end to end, by whichever plan. */
export const plans: Figure = async (stage) => {
  const names = await statementNames();
  const seen = new Set<string>();
  explained.length = 0;
  for (const [path, id] of await hotRequests(stage)) {
    const { first } = await stage.recorder.statementsOf(path, cookieOf(id));
    for (const statement of first) {
      const name = `${names.get(statement.text) ?? 'unnamed'}${path.includes('page=50') ? ', page 50' : ''}`;
      if (seen.has(name)) continue;
      seen.add(name);
      explained.push(...(await explain(stage.pool, name, statement)));
    }
  }
  explained.push(...((await explainInside(stage.pool, 'send_message', await sendCall(stage))) ?? []));
  const sizes = await tableSizes(stage);
  const whole = explained.flatMap(({ name, mode, wholeTables }) =>
    wholeTables
      .filter((table) => (sizes.get(table) ?? 0) > SMALL)
      .map((table) => `${name} (${mode}) reads all of ${table}`),
  );
  const slowest = explained.reduce((a, b) => (b.time > a.time ? b : a));
  const widest = explained.reduce((a, b) => (b.buffers > a.buffers ? b : a));
  return [
    {
      figure: `Plans of ${seen.size + 1} hot statements`,
      limit: '',
      ours: `slowest ${slowest.name} ${slowest.time.toFixed(2)} ms; widest ${widest.name} ${count(widest.buffers)} buffers`,
      result: whole.length ? whole.join('; ') : 'no table that grows is read whole',
      target: 'no sequential scan',
      met: whole.length === 0,
      cpu: '',
      ...(whole.length ? { broken: `Plans: ${whole.join('; ')}.` } : {}),
    },
  ];
};

async function hotRequests(stage: Stage): Promise<[path: string, id: number][]> {
  const [viewer = 0, other = 0] = stage.people.viewers;
  const [deep = 0] = stage.people.deep;
  const photo = 'select id from photos where status = $1 order by id limit 1';
  const { rows: photos } = await stage.pool.query<{ id: number }>(photo, ['active']);
  const talk = 'select conversation_id as id from chat_list where member_id = $1 and not removed limit 1';
  const { rows: talks } = await stage.pool.query<{ id: number }>(talk, [viewer]);
  return [
    ['/api/members.php', deep],
    ['/api/members.php?page=50', deep],
    ['/api/members.php?sort=new', deep],
    ['/api/members.php?sort=near', deep],
    ['/api/members.php?within=25', deep],
    ['/api/suggestions.php', viewer],
    [`/api/member.php?id=${other}`, viewer],
    [`/api/similar-members.php?id=${other}`, viewer],
    ['/api/user.php', viewer],
    ['/api/chats.php', viewer],
    ['/api/likes.php', viewer],
    [`/api/chat.php?id=${talks[0]?.id}`, viewer],
    ['/api/settings.php', viewer],
    [`/media/${photos[0]?.id}/blur.webp`, viewer],
  ];
}

async function sendCall(stage: Stage): Promise<string> {
  const [sender = 0] = stage.people.senders;
  return `select * from send_message(row(${sender}, null, ${sender + PAIRS}, gen_random_uuid(), 'Hello', ${stage.price}, ${stage.freeConversations}, false, null, null, clock_timestamp(), null, 0)::message_order)`;
}

async function tableSizes(stage: Stage): Promise<Map<string, number>> {
  const { rows } = await stage.pool.query<{ name: string; rows: number }>(
    "select relname as name, greatest(reltuples, 0)::float8 as rows from pg_class where relkind = 'r'",
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

/** The product's statements by their texts, named as the code names them: `members/search page`. */
async function statementNames(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of globSync('src/product/**/queries.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    const feature = file.replace('src/product/', '').replace('/queries.ts', '');
    for (const [name, value] of Object.entries(exported)) note(names, `${feature} ${name}`, value);
  }
  return names;
}

function note(names: Map<string, string>, name: string, value: unknown): void {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return;
  if ('text' in value && typeof value.text === 'string') names.set(value.text, name);
  else if (typeof value === 'object')
    for (const [key, part] of Object.entries(value)) note(names, `${name} ${key}`, part);
}
