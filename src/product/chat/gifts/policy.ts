import { GIFTS, type GiftKey } from './contract.ts';

export interface GiftRules {
  gift_credits: number;
  /** Keys of the gifts on offer; null: all. What is none of the catalogue's keys stands for nothing. */
  offered_gifts: readonly string[] | null;
}

/** What a gift adds to the site's price, in credits. */
const OWN_CREDITS: Record<GiftKey, number> = {
  candle: 5,
  tulips: 10,
  coffee: 0,
  apple_pie: 10,
  book: 5,
  lantern: 5,
  matches: 0,
  umbrella: 5,
  record: 10,
  letter: 0,
  jar_of_stars: 15,
  two_glasses: 10,
};

export const giftOf = (text: string): GiftKey | null => GIFTS.find((key) => key === text) ?? null;

export const giftsOn = ({ offered_gifts: offered }: Pick<GiftRules, 'offered_gifts'>): GiftKey[] =>
  GIFTS.filter((key) => offered === null || offered.includes(key));

export const giftCredits = (key: GiftKey, { gift_credits }: Pick<GiftRules, 'gift_credits'>): number =>
  gift_credits + OWN_CREDITS[key];
