// `npm run account -- export 1234`: what is stored of an account; `erase` erases it.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/account/account.ts');
