// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrialReport } from '@counterpart/api/contract';
import { createStore } from 'zustand';
import type { AreaState } from '../../app/areas/areas-context';
import type { ReleaseSet } from '../../page-contract/release-set';
import { createTrialReports } from './trial-reports';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const release = (version: string, reports?: number) => ({
  version,
  entry: `/releases/blog/${version}/entry.js`,
  fallback: null,
  manifest: { id: 'blog', title: 'Blog', owner: 'team', version, sdk: '^1.0.0', routes: [] },
  ...(reports !== undefined && { reports }),
});
const releaseSet: ReleaseSet = {
  id: 'set',
  areas: { blog: release('1.1.0', 1), admin: release('1.0.0', 0.05), messaging: release('1.0.0') },
};

function follow({ chance = 0.5, at = 'blog' }: { chance?: number; at?: string } = {}) {
  const states = createStore<Readonly<Record<string, AreaState>>>(() => ({}));
  const sent: TrialReport[][] = [];
  const state = { at, onValue: (_name: 'paint' | 'input' | 'shift', _value: number): void => undefined };
  const reports = createTrialReports({
    releaseSet,
    states,
    currentArea: () => state.at,
    send: (some) => sent.push([...some]),
    observe: (onValue) => void (state.onValue = onValue),
    random: () => chance,
  });
  const ready = (area: string) =>
    states.setState({
      [area]: { status: 'loading' } as AreaState,
      ...{ [area]: { status: 'failed', error: new Error('x') } },
    });
  return { reports, sent, ready, state };
}
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('a page that goes well is reported once after a while, and again only with news', () => {
  const { sent, ready, state } = follow();
  ready('blog');
  vi.advanceTimersByTime(10_000);
  state.onValue('paint', 900);
  leave();
  leave();
  expect(sent).toEqual([
    [{ area: 'blog', version: '1.1.0', failed: [] }],
    [{ area: 'blog', version: '1.1.0', failed: [], paint: 900 }],
  ]);
});

test('areas that were not opened, or that this tab was not chosen for, are not reported', () => {
  const { reports, sent, ready } = follow();
  ready('admin');
  ready('messaging');
  reports.areaFailed({ area: 'admin', version: '1.0.0', phase: 'load' });
  leave();
  expect(sent).toEqual([]);
  const chosen = follow({ chance: 0.01 });
  chosen.ready('admin');
  leave();
  expect(chosen.sent).toEqual([[{ area: 'admin', version: '1.0.0', failed: [] }]]);
});

test('a failure is reported soon and once, of the release that this tab was to run', () => {
  const { reports, sent } = follow();
  for (let time = 0; time < 100; time += 1) reports.areaFailed({ area: 'blog', version: '1.1.0', phase: 'render' });
  reports.areaFailed({ area: 'blog', version: '1.1.0', phase: 'page' });
  reports.areaFailed({ area: 'blog', version: '1.1.0', phase: 'code' });
  reports.areaFailed({ area: 'blog', version: '1.0.0', phase: 'load' });
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([[{ area: 'blog', version: '1.1.0', failed: ['render', 'load', 'code'] }]]);
});

test('a failed call is the area’s whose page is in sight, and so are the web vitals', () => {
  const { reports, sent, state } = follow();
  reports.callFailed();
  state.at = 'messaging';
  reports.callFailed();
  state.onValue('shift', 0.4);
  leave();
  expect(sent).toEqual([[{ area: 'blog', version: '1.1.0', failed: ['api'] }]]);
});
