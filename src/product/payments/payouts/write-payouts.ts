import { type Address, addressXml, euros, nameXml, stampOf, totalsXml } from '../sepa/address-xml.ts';
import type { Day } from '../sepa/collection-day.ts';
import { sepaLetters } from '../sepa/sepa-letters.ts';

/** As the batch keeps it: its file is the same whenever it is written. */
export interface Payer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly address: Address | null;
}

export interface PayoutHead {
  readonly messageId: string;
  readonly madeAt: Date;
  readonly payer: Payer;
  readonly executeOn: Day;
  readonly count: number;
  /** Minor units of euro. */
  readonly sum: number;
}

export interface Transfer {
  readonly endToEndId: string;
  /** Minor units of euro. */
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly about: string;
}

/** As the schema and EPC132-08 have it. */
const MAX_ABOUT = 140;

/** pain.001.001.09, each an entry of its own (`BtchBookg`). @throws where number or sum is another than the head's. */
export async function* writePayouts(
  { messageId, madeAt, payer, executeOn, count, sum }: PayoutHead,
  transfers: AsyncIterable<Transfer> | Iterable<Transfer>,
): AsyncGenerator<string> {
  const name = nameXml(payer.holder);
  const totals = totalsXml(count, sum);
  yield `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${stampOf(madeAt)}</CreDtTm>${totals}<InitgPty>${name}</InitgPty></GrpHdr>`;
  yield [
    `\n<PmtInf><PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>${totals}`,
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt><Dt>${executeOn}</Dt></ReqdExctnDt>`,
    `<Dbtr>${name}${payer.address ? addressXml(payer.address) : ''}</Dbtr>`,
    `<DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId><BICFI>${payer.bic}</BICFI></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>`,
  ].join('');
  let written = 0;
  let left = sum;
  for await (const transfer of transfers) {
    written += 1;
    left -= transfer.amount;
    yield transferXml(transfer, written);
  }
  if (written !== count || left !== 0) throw new Error('The transfers are not what their batch says.');
  yield '</PmtInf></CstmrCdtTrfInitn></Document>\n';
}

/** Within SEPA an IBAN is enough: the member's bank is not named. */
const transferXml = ({ endToEndId, amount, holder, iban, about }: Transfer, at: number): string =>
  [
    `\n<CdtTrfTxInf><PmtId><InstrId>${at}</InstrId><EndToEndId>${endToEndId}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${euros(amount)}</InstdAmt></Amt>`,
    `<Cdtr>${nameXml(holder)}</Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${sepaLetters(about, MAX_ABOUT)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');
