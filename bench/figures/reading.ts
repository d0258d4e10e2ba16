import type { Ask } from '../load.ts';
import { cookieOf } from '../people.ts';
import { type Script, scriptOf } from '../pgbench.ts';
import type { Statement } from '../recorder.ts';
import { takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ratioRow } from './figure.ts';
import {
  askAll,
  asMembers,
  CONNECTIONS,
  compareSql,
  SQL_CONNECTIONS,
  sqlAlone,
  timesOf,
  WARM_SECONDS,
} from './same-sql.ts';

export const suggestions: Figure = async (stage) => {
  const asked = await asMembers(stage, stage.people.viewers, () => '/api/suggestions.php');
  return [ratioRow('Suggestions', await compareSql(stage, asked), 0.4)];
};

export const profile: Figure = async (stage) => {
  const { viewers } = stage.people;
  const other = new Map(viewers.map((id, place) => [id, viewers[(place + 1) % viewers.length]]));
  const asked = await asMembers(stage, viewers, (id) => `/api/member.php?id=${other.get(id)}`);
  return [ratioRow('Profile', await compareSql(stage, asked), 0.35)];
};

export const chats: Figure = async (stage) => {
  const asked = await asMembers(stage, stage.people.viewers, () => '/api/chats.php');
  const smallest = await smallestOf(stage, '/api/chats.php');
  const alone = await takeTurns(
    stage.rounds,
    () => sqlAlone(stage, smallest, SQL_CONNECTIONS),
    () => askAll(stage, asked.asks, stage.seconds, CONNECTIONS),
  );
  return [
    ratioRow('Chat list', await compareSql(stage, asked), 0.35),
    ratioRow('Chat list (limit: its smallest statement)', alone, 0.45),
  ];
};

async function smallestOf(stage: Stage, path: string): Promise<Script[]> {
  const each: Statement[][] = [];
  for (const id of stage.people.viewers) each.push((await stage.recorder.statementsOf(path, cookieOf(id))).again);
  const [first = []] = each;
  const times = await timesOf(stage, first);
  const place = times.indexOf(Math.min(...times));
  return each.map((statements) => scriptOf(statements.slice(place, place + 1)));
}

export const likes: Figure = async (stage) => [
  ratioRow('Likes', await compareSql(stage, await asMembers(stage, stage.people.viewers, () => '/api/likes.php')), 0.4),
];

const POLLED = ['/api/user.php', '/api/badges.php', '/api/chats.php', '/api/likes.php'];

/** A browser asks again and nothing has changed, against the cheapest query there is. */
export const poll: Figure = async (stage) => {
  const { viewers } = stage.people;
  const cheapest: Script = {
    text: `\\set id random(${Math.min(...viewers)}, ${Math.max(...viewers)})\nselect credits from accounts where id = :id;\n`,
    variables: {},
  };
  let untagged = 0;
  const ours = async (seconds: number) => {
    // Tags go stale by themselves after some minutes: every turn begins with fresh ones, as a browser's would be.
    const asks = await taggedPolls(stage);
    untagged = asks.filter((ask) => ask.status !== 304).length;
    return askAll(stage, asks, seconds, CONNECTIONS);
  };
  await ours(WARM_SECONDS);
  const compared = await takeTurns(
    stage.rounds,
    () => sqlAlone(stage, [cheapest], SQL_CONNECTIONS),
    () => ours(stage.seconds),
  );
  if (!untagged) return [ratioRow('Unchanged poll', compared, 0.15)];
  return [{ ...ratioRow(`Poll, ${untagged} addresses without a tag`, compared, 0.15), met: false }];
};

async function taggedPolls(stage: Stage): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const path of POLLED)
    for (const id of stage.people.viewers) {
      const headers = { cookie: cookieOf(id) };
      const reply = await fetch(`${stage.products[0].url}${path}`, { headers });
      await reply.arrayBuffer();
      const tag = reply.headers.get('etag');
      asks.push(
        tag === null ? { path, headers } : { path, headers: { ...headers, 'if-none-match': tag }, status: 304 },
      );
    }
  return asks;
}
