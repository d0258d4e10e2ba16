import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { pause } from '#platform/browser/retry.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { MessageEvent } from '#product/chat/contract.ts';
import { isOpen } from '#product/chat/ui/reading.ts';
import { isSoundOn } from '#product/notifications/ui/device-sound.ts';
import { playSound } from '#product/notifications/ui/play-sound.ts';
import { isQuietNow } from '#product/notifications/ui/quiet-now.ts';
import { pageOf } from '../page-names.ts';
import { QUIET_PAGES } from './alert-table.ts';

export { prepareSound } from '#product/notifications/ui/play-sound.ts';

export interface LastSound {
  message: number;
  /** When it was heard, in milliseconds since 1970; 0: never. */
  playedAt: number;
}

interface Moment {
  message: number;
  last: LastSound;
  undisturbed: boolean;
  quietHours: boolean;
  now: number;
}

/** Milliseconds: of several messages that come at once one is heard. */
const MIN_GAP_MS = 2_000;

/** `known`: another tab has decided about it. */
export function soundOf({ message, last, undisturbed, quietHours, now }: Moment): 'known' | 'silent' | 'heard' {
  if (message <= last.message) return 'known';
  const justNow = Math.abs(now - last.playedAt) < MIN_GAP_MS;
  return undisturbed || quietHours || justNow ? 'silent' : 'heard';
}

/** Milliseconds by which the tab that the reader is at decides before all others. */
const OTHERS_DELAY_MS = 1_500;
const LOCK = 'message-sound';
const LAST = 'message-sound-last';

interface Around {
  router: AnyRouter;
  queryClient: QueryClient;
  transport: Transport;
}

export async function soundMessage({ message }: MessageEvent, around: Around): Promise<void> {
  if (message.mine || message.state) return;
  if (!document.hasFocus()) await pause(OTHERS_DELAY_MS);
  const quietHours = await isQuietNow(around.queryClient, around.transport);
  const decide = async () => {
    const last = lastSound();
    const undisturbed = document.hasFocus() && (isOpen(message.conversation_id) || isQuietPage(around.router));
    const now = Date.now();
    const sound = isSoundOn() ? soundOf({ message: message.id, last, undisturbed, quietHours, now }) : 'known';
    if (sound === 'known' || (sound === 'heard' && !(await playSound()))) return;
    noteSound({ message: message.id, playedAt: sound === 'heard' ? now : last.playedAt });
  };
  if (navigator.locks) await navigator.locks.request(LOCK, decide);
  else await decide();
}

const isQuietPage = (router: AnyRouter): boolean => {
  const { name } = pageOf(router.state.matches.at(-1)?.routeId);
  return QUIET_PAGES.some((page) => page === name);
};

function lastSound(): LastSound {
  try {
    const { message, playedAt } = JSON.parse(localStorage.getItem(LAST) ?? '{}');
    return { message: Number(message) || 0, playedAt: Number(playedAt) || 0 };
  } catch {
    return { message: 0, playedAt: 0 };
  }
}

function noteSound(last: LastSound): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(last));
  } catch {
    // Then each tab decides for itself.
  }
}
