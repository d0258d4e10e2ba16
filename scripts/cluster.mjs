// `npm run cluster`: as `npm start`, with one serving process for each core unless WORKERS says otherwise.
import { availableParallelism } from 'node:os';

process.env.WORKERS ||= String(availableParallelism());
await import('./start.mjs');
