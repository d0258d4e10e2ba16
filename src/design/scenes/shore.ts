import type { SceneParts } from './scene-parts.ts';
import desktop from './shore-desktop.svg?raw';
import phone from './shore-phone.svg?raw';
import step1 from './shore-step-1.svg?raw';
import step2 from './shore-step-2.svg?raw';
import step3 from './shore-step-3.svg?raw';

export const SHORE: SceneParts = { phone, desktop, edge: '', step1, step2, step3 };
