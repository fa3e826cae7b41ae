import type { Request } from '@hapi/hapi';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

const from = (remoteAddress: string, forwarded?: string): string =>
  clientAddress({ info: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} } as unknown as Request);

it.each([
  ['a caller of its own', '203.0.113.7', undefined, '203.0.113.7'],
  ['the shell beside us says who it was', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['only what the shell added last counts', '127.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['a caller from outside cannot choose', '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['IPv4 written as IPv6', '::ffff:127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6 counts by network', '127.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
])('%s', (_case, remote, forwarded, expected) => {
  expect(from(remote, forwarded)).toBe(expected);
});
