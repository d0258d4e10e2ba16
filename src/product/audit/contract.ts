export const AUDIT_VERBS = [
  'photo.accepted',
  'photo.rejected',
  'photo.undone',
  'photo.confirmed',
  'text.accepted',
  'text.rejected',
  'text.undone',
  'text.removed',
  'text.restored',
  'message.opened',
  'message.removed',
  'message.restored',
  'appeal.accepted',
  'appeal.kept',
  'report.opened',
  'report.decided',
  'account.banned',
  'account.lifted',
  'account.let_in',
  'account.renamed',
  'account.logged_out',
  'account.helped',
  'account.mail_changing',
  'credits.granted',
  'account.appeal_accepted',
  'account.appeal_kept',
  'signal.opened',
  'signal.done',
  'complaint.opened',
  'complaint.decided',
  'complaint.appeal_kept',
  'complaint.appeal_changed',
  'withdrawal.decided',
  'transfer.arrived',
  'transfer.assigned',
  'transfer.sent_back',
  'transfer.return_ordered',
  'transfer.return_called_off',
  'bank_file.imported',
  'announcement.made',
  'announcement.ended',
  'debit_batch.made',
  'debit_batch.written',
  'debit_batch.released',
  'debit_batch.booked',
  'debit_answer.seen',
  'payout_batch.made',
  'payout_batch.written',
  'payout_batch.refused',
  'payout_answer.seen',
  'payout.account_named',
  'debit.sent_back',
  'debit.again',
  'debit.claim',
  'claim.waived',
  'payment.asked',
  'refund.ordered',
  'refund.requested',
  'refund.approved',
  'refund.refused',
  'site.made',
  'site.changed',
  'site.priced',
  'site.account_added',
  'site.account_ended',
  'currency_rate.set',
  'books.acknowledged',
  'anomaly.closed',
  'code.made',
  'code.changed',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];
export type AuditObject =
  | 'photo'
  | 'text'
  | 'appeal'
  | 'report'
  | 'message'
  | 'account'
  | 'signal'
  | 'complaint'
  | 'withdrawal'
  | 'transfer'
  | 'bank_file'
  | 'announcement'
  | 'debit_batch'
  | 'payout_batch'
  | 'debit'
  | 'claim'
  | 'refund'
  | 'site'
  | 'currency_rate'
  | 'book_finding'
  | 'payment_account'
  | 'payment'
  | 'code';
