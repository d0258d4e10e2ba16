import type { Authenticated, CallFacts, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { listCompanies } from '#product/companyinfo/change-company.ts';
import {
  type AccountProblem,
  addAccount,
  changeAccount,
  listAllAccounts,
  lockAccount,
  type ManagedAccount,
} from '#product/payments/payment-accounts/change-account.ts';
import { tryAccount } from '#product/payments/payment-accounts/try-account.ts';
import { companyToChange, reachOf } from '../companies/companies.ts';
import { actingStaff, type StaffCall } from '../desk/desk.ts';
import type {
  AddProviderAccountInput,
  ChangeProviderAccountInput,
  ProviderAccountError,
  ProviderAccountsReply,
  ProviderAccountView,
  ProviderView,
  TestProviderInput,
  TestProviderReply,
} from './contract.ts';

type ProviderKind = NonNullable<ReturnType<CallFacts['providers']['get']>>['kind'];

export async function list(call: Authenticated<ReadCall>): Promise<ProviderAccountsReply> {
  const companies: ProviderAccountsReply['companies'] = [];
  for (const { id, company } of await listCompanies(call)) {
    const reach = await reachOf(call, id);
    if (!reach) continue;
    companies.push({
      ...{ id, name: company.name, may_change: reach.mayChange },
      countries: [...new Set(reach.sites.flatMap(({ settings }) => settings.countries))].sort(),
      origins: reach.sites.map(({ origin }) => origin),
    });
  }
  const ids = companies.map(({ id }) => id);
  return {
    live: call.config.mode === 'live',
    companies,
    providers: [...call.providers.values()].map(({ kind }) => providerView(kind)),
    accounts: (await listAllAccounts(call, ids)).map(accountView),
  };
}

const providerView = ({ name, testAccount, forTrials, settings, offers }: ProviderKind): ProviderView => ({
  name,
  needs_secret: testAccount !== null,
  for_trials: forTrials === true,
  settings: settings.map((setting) => ({ name: setting.name, needed: setting.needed ?? false })),
  methods: offers.map(({ method, countries, onRequest = false }) => ({
    method,
    countries: countries && [...countries],
    on_request: onRequest,
  })),
});

const accountView = ({ company_id: company, ...row }: ManagedAccount): ProviderAccountView => ({ ...row, company });

/** @throws not_found, forbidden where the company is not theirs alone, or a key is named by somebody who has not all sites. */
export async function add(call: StaffCall, input: AddProviderAccountInput): Promise<{ id: number }> {
  const { company, provider, mode, secret, position, settings } = input;
  const sites = await companyToChange(call, company);
  const companies = (await listCompanies(call)).map(({ id }) => id);
  if (!companies.includes(company)) throw notFound();
  const kind = kindOf(call, provider);
  const needsSecret = kind.testAccount !== null;
  if (needsSecret !== (secret !== ''))
    throw wrong(needsSecret ? 'provider_secret_needed' : 'provider_secret_not_taken', 422, 'secret');
  // Secrets of all companies lie in one folder.
  if (needsSecret && !call.actor.allSites) throw new AppError('forbidden', 403);
  const made = await addAccount(call, kind, { company, mode, secret, position, settings: cleaned(settings) });
  if ('problem' in made) throw refusalOf(made);
  await record(call, await actingStaff(call), {
    verb: 'payment_account.added',
    object: 'payment_account',
    id: made.id,
    account: null,
    site: sites[0]?.id ?? call.site.id,
    details: { company, provider, mode },
    after: { secret, position, settings },
  });
  return made;
}

export async function change(call: StaffCall, input: ChangeProviderAccountInput): Promise<{ version: number }> {
  const { id, seen, position, active, settings, methods_off, methods_off_in } = input;
  const row = await lockAccount(call, id);
  if (!row) throw notFound();
  const sites = await companyToChange(call, row.company_id);
  const changed = await changeAccount(call, kindOf(call, row.provider), id, seen, {
    ...{ position, active, settings: cleaned(settings) },
    ...{ methodsOff: methods_off, methodsOffIn: withoutEmpty(methods_off_in) },
  });
  if ('problem' in changed) throw refusalOf(changed);
  const factsOf = (one: typeof row | ChangeProviderAccountInput) => ({
    ...{ position: one.position, active: one.active, settings: one.settings },
    ...{ methods_off: one.methods_off, methods_off_in: one.methods_off_in },
  });
  await record(call, await actingStaff(call), {
    verb: row.active === active ? 'payment_account.changed' : `payment_account.${active ? 'resumed' : 'ended'}`,
    object: 'payment_account',
    id,
    account: null,
    site: sites[0]?.id ?? call.site.id,
    details: { company: row.company_id, provider: row.provider, mode: row.mode },
    before: factsOf(row),
    after: factsOf(input),
  });
  return changed;
}

/** @throws not_found for an account of a company that is not theirs. */
export async function test(call: Authenticated<ReadCall>, { id }: TestProviderInput): Promise<TestProviderReply> {
  const companies = (await listCompanies(call)).map((company) => company.id);
  const row = (await listAllAccounts(call, companies)).find((account) => account.id === id);
  const reach = row && (await reachOf(call, row.company_id));
  if (!row || !reach) throw notFound();
  const country = reach.sites[0]?.settings.country ?? 'NL';
  return tryAccount(call, row, { country, currency: 'EUR' });
}

function kindOf({ providers }: Pick<ReadCall, 'providers'>, name: string): ProviderKind {
  const provider = providers.get(name);
  if (!provider) throw wrong('provider_unknown', 422, 'provider');
  return provider.kind;
}

const cleaned = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(settings)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

const withoutEmpty = <Methods extends readonly unknown[]>(countries: Readonly<Record<string, Methods>>) =>
  Object.fromEntries(Object.entries(countries).filter(([, methods]) => methods.length));

const wrong = (code: ProviderAccountError, status: number, field: string) =>
  new AppError<ProviderAccountError>(code, status, {}, { [field]: code });

function refusalOf(problem: AccountProblem): AppError {
  switch (problem.problem) {
    case 'settings_wrong':
      return new AppError<ProviderAccountError>(
        'provider_setting_wrong',
        422,
        { name: problem.name },
        { [problem.name]: 'provider_setting_wrong' },
      );
    case 'taken':
      return new AppError<ProviderAccountError>('provider_account_taken', 409);
    case 'changed_meanwhile':
      return new AppError<ProviderAccountError>('provider_account_changed_meanwhile', 409);
    case 'no_such_account':
      return notFound();
  }
}
