import type { ReadCall } from '#platform/call.ts';
import { type MailDocument, refer } from '#platform/mail/mail-definition.ts';
import type { JobTools } from '#platform/module.ts';
import { directDebitMail, mandateInMail } from '../mails/mails.ts';
import { debitToMail, mandateWordsOf, noteNotified } from './queries.ts';

export async function mailDebit(
  { onSite }: JobTools,
  { payment, site }: { payment: number; site: number },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await debitToMail.one(call.tx, { payment, site });
    if (!row?.email || row.notified_at) return;
    await noteNotified(call.tx, { id: row.id, now: call.now });
    await call.mail(directDebitMail, {
      to: row.email,
      locale: row.locale,
      params: {
        ...{ kind: row.try > 1 ? 'again' : 'first', number: payment, amount: row.amount, currency: row.currency },
        ...{ collect_on: row.collect_on ?? '', creditor: creditorIn(row.words), creditor_id: row.creditor_id },
        ...{
          reference: row.reference,
          holder: row.holder,
          last4: row.iban_last4,
          signed: row.created_at.toISOString(),
        },
        ...{ statement: row.statement_text ?? '', payment_url: `${call.site.origin}/transactions/${payment}` },
      },
      documents: row.words.map((_words, at) => refer(mandateInMail, { mandate: row.mandate_id, at })),
    });
  });
}

const creditorIn = (words: readonly { facts: readonly { value: string }[] }[]) => words[0]?.facts[0]?.value ?? '';

export async function quoteMandate(
  { sql }: ReadCall,
  { mandate, at }: { mandate: number; at: number },
): Promise<MailDocument> {
  const words = (await mandateWordsOf.one(sql, { id: mandate }))?.words[at];
  if (!words) throw new Error('There is no such mandate.');
  const facts = words.facts.map(({ name, value }) => `<li>${escaped(`${name}: ${value}`)}</li>`).join('');
  const paragraphs = words.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
  return { locale: words.locale, title: words.title, html: `<ul>${facts}</ul>${paragraphs}`, sections: [] };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
