import type { _Translator, Messages, NamespaceKeys, NestedKeyOf } from 'use-intl/core';

/** What texts can be asked from: a section of a file of `locales/en`, or a part of one such as `payments.purchase.checkout`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** A section of a feature's texts, such as `chat.list`: what a page comes with or asks for. */
export type Section = { [Feature in keyof Messages]: `${Feature}.${keyof Messages[Feature] & string}` }[keyof Messages];

/** Texts of a namespace by key, or of all by full key. A key that English does not have is a type error. */
export type Translator<Name extends Namespace = never> = _Translator<Messages, Name>;
