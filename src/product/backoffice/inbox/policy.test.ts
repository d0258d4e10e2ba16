import { expect, test } from 'vitest';
import { type AnswerFacts, answerRefusal, concernIn } from './policy.ts';

const RULES = { fictional_answers_a_day: 30, fictional_spending_limit: 100, message_credits: 5 };
const NOTHING: AnswerFacts = { concern: null, truth: null, inARow: 0, answers: 0, spent: 0 };

test.each([
  'Are you real?',
  'ARE YOU  REAL',
  'Hej, är du verklig?',
  'ar du akta',
  'Bist du ein Bot?',
  'Gibt’s dich wirklich, gibt es dich?',
  'Ben je echt of niet',
  'Jesteś prawdziwa?',
  'Tu es réelle ?',
  'Er du ægte?',
  'Oletko oikea ihminen',
  '¿Con quién hablo?',
  'Ma con chi parlo?',
])('“%s” asks whether the profile is real', (text) => {
  expect(concernIn(['Good evening', text])).toBe('asks');
});

test.each([
  'Shall we meet?',
  'Zullen we afspreken',
  'Treffen wir uns am Samstag?',
  'On peut se voir ?',
  'Spotkamy się?',
])('“%s” wants to meet', (text) => {
  expect(concernIn([text])).toBe('meets');
});

test.each(['The ferry was late', 'I really like that', 'Surreal painting', ''])('“%s” asks for nothing', (text) => {
  expect(concernIn([text])).toBe(null);
});

test('to ask whether it is real goes before the wish to meet', () => {
  expect(concernIn(['Can we meet?', 'Or are you a bot?'])).toBe('asks');
});

test.each<[string | null, Partial<AnswerFacts>]>([
  [null, {}],
  ['inbox_truth_first', { concern: 'asks' }],
  ['inbox_truth_first', { concern: 'asks', truth: 'pause' }],
  [null, { concern: 'asks', truth: 'team', spent: 500, answers: 500 }],
  [null, { concern: 'asks', truth: 'fictional', spent: 500, answers: 500, inARow: 9 }],
  [null, { truth: 'fictional', answers: 500 }],
  ['inbox_in_a_row', { truth: 'fictional', inARow: 3 }],
  [null, { concern: 'meets' }],
  ['inbox_spending_limit', { spent: 100 }],
  ['inbox_day_limit', { answers: 30 }],
  ['inbox_day_limit', { truth: 'meeting', answers: 30 }],
  ['inbox_day_limit', { truth: 'pause', answers: 30, spent: 100 }],
  ['inbox_in_a_row', { inARow: 3 }],
  [null, { truth: 'meeting', inARow: 3 }],
  ['inbox_untrue', { truth: 'pause', spent: 99 }],
  [null, { truth: 'pause', spent: 100 }],
  [null, { truth: 'cost' }],
])('it is %s where %j', (refusal, facts) => {
  expect(answerRefusal({ ...NOTHING, ...facts }, RULES)).toBe(refusal);
});

test('what a message costs is no truth where it costs nothing', () => {
  expect(answerRefusal({ ...NOTHING, truth: 'cost' }, { ...RULES, message_credits: 0 })).toBe('inbox_untrue');
});
