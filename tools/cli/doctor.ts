import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { type Config, readConfig } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { bad, type Finding, findAll, fine, type Look } from '#product/upkeep/examination/find-all.ts';
import { lookAtBackups } from '#product/upkeep/examination/look-at-backups.ts';
import { lookAtDatabase } from '#product/upkeep/examination/look-at-database.ts';
import { lookAtMail } from '#product/upkeep/examination/look-at-mail.ts';
import { lookAtPushKeys } from '#product/upkeep/examination/look-at-push-keys.ts';
import { looksAtSites } from './look-at-sites.ts';

const GB = 1024 ** 3;
/** Bytes that the disk should have left, at least. */
const ROOM_BYTES = 2 * GB;
/** Milliseconds that the mail server has to greet. */
const GREETING_MS = 10_000;

/** Looks at everything that a deployment needs. @param env the environment that its servers have. */
export async function examine(db: Sql, embedded: boolean, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const [config, refused] = configOf(env);
  const live = config.mode === 'live';
  const looks: Look[] = [
    {
      about: 'environment',
      look: async () => [
        refused === null ? fine(`servers start as ${config.mode}`) : bad(refused, 'set it for all processes'),
      ],
    },
    ...lookAtDatabase(db, embedded),
    { about: 'disk', look: () => disk(config) },
    { about: 'photos', look: () => photos(config) },
    ...(config.smtpUrl ? [{ about: 'mail', look: () => mail(config.smtpUrl ?? '') }] : []),
    ...lookAtMail(db),
    ...(await lookAtPushKeys(db)),
    ...lookAtBackups(db),
    ...(await looksAtSites(db, { live, secretsDir: config.secretsDir, https: config.publicUrl.startsWith('https:') })),
    { about: 'waiting', look: () => waiting(db) },
  ];
  return findAll(looks);
}

/** @returns the configuration, and why servers would not start with it. */
function configOf(env: NodeJS.ProcessEnv): [Config, string | null] {
  try {
    return [readConfig(env), null];
  } catch (error) {
    if (error instanceof StartError) return [readConfig({ ...env, MODE: 'demo' }), error.message];
    throw error;
  }
}

async function disk({ dataDir }: Config): Promise<Omit<Finding, 'about'>[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const says = `${((bavail * bsize) / GB).toFixed(1)} GB are free below ${dataDir}`;
  return [bavail * bsize < ROOM_BYTES ? bad(says, 'make room: photos and the embedded database need it') : fine(says)];
}

async function photos(config: Config): Promise<Omit<Finding, 'about'>[]> {
  const storage = await openStorage(config);
  const key = `doctor/${randomUUID()}`;
  await storage.put(key, new TextEncoder().encode(key));
  const read = await storage.get(key);
  await storage.remove(key);
  return [
    read && new TextDecoder().decode(read) === key
      ? fine(config.s3 ? `are kept in ${config.s3.bucket}` : 'are kept on this disk')
      : bad('what was stored is read otherwise', 'look at the storage'),
  ];
}

async function mail(url: string): Promise<Omit<Finding, 'about'>[]> {
  const transport = createTransport({ url, connectionTimeout: GREETING_MS, greetingTimeout: GREETING_MS });
  try {
    await transport.verify();
    return [fine('the server takes mails')];
  } catch (error) {
    return [bad(`the server says: ${error instanceof Error ? error.message : error}`, 'look at SMTP_URL')];
  } finally {
    transport.close();
  }
}

/** Hours after which members should have heard. */
const PROMISED_HOURS = 24;

async function waiting(db: Sql): Promise<Omit<Finding, 'about'>[]> {
  const { rows } = await db.query<{ what: string; count: number; late: number }>({
    text: `select what, count(*)::int as count, count(*) filter (where since < now() - interval '${PROMISED_HOURS} hours')::int as late
             from (select 'photos' as what, created_at as since from photos where status = 'pending'
                   union all select 'reports', created_at from reports where status = 'open') waits group by what order by what`,
  });
  if (!rows.length) return [fine('nothing waits for staff')];
  return rows.map(({ what, count, late }) =>
    late
      ? bad(`${late} of ${count} ${what} wait longer than ${PROMISED_HOURS} hours`, 'npm run moderate')
      : fine(`${count} ${what}, none longer than ${PROMISED_HOURS} hours`),
  );
}
