// @vitest-environment happy-dom
import { answerWith, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { professional, professionals, profile, searchPage } from '../../testing/people';
import { DirectoryPage } from './directory-page';

const SEARCH = 'GET /api/accountants/search';
const MAIN = `${SEARCH}?featured=exclude&pageSize=5&profession=accountant%2Cbookkeeper`;
const FEATURED = `${SEARCH}?featured=only&pageSize=12&profession=accountant%2Cbookkeeper`;
const star = professional({ id: 90, firstName: 'Stella', profile: profile({ featured: true }) });

const open = (query = '', directory: 'accountants' | 'advisors' | 'fractional-cfos' = 'accountants') => ({
  ...renderInHost(<DirectoryPage directory={directory} />, { at: `/${directory}${query}`, path: `/${directory}` }),
  events: userEvent.setup(),
});

describe('page 1', () => {
  it('shows the featured apart from the main list and counts both', async () => {
    answerWith({ [MAIN]: searchPage(professionals(5), { total: 11, pageSize: 5 }), [FEATURED]: searchPage([star]) });
    open();
    const featured = await screen.findByRole('region', { name: 'Featured Accountants' });
    expect(within(featured).getByText('Stella Lopez')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Accountants' })).queryByText('Stella Lopez')).toBeNull();
    expect(screen.getByText('12 accountants found')).toBeTruthy();
    expect(screen.getByText('Showing 1 - 5 of 12 results')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/accountants?page=2');
  });

  it('leaves the featured part out when there is nobody in it, and paging when one page holds everybody', async () => {
    answerWith({ [MAIN]: searchPage(professionals(3)), [FEATURED]: searchPage([]) });
    open();
    expect(await screen.findByText('3 accountants found')).toBeTruthy();
    expect(screen.queryByText('Featured Accountants')).toBeNull();
    expect(screen.queryByText(/Showing/)).toBeNull();
  });

  it('has breadcrumbs and the way in for professionals', async () => {
    answerWith({ [MAIN]: searchPage([]), [FEATURED]: searchPage([]) });
    open();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(crumbs.getByText('Accountants')).toBeTruthy();
    expect(screen.getByText('Are you an Accountant, Fractional CFO, or Financial Advisor?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join Counterpart' }).getAttribute('href')).toBe('/auth?signup=true&accountant=true');
    expect(await screen.findByText('No accountants found matching your filters.')).toBeTruthy();
  });
});

it('lists everybody on later pages, without a featured part', async () => {
  answerWith({ [`${SEARCH}?page=2&pageSize=5&profession=accountant%2Cbookkeeper`]: searchPage([star, ...professionals(4)], { page: 2, total: 12, pageSize: 5 }) });
  open('?page=2');
  expect(await screen.findByText('Stella Lopez')).toBeTruthy();
  expect(screen.queryByText('Featured Accountants')).toBeNull();
  expect(screen.getByText('Showing 6 - 10 of 12 results')).toBeTruthy();
});

it('filters by service, industry and client type, each at once, with chips in the screen’s words', async () => {
  answerWith({});
  const { events, location } = open();
  await events.selectOptions(screen.getByLabelText('Service'), 'Advisory Services');
  expect(location()).toBe('/accountants?services=consulting');
  await events.selectOptions(screen.getByLabelText('Industry'), 'Technology');
  await events.click(screen.getByRole('checkbox', { name: 'Solopreneurs' }));
  expect(location()).toBe('/accountants?services=consulting&industry=tech&clientTypes=solopreneurs');
  await events.click(screen.getByRole('button', { name: 'Remove filter Advisory Services' }));
  expect(location()).toBe('/accountants?industry=tech&clientTypes=solopreneurs');
});

it('says what an advisor search without results says, and takes one client type', async () => {
  const query = 'profession=advisor';
  answerWith({
    [`${SEARCH}?featured=exclude&pageSize=5&${query}`]: searchPage([]),
    [`${SEARCH}?featured=only&pageSize=12&${query}`]: searchPage([]),
  });
  open('', 'advisors');
  expect(await screen.findByText('No featured advisors match your criteria.')).toBeTruthy();
  expect(screen.getByText('No advisors found matching your filters.')).toBeTruthy();
  expect(screen.getByLabelText('Client type').tagName).toBe('SELECT');
});

it('shows six fractional CFOs a page', async () => {
  const query = 'profession=cfo';
  answerWith({
    [`${SEARCH}?featured=exclude&pageSize=6&${query}`]: searchPage(professionals(6), { total: 7, pageSize: 6 }),
    [`${SEARCH}?featured=only&pageSize=12&${query}`]: searchPage([]),
  });
  open('', 'fractional-cfos');
  expect(await screen.findByText('Showing 1 - 6 of 7 results')).toBeTruthy();
});

it('offers to try again', async () => {
  answerWith({ [MAIN]: new Refusal(503, 'The database is not reachable.', 'database_unavailable'), [FEATURED]: searchPage([]) });
  const { events } = open();
  await screen.findByText('The database is not reachable.');
  answerWith({ [MAIN]: searchPage(professionals(2)), [FEATURED]: searchPage([]) });
  await events.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 accountants found')).toBeTruthy();
});

it('says what to loosen when nobody fits', async () => {
  const query = 'industry=tech&profession=accountant%2Cbookkeeper&services=payroll';
  answerWith({
    [`${SEARCH}?featured=exclude&${query.replace('&profession', '&pageSize=5&profession')}`]: searchPage([], { rescues: [{ without: ['industry'], total: 8, totalIsCapped: false }] }),
    [`${SEARCH}?featured=only&${query.replace('&profession', '&pageSize=12&profession')}`]: searchPage([]),
  });
  const { events, location } = open('?services=payroll&industry=tech');
  await events.click(await screen.findByRole('button', { name: 'Any industry: 8 found' }));
  expect(location()).toBe('/accountants?services=payroll');
});
