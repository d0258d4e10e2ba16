import { controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob, onMailPart } from '#platform/module.ts';
import { cancelPayment, comeBack } from './attempts/come-back.ts';
import { cutFacts } from './attempts/cut-facts.ts';
import { mailEnd } from './attempts/mail-end.ts';
import { receive } from './attempts/receive.ts';
import { forgetDeliveries, reconcilePayments } from './attempts/reconcile.ts';
import * as bankContract from './bank/contract.ts';
import { viewTransfer } from './bank/contract.ts';
import { returnOldMoney } from './bank/send-money-back.ts';
import { settleMatched } from './bank/settle-matched.ts';
import { ownTransfer } from './bank/transfer.ts';
import { checkBooks } from './check-books.ts';
import * as claimsContract from './claims/contract.ts';
import { listClaims, startClaimPayment } from './claims/contract.ts';
import { mailClaim } from './claims/mail-claim.ts';
import { ownClaims, payClaim } from './claims/pay-claim.ts';
import { confirmOrder, confirmPurchase } from './confirm.ts';
import * as contract from './contract.ts';
import { checkOut, listPayments, receiveWebhook, returnFromProvider, startPayment, viewPayment } from './contract.ts';
import {
  cancelJob,
  claimMailJob,
  debitMailJob,
  endMailJob,
  orderJob,
  phoneCodeJob,
  purchaseJob,
  receiptJob,
  refundJob,
  refundMailJob,
} from './jobs.ts';
import {
  claimMail,
  debitReturnedMail,
  directDebitMail,
  mandateInMail,
  paymentFailedMail,
  purchaseMail,
  refundMail,
} from './mails/mails.ts';
import { ownPayment, ownPayments } from './own-payments.ts';
import { pay } from './pay.ts';
import { checkout } from './payments.ts';
import { applyPayoutAnswers } from './payouts/apply-payout-answer.ts';
import { erasePayees, forgetPayees } from './payouts/forget-payees.ts';
import { exportPayments } from './personal-data.ts';
import * as phoneCodesContract from './phone-codes/contract.ts';
import { sendPhoneCode } from './phone-codes/contract.ts';
import { eraseCodes, forgetCodes, sendCode } from './phone-codes/phone-codes.ts';
import { sendCodeMessage } from './phone-codes/send-code-message.ts';
import * as receiptsContract from './receipts/contract.ts';
import { openReceipt } from './receipts/contract.ts';
import { forgetReceipts } from './receipts/forget-receipts.ts';
import { makeMissingReceipts, makeReceipts } from './receipts/make-receipts.ts';
import { sendReceipt } from './receipts/send-receipt.ts';
import { mailRefund } from './refunds/mail-refund.ts';
import { followRefunds, sendRefund } from './refunds/send-refund.ts';
import { repeatOrder } from './repeat-order.ts';
import { sandboxJobs } from './sandbox/jobs.ts';
import { sandboxPages } from './sandbox/sandbox-pages.ts';
import { applyAnswers } from './sepa/collections/apply-answer.ts';
import { settleCollected } from './sepa/collections/settle-collected.ts';
import * as sepaContract from './sepa/contract.ts';
import { orderDirectDebit, viewDirectDebit } from './sepa/contract.ts';
import { eraseMandates, forgetMandates } from './sepa/forget-mandates.ts';
import { giveMandate } from './sepa/give-mandate.ts';
import { mailDebit, quoteMandate } from './sepa/mail-debit.ts';
import { ownDirectDebit } from './sepa/own-direct-debit.ts';
import { sealIbansAnew } from './sepa/seal-iban.ts';
import * as spendingContract from './spending/contract.ts';
import { keepSpendingCap, setSpendingCap, viewSpending } from './spending/contract.ts';
import { eraseCaps, keepCap, setCap, spending } from './spending/spending.ts';
import * as storedMethodsContract from './stored-methods/contract.ts';
import { listStoredMethods, removeStoredMethod, viewRepeatOrder } from './stored-methods/contract.ts';
import { eraseStored, forgetCards } from './stored-methods/forget-cards.ts';
import { listStored, removeMethod } from './stored-methods/stored-methods.ts';

const paymentsRoutes = [
  controller(checkOut, checkout),
  controller(startPayment, pay),
  read(viewPayment, ownPayment),
  read(viewTransfer, ownTransfer),
  controller(sendPhoneCode, sendCode),
  read(viewDirectDebit, ownDirectDebit),
  controller(orderDirectDebit, giveMandate),
  read(listPayments, ownPayments),
  controller(returnFromProvider, comeBack),
  read(listStoredMethods, listStored),
  write(removeStoredMethod, removeMethod),
  controller(viewRepeatOrder, repeatOrder),
  controller(listClaims, ownClaims),
  controller(startClaimPayment, payClaim),
  raw(openReceipt, sendReceipt),
  controller(viewSpending, spending),
  controller(setSpendingCap, setCap),
  controller(keepSpendingCap, keepCap),
  raw(receiveWebhook, async ({ call, request, reply }) => {
    const { provider, account } = call.http.query;
    const body = typeof request.body === 'string' ? request.body : '';
    const id = typeof account === 'string' && /^\d{1,9}$/.test(account) ? Number(account) : 0;
    const accepted = await receive(call, { provider: typeof provider === 'string' ? provider : '', account: id }, body);
    return reply
      .code(200)
      .type(accepted.startsWith('{') ? 'application/json' : 'text/plain')
      .send(accepted);
  }),
];

