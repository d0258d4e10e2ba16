// `npm run seed -- --members 100000`: fills a PostgreSQL database with load data.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/seed/seed.ts');
