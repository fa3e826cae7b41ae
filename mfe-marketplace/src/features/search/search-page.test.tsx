// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { professionals, searchPage } from '../../testing/people';
import { SearchPage } from './search-page';

const search = 'GET /api/accountants/search';
const open = (query = '') => ({
  ...renderInHost(<SearchPage />, { at: `/search${query}`, path: '/search' }),
  events: userEvent.setup(),
});

// The code for an empty list comes with one; here it is loaded once, outside the time of any test.
beforeAll(() => import('../../finder/empty-reasons').then(() => undefined), 30_000);

it('lists what was found, with one heading and the count', async () => {
  mockResponses({ [search]: searchPage(professionals(2)) });
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find Financial Professionals');
  expect(await screen.findByText('2 professionals found')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/Showing/)).toBeNull();
});

it('counts one professional as one', async () => {
  mockResponses({ [search]: searchPage(professionals(1)) });
  open();
  expect(await screen.findByText('1 professional found')).toBeTruthy();
});

it('rewrites legacy parameters and asks for the same as the URL says', async () => {
  const calls = mockResponses({
    [`${search}?city=Austin&services=tax&specialties=tech&state=TX`]: searchPage(professionals(1)),
  });
  const { location } = open('?service=tax&industry=technology&location=Austin,%20Texas');
  await screen.findByText('1 professional found');
  expect(location()).toBe('/search?services=tax&specialties=tech&city=Austin&state=TX');
  expect(new Set(calls.map(({ path }) => path)).size).toBe(1);
});

it('applies a select immediately and text on Enter', async () => {
  mockResponses({
    [search]: searchPage(professionals(3)),
    [`${search}?services=cfo`]: searchPage(professionals(2)),
    [`${search}?services=cfo&state=TX`]: searchPage(professionals(1)),
  });
  const { events, location } = open();
  await screen.findByText('3 professionals found');
  await events.selectOptions(screen.getByLabelText('Service type'), 'Fractional CFO');
  expect(location()).toBe('/search?services=cfo');
  await screen.findByText('2 professionals found');
  await events.type(screen.getByLabelText('Location'), 'Texas');
  expect(location()).toBe('/search?services=cfo');
  await events.keyboard('{Enter}');
  expect(location()).toBe('/search?services=cfo&state=TX');
  await screen.findByText('1 professional found');
  await events.click(screen.getByRole('button', { name: 'Remove filter Texas' }));
  expect(location()).toBe('/search?services=cfo');
});

it('offers a radius around a city that is known: in the URL, as a chip, and loosened', async () => {
  const austin = `${search}?city=Austin`;
  const wider = { without: ['radius' as const], remote: false, total: 2, totalIsCapped: false };
  mockResponses({
    [`${austin}&state=TX`]: searchPage(professionals(1), { around: 'Austin, TX' }),
    [`${austin}&radius=25&state=TX`]: searchPage([], { around: 'Austin, TX', rescues: [wider] }),
    [`${austin}&radius=100&state=TX`]: searchPage(professionals(2), { around: 'Austin, TX' }),
    [search]: searchPage(professionals(3)),
  });
  const { events, location } = open('?city=Austin&state=TX');
  const radius = await screen.findByLabelText<HTMLSelectElement>('Distance from Austin, TX');
  expect([...radius.options].map(({ text }) => text)).toEqual([
    'In Austin only',
    ...[10, 25, 50, 100].map((miles) => `Within ${miles} miles`),
  ]);
  await events.selectOptions(radius, 'Within 25 miles');
  expect(location()).toBe('/search?city=Austin&state=TX&radius=25');
  await events.click(await screen.findByRole('button', { name: 'Within 100 Miles of Austin, TX (2)' }));
  expect(location()).toBe('/search?city=Austin&state=TX&radius=100');
  await screen.findByText('2 professionals found');
  expect(document.body.contains(radius)).toBe(true);
  await events.click(screen.getByRole('button', { name: 'Remove filter Within 100 miles of Austin, TX' }));
  expect(location()).toBe('/search');
});

it('shows everyone in a city of that name, whatever its state, until a radius is around one of them', async () => {
  mockResponses({ [`${search}?state=Portland`]: searchPage(professionals(2), { around: 'Portland, OR' }) });
  open('?location=Portland');
  const radius = await screen.findByLabelText<HTMLSelectElement>('Distance from Portland, OR');
  expect(radius.options[0]?.text).toBe('Any Portland');
});

