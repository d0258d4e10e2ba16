import { afterEach, describe, test } from 'vitest';
import { FAILING_CALLS } from './cases/failing-calls.ts';
import { STORED_CARDS } from './cases/kept-cards.ts';
import { MONEY_BACK } from './cases/money-back.ts';
import { PAYING } from './cases/paying.ts';
import { WEBHOOKS } from './cases/webhooks.ts';
import { type ProviderCases, type ProviderUnderTest, ProviderWorld } from './provider-world.ts';

const CASES = { ...PAYING, ...MONEY_BACK, ...STORED_CARDS, ...WEBHOOKS, ...FAILING_CALLS };
type ProviderCase = keyof typeof CASES;

/** Everything that an adapter has to do, whichever provider it speaks to. Differences are exceptions that it declares. */
export function providerCases(under: ProviderUnderTest<ProviderCase>): void {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  describe(under.name, () => {
    for (const [title, run] of Object.entries<ProviderCases[string]>(CASES))
      if (!Object.hasOwn(under.cannot, title))
        test(title, async () => {
          const double = await under.start();
          open.push(double);
          await run(new ProviderWorld(double), under);
        });
  });
}
