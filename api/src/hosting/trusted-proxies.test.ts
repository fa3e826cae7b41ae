import { expect, it } from 'vitest';
import { parseTrustProxy } from './trusted-proxies';

it.each([
  [undefined, null],
  ['', null],
  ['0', null],
  ['1', 'the last proxy'],
  ['2', 'the last 2 proxies'],
  ['loopback, private', 'proxies in loopback, private'],
  ['10.0.0.0/8,2001:db8::/32', 'proxies in 10.0.0.0/8, 2001:db8::/32'],
])('TRUST_PROXY=%j is understood', (text, description) => {
  expect(parseTrustProxy(text).description).toBe(description);
});

it.each(['yes', 'true', '10.0.0.0/99', '10.0.0.0/8,', '-1', '1000', 'proxy.example'])(
  'TRUST_PROXY=%s is refused with one sentence',
  (text) => {
    expect(() => parseTrustProxy(text)).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringMatching(/^TRUST_PROXY must be a number/) }),
    );
  },
);
