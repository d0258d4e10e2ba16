import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOutBy } from '#product/accounts/ui/until-log-out.ts';
import { followEvents, isConnected } from './event-source.ts';

/** A browser's stream, whose events the test makes. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static lines: Line[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_message: object) => {};
  #beat = (_message: object) => {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Line.lines.push(this);
  }
  addEventListener(_name: string, listener: (message: object) => void): void {
    this.#beat = listener;
  }
  close(): void {
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  beat(lastEventId: string): void {
    this.#beat({ lastEventId });
  }
  refuse(): void {
    this.readyState = 2;
    this.onerror();
  }
}

const heard = { onEvent: vi.fn(), onMissed: vi.fn(), onConnected: vi.fn(), onPoll: vi.fn() };
const calls = () => [heard.onMissed.mock.calls.length, heard.onPoll.mock.calls.length];
let leave = () => {};
const last = (): Line => {
  const line = Line.lines.at(-1);
  if (!line) throw new Error('No line was opened.');
  return line;
};

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
function show(visibilityState: 'visible' | 'hidden'): void {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('EventSource', Line);
  show('visible');
  vi.stubGlobal('document', tab);
  const own = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, own[name].bind(own));
  vi.stubGlobal('navigator', {});
  Line.lines = [];
  leave = followEvents(heard);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that was refused goes on where it was, and nothing is looked for again', () => {
  last().open();
  last().beat('here');
  last().onmessage({ data: '{"type":"like"}', lastEventId: 'there' });
  expect([isConnected(), heard.onEvent.mock.calls]).toEqual([true, [[{ type: 'like' }]]]);
  last().refuse();
  vi.advanceTimersByTime(3_000);
  expect([Line.lines.length, last().url]).toEqual([2, '/api/events.php?after=there']);
  last().open();
  last().beat('there');
  expect([isConnected(), calls()]).toEqual([true, [0, 0]]);
  // What waits for the server is told that it is there again; the first line is no news.
  expect(heard.onConnected).toHaveBeenCalledTimes(1);
});

test('without a line the page looks every 15 seconds while somebody sees it, and once more when there is one', () => {
  last().onerror();
  vi.advanceTimersByTime(60_000);
  expect([isConnected(), calls()]).toEqual([false, [0, 4]]);
  tab.visibilityState = 'hidden';
  vi.advanceTimersByTime(60_000);
  expect(calls()).toEqual([0, 4]);
  last().open();
  last().beat('here');
  vi.advanceTimersByTime(30_000);
  expect(calls()).toEqual([1, 4]);
});

test('a log-out ends the line before the server does, and one that failed brings it back', async () => {
  last().open();
  last().beat('7');
  let whileLoggingOut = 0;
  const failed = logOutBy(async () => {
    expect(last().readyState).toBe(Line.CLOSED);
    vi.advanceTimersByTime(130_000);
    show('hidden');
    show('visible');
    whileLoggingOut = Line.lines.length;
    throw new Error('offline');
  });
  await expect(failed).rejects.toThrow('offline');
  expect(whileLoggingOut).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(Line.lines).toHaveLength(2);
  expect(last().url).toBe('/api/events.php?after=7');
  last().open();
});

test('a line that says nothing for a minute is given up, and looked without meanwhile', () => {
  last().open();
  vi.advanceTimersByTime(45_000);
  expect([Line.lines.length, calls()]).toEqual([1, [0, 3]]);
  vi.advanceTimersByTime(15_000);
  expect(Line.lines.map(({ readyState }) => readyState)).toEqual([2, 0]);
});

function hearFor(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds / 2);
  last().beat('here');
  vi.advanceTimersByTime(milliseconds / 2);
}

async function hide(): Promise<void> {
  show('hidden');
  await vi.dynamicImportSettled();
}

test('a tab that nobody sees for a minute gives its line up, and goes on where it was when it is seen again', async () => {
  last().open();
  await hide();
  hearFor(59_000);
  show('visible');
  await hide();
  hearFor(59_000);
  expect([Line.lines.length, last().readyState]).toEqual([1, Line.OPEN]);
  hearFor(1_000);
  expect([last().readyState, isConnected()]).toEqual([Line.CLOSED, false]);
  vi.advanceTimersByTime(600_000);
  expect(Line.lines).toHaveLength(1);
  show('visible');
  expect([Line.lines.length, last().url]).toEqual([2, '/api/events.php?after=here']);
});

test('of many tabs out of sight one keeps its line, until it is seen', async () => {
  const locks = { request: vi.fn() };
  vi.stubGlobal('navigator', { locks });
  last().open();
  const hideWith = async (lock: object | null) => {
    locks.request.mockReset();
    await hide();
    hearFor(60_000);
    const [name, options, granted] = locks.request.mock.calls[0] ?? [];
    expect([name, options]).toEqual(['hidden-event-source', { ifAvailable: true }]);
    return { until: granted(lock) as Promise<void> | undefined };
  };
  const held = await hideWith({});
  expect(last().readyState).toBe(Line.OPEN);
  show('visible');
  await held.until;
  expect(await hideWith(null)).toEqual({ until: undefined });
  expect(last().readyState).toBe(Line.CLOSED);
});
