import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';
import type { MailTexts } from './contract.ts';

type Texts = { texts: MailTexts | null };

export const ownTextsOf = statement<described.OwnTextsOf, Texts>(`
  select texts from mail_texts where site_id = :site and kind = :kind and locale = :locale
   order by version desc limit 1`);

/** One text of a site's mails is written after the other, so that versions have no gaps and nobody's is lost. */
export const lockMailTexts = statement<described.LockMailTexts>('select pg_advisory_xact_lock(60, :site)');

export const newestMailVersion = statement<described.NewestMailVersion>(
  'select max(version) as version from mail_texts where site_id = :site and kind = :kind and locale = :locale',
);

export const insertMailTexts = statement<described.InsertMailTexts>(`
  insert into mail_texts (site_id, kind, locale, version, texts, author, created_at)
  select :site, :kind, :locale, coalesce(max(version), 0) + 1, :texts?::jsonb, :author, :now
    from mail_texts where site_id = :site and kind = :kind and locale = :locale
  returning id, version`);

export const newestMailTexts = statement<described.NewestMailTexts, { locale: Locale }>(`
  select distinct on (kind, locale) kind, locale, version, author, created_at, texts is null as given_back
    from mail_texts where site_id = :site order by kind, locale, version desc`);

export const versionsOfMail = statement<described.VersionsOfMail>(`
  select version, author, created_at, texts is null as given_back from mail_texts
   where site_id = :site and kind = :kind and locale = :locale order by version desc`);

export const textsOfMailVersion = statement<described.TextsOfMailVersion, Texts>(`
  select texts from mail_texts
   where site_id = :site and kind = :kind and locale = :locale and version = :version`);
