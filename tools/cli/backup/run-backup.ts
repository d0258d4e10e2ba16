import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import { StartError } from '#platform/start-error.ts';
import { beginRestore, resumeJobs, waitingRestore } from '#product/upkeep/begin-restore.ts';
import { openOperator } from '../../operator/operator.ts';
import type { BackupOrder, RestoreOrder } from '../parse-args.ts';
import { decryptionFor, encryptionFor, UNENCRYPTED } from './encryption.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { type Settled, settle } from './settle.ts';

const MB = 1024 ** 2;
const megabytes = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
const configOf = (env: NodeJS.ProcessEnv) => readConfig({ ...env, MODE: 'demo', LOG_LEVEL: 'error' });

/** Makes a backup. @returns what was done, line by line. @throws StartError */
export async function backUp(order: BackupOrder, env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = configOf(env);
  const to = order.to ?? config.backupDir;
  if (!to) throw new StartError('Say where to: --to <folder>, or BACKUP_DIR.');
  await mkdir(to, { recursive: true, mode: 0o700 });
  const encryption = order.unencrypted ? UNENCRYPTED : await encryptionFor(to, { ...order, env });
  const { folder, manifest, expired } = await makeBackup(config, {
    ...{ to: resolve(to), keep: order.keep, encryption, now: new Date(), env },
  });
  const { media, dump, counts, secrets } = manifest;
  return [
    `${folder}: ${counts.accounts} accounts, ${counts.messages} messages, a database of ${megabytes(dump.bytes)}. It was read back whole.`,
    media.where === 'disk'
      ? `${media.files} files of ${megabytes(media.bytes)} are beside it, in media.`
      : `Photos are in the bucket ${media.bucket}: turn on its versioning, or copy it to a second bucket.`,
    ...(secrets.length ? [`Keep elsewhere, a restore needs them: ${secrets.join(', ')}.`] : []),
    ...(manifest.encrypted ? [] : ['It is not encrypted: whoever has it can read it all.']),
    ...expired.map((name) => `Removed ${name}.`),
  ];
}

/** Restores a backup. @returns what was done, line by line, and whether all of it is well. @throws StartError */
export async function restore(
  order: RestoreOrder,
  env: NodeJS.ProcessEnv,
): Promise<{ lines: string[]; well: boolean }> {
  const config = configOf(env);
  const manifest = await readManifest(order.from);
  const encryption = manifest.encrypted
    ? await decryptionFor(dirname(resolve(order.from)), { ...order, env })
    : UNENCRYPTED;
  const done = await restoreBackup({ config, from: order.from, manifest, encryption, env });
  const { counts, media, secrets, made_at } = manifest;
  const { files, lost, wrong } = done;
  return {
    well: !wrong.length && !lost.length,
    lines: [
      `The database of ${made_at} is here: ${counts.accounts} accounts, ${counts.messages} messages.`,
      media.where === 'disk'
        ? `${files - lost.length} of ${files} files are here.`
        : `Photos stay in the bucket ${media.bucket}: set S3_* to it, or to its copy.`,
      ...lost.map((path) => `Lost, or damaged in the backup: ${path}`),
      ...settledLines(done),
      ...(secrets.length ? [`The deployment had: ${secrets.join(', ')}.`] : []),
      'No jobs run. Start the servers, look around, then: npm run cli -- resume',
    ],
  };
}

/** What was done to restored data, and what is wrong with it. */
const settledLines = ({ sessions, unsent, erased, wrong }: Settled): string[] => [
  `${sessions} sessions ended, ${unsent} mails and pushes that waited then are not sent, ${erased} accounts erased since are erased again.`,
  ...(wrong.length
    ? wrong.map((what) => `WRONG  ${what}`)
    : ['Credits are the sums of their ledgers, and payments add up.']),
];

/**
 * Makes of a database that another program restored to a time one that may be used, before any server starts on it. May be repeated.
 * @throws StartError where the database is the embedded one.
 */
export async function settleRestored(at: Date, env: NodeJS.ProcessEnv): Promise<{ lines: string[]; well: boolean }> {
  const config = configOf(env);
  if (!config.databaseUrl) throw new StartError('Name the restored database in DATABASE_URL.');
  const operator = await openOperator(env);
  await beginRestore(operator.db, { backup: 'pgbackrest', at, now: new Date() }).finally(operator.close);
  const folders = config.backupDir ? [resolve(config.backupDir)] : [];
  const done = await settle({ config, env, since: at, folders });
  return {
    well: !done.wrong.length,
    lines: [...settledLines(done), 'No jobs run. Start the servers, look around, then: npm run cli -- resume'],
  };
}

/** Lets jobs run after a restore. @throws StartError where they do, or where `--yes` is missing. */
export async function resume(sql: Sql, { yes, as }: { yes: boolean; as: string }, now: Date): Promise<string[]> {
  const waiting = await waitingRestore(sql);
  if (!waiting) throw new StartError('Jobs run already.');
  const { rows } = await sql.query<{ name: string; count: number }>({
    text: "select name, count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') group by name order by name",
  });
  if (!yes)
    throw new StartError(
      [
        `Since the restore of ${waiting.backup} no jobs run. These wait:`,
        ...rows.map(({ name, count }) => `  ${count} ${name}`),
        'Refunds that left after the backup: look at the provider first, and refuse here what went back there.',
        'Then: npm run cli -- resume --yes',
      ].join('\n'),
    );
  // Of what is done at set times one run is enough, however long nobody did it.
  await sql.query({
    text: `delete from jobs.job j using jobs.schedule s
            where j.name = s.name and j.state = 'created'
              and exists (select from jobs.job o where o.name = j.name and o.state = 'created' and o.id > j.id)`,
  });
  await resumeJobs(sql, as, now);
  return [`Jobs run again after the restore of ${waiting.backup}, on servers that are up within five seconds.`];
}
