// @vitest-environment happy-dom
import type { CountedEvent } from '@counterpart/api/contract';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCount } from './use-count';

const beacon = vi.fn((_url: string, _body: Blob) => true);
beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ event, of }: { readonly event: CountedEvent | null; readonly of: string }) {
  useCount(event, { of, seconds: 3 });
  return null;
}
const view = { event: 'profile-view' } as const;
const sent = () => Promise.all(beacon.mock.calls.map(async ([url, body]) => [url, await body.text()]));

test('counts once what was in sight long enough, in this tab', async () => {
  const { unmount } = render(<Page event={view} of="1" />);
  vi.advanceTimersByTime(2_900);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  unmount();
  render(<Page event={view} of="1" />);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await sent()).toEqual([['/api/counts', '{"event":"profile-view"}']]);
});

test('counts nothing that is left sooner, not yet there, or in a hidden tab', () => {
  const { unmount, rerender } = render(<Page event={view} of="2" />);
  vi.advanceTimersByTime(2_000);
  rerender(<Page event={null} of="2" />);
  vi.advanceTimersByTime(10_000);
  unmount();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<Page event={view} of="2" />);
  vi.advanceTimersByTime(60_000);
  expect(beacon).not.toHaveBeenCalled();
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('counts no visitor with an opt-out: %j', (asked) => {
  vi.stubGlobal('navigator', { sendBeacon: beacon, ...asked });
  render(<Page event={view} of={JSON.stringify(asked)} />);
  vi.advanceTimersByTime(10_000);
  expect(beacon).not.toHaveBeenCalled();
});
