// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { guide, person } from '../../testing/fixtures';
import { GuidePage } from './guide-page';
import { GuidePreview } from './guide-preview-slot';

afterEach(() => {
  localStorage.clear();
});

const open = (at: string) => renderInHost(<GuidePage />, { at, path: '/compliance/:id' });

test('shows every section, the source and the related services', async () => {
  mockResponses({ 'GET /api/compliance/guide-1': () => guide(1, { title: 'Payroll tax deposits', featured: true }) });
  open('/compliance/guide-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payroll tax deposits' })).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual([
    'How This Applies to Businesses',
    'Industries Most Impacted',
    'Practical Checklist for Compliance',
    'Summary of the Law',
    'Official Source',
    'What Changed',
    'On this page',
    'Need Help With Compliance?',
    'Related Services',
  ]);
  expect(screen.getByText(/^Last Updated/).textContent).toBe('Last Updated: September 1, 2026');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const entry of contents) expect(document.querySelector(entry.getAttribute('href') ?? '')).toBeTruthy();
  const source = screen.getByRole('link', { name: 'View Source' });
  expect([source.getAttribute('href'), source.getAttribute('target'), source.getAttribute('rel')]).toEqual([
    'https://www.irs.gov/publications/p15',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(source.parentElement?.textContent).toBe(
    'View Source IRS Publication 15 (December 1, 2025), irs.gov, opens in a new tab',
  );
  expect(screen.getByRole('link', { name: 'Get Matched with a Specialist' }).getAttribute('href')).toBe('/quiz');
  expect(screen.getByText('Payroll')).toBeTruthy();
});

test('shows the next dates of a guide that has some, with the way to one’s own', async () => {
  mockResponses({
    'GET /api/compliance/guide-1': () => guide(1),
    'GET /api/compliance/guide-1/dates': [{ key: '1', day: '2027-02-01', label: 'File Form 941', onlyIf: 'you pay' }],
  });
  open('/compliance/guide-1');
  expect(await screen.findByText('Feb 1, 2027')).toBeTruthy();
  expect(screen.getByText(/^File Form 941/).textContent).toBe('File Form 941, only if you pay');
  expect(screen.getByRole('link', { name: 'See Your Dates' }).getAttribute('href')).toBe('/compliance/calendar');
});

test('the preview of a guide that is not stored requests no ticks', async () => {
  const calls = mockResponses({});
  renderInHost(<GuidePreview guide={guide(1, { slug: '' })} />, { host: createFakeHost({ user: person }) });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  expect(calls).toEqual([]);
});

test('a step that was ticked is still ticked on the next visit', async () => {
  mockResponses({ 'GET /api/compliance/guide-1': () => guide(1) });
  open('/compliance/guide-1');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposit on schedule.' }));
  expect(screen.getByText('1 of 2 done, kept in this browser')).toBeTruthy();
  cleanup();
  open('/compliance/guide-1');
  const steps = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(steps.map(({ checked }) => checked)).toEqual([false, true]);
  localStorage.setItem('counterpart.guide-checklists.v1', '{"guide-1":7}');
  window.dispatchEvent(new Event('storage'));
  await screen.findByText('0 of 2 done, kept in this browser');
});

