import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

test('the metrics are those of all workers, whichever of them is asked, and every line says who wrote it', async () => {
  const product = await startProduct({
    DATA_DIR: `${postgres.folder}/product`,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    WORKERS: '2',
  });
  await product.untilPrinted(/is ready at/);
  await product.untilReady();
  const settings = `${product.url}/api/settings.php`;
  for (let call = 0; call < 20; call += 1) {
    // A connection each, so that both workers get some.
    const reply = await fetch(settings, { headers: { connection: 'close' } });
    expect(reply.status).toBe(200);
  }
  for (let look = 0; look < 4; look += 1) {
    const reply = await fetch(`${product.url}/metrics`, { headers: { connection: 'close' } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    const text = await reply.text();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{route="\/api\/settings\.php",method="GET",status="2xx"\} 20$/m,
    );
    for (const worker of ['1', '2'])
      expect(text).toMatch(new RegExp(`^event_loop_delay_seconds\\{quantile="0.99",worker="${worker}"\\} `, 'm'));
    expect(text).toMatch(/^db_pool\{pool="first",state="waiting"\} 0$/m);
    expect(text).toMatch(/^jobs\{queue="mail",state="waiting"\} 0$/m);
    expect(text).toMatch(/^bus_ready 2$/m);
    expect(text).toMatch(/^jobs_oldest_seconds\{queue="mail"\} \d/m);
    expect(text).toMatch(/^mail_oldest_seconds \d/m);
    expect(text).toMatch(/^backup_verified_timestamp_seconds\{kind="dump"\} 0$/m);
    for (const name of ['wal_archive_age', 'restore_drill', 'restore_drill_timestamp'])
      expect(text).toMatch(new RegExp(`^${name}_seconds 0$`, 'm'));
    expect(text).toMatch(/^wal_archive_failing 0$/m);
    expect(text).toMatch(/^jobs_paused 0$/m);
    expect(text).toMatch(/^data_disk_free_bytes [1-9]/m);
  }
  expect(await product.end()).toBe(0);
  const lines = product
    .printed()
    .split('\n')
    .filter((line) => line.includes('/api/settings.php'))
    .map((line) => (JSON.parse(line) as { worker: number }).worker);
  expect(lines).toHaveLength(20);
  expect(new Set(lines)).toEqual(new Set([1, 2]));
}, 300_000);
