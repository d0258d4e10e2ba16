import type { ReadCall } from '#platform/call.ts';
import type { PaymentMethod } from '../contract.ts';
import { type AccountCall, ProviderError } from '../gateway.ts';
import type { TestOutcome } from './contract.ts';
import { secretsOf, wrongMode } from './payment-accounts.ts';
import { settingsProblem } from './settings-problem.ts';

const TEST_TIMEOUT_MS = 5000;
/** Minor units: providers are asked what they take for an order, and this one is within the limits of all methods. */
const TEST_AMOUNT = 1995;

export interface TriedAccount {
  readonly id: number;
  readonly company_id: number;
  readonly provider: string;
  readonly mode: 'test' | 'live';
  readonly secret: string;
  readonly settings: Record<string, string>;
}

export interface Tried {
  outcome: TestOutcome;
  methods: PaymentMethod[];
}

type Trying = Pick<ReadCall, 'config' | 'providers'>;

const said = (outcome: TestOutcome, methods: PaymentMethod[] = []): Tried => ({ outcome, methods });

/** By the provider's cheapest read. Nothing of the answer's words is kept. */
export async function tryAccount(
  { config, providers }: Trying,
  account: TriedAccount,
  { country, currency }: { country: string; currency: string },
): Promise<Tried> {
  const provider = providers.get(account.provider);
  if (!provider || settingsProblem(provider.kind, account.settings)) return said('settings_wrong');
  const secrets = await secretsOf(config, provider.kind, account);
  if (!secrets) return said('no_secret');
  const says = provider.kind.modeOf(secrets.key);
  if (says && says !== account.mode) return said('key_of_other_mode');
  if (wrongMode(config, account, says)) return said('mode_not_used_here');
  if (!provider.liveMethods) return said('nothing_to_call');
  const { id, company_id: company, mode, settings } = account;
  const to: AccountCall = {
    account: { id, company, provider: account.provider, mode, settings, secrets },
    signal: AbortSignal.timeout(TEST_TIMEOUT_MS),
  };
  try {
    const methods = await provider.liveMethods(to, { amount: TEST_AMOUNT, currency, country });
    return said('answers', [...methods]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return said(outcomeOf(error));
  }
}

function outcomeOf({ code }: ProviderError): TestOutcome {
  if (code === 'credentials') return 'credentials_refused';
  return code === 'timeout' || code === 'unreachable' ? 'silent' : 'refused';
}
