// `npm run staff -- add ada@example.com moderator`: an account of the staff with a first password.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/staff/staff.ts');
