import { expect, test } from 'vitest';
import { copiedLines, reportLines, signalLine } from './show.ts';

const places = { s3: null, dataDir: '/srv/kindling' };
const at = new Date('2026-11-23T10:00:00Z');

test('a signal is listed with its number, why it is there, whose it is and how many got it', () => {
  const facts = { host: 'example.com', sender_id: 34, messages: 6, receivers: 5, others: 1, first_at: at, last_at: at };
  const [line] = signalLine({ signal: 812, kinds: 'iban, copied_photo', ...facts });
  for (const part of ['signal 812', 'iban, copied_photo', 'member 34', '6 messages to 5 members', 'by 1 others too'])
    expect(line).toContain(part);
});

test('a copied photo is shown by its file beside what it looks like, of a profile and of a chat; without one nothing is', () => {
  const lookalikes = [
    { photo: 12, member: 7, hash: 'b'.repeat(64), distance: 3 },
    { photo: null, member: 8, hash: 'c'.repeat(64), distance: 4 },
  ];
  const lines = copiedLines(places, { picture: 'a'.repeat(64), lookalikes });
  expect(lines[0]).toContain(`/srv/kindling/files/media/${'a'.repeat(64)}/original.webp`);
  expect(lines[1]).toContain('photo 12 of member 7 (3 of 128 bits differ)');
  expect(lines[2]).toContain('a photo of a chat of member 8');
  expect(copiedLines(places, { picture: null, lookalikes })).toEqual([]);
});

test('the messages of a report have their gifts and photos, and no empty words', () => {
  const profile = {
    ...{ name: 'Joost', about: null, date_of_birth: '1990-01-01', gender: 'male', country: 'NL', city: null },
    ...{ interests: [], fictional: false },
  };
  const said = { sender_id: 34, created_at: at.toISOString() };
  const messages = [
    { ...said, body: 'For you', gift: 'tulips' },
    { ...said, body: '', photo: 'a'.repeat(64) },
  ];
  const lines = reportLines(places, {
    ...{ id: 3, reference: 'R-7KQ2M9XA', reporter_id: 1, reported_id: 34, reason: 'money', text: '', status: 'open' },
    ...{ decision: null, created_at: at, decided_at: null, host: 'example.com', photos: [] },
    snapshot: { profile, photos: [], messages },
  });
  const [, ...told] = lines.slice(lines.findIndex((line) => line.includes('newest messages')));
  expect(told).toHaveLength(5);
  expect(told[1]).toContain('gift: tulips');
  expect(told[2]).toContain('For you');
  expect(told[4]).toContain(`photo: /srv/kindling/files/media/${'a'.repeat(64)}/original.webp`);
});

test('a report shows both texts of the profile and what was chosen in it, and one of before what it has', () => {
  const facts = { name: 'Joost', date_of_birth: '1990-01-01', gender: 'male', country: 'NL', city: null };
  const shown = (more: { about: string | null; seeking?: string; choices?: Record<string, string | string[]> }) =>
    reportLines(places, {
      ...{ id: 3, reference: 'R-7KQ2M9XA', reporter_id: 1, reported_id: 34, reason: 'rude', text: '', status: 'open' },
      ...{ decision: null, created_at: at, decided_at: null, host: 'example.com', photos: [] },
      snapshot: {
        profile: { ...facts, interests: ['wine', 'art'], fictional: false, ...more },
        photos: [],
        messages: null,
      },
    }).join('\n');
  const all = shown({
    about: 'I bake',
    seeking: 'Write me at x@y.z',
    choices: { looking_for: 'chat', languages: ['nl', 'en'] },
  });
  for (const part of [
    'about:',
    'I bake',
    'seeking:',
    'Write me at x@y.z',
    'looking_for chat; languages nl, en; interests wine, art',
  ])
    expect(all).toContain(part);
  expect(shown({ about: null })).not.toContain('seeking');
});
