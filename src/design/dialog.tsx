import { useLazy } from '#platform/browser/use-lazy.ts';
import type { DialogProps } from './dialog-window.tsx';

const loadPart = () => import('./dialog-window.tsx').then((module) => module.DialogWindow);

export function preloadDialog(): void {
  loadPart().catch(() => undefined);
}

/** A modal dialog. Renders nothing, and costs nothing, until it is first opened. */
export function Dialog(props: DialogProps) {
  const Part = useLazy(loadPart, props.open);
  return Part ? <Part {...props} /> : null;
}
