import { INTERESTS, type Interest } from '#product/sites/profiles/contract.ts';

export type Gender = 'female' | 'male';

/** `{she|he}` forms follow the writer's gender, `[she|he]` forms the reader's; `spoken` chooses. */
export type Texts = {
  readonly openings: { readonly any: Lines; readonly young: Lines; readonly middle: Lines; readonly older: Lines };
  readonly habits: ReadonlyMap<Interest, Lines>;
  readonly quirks: Lines;
  readonly seeking: {
    readonly relationship: Lines;
    readonly dating: Lines;
    readonly friendship: Lines;
    readonly chat: Lines;
  };
  readonly openers: Lines;
  readonly replies: Lines;
  /** Whole short conversations; the two people write in turn, whoever wrote first begins. */
  readonly threads: readonly Lines[];
};
export type Lines = readonly string[];

export type Written = {
  readonly openings: string;
  readonly young: string;
  readonly middle: string;
  readonly older: string;
  readonly habits: string;
  readonly quirks: string;
  readonly relationship: string;
  readonly dating: string;
  readonly friendship: string;
  readonly chat: string;
  readonly openers: string;
  readonly replies: string;
  readonly threads: string;
};

export function texts(written: Written): Texts {
  const threads = written.threads
    .trim()
    .split(/\n\s*\n/)
    .map(lines);
  return {
    openings: {
      any: lines(written.openings),
      young: lines(written.young),
      middle: lines(written.middle),
      older: lines(written.older),
    },
    habits: habits(written.habits),
    quirks: lines(written.quirks),
    seeking: {
      relationship: lines(written.relationship),
      dating: lines(written.dating),
      friendship: lines(written.friendship),
      chat: lines(written.chat),
    },
    openers: [...lines(written.openers), ...threads.flatMap((thread) => thread.slice(0, 1))],
    replies: lines(written.replies),
    threads,
  };
}

/** A line as one person says it to another; without a reader a `[she|he]` form takes its second, general word. */
export function spoken(line: string, writer: Gender, reader?: Gender): string {
  return line
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, she: string, he: string) => (writer === 'female' ? she : he))
    .replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, (_, she: string, he: string) => (reader === 'female' ? she : he));
}

function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function habits(block: string): Map<Interest, string[]> {
  const found = new Map<Interest, string[]>();
  for (const line of lines(block)) {
    const [, key, text] = /^([a-z ]+): (.+)$/.exec(line) ?? [];
    const interest = INTERESTS.find((known) => known === key);
    if (interest === undefined || text === undefined) throw new Error(`habit of no known interest: ${line}`);
    found.set(interest, [...(found.get(interest) ?? []), text]);
  }
  return found;
}
