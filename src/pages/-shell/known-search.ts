type Reader = (raw: Record<string, unknown>) => object;

/**
 * Makes a reader the only one of its search params: the router keeps a word of the address that its reader leaves out,
 * so a refused `next` would reach loaders and components all the same. Other words, such as an advert's, stay.
 */
export function knownSearch<Read extends Reader>(names: readonly string[], read: Read): Read {
  const readAll: Reader = (raw) => {
    const refused = Object.fromEntries(names.filter((name) => name in raw).map((name) => [name, undefined]));
    return { ...refused, ...read(raw) };
  };
  return readAll as Read;
}
