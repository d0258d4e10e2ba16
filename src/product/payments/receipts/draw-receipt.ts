import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { layOut, printable, type ReceiptLook } from './lay-out.ts';
import type { ReceiptFacts } from './policy.ts';
import { receiptText } from './receipt-text.ts';

/** The same facts and look give the same bytes. The library is loaded at the first use. */
export async function drawReceipt(facts: ReceiptFacts, look: ReceiptLook): Promise<Buffer> {
  const [{ default: PDFDocument }, { plain, strong }] = await Promise.all([import('pdfkit'), loadFaces()]);
  const text = receiptText(facts);
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, lang: facts.locale, displayTitle: true },
    info: {
      Title: printable(`${text.title} ${facts.number}`),
      Author: printable(facts.seller.name),
      CreationDate: new Date(facts.issued_at),
    },
  });
  doc.registerFont('plain', plain).registerFont('strong', strong);
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  layOut(doc, text, look);
  doc.end();
  return bytes;
}

type Faces = Record<'plain' | 'strong', Buffer>;
let faces: Promise<Faces> | null = null;

/** Static faces: the variable one that pages have cannot be cut to the letters in use. */
function loadFaces(): Promise<Faces> {
  const { resolve } = createRequire(import.meta.url);
  const read = (face: string) => readFile(resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`));
  faces ??= Promise.all([read('400Regular'), read('600SemiBold')]).then(([plain, strong]) => ({ plain, strong }));
  faces.catch(() => {
    faces = null;
  });
  return faces;
}
