// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useTimeZone } from './time-zone';

const seen: string[] = [];
function Zone(): ReactNode {
  const zone = useTimeZone();
  seen.push(zone);
  return zone;
}

it('says what the server said until the page has hydrated and is idle, then where the visitor is', async () => {
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (idle = work));
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Zone />);
  expect(container.textContent).toBe('UTC');
  const here = { timeZone: 'America/Chicago' } as Intl.ResolvedDateTimeFormatOptions;
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
  const problems: unknown[] = [];
  await act(async () => void hydrateRoot(container, <Zone />, { onRecoverableError: (error) => problems.push(error) }));
  expect(problems).toEqual([]);
  expect([container.textContent, asked.mock.calls.length]).toEqual(['UTC', 0]);
  act(() => idle());
  vi.unstubAllGlobals();
  expect(container.textContent).toBe('America/Chicago');
});

it.each([
  ['Etc/Unknown', 'UTC'],
  ['Foo/Bar', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['US/Pacific', 'US/Pacific'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('gives for a browser that reports %j a zone in which dates can be written: %s', (timeZone, zone) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  render(<Zone />);
  expect(seen.at(-1)).toBe(zone);
  expect(new Intl.DateTimeFormat('en-US', { timeZone: seen.at(-1) }).format(0)).toMatch(/19(69|70)/u);
});

it('knows the zone from the first render where the browser renders the page', () => {
  seen.length = 0;
  const here = { timeZone: 'America/Chicago' } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
  render(<Zone />);
  expect(new Set(seen)).toEqual(new Set(['America/Chicago']));
});
