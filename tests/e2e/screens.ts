import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD, FIRST_ID } from '#demo/accounts.ts';
import { expect, logIn, visit } from './fixture.ts';

export interface Screen {
  name: string;
  open: () => Promise<void>;
}

/** Every screen of a visitor. */
export async function visitorScreens(page: Page): Promise<Screen[]> {
  const member = await someMember(page);
  return [
    screen(page, 'home', '/'),
    screen(page, 'members', '/members'),
    screen(page, 'members, nobody found', '/members?country=IE&gender=male&min_age=98&max_age=99'),
    screen(page, 'profile', `/members/${member}`),
    {
      name: 'sign-up dialog',
      open: async () => {
        await visit(page, `/members/${member}`);
        await page.getByRole('button', { name: /^Like/ }).locator('visible=true').first().click();
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      },
    },
    screen(page, 'sign-up', '/signup'),
    screen(page, 'sign-up for a member', `/members/${member}/signup`),
    screen(page, 'log in', '/login'),
    screen(page, 'credits', '/credits'),
    screen(page, 'checkout', `/credits/${await somePackage(page)}`),
    screen(page, 'language', '/lang-config'),
    screen(page, 'activation failed', '/activate/error'),
    screen(page, 'terms', '/pages/terms'),
    screen(page, 'privacy statement', '/pages/privacy'),
    screen(page, 'suspended account', '/pages/ban'),
    screen(page, 'not found', '/nowhere'),
  ];
}

/** Every screen of a member; logs the page in as the demo's free member. */
export async function memberScreens(page: Page): Promise<Screen[]> {
  await logIn(page, DEMO_LOGINS[0].login, DEMO_PASSWORD);
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  const payment = await startPayment(page);
  return [
    screen(page, 'members of a member', '/members'),
    screen(page, 'profile for a member', `/members/${await someMember(page)}`),
    screen(page, 'chats', '/chats'),
    screen(page, 'thread', `/chats/${chats[0].conversation.id}`),
    screen(page, 'likes', '/likes/received'),
    screen(page, 'credits of a member', '/credits'),
    screen(page, 'checkout of a member', `/credits/${await somePackage(page)}`),
    screen(page, 'payment', `/transactions/${payment}`),
    screen(page, 'payments', '/transactions'),
    screen(page, 'own profile', '/profile'),
    screen(page, 'visitors of the profile', '/profile/visitors'),
    screen(page, 'members set aside', '/profile/passed'),
    screen(page, 'blocked members', '/profile/blocked'),
    {
      name: 'own profile, edited',
      open: async () => {
        await visit(page, '/profile?edit=facts');
        for (const name of ['In your words', 'Interests', 'About you'])
          await page.getByRole('button', { name: `Edit: ${name}` }).click();
        await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      },
    },
    screen(page, 'preview of the own profile', '/profile/preview'),
    screen(page, 'people to start with', '/signup-matches'),
    screen(page, 'swipe game', '/swipe-game?min_age=18&max_age=99'),
    screen(page, 'settings', '/profile/settings'),
    screen(page, 'security', '/profile/security'),
    screen(page, 'not found for a member', '/chats/999999'),
  ];
}

function screen(page: Page, name: string, path: string): Screen {
  return {
    name,
    open: async () => {
      await visit(page, path);
      await expect(page.getByRole('heading').first()).toBeAttached();
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
    data: { package_id: await somePackage(page), method: 'ideal', country: 'NL', key: randomUUID() },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()).payment.id;
}
