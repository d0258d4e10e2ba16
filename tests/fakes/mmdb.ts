/** A network in bits, most significant first; IPv4 is the end of the first /96. */
type Network = { address: string; bits: number };
type Value = string | number | Value[] | { [name: string]: Value };

/** A database of IPv4 networks in the MMDB format, as providers of addresses deliver it; each network has its record. */
export function mmdbOf(records: Readonly<Record<string, Value>>): Buffer {
  const nodes: [left: number | Buffer | null, right: number | Buffer | null][] = [[null, null]];
  const data: Buffer[] = [];
  const places = new Map<Buffer, number>();
  for (const [network, record] of Object.entries(records)) {
    const value = encoded(record);
    places.set(value, Buffer.concat(data).length);
    data.push(value);
    insert(nodes, pathOf(networkIn(network)), value);
  }
  const count = nodes.length;
  const pointer = (to: number | Buffer | null) =>
    to === null ? count : typeof to === 'number' ? to : count + 16 + (places.get(to) ?? 0);
  const tree = Buffer.alloc(count * 6);
  for (const [at, sides] of nodes.entries())
    for (const [side, to] of sides.entries()) tree.writeUIntBE(pointer(to), at * 6 + side * 3, 3);
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Country',
    description: { en: 'A few networks' },
    ip_version: 6,
    languages: ['en'],
    node_count: count,
    record_size: 24,
  };
  const mark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, mark, encoded(metadata)]);
}

function networkIn(text: string): Network {
  const [address = '', bits = '32'] = text.split('/');
  return { address, bits: Number(bits) };
}

const pathOf = ({ address, bits }: Network): string =>
  '0'.repeat(96) +
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, bits);

function insert(nodes: [number | Buffer | null, number | Buffer | null][], path: string, value: Buffer): void {
  let node = nodes[0];
  for (const [at, bit] of [...path].entries()) {
    if (!node) return;
    const side = bit === '1' ? 1 : 0;
    if (at === path.length - 1) {
      node[side] = value;
      return;
    }
    const next = node[side];
    node[side] = typeof next === 'number' ? next : nodes.push([null, null]) - 1;
    node = nodes[node[side] as number];
  }
}

/** Types of the format: 2 text, 6 a number of 32 bits, 7 a map, 11 (4 more than what fits into a byte) an array. */
function encoded(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5, (6 << 5) | 4);
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encoded)]);
  const entries = Object.entries(value);
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flatMap((entry) => entry.map(encoded))]);
}
