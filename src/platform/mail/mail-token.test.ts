import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyRingOf } from '../secrets/key-ring.ts';
import { mailIdIn, mailTokenOf } from './mail-token.ts';

const ring = (fill: number) => keyRingOf([{ id: 'a', key: Buffer.alloc(32, fill) }]);
const keys = ring(1);

test('a mail is named by letters that survive a change of case, within what an address may have', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const token = mailTokenOf(keys, id);
      expect(`b-${token}`.length).toBeLessThanOrEqual(64);
      expect(token).toMatch(/^[a-z2-7]+$/);
      expect(mailIdIn(keys, `To: <B-${token.toUpperCase()}@bounce.example>`)).toBe(id);
    }),
  );
});

test('a token that was made up, or changed in one letter, names no mail', () => {
  const token = mailTokenOf(keys, randomUUID());
  expect(mailIdIn(ring(2), `b-${token}@bounce.example`)).toBeNull();
  expect(mailIdIn(keys, `b-${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}@bounce.example`)).toBeNull();
  expect(mailIdIn(keys, `b-${token}a@bounce.example`)).toBeNull();
  expect(mailIdIn(keys, 'postmaster@bounce.example')).toBeNull();
});
