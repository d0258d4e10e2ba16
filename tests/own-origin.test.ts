import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LISTED_ADDRESSES } from '#app/search-engines/existing-pages.ts';
import { chatting } from './chatting.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const { origin } = await kindling.app.sites.byHost('localhost');
const ROOT = join(import.meta.dirname, '..');

/** Elements that load something when a page is shown, by the attribute that says what; links that somebody follows do not. */
const LOADING =
  /<(?:script|img|iframe|source|video|audio|track|embed|object|input|use|image)\b[^>]*?\s(?:src|srcset|poster|data|href)="([^"]*)"/gi;
const LINK = /<link\b[^>]*>/gi;
/** Says something and loads nothing. */
const STATED = /rel="(?:canonical|alternate|license|me)"/;

/** All addresses that a browser fetches for a page by itself. */
function loadedBy(html: string): string[] {
  const links = [...html.matchAll(LINK)].flatMap(([link]) =>
    STATED.test(link) ? [] : (/href="([^"]*)"/.exec(link)?.[1] ?? []),
  );
  const elements = [...html.matchAll(LOADING)].flatMap(([, value = '']) =>
    value.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  const styles = [...html.matchAll(/(?:url\(|@import\s)\s*(?:&quot;|["'])?([^"')&;]+)/gi)].map(([, url = '']) => url);
  return [...links, ...elements, ...styles].filter(Boolean);
}

const isOwn = (address: string) => /^(data|blob):/.test(address) || new URL(address, origin).origin === origin;

test('no page of any layout loads anything from another origin, nor may a browser do it', async () => {
  const joost = await person(kindling, 'Joost', { gender: 'male' });
  const { cookie } = await person(kindling, 'Marit', { premium: true, credits: 50 });
  const { body } = await chatting(kindling, { cookie }).send({ profile_id: joost.id }, 'Hello');
  const visits: [string, string][] = [
    ...LISTED_ADDRESSES.map((url): [string, string] => [url, '']),
    ...[
      '/members',
      `/members/${joost.id}`,
      `/members/${joost.id}/signup`,
      `/members/${joost.id}/landing`,
      '/pages/faq',
      '/nowhere',
    ].map((url): [string, string] => [url, '']),
    ...['/chats', `/chats/${body.conversation_id}`, '/members', '/likes', '/profile', '/credits', '/swipe-game'].map(
      (url): [string, string] => [url, cookie],
    ),
  ];
  for (const [url, as] of visits) {
    const { html, headers } = await page(url, { cookie: as });
    expect([url, loadedBy(html).filter((address) => !isOwn(address))]).toEqual([url, []]);
    expect([url, html]).not.toEqual([
      url,
      expect.stringMatching(/rel="(?:preconnect|dns-prefetch)"|<iframe|<object|<embed/i),
    ]);
    const policy = String(headers['content-security-policy']);
    // Hashes of what stands in the page itself, and no host and no scheme but data.
    expect([url, policy.replaceAll(/'sha256-[^']+'/g, '')]).not.toEqual([
      url,
      expect.stringMatching(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/),
    ]);
    for (const directive of ["default-src 'self'", "script-src 'self'", "connect-src 'self'", "font-src 'self'"])
      expect(policy).toContain(directive);
  }
});

test('what would be loaded from elsewhere is noticed', () => {
  const foreign =
    '<img alt="" src="//tracker.example/p.gif"><link rel="stylesheet" href="https://fonts.example/a.css"><a href="https://x.example">x</a>';
  expect(loadedBy(foreign).filter((address) => !isOwn(address))).toEqual([
    'https://fonts.example/a.css',
    '//tracker.example/p.gif',
  ]);
});

test('no style sheet of the product asks another origin for anything', () => {
  for (const file of globSync('src/**/*.css', { cwd: ROOT })) {
    const css = readFileSync(join(ROOT, file), 'utf8');
    expect([file, css.match(/(?:url\(|@import\s)\s*["']?(?:https?:)?\/\/[^"')]*/g)]).toEqual([file, null]);
  }
});
