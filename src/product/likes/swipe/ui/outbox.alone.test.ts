import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint, InputOf, ReplyOf } from '#platform/http/endpoint.ts';
import { ApiError, type Transport } from '#platform/http/transport.ts';
import { storageOf } from '#tests/storage.ts';
import type { Decision } from './applied.ts';

let kept: Map<string, string>;
let posted: string[];
let answers: (() => Promise<unknown>)[];
let heard: string[];

const transport: Transport = {
  get: () => Promise.reject(new Error('nothing is loaded here')),
  call: <E extends Endpoint>({ method }: E, input: InputOf<E>) => {
    const { profile_id, verdict = 'undo' } = input as { profile_id: number; verdict?: string };
    posted.push(`${method} ${verdict} ${profile_id}`);
    const answer = answers.shift() ?? (async () => ({ match: false, left: 3, next_at: null }));
    return answer() as Promise<ReplyOf<E>>;
  },
};
const hearing = {
  onDone: async ({ verdict, id }: Decision) => {
    heard.push(`${verdict} ${id} done`);
  },
  onRefused: async ({ verdict, name }: Decision, { message }: ApiError) => {
    heard.push(`${verdict} of ${name}: ${message}`);
  },
};
const fail =
  (status: number, code = 'code', text = '') =>
  async () => {
    throw new ApiError(status, code, text);
  };
/** A page that was just loaded: what was in its memory is gone. */
async function reload(member = 7) {
  vi.resetModules();
  const outbox = await import('./outbox.ts');
  outbox.openOutbox(member);
  const decide = (verdict: Decision['verdict'], id: number) => outbox.decide({ verdict, id, name: `member ${id}` });
  return { decide, send: (leave?: boolean) => outbox.sendWaiting({ transport, ...hearing }, leave) };
}

beforeEach(() => {
  vi.useFakeTimers();
  [kept, posted, answers, heard] = [new Map(), [], [], []];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storageOf(kept));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Decisions of the swipe game', () => {
  test('are sent in their order, each once, and then leave the browser', async () => {
    const { decide, send } = await reload();
    decide('pass', 1);
    decide('undo', 1);
    decide('like', 1);
    await Promise.all([send(), send()]);
    expect(posted).toEqual(['POST pass 1', 'DELETE undo 1', 'POST like 1']);
    expect(heard).toEqual(['pass 1 done', 'undo 1 done', 'like 1 done']);
    expect([...kept]).toEqual([]);
  });

  test('of an earlier version, kept as one list, are sent first and leave the browser', async () => {
    const decision = { key: 'a', verdict: 'like', id: 1, name: 'Marit', at: '2026-11-27T10:00:00.000Z' };
    kept.set('swipe-outbox:7', JSON.stringify([decision, null, { ...decision, key: 'b', verdict: 'pass', id: 2 }]));
    const { decide, send } = await reload();
    decide('pass', 3);
    await send();
    expect(posted).toEqual(['POST like 1', 'POST pass 2', 'POST pass 3']);
    expect([...kept]).toEqual([]);
  });

  test('that could not be sent survive a reload, and are sent after it', async () => {
    const before = await reload();
    before.decide('like', 1);
    before.decide('pass', 2);
    const after = await reload();
    await after.send();
    expect(posted).toEqual(['POST like 1', 'POST pass 2']);
  });

  test('are kept as soon as they are made, though the page shows them a moment later', async () => {
    const { decide, send } = await reload();
    const show = decide('pass', 1);
    expect([...kept.values()].map((text) => JSON.parse(text))).toMatchObject([{ verdict: 'pass', id: 1 }]);
    await (await reload()).send();
    expect(posted).toEqual(['POST pass 1']);
    show();
    await send();
    expect(posted).toHaveLength(1);
  });

  test('wait without a connection, in their order, and go out as soon as it is back', async () => {
    const { decide, send } = await reload();
    answers = [fail(0), fail(503), fail(0)];
    decide('like', 1);
    decide('pass', 2);
    const sent = send();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(posted).toEqual(['POST like 1', 'POST like 1', 'POST like 1']);
    window.dispatchEvent(new Event('online'));
    await sent;
    expect(posted.slice(3)).toEqual(['POST like 1', 'POST pass 2']);
    expect(heard).toEqual(['like 1 done', 'pass 2 done']);
  });

  test('that the server refuses are told with its reason, and those behind them go on', async () => {
    const { decide, send } = await reload();
    answers = [fail(403, 'swipe_limit', 'The next one comes in 5 h 12 min.')];
    decide('like', 5);
    decide('pass', 6);
    await send();
    expect(heard).toEqual(['like of member 5: The next one comes in 5 h 12 min.', 'pass 6 done']);
    expect(posted).toHaveLength(2);
  });

  test('are kept for whoever was logged out, and never go out in the name of somebody else', async () => {
    const anna = await reload(7);
    answers = [fail(403, 'authentication_required')];
    anna.decide('like', 1);
    await anna.send();
    const other = await reload(8);
    await other.send();
    expect(posted).toEqual(['POST like 1']);
    await (await reload(7)).send();
    expect(posted).toEqual(['POST like 1', 'POST like 1']);
  });

  test('are left to another tab that is sending, unless they were made here', async () => {
    const { decide, send } = await reload();
    const request = vi.fn(async (_name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => unknown) =>
      work(ifAvailable ? null : {}),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    decide('pass', 1);
    await send(true);
    expect(posted).toEqual([]);
    await send();
    expect(posted).toEqual(['POST pass 1']);
  });

  test('are sent also where the browser keeps nothing, and what is no decision is left aside', async () => {
    kept.set('swipe-outbox:7:x', JSON.stringify({ verdict: 'steal', id: 1, key: 'x', order: 1 }));
    const { send } = await reload();
    await send();
    expect(posted).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    const forgetful = await reload();
    forgetful.decide('pass', 3);
    await forgetful.send();
    expect(posted).toEqual(['POST pass 3']);
  });
});
