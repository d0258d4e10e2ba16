import { expect, expectTypeOf, test } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Namespace, Translator } from '#platform/i18n/translate.ts';

/** The keys that a translator of a namespace takes; compared by the type check, which fails `npm run typecheck`. */
type KeyOf<Name extends Namespace = never> = Parameters<Translator<Name>>[0];

test('asking for a text that English does not have is a type error', () => {
  expectTypeOf<'title'>().toExtend<KeyOf<'chat.thread'>>();
  expectTypeOf<'nothing'>().not.toExtend<KeyOf<'chat.thread'>>();
  expectTypeOf<'remove'>().not.toExtend<KeyOf<'chat.thread'>>();
  expectTypeOf<`interest.${string}`>().not.toExtend<KeyOf<'members.profile'>>();
  expectTypeOf<'payments.purchase.checkout'>().toExtend<Namespace>();
  expectTypeOf<'love'>().not.toExtend<Namespace>();
  expectTypeOf<'chat.thread.title'>().toExtend<KeyOf>();
  expectTypeOf<'chat.thread.nothing'>().not.toExtend<KeyOf>();
  expect(serverText('chat.thread')(formatLocaleOf('en', 'NL'))('title')).toBe('Messages');
});

test('a failure without a sentence is a type error', () => {
  expectTypeOf<'account_suspended'>().toExtend<ConstructorParameters<typeof AppError>[0]>();
  expectTypeOf<'chat_closed'>().not.toExtend<ConstructorParameters<typeof AppError>[0]>();
  const { code } = new AppError('account_suspended', 403);
  expect(serverText('errors')(formatLocaleOf('de', 'NL'))(code)).toBe(
    'Dein Konto ist gesperrt. Logg dich ein, um den Grund zu lesen und Einspruch einzulegen, falls es ein Irrtum ist.',
  );
});

test('the register of companies is KvK in the Netherlands only, and is named in the reader’s words', () => {
  const register = (locale: 'en' | 'de', country: string) =>
    serverText('pages.shell')(formatLocaleOf(locale, country))('footer.register', { country, kvk: '81240377' });
  expect(register('en', 'NL')).toBe('Trade register (KvK) 81240377');
  expect(register('de', 'NL')).toBe('Handelsregister (KvK) 81240377');
  expect(register('de', 'DE')).toBe('Handelsregister 81240377');
});
