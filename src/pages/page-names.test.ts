import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS } from '#product/backoffice/contract.ts';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { isBackOffice, PAGE_LIST, pageOf, warnsAtEntry } from './page-names.ts';

/** SPEC 2, "Route names used internally". */
const SPEC_NAMES = `index, members, members-id, chats, chats-id, likes, likes-type, likes-m-id, credits,
  credits-id-paymentmethod, credits-repeat-order, premium, profile, notifications, signup, complete-signup, login,
  pricing, complaints, pages-terms, pages-privacy, pages-cookies, pages-ban, pages-return-policy, pages-faq,
  pages-service`.split(/,\s+/);

/** SPEC 2: `/landers/{name}/{slug?}`. */
const LANDERS = `alonetonight collagelanding gallery iconslanding maplanding socialnetwork transitionsvideolanding
  video`.split(/\s+/);

/** SPEC 2, "Routes", as the router writes them. */
const SPEC_PATHS = `/ /likes /likes/$type /likes/m/$id /members /members/$id /members/$id/chat /members/$id/landing
  /members/$id/signup /members/$id/landing2/{-$slug} /members/$id/landing3/{-$slug} /chats /chats/$id /account-deleted
  /complaints /complete-signup /credits /credits/$id/{-$paymentmethod} /credits/repeat-order /directdebit /lang-config
  /login /match-finder /notifications /premium /pricing /profile /reset-password /reset-password/do /signup
  /signup-matches /swipe-game /activate/done /activate/error /mail-change/do /transactions/{-$id} /$token /pages/ban
  /pages/cookies /pages/faq /pages/privacy /pages/return-policy /pages/service /pages/terms /landers/tinderswipe`
  .split(/\s+/)
  .concat(LANDERS.map((name) => `/landers/${name}/{-$slug}`));

/** The addresses of the files in this folder: `members.$id.index.tsx` is `/members/$id`. */
const routePaths = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx') && !/^(-|__root)/.test(file))
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace(/(^|\.)index$/, '')
        .replaceAll('.', '/')}`,
  );

const namesWhere = (has: (page: (typeof PAGE_LIST)[number]) => boolean) =>
  PAGE_LIST.filter(has).map(({ name }) => name);
const sorted = (names: readonly string[]) => [...names].sort();

test('every page that exists has one row, and none has two', () => {
  const paths = PAGE_LIST.map(({ path }) => path);
  expect(paths).toHaveLength(new Set(paths).size);
  expect(routePaths.length).toBeGreaterThanOrEqual(20);
  expect(paths).toEqual(expect.arrayContaining(routePaths.filter((path) => !isBackOffice(path))));
});

test('every screen of the back office has a file, and none is a page of members', () => {
  const screens = Object.values(SCREENS).map(({ path }) => path as string);
  expect(sorted([...new Set(routePaths)].filter((path) => screens.includes(path)))).toEqual(sorted(screens));
  const keys = Object.values(SCREENS).map(({ key }) => key as string);
  expect(keys).toHaveLength(new Set(keys).size);
  for (const path of screens) expect(pageOf(path)).toMatchObject({ name: null, layout: 'staff' });
});

test('every route and every route name of the specification is there once', () => {
  expect(namesWhere(({ name }) => SPEC_NAMES.includes(name))).toHaveLength(SPEC_NAMES.length);
  const ours = [
    '/members/saved',
    '/members/saved-off',
    '/profile/settings',
    '/profile/email',
    '/profile/password',
    '/profile/security',
    '/profile/invites',
    '/profile/data',
    '/profile/delete',
    '/profile/blocked',
    '/profile/cards',
    '/profile/spending',
    '/profile/passed',
    '/profile/hidden-words',
    '/profile/preview',
    '/profile/visitors',
    '/pages/$page',
    '/pages/accessibility',
    '/pages/imprint',
    '/pages/safety',
    '/pages/transparency',
    '/pages/withdrawal',
    '/pages/withdrawal/declare',
    '/demo/design',
    '/complaints/$reference',
    '/demo/states',
  ];
  expect(sorted(PAGE_LIST.map(({ path }) => path))).toEqual(sorted([...SPEC_PATHS, ...ours]));
});

test('every address of the specification has its page', () => {
  const withoutPage = (path: string) =>
    !routePaths.includes(path) && !STANDARD_PAGES.some((page) => path === `/pages/${page}`);
  expect(SPEC_PATHS.filter(withoutPage)).toEqual([]);
  expect(PAGE_LIST.map(({ path }) => path).filter(withoutPage)).toEqual([]);
});

test('the members area is what the specification calls so', () => {
  const area = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];
  expect(sorted(namesWhere(({ membersArea }) => membersArea))).toEqual(sorted(area));
});

test('nobody is warned while finishing a sign-up or a new password, nor before the law is read', () => {
  const silent = namesWhere(({ entryWarning }) => !entryWarning);
  const law = namesWhere(({ path }) => path.startsWith('/pages/') || path.startsWith('/complaints'));
  expect(sorted(silent)).toEqual(sorted([...law, 'complete-signup', 'reset-password', 'reset-password-do']));
});

test('only the default layout warns everywhere; the others in the Netherlands and Germany', () => {
  const warned = (routeId: string, country: string) => warnsAtEntry(pageOf(routeId), country);
  expect([warned('/members/', 'US'), warned('/members/', 'NL')]).toEqual([true, true]);
  for (const other of ['/chats/$id', '/landers/gallery/{-$slug}', '/members/$id/landing']) {
    expect(['US', 'FR', 'NL', 'DE'].map((country) => warned(other, country))).toEqual([false, false, true, true]);
  }
  expect(warned('/complaints', 'NL')).toBe(false);
});

test('layouts follow the path', () => {
  const layoutsOf = (layout: string) => namesWhere((page) => page.layout === layout);
  expect(sorted(layoutsOf('chat'))).toEqual(['chats', 'chats-id', 'members-id-chat']);
  expect(sorted(layoutsOf('lander'))).toEqual(LANDERS.map((name) => `landers-${name}`));
  expect(sorted(layoutsOf('empty'))).toEqual(
    sorted(namesWhere(({ path }) => path.startsWith('/members/$id/landing') || path === '/landers/tinderswipe')),
  );
});

test('the installed app has a way back on the pages of members, likes and credits', () => {
  const back = namesWhere((page) => page.back !== null);
  const expected = namesWhere(({ path }) => /^\/(members\/\$id$|likes|credits)/.test(path));
  expect(sorted(back)).toEqual(sorted(expected));
});

test('a page is known by its route, and where none is, nothing is left out', () => {
  expect(pageOf('/').name).toBe('index');
  expect(pageOf('/members/$id/').name).toBe('members-id');
  expect(pageOf('/credits/$id/{-$paymentmethod}').name).toBe('credits-id-paymentmethod');
  for (const nowhere of ['__root__', undefined, '']) {
    expect(pageOf(nowhere)).toMatchObject({ name: null, layout: 'default', back: null });
  }
});
