import { micromark } from 'micromark';

/** What somebody writes of these is shown as text: a picture would be asked for elsewhere, headings make sections. */
const NOT_HERE = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'headingAtx', 'setextUnderline'] } };

const CALL = /href="#phone"/g;

/** Links to this site, http, https or mailto only. @param phone digits and a leading plus; null where there is none. */
export function renderMarkdown(markdown: string, phone: string | null): string {
  const html = micromark(markdown, { extensions: [NOT_HERE] });
  return html.replaceAll(CALL, phone === null ? '' : `href="tel:${phone.replaceAll(/[^+\d]/g, '')}"`);
}
