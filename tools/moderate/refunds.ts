import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import type { Staff } from '#product/audit/audit.ts';
import { addStaffMember, endStaffMember, listStaff } from '#product/audit/staff.ts';
import { closeRefusal, refusingReceivers } from '#product/deliveries/close-refusal.ts';
import { closeAnomaly, openAnomalies } from '#product/payments/attempts/close-anomaly.ts';
import { claimNumbered, claimsOpen, waiveClaim } from '#product/payments/claims/waive-claim.ts';
import {
  type DecisionVerdict,
  decideRefund,
  payerOf,
  type RefundWanted,
  refundsOpen,
  refundsWaiting,
  refundWaiting,
  requestRefund,
} from '#product/payments/staff-refunds/staff-refunds.ts';
import type { Operator } from '../operator/operator.ts';
import { plain, timeOf } from './plain.ts';
import { staffBySecretFile, UNPROVEN } from './read-secret.ts';
import type { Outcome } from './service.ts';

/** What somebody of the staff can do about claims, refunds and what does not fit. */
export function refundServiceOf(operator: Pick<Operator, 'db' | 'callsFor'>, by: Staff) {
  const { db: sql } = operator;
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });

  return {
    claims: async (host: string | null, most: number): Promise<string[][]> =>
      (await claimsOpen({ sql }, { host, most })).map((claim) => [
        [
          `claim ${claim.id}`,
          `${moneyOf(claim.amount, claim.currency)} for ${claim.credits_missing} credits`,
          `payment ${claim.payment_id} (${claim.method}) of member ${claim.account_id}`,
          plain(claim.reason),
          claim.host,
          `since ${timeOf(claim.created_at)}`,
        ].join('  '),
      ]),

    async waiveClaim(id: number, secretFile: string, words: { note?: string | undefined }): Promise<Outcome> {
      const staff = await staffBySecretFile(operator, secretFile);
      if (!staff) return UNPROVEN;
      const none = said(`No claim ${id} is open.`, false);
      const claim = await claimNumbered({ sql }, id);
      if (!claim) return none;
      const { transaction } = await operator.callsFor(claim.account_id);
      if (!(await transaction((call) => waiveClaim(call, staff, { id, ...words })))) return none;
      return said(
        `Claim ${id} is waived: member ${claim.account_id} owes ${moneyOf(claim.amount, claim.currency)} less.`,
      );
    },

    async refunds(most: number): Promise<string[][]> {
      const waiting = await refundsWaiting({ sql }, most);
      const open = await refundsOpen({ sql }, most);
      return [
        ...waiting.map((one) => [
          `refund ${one.id} waits for somebody else  ${moneyOf(one.amount, one.currency)}  payment ${one.payment_id} (${one.method}) of member ${one.account_id}  ${one.reason}  asked by ${plain(one.requester)} ${timeOf(one.requested_at)}`,
        ]),
        ...open.map((one) => [
          `on its way (${one.state})  ${moneyOf(one.amount, one.currency)}  payment ${one.payment_id} (${one.method}) of member ${one.account_id}  ${one.reason}  since ${timeOf(one.created_at)}`,
        ]),
      ];
    },

    async requestRefund(secretFile: string, wanted: RefundWanted): Promise<Outcome> {
      const staff = await staffBySecretFile(operator, secretFile);
      if (!staff) return UNPROVEN;
      const none = said(`There is no payment ${wanted.payment}.`, false);
      const account = await payerOf({ sql }, wanted.payment);
      if (account === null) return none;
      const { transaction } = await operator.callsFor(account);
      const done = await transaction((call) => requestRefund(call, staff, wanted));
      switch (done.verdict) {
        case 'ordered':
          return said(`${moneyOf(wanted.amount, done.currency)} of payment ${wanted.payment} goes back.`);
        case 'waiting':
          return said(
            `Refund ${done.id} of ${moneyOf(wanted.amount, done.currency)} waits: with what was asked in 24 hours it is above the company's sum, so somebody else approves it.`,
          );
        case 'revocable':
          return said(
            'This direct debit is younger than 8 weeks: the payer may take it back at the bank as well, and would have the money twice. To refund it all the same: --despite.',
            false,
          );
        case 'too_much':
          return said('--sum is more than is left of this payment.', false);
        case 'not_paid':
          return said(`Payment ${wanted.payment} is not paid, or a bank took its money back.`, false);
        default:
          return none;
      }
    },

    async decideRefund(
      id: number,
      secretFile: string,
      decision: { approve: boolean; note?: string | undefined },
    ): Promise<Outcome> {
      const staff = await staffBySecretFile(operator, secretFile);
      if (!staff) return UNPROVEN;
      const request = await refundWaiting({ sql }, id);
      if (!request) return said(DECIDED.not_found.replace('#', `${id}`), false);
      const { transaction } = await operator.callsFor(request.account_id);
      const verdict = await transaction((call) => decideRefund(call, staff, { id, ...decision }));
      return said(DECIDED[verdict].replace('#', `${id}`), verdict === 'ordered' || verdict === 'refused');
    },

    anomalies: async (most: number): Promise<string[][]> => [
      ...(await refusingReceivers({ sql }, most)).map((one) => [
        [
          `anomaly mail:${one.site_id}/${plain(one.receiver)}`,
          `refuses our mails by ${plain(one.refusal)}`,
          one.host,
          timeOf(one.refused_at),
        ].join('  '),
      ]),
      ...(await openAnomalies({ sql }, most)).map((one) => [
        [
          `anomaly ${one.payment_account_id}/${plain(one.event_id)}`,
          plain(one.anomaly ?? ''),
          `${one.provider} ${plain(one.object)} ${plain(one.reference)}`,
          one.payment_id === null ? '' : `payment ${one.payment_id} of member ${one.account_id}`,
          timeOf(one.received_at),
        ]
          .filter(Boolean)
          .join('  '),
      ]),
    ],

    async closeRefusal(site: number, receiver: string): Promise<Outcome> {
      const closed = await sql.transaction((tx) => closeRefusal({ tx, now: new Date() }, by, { site, receiver }));
      if (!closed) return said(`No anomaly mail:${site}/${plain(receiver)} waits.`, false);
      return said(`Mails of site ${site} to ${plain(receiver)} leave again.`);
    },

    async closeAnomaly(account: number, event: string): Promise<Outcome> {
      const closed = await sql.transaction((tx) => closeAnomaly({ tx, now: new Date() }, by, { account, event }));
      if (!closed) return said(`No anomaly ${account}/${plain(event)} waits.`, false);
      return said(`Anomaly ${account}/${plain(event)} is closed.`);
    },

    staff: async (): Promise<string[][]> =>
      (await listStaff({ sql })).map(({ id, name, created_at }) => [
        `staff ${id}  ${plain(name)}  since ${timeOf(created_at)}`,
      ]),

    async addStaff(name: string): Promise<Outcome> {
      const secret = await sql.transaction((tx) => addStaffMember({ tx, now: new Date() }, name));
      if (secret === null) return said(`There is somebody called ${plain(name)} already.`, false);
      return {
        lines: [`${plain(name)} is of the staff. The secret, which is shown this once:`, secret],
        done: true,
      };
    },

    async endStaff(name: string): Promise<Outcome> {
      const ended = await sql.transaction((tx) => endStaffMember({ tx, now: new Date() }, name));
      return said(ended ? `${plain(name)} is no longer of the staff.` : `Nobody is called ${plain(name)}.`, ended);
    },
  };
}

const DECIDED: Record<DecisionVerdict, string> = {
  ordered: 'Refund # is approved: its money goes back.',
  refused: 'Refund # is refused.',
  own_request: 'You asked for refund # yourself, so somebody else decides.',
  too_much: 'Refund # is more than is left of its payment by now: refuse it.',
  not_paid: 'The payment of refund # is not paid, or a bank took its money back.',
  not_found: 'No refund # waits.',
};

/** What is said here is in English. */
const moneyOf = (amount: number, currency: string) => formatMoney({ amount, currency }, formatLocaleOf('en', 'NL'));
