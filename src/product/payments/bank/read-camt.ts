import { SaxesParser } from 'saxes';
import { payoutAnswersOf } from '../payouts/payout-answers-of.ts';
import {
  type CamtBalance,
  type CamtDetails,
  type CamtEntry,
  type CamtStatement,
  checkSums,
  creditsOf,
} from './credits-of.ts';
import { type BankFile, BankFileError, minorUnits } from './policy.ts';

/** Elements within each other; camt needs 13. */
const MAX_DEPTH = 40;
const SLICE_BYTES = 64 * 1024;
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.\d{2}$/;

/** @throws BankFileError for the whole file. */
export function readCamt(bytes: Uint8Array): BankFile {
  const { format, statements } = readStatements(bytes);
  return {
    format,
    accounts: statements.map(({ iban, entries }) => ({
      iban,
      payouts: payoutAnswersOf(entries),
      ...creditsOf(entries),
    })),
  };
}

export interface Statements {
  readonly format: 'camt.053' | 'camt.054';
  readonly statements: readonly CamtStatement[];
}

/** camt.053 and camt.054, named as in versions 02 to 08. Balances have to add up. @throws BankFileError */
export function readStatements(bytes: Uint8Array): Statements {
  const reader = new CamtReader();
  readXml(bytes, reader);
  return reader.result();
}

export interface XmlReader {
  open(name: string, uri: string, currency: string | undefined): void;
  text(text: string): void;
  close(name: string): void;
}

/** No DOCTYPE, and so no entities. @throws BankFileError for the whole file. */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new BankFileError('doctype', 'it has a DOCTYPE, which no bank sends');
  });
  parser.on('error', (error) => {
    throw new BankFileError('broken', `it is no whole XML: ${error.message.slice(0, 200)}`);
  });
  parser.on('opentag', ({ local, uri, attributes }) => reader.open(local, uri, attributes.Ccy?.value));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ local }) => reader.close(local));
  for (const text of textsOf(bytes)) parser.write(text);
  parser.close();
}

