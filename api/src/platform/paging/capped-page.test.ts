import { expect, it } from 'vitest';
import { cappedTotal, pageLinks } from './capped-page';

it('links to the pages beside', () => {
  expect(pageLinks('/api/accountants?state=TX&q=a%20b', 2, true)).toBe(
    '</api/accountants?state=TX&q=a+b&page=1>; rel="prev", </api/accountants?state=TX&q=a+b&page=3>; rel="next"',
  );
  expect(pageLinks('/api/accountants', 1, false)).toBe('');
});

it('stops counting at the cap', () => {
  expect(cappedTotal(1001, 1000)).toEqual({ total: 1000, totalIsCapped: true });
  expect(cappedTotal(1000, 1000)).toEqual({ total: 1000, totalIsCapped: false });
});
