import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { IntlProvider } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '#product/members/contract.ts';
import { Whereabouts } from './match-moment.tsx';

const messages = readCatalogue('en');
const marit: MemberCard = {
  id: 7,
  name: 'Marit',
  age: 38,
  gender: 'female',
  country: 'NL',
  region: 'NL-GE',
  city: 'Arnhem',
  distance: null,
  main_image: null,
  online: false,
  fictional: false,
  is_new: false,
  liked: true,
};

const told = (change: Partial<MemberCard>) =>
  renderToString(
    <IntlProvider formats={formatLocaleOf('en', 'NL')} messages={messages} timeZone="UTC">
      <Whereabouts member={{ ...marit, ...change }} />
    </IntlProvider>,
  );

test('a match says where the other lives, and of a fictional profile who answers', () => {
  expect(told({})).toBe('<p>She lives in Arnhem.</p>');
  expect(told({ fictional: true })).toBe('<p>Answered by our team</p>');
});
