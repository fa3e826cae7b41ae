import type { lookup, LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { backendLookup } from './backend-url';

/** IPs that names lead to by now. */
const names: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'team.example': ['8.8.8.8', '10.1.2.3'],
  'moved.example': ['169.254.169.254'],
  'half-moved.example': ['8.8.4.4', 'fe80::1'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'no-address.example': [],
};

const resolve = ((host: string, _options: object, callback: (...found: unknown[]) => void) => {
  const found = (names[host] ?? []).map((ip) => ({ address: ip, family: ip.includes(':') ? 6 : 4 }));
  callback(null, found);
}) as typeof lookup;

const lookedUp = (url: string, backendHttpHosts: readonly string[] = []) =>
  new Promise<string | readonly LookupAddress[]>((settle) => {
    const find = backendLookup(new URL(url), { backendHttpHosts }, resolve);
    find(new URL(url).hostname, { all: true }, (error, found) => settle(error ? error.message : found));
  });

describe('the name of a backend', () => {
  it('leads to public and private networks', async () => {
    expect(await lookedUp('https://team.example')).toHaveLength(2);
    expect(await lookedUp('http://localhost:4000')).toHaveLength(2);
    expect(await lookedUp('http://team.example', ['team.example'])).toHaveLength(2);
  });

  it.each(['moved.example', 'half-moved.example', 'mapped.example', 'no-address.example'])(
    'is refused once it leads elsewhere: %s',
    async (host) => {
      expect(await lookedUp(`https://${host}`)).toBe(`${host} has a refused address.`);
      expect(await lookedUp(`http://${host}`, [host])).toBe(`${host} has a refused address.`);
    },
  );

  it('leads to nothing but the machine itself without TLS, unless a setting names it', async () => {
    expect(await lookedUp('http://team.example')).toBe('team.example has a refused address.');
  });
});
