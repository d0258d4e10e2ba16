import cluster from 'node:cluster';
import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { AppError, busy, type PlatformError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { NONCE, proofOf } from '#platform/http/host-proof.ts';
import { trustedProxies } from '#platform/http/trusted-proxies.ts';
import { allMetrics, offerMetrics } from '#platform/metrics/cluster.ts';
import { collectProcessMetrics, gaugeOf } from '#platform/metrics/metrics.ts';
import { countStreams } from '#platform/realtime/sse.ts';
import type { Services } from '#platform/services.ts';
import { bloatCached, type Measures, measureCached } from '#product/upkeep/examination/measure.ts';
import { maySendHere, readinessOf } from './readiness.ts';

export function operationsRoutes(app: App, services: Services): void {
  const { config } = services;
  const trusts = trustedProxies(config.trustedProxies);
  const readiness = readinessOf(services);
  registerGauges(services);

  app.get('/healthz', { schema: { hide: true } }, async ({ query }) => {
    const { nonce } = query as { nonce?: unknown };
    const isAsked = typeof nonce === 'string' && NONCE.test(nonce);
    return { status: 'ok', ...(isAsked && { proof: proofOf(services.keys, nonce) }) };
  });

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const state = await readiness();
    return reply
      .code(maySendHere(state) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const near = trusts(request.socket.remoteAddress) && !request.headers['x-forwarded-for'];
    // A token that is set is asked of everybody: a proxy on this machine calls from loopback for the whole world.
    const allowed = config.metricsToken ? hasToken(request.headers.authorization, config.metricsToken) : near;
    if (!allowed) throw new AppError<PlatformError>('forbidden', 403);
    const { type, text } = await allMetrics().catch(() => {
      throw busy();
    });
    return reply.type(type).send(text);
  });
}

function hasToken(header: string | undefined, token: string): boolean {
  if (!header) return false;
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function registerGauges({ bus, jobs, db, reads, config }: Services): void {
  collectProcessMetrics(String(cluster.worker?.id ?? 0));
  offerMetrics();
  gaugeOf({ name: 'event_streams_open', help: 'Open event streams.', labels: [] }, () => [
    { labels: {}, value: countStreams() },
  ]);
  gaugeOf(
    { name: 'db_read_only', help: 'Processes that read copies because the database does not answer.', labels: [] },
    () => [{ labels: {}, value: reads.isReadOnly() ? 1 : 0 }],
  );
  gaugeOf({ name: 'bus_ready', help: 'Processes whose bus reaches the others.', labels: [] }, async () => [
    { labels: {}, value: (await bus.ready().catch(() => false)) ? 1 : 0 },
  ]);
  gaugeOf(
    {
      name: 'jobs',
      help: 'Jobs by queue and state, as the queue counted them last; failed ones are kept for a week.',
      labels: ['queue', 'state'],
      together: 'max',
    },
    async () => {
      const queues = await jobs.counts();
      return queues.flatMap(({ queue, waiting, active, failed }) =>
        Object.entries({ waiting, active, failed }).map(([state, value]) => ({ labels: { queue, state }, value })),
      );
    },
  );
  registerUpkeep(db, config.dataDir);
}

function registerUpkeep(db: Services['db'], dataDir: string): void {
  const measures = measureCached(db);
  const gauge = (name: string, help: string, read: (measured: Measures) => number) =>
    gaugeOf({ name, help, labels: [], together: 'max' }, async () => {
      const measured = await measures();
      return measured ? [{ labels: {}, value: read(measured) }] : [];
    });
  gaugeOf(
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest job of a queue waits since it could run.',
      labels: ['queue'],
      together: 'max',
    },
    async () =>
      ((await measures())?.oldestJobs ?? []).map(({ queue, seconds }) => ({ labels: { queue }, value: seconds })),
  );
  gauge('mail_oldest_seconds', 'Since the oldest mail was ordered that has not left.', ({ oldestMail }) => oldestMail);
  gaugeOf(
    {
      name: 'backup_verified_timestamp_seconds',
      help: 'When the last backup of a kind was read back; 0 when there is none.',
      labels: ['kind'],
      together: 'max',
    },
    async () => ((await measures())?.backupsVerified ?? []).map(({ kind, at }) => ({ labels: { kind }, value: at })),
  );
  gauge(
    'wal_archive_age_seconds',
    'Since WAL was archived last; 0 where none is archived.',
    ({ archive }) => archive.seconds,
  );
  gauge('wal_archive_failing', '1 while the newest try to archive WAL failed.', ({ archive }) =>
    archive.isFailing ? 1 : 0,
  );
  gauge(
    'restore_drill_timestamp_seconds',
    'When a restore was tried last, elsewhere; 0 when none was.',
    ({ drill }) => drill.at,
  );
  gauge('restore_drill_seconds', 'How long that took; 0 when none was tried.', ({ drill }) => drill.seconds);
  gauge(
    'db_oldest_transaction_seconds',
    'Since the oldest open transaction began; vacuum cleans nothing that is younger.',
    ({ oldestTransaction }) => oldestTransaction,
  );
  gaugeOf(
    {
      name: 'online_migrations_open',
      help: 'Long changes of the database that are not finished, by state.',
      labels: ['state'],
      together: 'max',
    },
    async () =>
      Object.entries((await measures())?.changes ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
  gauge(
    'message_partitions_ahead',
    'Empty partitions of messages beyond the one of the newest; without them no message can be sent.',
    ({ partitionsAhead }) => partitionsAhead,
  );
  const bloat = bloatCached(db);
  gaugeOf(
    {
      name: 'db_index_bloat_bytes',
      help: 'What the indexes that waste the most take beyond their rows, as statistics say.',
      labels: ['index'],
      together: 'max',
    },
    async () => ((await bloat()) ?? []).map(({ index, bytes }) => ({ labels: { index }, value: bytes })),
  );
  gauge('jobs_paused', '1 after a restore, until staff let jobs run.', ({ paused }) => (paused ? 1 : 0));
  gaugeOf(
    { name: 'data_disk_free_bytes', help: 'Free where photos are kept.', labels: [], together: 'max' },
    async () => {
      const disk = await statfs(dataDir).catch(() => null);
      return disk ? [{ labels: {}, value: disk.bavail * disk.bsize }] : [];
    },
  );
}
