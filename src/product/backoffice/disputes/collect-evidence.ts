import type { ReadCall } from '#platform/call.ts';
import type { DisputeEvidence } from './contract.ts';
import { type DisputeSource, loginsOf, receivedByDay, sentByDay, spentSince } from './queries.ts';

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface CollectedEvidence {
  readonly facts: DisputeEvidence;
  readonly logins: readonly { at: Date; last: Date; country: string | null; browser: string | null }[];
  readonly sent: readonly DayCount[];
  readonly received: readonly DayCount[];
}

/** Facts, counts and times, and no words of anybody. */
export async function collectEvidence({ sql }: Pick<ReadCall, 'sql'>, row: DisputeSource): Promise<CollectedEvidence> {
  const { account_id: account, ordered_at: ordered, completed_at: paid } = row;
  const since = paid ?? ordered;
  const logins = await loginsOf(sql, { account });
  const sent = await sentByDay(sql, { account, since });
  const received = await receivedByDay(sql, { account, since });
  const spent = await spentSince(sql, { account, since });
  return {
    facts: {
      ...{ ordered_at: ordered.toISOString(), paid_at: isoOf(paid), credits: row.credits },
      price: { amount: row.price, currency: row.price_currency },
      countries: {
        ...{ chosen: row.vat_evidence?.chosen ?? row.country, network: row.vat_evidence?.network ?? null },
        card: row.vat_evidence?.card ?? null,
      },
      consent:
        row.begin_at_once === null || row.begin_at_once_locale === null
          ? null
          : { version: row.begin_at_once, locale: row.begin_at_once_locale },
      receipt: row.receipt && row.receipt_at ? { number: row.receipt, issued_at: row.receipt_at.toISOString() } : null,
      ip: addressOf(row),
      logins: timesOf(
        logins.map(({ created_at, last_used_at }) => ({ count: 1, first: created_at, last: last_used_at })),
      ),
      sent: timesOf(sent),
      received: timesOf(received),
      spent: spent[0]?.spent ?? 0,
      refunded: { amount: row.refunded ?? 0, currency: row.price_currency },
      withdrawn_at: isoOf(row.withdrawn_at),
      terms: row.terms_from ? { from: row.terms_from.toISOString(), agreed_at: isoOf(row.terms_accepted_at) } : null,
    },
    logins: logins.map((one) => ({
      ...{ at: one.created_at, last: one.last_used_at, country: one.country, browser: one.user_agent },
    })),
    sent: sent.map(({ day, count }) => ({ day: day ?? '', count: count ?? 0 })),
    received: received.map(({ day, count }) => ({ day: day ?? '', count: count ?? 0 })),
  };
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function addressOf({ mandate_ip, mandate_at, browser, ordered_at }: DisputeSource): DisputeEvidence['ip'] {
  if (mandate_ip && mandate_at) return { address: mandate_ip, at: mandate_at.toISOString() };
  return browser?.ip ? { address: browser.ip, at: ordered_at.toISOString() } : null;
}

function timesOf(
  days: readonly { count: number | null; first: Date | null; last: Date | null }[],
): DisputeEvidence['logins'] {
  const last = days.reduce<Date | null>(
    (latest, day) => (latest && day.last && latest > day.last ? latest : day.last),
    null,
  );
  return {
    count: days.reduce((sum, day) => sum + (day.count ?? 0), 0),
    ...{ first: isoOf(days[0]?.first ?? null), last: isoOf(last) },
  };
}
