import type { ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { LINK_PURPOSES, type MailLinkView, type TokenInput } from './contract.ts';
import { tokenHash } from './mail-tokens.ts';
import { linkByToken } from './queries.ts';

/** @throws not_found, for a link of another site too. */
export async function showLink(
  { sql, site, actor, now }: ReadCall,
  { token }: TokenInput,
): Promise<{ link: MailLinkView }> {
  const link = await linkByToken.one(sql, { hash: tokenHash(token), site: site.id, purposes: [...LINK_PURPOSES] });
  if (!link) throw notFound();
  const { purpose, name, detail: email, used_at, expires_at, account_id } = link;
  const state = used_at ? 'used' : expires_at > now ? 'open' : 'expired';
  return { link: { purpose, state, name, email, own: actor?.id === account_id } };
}
