import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent } from '#platform/realtime/bus.ts';
import type { Person } from '../people.ts';

export type Caller = Pick<Person, 'cookie'>;

/** `body` is the answer as it came, so that tests see what a client would. */
export interface Answer {
  status: number;
  headers: Headers;
  body: ReturnType<JSON['parse']>;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  payload?: object;
  bytes?: Uint8Array;
  /** Milliseconds after which the caller gives up. */
  timeoutMs?: number;
  /** Network address that a proxy would name; limits count by it. */
  from?: string;
}

/** One call of the API. @throws when no answer comes. */
export async function call(url: string, who: Caller | null, path: string, options: Call = {}): Promise<Answer> {
  const { method = options.payload ? 'POST' : 'GET', payload, bytes, timeoutMs = 30_000, from } = options;
  const reply = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(who && { cookie: who.cookie }),
      ...(payload && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
    ...(bytes && { body: Buffer.from(bytes) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
}

/** Logs in by password. @returns who calls from now on. */
export async function logIn(url: string, login: string, password: string): Promise<Caller> {
  const { status, headers, body } = await call(url, null, '/api/user.php', { payload: { login, password } });
  if (status !== 200) throw new Error(`${login} could not log in: ${JSON.stringify(body)}`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

/** A message as an app keeps it until it was answered: every try has the same key. */
export interface Message {
  from: Caller;
  to: number;
  key: string;
  body: string;
  /** The key of a gift that it carries. */
  gift?: string;
  /** A photo that it carries, as far as it has come. */
  photo?: { bytes: Uint8Array; upload?: string; id?: number };
}

export const messageTo = (from: Caller, to: number, body: string): Message => ({ from, to, key: randomUUID(), body });

/** Tries once. @returns null when nobody knows what became of it: no answer, or a failure of the server. */
export async function trySending(url: string, message: Message): Promise<Answer | null> {
  const { from, to, key, body, gift, photo } = message;
  try {
    const refused = photo && !photo.id && (await makePhoto(url, message, photo));
    if (refused) return refused;
    const carried = { ...(gift && { gift }), ...(photo && { photo_id: photo.id }) };
    const answer = await call(url, from, '/api/chat.php', { payload: { profile_id: to, key, body, ...carried } });
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}

/** Uploads a photo and makes it ready, from where it was left. @returns a refusal. @throws when a step of it is not answered. */
async function makePhoto(
  url: string,
  { from, to }: Message,
  photo: NonNullable<Message['photo']>,
): Promise<Answer | null> {
  const path = '/api/photo-upload.php';
  const steps: [path: () => string, options: () => Call, then: (body: Answer['body']) => void][] = [
    [() => path, () => ({ payload: { size: photo.bytes.length, for_chat: true } }), ({ id }) => (photo.upload = id)],
    [() => `${path}?id=${photo.upload}&offset=0`, () => ({ method: 'PUT', bytes: photo.bytes }), () => undefined],
    [
      () => '/api/chat-photo.php',
      () => ({ payload: { upload: photo.upload, profile_id: to } }),
      (body) => (photo.id = body.photo.id),
    ],
  ];
  for (const [where, how, then] of photo.upload ? steps.slice(1) : steps) {
    const answer = await call(url, from, where(), how());
    if (answer.status >= 500) throw new Error(`${where()} failed.`);
    if (answer.status !== 200) return answer;
    then(answer.body);
  }
  return null;
}

/** Tries until it is answered, at whatever address serves at that moment. @param inVain is told of each try that was not. */
export async function sendUntilAnswered(
  url: () => string,
  message: Message,
  inVain: () => void = () => {},
): Promise<Answer> {
  for (;;) {
    const answer = await trySending(url(), message);
    if (answer) return answer;
    inVain();
    await wait(200);
  }
}

/** Waits until something is so. @throws with `what` when it does not become so in time. */
export async function until(what: string, so: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const giveUp = Date.now() + seconds * 1000;
  while (!(await so())) {
    if (Date.now() > giveUp) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await wait(20);
  }
}

/** An open page of a member. */
export interface Page {
  /** Live events so far, of all its streams. */
  events: LiveEvent[];
  /** Streams that were opened so far: a browser opens the next one by itself, and says what it heard last. */
  streams: number;
  /** The id of what was heard last. */
  lastId: string;
  open: boolean;
  close(): void;
}

/** Opens a member's event stream, and the next one whenever it ends, as browsers do. @param at where; asked each time. @param lastId what an earlier page heard last. */
export async function openPage(at: string | (() => string), { cookie }: Caller, lastId = ''): Promise<Page> {
  const leaving = new AbortController();
  const page: Page = { events: [], streams: 0, lastId, open: false, close: () => leaving.abort() };
  let retry = 3000;
  const read = async () => {
    const url = typeof at === 'string' ? at : at();
    const headers = { cookie, ...(page.lastId && { 'last-event-id': page.lastId }) };
    const reply = await fetch(`${url}/api/events.php`, { headers, signal: leaving.signal });
    if (reply.status !== 200) throw new Error(`The event stream was refused with ${reply.status}.`);
    page.streams += 1;
    let text = '';
    for await (const chunk of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = `${text}${chunk}`.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
        retry = Number(fields.get('retry') ?? retry);
        if (fields.has('data') && !fields.has('event')) page.events.push(JSON.parse(fields.get('data') ?? ''));
        page.lastId = fields.get('id') ?? page.lastId;
        page.open = true;
      }
    }
  };
  const stay = async () => {
    while (!leaving.signal.aborted) {
      await read().catch(() => {});
      page.open = false;
      await wait(retry, null, { signal: leaving.signal }).catch(() => {});
    }
  };
  stay();
  await until('an event stream opens', () => page.open);
  return page;
}

/** Whether a page was told of a message. */
export const heard = ({ events }: Page, key: string): boolean =>
  events.some(({ type, message }) => type === 'message' && (message as { key: string }).key === key);
