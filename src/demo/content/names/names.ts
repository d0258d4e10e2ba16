export type Names = {
  readonly young: readonly string[];
  readonly middle: readonly string[];
  readonly older: readonly string[];
};
export type NamesByGender = { readonly female: Names; readonly male: Names };

export function names(written: string): Names {
  const [young = [], middle = [], older = []] = written
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return { young, middle, older };
}
