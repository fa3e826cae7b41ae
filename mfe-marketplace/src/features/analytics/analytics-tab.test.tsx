// @vitest-environment happy-dom
import type { Analytics } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { analytics, analyticsDetail, taste } from '../../testing/analytics';
import { user } from '../../testing/people';
import { AnalyticsTab } from './analytics-tab';

// The chart library is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./analytics-chart').then(() => undefined), 30_000);
const open = (at = '/dashboard?tab=analytics') =>
  renderInHost(<AnalyticsTab />, { at, host: createFakeHost({ user: user({ userType: 'accountant' }) }) });
const answer = (given: Analytics, query = 'days=30') => mockResponses({ [`GET /api/analytics?${query}`]: given });
const region = (name: string) => screen.findByRole('region', { name });
const card = (label: string) => screen.getAllByText(label)[0]?.parentElement?.parentElement?.textContent;

test('shows figures with how they changed, a chart, the median, and the searches', async () => {
  answer(analytics());
  open();
  const chart = await region('Over time');
  await within(chart).findByRole('button', { name: 'View as Table' });
  expect(screen.getByRole('status').textContent).toBe(
    'Nov 1, 2026 – Nov 3, 2026 (Eastern Time), compared with Oct 29, 2026 – Oct 31, 2026',
  );
  expect(['Profile views', 'Search appearances', 'Contacts', 'Conversion', 'Response time'].map(card)).toEqual([
    'Profile views66+10% from 60',
    'Search appearances1,660Up from 0',
    'Contacts3No change',
    'Conversion4.5%From 5%',
    'Response time1 hFrom 1 h 30 min',
  ]);
  await userEvent.click(await within(chart).findByRole('button', { name: 'View as Table' }));
  expect(within(chart).getByRole('row', { name: 'Nov 2, 2026 22 8.5' })).toBeTruthy();
  const peers = await region('How you compare');
  expect(peers.textContent).toContain('With 12 financial advisors in Maryland.');
  expect(within(peers).getByRole('row', { name: /Response time.*1 h.*2 h 6 min/ })).toBeTruthy();
  const searches = await region('Searches that found you');
  expect(within(searches).getByRole('link', { name: 'Financial Planning · Maryland' }).getAttribute('href')).toBe(
    '/search?services=planning&state=MD',
  );
  expect(within(searches).queryByRole('link', { name: /fee/ })).toBeNull();
  expect(searches.textContent).toContain('Rarer searches: 31 appearances of 1,660 in all.');
});

test('asks for the days of the URL, and writes days and figure there', async () => {
  const calls = mockResponses({
    'GET /api/analytics?days=90': analytics(),
    'GET /api/analytics?from=2026-11-01&to=2026-11-03': analytics(),
    'GET /api/analytics?days=30': analytics(),
  });
  const { location } = open('/dashboard?tab=analytics&range=90');
  await region('Over time');
  expect(calls.map(({ path }) => path)).toEqual(['/api/analytics?days=90']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Custom');
  await waitFor(() => expect(location()).toBe('/dashboard?tab=analytics&range=custom&from=2026-11-01&to=2026-11-03'));
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-11-03');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Last 30 days');
  await waitFor(() => expect(location()).toBe('/dashboard?tab=analytics'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Contacts' }));
  await waitFor(() => expect(location()).toBe('/dashboard?tab=analytics&figure=contacts'));
});

test('saves the days and the searches as files', async () => {
  answer(analytics());
  open();
  await region('Over time');
  expect(screen.getByRole('link', { name: 'Export CSV: Over time' }).getAttribute('href')).toBe(
    '/api/analytics.csv?report=days&from=2026-11-01&to=2026-11-03',
  );
  expect(screen.getByRole('link', { name: 'Export CSV: Searches that found you' }).getAttribute('href')).toBe(
    '/api/analytics.csv?report=searches&from=2026-11-01&to=2026-11-03',
  );
});

test('says that there are too few to compare with, and that no search was made often', async () => {
  answer(
    analytics({
      countedSince: '2026-11-02',
      detail: analyticsDetail({ peers: null, searches: [], rareSearches: 0 }),
    }),
  );
  open();
  expect((await region('How you compare')).textContent).toContain('too few to compare with');
  expect(screen.getByText('No search found you five times on these days.')).toBeTruthy();
  expect(screen.getByText('Views and appearances have been counted since Nov 2, 2026.')).toBeTruthy();
});

test('shows two totals on other plans, and what Premium adds', async () => {
  answer(taste);
  open();
  expect(await screen.findByRole('region', { name: 'Unlock full analytics with Premium' })).toBeTruthy();
  expect(['Profile views', 'Contacts'].map(card)).toEqual(['Profile views66Last 30 days', 'Contacts3Last 30 days']);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose Premium' }).getAttribute('href')).toBe(
    '/profile?tab=billing&plan=premium&interval=monthly',
  );
});

test('says what will be here while there is nothing', async () => {
  const totals = { views: 0, appearances: 0, contacts: 0, conversion: null, responseMinutes: null };
  answer(analytics({ countedSince: null, totals }));
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete Your Profile' }).getAttribute('href')).toBe(
    '/dashboard?tab=profile',
  );
});

test('says why it could not be loaded, keeps what was chosen, and tries again', async () => {
  const path = 'GET /api/analytics?from=2026-11-03&to=2026-11-01';
  const sentence = 'The first day must not be after the last day';
  mockResponses({ [path]: new Refusal(400, sentence) });
  const { location } = open('/dashboard?tab=analytics&range=custom&from=2026-11-03&to=2026-11-01');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(location()).toContain('from=2026-11-03');
  mockResponses({ [path]: analytics(), 'GET /api/analytics?days=30': analytics() });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await region('Over time')).toBeTruthy();
});

test('leads from days that are refused to the usual ones', async () => {
  mockResponses({
    'GET /api/analytics?from=2036-11-03': new Refusal(400, 'The last day must not be in the future'),
    'GET /api/analytics?days=30': analytics(),
  });
  const { location } = open('/dashboard?tab=analytics&range=custom&from=2036-11-03');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Last 30 Days' }));
  expect(await region('Over time')).toBeTruthy();
  expect(location()).toBe('/dashboard?tab=analytics');
});
