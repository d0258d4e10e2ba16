// `npm run flaky`: every browser test file ten times on one product, in shuffled orders, half of them on one core.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled({ tests: true });
const node = findNode24();
await ensureBuilt(node);
await run(node, 'scripts/flaky.ts');
