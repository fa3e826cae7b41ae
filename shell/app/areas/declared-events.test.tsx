// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { useAreaEvent } from '../../sdk/areas/use-area-event';
import { HostContext } from '../../sdk/host/host';
import { createFakeHost } from '../../sdk/testing';
import { createDeclaredEvents } from './declared-events';

const reported = vi.fn();
beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});
const emits = (...names: string[]) =>
  createDeclaredEvents(releaseSetWith({ probe: { more: { events: { emits: names } } }, other: {} }));

it('reach every listener while it is there, also when one of them throws, which is reported', () => {
  const events = emits('probe.filed');
  const bug = new Error('A bug of a listener.');
  const heard = vi.fn();
  events.emit('probe.filed', { year: 2024 });
  events.listen('probe.filed', () => {
    throw bug;
  });
  const leave = events.listen('probe.filed', heard);
  events.emit('probe.filed', { year: 2025 });
  leave();
  events.emit('probe.filed', { year: 2026 });
  expect(heard.mock.calls).toEqual([[{ year: 2025 }]]);
  expect(reported.mock.calls).toEqual([[bug], [bug]]);
});

it.each([['no event'], ['other.filed', 'probe.saved']])('are not delivered when the area declares %s', (...names) => {
  const events = emits(...names);
  const heard = vi.fn();
  events.listen('probe.filed', heard);
  events.emit('probe.filed', { year: 2026 });
  expect(heard).not.toHaveBeenCalled();
  expect(reported.mock.calls).toEqual([
    [expect.objectContaining({ message: "The event 'probe.filed' is declared in no area's remote.json." })],
  ]);
});

it('are heard by a component while it is mounted', () => {
  const host = createFakeHost();
  const heard = vi.fn();
  function Listener(): null {
    useAreaEvent('probe.filed', heard);
    return null;
  }
  const { unmount } = render(
    <HostContext value={host}>
      <Listener />
    </HostContext>,
  );
  host.events.emit('probe.filed', { year: 2026 });
  unmount();
  host.events.emit('probe.filed', { year: 2027 });
  expect(heard.mock.calls).toEqual([[{ year: 2026 }]]);
});
