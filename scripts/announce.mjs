// `npm run announce`: news and offers of an operator to members who want them.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/announce/announce.ts');
