import type { SceneParts } from './scene-parts.ts';

export type SceneName = 'street' | 'dressing_room' | 'shore' | 'quay';

const SCENES: Record<SceneName, () => Promise<SceneParts>> = {
  street: () => import('./street.ts').then(({ STREET }) => STREET),
  dressing_room: () => import('./dressing-room.ts').then(({ DRESSING_ROOM }) => DRESSING_ROOM),
  shore: () => import('./shore.ts').then(({ SHORE }) => SHORE),
  quay: () => import('./quay.ts').then(({ QUAY }) => QUAY),
};

const loaded = new Map<SceneName, Partial<SceneParts>>();

export async function loadScene(name: SceneName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await SCENES[name]());
}

export function scenePart(name: SceneName, part: keyof SceneParts, id: string): string {
  const known = loaded.get(name);
  if (known) return known[part] ?? '';
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
}
