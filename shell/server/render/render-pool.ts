import type { Reading } from '@counterpart/api/hosting/metrics';
import { Restart } from '@counterpart/api/hosting/restart';
import { fullMegabytes, type FrameJob, type RenderAnswer, type RenderJob } from './render-job';
import { RendererEnded, RenderProcess } from './render-process';

/** Milliseconds until a renderer that ended is started again; doubled each time until one has rendered a page. */
const backoff = { first: 100, longest: 30_000 };
/** Milliseconds that the shell's server waits for renderers before it starts without. */
export const patienceWithRenderers = 10_000;
/** Errors outside of pages after which a renderer is replaced: what throws there again and again goes on and on. */
const mostStrays = 50;

interface Options {
  /** The renderer's program, from the server build of the shell that is current. */
  readonly program: () => string;
  readonly releasesFolder: string;
  readonly workers: number;
  /** Called with a sentence when a renderer ends, with the area whose page it was at, and when one is back. */
  readonly say: (sentence: string, area?: string | null) => void;
  /** A release whose pages made a renderer grow so much that it had to be replaced. */
  readonly onLeak: (release: string, megabytes: number) => void;
  /** An error outside of every page, with the release (`area@version`) whose code threw it, if that is known. */
  readonly onStray: (release: string | null, message: string) => void;
  /** Milliseconds that `ready` waits. */
  readonly patience?: number;
}

