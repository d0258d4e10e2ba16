import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { changeCompany, listCompanies, makeCompany } from '#product/companyinfo/change-company.ts';
import type { Site } from '#product/sites/contract.ts';
import { SITES_CHANGED } from '#product/sites/sites.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import type { AddCompanyInput, ChangeCompanyInput, CompaniesReply, CompanyError } from './contract.ts';

type Asking = Pick<Authenticated<ReadCall>, 'actor' | 'sites'>;

export async function reachOf(call: Asking, company: number): Promise<{ sites: Site[]; mayChange: boolean } | null> {
  const { sites: own } = await scopeOf(call);
  const sites = (await call.sites.all()).filter(({ companyId }) => companyId === company);
  if (!call.actor.allSites && !sites.some(({ id }) => own.includes(id))) return null;
  return { sites, mayChange: call.actor.allSites || sites.every(({ id }) => own.includes(id)) };
}

/** @throws not_found for a company with no site of theirs, forbidden where it has sites of others too. */
export async function companyToChange(call: Asking, company: number): Promise<Site[]> {
  const reach = await reachOf(call, company);
  if (!reach) throw notFound();
  if (!reach.mayChange) throw new AppError('forbidden', 403);
  return reach.sites;
}

export async function list(call: Authenticated<ReadCall>): Promise<CompaniesReply> {
  const companies: CompaniesReply['companies'] = [];
  for (const { id, version, company } of await listCompanies(call)) {
    const reach = await reachOf(call, id);
    if (reach)
      companies.push({
        ...{ id, version, company },
        sites: reach.sites.map(({ host }) => host),
        may_change: reach.mayChange,
      });
  }
  return { companies };
}

/** @throws forbidden for somebody of one site: the company were not theirs. */
export async function add(call: StaffCall, { company }: AddCompanyInput): Promise<{ id: number }> {
  if (!call.actor.allSites) throw new AppError('forbidden', 403);
  const staff = await actingStaff(call);
  const id = await makeCompany(call, company);
  await record(call, staff, {
    verb: 'company.made',
    object: 'company',
    id,
    account: null,
    site: call.site.id,
    after: { ...company },
  });
  return { id };
}

export async function change(call: StaffCall, { id, seen, company }: ChangeCompanyInput): Promise<{ version: number }> {
  const sites = await companyToChange(call, id);
  const changed = await changeCompany(call, id, seen, company);
  if ('problem' in changed) {
    if (changed.problem === 'no_such_company') throw notFound();
    throw new AppError<CompanyError>('company_changed_meanwhile', 409);
  }
  if (!Object.keys(changed.after).length) return { version: changed.version };
  await record(call, await actingStaff(call), {
    verb: 'company.changed',
    object: 'company',
    id,
    account: null,
    site: sites[0]?.id ?? call.site.id,
    before: { ...changed.before },
    after: { ...changed.after },
  });
  // Every page has it in its footer, for as long as its site is known.
  call.announce(SITES_CHANGED, `company ${id}`);
  return { version: changed.version };
}
