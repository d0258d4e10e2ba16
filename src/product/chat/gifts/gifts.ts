import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { leastPrice } from '#product/credits/credits.ts';
import type { ChatError } from '../contract.ts';
import type { GiftsReply } from './contract.ts';
import { giftCredits, giftOf, giftsOn } from './policy.ts';
import { sentUnder } from './queries.ts';

/** @param asked `country`: whose prices, instead of the caller's choice. */
export async function giftsFor(call: ReadCall, asked: { country?: string | undefined }): Promise<GiftsReply> {
  const { settings } = call.site;
  const priceOf = await leastPrice(call, asked.country);
  return {
    gifts: giftsOn(settings).map((key) => {
      const credits = giftCredits(key, settings);
      return { key, credits, price: priceOf(credits) };
    }),
  };
}

/** A gift no longer offered has a price only under a key of before. @throws gift_not_found (404). */
export async function creditsOfGift(call: Authenticated<ReadCall>, text: string, key: string): Promise<number> {
  const { sql, actor, site } = call;
  const gift = giftOf(text);
  if (gift === null) throw new AppError<ChatError>('gift_not_found', 404);
  const offered = giftsOn(site.settings).includes(gift);
  if (!offered && !(await sentUnder.one(sql, { sender: actor.id, key }))?.sent)
    throw new AppError<ChatError>('gift_not_found', 404);
  return giftCredits(gift, site.settings);
}
