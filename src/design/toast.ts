import type { ReactNode } from 'react';

export type Toast = {
  id: number;
  title: ReactNode;
  text?: ReactNode;
  tone: 'plain' | 'success' | 'like' | 'danger' | 'offline';
  /** Milliseconds on screen; `null` stays until it is closed. */
  lasts: number | null;
  action?: { label: string; onPress: () => void } | undefined;
};

export type ToastInput = Omit<Toast, 'id' | 'tone' | 'lasts'> & {
  tone?: Toast['tone'] | undefined;
  lasts?: number | null | undefined;
};

const MAX_SHOWN = 3;
const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The oldest leaves when a fourth comes; with an action or a failure it stays. @returns its id, for `closeToast`. */
export function toast(input: ToastInput): number {
  lastId += 1;
  const { tone = 'plain' } = input;
  const lasts = input.lasts === undefined ? (input.action || tone === 'danger' ? null : 6000) : input.lasts;
  set([...toasts, { ...input, id: lastId, tone, lasts }].slice(-MAX_SHOWN));
  return lastId;
}

export function closeToast(id: number): void {
  const rest = toasts.filter((one) => one.id !== id);
  if (rest.length !== toasts.length) set(rest);
}

export function closeAllToasts(): void {
  if (toasts.length > 0) set(NONE);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readToasts = () => toasts;

/** A server never shows one: its store is shared by every reader. */
export const readServerToasts = () => NONE;
