import { randomUUID } from 'node:crypto';
import type { TestApp } from './harness.ts';
import type { Person } from './people.ts';

export type To = { profile_id: number } | { conversation_id: number };
/** `body` is the answer as it came, so that tests see what a client would. */
export interface Answer {
  status: number;
  body: ReturnType<JSON['parse']>;
}

/** The chat calls of one member: `const marit = chatting(test, person)`. */
export function chatting({ app }: TestApp, { cookie }: Pick<Person, 'cookie'>) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> => {
    const reply = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    chats: () => call('GET', '/api/chats.php'),
    open: (to: To) =>
      call(
        'GET',
        'profile_id' in to ? `/api/chat.php?profile_id=${to.profile_id}` : `/api/chat.php?id=${to.conversation_id}`,
      ),
    send: (to: To, body: string, key: string = randomUUID()) => call('POST', '/api/chat.php', { ...to, body, key }),
    read: (conversation_id: number, message_id: number) =>
      call('PUT', '/api/chat.php', { conversation_id, message_id }),
    remove: (conversation_id: number) => call('DELETE', '/api/chat.php', { conversation_id }),
    acknowledge: (profile_id: number) => call('PUT', '/api/fictional.php', { profile_id }),
    call,
  };
}
