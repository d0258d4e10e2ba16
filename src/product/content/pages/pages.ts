import { createHash } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { legalVersion } from '#product/companyinfo/contract.ts';
import type { SettingsView } from '#product/sites/contract.ts';
import { settingsAtHome, settingsOf } from '#product/sites/settings.ts';
import { transparencyFacts } from '../transparency-facts.ts';
import type { PageView } from './contract.ts';
import { gatherFacts } from './gather-facts.ts';
import { agreedByHash, insertAgreed, type OwnText, ownTexts } from './queries.ts';
import { isStandardPage, readBuiltIn } from './read-built-in.ts';
import { renderPage } from './render-page.ts';

interface CurrentText {
  locale: Locale;
  markdown: string;
  /** Null: it comes with the product, and counts since the terms do. */
  own: { version: number; from: Date } | null;
}

/** @throws not_found (404). */
export async function showPage(call: ControllerCall, { slug }: { slug: string }): Promise<{ page: PageView }> {
  const text = await currentText(call, slug, call.locale);
  if (!text) throw notFound();
  const { settings } = await settingsOf(call, {});
  return { page: await viewOf(call, slug, text, settings) };
}

/** At the site's own country, before it is stored. @throws PageTextError */
export async function previewOf(call: ReadCall, slug: string, locale: Locale, markdown: string): Promise<PageView> {
  const { settings } = await settingsAtHome(call);
  return viewOf(call, slug, { locale, markdown, own: { version: 0, from: call.now } }, settings);
}

async function viewOf(call: ReadCall, slug: string, text: CurrentText, settings: SettingsView): Promise<PageView> {
  const formats = formatLocaleOf(text.locale, call.site.settings.country);
  const least = settings.minimum_message_costs[settings.geoip_selected_country];
  const costs = least ? formatMoney({ amount: least.costs, currency: least.currency }, formats) : null;
  const { company, facts } = await gatherFacts(call, formats, costs);
  const counted = text.markdown.includes('{{transparency.') ? await transparencyFacts(call, formats) : {};
  return {
    slug,
    locale: text.locale,
    version: text.own?.version ?? null,
    valid_from: (text.own?.from ?? legalVersion(company.added)).toISOString(),
    ...renderPage(text.markdown, { formats, country: company.country, facts: { ...facts, ...counted } }),
  };
}

/** Notes the text in their language, and what it says of site and company. @returns its number and its first day. */
export async function agreeTo(call: WriteCall, page: 'terms' | 'privacy'): Promise<{ id: number; from: Date }> {
  const { tx, site, locale, now } = call;
  const text = (await currentText(call, page, locale)) ?? { ...readBuiltIn(page, locale), own: null };
  const formats = formatLocaleOf(text.locale, site.settings.country);
  const { company, facts } = await gatherFacts(call, formats, null);
  const from = text.own?.from ?? legalVersion(company.added);
  const said = JSON.stringify(facts);
  const hash = createHash('sha256')
    .update(JSON.stringify([site.id, text.locale, from, text.markdown, said]))
    .digest();
  const { markdown } = text;
  await insertAgreed(tx, { site: site.id, locale: text.locale, from, markdown, facts: said, hash, now });
  const stored = await agreedByHash.one(tx, { hash });
  if (!stored) throw new Error('The text that was agreed to is not there.');
  return { id: stored.id, from };
}

/** In the reader's language, else the site's or English. A page of the operator's own in any language. */
export async function currentText(
  { sql, site, now }: ReadCall,
  slug: string,
  locale: Locale,
): Promise<CurrentText | null> {
  const written = (await ownTexts(sql, { site: site.id, slug, now })).flatMap(withText);
  const wanted = [locale, site.settings.domain_language, 'en'].flatMap(
    (one) => written.find((own) => own.locale === one) ?? [],
  );
  const [own] = isStandardPage(slug) ? wanted : [...wanted, ...written];
  if (own) return { locale: own.locale, markdown: own.markdown, own: { version: own.version, from: own.valid_from } };
  return isStandardPage(slug) ? { ...readBuiltIn(slug, locale), own: null } : null;
}

const withText = (row: OwnText) => (row.markdown === null ? [] : [{ ...row, markdown: row.markdown }]);
