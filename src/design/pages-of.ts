/** Page numbers to show around `page`, with `null` where some are left out: 1 … 4 5 6 … 12. */
export function pagesOf(page: number, last: number, around = 1): Array<number | null> {
  const wanted = new Set([1, last]);
  for (let one = page - around; one <= page + around; one++) if (one >= 1 && one <= last) wanted.add(one);
  const numbers = [...wanted].sort((a, b) => a - b);
  return numbers.flatMap((one, index) => {
    const before = numbers[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
