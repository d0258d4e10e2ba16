import type { Day } from '../collection-day.ts';
import { sepaLetters } from '../sepa-letters.ts';
import { partIdOf } from './policy.ts';

/** Who collects, as the batch keeps it: its file is the same whenever it is written. */
export interface Creditor {
  /** As the bank has it. */
  readonly holder: string;
  /** Creditor identifier, such as DE98ZZZ09999999999. */
  readonly creditorId: string;
  readonly iban: string;
  readonly bic: string;
  readonly address: Address;
}

export interface Address {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface BatchHead {
  /** `MsgId`. */
  readonly messageId: string;
  readonly madeAt: Date;
  readonly creditor: Creditor;
  /** In the order of their days; sums in minor units of euro. */
  readonly parts: readonly { readonly due: Day; readonly count: number; readonly sum: number }[];
}

export interface Collection {
  readonly due: Day;
  readonly endToEndId: string;
  /** Minor units of euro. */
  readonly amount: number;
  readonly mandate: { readonly reference: string; readonly signedOn: Day };
  readonly debtor: { readonly name: string; readonly iban: string; readonly address: Address };
  /** What the payer reads on the statement. */
  readonly about: string;
}

/** As the schema and EPC130-08 have them. */
const MAX_NAME = 70;
const MAX_STREET = 70;
const MAX_SHORT = 16;
const MAX_CITY = 35;
const MAX_ABOUT = 140;

/**
 * A batch as pain.008.001.08, a piece at a time: one `PmtInf` a day, one-off collections of the Core scheme, in letters that every bank
 * takes. Collections come in the order of the parts.
 * @throws where their number or sum is another than the parts say.
 */
export async function* writeBatch(
  { messageId, madeAt, creditor, parts }: BatchHead,
  collections: AsyncIterable<Collection> | Iterable<Collection>,
): AsyncGenerator<string> {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const name = `<Nm>${letters(creditor.holder, MAX_NAME)}</Nm>`;
  const stamp = madeAt.toISOString().replace(/\.\d{3}Z$/, 'Z');
  yield `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"><CstmrDrctDbtInitn><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${stamp}</CreDtTm>${totals(count, sum)}<InitgPty>${name}</InitgPty></GrpHdr>`;
  const left = [...parts];
  let part: Part | null = null as Part | null;
  let at = 0;
  for await (const collection of collections) {
    if (part?.due !== collection.due) {
      if (part) yield endOf(part);
      const next = left.shift();
      if (next?.due !== collection.due) throw new Error('A batch’s collections are not in the order of its parts.');
      part = { ...next };
      yield partHead(messageId, creditor, next);
    }
    part.count -= 1;
    part.sum -= collection.amount;
    at += 1;
    yield transaction(collection, at);
  }
  if (!part || left.length > 0) throw new Error('A batch lacks collections.');
  yield endOf(part);
  yield '</CstmrDrctDbtInitn></Document>\n';
}

interface Part {
  due: Day;
  count: number;
  sum: number;
}

/** What is left of it is nothing. */
function endOf({ due, count, sum }: Part): string {
  if (count !== 0 || sum !== 0) throw new Error(`The collections of ${due} are not what their batch says.`);
  return '</PmtInf>';
}

function partHead(messageId: string, creditor: Creditor, part: BatchHead['parts'][number]): string {
  const { holder, creditorId, iban, bic, address } = creditor;
  return [
    `\n<PmtInf><PmtInfId>${partIdOf(messageId, part.due)}</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg>`,
    totals(part.count, part.sum),
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>OOFF</SeqTp></PmtTpInf>',
    `<ReqdColltnDt>${part.due}</ReqdColltnDt>`,
    `<Cdtr><Nm>${letters(holder, MAX_NAME)}</Nm>${addressLines(address)}</Cdtr>`,
    `<CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`,
    `<CdtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></CdtrAgt><ChrgBr>SLEV</ChrgBr>`,
    `<CdtrSchmeId><Id><PrvtId><Othr><Id>${creditorId}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>`,
  ].join('');
}

/** Within SEPA an IBAN is enough: the payer's bank is not named. */
function transaction({ endToEndId, amount, mandate, debtor, about }: Collection, at: number): string {
  return [
    `\n<DrctDbtTxInf><PmtId><InstrId>${at}</InstrId><EndToEndId>${endToEndId}</EndToEndId></PmtId>`,
    `<InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt>`,
    `<DrctDbtTx><MndtRltdInf><MndtId>${mandate.reference}</MndtId><DtOfSgntr>${mandate.signedOn}</DtOfSgntr></MndtRltdInf></DrctDbtTx>`,
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    `<Dbtr><Nm>${letters(debtor.name, MAX_NAME)}</Nm>${addressLines(debtor.address)}</Dbtr>`,
    `<DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>`,
    `<RmtInf><Ustrd>${letters(about, MAX_ABOUT)}</Ustrd></RmtInf></DrctDbtTxInf>`,
  ].join('');
}

const totals = (count: number, sum: number) => `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${euros(sum)}</CtrlSum>`;

/** Structured: since November 2026 lines of free text are refused. A town is wanted with a country, or neither is written. */
function addressLines({ street, houseNumber, postalCode, city, country }: Address): string {
  if (!city) return '';
  const line = (name: string, text: string | null, most: number) =>
    text ? `<${name}>${letters(text, most)}</${name}>` : '';
  return [
    `<PstlAdr>${line('StrtNm', street, MAX_STREET)}${line('BldgNb', houseNumber, MAX_SHORT)}`,
    `${line('PstCd', postalCode, MAX_SHORT)}${line('TwnNm', city, MAX_CITY)}<Ctry>${country}</Ctry></PstlAdr>`,
  ].join('');
}

/** SEPA's letters include none that XML wants written otherwise. */
const letters = sepaLetters;

const euros = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
