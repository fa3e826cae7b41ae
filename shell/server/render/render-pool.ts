import { fullMegabytes, type FrameJob, type RenderAnswer, type RenderJob } from './render-job';
import { RendererEnded, RenderProcess } from './render-process';

/** Milliseconds until a renderer that ended is started again; doubled each time until one has rendered a page. */
const backoff = { first: 100, longest: 30_000 };

interface Options {
  /** The renderer's program, from the server build of the shell that is current. */
  readonly program: () => string;
  readonly releasesFolder: string;
  readonly workers: number;
  /** Called with a sentence when a renderer ends, and when one is back. */
  readonly say: (sentence: string) => void;
  /** A release whose pages made a renderer grow so much that it had to be replaced. */
  readonly onLeak: (release: string, megabytes: number) => void;
}

/** The processes that render. All that the rest knows of what they are. */
export interface RenderPool {
  /**
   * Hands a job to the next free renderer.
   * @param limit milliseconds that it may take once it was begun
   * @throws RendererEnded when its renderer ended, or there is none
   */
  run(job: RenderJob | FrameJob, limit: number): Promise<RenderAnswer>;
  /** Resolves when every renderer is ready. */
  ready(): Promise<void>;
  /** Reseats every renderer, one after the other: what releases left behind in them is gone. */
  renew(): void;
  stop(): Promise<void>;
}

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
  restart: NodeJS.Timeout | null;
  failures: number;
  /** Growth in MB by release, of the current renderer. */
  growth: Map<string, number>;
  megabytes: number;
}

/** A pool of renderer processes of a fixed size, each started again whenever it ends. */
export function createRenderPool({ program, releasesFolder, workers, say, onLeak }: Options): RenderPool {
  const queue: Waiting[] = [];
  const listeners = new Set<() => void>();
  let isStopped = false;
  let toRenew: Seat[] = [];
  const seats = Array.from({ length: workers }, (): Seat => {
    return { current: null, next: null, restart: null, failures: 0, growth: new Map(), megabytes: 0 };
  });

  function start(seat: Seat): RenderProcess {
    const renderer: RenderProcess = new RenderProcess({
      program: program(),
      releasesFolder,
      onReady: () => becomeReady(seat, renderer),
      onFull: (megabytes) => replaceFull(seat, renderer, megabytes),
      onEnd: (reason) => ended(seat, renderer, reason),
    });
    return renderer;
  }

  function becomeReady(seat: Seat, renderer: RenderProcess): void {
    if (seat.next === renderer) {
      const before = seat.current;
      seat.current = renderer;
      seat.next = null;
      if (before) retire(before);
      toRenew = toRenew.filter((other) => other !== seat);
      renewNext();
    } else if (seat.failures > 0) say('A renderer is ready again.');
    seat.growth = new Map();
    seat.megabytes = 0;
    listeners.forEach((listener) => listener());
    assign();
  }

  /** Lets it finish what it is at; nothing is started when it ends. */
  function retire(renderer: RenderProcess): void {
    if (!renderer.isReady || renderer.isFree) renderer.end('it was replaced');
    else leaving.add(renderer);
  }
  const leaving = new Set<RenderProcess>();

  function ended(seat: Seat, renderer: RenderProcess, reason: string): void {
    leaving.delete(renderer);
    if (seat.next === renderer) seat.next = null;
    if (seat.current !== renderer || isStopped) return;
    seat.current = null;
    const delay = Math.min(backoff.longest, backoff.first * 2 ** seat.failures);
    seat.failures += 1;
    say(`A renderer ended: ${reason}. It starts again in ${delay / 1000} s.`);
    seat.restart = setTimeout(() => {
      seat.restart = null;
      seat.current = start(seat);
    }, delay);
    seat.restart.unref();
    dropQueue();
  }

  /** With no renderer left but those that failed, waiting would only make visitors wait. */
  function dropQueue(): void {
    if (seats.some(({ current, next }) => current !== null || next !== null)) return;
    for (const { reject } of queue.splice(0)) reject(new RendererEnded('No renderer is ready.', false));
  }

  function assign(): void {
    for (const seat of seats) {
      if (!seat.current?.isFree) continue;
      const task = queue.shift();
      if (!task) return;
      void work(seat, seat.current, task);
    }
  }

  async function work(seat: Seat, renderer: RenderProcess, { job, limit, resolve, reject }: Waiting): Promise<void> {
    try {
      const answer = await renderer.render(job, limit);
      resolve(answer);
      seat.failures = 0;
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

  function renewNext(): void {
    const [seat] = toRenew;
    if (!seat || isStopped) return;
    if (seat.next) return;
    // One that is being started again is new anyway.
    if (seat.current === null) {
      toRenew = toRenew.slice(1);
      renewNext();
      return;
    }
    seat.next = start(seat);
  }

  for (const seat of seats) seat.current = start(seat);
  const isReady = () => seats.every(({ current }) => current?.isReady);
  return {
    run: (job, limit) =>
      new Promise((resolve, reject) => {
        queue.push({ job, limit, resolve, reject });
        assign();
        dropQueue();
      }),
    ready: () =>
      new Promise((resolve) => {
        const listener = () => {
          if (!isReady()) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
        listener();
      }),
    renew: () => {
      toRenew = seats.filter(({ current }) => current && current.releases.size > 0);
      renewNext();
    },
    stop: () => {
      isStopped = true;
      for (const { current, next, restart } of seats) {
        if (restart) clearTimeout(restart);
        current?.end('the server stops');
        next?.end('the server stops');
      }
      leaving.forEach((renderer) => renderer.end('the server stops'));
      for (const { reject } of queue.splice(0)) reject(new RendererEnded('The server stops.', false));
      return Promise.resolve();
    },
  };
}
