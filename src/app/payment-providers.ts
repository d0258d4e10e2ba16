import type { Config } from '#platform/config/config.ts';
import { adyen } from '#product/payments/adyen/gateway.ts';
import type { PaymentProvider, PaymentProviders } from '#product/payments/gateway.ts';
import { mollie } from '#product/payments/mollie/gateway.ts';
import { sandbox } from '#product/payments/sandbox/gateway.ts';
import { stripe } from '#product/payments/stripe/gateway.ts';

const made = new WeakMap<Config, PaymentProviders>();

/** Who can take money for this deployment; which of them a company uses is in its payment accounts. */
export function paymentProviders(config: Config): PaymentProviders {
  const known = made.get(config);
  if (known) return known;
  const at = config.providerUrls;
  const all: PaymentProvider[] = [
    mollie(at.mollie ? { baseUrl: at.mollie } : {}),
    stripe(at.stripe ? { baseUrl: at.stripe } : {}),
    adyen(at.adyen ? { baseUrl: `${at.adyen}/v72` } : {}),
    ...(config.mode === 'demo' ? [sandbox] : []),
  ];
  const providers = new Map(all.map((provider) => [provider.name, provider]));
  made.set(config, providers);
  return providers;
}
