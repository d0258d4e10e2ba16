import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { awake, expect, test, visit } from './fixture.ts';

/** What each country's law calls the right of withdrawal. */
const WITHDRAWAL: Record<Locale, string> = {
  da: 'Fortrydelsesret',
  de: 'Widerrufsrecht',
  en: 'Right of withdrawal',
  es: 'Derecho de desistimiento',
  fi: 'Peruuttamisoikeus',
  fr: 'Droit de rétractation',
  it: 'Diritto di recesso',
  nb: 'Angrerett',
  nl: 'Herroepingsrecht',
  pl: 'Prawo odstąpienia od umowy',
  sv: 'Ångerrätt',
};

for (const locale of LOCALES) {
  test(`terms and privacy statement come whole from the server in ${locale}, with the company, its law and their date`, async ({
    request,
  }) => {
    const headers = { cookie: `locale=${locale}` };
    const formats = formatLocaleOf(locale, 'NL');
    const { companyinfo: company } = await (await request.get('/api/companyinfo.php')).json();
    const date = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(company.added),
    );
    const vat: string = company.vat_numbers[0];
    for (const [path, words] of [
      ['terms', [WITHDRAWAL[locale], 'support@kindling.example']],
      ['privacy', ['autoriteitpersoonsgegevens.nl', 'time_zone']],
    ] as const) {
      const reply = await request.get(`/pages/${path}`, { headers });
      const html = (await reply.text()).replaceAll('&#x27;', "'");
      expect(reply.status()).toBe(200);
      expect(html).toContain(`lang="${formats}"`);
      const texts = readCatalogue(locale)[path];
      if (typeof texts !== 'object') throw new Error(`${locale} has no ${path}`);
      expect(html).toContain(`<title>${texts.title}</title>`);
      expect(html).toContain(`name="description" content="${String(texts.description).replace('{site}', 'Kindling')}"`);
      for (const word of [company.name, company.address, company.kvk, vat, date, ...words]) {
        expect(html, `${locale} ${path}`).toContain(word);
      }
      // No key, placeholder or tag is left open.
      const body = html.slice(html.indexOf('<h1'), html.lastIndexOf('</section>'));
      expect(body.length).toBeGreaterThan(8000);
      expect(/sections\.|\{\w+[,}]|&lt;\/?\w+&gt;/.exec(body)?.[0]).toBeUndefined();
    }
  });
}

test('a visitor reads the terms without an entry warning, and finds a section by the contents', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/pages/terms');
  await awake(page);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /withdrawal/ })
    .click();
  await expect(page).toHaveURL(/#withdrawal$/);
  await expect(page.getByRole('heading', { name: /Right of withdrawal/ })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('the footer leads to the terms and the privacy statement', async ({ page }) => {
  await visit(page, '/members');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy statement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy statement');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});
