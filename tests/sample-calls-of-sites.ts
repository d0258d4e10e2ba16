import type { Role } from '#product/accounts/contract.ts';
import type { TestApp } from './harness.ts';
import { staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';

let count = 0;
const numbered = () => {
  count += 1;
  return count;
};
const someStaff = (test: TestApp, role: Role) => staff(test, `${role} of sites ${numbered()}`, role);
const ask = async (test: TestApp, text: string, ...values: unknown[]) =>
  (await test.db.query<{ id: number; version: number }>({ text, values })).rows[0];
const defaultSite = (test: TestApp) => ask(test, 'select id, version from sites where is_default');

async function saveSetting(test: TestApp) {
  const by = await someStaff(test, 'admin');
  const site = await defaultSite(test);
  // Nothing that the polls answer.
  const set = { login_block_minutes: 15 + numbered() };
  return { by, body: { site: site?.id, seen: site?.version, set, unset: [] } };
}

/** Of what admins and finance set for a site. */
export const siteSampleCalls: Record<string, SampleCall> = {
  // What the polls answer is made with the settings: nobody keeps it from before.
  saveSiteSettings: { call: saveSetting, changes: [], toldAnew: ['marit', 'joost'] },
  goBackToVersion: {
    call: async (test) => {
      const { by, body } = await saveSetting(test);
      const { cookie } = by;
      const url = '/api/admin/site-settings.php';
      await test.app.inject({ method: 'POST', url, headers: { cookie }, payload: body });
      const site = await defaultSite(test);
      return { by, body: { site: site?.id, version: (site?.version ?? 1) - 1, seen: site?.version } };
    },
    changes: [],
    toldAnew: ['marit', 'joost'],
  },
  checkHost: {
    call: async (test) => ({ by: await someStaff(test, 'admin'), body: { host: 'localhost' } }),
    changes: [],
  },
  addHost: {
    call: async (test) => {
      const by = await someStaff(test, 'admin');
      await ask(test, 'update accounts set all_sites = true where id = $1', by.id);
      const site = await defaultSite(test);
      return { by, body: { host: `added${numbered()}.example`, name: 'Vonk', like: site?.id } };
    },
    changes: [],
  },
  saveSitePrices: {
    call: async (test) => {
      const { id } = (await defaultSite(test)) ?? { id: 0 };
      const { rows } = await test.db.query<{ credits: number; amount: number }>({
        text: `select p.credits, pp.amount from packages p join package_prices pp on pp.package_id = p.id
          where p.site_id = $1 and p.active and pp.country is null order by p.position`,
        values: [id],
      });
      const body = { site: id, country: null, currency: 'EUR', seen: rows, prices: rows };
      return { by: await someStaff(test, 'admin'), body };
    },
    changes: [],
  },
  makeDiscountCode: {
    call: async (test) => {
      const site = await defaultSite(test);
      const rules = { country: null, currency: null, minimum: null, methods: null, starts: null, ends: null };
      const body = { site: site?.id, code: `SAMPLE${numbered()}`, percent: 10, validity: 'unlimited', ...rules };
      return { by: await someStaff(test, 'finance'), body };
    },
    changes: [],
  },
  changeDiscountCode: {
    call: async (test) => {
      const made = await ask(
        test,
        `insert into discount_codes (site_id, code, percentage)
          select id, $1, 1000 from sites where is_default returning id, 0 as version`,
        `PAUSED${numbered()}`,
      );
      const body = { id: made?.id, seen: 'active', status: 'inactive' };
      return { by: await someStaff(test, 'finance'), body };
    },
    changes: [],
  },
};
