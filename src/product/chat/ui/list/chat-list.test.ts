import { expect, test } from 'vitest';
import type { ChatListItem } from '../../contract.ts';
import { chatsByName } from './chat-list.tsx';

const chats = ['Zoë', 'Marit', 'Łucja', ''].map((name) => ({ profile: { name } }) as ChatListItem);
const found = (wanted: string) => chatsByName(chats, wanted, 'en').map(({ profile }) => profile.name);

test('Conversations are found by part of a name, whatever its case and accents', () => {
  expect(found('zoe')).toEqual(['Zoë']);
  expect(found(' ARI ')).toEqual(['Marit']);
  expect(found('nobody')).toEqual([]);
});

test('All conversations are there while nothing is searched for', () => expect(found('  ')).toHaveLength(4));
