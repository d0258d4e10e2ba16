import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';
import { builtAssets } from './built-assets.ts';
import type { DevelopmentRenderer } from './development.ts';
import type { renderMail } from './mails.tsx';
import type { PageRenderer } from './pages.ts';

export interface Renderer extends PageRenderer {
  renderMail: typeof renderMail;
  /** Development only. */
  middleware?: DevelopmentRenderer['middleware'];
}

type Bundle = typeof import('./ssr.tsx');
const BUNDLE = fileURLToPath(new URL('../../dist/server/ssr.js', import.meta.url));

/** The built pages and mails; in development the sources themselves. */
export async function openRenderer(config: Config): Promise<Renderer> {
  if (config.development) return (await import('./development.ts')).developmentRenderer();
  const bundle = (await import(BUNDLE)) as Bundle;
  return {
    render: bundle.renderPage,
    renderMail: bundle.renderMail,
    inlineScripts: bundle.INLINE_SCRIPTS,
    assets: builtAssets(),
  };
}
