const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

interface Described {
  name: string;
  label: string;
  hint?: string | undefined;
  wrong?: string | undefined;
}

export interface InputField extends Described {
  value?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'number';
  required?: boolean;
  most?: number;
  autocomplete?: string;
  inputmode?: 'numeric' | 'decimal';
}

const attributes = (all: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
    .join('');

function around({ name, label, hint, wrong }: Described, control: (described: object) => string): string {
  const id = idOf(name);
  const described = [wrong && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const told = { id, name, 'aria-invalid': wrong ? 'true' : undefined, 'aria-describedby': described || undefined };
  return `<div class="field"><label for="${id}">${escaped(label)}</label>${control(told)}${
    hint ? `<p class="hint" id="${id}-hint">${escaped(hint)}</p>` : ''
  }${wrong ? `<p class="wrong" id="${id}-wrong">${escaped(wrong)}</p>` : ''}</div>`;
}

const idOf = (name: string) => `f-${name.replaceAll(/\W/g, '-')}`;

export const input = (field: InputField): string =>
  around(field, (told) => {
    const { value = '', type = 'text', required = true, most, autocomplete = 'off', inputmode } = field;
    return `<input${attributes({ ...told, type, value, required, maxlength: most, autocomplete, inputmode })}>`;
  });

export const select = (
  field: Described & { value: string | undefined; options: readonly { value: string; label: string }[] },
): string =>
  around(field, (told) => {
    const options = field.options.map(
      ({ value, label }) =>
        `<option${attributes({ value, selected: value === field.value })}>${escaped(label)}</option>`,
    );
    return `<select${attributes({ ...told })}>${options.join('')}</select>`;
  });

export const checkbox = (field: Described & { value: string; checked: boolean }): string =>
  `<div class="field"><label class="check"><input${attributes({ type: 'checkbox', name: field.name, value: field.value, checked: field.checked })}> ${escaped(field.label)}</label>${
    field.hint ? `<p class="hint">${escaped(field.hint)}</p>` : ''
  }</div>`;

export const button = (label: string, act = '', quiet = false): string =>
  `<button${attributes({ name: act ? 'act' : undefined, value: act || undefined, class: quiet ? 'quiet' : undefined, formnovalidate: quiet })}>${escaped(label)}</button>`;

export const paragraph = (text: string, look = ''): string => `<p${attributes({ class: look })}>${escaped(text)}</p>`;
