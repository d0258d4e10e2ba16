import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { Transport } from './transport.ts';

const nameOf = ({ path }: Pick<Endpoint, 'path'>): string => path.slice(path.lastIndexOf('/') + 1).replace('.php', '');

/** `['chats']`, `['member', { id: 7 }]`; without an input, what the keys of all calls of the endpoint begin with. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: InputOf<E>): readonly [string, ...InputOf<E>[]] {
  const isEmpty = input === undefined || Object.keys(input as object).length === 0;
  return isEmpty ? [nameOf(endpoint)] : [nameOf(endpoint), input];
}

export const apiQuery = <E extends Endpoint>(transport: Transport, endpoint: E, input: InputOf<E>) =>
  queryOptions<ReplyOf<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => transport.call(endpoint, input, { signal }),
  });
