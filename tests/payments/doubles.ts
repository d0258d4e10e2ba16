import { PROVIDERS } from '#app/payment-providers.ts';
import { startAdyen } from '#tests/fakes/adyen.ts';
import { startMollie } from '#tests/fakes/mollie.ts';
import { startStripe } from '#tests/fakes/stripe.ts';
import type { TestedDouble } from './provider-world.ts';

interface Wanted {
  /** The clock of the double. */
  now?: () => Date;
  /** The number of the account that its webhooks name. */
  account?: number;
  /** Kept cards are charged at once, where the provider lets a company choose. */
  atOnce?: boolean;
}

/** THE list of doubles of third parties: what tests of the whole product try is tried with each of them. */
export const DOUBLES = {
  mollie: ({ now, atOnce }: Wanted) => startMollie({ ...(now && { now }), oneClick: atOnce ? 'merchant' : 'hosted' }),
  stripe: ({ now, account }: Wanted) => startStripe({ ...(now && { now }), ...(account && { account }) }),
  adyen: ({ account }: Wanted) => startAdyen(account ? { account } : {}),
} satisfies Record<string, (wanted: Wanted) => Promise<TestedDouble>>;

export type DoubleName = keyof typeof DOUBLES;
export const DOUBLE_NAMES = Object.keys(DOUBLES) as DoubleName[];

/** What the environment says of each test account, as the configuration has it: of this double, of the others nothing. */
export const testKeysOf = (name: DoubleName, { account }: TestedDouble) => ({
  ...Object.fromEntries(DOUBLE_NAMES.map((other) => [other, null])),
  [name]: secretsAndSettings(account),
});

/** The variables that set up the test account of a double. */
export function environmentOf(name: DoubleName, { origin, account }: TestedDouble): Record<string, string> {
  const given = secretsAndSettings(account);
  const wanted = PROVIDERS.find((kind) => kind.name === name)?.testAccount?.settings ?? {};
  const variables = Object.entries(wanted).flatMap(([setting, { variable }]) => {
    const value = given[setting];
    return value === undefined ? [] : [[`${name.toUpperCase()}_TEST_${variable}`, value]];
  });
  return { ...Object.fromEntries(variables), [`${name.toUpperCase()}_URL`]: origin };
}

const secretsAndSettings = ({ settings, secrets: { key, webhook } }: TestedDouble['account']) => {
  const all: Record<string, string> = { ...settings, key, ...(webhook[0] && { webhook: webhook[0] }) };
  return all;
};
