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
  'text.appeal_kept',
  'message.opened',
  'message.removed',
  'message.restored',
  'message.answered',
  'profile.made',
  'profile.changed',
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
  'payout_batch.handed',
  'payout_batch.refused',
  'payout.returned',
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
  'invite.made',
  'invite.changed',
  'page.written',
  'page.given_back',
  'mail.written',
  'mail.given_back',
  'staff.invited',
  'staff.invited_again',
  'staff.changed',
  'staff.ended',
  'staff.factor_asked',
  'staff.factor_reset',
  'staff.factor_kept',
  'company.made',
  'company.changed',
  'payment_account.added',
  'payment_account.changed',
  'payment_account.ended',
  'payment_account.resumed',
  'staff.made',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];
export type AuditObject =
  | 'photo'
  | 'text'
  | 'text_review'
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
  | 'payment'
  | 'site'
  | 'code'
  | 'invite'
  | 'page'
  | 'mail'
  | 'company'
  | 'payment_account'
  | 'staff'
  | 'currency_rate'
  | 'book_finding';
