import { describe, expect, it } from 'vitest';
import { findDeclaredRoute, pageSearch, routeDataPaths, showsSlots } from './declared-routes';
import { releaseSetWith } from './testing/release-sets';

const head = { title: 'Any' };
const releaseSet = releaseSetWith({
  marketplace: {
    routes: [
      { path: '/', head },
      { path: '/search', head, data: { results: '/api/accountants/search?pageSize=5&*' } },
      {
        path: '/accountant/:id',
        head,
        data: { professional: '/api/accountants/:id', reviews: '/api/accountants/:id/reviews' },
      },
    ],
  },
  blog: {
    routes: [
      { path: '/blog/search', head },
      { path: '/blog/:slug', head },
    ],
  },
});

describe('findDeclaredRoute', () => {
  it.each([
    ['/', 'marketplace', '/'],
    ['/accountant/7', 'marketplace', '/accountant/:id'],
    ['/blog/search', 'blog', '/blog/search'],
    ['/blog/a-post', 'blog', '/blog/:slug'],
  ])('%s belongs to %s', (path, area, pattern) => {
    const found = findDeclaredRoute(releaseSet, path);
    expect([found?.area, found?.declaration.path]).toEqual([area, pattern]);
  });

  it.each(['/nowhere', '/accountant', '/accountant/7/more', '/blog'])('%s belongs to no area', (path) => {
    expect(findDeclaredRoute(releaseSet, path)).toBeNull();
  });
});

describe('routeDataAddresses', () => {
  const pathsOf = (path: string, search = '') => {
    const found = findDeclaredRoute(releaseSet, path);
    return found && routeDataPaths(found, search);
  };

  it('fills path parameters, encoded', () => {
    expect(pathsOf('/accountant/a%2Fb')).toEqual({
      professional: '/api/accountants/a%2Fb',
      reviews: '/api/accountants/a%2Fb/reviews',
    });
  });

  it('takes the query over sorted, with fixed values winning', () => {
    expect(pathsOf('/search', '?sort=rating&city=Austin&pageSize=50&q=')).toEqual({
      results: '/api/accountants/search?city=Austin&pageSize=5&sort=rating',
    });
  });
});

describe('pageSearch', () => {
  const route = (path: string, more: object = {}) => ({ path, head, ...more });
  const contact = route('/offer', { slots: ['offer.contact'], data: { found: '/api/offer?*' } });
  const shop = [contact, route('/open', { slots: ['offer.any'] }), route('/orders', { access: 'signed-in' })];
  const declared = releaseSetWith({
    shop: { routes: shop, more: { query: 'q page' } },
    talk: { more: { query: 'contact', slots: ['offer.contact'] } },
    outside: { routes: [route('/outside')], more: { slots: ['offer.any'] } },
  });
  const query = '?utm_source=x&page=2&q=a%20b&contact=now&page=3';

  it('leaves what the area of the page and those of its slots read, in its order', () => {
    const found = findDeclaredRoute(declared, '/offer');
    expect(found && pageSearch(found, query)).toBe('?page=2&q=a+b&contact=now&page=3');
    expect(found && routeDataPaths(found, '?utm_source=x&q=tax')).toEqual({ found: '/api/offer?q=tax' });
  });

  it.each(['/outside', '/open', '/orders'])('leaves everything on %s: one does not say, or it is for some', (path) => {
    const found = findDeclaredRoute(declared, path);
    expect(found && pageSearch(found, query)).toBe(query);
  });
});

describe('showsSlots', () => {
  const slots = ['dashboard.messages'];
  const slotsFor = { query: 'tab', values: ['', 'messages'] };
  it.each([
    ['', true],
    ['?tab=messages', true],
    ['?tab=reviews', false],
    ['?other=1', true],
  ])('of %j is %s where the query names the part of the page', (search, expected) => {
    expect(showsSlots({ path: '/dashboard', head, slots, slotsFor }, search)).toBe(expected);
  });

  it('is true of a page without parts, whatever its query', () => {
    expect(showsSlots({ path: '/accountant/:id', head, slots }, '?tab=reviews')).toBe(true);
  });
});
