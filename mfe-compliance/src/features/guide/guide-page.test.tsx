// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { guide } from '../../testing/fixtures';
import { GuidePage } from './guide-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (at: string) => renderInHost(<GuidePage />, { at, path: '/compliance/:id' });

test('shows every section, the source and the related services', async () => {
  mockResponses({ 'GET /api/compliance/guide-1': () => guide(1, { title: 'Payroll tax deposits', featured: true }) });
  open('/compliance/guide-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payroll tax deposits' })).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual([
    'Summary of the Law',
    'Industries Most Impacted',
    'How This Applies to Businesses',
    'Practical Checklist for Compliance',
    'Official Source',
    'Need Help With Compliance?',
    'Related Services',
  ]);
  expect(screen.getByText('September 1, 2026')).toBeTruthy();
  const source = screen.getByRole('link', { name: 'View Source' });
  expect([source.getAttribute('href'), source.getAttribute('target'), source.getAttribute('rel')]).toEqual([
    'https://www.irs.gov/publications/p15',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole('link', { name: 'Get Matched with a Specialist' }).getAttribute('href')).toBe('/quiz');
  expect(screen.getByText('Payroll')).toBeTruthy();
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

test('without a source or services their parts are left out', async () => {
  mockResponses({ 'GET /api/compliance/2': () => guide(2, { officialSourceUrl: null, serviceTypes: [] }) });
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

test('a missing guide says so and leads back', async () => {
  mockResponses({ 'GET /api/compliance/none': () => new Refusal(404, 'There is no such guide.', 'guide_not_found') });
  open('/compliance/none');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Compliance guide not found or an error occurred. Please try again later.',
  );
  expect(screen.getByRole('link', { name: 'Back to Compliance Center' }).getAttribute('href')).toBe('/compliance');
});
