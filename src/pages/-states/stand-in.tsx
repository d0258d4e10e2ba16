import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import type { Endpoint, InputOf, ReplyOf } from '#platform/http/endpoint.ts';
import { currentUser, type UserView } from '#product/members/user/contract.ts';
import { UserProvider } from '#product/members/user/ui/user.tsx';

type Answer = readonly [key: readonly unknown[], reply: unknown];

export const answer = <E extends Endpoint>(endpoint: E, input: InputOf<E>, reply: ReplyOf<E>): Answer => [
  keyOf(endpoint, input),
  reply,
];

export function StandIn(props: { user: UserView; answers?: readonly Answer[]; children: ReactNode }) {
  const { user, answers = [], children } = props;
  const [client] = useState(() => {
    const made = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
    });
    for (const [key, reply] of [...answers, answer(currentUser, {}, { user })]) made.setQueryData(key, reply);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <UserProvider>{children}</UserProvider>
    </QueryClientProvider>
  );
}
