// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calendar } from '../testing/fixtures';
import { ComplianceCalendarPage } from './compliance-calendar-page';

const open = (query = '', host = createFakeHost()) =>
  renderInHost(<ComplianceCalendarPage />, {
    at: `/compliance/calendar${query}`,
    path: '/compliance/calendar',
    host,
  });
const answered = 'entity=s-corporation&states=CA%2CNY';

test('asks six questions, and nothing of the API before the first is answered', async () => {
  const calls = mockResponses({});
  open();
  for (const question of [/business set up/, /employees do you have/, /industry are you in/])
    expect(screen.getByLabelText(question)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Do you sell online?' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Do you have any of these?' })).toBeTruthy();
  const states = { name: 'Which states do you do business in?' };
  expect(await screen.findByRole('combobox', states, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText('Your dates appear here')).toBeTruthy();
  expect(calls).toEqual([]);
}, 15_000);

test('each answer goes into the URL and asks for the calendar', async () => {
  const calls = mockResponses({
    [`GET /api/compliance/calendar?${answered}`]: calendar,
    [`GET /api/compliance/calendar?employees=20&${answered}`]: calendar,
    [`GET /api/compliance/calendar?employees=20&${answered.replace('s-corp', 'c-corp')}`]: calendar,
  });
  open(`?${answered}&employees=7&industry=bees`);
  await screen.findByText('File Form 941');
  await userEvent.selectOptions(screen.getByLabelText(/employees do you have/), '20');
  await userEvent.selectOptions(screen.getByLabelText(/business set up/), 'c-corporation');
  await screen.findByText('File Form 941');
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/compliance/calendar?entity=s-corporation&states=CA%2CNY',
    '/api/compliance/calendar?employees=20&entity=s-corporation&states=CA%2CNY',
    '/api/compliance/calendar?employees=20&entity=c-corporation&states=CA%2CNY',
  ]);
});

test('shows guides with reasons, and a date with what moved it, its source and the day of the check', async () => {
  mockResponses({ [`GET /api/compliance/calendar?${answered}`]: calendar });
  open(`?${answered}`);
  const guides = within(await screen.findByRole('region', { name: 'What applies to you' }));
  expect(guides.getByRole('link', { name: 'COBRA' }).getAttribute('href')).toBe('/compliance/cobra');
  expect(guides.getByText('You have 20 or more employees. Only if you have a group health plan.')).toBeTruthy();
  const dates = within(screen.getByRole('region', { name: 'Your next twelve months' }));
  expect(dates.getByRole('heading', { name: 'February 2027' })).toBeTruthy();
  const row = dates.getByRole('listitem');
  expect(row.textContent).toContain('Feb 1, 2027Monday');
  expect(row.textContent).toContain('Moved from Jan 31, 2027. On a weekend or holiday, due the next business day');
  expect(row.textContent).toContain('Checked on Nov 28, 2026');
  const source = dates.getByRole('link', { name: '26 CFR 31.6071(a)-1' });
  expect([source.getAttribute('target'), source.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  const file = screen.getByRole('link', { name: 'Add to Calendar' });
  expect(file.getAttribute('href')).toBe(`/api/compliance/calendar.ics?${answered}`);
  expect(file.hasAttribute('download')).toBe(true);
});

test('hands a date and its guide on to a specialist', async () => {
  mockResponses({
    [`GET /api/compliance/calendar?${answered}`]: calendar,
    'GET /api/compliance/form-941': new Refusal(404, 'No guide.'),
    'GET /api/accountants/search?pageSize=3': { items: [], total: 0 },
  });
  open(`?${answered}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a Specialist' }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>('This message is sent');
  expect(message.value).toContain(
    'File Form 941: due February 1, 2027 (guide: Payroll Tax Deposits). What do I need to do?',
  );
});

test('says when no dates come of the answers, and when they could not be loaded', async () => {
  mockResponses({
    'GET /api/compliance/calendar?entity=nonprofit': { ...calendar, dates: [] },
    'GET /api/compliance/calendar?entity=partnership': new Refusal(503, 'No database.'),
  });
  const { unmount } = open('?entity=nonprofit');
  expect(await screen.findByText('No dates in the next twelve months')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull();
  unmount();
  open('?entity=partnership');
  expect(await screen.findByRole('heading', { name: 'We could not load your calendar' })).toBeTruthy();
});
