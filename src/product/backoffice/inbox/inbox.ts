import type { Authenticated, CallFacts, ReadCall } from '#platform/call.ts';
import { givenToTeam } from '#product/chat/answers/answers.ts';
import { scopeOf } from '../desk/desk.ts';
import { type InboxInput, type InboxReply, type InboxRow, MAX_INBOX_ROWS } from './contract.ts';
import { concernIn, inboxScope } from './policy.ts';
import { allChats, type ChatListRow, myChats, myInbox, waitingChats, waitingInbox } from './queries.ts';

const DAY_MS = 24 * 3600_000;
const MINE_DAYS = 7;
const RANKS = { asks: 0, meets: 1 } as const;

export async function list(call: Authenticated<ReadCall>, { site, view }: InboxInput): Promise<InboxReply> {
  const { sql, now } = call;
  const { sites } = await scopeOf(call, site);
  const known = inboxScope(call, sites);
  const own = { ...known, mine: new Date(now.getTime() - MINE_DAYS * DAY_MS) };
  const found = await givenToTeam<ChatListRow>(call, async () => {
    if (view === 'waiting') return waitingChats(sql, known);
    return view === 'mine' ? myChats(sql, own) : allChats(sql, known);
  });
  const rows = await Promise.all(found.map((row) => rowView(call, row)));
  // Who asks and who wants to meet comes first; of the same, the order of the statement stays.
  const rank = ({ concern }: InboxRow) => (concern === null ? 2 : RANKS[concern]);
  if (view === 'waiting') rows.sort((one, other) => rank(one) - rank(other));
  return {
    rows: rows.slice(0, MAX_INBOX_ROWS),
    waiting: (await waitingInbox.one(sql, known))?.count ?? 0,
    mine: (await myInbox.one(sql, own))?.count ?? 0,
  };
}

async function rowView({ sites }: Pick<CallFacts, 'sites'>, row: ChatListRow): Promise<InboxRow> {
  return {
    conversation: row.conversation_id,
    member: { id: row.member_id, name: row.member_name, photo: row.member_photo },
    profile: { id: row.profile_id, name: row.profile_name, photo: row.profile_photo },
    site: (await sites.byId(row.site_id)).settings.name,
    last_message: row.last_message_id,
    text: row.last_carries === 'removed' ? '' : row.last_text,
    at: row.last_at.toISOString(),
    waits: row.waits,
    concern: row.waits ? concernIn(row.unanswered) : null,
    taken_by: row.taken_by,
  };
}
