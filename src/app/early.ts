type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Early {
  /** The button that was pressed last. */
  press: HTMLElement | null;
  /** The form that was sent, and by which button. */
  sent: [form: HTMLFormElement, submitter: HTMLElement | null] | null;
  over: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Stands in the head of a page that the application takes over: keeps the last press and the form that is sent while the scripts
 * are still on their way. Where they do not come at all, the browser sends the form by itself, and gets the page again.
 */
export const EARLY_SCRIPT = `(function(w,h){var e=w.early={press:null,sent:null,over:false};
w.addEventListener("click",function(v){var b=!e.over&&v.target.closest("button");if(b&&(b.type=="button"||!b.form))e.press=b},true);
w.addEventListener("submit",function(v){if(e.over)return;v.preventDefault();e.sent=[v.target,v.submitter];h.dataset.waiting=""},true);
w.addEventListener("error",function(v){if(v.target.type!="module")return;e.over=true;delete h.dataset.waiting;if(e.sent)e.sent[0].requestSubmit(e.sent[1])},true)})(window,document.documentElement)`;

const FIELDS = 'input:not([type=hidden],[type=file]), textarea, select';

/**
 * Ends that: from here on React hears of presses itself. Call it right before the application takes the page over.
 * @returns what brings the application to the same state: it fills in again what was typed, chosen or filled in by the browser, and
 * then presses or sends. Call it once the page answers to presses.
 */
export function endEarly(root: HTMLElement): () => Promise<void> {
  const early = window.early;
  const typed = new Map<Field, string | boolean>();
  for (const field of root.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) typed.set(field, contentOf(field));
  const keep = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) typed.set(target as Field, contentOf(target as Field));
  };
  window.addEventListener('input', keep, true);
  const { press = null, sent = null } = early ?? {};
  if (early) early.over = true;
  return async () => {
    window.removeEventListener('input', keep, true);
    for (const [field, content] of typed) {
      if (field.isConnected) fillIn(field, content);
      // React renders what follows from one field before the next one is told.
      await null;
    }
    delete document.documentElement.dataset.waiting;
    if (press?.isConnected) press.click();
    if (sent?.[0].isConnected) sent[0].requestSubmit(sent[1]);
  };
}

const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const contentOf = (field: Field) => (isSwitch(field) ? field.checked : field.value);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.defaultSelected) && !field.selectedOptions[0]?.defaultSelected;
  return isSwitch(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Lets React see a content that it did not see coming: it compares with what it last saw, which is what is set by the
 * property that it puts on the field itself, not by the browser's own.
 */
function fillIn(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean' && isSwitch(field)) {
    // Of radio buttons only the chosen one speaks.
    if (field.type === 'radio' && !content) return;
    field.checked = !content;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(content);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const selection = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
  // Fields of addresses and numbers have no selection.
  if (selection?.[0] != null) field.setSelectionRange(selection[0], selection[1] ?? selection[0]);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
