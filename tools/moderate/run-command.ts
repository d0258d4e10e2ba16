import type { Config } from '#platform/config/config.ts';
import { HELP } from './help.ts';
import type { Order } from './parse-args.ts';
import { plain, timeOf } from './plain.ts';
import type { Desk, Outcome, ReportWish } from './service.ts';
import { banAppealLines, heldLines, photoLines, signalLine, textLines } from './show.ts';

/** Does what an order of one line says. */
export async function carryOut(desk: Desk, order: Order, places: Pick<Config, 's3' | 'dataDir'>): Promise<Outcome> {
  const { note, last, site } = order;
  switch (order.what) {
    case 'photos':
      return listOf(
        'photo',
        (await desk.pending(site, last)).map((photo) => photoLines(places, photo)),
      );
    case 'texts':
      return listOf('text', (await desk.texts(site, last)).map(textLines));
    case 'appeals': {
      const open = await desk.appeals(last);
      return listOf('appeal', await Promise.all(open.map(({ photo_id, text }) => desk.appealLines(photo_id, text))));
    }
    case 'reports':
      return listOf('report', (await desk.reports(site, last)).map(summaryOf));
    case 'signals':
      return listOf('signal', (await desk.signals(site, last)).map(signalLine));
    case 'signal':
      return order.done ? desk.closeSignal(order.signal, { note }) : desk.openSignal(order.signal);
    case 'log':
      return desk.log(last);
    case 'photo':
      return order.decides ? desk.decidePhoto(order) : desk.showPhoto(order.photo);
    case 'text':
      return desk.decideText({ id: order.text, reason: order.reason, note });
    case 'appeal':
      return desk.decideAppeal(order.photo, order.verdict === 'accept', { alone: order.alone, note });
    case 'report':
      return report(desk, order);
    case 'complaints':
      return listOf('complaint', await desk.complaints(site, last));
    case 'complaint':
      return complaint(desk, order);
    case 'complaint-appeals':
      return listOf('appeal against a decision about a complaint', await desk.complaintAppeals(last));
    case 'complaint-appeal':
      return desk.decideComplaintAppeal(order.complaint, { ...order.wish, note, alone: order.alone });
    case 'withdrawals':
      return listOf('withdrawal', await desk.withdrawals(site, last));
    case 'withdrawal':
      return order.wish
        ? desk.decideWithdrawal(order.reference, { ...order.wish, note })
        : desk.showWithdrawal(order.reference);
    case 'transfers':
      return listOf('transfer', await desk.transfers(last));
    case 'entries':
      return listOf('entry', await desk.bankEntries(last));
    case 'transfer-refunds':
      return listOf('refund', await desk.transferRefunds(last));
    case 'transfer-refund':
      return desk.noteRefundSent(order.refund, { note });
    case 'payee':
      return desk.nameAccount(order.refund, { ...order, note });
    case 'payout-batches':
      return listOf('batch of refunds', await desk.payoutBatches(last));
    case 'payout-batch':
      return desk.payoutBatch(order, { note });
    case 'payout-note':
      return desk.notePayoutAnswer(order.answer, { note });
    case 'entry':
      return desk.decideEntry(order.entry, { decision: order.decision, note });
    case 'bank-file':
      return desk.importBankFile(order.path, order);
    case 'transfer':
      return desk.noteArrived({ reference: order.reference, amount: order.amount, note });
    case 'claims':
      return listOf('claim', await desk.claims(site, last));
    case 'claim':
      return desk.waiveClaim(order.claim, order.secretFile, { note });
    case 'refunds':
      return listOf('refund', await desk.refunds(last));
    case 'payment-refund':
      return desk.requestRefund(order.secretFile, { ...order, note });
    case 'refund':
      return desk.decideRefund(order.refund, order.secretFile, { approve: order.approve, note });
    case 'anomalies':
      return listOf('anomaly', await desk.anomalies(last));
    case 'mail-anomaly':
      return desk.closeRefusal(order.ofSite, order.receiver);
    case 'anomaly':
      return desk.closeAnomaly(order.account, order.event);
    case 'staff':
      return listOf('secret of staff', await desk.staff());
    case 'staff-member':
      return order.ends ? desk.endStaff(order.name) : desk.addStaff(order.name);
    case 'debits':
      return desk.debits(last);
    case 'debit-batches':
      return listOf('batch', await desk.debitBatches(last));
    case 'debit-batch':
      return desk.debitBatch(order, { note });
    case 'debit-answer':
      return desk.importDebitAnswer(order.path, order);
    case 'debit':
      return desk.decideDebit(order.debit, { decision: order.decision, note });
    case 'debit-note':
      return desk.noteDebitAnswer(order.answer, { note });
    case 'ban-appeals':
      return listOf('appeal against a ban', (await desk.banAppeals(last)).map(banAppealLines));
    case 'ban-appeal':
      return desk.decideBanAppeal(order.account, order.verdict === 'accept', { alone: order.alone, note });
    case 'message':
      return order.removal
        ? desk.removeMessage(order.message, { ...order.removal, note })
        : desk.restoreMessage(order.message, { alone: order.alone, note });
    case 'profile-text': {
      const which = { member: order.account, field: order.field, note };
      return order.removal
        ? desk.removeText({ ...which, ...order.removal })
        : desk.restoreText({ ...which, alone: order.alone });
    }
    case 'ban':
      return desk.ban(order.account, { reason: order.reason, until: order.until }, { note });
    case 'rename':
      return desk.rename(order.account, { name: order.name, reason: order.reason, note });
    case 'refused':
      return desk.noteRefused(site, order.address, order.reason);
    case 'log-out':
      return desk.logOut(order.account, { note });
    case 'held':
      return listOf('new member', (await desk.held(last)).map(heldLines));
    case 'let-in':
      return desk.letIn(order.account, { note });
    case 'lift':
      return desk.lift(order.account, { note });
    default:
      return { lines: [HELP], done: true };
  }
}

