// `npm run cli -- site create brand.json`: brands, their settings, prices and payment accounts, and a look at the deployment.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/cli/cli.ts');
