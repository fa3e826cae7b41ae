// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { plainSite, type PageSite } from '../../page-contract/site';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { createResponseCache } from '../../sdk/api/response-cache';
import { createFakeHost } from '../../sdk/testing';
import { createSlotRegistry } from '../areas/slot-registry';
import type { AreaLoader } from '../areas/areas-context';
import { HostRoot } from '../host-root';
import { Layout } from '../layout/layout';

const head = { title: 'Any' };
const releaseSet = releaseSetWith({
  blog: {
    routes: [
      { path: '/blog/:slug', head: { title: 'A post' } },
      { path: '/blog/admin', access: 'admin', head },
    ],
  },
  marketplace: {
    routes: [{ path: '/', head: { title: 'Home' } }],
    more: {
      navigation: [
        { label: 'Search', href: '/search' },
        { label: 'Pricing', href: '/pricing' },
      ],
    },
  },
  compliance: { more: { navigation: [{ label: 'Compliance Center', href: '/compliance', isNew: true }] } },
});
// The row is for windows that are wider than the test's.
const row = () => document.querySelector('nav[aria-label="Main"]');
const headerLinks = () => [...(row()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
const nothing = () => Promise.resolve(null);
const loader: AreaLoader = { states: createStore(() => ({})), load: nothing, fallBack: nothing };
const banner = {
  id: 'abc123',
  text: 'Closed on Monday.',
  tone: 'info',
  link: { label: 'Why', href: '/contact' },
} as const;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['banner'];
  window.scrollTo = () => undefined;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing is to be requested.')));
});
function open(path: string, changes: Partial<PageSite>) {
  const site = { ...plainSite, ...changes };
  const router = createMemoryRouter([{ element: <Layout />, children: [{ path: '*', element: <h1>The page</h1> }] }], {
    initialEntries: [path],
  });
  render(
    <HostRoot host={{ sdk: createFakeHost(), areas: { releaseSet, loader }, site, cache: createResponseCache() }}>
      <RouterProvider router={router} />
    </HostRoot>,
  );
}

it('shows the banner above the header, and hides what was dismissed from this page and the next', () => {
  open('/', { banner });
  const notice = screen.getByRole('region', { name: 'Site notice' });
  expect(notice.textContent).toContain('Closed on Monday.');
  expect(within(notice).getByRole('link', { name: 'Why' }).getAttribute('href')).toBe('/contact');
  expect(notice.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss the notice' }));
  expect(document.documentElement.dataset['banner']).toBe('abc123');
  expect(localStorage.getItem('banner')).toBe('abc123');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(getComputedStyle(notice).display).toBe('none');
});

it('shows the next banner to who dismissed another one', () => {
  document.documentElement.dataset['banner'] = 'another';
  open('/', { banner });
  expect(getComputedStyle(screen.getByRole('region', { name: 'Site notice' })).display).toBe('flex');
});

it('has no banner without one', () => {
  open('/', {});
  expect(screen.queryByRole('region', { name: 'Site notice' })).toBeNull();
});

it('takes the pages and the links of an area away that is switched off, and leaves its administration', async () => {
  open('/blog/a-post', { switchedOff: ['blog', 'compliance'], name: 'Ledgerly' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Switched off for now');
  await waitFor(() => expect(document.title).toBe('Switched off for now | Ledgerly'));
  expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Compliance Center/ })).toBeNull();
  expect(screen.getByText(/Ledgerly\. All rights reserved/)).toBeTruthy();
  cleanup();
  open('/blog/admin', { switchedOff: ['blog'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
  cleanup();
  open('/', { switchedOff: ['blog'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
  expect(screen.getAllByRole('link', { name: /Compliance Center/ }).length).toBeGreaterThan(0);
});

it('has the links of every area in its header, in the administrators’ order and without those they hid', () => {
  open('/pricing', {});
  expect(headerLinks()).toEqual(['Search', 'Pricing', 'Compliance CenterNEW']);
  cleanup();
  open('/pricing', { navigation: { order: ['/compliance', '/gone', '/pricing'], hidden: ['/search'] } });
  expect(headerLinks()).toEqual(['Compliance CenterNEW', 'Pricing']);
  expect(row()?.querySelector('[aria-current]')?.textContent).toBe('Pricing');
  cleanup();
  open('/pricing', { switchedOff: ['compliance'] });
  expect(headerLinks()).toEqual(['Search', 'Pricing']);
});

it('fills no slot from an area that is switched off', () => {
  const filled = releaseSetWith({ messaging: {} });
  const { messaging } = filled.areas;
  const withSlots = {
    ...filled,
    areas: { messaging: { ...messaging!, manifest: { ...messaging!.manifest, slots: ['professional.contact'] } } },
  };
  expect(createSlotRegistry(withSlots, loader).read('professional.contact').status).toBe('loading');
  const off: PageSite = { ...plainSite, switchedOff: ['messaging'] };
  expect(createSlotRegistry(withSlots, loader, off).read('professional.contact').status).toBe('empty');
});