const listOf = (what: string, lines: string[][]): Outcome => ({
  lines: lines.length ? lines.flat() : [`No ${what} waits.`],
  done: true,
});

function summaryOf(one: Awaited<ReturnType<Desk['reports']>>[number]): string[] {
  const { id, reference, reason, host, reported_id, others, created_at } = one;
  const facts = [`report ${id}`, reference, reason, host, `about member ${reported_id}`, timeOf(created_at)];
  return [[...facts, others ? `reported by ${others} others too` : ''].filter(Boolean).join('  ')];
}

async function report(desk: Desk, order: Extract<Order, { what: 'report' }>): Promise<Outcome> {
  const opened = await desk.openReport(order.report);
  if (!opened) return { lines: [`There is no report ${plain(order.report)}.`], done: false };
  const wish = wishOf(order);
  return wish ? desk.decideReport(opened.report, { ...wish, note: order.note }) : { lines: opened.lines, done: true };
}

async function complaint(desk: Desk, order: Extract<Order, { what: 'complaint' }>): Promise<Outcome> {
  const shown = await desk.showComplaint(order.complaint);
  if (shown.id === null || !order.wish) return { lines: shown.lines, done: shown.done };
  return desk.decideComplaint(shown.id, { ...order.wish, note: order.note });
}

function wishOf(order: Extract<Order, { what: 'report' }>): ReportWish | null {
  switch (order.decision) {
    case 'none':
      return { decision: 'no_action' };
    case 'warn':
      return { decision: 'warn' };
    case 'photos':
      return { decision: 'remove_photos', photos: { reason: order.reason, only: order.only } };
    case 'messages':
      return { decision: 'remove_messages', messages: { reason: order.reason, only: order.only } };
    case 'about':
    case 'seeking':
      return {
        decision: 'remove_text',
        text: { reason: order.reason, field: order.decision, changed: order.changed },
      };
    case 'ban':
      return { decision: 'ban', ban: { reason: order.reason, until: order.until } };
    default:
      return null;
  }
}
