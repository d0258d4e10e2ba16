import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { parseCommand } from './parse-args.ts';
import { runPeopleCommand } from './people.ts';

const product = await startTestApp();
const operator = { db: product.db, callsOn: () => product.calls() };
const run = (...words: string[]) => {
  const order = parseCommand(words);
  if (order.what !== 'setup_code' && order.what !== 'staff' && order.what !== 'member') throw new Error(order.what);
  return runPeopleCommand(operator, product.services.now(), order);
};
const ask = async (text: string) => (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;

test('a code for the set-up is made while there is no staff, and never after', async () => {
  await ask("delete from accounts where kind = 'staff'");
  const [made] = await run('setup', 'code', '--json');
  expect(JSON.parse(made ?? '')).toEqual({ code: expect.stringMatching(/^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}$/) });
  await run('staff', 'create', 'ada@example.com', '--role', 'admin', '--all', '--json');
  await expect(run('setup', 'code')).rejects.toThrow('There is staff already');
});

test('staff get a password that is told once, or the one of a file, and stand in the log', async () => {
  const [made] = await run('staff', 'create', 'Bo@example.com', '--role', 'support', '--json');
  expect(JSON.parse(made ?? '')).toEqual({
    ...{ id: expect.any(Number), email: 'bo@example.com', role: 'support' },
    password: expect.stringMatching(/^[\w-]{22}$/),
  });
  await expect(run('staff', 'create', 'bo@example.com', '--role', 'support')).rejects.toThrow('has an account');
  const path = join(product.services.config.dataDir, 'password');
  await writeFile(path, 'short\n');
  await expect(run('staff', 'create', 'cas@example.com', '--role', 'finance', '--password-file', path)).rejects.toThrow(
    'shorter',
  );
  await writeFile(path, 'lantern street 9\n');
  const [said] = await run('staff', 'create', 'cas@example.com', '--role', 'finance', '--password-file', path);
  expect(said).toBe('cas@example.com is finance.');
  expect(await ask('select 1 from setups')).toEqual([]);
  const login = { login: 'cas@example.com', password: 'lantern street 9' };
  expect((await product.app.inject({ method: 'POST', url: '/api/user.php', payload: login })).statusCode).toBe(200);
  expect(await ask("select after from audit_entries where verb = 'staff.made' order by id desc limit 1")).toEqual([
    { after: { role: 'finance', all_sites: false } },
  ]);
});

test('a member is found by number, address and letters of the name, and addresses are masked', async () => {
  const marit = await person(product, 'maritvandijk');
  for (const words of [`${marit.id}`, marit.email, 'itvand']) {
    const [found] = await run('member', 'find', words, '--json');
    expect(JSON.parse(found ?? '')).toMatchObject([{ id: marit.id, email: 'm•••@example.com' }]);
  }
  await expect(run('member', 'find', 'xy')).rejects.toThrow('Three letters');
  await expect(run('member', 'find', 'nobody at all')).rejects.toThrow('Nobody found');
  await expect(run('member', 'find', marit.email, '--site', 'nowhere.example')).rejects.toThrow('no site');
});

test.for([
  ['setup'],
  ['setup', 'code', 'now'],
  ['staff', 'create', 'ada@example.com'],
  ['staff', 'create', 'ada', '--role', 'admin'],
  ['staff', 'create', 'ada@example.com', '--role', 'king'],
  ['staff', 'create', 'ada@example.com', 'bo@example.com', '--role', 'admin'],
  ['member', 'find'],
  ['member', 'find', 'marit', '--all'],
])('%j is refused before anything is opened', (words) => {
  expect(() => parseCommand(words)).toThrow('npm run cli -- site');
});
