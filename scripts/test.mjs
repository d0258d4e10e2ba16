// `npm test`: its own set-up, then every check and suite. `-- --only=checks,unit,faults,e2e,webkit` runs a part.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled({ tests: true });
await run(findNode24(), 'scripts/suite.ts');
