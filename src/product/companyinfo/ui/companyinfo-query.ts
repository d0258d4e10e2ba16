import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Transport } from '#platform/http/transport.ts';
import type { CompanyInfoReply } from '../contract.ts';

/** Who runs the site; loaded once. */
export const companyInfoQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['companyinfo'],
    queryFn: ({ signal }) => transport.get<z.output<typeof CompanyInfoReply>>('/api/companyinfo.php', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
