import { BankFileError, minorUnits } from '../../bank/policy.ts';
import { readXml, type XmlReader } from '../../bank/read-camt.ts';

interface Status {
  readonly status: string;
  /** ISO 20022, such as AC01. */
  readonly code: string;
}

export interface ReportedPart extends Status {
  readonly id: string;
}

export interface ReportedTransaction extends Status {
  readonly part: string;
  readonly endToEnd: string;
  /** Minor units; null where the bank does not say. */
  readonly amount: number | null;
  readonly currency: string;
}

/** Before the bank takes any money: pain.002. */
export interface StatusReport extends Status {
  readonly messageId: string;
  /** In minor units, where the bank repeats them. */
  readonly count: number | null;
  readonly sum: number | null;
  readonly parts: readonly ReportedPart[];
  readonly transactions: readonly ReportedTransaction[];
}

/** Elements within each other; pain.002 needs 12. */
const MAX_DEPTH = 40;
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d{2}$/;
export const REJECTED = 'RJCT';

/** pain.002, named as in versions 03 to 10. No DOCTYPE, so no entities. @throws BankFileError for the whole file. */
export function readStatusReport(bytes: Uint8Array): StatusReport {
  const reader = new StatusReader();
  readXml(bytes, reader);
  return reader.result();
}

const NOTHING_SAID = { endToEnd: '', status: '', code: '', amount: null, currency: 'EUR' };

type Open<T> = { -readonly [K in keyof T]: T[K] };

class StatusReader implements XmlReader {
  #path: string[] = [];
  #text = '';
  #currency = '';
  #group: Open<StatusReport> | null = null;
  #parts: ReportedPart[] = [];
  #transactions: ReportedTransaction[] = [];
  #part: Open<ReportedPart> | null = null;
  #transaction: Open<ReportedTransaction> | null = null;
  #counted: { status: string; count: number; sum: number | null } | null = null;
  #rejected: { count: number; sum: number | null }[] = [];

  open(name: string, uri: string, currency: string | undefined): void {
    if (this.#path.length === 0 && (name !== 'Document' || !NAMESPACE.test(uri)))
      throw new BankFileError('not_camt', 'it is no pain.002');
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) throw new BankFileError('broken', 'its elements lie too deep in each other');
    this.#text = '';
    this.#currency = currency ?? '';
    if (name === 'OrgnlGrpInfAndSts') {
      if (this.#group) throw new BankFileError('broken', 'it answers several files at once');
      this.#group = { messageId: '', status: '', code: '', count: null, sum: null, parts: [], transactions: [] };
    }
    if (name === 'OrgnlPmtInfAndSts') this.#part = { id: '', status: '', code: '' };
    if (name === 'TxInfAndSts') this.#transaction = { ...NOTHING_SAID, part: this.#part?.id ?? '' };
    if (name === 'NbOfTxsPerSts' && this.#part === null) this.#counted = { status: '', count: 0, sum: null };
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const path = this.#path.slice(2).join('/');
    const text = this.#text.trim();
    this.#text = '';
    this.#path.pop();
    if (this.#transaction) this.#closeTransaction(name, path, text, this.#transaction);
    else if (this.#part) this.#closePart(name, path, text, this.#part);
    else if (this.#group) this.#closeGroup(name, path, text, this.#group);
  }

  #closeGroup(name: string, whole: string, text: string, group: Open<StatusReport>): void {
    const path = whole.replace('OrgnlGrpInfAndSts/', '');
    if (path === 'OrgnlMsgId') group.messageId = text;
    if (path === 'OrgnlNbOfTxs') group.count = numberIn(text);
    if (path === 'OrgnlCtrlSum') group.sum = minorUnits(text);
    if (path === 'GrpSts') group.status = text;
    if (path === 'StsRsnInf/Rsn/Cd') group.code ||= text;
    const counted = this.#counted;
    if (!counted) return;
    if (path === 'NbOfTxsPerSts/DtldNbOfTxs') counted.count = numberIn(text);
    if (path === 'NbOfTxsPerSts/DtldSts') counted.status = text;
    if (path === 'NbOfTxsPerSts/DtldCtrlSum') counted.sum = minorUnits(text);
    if (name !== 'NbOfTxsPerSts') return;
    if (counted.status === REJECTED) this.#rejected.push(counted);
    this.#counted = null;
  }

  #closePart(name: string, whole: string, text: string, part: Open<ReportedPart>): void {
    const path = whole.replace('OrgnlPmtInfAndSts/', '');
    if (path === 'OrgnlPmtInfId') part.id = text;
    if (path === 'PmtInfSts') part.status = text;
    if (path === 'StsRsnInf/Rsn/Cd') part.code ||= text;
    if (name !== 'OrgnlPmtInfAndSts') return;
    this.#parts.push(part);
    this.#part = null;
  }

  #closeTransaction(name: string, whole: string, text: string, transaction: Open<ReportedTransaction>): void {
    const path = whole.replace('OrgnlPmtInfAndSts/', '').replace('TxInfAndSts/', '');
    if (path === 'OrgnlEndToEndId') transaction.endToEnd = text;
    if (path === 'TxSts') transaction.status = text;
    if (path === 'StsRsnInf/Rsn/Cd') transaction.code ||= text;
    if (path === 'OrgnlTxRef/Amt/InstdAmt') {
      transaction.amount = minorUnits(text);
      transaction.currency = this.#currency;
    }
    if (name !== 'TxInfAndSts') return;
    this.#transactions.push(transaction);
    this.#transaction = null;
  }

  result(): StatusReport {
    const group = this.#group;
    if (!group || group.messageId === '') throw new BankFileError('not_camt', 'it names no file of ours');
    const transactions = this.#transactions;
    const rejected = transactions.filter(({ status }) => status === REJECTED);
    const listed = rejected.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    // A file that is rejected whole need not be listed.
    const isWhole = group.status === REJECTED || this.#parts.some(({ status }) => status === REJECTED);
    for (const { count, sum } of isWhole && rejected.length === 0 ? [] : this.#rejected)
      if (
        count !== rejected.length ||
        (sum !== null && rejected.every(({ amount }) => amount !== null) && sum !== listed)
      )
        throw new BankFileError('sums', 'it lists other collections than it counts as rejected');
    return { ...group, parts: this.#parts, transactions };
  }
}

function numberIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new BankFileError('value', `${text.slice(0, 30)} is no number`);
  return Number(text);
}
