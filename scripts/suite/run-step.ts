import { spawn } from 'node:child_process';
import { markOf, STEP_VARIABLE } from './cpu.ts';
import type { Step } from './steps.ts';

export interface RunOptions {
  folder: string;
  environment: Record<string, string>;
  /** Keeps what it prints until its end, so that steps beside each other do not mix their lines. */
  together: boolean;
}

export async function runStep(step: Step, options: RunOptions): Promise<number> {
  const code = await runNode(step.args, step, options);
  if (code === 0 || !step.afterFailure) return code;
  console.error(`\n${step.title} failed. What failed runs once more with a trace, for the record; it stays failed.`);
  await runNode(step.afterFailure, step, options);
  return code;
}

function runNode(args: string[], step: Step, { folder, environment, together }: RunOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...environment, ...step.environment, [STEP_VARIABLE]: markOf(step.title) },
      stdio: ['ignore', together ? 'pipe' : 'inherit', together ? 'pipe' : 'inherit'],
    });
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      process.stdout.write(printed.join(''));
      resolve(code ?? 1);
    });
  });
}
