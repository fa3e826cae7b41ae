import { parseTrustProxy } from '@counterpart/api/hosting/trusted-proxies';
import { afterEach, describe, expect, it } from 'vitest';
import { startShell, type ShellFixture } from '../testing/shell-fixture';

let shell: ShellFixture;
afterEach(() => shell.stop());

const claims = {
  host: 'shell.internal:3000',
  'x-forwarded-for': '1.2.3.4, 203.0.113.7',
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '443',
  forwarded: 'for=1.2.3.4;host=evil.example',
};

/** Requests a URL with every claim a caller can make and returns the headers about it that the API gets. */
async function headersSentToApi(url: string, trustProxy: string, headers: Record<string, string> = {}) {
  shell = await startShell([{ path: '/blog', data: { posts: '/api/blog' }, head: { title: 'Blog' } }], {
    trustedProxies: parseTrustProxy(trustProxy),
  });
  shell.api.responses.set('/api/user', { id: 7, userType: 'client' });
  await shell.server.inject({ url, remoteAddress: '198.51.100.1', headers: { ...claims, ...headers } });
  const request = shell.api.requests.find(({ url: asked }) => asked === '/api/user');
  return Object.fromEntries(
    Object.entries(request?.headers ?? {}).filter(([name]) => name.startsWith('x-forwarded') || name === 'forwarded'),
  );
}

const connection = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'shell.internal:3000',
  'x-forwarded-proto': 'http',
};
const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };

describe('the API gets the caller’s IP', () => {
  it('by a call that is passed on: the connection, whatever the caller claims', async () => {
    expect(await headersSentToApi('/api/user', '')).toEqual(connection);
  });

  it('by a call that is passed on: what a trusted proxy says', async () => {
    expect(await headersSentToApi('/api/user', '1')).toEqual(proxied);
  });

  it('by a page that is made for the visitor', async () => {
    expect(await headersSentToApi('/blog', '198.51.100.0/24', { cookie: 'session=abc' })).toEqual(proxied);
  });
});
