import type { TrialReport } from '@counterpart/api/contract';
import type { StoreApi } from 'zustand';
import type { AreaState } from '../../app/areas/areas-context';
import type { AreaError } from '../../app/telemetry/report-area-error';
import type { ReleaseSet } from '../../page-contract/release-set';
import { sendBeacon } from '../../sdk/browser/send-beacon';
import { observeVitals, type Vitals } from './observe-vitals';

/** Milliseconds after a failure, and after which a page that goes well is reported for the first time. */
const soon = 1_000;
const settled = 10_000;

type Failure = TrialReport['failed'][number];

interface Options {
  readonly releaseSet: ReleaseSet;
  readonly states: StoreApi<Readonly<Record<string, AreaState>>>;
  /** The area of the page that the tab shows. */
  readonly currentArea: () => string | undefined;
  readonly send?: (reports: readonly TrialReport[]) => void;
  /** Observes the web vitals of this page. */
  readonly observe?: typeof observeVitals;
  readonly random?: () => number;
}

/** Follows how the releases do that are compared now. */
export interface TrialReports {
  areaFailed(failure: Pick<AreaError, 'area' | 'version' | 'phase'>): void;
  /** A call of the API failed that the page in sight made. */
  callFailed(): void;
}

const sendReports = (reports: readonly TrialReport[]): void => sendBeacon('/api/platform/trial-reports', { reports });

/**
 * Reports, of the areas that this tab was chosen to report, what failed and whether the page was fast: when it is left,
 * soon after a failure, and once after ten seconds. Says neither who nor where.
 */
export function createTrialReports({
  releaseSet,
  states,
  currentArea,
  send = sendReports,
  observe = observeVitals,
  random = Math.random,
}: Options): TrialReports {
  const chance = random();
  const followed = new Set(
    Object.entries(releaseSet.areas).flatMap(([area, { reports = 0 }]) => (chance < reports ? [area] : [])),
  );
  const failures = new Map<string, Set<Failure>>();
  const landingArea = currentArea();
  const vitals: Vitals = {};
  let sent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUsed = (area: string) => {
    const status = states.getState()[area]?.status;
    return status === 'ready' || status === 'failed' || failures.has(area);
  };
  function report(): void {
    clearTimeout(timer);
    const reports = [...followed].filter(isUsed).map((area): TrialReport => ({
      area,
      version: releaseSet.areas[area]?.version ?? '',
      failed: [...(failures.get(area) ?? [])],
      ...(area === landingArea && vitals),
    }));
    const text = JSON.stringify(reports);
    if (reports.length === 0 || text === sent) return;
    sent = text;
    send(reports);
  }
  const reportIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(report, milliseconds);
  };
  function note(area: string, failure: Failure): void {
    if (!followed.has(area)) return;
    const known = failures.get(area) ?? new Set();
    if (known.has(failure)) return;
    failures.set(area, known.add(failure));
    reportIn(soon);
  }

  if (followed.size > 0) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());
    addEventListener('pagehide', report);
    reportIn(settled);
    if (landingArea !== undefined && followed.has(landingArea))
      observe((name, value) => {
        // What the page does after the area was left is another area's.
        if (currentArea() === landingArea) vitals[name] = value;
      });
  }
  return {
    areaFailed: ({ area, version, phase }) => {
      // The release before, when it stands in, is not what is compared.
      if (version === releaseSet.areas[area]?.version) note(area, phase === 'page' ? 'load' : phase);
    },
    callFailed: () => {
      const area = currentArea();
      if (area !== undefined) note(area, 'api');
    },
  };
}
