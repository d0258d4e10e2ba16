import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TEST_ACCOUNTS } from '#app/payment-providers.ts';
import { readConfig } from '#platform/config/config.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { freePort } from '../free-port.ts';
import { until } from './client.ts';
import { deployedFile, variablesIn } from './deployed.ts';
import { asDatabaseUser, idOf, program, run } from './programs.ts';

beforeAll(ensureBuilt, 300_000);
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kindling-deploy-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a file where an engine reads it. */
function put(name: string, changes: [found: string, instead: string][] = []): string {
  const path = join(folder, name);
  writeFileSync(path, deployedFile(name, changes), { mode: 0o644 });
  return path;
}
const READS_YAML = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))';
/** By the reader that Patroni brings. */
const yamlIn = (text: string) =>
  JSON.parse(spawnSync('/usr/bin/python3', ['-c', READS_YAML], { input: text }).stdout.toString());
const KEY = `2026:${Buffer.alloc(32, 7).toString('base64')}`;

test('a change of a file that finds nothing to change fails', () => {
  expect(() => deployedFile('haproxy.cfg', [['127.0.0.1:5001', '127.0.0.1:1']])).toThrow(
    'deploy/haproxy.cfg does not hold "127.0.0.1:5001".',
  );
});

test('the product starts with the variables of each file, and reads every one of them', () => {
  const compose = yamlIn(deployedFile('compose.yaml')).services.kindling.environment as Record<string, string>;
  const secret = (text: string) =>
    text
      .replace(/\$\{SMTP_URL:\?\}/, 'smtps://a:b@mail.example.com')
      .replace(/\$\{ENCRYPTION_KEYS:\?\}/, KEY)
      .replace(/\$\{PUBLIC_URL:\?\}/, 'https://www.example.com')
      .replace(/\$\{\w+:\?\}/, 'secret');
  const image = Object.fromEntries(
    [...deployedFile('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').map((word) => word.split('=')),
    ),
  );
  const unit = Object.fromEntries(
    [...deployedFile('kindling.service').matchAll(/^Environment=(.+)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').map((word) => word.split('=')),
    ),
  );
  const machine = variablesIn(deployedFile('kindling.env', [['ENCRYPTION_KEYS=', `ENCRYPTION_KEYS=${KEY}`]]));
  const environments = [
    { ...unit, ...machine },
    { ...image, ...Object.fromEntries(Object.entries(compose).map(([name, text]) => [name, secret(text)])) },
  ];
  for (const environment of environments) {
    const read = new Set<string>();
    const asked = new Proxy(environment, {
      get(target, name) {
        read.add(String(name));
        return target[String(name)];
      },
    });
    expect(readConfig(asked, TEST_ACCOUNTS)).toMatchObject({ mode: 'live', publicUrl: 'https://www.example.com' });
    expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([]);
  }
  expect(readConfig(environments[0], TEST_ACCOUNTS).databaseReplicaUrls).toHaveLength(3);
});

test('HAProxy and Caddy take their files', () => {
  run(program('haproxy') ?? '', ['-c', '-f', put('haproxy.cfg')]);
  const validate = (...hosts: string[]) =>
    spawnSync(
      'env',
      [...hosts, program('caddy') ?? '', 'adapt', '--validate', '--config', put('Caddyfile'), '--adapter', 'caddyfile'],
      { encoding: 'utf8' },
    );
  const own = validate();
  expect([own.status, JSON.parse(own.stdout).apps.http.servers.srv0.routes[0].match[0].host]).toEqual([
    0,
    ['www.example.com', 'www.example.org'],
  ]);
  const { services } = yamlIn(deployedFile('compose.yaml'));
  const composed = validate('HOSTS=www.example.net', `KINDLING=${services.caddy.environment.KINDLING}`);
  expect(composed.status).toBe(0);
  expect([...composed.stdout.matchAll(/"dial":"([^"]+)"/g)].map(([, place]) => place)).toEqual([
    'kindling-kindling-1:3000',
    'kindling-kindling-2:3000',
  ]);
});

test('Patroni takes its file, and asks etcd by the API that compares before it writes', async () => {
  const path = put('postgresql.yml', [
    ['listen: 10.0.0.11:8008', `listen: 127.0.0.1:${await freePort()}`],
    ['listen: 10.0.0.11:5432', `listen: 127.0.0.1:${await freePort()}`],
  ]);
  const { stdout, stderr } = spawnSync(...asDatabaseUser(program('patroni') ?? '', ['--validate-config', path]), {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  // Nothing runs at the addresses of etcd here.
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !/is not reachable/.test(line));
  expect(complaints).toEqual([]);
  const settings = yamlIn(deployedFile('postgresql.yml'));
  const version =
    /(\d+)\.(\d+)\.(\d+)/
      .exec(run('patroni', ['--version']).stdout)
      ?.slice(1)
      .map(Number) ?? [];
  const [major = 0, minor = 0, patch = 0] = version;
  const compares = major > 3 || (major === 3 && (minor > 0 || patch >= 3));
  expect('etcd' in settings || compares).toBe(true);
  const { ttl, loop_wait, retry_timeout } = settings.bootstrap.dcs;
  expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
});

const analyze = program('systemd-analyze');

test.skipIf(!analyze)('systemd takes the units', () => {
  const units = [
    ...['kindling.service', 'kindling-backup.service'].map((name) => put(name, [['/opt/kindling', root]])),
    put('kindling-pgbackrest@.service', [['/usr/local/bin', join(root, 'deploy')]]),
    ...['kindling-backup.timer', 'kindling-pgbackrest@full.timer', 'kindling-pgbackrest@incr.timer'].map((name) =>
      put(name),
    ),
  ];
  const { status, stderr } = spawnSync(analyze ?? '', ['verify', ...units], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('nobody who may write nothing starts what the image holds, and its own question finds it alive', async () => {
  const dockerfile = deployedFile('Dockerfile');
  const tree = join(folder, 'image');
  const data = join(folder, 'data');
  mkdirSync(tree);
  mkdirSync(data);
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  for (const path of copied.map((one) => one.replace('/opt/kindling/', ''))) {
    if (path === 'node_modules') symlinkSync(join(root, path), join(tree, path));
    else cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot) run('chown', [`${idOf('-u', 'nobody')}`, data]);
  const port = String(await freePort());
  const words = (name: string): string[] =>
    JSON.parse(new RegExp(`${name} (\\[.+\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]');
  const asNobody = ([, ...args]: string[]): [string, string[]] => {
    const command: [string, string[]] = [process.execPath, args];
    return isRoot ? ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', ...command.flat()]] : command;
  };
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: data, PORT: port, DEMO_MEMBERS: '40' };
  const [command, args] = asNobody(words('^CMD'));
  const product = spawn(command, args, { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(product, 'exit');
  let printed = '';
  for (const stream of [product.stdout, product.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  onTestFinished(() => void product.kill('SIGKILL'));
  await until(
    'it is ready',
    () => {
      if (product.exitCode !== null) throw new Error(printed);
      return printed.includes('Kindling is ready');
    },
    120,
  );
  const [asks, question] = asNobody(words('HEALTHCHECK.* CMD').map((word) => word.replace(':3000', `:${port}`)));
  expect(spawnSync(asks, question).status).toBe(0);
  product.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(spawnSync(asks, question).status).toBe(1);
});
