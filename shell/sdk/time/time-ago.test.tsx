// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TimeAgo } from './time-ago';

afterEach(() => {
  vi.useRealTimers();
});

const at = '2026-11-27T09:00:30.000Z';

async function hydrate(element: ReactNode, markup: string) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  const problems: unknown[] = [];
  await act(async () => void hydrateRoot(container, element, { onRecoverableError: (error) => problems.push(error) }));
  return { text: container.textContent, problems };
}

it('takes over an older page without a difference, then counts on this device’s clock', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T11:59:30Z') });
  vi.stubGlobal('document', undefined);
  const markup = renderToString(<TimeAgo at={at} />);
  vi.unstubAllGlobals();
  expect(markup).toContain('2 hours ago');
  vi.setSystemTime(new Date('2026-11-27T12:00:45Z'));
  expect(await hydrate(<TimeAgo at={at} />, markup)).toEqual({ text: '3 hours ago', problems: [] });
});

it('goes on counting while the page is open', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:01:00Z') });
  render(<TimeAgo at={at} />);
  expect(screen.getByText('less than a minute ago')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
});
