import type { ReadCall, WriteCall } from '#platform/call.ts';
import { closeAccount } from '#product/accounts/personal-data/personal-data.ts';
import { modules } from './modules.ts';

/**
 * Erases a member's personal data for good: PRODUCT 18. What has to be kept stays under a number without a name: messages with
 * those who got them, and what tax law asks for. May be repeated.
 * @throws not_found when there is no such member.
 */
export async function eraseAccount(call: WriteCall, accountId: number): Promise<void> {
  await closeAccount(call, accountId);
  for (const { erase } of modules.toReversed()) await erase?.(call, accountId);
}

/** All that is stored of an account, by noun and table. */
export async function exportAccount(call: ReadCall, accountId: number): Promise<Record<string, object>> {
  const exported: Record<string, object> = {};
  for (const { name, export: exportOf } of modules) if (exportOf) exported[name] = await exportOf(call, accountId);
  return exported;
}
