import { expect, it } from 'vitest';
import { professional, profile, review } from '../../testing/people';
import { profileStructuredData } from './structured-data';

const origin = 'https://counterpart.example';

it('says who it is, where, what they offer and what clients said', () => {
  expect(profileStructuredData(professional({ profilePicture: '/api/avatars/x.webp' }), [review()], origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AccountingService',
    '@id': `${origin}/accountant/7`,
    url: `${origin}/accountant/7`,
    name: 'Lopez Accounting',
    description: 'Tax returns and books for small companies.',
    image: `${origin}/api/avatars/x.webp`,
    foundingDate: '2009',
    priceRange: 'Returns from $400, monthly books from $250.',
    knowsLanguage: ['English'],
    address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' },
    founder: { '@type': 'Person', name: 'Maria Lopez', givenName: 'Maria', familyName: 'Lopez' },
    makesOffer: [
      { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Tax Preparation' } },
      { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Bookkeeping' } },
    ],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.76, reviewCount: 12, bestRating: 5, worstRating: 1 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Clara Nguyen' },
        datePublished: '2026-03-04',
        reviewBody: 'Careful and quick.',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      },
    ],
  });
});

it('invents nothing: no rating without reviews, no address, no offers without a profile', () => {
  const bare = professional({
    professions: ['cfo'],
    avgRating: null,
    reviewCount: 0,
    city: null,
    state: null,
    profile: null,
  });
  expect(Object.keys(profileStructuredData(bare, [], origin))).toEqual([
    '@context',
    '@type',
    '@id',
    'url',
    'name',
    'founder',
  ]);
  expect(profileStructuredData(bare, [], origin)).toMatchObject({
    '@type': 'FinancialService',
    '@id': `${origin}/fractional-cfos/7`,
    name: 'Maria Lopez',
  });
});

it('keeps a hidden phone number and an author without an account out', () => {
  const data = profileStructuredData(
    professional({ profile: profile({ phone: null }) }),
    [review({ client: null })],
    origin,
  );
  expect(data).not.toHaveProperty('telephone');
  expect(data['review']).toMatchObject([{ author: { name: 'Anonymous Client' } }]);
});
