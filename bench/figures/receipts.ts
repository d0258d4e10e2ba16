import { receiptLookOf } from '#app/receipt-look.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { drawReceipt } from '#product/payments/receipts/draw-receipt.ts';
import { receiptFacts } from '#tests/receipts.ts';
import { median } from '../rounds.ts';
import { type Figure, ms, plainRow } from './figure.ts';

const DRAWN = 20;
const MAX_MS = 50;

export const receipts: Figure = async () => {
  const look = receiptLookOf({ logo: 'flame', primary_color: null, secondary_color: null });
  const first = await timeOf(() => drawReceipt(receiptFacts('en'), look));
  const times: number[] = [];
  for (let round = 0; round < DRAWN; round += 1)
    for (const locale of LOCALES) times.push(await timeOf(() => drawReceipt(receiptFacts(locale), look)));
  const middle = median(times);
  const ours = `the first ${ms(first)} ms, the slowest ${ms(Math.max(...times))} ms`;
  return [plainRow('receipt as a PDF', `${ms(middle)} ms`, `≤ ${MAX_MS} ms`, middle <= MAX_MS, ours)];
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
