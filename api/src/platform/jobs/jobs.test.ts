import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createJobs } from './jobs';

it('runs a job again and again until it is stopped, whether it fails or not', async () => {
  const error = vi.fn();
  const jobs = createJobs({ logger: { error }, leases: null });
  let runs = 0;
  jobs.add({
    name: 'count',
    everyMilliseconds: 5,
    run: async () => {
      runs += 1;
      if (runs === 2) throw new Error('no');
    },
  });
  await wait(30);
  expect(runs).toBe(0);
  jobs.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3));
  await jobs.stop();
  const before = runs;
  await wait(30);
  expect(runs).toBe(before);
  expect(error).toHaveBeenCalledOnce();
  const [report] = await jobs.report();
  expect(report).toMatchObject({ name: 'count', everyMilliseconds: 5, lastMilliseconds: expect.any(Number) });
  // The second run failed and others have come since.
  expect(report?.lastFailureAt).toBeInstanceOf(Date);
  expect(Number(report?.lastFailureAt)).toBeLessThan(Number(report?.lastRunAt));
});

it('says of a job that did not run yet that it did not', async () => {
  const jobs = createJobs({ logger: { error: vi.fn() }, leases: null });
  jobs.add({ name: 'new', everyMilliseconds: 1_000, run: () => Promise.resolve() });
  const never = { lastRunAt: null, lastMilliseconds: null, lastFailureAt: null };
  expect(await jobs.report()).toEqual([{ name: 'new', everyMilliseconds: 1_000, ...never }]);
});

it('waits for what runs, and is never inside one job twice', async () => {
  const jobs = createJobs({ logger: { error: vi.fn() }, leases: null });
  let inside = 0;
  let most = 0;
  let ended = false;
  jobs.add({
    name: 'slow',
    everyMilliseconds: 1,
    run: async () => {
      inside += 1;
      most = Math.max(most, inside);
      await wait(30);
      inside -= 1;
      ended = true;
    },
  });
  jobs.start();
  await wait(15);
  await jobs.stop();
  expect(ended).toBe(true);
  expect(most).toBe(1);
});
