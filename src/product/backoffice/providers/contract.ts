import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PAYMENT_METHODS } from '#product/payments/contract.ts';
import { ACCOUNT_SETTINGS, CSV_SETTINGS, TEST_OUTCOMES } from '#product/payments/payment-accounts/contract.ts';
import { RowId } from '../contract.ts';

export const PROVIDER_ERRORS = [
  'provider_unknown',
  'provider_secret_needed',
  'provider_secret_not_taken',
  'provider_setting_wrong',
  'provider_account_taken',
  'provider_account_changed_meanwhile',
] as const;
export type ProviderAccountError = (typeof PROVIDER_ERRORS)[number];

const SETTING_NAMES = [...ACCOUNT_SETTINGS, ...CSV_SETTINGS] as const;
const MODES = ['test', 'live'] as const;

export const ProviderView = z.object({
  name: z.string(),
  /** Its key is a secret; without one an account is its settings. */
  needs_secret: z.boolean(),
  for_trials: z.boolean(),
  settings: z.array(z.object({ name: z.enum(SETTING_NAMES), needed: z.boolean() })),
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      /** Null: everywhere. */
      countries: z.nullable(z.array(z.string())),
      /** Only where `methods_on` names it. */
      on_request: z.boolean(),
    }),
  ),
});
export type ProviderView = z.output<typeof ProviderView>;

export const ProviderAccountView = z.object({
  id: z.number(),
  version: z.number(),
  company: z.number(),
  provider: z.string(),
  mode: z.enum(MODES),
  secret: z.string(),
  /** The lowest is asked first. */
  position: z.number(),
  active: z.boolean(),
  settings: z.record(z.string(), z.string()),
  methods_off: z.array(z.string()),
  methods_off_in: z.record(z.string(), z.array(z.string())),
});
export type ProviderAccountView = z.output<typeof ProviderAccountView>;

export const ProviderAccountsReply = z.object({
  /** Of the deployment: a demo takes no live keys. */
  live: z.boolean(),
  companies: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      may_change: z.boolean(),
      countries: z.array(z.string()),
      origins: z.array(z.string()),
    }),
  ),
  providers: z.array(ProviderView),
  accounts: z.array(ProviderAccountView),
});
export type ProviderAccountsReply = z.output<typeof ProviderAccountsReply>;

export const listProviderAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/provider-accounts.php',
  summary: 'Where the payments of the companies of who asks go, and what providers there are',
  access: 'admin',
  input: z.object({}),
  reply: ProviderAccountsReply,
});

const Settings = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(300)))
  .check(z.refine((settings) => Object.keys(settings).length <= SETTING_NAMES.length));

export const AddProviderAccountInput = z.object({
  company: RowId,
  provider: z.string().check(z.maxLength(40)),
  mode: z.enum(MODES),
  /** Name of a file of the operator; empty for one that needs none. */
  secret: z.string().check(z.regex(/^(?:[A-Za-z0-9][\w-]{0,59})?$/)),
  position: z.int().check(z.gte(0), z.lte(999)),
  settings: Settings,
});
export type AddProviderAccountInput = z.output<typeof AddProviderAccountInput>;
export const AddedAccountReply = z.object({ id: z.number() });

export const addProviderAccount = endpoint({
  method: 'POST',
  path: '/api/admin/provider-accounts.php',
  summary: 'Adds an account at a provider to a company',
  access: 'admin',
  input: AddProviderAccountInput,
  reply: AddedAccountReply,
  errors: {
    provider_unknown: 422,
    provider_secret_needed: 422,
    provider_secret_not_taken: 422,
    provider_setting_wrong: 422,
    provider_account_taken: 409,
  },
});

export const ChangeProviderAccountInput = z.object({
  id: RowId,
  seen: RowId,
  position: z.int().check(z.gte(0), z.lte(999)),
  /** False: nothing new is paid by it; what it took can still go back by it. */
  active: z.boolean(),
  settings: Settings,
  methods_off: z.array(z.enum(PAYMENT_METHODS)).check(z.maxLength(PAYMENT_METHODS.length)),
  methods_off_in: z
    .record(
      z.string().check(z.regex(/^[A-Z]{2}$/)),
      z.array(z.enum(PAYMENT_METHODS)).check(z.maxLength(PAYMENT_METHODS.length)),
    )
    .check(z.refine((countries) => Object.keys(countries).length <= 250)),
});
export type ChangeProviderAccountInput = z.output<typeof ChangeProviderAccountInput>;
export const ChangedAccountReply = z.object({ version: z.number() });

export const changeProviderAccount = endpoint({
  method: 'POST',
  path: '/api/admin/provider-account.php',
  summary: 'Changes an account at a provider, its methods by country, or ends it',
  access: 'admin',
  input: ChangeProviderAccountInput,
  reply: ChangedAccountReply,
  errors: { provider_setting_wrong: 422, provider_account_changed_meanwhile: 409 },
});

export const TestProviderInput = z.object({ id: RowId });
export type TestProviderInput = z.output<typeof TestProviderInput>;
export const TestProviderReply = z.object({
  outcome: z.enum(TEST_OUTCOMES),
  methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type TestProviderReply = z.output<typeof TestProviderReply>;

export const testProviderAccount = endpoint({
  method: 'POST',
  path: '/api/admin/provider-test.php',
  summary: 'Asks a provider which methods an account takes, and says what came of it',
  access: 'admin',
  input: TestProviderInput,
  reply: TestProviderReply,
  limit: { name: 'provider-tests', calls: 30, seconds: 600 },
});
