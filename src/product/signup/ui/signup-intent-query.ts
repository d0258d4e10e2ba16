import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { signupIntent } from '../contract.ts';

export const signupIntentQuery = (transport: Transport) => apiQuery(transport, signupIntent, {});
