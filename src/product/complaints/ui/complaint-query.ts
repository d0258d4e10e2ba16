import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showComplaint } from '../contract.ts';

export const complaintQuery = (transport: Transport, reference: string) =>
  apiQuery(transport, showComplaint, { reference });
