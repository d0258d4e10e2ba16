const HEAD = 'Demo'.padEnd(10);
const TICK_MS = 500;

export interface DemoProgress {
  progress(done: number, total: number): void;
  end(members: number): void;
}

export function demoProgress(out: NodeJS.WriteStream = process.stdout): DemoProgress {
  let began = 0;
  let told = 0;
  return {
    progress(done, total) {
      const now = Date.now();
      if (!began && !out.isTTY) out.write(`${HEAD}filling ...\n`);
      began ||= now;
      if (!out.isTTY || now - told < TICK_MS) return;
      told = now;
      out.write(`\r\x1b[K${HEAD}filling ... ${done} of ${total} portraits`);
    },
    end(members) {
      if (!began) return;
      const seconds = Math.round((Date.now() - began) / 1000);
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}${HEAD}filled with ${members} members in ${seconds} s\n`);
    },
  };
}
