import type { ReadCall } from '#platform/call.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import { type PaymentProvider, type ProviderCall, ProviderError, type ProviderErrorCode } from '../gateway.ts';
import { isCircuitOpen, noteCall } from '../note-call.ts';
import type { UsableAccount } from '../payment-accounts/payment-accounts.ts';

const calls = counterOf<'answered' | 'circuit_open' | ProviderErrorCode>(
  'payment_provider_calls_total',
  'Calls to payment providers, by what came of them.',
  'result',
);

/** Answers that say nothing of whether the provider is well. */
const ANSWERS: readonly ProviderErrorCode[] = ['refused', 'invalid', 'busy'];

interface About {
  readonly call: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** While its circuit is open nobody waits for it. @throws ProviderError, and nothing else. */
export async function callProvider<T>(
  call: ReadCall,
  account: UsableAccount,
  { call: name, timeout }: About,
  work: (provider: PaymentProvider, to: ProviderCall) => Promise<T>,
): Promise<T> {
  const now = call.now.getTime();
  const provider = call.providers.get(account.provider);
  if (!provider) throw new ProviderError('credentials', `there is no provider ${account.provider}`);
  if (isCircuitOpen(account.id, now)) {
    calls('circuit_open');
    throw new ProviderError('unreachable', 'the circuit is open');
  }
  try {
    const answer = await inTime(timeout, (signal) => work(provider, { call, account, signal }));
    noteCall(account.id, true, now);
    calls('answered');
    return answer;
  } catch (thrown) {
    const error =
      thrown instanceof ProviderError ? thrown : new ProviderError('invalid', String(thrown), { unknown: true });
    noteCall(account.id, ANSWERS.includes(error.code), now);
    calls(error.code);
    call.log.warn(
      { err: error, provider: account.provider, payment_account: account.id, call: name },
      'a call to a payment provider failed',
    );
    throw error;
  }
}

async function inTime<T>(timeout: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, abort } = timed(timeout);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () =>
      reject(new ProviderError('timeout', `no answer in ${timeout} ms`, { unknown: true })),
    );
  });
  try {
    return await Promise.race([work(signal), late]);
  } finally {
    abort();
  }
}

function timed(timeout: number): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  return { signal: controller.signal, abort: () => clearTimeout(timer) };
}
