import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type NumberTable, PERIODS, type Period, showNumbers } from '../contract.ts';

export interface NumbersSearch {
  site?: number;
  period?: Period;
}

export type NumbersWords = { site?: number; period?: string };

export const searchOf = ({ site, period: word }: NumbersWords): NumbersSearch => {
  const period = PERIODS.find((one) => one === word);
  return { ...(site !== undefined && { site }), ...(period && period !== '30' && { period }) };
};

export const numbersQuery = (transport: Transport, { site, period }: NumbersSearch) =>
  apiQuery(transport, showNumbers, { ...(site !== undefined && { site }), ...(period && { period }) });

export const fileOf = ({ site, period }: NumbersSearch, table: NumberTable): string => {
  const words = new URLSearchParams({
    table,
    ...(period && { period }),
    ...(site !== undefined && { site: `${site}` }),
  });
  return `/api/admin/numbers-csv.php?${words}`;
};
