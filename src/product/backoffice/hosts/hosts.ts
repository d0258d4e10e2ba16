import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { type Reach, reachHost } from '#platform/http/reach-host.ts';
import { record } from '#product/audit/audit.ts';
import { pricesOf, setPrices } from '#product/credits/set-prices.ts';
import { makeSite, settingsNow } from '#product/sites/editing/editing.ts';
import { SITES_CHANGED } from '#product/sites/sites.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import type { AddHostInput, CheckHostInput, HostError, HostsReply } from './contract.ts';

export async function list(call: Authenticated<ReadCall>): Promise<HostsReply> {
  const { sites } = await scopeOf(call);
  const hosts = (await call.sites.all())
    .filter(({ id }) => sites.includes(id))
    .map(({ id, host, isDefault, settings }) => ({
      id,
      host,
      name: settings.name,
      niche: settings.niche,
      language: settings.domain_language,
      is_default: isDefault,
    }))
    .sort((one, other) => Number(other.is_default) - Number(one.is_default) || one.id - other.id);
  return { hosts };
}

/** Only a demo is at loopback and private addresses. */
export async function check(call: Authenticated<ReadCall>, { host }: CheckHostInput): Promise<{ reach: Reach }> {
  const { protocol, port } = new URL(call.site.origin);
  return { reach: await reachHost(host, { protocol, port, allowsPrivate: call.config.mode !== 'live' }) };
}

/** @throws not_found for a site to copy that is not theirs. @throws forbidden for somebody of one site: the new one were not theirs. */
export async function add(call: StaffCall, { host, name, like }: AddHostInput): Promise<{ site: number }> {
  await scopeOf(call, like);
  if (!call.actor.allSites) throw new AppError('forbidden', 403);
  const [model, { companyId }] = [await settingsNow(call, like), await call.sites.byId(like)];
  if (!model) throw notFound();
  const staff = await actingStaff(call);
  // Photos and returned mails come to the host of the site that is copied.
  const { cdn_prefix: _photos, bounce_host: _bounces, ...copied } = model.settings;
  const made = await makeSite(call, staff.name, {
    host,
    company: companyId,
    settings: { ...copied, name, mail_name: name },
  });
  if ('problem' in made) throw refusalOf(made.problem);
  const prices = await pricesOf(call, like);
  for (const country of [null, ...new Set(prices.map((price) => price.country).filter((code) => code !== null))]) {
    const own = prices.filter((price) => price.country === country);
    if (own[0]) await setPrices(call, made.id, { country, currency: own[0].currency, prices: own });
  }
  await record(call, staff, {
    verb: 'site.made',
    object: 'site',
    id: made.id,
    account: null,
    site: made.id,
    details: { company: companyId, like },
    after: { host, name },
  });
  call.announce(SITES_CHANGED, `${made.id}`);
  return { site: made.id };
}

const refusalOf = (problem: string) => {
  const codes: Record<string, [code: HostError, status: number]> = {
    wrong_host: ['host_wrong', 422],
    host_taken: ['host_taken', 409],
  };
  const [code, status] = codes[problem] ?? ['host_copy_broken', 422];
  return new AppError<HostError>(code, status, {}, { host: code });
};
