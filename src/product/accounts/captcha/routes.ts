import { read } from '#platform/http/route.ts';
import { makeChallenge } from './captcha.ts';
import { captchaChallenge } from './contract.ts';

export const captchaRoutes = [read(captchaChallenge, makeChallenge)];
