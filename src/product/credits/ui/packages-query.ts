import { queryOptions } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { PackagesReply } from '../contract.ts';

/** Packages at the prices of a country. */
export const packagesQuery = (transport: Transport, country: string) =>
  queryOptions({
    queryKey: ['packages', country],
    queryFn: ({ signal }) => transport.get<PackagesReply>('/api/packages.php', { country }, signal),
  });
