// `npm run dev`: no build; pages reload in the browser and the server starts again when one of its files changes.
import { become, ensureInstalled, findNode24 } from './node24.mjs';

await ensureInstalled();
become(findNode24(), ['--watch', '--watch-preserve-output', 'src/main.ts'], { NODE_ENV: 'development' });
