import type { GiftKey } from '../contract.ts';
import applePie from './art/apple-pie.svg?url';
import book from './art/book.svg?url';
import candle from './art/candle.svg?url';
import coffee from './art/coffee.svg?url';
import jarOfStars from './art/jar-of-stars.svg?url';
import lantern from './art/lantern.svg?url';
import letter from './art/letter.svg?url';
import matches from './art/matches.svg?url';
import record from './art/record.svg?url';
import tulips from './art/tulips.svg?url';
import twoGlasses from './art/two-glasses.svg?url';
import umbrella from './art/umbrella.svg?url';

const ART: Record<GiftKey, string> = {
  candle,
  tulips,
  coffee,
  apple_pie: applePie,
  book,
  lantern,
  matches,
  umbrella,
  record,
  letter,
  jar_of_stars: jarOfStars,
  two_glasses: twoGlasses,
};

export function knownGift(key: string | undefined): { key: GiftKey; art: string } | null {
  const found = Object.entries(ART).find(([name]) => name === key);
  return found ? { key: found[0] as GiftKey, art: found[1] } : null;
}
