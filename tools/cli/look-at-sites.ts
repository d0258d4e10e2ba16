import { resolve } from 'node:dns/promises';
import { connect } from 'node:tls';
import * as z from 'zod/mini';
import { PROVIDERS } from '#app/payment-providers.ts';
import type { Sql } from '#platform/db/database.ts';
import { secretNamed } from '#platform/secrets/secret-files.ts';
import { pricesOf } from '#product/credits/set-prices.ts';
import { listAccounts } from '#product/payments/payment-accounts/edit-account.ts';
import { SiteSettings } from '#product/sites/contract.ts';
import { type StoredSettings, settingsProblem, unpriced } from '#product/sites/editing/policy.ts';
import { allSites, type SiteRow } from '#product/sites/queries.ts';
import { bad, type Finding, fine, type Look } from '#product/upkeep/examination/find-all.ts';
import { lookAtSenderOf } from '#product/upkeep/examination/look-at-mail.ts';

/** Days before its end from which on a certificate should have been renewed. */
const CERTIFICATE_DAYS = 14;
/** Milliseconds that a host has to greet. */
const GREETING_MS = 5000;

type Said = Omit<Finding, 'about'>;

/** @param live what only a live deployment has: secrets in files, and hosts that others reach. */
export async function looksAtSites(
  sql: Sql,
  { live, secretsDir, https }: { live: boolean; secretsDir: string | null; https: boolean },
): Promise<Look[]> {
  const sites = await allSites(sql);
  if (!sites.length)
    return [
      {
        about: 'sites',
        look: async () => [
          bad('there is none', 'npm run cli -- site example > brand.json, then site create brand.json'),
        ],
      },
    ];
  return sites.flatMap((site) => [
    { about: site.host, look: async () => [...settingsOf(site), ...(await sales(sql, site)), ...mailbox(site)] },
    ...(live ? [{ about: site.host, look: () => accounts(sql, site, secretsDir) }] : []),
    ...(live ? [{ about: site.host, look: () => senderOf(site) }] : []),
    ...(live && https
      ? [{ about: site.host, look: async () => [await addresses(site.host), await certificate(site.host)] }]
      : []),
  ]);
}

function settingsOf({ host, settings }: SiteRow): Said[] {
  const wrong = settingsProblem(settings as StoredSettings);
  return [
    wrong
      ? bad(
          `settings that are not understood: ${wrong.names.join(', ')}`,
          `npm run cli -- site set ${host} ${wrong.names[0]}=...`,
        )
      : fine('its settings are understood'),
  ];
}

async function sales(sql: Sql, { id, host, settings }: SiteRow): Promise<Said[]> {
  const prices = await pricesOf({ sql }, id);
  const mend = `npm run cli -- site prices ${host} 25=9.95`;
  if (!prices.length) return [bad('sells nothing', mend)];
  if (settingsProblem(settings as StoredSettings)) return [];
  const without = unpriced(
    settings as StoredSettings,
    prices.map(({ country }) => country),
  );
  return [without.length ? bad(`has no price in ${without.join(', ')}`, mend) : fine('sells in all of its countries')];
}

/** Push services refuse the word of a contact that cannot be one. */
function mailbox({ host, settings }: SiteRow): Said[] {
  const address = z.safeParse(SiteSettings, settings).data?.support_email ?? '';
  return /@[^@\s]+\.[a-z]{2,}$/i.test(address) && !/[.@](?:localhost|invalid|test|example)$/i.test(address)
    ? [fine(`support is ${address}`)]
    : [bad(`${address || 'nothing'} is no mailbox for support`, `npm run cli -- site set ${host} support_email=...`)];
}

async function senderOf({ settings }: SiteRow): Promise<Said[]> {
  const { support_email, dkim_selector } = z.safeParse(SiteSettings, settings).data ?? {};
  return support_email ? lookAtSenderOf(support_email, dkim_selector ?? null) : [];
}

async function accounts(sql: Sql, { host, company_id }: SiteRow, secretsDir: string | null): Promise<Said[]> {
  const active = (await listAccounts({ sql }, company_id)).filter((account) => account.active);
  if (!active.length) return [bad('its payments go nowhere', `npm run cli -- provider add ${host} ...`)];
  const said: Said[] = [];
  for (const { id, provider, mode, secret } of active) {
    const kind = PROVIDERS.find(({ name }) => name === provider);
    const [key] = (secret && (await secretNamed(secretsDir, secret))) || [];
    const says = kind && key ? kind.modeOf(key) : null;
    if (kind?.testAccount && !key)
      said.push(bad(`account ${id} of ${provider}: no secret ${secret}`, `put its key into SECRETS_DIR/${secret}`));
    else if (says && says !== mode)
      said.push(bad(`account ${id} of ${provider} is ${mode}, its key ${says}`, 'give it the key of its mode'));
    else if (mode === 'test')
      said.push(bad(`account ${id} of ${provider} takes test money`, `npm run cli -- provider end ${host} ${id}`));
    else said.push(fine(`account ${id} of ${provider}, ${mode}`));
  }
  return said;
}

async function addresses(host: string): Promise<Said> {
  const found = await Promise.allSettled([resolve(host, 'A'), resolve(host, 'AAAA')]);
  const known = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return known.length
    ? fine(`is at ${known.join(', ')}`)
    : bad('has no address in the DNS', `make an A or AAAA record for ${host}`);
}

const certificate = (host: string) =>
  new Promise<Said>((found) => {
    const socket = connect(
      { host, port: 443, servername: host, timeout: GREETING_MS, rejectUnauthorized: false },
      () => {
        const { valid_to } = socket.getPeerCertificate();
        const days = Math.floor((Date.parse(valid_to) - Date.now()) / 86_400_000);
        const wrong = socket.authorized ? null : `${socket.authorizationError}`;
        socket.destroy();
        if (wrong) found(bad(`its certificate is refused: ${wrong}`, 'see the proxy'));
        else if (days < CERTIFICATE_DAYS) found(bad(`its certificate ends in ${days} days`, 'renew it'));
        else found(fine(`its certificate is good for ${days} days`));
      },
    );
    const failed = (why: string) => {
      socket.destroy();
      found(bad(`does not greet on port 443: ${why}`, 'see the proxy and the firewall'));
    };
    socket.once('timeout', () => failed('no answer'));
    socket.once('error', (error) => failed(error.message));
  });
