import type { _Translator, Messages, NamespaceKeys, NestedKeyOf } from 'use-intl/core';

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Section = { [Feature in keyof Messages]: `${Feature}.${keyof Messages[Feature] & string}` }[keyof Messages];

export type Translator<Name extends Namespace = never> = _Translator<Messages, Name>;
