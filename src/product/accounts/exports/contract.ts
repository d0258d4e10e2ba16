import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { IDENTITY_ERRORS, IdentityInput } from '../security/contract.ts';

/** Days that an archive is kept. */
export const EXPORT_DAYS = 7;

export const EXPORT_STATUSES = ['waiting', 'ready', 'failed'] as const;

/** Times are ISO 8601. */
export const ExportReply = z.object({
  export: z.nullable(
    z.object({
      status: z.enum(EXPORT_STATUSES),
      created_at: z.string(),
      bytes: z.number(),
      /** When it is removed; null until it is ready. */
      expires_at: z.nullable(z.string()),
    }),
  ),
  /** From when on another one may be ordered; null: now. */
  next_at: z.nullable(z.string()),
});
export type ExportReply = z.output<typeof ExportReply>;

export const showExport = endpoint({
  method: 'GET',
  path: '/api/data-export.php',
  summary: 'The archive of all that is stored of the logged-in member, and whether another one may be ordered',
  access: 'suspended',
  reply: ExportReply,
});

export const orderExport = endpoint({
  method: 'POST',
  path: '/api/data-export.php',
  summary: 'Orders an archive of all that is stored of the logged-in member, at most one a day',
  access: 'suspended',
  reply: ExportReply,
  errors: { export_limit: 429 },
  limit: { name: 'data export', calls: 20, seconds: 60 },
});

/** `url`: downloads the archive once, within five minutes, in this browser. */
export const ExportTicket = z.object({ url: z.string() });
export type ExportTicket = z.output<typeof ExportTicket>;

export const openExport = endpoint({
  method: 'POST',
  path: '/api/data-export-ticket.php',
  summary:
    'Gives the address of the archive to its owner, for the password or a passkey; the suspended have given theirs to get here',
  access: 'suspended',
  input: IdentityInput,
  reply: ExportTicket,
  errors: { ...IDENTITY_ERRORS, export_not_found: 404 },
  limit: { name: 'data export ticket', calls: 30, seconds: 60 },
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/data-export-file.php',
  summary: 'The archive, once for each ticket',
  access: 'suspended',
  input: z.object({ ticket: z.string().check(z.maxLength(100)) }),
  type: 'application/zip',
  errors: { export_not_found: 404 },
  writes: true,
});
