import type { ReadCall } from '#platform/call.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { companyBehind } from '#product/companyinfo/companyinfo.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { supportPhone } from '#product/sites/sites.ts';
import { TRANSPARENCY_FACTS } from '../transparency-facts.ts';
import type { Facts } from './fill-in.ts';
import { representativeOf } from './queries.ts';

const word = serverText('content.page');
const label = serverText('pages.shell');

/** Stands alone in its line: name, address, register, tax numbers and contact come in its place. */
export const COMPANY_DETAILS = 'company.details';

export const FACT_NAMES = [
  ...['site', 'company.name', 'company.address', 'company.city', 'company.country', 'company.kvk'],
  ...['company.tradenames', 'company.represented_by', 'vat', 'email', 'phone', 'min_age', 'refund_days'],
  ...['free_conversations', 'free_photos', 'premium_photos', 'chat_history_limit'],
  ...['message_credits', 'photo_credits', 'gift_credits', 'message_costs', 'fictional', 'fictional_plural'],
  ...TRANSPARENCY_FACTS,
  ...['link.complaints', 'link.withdrawal', 'link.source'],
] as const;

/** @param costs what a message costs at least, as money is written; null where nothing is sold. */
export async function gatherFacts(
  call: ReadCall,
  formats: FormatLocale,
  costs: string | null,
): Promise<{ company: CompanyInfo; facts: Facts }> {
  const { site, sql } = call;
  const { settings } = site;
  const [{ companyinfo: company }, acting] = await Promise.all([
    companyBehind(call),
    representativeOf.one(sql, { company: site.companyId }),
  ]);
  return {
    company,
    facts: {
      site: settings.name,
      'company.name': company.name,
      'company.address': company.address,
      'company.city': company.city,
      'company.country': countriesIn(formats).of(company.country) ?? company.country,
      'company.kvk': company.kvk || null,
      'company.tradenames': company.tradenames.join(', ') || null,
      'company.represented_by': acting?.representative || null,
      vat: company.vat_numbers.join(', ') || null,
      email: settings.support_email,
      phone: supportPhone(settings, company.support_phone),
      min_age: settings.min_age,
      refund_days: settings.refund_days,
      free_conversations: settings.free_conversations,
      free_photos: settings.free_photos,
      premium_photos: settings.premium_photos,
      chat_history_limit: settings.chat_history_limit,
      message_credits: settings.message_credits,
      photo_credits: settings.photo_credits,
      gift_credits: settings.gift_credits,
      message_costs: costs,
      fictional: settings.fictional_singular ?? label(formats)('fictional'),
      fictional_plural: settings.fictional_plural ?? word(formats)('fictional_plural'),
      'link.complaints': '/complaints',
      'link.withdrawal': '/pages/withdrawal/declare',
      'link.source': settings.source_url,
    },
  };
}
