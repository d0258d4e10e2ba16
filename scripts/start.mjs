// `npm start`: installs and builds only when needed, then serves the product on Node 24.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, findNode24, run } from './node24.mjs';

ensureInstalled();
const node = findNode24();
ensureBuilt(node);
await run(node, 'src/main.ts', { NODE_ENV: 'production' });
