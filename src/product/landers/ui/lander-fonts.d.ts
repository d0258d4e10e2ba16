declare module 'virtual:lander-fonts' {
  import type { Locale } from '#platform/i18n/locales.ts';

  const fonts: Record<Locale, { sans: string[]; serif: string[] }>;
  export default fonts;
}
