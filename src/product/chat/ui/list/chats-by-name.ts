import type { ChatListItem } from '../../contract.ts';

/** The conversations with members whose name has the wanted letters, whatever their case or accents. */
export function chatsByName(chats: readonly ChatListItem[], wanted: string, locale: string): readonly ChatListItem[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const letters = plain(wanted.trim());
  return letters ? chats.filter(({ profile }) => plain(profile.name).includes(letters)) : chats;
}
