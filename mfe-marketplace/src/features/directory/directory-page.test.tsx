// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { professional, professionals, profile, searchPage } from '../../testing/people';
import { DirectoryPage } from './directory-page';

// The heavy part of the filters is loaded once, outside the time of any test.
beforeAll(() => import('@counterpart/design-system/multi-select').then(() => undefined), 30_000);

const searchEndpoint = 'GET /api/accountants/search';
const mainEndpoint = `${searchEndpoint}?featured=exclude&pageSize=5&profession=accountant%2Cbookkeeper`;
const featuredEndpoint = `${searchEndpoint}?featured=only&pageSize=3&profession=accountant%2Cbookkeeper`;
const star = professional({ id: 90, firstName: 'Stella', profile: profile({ featured: true }) });

const open = (query = '', directory: 'accountants' | 'advisors' | 'fractional-cfos' = 'accountants') => ({
  ...renderInHost(<DirectoryPage directory={directory} />, { at: `/${directory}${query}`, path: `/${directory}` }),
  events: userEvent.setup(),
});

describe('page 1', () => {
  it('shows the featured apart from the main list and counts both', async () => {
    mockResponses({
      [mainEndpoint]: searchPage(professionals(5), { total: 11, pageSize: 5 }),
      [featuredEndpoint]: searchPage([star]),
    });
    open();
    const featured = await screen.findByRole('region', { name: 'Featured Accountants' });
    expect(within(featured).getByText('Stella Lopez')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Accountants' })).queryByText('Stella Lopez')).toBeNull();
    expect(screen.getByText('12 accountants found')).toBeTruthy();
    expect(screen.getByText('Showing 1 - 5 of 11 results')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/accountants?page=2');
  });

  it('has no second list when all who match are featured', async () => {
    mockResponses({ [mainEndpoint]: searchPage([]), [featuredEndpoint]: searchPage([star]) });
    open();
    await screen.findByText('1 accountant found');
    expect(screen.queryByRole('heading', { name: 'More Accountants' })).toBeNull();
  });

  it('omits the featured part when it is empty, and paging when one page holds all', async () => {
    mockResponses({ [mainEndpoint]: searchPage(professionals(3)), [featuredEndpoint]: searchPage([]) });
    open();
    expect(await screen.findByText('3 accountants found')).toBeTruthy();
    expect(screen.queryByText('Featured Accountants')).toBeNull();
    expect(screen.queryByText(/Showing/)).toBeNull();
  });

  it.each([
    [
      'accountants',
      'accountant%2Cbookkeeper',
      5,
      'Accountants',
      'accountant',
      'No accountants found matching your filters.',
    ],
    ['advisors', 'advisor', 5, 'Advisors', 'advisor', 'No advisors found matching your filters.'],
    ['fractional-cfos', 'cfo', 6, 'Fractional CFOs', 'cfo', 'No fractional CFOs found matching your filters.'],
  ] as const)(
    'of /%s has breadcrumbs, the way in for professionals, and an empty state',
    async (directory, profession, pageSize, crumb, parameter, empty) => {
      mockResponses({
        [`${searchEndpoint}?featured=exclude&pageSize=${pageSize}&profession=${profession}`]: searchPage([]),
        [`${searchEndpoint}?featured=only&pageSize=3&profession=${profession}`]: searchPage([]),
      });
      open('', directory);
      const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', crumb]);
      expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
      expect(screen.getByText('Are you an Accountant, Fractional CFO, or Financial Advisor?')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Join Counterpart' }).getAttribute('href')).toBe(
        `/auth?signup=true&${parameter}=true`,
      );
      expect(await screen.findByText(empty)).toBeTruthy();
    },
  );
});

it('continues on later pages without repeating featured professionals, with the same total', async () => {
  const calls = mockResponses({
    [mainEndpoint.replace('&pageSize', '&page=2&pageSize')]: searchPage(professionals(5), {
      page: 2,
      total: 11,
      pageSize: 5,
    }),
    [featuredEndpoint]: searchPage([star]),
  });
  open('?page=2');
  expect(await screen.findByText('Showing 6 - 10 of 11 results')).toBeTruthy();
  expect(screen.getByText('12 accountants found')).toBeTruthy();
  expect(screen.queryByText('Stella Lopez')).toBeNull();
  expect(screen.queryByText('Featured Accountants')).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/api/accountants'))).toHaveLength(2);
});

it('filters by service, industry and client type, each immediately, with chips in the screen’s words', async () => {
  mockResponses({});
  const { events, location } = open();
  await events.selectOptions(screen.getByLabelText('Service'), 'Advisory Services');
  expect(location()).toBe('/accountants?services=consulting');
  await events.selectOptions(screen.getByLabelText('Industry'), 'Technology');
  await events.click(screen.getByRole('checkbox', { name: 'Solopreneurs' }));
  expect(location()).toBe('/accountants?services=consulting&industry=tech&clientTypes=solopreneurs');
  await events.click(screen.getByRole('button', { name: 'Remove filter Advisory Services' }));
  expect(location()).toBe('/accountants?industry=tech&clientTypes=solopreneurs');
});

it('offers specialties to choose several from, in a list that opens', async () => {
  mockResponses({});
  const { location } = open('?specialties=sales-tax');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Specialties' }));
  expect(screen.getByRole('checkbox', { name: 'Business Formation' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Forensic Accounting' }));
  await waitFor(() => expect(location()).toBe('/accountants?specialties=forensic-accounting,sales-tax'));
  for (const name of ['Sales Tax', 'Forensic Accounting'])
    expect(screen.getByRole('button', { name: `Remove filter ${name}` })).toBeTruthy();
});

it('takes one industry and, of an advisor, one client type: the next choice replaces it', async () => {
  mockResponses({});
  const accountants = open();
  await accountants.events.selectOptions(screen.getByLabelText('Industry'), 'Retail');
  await accountants.events.selectOptions(screen.getByLabelText('Industry'), 'SaaS');
  expect(accountants.location()).toBe('/accountants?industry=saas');
  accountants.unmount();
  const advisors = open('', 'advisors');
  await advisors.events.selectOptions(screen.getByLabelText('Client type'), 'Retirees');
  await advisors.events.selectOptions(screen.getByLabelText('Client type'), 'Families');
  expect(advisors.location()).toBe('/advisors?clientTypes=families');
  expect(screen.queryByLabelText('Industry')).toBeNull();
});

it('says what an advisor search without results says, and takes one client type', async () => {
  const query = 'profession=advisor';
  mockResponses({
    [`${searchEndpoint}?featured=exclude&pageSize=5&${query}`]: searchPage([]),
    [`${searchEndpoint}?featured=only&pageSize=3&${query}`]: searchPage([]),
  });
  open('', 'advisors');
  expect(await screen.findByText('No featured advisors match your criteria.')).toBeTruthy();
  expect(screen.getByText('No advisors found matching your filters.')).toBeTruthy();
  expect(screen.getByLabelText('Client type').tagName).toBe('SELECT');
});

it('shows six fractional CFOs a page', async () => {
  const query = 'profession=cfo';
  mockResponses({
    [`${searchEndpoint}?featured=exclude&pageSize=6&${query}`]: searchPage(professionals(6), { total: 7, pageSize: 6 }),
    [`${searchEndpoint}?featured=only&pageSize=3&${query}`]: searchPage([]),
  });
  open('', 'fractional-cfos');
  expect(await screen.findByText('Showing 1 - 6 of 7 results')).toBeTruthy();
});

it('offers to try again', async () => {
  mockResponses({
    [mainEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable'),
    [featuredEndpoint]: searchPage([]),
  });
  const { events } = open();
  await screen.findByText('The database is not reachable.');
  mockResponses({ [mainEndpoint]: searchPage(professionals(2)), [featuredEndpoint]: searchPage([]) });
  await events.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 accountants found')).toBeTruthy();
});

it('shows which filters to loosen when nothing matches', async () => {
  const query = 'industry=tech&profession=accountant%2Cbookkeeper&services=payroll';
  mockResponses({
    [`${searchEndpoint}?featured=exclude&${query.replace('&profession', '&pageSize=5&profession')}`]: searchPage([], {
      rescues: [{ without: ['industry'], remote: false, total: 8, totalIsCapped: false }],
    }),
    [`${searchEndpoint}?featured=only&${query.replace('&profession', '&pageSize=3&profession')}`]: searchPage([]),
  });
  const { events, location } = open('?services=payroll&industry=tech');
  await events.click(await screen.findByRole('button', { name: 'Any Industry (8)' }));
  expect(location()).toBe('/accountants?services=payroll');
});
