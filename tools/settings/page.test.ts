import { expect, test } from 'vitest';
import { SITE_SETTINGS } from '#product/sites/settings/contract.ts';
import { methodsPage } from './methods.ts';
import { settingsPage } from './page.ts';

test('every setting stands once on the page, with its range and default', () => {
  const page = settingsPage();
  for (const name of Object.keys(SITE_SETTINGS)) expect(page.split(`<br>\`${name}\` | `)).toHaveLength(2);
  expect(page).toContain('<br>`swipe_likes` | integer 1 to 100, likes | `4` | Likes that a member may give');
  expect(page).toContain('| Name<br>`name` | string |  | The name of the site, on every page and in e-mails. |');
});

test('the page of ways to pay has a line for each method of each provider', () => {
  const lines = methodsPage().split('\n');
  expect(lines).toContain('| mollie | paypal | all | all ten | 1 to 10000 | no | 180 |');
  expect(lines).toContain('| stripe | przelewy24 | PL | PLN EUR | 1 to 10000 | no | 365 |');
});
