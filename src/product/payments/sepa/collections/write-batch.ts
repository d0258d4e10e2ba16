import { type Address, addressXml, euros, nameXml, stampOf, totalsXml } from '../address-xml.ts';
import type { Day } from '../collection-day.ts';
import { sepaLetters } from '../sepa-letters.ts';
import { partIdOf } from './policy.ts';

/** As the batch keeps it: its file is the same whenever it is written. */
export interface Creditor {
  readonly holder: string;
  readonly creditorId: string;
  readonly iban: string;
  readonly bic: string;
  readonly address: Address;
}

export interface BatchHead {
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
  readonly about: string;
}

/** As the schema and EPC130-08 have it. */
const MAX_ABOUT = 140;

/** pain.008.001.08, one `PmtInf` a day. @throws where number or sum is another than the parts say. */
export async function* writeBatch(
  { messageId, madeAt, creditor, parts }: BatchHead,
  collections: AsyncIterable<Collection> | Iterable<Collection>,
): AsyncGenerator<string> {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const name = nameXml(creditor.holder);
  const stamp = stampOf(madeAt);
  yield `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"><CstmrDrctDbtInitn><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${stamp}</CreDtTm>${totalsXml(count, sum)}<InitgPty>${name}</InitgPty></GrpHdr>`;
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

function endOf({ due, count, sum }: Part): string {
  if (count !== 0 || sum !== 0) throw new Error(`The collections of ${due} are not what their batch says.`);
  return '</PmtInf>';
}

function partHead(messageId: string, creditor: Creditor, part: BatchHead['parts'][number]): string {
  const { holder, creditorId, iban, bic, address } = creditor;
  return [
    `\n<PmtInf><PmtInfId>${partIdOf(messageId, part.due)}</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg>`,
    totalsXml(part.count, part.sum),
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>OOFF</SeqTp></PmtTpInf>',
    `<ReqdColltnDt>${part.due}</ReqdColltnDt>`,
    `<Cdtr>${nameXml(holder)}${addressXml(address)}</Cdtr>`,
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
    `<Dbtr>${nameXml(debtor.name)}${addressXml(debtor.address)}</Dbtr>`,
    `<DbtrAcct><Id><IBAN>${debtor.iban}</IBAN></Id></DbtrAcct>`,
    `<RmtInf><Ustrd>${sepaLetters(about, MAX_ABOUT)}</Ustrd></RmtInf></DrctDbtTxInf>`,
  ].join('');
}