it.each(['loads', 'fails'])('never names the city before while the next one %s', async (what) => {
  mockResponses({
    [`${search}?city=Austin&radius=25&state=TX`]: searchPage(professionals(1), { around: 'Austin, TX' }),
    [`${search}?city=Dallas&radius=25&state=TX`]: () =>
      what === 'loads' ? new Promise(() => undefined) : new Refusal(500, 'Out of order'),
  });
  const { events } = open('?city=Austin&state=TX&radius=25');
  await screen.findByRole('button', { name: 'Remove filter Within 25 miles of Austin, TX' });
  const field = screen.getByLabelText('Location');
  await events.clear(field);
  await events.type(field, 'Dallas, TX{Enter}');
  if (what === 'fails') await screen.findByText('We could not load the results');
  expect(screen.getByRole('button', { name: 'Remove filter Within 25 miles of Dallas, TX' })).toBeTruthy();
  expect(screen.queryByText(/(?:of|from) Austin/)).toBeNull();
});

it('has no radius around a city that is not known, and does not say that it has', async () => {
  mockResponses({
    [`${search}?city=Atlantis&radius=25&state=TX`]: searchPage(professionals(1)),
    [`${search}?city=Atlantis&sort=reviews&state=TX`]: searchPage(professionals(1)),
  });
  const { events, location } = open('?city=Atlantis&state=TX&radius=25');
  await screen.findByText('1 professional found');
  expect(screen.getByRole('button', { name: 'Remove filter Atlantis, TX' })).toBeTruthy();
  expect(screen.queryByText(/miles/)).toBeNull();
  await events.selectOptions(screen.getByRole('combobox', { name: /^Sort/ }), 'reviews');
  expect(location()).toBe('/search?city=Atlantis&state=TX&sort=reviews');
});

it('has lists to choose several services and specialties from, and takes over the one that a select shows', async () => {
  mockResponses({
    [search]: searchPage(professionals(3)),
    [`${search}?services=tax`]: searchPage(professionals(2)),
    [`${search}?services=tax%2Cpayroll`]: searchPage(professionals(2)),
    [`${search}?services=tax%2Cpayroll&specialties=tech`]: searchPage(professionals(1)),
  });
  const { events, location } = open();
  await screen.findByText('3 professionals found');
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(options('Service type')).toEqual([
    'All services',
    'Tax Preparation',
    'Bookkeeping',
    'Fractional CFO',
    'Financial Consulting',
    'Accounting',
    'Financial Planning',
  ]);
  expect(options('Industry')).toEqual([
    'All industries',
    'Technology',
    'Retail',
    'Real Estate',
    'Healthcare',
    'Restaurant/Hospitality',
    'Manufacturing',
    'Non-Profit',
    'E-Commerce',
  ]);
  await events.click(screen.getByRole('button', { name: /^Services/ }));
  await events.click(screen.getByRole('checkbox', { name: /^Tax Preparation/ }));
  expect(screen.getByLabelText<HTMLSelectElement>('Service type').value).toBe('tax');
  await events.click(screen.getByRole('checkbox', { name: /^Payroll Services/ }));
  expect(location()).toBe('/search?services=tax,payroll');
  await events.click(screen.getByRole('button', { name: /^Specialties/ }));
  await events.click(screen.getByRole('checkbox', { name: /^Technology/ }));
  expect(location()).toBe('/search?services=tax,payroll&specialties=tech');
  expect(await screen.findByText('1 professional found')).toBeTruthy();
});

it('shows a choice that only the list below has, so that it can be taken back', async () => {
  mockResponses({ [search]: searchPage(professionals(3)), [`${search}?services=audit`]: searchPage(professionals(1)) });
  const { events, location } = open('?services=audit');
  await events.click(await screen.findByRole('checkbox', { name: /^Audit Services/, checked: true }));
  expect(location()).toBe('/search');
});

it('splits a location at its comma, and takes one without for the state', async () => {
  mockResponses({});
  const { events, location } = open();
  await events.type(screen.getByLabelText('Location'), 'Austin, TX{Enter}');
  expect(location()).toBe('/search?city=Austin&state=TX');
  await events.clear(screen.getByLabelText('Location'));
  await events.type(screen.getByLabelText('Location'), 'Oregon{Enter}');
  expect(location()).toBe('/search?state=OR');
});

