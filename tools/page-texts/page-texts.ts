// Lists, shows and writes the texts of a site's pages. See docs/operations.md.
import { readFile, stat } from 'node:fs/promises';
import type { SiteCalls } from '#platform/module.ts';
import { StartError } from '#platform/start-error.ts';
import { STANDARD_PAGES } from '#product/content/pages/contract.ts';
import { PageTextError } from '#product/content/pages/parse-page.ts';
import { MAX_PAGE_BYTES, newestText, pageVersions, putPage } from '#product/content/pages/put-page.ts';
import { openOperator } from '../operator/operator.ts';
import { HELP, type Order, parseCommand } from './parse-args.ts';

async function runCommand(calls: SiteCalls, order: Exclude<Order, { what: 'help' }>): Promise<string> {
  if (order.what === 'list') {
    const versions = await pageVersions(calls.read);
    if (!versions.length) return 'This site has no text of its own yet.';
    return versions
      .map(
        ({ slug, locale, version, valid_from, author, bytes }) =>
          `${slug} ${locale}  version ${version}, from ${valid_from.toISOString().slice(0, 10)}, by ${author}, ${bytes === null ? 'given back' : `${bytes} bytes`}`,
      )
      .join('\n');
  }
  const { slug, locale } = order;
  if (order.what === 'show') {
    const text = await newestText(calls.read, slug, locale);
    if (text === null) throw new StartError(`There is no text of ${slug} in ${locale}.`);
    return text.trimEnd();
  }
  const standard = STANDARD_PAGES.some((page) => page === slug);
  const markdown = order.what === 'put' ? await textIn(order.file) : null;
  const { author } = order;
  const version = await calls.transaction((call) =>
    putPage(call, { slug, locale, markdown, author, from: order.from ?? call.now }),
  );
  const { origin } = calls.read.site;
  return `Version ${version} of ${origin}${standard ? '/pages' : ''}/${slug} in ${locale} is stored.`;
}

async function textIn(file: string): Promise<string> {
  const { size } = await stat(file).catch(() => ({ size: -1 }));
  if (size < 0) throw new StartError(`There is no file ${file}.`);
  if (size > MAX_PAGE_BYTES) throw new StartError(`The text is longer than ${MAX_PAGE_BYTES / 1000} kB.`);
  return readFile(file, 'utf8');
}

try {
  const order = parseCommand(process.argv.slice(2));
  if (order.what === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  const operator = await openOperator();
  console.log(await runCommand(await operator.callsOn(order.site), order));
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError || error instanceof PageTextError ? error.message : error);
  process.exit(1);
}
