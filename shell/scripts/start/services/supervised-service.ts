import { pauseAfter } from '@counterpart/api/contract';
import { StartError } from '@counterpart/api/hosting/start-error';

const backoff = { first: 500, longest: 30_000 };
/** Milliseconds that a service must have been ready for its earlier failures to be forgotten. */
export const steadyAfter = 60_000;

/** Reason a process ended. */
export interface Ending {
  /** Such as 'SIGKILL' or 'code 1'. */
  readonly reason: string;
  /** The last of what it wrote to its standard error. */
  readonly said: string;
}

/** One run of a service. */
export interface ServiceProcess {
  /** Resolves when it says that it is ready; never, when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<Ending>;
  /** Ends it and waits for that. */
  stop(): Promise<void>;
}

export type ServiceState = 'starting' | 'ready' | 'backing off' | 'restarting' | 'stopped';

interface Options {
  readonly name: string;
  readonly launch: () => ServiceProcess;
  /** Tells the person at the keyboard, in one line. */
  readonly say: (sentence: string) => void;
}

/**
 * A service that is restarted whenever it exits, with growing backoff while it keeps exiting. Only the very first start
 * fails: the operator has something to fix then.
 */
export class SupervisedService {
  /** Resolves when the service is ready for the first time; rejects like `failed`. */
  readonly ready: Promise<void>;
  /** Rejects with a StartError when the service ends before it was ever ready. Never resolves. */
  readonly failed: Promise<never>;
  private currentState: ServiceState = 'starting';
  private run: ServiceProcess;
  private readySince: number | null = null;
  private wasEverReady = false;
  private failures = 0;
  private nextStart: NodeJS.Timeout | undefined;
  private becomeReady: () => void = () => undefined;
  private giveUp: (error: StartError) => void = () => undefined;

  constructor(private readonly options: Options) {
    this.failed = new Promise<never>((_, reject) => (this.giveUp = reject));
    this.failed.catch(() => undefined);
    this.ready = Promise.race([new Promise<void>((resolve) => (this.becomeReady = resolve)), this.failed]);
    this.ready.catch(() => undefined);
    this.run = this.launch();
  }

  get state(): ServiceState {
    return this.currentState;
  }

  /** Ends the service for good. */
  async stop(): Promise<void> {
    this.currentState = 'stopped';
    clearTimeout(this.nextStart);
    await this.run.stop();
  }

  /** Restarts it immediately: its sources have changed, and with them possibly the cause of its failure. */
  async restart(): Promise<void> {
    if (this.currentState === 'stopped' || this.currentState === 'restarting') return;
    clearTimeout(this.nextStart);
    this.failures = 0;
    this.currentState = 'restarting';
    this.options.say(`The ${this.options.name} starts again: its sources have changed.`);
    await this.run.stop();
    if (this.state === 'restarting') this.run = this.launch();
  }

  private launch(): ServiceProcess {
    this.currentState = 'starting';
    this.readySince = null;
    const run = this.options.launch();
    void run.ready.then(() => this.onReady());
    void run.ended.then((ending) => this.onEnd(ending));
    return run;
  }

  private onReady(): void {
    if (this.currentState !== 'starting') return;
    this.currentState = 'ready';
    this.readySince = Date.now();
    if (this.wasEverReady) this.options.say(`The ${this.options.name} is ready again.`);
    this.wasEverReady = true;
    this.becomeReady();
  }

  private onEnd({ reason, said }: Ending): void {
    if (this.currentState === 'stopped' || this.currentState === 'restarting') return;
    const { name, say } = this.options;
    if (!this.wasEverReady) {
      this.currentState = 'stopped';
      this.giveUp(new StartError(said.trim() || `The ${name} ended (${reason}) before it was ready.`));
      return;
    }
    if (this.readySince !== null && Date.now() - this.readySince >= steadyAfter) this.failures = 0;
    const delay = pauseAfter(this.failures, backoff);
    this.failures += 1;
    this.currentState = 'backing off';
    // What a start that failed says is why; what a running service said last may be about anything.
    const why = this.readySince === null ? lastLine(said) : '';
    say(`The ${name} ended (${reason}) and starts again in ${delay / 1000} s.${why && ` It said: ${why}`}`);
    this.nextStart = setTimeout(() => (this.run = this.launch()), delay);
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
