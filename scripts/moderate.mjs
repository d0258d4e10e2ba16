// `npm run moderate`: photos, appeals and reports that wait for staff, shown and decided in the terminal.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/moderate/moderate.ts');
