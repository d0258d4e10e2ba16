import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { landerFontsPlugin } from './src/app/build/lander-fonts-plugin.ts';
import { cataloguePlugin } from './src/platform/i18n/catalogue-plugin.ts';

// Only what exists is named, so that the suite also runs in a part of the tree.
const present = (path: string): string[] => (existsSync(new URL(path, import.meta.url)) ? [path] : []);

/** What they change holds for their whole process: that it is about to end, which files sharp reads, which modules are there. */
const ALONE = [
  'src/app/operations.test.ts',
  'src/platform/realtime/sse.test.ts',
  'src/product/chat/ui/outbox.test.ts',
  'src/product/likes/swipe/ui/outbox.test.ts',
  'src/product/likes/ui/{celebrate,live}.test.ts',
  'tools/deck/*.test.ts',
];

/** Plans of tables with many rows: a server fills those in a second, the embedded database in fifteen, and both plan alike. */
const ON_SERVERS_ALONE = ['src/**/plans.test.ts'];
/** What is the same with any database behind: rules, what pages say, who may call, the checks themselves. */
const ON_EMBEDDED_ALONE = [
  'bench/**',
  'scripts/**',
  'src/**/policy.test.ts',
  'src/**/ui/**',
  'src/pages/**',
  'src/platform/db/{embedded,folder-lock}.test.ts',
  'tests/{access,bad-input,layouts,openapi,titles}.test.ts',
  'tools/{checks,deck,icons,rows}/**',
];
/** The whole suite runs on both databases and asks for this; who runs a file by name gets it on either. */
const leftOut = () => {
  if (!process.env.TEST_EACH_ONCE) return [];
  return process.env.TEST_DATABASE_URL ? ON_EMBEDDED_ALONE : ON_SERVERS_ALONE;
};

export default defineConfig({
  // For tests that render pages from their sources.
  plugins: [cataloguePlugin(['shell', 'members', 'likes'], { parsed: false }), landerFontsPlugin()],
  test: {
    // Files that share a process need half its time: modules are evaluated once, as in the product, where many sites
    // and requests share them as well.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'bench/*.test.ts',
          ],
          exclude: [...ALONE, ...leftOut()],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    environment: 'node',
    // Vitest leaves a core free, which on two cores leaves one worker alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: present('./tests/setup.ts'),
    globalSetup: present('./tests/global-setup.ts'),
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
