import type { Early, Field } from './early.ts';

export async function doAgain(root: HTMLElement, { fields, press, sent }: Early): Promise<void> {
  await awake(root);
  for (const [field, content] of fields) {
    if (field.isConnected) fillIn(field, content);
    // React renders what follows from one field before the next one is told.
    await null;
  }
  delete document.documentElement.dataset.waiting;
  if (press?.isConnected) press.click();
  if (sent?.[0].isConnected) sent[0].requestSubmit(sent[1]);
}

/** React compares with what it last saw, which is set by the property that it puts on the field itself. */
function fillIn(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean') {
    // Of radio buttons only the chosen one speaks.
    if (!(field instanceof HTMLInputElement) || (field.type === 'radio' && !content)) return;
    field.checked = !content;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = content;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const selection = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
  // Fields of addresses and numbers have no selection.
  if (typeof selection?.[0] === 'number') field.setSelectionRange(selection[0], selection[1] ?? selection[0]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function awake(root: HTMLElement): Promise<void> {
  const begun = () => root.querySelector('[data-hydrated]') !== null;
  if (begun()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!begun()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { subtree: true, attributeFilter: ['data-hydrated'], childList: true });
  });
}
