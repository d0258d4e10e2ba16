// `npm test`: its own set-up, then every check and suite. `-- --only=checks,unit,e2e` runs a part.
import { become, ensureInstalled, findNode24 } from './node24.mjs';

ensureInstalled();
become(findNode24(), ['scripts/suite.ts', ...process.argv.slice(2)]);
