/** Of a CycloneDX 1.5 component, what is read or set here; npm writes more, which stays. */
export interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  scope?: 'required' | 'optional' | 'excluded';
  purl?: string;
  components?: Component[];
}

/** Of a CycloneDX 1.5 document, what is read or set here. */
export interface Bom {
  metadata: { component: Component };
  components: Component[];
}

/** Of package-lock.json (version 3), what is read here: packages by their folders, '' being the product itself. */
export interface Lock {
  name: string;
  packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>;
}

/** Versions by names, as `process.versions` and `sharp.versions` have them. */
export type Versions = Readonly<Record<string, string | undefined>>;

/** Of `process.versions`: numbers of interfaces and of a standard, which are no program's. */
const INTERFACES = new Set(['node', 'modules', 'napi', 'unicode']);

/** `name@version` of all packages that the lock file brings to those who serve: all but those for development only. */
export function productionPackages({ packages }: Lock): Set<string> {
  const serving = Object.entries(packages).filter(([path, { dev, link }]) => path !== '' && !dev && !link);
  return new Set(serving.map(([path, { name, version }]) => `${name ?? nameOf(path)}@${version}`));
}

/** Packages of production that the list does not have, as `name@version`, in order. */
export function missingFrom({ components }: Pick<Bom, 'components'>, lock: Lock): string[] {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return [...productionPackages(lock)].filter((one) => !listed.has(one)).sort();
}

/**
 * npm's list with what npm does not know: the Node that runs and the libraries within it and within sharp, which no lock
 * file names. What is for development only gets the scope `excluded`.
 */
export function withNative(bom: Bom, lock: Lock, { node, sharp }: { node: Versions; sharp: Versions }): Bom {
  const production = productionPackages(lock);
  const packages = bom.components.map((one): Component => {
    const { name, version } = one;
    if (!production.has(`${name}@${version}`)) return { ...one, scope: 'excluded' };
    return name === 'sharp' ? { ...one, components: within('sharp', sharp, new Set(['sharp'])) } : one;
  });
  const runtime = { ...generic('node', node.node ?? '', ''), components: within('node', node, INTERFACES) };
  const product: Component = { ...bom.metadata.component, name: lock.name, type: 'application' };
  return { ...bom, metadata: { ...bom.metadata, component: product }, components: [...packages, runtime] };
}

function within(owner: string, versions: Versions, without: ReadonlySet<string>): Component[] {
  const found = Object.entries(versions).filter(([name, version]) => version && !without.has(name));
  return found.map(([name, version]) => generic(name, version ?? '', `${owner}/`));
}

function generic(name: string, version: string, prefix: string): Component {
  const purl = `pkg:generic/${name}@${encodeURIComponent(version)}`;
  return { 'bom-ref': `${prefix}${name}@${version}`, type: 'library', name, version, scope: 'required', purl };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
