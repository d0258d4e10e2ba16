import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { EXISTING_PAGES } from '#app/search-engines/existing-pages.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, FIRST_ID } from '#demo/accounts.ts';
import { isLander, type PageName, type Page as PageRow } from '../../src/pages/page-names.ts';
import { expect, logIn, visit } from './fixture.ts';

export interface Screen {
  name: string;
  path: string;
  /** The row of the page; null where no page is. */
  page: PageRow | null;
  missing: boolean;
  /** Opens it until it answers to presses, which landers do by themselves. @returns what the server answered. */
  open: () => Promise<Response | null>;
}

export interface Screens {
  screens: Screen[];
  /** Where the other pages lead. */
  led: string[];
}

/** Every page of the table that a visitor may open, and the a state of one. */
export async function visitorScreens(page: Page): Promise<Screens> {
  const member = await someMember(page);
  const { screens, led } = await openPages(page, {
    ...(await places(page, member)),
    'chats-id': '/chats/1',
    'complaints-reference': `/complaints/${await complain(page)}`,
    'pages-faq': '/pages/faq?q=price',
    'pages-cookies': '/pages/cookies?network=partner',
  });
  screens.push(screen(page, 'members', '/members?country=IE&gender=male&min_age=98&max_age=99', 'nobody found'));
  return { screens, led };
}

/** Every page of the table that a free member may open, and states of them; logs the page in as the demo's. */
export async function memberScreens(page: Page): Promise<Screens> {
  await logIn(page, DEMO_LOGINS[0].login, DEMO_PASSWORD);
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  const { screens, led } = await openPages(page, {
    ...(await places(page, await someMember(page))),
    'chats-id': `/chats/${chats[0].conversation.id}`,
    'complaints-reference': `/complaints/${await complain(page)}`,
    'swipe-game': '/swipe-game?min_age=18&max_age=99',
  });
  screens.push(
    screen(page, 'transactions-id', `/transactions/${await startPayment(page)}`, 'a payment'),
    { ...screen(page, 'chats-id', '/chats/999999', 'not found'), missing: true },
    {
      ...screen(page, 'profile', '/profile?edit=facts', 'edited'),
      open: async () => {
        const reply = await visit(page, '/profile?edit=facts');
        for (const name of ['In your words', 'Interests', 'About you'])
          await page.getByRole('button', { name: `Edit: ${name}` }).click();
        await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
        return reply;
      },
    },
  );
  return { screens, led };
}

type Places = Partial<Record<PageName, string>>;

/** Addresses of pages that have open places. */
async function places(page: Page, member: number): Promise<Places> {
  const shown = (await (await page.request.get('/api/lander-members.php')).json()).members[0].id;
  return {
    'members-id': `/members/${member}`,
    'members-id-chat': `/members/${member}/chat`,
    'members-id-signup': `/members/${member}/signup`,
    'members-id-landing': `/members/${shown}/landing`,
    'members-id-landing2': `/members/${shown}/landing2`,
    'members-id-landing3': `/members/${shown}/landing3`,
    'likes-type': '/likes/sent',
    'likes-m-id': `/likes/m/${member}`,
    'credits-id-paymentmethod': `/credits/${await somePackage(page)}`,
    // Those of links in mails are opened where mails are read.
    token: '/nowhere',
  };
}

/** The pages of the table that open for whom the browser is logged in as; the others lead somewhere else. */
async function openPages(page: Page, at: Places): Promise<Screens> {
  const rows = EXISTING_PAGES.map((row) => ({ row, url: at[row.name] ?? row.path.replace(/\/\{-\$\w+\}$/, '') }));
  expect(rows.filter(({ url }) => url.includes('$'))).toEqual([]);
  const asked = await Promise.all(
    rows.map(async ({ row, url }) => {
      const answer = await page.request.get(url, { maxRedirects: 0 });
      return { row, url, leads: answer.status() === 302 ? (answer.headers().location ?? '') : null };
    }),
  );
  return {
    led: asked.flatMap(({ leads }) => leads ?? []),
    screens: asked
      .filter(({ leads }) => leads === null)
      .map(({ row, url }) => screen(page, row.name === 'token' ? null : row.name, url)),
  };
}

function screen(page: Page, name: PageName | null, path: string, state?: string): Screen {
  const row = EXISTING_PAGES.find((one) => one.name === name) ?? null;
  return {
    name: [name ?? 'not found', state].filter(Boolean).join(', '),
    path,
    page: row,
    missing: row === null,
    open: async () => {
      const reply = row && isLander(row) ? await page.goto(path) : await visit(page, path);
      await expect(page.getByRole('heading').first()).toBeAttached();
      return reply;
    },
  };
}

/** The id of a real member with photos, whom a visitor may see; none of those whom a test logs in as, who come first while they are active. */
export async function someMember(page: Page): Promise<number> {
  const { members } = await (await page.request.get('/api/members.php?real_only=true&gender=female')).json();
  return members.find(({ id }: { id: number }) => id >= FIRST_ID + DEMO_LOGINS.length).id;
}

async function somePackage(page: Page): Promise<number> {
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  return packages[0].id;
}

async function startPayment(page: Page): Promise<number> {
  const reply = await page.request.post('/api/payment.php', {
    data: {
      package_id: await somePackage(page),
      method: 'ideal',
      country: 'NL',
      key: randomUUID(),
      begin_at_once: '2026-11-23',
    },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()).payment.id;
}

/** @returns the reference of a complaint about the service. */
async function complain(page: Page): Promise<string> {
  const words = { reason: 'service', text: 'Slow in the evening.', name: 'Ada', email: 'ada@example.org' };
  const reply = await page.request.post('/api/complaints.php', {
    data: { key: randomUUID(), good_faith: true, ...words },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()).reference;
}
