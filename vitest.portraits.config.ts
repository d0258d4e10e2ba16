import { defineConfig } from 'vitest/config';

// The generator of the portraits, by name only: what it draws is committed.
export default defineConfig({
  test: {
    include: ['tools/portraits/*.test.ts'],
    environment: 'node',
    setupFiles: './tests/setup.ts',
    testTimeout: 120_000,
  },
});
