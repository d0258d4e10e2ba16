import { errorOf } from '#platform/http/transport.ts';
import type { FoundChats } from '../../search/contract.ts';

/** Conversations, and the address of those after them. */
export interface ChatPage extends FoundChats {
  next: string | null;
}

/** By fetch itself, since the way on stands in a header, of which no other call has to know. */
export async function fetchChats(address: string, signal: AbortSignal): Promise<ChatPage> {
  const response = await fetch(address, { signal, headers: { 'x-request-type': 'client' } });
  if (!response.ok) throw errorOf(response.status, await response.text());
  const { chats } = (await response.json()) as FoundChats;
  return { chats, next: /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null };
}

/** The first with what follows of the second, each conversation once. */
export function together<Item extends { conversation: { id: number } }>(
  first: readonly Item[],
  then: readonly Item[],
): Item[] {
  const known = new Set(first.map(({ conversation }) => conversation.id));
  return [...first, ...then.filter(({ conversation }) => !known.has(conversation.id))];
}
