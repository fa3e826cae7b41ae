// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
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
