import { randomBytes } from 'node:crypto';
import { proofOf } from '#platform/http/host-proof.ts';
import { probeHost } from '#platform/http/reach-host.ts';
import type { SetupTools } from './steps.ts';

/** Days before its end from which on a certificate should have been renewed. */
const CERTIFICATE_DAYS = 14;
/** Seconds by which two clocks may differ: one-time codes and signatures bear no more. */
const CLOCK_SECONDS = 20;

export async function checkHost(
  { services, texts, address }: Pick<SetupTools, 'services' | 'texts' | 'address'>,
  host: string,
): Promise<string[]> {
  const { config, keys } = services;
  const { protocol, port } = new URL(address);
  const nonce = randomBytes(16).toString('hex');
  const asked = services.now().getTime();
  const { reach, clock, certificateDays } = await probeHost(host, {
    ...{ protocol, port, allowsPrivate: config.allowsPrivate },
    proof: { nonce, answer: proofOf(keys, nonce) },
  });
  if (reach !== 'answers') return [texts('backoffice.setup')(`reaches.${reach}`, { host })];
  const found: string[] = [];
  if (certificateDays !== null && certificateDays < CERTIFICATE_DAYS)
    found.push(texts('backoffice.setup')('certificateEnds', { days: certificateDays }));
  const seconds = clock ? Math.round(Math.abs(clock.getTime() - asked) / 1000) : 0;
  if (seconds > CLOCK_SECONDS) found.push(texts('backoffice.setup')('clockDiffers', { seconds }));
  return found;
}
