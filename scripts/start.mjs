// `npm start`: installs and builds only when needed, then serves the product on Node 24.
import { ensureBuilt } from './build.mjs';
import { become, ensureInstalled, findNode24 } from './node24.mjs';

ensureInstalled();
const node = findNode24();
ensureBuilt(node);
become(node, ['src/main.ts'], { NODE_ENV: 'production' });
