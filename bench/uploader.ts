import sharp from 'sharp';
import { PART_BYTES } from '#product/media/uploads/contract.ts';
import { cookieOf } from './people.ts';

const WIDTH = 3000;
const HEIGHT = 4000;

export async function largePhoto(): Promise<Buffer> {
  const grain = Buffer.from(Array.from({ length: 300 * 400 * 3 }, (_, at) => (at * 2_654_435_761) % 251));
  return sharp(grain, { raw: { width: 300, height: 400, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Uploads photos as a member, one after the other, each other bytes, and deletes them again. */
export function openUploader(origin: string, member: number, photo: Buffer) {
  let number = 0;
  const call = async (method: string, path: string, body: object | Buffer) => {
    const json = !Buffer.isBuffer(body);
    const type = json ? 'application/json' : 'application/octet-stream';
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie: cookieOf(member), 'content-type': type },
      body: json ? JSON.stringify(body) : new Uint8Array(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  return async (): Promise<void> => {
    number += 1;
    const bytes = Buffer.concat([photo, Buffer.from(`${member} ${number} ${process.hrtime.bigint()}`)]);
    const { id } = await call('POST', '/api/photo-upload.php', { size: bytes.length });
    for (let offset = 0; offset < bytes.length; offset += PART_BYTES)
      await call('PUT', `/api/photo-upload.php?id=${id}&offset=${offset}`, bytes.subarray(offset, offset + PART_BYTES));
    const { added } = await call('POST', '/api/photo.php', { upload: id });
    await call('DELETE', '/api/photo.php', { id: added });
  };
}