function* textsOf(bytes: Uint8Array): Generator<string> {
  const [, named = 'utf-8'] =
    /^[^>]{0,200}encoding=["']([\w-]{1,20})["']/.exec(String.fromCharCode(...bytes.subarray(0, 200))) ?? [];
  if (!/^(utf-8|iso-8859-1|iso-8859-15|windows-1252|us-ascii)$/i.test(named))
    throw new BankFileError('encoding', `it is in ${named}, which is not read`);
  const decoder = new TextDecoder(named, { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES)
      yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new BankFileError('encoding', `it has bytes that are no ${named}`);
    throw error;
  }
}

class CamtReader implements XmlReader {
  #path: string[] = [];
  #text = '';
  #currency: string | undefined;
  #format: Statements['format'] | null = null;
  #statements: CamtStatement[] = [];
  #statement: {
    iban: string | null;
    balances: CamtBalance[];
    entries: CamtEntry[];
    count: number | null;
    total: number | null;
  } | null = null;
  #balance: CamtBalance | null = null;
  #entry: CamtEntry | null = null;
  #details: CamtDetails | null = null;

  open(name: string, uri: string, currency: string | undefined): void {
    if (this.#path.length === 0) {
      const [, format] = NAMESPACE.exec(uri) ?? [];
      if (name !== 'Document' || !format) throw new BankFileError('not_camt', 'it is no camt.053 and no camt.054');
      this.#format = format === 'camt.053' ? 'camt.053' : 'camt.054';
    }
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH) throw new BankFileError('broken', 'its elements lie too deep in each other');
    this.#text = '';
    this.#currency = currency;
    if (this.#path.length === 3 && (name === 'Stmt' || name === 'Ntfctn'))
      this.#statement = { iban: null, balances: [], entries: [], count: null, total: null };
    if (!this.#statement) return;
    if (name === 'Bal') this.#balance = { code: '', amount: 0, isDebit: false };
    if (name === 'Ntry') this.#entry = emptyEntry();
    if (name === 'TxDtls' && this.#entry) this.#details = emptyDetails();
    if (name === 'RtrInf' && this.#details) this.#details.returned = true;
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const path = this.#path.slice(3).join('/');
    const text = this.#text.trim();
    this.#text = '';
    this.#path.pop();
    if (!this.#statement) return;
    if (this.#details) this.#closeDetails(name, path, text);
    else if (this.#entry) this.#closeEntry(name, path, text);
    else if (this.#balance) this.#closeBalance(name, path, text);
    else this.#closeStatement(name, path, text);
  }

  #closeStatement(name: string, path: string, text: string): void {
    const statement = this.#statement;
    if (!statement) return;
    if (path === 'Acct/Id/IBAN') statement.iban = text.replace(/\s/g, '').toUpperCase();
    if (path === 'TxsSummry/TtlNtries/NbOfNtries') statement.count = Number(text);
    if (path === 'TxsSummry/TtlNtries/Sum') statement.total = minorUnits(text);
    if (name !== 'Stmt' && name !== 'Ntfctn') return;
    checkSums(statement, this.#format);
    this.#statements.push({ iban: statement.iban, entries: statement.entries });
    this.#statement = null;
  }

  #closeBalance(name: string, path: string, text: string): void {
    const balance = this.#balance;
    if (!balance) return;
    if (path === 'Bal/Tp/CdOrPrtry/Cd') balance.code = text;
    if (path === 'Bal/Amt') balance.amount = minorUnits(text);
    if (path === 'Bal/CdtDbtInd') balance.isDebit = text === 'DBIT';
    if (name !== 'Bal') return;
    this.#statement?.balances.push(balance);
    this.#balance = null;
  }

  #closeEntry(name: string, path: string, text: string): void {
    const entry = this.#entry;
    if (!entry) return;
    if (path === 'Ntry/Amt') {
      entry.amount = minorUnits(text);
      entry.currency = this.#currency ?? '';
    }
    if (path === 'Ntry/CdtDbtInd') entry.isDebit = text === 'DBIT';
    if (path === 'Ntry/Sts' || path === 'Ntry/Sts/Cd') entry.status ||= text;
    if (path === 'Ntry/RvslInd') entry.reversal = text === 'true' || text === '1';
    if (path === 'Ntry/BookgDt/Dt' || path === 'Ntry/BookgDt/DtTm') entry.bookedOn = text.slice(0, 10);
    if (path === 'Ntry/AcctSvcrRef') entry.id = text;
    if (path === 'Ntry/AddtlNtryInf') entry.text.push(text);
    if (path === 'Ntry/NtryDtls/Btch/PmtInfId') entry.batch = text;
    if (path === 'Ntry/BkTxCd/Domn/Fmly/Cd') entry.family = text;
    if (path === 'Ntry/BkTxCd/Domn/Fmly/SubFmlyCd') entry.subFamily = text;
    if (name !== 'Ntry') return;
    this.#statement?.entries.push(entry);
    this.#entry = null;
  }

  #closeDetails(name: string, whole: string, text: string): void {
    const details = this.#details;
    if (!details) return;
    const path = whole.replace('Ntry/NtryDtls/TxDtls/', '');
    if (path === 'Amt' || (path === 'AmtDtls/TxAmt/Amt' && details.amount === null)) details.amount = minorUnits(text);
    if (path === 'CdtDbtInd') details.isDebit = text === 'DBIT';
    if (path === 'RltdPties/Dbtr/Nm' || path === 'RltdPties/Dbtr/Pty/Nm') details.name = text;
    if (path === 'RltdPties/DbtrAcct/Id/IBAN') details.iban = text.replace(/\s/g, '').toUpperCase();
    if (path === 'RmtInf/Strd/CdtrRefInf/Ref') details.structured += ` ${text}`;
    if (path === 'RmtInf/Ustrd' || path === 'RmtInf/Strd/AddtlRmtInf' || path === 'AddtlTxInf') details.text.push(text);
    if (path === 'Refs/EndToEndId' && text !== 'NOTPROVIDED') details.text.push(text);
    if (path === 'Refs/EndToEndId' && text !== 'NOTPROVIDED') details.endToEnd = text;
    if (path === 'Refs/AcctSvcrRef') details.id = text;
    if (path === 'Refs/PmtInfId' && this.#entry) this.#entry.batch ||= text;
    if (path === 'RtrInf/Rsn/Cd') details.returnCode = text;
    if (name !== 'TxDtls') return;
    this.#entry?.details.push(details);
    this.#details = null;
  }

  result(): Statements {
    if (!this.#format || this.#statements.length === 0) throw new BankFileError('not_camt', 'it has no statement');
    return { format: this.#format, statements: this.#statements };
  }
}

const emptyEntry = (): CamtEntry => ({
  ...{
    amount: 0,
    currency: '',
    isDebit: false,
    status: '',
    reversal: false,
    bookedOn: '',
    id: '',
    text: [],
    batch: '',
    family: '',
    subFamily: '',
    details: [],
  },
});
const emptyDetails = (): CamtDetails => ({
  ...{ amount: null, isDebit: false, name: '', iban: '', structured: '', text: [], returned: false, id: '' },
  ...{ endToEnd: '', returnCode: '' },
});
