import type { JobTools } from '#platform/module.ts';
import { deleteReceiptsBefore } from './queries.ts';

/** After the end of the year of the sale (Directive 2006/112/EC, Article 369k, for the one-stop shop). */
const RETENTION_YEARS = 10;

export async function forgetReceipts({ services: { db, now } }: JobTools): Promise<void> {
  await deleteReceiptsBefore(db, { year: now().getUTCFullYear() - RETENTION_YEARS });
}
