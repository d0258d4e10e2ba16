type Reader = (raw: Record<string, unknown>) => object;

/** The router keeps a word that its reader leaves out: a refused `next` would reach loaders all the same. */
export function knownSearch<Read extends Reader>(names: readonly string[], read: Read): Read {
  const readAll: Reader = (raw) => {
    const refused = Object.fromEntries(names.filter((name) => name in raw).map((name) => [name, undefined]));
    return { ...refused, ...read(raw) };
  };
  return readAll as Read;
}
