import { micromark } from 'micromark';

/**
 * No tag that somebody wrote, no picture (it would be asked for elsewhere) and no heading of its own: those make sections.
 * Written all the same, each is text that one reads.
 */
const NOT_HERE = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'headingAtx', 'setextUnderline'] } };

const CALL = /href="#phone"/g;

/**
 * Markdown as HTML. Addresses lead to this site, to http, https or mailto; any other link leads nowhere.
 * @param phone digits and a leading plus; null where there is none.
 */
export function renderMarkdown(markdown: string, phone: string | null): string {
  const html = micromark(markdown, { extensions: [NOT_HERE] });
  return html.replaceAll(CALL, phone === null ? '' : `href="tel:${phone.replaceAll(/[^+\d]/g, '')}"`);
}