test('steps that a visitor has ticked go to the account they sign in to, once', async () => {
  localStorage.setItem('counterpart.guide-checklists.v1', '{"guide-1":["Deposit on schedule."]}');
  let ticked: readonly string[] = [];
  const calls = mockResponses({
    'GET /api/compliance/guide-1': () => guide(1),
    'GET /api/compliance/guide-1/checklist': () => ({ ticked }),
    'PATCH /api/compliance/guide-1/checklist': () => ({ ticked: (ticked = ['Deposit on schedule.']) }),
  });
  const host = createFakeHost({ user: person });
  renderInHost(<GuidePage />, { at: '/compliance/guide-1', path: '/compliance/:id', host });
  expect(await screen.findByText('1 of 2 done, kept in your account')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('counterpart.guide-checklists.v1')).toBe('{}'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deposit on schedule.' }));
  const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(bodies).toEqual([{ tick: ['Deposit on schedule.'] }, { tick: [], untick: ['Deposit on schedule.'] }]);
});

test('ticks of other guides go to the account as well: what cannot be sent stays, what has no guide goes', async () => {
  const ticks = { 'guide-1': ['Deposit on schedule.'], gone: ['A step.'], away: ['Another step.'] };
  localStorage.setItem('counterpart.guide-checklists.v1', JSON.stringify(ticks));
  const calls = mockResponses({
    'GET /api/compliance/guide-2': () => guide(2),
    'GET /api/compliance/guide-2/checklist': () => ({ ticked: [] }),
    'PATCH /api/compliance/guide-1/checklist': () => ({ ticked: ['Deposit on schedule.'] }),
    'PATCH /api/compliance/gone/checklist': () => new Refusal(404, 'Compliance guide not found.', 'guide_not_found'),
    'PATCH /api/compliance/away/checklist': () => new Refusal(503, 'Try again.', 'unavailable'),
  });
  const host = createFakeHost({ user: person });
  renderInHost(<GuidePage />, { at: '/compliance/guide-2', path: '/compliance/:id', host });
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(3));
  await waitFor(() =>
    expect(localStorage.getItem('counterpart.guide-checklists.v1')).toBe('{"away":["Another step."]}'),
  );
});

test('a source without a date says when it was checked', async () => {
  const url = 'https://www.ssa.gov/oact/cola/cbb.html';
  mockResponses({
    'GET /api/compliance/2': () => guide(2, { sources: [{ name: 'Contribution and benefit base', url, date: null }] }),
  });
  open('/compliance/2');
  const source = await screen.findByRole('link', { name: 'Contribution and benefit base' });
  expect(source.parentElement?.textContent).toContain('(checked September 2, 2026)');
});

test('without a source or services their parts are left out', async () => {
  mockResponses({
    'GET /api/compliance/2': () => guide(2, { officialSourceUrl: null, sources: [], serviceTypes: [] }),
  });
  open('/compliance/2');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('View Source')).toBeNull();
  expect(screen.queryByText('Related Services')).toBeNull();
});

test('an address that runs a script is no source', async () => {
  mockResponses({ 'GET /api/compliance/2': () => guide(2, { officialSourceUrl: 'javascript:alert(1)' }) });
  open('/compliance/2');
  await screen.findByRole('heading', { level: 1, name: 'Guide 2' });
  expect(screen.queryByText('View Source')).toBeNull();
});

test('a missing guide shows an error and a link back', async () => {
  mockResponses({ 'GET /api/compliance/none': () => new Refusal(404, 'There is no such guide.', 'guide_not_found') });
  open('/compliance/none');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Compliance guide not found or an error occurred. Please try again later.',
  );
  expect(screen.getByRole('link', { name: 'Back to Compliance Center' }).getAttribute('href')).toBe('/compliance');
});

test.each([
  ['Pacific/Auckland', 'September 2, 2026'],
  ['America/Juneau', 'September 1, 2026'],
])('in %s a guide was updated on its day there, and reviewed on the day that the editor named', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  const moment = '2026-09-01T20:30:00.000Z';
  const changes = [{ date: moment, note: 'The deposit rules of 2026.' }];
  const lastReviewed = '2026-09-03T12:00:00.000Z';
  mockResponses({ 'GET /api/compliance/guide-1': () => guide(1, { lastUpdated: moment, lastReviewed, changes }) });
  open('/compliance/guide-1');
  expect((await screen.findByText(/^Last Updated/)).textContent).toBe(`Last Updated: ${day}`);
  expect(screen.getByText(/^Last reviewed/).textContent).toBe('Last reviewed: September 3, 2026');
  expect(screen.getByText(day, { selector: 'dt' })).toBeTruthy();
});
