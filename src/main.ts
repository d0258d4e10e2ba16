import { start } from './app/start.ts';
import { DEMO_LOGINS } from './demo/accounts.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { StartError } from './platform/start-error.ts';

try {
  const config = readConfig();
  const running = await start(config);
  announce(running.url, config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Says where to look and, in a demo, as whom. */
function announce(url: string, config: Config): void {
  console.log(`\nKindling is ready at ${url}`);
  if (config.mode !== 'demo') return;
  console.log(`Demo mode: mail goes to ${url}/demo/outbox, payments to a sandbox. Log in at ${url}/login as`);
  for (const { role, login, password } of DEMO_LOGINS)
    console.log(`  ${role.padEnd(14)} ${login.padEnd(30)} ${password}`);
}
