import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** Does what decides the case on the screen, and waits for the answer: its row is hidden behind the case, and tells nothing. */
export async function decided(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/case-decide.php'));
  await press();
  expect((await answered).status()).toBe(200);
}
