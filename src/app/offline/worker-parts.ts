import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['sw-chats.js', 'sw-outbox.js'];

export const workerParts = (): string[] => FILES.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
