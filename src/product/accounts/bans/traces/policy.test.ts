import { expect, test } from 'vitest';
import { addressHash, mailboxOf } from './policy.ts';

test('spellings of one mailbox are one, and those of two stay two', () => {
  for (const [written, box] of [
    ['R.Ogier+love@GoogleMail.com', 'rogier@gmail.com'],
    ['rogier@gmail.com.', 'rogier@gmail.com'],
    ['Rogier+2@example.com', 'rogier@example.com'],
    ['r.ogier@example.com', 'r.ogier@example.com'],
    ['rogier@münchen.de', 'rogier@xn--mnchen-3ya.de'],
    ['ROGIER@XN--MNCHEN-3YA.DE', 'rogier@xn--mnchen-3ya.de'],
    ['ｒｏｇｉｅｒ@example.com', 'rogier@example.com'],
  ])
    expect(mailboxOf(written ?? '')).toBe(box);
});

test('the hash of an address is another one in every pool and by every key', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hashes = [addressHash(one, 1, 'a@b.nl'), addressHash(one, 2, 'a@b.nl'), addressHash(two, 1, 'a@b.nl')];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(3);
  expect(addressHash(one, 1, 'A+x@b.nl')).toEqual(hashes[0]);
});
