import type { ProviderKind } from '../gateway.ts';

const MAX_VALUE = 300;

/** @returns the name of a setting that is unknown, missing or wrong; null where all are right. */
export function settingsProblem(kind: ProviderKind, settings: Readonly<Record<string, string>>): string | null {
  const known: readonly string[] = kind.settings.map(({ name }) => name);
  const strange = Object.entries(settings).find(([name, value]) => !known.includes(name) || value.length > MAX_VALUE);
  if (strange) return strange[0];
  const missing = kind.settings.find(({ name, needed }) => needed && !settings[name]?.trim());
  if (missing) return missing.name;
  const wrong = kind.problemOf?.(settings);
  if (!wrong) return null;
  // The sentence is for a log, and begins with the setting.
  const [word = ''] = wrong.split(/[ ,]/, 1);
  return known.includes(word) ? word : 'settings';
}
