import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { watchLoop } from './blocked-loop';
import type { Block } from './blocked-loop';

/** Requests that the parent may send a measured process, with their responses. */
export interface Observations {
  /** CPU time used so far, in microseconds. */
  usage: number;
  startProfile: null;
  stopProfile: Profiler.Profile;
  /** The longest time that the event loop was blocked since the last call, in milliseconds. */
  loopDelay: number;
  /** The times of more than 50 ms in which it was blocked, since the last call. */
  blocks: readonly Block[];
}

// Loaded into a measured process by `observe.mjs`. A profile started here leaves out what starting the process costs.
const session = new Session();
session.connect();
const loopDelay = monitorEventLoopDelay({ resolution: 5 });
loopDelay.enable();
const blocks = watchLoop();
const answers: { readonly [Question in keyof Observations]: () => Promise<Observations[Question]> } = {
  usage: () => {
    const { user, system } = process.cpuUsage();
    return Promise.resolve(user + system);
  },
  startProfile: async () => {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return null;
  },
  stopProfile: async () => (await session.post('Profiler.stop')).profile,
  loopDelay: () => {
    const longest = loopDelay.max / 1e6;
    loopDelay.reset();
    return Promise.resolve(longest);
  },
  blocks: () => Promise.resolve(blocks()),
};

process.on('message', (question: keyof Observations) => {
  void answers[question]().then((answer) => process.send?.(answer));
});
// Listening to the parent must not keep a process alive that has ended its work.
process.channel?.unref();
