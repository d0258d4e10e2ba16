import desktop from './dressing-room-desktop.svg?raw';
import phone from './dressing-room-phone.svg?raw';
import step1 from './dressing-room-step-1.svg?raw';
import step2 from './dressing-room-step-2.svg?raw';
import step3 from './dressing-room-step-3.svg?raw';
import edge from './dressing-room-valance.svg?raw';
import type { SceneParts } from './scene-parts.ts';

export const DRESSING_ROOM: SceneParts = { phone, desktop, edge: edge, step1, step2, step3 };
