import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { PROVIDERS } from '#app/payment-providers.ts';
import type { Database, Sql, Tx } from '#platform/db/database.ts';
import { StartError } from '#platform/start-error.ts';
import { type AuditEntry, record } from '#product/audit/audit.ts';
import { makeCompany } from '#product/companyinfo/change-company.ts';
import { pricesOf, setPrices } from '#product/credits/set-prices.ts';
import { editAccount, endPaymentAccount, listAccounts } from '#product/payments/payment-accounts/edit-account.ts';
import { changeSettings, type EditProblem, goBack, makeSite, versionsOf } from '#product/sites/editing/editing.ts';
import { changedBetween } from '#product/sites/editing/policy.ts';
import { allSites, type SiteRow } from '#product/sites/queries.ts';
import { Brand } from './brand.ts';
import { centsOf, type Order } from './parse-args.ts';

const MAX_VERSIONS = 100;

type SiteOrder = Exclude<
  Order,
  {
    what:
      | 'help'
      | 'example'
      | 'doctor'
      | 'backup'
      | 'restore'
      | 'settle'
      | 'resume'
      | 'move'
      | 'setup_code'
      | 'staff'
      | 'member';
  }
>;

const SAID: Record<EditProblem['problem'], (names: string) => string> = {
  no_such_setting: (names) => `There is no setting ${names}: see docs/settings.md.`,
  wrong_value: (names) => `${names}: not a value that such a setting has, or missing. See docs/settings.md.`,
  wrong_colour: (names) => `${names}: a colour is written #rrggbb or oklch(0.45 0.15 340).`,
  photos_at_site: (names) => `${names}: a site is at that host, which would be asked for nothing but photos.`,
  country_not_among_countries: (names) => `The site's country, ${names}, is not among the countries that it serves.`,
  country_without_price: (names) => `No package has a price in ${names}, nor one that holds elsewhere.`,
  wrong_host: (names) => `${names} is no host name; it has no port, and other letters than a to z are written as xn--.`,
  host_taken: (names) => `There is a site ${names} already.`,
  no_such_site: (names) => `There is no site ${names}.`,
  no_such_version: (names) => `There is no version ${names} of it.`,
  changed_meanwhile: (names) => `Others changed ${names} since then: look at the newest version first.`,
};

/** Carries out one order about a site. @returns what is said. @throws StartError with why it is not done. */
export function runCommand(db: Database, now: Date, order: SiteOrder): Promise<string[]> {
  switch (order.what) {
    case 'list':
      return list(db, order.json);
    case 'show':
      return show(db, order.host, order.json);
    case 'versions':
      return versions(db, order.host, order.json);
    case 'prices':
      return prices(db, order.host);
    case 'providers':
      return providers(db, order.host);
    default:
      return db.transaction((tx) => change(tx, now, order));
  }
}

type Writing = Exclude<SiteOrder, { what: 'list' | 'show' | 'versions' | 'prices' | 'providers' }>;

