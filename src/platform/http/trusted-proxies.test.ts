import { expect, test } from 'vitest';
import { networksIn, trustedProxies } from './trusted-proxies.ts';

test('without a list only this machine is believed', () => {
  const trusts = trustedProxies([]);
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) expect(trusts(address)).toBe(true);
  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', 'nonsense', '', undefined])
    expect(trusts(address)).toBe(false);
});

test('networks and single addresses are believed beside it, also where IPv4 comes as IPv6', () => {
  const trusts = trustedProxies(networksIn('10.1.0.0/16, 192.0.2.7 2001:db8::/32') ?? []);
  for (const address of ['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:5::1'])
    expect([address, trusts(address)]).toEqual([address, true]);
  for (const address of ['10.2.0.1', '192.0.2.8', '::ffff:192.0.2.8', '2001:db9::1'])
    expect([address, trusts(address)]).toEqual([address, false]);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', 'proxy', '10.0.0.0/8/8', '10.0.0.1;10.0.0.2'])(
  '%s is no list of networks',
  (text) => expect(networksIn(text)).toBeNull(),
);
