import { OWN_IBAN } from './bank-statements.ts';

/** What a bank says of a refund, as a test writes it. */
export interface StatedPayout {
  endToEnd: string;
  /** Such as 9.95. */
  amount: string;
  currency?: string;
  /** ISO 20022, such as AC04: it came back. */
  returned?: string;
  /** Money that somebody pays us, who wrote the end-to-end id into it. */
  forged?: boolean;
}

/** A camt.053 of transfers that left, or came back, with balances that add up. */
export function payoutsOf(
  said: readonly StatedPayout[],
  { own = OWN_IBAN, id = 'P1', on = '2031-03-12' }: { own?: string; id?: string; on?: string } = {},
): string {
  const left = said.reduce((sum, one) => sum + (comesIn(one) ? 1 : -1) * Math.round(Number(one.amount) * 100), 0);
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId></GrpHdr><Stmt><Id>${id}</Id><Acct><Id><IBAN>${own}</IBAN></Id></Acct>${balance('OPBD', 9_000_000)}${balance('CLBD', 9_000_000 + left)}
${said.map((one) => entryOf(one, on)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

const comesIn = ({ returned, forged }: StatedPayout) => returned !== undefined || forged === true;

function entryOf(one: StatedPayout, on: string): string {
  const { endToEnd, amount, currency = 'EUR', returned } = one;
  const family = comesIn(one) ? ['RCDT', returned === undefined ? 'ESCT' : 'RRTN'] : ['ICDT', 'ESCT'];
  const reason = returned === undefined ? '' : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`;
  const code = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family[0]}</Cd><SubFmlyCd>${family[1]}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${comesIn(one) ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt>${code}<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${reason}</TxDtls></NtryDtls></Ntry>`;
}
