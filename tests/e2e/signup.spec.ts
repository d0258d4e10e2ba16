import type { Locator } from '@playwright/test';
import { speak } from './accounts.ts';
import { expect, test, visit } from './fixture.ts';

const PHONE = { width: 360, height: 800 };
/** Those with the longest words on buttons. */
const LONG = ['fi', 'fr', 'pl'] as const;

test('the date of birth is written in one go, and what is said against it goes with the answer', async ({ page }) => {
  await visit(page, '/signup');
  await page.getByRole('radio', { name: 'A woman' }).check();
  await page.getByRole('radio', { name: 'Straight' }).check();
  const [day, month, year] = [page.getByLabel('Day'), page.getByLabel('Month'), page.getByLabel('Year')];
  const missing = page.getByText('Enter your date of birth (18+)');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();

  await next.click();
  await expect(missing).toBeVisible();
  await expect(day).toBeFocused();
  await page.keyboard.type('17');
  await expect(missing).toBeHidden();
  await expect(month).toBeFocused();
  // Who is used to going on by hand is not carried too far.
  await page.keyboard.press('Tab');
  await expect(month).toBeFocused();
  await page.keyboard.type('5/');
  await expect(year).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(month).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(day).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1985');
  await expect(day).toHaveValue('17');
  await expect(month).toHaveValue('5');
  await expect(year).toHaveValue('1985');

  await day.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1984-03-07');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(day).toHaveValue('07');
  await expect(month).toHaveValue('03');
  await expect(year).toHaveValue('1984');
});

test('on phones the sheet keeps its height and its buttons one line, in the longest languages too', async ({
  page,
  baseURL,
  someone,
}) => {
  await page.setViewportSize(PHONE);
  // The form has no note about whom she looks for instead.
  const { id } = await someone();
  for (const language of LONG) {
    await speak(page, language, baseURL);
    await visit(page, `/members/${id}/signup`);
    const form = page.locator('form[method=post]');
    const heights = new Set<number>();
    const look = async () => {
      heights.add(await heightOf(form));
      expect.soft(await brokenButtons(form), `${language}, step ${heights.size}`).toEqual([]);
    };
    await look();
    await form.getByRole('radio').nth(1).check();
    await form.getByRole('radio').nth(2).check();
    for (const answers of [
      { day: '17', month: '05', year: '1985', name: `Aino ${language}` },
      { signup_message: 'Hei' },
      { email: 'aino@example.com' },
    ]) {
      await form.locator('button[type=submit]').click();
      for (const [name, text] of Object.entries(answers)) await form.locator(`[name=${name}]`).fill(text);
      await look();
    }
    expect.soft([...heights], language).toHaveLength(1);
  }
});

const heightOf = (form: Locator) => form.evaluate((form) => form.getBoundingClientRect().height);

/** Texts of buttons that take more than one line. */
const brokenButtons = (form: Locator) =>
  form.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return (
          new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)))
            .size > 1
        );
      })
      .map((button) => button.textContent),
  );

test('on phones of 390 by 844, 390 by 664 and 360 by 740 no step of the sheet over a profile needs scrolling', async ({
  page,
  baseURL,
  someone,
}) => {
  const { id, name } = await someone({ gender: 'female' });
  for (const [language, like, gender] of [
    ['en', `Like ${name}`, 'male'],
    // She looks for men, and the step with the message says so.
    ['de', `${name} ein Like geben`, 'female'],
  ] as const) {
    await speak(page, language, baseURL);
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, `/members/${id}`);
      await page.getByRole('button', { name: like, exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('radio').first()).toBeVisible();
      const scroller = sheet.locator(':scope > div').first();
      const beyond = () => scroller.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      const fits = (step: number) => expect.poll(beyond, `${language}, ${width} by ${height}, step ${step}`).toBe(0);
      await fits(1);
      await sheet.locator(`[name=gender][value=${gender}]`).check();
      await sheet.getByRole('radio').nth(2).check();
      const next = sheet.locator('button[type=submit]');
      await next.click();
      for (const [field, text] of Object.entries({ day: '17', month: '05', year: '1985', name: 'Aino Lind' }))
        await sheet.locator(`[name=${field}]`).fill(text);
      await fits(2);
      await next.click();
      await expect(sheet.locator('[name=signup_message]')).toBeVisible();
      await expect(sheet.getByText(`${name} sucht Männer.`)).toHaveCount(gender === 'female' ? 1 : 0);
      await fits(3);
      await next.click();
      await expect(sheet.locator('[name=email]')).toBeVisible();
      await fits(4);
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});
