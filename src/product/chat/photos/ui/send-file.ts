import { isApiError, type Transport } from '#platform/http/transport.ts';
import { beginUpload, PART_BYTES, sendPart } from '#product/media/uploads/contract.ts';
import { addChatPhoto, type ReadyPhoto } from '../contract.ts';

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000];

interface Sending {
  transport: Transport;
  /** Told how much of it the server has, from 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
}

/** @throws ApiError */
export async function sendFile(
  file: Blob,
  profileId: number,
  { transport, onShare, signal }: Sending,
): Promise<ReadyPhoto> {
  let { id, received } = await tried(
    () => transport.call(beginUpload, { size: file.size, for_chat: true }, { signal }),
    signal,
  );
  while (received < file.size) {
    onShare(received / file.size);
    const query = { id, offset: received };
    const part = file.slice(received, received + PART_BYTES);
    ({ id, received } = await tried(() => transport.call(sendPart, part, { query, signal }), signal));
  }
  onShare(1);
  return tried(() => transport.call(addChatPhoto, { upload: id, profile_id: profileId }, { signal }), signal);
}

async function tried<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isApiError(error) || (error.status !== 0 && error.status < 502)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return call();
}
