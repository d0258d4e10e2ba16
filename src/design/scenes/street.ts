import type { SceneParts } from './scene-parts.ts';
import desktop from './street-desktop.svg?raw';
import phone from './street-phone.svg?raw';
import step1 from './street-step-1.svg?raw';
import step2 from './street-step-2.svg?raw';
import step3 from './street-step-3.svg?raw';

export const STREET: SceneParts = { phone, desktop, edge: '', step1, step2, step3 };
