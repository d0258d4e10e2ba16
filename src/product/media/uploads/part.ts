import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { MediaError } from '../contract.ts';
import { unusedPartsJob } from '../jobs.ts';

export interface Parts {
  id: string;
  parts: string[];
  /** Bytes so far. */
  received: number;
  /** How often the right to store a part was won: the last may be stored and not noted, where its process was killed. */
  claims: number;
}

/** Each that wins it writes a file of its own. */
export const partName = (offset: number, claim: number): string => `${offset}-${claim}`;

export const partKey = (id: string, name: string | number): string => `uploads/${id}/${name}`;

/** @throws photo_not_stored (503): the disk is full, or the storage away. */
export async function store(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await orNotStored(() => storage.put(key, bytes));
}

/** @throws photo_not_stored (503) when the storage fails. */
export async function orNotStored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError<MediaError>('photo_not_stored', 503);
  }
}

/** @throws upload_incomplete when one is not there. */
export async function joined(
  storage: Storage,
  { id, parts }: Pick<Parts, 'id' | 'parts'>,
  size: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (const name of parts) {
    const piece = await orNotStored(() => storage.get(partKey(id, name)));
    if (piece) pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length !== size) throw new AppError<MediaError>('upload_incomplete', 409);
  return bytes;
}

export const forgetParts = (call: Pick<WriteCall, 'enqueue'>, upload: Parts): Promise<void> =>
  call.enqueue(unusedPartsJob, filesOf(upload));

export const filesOf = ({ id, parts, received, claims }: Parts) => ({
  id,
  parts: [...parts, partName(received, claims)],
});

export async function removeParts(
  storage: Storage,
  { id, parts }: { id: string; parts: readonly (string | number)[] },
): Promise<void> {
  for (const name of parts) await storage.remove(partKey(id, name));
}
