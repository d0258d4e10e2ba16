import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CountryChoice, Money } from '#product/credits/contract.ts';

/** A gift that is no longer offered stays here, so that it is shown to whom it was given. */
export const GIFTS = [
  'candle',
  'tulips',
  'coffee',
  'apple_pie',
  'book',
  'lantern',
  'matches',
  'umbrella',
  'record',
  'letter',
  'jar_of_stars',
  'two_glasses',
] as const;
const GiftKey = z.enum(GIFTS);
export type GiftKey = z.output<typeof GiftKey>;

const GiftOffer = z.object({
  key: GiftKey,
  credits: z.number(),
  /** The least that these credits cost where the member pays, rounded up to the minor unit; null where none are sold. */
  price: z.nullable(Money),
});
export const GiftsReply = z.object({ gifts: z.array(GiftOffer) });
export type GiftsReply = z.output<typeof GiftsReply>;

export const listGifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  summary:
    'The gifts that the site offers, in order, with what each costs at the prices of a country; without one, of the one that the caller chose',
  access: 'anyone',
  input: CountryChoice,
  reply: GiftsReply,
});
