// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import {
  areaErrors,
  calmArea,
  backends,
  deployTokens,
  overrides,
  routeOwners,
  shellRow,
  trialArea,
} from '../../testing/release-fixtures';
import { durationText, sizeText } from './release-text';
import { ReleasesPage } from './releases-page';

// The table is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('@counterpart/design-system/data-table'), 30_000);
const oneArea = 'GET /api/platform/areas/blog?page=1';
const open = (at: string, answers: Record<string, unknown>) => {
  const calls = mockResponses(answers);
  const host = createFakeHost({ user: admin });
  return { ...renderInHost(<ReleasesPage />, { at, host }), calls };
};
const writes = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string | RegExp, within_ = screen) =>
  userEvent.click(await within_.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog')) as unknown as typeof screen;

test('lists what visitors get of the shell and each area, and how they do', async () => {
  open('/admin/releases', { 'GET /api/platform/areas': [shellRow, trialArea] });
  const shell = within(await row(/^Shell/));
  // In its column, and below the name for a phone.
  await waitFor(() => expect(shell.getAllByText('Over budget')).toHaveLength(2));
  expect(shell.queryAllByRole('link')).toEqual([]);
  const blog = within(await row(/Blog/));
  expect(blog.getByText('On trial, 5%')).toBeTruthy();
  const [inColumn] = await blog.findAllByRole('link', { name: 'Errors of Blog: 3.2 per 1,000 views' });
  expect(inColumn?.getAttribute('href')).toBe('/admin/releases?tab=errors&of=blog');
  expect(await blog.findByText('LCP 1.9 s · INP 84 ms · CLS 0.02')).toBeTruthy();
  expect(blog.queryByText('Over budget')).toBeNull();
  const commit = blog.getByRole('link', { name: 'Commit 3f2a91c0' });
  expect(commit.getAttribute('href')).toBe('https://pipelines.example/runs/7');
  expect(blog.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/admin/releases?area=blog');
});

test('shows a release on trial with its numbers, and goes on with it', async () => {
  const { calls } = open('/admin/releases?area=blog', {
    [oneArea]: trialArea,
    'POST /api/platform/areas/blog/advance': trialArea.rollout,
    'POST /api/platform/releases/blog/1.2.0/activate': {},
  });
  expect(await screen.findByText('1.2.0 is on trial for 5% of visitors')).toBeTruthy();
  expect(screen.getByText('after 15 minutes and 12 of 20 visitors')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Broke on the page 3 of 12 \(25\.0%\) 0 of 1,480/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Slow to react — 20 of 900/ })).toBeTruthy();
  expect(within(await row(/1\.2\.0.*On trial/)).getByText('+ route /blog/series/:slug')).toBeTruthy();
  await press('Go to 25%');
  await press('Give It to All Visitors');
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  expect(writes(calls).map(([, path]) => path)).toEqual([
    '/api/platform/areas/blog/advance',
    '/api/platform/releases/blog/1.2.0/activate',
  ]);
});

test('says why an earlier rollout ended', async () => {
  open('/admin/releases?area=blog', { [oneArea]: trialArea });
  await press(/Stopped itself/);
  expect(
    await screen.findByText('12 of 12 visitors saw it break, against 0 of 12 with the stable release.'),
  ).toBeTruthy();
  expect(screen.getByText('The newest 1 of 31 rollouts are listed.')).toBeTruthy();
});

test('rolls back once it is confirmed', async () => {
  const { calls, host } = open('/admin/releases?area=blog', {
    [oneArea]: calmArea,
    'POST /api/platform/areas/blog/rollback': {},
  });
  await press('Roll Back');
  const asked = await dialog();
  expect(asked.getByText(/1\.1\.0 is taken away/)).toBeTruthy();
  expect(writes(calls)).toEqual([]);
  await press('Roll Back', asked);
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('All visitors get Blog 1.0.0'));
});

