// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { createFakeHost, renderInHost } from '../testing';
import { useAct, type Act } from './use-act';

const refusal = new ApiError(409, 'It was changed.', 'changed');

function acting(): { readonly latest: () => Act; readonly host: ReturnType<typeof createFakeHost> } {
  const host = createFakeHost();
  let current: Act | undefined;
  function Acting(): ReactNode {
    const made = useAct();
    current = made;
    return <p role="status">{made.pending ? 'pending' : (made.failure ?? 'ready')}</p>;
  }
  renderInHost(<Acting />, { host });
  return { latest: () => current as Act, host };
}
const status = () => screen.getByRole('status').textContent;

it('a refusal is the reason for the form and the toast, and ends after the last step', async () => {
  const { latest, host } = acting();
  let end = (): void => undefined;
  const after = () => new Promise<void>((_resolve, reject) => (end = () => reject(new Error('away'))));
  let isDone: Promise<boolean> | undefined;
  await act(() => {
    isDone = latest().run(() => Promise.reject(refusal), { failed: 'Not saved', after });
    return Promise.resolve();
  });
  expect([status(), host.shownToasts]).toEqual([
    'pending',
    [{ title: 'Not saved', description: 'It was changed.', tone: 'destructive' }],
  ]);
  await act(() => {
    end();
    return Promise.resolve();
  });
  expect([await isDone, status()]).toEqual([false, 'It was changed.']);
});

it('success says what was made, takes the reason back and resolves to true', async () => {
  const { latest, host } = acting();
  await act(() => latest().run(() => Promise.reject(refusal)));
  expect([status(), host.shownToasts]).toEqual(['It was changed.', []]);
  const done = (name: string) => ({ title: `${name} saved` });
  expect(await act(() => latest().run(() => Promise.resolve('Guide'), { done }))).toBe(true);
  expect([status(), host.shownToasts]).toEqual(['ready', [{ title: 'Guide saved', tone: 'success' }]]);
});

it('has no failure when the person called it off', async () => {
  const { latest, host } = acting();
  let isDone: boolean | undefined;
  await act(async () => {
    isDone = await latest().run(() => Promise.reject(new DOMException('No.', 'AbortError')), { failed: 'Not saved' });
  });
  expect([isDone, status(), host.shownToasts]).toEqual([false, 'ready', []]);
});
