import cluster from 'node:cluster';
import { announceSetup } from './app/announce-setup.ts';
import { TEST_ACCOUNTS } from './app/payment-providers.ts';
import { start } from './app/start.ts';
import { reportReady, serveByWorkers } from './app/workers.ts';
import { DEMO_LOGINS } from './demo/accounts.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { openLog } from './platform/log/log.ts';
import { StartError } from './platform/start-error.ts';

try {
  const config = readConfig(undefined, TEST_ACCOUNTS);
  const first = config.workers > 1 && cluster.isPrimary;
  const { origins, stop, setupCode } = first
    ? { ...(await serveByWorkers(config.workers, openLog(config))), setupCode: null }
    : await start(config);
  if (setupCode !== null) announceSetup(config.publicUrl, setupCode);
  if (cluster.isWorker) reportReady(origins);
  else announce(config, origins);
  endBySignal(stop);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** The first signal ends gracefully; Ctrl-C again, while that takes its time, ends at once. */
function endBySignal(stop: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    ending = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => ending || end());
  // A terminal sends it to the workers too, but it is the first process that tells them.
  process.on('SIGINT', () => {
    if (cluster.isWorker) return;
    if (ending) process.exit(1);
    end();
  });
}

/** Says where to look and, in a demo, as whom. */
function announce({ mode, workers }: Config, [url = '', ...others]: string[]): void {
  console.log(`\nKindling is ready at ${url}${workers > 1 ? `, by ${workers} processes` : ''}`);
  if (others.length) console.log(`and its other brands at\n${others.map((other) => `  ${other}`).join('\n')}`);
  if (mode !== 'demo') return;
  console.log(
    `Demo mode: all sites are listed at ${url}/demo/sites, mail goes to ${url}/demo/outbox, payments to a sandbox. Log in at ${url}/login as`,
  );
  for (const known of DEMO_LOGINS) {
    const { role, login, password } = known;
    const there = 'brand' in known && others.find((other) => new URL(other).hostname === known.brand);
    console.log(`  ${role.padEnd(14)} ${login.padEnd(30)} ${password}${there ? `  at ${there}` : ''}`);
  }
}