test('takes an area down', async () => {
  const { calls, host } = open('/admin/releases?area=blog', {
    [oneArea]: calmArea,
    'POST /api/platform/areas/blog/take-down': undefined,
  });
  await press('Take Down');
  const asked = await dialog();
  await userEvent.click(asked.getByRole('checkbox', { name: /other areas can have them/ }));
  await press('Take Down', asked);
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Blog is down'));
  expect(writes(calls)).toEqual([['POST', '/api/platform/areas/blog/take-down', { giveBack: true }]]);
});

test('activates a release step by step, or for all visitors', async () => {
  const { calls } = open('/admin/releases?area=blog', {
    [oneArea]: calmArea,
    'POST /api/platform/releases/blog/1.2.0/rollout': trialArea.rollout,
    'POST /api/platform/releases/blog/1.1.1-a0f3c9d277b1%2Blocal/activate': {},
  });
  await press('Activate 1.2.0');
  await press('Activate', await dialog());
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(writes(calls)[0]?.[2]).toEqual({ steps: [5, 25, 50, 100], waitSeconds: 900 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Activate 1\.1\.1/);
  const second = await dialog();
  expect(second.getByText(/This release was rolled back/)).toBeTruthy();
  await userEvent.click(second.getByRole('radio', { name: /All visitors now/ }));
  await press('Activate', second);
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
});

test('says why a release was not activated, and keeps what was chosen', async () => {
  const { host } = open('/admin/releases?area=blog', {
    [oneArea]: calmArea,
    'POST /api/platform/releases/blog/1.2.0/rollout': new Refusal(422, 'blog 1.2.0 needs react@20.'),
  });
  await press('Activate 1.2.0');
  await press('Activate', await dialog());
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe('blog 1.2.0 needs react@20.'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('shows what failed in browsers, of one area when asked', async () => {
  const answers = { 'GET /api/platform/area-errors?area=blog': areaErrors, 'GET /api/platform/areas': [trialArea] };
  open('/admin/releases?tab=errors', { ...answers, 'GET /api/platform/area-errors': [] });
  expect(await screen.findByText('No errors were reported')).toBeTruthy();
  await screen.findByRole('option', { name: 'Blog' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Blog');
  await press(/reading 'name'/);
  expect(screen.getByText('1,204 reports · /blog/:slug · src/post-page.tsx:20:5')).toBeTruthy();
  expect(screen.getByText('post.author.name;')).toBeTruthy();
  expect(screen.getByText(/^1\.2\.0, Nov 20, 2026/)).toBeTruthy();
});

test('previews a release in this browser, and lists the previews of its area', async () => {
  const opened = vi.spyOn(location, 'assign').mockReturnValue();
  const preview = { ...overrides[0], origin: 'release 1.0.0', version: '1.0.0', usedAt: null, usedBy: '' };
  const { calls } = open('/admin/releases?area=blog', {
    [oneArea]: calmArea,
    'GET /api/platform/overrides?area=blog': [preview],
    'POST /api/platform/overrides': { path: '/overrides/abc' },
  });
  const listed = within(await row(/Preview of 1\.0\.0, made by Pipeline of the blog/));
  expect(await listed.findByText('No one used the link yet')).toBeTruthy();
  for (const name of ['Preview 1.2.0', 'Open the preview of Blog 1.0.0']) {
    // Roles of everything behind are slow to read.
    await userEvent.click(await screen.findByLabelText(name));
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText(/Your password/), 's');
    await press('Go On', asked);
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/overrides/abc'));
    opened.mockClear();
    await press('Cancel', asked);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  }
  expect(writes(calls).map(([, , body]) => body)).toEqual(
    ['1.2.0', '1.0.0'].map((version) => ({ area: 'blog', version, currentPassword: 's' })),
  );
});

test('hands a route over', async () => {
  const { calls } = open('/admin/releases?tab=routes', {
    'GET /api/platform/routes': routeOwners,
    'POST /api/platform/routes/hand-over': routeOwners[0],
  });
  expect(within(await row(/accountant/)).getByText('Route of marketplace, goes to people')).toBeTruthy();
  await press('Hand over /blog');
  const asked = await dialog();
  await press('Hand Over', asked);
  expect(asked.getByText('Please name the area')).toBeTruthy();
  await userEvent.type(asked.getByRole('textbox', { name: /Area/ }), 'news');
  await press('Hand Over', asked);
  await waitFor(() =>
    expect(writes(calls)).toEqual([
      ['POST', '/api/platform/routes/hand-over', { kind: 'route', name: '/blog', to: 'news' }],
    ]),
  );
});

test('makes a deploy token, shows it once, and revokes one', async () => {
  const { calls } = open('/admin/releases?tab=tokens', {
    'GET /api/platform/deploy-tokens': deployTokens,
    'POST /api/platform/deploy-tokens': { ...deployTokens[0], token: 'cpdeploy_secret' },
    'DELETE /api/platform/deploy-tokens/7': deployTokens[0],
  });
  expect(within(await row(/Old pipeline/)).getByText('Revoked')).toBeTruthy();
  expect(screen.getByText(/publishes only · routes below \/blog · expires Nov 22, 2027$/)).toBeTruthy();
  await press('New Token');
  const asked = await dialog();
  await press('Create Token', asked);
  expect(asked.getByText('Please enter your password')).toBeTruthy();
  await userEvent.type(asked.getByRole('textbox', { name: /Area/ }), 'blog');
  await userEvent.type(asked.getByRole('textbox', { name: /What it is for/ }), 'Pipeline');
  await userEvent.selectOptions(asked.getByRole('combobox', { name: /It may/ }), 'Publish releases only');
  await userEvent.selectOptions(asked.getByRole('combobox', { name: /Expires/ }), 'After 90 days');
  await userEvent.type(asked.getByRole('textbox', { name: /Only routes below/ }), '/blog');
  await userEvent.type(asked.getByLabelText(/Your password/), 'secret');
  await press('Create Token', asked);
  const made = await screen.findByDisplayValue('cpdeploy_secret');
  expect(made).toBeTruthy();
  await press('Done');
  expect(screen.queryByDisplayValue('cpdeploy_secret')).toBeNull();
  await press('Revoke Pipeline of the blog');
  await press('Revoke', await dialog());
  await waitFor(() => expect(writes(calls).map(([method]) => method)).toEqual(['POST', 'DELETE']));
  expect(writes(calls)[0]?.[2]).toEqual({
    ...{ area: 'blog', label: 'Pipeline', currentPassword: 'secret' },
    ...{ mayActivate: false, expiresInDays: 90, pathPrefix: '/blog' },
  });
});

test('the typed text stays when a token is refused', async () => {
  open('/admin/releases?tab=tokens', {
    'GET /api/platform/deploy-tokens': [],
    'POST /api/platform/deploy-tokens': new Refusal(400, 'Current password is not correct'),
  });
  await press('New Token');
  const asked = await dialog();
  await userEvent.type(asked.getByRole('textbox', { name: /Area/ }), 'blog');
  await userEvent.type(asked.getByRole('textbox', { name: /What it is for/ }), 'Pipeline');
  await userEvent.type(asked.getByLabelText(/Your password/), 'wrong');
  await press('Create Token', asked);
  expect(await asked.findByText('Current password is not correct')).toBeTruthy();
  expect(asked.getByDisplayValue('Pipeline')).toBeTruthy();
});

test('adds a backend, changes one over the version that was seen, and removes one once that is confirmed', async () => {
  const { calls } = open('/admin/releases?tab=backends', {
    'GET /api/platform/backends': backends,
    'PUT /api/platform/areas/year-end/backend': backends[1],
    'PUT /api/platform/areas/blog/backend': new Refusal(409, 'Someone changed the backend of blog.'),
    'DELETE /api/platform/areas/blog/backend?version=3': undefined,
  });
  expect(within(await row(/year-end/)).getByText(/^No calls until/)).toBeTruthy();
  await press('Add Backend');
  const asked = await dialog();
  await press('Save Backend', asked);
  expect(asked.getByText('Please name the area')).toBeTruthy();
  expect(asked.getByText('Please enter a URL that starts with https://')).toBeTruthy();
  await userEvent.type(asked.getByRole('textbox', { name: /Area/ }), 'year-end');
  await userEvent.type(asked.getByRole('textbox', { name: /URL/ }), 'https://year-end.example.com');
  await userEvent.type(asked.getByLabelText(/Your password/), 'secret');
  await press('Save Backend', asked);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Change backend of blog');
  const changed = await dialog();
  await userEvent.type(changed.getByLabelText(/Your password/), 'secret');
  await press('Save Backend', changed);
  expect(await changed.findByText('Someone changed the backend of blog.')).toBeTruthy();
  await press('Cancel', changed);
  await press('Remove backend of blog');
  await press('Remove Backend', await dialog());
  await waitFor(() => expect(writes(calls).map(([method]) => method)).toEqual(['PUT', 'PUT', 'DELETE']));
  const common = { timeoutSeconds: 10, currentPassword: 'secret' };
  expect(writes(calls)[0]?.[2]).toEqual({ ...common, url: 'https://year-end.example.com', version: 0 });
  expect(writes(calls)[1]?.[2]).toMatchObject({ version: 3 });
});

test('lists who has an override from where until when, and ends it once that is confirmed', async () => {
  const { calls, host } = open('/admin/releases?tab=overrides', {
    'GET /api/platform/overrides': overrides,
    'DELETE /api/platform/overrides/4': undefined,
  });
  const one = within(await row(/Ada Bell/));
  expect(one.getByText(/^From http:\/\/localhost:4100, made by Pipeline/)).toBeTruthy();
  expect(one.getByText('Nov 20, 2026, 6:00:00 PM')).toBeTruthy();
  await press(/^End the override of Blog/);
  const asked = await dialog();
  expect(asked.getByText(/browser of Ada Bell gets Blog as it was released/)).toBeTruthy();
  expect(writes(calls)).toEqual([]);
  await press('End', asked);
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Override ended'));
});

test('an override that a development server asks for is filled in, and goes to the page that asks once more', async () => {
  const opened = vi.spyOn(location, 'assign').mockReturnValue();
  const { calls } = open('/admin/releases?tab=overrides&override=blog&origin=http://localhost:4100', {
    'GET /api/platform/overrides': [],
    'POST /api/platform/overrides': { path: '/overrides/abc' },
  });
  const asked = await dialog();
  expect(asked.getByDisplayValue('http://localhost:4100')).toBeTruthy();
  await press('Go On', asked);
  expect(asked.getByText('Please enter your password')).toBeTruthy();
  await userEvent.type(asked.getByLabelText(/Your password/), 'secret');
  await press('Go On', asked);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/overrides/abc'));
  expect(writes(calls)[0]?.[2]).toEqual({ area: 'blog', origin: 'http://localhost:4100', currentPassword: 'secret' });
});

test('the typed text stays when an override is refused', async () => {
  open('/admin/releases?tab=overrides', {
    'GET /api/platform/overrides': [],
    'POST /api/platform/overrides': new Refusal(403, 'This site takes no area from https://dev.example.'),
  });
  await press('New Override');
  const asked = await dialog();
  await userEvent.type(asked.getByRole('textbox', { name: /Area/ }), 'blog');
  await userEvent.type(asked.getByRole('textbox', { name: /Development server/ }), 'https://dev.example/x');
  await userEvent.type(asked.getByLabelText(/Your password/), 'secret');
  await press('Go On', asked);
  expect(await asked.findByText('This site takes no area from https://dev.example.')).toBeTruthy();
  expect(asked.getByDisplayValue('https://dev.example/x')).toBeTruthy();
});

test('a failure to load can be retried', async () => {
  let reads = 0;
  open('/admin/releases', {
    'GET /api/platform/areas': () => (reads++ === 0 ? new Refusal(500, 'Something went wrong.') : [trialArea]),
  });
  expect(await screen.findByText('We could not load the releases')).toBeTruthy();
  await press('Try Again');
  expect(await row(/Blog/)).toBeTruthy();
});

test('sizes and durations read well', () => {
  expect([null, 812, 48_300, 1_240_000].map(sizeText)).toEqual(['—', '812 B', '48 KB', '1.2 MB']);
  expect([1, 30, 60, 900, 5_400, 86_400].map(durationText)).toEqual([
    '1 second',
    '30 seconds',
    '1 minute',
    '15 minutes',
    '90 minutes',
    '1 day',
  ]);
});
