import { describe, expect, it } from 'vitest';
import { apiPath } from './api-path';

describe('apiPath', () => {
  it('fills and encodes parameters', () =>
    expect(apiPath('/api/blog/{slug}', { slug: 'a b/c' })).toBe('/api/blog/a%20b%2Fc'));
  it('sorts the query and leaves empty values out', () => {
    expect(apiPath('/api/x', {}, { b: 2, a: ['p', 'q'], c: '', d: null, e: undefined, f: false })).toBe(
      '/api/x?a=p%2Cq&b=2&f=false',
    );
  });
  it('spells a query the same from either form', () => {
    expect(apiPath('/api/x', {}, new URLSearchParams('b=2&a=p,q&c='))).toBe(
      apiPath('/api/x', {}, { a: ['p', 'q'], b: 2 }),
    );
  });
});
