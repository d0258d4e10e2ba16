import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PART_BYTES } from '#product/media/uploads/contract.ts';
import type { TestApp } from './harness.ts';
import type { Person } from './people.ts';

/**
 * A picture with more in it than a colour, other for each seed, so that prints can tell them apart. It is small, since
 * each is stored and drawn in several sizes.
 */
export async function scene(seed: number, width = 210, height = 280): Promise<Buffer> {
  const dots = Buffer.alloc(12 * 16 * 3);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < dots.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    dots[at] = state >>> 24;
  }
  return sharp(dots, { raw: { width: 12, height: 16, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A photo of so much grain that it is sent in several parts. */
export function grainy(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 480, height: 640, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** A file of `tests/pictures`: each has brought down a server somewhere, or was refused without a reason. */
export const oddPicture = (name: string): Promise<Buffer> => readFile(new URL(`pictures/${name}`, import.meta.url));

/** Uploads as the browser does: begins, sends parts, finishes. */
export function uploading({ app }: TestApp, { cookie }: Person) {
  const url = '/api/photo-upload.php';
  const headers = { cookie };
  const begin = (size: number, for_chat = false, replaces?: number) =>
    app.inject({ method: 'POST', url, headers, payload: { size, ...(for_chat && { for_chat }), replaces } });
  const part = (id: string, offset: number, bytes: Uint8Array) =>
    app.inject({
      method: 'PUT',
      url: `${url}?id=${id}&offset=${offset}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
  const state = (id: string) => app.inject({ url: `${url}?id=${id}`, headers });
  const cancel = (id: string) => app.inject({ method: 'DELETE', url, headers, payload: { id } });
  const finish = (id: string, replaces?: number) =>
    app.inject({ method: 'POST', url: '/api/photo.php', headers, payload: { upload: id, replaces } });
  /** Everything but the end. @returns the upload's id */
  const send = async (bytes: Uint8Array, forChat = false, replaces?: number): Promise<string> => {
    const { id } = (await begin(bytes.length, forChat, replaces)).json();
    for (let offset = 0; offset < bytes.length; offset += PART_BYTES)
      await part(id, offset, bytes.subarray(offset, offset + PART_BYTES));
    return id;
  };
  /** A photo that can be sent to one member. */
  const forChat = async (bytes: Uint8Array, profile_id: number) =>
    app.inject({
      method: 'POST',
      url: '/api/chat-photo.php',
      headers,
      payload: { upload: await send(bytes, true), profile_id },
    });
  return {
    forChat,
    begin,
    part,
    state,
    cancel,
    finish,
    send,
    whole: async (bytes: Uint8Array, replaces?: number) => finish(await send(bytes, false, replaces), replaces),
  };
}
