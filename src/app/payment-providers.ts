import type { Config } from '#platform/config/config.ts';
import type { TestAccount } from '#platform/config/test-accounts.ts';
import { ADYEN } from '#product/payments/adyen/adyen.ts';
import { BANK } from '#product/payments/bank/gateway.ts';
import type { PaymentProviders, ProviderKind } from '#product/payments/gateway.ts';
import { MOLLIE } from '#product/payments/mollie/mollie.ts';
import { SANDBOX } from '#product/payments/sandbox/gateway.ts';
import { SEPA } from '#product/payments/sepa/gateway.ts';
import { STRIPE } from '#product/payments/stripe/stripe.ts';

export const PROVIDERS: readonly ProviderKind[] = [MOLLIE, STRIPE, ADYEN, BANK, SEPA, SANDBOX];

export const TEST_ACCOUNTS: readonly TestAccount[] = PROVIDERS.flatMap(({ testAccount }) => testAccount ?? []);

const made = new WeakMap<Config, PaymentProviders>();

export function paymentProviders(config: Config): PaymentProviders {
  const known = made.get(config);
  if (known) return known;
  const providers = new Map(
    PROVIDERS.map((kind) => [kind.name, { ...kind.connect(config.providerUrls[kind.name]), kind }] as const),
  );
  made.set(config, providers);
  return providers;
}
