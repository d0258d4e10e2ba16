import type { SceneParts } from './scene-parts.ts';

/** Pictures behind a first screen, by name. */
export type SceneName = 'street' | 'dressing_room' | 'shore' | 'quay';

const SCENES: Record<SceneName, () => Promise<SceneParts>> = {
  street: () => import('./street.ts').then(({ STREET }) => STREET),
  dressing_room: () => import('./dressing-room.ts').then(({ DRESSING_ROOM }) => DRESSING_ROOM),
  shore: () => import('./shore.ts').then(({ SHORE }) => SHORE),
  quay: () => import('./quay.ts').then(({ QUAY }) => QUAY),
};

const loaded = new Map<SceneName, Partial<SceneParts>>();

/** The scene can be drawn afterwards. Browsers fetch one only where the page did not come with it. */
export async function loadScene(name: SceneName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await SCENES[name]());
}

/** A part of a scene, or what the page came with under this id. */
export function scenePart(name: SceneName, part: keyof SceneParts, id: string): string {
  const known = loaded.get(name);
  if (known) return known[part] ?? '';
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
}
