import type { ReadCall } from '#platform/call.ts';
import * as queries from './queries.ts';

export type { TransferRow } from './queries.ts';

export const openTransfers = ({ sql }: Pick<ReadCall, 'sql'>, most: number): Promise<queries.TransferRow[]> =>
  queries.openTransfers(sql, { most });

export const transferNamed = ({ sql }: Pick<ReadCall, 'sql'>, reference: string): Promise<queries.TransferRow | null> =>
  queries.transferByReference.one(sql, { reference });
