import { describe, expect, it } from 'vitest';
import { callerOf, forwardingHeaders, limitKey } from './caller';
import { parseTrustProxy, withLoopback } from './trusted-proxies';

const visitor = '203.0.113.7';

function ipOf(trustProxy: string, remoteAddress: string, forwardedFor?: string): string {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return callerOf({ remoteAddress, protocol: 'http', headers }, parseTrustProxy(trustProxy)).ip;
}

describe('the IP of a caller', () => {
  it.each([
    ['no proxy is trusted: the connection', '', '198.51.100.1', '1.2.3.4', '198.51.100.1'],
    ['no proxy is trusted, not even this machine', '0', '127.0.0.1', '1.2.3.4', '127.0.0.1'],
    ['one proxy', '1', '10.0.0.1', visitor, visitor],
    ['one proxy, a forger before it', '1', '10.0.0.1', `1.2.3.4, ${visitor}`, visitor],
    ['two proxies', '2', '10.0.0.1', `1.2.3.4, ${visitor}, 10.0.0.2`, visitor],
    ['two proxies are set, one is there', '2', '10.0.0.1', visitor, visitor],
    ['a proxy that says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['a network', '10.0.0.0/8', '10.1.2.3', `1.2.3.4, ${visitor}`, visitor],
    ['a network, from outside of it', '10.0.0.0/8', visitor, '1.2.3.4', visitor],
    ['two networks in a row', '10.0.0.0/8, 192.0.2.0/24', '10.1.2.3', `1.2.3.4, ${visitor}, 192.0.2.9`, visitor],
    ['a visitor inside a trusted network', 'private', '10.1.2.3', '192.168.1.5', '192.168.1.5'],
    ['this machine by name', 'loopback', '::1', visitor, visitor],
    ['an IPv6 network', '2001:db8::/32', '2001:db8::1', '2001:db8:ffff::5, 2001:470::1', '2001:470::1'],
    ['IPv4 written as IPv6', '10.0.0.0/8', '::ffff:10.0.0.1', `::ffff:${visitor}`, visitor],
    ['with a port', '1', '10.0.0.1', `${visitor}:50123`, visitor],
    ['IPv6 with brackets and port', '1', '10.0.0.1', '[2001:db8::7]:50123', '2001:db8::7'],
    ['IPv6 with a zone', '1', '10.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['no address: who said so counts', '1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['nothing is followed past what is no address', '3', '10.0.0.1', `1.2.3.4, unknown, ${visitor}`, visitor],
  ])('%s', (_case, trustProxy, remote, forwardedFor, expected) => {
    expect(ipOf(trustProxy, remote, forwardedFor)).toBe(expected);
  });

  it('is taken from this machine by a server that sits behind another one', () => {
    const proxies = withLoopback(parseTrustProxy('192.0.2.10'));
    const headers = { 'x-forwarded-for': visitor };
    for (const shell of ['127.0.0.1', '::1', '192.0.2.10'])
      expect(callerOf({ remoteAddress: shell, protocol: 'http', headers }, proxies).ip).toBe(visitor);
    expect(callerOf({ remoteAddress: '192.0.2.11', protocol: 'http', headers }, proxies).ip).toBe('192.0.2.11');
  });
});

describe('host and protocol', () => {
  const seenBy = (trustProxy: string, headers: Record<string, string>) => {
    const connection = {
      remoteAddress: '10.0.0.1',
      protocol: 'http',
      headers: { host: 'inside:3000', ...headers },
    } as const;
    const { host, protocol } = callerOf(connection, parseTrustProxy(trustProxy));
    return `${protocol}://${host}`;
  };
  const said = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };

  it('are those of the connection unless a trusted proxy says otherwise', () => {
    expect(seenBy('', said)).toBe('http://inside:3000');
    expect(seenBy('192.0.2.0/24', said)).toBe('http://inside:3000');
    expect(seenBy('1', said)).toBe('https://shop.example');
    expect(seenBy('1', {})).toBe('http://inside:3000');
  });

  it('are not what stood in the list before a trusted proxy added to it', () => {
    const added = { 'x-forwarded-host': 'evil.example, shop.example', 'x-forwarded-proto': 'http, https' };
    expect(seenBy('1', added)).toBe('https://shop.example');
  });

  it('are what the farthest trusted proxy added', () => {
    const headers = {
      'x-forwarded-for': `1.2.3.4, ${visitor}, 10.0.0.2`,
      'x-forwarded-host': 'evil.example, shop.example, inner.example',
      'x-forwarded-proto': 'http, https, http',
    };
    expect(seenBy('2', headers)).toBe('https://shop.example');
  });

  it('are left when they have another form', () => {
    expect(seenBy('1', { 'x-forwarded-host': 'a b/c', 'x-forwarded-proto': 'javascript' })).toBe('http://inside:3000');
  });
});

it('a proxy of ours says one value each and takes away what the caller said', () => {
  expect(forwardingHeaders({ ip: visitor, host: 'shop.example', protocol: 'https' })).toEqual({
    'x-forwarded-for': visitor,
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': undefined,
    forwarded: undefined,
  });
});

describe('what limits count by', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network written short', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['a network that ends in zeros', '2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s', (_case, ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });
});
