import { expect, it } from 'vitest';
import { noChoice, searchHref } from './search-card-values';

it.each([
  [{}, '/search'],
  [{ service: 'tax' }, '/search?services=tax'],
  [
    { service: 'cfo', industry: 'tech', location: ' Austin, Texas ' },
    '/search?services=cfo&specialties=tech&city=Austin&state=TX',
  ],
  [{ location: 'New York' }, '/search?state=NY'],
])('turns %o into %s', (values, href) => expect(searchHref({ ...noChoice, ...values })).toBe(href));
