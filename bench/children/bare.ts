// The least that an answer by the same framework costs: `hello` as JSON, files of a folder by the usual plugin, and the
// bytes of a page as they came once.
import { get } from 'node:http';
import files from '@fastify/static';
import Fastify from 'fastify';

const [port, folder, page] = process.argv.slice(2);
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
if (folder) await app.register(files, { root: folder, prefix: '/files/', maxAge: '1 day', immutable: true });
if (page) {
  const { type, encoding, bytes } = await copyOf(page);
  app.get('/copy', (_request, reply) => reply.type(type).header('content-encoding', encoding).send(bytes));
}
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));

function copyOf(url: string): Promise<{ type: string; encoding: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (reply) => {
      const bytes = Buffer.concat(await reply.toArray());
      const { 'content-type': type = '', 'content-encoding': encoding } = reply.headers;
      if (reply.statusCode === 200 && encoding) resolve({ type, encoding, bytes });
      else reject(new Error(`${url} answered ${reply.statusCode}, encoded by ${encoding}.`));
    }).once('error', reject);
  });
}
