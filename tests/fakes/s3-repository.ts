import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What answers a call: a status, a body, headers. */
type Reply = [status: number, body?: string | Buffer, headers?: Record<string, string>];

export interface S3Repository {
  port: number;
  /** What it keeps, by path within the bucket. */
  files: Map<string, Buffer>;
  close(): void;
}

/**
 * A server that speaks what pgBackRest says to S3, by TLS and by path: objects whole and in parts, lists by prefix, deletion of
 * several. Signatures are looked at for whose they are, not computed.
 * @param folder where its certificate lies.
 */
export async function startS3Repository(bucket: string, key: string, folder: string): Promise<S3Repository> {
  const files = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const server = createServer(certificateIn(folder), async (request, reply) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const [status, content = '', headers = {}] = answer(request, Buffer.concat(body));
    send(request, reply, status, content, headers);
  });
  const answer = (request: IncomingMessage, body: Buffer): Reply => {
    const url = new URL(request.url ?? '/', 'https://s3');
    const query = url.searchParams;
    const [, first, ...rest] = decodeURIComponent(url.pathname).split('/');
    const name = rest.join('/');
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${key}/`))
      return [403, failure('AccessDenied')];
    if (first !== bucket) return [404, failure('NoSuchBucket')];
    switch (request.method) {
      case 'PUT': {
        const upload = query.get('uploadId');
        if (upload) parts.get(upload)?.set(Number(query.get('partNumber')), body);
        else files.set(name, body);
        return [200, '', { etag: etagOf(body) }];
      }
      case 'POST': {
        if (query.has('delete')) {
          for (const [, found = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) files.delete(found);
          return [200, '<DeleteResult/>'];
        }
        const upload = query.get('uploadId');
        if (!upload) {
          const id = `upload-${parts.size}`;
          parts.set(id, new Map());
          return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`];
        }
        const pieces = [...(parts.get(upload) ?? [])].sort(([a], [b]) => a - b).map(([, piece]) => piece);
        files.set(name, Buffer.concat(pieces));
        return [200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>'];
      }
      case 'DELETE':
        files.delete(name);
        return [204];
      default: {
        if (query.get('list-type') === '2') return [200, listOf(files, query)];
        const found = files.get(name);
        if (!found) return [404, failure('NoSuchKey')];
        const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
        const modified = { 'last-modified': 'Mon, 30 Nov 2026 17:00:00 GMT', etag: etagOf(found) };
        if (!from) return [200, found, modified];
        return [206, found.subarray(Number(from), to ? Number(to) + 1 : undefined), modified];
      }
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    files,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const failure = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function send(
  { method }: IncomingMessage,
  reply: ServerResponse,
  status: number,
  content: string | Buffer,
  headers: Record<string, string>,
): void {
  const bytes = Buffer.from(content);
  const length = status === 204 ? {} : { 'content-length': String(bytes.length) };
  reply.writeHead(status, { ...length, ...headers }).end(method === 'HEAD' ? undefined : bytes);
}

/** All at once, however many: folders below the prefix by their name only, where a delimiter is given. */
function listOf(files: Map<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const folders = new Set<string>();
  const contents: string[] = [];
  for (const [name, body] of files) {
    if (!name.startsWith(prefix)) continue;
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (end >= 0) folders.add(name.slice(0, end + 1));
    else
      contents.push(
        `<Contents><Key>${name}</Key><LastModified>2026-11-30T17:00:00.000Z</LastModified><Size>${body.length}</Size></Contents>`,
      );
  }
  const common = [...folders].map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${common.join('')}</ListBucketResult>`;
}

function certificateIn(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  const made = spawnSync('openssl', ['req', '-x509', ...args, '-keyout', key, '-out', cert], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
