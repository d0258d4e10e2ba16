import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Log } from '#platform/log/log.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { ingest, variantOf } from '#product/media/media.ts';

// A disk of its own that is small enough to be filled. Only root may have one.
const disk = mkdtempSync(join(tmpdir(), 'kindling-disk-'));
const MOUNT = 'mount';
const mounted = spawnSync(MOUNT, ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync(`u${MOUNT}`, [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Noise, which does not get smaller. */
const picture = (side: number, seed: number) => {
  const pixels = Buffer.alloc(side * side * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test.runIf(mounted)(
  'a photo that finds no room is refused whole, what is stored stays, and room brings everything back',
  async () => {
    const storage = await openStorage({ s3: null, dataDir: disk });
    const kept = await ingest(storage, await picture(300, 1));
    expect(storage.problem()).toBeNull();
    const reports: unknown[] = [];
    const log = { error: (report: unknown) => reports.push(report) } as unknown as Log;
    const sizeOf = (hash: string, variant: 'card') => variantOf({ storage, log }, hash, variant);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(700_000));

    await expect(ingest(storage, await picture(900, 2))).rejects.toThrow(/ENOSPC/);
    expect(storage.problem()).toBe('the disk is full');
    const stored = filesIn(join(disk, 'files'));
    expect(stored.map(({ name }) => name)).toEqual(['original.webp']);

    // Sizes are still drawn for whoever looks, although nothing can be kept.
    writeFileSync(join(disk, 'rest'), '');
    for (let block = 0; block < 400; block += 1) {
      try {
        writeFileSync(join(disk, 'rest'), Buffer.alloc(1000), { flag: 'a' });
      } catch {
        break;
      }
    }
    expect((await sharp(await sizeOf(kept.hash, 'card')).metadata()).width).toBe(480);
    expect(reports).toHaveLength(1);
    expect(filesIn(join(disk, 'files'))).toHaveLength(1);

    rmSync(join(disk, 'filler'));
    expect((await sharp(await sizeOf(kept.hash, 'card')).metadata()).width).toBe(480);
    expect(storage.problem()).toBeNull();
    expect(reports).toHaveLength(1);
    expect(filesIn(join(disk, 'files'))).toHaveLength(2);
  },
);
