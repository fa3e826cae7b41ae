// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';

import { professional, professionals, profile, review, searchPage, user } from '../testing/people';
import { AccountantPage } from './professional-page';

const getEndpoint = 'GET /api/accountants/7';
const open = (id = '7', host = createFakeHost()) => ({
  ...renderInHost(<AccountantPage />, { host, at: `/accountant/${id}`, path: '/accountant/:id' }),
  events: userEvent.setup(),
});

// The reviews' code comes with their tab; here it is loaded once, outside the time of any test.
beforeAll(() => import('../features/reviews/reviews-section').then(() => undefined), 30_000);

it('shows who it is, why to trust them, what they do and what it costs', async () => {
  mockResponses({ [getEndpoint]: professional(), [`${getEndpoint}/reviews`]: [] });
  const { events } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeTruthy();
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
  for (const text of ['ML', '4.8', '(12)', 'Rated 4.8 out of 5, 12 reviews', 'Austin, TX', 'Verified Professional'])
    expect(summary.getByText(text)).toBeTruthy();
  const qualifications = within(screen.getByRole('region', { name: 'Qualifications' }));
  for (const text of ['Tax Preparation', 'Bookkeeping', 'Sales Tax', 'CPA', '2009'])
    expect(qualifications.getByText(text)).toBeTruthy();
  expect(qualifications.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Services',
    'Specialties',
    'Certifications',
    'Established',
  ]);
  for (const fact of ['Since 2009', 'English']) expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Services & Pricing',
    'Reviews (12)',
  ]);
  expect(screen.getByText('Tax returns and books for small companies.')).toBeTruthy();
  await events.click(screen.getByRole('tab', { name: 'Services & Pricing' }));
  expect(screen.getByText('Returns from $400, monthly books from $250.')).toBeTruthy();
  await events.click(screen.getByRole('tab', { name: 'Reviews (12)' }));
  expect(await screen.findByText(/No reviews yet/)).toBeTruthy();
});

it('leads back to the directory that it stands below', async () => {
  mockResponses({ [getEndpoint]: professional({ professions: ['cfo', 'accountant'] }) });
  open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Accountants' }).getAttribute('href')).toBe('/accountants');
});

it('opens the tab that its URL names, so that a notification leads to the reviews', async () => {
  mockResponses({ [getEndpoint]: professional(), [`${getEndpoint}/reviews`]: [] });
  const { location, events } = open('7?tab=reviews');
  expect(await screen.findByText(/No reviews yet/)).toBeTruthy();
  await events.click(screen.getByRole('tab', { name: 'About' }));
  expect(location()).toBe('/accountant/7');
});

it('moves to the directory of its professional with the tab that its URL names', async () => {
  mockResponses({ [getEndpoint]: professional({ professions: ['advisor'] }) });
  const { location } = open('7?tab=reviews');
  await waitFor(() => expect(location()).toBe('/advisors/7?tab=reviews'));
});

it('states facts that are known and none that are not', async () => {
  mockResponses({
    [getEndpoint]: professional({
      profile: profile({
        phone: '(512) 555-0143',
        fiduciary: true,
        feeModels: ['fee-only'],
        remote: true,
        yearsFounded: null,
      }),
    }),
  });
  open();
  expect((await screen.findByRole('link', { name: '(512) 555-0143' })).getAttribute('href')).toBe('tel:5125550143');
  for (const fact of ['Acts as a fiduciary', 'Fee-only', 'Remotely', 'English'])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.queryByText('Established')).toBeNull();
});

it('labels a professional without reviews New', async () => {
  mockResponses({ [getEndpoint]: professional({ avgRating: null, reviewCount: 0, profile: null }) });
  open();
  expect(await screen.findByText('New')).toBeTruthy();
});

it('passes the contact action to the slot, and again for small windows', async () => {
  mockResponses({ [getEndpoint]: professional() });
  const host = createFakeHost({
    slots: { 'professional.contact': ({ professional: { firstName } }) => <button>Contact {firstName}</button> },
  });
  open('7', host);
  expect(await screen.findAllByRole('button', { name: 'Contact Maria', hidden: true })).toHaveLength(2);
});

