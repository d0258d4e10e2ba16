import type { Config } from '#platform/config/config.ts';
import { HELP } from './help.ts';
import type { Order } from './parse-args.ts';
import { plain, timeOf } from './plain.ts';
import type { ModerationService, Outcome, ReportRequest } from './service.ts';
import { banAppealLines, heldLines, photoLines, signalLine, textLines } from './show.ts';

/** Does what an order of one line says. */
export async function runCommand(
  service: ModerationService,
  order: Order,
  places: Pick<Config, 's3' | 'dataDir'>,
): Promise<Outcome> {
  const { note, last, site } = order;
  switch (order.what) {
    case 'photos':
      return listOf(
        'photo',
        (await service.pending(site, last)).map((photo) => photoLines(places, photo)),
      );
    case 'texts':
      return listOf('text', (await service.texts(site, last)).map(textLines));
    case 'appeals': {
      const open = await service.appeals(last);
      return listOf('appeal', await Promise.all(open.map(({ photo_id, text }) => service.appealLines(photo_id, text))));
    }
    case 'reports':
      return listOf('report', (await service.reports(site, last)).map(summaryOf));
    case 'signals':
      return listOf('signal', (await service.signals(site, last)).map(signalLine));
    case 'signal':
      return order.done ? service.closeSignal(order.signal, { note }) : service.openSignal(order.signal);
    case 'log':
      return service.log(last);
    case 'photo':
      return order.decides ? service.decidePhoto(order) : service.showPhoto(order.photo);
    case 'text':
      return service.decideText({ id: order.text, reason: order.reason, note });
    case 'appeal':
      return service.decideAppeal(order.photo, order.verdict === 'accept', { alone: order.alone, note });
    case 'report':
      return report(service, order);
    case 'complaints':
      return listOf('complaint', await service.complaints(site, last));
    case 'complaint':
      return complaint(service, order);
    case 'complaint-appeals':
      return listOf('appeal against a decision about a complaint', await service.complaintAppeals(last));
    case 'complaint-appeal':
      return service.decideComplaintAppeal(order.complaint, { ...order.request, note, alone: order.alone });
    case 'withdrawals':
      return listOf('withdrawal', await service.withdrawals(site, last));
    case 'withdrawal':
      return order.request
        ? service.decideWithdrawal(order.reference, { ...order.request, note })
        : service.showWithdrawal(order.reference);
    case 'transfers':
      return listOf('transfer', await service.transfers(last));
    case 'entries':
      return listOf('entry', await service.bankEntries(last));
    case 'transfer-refunds':
      return listOf('refund', await service.transferRefunds(last));
    case 'transfer-refund':
      return service.noteRefundSent(order.refund, { note });
    case 'payee':
      return service.nameAccount(order.refund, { ...order, note });
    case 'payout-batches':
      return listOf('batch of refunds', await service.payoutBatches(last));
    case 'payout-batch':
      return service.payoutBatch(order, { note });
    case 'payout-returned':
      return service.notePayoutReturned(order.refund, { ...order, note });
    case 'payout-note':
      return service.notePayoutAnswer(order.answer, { note });
    case 'entry':
      return service.decideEntry(order.entry, { decision: order.decision, note });
    case 'bank-file':
      return service.importBankFile(order.path, order);
    case 'transfer':
      return service.noteArrived({ reference: order.reference, amount: order.amount, note });
    case 'claims':
      return listOf('claim', await service.claims(site, last));
    case 'claim':
      return service.waiveClaim(order.claim, order.secretFile, { note });
    case 'refunds':
      return listOf('refund', await service.refunds(last));
    case 'payment-refund':
      return service.requestRefund(order.secretFile, { ...order, note });
    case 'refund':
      return service.decideRefund(order.refund, order.secretFile, { approve: order.approve, note });
    case 'anomalies':
      return listOf('anomaly', await service.anomalies(last));
    case 'mail-anomaly':
      return service.closeRefusal(order.ofSite, order.receiver);
    case 'anomaly':
      return service.closeAnomaly(order.account, order.event);
    case 'staff':
      return listOf('secret of staff', await service.staff());
    case 'staff-member':
      return order.ends ? service.endStaff(order.name) : service.addStaff(order.name);
    case 'debits':
      return service.debits(last);
    case 'debit-batches':
      return listOf('batch', await service.debitBatches(last));
    case 'debit-batch':
      return service.debitBatch(order, { note });
    case 'debit-answer':
      return service.importDebitAnswer(order.path, order);
    case 'debit':
      return service.decideDebit(order.debit, { decision: order.decision, note });
    case 'debit-note':
      return service.noteDebitAnswer(order.answer, { note });
    case 'ban-appeals':
      return listOf('appeal against a ban', (await service.banAppeals(last)).map(banAppealLines));
    case 'ban-appeal':
      return service.decideBanAppeal(order.account, order.verdict === 'accept', { alone: order.alone, note });
    case 'message':
      return order.removal
        ? service.removeMessage(order.message, { ...order.removal, note })
        : service.restoreMessage(order.message, { alone: order.alone, note });
    case 'profile-text': {
      const which = { member: order.account, field: order.field, note };
      return order.removal
        ? service.removeText({ ...which, ...order.removal })
        : service.restoreText({ ...which, alone: order.alone });
    }
    case 'ban':
      return service.ban(order.account, { reason: order.reason, until: order.until }, { note });
    case 'rename':
      return service.rename(order.account, { name: order.name, reason: order.reason, note });
    case 'refused':
      return service.noteRefused(site, order.address, order.reason);
    case 'log-out':
      return service.logOut(order.account, { note });
    case 'held':
      return listOf('new member', (await service.held(last)).map(heldLines));
    case 'let-in':
      return service.letIn(order.account, { note });
    case 'lift':
      return service.lift(order.account, { note });
    default:
      return { lines: [HELP], done: true };
  }
}

const listOf = (what: string, lines: string[][]): Outcome => ({
  lines: lines.length ? lines.flat() : [`No ${what} waits.`],
  done: true,
});

function summaryOf(one: Awaited<ReturnType<ModerationService['reports']>>[number]): string[] {
  const { id, reference, reason, host, reported_id, others, created_at } = one;
  const facts = [`report ${id}`, reference, reason, host, `about member ${reported_id}`, timeOf(created_at)];
  return [[...facts, others ? `reported by ${others} others too` : ''].filter(Boolean).join('  ')];
}

async function report(service: ModerationService, order: Extract<Order, { what: 'report' }>): Promise<Outcome> {
  const opened = await service.openReport(order.report);
  if (!opened) return { lines: [`There is no report ${plain(order.report)}.`], done: false };
  const request = requestOf(order);
  return request
    ? service.decideReport(opened.report, { ...request, note: order.note })
    : { lines: opened.lines, done: true };
}

async function complaint(service: ModerationService, order: Extract<Order, { what: 'complaint' }>): Promise<Outcome> {
  const shown = await service.showComplaint(order.complaint);
  if (shown.id === null || !order.request) return { lines: shown.lines, done: shown.done };
  return service.decideComplaint(shown.id, { ...order.request, note: order.note });
}

function requestOf(order: Extract<Order, { what: 'report' }>): ReportRequest | null {
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