it('has words and a location that were not applied again after signing in, at the same search only', async () => {
  mockResponses({ [search]: searchPage(professionals(3)) });
  const { events, host, unmount } = open('?q=tax');
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const texts = () => [field('Name or keyword').value, field('Location').value];
  await events.type(field('Name or keyword'), ' law');
  await events.type(field('Location'), 'Reno');
  host.drafts.hold();
  unmount();
  const other = renderInHost(<SearchPage />, { at: '/search?q=audit', path: '/search', host });
  expect(texts()).toEqual(['audit', '']);
  other.unmount();
  renderInHost(<SearchPage />, { at: '/search?q=tax', path: '/search', host });
  expect(texts()).toEqual(['tax law', 'Reno']);
});

it('sorts, in the URL too', async () => {
  mockResponses({
    [search]: searchPage(professionals(3)),
    [`${search}?sort=reviews`]: searchPage(professionals(3, 7)),
  });
  const { events, location } = open();
  await screen.findByText('Person1 Lopez');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Sort/ });
  expect([...sort.options].map(({ value, text }) => [value, text])).toEqual([
    ['rating', 'Highest rated'],
    ['recommended', 'Recommended'],
    ['reviews', 'Most reviewed'],
    ['nameAsc', 'Name, A to Z'],
    ['nameDesc', 'Name, Z to A'],
  ]);
  await events.selectOptions(sort, 'reviews');
  expect(location()).toBe('/search?sort=reviews');
  expect(await screen.findByText('Person7 Lopez')).toBeTruthy();
});

it('shows an empty state without results, and clears the filters', async () => {
  mockResponses({ [search]: searchPage(professionals(3)), [`${search}?q=zzz&sort=nameAsc`]: searchPage([]) });
  const { events, location } = open('?q=zzz&sort=nameAsc');
  expect(await screen.findByText('No accountants found')).toBeTruthy();
  expect(screen.getByText('0 professionals found')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(location()).toBe('/search?sort=nameAsc');
});

it('pages with links, and a filter goes back to page 1', async () => {
  mockResponses({
    [`${search}?page=2`]: searchPage(professionals(12, 13), { page: 2, total: 40 }),
    [`${search}?page=2&services=tax`]: searchPage([]),
    [`${search}?services=tax`]: searchPage(professionals(1)),
  });
  const { events, location } = open('?page=2');
  expect(await screen.findByText('Showing 13 - 24 of 40 results')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/search?page=3');
  await events.selectOptions(screen.getByLabelText('Service type'), 'Tax Preparation');
  expect(location()).toBe('/search?services=tax');
});

it('leads back from a page after the last', async () => {
  mockResponses({
    [`${search}?page=9`]: searchPage([], { page: 9, total: 3 }),
    [search]: searchPage(professionals(3)),
  });
  const { events, location } = open('?page=9');
  await events.click(await screen.findByRole('button', { name: 'Go to Page 1' }));
  expect(location()).toBe('/search');
});

it('shows skeletons, then an error with a way to try again', async () => {
  mockResponses({ [search]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
  const { events } = open();
  expect(screen.getByText('Loading professionals')).toBeTruthy();
  await screen.findByText('The database is not reachable.');
  mockResponses({ [search]: searchPage(professionals(2)) });
  await events.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('2 professionals found')).toBeTruthy());
});

it('shows which filters to loosen when nothing matches, with the counts', async () => {
  const rescues = [
    { without: ['location' as const], total: 24, remote: false, totalIsCapped: false },
    { without: ['services' as const], total: 1, remote: false, totalIsCapped: false },
  ];
  mockResponses({
    [`${search}?services=cfo&state=WY`]: searchPage([], { rescues }),
    [`${search}?services=cfo`]: searchPage(professionals(12), { total: 24 }),
  });
  const { events, location } = open('?services=cfo&state=WY');
  expect(await screen.findByText('No accountants found')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Any Service (1)' })).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Any Location (24)' }));
  expect(location()).toBe('/search?services=cfo');
  expect(await screen.findByText('24 professionals found')).toBeTruthy();
});

it('offers those who work remotely where no one is local, and labels an industry as one', async () => {
  const counts = { total: 8, totalIsCapped: false };
  const rescues = [
    { without: ['location' as const], remote: true, ...counts },
    { without: ['specialties' as const], remote: false, ...counts },
  ];
  mockResponses({
    [`${search}?city=Austin&specialties=restaurant&state=TX`]: searchPage([], { rescues }),
    [`${search}?remote=true&specialties=restaurant`]: searchPage(professionals(8)),
  });
  const { events, location } = open('?industry=restaurant&location=Austin,%20TX');
  expect(await screen.findByRole('button', { name: 'Any Industry (8)' })).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Works Remotely (8)' }));
  expect(location()).toBe('/search?specialties=restaurant&remote=true');
  expect(await screen.findByText('8 professionals found')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Works remotely/ })).toBeTruthy();
});

