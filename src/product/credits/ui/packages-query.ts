import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPackages } from '../contract.ts';

export const packagesQuery = (transport: Transport, country: string) => apiQuery(transport, listPackages, { country });
