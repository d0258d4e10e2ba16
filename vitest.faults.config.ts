import { defineConfig } from 'vitest/config';

// Real servers are started, stopped and killed here: one file after another, with time to come back.
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    passWithNoTests: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
