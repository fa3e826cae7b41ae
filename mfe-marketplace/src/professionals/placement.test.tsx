// @vitest-environment happy-dom
import { searchLimits } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { DirectoryFeatured } from '../features/directory/directory-featured';
import { directoryRules } from '../features/directory/directory-rules';
import { termsSectionsOnUse } from '../features/legal/terms-use';
import { PricingPage } from '../features/pricing/pricing-page';
import { FeaturedDays } from '../features/settings/billing/featured/featured-days';
import { sortReason } from '../finder/sort-options';
import { featuredDays } from '../testing/billing';
import { professionals } from '../testing/people';
import { placementPromise, shelfNotice } from './placement';

it.each<readonly [place: string, page: ReactElement]>([
  ['pricing', <PricingPage key="pricing" />],
  ['settings', <FeaturedDays key="settings" />],
])('%s promises what the lists do, in the same words', async (_, page) => {
  mockResponses({ 'GET /api/featured-days': featuredDays(), 'GET /api/accountants/typical-prices': [] });
  renderInHost(page, { host: createFakeHost() });
  expect(await screen.findByText(placementPromise, { exact: false })).toBeTruthy();
  expect(screen.queryByText(/above other results|outranks/)).toBeNull();
  cleanup();
});

it('every order that a plan has a part in has the promise, and so do the terms', () => {
  const { nameAsc, nameDesc, ...others } = sortReason;
  expect([nameAsc, nameDesc]).toEqual([undefined, undefined]);
  expect(Object.values(others)).toHaveLength(4);
  for (const reason of Object.values(others)) expect(reason).toContain(placementPromise);
  expect(JSON.stringify(termsSectionsOnUse)).toContain(placementPromise);
});

it('the shelf holds three at most and says that they pay for it', () => {
  expect(searchLimits.featuredMax).toBe(3);
  renderInHost(<DirectoryFeatured rules={directoryRules.accountants} professionals={professionals(3)} />, {
    host: createFakeHost(),
  });
  expect(within(screen.getByRole('region', { name: 'Featured Accountants' })).getByText(shelfNotice)).toBeTruthy();
});