it('shows the newest two reviews and filters them by stars, also in the tab that has all of them', async () => {
  const of = (id: number, rating: number) => review({ id, rating, comment: `Review ${id}` });
  mockResponses({
    [getEndpoint]: professional({ reviewCount: 4 }),
    [`${getEndpoint}/reviews`]: [of(4, 5), of(3, 4), of(2, 5), of(1, 4)],
  });
  const { events, location } = open();
  const listed = () => screen.queryAllByText(/^Review \d$/).map(({ textContent }) => textContent);
  await screen.findByText('Review 4');
  expect(listed()).toEqual(['Review 4', 'Review 3']);
  await events.click(screen.getByRole('button', { name: '4 stars, 2 reviews' }));
  expect(listed()).toEqual(['Review 3', 'Review 1']);
  expect(location()).toBe('/accountant/7?stars=4');
  await events.click(screen.getByRole('button', { name: 'Read All 4 Reviews' }));
  await screen.findByText('2 of 4 reviews with 4 stars');
  expect(location()).toBe('/accountant/7?stars=4&tab=reviews');
  await events.click(screen.getByRole('button', { name: 'Show All Reviews' }));
  expect(listed()).toEqual(['Review 4', 'Review 3', 'Review 2', 'Review 1']);
});

it('names others of the same profession who do the same, never the professional again', async () => {
  const found = professionals(4, 6).reverse();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.onChange([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  mockResponses({
    [getEndpoint]: professional(),
    [`${getEndpoint}/reviews`]: [],
    'GET /api/accountants/search?industries=tech&pageSize=4&profession=accountant': searchPage(found),
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Similar Professionals' }));
  expect(section.getByText('More professionals in technology')).toBeTruthy();
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Person9 Lopez',
    'Person8 Lopez',
    'Person6 Lopez',
  ]);
});

it('offers people on their own page to edit it, not to write to themselves', async () => {
  mockResponses({ [getEndpoint]: professional(), [`${getEndpoint}/reviews`]: [] });
  const host = createFakeHost({
    user: user({ id: 7, userType: 'accountant' }),
    slots: { 'professional.contact': () => <button>Contact Me</button> },
  });
  open('7', host);
  const links = await screen.findAllByRole('link', { name: 'Edit Profile', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard?tab=profile', '/dashboard?tab=profile']);
  expect(screen.queryByRole('button', { name: 'Contact Me', hidden: true })).toBeNull();
});

it.each(['maria', '99'])('says that %s does not exist', async (id) => {
  mockResponses({
    'GET /api/accountants/99': new Refusal(404, 'There is no such professional.', 'professional_not_found'),
  });
  open(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Accountant Not Found' })).toBeTruthy();
  expect(screen.getByText("The accountant you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Accountants' }).getAttribute('href')).toBe('/search');
});

it('is not found when the lookup fails either; says why, and finds it when asked again', async () => {
  mockResponses({ [getEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
  const { events } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Accountant Not Found' })).toBeTruthy();
  expect(screen.getByText("The accountant you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Accountants' }).getAttribute('href')).toBe('/search');
  expect(screen.getByRole('alert').textContent).toContain('The database is not reachable.');
  mockResponses({ [getEndpoint]: professional() });
  await events.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeTruthy();
});

it('invents no contact: no phone number and no verification unless there is one', async () => {
  mockResponses({ [getEndpoint]: professional({ profile: profile({ phone: null, verified: false }) }) });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' });
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  expect(screen.queryByText('Verified Professional')).toBeNull();
});

it('leads a wrong directory to the right one', async () => {
  mockResponses({ [getEndpoint]: professional({ professions: ['cfo'] }) });
  const { location } = open();
  await waitFor(() => expect(location()).toBe('/fractional-cfos/7'));
});
