// `npm start`: installs and builds only when needed, then serves the product on Node 24.
import { ensureBuilt, needsPages } from './build.mjs';
import { ensureInstalled, findNode24, needsPackages, run } from './node24.mjs';

if (needsPackages())
  console.log('The first start takes about a minute: it installs packages, builds the pages and fills the demo.');
else if (needsPages()) console.log('The pages have changed: building them takes about half a minute.');
await ensureInstalled();
const node = findNode24();
await ensureBuilt(node);
await run(node, 'src/main.ts', { NODE_ENV: 'production' });
