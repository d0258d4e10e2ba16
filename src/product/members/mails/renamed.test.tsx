import { render } from '@react-email/render';
import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { MAIL_COLOURS } from '#platform/mail/mail-colours.ts';
import { RenamedMail } from './renamed.tsx';

const origin = 'https://kindling.example';
const site = {
  name: 'Kindling',
  origin,
  mark: `${origin}/brand/mark.png`,
  colours: MAIL_COLOURS,
  company: 'Hearthside Media B.V., Hearth Street 1, Arnhem',
};
const written = (language: 'de' | 'fi', params: Record<string, string>) => {
  const formats = formatLocaleOf(language, 'NL');
  return render(<RenamedMail t={serverText('mails')(formats)} formats={formats} site={site} params={params} />, {
    plainText: true,
  });
};

test('who was given another name reads which, why and until when; who asked for it only what was done', async () => {
  const given = await written('de', { name: 'Nora', reason: 'contact', until: '2026-12-24T10:00:00.000Z' });
  expect(given).toContain('Telefonnummer');
  expect(given).toContain('Dein Benutzername ist jetzt: Nora');
  expect(given).toContain('Ab dem 24. Dezember 2026 kannst du einen anderen wählen.');
  expect(given).toContain('antworte innerhalb von sechs Monaten');
  const asked = await written('fi', { name: 'Nora', reason: 'request', until: '' });
  expect(asked).toContain('Käyttäjänimesi on nyt: Nora');
  expect(asked).not.toMatch(/alkaen|kuuden kuukauden/);
});
