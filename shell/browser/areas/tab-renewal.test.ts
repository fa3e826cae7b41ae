// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import type { ServedReleases } from '../../page-contract/served-releases';
import { createDrafts } from '../../sdk/forms/drafts';
import { readServedReleases } from './read-served-releases';
import { createTabRenewal } from './tab-renewal';

const releaseSet = releaseSetWith({});
const account = { own: () => '7', isOther: createStore(() => false), hasChanged: () => undefined };
const script = '/assets/main.1.js';
const own: ServedReleases = { id: releaseSet.id, scripts: [script] };
let served: ServedReleases | null = own;

beforeEach(() => {
  vi.useFakeTimers();
  served = own;
  history.replaceState(null, '', '/contact');
  document.head.innerHTML = `<script defer src="${script}" type="text/plain"></script>`;
  document.body.innerHTML = '<textarea name="message"></textarea><input type="checkbox">';
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(served ? Response.json(served) : new Response(null, { status: 204 }))),
  );
});
afterEach(() => void vi.useRealTimers());

/** The tab comes into view. */
async function comeIntoView(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

function type(value: string): void {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no field.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it.each<[string, ServedReleases | null, boolean]>([
  ['nothing differs', own, false],
  ['another version of an area is served', { ...own, id: 'other' }, true],
  ['another build of the shell is served', { ...own, scripts: ['/assets/main.2.js'] }, true],
  ['it is not known', null, false],
])('renews an idle tab or not when %s', async (_case, now, expected) => {
  const { isReady, isOutdated } = createTabRenewal(releaseSet, account, createDrafts());
  served = now;
  await comeIntoView();
  expect([isReady.getState(), await isOutdated()]).toEqual([expected, expected]);
});

it('is not known while another program answers', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Sign in to the hotel’s network</p>')));
  expect(await readServedReleases()).toBeNull();
});

it('is said within minutes in a tab that stays in view, and not asked in one that does not', async () => {
  const { isReady } = createTabRenewal(releaseSet, account, createDrafts());
  served = { ...own, id: 'other' };
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(fetch).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(isReady.getState()).toBe(true);
});

it('waits while a person types, and is back when the text was sent or the page left', async () => {
  const { isReady } = createTabRenewal(releaseSet, account, createDrafts());
  served = { ...own, id: 'other' };
  type('Hello');
  await comeIntoView();
  expect(isReady.getState()).toBe(false);
  type('');
  expect(isReady.getState()).toBe(true);
  type('Once more');
  expect(isReady.getState()).toBe(false);
  history.replaceState(null, '', '/pricing');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isReady.getState()).toBe(true);
});

it('waits for a choice that was made, and for a text whose field is in another step of its form', async () => {
  const drafts = createDrafts();
  const { isReady } = createTabRenewal(releaseSet, account, drafts);
  served = { ...own, id: 'other' };
  document.querySelector('[type=checkbox]')?.dispatchEvent(new Event('input', { bubbles: true }));
  await comeIntoView();
  expect(isReady.getState()).toBe(false);
  history.replaceState(null, '', '/contact?step=1');
  drafts.write({ account: '7', form: 'listing' }, { bio: 'Hello' }, 'browser');
  await vi.advanceTimersByTimeAsync(2000);
  expect(isReady.getState()).toBe(false);
});

it('says no more of a version that was dismissed, and says the next', async () => {
  const { isReady, dismiss } = createTabRenewal(releaseSet, account, createDrafts());
  served = { ...own, id: 'other' };
  await comeIntoView();
  dismiss();
  await comeIntoView();
  expect(isReady.getState()).toBe(false);
  served = { ...own, id: 'third' };
  await comeIntoView();
  expect(isReady.getState()).toBe(true);
});

it('is silent again when the release was rolled back', async () => {
  const { isReady } = createTabRenewal(releaseSet, account, createDrafts());
  served = { ...own, id: 'other' };
  await comeIntoView();
  served = own;
  await comeIntoView();
  expect(isReady.getState()).toBe(false);
});
