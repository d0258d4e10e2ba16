import { defineConfig } from 'vitest/config';

// The product and one browser for all: the journey's parts come one after another.
export default defineConfig({
  test: {
    include: ['tests/webkit/*.test.ts'],
    environment: 'node',
    globalSetup: './tests/e2e/product.ts',
    fileParallelism: false,
    passWithNoTests: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
