import type { Transport } from '#platform/http/transport.ts';
import { captchaChallenge } from '../contract.ts';

const CAPTCHA_TIMEOUT_MS = 60_000;

/** The browser does the work beside the page's own. @returns the proof for the form's `captcha`. */
export async function solveCaptcha(transport: Transport): Promise<string> {
  const [{ challenge }, { solveChallenge }, { deriveKey }] = await Promise.all([
    transport.call(captchaChallenge, {}),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: CAPTCHA_TIMEOUT_MS });
  if (!solution) throw new Error('The challenge was not answered in time.');
  return JSON.stringify({ challenge, solution });
}
