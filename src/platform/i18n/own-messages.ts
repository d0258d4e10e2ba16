import format, { type CompiledMessage } from 'icu-minify/format';
import type { FormatLocale } from './format-locale.ts';
import type { Namespace, Translator } from './translate.ts';

interface OwnMessages {
  /** By their keys in the translator's section, as `icu-minify` compiles them. */
  readonly messages: ReadonlyMap<string, CompiledMessage>;
  readonly formats: FormatLocale;
  readonly values: Readonly<Record<string, string>>;
}

type Values = Record<string, string | number>;

const FORMATTERS = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
};

/** A translator that says some messages otherwise than the catalogue. It formats them as the product formats its own. */
export function withOwnMessages<const Name extends Namespace>(t: Translator<Name>, own: OwnMessages): Translator<Name> {
  const say = (key: string, values: Values = {}): string => {
    const message = own.messages.get(key);
    if (message === undefined) return (t as unknown as (key: string, values: Values) => string)(key, values);
    return String(format(message, own.formats, { ...own.values, ...values }, { formatters: FORMATTERS }));
  };
  return Object.assign(say, t) as unknown as Translator<Name>;
}
