import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { findAccount } from '#product/accounts/accounts.ts';
import type { openService } from '../tools/moderate/open-service.ts';
import { parseCommand } from '../tools/moderate/parse-args.ts';
import { runCommand } from '../tools/moderate/run-command.ts';
import { serviceOf } from '../tools/moderate/service.ts';
import type { Operator } from '../tools/operator/operator.ts';
import type { TestApp } from './harness.ts';

/**
 * Orders to `npm run moderate`, carried out on a test's product, with a folder for its files.
 * @param open finds out who orders, as the command does; without it everybody is whom `--as` names.
 */
export function moderating(product: TestApp, open?: typeof openService) {
  const { config, db } = product.services;
  const operator: Operator = {
    ...{ config, db, embedded: true, account: (id: number) => findAccount({ sql: db }, id) },
    ...{ callsFor: () => product.calls(), callsOn: () => product.calls(), close: async () => {} },
  };
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kindling-moderate-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const pathOf = (name: string) => join(folder, name);

  async function say(...words: string[]) {
    const order = parseCommand(words, false);
    const opened = open ? await open(operator, order) : { service: serviceOf(operator, { name: order.as }) };
    const { lines, done } = 'service' in opened ? await runCommand(opened.service, order, config) : opened.refused;
    return { text: lines.join('\n'), done };
  }
  /** Makes somebody of the staff. @returns where their secret lies. */
  async function secretOf(name: string): Promise<string> {
    const path = pathOf(`${name}.key`);
    await writeFile(path, (await say('staff', name, 'add')).text.split('\n').at(-1) ?? '');
    return path;
  }
  return { say, secretOf, pathOf };
}
