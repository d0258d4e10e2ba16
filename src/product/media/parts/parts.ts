import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { MediaError } from '../contract.ts';
import { unusedPartsJob } from '../jobs.ts';

export interface Parts {
  id: string;
  /** Bytes that each part begins after, in their order. */
  parts: number[];
  /** Bytes so far: the part that begins there may be stored and not noted, where its process was killed. */
  received: number;
}

/** Where a part is stored until its file is whole. */
export const partKey = (id: string, offset: number): string => `uploads/${id}/${offset}`;

/** Puts a file in the storage. @throws photo_not_stored (503): the disk is full, or the storage away. */
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

/** The file that was sent in parts. @throws upload_incomplete when one is not there. */
export async function joined(
  storage: Storage,
  { id, parts }: Omit<Parts, 'received'>,
  size: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (const offset of parts) {
    const piece = await orNotStored(() => storage.get(partKey(id, offset)));
    if (piece) pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length !== size) throw new AppError<MediaError>('upload_incomplete', 409);
  return bytes;
}

/** Has the parts removed, after the commit. */
export const forgetParts = (call: Pick<WriteCall, 'enqueue'>, upload: Parts): Promise<void> =>
  call.enqueue(unusedPartsJob, filesOf(upload));

/** All that may be stored of an upload. */
export const filesOf = ({ id, parts, received }: Parts) => ({ id, parts: [...parts, received] });

export async function removeParts(storage: Storage, { id, parts }: Omit<Parts, 'received'>): Promise<void> {
  for (const offset of parts) await storage.remove(partKey(id, offset));
}
