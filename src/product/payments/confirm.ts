import type { ReadCall, WriteCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { refer } from '#platform/mail/mail-definition.ts';
import type { JobTools } from '#platform/module.ts';
import { termsFor } from '#product/content/pages/attach-page.ts';
import { pageInMail } from '#product/content/pages/quote-page.ts';
import { supportPhone } from '#product/sites/sites.ts';
import { transferToMail } from './bank/transfer.ts';
import { inFours } from './bank/transfer-reference.ts';
import { purchaseMail } from './mails/mails.ts';
import { paidWith } from './paid-with.ts';
import { noteConfirmed, type OrderToConfirm, orderToConfirm } from './queries.ts';
import { receiptPath } from './receipts/contract.ts';

interface OfPayment {
  payment: number;
  site: number;
}

type Stage = 'ordered' | 'paid';

/** Has the words by which its buyer asked to begin at once, as they were then. */
export const confirmOrder = (tools: JobTools, of: OfPayment): Promise<void> => confirm(tools, of, 'ordered');

export const confirmPurchase = (tools: JobTools, of: OfPayment): Promise<void> => confirm(tools, of, 'paid');

/** Mails once, however often and in whatever order the jobs run. */
async function confirm({ onSite }: JobTools, { payment, site }: OfPayment, stage: Stage): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await orderToConfirm.one(call.tx, { payment, site });
    const ended = stage === 'ordered' && row?.status !== 'pending';
    if (!row?.email || ended || row.confirmed === 'paid' || row.confirmed === stage) return;
    await noteConfirmed(call.tx, { payment, stage });
    await mailConfirmation(call, { ...row, email: row.email }, stage);
  });
}

async function mailConfirmation(call: WriteCall, row: OrderToConfirm & { email: string }, stage: Stage): Promise<void> {
  const { site } = call;
  const { id, email, locale, credits, amount, list_amount, currency, method, created_at: at } = row;
  const whole = row.confirmed === null;
  const transfer = stage === 'ordered' ? await transferToMail(call, id) : null;
  const withdrawable = row.begin_at_once !== null && site.settings.refund_days > 0;
  await call.mail(purchaseMail, {
    to: email,
    locale,
    params: {
      ...{ stage, length: whole ? 'whole' : 'short', number: id, credits, amount, list_amount, currency, method },
      ...{ vat_rate: row.vat_rate ?? -1, bought: at.toISOString(), paid_with: paidWith(call, row) },
      ...{ declared: row.begin_at_once ?? '', statement: (method !== 'wiretransfer' && row.statement_text) || '' },
      ...{ trader: traderOf(call, row), url: `${site.origin}/pages/withdrawal` },
      payment_url: `${site.origin}/transactions/${id}`,
      receipt_url: stage === 'paid' && !row.uncollected ? `${site.origin}${receiptPath(id)}` : '',
      ...{ transfer_holder: transfer?.holder ?? '', transfer_iban: inFours(transfer?.iban ?? '') },
      ...{ transfer_bic: transfer?.bic ?? '', transfer_reference: transfer?.reference ?? '' },
      transfer_until: transfer?.expires_at ?? '',
    },
    ...(whole && {
      documents: withdrawable ? [refer(pageInMail, { slug: 'withdrawal', locale, at: at.toISOString() })] : [],
      attachments: [await termsFor(call, row.account_id, { locale, at })],
    }),
  });
}

const content = serverText('content.page');

const formatsOf = ({ site }: ReadCall, locale: Locale) => formatLocaleOf(locale, site.settings.country);

/** Directive 2011/83/EU, Article 6(1)(b) to (d): a line each. */
function traderOf(call: ReadCall, row: OrderToConfirm): string {
  const formats = formatsOf(call, row.locale);
  const t = content(formats);
  const country = countriesIn(formats).of(row.company_country) ?? row.company_country;
  const phone = supportPhone(call.site.settings, row.support_phone);
  const named: [string, string][] = [
    [t('company.email'), call.site.settings.support_email],
    [t('company.phone'), phone ?? ''],
    [t('company.kvk', { country: row.company_country }), row.kvk],
    [t('company.vat'), row.vat_numbers.join(', ')],
  ];
  const lines = named.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [row.company, `${row.address}, ${row.city}, ${country}`, ...lines].join('\n');
}
