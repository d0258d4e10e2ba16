import { OWN_IBAN } from './bank-statements.ts';

/** What a bank says of a collection, as a test writes it. */
export interface Said {
  endToEnd: string;
  /** Such as 9.95. */
  amount: string;
  /** ISO 20022, such as AM04; none for money that came. */
  code?: string;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const sumOf = (said: readonly Said[]) => (said.reduce((sum, { amount }) => sum + cents(amount), 0) / 100).toFixed(2);
const family = (sub: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`;

interface Notice {
  own?: string;
  /** Of the notification: another one is another file. */
  id?: string;
  on?: string;
}

/** A camt.054 of debits that were returned. */
export function returnsOf(
  said: readonly Said[],
  { own = OWN_IBAN, id = 'R1', on = '2031-03-12' }: Notice = {},
): string {
  const details = said
    .map(
      ({ endToEnd, amount, code = '' }) =>
        `<TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${family('UPDD')}<RtrInf>${code && `<Rsn><Cd>${code}</Cd></Rsn>`}</RtrInf></TxDtls>`,
    )
    .join('');
  return notice(
    { own, id, on },
    `<Amt Ccy="EUR">${sumOf(said)}</Amt><CdtDbtInd>DBIT</CdtDbtInd>`,
    family('UPDD'),
    details,
  );
}

/** A camt.054 of the money of a part of our file as one sum. */
export const bookingOf = (
  part: string,
  amount: string,
  { own = OWN_IBAN, id = 'B1', on = '2031-03-10' }: Notice = {},
): string =>
  notice(
    { own, id, on },
    `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`,
    family('ESDD'),
    `<Btch><PmtInfId>${part}</PmtInfId></Btch>`,
  );

const notice = ({ own, id, on }: Required<Notice>, sum: string, code: string, details: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2031-03-12T05:00:00Z</CreDtTm></GrpHdr><Ntfctn><Id>${id}</Id><CreDtTm>2031-03-12T05:00:00Z</CreDtTm><Acct><Id><IBAN>${own}</IBAN></Id><Ccy>EUR</Ccy></Acct><Ntry>${sum}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt>${code}<NtryDtls>${details}</NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

interface Report {
  messageId: string;
  count: number;
  sum: string;
  /** Of the whole file. */
  status?: string;
  code?: string;
  id?: string;
}

/** A pain.002 of collections that the bank rejects. */
export function rejectsOf(
  said: readonly Said[],
  { messageId, count, sum, status = 'PART', code, id = 'P1' }: Report,
): string {
  const reason = (text: string | undefined) => (text ? `<StsRsnInf><Rsn><Cd>${text}</Cd></Rsn></StsRsnInf>` : '');
  const details = said
    .map(
      (one) =>
        `<TxInfAndSts><OrgnlEndToEndId>${one.endToEnd}</OrgnlEndToEndId><TxSts>RJCT</TxSts>${reason(one.code)}<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${one.amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
    )
    .join('');
  const parts =
    details && `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}-x</OrgnlPmtInfId>${details}</OrgnlPmtInfAndSts>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2031-03-07T15:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId><OrgnlNbOfTxs>${count}</OrgnlNbOfTxs><OrgnlCtrlSum>${sum}</OrgnlCtrlSum><GrpSts>${status}</GrpSts>${reason(code)}</OrgnlGrpInfAndSts>${parts}</CstmrPmtStsRpt></Document>`;
}
