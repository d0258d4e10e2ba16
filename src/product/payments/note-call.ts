/** So many failures in so long a time open a circuit for a while. */
const MAX_FAILURES = 5;
const WINDOW_MS = 60_000;
const OPEN_MS = 30_000;

interface Circuit {
  failures: number[];
  openUntil: number;
}
const circuits = new Map<number, Circuit>();

export const isCircuitOpen = (account: number, now: number): boolean => (circuits.get(account)?.openUntil ?? 0) > now;

export function noteCall(account: number, answered: boolean, now: number): void {
  if (answered) {
    circuits.delete(account);
    return;
  }
  const circuit = circuits.get(account) ?? { failures: [], openUntil: 0 };
  circuit.failures = [...circuit.failures.filter((at) => at > now - WINDOW_MS), now].slice(-MAX_FAILURES);
  if (circuit.failures.length >= MAX_FAILURES) circuit.openUntil = now + OPEN_MS;
  circuits.set(account, circuit);
}
