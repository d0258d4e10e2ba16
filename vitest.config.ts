import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { cataloguePlugin } from './src/platform/i18n/catalogue-plugin.ts';

// Only what exists is named, so that the suite also runs in a part of the tree.
const present = (path: string): string[] => (existsSync(new URL(path, import.meta.url)) ? [path] : []);

export default defineConfig({
  // For tests that render pages from their sources.
  plugins: [cataloguePlugin(['shell', 'members', 'likes'], { parsed: false })],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/*.test.ts',
      'bench/*.test.ts',
    ],
    environment: 'node',
    // Vitest leaves a core free, which on two cores leaves one worker alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: present('./tests/setup.ts'),
    globalSetup: present('./tests/global-setup.ts'),
    passWithNoTests: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
