import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

export type EndpointRule = (endpoint: string) => boolean;

const MAX_LENGTH = 1000;
/** Networks that nobody outside is reached by (https://www.iana.org/assignments/iana-ipv4-special-registry, and the one for IPv6). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** All of IPv6 that is public lies in 2000::/3; these parts of it lead back into IPv4 or nowhere. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const ODD_V6 = new BlockList();
ODD_V6.addSubnet('2001::', 23, 'ipv6');
ODD_V6.addSubnet('2001:db8::', 32, 'ipv6');
ODD_V6.addSubnet('2002::', 16, 'ipv6');

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC_V6.check(address, 'ipv6') && !ODD_V6.check(address, 'ipv6');
}

/** What a name leads to is looked at when it is called. @param trusted an origin that may be called besides. */
export function endpointRule(trusted: string | null): EndpointRule {
  return (endpoint) => {
    const url = endpoint.length <= MAX_LENGTH ? URL.parse(endpoint) : null;
    if (!url || url.username || url.password) return false;
    if (trusted !== null && url.origin === trusted) return true;
    return url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname);
  };
}

/** A name with a dot that is no number: numbers, in whatever way they are written, are somebody's own machine. */
const isPublicName = (host: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) &&
  isIP(host) === 0 &&
  !/\.(localhost|local|internal|intranet|lan|home|arpa|test|invalid|example)$/.test(host);

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for a connection, and finds nothing where any of what it leads to is private: names change between two looks. */
export function lookupPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : privateError());
    const [first] = addresses ?? [];
    if (refused || !first) found(refused ?? privateError(), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

const privateError = (): NodeJS.ErrnoException =>
  Object.assign(new Error('Not a public address.'), { code: 'ENOTFOUND' });
