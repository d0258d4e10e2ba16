import { expect, test } from 'vitest';
import { parseCommand } from './parse-args.ts';

const order = (line: string, terminal = false) => parseCommand(line.split(' ').filter(Boolean), terminal);

test('an order says what to do, on what, and as whom', () => {
  expect(order('photos --site dates.example --last 5 --as ada')).toMatchObject({
    ...{ what: 'photos', site: 'dates.example', last: 5, as: 'ada' },
  });
  expect(order('photo 12 accept')).toMatchObject({ what: 'photo', photo: 12, reason: null, again: false });
  expect(order('photo 12 reject --reason contact --picture 3fa94c1b --again')).toMatchObject({
    ...{ photo: 12, reason: 'contact', picture: '3fa94c1b', again: true },
  });
  expect(order('texts --site dates.example')).toMatchObject({ what: 'texts', site: 'dates.example' });
  expect(order('text 40 accept')).toMatchObject({ what: 'text', text: 40, reason: null });
  expect(order('text 40 reject --reason rude --note no')).toMatchObject({ text: 40, reason: 'rude', note: 'no' });
  expect(order('appeal 12 keep --alone')).toMatchObject({ what: 'appeal', photo: 12, verdict: 'keep', alone: true });
  expect(order('report R-7KQ2M9XA photos --reason explicit --only 3,4')).toMatchObject({
    ...{ report: 'R-7KQ2M9XA', decision: 'photos', reason: 'explicit', only: [3, 4] },
  });
  expect(order('report 3 ban --reason money --until 2030-12-24')).toMatchObject({
    ...{ decision: 'ban', reason: 'money', until: new Date('2030-12-24T00:00:00Z') },
  });
  expect(order('ban 1234 --reason rude --for-good')).toMatchObject({ account: 1234, until: null });
});

test('a message or a text is removed by its own number, or with a report or a complaint, and brought back', () => {
  expect(order('message 812 remove --reason rude --ground law')).toMatchObject({
    ...{ message: 812, removal: { reason: 'rude', ground: 'law' } },
  });
  expect(order('message 812 restore --alone')).toMatchObject({ message: 812, removal: null, alone: true });
  expect(order('about 34 remove --reason contact')).toMatchObject({
    ...{ what: 'profile-text', field: 'about', account: 34, removal: { reason: 'contact', ground: 'terms' } },
  });
  expect(order('report 3 messages --reason money --only 812')).toMatchObject({
    ...{ decision: 'messages', reason: 'money', only: [812] },
  });
  expect(order('complaint 3 seeking --reason rude --ground terms --words no')).toMatchObject({
    request: { decision: 'remove_text', ground: 'terms', words: 'no', text: { field: 'seeking', reason: 'rude' } },
  });
  expect(() => order('message 812 remove')).toThrow('--reason is one of');
});

test('a withdrawal is shown and decided by its reference, and refused with reasons only', () => {
  expect(order('withdrawals --last 5')).toMatchObject({ what: 'withdrawals', last: 5 });
  expect(order('withdrawal W-7KQ2M9XA')).toMatchObject({ what: 'withdrawal', reference: 'W-7KQ2M9XA', request: null });
  expect(order('withdrawal W-7KQ2M9XA accept --sum 9,95 --as ada')).toMatchObject({
    ...{ as: 'ada', request: { decision: 'accepted', refund: 995, words: '' } },
  });
  expect(order('withdrawal W-7KQ2M9XA refuse --words used')).toMatchObject({
    request: { decision: 'refused', refund: null, words: 'used' },
  });
  for (const line of ['12 accept', 'W-7KQ2M9XA refuse', 'W-7KQ2M9XA pay', 'W-7KQ2M9XA refuse --words x --sum 9.95'])
    expect(() => order(`withdrawal ${line}`), line).toThrow();
  for (const sum of ['0.00', '-9.95', '9', '9.9', '1e3', '9999999.00'])
    expect(() => order(`withdrawal W-7KQ2M9XA accept --sum=${sum}`), sum).toThrow('--sum is a sum');
});

test('money of a transfer is marked by its reference as it was typed, its sum and the name of who saw it', () => {
  expect(order('transfers --last 5')).toMatchObject({ what: 'transfers', last: 5 });
  expect(order('transfer rf19kdl0000017 arrived --sum 9,95 --as ada')).toMatchObject({
    ...{ what: 'transfer', reference: 'RF19KDL0000017', amount: 995, as: 'ada' },
  });
  expect(() => order('transfer RF19KDL0000017 arrived --sum 9.95')).toThrow('--as wants the name of who says so');
  expect(() => order('transfer RF19KDL0000017 arrived --as ada')).toThrow('--sum is what arrived');
  expect(() => order('transfer RF19KDL0000018 arrived --sum 9.95 --as ada')).toThrow('named by its reference');
});

