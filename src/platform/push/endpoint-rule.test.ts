import { expect, test } from 'vitest';
import { lookupPublic } from './endpoint-rule.ts';

const found = (host: string) =>
  new Promise<string>((resolve) =>
    lookupPublic(host, {}, (error, address) => resolve(error ? 'nothing' : String(address))),
  );

test('a name that leads into a private network leads nowhere', async () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
  ])
    expect(await found(host), host).toBe('nothing');
  for (const host of ['::1', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1'])
    expect(await found(host), host).toBe('nothing');
  expect([await found('8.8.8.8'), await found('2606:4700::1111')]).toEqual(['8.8.8.8', '2606:4700::1111']);
});
