import type { Niche } from '../../contract.ts';
import type { TILES } from './tiles.tsx';

export type Tile = keyof typeof TILES;

const NONE = [
  ...(['biking', 'beach', 'coffee', 'music', 'hiking', 'reading', 'outdoors', 'wine', 'bbq', 'gardening'] as const),
  ...(['animals', 'movies', 'dancing', 'cooking', 'travelling', 'photography', 'kissing', 'video games'] as const),
  ...(['astrology', 'foodie'] as const),
];

const FIRST: Record<Niche, readonly Tile[]> = {
  none: [],
  she: ['fashion', 'kissing', 'music', 'dancing', 'theater', 'wine', 'party', 'astrology', 'travelling'],
  bdsm: ['bondage', 'sadomasochism', 'massages', 'tattoos', 'music', 'wine', 'kissing', 'photography', 'party'],
  bbw: ['dancing', 'massages', 'kissing', 'fashion', 'movies', 'beach', 'music', 'party', 'travelling'],
  gilf: ['gardening', 'reading', 'coffee', 'dancing', 'theater', 'hiking', 'biking', 'wine', 'animals'],
  milf: ['wine', 'reading', 'massages', 'travelling', 'coffee', 'kissing', 'theater', 'beach', 'fashion'],
  gay: ['gym', 'party', 'music', 'kissing', 'travelling', 'coffee', 'theater', 'beach', 'tattoos'],
};

const TILES_SHOWN = 20;

const orderOf = (niche: Niche): readonly Tile[] => [...new Set([...FIRST[niche], ...NONE])].slice(0, TILES_SHOWN);

export const ORDER: Record<Niche, readonly Tile[]> = {
  none: orderOf('none'),
  she: orderOf('she'),
  bdsm: orderOf('bdsm'),
  bbw: orderOf('bbw'),
  gilf: orderOf('gilf'),
  milf: orderOf('milf'),
  gay: orderOf('gay'),
};
