// @vitest-environment happy-dom
import type { User } from '@counterpart/api/contract';
import { expect, it, vi } from 'vitest';
import { outboxPrefix } from '../sdk/browser/outbox';
import { releaseSetWith } from '../page-contract/testing/release-sets';
import { createBrowserHost } from './create-browser-host';

it('a form that is closed after another part of its page could not be loaded opens without its text', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  navigator.sendBeacon = () => true;
  window.history.replaceState(null, '', '/blog');
  const releaseSet = releaseSetWith({ blog: { routes: [{ path: '/blog', head: { title: 'Blog' } }] } });
  const { sdk, areas } = createBrowserHost({ releaseSet, user: null, responses: {} }, () => {
    throw new Error('Nothing else is opened here.');
  });
  const key = { account: 'visitor', form: 'newsletter' };
  sdk.drafts.write(key, { email: 'ana@example.test' }, 'page');
  await sdk.areas.partFailed(new Error('The code of a dialog cannot be loaded.'));
  sdk.drafts.close(key);
  expect(sdk.drafts.read(key)).toBeNull();

  sdk.drafts.write(key, { email: 'ana@example.test' }, 'page');
  void areas.loader.fallBack('blog', { phase: 'render', error: new Error('The page broke.') });
  sdk.drafts.close(key);
  expect(sdk.drafts.read(key)?.values).toEqual({ email: 'ana@example.test' });
});

it('a log-out, and nothing else, forgets what waits to be sent', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const user = { id: 7 } as User;
  const { sdk } = createBrowserHost({ releaseSet: releaseSetWith({}), user, responses: {} }, () => {
    throw new Error('Then the home page is opened.');
  });
  const key = `${outboxPrefix(7)}one`;
  localStorage.setItem(key, 'Hello');
  sdk.session.getState().setUser(null);
  expect(localStorage.getItem(key)).toBe('Hello');
  sdk.session.getState().setUser(user);
  await sdk.session
    .getState()
    .logOut()
    .catch(() => undefined);
  expect(localStorage.getItem(key)).toBeNull();
});
