let open: number | null = null;

/** Remembers which conversation is on the screen; returns what forgets it. */
export function enterConversation(id: number): () => void {
  open = id;
  return () => {
    if (open === id) open = null;
  };
}

/** True when somebody is looking at this conversation now: what arrives there is read at once. */
export const isBeingRead = (id: number): boolean => open === id && document.visibilityState === 'visible';
