import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './src/app/build/chunk-groups.ts';
import { landerFontsPlugin } from './src/app/build/lander-fonts-plugin.ts';
import { precompressPlugin } from './src/app/build/precompress-plugin.ts';
import { splitRoute } from './src/app/build/split-routes.ts';
import { staffRoutesPlugin } from './src/app/build/staff-routes-plugin.ts';
import { endpointPlugin } from './src/platform/http/endpoint-plugin.ts';
import { cataloguePlugin } from './src/platform/i18n/catalogue-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: splitRoute },
      routesDirectory: 'src/pages',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePattern: '^page-names\\.',
      addExtensions: true,
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    endpointPlugin(),
    staffRoutesPlugin(),
    cataloguePlugin(),
    landerFontsPlugin(),
    precompressPlugin(),
  ],
  resolve: {
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has the hook itself. The longer name comes first: a shorter one stands for all that begins with it.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  ssr: { noExternal: ['use-intl'] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The lists of what pages load stand in the script of every page. What every page has is in none of them; the demo's, which show
    // everything, and those of the staff find theirs one after another.
    modulePreload: {
      resolveDependencies: (file, dependencies) =>
        /\/(?:demo\.(?:states|design)|admin[^/]*|staff)-/.test(file)
          ? []
          : dependencies.filter((one) => !/\/(?:shell|framework|rolldown-runtime)-/.test(one)),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/ssr.tsx' : 'src/app/client.tsx',
      // Contracts declare schemas beside the constants that pages use: unused schemas are no reason to ship Zod.
      treeshake: {
        manualPureFunctions: [
          ...['z', 'z.iso.date', 'queryInt', 'queryFlag', 'Bytes'],
          ...['shownSetting', 'keptSetting', 'settingByLanguage', 'optionalSetting', 'flagSetting', 'wholeSetting'],
          ...['lenient', 'wordsSetting'],
          'settingSchemas',
        ],
      },
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: { groups: CHUNK_GROUPS },
            },
          }),
    },
  },
}));
