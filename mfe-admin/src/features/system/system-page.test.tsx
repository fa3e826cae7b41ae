// @vitest-environment happy-dom
import type { SystemState } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { SystemPage } from './system-page';

// The table is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('@counterpart/design-system/data-table'), 30_000);
const moment = '2026-01-02T03:04:05.000Z';
const failedMail = (id: number, toEmail: string): SystemState['outbox']['failures'][number] => ({
  id,
  kind: 'any',
  toEmail,
  toName: 'Jo',
  subject: 'Hello',
  status: 'failed',
  attempts: 14,
  lastError: '550 No such user',
  createdAt: moment,
  sentAt: null,
});
const system = (changes: Partial<SystemState> = {}): SystemState => ({
  api: { version: '1.4.2', node: '22.1.0', startedAt: moment, memoryMegabytes: 210, production: true },
  database: { engine: 'MariaDB', version: '11.4.2', milliseconds: 0.42 },
  areas: [{ name: 'blog', title: 'Blog', version: '1.0.0-abc', traffic: 100, activatedAt: moment }],
  services: [
    { name: 'Search index', state: 'ok', sentence: 'Questions are answered from memory.' },
    { name: 'AI provider', state: 'degraded', sentence: 'The endpoint answered 401.' },
  ],
  backlogs: [{ name: 'Emails to send', waiting: 3, oldestAt: moment }],
  jobs: [
    { name: 'deliver emails', everySeconds: 1, lastRunAt: moment, lastMilliseconds: 12.6, lastFailureAt: null },
    {
      name: 'prune audit entries',
      everySeconds: 21_600,
      lastRunAt: null,
      lastMilliseconds: null,
      lastFailureAt: moment,
    },
  ],
  outbox: {
    waiting: 3,
    failed: 2,
    sentLastDay: 40,
    oldestWaitingAt: moment,
    failures: [failedMail(7, 'jo@example.test')],
  },
  ...changes,
});
const read = 'GET /api/admin/system';
const open = (answers: Record<string, unknown>) => {
  const calls = mockResponses({ [read]: system(), ...answers });
  return { ...renderInHost(<SystemPage />, { at: '/admin/system', host: createFakeHost({ user: admin }) }), calls };
};
const table = (name: string) => screen.findByRole('region', { name });

test('shows versions, services, jobs and what waits', async () => {
  open({});
  expect(await screen.findByText('1.4.2')).toBeTruthy();
  expect(screen.getByText('0.42 ms')).toBeTruthy();
  expect(screen.getByText('Version 11.4.2')).toBeTruthy();
  const services = within(await table('Services'));
  expect(within(services.getByRole('row', { name: /AI provider/ })).getByText('Degraded')).toBeTruthy();
  expect(within(await table('Areas')).getByRole('row', { name: /^Blog ?1\.0\.0-abc .*100%$/ })).toBeTruthy();
  const blog = within(await table('Areas')).getByRole('link', { name: 'Blog' });
  expect(blog.getAttribute('href')).toBe('/admin/releases?area=blog');
  expect(within(await table('Waiting to be done')).getByRole('row', { name: /Emails to send.* 3$/ })).toBeTruthy();
  const jobs = within(await table('Jobs of this server'));
  expect(jobs.getByRole('row', { name: /Deliver emails ?Every 1 s, last .* in 13 ms None/ })).toBeTruthy();
  expect(jobs.getByRole('row', { name: /Prune audit entries ?Every 6 h, not yet/ })).toBeTruthy();
  expect(screen.getByText(/40 sent in 24 hours\. 2 failed\./)).toBeTruthy();
  expect(screen.getByText('The newest 1 of 2 failed emails are listed.')).toBeTruthy();
});

test('retries one failed email, and all of them, and reads anew what is left', async () => {
  const none = system({ outbox: { ...system().outbox, failed: 0, failures: [] } });
  let reads = 0;
  const { calls, host } = open({
    [read]: () => (reads++ < 2 ? system() : none),
    'POST /api/admin/mails/7/retry': undefined,
    'POST /api/admin/system/outbox/retry': { retried: 2 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry the email to jo@example.test' }));
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('The email to jo@example.test is on its way'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry All Failed' }));
  await waitFor(() => expect(screen.getByText('No email has failed')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Retry All Failed' })).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/admin/mails/7/retry',
    '/api/admin/system/outbox/retry',
  ]);
});

test('says why nothing was retried', async () => {
  const { host } = open({ 'POST /api/admin/system/outbox/retry': new Refusal(503, 'The service is busy right now.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry All Failed' }));
  await waitFor(() =>
    expect(host.shownToasts.at(-1)).toMatchObject({
      title: 'Nothing was retried',
      description: 'The service is busy right now.',
    }),
  );
});

test('a failure to load can be retried', async () => {
  let reads = 0;
  open({ [read]: () => (reads++ === 0 ? new Refusal(500, 'Something went wrong.') : system()) });
  expect(await screen.findByText('We could not load the state of the system')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1.4.2')).toBeTruthy();
});
