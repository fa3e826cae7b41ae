// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { page, post } from '../../testing/fixtures';
import { PostListPage } from './post-list-page';

const open = (at = '/blog') => renderInHost(<PostListPage />, { at });

test('shows six skeletons, then the posts', async () => {
  let respond: (value: unknown) => void = () => undefined;
  mockResponses({ 'GET /api/blog': () => new Promise((resolve) => (respond = resolve)) });
  open();
  expect(screen.getAllByTestId('post-skeleton')).toHaveLength(6);
  respond(page(0, false));
  const card = within((await screen.findByRole('heading', { name: 'Post 1' })).closest('article')!);
  expect(card.getByText('Tax Strategies')).toBeTruthy();
  expect(card.getByText(/ago$/)).toBeTruthy();
  expect(card.getByText(/Owen Hart/)).toBeTruthy();
  expect(card.getByRole('link', { name: /Read More/ }).getAttribute('href')).toBe('/blog/post-1');
  expect(screen.queryByRole('link', { name: 'Load More Articles' })).toBeNull();
});

test('a draft is marked as one in place of its age', async () => {
  mockResponses({ 'GET /api/blog': () => page(0, false, [post(1, { published: false, publishedAt: null })]) });
  open();
  expect(await screen.findByText('Draft')).toBeTruthy();
});

test('Load More adds to the list and can be shared', async () => {
  mockResponses({ 'GET /api/blog': () => page(0, true), 'GET /api/blog?offset=9': () => page(9, false) });
  const { location } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Load More Articles' }));
  expect(location()).toBe('/blog?offset=9');
  expect(await screen.findByRole('heading', { name: 'Post 18' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Post 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Load More Articles' })).toBeNull();
});

test('a shared address shows everything up to it', async () => {
  mockResponses({
    'GET /api/blog?category=technology': () => page(0, true),
    'GET /api/blog?category=technology&offset=9': () => page(9, true),
  });
  open('/blog?category=technology&offset=9');
  expect(await screen.findByRole('heading', { name: 'Post 18' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Latest Articles: Finance Technology' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Load More Articles' }).getAttribute('href')).toBe(
    '/blog?category=technology&offset=18',
  );
});

test('a failure can be retried', async () => {
  let up = false;
  mockResponses({ 'GET /api/blog': () => (up ? page(0, false) : new Refusal(500, 'Down.')) });
  open();
  expect(await screen.findByText('Failed to load blog posts')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeTruthy();
});

test('an empty list shows a message', async () => {
  mockResponses({ 'GET /api/blog': () => page(0, false, []) });
  open();
  expect(await screen.findByText('No blog posts found')).toBeTruthy();
});

test('categories lead to their posts', async () => {
  mockResponses({ 'GET /api/blog': () => page(0, false) });
  open();
  const tiles = within(screen.getByRole('region', { name: 'Browse by Category' }));
  expect(tiles.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog?category=tax-strategies',
    '/blog?category=financial-reporting',
    '/blog?category=business-growth',
    '/blog?category=technology',
  ]);
});

test('a search goes to the search page, blanks go nowhere', async () => {
  mockResponses({ 'GET /api/blog': () => page(0, false) });
  const { location } = open();
  await userEvent.type(screen.getByLabelText('Search articles'), '   {Enter}');
  expect(location()).toBe('/blog');
  await userEvent.type(screen.getByLabelText('Search articles'), 'sales tax{Enter}');
  expect(location()).toBe('/blog/search?q=sales+tax');
});