test('a file of the bank is looked at first, and booked by somebody with a name', () => {
  expect(order('bank-file june.xml')).toMatchObject({
    what: 'bank-file',
    path: 'june.xml',
    account: null,
    book: false,
  });
  expect(order('bank-file june.csv --account 3 --book --as ada')).toMatchObject({ account: 3, book: true, as: 'ada' });
  expect(() => order('bank-file june.xml --book')).toThrow('--as wants the name');
  expect(() => order('bank-file')).toThrow('Which file');
  expect(order('entry 12 assign --as ada')).toMatchObject({ entry: 12, decision: { what: 'assign', reference: null } });
  expect(order('entry 12 assign --reference RF19KDL0000017 --as ada')).toMatchObject({
    decision: { what: 'assign', reference: 'RF19KDL0000017' },
  });
  expect(order('entry 12 sent-back --as ada')).toMatchObject({ decision: { what: 'sent_back' } });
  expect(() => order('entry 12 sent-back')).toThrow('--as wants the name');
});

test('an appeal against a ban is decided by the number of the account', () => {
  expect(order('ban-appeals --last 5')).toMatchObject({ what: 'ban-appeals', last: 5 });
  expect(order('ban-appeal 1234 accept')).toMatchObject({ account: 1234, verdict: 'accept', alone: false });
  expect(order('ban-appeal 1234 keep --alone')).toMatchObject({ verdict: 'keep', alone: true });
});

test('a member is renamed by the number of the account, and for a reason', () => {
  expect(parseCommand(['rename', '1234', '--name', 'Nora van Ede', '--reason', 'rude'], false)).toMatchObject({
    ...{ what: 'rename', account: 1234, name: 'Nora van Ede', reason: 'rude' },
  });
});

test('signals are listed, opened by their number, and done with', () => {
  expect(order('signals --site localhost')).toMatchObject({ what: 'signals', site: 'localhost' });
  expect(order('signal 812')).toMatchObject({ what: 'signal', signal: 812, done: false });
  expect(order('signal 812 done')).toMatchObject({ signal: 812, done: true });
});

test('without an order a terminal is asked, and anything else is told how it goes', () => {
  expect(order('', true).what).toBe('ask');
  expect([order('').what, order('help', true).what]).toEqual(['help', 'help']);
});

test('who decides is named by a name that does nothing to a terminal', () => {
  expect(order('log').as).not.toBe('');
  expect(parseCommand(['log', '--as', 'ada\u001b[2J\u202eb'], false).as).toBe('ada\ufffd[2Jb');
  expect(() => parseCommand(['log', '--as', ' '], false)).toThrow('--as wants the name');
});

test.for([
  'photo',
  'photo 0 accept',
  'photo 1e3 accept',
  'photo 12 delete',
  'photo 12 reject',
  'photo 12 reject --reason ugly',
  'photo 12 accept --reason contact',
  'photo 12 accept --picture ../x',
  'photo 12 accept please',
  'photos 12',
  'appeal 12 reject',
  'report 3; ban',
  'report 3 ban --reason money',
  'report 3 ban --reason money --until 2026-02-30',
  'ban 1234 --reason money --until 2030-12-24 --for-good',
  'ban 1234 --for-good',
  'lift',
  'rename 1234 --name Nora',
  'rename 1234 --reason rude',
  'rename 1234 --name Nora --reason ugly',
  'ban 1234 --name Nora --reason rude --for-good',
  'log --last 0',
  'log --last 9999999',
  'log --everything',
  'delete 12',
])('nothing is done for %j', (line) => {
  expect(() => order(line)).toThrow('npm run moderate -- photo 12 accept');
});

test('an address that called a mail spam, or refused one later, is named with the reason', () => {
  expect(order('refused fbl Ada@example.com --site dates.example')).toMatchObject({
    ...{ what: 'refused', reason: 'fbl', address: 'Ada@example.com', site: 'dates.example' },
  });
  expect(order('refused bounce ada@example.com')).toMatchObject({ reason: 'bounce', site: null });
  for (const line of [
    'refused fbl',
    'refused spam ada@example.com',
    'refused bounce ada',
    'refused fbl a@b.nl --last 3',
  ])
    expect(() => order(line)).toThrow('npm run moderate');
});

test('a file of direct debits is looked at by anybody, and made, written or booked by a name', () => {
  expect(order('debits --last 5')).toMatchObject({ what: 'debits', last: 5 });
  expect(order('debit-batch --until 2030-12-24')).toMatchObject({
    ...{ what: 'debit-batch', does: 'preview', account: null, until: '2030-12-24' },
  });
  expect(order('debit-batch --account 3 --book --to a.xml --as ada')).toMatchObject({
    does: 'make',
    account: 3,
    to: 'a.xml',
  });
  expect(order('debit-batch 4 write --to a.xml --as ada')).toMatchObject({ does: 'write', batch: 4, to: 'a.xml' });
  expect(order('debit-batch 4 booked --as ada')).toMatchObject({ does: 'booked', batch: 4 });
  expect(order('debit 12 again --as ada')).toMatchObject({ what: 'debit', debit: 12, decision: 'again' });
  expect(() => order('debit-batch --book --to a.xml')).toThrow('--as wants the name');
  expect(() => order('debit-batch --book --as ada')).toThrow('--to is where');
  expect(() => order('debit-batch --to a.xml')).toThrow('goes with --book');
  expect(() => order('debit-batch 4 --book --to a.xml --as ada')).toThrow('write or booked');
  expect(() => order('debit 12 claim')).toThrow('--as wants the name');
});
