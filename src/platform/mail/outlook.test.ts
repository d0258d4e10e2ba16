import { expect, test } from 'vitest';
import { withOutlookTable } from './outlook.ts';

const MAIL =
  '<html><head></head><body><i data-outlook="begins"></i><p>Costs $& and $1</p><i data-outlook="ends"></i></body></html>';

test('Outlook on Windows gets a table of the mail’s width around it, and others see nothing of that', () => {
  const html = withOutlookTable(MAIL);
  expect(html).toMatch(
    /<!--\[if mso\]><table [^>]*width="560"[^>]*><tr><td width="560"><!\[endif\]--><p>Costs \$& and \$1<\/p>/,
  );
  const others = html.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/g, '');
  expect(others).toBe('<html><head></head><body><p>Costs $& and $1</p></body></html>');
});

test('a mail without the frame, or with two, is refused', () => {
  expect(() => withOutlookTable('<html><head></head><body></body></html>')).toThrow('A mail has not one');
  expect(() => withOutlookTable(MAIL + MAIL)).toThrow('A mail has not one');
});
