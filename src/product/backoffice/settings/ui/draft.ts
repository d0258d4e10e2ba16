import { useState } from 'react';
import type { SettingView, SiteSettingsReply } from '../contract.ts';

/** New values by name; undefined is the default again. */
export type Changes = Readonly<Record<string, unknown>>;

export interface Draft {
  base: SiteSettingsReply;
  changes: Changes;
  /** @param value undefined is the default again; a value that is as before is no change. */
  change(setting: SettingView, value: unknown): void;
  takeBack(...names: string[]): void;
  /** What was typed since they were sent stays. */
  saved(sent: Changes, base: SiteSettingsReply): void;
  rebase(base: SiteSettingsReply): void;
}

/** Until there is a change, what they are made from follows the server. */
export function useDraft(newest: SiteSettingsReply): Draft {
  const [kept, keep] = useState<{ base: SiteSettingsReply; changes: Changes }>({ base: newest, changes: {} });
  const isOf = kept.base.site.id === newest.site.id;
  const changes = isOf ? kept.changes : {};
  const base = Object.keys(changes).length ? kept.base : newest;
  return {
    base,
    changes,
    change: ({ name, value: before, own, by_default }, value) => {
      const { [name]: _before, ...others } = changes;
      const isAsBefore = value === undefined ? !own : isSame(value, before) && (own || isSame(value, by_default));
      keep({ base, changes: isAsBefore ? others : { ...others, [name]: value } });
    },
    takeBack: (...names) =>
      keep({ base, changes: Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name))) }),
    saved: (sent, next) =>
      keep((now) => ({
        base: next,
        changes: Object.fromEntries(
          Object.entries(now.changes).filter(([name, value]) => !(name in sent && isSame(value, sent[name]))),
        ),
      })),
    rebase: (next) => keep({ base: next, changes }),
  };
}

/** Whatever order their names are in. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

export const drafted = ({ name, value, by_default }: SettingView, changes: Changes): unknown =>
  name in changes ? (changes[name] ?? by_default) : value;
