import { Browser } from './webdriver.ts';

/** A WebDriver for one browser. */
export interface Driver {
  address: string;
  /** Ends it and the browser it started. */
  end(): Promise<void>;
}

/** Milliseconds: a browser opens within a few seconds on a busy machine. */
const OPEN_TIMEOUT_MS = 45_000;
const TRIES = 4;

/**
 * Opens a browser, with a new driver when one does not answer: WebKit's waits for ever for a browser that did not come up.
 * @throws what the last driver said, or that it said nothing.
 */
export async function openBrowser(
  startDriver: () => Promise<Driver>,
  timeoutMs = OPEN_TIMEOUT_MS,
): Promise<{ browser: Browser; driver: Driver }> {
  for (let attempt = 1; ; attempt++) {
    const driver = await startDriver();
    try {
      return { browser: await Browser.open(driver.address, timeoutMs), driver };
    } catch (error) {
      await driver.end();
      if (attempt === TRIES) throw error;
      console.warn(`Browser ${attempt} did not open: ${error}`);
    }
  }
}
