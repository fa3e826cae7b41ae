// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page, post } from '../../testing/fixtures';
import { PostPage } from './post-page';
import { networks } from './share-links';

const shown = post(1, { title: 'Year-end checklist', contentHtml: '<h2>First</h2><p>Close the books.</p>' });
const related = 'GET /api/blog?limit=3&related=1';
const open = (at = '/blog/post-1') => renderInHost(<PostPage />, { at, path: '/blog/:slug' });

test('shows the post with its words, tags, author and related posts', async () => {
  mockResponses({ 'GET /api/blog/post-1': () => shown, [related]: () => page(0, false, [post(2), post(3), post(4)]) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Year-end checklist' })).toBeTruthy();
  expect(screen.getByText('November 18, 2026')).toBeTruthy();
  expect(screen.getByText('Close the books.')).toBeTruthy();
  expect(screen.getByText('deadlines')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'About the author' }).textContent).toContain('Owen Hart');
  const others = within(await screen.findByRole('region', { name: 'Related Articles' }));
  expect(others.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Post 2',
    'Post 3',
    'Post 4',
  ]);
});

test.each([
  [true, '/accountants/5'],
  [false, undefined],
])('an author who is listed: %s leads to %s', async (listed, href) => {
  const author = { ...shown.author!, listed };
  mockResponses({ 'GET /api/blog/post-1': () => ({ ...shown, author }), [related]: () => page(0, false, []) });
  open();
  const card = within(await screen.findByRole('region', { name: 'About the author' }));
  expect(card.getByRole('heading', { name: 'Owen Hart' })).toBeTruthy();
  expect(card.queryByRole('link', { name: 'Owen Hart' })?.getAttribute('href')).toBe(href);
});

test('a missing post shows an error and a link back', async () => {
  mockResponses({ 'GET /api/blog/none': () => new Refusal(404, 'There is no such post.', 'post_not_found') });
  open('/blog/none');
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeTruthy();
  expect(screen.getByText('This article does not exist, or it has been taken down.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Blog' }).getAttribute('href')).toBe('/blog');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('an article that could not be loaded keeps the title of the specification, and can be retried', async () => {
  let isDown = true;
  mockResponses({
    'GET /api/blog/post-1': () => (isDown ? new Refusal(503, 'Not now.') : shown),
    [related]: () => page(0, false, []),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeTruthy();
  expect(screen.getByText('We could not load this article right now. Try again in a minute.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Blog' }).getAttribute('href')).toBe('/blog');
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Year-end checklist' })).toBeTruthy();
});

test('Copy Link copies the URL and confirms it', async () => {
  mockResponses({ 'GET /api/blog/post-1': () => shown, [related]: () => page(0, false, []) });
  const { host } = open();
  const act = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await act.click(await screen.findByRole('button', { name: 'Share this article' }));
  await act.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Link copied to clipboard!', tone: 'success' }]));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/blog/post-1`);
});

test('networks get the address and the title encoded', () => {
  const hrefs = networks.map(({ href }) => href('https://counterpart.test/blog/a b', 'Tax & you'));
  expect(hrefs.every((href) => href.includes('https%3A%2F%2Fcounterpart.test%2Fblog%2Fa%20b'))).toBe(true);
  expect(hrefs[1]).toContain('text=Tax%20%26%20you');
});

test('a picture has its author’s description; a notice marks a text that could not be rendered', async () => {
  const withImage = { ...shown, featuredImage: '/api/blog/images/a.webp', featuredImageAlt: 'A desk with receipts' };
  mockResponses({
    'GET /api/blog/post-1': () => ({ ...withImage, contentHtml: '<p>**Close**</p>', isPlainText: true }),
    [related]: () => page(0, false, []),
  });
  open();
  expect((await screen.findByRole('img', { name: 'A desk with receipts' })).getAttribute('src')).toBe(
    '/api/blog/images/a.webp',
  );
  expect(screen.getByText('This article is shown as plain text right now')).toBeTruthy();
});

const partsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `section-part-${index + 1}`,
    text: `Part ${index + 1}`,
    level: 2 as const,
  }));

test.each([
  [3, 0],
  [4, 4],
])('of %s parts, the table of contents names %s', async (parts, named) => {
  const headings = [...partsOf(parts), { id: 'section-detail', text: 'A detail', level: 3 as const }];
  mockResponses({ 'GET /api/blog/post-1': () => ({ ...shown, headings }), [related]: () => page(0, false, []) });
  open();
  await screen.findByRole('heading', { level: 1 });
  const contents = screen.queryByRole('navigation', { name: 'In this article' });
  const links = contents ? within(contents).getAllByRole('link') : [];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    partsOf(named).map(({ id, text }) => [text, `#${id}`]),
  );
});

test('Share offers the networks, each in a window of its own; without a clipboard the link is shown', async () => {
  mockResponses({ 'GET /api/blog/post-1': () => shown, [related]: () => page(0, false, []) });
  const { host } = open();
  const act = userEvent.setup();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const share = async (label: string) => {
    await act.click(await screen.findByRole('button', { name: 'Share this article' }));
    await act.click(screen.getByRole('menuitem', { name: label }));
  };
  for (const label of ['Facebook', 'Twitter', 'LinkedIn']) await share(label);
  const url = encodeURIComponent(`${window.location.origin}/blog/post-1`);
  expect(opened.mock.calls).toEqual([
    [`https://www.facebook.com/sharer/sharer.php?u=${url}`, '_blank', 'noopener,noreferrer'],
    [`https://twitter.com/intent/tweet?url=${url}&text=Year-end%20checklist`, '_blank', 'noopener,noreferrer'],
    [`https://www.linkedin.com/sharing/share-offsite/?url=${url}`, '_blank', 'noopener,noreferrer'],
  ]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await share('Copy Link');
  await waitFor(() =>
    expect(host.shownToasts).toEqual([
      expect.objectContaining({
        title: 'The link could not be copied',
        description: `Copy it from here: ${window.location.origin}/blog/post-1`,
      }),
    ]),
  );
});

test.each([
  ['Pacific/Auckland', 'November 28, 2026'],
  ['America/Juneau', 'November 27, 2026'],
])('in %s a post is of the day it was there', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  const late = { ...shown, publishedAt: '2026-11-27T20:00:00.000Z' };
  mockResponses({ 'GET /api/blog/post-1': () => late, [related]: () => page(0, false, []) });
  open();
  expect(await screen.findByText(day)).toBeTruthy();
});
