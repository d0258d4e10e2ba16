// The least that an answer by the same framework costs: `hello` as JSON, and files of a folder by the usual plugin.
import files from '@fastify/static';
import Fastify from 'fastify';

const [port, folder] = process.argv.slice(2);
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
if (folder) await app.register(files, { root: folder, prefix: '/files/', maxAge: '1 day', immutable: true });
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
