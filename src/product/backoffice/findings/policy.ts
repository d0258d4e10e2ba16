import type { FindingKind } from './contract.ts';

/** By what the view `payment_books` calls it. */
const KINDS: Readonly<Record<string, FindingKind | undefined>> = {
  'balance is not the sum of the ledger': 'balance',
  'credits were not added exactly once': 'credits_once',
  'paid is not completed, or completed not paid': 'completed',
  'money of a second payment did not go back once': 'paid_twice',
  'more goes back than was paid': 'too_much_back',
  'the state says other than refunds and disputes': 'state',
  'credits of a refund do not add up': 'refund_credits',
  'credits of a dispute do not add up': 'dispute_credits',
  'premium does not follow from the purchases that stand': 'premium',
  'credited before its money came, and the debit says otherwise': 'uncollected',
  'money that is not here has a receipt': 'early_receipt',
  'a debit collects another sum, or a second time': 'debit_sum',
  'a debit that came to nothing is not charged back': 'debit_loss',
  'a debit that is tried again has no next try': 'debit_retry',
  'a batch of debits is not what its file says': 'debit_batch',
  'a receipt is not as it was issued': 'receipt_changed',
  'numbers of receipts have a gap': 'receipt_gap',
  'sums of VAT are not those of the receipts': 'vat_sums',
  'a claim is not ended by the payment that paid it': 'claim',
};

export const findingKindOf = (wrong: string): FindingKind | null => KINDS[wrong] ?? null;