async function change(tx: Tx, now: Date, order: Writing): Promise<string[]> {
  const call = { tx, sql: tx, now };
  const note = (verb: AuditEntry['verb'], site: number, details: AuditEntry['details'] = {}) =>
    record(call, { name: order.as }, { verb, object: 'site', id: site, account: null, site, details });
  switch (order.what) {
    case 'create': {
      const brand = await brandIn(order.path);
      const company = typeof brand.company === 'number' ? brand.company : await makeCompany(call, brand.company);
      const made = done(await makeSite(call, order.as, { host: brand.host, company, settings: brand.settings }));
      const amounts = brand.packages.map(({ credits, price }) => ({ credits, amount: centsOf(price) }));
      await setPrices(call, made.id, { country: null, currency: brand.currency, prices: amounts });
      await note('site.made', made.id, { company });
      return [
        `Site ${made.id}, ${brand.host}, of company ${company}${made.is_default ? ', the default one' : ''}. Servers see it within five seconds.`,
        'Next: npm run cli -- provider add, npm run cli -- setup code, npm run cli -- doctor.',
      ];
    }
    case 'set':
    case 'back': {
      const { as, host } = order;
      const changed = done(
        await (order.what === 'set'
          ? changeSettings(call, as, order)
          : goBack(call, as, { host, version: order.version })),
      );
      if (!changed.changed.length) return [`Nothing changed: version ${changed.version} is so already.`];
      const { site, version, before, after } = changed;
      const details = { version, settings: changed.changed.join(', ') };
      await record(
        call,
        { name: as },
        { verb: 'site.changed', object: 'site', id: site, account: null, site, details, before, after },
      );
      return [`Version ${changed.version} of ${host}: ${changed.changed.join(', ')}.`];
    }
    case 'price': {
      const site = await siteAt(tx, order.host);
      if (!(await setPrices(call, site.id, order)))
        throw new StartError('A package of that size is not sold: give it a price without --country first.');
      await note('site.priced', site.id, { country: order.country, currency: order.currency });
      return prices(tx, order.host);
    }
    case 'provider': {
      const site = await siteAt(tx, order.host);
      const kind = PROVIDERS.find(({ name }) => name === order.provider);
      if (!kind) throw new StartError(`Providers are ${PROVIDERS.map(({ name }) => name).join(', ')}.`);
      const wrong = await editAccount(call, kind, { company: site.company_id, ...order.account });
      if (wrong) throw new StartError(`Not stored: ${wrong}.`);
      await note('site.account_added', site.id, { provider: kind.name, mode: order.account.mode });
      return providers(tx, order.host);
    }
    case 'end_provider': {
      const site = await siteAt(tx, order.host);
      if (!(await endPaymentAccount(call, site.company_id, order.account)))
        throw new StartError(`Its company has no account ${order.account} in use.`);
      await note('site.account_ended', site.id, { payment_account: order.account });
      return providers(tx, order.host);
    }
  }
}

function done<Made extends object>(outcome: Made | EditProblem): Made {
  if ('problem' in outcome) throw new StartError(SAID[outcome.problem](outcome.names.join(', ')));
  return outcome;
}

async function siteAt(sql: Sql, host: string): Promise<SiteRow> {
  const site = (await allSites(sql)).find((one) => one.host === host);
  if (!site) throw new StartError(SAID.no_such_site(host));
  return site;
}

async function brandIn(path: string): Promise<Brand> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`There is no file ${path}.`);
  });
  try {
    return z.parse(Brand, JSON.parse(text));
  } catch (error) {
    throw new StartError(`${path} is no brand: ${error instanceof Error ? error.message : error}`);
  }
}

async function list(sql: Sql, json: boolean): Promise<string[]> {
  const sites = await allSites(sql);
  if (json) return [JSON.stringify(sites)];
  return sites.map(
    ({ id, host, is_default, company_id }) => `${id}  ${host}  company ${company_id}${is_default ? '  default' : ''}`,
  );
}

async function show(sql: Sql, host: string, json: boolean): Promise<string[]> {
  const { settings } = await siteAt(sql, host);
  const stored = Object.entries(settings as Record<string, unknown>);
  return json ? [JSON.stringify(settings)] : stored.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
}

async function versions(sql: Sql, host: string, json: boolean): Promise<string[]> {
  await siteAt(sql, host);
  const rows = await versionsOf({ sql }, host, MAX_VERSIONS);
  if (json) return [JSON.stringify(rows)];
  return rows.map(({ version, staff_name, created_at, settings }, at) => {
    const before = rows[at + 1]?.settings;
    const what = before ? changedBetween(before, settings).join(', ') : 'as it was first kept';
    return `${version}  ${created_at.toISOString()}  ${staff_name || '(unknown)'}  ${what}`;
  });
}

async function prices(sql: Sql, host: string): Promise<string[]> {
  const site = await siteAt(sql, host);
  return (await pricesOf({ sql }, site.id)).map(
    ({ credits, country, currency, amount }) =>
      `${credits} credits  ${country ?? 'elsewhere'}  ${currency} ${(amount / 100).toFixed(2)}`,
  );
}

async function providers(sql: Sql, host: string): Promise<string[]> {
  const { company_id: company } = await siteAt(sql, host);
  return (await listAccounts({ sql }, company)).map(
    ({ id, provider, mode, secret, position, active }) =>
      `${id}  ${provider}  ${mode}  position ${position}  ${secret ? `secret ${secret}` : 'no secret'}${active ? '' : '  ended'}`,
  );
}
