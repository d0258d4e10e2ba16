import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { StartError } from '#platform/start-error.ts';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

export interface Programs {
  major: number;
  pg_dump: string;
  pg_restore: string;
  psql: string;
}

/** PostgreSQL's own programs, of the server's major version or the next newer one. @throws StartError where there are none. */
export function programsFor(server: number, path = process.env.PATH ?? '', debian = DEBIAN): Programs {
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const found = [...versions, ...path.split(delimiter).filter(Boolean)]
    .filter((folder) => ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, major: majorOf(join(folder, 'pg_dump')) }))
    .sort((one, other) => one.major - other.major);
  const fit = found.find(({ major }) => major >= server);
  if (!fit) {
    const newest = found.at(-1)?.major;
    throw new StartError(
      newest
        ? `pg_dump here is of PostgreSQL ${newest}, the server is ${server}: install postgresql-client-${server} or newer.`
        : `pg_dump, pg_restore and psql are not installed here: install postgresql-client-${server} or newer.`,
    );
  }
  const of = (name: string) => join(fit.folder, name);
  return { major: fit.major, pg_dump: of('pg_dump'), pg_restore: of('pg_restore'), psql: of('psql') };
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** A connection of its own, straight to the server. @throws StartError through a pooler, or where nobody answers. */
export async function connectDirectly(url: string): Promise<{ client: pg.Client; major: number }> {
  const client = new pg.Client({ connectionString: url, application_name: 'kindling backup' });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new StartError(`The server in DATABASE_URL does not answer: ${error.message}.`);
  });
  const { rows } = await client.query<{ pid: number; number: number }>(
    "select pg_backend_pid() as pid, current_setting('server_version_num')::int as number",
  );
  const { processID } = client as unknown as { processID: number | null };
  // A pooler hands out connections under numbers of its own.
  if (rows[0]?.pid !== processID) {
    await client.end();
    throw new StartError(
      'DATABASE_URL leads through a pooler such as PgBouncer: name the server itself, since its dump changes the settings of shared connections.',
    );
  }
  return { client, major: Math.floor((rows[0]?.number ?? 0) / 10_000) };
}

/** How PostgreSQL's programs find the server: by the environment, where no other user reads the password. */
export function libpqEnvironment(url: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const at = url.indexOf('?');
  const options = new URLSearchParams(at < 0 ? '' : url.slice(at));
  const tls = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' };
  return {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    PGHOST: host,
    PGPORT: `${port}`,
    PGUSER: user,
    PGDATABASE: database,
    PGAPPNAME: 'kindling backup',
    ...(password && { PGPASSWORD: password }),
    ...Object.fromEntries(
      Object.entries(tls).flatMap(([name, variable]) => {
        const value = options.get(name);
        return value ? [[variable, value]] : [];
      }),
    ),
  };
}

/** A program that runs; `done` fails with what it complained of. */
export function startProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Running {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new StartError(`${program} failed: ${complaint.trim() || `it ended with ${code ?? signal}`}`)),
    );
  });
  done.catch(() => undefined);
  // It may end before it has read all: why, it says itself.
  child.stdin.on('error', () => undefined);
  return { child, stdin: child.stdin, stdout: child.stdout, done };
}

export interface Running {
  child: ChildProcess;
  stdin: NonNullable<ChildProcess['stdin']>;
  stdout: NonNullable<ChildProcess['stdout']>;
  done: Promise<void>;
}
