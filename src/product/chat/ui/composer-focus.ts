let wanted = false;

/** Called before a conversation moves to its own address while its member writes: the next composer goes on. */
export function keepComposerFocus(): void {
  wanted = document.activeElement instanceof HTMLTextAreaElement;
}

/** True once after `keepComposerFocus`. */
export function takeComposerFocus(): boolean {
  const was = wanted;
  wanted = false;
  return was;
}
