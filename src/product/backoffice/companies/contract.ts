import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CompanyDraft } from '#product/companyinfo/contract.ts';
import { RowId } from '../contract.ts';

export const COMPANY_ERRORS = ['company_changed_meanwhile'] as const;
export type CompanyError = (typeof COMPANY_ERRORS)[number];

export const CompanyView = z.object({
  id: z.number(),
  version: z.number(),
  sites: z.array(z.string()),
  may_change: z.boolean(),
  company: CompanyDraft,
});
export type CompanyView = z.output<typeof CompanyView>;

export const CompaniesReply = z.object({ companies: z.array(CompanyView) });
export type CompaniesReply = z.output<typeof CompaniesReply>;

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/admin/companies.php',
  summary: 'The companies behind the sites of who asks',
  access: 'admin',
  input: z.object({}),
  reply: CompaniesReply,
});

export const AddCompanyInput = z.object({ company: CompanyDraft });
export type AddCompanyInput = z.output<typeof AddCompanyInput>;
export const AddedCompanyReply = z.object({ id: z.number() });

export const addCompany = endpoint({
  method: 'POST',
  path: '/api/admin/companies.php',
  summary: 'Makes a company; for admins of all sites',
  access: 'admin',
  input: AddCompanyInput,
  reply: AddedCompanyReply,
});

export const ChangeCompanyInput = z.object({
  id: RowId,
  seen: RowId,
  company: CompanyDraft,
});
export type ChangeCompanyInput = z.output<typeof ChangeCompanyInput>;
export const ChangedCompanyReply = z.object({ version: z.number() });

export const changeCompany = endpoint({
  method: 'POST',
  path: '/api/admin/company.php',
  summary: 'Changes a company, for all of its sites; for who has all of them',
  access: 'admin',
  input: ChangeCompanyInput,
  reply: ChangedCompanyReply,
  errors: { company_changed_meanwhile: 409 },
});
