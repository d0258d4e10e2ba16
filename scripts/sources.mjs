// `npm run sources`: sign-ups by where they came from.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/sources/sources.ts');
