import { BlockList, isIP } from 'node:net';
import { isThisMachine } from './this-machine.ts';

/** Networks as they are written, `10.0.0.0/8` or `192.0.2.7`, one after another; null where that is not what a text says. */
export function networksIn(text: string): readonly string[] | null {
  const networks = text.trim().split(/[\s,]+/);
  return networks.every((network) => partsOf(network) !== null) ? networks : null;
}

/** This machine, and the networks of the proxies. @param networks as `networksIn` gives them. */
export function trustedProxies(networks: readonly string[]): (address: string | undefined) => boolean {
  const known = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts) known.addSubnet(parts.address, parts.bits, parts.family);
  }
  return (address = '') =>
    isThisMachine(address) ||
    (networks.length > 0 && isIP(address) !== 0 && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'));
}

/** A network of all addresses is none: then anybody may say to be anybody. */
function partsOf(network: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', length, ...more] = network.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return null;
  const all = version === 4 ? 32 : 128;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null;
  const bits = length === undefined ? all : Number(length);
  return bits >= 1 && bits <= all ? { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' } : null;
}
