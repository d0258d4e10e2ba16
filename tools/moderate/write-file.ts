import { open, rename, rm } from 'node:fs/promises';

/** Writes a file for the bank, for nobody else on this machine, and never a part of one. */
export async function writeBankFile(to: string, pieces: AsyncIterable<string>): Promise<void> {
  const part = `${to}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    for await (const piece of pieces) await file.write(piece);
    await file.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(part, to);
}
