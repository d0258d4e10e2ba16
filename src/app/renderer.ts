import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';
import { builtAssets } from './built-assets.ts';
import type { renderMail } from './mails.tsx';
import type { PageRenderer } from './pages.ts';

export interface Renderer extends PageRenderer {
  renderMail: typeof renderMail;
}

type Bundle = typeof import('./ssr.tsx');
const BUNDLE = fileURLToPath(new URL('../../dist/server/ssr.js', import.meta.url));

/** The built pages and mails. */
export async function openRenderer(_config: Config): Promise<Renderer> {
  const bundle = (await import(BUNDLE)) as Bundle;
  return { render: bundle.renderPage, renderMail: bundle.renderMail, assets: builtAssets() };
}
