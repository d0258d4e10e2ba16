import { ConfigError } from './config-error.ts';

export interface TestAccount {
  readonly name: string;
  readonly settings: Readonly<Record<string, TestSetting>>;
}

interface TestSetting {
  readonly variable: string;
  readonly matches: RegExp;
  /** After "must be": what it is, in words. */
  readonly wanted: string;
  readonly needed: boolean;
  readonly open?: true;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Mode = 'demo' | 'live';

export interface ReadAccounts {
  /** By name, null where the environment sets none up. */
  readonly testKeys: Readonly<Record<string, Readonly<Record<string, string>> | null>>;
  readonly providerUrls: Readonly<Partial<Record<string, string>>>;
}

/** @throws ConfigError for a value of no shape, for half an account, and for another host in a live site. */
export function readTestAccounts(env: Environment, accounts: readonly TestAccount[], mode: Mode): ReadAccounts {
  return {
    testKeys: Object.fromEntries(accounts.map((account) => [account.name, settingsIn(env, account)])),
    providerUrls: Object.fromEntries(
      accounts.flatMap(({ name }) => {
        const origin = originIn(env, name, mode);
        return origin ? [[name, origin]] : [];
      }),
    ),
  };
}

function settingsIn(env: Environment, { name, settings }: TestAccount): Readonly<Record<string, string>> | null {
  const all = Object.entries(settings).map(([setting, row]) => {
    const variable = `${name.toUpperCase()}_TEST_${row.variable}`;
    const text = env[variable] || undefined;
    if (text !== undefined && !row.matches.test(text))
      throw new ConfigError(`${variable} is ${row.open ? `"${text}"` : 'set'}, but must be ${row.wanted}.`);
    return { setting, variable, text, needed: row.needed };
  });
  const needed = all.filter((one) => one.needed);
  const there = needed.filter(({ text }) => text !== undefined);
  if (there.length > 0 && there.length < needed.length)
    throw new ConfigError(
      `${needed.map(({ variable }) => variable).join(' and ')} belong together: set ${needed.length === 2 ? 'both' : 'all'} or none.`,
    );
  if (there.length === 0) return null;
  return Object.fromEntries(all.flatMap(({ setting, text }) => (text === undefined ? [] : [[setting, text]])));
}

/** Whoever names another host gets every key and order. */
function originIn(env: Environment, name: string, mode: Mode): string | null {
  const variable = `${name.toUpperCase()}_URL`;
  const text = env[variable];
  if (!text) return null;
  if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol))
    throw new ConfigError(`${variable} is "${text}", but must be an address such as http://127.0.0.1:4200.`);
  if (mode === 'live') throw new ConfigError(`${variable} is set, but it is for MODE=demo only: leave it out.`);
  return new URL(text).origin;
}
