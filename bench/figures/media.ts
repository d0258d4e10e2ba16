import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../load.ts';
import { takeTurns } from '../rounds.ts';
import { startBare } from '../servers.ts';
import { type Figure, ratioRow } from './figure.ts';

const CONNECTIONS = 32;
const MIN_SHARE = 0.6;
const PHOTO = `
  select p.id from photos p join member_search s on s.member_id = p.member_id join accounts a on a.id = s.member_id
   where s.visible and p.status = 'active' and p.position = 0 and a.status = 'active' limit 1`;

export const media: Figure = async (stage) => {
  const { rows } = await stage.pool.query<{ id: number }>(PHOTO);
  const path = `/media/${rows[0]?.id}/card.webp`;
  const product = await stage.start();
  const folder = join(stage.folder, 'static');
  mkdirSync(folder, { recursive: true });
  const reply = await fetch(`${product.url}${path}`);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  writeFileSync(join(folder, 'card.webp'), bytes);
  const bare = await startBare(join(stage.folder, 'bare.log'), folder);
  const ask = (server: { port: number; pid: number }, path: string, seconds = stage.seconds) =>
    stage.costed([server.pid], () =>
      load({ program: stage.tools.wrk, ports: [server.port], seconds, connections: CONNECTIONS }, [{ path }]),
    );
  try {
    await ask(product, path, 1);
    await ask(bare, '/files/card.webp', 1);
    const compared = await takeTurns(
      stage.rounds,
      () => ask(bare, '/files/card.webp'),
      () => ask(product, path),
    );
    return [ratioRow(`Photo of ${Math.round(bytes.length / 1000)} kB`, compared, MIN_SHARE)];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
};
