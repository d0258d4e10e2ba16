import type { Plugin, ResolvedConfig } from 'vite';
import { LOCALES } from '#platform/i18n/locales.ts';
import { entriesOf, FAMILIES, type Font, subsetFonts } from './subset-fonts.ts';

const MODULE = 'virtual:lander-fonts';

/** Per language the letters of its texts: 23 kB instead of 87. The module: `{ nl: { sans: [...], serif: [...] } }`. */
export function landerFontsPlugin(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'lander-fonts',
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      if (config?.command !== 'build' || config.build.ssr) return;
      for (const { fileName, source } of await subsetFonts()) this.emitFile({ type: 'asset', fileName, source });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const addresses = config?.command === 'build' ? addressesOf(await subsetFonts()) : wholeFonts();
      return `export default ${JSON.stringify(addresses)}`;
    },
  };
}

type Addresses = Record<string, Record<string, string[]>>;

function addressesOf(made: readonly Font[]): Addresses {
  const addresses: Addresses = {};
  for (const { locale, family, fileName } of made) {
    const own = addresses[locale] ?? {};
    addresses[locale] = { ...own, [family]: [...(own[family] ?? []), `/${fileName}`] };
  }
  return addresses;
}

function wholeFonts(): Addresses {
  const own = Object.fromEntries(
    entriesOf(FAMILIES).map(([family, { file }]) => [
      family,
      [`/node_modules/@fontsource-variable/${file.replace('NAME', 'latin')}`],
    ]),
  );
  return Object.fromEntries(LOCALES.map((locale) => [locale, own]));
}
