export interface Finding {
  about: string;
  says: string;
  /** Null where nothing is wrong. */
  mend: string | null;
}

/** It throws when it cannot be looked at, which is a finding too. */
export interface Look {
  about: string;
  look: () => Promise<Omit<Finding, 'about'>[]>;
}

export const fine = (says: string) => ({ says, mend: null });
export const bad = (says: string, mend: string) => ({ says, mend });

const FINDING_TIMEOUT_MS = 15_000;

/** What fails or takes too long is a finding and stops no other look. */
export async function findAll(looks: readonly Look[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { about, look } of looks) {
    const says = await within(look()).catch((error: unknown) => [
      bad(`could not be looked at: ${error instanceof Error ? error.message : error}`, 'see the sentence before'),
    ]);
    found.push(...says.map((one) => ({ about, ...one })));
  }
  return found;
}

async function within<Found>(look: Promise<Found>): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${FINDING_TIMEOUT_MS / 1000} s`)), FINDING_TIMEOUT_MS);
  });
  try {
    return await Promise.race([look, late]);
  } finally {
    clearTimeout(timer);
  }
}
