import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export type AccountRow = RowOf<typeof accountRows>;

export const accountRows = statement<
  described.AccountRows,
  { settings: Record<string, string>; methods_off_in: Record<string, string[]> }
>(`
  select id, company_id, provider, mode, settings, secret, methods_off, methods_off_in, active from payment_accounts order by position, id`);

export const insertAccount = statement<described.InsertAccount>(`
  insert into payment_accounts (company_id, provider, mode, settings, secret, position)
  values (:company, :provider, :mode, :settings, :secret, :position)
  on conflict (company_id, provider, mode, secret) do update set settings = excluded.settings`);

export const insertSandboxAccounts = statement<described.InsertSandboxAccounts>(`
  insert into payment_accounts (company_id, provider, mode, position)
  select id, 'sandbox', 'test', 100 from companies on conflict (company_id, provider, mode, secret) do nothing`);

/** An IBAN of the banks' own examples. Before the sandbox, which takes transfers too. */
export const insertDemoBankAccounts = statement<described.InsertDemoBankAccounts>(`
  insert into payment_accounts (company_id, provider, mode, position, settings)
  select id, 'bank', 'test', 90, jsonb_build_object('holder', left(name, 70), 'iban', 'NL91ABNA0417164300', 'bic', 'ABNANL2A')
    from companies where id = (select company_id from sites where is_default order by id limit 1)
  on conflict (company_id, provider, mode, secret) do nothing`);

/** The creditor identifier is nobody's. */
export const insertDemoSepaAccounts = statement<described.InsertDemoSepaAccounts>(`
  insert into payment_accounts (company_id, provider, mode, position, settings)
  select id, 'sepa', 'test', 90, jsonb_build_object('holder', left(name, 70), 'iban', 'NL91ABNA0417164300', 'bic', 'ABNANL2A',
           'creditor_id', 'NL87ZZZ812403770000', 'street', 'Rijnkade', 'house_number', '12', 'postal_code', '6811 HA', 'city', 'Arnhem', 'country', 'NL')
    from companies where id = (select company_id from sites where is_default order by id limit 1)
  on conflict (company_id, provider, mode, secret) do nothing`);

export const defaultCompany = statement<described.DefaultCompany>(
  'select company_id from sites where is_default order by id limit 1',
);

export const accountsOfCompany = statement<described.AccountsOfCompany>(`
  select id, provider, mode, secret, position, active from payment_accounts where company_id = :company order by position, id`);
export const endAccount = statement<described.EndAccount>(
  'update payment_accounts set active = false where id = :account and company_id = :company and active returning id',
);

export const insertNewAccount = statement<described.InsertNewAccount>(`
  insert into payment_accounts (company_id, provider, mode, settings, secret, position)
  values (:company, :provider, :mode, :settings, :secret, :position)
  on conflict (company_id, provider, mode, secret) do nothing returning id`);

type Managed = { settings: Record<string, string>; methods_off_in: Record<string, string[]> };

export const accountsToManage = statement<described.AccountsToManage, Managed>(`
  select id, version, company_id, provider, mode, settings, secret, position, active, methods_off, methods_off_in
    from payment_accounts where company_id = any(:companies::int[]) order by company_id, active desc, position, id`);

export const accountToChange = statement<described.AccountToChange, Managed>(`
  select id, version, company_id, provider, mode, settings, secret, position, active, methods_off, methods_off_in
    from payment_accounts where id = :id for update`);

export const storeAccount = statement<described.StoreAccount>(`
  update payment_accounts
     set position = :position, active = :active, settings = :settings, methods_off = :methodsOff::text[],
         methods_off_in = :methodsOffIn, version = version + 1
   where id = :id returning version`);
