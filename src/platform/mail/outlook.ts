/** Pixels that a mail is wide at most. */
export const MAIL_WIDTH = 560;

/** Stand in a mail where React cannot write what is for Outlook on Windows alone. */
export const OUTLOOK_TABLE = { begins: { 'data-outlook': 'begins' }, ends: { 'data-outlook': 'ends' } } as const;

const only = (markup: string) => `<!--[if mso]>${markup}<![endif]-->`;

/** It knows no such fonts and takes another one for them, and shows pictures larger where Windows does. */
const HEAD = only(
  '<xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>' +
    '<style>body,table,td,p,a,h2,h3{font-family:Arial,sans-serif!important}h1{font-family:Georgia,serif!important}</style>',
);
/** It knows no greatest width. */
const BEGINS = only(
  `<table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td width="${MAIL_WIDTH}">`,
);
const ENDS = only('</td></tr></table>');

/** Gives a mail its own width and fonts in Outlook on Windows. @throws for one that is not in the frame of all. */
export function withOutlookTable(html: string): string {
  const put = (text: string, place: string, markup: string): string => {
    if (text.split(place).length !== 2) throw new Error(`A mail has not one ${place}.`);
    return text.replace(place, () => markup);
  };
  const placeOf = (name: string) => `<i data-outlook="${name}"></i>`;
  const headed = put(html, '</head>', `${HEAD}</head>`);
  return put(put(headed, placeOf('begins'), BEGINS), placeOf('ends'), ENDS);
}
