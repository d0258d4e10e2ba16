import type { Sql } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { LANGUAGE_NAMES } from '#platform/i18n/locales.ts';
import { legalVersion } from '#product/companyinfo/contract.ts';
import type { Site } from '#product/sites/contract.ts';
import type { Sites } from '#product/sites/sites.ts';
import { demoLoginsOf } from '../demo/accounts.ts';
import { BRANDS } from '../demo/more-brands.ts';
import type * as described from './demo-sites.gen.ts';

const ownerOf = statement<described.OwnerOf>('select name, city, country, added from companies where id = :id');
const offersOf = statement<described.OffersOf>(`
  select p.credits, pp.amount, pp.currency from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active and pp.country is null order by p.position`);

/** SPEC 1: from the first on. */
const NICHES = ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];
const HEADS = ['Site', 'Language', 'Niche', 'Company', 'Terms from', 'Prices', 'Who may join', 'Log in as'];
const JOINING = { all: 'everybody', trafficsource: 'by a partner’s link', invite: 'by invitation' } as const;
const TABLE =
  'body{max-width:76rem}td{white-space:nowrap}td:nth-child(4){white-space:normal}' +
  '@media(max-width:70rem){table,tbody,tr,td,tbody th{display:block}thead{display:none}tr{margin-block-end:2rem}' +
  'td,th{border:0;padding-block:.2rem}td{display:flex;gap:1rem;white-space:normal;overflow-wrap:anywhere}td::before{content:attr(data-head);flex:0 0 6rem;color:var(--ink-2)}}';
const USUAL = { primary: '#234ca8', secondary: '#e0a53a' };

export async function demoSites(sites: Sites, db: Sql): Promise<{ body: string; css: string }> {
  // A database that was filled by an earlier version has fewer.
  const all = (await Promise.all(BRANDS.map(({ host }) => sites.named(host)))).flatMap((site) => site ?? []);
  const rows = await Promise.all(all.map((site) => rowOf(site, db)));
  const table = `<table><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const css = all.map(
    ({ id, settings }) =>
      `.site-${id}{border-inline-start:1rem solid ${settings.primary_color ?? USUAL.primary};box-shadow:inset .5rem 0 ${settings.secondary_color ?? USUAL.secondary};padding-inline-start:1rem}`,
  );
  return { body: table, css: `${TABLE}${css.join('')}` };
}

async function rowOf({ id, origin, host, companyId, settings }: Site, db: Sql): Promise<string> {
  const [owner, offers] = await Promise.all([ownerOf.one(db, { id: companyId }), offersOf(db, { site: id })]);
  const { domain_language: language, niche, message_credits: costs, signups } = settings;
  const prices = offers.map(
    ({ credits, amount, currency }) => `${credits} for ${(amount / 100).toFixed(2)} ${currency}`,
  );
  const logins = demoLoginsOf(host).map(({ role, login }) => `${login} (${role})`);
  const cells = [
    language ? LANGUAGE_NAMES[language] : 'as the browser',
    `${niche}, ${NICHES[niche - 1]}`,
    owner ? `${owner.name}, ${owner.city}, ${owner.country}` : '',
    owner ? legalVersion(owner.added.toISOString()).toISOString().slice(0, 10) : '',
    [...prices, `a message is ${costs}`].join('\n'),
    JOINING[signups],
    logins.join('\n'),
  ];
  const name = `<th scope="row" class="site-${id}"><a href="${escapeHtml(origin)}">${escapeHtml(settings.name)}</a></th>`;
  const told = cells.map(
    (text, index) =>
      `<td data-head="${HEADS[index + 1]}"><span>${escapeHtml(text).replaceAll('\n', '<br>')}</span></td>`,
  );
  return `<tr>${name}${told.join('')}</tr>`;
}
