import { describe, expect, it, test } from 'vitest';
import type { RouteHead } from '../sdk/areas/manifest';
import { fillHead } from './route-head';

const head = {
  title: '{person.firstName} {person.lastName}',
  fallbackTitle: 'Not Found',
  description: '{person.bio}',
  canonical: '/accountant/{person.id}',
};

describe('fillHead', () => {
  it('fills templates from the data', () => {
    const filled = fillHead(head, { person: { id: 7, firstName: 'Ada', lastName: 'Lovell', bio: 'Books.' } });
    expect(filled).toMatchObject({
      title: 'Ada Lovell | Counterpart',
      description: 'Books.',
      canonical: '/accountant/7',
    });
  });

  it('isolates a name that is written from the right', () => {
    const { title } = fillHead(head, { person: { firstName: 'نور', lastName: 'حداد' } });
    expect(title).toBe('\u2068نور حداد\u2069 | Counterpart');
  });

  it('falls back when a value is missing', () => {
    expect(fillHead(head, {})).toMatchObject({ title: 'Not Found | Counterpart', description: null, canonical: null });
  });

  it('keeps a page out of search engines when its data say so', () => {
    const thin = { title: 'T', noindexIf: 'page.isThin' };
    const noindexOf = (data: object) => fillHead(thin, { ...data }).noindex;
    expect([noindexOf({ page: { isThin: true } }), noindexOf({ page: { isThin: false } }), noindexOf({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('cuts a long description at 160 characters', () => {
    const { description } = fillHead({ title: 'T', description: '{text}' }, { text: 'words '.repeat(100) });
    expect(description).toBe('words '.repeat(100).slice(0, 160));
    const { description: emoji } = fillHead({ title: 'T', description: '{text}' }, { text: '😀'.repeat(200) });
    expect(emoji).toBe('😀'.repeat(160));
  });
});

describe('a picture for networks', () => {
  const image = { path: '{post.card}', alt: '{post.title}, drawn', width: 1200, height: 630 };
  const imageOf = (post: object) => fillHead({ title: 'T', image }, { post }).image;

  it('is filled from the data', () =>
    expect(imageOf({ card: '/api/blog/cards/1-a.png', title: 'Taxes' })).toEqual({
      path: '/api/blog/cards/1-a.png',
      alt: 'Taxes, drawn',
      width: 1200,
      height: 630,
    }));

  it.each([[{}], [{ card: '//evil.example/a.png', title: 'T' }], [{ card: 'https://evil.example/a.png', title: 'T' }]])(
    'is none when it is not known or not on this site: %j',
    (post) => expect(imageOf(post)).toBeUndefined(),
  );
});

it('structured data are filled from the page’s data, without what is not known', () => {
  const structured: RouteHead = {
    title: '{post.title}',
    structuredData: [
      {
        '@type': 'Article',
        headline: '{post.title}',
        image: '{post.image}',
        url: '{origin}/blog/{post.slug}',
        author: { '@type': 'Person', name: '{post.author.firstName}' },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: '{post.title}' }] },
    ],
  };
  const post = { title: 'Taxes', slug: 'taxes', author: null };
  expect(fillHead(structured, { post }).structuredData).toEqual([
    { '@type': 'Article', headline: 'Taxes', url: '{origin}/blog/taxes' },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Taxes' }] },
  ]);
  expect(fillHead(structured, {}).structuredData).toEqual([]);
});

it('structured data of a person are known by a name, and a rating is whole or not there', () => {
  const structured: RouteHead = {
    title: '{person.name}',
    structuredData: [
      {
        '@type': 'Person',
        name: '{person.name}',
        aggregateRating: [{ ratingValue: '{person.rating}', bestRating: '5' }],
      },
    ],
  };
  const data = (person: object) => fillHead(structured, { person }).structuredData;
  expect(data({ name: 'Ada', rating: 4.5 })).toEqual([
    { '@type': 'Person', name: 'Ada', aggregateRating: [{ ratingValue: '4.5', bestRating: '5' }] },
  ]);
  expect(data({ name: 'Ada', rating: null })).toEqual([{ '@type': 'Person', name: 'Ada' }]);
  expect(data({ rating: 4.5 })).toEqual([]);
});

test('a head names the site as administrators do, in every text that a page declares', () => {
  const declared: RouteHead = {
    title: 'About {site.name}',
    description: 'What {site.name} is.',
    feeds: [{ type: 'application/rss+xml', title: 'The {site.name} Blog', href: '/blog/rss.xml' }],
    image: { path: '/card.png', alt: 'A card of {site.name}', width: 2, height: 1 },
    structuredData: [
      { '@type': 'Article', headline: 'H', publisher: { '@type': 'Organization', name: '{site.name}' } },
    ],
  };
  expect(fillHead(declared, {}, 'Ledger & Sons')).toMatchObject({
    title: 'About Ledger & Sons | Ledger & Sons',
    description: 'What Ledger & Sons is.',
    feeds: [{ title: 'The Ledger & Sons Blog' }],
    image: { alt: 'A card of Ledger & Sons' },
    structuredData: [{ publisher: { name: 'Ledger & Sons' } }],
  });
});
