import { expectAccessible } from './axe.ts';
import { expect, test, visit } from './fixture.ts';

const ACCOUNT = 'My card is blocked in Lisbon. Can you send 200 euros to NL91 ABNA 0417 1643 00? I pay back on Monday.';

test('an account in a message warns its receiver alone, and hidden words fold the next one up', async ({
  page,
  otherPerson,
  member,
}) => {
  const sender = await otherPerson();
  await member(sender, { gender: 'male', premium: true });
  const { id } = await member(page);
  const write = async (body: string) => {
    const data = { profile_id: id, key: crypto.randomUUID(), body };
    const reply = await sender.request.post('/api/chat.php', { data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).conversation_id;
  };
  const chat = `/chats/${await write(ACCOUNT)}`;

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/chats');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  await expect(page).toHaveURL(chat);
  const note = page.getByRole('region', { name: 'This message holds a bank account.' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('button')).toHaveText(['It’s fine', 'Block', 'Report', 'How to tell']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'a warning in chat');

  await note.getByRole('button', { name: 'How to tell' }).click();
  const signs = page.getByRole('dialog', { name: 'How to spot a scam' });
  await expect(signs.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, 'how to tell', '[role=dialog]');
  await page.keyboard.press('Escape');

  await note.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: /^Report / });
  await report.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(report.getByText(ACCOUNT)).toBeVisible();
  await expectAccessible(page, 'a report with a look at it', '[role=dialog]');
  await report.getByRole('button', { name: 'Cancel' }).last().click();

  await visit(sender, chat);
  await expect(sender.getByText(ACCOUNT).last()).toBeVisible();
  await expect(sender.getByText('This message holds')).toHaveCount(0);

  await note.getByRole('button', { name: 'It’s fine' }).click();
  await expect(note).toHaveCount(0);

  await visit(page, '/profile/hidden-words');
  await page.getByRole('textbox', { name: 'A word or a phrase' }).fill('lighthouse');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Remove: lighthouse' })).toBeVisible();
  await visit(page, chat);
  await write('Meet me at the Lighthouse');
  const thread = page.getByRole('log');
  await expect(thread.getByText('Hidden: contains one of your words')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Hidden: contains one of your words');
  await expect(page.getByText('Meet me at the Lighthouse')).toHaveCount(0);
  await thread.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(thread.getByText('Meet me at the Lighthouse')).toBeVisible();
});
