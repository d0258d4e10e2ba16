import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { program } from '../../tests/faults/programs.ts';

/** What a set-up step runs; returns whether it ended well. Replaced in tests, so that none installs anything. */
export type Run = (command: string, args: string[], seconds: number) => boolean;

export function visibly(command: string, args: string[], seconds: number): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const outcome = spawnSync(command, args, {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: seconds * 1000,
  });
  return outcome.status === 0;
}

export const mayInstall = (): boolean => process.getuid?.() === 0 && program('apt-get') !== undefined;

/**
 * Installs packages of the system; some hold servers.
 * @param policy the file that Debian asks whether a new server may start by itself: here none may.
 */
export function installPackages(packages: string[], run: Run = visibly, policy = '/usr/sbin/policy-rc.d'): void {
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    run('apt-get', ['update'], 180);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 300);
  } finally {
    if (own) rmSync(policy);
  }
}
