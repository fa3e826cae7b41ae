// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, guide, person, streamOf } from '../testing/fixtures';
import { shortSummary } from '../features/guide-list/guide-card';
import { ComplianceCenterPage } from './compliance-center-page';

const featured = guide(1, { title: 'Payroll tax deposits', featured: true });
const other = guide(2, {
  title: 'Sales tax nexus',
  jurisdiction: 'state',
  industriesImpacted: ['retail', 'e-commerce', 'technology', 'food-beverage', 'healthcare'].map((industry) => ({
    industry,
    explanation: '',
  })),
});
const lists = { 'GET /api/compliance': () => [featured, other], 'GET /api/compliance?featured=true': () => [featured] };
const open = (at = '/compliance') => renderInHost(<ComplianceCenterPage />, { at });

test('shows featured guides and all guides', async () => {
  mockResponses(lists);
  open();
  const all = within(await screen.findByRole('region', { name: 'All Compliance Guides' }));
  expect(await all.findByRole('heading', { name: 'Sales tax nexus' })).toBeTruthy();
  expect(all.queryByRole('heading', { name: 'Payroll tax deposits' })).toBeNull();
  const section = within(await screen.findByRole('region', { name: 'Featured Guides' }));
  expect(section.getByText('Featured')).toBeTruthy();
  expect(section.getByRole('link', { name: /View Full Guide/ }).getAttribute('href')).toBe('/compliance/guide-1');
});

test('steps that a visitor has ticked in guides are in the account they sign in to, before a guide is opened', async () => {
  localStorage.setItem('counterpart.guide-checklists.v1', '{"guide-1":["Deposit on schedule."]}');
  const calls = mockResponses({
    ...lists,
    'GET /api/compliance/saved-answers': () => [],
    'PATCH /api/compliance/guide-1/checklist': () => ({ ticked: ['Deposit on schedule.'] }),
  });
  renderInHost(<ComplianceCenterPage />, { at: '/compliance', host: createFakeHost({ user: person }) });
  await waitFor(() => expect(localStorage.getItem('counterpart.guide-checklists.v1')).toBe('{}'));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tick: ['Deposit on schedule.'] });
});

test('a card shows three industries and how many more there are', async () => {
  mockResponses({ ...lists, 'GET /api/compliance': () => [other] });
  open();
  const card = within((await screen.findByRole('heading', { name: 'Sales tax nexus' })).closest('article')!);
  expect(card.getByText('Technology')).toBeTruthy();
  expect(card.queryByText('Healthcare')).toBeNull();
  expect(card.getByText('+2 more')).toBeTruthy();
  expect(card.getByText('Sep 1, 2026')).toBeTruthy();
});

test('a summary is cut after a word, at 150 characters at most', () => {
  const words = `${'word '.repeat(29)}ends, here`;
  expect(shortSummary(words)).toBe(`${'word '.repeat(29)}ends...`);
  expect(shortSummary('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`);
  expect(shortSummary('short')).toBe('short');
  const family = '👨‍👩‍👧';
  expect(shortSummary(`${'x'.repeat(148)}${family}y`)).toBe(`${'x'.repeat(148)}...`);
});

test('without the featured guides, all guides stand in the list', async () => {
  mockResponses({ ...lists, 'GET /api/compliance?featured=true': () => new Refusal(500, 'Down.') });
  open();
  const all = within(await screen.findByRole('region', { name: 'All Compliance Guides' }));
  expect(await all.findByRole('heading', { name: 'Payroll tax deposits' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a long list begins with six cards, the address has the rest, and all titles stand from A to Z', async () => {
  const many = Array.from({ length: 9 }, (_, index) => guide(index + 10, { title: `Guide ${9 - index}` }));
  mockResponses({ ...lists, 'GET /api/compliance': () => [featured, ...many] });
  const { location } = open();
  const all = within(await screen.findByRole('region', { name: 'All Compliance Guides' }));
  await waitFor(() => expect(all.getAllByRole('article')).toHaveLength(6));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Guides A to Z' }));
  const index = within(screen.getByRole('region', { name: 'Guides A to Z' }));
  expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...many.map(({ title }) => title).sort(),
    featured.title,
  ]);
  await user.click(all.getByRole('button', { name: 'Show More' }));
  expect(all.getAllByRole('article')).toHaveLength(9);
  expect(all.getAllByRole('article')[6]).toBe(document.activeElement);
  expect(location()).toBe('/compliance?all=true');
});

test('a select applies immediately, text on Enter, and the URL has both', async () => {
  const calls = mockResponses({
    ...lists,
    'GET /api/compliance/search?jurisdiction=state': () => [other],
    'GET /api/compliance/search?jurisdiction=state&q=nexus': () => [other],
  });
  const { location } = open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Jurisdiction'), 'state');
  expect(await screen.findByRole('region', { name: 'Search Results' })).toBeTruthy();
  expect(location()).toBe('/compliance?jurisdiction=state');
  expect(screen.queryByRole('region', { name: 'Featured Guides' })).toBeNull();
  await user.type(screen.getByLabelText('Search guides'), 'nexus{Enter}');
  expect(location()).toBe('/compliance?q=nexus&jurisdiction=state');
  expect(await screen.findByText('1 guide')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/api/compliance/search?jurisdiction=state&q=nexus');
});

test('Reset takes everything back', async () => {
  mockResponses({ ...lists, 'GET /api/compliance/search?industries=retail&q=tax': () => [] });
  const { location } = open('/compliance?q=tax&industries=retail');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(location()).toBe('/compliance');
  expect(screen.getByLabelText<HTMLInputElement>('Search guides').value).toBe('');
});

test('nothing found offers to clear the filters', async () => {
  mockResponses({ ...lists, 'GET /api/compliance/search?q=zebra': () => [] });
  const { location } = open('/compliance?q=zebra');
  expect(await screen.findByText('No Guides Found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(location()).toBe('/compliance');
});

test('a question that another page hands over is filled in and asked; clearing takes it out of the address', async () => {
  const calls = mockResponses({
    ...lists,
    'POST /api/compliance/ask/stream': () => streamOf(['answer', answer()]),
  });
  const { location } = open(`/compliance?question=${encodeURIComponent('Do I have to collect sales tax?')}`);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Do I have to collect sales tax?');
  expect(await screen.findByText(/A state can require a seller/)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { question: 'Do I have to collect sales tax?' },
  ]);
  expect(screen.getByRole('region', { name: 'Featured Guides' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(location()).toBe('/compliance');
  expect(screen.queryByText(/A state can require a seller/)).toBeNull();
});

test('a failure is shown', async () => {
  mockResponses({ ...lists, 'GET /api/compliance': () => new Refusal(500, 'Down.') });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load compliance guides. Please try again later.',
  );
});

test('counts a search of the guides that was in view, with its words and whether it found something', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent: Blob[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  mockResponses({ ...lists, 'GET /api/compliance/search?q=falconry': () => [] });
  open('/compliance?q=falconry');
  await screen.findByText('No Guides Found');
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  const [body, ...others] = await Promise.all(sent.map((blob) => blob.text()));
  expect(others).toEqual([]);
  expect(JSON.parse(body ?? '')).toEqual({ event: 'search', in: 'guides', words: 'falconry', found: false });
});
