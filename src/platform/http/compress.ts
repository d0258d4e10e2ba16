import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

export type Encoding = 'br' | 'gzip' | 'zstd';

/** `quick`: for one answer; `small`: once for many. */
export type Effort = 'quick' | 'small';

/** Milliseconds of CPU for 60 kB: zstd 0.2, brotli 1.1 and 1.9, gzip 0.7; the best brotli is a tenth smaller than zstd. */
const ENCODINGS: Record<Effort, Encoding[]> = { quick: ['zstd', 'br', 'gzip'], small: ['br', 'gzip'] };
/** Bytes below which an answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|openmetrics-text)|image\/svg\+xml)/;
const ZSTD_LEVEL = 3;
/** Bytes that zstd compresses in less than half a millisecond, less than it takes to hand them to another thread. */
const MAX_SYNC_BYTES = 128 * 1024;
const BROTLI_QUALITY: Record<Effort, number> = { quick: 4, small: 5 };
const GZIP_LEVEL = 5;

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);
const byZstd = promisify(zstdCompress);

/** @returns the best encoding that the caller takes; null for none. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>, effort: Effort): Encoding | null {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' ? negotiate(accepted.toLowerCase(), ENCODINGS[effort]) : null;
}

export function compressed(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return byGzip(bytes, { level: GZIP_LEVEL });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = constants;
  if (encoding === 'zstd') {
    // Without its size zstd makes room for the largest there may be, which costs more than to compress.
    const options = { pledgedSrcSize: bytes.length, params: { [ZSTD_c_compressionLevel]: ZSTD_LEVEL } };
    return bytes.length > MAX_SYNC_BYTES ? byZstd(bytes, options) : Promise.resolve(zstdCompressSync(bytes, options));
  }
  return byBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort], [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/\*|accept-encoding/i.test(vary)) return;
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

/** Streams are left alone, and so is what a handler compressed itself. */
export function compressAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (payload.length < MIN_COMPRESSED_BYTES) return payload;
    varyByEncoding(reply);
    const encoding = encodingFor(request, 'quick');
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed(Buffer.from(payload as string), encoding, 'quick');
  });
}
