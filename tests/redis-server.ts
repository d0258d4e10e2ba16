import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PROGRAM = 'redis-server';

/** Whether this machine has a Redis to start. */
export const hasRedis = spawnSync(PROGRAM, ['--version']).status === 0;

export interface RedisServer {
  url: string;
  /** Sudden, as a crash. */
  kill(): Promise<void>;
  /** On the same port, empty. */
  restart(): Promise<void>;
  /** It keeps its connections, and answers nothing until `resume`. */
  freeze(): void;
  resume(): void;
}

/** A Redis of a test's own that keeps nothing; the test kills it at its end. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = null;
    },
    async restart() {
      const nothingOnDisk = ['--save', '', '--appendonly', 'no', '--repl-diskless-load', 'on-empty-db'];
      const options = ['--port', `${port}`, '--bind', '127.0.0.1', ...nothingOnDisk];
      const started = spawn(PROGRAM, options, { stdio: 'ignore' });
      child = started;
      // Without the program, or with one that ends, nothing would ever listen.
      const failed = new Promise<never>((_, reject) => {
        started.once('error', reject);
        started.once('exit', () => reject(new Error('Redis ended before it listened.')));
      });
      const listens = async () => {
        while (started.exitCode === null && !(await accepts(port))) await wait(20);
      };
      await Promise.race([listens(), failed]);
    },
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
  await server.restart();
  return server;
}

/** A sentinel by its configuration, which it writes to; the test ends it. */
export const startSentinel = (file: string): ChildProcess => spawn(PROGRAM, [file, '--sentinel'], { stdio: 'ignore' });

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
