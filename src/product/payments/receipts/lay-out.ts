import type { SiteSettings } from '#product/sites/contract.ts';
import type { ReceiptText } from './receipt-text.ts';

type Document = PDFKit.PDFDocument;
type StructureElement = ReturnType<Document['struct']>;

export interface ReceiptLook {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly primary: string;
  readonly mark: readonly { readonly path: string; readonly colour: string }[];
}

declare module '#platform/call.ts' {
  interface CallFacts {
    /** Composed in `src/app`, which knows the design. */
    readonly receiptLookOf: (settings: SiteSettings) => ReceiptLook;
  }
}

const LEFT = 64;
const RIGHT = 531;
const WIDTH = RIGHT - LEFT;
const GAP = 18;
const SUMS_LEFT = LEFT + WIDTH * 0.42;
const FOOT = 768;
const MARK = 25;
const MARK_SHAPES = 30;

interface Sheet {
  readonly doc: Document;
  readonly root: StructureElement;
  readonly look: ReceiptLook;
  y: number;
}

/** Draws a document on one page, tagged in the order in which it is read. */
export function layOut(doc: Document, text: ReceiptText, look: ReceiptLook): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = { doc, root, look, y: 60 };
  drawBrand(sheet, text.brand);
  drawTitle(sheet, text.title);
  drawFacts(sheet, text.facts);
  drawParties(sheet, text.parties);
  drawLines(sheet, text);
  if (text.note) drawNote(sheet, text.note);
  drawContact(sheet, text.contact);
  root.end();
}

/** The face has no narrow no-break space (Intl's French thousands): it would be an empty box. */
export const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

interface Written {
  x?: number;
  width?: number;
  align?: 'left' | 'right';
  size?: number;
  strong?: boolean;
  colour?: string;
}

function write({ doc, look }: Sheet, words: string, y: number, how: Written = {}): number {
  const { x = LEFT, width = RIGHT - x, align = 'left', size = 10, strong = false, colour = look.ink } = how;
  const text = printable(words);
  const options = {
    width,
    align,
    lineGap: size * 0.22,
    features: ['kern', 'tnum'] as PDFKit.Mixins.OpenTypeFeatures[],
  };
  doc.font(strong ? 'strong' : 'plain', size).fillColor(colour);
  const height = doc.heightOfString(text, options);
  doc.text(text, x, y, options);
  return height;
}

function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function rule(sheet: Sheet, { from = LEFT, width = 0.75, colour = sheet.look.line } = {}): void {
  decorate(sheet, () =>
    sheet.doc.moveTo(from, sheet.y).lineTo(RIGHT, sheet.y).lineWidth(width).strokeColor(colour).stroke(),
  );
}

function drawBrand(sheet: Sheet, name: string): void {
  const { doc, root, look } = sheet;
  const scale = MARK / MARK_SHAPES;
  decorate(sheet, () => {
    doc.save().translate(LEFT, sheet.y).scale(scale);
    for (const { path, colour } of look.mark) doc.path(path).fill(colour);
    doc.restore();
  });
  root.add(doc.struct('P', {}, () => write(sheet, name, sheet.y + 4.5, { x: LEFT + 30, size: 16, strong: true })));
  sheet.y += MARK + 46;
}

function drawTitle(sheet: Sheet, title: string): void {
  sheet.root.add(
    sheet.doc.struct('H1', {}, () => {
      sheet.y += write(sheet, title, sheet.y, { size: 30, strong: true });
    }),
  );
  sheet.y += 18;
}

function pair(sheet: Sheet, name: () => void, value: () => void) {
  const { doc } = sheet;
  return doc.struct('LI', {}, [doc.struct('Lbl', {}, name), doc.struct('LBody', {}, value)]);
}

const asLabel = ({ look }: Sheet) => ({ size: 8.5, colour: look.quiet });

function drawFacts(sheet: Sheet, facts: ReceiptText['facts']): void {
  const list = sheet.doc.struct('L');
  sheet.root.add(list);
  const columns = facts.length > 4 ? 3 : 4;
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    let tallest = 0;
    facts.slice(first, first + columns).forEach(([name, value], column) => {
      const x = LEFT + column * (width + GAP);
      let height = 0;
      list.add(
        pair(
          sheet,
          () => {
            height = write(sheet, name, sheet.y, { ...asLabel(sheet), x, width }) + 2;
          },
          () => {
            height += write(sheet, value, sheet.y + height, { x, width });
          },
        ),
      );
      tallest = Math.max(tallest, height);
    });
    sheet.y += tallest + 12;
  }
  list.end();
  sheet.y += 8;
  rule(sheet);
  sheet.y += 20;
}

function drawParties(sheet: Sheet, parties: ReceiptText['parties']): void {
  const width = (WIDTH - GAP) / 2;
  let tallest = 0;
  parties.forEach(({ name, lines }, column) => {
    const x = LEFT + column * (width + GAP);
    let y = sheet.y;
    sheet.root.add(
      sheet.doc.struct('P', {}, () => {
        y += write(sheet, name, y, { ...asLabel(sheet), x, width }) + 2;
        lines.forEach((line, index) => {
          y += write(sheet, line, y, { x, width, strong: index === 0 });
        });
      }),
    );
    tallest = Math.max(tallest, y - sheet.y);
  });
  sheet.y += tallest + 40;
}

function drawAmount(
  sheet: Sheet,
  list: StructureElement,
  [name, amount]: readonly [string, string],
  how: Written = {},
): void {
  const { doc } = sheet;
  const { x = LEFT, size = 10, strong = false } = how;
  doc.font(strong ? 'strong' : 'plain', size);
  const room = doc.widthOfString(printable(amount), { features: ['tnum'] }) + GAP;
  let height = 0;
  list.add(
    pair(
      sheet,
      () => {
        height = write(sheet, name, sheet.y, { ...how, width: RIGHT - x - room });
      },
      () => write(sheet, amount, sheet.y, { ...how, align: 'right', colour: sheet.look.ink }),
    ),
  );
  sheet.y += height;
}

function drawLines(sheet: Sheet, { lines, sums, total }: ReceiptText): void {
  const { doc, root, look } = sheet;
  const list = doc.struct('L');
  root.add(list);
  for (const line of lines) {
    rule(sheet);
    sheet.y += 11;
    drawAmount(sheet, list, line, { size: 11 });
    sheet.y += 9;
  }
  rule(sheet);
  sheet.y += 14;
  for (const sum of sums) {
    drawAmount(sheet, list, sum, { x: SUMS_LEFT, colour: look.quiet });
    sheet.y += 6;
  }
  sheet.y += 4;
  rule(sheet, { from: SUMS_LEFT, width: 1.5, colour: look.primary });
  sheet.y += 12;
  drawAmount(sheet, list, total, { x: SUMS_LEFT, size: 16, strong: true });
  list.end();
}

function drawNote(sheet: Sheet, note: string): void {
  sheet.y += 36;
  sheet.root.add(
    sheet.doc.struct('P', {}, () => write(sheet, note, sheet.y, { width: WIDTH * 0.72, colour: sheet.look.quiet })),
  );
}

function drawContact(sheet: Sheet, contact: string): void {
  const { doc, root } = sheet;
  sheet.y = FOOT;
  rule(sheet);
  root.add(doc.struct('P', {}, () => write(sheet, contact, FOOT + 12, asLabel(sheet))));
}
