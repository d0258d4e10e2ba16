export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Early {
  press: HTMLElement | null;
  sent: [form: HTMLFormElement, submitter: HTMLElement | null] | null;
  /** What was typed, chosen or filled in by the browser, and React has not heard of since. */
  fields: ReadonlyMap<Field, string | boolean>;
}

declare global {
  interface Window {
    /** To be called right before React takes the page over, and hears of presses itself. Nothing if nothing was done. */
    endEarly?: () => Early | undefined;
  }
}

const FIELDS = ['input:not([type=hidden],[type=file])', 'textarea', 'select'].map((field) => `#root ${field}`).join();

/** Asked for what was done before (`window.endEarly`). Where no scripts come, the browser sends the form by itself. */
const earlyScript = (
  keeping: string,
) => `(function(w,d){var h=d.documentElement,e={press:null,sent:null,fields:new Map},over;${keeping}
w.endEarly=function(){over=1;d.querySelectorAll("${FIELDS}").forEach(function(f){var s=f.type=="checkbox"||f.type=="radio",v=s?f.checked:f.value,o=f.options;
if(o?[].some.call(o,function(c){return c.defaultSelected})&&!(f.selectedOptions[0]||{}).defaultSelected:v!=(s?f.defaultChecked:f.defaultValue))e.fields.set(f,v)});
w.addEventListener("input",function(v){e.fields.delete(v.target)},true);
if(e.press||e.sent||e.fields.size)return e}})(window,document)`;

export const EARLY_SCRIPT = earlyScript(`
w.addEventListener("click",function(v){var b=!over&&v.target.closest("button");if(b&&(b.type=="button"||!b.form))e.press=b},true);
w.addEventListener("submit",function(v){if(over)return;v.preventDefault();e.sent=[v.target,v.submitter];h.dataset.waiting=""},true);
w.addEventListener("beforeinstallprompt",function(v){v.preventDefault();w.installPrompt=v});
w.addEventListener("error",function(v){if(v.target.type!="module")return;over=1;delete h.dataset.waiting;if(e.sent)e.sent[0].requestSubmit(e.sent[1])},true);`);

export const EARLY_FIELDS_SCRIPT = earlyScript('');
