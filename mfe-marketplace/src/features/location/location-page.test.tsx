// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locationPage } from '../../testing/location';
import { professionals } from '../../testing/people';
import { AccountantsInCityPage, ServiceInCityPage } from './location-page';
import { locationStructuredData } from './structured-data';

const endpoint = 'GET /api/location-pages/accountants/tx/austin';
const open = (at = '/accountants/tx/austin') =>
  renderInHost(<AccountantsInCityPage />, { at, path: '/accountants/:state/:city' });
const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

it('shows who is there, what the listings say, and the ways on', async () => {
  mockResponses({ [endpoint]: locationPage() });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Accountants in Austin, TX' })).toBeTruthy();
  expect(screen.getByText(/^14 professionals for taxes and books in Austin\./)).toBeTruthy();
  const facts = within(screen.getByRole('region', { name: 'Austin at a Glance' }));
  for (const fact of ['14', '8', '$90 to $250 / hour', '$400 to $950 / return', 'Sales Tax (5)'])
    expect(facts.getByText(fact)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Based in Austin' })).getAllByRole('article')).toHaveLength(3);
  expect(hrefOf('See All 14')).toBe('/accountants?city=Austin&state=TX');
  expect(hrefOf('Round Rock, TX')).toBe('/accountants/tx/round-rock');
  expect(hrefOf('Tax Preparation')).toBe('/services/tax-preparation/tx/austin');
  expect(hrefOf('Sales Tax Nexus After Wayfair')).toBe('/compliance/sales-tax');
  expect(screen.getByText('“Found two credits.”')).toBeTruthy();
});

it('shows who works remotely where the city has few', async () => {
  mockResponses({
    ['GET /api/location-pages/tax-preparation/tx/austin']: locationPage({
      ...{ slug: 'services/tax-preparation/tx/austin', subject: 'tax', title: 'Tax Preparation in Austin, TX' },
      ...{ total: 1, professionals: professionals(1), remote: professionals(3), prices: [], reviews: [] },
    }),
  });
  const at = '/services/tax-preparation/tx/austin';
  renderInHost(<ServiceInCityPage />, { at, path: '/services/:service/:state/:city' });
  expect(await screen.findByRole('list', { name: 'Available Remotely' })).toBeTruthy();
  expect(hrefOf('See All 40 Who Work Remotely')).toBe('/search?services=tax&remote=true');
  expect(
    screen.getByText('1 professional in Austin offers Tax Preparation services. 40 others work remotely.'),
  ).toBeTruthy();
});

it('goes to the one spelling of the city', async () => {
  mockResponses({ ['GET /api/location-pages/accountants/texas/Austin']: locationPage(), [endpoint]: locationPage() });
  const { location } = open('/accountants/texas/Austin');
  await screen.findByRole('heading', { level: 1, name: 'Accountants in Austin, TX' });
  expect(location()).toBe('/accountants/tx/austin');
});

it('is the 404 page for what is no city, and offers a retry when it cannot be loaded', async () => {
  mockResponses({ [endpoint]: new Refusal(404, 'There is no such page.', 'not_found') });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  unmount();
  mockResponses({ [endpoint]: new Refusal(503, 'The search is busy right now.', 'service_unavailable') });
  open();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('tells search engines of the people in the order shown, and of the way to it', () => {
  const data = locationStructuredData(locationPage({ professionals: professionals(2) }), 'https://x.example');
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { item: 'https://x.example/accountants/tx/austin' }] },
      {
        '@type': 'ItemList',
        itemListElement: [{ position: 1, item: { '@type': 'AccountingService' } }, { position: 2 }],
      },
    ],
  });
});
