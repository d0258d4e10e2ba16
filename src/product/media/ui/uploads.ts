import { useSyncExternalStore } from 'react';
import { retry } from '#platform/browser/retry.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { editPhoto, type PhotoEdit } from '../album/contract.ts';
import {
  type AddedPhoto,
  addPhoto,
  beginUpload,
  cancelUpload,
  PART_BYTES,
  sendPart,
  viewUpload,
} from '../uploads/contract.ts';

export interface Upload {
  key: string;
  file: Blob;
  name: string;
  preview: string;
  /** Bytes that the server has. */
  sent: number;
  /** `paused`: the connection is lost, or the server cannot take it now; it goes on by itself. `checking`: all is sent, and the server makes a photo of it. */
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
  /** Why it was refused, or is tried again later, in the reader's language; null when the server was not reached. */
  refusal: string | null;
  replaces: number | null;
  edit: PhotoEdit | null;
}

export interface UploadTools {
  transport: Transport;
  onAdded: (album: AddedPhoto, replaces: number | null) => void;
}

const CONCURRENCY = 2;
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Tries of one part after which it is left to the member; about five minutes. */
const MAX_TRIES = 25;

const NONE: readonly Upload[] = [];
let uploads: readonly Upload[] = NONE;
let lastKey = 0;
const listeners = new Set<() => void>();
const aborting = new Map<string, AbortController>();
const known = new Map<string, string>();

function set(next: readonly Upload[]): void {
  uploads = next.length ? next : NONE;
  for (const listener of listeners) listener();
}
const change = (key: string, changes: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentUploads = (): readonly Upload[] => uploads;

export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, currentUploads, () => NONE);

/** @param how `replaces`: id of a photo that stays until the file is accepted. `edit`: done once it is stored. */
export function upload(
  files: readonly File[],
  tools: UploadTools,
  { replaces = null, edit = null }: Partial<Pick<Upload, 'replaces' | 'edit'>> = {},
): void {
  const added = files.map((file): Upload => {
    lastKey += 1;
    return {
      key: `${lastKey}`,
      file,
      name: file.name,
      preview: URL.createObjectURL(file),
      sent: 0,
      state: 'waiting',
      refusal: null,
      replaces,
      edit,
    };
  });
  set([...uploads, ...added]);
  work(tools);
}

export function uploadAgain(key: string, tools: UploadTools): void {
  change(key, { state: 'waiting', refusal: null });
  work(tools);
}

export function cancelOne(key: string, { transport }: Pick<UploadTools, 'transport'>): void {
  aborting.get(key)?.abort();
  const id = known.get(key);
  forget(key);
  if (id) transport.call(cancelUpload, { id }).catch(() => undefined);
}

function forget(key: string): void {
  const gone = uploads.find((upload) => upload.key === key);
  if (gone) URL.revokeObjectURL(gone.preview);
  known.delete(key);
  aborting.delete(key);
  set(uploads.filter((upload) => upload.key !== key));
}

const isBusy = ({ state }: Upload) => state === 'sending' || state === 'checking' || state === 'paused';

function work(tools: UploadTools): void {
  while (uploads.filter(isBusy).length < CONCURRENCY) {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next) return;
    change(next.key, { state: 'sending' });
    const abort = new AbortController();
    aborting.set(next.key, abort);
    send(next, tools, abort.signal)
      .catch((error: unknown) => {
        if (isApiError(error) && error.status === 422) known.delete(next.key);
        if (!abort.signal.aborted) change(next.key, { state: 'failed', refusal: sentenceOf(error) });
      })
      .finally(() => work(tools));
  }
}

async function send(
  { key, file, replaces, edit }: Upload,
  { transport, onAdded }: UploadTools,
  signal: AbortSignal,
): Promise<void> {
  const tried = <T>(call: () => Promise<T>) => untilItWorks(key, call, signal);
  let { id, received } = await tried(() => beginOrResume({ key, file, replaces }, transport, signal));
  known.set(key, id);
  while (received < file.size) {
    change(key, { sent: received });
    const part = file.slice(received, received + PART_BYTES);
    const offset = received;
    ({ id, received } = await tried(() => transport.call(sendPart, part, { query: { id, offset }, signal })));
  }
  change(key, { sent: file.size, state: 'checking' });
  const { added, ...stored } = await tried(() =>
    transport.call(addPhoto, { upload: id, ...place(replaces) }, { signal }),
  );
  // It is there in any case, with its middle on cards.
  const album = {
    ...(edit ? await transport.call(editPhoto, { id: added, ...edit }).catch(() => stored) : stored),
    added,
  };
  forget(key);
  onAdded(album, replaces);
}

const place = (replaces: number | null) => (replaces === null ? {} : { replaces });

async function beginOrResume(
  { key, file, replaces }: Pick<Upload, 'key' | 'file' | 'replaces'>,
  transport: Transport,
  signal: AbortSignal,
) {
  const id = known.get(key);
  const begin = () => transport.call(beginUpload, { size: file.size, ...place(replaces) }, { signal });
  if (!id) return begin();
  try {
    return await transport.call(viewUpload, { id }, { signal });
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    known.delete(key);
    return begin();
  }
}

async function untilItWorks<T>(key: string, call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const onWait = (error: unknown) => change(key, { state: 'paused', refusal: sentenceOf(error) });
  const reply = await retry(call, { delaysMs: RETRY_DELAYS_MS, maxTries: MAX_TRIES, mayPass, onWait, signal });
  if (uploads.some((one) => one.key === key && one.state === 'paused'))
    change(key, { state: 'sending', refusal: null });
  return reply;
}

const sentenceOf = (error: unknown): string | null => (isApiError(error) && error.status > 0 && error.message) || null;

const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504);
