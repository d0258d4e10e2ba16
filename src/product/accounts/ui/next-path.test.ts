import { expect, test } from 'vitest';
import { isChatPath, memberOfPath, pathBefore, safeNextPath, wayBack } from './next-path.ts';

test.each(['/', '/members/7', '/members?country=NL&page=2', '/chats/5#newest'])('%s is a way on', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'members',
  '',
  7,
  undefined,
])('%j leads nobody off the site', (path) => {
  expect(safeNextPath(path)).toBeNull();
});

test('the page before is taken only from this site and never the page itself', () => {
  const origin = 'https://kindling.example';
  expect(pathBefore(`${origin}/members?page=2`, origin, '/lang-config')).toBe('/members?page=2');
  expect(pathBefore(`${origin}/lang-config?next=/x`, origin, '/lang-config')).toBeNull();
  expect(pathBefore('https://search.example/q', origin, '/lang-config')).toBeNull();
  expect(pathBefore('', origin, '/lang-config')).toBeNull();
});

test('conversations are known as such', () => {
  for (const path of ['/chats', '/chats/5', '/members/7/chat', '/chats?x=1']) expect(isChatPath(path)).toBe(true);
  for (const path of ['/chatsworth', '/members/7', '/members/7/chatter', '/likes'])
    expect(isChatPath(path)).toBe(false);
});

test('the member of a profile is read from its address', () => {
  expect(memberOfPath('/members/7')).toBe(7);
  expect(memberOfPath('/members/7/chat')).toBe(7);
  expect(memberOfPath('/members')).toBeNull();
  expect(memberOfPath('/members/7x')).toBeNull();
});

test('the way back from a payment leads to a conversation or a profile of this site only', () => {
  for (const path of ['/chats/5', '/members/7/chat', '/members/7']) expect(wayBack(path)).toBe(path);
  for (const path of [
    'https://evil.example/chats/5',
    '//evil.example/chats/5',
    '/chats',
    '/chats/5/6',
    '/credits',
    '/api/activate.php',
    '',
    7,
  ])
    expect(wayBack(path)).toBeNull();
});
