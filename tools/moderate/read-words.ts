import { StartError } from '#platform/start-error.ts';
import { referencesIn } from '#product/payments/bank/transfer-reference.ts';
import { HELP } from './help.ts';
import { plain } from './plain.ts';

/** Words of the command line, each read as what it stands for; all throw StartError with what is wrong and how it is called. */
export const wrong = (sentence: string) => new StartError(`${sentence}\n\n${HELP}`);

export function nameOf(name: string): string {
  const said = plain(name).slice(0, 60);
  if (!said) throw wrong('--as wants the name of who decides.');
  return said;
}

export function numberOf(text: string, what: string, most = 999_999_999_999_999): number {
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  if (!number || number > most) throw wrong(`${what} is a number from 1 to ${most}.`);
  return number;
}

export function oneOf<Reason extends string>(
  said: string | undefined,
  reasons: readonly Reason[],
  option: '--reason' | '--ground' | 'The reason' = '--reason',
): Reason {
  const reason = reasons.find((one) => one === said);
  if (!reason) throw wrong(`${option} is one of ${reasons.join(', ')}.`);
  return reason;
}

export function pictureIn(said: string | undefined): string | undefined {
  if (said !== undefined && !/^[0-9a-f]{4,64}$/.test(said))
    throw wrong('--picture is what the list says, such as 3fa94c1b.');
  return said;
}

/** Its number or its reference, such as R-7KQ2M9XA. */
export function reportOf(which: string): string {
  if (!/^(R-[2-9A-Z]{8}|[1-9]\d{0,14})$/.test(which)) throw wrong('A report is named by its number or its reference.');
  return which;
}

/** Its number or its reference, such as C-7KQ2-M9XA-PD4T-H8WN. */
export function complaintOf(which: string): string {
  if (!/^(C(-[2-9A-Z]{4}){4}|[1-9]\d{0,14})$/.test(which))
    throw wrong('A complaint is named by its number or its reference.');
  return which;
}

export function withdrawalOf(which: string): string {
  if (!/^W-[2-9A-HJKMNP-Z]{8}$/.test(which)) throw wrong('A withdrawal is named by its reference, such as W-7KQ2M9XA.');
  return which;
}

/** As it is read or typed, with blanks or without. */
export function transferOf(which: string): string {
  const [reference, ...others] = referencesIn(which);
  if (!reference || others.length > 0) throw wrong('A transfer is named by its reference, such as RF19KDL0000017.');
  return reference;
}

/** Minor units of two decimals; null where none is named. */
export function sumOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  const cents = /^\d{1,6}[.,]\d{2}$/.test(said) ? Number(said.replace(/[.,]/, '')) : 0;
  if (!cents) throw wrong('--sum is a sum above nothing, such as 9.95.');
  return cents;
}

export function wordsOf(said: string | undefined, did: 'complained' | 'withdrew' = 'complained'): string {
  if (!said?.trim()) throw wrong(`--words has the reasons, for who ${did}.`);
  return said.trim().slice(0, 5000);
}

export const onlyOf = (said: string | undefined, what: 'photo' | 'message' = 'photo') =>
  said === undefined ? null : said.split(',').map((one) => numberOf(one.trim(), `--only: each ${what}`));

/** The beginning of a day, UTC. */
export function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw wrong('--until is a day such as 2026-12-24.');
  return day;
}
