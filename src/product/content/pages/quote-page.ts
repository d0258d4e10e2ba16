import * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { defineDocument, type MailDocument } from '#platform/mail/mail-definition.ts';
import { legalVersion } from '#product/companyinfo/contract.ts';
import { gatherFacts } from './gather-facts.ts';
import { currentText } from './pages.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

/** A page as it counted at a moment (ISO 8601). */
export const PageAsOf = z.object({ slug: z.string(), locale: z.enum(LOCALES), at: z.string() });
export type PageAsOf = z.output<typeof PageAsOf>;

export const pageInMail = defineDocument('page', PageAsOf);

/** @throws where the site has no such page. */
export async function quotePage(call: ReadCall, asked: PageAsOf): Promise<MailDocument> {
  const { locale, page } = await pageAsOf(call, asked);
  const linked = (html: string) => withHost(html, call.site.origin);
  return {
    locale,
    title: page.title,
    html: linked(page.html),
    sections: page.sections.map(({ title, html }) => ({ title, html: linked(html) })),
  };
}

/** With what it says of site and company now. @throws where the site has no such page. */
export async function pageAsOf(
  call: ReadCall,
  { slug, locale, at }: PageAsOf,
): Promise<{ locale: Locale; from: Date; page: RenderedPage }> {
  const text = await currentText({ ...call, now: new Date(at) }, slug, locale);
  if (!text) throw new Error(`There is no page ${slug}.`);
  const formats = formatLocaleOf(text.locale, call.site.settings.country);
  const { company, facts } = await gatherFacts(call, formats, null);
  return {
    locale: text.locale,
    from: text.own?.from ?? legalVersion(company.added),
    page: renderPage(text.markdown, { formats, country: company.country, facts }),
  };
}

export const withHost = (html: string, origin: string): string => html.replaceAll('href="/', `href="${origin}/`);
