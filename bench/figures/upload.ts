import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from '../load.ts';
import { cookieOf } from '../people.ts';
import { median, takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { largePhoto, openUploader } from '../uploader.ts';
import { type Figure, ms, type Row } from './figure.ts';

const CHILD = join(import.meta.dirname, '..', 'children', 'picture.ts');
/** Milliseconds of CPU and bytes of memory that a photo of 12 megapixels may take. */
const MAX_CPU_MS = 1000;
const MAX_MEMORY_BYTES = 200_000_000;

interface Taken {
  size: number;
  cpu: number;
  memory: number;
}

/** Members who upload at once, and the connections that read profiles meanwhile. */
const UPLOADERS = 4;
const READERS = 4;
/** How many times as long the slowest hundredth of profiles may take meanwhile. */
const MAX_TIMES_SLOWER = 3;

export const upload: Figure = async (stage) => [await costOfPhoto(stage), await besideUploads(stage)];

async function costOfPhoto(stage: Stage): Promise<Row> {
  const run = promisify(execFile);
  const taken: Taken[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    taken.push(JSON.parse((await run(process.execPath, [CHILD])).stdout));
  const cpu = median(taken.map((one) => one.cpu));
  const memory = median(taken.map((one) => one.memory));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return {
    figure: `Photo of 12 megapixels (${((taken[0]?.size ?? 0) / 1e6).toFixed(1)} MB) to its sizes`,
    limit: '',
    ours: `${Math.round(cpu)} ms of CPU, ${megabytes(memory)} of memory`,
    result: `${Math.round(cpu)} ms, ${megabytes(memory)}`,
    target: `≤ ${MAX_CPU_MS} ms, ${megabytes(MAX_MEMORY_BYTES)}`,
    met: cpu <= MAX_CPU_MS && memory <= MAX_MEMORY_BYTES,
    cpu: '',
  };
}

async function besideUploads(stage: Stage): Promise<Row> {
  const product = await stage.start();
  const { viewers, senders } = stage.people;
  const photo = await largePhoto();
  const uploaders = senders.slice(0, UPLOADERS).map((member) => openUploader(product.url, member, photo));
  const asks = viewers.map((id, place) => ({
    path: `/api/member.php?id=${viewers[(place + 1) % viewers.length]}`,
    headers: { cookie: cookieOf(id) },
  }));
  const read = (seconds = stage.seconds) =>
    stage.costed([product.pid], () =>
      load({ program: stage.tools.wrk, ports: [product.port], seconds, connections: READERS }, asks),
    );
  let photos = 0;
  const readBeside = async () => {
    let over = false;
    const uploading = uploaders.map(async (uploadOne) => {
      while (!over) {
        await uploadOne();
        photos += 1;
      }
    });
    const sample = await read().finally(() => {
      over = true;
    });
    await Promise.all(uploading);
    return sample;
  };
  try {
    await read(1);
    await Promise.all(uploaders.map((uploadOne) => uploadOne()));
    const { limit, ours } = await takeTurns(stage.rounds, () => read(), readBeside);
    const times = (ours.p99 ?? 0) / (limit.p99 ?? Number.NaN);
    return {
      figure: `Profile while ${UPLOADERS} photos of 12 megapixels come at once`,
      limit: `p99 ${ms(limit.p99 ?? 0)} ms without them`,
      ours: `p50 ${ms(ours.p50 ?? 0)}, p99 ${ms(ours.p99 ?? 0)} ms, ${photos} photos`,
      result: `${times.toFixed(1)} times`,
      target: `≤ ${MAX_TIMES_SLOWER} times`,
      met: times <= MAX_TIMES_SLOWER,
      cpu: '',
      ...(ours.errors ? { broken: `${ours.errors} profiles were no success while photos came.` } : {}),
    };
  } finally {
    await product.stop();
  }
}
