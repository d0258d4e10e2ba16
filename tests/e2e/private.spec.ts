import { expect, test, visit } from './fixture.ts';

test('a visit is noted when a profile is opened, not when it is only near; suggestions can be set aside, and oneself be hidden', async ({
  page,
  otherPerson,
  member,
  someone,
}) => {
  const visitor = await otherPerson();
  const ruben = await member(visitor, { name: 'Ruben', gender: 'male' });
  const marit = await member(page, { name: 'Marit', premium: true, photos: 0 });
  await visitor.request.post('/api/like.php', { data: { profile_id: (await someone()).id } });
  await (await someone()).api.post('/api/visit.php', { data: { profile_id: ruben.id } });
  const seen = async () =>
    (await (await page.request.get('/api/visitors.php')).json()).members.map(({ id }: { id: number }) => id);

  // Hovering loads the profile ahead.
  const ahead = visitor.waitForResponse((reply) => reply.url().includes('/api/member.php'));
  await visit(visitor, '/likes/sent');
  const card = visitor.locator(`a[href^="/likes/m/"]`).first();
  const notes: string[] = [];
  visitor.on('request', (request) => request.url().includes('/api/visit.php') && notes.push(request.url()));
  await card.hover();
  await ahead;
  expect(notes).toEqual([]);

  const noted = visitor.waitForResponse((reply) => reply.url().includes('/api/visit.php'));
  await visit(visitor, `/members/${marit.id}`);
  expect((await noted).status()).toBe(200);
  expect(await seen()).toContain(ruben.id);
  await visit(visitor, '/profile/visitors');
  await expect(visitor.getByRole('heading', { name: 'Premium members see who they were' })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('listitem')).toHaveCount(0);
  await visit(page, '/profile/visitors');
  await expect(page.getByRole('main').getByRole('link', { name: ruben.name, exact: false }).first()).toBeVisible();

  await visit(page, '/profile/settings');
  const hidden = page.getByRole('switch', { name: /^Invisible mode/ });
  await hidden.click();
  const status = page.getByText('You are invisible now');
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hidden).not.toBeChecked();
  await expect(page.getByText('You can be found again')).toBeVisible();

  await visit(page, '/members');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  const first = suggested.getByRole('button', { name: /^Not for me/ }).first();
  const name = (await first.getAttribute('aria-label'))?.replace('Not for me: ', '') ?? '';
  await first.click();
  await expect(suggested.getByRole('button', { name: `Not for me: ${name}` })).toHaveCount(0);
  await expect(page.getByText(`Hidden: ${name}`)).toBeVisible();
  await visit(page, '/profile/passed');
  await page.getByRole('button', { name: `Restore: ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'You have hidden nobody' })).toBeVisible();
});
