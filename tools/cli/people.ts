import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartError } from '#platform/start-error.ts';
import { MIN_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { addStaff } from '#product/accounts/staff/staff.ts';
import { record } from '#product/audit/audit.ts';
import { findBy } from '#product/backoffice/members/find.ts';
import { makeSetupCode } from '#product/backoffice/setup/make-setup-code.ts';
import { deleteSetup } from '#product/backoffice/setup/queries.ts';
import { allSites } from '#product/sites/queries.ts';
import type { Operator } from '../operator/operator.ts';
import type { Order, StaffOrder } from './parse-args.ts';

type PeopleOrder = Extract<Order, { what: 'setup_code' | 'staff' | 'member' }>;

/** Carries out one order about people. @returns what is said. @throws StartError with why it is not done. */
export function runPeopleCommand(
  operator: Pick<Operator, 'db' | 'callsOn'>,
  now: Date,
  order: PeopleOrder,
): Promise<string[]> {
  switch (order.what) {
    case 'setup_code':
      return setupCode(operator, now, order.json);
    case 'staff':
      return createStaff(operator, order);
    case 'member':
      return findMember(operator, now, order);
  }
}

async function setupCode({ db }: Pick<Operator, 'db'>, now: Date, json: boolean): Promise<string[]> {
  const code = await makeSetupCode(db, now);
  if (!code)
    throw new StartError('There is staff already: /setup is closed for good. See npm run cli -- staff create.');
  return json
    ? [JSON.stringify({ code })]
    : [`${code}`, 'Give it at /setup within an hour. Codes from before are void, with what was filled in by them.'];
}

async function createStaff(
  { callsOn }: Pick<Operator, 'callsOn'>,
  { email, role, site, all, passwordFile, as, json }: StaffOrder & { as: string; json: boolean },
): Promise<string[]> {
  const { transaction } = await callsOn(site);
  const given = passwordFile === undefined ? null : await passwordIn(passwordFile);
  // 128 bits; whoever is told changes it.
  const password = given ?? randomBytes(16).toString('base64url');
  const passwordHash = await hashPassword(password);
  const id = await transaction(async (call) => {
    const added = await addStaff(call, { email, role, passwordHash, allSites: all });
    if (added) {
      // Once there is staff nobody sets up any more.
      await deleteSetup(call.tx);
      await record(
        call,
        { name: as },
        {
          ...{ verb: 'staff.made', object: 'staff', id: added, account: null, site: call.site.id },
          after: { role, all_sites: all },
        },
      );
    }
    return added;
  });
  if (!id) throw new StartError(`${email} has an account there already.`);
  if (json) return [JSON.stringify({ id, email, role, ...(given === null && { password }) })];
  return [
    `${email} is ${role}${all ? ' of all sites' : ''}.${given === null ? ` The first password, shown only now: ${password}` : ''}`,
    'Outside a demo the rights come with a passkey or one-time codes, which the first log-in asks for.',
  ];
}

async function passwordIn(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`There is no file ${path}.`);
  });
  const [password = ''] = text.split('\n', 1);
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new StartError(`The first line of ${path} is shorter than ${MIN_PASSWORD_LENGTH} characters.`);
  return password;
}

async function findMember(
  { db }: Pick<Operator, 'db'>,
  now: Date,
  { words, site, json }: { words: string; site: string | undefined; json: boolean },
): Promise<string[]> {
  const sites = (await allSites(db)).filter(({ host }) => site === undefined || host === site);
  if (!sites.length) throw new StartError(site === undefined ? 'There is no site.' : `There is no site ${site}.`);
  const found = await findBy(
    { sql: db, now },
    sites.map(({ id }) => id),
    words,
  );
  if (found.add_letters && !found.members.length) throw new StartError('Three letters of a name at least.');
  if (!found.members.length) throw new StartError('Nobody found.');
  if (json) return [JSON.stringify(found.members)];
  return found.members.map(
    ({ id, name, email, site: host, kind, status }) => `${id}  ${name}  ${email ?? '–'}  ${host}  ${kind}  ${status}`,
  );
}
