import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { Reader, type Response } from 'mmdb-lib';
import type { Config } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import { trustedProxies } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the caller seems to be, ISO 3166-1 alpha-2; null where nothing tells. */
    country: string | null;
  }
}

export const COUNTRY_COOKIE = 'country';

/** Codes for nowhere, for proxies that hide where they are, and for whole continents. */
const NO_COUNTRY = new Set(['XX', 'ZZ', 'AP', 'EU']);

/** By the header of a trusted proxy, else by the address in the file. @throws StartError when it cannot be read. */
export function countryFinder({
  geoipHeader,
  geoipFile,
  trustedProxies: networks,
}: Pick<Config, 'geoipHeader' | 'geoipFile' | 'trustedProxies'>): (request: FastifyRequest) => string | null {
  const addresses = geoipFile ? openAddresses(geoipFile) : null;
  const trusts = trustedProxies(networks);
  return (request) => {
    if (geoipHeader && trusts(request.socket.remoteAddress)) {
      const told = countryCode(request.headers[geoipHeader]);
      if (told) return told;
    }
    return addresses && countryAt(addresses, request.ip);
  };
}

function openAddresses(path: string): Reader<Response> {
  try {
    return new Reader(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartError(
      `GEOIP_FILE is "${path}", but must be a file in the MMDB format that tells countries of addresses: ${reason}.`,
    );
  }
}

function countryAt(addresses: Reader<Response>, address: string): string | null {
  try {
    return countryOf(addresses.get(address.replace(/^::ffff:/, '')));
  } catch {
    return null;
  }
}

function countryOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null;
  const { country, registered_country, country_code } = record as Record<string, unknown>;
  return codeIn(country) ?? countryCode(country_code) ?? codeIn(registered_country);
}

const codeIn = (country: unknown): string | null =>
  typeof country === 'object' && country !== null && 'iso_code' in country
    ? countryCode(country.iso_code)
    : countryCode(country);

function countryCode(told: unknown): string | null {
  if (typeof told !== 'string' || !/^[a-z]{2}$/i.test(told)) return null;
  const code = told.toUpperCase();
  return NO_COUNTRY.has(code) ? null : code;
}
