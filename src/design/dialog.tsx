import type { ReactNode, RefObject } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';

export type DialogProps = {
  open: boolean;
  /** Called when somebody closes it by the cross, Escape or a press outside. */
  onClose: () => void;
  /** Names the dialog; drawn as its headline unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** One or two sentences under the headline. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, which stay in sight while the rest scrolls: side by side, "no" as large as "yes". */
  footer?: ReactNode;
  /** Spoken name of the cross. */
  closeLabel: string;
  /** `false`: no cross, Escape and a press outside do nothing; the content must offer the way on. */
  dismissible?: boolean | undefined;
  /** No cross: the content has a button of its own to close with. */
  closeHidden?: boolean | undefined;
  /** s 440 px, m 560 px (default), l 920 px. On phones every dialog is a sheet at the bottom. */
  size?: 's' | 'm' | 'l' | undefined;
  /** A picture above everything (phones) or at the start side (`l`), edge to edge. */
  art?: ReactNode;
  /** The first control by default. `itself`: no control, for what opens by itself while somebody may be typing. */
  initialFocus?: RefObject<HTMLElement | null> | 'itself' | undefined;
};

const loadPart = () => import('./dialog-window.tsx').then((module) => module.DialogWindow);

/** Fetches the dialog's code ahead of its first opening, on hover for example. */
export function preloadDialog(): void {
  loadPart().catch(() => undefined);
}

/** A modal dialog. Renders nothing, and costs nothing, until it is first opened. */
export function Dialog(props: DialogProps) {
  const Part = useLazy(loadPart, props.open);
  return Part ? <Part {...props} /> : null;
}
