import { defineConfig } from 'vitest/config';

/** Three machines at once, whose outages are measured: nothing else runs meanwhile. */
const ALONE = 'tests/faults/failover.test.ts';

// Real servers are started, stopped and killed here, each file's own: two files at once, with time to come back.
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'faults', include: ['tests/faults/*.test.ts'], exclude: [ALONE] } },
      { extends: true, test: { name: 'failover', include: [ALONE], sequence: { groupOrder: 1 } } },
    ],
    environment: 'node',
    maxWorkers: 2,
    passWithNoTests: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
