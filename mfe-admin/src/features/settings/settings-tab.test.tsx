// @vitest-environment happy-dom
import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AdminPage } from '../../admin-page';
import { admin } from '../../testing/fixtures';

const settings: SiteSettings = {
  siteName: 'Counterpart',
  supportEmail: null,
  banner: null,
  areas: { messaging: true, blog: true, compliance: true },
  navigation: { order: [], hidden: [] },
  secondStep: 'off',
  limits: { questionsIp: 40, questionsAccount: 30, documentsIp: 20, documentsAnalyzed: 15, messages: 60, contactIp: 5 },
  retention: { auditDays: 2555, sentMailDays: 30, closedTicketDays: 730, quizDays: 365 },
};
const stored = (changes: Partial<StoredSiteSettings> = {}): StoredSiteSettings => ({
  version: 3,
  settings,
  defaults: settings,
  mail: { from: 'support@counterpart.test', server: null },
  model: null,
  ...changes,
});
const read = 'GET /api/admin/settings';
const write = 'PUT /api/admin/settings';
const review = 'GET /api/admin/settings/listing-review';
const manifest = { title: 'Area', owner: 'team', version: '1.0.0', sdk: '^1.0.0', routes: [] };
const served = (id: string, declared: object) => ({
  [id]: [{ extras: { manifest: { ...manifest, id, title: `The ${id}`, ...declared } } }],
});
const discovery = {
  schema: '',
  microFrontends: {
    ...served('market', {
      navigation: [
        { label: 'Search', href: '/search' },
        { label: 'Pricing', href: '/pricing' },
      ],
      offers: { 'dashboard.widgets': { many: true, description: 'Cards of the dashboard' } },
    }),
    ...served('filing', { navigation: [{ label: 'Filings', href: '/filings' }], slots: ['dashboard.widgets'] }),
  },
};
const stats = {
  'GET /api/platform/discovery': discovery,
  [review]: { mode: 'automatic' },
  'GET /api/admin/stats': { totalUsers: 1, accountants: 0, clients: 0, issues: 0 },
};

async function open(answers: Record<string, unknown>) {
  const calls = mockResponses({ ...stats, [read]: stored(), ...answers });
  const rendered = renderInHost(<AdminPage />, { at: '/admin?tab=settings', host: createFakeHost({ user: admin }) });
  await screen.findByRole('form', { name: 'Settings' });
  return { ...rendered, calls, sent: () => calls.filter(({ method }) => method === 'PUT') };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
const retype = async (label: RegExp | string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('saves what was changed over the version that was read, and begins from what is stored then', async () => {
  const saved = stored({ version: 4, settings: { ...settings, siteName: 'Ledgerly' } });
  const { sent, host } = await open({ [write]: saved });
  expect(screen.getByRole('button', { name: 'Save Settings' }).hasAttribute('disabled')).toBe(true);
  await retype('Site name', 'Ledgerly');
  await userEvent.click(screen.getByRole('switch', { name: 'Blog' }));
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  await save();
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Settings saved'));
  const changed = { ...settings, siteName: 'Ledgerly', areas: { ...settings.areas, blog: false } };
  expect(sent()[0]?.body).toEqual({ version: 3, settings: changed });
  expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('Ledgerly');
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
});

test('a banner has its fields only while it is on', async () => {
  const { sent } = await open({ [write]: stored({ version: 4 }) });
  expect(screen.queryByLabelText('Text')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show a banner on every page' }));
  await userEvent.type(screen.getByLabelText('Text'), 'Closed on Monday.');
  await userEvent.type(screen.getByLabelText(/Link text/), 'Why');
  await userEvent.type(screen.getByLabelText(/Link address/), '/contact');
  await userEvent.selectOptions(screen.getByLabelText('Tone'), 'Warning');
  await save();
  const link = { label: 'Why', href: '/contact' };
  const banner = { text: 'Closed on Monday.', tone: 'warning', link, from: null, until: null };
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ settings: { banner } }));
});

test('says what is wrong at each number, and sends nothing', async () => {
  const { sent } = await open({});
  await retype('Messages of one person', '4');
  await retype('Contact messages from one IP address', 'many');
  await save();
  expect(await screen.findByText('Enter a whole number from 5 to 600.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Messages of one person')));
  expect(sent()).toEqual([]);
});

