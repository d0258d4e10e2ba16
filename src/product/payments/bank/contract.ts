import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Money } from '#product/credits/contract.ts';

export const TransferView = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** ISO 11649. */
  reference: z.string(),
  due: Money,
  received: Money,
  expires_at: z.nullable(z.string()),
  /** The code that banking apps scan (EPC069-12): its side in modules, and the dark ones as the path of an SVG. */
  code: z.object({ size: z.number(), path: z.string() }),
});
export type TransferView = z.output<typeof TransferView>;

export const viewTransfer = endpoint({
  method: 'GET',
  path: '/api/transfer.php',
  summary: "Where to and with which reference one of the member's own payments is transferred, while it waits",
  access: 'member',
  input: z.object({ id: queryInt(1) }),
  reply: z.object({ transfer: TransferView }),
  errors: { payment_not_found: 404 },
});
