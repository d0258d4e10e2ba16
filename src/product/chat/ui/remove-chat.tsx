import { useLazy } from '#platform/browser/use-lazy.ts';
import type { RemoveChatProps } from './remove-chat-dialog.tsx';

const loadPart = () => import('./remove-chat-dialog.tsx').then((module) => module.RemoveChatDialog);

/** Asks once, then takes the conversation out of this member's list at once and on the server after. */
export function RemoveChat(props: RemoveChatProps) {
  const Part = useLazy(loadPart, props.asking);
  return Part && <Part {...props} />;
}
