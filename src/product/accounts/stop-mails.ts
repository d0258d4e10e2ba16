import type { WriteCall } from '#platform/call.ts';
import type { MailStop } from './contract.ts';
import { accountsByAddress, addMailStop, addMailStops, dropMailStop } from './queries.ts';

/** From now on an account gets no mails but those that it has to get. Doing it again changes nothing. */
export async function stopMails({ tx }: Pick<WriteCall, 'tx'>, accountId: number, reason: MailStop): Promise<void> {
  await addMailStop(tx, { account: accountId, reason });
}

export async function resumeMails({ tx }: Pick<WriteCall, 'tx'>, accountId: number, reason: MailStop): Promise<void> {
  await dropMailStop(tx, { account: accountId, reason });
}

/** Who has an address on a site that refused a mail, or whose owner called one spam. @returns how many accounts. */
export async function noteRefusedAddress(
  { tx, site }: Pick<WriteCall, 'tx' | 'site'>,
  address: string,
  reason: Exclude<MailStop, 'listunsubscribe'>,
): Promise<number> {
  const accounts = await accountsByAddress(tx, { site: site.id, address });
  for (const { id } of accounts) await addMailStop(tx, { account: id, reason });
  return accounts.length;
}

export async function stopMailsTo(
  { tx }: Pick<WriteCall, 'tx'>,
  to: readonly { site: number; address: string }[],
  reason: MailStop,
): Promise<void> {
  await addMailStops(tx, { sites: to.map(({ site }) => site), addresses: to.map(({ address }) => address), reason });
}
