import type { ReadCall } from '#platform/call.ts';
import { type SharedSignal, signalsOf } from '#product/accounts/bans/traces/note-signals.ts';
import { type Hint, type HintFacts, MIN_CROWD, MIN_SAME_WORDS } from './contract.ts';
import { firstMessages } from './queries.ts';

const DAYS_OF_FIRSTS = 30;

export async function hintsOf(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  members: readonly number[],
): Promise<ReadonlyMap<number, HintFacts>> {
  const asked = [...new Set(members)];
  if (asked.length === 0) return new Map();
  const shared = await signalsOf({ sql, now }, asked);
  const since = new Date(now.getTime() - DAYS_OF_FIRSTS * 24 * 3600_000);
  const firsts = new Map(
    (await firstMessages(sql, { members: asked, since })).map((row) => [row.member, row] as const),
  );
  return new Map(
    asked.map((member) => {
      const { same = 0, contacts = 0 } = firsts.get(member) ?? {};
      return [member, factsOf(shared.get(member) ?? [], same, contacts)] as const;
    }),
  );
}

function factsOf(shared: readonly SharedSignal[], same_words: number, contacts_first: number): HintFacts {
  const of = (kind: SharedSignal['kind']) => {
    const found = shared.find((one) => one.kind === kind);
    const { others = 0, banned = 0, banned_at = null } = found ?? {};
    return { others, banned, banned_at: banned_at?.toISOString() ?? null };
  };
  const [device, network] = [of('device'), of('network')];
  const pointed: Record<Hint, boolean> = {
    banned_device: device.banned > 0,
    banned_network: network.banned > 0,
    shared_device: device.others > 0,
    crowded_network: network.others >= MIN_CROWD,
    same_words: same_words >= MIN_SAME_WORDS,
    contacts_first: contacts_first > 0,
  };
  const hints = (Object.keys(pointed) as Hint[]).filter((hint) => pointed[hint]);
  return { hints, device, network, same_words, contacts_first };
}
