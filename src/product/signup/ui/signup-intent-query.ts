import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { signupIntent } from '../contract.ts';

/** What became of the logged-in member's wishes at sign-up. */
export const signupIntentQuery = (transport: Transport) => apiQuery(transport, signupIntent, {});
