import type { HomeScene } from '#product/sites/settings/contract.ts';

const LOOKS = {
  street: { tokens: 'scene-street', places: 'home-street', frame: 'frame-window' },
  dressing_room: { tokens: 'scene-dressing-room', places: 'home-dressing-room', frame: 'frame-mirror' },
  shore: { tokens: 'scene-shore', places: 'home-shore', frame: 'frame-print' },
  quay: { tokens: 'scene-quay', places: 'home-quay', frame: 'frame-porthole' },
  plain: { tokens: 'scene-plain', places: 'home-plain', frame: 'frame-plain' },
} as const;

export const lookOf = (scene: HomeScene | null) => LOOKS[scene ?? 'plain'];
