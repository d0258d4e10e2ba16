import desktop from './quay-desktop.svg?raw';
import phone from './quay-phone.svg?raw';
import step1 from './quay-step-1.svg?raw';
import step2 from './quay-step-2.svg?raw';
import step3 from './quay-step-3.svg?raw';
import type { SceneParts } from './scene-parts.ts';

export const QUAY: SceneParts = { phone, desktop, edge: '', step1, step2, step3 };
