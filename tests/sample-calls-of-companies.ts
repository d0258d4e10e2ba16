import type { TestApp } from './harness.ts';
import { staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';

let count = 0;
const numbered = () => {
  count += 1;
  return count;
};
const ask = async <Row>(test: TestApp, text: string, ...values: unknown[]) =>
  (await test.db.query<Row & Record<string, unknown>>({ text, values })).rows[0];

async function adminOfAll(test: TestApp) {
  const by = await staff(test, `admin of companies ${numbered()}`, 'admin');
  await ask(test, 'update accounts set all_sites = true where id = $1', by.id);
  return by;
}

const COMPANY = {
  ...{ name: 'Vonk B.V.', address: 'Kade 1', kvk: '12345678', city: 'Arnhem', country: 'NL', representative: null },
  ...{ tradenames: [], vat_numbers: ['NL001234567B01'], support_phone: null, statement_text: 'VONK DATING' },
  ...{ vat_scheme: 'home', vat_registered: [], delete_discount: 20 },
};

/** A company without a site, so that nothing that the polls answer changes. */
async function madeCompany(test: TestApp): Promise<number> {
  const text =
    "insert into companies (name, address, kvk, city, country) values ('Vonk', 'a', 'b', 'c', 'NL') returning id";
  return (await ask<{ id: number }>(test, text))?.id ?? 0;
}

async function madeAccount(test: TestApp): Promise<number> {
  const text = "insert into payment_accounts (company_id, provider, mode) values ($1, 'sandbox', 'test') returning id";
  return (await ask<{ id: number }>(test, text, await madeCompany(test)))?.id ?? 0;
}

/** Of what admins set for companies and their accounts at providers. */
export const companySampleCalls: Record<string, SampleCall> = {
  addCompany: {
    call: async (test) => ({ by: await adminOfAll(test), body: { company: COMPANY } }),
    changes: [],
  },
  changeCompany: {
    call: async (test) => {
      const id = await madeCompany(test);
      return { by: await adminOfAll(test), body: { id, seen: 1, company: COMPANY } };
    },
    changes: [],
  },
  addProviderAccount: {
    call: async (test) => {
      const settings = { holder: 'Vonk B.V.', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' };
      const body = { provider: 'bank', mode: 'live', secret: '', position: 10, settings };
      return { by: await adminOfAll(test), body: { company: await madeCompany(test), ...body } };
    },
    changes: [],
  },
  changeProviderAccount: {
    call: async (test) => {
      const body = { seen: 1, position: 20, active: true, settings: {}, methods_off: ['card'], methods_off_in: {} };
      return { by: await adminOfAll(test), body: { id: await madeAccount(test), ...body } };
    },
    changes: [],
  },
  testProviderAccount: {
    call: async (test) => ({ by: await adminOfAll(test), body: { id: await madeAccount(test) } }),
    changes: [],
  },
};
