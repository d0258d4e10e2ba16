import { expect, test } from 'vitest';
import { observeRequest, slowShareOf } from './metrics.ts';

test('the share of a route’s slow requests is told since it was asked for last, whatever they were answered', async () => {
  const share = slowShareOf('/lanterns', 'POST', 0.1);
  expect(await share()).toBe(0);
  for (const seconds of [0.01, 0.05, 0.09]) observeRequest('/lanterns', 'POST', 200, seconds);
  observeRequest('/lanterns', 'POST', 503, 0.4);
  observeRequest('/lanterns', 'GET', 200, 2);
  observeRequest('/halls', 'POST', 200, 2);
  expect(await share()).toBe(0.25);
  observeRequest('/lanterns', 'POST', 200, 0.02);
  expect(await share()).toBe(0);
  expect(await share()).toBe(0);
});
