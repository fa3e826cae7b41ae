// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { post } from '../../testing/fixtures';
import { SearchPage } from './search-page';

const open = (at: string) => renderInHost(<SearchPage />, { at });

test('shows what was found, with up to three tags', async () => {
  mockResponses({ 'GET /api/blog/search?q=payroll': () => [post(1), post(2)] });
  open('/blog/search?q=payroll');
  expect(screen.getAllByTestId('post-skeleton')).toHaveLength(3);
  expect(await screen.findByRole('heading', { name: 'Found 2 results' })).toBeTruthy();
  expect(screen.getAllByText('deadlines')).toHaveLength(2);
  expect(screen.queryByText('forms')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Search articles').value).toBe('payroll');
});

test('one result is one result', async () => {
  mockResponses({ 'GET /api/blog/search?q=payroll': () => [post(1)] });
  open('/blog/search?q=payroll');
  expect(await screen.findByRole('heading', { name: 'Found 1 result' })).toBeTruthy();
});

test('nothing found leads to all articles', async () => {
  mockResponses({ 'GET /api/blog/search?q=zebra': () => [] });
  open('/blog/search?q=zebra');
  expect(await screen.findByText('No results found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse All Articles' }).getAttribute('href')).toBe('/blog');
});

test('a failure can be retried', async () => {
  let up = false;
  mockResponses({ 'GET /api/blog/search?q=tax': () => (up ? [post(1)] : new Refusal(500, 'Down.')) });
  open('/blog/search?q=tax');
  expect(await screen.findByText('Failed to search blog posts')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeTruthy();
});

test('a term that was not searched for is there again after signing in; the field follows the address', async () => {
  mockResponses({});
  const { host, unmount } = open('/blog/search?q=tax');
  const field = () => screen.getByLabelText<HTMLInputElement>('Search articles');
  await userEvent.type(field(), ' law');
  host.drafts.hold();
  unmount();
  const other = renderInHost(<SearchPage />, { at: '/blog/search?q=fee', host });
  expect(field().value).toBe('fee');
  other.unmount();
  const { go } = renderInHost(<SearchPage />, { at: '/blog/search?q=tax', host });
  expect(field().value).toBe('tax law');
  await userEvent.type(field(), '{Enter}');
  await go(-1);
  expect(field().value).toBe('tax');
});

test('without a term nothing is asked', () => {
  const calls = mockResponses({});
  open('/blog/search');
  expect(calls).toEqual([]);
  expect(screen.getByRole('link', { name: 'Business Growth' }).getAttribute('href')).toBe(
    '/blog?category=business-growth',
  );
});

test.each([
  ['zebra', [], false],
  ['Payroll', [post(1)], true],
] as const)(
  'counts a search for %s that was in view, with whether it found something',
  async (term, found, isFound) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sent: Blob[] = [];
    vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
    mockResponses({ [`GET /api/blog/search?q=${term}`]: () => [...found] });
    open(`/blog/search?q=${term}`);
    await screen.findByText(isFound ? 'Found 1 result' : 'No results found');
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    const [body, ...others] = await Promise.all(sent.map((blob) => blob.text()));
    expect(others).toEqual([]);
    expect(JSON.parse(body ?? '')).toEqual({ event: 'search', in: 'blog', words: term, found: isFound });
  },
);
