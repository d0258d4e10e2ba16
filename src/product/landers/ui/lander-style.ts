import fonts from 'virtual:lander-fonts';
import type { Locale } from '#platform/i18n/locales.ts';
import alonetonight from './alonetonight/alonetonight.css?inline';
import collagelanding from './collagelanding/collagelanding.css?inline';
import gallery from './gallery/gallery.css?inline';
import iconslanding from './iconslanding/iconslanding.css?inline';
import base from './lander.css?inline';
import landing from './landing/landing.css?inline';
import landing2 from './landing2/landing2.css?inline';
import landing3 from './landing3/landing3.css?inline';
import maplanding from './maplanding/maplanding.css?inline';
import socialnetwork from './socialnetwork/socialnetwork.css?inline';
import tinderswipe from './tinderswipe/tinderswipe.css?inline';
import transitionsvideolanding from './transitionsvideolanding/transitionsvideolanding.css?inline';
import video from './video/video.css?inline';

const STYLES: Record<string, string> = {
  '/landers/alonetonight/{-$slug}': alonetonight,
  '/landers/iconslanding/{-$slug}': iconslanding,
  '/landers/maplanding/{-$slug}': maplanding,
  '/landers/tinderswipe': tinderswipe,
  '/landers/collagelanding/{-$slug}': collagelanding,
  '/landers/gallery/{-$slug}': gallery,
  '/landers/socialnetwork/{-$slug}': socialnetwork,
  '/landers/transitionsvideolanding/{-$slug}': transitionsvideolanding,
  '/landers/video/{-$slug}': video,
  '/members/$id/landing': landing,
  '/members/$id/landing2/{-$slug}': landing2,
  '/members/$id/landing3/{-$slug}': landing3,
};

export const landerFonts = (locale: Locale): string[] => [...fonts[locale].sans, ...fonts[locale].serif];

/** In the layer of the application's base, which has its turn once the sign-up stands in the lander. */
export const landerStyle = (page: string, locale: Locale): string =>
  `${facesOf(locale)}@layer base{${base}${STYLES[page] ?? ''}}${NEXT}`;

/** The sign-up's button stays below its fields, which stand in the middle of a page here. Outside of the layers, since it speaks against the application's. */
const NEXT = '.lander-next form>:last-child{position:static}';

const facesOf = (locale: Locale): string =>
  face('Figtree Lander', fonts[locale].sans, '400 700') +
  face('Fraunces Lander', fonts[locale].serif, '400 700') +
  NEAR;

/** As wide as Fraunces, until that is there: lines break where they will stay. Arial is as wide as Figtree by itself. */
const NEAR =
  '@font-face{font-family:"Times Lander";src:local("Times New Roman"),local("Liberation Serif");size-adjust:105%}';

/** What is outside of Latin 1 stands in a second file. */
const RANGES = [
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2190-2212',
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF',
];

function face(family: string, files: readonly string[], weight: string): string {
  const rule = (file: string, range: string | undefined) =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url("${file}") format("woff2")${range ? `;unicode-range:${range}` : ''}}`;
  return files.map((file, index) => rule(file, files.length > 1 ? RANGES[index] : undefined)).join('');
}
