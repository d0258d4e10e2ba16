import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { numbersIn } from '#platform/i18n/intl-objects.ts';

export type Facts = Readonly<Record<string, string | number | null>>;

/** `{{name}}`, or `{{name, plural, one {# day} other {# days}}}`. */
const PLACE = /\{\{\s*([a-z_.]+)\s*(?:,\s*plural\s*,((?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+)\s*)?\}\}/g;
const FORM = /(=\d+|\w+)\s*\{([^{}]*)\}/g;

export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name);

export const pluralsIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([, name, forms]) =>
    forms ? [`${name}: ${[...forms.matchAll(FORM)].map(([, form]) => form).join(' ')}`] : [],
  );

/** A line of what the site does not have is left out whole. @param write makes a value that is taken for text only. */
export function fillIn(text: string, facts: Facts, formats: FormatLocale, write = plain): string {
  const lines = text.split('\n').filter((line) => placesIn(line).every((name) => facts[name] !== null));
  return lines.join('\n').replaceAll(PLACE, (place: string, name: string, forms: string | undefined) => {
    const value = facts[name];
    if (value === undefined || value === null) return place;
    if (!forms || typeof value === 'string') return write(written(value, formats));
    return formOf(forms, value, formats).replaceAll('#', write(written(value, formats)));
  });
}

const written = (value: string | number, formats: FormatLocale) =>
  typeof value === 'number' ? numbersIn(formats).format(value) : value.replaceAll(/\p{C}+|\s+/gu, ' ').trim();

const plain = (value: string) => value;

/** Every sign that could mean something has a backslash before it. */
export const asMarkdown = (value: string): string => value.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

function formOf(forms: string, value: number, formats: FormatLocale): string {
  const texts = new Map([...forms.matchAll(FORM)].map(([, form = '', text = '']) => [form, text]));
  const form = new Intl.PluralRules(formats).select(value);
  return texts.get(`=${value}`) ?? texts.get(form) ?? texts.get('other') ?? '';
}
