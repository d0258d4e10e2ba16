import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { IdentityInput } from '../security/contract.ts';
import { proveIdentity } from '../security/prove-identity.ts';
import { downloadExport, type ExportTicket } from './contract.ts';
import { partKey } from './make-export.ts';
import { setTicket, spendTicket } from './queries.ts';

/** Milliseconds that an address of an archive can be opened. */
const TICKET_AGE_MS = 5 * 60_000;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();
const exportNotFound = () => new AppError('export_not_found', 404);

/** Who is suspended has no session to remember a proof in. @throws as `proveIdentity`, and export_not_found (404). */
export async function giveTicket(call: AuthenticatedControllerCall, proof: IdentityInput): Promise<ExportTicket> {
  const { sql, actor, now } = call;
  if (actor.status !== 'blocked') await proveIdentity(call, proof);
  const ticket = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + TICKET_AGE_MS);
  const ready = await setTicket.one(sql, { account: actor.id, hash: hashOf(ticket), until, now });
  if (!ready) throw exportNotFound();
  return { url: `${downloadExport.path}?ticket=${ticket}` };
}

/** @throws export_not_found (404) for a ticket that is used, late or another's. */
export async function sendExport(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { ticket }: { ticket: string },
) {
  const { sql, actor, now, storage } = call;
  const found = await spendTicket.one(sql, { account: actor.id, hash: hashOf(ticket), now });
  if (!found || !(await storage.exists(partKey(found.id, found.attempt, 0)))) throw exportNotFound();
  const day = found.created_at.toISOString().slice(0, 10);
  return reply
    .type('application/zip')
    .header('content-length', found.bytes)
    .header('content-disposition', `attachment; filename="data-${day}.zip"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(partsOf(storage, found), { objectMode: false }));
}

async function* partsOf(storage: Storage, { id, attempt, parts }: { id: string; attempt: number; parts: number }) {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await storage.get(partKey(id, attempt, part));
    if (!bytes) throw new Error('A part of an archive is gone.');
    yield bytes;
  }
}
