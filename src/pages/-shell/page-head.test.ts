import { expect, test } from 'vitest';
import { ApiError } from '#platform/http/transport.ts';
import { pageHead } from './page-head.ts';

const match = (error: unknown = null, status = error ? 'error' : 'success') =>
  ({ context: { t: (key: string) => key }, status, error }) as unknown as Parameters<typeof pageHead>[0];
const titleOf = (...given: Parameters<typeof pageHead>) => pageHead(...given).meta[0]?.title;

test('a page is called by its title, and by what tells it from others of that title', () => {
  expect(titleOf(match(), 'Sent', 'Likes')).toBe('Sent · Likes');
  expect(titleOf(match(), 'Join for free', undefined)).toBe('Join for free');
});

test.each([
  [new ApiError(0, 'offline', ''), 'pages.shell.unreached.headline'],
  [new ApiError(404, 'not_found', 'Not found'), 'pages.shell.notFound.headline'],
  [new ApiError(403, 'blocked_by_member', 'You are blocked'), 'You are blocked'],
  [new ApiError(500, 'internal', ''), 'pages.shell.error.default'],
  [new Error('broken'), 'pages.shell.error.default'],
])('a page that fails is called what is shown instead of it: %s', (error, title) => {
  expect(titleOf(match(error), 'Chats', 'Kindling')).toBe(title);
});
