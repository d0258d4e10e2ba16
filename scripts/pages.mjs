// `npm run pages`: texts of a site's pages, as its operator writes them.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/page-texts/page-texts.ts');
