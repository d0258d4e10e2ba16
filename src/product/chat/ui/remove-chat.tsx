import { useLazyPart } from '#design/use-lazy-part.ts';

export interface RemoveChatProps {
  conversationId: number;
  name: string;
  /** It is on the screen now, and is left when it is removed. */
  open: boolean;
  asking: boolean;
  onClose: () => void;
}

const loadPart = () => import('./remove-chat-part.tsx').then((module) => module.RemoveChatPart);

/** Asks once, then takes the conversation out of this member's list at once and on the server after. */
export function RemoveChat(props: RemoveChatProps) {
  const Part = useLazyPart(loadPart, props.asking);
  return Part && <Part {...props} />;
}
