import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { legalVersion } from '#product/companyinfo/contract.ts';
import { STANDARD_PAGES, type StandardPage } from '#product/content/pages/contract.ts';
import { startTestApp } from './harness.ts';
import { servePagesOf } from './rendered-pages.ts';

const product = await startTestApp();
const served = await servePagesOf(product);

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

/** Pages that help, and promise nothing from a day on. */
const UNDATED: StandardPage[] = ['faq', 'service', 'safety', 'transparency'];

test.each(LOCALES)(
  'the pages of the law come whole from the server in %s, with the company, its law and their date',
  async (locale) => {
    const headers = { cookie: `locale=${locale}` };
    const call = async (url: string) => (await product.app.inject({ url, headers })).json();
    const formats = formatLocaleOf(locale, 'NL');
    const { companyinfo: company } = await call('/api/companyinfo.php');
    const date = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
      legalVersion(company.added),
    );
    const details = [company.name, company.address, company.kvk, company.vat_numbers[0]];
    const words: Partial<Record<StandardPage, string[]>> = {
      terms: [WITHDRAWAL[locale], 'support@kindling.example', ...details],
      privacy: ['autoriteitpersoonsgegevens.nl', 'time_zone', ...details],
      imprint: details,
    };
    for (const slug of STANDARD_PAGES) {
      const { status, html: sent } = await served(`/pages/${slug}`, headers);
      const html = sent.replaceAll('&#x27;', "'");
      expect(status).toBe(200);
      expect(html).toContain(`lang="${formats}"`);
      const { page } = await call(`/api/page.php?slug=${slug}`);
      expect(page.locale).toBe(locale);
      expect(html).toContain(`<title>${page.title}</title>`);
      expect(html).toContain(`name="description" content="${page.description}"`);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/pages/${slug}"`));
      for (const word of [...(UNDATED.includes(slug) ? [] : [date]), ...(words[slug] ?? [])])
        expect(html, `${locale} ${slug}`).toContain(word);
      // No place or tag is left open.
      const body = html.slice(html.indexOf('<h1'), html.lastIndexOf('</section>'));
      expect(body.length).toBeGreaterThan(1500);
      expect(/[{}]|&lt;\/?\w+/.exec(body)?.[0]).toBeUndefined();
    }
  },
);
