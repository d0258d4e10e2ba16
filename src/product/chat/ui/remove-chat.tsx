import { useLazy } from '#platform/browser/use-lazy.ts';

export interface RemoveChatProps {
  conversationId: number;
  name: string;
  /** It is on the screen now, and is left when it is removed. */
  open: boolean;
  asking: boolean;
  onClose: () => void;
}

const loadPart = () => import('./remove-chat-dialog.tsx').then((module) => module.RemoveChatDialog);

/** Asks once, then takes the conversation out of this member's list at once and on the server after. */
export function RemoveChat(props: RemoveChatProps) {
  const Part = useLazy(loadPart, props.asking);
  return Part && <Part {...props} />;
}
