import type { Config } from '#platform/config/config.ts';
import type { PaymentProvider, PaymentProviders } from '#product/payments/provider.ts';
import { sandbox } from '#product/payments/sandbox/gateway.ts';

const made = new WeakMap<Config, PaymentProviders>();

/** Who can take money for this deployment; which of them a company uses is in its payment accounts. */
export function paymentProviders(config: Config): PaymentProviders {
  const known = made.get(config);
  if (known) return known;
  const all: PaymentProvider[] = config.mode === 'demo' ? [sandbox] : [];
  const providers = new Map(all.map((provider) => [provider.name, provider]));
  made.set(config, providers);
  return providers;
}
