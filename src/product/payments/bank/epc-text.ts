import encodeQR from 'qr';
import type { BankAccount } from './bank-account.ts';

/** Modules around the code, so that scanners find it. */
const BORDER = 4;

/** EPC069-12, version 002, in UTF-8. @param amount minor units of euro. */
export function epcText({ holder, iban, bic }: BankAccount, amount: number, reference: string): string {
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return ['BCD', '002', '1', 'SCT', bic, holder, iban, euros, '', reference].join('\n');
}

export interface CodePicture {
  size: number;
  path: string;
}

/** Error correction M, as EPC069-12 wants it. */
export function codePicture(text: string): CodePicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark && !row[x - 1] ? run(row, x, y) : []))).join('');
  return { size: rows.length, path };
}

function run(row: readonly boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const width = (end < 0 ? row.length : end) - x;
  return `M${x} ${y}h${width}v1h-${width}z`;
}
