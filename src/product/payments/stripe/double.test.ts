import { afterEach, expect, test } from 'vitest';
import { readForm } from '#tests/fakes/stripe/oracle.ts';
import { type StripeDouble, startStripe } from '#tests/fakes/stripe.ts';

let double: StripeDouble | null = null;
afterEach(async () => {
  await double?.close();
  double = null;
});

const SESSION = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '995',
  'line_items[0][price_data][product_data][name]': 'Kindling 17',
  'allowed_payment_method_types[0]': 'card',
  success_url: 'https://shop.example/paid',
  cancel_url: 'https://shop.example/left',
};

async function post(
  form: Record<string, string>,
  { path = '/v1/checkout/sessions', version = '2026-10-28.endive' } = {},
) {
  double ??= await startStripe();
  const headers = { authorization: `Bearer ${double.account.secrets.key}`, 'stripe-version': version };
  const answer = await fetch(`${double.origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return { status: answer.status, text: await answer.text() };
}

test('the double of Stripe takes what Stripe takes', async () => {
  expect(await post(SESSION)).toMatchObject({ status: 200 });
});

test.each<[string, Record<string, string>]>([
  ['a parameter that nobody has', { sucess_url: 'https://shop.example/paid' }],
  ['the name that methods had before', { 'payment_method_types[0]': 'card' }],
  ['a method that Stripe does not have', { 'allowed_payment_method_types[0]': 'paysafecard' }],
  ['a word for a number', { 'line_items[0][quantity]': 'one' }],
  ['a language that Stripe does not have', { locale: 'tlh' }],
  ['a switch that is no switch', { 'adaptive_pricing[enabled]': 'perhaps' }],
  ['an end within half an hour', { expires_at: String(Math.floor(Date.now() / 1000) + 600) }],
  ['a customer who is not there', { customer: 'cus_nobody' }],
  ['a whole descriptor for a card', { 'payment_intent_data[statement_descriptor]': 'KINDLING' }],
  ['a suffix without a letter', { 'payment_intent_data[statement_descriptor_suffix]': '12345' }],
])('the double of Stripe refuses %s', async (_, wrong) => {
  expect(await post({ ...SESSION, ...wrong })).toMatchObject({ status: 400 });
});

test('the double of Stripe refuses another version and another path', async () => {
  expect(await post(SESSION, { version: '2024-06-20' })).toMatchObject({ status: 400 });
  expect(await post(SESSION, { path: '/v1/checkout/session' })).toMatchObject({ status: 404 });
});

test('a form is read as it is nested', () => {
  expect(readForm('a[b][0][c]=1&a[b][1][c]=2&d=3&e[]=4&e[]=5&f%5Bg%5D=6')).toEqual({
    a: { b: [{ c: '1' }, { c: '2' }] },
    d: '3',
    e: ['4', '5'],
    f: { g: '6' },
  });
});
