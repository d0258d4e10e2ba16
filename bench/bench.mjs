// `npm run bench`: measures the product beside its limits. it writes .cache/bench/performance.md.
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureInstalled, findNode24, run } from '../scripts/node24.mjs';

await ensureInstalled({ tests: true });
const node = findNode24();
await ensureBuilt(node);
await run(node, 'bench/bench.ts');
