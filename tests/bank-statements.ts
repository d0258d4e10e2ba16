/** A credit as a test writes it into a statement. */
export interface StatedCredit {
  /** Such as 9.95. */
  amount: string;
  text?: string;
  structured?: string;
  name?: string;
  iban?: string;
  currency?: string;
  /** The bank's own reference; left out: one by its place. */
  id?: string;
}

export const OWN_IBAN = 'NL91ABNA0417164300';
const PAYER = 'DE89370400440532013000';

/** A camt.053 of these credits with balances that add up. @param own whose account it is of. @param id of the statement. */
export function statementOf(credits: readonly StatedCredit[], { own = OWN_IBAN, id = 'S1' } = {}): string {
  const sum = credits.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId></GrpHdr><Stmt><Id>${id}</Id><Acct><Id><IBAN>${own}</IBAN></Id></Acct>${balance('OPBD', 100_000)}${balance('CLBD', 100_000 + sum)}
${credits.map((credit, at) => entryOf(credit, `${id}-${at}`)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;
}

function entryOf(
  { amount, text = '', structured, name = 'Test Person', iban = PAYER, currency = 'EUR', id }: StatedCredit,
  place: string,
) {
  const strd = structured === undefined ? '' : `<Strd><CdtrRefInf><Ref>${structured}</Ref></CdtrRefInf></Strd>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>${id ?? place}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties><RmtInf>${text && `<Ustrd>${text}</Ustrd>`}${strd}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}
