import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../build/workspaces';
import { steps, type Step } from './steps';

interface Outcome {
  readonly title: string;
  readonly ok: boolean;
  readonly output: string;
}

function run({ title, command: [program, ...args] }: Step): Promise<Outcome> {
  const started = Date.now();
  let output = '';
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const ok = code === 0;
      console.log(
        `${ok ? 'ok  ' : 'FAIL'}  ${title.padEnd(32)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`,
      );
      resolve({ title, ok, output });
    });
  });
}

const started = Date.now();
const waiting = [...steps];
const outcomes: Outcome[] = [];
async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step));
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));

const failed = outcomes.filter(({ ok }) => !ok);
for (const { title, output } of failed) console.log(`\n── ${title}\n${output.trim()}`);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `\nAll ${steps.length} checks passed in ${seconds} s.`
    : `\n${failed.length} of ${steps.length} checks failed: ${failed.map(({ title }) => title).join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
