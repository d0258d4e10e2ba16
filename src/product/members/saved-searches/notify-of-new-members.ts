import { ageOn, dateOf } from '#platform/calendar.ts';
import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { issueLoginLink, issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { newMembersMail } from '../mails/mails.ts';
import type { MemberSearch } from '../search/contract.ts';
import { newInSearch } from './new-in-search.ts';
import { dueMembers, lockMember, lookedAt, postpone, takeDue, toldNow } from './queries.ts';
import { ALERTS_PURPOSE, newMembersFoundJob } from './saved-searches.ts';

const DAY_MS = 24 * 3600_000;
/** Between two times that one member is told: a day, less what a clock's hourly work may be late. */
const NOTIFY_INTERVAL_MS = DAY_MS - 1800_000;
/** Whoever joined so short a time ago may still be in a transaction that is not over; the next look finds them. */
const SETTLED_MS = 5 * 60_000;
/** Seconds that the link to end the mails works: a year. */
const LINK_AGE_SECONDS = 365 * 24 * 3600;
/** Members that one look of the clock tells at most, some hundred a second; the others wait for the next hour. */
const MAX_MEMBERS_PER_RUN = 20_000;
const COUNTED = 100;
const NAMED = 3;

export interface News {
  name: string;
  count: number;
  people: string;
  path: string;
}

export async function notifyOfNewMembers({ services, onSite }: JobTools): Promise<void> {
  const now = services.now();
  const due = await dueMembers(services.db, {
    now,
    day: new Date(now.getTime() - NOTIFY_INTERVAL_MS),
    most: MAX_MEMBERS_PER_RUN,
  });
  for (const { member_id, site_id } of due) {
    const { transaction } = await onSite(site_id);
    await transaction((call) => tell(call, member_id)).catch((err: unknown) =>
      services.log.error({ err, account: member_id }, 'a saved search was not looked at'),
    );
  }
}

async function tell(call: WriteCall, member: number): Promise<void> {
  const { tx, now, site } = call;
  // Two processes that look at the same time, each at another search of the member, would each tell.
  await lockMember(tx, { member });
  const due = await takeDue(tx, { member, now, day: new Date(now.getTime() - NOTIFY_INTERVAL_MS) });
  const [first] = due;
  if (!first) return void (await postpone(tx, { member, now }));
  const until = new Date(now.getTime() - SETTLED_MS);
  const news: News[] = [];
  let pushed = false;
  for (const { name, search, push, told_until } of due) {
    const found = await newInSearch(call, member, search, { after: told_until, until }, COUNTED);
    if (found.length === 0) continue;
    pushed ||= push;
    const people = found.slice(0, NAMED).map((one) => `${one.name}, ${ageOn(one.dob, dateOf(now))}`);
    news.push({ name, count: found.length, people: people.join(' · '), path: pathOf(search) });
  }
  await lookedAt(tx, { ids: due.map(({ id }) => id), until, now });
  const { to, language } = first;
  if (to === null) await postpone(tx, { member, now });
  if (news.length === 0) return;
  await toldNow(tx, { member, now });
  if (pushed) await call.enqueue(newMembersFoundJob, { to: member });
  if (to === null) return;
  const token = await issueMailToken(call, member, ALERTS_PURPOSE, LINK_AGE_SECONDS);
  await call.mail(newMembersMail, {
    account: member,
    to,
    locale: language,
    params: {
      news: JSON.stringify(news),
      count: news.length,
      login_url: await issueLoginLink(call, member),
      unsubscribe_url: `${site.origin}/api/saved-search-alerts-off.php?token=${token}`,
    },
  });
}

function pathOf(search: MemberSearch): string {
  const words = Object.entries({ ...search, sort: 'new' }).map(([name, value]) => [name, `${value}`]);
  return `/members?${new URLSearchParams(words)}`;
}
