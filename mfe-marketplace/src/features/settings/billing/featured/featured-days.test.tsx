// @vitest-environment happy-dom
import { featuredDayLimits } from '@counterpart/api/contract';
import {
  createFakeHost,
  mockResponses,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { featuredDays } from '../../../../testing/billing';
import { FeaturedDays } from './featured-days';
import { dayAfter, monthsFrom, weeksOf } from './month-days';

function open(responses: MockResponses = {}) {
  const calls = mockResponses({ 'GET /api/featured-days': featuredDays(), ...responses });
  const host = createFakeHost();
  renderInHost(<FeaturedDays />, { host });
  return { host, saves: () => calls.filter(({ method }) => method === 'PUT'), events: userEvent.setup() };
}
const day = (name: string) => screen.findByRole('button', { name });
const isPressed = async (name: string) => (await day(name)).getAttribute('aria-pressed') === 'true';

it('says how many days are left, and saves what is chosen', async () => {
  const days = ['2027-04-20', '2027-04-21', '2027-05-01'];
  const { events, saves, host } = open({
    'PUT /api/featured-days': featuredDays({ days: ['2027-04-10', ...days] }),
  });
  expect(await screen.findByText('3 of 5 days left')).toBeTruthy();
  expect(screen.getByText('5 of 5 days left')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Featured Days' }).disabled).toBe(true);
  await events.click(await day('Wednesday, April 21, 2027'));
  await events.click(await day('Saturday, May 1, 2027'));
  expect(screen.getByText('2 of 5 days left')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Save Featured Days' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Featured days saved', tone: 'success' }]));
  expect(saves().map(({ body }) => body)).toEqual([{ days }]);
  expect(await isPressed('Saturday, May 1, 2027')).toBe(true);
});

it('takes no day more than the plan has, none that has passed, and gives days up', async () => {
  const { events } = open();
  for (const name of ['Sunday, April 18, 2027', 'Monday, April 19, 2027', 'Friday, April 30, 2027'])
    await events.click(await day(name));
  expect(await screen.findByText(`0 of ${featuredDayLimits.perMonth} days left`)).toBeTruthy();
  await events.click(await day('Thursday, April 22, 2027'));
  expect(await isPressed('Thursday, April 22, 2027')).toBe(false);
  await events.click(await day('Saturday, April 10, 2027'));
  expect(await isPressed('Saturday, April 10, 2027')).toBe(true);
  await events.click(await day('Tuesday, April 20, 2027'));
  await events.click(await day('Thursday, April 22, 2027'));
  expect(await isPressed('Thursday, April 22, 2027')).toBe(true);
  await events.click(screen.getByRole('button', { name: 'Undo Changes' }));
  expect(await isPressed('Thursday, April 22, 2027')).toBe(false);
  expect(await isPressed('Tuesday, April 20, 2027')).toBe(true);
});

it('keeps what was chosen when saving fails, and says why', async () => {
  const { events } = open({ 'PUT /api/featured-days': new Refusal(503, 'The database is not reachable.') });
  await events.click(await day('Wednesday, April 21, 2027'));
  await events.click(screen.getByRole('button', { name: 'Save Featured Days' }));
  expect(await screen.findByText('The database is not reachable.')).toBeTruthy();
  expect(await isPressed('Wednesday, April 21, 2027')).toBe(true);
});

it('is one stop of the Tab key, in which the arrow keys move', async () => {
  const { events } = open();
  (await day('Friday, April 16, 2027')).focus();
  await events.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday, May 1, 2027');
  await events.keyboard(' ');
  expect(await isPressed('Saturday, May 1, 2027')).toBe(true);
  const calendar = screen.getAllByRole('button').filter((button) => button.dataset['day'] !== undefined);
  expect(calendar.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('says that Premium has nothing to choose', async () => {
  open({ 'GET /api/featured-days': featuredDays({ plan: 'premium', days: [] }) });
  expect(await screen.findByText('You are always featured on Premium. There is nothing to choose.')).toBeTruthy();
});

it('leads from Starter to the plans', async () => {
  open({ 'GET /api/featured-days': featuredDays({ plan: 'starter', days: [] }) });
  expect((await screen.findByRole('link', { name: 'See Plans' })).getAttribute('href')).toBe('/pricing');
});

it('says that the days could not be loaded', async () => {
  open({ 'GET /api/featured-days': new Refusal(503, 'The database is not reachable.') });
  expect(await screen.findByText('We could not load your featured days')).toBeTruthy();
});

it('knows months, also over the end of a year', () => {
  const [december, january] = monthsFrom('2026-12-31');
  expect([december.key, january.key, december.days.length]).toEqual(['2026-12', '2027-01', 31]);
  expect(weeksOf(january)[0]).toEqual([null, null, null, null, null, '2027-01-01', '2027-01-02']);
  expect(monthsFrom('2028-02-01')[0].days).toHaveLength(29);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
