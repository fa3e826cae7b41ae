import { createCircuits } from '../../../../hosting/circuits';
import type { Reading } from '../../../../hosting/metrics';
import { AppError } from '../../../../platform/errors/app-error';
import type { AreaBackend } from './area-backend.model';
import { BackendFailure, type FailureKind } from './call-backend';

/** Calls of one area that run at the same time, and of these those of one caller. */
const together = { most: 20, ofCaller: 5 };
/** The same while it is found out whether a backend is back: no caller alone takes that from the others. */
const tries = { most: 2, ofCaller: 1 };
/** Failures in a row before a backend is not called for a while. */
const tolerated = 4;
const backoff = { first: 5_000, longest: 30_000 };
/** Statuses by which a gateway says that the backend behind it is away. */
const away = new Set([502, 503, 504]);

const outcomes = ['answered', 'timeout', 'unreachable', 'refused', 'abandoned', 'circuit_open', 'too_many'] as const;
type Outcome = (typeof outcomes)[number];

/** State of a backend, as this process sees it. */
export interface BackendState {
  readonly state: 'unknown' | 'answers' | 'slow' | 'down' | 'unusable';
  /** Until when no call is made; null while calls are. */
  readonly openUntil: Date | null;
}

interface Last {
  readonly outcome: Outcome;
  readonly isSlow: boolean;
  readonly isAway: boolean;
}

interface Calling {
  /** Account or network that the call is counted for. */
  readonly caller: string;
  readonly onFailure: (failure: BackendFailure) => void;
}

// Another URL is another backend, and so is one that was removed in between.
const keyOf = ({ id, version }: AreaBackend): string => `${id} ${version}`;

/**
 * Runs the calls of backends: so many together, and none to one that does not respond. Counted by one process: each API
 * learns by itself what is away.
 */
export class BackendCalls {
  private readonly circuits;
  /** The caller of each. */
  private readonly running = new Map<string, string[]>();
  /** Callers of the failures in a row since the circuit was last opened or closed. */
  private readonly failing = new Map<string, Set<string>>();
  private readonly last = new Map<string, Last>();
  private readonly counts = new Map<Outcome, Record<string, number>>(outcomes.map((outcome) => [outcome, {}]));

  constructor(private readonly now: () => number) {
    this.circuits = createCircuits(backoff, now);
  }

  /** @throws AppError 503 when no call is made now, 502 or 504 when it gave nothing that can be passed on */
  async run<Result>(
    backend: AreaBackend,
    call: () => Promise<Result>,
    { caller, onFailure }: Calling,
  ): Promise<Result> {
    this.refuseUntried(backend, caller);
    const key = keyOf(backend);
    const startedAt = this.now();
    const running = this.running.get(key) ?? [];
    this.running.set(key, running);
    running.push(caller);
    try {
      const result = await call();
      this.responded(backend, startedAt);
      return result;
    } catch (error) {
      if (!(error instanceof BackendFailure)) {
        this.responded(backend, startedAt, error instanceof AppError && away.has(error.status));
        throw error;
      }
      this.end(backend, error.kind, startedAt);
      if (error.kind === 'timeout' || error.kind === 'unreachable') this.failed(key, caller, error.isOfAll);
      if (error.kind !== 'abandoned') onFailure(error);
      throw failed(backend.area, error.kind);
    } finally {
      running.splice(running.indexOf(caller), 1);
      if (running.length === 0) this.running.delete(key);
    }
  }

  stateOf(backend: AreaBackend): BackendState {
    const key = keyOf(backend);
    const circuit = this.circuits.of(key);
    const openUntil = circuit && circuit.openUntil > this.now() ? new Date(circuit.openUntil) : null;
    return { state: stateFrom(this.last.get(key), circuit !== undefined), openUntil };
  }

  get readings(): readonly Reading[] {
    return outcomes.map((outcome) => ({
      name: `area_backend_${outcome}_total`,
      help: `Calls of areas' backends that ended so: ${outcome.replace('_', ' ')}`,
      label: 'area',
      read: () => this.counts.get(outcome) ?? {},
    }));
  }

  private refuseUntried(backend: AreaBackend, caller: string): void {
    const key = keyOf(backend);
    const circuit = this.circuits.of(key);
    const isOpen = !this.circuits.mayTry(key);
    const running = this.running.get(key) ?? [];
    const { most, ofCaller } = (circuit?.failures ?? 0) > tolerated ? tries : together;
    if (!isOpen && running.length < most && running.filter((one) => one === caller).length < ofCaller) return;
    this.count(backend.area, isOpen ? 'circuit_open' : 'too_many');
    throw unavailable(backend.area, Math.max(1, Math.ceil(((circuit?.openUntil ?? 0) - this.now()) / 1000)));
  }

  private responded(backend: AreaBackend, startedAt: number, isAway = false): void {
    this.end(backend, 'answered', startedAt, isAway);
    this.circuits.succeeded(keyOf(backend));
    this.failing.delete(keyOf(backend));
  }

  /** Counts a failure. One caller alone, who may have caused them all, opens no circuit for the others. */
  private failed(key: string, caller: string, isOfAll: boolean): void {
    // It began before the circuit was opened.
    if (!this.circuits.mayTry(key)) return;
    const callers = (this.failing.get(key) ?? new Set()).add(caller);
    this.failing.set(key, callers);
    const failures = this.circuits.of(key)?.failures ?? 0;
    if (failures >= tolerated && !isOfAll && callers.size < 2) return;
    this.circuits.failed(key, tolerated);
    if (!this.circuits.mayTry(key)) this.failing.delete(key);
  }

  private end(backend: AreaBackend, outcome: Outcome, startedAt: number, isAway = false): void {
    this.count(backend.area, outcome);
    if (outcome === 'abandoned') return;
    this.last.set(keyOf(backend), { outcome, isAway, isSlow: this.now() - startedAt > backend.timeoutSeconds * 500 });
  }

  private count(area: string, outcome: Outcome): void {
    const byArea = this.counts.get(outcome) ?? {};
    byArea[area] = (byArea[area] ?? 0) + 1;
  }
}

function stateFrom(last: Last | undefined, isFailing: boolean): BackendState['state'] {
  if (!last) return 'unknown';
  if (last.outcome === 'timeout' || last.isSlow) return 'slow';
  if (last.outcome === 'refused') return 'unusable';
  return isFailing || last.isAway ? 'down' : 'answers';
}

const unavailable = (area: string, seconds: number) =>
  new AppError(
    503,
    'backend_unavailable',
    `The service behind ${area} is not available right now. Please try again in a moment.`,
    { 'Retry-After': String(seconds) },
  );

const failed = (area: string, kind: FailureKind) =>
  kind === 'timeout'
    ? new AppError(504, 'backend_timeout', `The service behind ${area} took too long. Please try again in a moment.`)
    : new AppError(502, 'backend_failed', `The service behind ${area} gave no usable answer. Please try again later.`);
