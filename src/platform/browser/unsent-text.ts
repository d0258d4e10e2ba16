type Field = HTMLInputElement | HTMLTextAreaElement;

const written = new Set<Field>();
/** What is found again by being searched for is no loss, nor is a message: its draft is kept. */
const HARMLESS = '#composer, [type=search], [type=checkbox], [type=radio], [type=range]';

function note({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) written.add(target);
}

export function watchUnsentText(signal: AbortSignal): void {
  document.addEventListener('input', note, { capture: true, signal });
}

export function hasUnsentText(): boolean {
  for (const field of written) if (!field.isConnected) written.delete(field);
  return [...written].some((field) => field.value.trim() !== '' && !field.closest(HARMLESS));
}
