import { UNTIL_LOG_OUT } from '#product/accounts/ui/until-log-out.ts';
import type { ChatListItem } from '../conversations/contract.ts';

/** SPEC 3: whom somebody wrote with last in this browser, and when. */
export interface LastChat {
  member: number;
  profile: number;
  /** SPEC 4, the start-conversation flag: somebody has written. */
  started: boolean;
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

const LAST_CHAT = `${UNTIL_LOG_OUT}last-chat`;

export function noteLastChat(last: Omit<LastChat, 'at'>): void {
  try {
    localStorage.setItem(LAST_CHAT, JSON.stringify({ ...last, at: Date.now() }));
  } catch {
    // Browsers that keep nothing open the list alone.
  }
}

export function forgetLastChat(): void {
  try {
    localStorage.removeItem(LAST_CHAT);
  } catch {}
}

const LAST_CHAT_TTL_MS = 24 * 3_600_000;

export function lastChatIn(chats: readonly ChatListItem[], member: number): number | null {
  const last = read();
  const age = Date.now() - (last?.at ?? Number.NaN);
  if (last?.member !== member || !last.started || !(age >= 0 && age < LAST_CHAT_TTL_MS)) return null;
  return chats.find(({ profile: { id, deleted } }) => id === last.profile && !deleted)?.conversation.id ?? null;
}

function read(): Partial<LastChat> | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_CHAT) ?? 'null');
  } catch {
    return null;
  }
}

export const COMPOSER = 'composer';

interface Place {
  member: number;
  path: string;
  /** The first message of those on the screen; null: the newest were there, and what one writes. */
  message: number | null;
  /** Pixels from the top of the thread down to that message. */
  offset: number;
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

/** Another tab may come back from the bank. */
const KEY = `${UNTIL_LOG_OUT}chat-place`;
/** Milliseconds that a purchase may take. */
const PLACE_TTL_MS = 3_600_000;
/** Pixels from the end that still count as the end. */
const NEAR = 48;
/** Milliseconds in which what a thread fetches for its messages has come, and they stand still. */
const SETTLE_MS = 2_000;
const BY_HAND = ['wheel', 'pointerdown', 'keydown'] as const;

/** @returns what ends it. */
export function keepPlace(member: number): () => void {
  const place = takePlace(member);
  const leave = place && returnTo(place);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="/credits"], a[href^="/premium"]')) notePlace(member);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    leave?.();
    document.removeEventListener('click', onClick, true);
  };
}

const thread = () => document.querySelector('[role=log]')?.closest('section') ?? null;

const below = (box: Element, message: Element) => message.getBoundingClientRect().top - box.getBoundingClientRect().top;

function notePlace(member: number): void {
  const box = thread();
  if (!box) return;
  const shown = [...box.querySelectorAll<HTMLElement>('[data-message]')];
  // Zero is the end; above it the position is negative.
  const first = -box.scrollTop < NEAR ? null : shown.find((one) => below(box, one) + one.offsetHeight > 0);
  const place: Place = {
    member,
    path: location.pathname,
    message: Number(first?.dataset.message) || null,
    offset: first ? below(box, first) : 0,
    at: Date.now(),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Where nothing is kept, one comes back to the newest.
  }
}

function takePlace(member: number): Place | null {
  try {
    const place: Partial<Place> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { path, message, offset, at = 0 } = place;
    const age = Date.now() - at;
    const stale = !(age >= 0 && age < PLACE_TTL_MS);
    if (stale || (place.member === member && path === location.pathname)) localStorage.removeItem(KEY);
    const whole = (message === null || Number.isInteger(message)) && Number.isFinite(offset);
    return !stale && place.member === member && path === location.pathname && whole ? (place as Place) : null;
  } catch {
    return null;
  }
}

function returnTo({ message, offset }: Place): () => void {
  const box = thread();
  if (message === null || !box) {
    goOnWriting();
    return () => undefined;
  }
  const look = () => {
    const found = box.querySelector(`[data-message="${message}"]`);
    if (found) box.scrollTop += below(box, found) - offset;
  };
  const watch = new ResizeObserver(look);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const type of BY_HAND) box.removeEventListener(type, end);
  };
  const timer = setTimeout(end, SETTLE_MS);
  for (const type of BY_HAND) box.addEventListener(type, end, { passive: true });
  look();
  for (const part of box.children) watch.observe(part);
  return end;
}

function goOnWriting(): void {
  const area = document.getElementById(COMPOSER);
  if (!(area instanceof HTMLTextAreaElement) || !area.value || document.activeElement !== document.body) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(-1, -1);
}