/** The processes that render. All that the rest knows of what they are. */
export interface RenderPool {
  /**
   * Hands a job to the next free renderer.
   * @param limit milliseconds that it may take once it was begun
   * @throws RendererEnded when its renderer ended, or there is none
   */
  run(job: RenderJob | FrameJob, limit: number): Promise<RenderAnswer>;
  /** Resolves when every renderer is ready, or with a sentence when that takes too long. */
  ready(): Promise<void>;
  /** Number of jobs that wait for a renderer of this process. */
  readonly waiting: () => number;
  /**
   * Reseats every renderer that holds releases or an earlier program, one after the other: what releases left behind in
   * them is gone. Resolves when the last one has taken over.
   */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Reads how many jobs wait for the renderers of a process. */
export const renderersReading = (pool: Pick<RenderPool, 'waiting'>): Reading => ({
  name: 'renderer_waiting',
  help: 'Pages and frames that wait for a renderer of this process',
  read: pool.waiting,
});

interface Waiting {
  readonly job: RenderJob | FrameJob;
  readonly limit: number;
  resolve(answer: RenderAnswer): void;
  reject(error: unknown): void;
}

/** One seat in the pool: the renderer that works there, and the one that is to take over. */
interface Seat {
  current: RenderProcess | null;
  next: RenderProcess | null;
  readonly restart: Restart;
  /** Growth in MB by release, of the current renderer. */
  growth: Map<string, number>;
  megabytes: number;
  /** Errors outside of pages, of the current renderer. */
  strays: number;
}

/** A pool of renderer processes of a fixed size, each started again whenever it ends. */
export function createRenderPool({
  program,
  releasesFolder,
  workers,
  say,
  onLeak,
  onStray,
  patience = patienceWithRenderers,
}: Options): RenderPool {
  const queue: Waiting[] = [];
  const listeners = new Set<() => void>();
  const leaving = new Set<RenderProcess>();
  let isStopped = false;
  /** False once those that start have taken too long: what is to be rendered does not wait for them any more. */
  let isAwaited = true;
  let toRenew: Seat[] = [];
  const renewal = new Restart(renewNext, backoff);
  const seats = Array.from({ length: workers }, (): Seat => {
    const restart = new Restart(() => (seat.current = start(seat)), backoff);
    const seat: Seat = { current: null, next: null, restart, growth: new Map(), megabytes: 0, strays: 0 };
    return seat;
  });

  function start(seat: Seat): RenderProcess {
    const renderer: RenderProcess = new RenderProcess({
      program: program(),
      releasesFolder,
      onReady: () => becomeReady(seat, renderer),
      onFull: (megabytes) => replaceFull(seat, renderer, megabytes),
      onStray: (release, message) => recordStray(seat, renderer, release, message),
      onEnd: (reason, area) => ended(seat, renderer, { reason, area }),
    });
    return renderer;
  }

  function becomeReady(seat: Seat, renderer: RenderProcess): void {
    isAwaited = true;
    Object.assign(seat, { growth: new Map(), megabytes: 0, strays: 0 });
    if (seat.next === renderer) takeOver(seat, renderer);
    else if (seat.restart.failures > 0) say('A renderer is ready again.');
    listeners.forEach((listener) => listener());
    assign();
  }

  function takeOver(seat: Seat, renderer: RenderProcess): void {
    const before = seat.current;
    seat.restart.cancel();
    Object.assign(seat, { current: renderer, next: null });
    renewal.worked();
    if (before) retire(before);
    toRenew = toRenew.filter((other) => other !== seat || isOutdated(renderer));
    renewNext();
  }

  /** Lets it finish what it is at; nothing is started when it ends. */
  function retire(renderer: RenderProcess): void {
    if (!renderer.isReady || renderer.isFree) renderer.end('it was replaced');
    else leaving.add(renderer);
  }

  function ended(
    seat: Seat,
    renderer: RenderProcess,
    { reason, area }: { readonly reason: string; readonly area: string | null },
  ): void {
    leaving.delete(renderer);
    if (isStopped) return;
    if (seat.next === renderer) tryAgain(seat, reason);
    if (seat.current !== renderer) return;
    seat.current = null;
    say(`A renderer ended: ${reason}. It starts again in ${seat.restart.schedule() / 1000} s.`, area);
    dropQueue();
  }

  /** The one that was to take over has ended before it was ready. */
  function tryAgain(seat: Seat, reason: string): void {
    seat.next = null;
    say(`A renderer that was to take over ended: ${reason}. Another one starts in ${renewal.schedule() / 1000} s.`);
    toRenew = [...toRenew.filter((other) => other !== seat), seat];
    dropQueue();
  }

  /** True for a program of a shell that is not served any more: browsers would not find what they render there. */
  const isOutdated = (renderer: RenderProcess, served = program()) => renderer.program !== served;

  /** A frame holds nothing that a browser takes over, so that any renderer may render it. */
  const mayRender = (renderer: RenderProcess, { job }: Waiting, served: string) =>
    !('files' in job) || !isOutdated(renderer, served);

  /** With no renderer left but those that failed, waiting would only make visitors wait. */
  function dropQueue(): void {
    const served = program();
    const hopes = seats.flatMap(({ current, next }) =>
      [current, next].filter((renderer) => renderer !== null && (isAwaited || renderer.isReady)),
    );
    for (const task of [...queue]) {
      if (hopes.some((renderer) => renderer && mayRender(renderer, task, served))) continue;
      queue.splice(queue.indexOf(task), 1);
      task.reject(new RendererEnded('No renderer is ready.'));
    }
  }

  function assign(): void {
    const served = program();
    for (const seat of seats) {
      const { current } = seat;
      if (!current?.isFree) continue;
      const at = queue.findIndex((waiting) => mayRender(current, waiting, served));
      const [task] = at < 0 ? [] : queue.splice(at, 1);
      if (task) void work(seat, current, task);
    }
  }

  async function work(seat: Seat, renderer: RenderProcess, { job, limit, resolve, reject }: Waiting): Promise<void> {
    try {
      const answer = await renderer.render(job, limit);
      resolve(answer);
      seat.restart.worked();
      if (leaving.has(renderer)) renderer.end('it was replaced');
      else if (seat.current === renderer) measure(seat, job, answer.megabytes);
    } catch (error) {
      reject(error);
    }
    assign();
  }

  /** Counts what a renderer holds more after a page, to know which release to name. */
  function measure(seat: Seat, job: RenderJob | FrameJob, megabytes: number): void {
    const release = 'files' in job && job.files[0] ? `${job.files[0].area}@${job.files[0].version}` : '';
    seat.growth.set(release, (seat.growth.get(release) ?? 0) + megabytes - seat.megabytes);
    seat.megabytes = megabytes;
  }

  /** Reseats a renderer whose pages leave too much behind, before it falls over in the middle of another one. */
  function replaceFull(seat: Seat, renderer: RenderProcess, megabytes: number): void {
    seat.megabytes = megabytes;
    if (megabytes < fullMegabytes || seat.current !== renderer || seat.next) return;
    const [most] = [...seat.growth].sort(([, one], [, other]) => other - one);
    if (most?.[0]) onLeak(...most);
    seat.next = start(seat);
  }

  function recordStray(seat: Seat, renderer: RenderProcess, release: string | null, message: string): void {
    onStray(release, message);
    if (seat.current !== renderer) return;
    seat.strays += 1;
    if (seat.strays >= mostStrays && !isStopped) seat.next ??= start(seat);
  }

  function renewNext(): void {
    if (isStopped || renewal.isPending) return;
    // One that is being started again is new anyway.
    toRenew = toRenew.filter(({ current }) => current !== null);
    const [seat] = toRenew;
    if (seat) seat.next ??= start(seat);
    else for (const settle of renewed.splice(0)) settle();
  }
  const renewed: (() => void)[] = [];

  /** Another shell is current, and `renew` was not called: these processes may serve another machine's shell. */
  function renewOutdated(): void {
    const served = program();
    const isLeft = ({ current, next }: Seat) => current !== null && !next && isOutdated(current, served);
    const outdated = seats.filter((seat) => !toRenew.includes(seat) && isLeft(seat));
    toRenew.push(...outdated);
    if (outdated.length > 0) renewNext();
  }

  for (const seat of seats) seat.current = start(seat);
  const isReady = () => seats.every(({ current }) => current?.isReady);

  /** @returns false when its time is over before */
  function untilReady(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (value: boolean) => {
        clearTimeout(timer);
        listeners.delete(listener);
        resolve(value);
      };
      const listener = () => {
        if (isReady()) settle(true);
      };
      const timer = setTimeout(() => settle(false), patience);
      listeners.add(listener);
      listener();
    });
  }

  return {
    run: (job, limit) =>
      new Promise((resolve, reject) => {
        queue.push({ job, limit, resolve, reject });
        renewOutdated();
        assign();
        dropQueue();
      }),
    waiting: () => queue.length,
    ready: async () => {
      if ((await untilReady()) || isStopped) return;
      isAwaited = false;
      dropQueue();
      say('The renderers are not ready: pages are rendered by browsers until they are.');
    },
    renew: () =>
      new Promise((resolve) => {
        renewed.push(resolve);
        toRenew = seats.filter(({ current }) => current && (current.releases.size > 0 || isOutdated(current)));
        renewNext();
      }),
    stop: () => {
      isStopped = true;
      renewal.cancel();
      for (const { current, next, restart } of seats) {
        restart.cancel();
        current?.end('the server stops');
        next?.end('the server stops');
      }
      leaving.forEach((renderer) => renderer.end('the server stops'));
      for (const { reject } of queue.splice(0)) reject(new RendererEnded('The server stops.'));
      return Promise.resolve();
    },
  };
}