const everyMinute = '* * * * *';

export const payments: Module = {
  name: 'payments',
  about: 'Buying credits',

  contracts: [
    contract,
    spendingContract,
    storedMethodsContract,
    receiptsContract,
    bankContract,
    claimsContract,
    sepaContract,
    phoneCodesContract,
  ],
  routes: paymentsRoutes,
  pages: sandboxPages,
  jobs: [
    ...sandboxJobs,
    onJob(orderJob, confirmOrder),
    onJob(purchaseJob, confirmPurchase),
    onJob(receiptJob, makeReceipts),
    onJob(debitMailJob, mailDebit),
    onJob(cancelJob, cancelPayment),
    onJob(refundJob, sendRefund),
    onJob(phoneCodeJob, sendCodeMessage),
    onJob(endMailJob, mailEnd),
    onJob(refundMailJob, mailRefund),
    onJob(claimMailJob, mailClaim),
  ],
  schedules: [
    {
      name: 'payments-reconcile',
      cron: everyMinute,
      does: 'asks providers about payments that are open',
      run: reconcilePayments,
    },
    { name: 'payments-transfers', cron: everyMinute, does: 'settles orders that a transfer pays', run: settleMatched },
    {
      name: 'payments-return-money',
      cron: '47 3 * * *',
      does: 'orders money back that fits no order for 30 days',
      run: returnOldMoney,
    },
    {
      name: 'payments-debit-answers',
      cron: everyMinute,
      does: 'carries out what banks say of collections',
      run: applyAnswers,
    },
    {
      name: 'payments-payout-answers',
      cron: everyMinute,
      does: 'carries out what banks say of refunds',
      run: applyPayoutAnswers,
    },
    {
      name: 'payments-debits-settle',
      cron: '*/10 * * * *',
      does: 'takes collections as kept after six banking days',
      run: settleCollected,
    },
    { name: 'payments-refunds', cron: everyMinute, does: 'follows refunds until they arrived', run: followRefunds },
    {
      name: 'payments-forget-cards',
      cron: '*/5 * * * *',
      does: 'has providers forget cards that members removed',
      run: forgetCards,
    },
    {
      name: 'payments-forget-phone-codes',
      cron: '19 4 * * *',
      does: 'deletes codes of phones: after two days, after fourteen months those that prove a mandate',
      run: forgetCodes,
    },
    {
      name: 'payments-forget-mandates',
      cron: '29 3 * * *',
      does: 'blanks mandates that are over, and deletes blocks of erased accounts after a year',
      run: forgetMandates,
    },
    {
      name: 'payments-forget-payees',
      cron: '33 3 * * *',
      does: 'blanks IBANs of payers after 180 days, of payees after 90',
      run: forgetPayees,
    },
    {
      name: 'payments-seal-anew',
      cron: '39 * * * *',
      does: 'encrypts IBANs with the newest key',
      run: ({ services: { db, keys } }) => sealIbansAnew({ sql: db, keys }),
    },
    {
      name: 'payments-receipts',
      cron: '11 3 * * *',
      does: 'makes receipts and credit notes that are missing',
      run: makeMissingReceipts,
    },
    {
      name: 'payments-forget-receipts',
      cron: '23 3 * * *',
      does: 'deletes receipts, after ten years',
      run: forgetReceipts,
    },
    {
      name: 'payments-books',
      cron: '41 3 * * *',
      does: 'checks that credits, payments and premium add up',
      run: checkBooks,
    },
    {
      name: 'payments-forget-deliveries',
      cron: '17 3 * * *',
      does: 'deletes bodies of webhooks, after 90 days',
      run: forgetDeliveries,
    },
    {
      name: 'payments-cut-facts',
      cron: '53 4 * * *',
      does: 'cuts what providers said, after thirteen months, to what disputes are weighed with',
      run: cutFacts,
    },
  ],
  mails: [purchaseMail, directDebitMail, debitReturnedMail, paymentFailedMail, refundMail, claimMail],
  mailParts: [onMailPart(mandateInMail, quoteMandate)],
  erase: async (call, accountId) => {
    await eraseStored(call, accountId);
    await eraseCaps(call, accountId);
    await eraseMandates(call, accountId);
    await eraseCodes(call, accountId);
    await erasePayees(call, accountId);
  },
  export: exportPayments,
};
