import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Transport } from '#platform/http/transport.ts';
import type { RegionsView } from '../contract.ts';

/** The regions of a country; loaded once. */
export const regionsQuery = (transport: Transport, country: string) =>
  queryOptions({
    queryKey: ['regions', country],
    queryFn: ({ signal }) => transport.get<z.output<typeof RegionsView>>('/api/regions.php', { country }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
