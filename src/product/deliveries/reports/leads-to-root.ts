import type { X509Certificate } from 'node:crypto';
import type { SnsGateway } from './gateway.ts';

const MAX_LENGTH = 5;
/** Where Amazon keeps those of its authorities: what comes from there is believed by its signature alone. */
const ISSUERS = /^https?:\/\/[a-z0-9-]{1,40}\.(?:[a-z0-9-]{1,40}\.)?amazontrust\.com\/[\w.-]{1,80}\.cer$/;

/** Looks up missing certificates where a certificate says. @param now for the dates of all of them. */
export async function leadsToRoot(
  [signer, ...served]: readonly X509Certificate[],
  gateway: Pick<SnsGateway, 'roots' | 'issuer'>,
  now: Date,
): Promise<boolean> {
  let at = signer;
  for (let length = 0; at && length < MAX_LENGTH; length += 1) {
    if (!isInTime(at, now)) return false;
    const below = at;
    const issued = (one: X509Certificate) => isIssuer(one, below);
    const root = gateway.roots().find(issued);
    if (root) return isInTime(root, now);
    at = served.find(issued) ?? (await lookedUp(below, gateway));
    if (at && !issued(at)) return false;
  }
  return false;
}

const isInTime = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  new Date(validFrom) <= now && now <= new Date(validTo);

/** The name alone is anybody's to use. */
const isIssuer = (one: X509Certificate, below: X509Certificate) =>
  one.ca && below.checkIssued(one) && below.verify(one.publicKey);

async function lookedUp(
  { infoAccess }: X509Certificate,
  gateway: Pick<SnsGateway, 'issuer'>,
): Promise<X509Certificate | undefined> {
  const urls = (infoAccess ?? '').split('\n').map((line) => line.replace(/^CA Issuers - URI:/, ''));
  const url = urls.find((one) => ISSUERS.test(one));
  return url ? gateway.issuer(url) : undefined;
}
