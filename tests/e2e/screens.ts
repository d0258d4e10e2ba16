import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { EXISTING_PAGES } from '#app/search-engines/existing-pages.ts';
import { DEMO_LOGINS, FIRST_ID } from '#demo/accounts.ts';
import { isLander, type PageName, type Page as PageRow } from '../../src/pages/page-names.ts';
import { expect, type Someone, visit } from './fixture.ts';

/** Who looks at a screen: a page of the test's own, and somebody to look at. */
export interface Reader {
  page: Page;
  someone: () => Promise<Someone>;
}

export interface Screen {
  name: string;
  /** The row of the page; null where no page is. */
  page: PageRow | null;
  missing: boolean;
  /** Where it is, for this reader. */
  address: (reader: Reader) => Promise<string>;
  /** What is pressed once it is open. */
  afterOpening?: (page: Page) => Promise<void>;
}

type Addresses = Partial<Record<PageName, Screen['address']>>;

const at = (path: string) => async () => path;
const withMember = (path: (id: number) => string) => async (reader: Reader) => path((await reader.someone()).id);
const withLanderMember = (path: (id: number) => string) => async (reader: Reader) => {
  const { members } = await (await reader.page.request.get('/api/lander-members.php')).json();
  return path(members[0].id);
};

/** Addresses of pages that have open places. */
const PLACES: Addresses = {
  'members-id': withMember((id) => `/members/${id}`),
  'members-id-chat': withMember((id) => `/members/${id}/chat`),
  'members-id-signup': withMember((id) => `/members/${id}/signup`),
  'members-id-landing': withLanderMember((id) => `/members/${id}/landing`),
  'members-id-landing2': withLanderMember((id) => `/members/${id}/landing2`),
  'members-id-landing3': withLanderMember((id) => `/members/${id}/landing3`),
  'likes-type': at('/likes/sent'),
  'likes-m-id': withMember((id) => `/likes/m/${id}`),
  'credits-id-paymentmethod': async ({ page }) => `/credits/${await somePackage(page.request)}`,
  'complaints-reference': async ({ page }) => `/complaints/${await complain(page.request)}`,
  // Those of links in mails are opened where mails are read.
  token: at('/nowhere'),
};

/** Every page of the table as a visitor opens it, and a state of one. */
export const VISITOR_SCREENS: Screen[] = [
  ...pagesOfTable({
    'chats-id': at('/chats/1'),
    'pages-faq': at('/pages/faq?q=price'),
    'pages-cookies': at('/pages/cookies?network=partner'),
  }),
  screen('pricing', at('/pricing?country=SE'), 'of another country'),
  screen('members', at('/members?country=IE&gender=male&min_age=98&max_age=99'), 'nobody found'),
];

/** Every page of the table as a free member opens it, and states of them. */
export const MEMBER_SCREENS: Screen[] = [
  ...pagesOfTable({
    'chats-id': async (reader) => `/chats/${await writtenBy(reader)}`,
    directdebit: async ({ page }) => `/directdebit?payment=${await startPayment(page.request, 'directdebit')}`,
    'swipe-game': at('/swipe-game?min_age=18&max_age=99'),
  }),
  screen('premium', at('/premium?country=US'), 'in dollars'),
  screen('transactions-id', async ({ page }) => `/transactions/${await startPayment(page.request)}`, 'a payment'),
  { ...screen('chats-id', at('/chats/999999'), 'not found'), missing: true },
  {
    ...screen('profile', at('/profile?edit=facts'), 'edited'),
    afterOpening: async (page) => {
      for (const name of ['In your words', 'Interests', 'Name, gender, age'])
        await page.getByRole('button', { name: `Edit: ${name}` }).click();
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    },
  },
];

/** Opens a screen until it answers to presses, which landers do by themselves. @returns what the server answered. */
export async function open({ page: row, afterOpening }: Screen, page: Page, path: string): Promise<Response | null> {
  const reply = row && isLander(row) ? await page.goto(path) : await visit(page, path);
  await expect(page.getByRole('heading').first()).toBeAttached();
  await afterOpening?.(page);
  return reply;
}

function pagesOfTable(own: Addresses): Screen[] {
  const addresses: Addresses = { ...PLACES, ...own };
  return EXISTING_PAGES.map((row) => {
    const path = row.path.replace(/\/\{-\$\w+\}$/, '');
    const address = addresses[row.name];
    if (!address && path.includes('$')) throw new Error(`The page ${row.name} has an open place: give it an address.`);
    return screen(row.name === 'token' ? null : row.name, address ?? at(path));
  });
}

function screen(name: PageName | null, address: Screen['address'], state?: string): Screen {
  return {
    name: [name ?? 'not found', state].filter(Boolean).join(', '),
    page: EXISTING_PAGES.find((one) => one.name === name) ?? null,
    missing: name === null,
    address,
  };
}

/** The id of a real woman of the demo with a photo, whom everybody may look at and nobody may change. */
export async function someMember(page: Page): Promise<number> {
  for (let id = FIRST_ID + DEMO_LOGINS.length; ; id += 1) {
    const { profile } = await (await page.request.get(`/api/member.php?id=${id}`)).json();
    if (profile.gender === 'female' && !profile.fictional && profile.main_image) return id;
  }
}

async function somePackage(api: APIRequestContext): Promise<number> {
  const { packages } = await (await api.get('/api/packages.php')).json();
  return packages[0].id;
}

/** @returns the conversation in which somebody wrote to the reader. */
async function writtenBy({ page, someone }: Reader): Promise<number> {
  const { user } = await (await page.request.get('/api/user.php')).json();
  const { api } = await someone();
  const letter = { profile_id: user.id, key: randomUUID(), body: 'Good evening' };
  return (await (await api.post('/api/chat.php', { data: letter })).json()).conversation_id;
}

async function startPayment(api: APIRequestContext, method = 'ideal'): Promise<number> {
  const { packages } = await (await api.get('/api/packages.php?country=NL')).json();
  const reply = await api.post('/api/payment.php', {
    data: {
      package_id: packages[0].id,
      method,
      country: 'NL',
      key: randomUUID(),
      total: packages[0].price,
      begin_at_once: '2026-11-23',
    },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()).payment.id;
}

/** @returns the reference of a complaint about the service. */
async function complain(api: APIRequestContext): Promise<string> {
  const words = { reason: 'service', text: 'Slow in the evening.', name: 'Ada', email: 'ada@example.org' };
  const reply = await api.post('/api/complaints.php', { data: { key: randomUUID(), good_faith: true, ...words } });
  expect(reply.status()).toBe(200);
  return (await reply.json()).reference;
}
