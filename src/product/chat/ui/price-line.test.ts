import { describe, expect, test } from 'vitest';
import type { ConversationReply } from '../conversations/contract.ts';
import { canSend, writingOf } from './price-line.tsx';

const site = { message_credits: 5, free_conversations: 2 };
const free = {
  status: 'active',
  credits: 10,
  welcome_credits: 10,
  paid_user: false,
  free_conversations_left: 1,
} as const;
const premium = {
  status: 'active',
  credits: 85,
  welcome_credits: 0,
  paid_user: true,
  free_conversations_left: null,
} as const;
const opened = { conversation: { id: 12, messages: [] } };
const unopened = { conversation: null };
const reply = (
  can_write: ConversationReply['can_write'],
  next_message_credits: number,
  which: Pick<ConversationReply, 'conversation'>,
) => ({ can_write, next_message_credits, ...which });

describe('Under the composer stands', () => {
  test('that opening is free, and how many free ones are left', () =>
    expect(writingOf(reply('yes', 0, unopened), free, site, [])).toEqual({
      state: 'free',
      left: 1,
      total: 2,
      balance: 10,
    }));

  test('the price in a conversation that has begun', () =>
    expect(writingOf(reply('yes', 5, opened), premium, site, [])).toEqual({
      state: 'priced',
      credits: 5,
      welcome: 0,
      balance: 85,
    }));

  test('the price of the second message while the first, free one is on its way', () =>
    expect(writingOf(reply('yes', 0, unopened), free, site, [{ cost: 0 }])).toEqual({
      state: 'priced',
      credits: 5,
      welcome: 10,
      balance: 10,
    }));

  test('the welcome credits that are left to pay for it, without those of messages on their way', () => {
    const writing = writingOf(reply('yes', 5, opened), { ...free, credits: 15, welcome_credits: 10 }, site, [
      { cost: 5 },
    ]);
    expect(writing).toEqual({ state: 'priced', credits: 5, welcome: 5, balance: 10 });
  });

  test('a balance without what is on its way, and the refusal as soon as it is too low', () => {
    const sending = [{ cost: 5 }, { cost: 5 }];
    const writing = writingOf(reply('yes', 5, opened), free, site, sending);
    expect(writing).toEqual({ state: 'not_enough_credits', credits: 5, balance: 0 });
    expect(canSend(writing)).toBe(false);
  });

  test('the price again as soon as credits have arrived, though the conversation was loaded before', () => {
    const stale = reply('not_enough_credits', 5, opened);
    expect(writingOf(stale, { ...free, credits: 0 }, site, []).state).toBe('not_enough_credits');
    expect(writingOf(stale, premium, site, []).state).toBe('priced');
  });

  test('that free conversations are used up, until the member is premium', () => {
    const stale = reply('premium_only', 5, unopened);
    expect(writingOf(stale, { ...free, free_conversations_left: 0 }, site, []).state).toBe('premium_only');
    expect(writingOf(stale, premium, site, [])).toEqual({ state: 'priced', credits: 5, welcome: 0, balance: 85 });
  });

  test('the same of somebody who has not confirmed the address, whose message waits', () => {
    const waiting = { ...free, status: 'not_confirmed' } as const;
    expect(writingOf(reply('yes', 0, unopened), waiting, site, []).state).toBe('free');
    expect(writingOf(reply('yes', 5, opened), waiting, site, []).state).toBe('priced');
  });

  test('free again after an opening that could not be delivered', () => {
    const line = { id: 1, conversation_id: 3, key: 'one', body: 'Hello', created_at: '2026-11-01T12:00:00Z' };
    const returned = { ...line, mine: true, read: false, state: 'returned' } as const;
    const again = { conversation: { id: 3, messages: [returned] } };
    expect(writingOf(reply('yes', 0, again), free, site, []).state).toBe('free');
  });

  test('that nobody can be reached, whatever the balance', () => {
    expect(writingOf(reply('gone', 5, opened), premium, site, []).state).toBe('gone');
    expect(writingOf(reply('blocked', 5, opened), premium, site, []).state).toBe('blocked');
  });
});
