import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, 'sw-chats.js'), 'utf8');
const LABELS = {
  ...{ chats: 'Your chats', back: 'All chats', you: 'You', photo: 'Photo', gift: 'Gift', hidden: 'Hidden message' },
  ...{ deleted: 'Deleted member', waiting: 'Not sent yet', kept: 'As of {time}', fictional: '<b>Fictional</b>' },
};
const PAGE = `<html lang="en"><main><!--page-->nothing here<a data-kept="true" hidden="">chats</a><!--/page--></main><script id="labels" type="application/json">${JSON.stringify(LABELS)}</script>`;
const at = '2026-11-01T10:00:00.000Z';

function worker(values: Record<string, unknown>): (html: string, pathname: string) => Promise<string> {
  const get = async (name: string) => (name in values ? { at: Date.parse(at), value: values[name] } : null);
  const self = { kept: { get }, addEventListener: () => {}, withKept: async (html: string, _path: string) => html };
  runInContext(TEXT, createContext({ self, Intl, Date, Number }));
  return self.withKept;
}

const last = { body: 'See you <soon>', mine: true, at };
const joost = { id: 3, profile: 7, name: 'Joost', fictional: false, last };
const vera = { id: 4, profile: 8, name: 'Vera', fictional: true, last: { body: '', carries: 'photo', at } };

test('without a connection a fictional profile carries its label, and no text of a member is markup', async () => {
  const [shown = ''] = (await worker({ chats: [joost, vera] })(PAGE, '/chats')).split('<script');
  expect(shown).toContain('You: See you &lt;soon&gt;');
  expect(shown.match(/<b>Fictional<\/b>/g)).toHaveLength(1);
  expect(shown).toMatch(/Vera<\/strong> <b>Fictional|Vera <b>Fictional/);
  expect(shown).toContain('<p>Photo</p>');
  expect(shown).not.toContain('nothing here');
});

test('what was written and not sent yet stands at the end of its conversation, and says so', async () => {
  const outbox = [
    { profile: 7, input: { body: 'Are you <there>?' } },
    { profile: 8, input: { body: 'Not for him' } },
  ];
  const kept = worker({ chats: [joost], outbox, 'conversation-3': { ...joost, messages: [{ body: 'Hi', at }] } });
  const shown = await kept(PAGE, '/chats/3');
  expect(shown).toMatch(/Hi.*<li data-mine><p>Are you &lt;there&gt;\?<\/p><small>Not sent yet/);
  expect(shown).not.toContain('Not for him');
});

test('a conversation is found by its own number and by the member, and one that was not seen is not invented', async () => {
  const messages = [
    { body: '', hidden: true, at },
    { body: 'Hi', mine: true, at },
  ];
  const kept = worker({ chats: [joost], 'conversation-3': { ...joost, messages } });
  for (const path of ['/chats/3', '/members/7/chat']) {
    const shown = await kept(PAGE, path);
    expect(shown).toContain('Hidden message');
    expect(shown).toMatch(/<li data-mine><p>Hi<\/p>/);
  }
  for (const path of ['/chats/4', '/members/8/chat', '/likes']) {
    const shown = await kept(PAGE, path);
    expect(shown).toContain('nothing here');
    expect(shown).toContain('<a>chats</a>');
  }
  expect(await worker({})(PAGE, '/chats')).toContain('hidden=""');
});
