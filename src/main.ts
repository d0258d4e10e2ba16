import { start } from './app/start.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { DataFolderInUse } from './platform/db/folder-lock.ts';

try {
  const running = await start(readConfig());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DataFolderInUse;
  console.error(expected ? error.message : error);
  process.exit(1);
}
