import { randomUUID } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/suite/chromium.ts';

const executablePath = installedChromium();
// The product that the set-up starts and the workers, which inherit it, share the key by which tests make their people.
process.env.TEST_KEY ??= randomUUID();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One server for all; two cores carry two browsers beside it.
  globalSetup: './tests/e2e/product.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails without a fault of the product is a fault of the test: there is no second try.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // Set by the global set-up: where the product listens.
    baseURL: process.env.PRODUCT_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    // A worker between page and server would answer in place of what a test puts there; its own spec lets it in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs two fifths of the browser's work: what failed runs once more with `--trace on`, for the record.
    trace: 'off',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
