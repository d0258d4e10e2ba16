import type { WriteCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { counterOf } from '#platform/metrics/metrics.ts';
import type { JobTools } from '#platform/module.ts';
import { lockPayment } from '../attempts/queries.ts';
import type { PaymentEvent } from '../contract.ts';
import { noteVat } from '../vat/note-vat.ts';
import type { VatEvidence } from '../vat/vat.ts';
import {
  agreeingEvidence,
  type DueDocument,
  documentsDue,
  type NamedReceipt,
  numberOf,
  type ReceiptFacts,
  type ReceiptSums,
  sumsOfCorrection,
  sumsOfNote,
  sumsOfReceipt,
  totalOf,
} from './policy.ts';
import { insertReceipt, paymentsWithoutReceipt, type ReceiptSource, receiptSource, takeNumber } from './queries.ts';

const SEARCHED_MS = 60 * 24 * 3600 * 1000;
const MAX_MADE = 1000;

const weakEvidence = counterOf<'none' | 'one'>(
  'receipts_weak_evidence_total',
  'Receipts with VAT whose country fewer than two of the three pieces of evidence name; finance staff have to look.',
  'pieces',
);

/** A job of its own: under the number's lock the webhooks of a company would wait for each other. */
export async function makeReceipts(
  { onSite }: Pick<JobTools, 'onSite'>,
  { payment, site }: { payment: number; site: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    // Locked by itself: a statement that waits for its row reads the rows of other tables as they were before.
    const locked = await lockPayment.one(call.tx, { id: payment });
    const source = locked && (await receiptSource.one(call.tx, { payment, site }));
    if (!source) return;
    const issued = source.issued.map(({ facts, ...document }) => ({ ...document, facts }));
    const due = documentsDue(source.paid, source.refunds, issued);
    for (const document of due) {
      const facts = await issue(call, source, document, issued);
      issued.push({ kind: document.kind, refund: document.kind === 'receipt' ? null : document.refund.id, facts });
    }
    if (due.length > 0) call.publish(source.account_id, { type: 'payment', id: payment } satisfies PaymentEvent);
  });
}

export async function makeMissingReceipts(tools: JobTools): Promise<void> {
  const { services } = tools;
  const since = new Date(services.now().getTime() - SEARCHED_MS);
  const failures: unknown[] = [];
  for (const { id, site_id: site } of await paymentsWithoutReceipt(services.db, { since, most: MAX_MADE }))
    if (id !== null && site !== null)
      await makeReceipts(tools, { payment: id, site }).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some receipts could not be made.');
}

type Issued = ReceiptSource['issued'];

async function issue(
  call: WriteCall,
  source: ReceiptSource,
  document: DueDocument,
  issued: Issued,
): Promise<ReceiptFacts> {
  const { tx, now } = call;
  const year = now.getUTCFullYear();
  const number = await takeNumber.one(tx, { company: source.company_id, year, now });
  if (!number) throw new Error('A counter gave no number.');
  const facts = factsOf(call, source, document, issued, {
    number: numberOf(year, number.no),
    issued_at: number.issued_at.toISOString(),
  });
  const { agreeing } = facts.evidence;
  if (document.kind === 'receipt' && facts.rate && agreeing < 2) weakEvidence(agreeing === 1 ? 'one' : 'none');
  await insertReceipt(tx, {
    ...{ company: source.company_id, year, no: number.no, kind: document.kind, payment: source.id },
    refund: document.kind === 'receipt' ? null : document.refund.id,
    ...{ issued: number.issued_at, facts: JSON.stringify(facts) },
  });
  const sale = issued.find(({ kind }) => kind === 'receipt')?.facts ?? facts;
  await noteVat(call, source.company_id, { facts, sale });
  return facts;
}

function factsOf(
  { site, now }: WriteCall,
  source: ReceiptSource,
  document: DueDocument,
  issued: Issued,
  named: NamedReceipt,
): ReceiptFacts {
  const { id, account_id: account, country, locale, method, detail, credits, currency, list_amount } = source;
  const { vat_country, vat_rate, vat_evidence } = source;
  const evidence: VatEvidence = vat_evidence ?? { chosen: country, network: null };
  const about = aboutOf(document, issued);
  return {
    ...{ version: 1, kind: document.kind, ...named, locale },
    formats: formatLocaleOf(locale, site.settings.country),
    site: { name: site.settings.name, origin: site.origin, email: site.settings.support_email },
    seller: {
      ...{ name: source.company, address: source.address, city: source.city, country: source.company_country },
      ...{ kvk: source.kvk, vat_numbers: source.vat_numbers },
    },
    buyer: { account, country },
    payment: {
      ...{ id, paid_at: (source.completed_at ?? now).toISOString(), method },
      ...{ brand: detail?.brand ?? null, last4: detail?.last4 ?? null },
    },
    ...{ credits, currency, list_amount },
    ...sumsFor(document, source, issued),
    rate: vat_country !== null && vat_rate !== null ? { country: vat_country, rate: vat_rate } : null,
    evidence: { ...evidence, agreeing: agreeingEvidence(evidence, country) },
    about: about && { number: about.number, issued_at: about.issued_at },
  };
}

function sumsFor(document: DueDocument, { amount, vat_country, vat_rate }: ReceiptSource, issued: Issued): ReceiptSums {
  const rate = vat_country === null ? null : vat_rate;
  if (document.kind === 'receipt') return sumsOfReceipt(amount, rate);
  if (document.kind === 'credit_note')
    return sumsOfNote(totalOf(issued.map(({ facts }) => facts)), document.refund.amount, rate);
  const note = aboutOf(document, issued);
  if (!note) throw new Error('A correction is about a credit note.');
  return sumsOfCorrection(note);
}

function aboutOf(document: DueDocument, issued: Issued): ReceiptFacts | null {
  if (document.kind === 'receipt') return null;
  const about = issued.find(({ kind, refund }) =>
    document.kind === 'credit_note' ? kind === 'receipt' : kind === 'credit_note' && refund === document.refund.id,
  );
  return about?.facts ?? null;
}
