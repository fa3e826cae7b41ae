import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { JobProcess } from '../testing/job-process';
import { createJobLeases } from './job-leases';
import { createJobs } from './jobs';

const program = fileURLToPath(new URL('../testing/job-process.ts', import.meta.url));
const runner = fileURLToPath(new URL('../../../server/run.mjs', import.meta.url));
const run = { lastRunAt: new Date('2026-01-01T00:00:00.000Z'), lastMilliseconds: 12, lastFailureAt: null };

let test: TestDatabase;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'counterpart-jobs-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a lease', () => {
  it('goes to one of several, and again to one when its pause has passed', async () => {
    const [one, other] = [createJobLeases(test.database), createJobLeases(test.database)];
    const both = () => Promise.all([one.take('job'), other.take('job')]);
    const first = await both();
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await both()).toEqual([false, false]);
    const holder = first[0] ? one : other;
    await holder.giveBack('job', 60_000, run);
    expect(await both()).toEqual([false, false]);
    await test.database('job_runs').update({ dueAt: new Date(Date.now() - 1) });
    expect((await both()).filter(Boolean)).toHaveLength(1);
  });

  it('of a process that died goes to another; a renewed one does not', async () => {
    const [one, other] = [createJobLeases(test.database, 150), createJobLeases(test.database, 150)];
    expect(await one.take('job')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await one.renew('job');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await other.take('job')).toBe(false);
    await vi.waitFor(async () => expect(await other.take('job')).toBe(true), { timeout: 5_000, interval: 50 });
    // What the first one says afterwards changes nothing.
    await one.giveBack('job', 0, run);
    expect(await one.take('job')).toBe(false);
  });

  it('is there again after its row was removed under a running process', async () => {
    const leases = createJobLeases(test.database);
    await leases.take('job');
    await test.database('job_runs').delete();
    expect(await leases.take('job')).toBe(false);
    expect(await leases.take('job')).toBe(true);
  });

  it('says in every process how a job went', async () => {
    const one = createJobLeases(test.database);
    await one.take('job');
    await one.giveBack('job', 60_000, run);
    const jobs = createJobs({ logger: { error: vi.fn() }, leases: createJobLeases(test.database) });
    jobs.add({ name: 'job', everyMilliseconds: 60_000, run: () => Promise.resolve() });
    expect(await jobs.report()).toEqual([{ name: 'job', everyMilliseconds: 60_000, ...run }]);
  });
});

describe('three processes', () => {
  const lines = (): string[][] =>
    existsSync(file())
      ? readFileSync(file(), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(' '))
      : [];
  const file = () => join(folder, 'runs');
  const start = (times: Pick<JobProcess, 'pause' | 'work' | 'lease'>): void => {
    const given: JobProcess = { database: test.databaseSettings, file: file(), ...times };
    for (let index = 0; index < 3; index += 1)
      children.push(
        spawn(process.execPath, [runner, program, JSON.stringify(given)], {
          stdio: ['ignore', 'inherit', 'inherit'],
        }),
      );
  };
  const patience = { timeout: 30_000, interval: 50 };

  it('run a job one at a time; when the one that runs it is killed, another goes on', async () => {
    start({ pause: 40, work: 30, lease: 1_000 });
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(60), patience);
    const before = lines();
    for (const [index, [pid, what]] of before.entries()) {
      expect(what, 'no run begins before the last one ended').toBe(index % 2 === 0 ? 'begin' : 'end');
      if (what === 'end') expect(pid).toBe(before[index - 1]?.[0]);
    }
    // In the middle of a run: it never ends.
    const running = await vi.waitFor(() => {
      const [pid, what] = lines().at(-1) ?? [];
      expect(what).toBe('begin');
      return Number(pid);
    }, patience);
    process.kill(running, 'SIGKILL');
    const length = lines().length;
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(length + 10), patience);
    const after = lines().slice(length + 1);
    expect(after.some(([pid]) => Number(pid) === running)).toBe(false);
    expect(after.filter(([, what]) => what === 'end').length).toBeGreaterThan(3);
  });
});
