/** What was done on a page before the application was there. */
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

/** A field that a page can hold. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the application has to do again to be where its user is. */
export interface EarlyDoings extends Pick<Early, 'press' | 'sent'> {
  fields: ReadonlyMap<Field, string | boolean>;
}

/**
 * Ends that: from here on React hears of everything itself. Call it right before the application takes the page over.
 * @returns what was typed, chosen or filled in by the browser, pressed and sent before; null for nothing.
 */
export function endEarly(root: HTMLElement): EarlyDoings | null {
  const { press = null, sent = null } = window.early ?? {};
  if (window.early) window.early.over = true;
  const touched = [...root.querySelectorAll<Field>(FIELDS)].filter(isTouched);
  if (!press && !sent && touched.length === 0) return null;
  const fields = new Map(touched.map((field) => [field, contentOf(field)]));
  // What is typed from now on React hears, with all that stands in its field.
  window.addEventListener('input', ({ target }) => fields.delete(target as Field), true);
  return { press, sent, fields };
}

const isSwitch = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
const contentOf = (field: Field) => (isSwitch(field) ? (field as HTMLInputElement).checked : field.value);

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.defaultSelected) && !field.selectedOptions[0]?.defaultSelected;
  return isSwitch(field)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}
