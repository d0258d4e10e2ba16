import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';
import type { Facts } from './fill-in.ts';

export type OwnText = RowOf<typeof ownTexts>;

export const ownTexts = statement<described.OwnTexts, { locale: Locale }>(`
  select distinct on (locale) locale, version, markdown, valid_from from page_texts
   where site_id = :site and slug = :slug and valid_from <= :now
   order by locale, valid_from desc, version desc`);

export const pagesInForce = statement<described.PagesInForce, { changed_at: Date; shown: boolean }>(`
  select slug, max(valid_from) as changed_at, bool_or(markdown is not null) as shown from (
    select distinct on (slug, locale) slug, markdown, valid_from from page_texts
     where site_id = :site and valid_from <= :now order by slug, locale, valid_from desc, version desc) text
   group by slug order by slug`);

/** One page of a site is written after the other, so that versions have no gaps and nobody's is lost. */
export const lockPages = statement<described.LockPages>('select pg_advisory_xact_lock(39, :site)');

export const insertText = statement<described.InsertText>(`
  insert into page_texts (site_id, slug, locale, version, markdown, valid_from, author, created_at)
  select :site, :slug, :locale, coalesce(max(version), 0) + 1, :markdown?, :from, :author, :now
    from page_texts where site_id = :site and slug = :slug and locale = :locale
  returning id, version`);

export const versionsOf = statement<described.VersionsOf, { locale: Locale }>(`
  select slug, locale, version, valid_from, author, created_at, octet_length(markdown) as bytes from page_texts
   where site_id = :site order by slug, locale, version desc`);

export const newestVersion = statement<described.NewestVersion>(
  'select max(version) as version from page_texts where site_id = :site and slug = :slug and locale = :locale',
);

export const textOfVersion = statement<described.TextOfVersion>(
  'select markdown from page_texts where site_id = :site and slug = :slug and locale = :locale and version = :version',
);

export const textOf = statement<described.TextOf>(`
  select markdown from page_texts where site_id = :site and slug = :slug and locale = :locale
   order by version desc limit 1`);

export const representativeOf = statement<described.RepresentativeOf>(
  'select representative from companies where id = :company',
);

export const insertAgreed = statement<described.InsertAgreed>(`
  insert into agreed_terms (site_id, locale, valid_from, markdown, facts, hash, created_at)
  values (:site, :locale, :from, :markdown, :facts, :hash, :now) on conflict (hash) do nothing`);

export const agreedByHash = statement<described.AgreedByHash>('select id from agreed_terms where hash = :hash');

export const agreedText = statement<described.AgreedText, { locale: Locale; facts: Facts }>(`
  select t.locale, t.valid_from, t.markdown, t.facts, c.country
    from agreed_terms t join sites s on s.id = t.site_id join companies c on c.id = s.company_id where t.id = :id`);

/** Null where it was not noted. */
export const termsOfAccount = statement<described.TermsOfAccount>('select terms_id from accounts where id = :account');
