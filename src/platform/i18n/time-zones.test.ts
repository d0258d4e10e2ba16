import { expect, test } from 'vitest';
import { isTimeZone } from './time-zones.ts';

test('only zones in which times can be written are taken', () => {
  for (const zone of ['Europe/Amsterdam', 'US/Eastern', 'UTC', '+01:00']) expect(isTimeZone(zone), zone).toBe(true);
  for (const zone of ['', 'Etc/Unknown', 'Foo/Bar', 'Europe/', '+25:00', 'undefined'])
    expect(isTimeZone(zone), zone).toBe(false);
});
