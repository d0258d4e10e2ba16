import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Config } from '#platform/config/config.ts';

export interface FakeS3 {
  config: NonNullable<Config['s3']>;
  /** What it keeps, by key. */
  files: Map<string, Buffer>;
  /** Answers every call with 503 until it is false again. */
  away: boolean;
}

/**
 * A small server that speaks the four calls of S3 that the product makes: PutObject, GetObject, HeadObject, DeleteObject, by
 * path. It lasts as long as the test file.
 */
export async function startS3(): Promise<FakeS3> {
  const files = new Map<string, Buffer>();
  const bucket = 'photos';
  const server = createServer(async (request, reply) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const fail = (status: number, code: string) => {
      const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      reply.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : text);
    };
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    const key = path.startsWith(`/${bucket}/`) ? path.slice(bucket.length + 2) : '';
    if (s3.away) return fail(503, 'ServiceUnavailable');
    if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? ''))
      return fail(403, 'AccessDenied');
    if (!key) return fail(404, 'NoSuchBucket');
    const found = files.get(key);
    if (request.method === 'PUT') {
      files.set(key, Buffer.concat(body));
      return reply.writeHead(200, { etag: '"stored"' }).end();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return reply.writeHead(204).end();
    }
    if (!found) return fail(404, 'NoSuchKey');
    reply.writeHead(200, { 'content-length': found.length, 'content-type': 'image/webp', etag: '"stored"' });
    return reply.end(request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const s3: FakeS3 = {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket, key: 'key', secret: 'secret' },
    files,
    away: false,
  };
  return s3;
}
