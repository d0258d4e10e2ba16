import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { ExportReply } from './contract.ts';
import { exportJob, unusedExportJob } from './jobs.ts';
import { deleteExport, type ExportRow, exportOf, insertExport, lockMember } from './queries.ts';

const ORDER_INTERVAL_MS = 24 * 3600 * 1000;

export async function ownExport({ sql, actor, now }: Authenticated<ReadCall>): Promise<ExportReply> {
  return viewOf(await exportOf.one(sql, { account: actor.id }), now);
}

/** While one is being made, that is the answer. @throws export_limit (429) within a day of the last one. */
export async function orderOwnExport(call: Authenticated<WriteCall>): Promise<ExportReply> {
  const { tx, actor, now } = call;
  const account = actor.id;
  if (!(await lockMember.one(tx, { account }))) throw authenticationRequired();
  const before = await exportOf.one(tx, { account });
  if (before?.status === 'waiting') return viewOf(before, now);
  if (before && nextAt(before, now)) throw new AppError('export_limit', 429);
  await forgetExport(call, account);
  const made = await insertExport.one(tx, { account, now });
  if (made) await call.enqueue(exportJob, { id: made.id });
  return viewOf(await exportOf.one(tx, { account }), now);
}

export async function forgetExport(call: WriteCall, account: number): Promise<void> {
  for (const files of await deleteExport(call.tx, { account })) await call.enqueue(unusedExportJob, files);
}

function viewOf(row: ExportRow | null, now: Date): ExportReply {
  // One whose time is over goes within the hour.
  const over = row?.expires_at && row.expires_at <= now;
  return {
    export: row && !over ? shown(row) : null,
    next_at: row && row.status !== 'waiting' ? nextAt(row, now) : null,
  };
}

const shown = ({ status, bytes, created_at, expires_at }: ExportRow) => ({
  status,
  bytes,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});

/** One that failed does not count. */
function nextAt({ status, created_at }: ExportRow, now: Date): string | null {
  const next = new Date(created_at.getTime() + ORDER_INTERVAL_MS);
  return status === 'failed' || next <= now ? null : next.toISOString();
}
