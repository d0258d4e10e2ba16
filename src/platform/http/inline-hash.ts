import { createHash } from 'node:crypto';

/** A script or style that stands in a page itself, as a Content-Security-Policy allows it (CSP 3, 2.3.1). */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
