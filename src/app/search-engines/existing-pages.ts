import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { PAGE_LIST } from '../../pages/page-names.ts';
import { addressOf, isListed } from './listed-pages.ts';

const FOLDER = join(import.meta.dirname, '../../pages');

/** `landers.video.{-$slug}.tsx` is `/landers/video/{-$slug}`, and `index.tsx` is `/`. */
const pathOf = (file: string): string =>
  `/${file
    .replace(/\.tsx$/, '')
    .replace(/(^|\.)index$/, '')
    .replaceAll('.', '/')}`;

const there = new Set(
  readdirSync(FOLDER)
    .filter((file) => /^[^-_].*\.tsx$/.test(file))
    .map(pathOf),
);
const law = STANDARD_PAGES.map((page) => `/pages/${page}`);
/** Stands for all of the law's pages, which have rows of their own. */
there.delete('/pages/$page');

export const EXISTING_PAGES = PAGE_LIST.filter(({ path }) => there.has(path) || law.includes(path));

/** The law's pages are listed by the feature that has their texts. */
export const LISTED_ADDRESSES: readonly string[] = EXISTING_PAGES.filter(isListed)
  .flatMap((page) => addressOf(page) ?? [])
  .filter((address) => !law.includes(address));
