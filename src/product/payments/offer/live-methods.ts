import type { Config } from '#platform/config/config.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../contract.ts';
import { isCircuitOpen, noteCall } from '../note-call.ts';
import type { UsableAccount } from '../payment-accounts/payment-accounts.ts';

/** While the provider does not answer, the answer before goes on. */
const TTL_MS = 10 * 60_000;
const TIMEOUT_MS = 2_000;
const MAX_CACHED = 2_000;

interface Kept {
  methods: ReadonlySet<PaymentMethod>;
  at: number;
}
/** By deployment: numbers of accounts are its own. */
const caches = new WeakMap<Config, { kept: Map<string, Kept>; asking: Map<string, Promise<void>> }>();

interface Asked {
  readonly country: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

/** A provider that is down takes nothing away. @returns for an account, the methods that are off. */
export async function liveMethods(
  call: ControllerCall,
  accounts: readonly UsableAccount[],
  asked: Asked,
): Promise<{ off(account: UsableAccount): readonly PaymentMethod[] }> {
  await Promise.all(accounts.map((account) => refresh(call, account, asked)));
  return {
    off(account) {
      const live = cacheOf(call).kept.get(keyOf(account, asked))?.methods;
      const silent = live ? PAYMENT_METHODS.filter((method) => !live.has(method)) : [];
      return [...account.methodsOff, ...silent];
    },
  };
}

const keyOf = ({ id }: UsableAccount, { country, amount, currency }: Asked) => `${id} ${country} ${currency} ${amount}`;

/** Waits for the first answer of a question only; later ones are asked in the background. */
async function refresh(call: ControllerCall, account: UsableAccount, asked: Asked): Promise<void> {
  const provider = call.providers.get(account.provider);
  const { kept, asking } = cacheOf(call);
  const key = keyOf(account, asked);
  const known = kept.get(key);
  const now = call.now.getTime();
  if (!provider?.liveMethods || (known && now - known.at < TTL_MS) || isCircuitOpen(account.id, now)) return;
  const running = asking.get(key) ?? ask();
  asking.set(key, running);
  if (!known) await running;

  async function ask(): Promise<void> {
    try {
      const methods = await provider?.liveMethods?.({ account, signal: AbortSignal.timeout(TIMEOUT_MS) }, asked);
      if (methods) remember(kept, key, { methods, at: now });
      noteCall(account.id, true, now);
    } catch (error) {
      noteCall(account.id, false, now);
      call.log.warn({ err: error, payment_account: account.id }, 'a provider did not say which methods it takes');
    } finally {
      asking.delete(key);
    }
  }
}

function cacheOf({ config }: Pick<ControllerCall, 'config'>) {
  const known = caches.get(config);
  if (known) return known;
  const made = { kept: new Map<string, Kept>(), asking: new Map<string, Promise<void>>() };
  caches.set(config, made);
  return made;
}

function remember(kept: Map<string, Kept>, key: string, answer: Kept): void {
  kept.delete(key);
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
}