test('shows what the server refuses at its field, and keeps what was typed', async () => {
  const sentence = 'Enter an email address, or leave it empty.';
  await open({ [write]: new Refusal(400, sentence, 'invalid_request', 'settings.supportEmail') });
  await userEvent.type(screen.getByLabelText(/Support email/), 'nobody');
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(/Support email/);
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', 'nobody']);
  expect(screen.queryByText('Nothing was saved')).toBeNull();
});

test('tells of who saved first, compares, and goes on with what was typed over theirs', async () => {
  const refusal = new Refusal(409, 'Someone saved the settings after you opened them.', 'settings_changed');
  const theirs = stored({ version: 9, settings: { ...settings, siteName: 'Theirs' } });
  let reads = 0;
  let writes = 0;
  const { sent } = await open({
    [read]: () => (reads++ === 0 ? stored() : theirs),
    [write]: () => (writes++ === 0 ? refusal : stored({ version: 10 })),
  });
  await retype('Site name', 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog'));
  const row = within(dialog.getByRole('row', { name: /Site name/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Theirs', 'Mine']);
  await userEvent.click(dialog.getByRole('button', { name: 'Go On with Mine' }));
  await save();
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ version: 9, settings: { siteName: 'Mine' } }));
});

test('changes typed before the session ended still count as begun from the settings that were read then', async () => {
  const { host, unmount } = await open({});
  await retype('Site name', 'Mine');
  host.drafts.hold();
  unmount();
  const refusal = new Refusal(409, 'Someone saved the settings after you opened them.', 'settings_changed');
  const theirs = stored({ version: 4, settings: { ...settings, siteName: 'Theirs' } });
  const calls = mockResponses({ ...stats, [read]: theirs, [write]: refusal });
  renderInHost(<AdminPage />, { at: '/admin?tab=settings', host });
  expect((await screen.findByLabelText<HTMLInputElement>('Site name')).value).toBe('Mine');
  await save();
  expect(await screen.findByText('Nothing was saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 3 });
});

test('begins from what another user saved while the tab was left', async () => {
  let now = stored();
  await open({ [read]: () => now });
  await userEvent.click(screen.getByRole('tab', { name: 'Reports' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Settings' })).toBeNull());
  now = stored({ version: 4, settings: { ...settings, siteName: 'Theirs' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await screen.findByRole('form', { name: 'Settings' });
  expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('Theirs');
});

test('takes theirs when asked to', async () => {
  const theirs = stored({ version: 9, settings: { ...settings, siteName: 'Theirs' } });
  let reads = 0;
  await open({
    [read]: () => (reads++ === 0 ? stored() : theirs),
    [write]: new Refusal(409, 'Someone saved the settings after you opened them.', 'settings_changed'),
  });
  await retype('Site name', 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take Theirs' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('Theirs'));
  expect(screen.queryByText('Nothing was saved')).toBeNull();
});

test('asks before another tab takes what was typed away', async () => {
  const { location } = await open({});
  await retype('Site name', 'Mine');
  await userEvent.click(screen.getByRole('tab', { name: 'Reports' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(location()).toBe('/admin?tab=settings');
  expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('Mine');
  await userEvent.click(screen.getByRole('tab', { name: 'Reports' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Page' }));
  await waitFor(() => expect(location()).toBe('/admin?tab=reports'));
});

test('a failure to load can be retried', async () => {
  let reads = 0;
  mockResponses({ ...stats, [read]: () => (reads++ === 0 ? new Refusal(500, 'Something went wrong.') : stored()) });
  renderInHost(<AdminPage />, { at: '/admin?tab=settings', host: createFakeHost({ user: admin }) });
  expect(await screen.findByText('We could not load the settings')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Settings' })).toBeTruthy();
});

test('the choice of who decides about new profiles is stored immediately, and stays when that is refused', async () => {
  const put = 'PUT /api/admin/settings/listing-review';
  let writes = 0;
  const { host, sent } = await open({
    [put]: () => (writes++ === 0 ? undefined : new Refusal(503, 'The service is busy right now.')),
  });
  const decides = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'An administrator decides before a profile is listed',
  });
  await waitFor(() => expect(decides.hasAttribute('disabled')).toBe(false));
  await userEvent.click(decides);
  await waitFor(() => expect(decides.checked).toBe(true));
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/settings/listing-review', { mode: 'manual' }],
  ]);
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  await userEvent.click(decides);
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe('The service is busy right now.'));
  expect(decides.checked).toBe(true);
});

test('shows how the AI provider does and follows a test mail to its end', async () => {
  const model = {
    host: 'llm.example',
    name: 'small-1',
    lastSuccessAt: '2026-01-01T00:00:00.000Z',
    lastFailureAt: '2026-01-02T00:00:00.000Z',
    lastFailure: 'The endpoint answered 401.',
  };
  let looks = 0;
  await open({
    [read]: stored({ model }),
    'POST /api/admin/settings/test-mail': { mailId: 7 },
    'GET /api/admin/mails/7': () => ({
      status: looks++ === 0 ? 'sending' : 'sent',
      toEmail: 'iris@example.test',
      lastError: null,
    }),
  });
  expect(screen.getByText('Failing')).toBeTruthy();
  expect(screen.getByText(/The endpoint answered 401\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send Me a Test Email' }));
  expect(await screen.findByText('Sent to iris@example.test. Check your inbox.', {}, { timeout: 5_000 })).toBeTruthy();
});

test('a banner begins on the clock that its field names, never at a time that the clocks skip', async () => {
  vi.stubEnv('TZ', 'America/Juneau');
  const banner = { text: 'Closed.', tone: 'info', link: null, from: '2027-03-14T10:59:00.000Z', until: null } as const;
  const { sent } = await open({ [read]: stored({ settings: { ...settings, banner } }), [write]: stored() });
  const field = screen.getByLabelText<HTMLInputElement>(/^Show from/);
  expect(field.value).toBe('2027-03-14T01:59');
  expect(screen.getAllByText('Your time zone: America/Juneau')).toHaveLength(2);
  fireEvent.change(field, { target: { value: '2027-03-14T02:30' } });
  await save();
  expect(await screen.findByText(/clocks are set forward over this time/)).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.change(field, { target: { value: '2027-03-14T03:00' } });
  await save();
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ settings: { banner: { from: '2027-03-14T11:00:00.000Z' } } }),
  );
});

test('puts links in another order by keyboard, hides one, and leaves what no area brings now where it is', async () => {
  const navigation = { order: ['/search', '/gone', '/pricing'], hidden: [] };
  const { sent } = await open({
    [read]: stored({ settings: { ...settings, navigation } }),
    [write]: ({ settings: saved }: { settings: SiteSettings }) => stored({ version: 4, settings: saved }),
  });
  const header = within(await screen.findByRole('list', { name: 'Links of the header' }));
  const labels = () => header.getAllByRole('listitem').map((item) => item.textContent);
  expect(labels()).toEqual([
    'SearchThe market: /searchHide',
    'PricingThe market: /pricingHide',
    'FilingsThe filing: /filingsHide',
  ]);
  const up = header.getByRole('button', { name: 'Move up: Filings' });
  up.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(labels()[0]).toContain('Filings');
  expect(screen.getByText('Filings is 1 of 3.')).toBeTruthy();
  expect(document.activeElement).toBe(header.getByRole('button', { name: 'Move down: Filings' }));
  await userEvent.click(header.getByRole('button', { name: 'Hide: Pricing' }));
  expect(within(screen.getByRole('list', { name: 'Cards of the dashboard' })).getByText('The filing')).toBeTruthy();
  await save();
  expect((sent()[0]?.body as { settings: SiteSettings }).settings.navigation).toEqual({
    order: ['/filings', '/gone', '/search', '/pricing', 'dashboard.widgets filing'],
    hidden: ['/pricing'],
  });
});

const factors = { app: null, passkeys: [], recoveryCodesLeft: 0, recoveryDueAt: null };
const requireOfAdmins = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Require a second step'), 'Administrators');
  await save();
};

test('an administrator without a second step is asked before requiring one, and is led to set it up', async () => {
  const secondStepBy = '2020-01-01T00:00:00.000Z';
  const { sent, host } = await open({
    'GET /api/users/second-factors': factors,
    'GET /api/user': { ...admin, secondStepBy },
    [write]: stored({ version: 4, settings: { ...settings, secondStep: 'admins' } }),
  });
  await requireOfAdmins();
  const dialog = await screen.findByRole('dialog', { name: 'Require a second step?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect(screen.getByLabelText<HTMLSelectElement>('Require a second step').value).toBe('admins');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save and Go On' }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ settings: { secondStep: 'admins' } }));
  await waitFor(() => expect(host.session.getState().user?.secondStepBy).toBe(secondStepBy));
});

test('an administrator with a second step requires one without a question', async () => {
  const { host } = await open({
    'GET /api/users/second-factors': { ...factors, app: { createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null } },
    'GET /api/user': admin,
    [write]: stored({ version: 4, settings: { ...settings, secondStep: 'admins' } }),
  });
  await requireOfAdmins();
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Settings saved'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
