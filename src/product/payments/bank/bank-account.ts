import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

export interface BankAccount {
  /** Exactly as the bank has it: payers' banks compare it with the IBAN. */
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** How long an order waits for its money. */
  readonly days: number;
}

const DEFAULT_WAIT_DAYS = 14;
const MAX_WAIT_DAYS = 60;
const MAX_HOLDER = 70;

/** @returns a sentence for the operator's log where settings are wrong. */
export function bankAccountIn(settings: Readonly<Record<string, string>>): BankAccount | string {
  const holder = (settings.holder ?? '').trim();
  const iban = electronicFormatIBAN(settings.iban ?? '') ?? '';
  const bic = (settings.bic ?? '').replace(/\s/g, '').toUpperCase();
  const days = settings.days === undefined ? DEFAULT_WAIT_DAYS : Number(settings.days);
  if (!holder || holder.length > MAX_HOLDER || /[\p{C}]/u.test(holder))
    return `holder is the name of the account as the bank has it, up to ${MAX_HOLDER} characters`;
  if (!isValidIBAN(iban)) return 'iban is no IBAN with the right check digits';
  if (!isValidBIC(bic)) return 'bic is no BIC';
  if (!Number.isInteger(days) || days < 1 || days > MAX_WAIT_DAYS) return `days is a number from 1 to ${MAX_WAIT_DAYS}`;
  return { holder, iban, bic, days };
}
