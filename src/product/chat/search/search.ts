import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { wordsIn } from '#platform/words-in.ts';
import { cardsIn } from '#product/members/cards-of.ts';
import { itemOf } from '../conversations/conversations.ts';
import { afterPage, placeIn } from '../conversations/policy.ts';
import { given } from '../delivery/given.ts';
import { removedText } from '../removals/removals.ts';
import type { ChatSearch, FoundChat, FoundChats } from './contract.ts';
import { patternOf } from './policy.ts';
import { foundRows } from './queries.ts';

const PAGE = 50;

const next = new WeakMap<ReadCall, string>();

export async function findChats(call: Authenticated<ReadCall>, input: ChatSearch): Promise<FoundChats> {
  const { search = '', unread = false } = input;
  const asked = {
    viewer: call.actor.id,
    pattern: patternOf(search),
    unread,
    history: call.site.settings.chat_history_limit,
    most: PAGE + 1,
    ...placeIn(input.before),
  };
  const rows = await given(call, () => foundRows(call.sql, asked));
  const before = afterPage(rows, PAGE);
  if (before) {
    const told = new URLSearchParams({ ...(search && { search }), ...(unread && { unread: '1' }), before });
    next.set(call, told.toString());
  }
  const page = rows.slice(0, PAGE);
  const cards = cardsIn(call, page);
  const removed = removedText(call);
  return {
    chats: page.map((row, index) => ({
      ...itemOf(row, cards[index], call.actor.id, removed),
      ...foundIn(row, call.actor.id, search),
    })),
  };
}

function foundIn(row: RowOf<typeof foundRows>, viewer: number, search: string): Pick<FoundChat, 'found'> {
  const { found_id: id, found_body: body, found_at: at } = row;
  if (id === null || body === null || !at) return {};
  const mine = row.found_sender === viewer;
  const hidden = !mine && wordsIn(row.hidden_words ?? [])?.(body) === true;
  return {
    found: {
      id,
      body: hidden ? '' : excerptOf(body, search),
      mine,
      created_at: at.toISOString(),
      ...(hidden && { hidden }),
    },
  };
}

/** Characters of a message that a list has room for, and of those before what was found. */
const ROOM = 140;
const LEAD = 20;

function excerptOf(body: string, search: string): string {
  const at = body.toLowerCase().indexOf(search.trim().toLowerCase());
  if (at <= LEAD) return body.slice(0, ROOM).toWellFormed();
  const from = body.indexOf(' ', at - LEAD - 1) + 1;
  const start = from > 0 && from <= at ? from : at;
  return `… ${body.slice(start, start + ROOM)}`.toWellFormed();
}

export const nextFound = (call: ReadCall): string | null => next.get(call) ?? null;
