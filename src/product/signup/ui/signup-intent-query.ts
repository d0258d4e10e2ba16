import { queryOptions } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { SignupIntentReply } from '../contract.ts';

/** What became of the logged-in member's wishes at sign-up. */
export const signupIntentQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['signup-intent'],
    queryFn: ({ signal }) => transport.get<SignupIntentReply>('/api/signup-intent.php', {}, signal),
  });
