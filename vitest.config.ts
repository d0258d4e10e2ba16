import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { testFiles } from './scripts/suite/projects.ts';
import { landerFontsPlugin } from './src/app/build/lander-fonts-plugin.ts';
import { cataloguePlugin } from './src/platform/i18n/catalogue-plugin.ts';

// A file says by its name where it runs:
// `x.servers.test.ts` on PostgreSQL only (plans of large tables, races of real connections),
// `x.both.test.ts` on the embedded database too where the suite has a server (rules that a database might break),
// `x.alone.test.ts` in a process of its own, which it changes for good.
const named = (word: string, files: string[]) => files.filter((path) => path.includes(`.${word}.test.`));
const unnamed = (word: string, files: string[]) => files.filter((path) => !path.includes(`.${word}.test.`));

const files = testFiles();
const product = process.env.TEST_ON_BOTH ? named('both', files.product) : files.product;
const pure = process.env.TEST_ON_BOTH ? [] : files.pure;
const withDatabase = {
  globalSetup: './tests/global-setup.ts',
  exclude: process.env.TEST_DATABASE_URL ? configDefaults.exclude : [...configDefaults.exclude, '**/*.servers.test.ts'],
};
// Files that share a process need half its time: modules are evaluated once, as in the product.
const shared = { isolate: false };

export default defineConfig({
  // For tests that render pages from their sources.
  plugins: [cataloguePlugin({ parsed: false }), landerFontsPlugin()],
  test: {
    projects: [
      { extends: true, test: { name: 'pure', ...shared, include: unnamed('alone', pure) } },
      { extends: true, test: { name: 'pure alone', include: named('alone', pure) } },
      { extends: true, test: { name: 'product', ...shared, ...withDatabase, include: unnamed('alone', product) } },
      { extends: true, test: { name: 'product alone', ...withDatabase, include: named('alone', product) } },
    ],
    environment: 'node',
    // Vitest leaves a core free, which on two cores leaves one worker alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: './tests/setup.ts',
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What is waited for may take nearly as long as its test, and then tells what it was: a busy machine breaks Vitest's own second.
    expect: { poll: { timeout: 50_000 } },
    restoreMocks: true,
  },
});
