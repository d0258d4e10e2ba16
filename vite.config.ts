import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressPlugin } from './src/app/build/precompress-plugin.ts';
import { cataloguePlugin } from './src/platform/i18n/catalogue-plugin.ts';

/** What every page needs, in two files: thirty small ones would compress far worse. */
const FIRST_LOAD = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-intl|icu-minify|@formatjs)\// },
  {
    name: 'shell',
    test: /src\/(platform|pages\/members\.index\.tsx\?|pages\/-shell\/(?!attendants|entry-warning|live-updates|match-moment|offline-bar|page-progress|page-title)|product\/(sites|geo)\/ui|product\/users\/ui\/(user|login-wall|language)\.|product\/likes\/ui\/(celebrate|like-button|likes-query)\.|product\/members\/ui\/(?!card-row)[^/]+\.tsx?|design\/(badge|button|cx|dialog|field|icon-button|layout|menu|pagination|pages-of|photo|photo-card|range|range-pair|select|spinner|switch|thumbhash-gradient|toast|use-lazy-part|art\/later-art)\.tsx?)/,
  },
  // The routes' own loaders, a few lines each.
  { name: 'routes', test: /src\/pages\/[^-][^?]*\.tsx$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/pages',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    cataloguePlugin(['shell', 'members', 'likes']),
    precompressPlugin(),
  ],
  resolve: {
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has the hook itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  ssr: { noExternal: ['use-intl'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/ssr.tsx' : 'src/app/client.tsx',
      // Contracts declare schemas beside the constants that pages use: unused schemas are no reason to ship Zod.
      treeshake: { manualPureFunctions: ['z'] },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: FIRST_LOAD } } }),
    },
  },
}));