it('says what it searched for when something was mistyped', async () => {
  mockResponses({ [`${search}?q=bookeeping`]: searchPage(professionals(2), { correctedTo: 'bookkeeping' }) });
  open('?q=bookeeping');
  const note = await screen.findByText(/No one found for/);
  expect(note.parentElement?.textContent).toBe('No one found for “bookeeping”. Showing results for bookkeeping.');
});

it('shows how many each choice has, and where it stopped counting', async () => {
  const facets = {
    ...searchPage([]).facets,
    services: [
      { value: 'tax', label: 'Tax Preparation', count: 240, isCapped: true },
      { value: 'audit', label: 'Audit Services', count: 7, isCapped: false },
    ],
  };
  mockResponses({ [search]: searchPage(professionals(2), { facets }) });
  open();
  await screen.findByText('2 professionals found');
  expect(screen.getByText('240+')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
});

it('filters by prices of one unit, and only then sorts by price', async () => {
  mockResponses({
    [search]: searchPage(professionals(3)),
    [`${search}?priceUnit=hour`]: searchPage(professionals(2)),
    [`${search}?priceUnit=hour&sort=price`]: searchPage(professionals(2)),
    [`${search}?maxPrice=200&priceUnit=hour&sort=price`]: searchPage(professionals(1)),
  });
  const { events, location } = open();
  await screen.findByText('3 professionals found');
  expect(screen.queryByRole('option', { name: 'Lowest price' })).toBeNull();
  await events.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'hour');
  await screen.findByText('2 professionals found');
  await events.selectOptions(screen.getByRole('combobox', { name: /^Sort/ }), 'price');
  await events.type(screen.getByRole('textbox', { name: 'Up to' }), '200{Enter}');
  await screen.findByText('1 professional found');
  expect(location()).toBe('/search?priceUnit=hour&maxPrice=200&sort=price');
  await events.click(screen.getByRole('button', { name: 'Remove filter Up to $200 / hour' }));
  expect(location()).toBe('/search');
  expect(screen.getAllByRole('button', { name: /^Apply/ })).toHaveLength(1);
});

it('shows who works remotely where no one is in a location', async () => {
  mockResponses({
    [`${search}?specialties=restaurant&state=Austin`]: searchPage([], {
      rescues: [{ without: ['location'], remote: true, total: 8, totalIsCapped: false }],
      remoteInstead: professionals(3),
    }),
  });
  open('?specialties=restaurant&state=Austin');
  await screen.findByRole('heading', { name: 'No one in Austin yet. 8 work remotely with restaurants.' });
  expect(screen.getAllByRole('link', { name: /^View Profile/ })).toHaveLength(3);
});

it('suggests locations under the other filters, and takes the chosen one immediately', async () => {
  mockResponses({
    [`${search}?services=tax`]: searchPage(professionals(3)),
    'GET /api/accountants/locations?services=tax&typed=': [],
    'GET /api/accountants/locations?services=tax&typed=aus': [
      { kind: 'city', label: 'Austin, TX', count: 2, isCapped: false, remote: null },
    ],
    [`${search}?city=Austin&services=tax&state=TX`]: searchPage(professionals(2)),
  });
  const { events, location } = open('?services=tax');
  await screen.findByText('3 professionals found');
  await events.type(screen.getByRole('combobox', { name: 'Location' }), 'aus');
  await events.click(await screen.findByRole('option', { name: /Austin, TX\s*2/ }));
  expect(location()).toBe('/search?services=tax&city=Austin&state=TX');
});

it('says what Recommended goes by', async () => {
  mockResponses({ [`${search}?sort=recommended`]: searchPage(professionals(3)) });
  open('?sort=recommended');
  expect(await screen.findByText(/ratings from verified clients only/)).toBeTruthy();
});

it.each(['rating', 'recommended', 'reviews'])('says in the order by %s that only ties go by plan', async (sort) => {
  mockResponses({ [`${search}${sort === 'rating' ? '' : `?sort=${sort}`}`]: searchPage(professionals(3)) });
  open(sort === 'rating' ? '' : `?sort=${sort}`);
  expect(await screen.findByText(/the list itself is never for sale/)).toBeTruthy();
});

it('says nothing of plans in the order of names, where they play no part', async () => {
  mockResponses({ [`${search}?sort=nameAsc`]: searchPage(professionals(3)) });
  open('?sort=nameAsc');
  await screen.findByText('3 professionals found');
  expect(screen.queryByText(/plan/)).toBeNull();
});
