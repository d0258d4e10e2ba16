// `npm run invites`: invitations of the staff for invitation-only sites.
import { ensureInstalled, findNode24, run } from './node24.mjs';

await ensureInstalled();
await run(findNode24(), 'tools/invites/invites.ts');
