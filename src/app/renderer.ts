import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';
import { builtAssets } from './built-assets.ts';
import type { Renderer } from './pages-renderer.ts';

type Bundle = typeof import('./ssr.tsx');
const BUNDLE = fileURLToPath(new URL('../../dist/server/ssr.js', import.meta.url));

export async function openRenderer(config: Config): Promise<Renderer> {
  if (config.development) return (await import('./development.ts')).developmentRenderer();
  const bundle = (await import(BUNDLE)) as Bundle;
  return {
    render: bundle.renderPage,
    renderMail: bundle.renderMail,
    inlineScripts: bundle.INLINE_SCRIPTS,
    renderOffline: bundle.renderOfflineBody,
    ...builtAssets(),
  };
}
