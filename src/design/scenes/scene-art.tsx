import { useState } from 'react';
import { type SceneName, scenePart } from './load-scene.ts';
import type { SceneParts } from './scene-parts.ts';

export function SceneArt({ scene, part, className }: { scene: SceneName; part: keyof SceneParts; className?: string }) {
  const id = `scene-${scene}-${part}`;
  const [html] = useState(() => scenePart(scene, part, id));
  return (
    <div
      id={id}
      aria-hidden="true"
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
