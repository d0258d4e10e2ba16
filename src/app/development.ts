import { createServer } from 'vite';
import { browserTexts, readCatalogue } from '#platform/i18n/catalogue.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { DevelopmentRenderer } from './pages-renderer.ts';

type Bundle = typeof import('./ssr.tsx');

/** React's hot reloading wants this before any module. */
const REFRESH =
  'import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t';
const HEAD = `<script type="module">${REFRESH}</script><script type="module" src="/@vite/client"></script>`;

export async function developmentRenderer(): Promise<DevelopmentRenderer> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('/src/app/ssr.tsx') as Promise<Bundle>;
  return {
    render: async (page) => (await load()).renderPage(page),
    inlineScripts: [...(await load()).INLINE_SCRIPTS, REFRESH],
    renderMail: async (template, props) => (await load()).renderMail(template, props),
    renderOffline: (await load()).renderOfflineBody,
    build: 'development',
    assets: (locale) => ({
      entry: '/src/app/client.tsx',
      styles: ['/src/design/theme.css?direct'],
      preloads: [],
      fonts: [],
      textFiles: developmentTexts(locale),
      headScript: HEAD,
      themeCss: '',
    }),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  };
}

const developmentTexts = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.keys(browserTexts(readCatalogue(locale))).map((feature) => [feature, `/texts/${locale}/${feature}.json`]),
  );
