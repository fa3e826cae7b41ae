// @vitest-environment happy-dom
import type { AdminReports } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { emptyReports, reports } from '../../testing/report-fixtures';
import { ReportsTab } from './reports-tab';

// The chart library is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./report-chart'), 30_000);
const path = (from: string, to: string, compare = 'previous') =>
  `/api/admin/reports?compare=${compare}&from=${from}&to=${to}`;
const open = (at = '/admin?tab=reports') => renderInHost(<ReportsTab />, { at, host: createFakeHost({ user: admin }) });
const answer = (given: AdminReports) => mockResponses({ [`GET ${path(daysAgo(27), today())}`]: given });
const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const region = (name: string) => screen.findByRole('region', { name });

test('shows figures with how they changed, charts, and lists', async () => {
  answer(reports);
  open();
  const signUps = await region('Sign-ups');
  expect(screen.getByText('340')).toBeTruthy();
  expect(screen.getByText('+13% from 300')).toBeTruthy();
  expect(screen.getAllByText('Up from 0')).toHaveLength(2);
  expect(screen.getByText('3 h 20 min')).toBeTruthy();
  expect(screen.getByText('From 63%')).toBeTruthy();
  await userEvent.click(await within(signUps).findByRole('button', { name: 'View as Table' }));
  expect(within(signUps).getByRole('row', { name: 'Oct 26, 2026 5 0' })).toBeTruthy();
  for (const [noun, listed, csv] of [
    ['Professional', 'falconry accountant9', 'search-words'],
    ['Blog', 'beekeeping3', 'blog-search-words'],
    ['Guide', 'lunar mining levy2', 'guide-search-words'],
  ] as const) {
    const [words] = await screen.findAllByRole('table', { name: `${noun} searches with no results` });
    expect(words?.textContent).toContain(listed);
    const link = screen.getByRole('link', { name: `Export CSV: ${noun} searches with no results` });
    expect(link.getAttribute('href')).toContain(`report=${csv}&`);
  }
  expect(screen.getByRole('row', { name: /Texas 310 \+3% from 300/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What a close takes' }).getAttribute('href')).toBe(
    '/blog/what-a-close-takes',
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Oct 26, 2026 – Nov 22, 2026 (UTC), compared with Sep 28, 2026 – Oct 25, 2026',
  );
});

test('asks for the days and the comparison of the URL, and writes them there', async () => {
  const calls = mockResponses(
    Object.fromEntries(
      [path(daysAgo(6), today(), 'year'), path(daysAgo(6), today(), 'none'), path(daysAgo(27), today(), 'none')].map(
        (url) => [`GET ${url}`, reports],
      ),
    ),
  );
  const { location } = open('/admin?tab=reports&range=7&compare=year');
  await region('Sign-ups');
  expect(calls.map((call) => call.path)).toEqual([path(daysAgo(6), today(), 'year')]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'No comparison');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Custom');
  await waitFor(() =>
    expect(location()).toBe(`/admin?tab=reports&range=custom&compare=none&from=${daysAgo(6)}&to=${today()}`),
  );
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(daysAgo(6));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Last 28 days');
  await waitFor(() => expect(location()).toBe('/admin?tab=reports&compare=none'));
});

test('saves each report of these days as a file', async () => {
  answer(reports);
  open();
  await region('Sign-ups');
  const link = screen.getByRole('link', { name: 'Export CSV: Reviews' });
  expect(link.getAttribute('href')).toBe('/api/admin/reports.csv?report=reviews&from=2026-10-26&to=2026-11-22');
  expect(link.getAttribute('download')).toBe('reviews-2026-10-26-to-2026-11-22.csv');
});

test('says in each report that nothing happened', async () => {
  answer(emptyReports);
  open();
  expect(await screen.findByText('No sign-ups on these days')).toBeTruthy();
  expect(screen.getAllByText('No words without a result on these days')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'View as Table' })).toBeNull();
  expect(screen.queryByText(/^Up from|% from|^No change/)).toBeNull();
});

test('says why it could not be loaded, keeps what was chosen, and tries again', async () => {
  let isDown = true;
  mockResponses({
    [`GET ${path('2026-11-02', '2026-11-01')}`]: () =>
      isDown ? new Refusal(400, 'The first day must not be after the last day') : reports,
  });
  open('/admin?tab=reports&range=custom&from=2026-11-02&to=2026-11-01');
  expect(await screen.findByText('The first day must not be after the last day')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-02');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await region('Sign-ups')).toBeTruthy();
});
