const SIGNS: Record<string, number> = { '.': 4, '!': 4, '?': 4, ',': 2 };

export function halves(headline: string): [string, string] {
  const cuts = [...headline.matchAll(/ /g)].map(({ index }) => index);
  const cost = (cut: number) => Math.max(cut, headline.length - cut - 1) - (SIGNS[headline[cut - 1] ?? ''] ?? 0);
  const best = cuts.toSorted((one, other) => cost(one) - cost(other))[0];
  return best === undefined ? [headline, ''] : [headline.slice(0, best), headline.slice(best + 1)];
}
