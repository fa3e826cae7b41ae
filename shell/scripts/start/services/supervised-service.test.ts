import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '@counterpart/api/hosting/start-error';
import { steadyAfter, SupervisedService, type Ending, type ServiceProcess } from './supervised-service';

/** A process whose fate the test decides. */
class Run implements ServiceProcess {
  becomeReady: () => void = () => undefined;
  end: (ending: Ending) => void = () => undefined;
  isStopped = false;
  readonly ready = new Promise<void>((resolve) => (this.becomeReady = resolve));
  readonly ended = new Promise<Ending>((resolve) => (this.end = resolve));

  async stop(): Promise<void> {
    this.isStopped = true;
    this.end({ reason: 'SIGTERM', said: '' });
  }
}

const killed: Ending = { reason: 'SIGKILL', said: 'something of before' };
let runs: Run[] = [];
let said: string[] = [];
const latest = (): Run => runs.at(-1) ?? new Run();
const settle = () => vi.advanceTimersByTimeAsync(0);

function start(): SupervisedService {
  return new SupervisedService({
    name: 'api',
    say: (sentence) => said.push(sentence),
    launch: () => {
      runs.push(new Run());
      return latest();
    },
  });
}

async function startedAndReady(): Promise<SupervisedService> {
  const service = start();
  latest().becomeReady();
  await service.ready;
  return service;
}

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  said = [];
});
afterEach(() => vi.useRealTimers());

describe('the first start', () => {
  it('is ready when the process reports it', async () => {
    const service = start();
    expect(service.state).toBe('starting');
    latest().becomeReady();
    await service.ready;
    expect([service.state, said]).toEqual(['ready', []]);
  });

  it('gives up with the sentence of a process that refuses, and starts nothing again', async () => {
    const service = start();
    latest().end({ reason: 'code 1', said: 'The port is in use.\n' });
    await expect(service.ready).rejects.toEqual(new StartError('The port is in use.'));
    await expect(service.failed).rejects.toThrow('The port is in use.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([service.state, runs.length]).toEqual(['stopped', 1]);
  });
});

describe('a service that ends', () => {
  it('starts again after half a second and says both', async () => {
    const service = await startedAndReady();
    latest().end(killed);
    await settle();
    expect([service.state, runs.length]).toEqual(['backing off', 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect([service.state, runs.length]).toEqual(['starting', 2]);
    latest().becomeReady();
    await settle();
    expect(service.state).toBe('ready');
    expect(said).toEqual(['The api ended (SIGKILL) and starts again in 0.5 s.', 'The api is ready again.']);
  });

  it('waits twice as long each time, half a minute at most, and says why a start failed', async () => {
    await startedAndReady();
    for (let end = 0; end < 9; end += 1) {
      latest().end({ reason: 'code 1', said: 'First line.\nThe database is gone.\n' });
      await vi.advanceTimersByTimeAsync(30_000);
    }
    const waits = said.map((sentence) => Number(/again in ([\d.]+) s/.exec(sentence)?.[1]));
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30]);
    expect(said[1]).toBe('The api ended (code 1) and starts again in 1 s. It said: The database is gone.');
  });

  it('is forgiven once it has run steadily', async () => {
    await startedAndReady();
    latest().end(killed);
    await vi.advanceTimersByTimeAsync(500);
    latest().becomeReady();
    await vi.advanceTimersByTimeAsync(steadyAfter);
    latest().end(killed);
    await settle();
    expect(said.at(-1)).toContain('starts again in 0.5 s');
  });

  it('is not forgiven for becoming ready each time', async () => {
    await startedAndReady();
    for (let end = 0; end < 2; end += 1) {
      latest().end(killed);
      await vi.advanceTimersByTimeAsync(1000);
      latest().becomeReady();
      await settle();
    }
    latest().end(killed);
    await settle();
    expect(said.at(-1)).toContain('starts again in 2 s');
  });
});

describe('a service whose sources changed', () => {
  it('is restarted immediately, whether it runs or backs off, and its failures are reset', async () => {
    const service = await startedAndReady();
    const first = latest();
    await service.restart();
    expect([service.state, first.isStopped, runs.length]).toEqual(['starting', true, 2]);
    latest().end({ reason: 'code 1', said: 'A mistake.' });
    await settle();
    expect(service.state).toBe('backing off');
    await service.restart();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([service.state, runs.length]).toEqual(['starting', 3]);
    latest().end(killed);
    await settle();
    expect(said.at(-1)).toContain('starts again in 0.5 s');
  });

  it('stays stopped when it is stopped meanwhile', async () => {
    const service = await startedAndReady();
    const restarted = service.restart();
    await service.stop();
    await restarted;
    expect([service.state, runs.length]).toEqual(['stopped', 1]);
  });
});

describe('stopping', () => {
  it('ends a running service without a word', async () => {
    const service = await startedAndReady();
    await service.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([service.state, latest().isStopped, runs.length, said]).toEqual(['stopped', true, 1, []]);
  });

  it('starts nothing again that was waiting for it', async () => {
    const service = await startedAndReady();
    latest().end(killed);
    await settle();
    await service.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([service.state, runs.length]).toEqual(['stopped', 1]);
  });

  it('settles no start that was under way', async () => {
    const service = start();
    const settled = vi.fn();
    service.ready.then(settled, settled);
    await service.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
