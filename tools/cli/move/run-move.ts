import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Config, readConfig } from '#platform/config/config.ts';
import { serverAddressOf } from '#platform/db/server-address.ts';
import { StartError } from '#platform/start-error.ts';
import type { MoveOrder } from '../parse-args.ts';
import { load, type Moved } from './load.ts';
import { movePhotos } from './photos.ts';
import { openSource } from './source.ts';
import { connectTo, lookAt, prepare, type Target } from './target.ts';

/**
 * Moves a deployment from its embedded database to an empty PostgreSQL. The source stays as it is; what fails may be repeated.
 * @param tell is told what is being done, line by line.
 * @throws StartError
 */
export async function move({ to }: MoveOrder, env: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<void> {
  const target = targetOf(to, env);
  const config = readConfig({ ...env, DATABASE_URL: target.url, MODE: 'demo', LOG_LEVEL: 'error' });
  const isBegun = await lookAt(target);
  const source = await openSource(config.dataDir);
  try {
    if (isBegun) tell('A move was interrupted there: it begins again.');
    await prepare(target);
    tell(`The schema is there. ${source.tables.length} tables are copied.`);
    tell(await movePhotos(config));
    const client = await connectTo(target);
    // Without its commit the server undoes all of it.
    const moved = await load(source, client, tell).finally(() => client.end());
    for (const line of [...summaryOf(moved), ...nextSteps(config, target, env)]) tell(line);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartError(`${error.message.replace(/\.?$/, '.')} The data in ${config.dataDir} is as it was.`, {
      cause: error,
    });
  } finally {
    await source.close();
  }
}

function targetOf(to: string | undefined, { DATABASE_URL }: NodeJS.ProcessEnv): Target {
  const variable = to ? '--to' : 'DATABASE_URL';
  const url = to ?? DATABASE_URL;
  if (!url) throw new StartError('Say where to: --to postgres://..., or DATABASE_URL.');
  const isAddress = () => {
    try {
      return serverAddressOf(url) !== null;
    } catch {
      return false;
    }
  };
  if (!isAddress())
    throw new StartError(`${variable} is an address such as postgres://user:password@host:5432/kindling.`);
  return { url, variable };
}

/** Tables with rows, how many, and what they are together. */
function summaryOf(moved: readonly Moved[]): string[] {
  const filled = moved.filter(({ rows }) => rows > 0);
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  const short = (sum: string) => createHash('sha256').update(sum).digest('hex').slice(0, 12);
  return [
    ...filled.map(({ name, rows, sum }) => `${name.padEnd(40)} ${`${rows}`.padStart(10)}  ${short(sum)}`),
    `${all} rows in ${filled.length} tables: the same number and the same checksum on both sides. ${moved.length - filled.length} tables are empty.`,
  ];
}

function nextSteps({ dataDir, encryptionKeys }: Config, { url }: Target, env: NodeJS.ProcessEnv): string[] {
  const { place = '', database = '' } = serverAddressOf(url) ?? {};
  const keys = encryptionKeys
    ? 'keep ENCRYPTION_KEYS'
    : `set ENCRYPTION_KEYS to what ${join(dataDir, 'encryption-keys')} holds`;
  return [
    `Next: set DATABASE_URL to the database ${database} at ${place} for all processes and commands, ${keys}, and start.`,
    ...(env.MODE ? [] : ['With DATABASE_URL a deployment is live: a demo needs MODE=demo.']),
    `Start nothing on ${dataDir} without DATABASE_URL again: waiting mails would leave twice. Remove ${join(dataDir, 'pg')} once you have a backup.`,
  ];
}
