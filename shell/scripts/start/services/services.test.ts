import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Services } from './services';

/** A program that says its process and what it was written as, and works until it is ended. */
const program = (version: number): string =>
  `console.log(JSON.stringify({ ready: true, pid: process.pid, version: ${version} })); setInterval(() => undefined, 1000);`;

let folder = '';
let services: Services;
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-services-'));
  mkdirSync(join(folder, 'sources/inner'), { recursive: true });
  writeFileSync(join(folder, 'sources/main.ts'), program(1));
  said = [];
  services = new Services(folder, (sentence) => said.push(sentence));
});
afterEach(async () => {
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ready {
  readonly pid: number;
  readonly version: number;
}
const starts = (): Ready[] =>
  readFileSync(join(folder, 'probe.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ready);
const startedTimes = (times: number) =>
  vi.waitFor(() => expect(starts()).toHaveLength(times), { timeout: 15_000, interval: 50 });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('a watched service comes back when it is killed and when its sources change, and leaves no process behind', async () => {
  const file = join(folder, 'sources/main.ts');
  await services.start('probe', file, {}, { watch: join(folder, 'sources') }).ready;
  await startedTimes(1);
  process.kill(starts()[0]?.pid ?? 0, 'SIGKILL');
  await startedTimes(2);
  expect(said[0]).toBe('The probe ended (SIGKILL) and starts again in 0.5 s.');
  // As editors save: another file in the place of the old one, and so again.
  for (const version of [2, 3]) {
    writeFileSync(`${file}.new`, program(version));
    renameSync(`${file}.new`, file);
    await startedTimes(version + 1);
    expect(starts().at(-1)?.version).toBe(version);
  }
  mkdirSync(join(folder, 'sources/inner/new'));
  writeFileSync(join(folder, 'sources/inner/new/part.ts'), 'export const part = 1;');
  await startedTimes(5);
  await services.stop();
  expect(starts().filter(({ pid }) => isAlive(pid))).toEqual([]);
});
