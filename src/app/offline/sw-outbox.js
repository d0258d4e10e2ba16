// Sends what a member wrote while the server could not be reached, once it can, also when no page is open any more. Pages keep it
// too and send it under the same keys: whoever comes second is told what the first one was.
const TAG = 'outbox';
const PATH = '/api/chat.php';
const SEND_TIMEOUT_MS = 20_000;
/** What is older is not sent without being asked for. */
const STALE_AFTER_MS = 24 * 3_600_000;

self.addEventListener('message', (event) => {
  if (event.data?.type === 'outbox') event.waitUntil(keep(event.data));
});

/** Every browser keeps it for the offline page; only some wake the worker to send it. */
async function keep({ account, waiting }) {
  await self.kept.put(account, 'outbox', waiting);
  if (waiting.length) await self.registration.sync?.register(TAG).catch(() => {});
}

self.addEventListener('sync', (event) => {
  if (event.tag === TAG) event.waitUntil(sendAll());
});

/** @throws where something is left that a later try may send: then the browser wakes the worker again. */
async function sendAll() {
  const account = await self.kept.account();
  const kept = await self.kept.get('outbox');
  if (account === null || !kept) return;
  const lanes = Map.groupBy(kept.value, ({ profile }) => profile);
  const left = (await Promise.all([...lanes].map((lane) => sendLane(account, ...lane)))).flat();
  await self.kept.put(account, 'outbox', left);
  if (left.length) throw new Error('not all was sent');
}

/** What goes to one member goes in its order, and not while a page sends it. @returns what is left. */
const sendLane = (account, profile, messages) =>
  self.navigator.locks.request(`chat-outbox:${account}:${profile}`, { ifAvailable: true }, async (lock) => {
    // The page tells what becomes of it.
    if (!lock) return [];
    for (const [at, message] of messages.entries()) if (!(await isSettled(message))) return messages.slice(at);
    return [];
  });

/** Whether the server has it, refused it for good, or it is too late for it: its page says which. */
async function isSettled({ at, input }) {
  if (!(Math.abs(Date.now() - Date.parse(at)) < STALE_AFTER_MS)) return true;
  const answer = await fetch(PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }).catch(() => null);
  return answer !== null && answer.status < 500;
}
