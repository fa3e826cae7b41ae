// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '../../sdk/testing';
import { OverrideBanner } from './override-banner';

const override = {
  area: 'blog',
  title: 'Blog',
  origin: 'http://localhost:4103',
  expiresAt: new Date(2026, 10, 24, 18, 5).toISOString(),
};
const open = (response: unknown) => {
  const calls = mockResponses({ 'DELETE /api/platform/override': response });
  const reload = vi.fn();
  const host = createFakeHost();
  renderInHost(<OverrideBanner override={override} reload={reload} />, { host });
  return { calls, host, reload, stop: () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })) };
};

it('names the area, where it comes from and until when, and stops it', async () => {
  const { calls, reload, stop } = open(undefined);
  const text = screen.getByRole('region', { name: 'Override' }).textContent.replaceAll('\u202f', ' ');
  expect(text).toContain('Blog comes from http://localhost:4103 in this browser until 6:05 PM.');
  stop();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(calls.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/platform/override']]);
});

it('says when it was not stopped, and lets the person try again', async () => {
  const { host, reload, stop } = open(new Refusal(503, 'Down for a moment.'));
  stop();
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe('Down for a moment.'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});
