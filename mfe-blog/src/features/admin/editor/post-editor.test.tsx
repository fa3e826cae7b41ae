// @vitest-environment happy-dom
import type { Draft } from '@counterpart/shell/sdk';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { post } from '../../../testing/fixtures';
import { adminUser } from '../testing/admin-user';
import { EditorPage } from './editor-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const stored = post(7, { title: 'Stored', content: 'Stored text', version: 3, updatedAt: '2026-11-18T12:00:00.000Z' });
/** Text of a post in this browser. */
const textOf = (postId: number) =>
  (JSON.parse(localStorage.getItem(`counterpart.draft.${adminUser.id}.post.${postId}`) ?? 'null') as Draft | null)
    ?.values;
const nothing = { draft: null, savedAt: null };
const calls = {
  'GET /api/blog/7': () => stored,
  'GET /api/blog/autosaves/7': () => nothing,
  'PUT /api/blog/autosaves/7': () => nothing,
  'DELETE /api/blog/autosaves/7': () => undefined,
};
const open = () =>
  renderInHost(<EditorPage />, {
    at: '/blog/admin/edit/7',
    path: '/blog/admin/edit/:id',
    host: createFakeHost({ user: adminUser }),
    routes: [{ path: '/blog/admin', element: <p>The list</p> }],
  });
const title = () => screen.findByRole('textbox', { name: /^Title/ });

test('saves the whole post with the version that was seen, and goes to the list', async () => {
  let sent: unknown;
  mockResponses({ ...calls, 'PUT /api/blog/7': (body: unknown) => ((sent = body), stored) });
  const { host, location } = open();
  const act = userEvent.setup();
  await act.clear(await title());
  await act.type(await title(), 'Better');
  await act.click(screen.getByRole('button', { name: 'Update & Publish' }));
  await waitFor(() => expect(location()).toBe('/blog/admin'));
  expect(sent).toMatchObject({ title: 'Better', content: 'Stored text', published: true, version: 3 });
  expect(sent).not.toHaveProperty('authorId');
  expect(host.shownToasts).toMatchObject([{ title: 'Post Updated' }]);
});

test('a link that leads to no post is named beside the preview and when the post is saved', async () => {
  const linked = { ...stored, slug: 'stored', content: 'See [this](other-post) and [me](stored#end).' };
  const deadLinks = [
    { text: 'this', href: '/blog/other-post' },
    { text: 'me', href: '/blog/stored#end' },
  ];
  mockResponses({
    ...calls,
    'GET /api/blog/7': () => linked,
    'PUT /api/blog/7': () => linked,
    'POST /api/blog/admin/preview': () => ({ contentHtml: '<p>See this</p>', deadLinks }),
  });
  const { host } = open();
  const act = userEvent.setup();
  await title();
  await act.click(screen.getByRole('tab', { name: 'Preview' }));
  const sentence = 'The link “this” leads to /blog/other-post, where there is no published post.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/“me”/)).toBeNull();
  await act.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() =>
    expect(host.shownToasts).toMatchObject([{ title: 'Post Updated', description: `Stored ${sentence}` }]),
  );
});

test('the typed text stays when saving fails, and is back after a reload', async () => {
  mockResponses({ ...calls, 'PUT /api/blog/7': () => new Refusal(503, 'Not now.') });
  const { host, unmount } = open();
  const act = userEvent.setup();
  await act.type(await title(), ' again');
  await act.click(screen.getByRole('button', { name: 'Save as Draft' }));
  const sentence = 'Failed to update the blog post. Please try again.';
  await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: sentence, tone: 'destructive' }]));
  await waitFor(() => expect(textOf(7)?.['title']).toBe('Stored again'));
  unmount();
  open();
  expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy();
  expect(((await title()) as HTMLInputElement).value).toBe('Stored again');
});

test('a post is not saved while an image of it is still being sent, and the text that stays has no mark of it', async () => {
  const content = 'See ![Uploading desk plan (0a1b2c3d)]()';
  const calledWith = mockResponses({ ...calls, 'GET /api/blog/7': () => ({ ...stored, content }) });
  const { unmount } = open();
  fireEvent.change(await title(), { target: { value: 'Left while it was sent' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect(await screen.findByText(/^An image is still being sent/)).toBeTruthy();
  expect(calledWith.filter(({ method, path }) => method === 'PUT' && path === '/api/blog/7')).toEqual([]);
  unmount();
  expect(textOf(7)).toMatchObject({ title: 'Left while it was sent', content: 'See ' });
});

test('typed text is back however soon the editor was left, and saved text does not come back', async () => {
  mockResponses({ ...calls, 'PUT /api/blog/7': () => stored });
  const { unmount } = open();
  fireEvent.change(await title(), { target: { value: 'Left in the same moment' } });
  unmount();
  expect(textOf(7)?.['title']).toBe('Left in the same moment');
  const again = open();
  expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Update & Publish' }));
  await waitFor(() => expect(again.location()).toBe('/blog/admin'));
  again.unmount();
  expect(textOf(7)).toBeUndefined();
});

test('a picture that the session’s end cut off is sent again for its post, and not for another new one', async () => {
  const host = createFakeHost({ user: adminUser });
  const endSession = () => {
    host.drafts.hold();
    host.session.getState().setUser(null);
    return new Refusal(401, 'Log in.');
  };
  const sent = mockResponses({ 'POST /api/blog/images': endSession });
  const openNew = async (draft: number) => {
    const shown = renderInHost(<EditorPage />, { at: `/blog/admin/new?draft=${draft}`, path: '/blog/admin/new', host });
    await title();
    await userEvent.click(screen.getByRole('tab', { name: 'SEO & Media' }));
    return shown;
  };
  const { unmount } = await openNew(1);
  await userEvent.upload(
    screen.getByLabelText('Upload a featured image'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  const uploads = () => sent.filter(({ method }) => method === 'POST').length;
  await waitFor(() => expect(uploads()).toBe(1));
  unmount();
  host.session.getState().setUser(adminUser);
  (await openNew(2)).unmount();
  expect(uploads()).toBe(1);
  await openNew(1);
  await waitFor(() => expect(uploads()).toBe(2));
});

test('a later save shows what another user saved, and overwrites it only on request', async () => {
  const theirs = { ...stored, title: 'Theirs', version: 4 };
  let reads = 0;
  const versions: unknown[] = [];
  mockResponses({
    ...calls,
    'GET /api/blog/7': () => (reads++ === 0 ? stored : theirs),
    'PUT /api/blog/7': (body: { version: number }) => {
      versions.push(body.version);
      return body.version === 4 ? stored : new Refusal(409, 'Someone else changed this post.', 'post_changed');
    },
  });
  const { location } = open();
  const act = userEvent.setup();
  await act.clear(await title());
  await act.type(await title(), 'Mine');
  await act.click(screen.getByRole('button', { name: 'Update & Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('group', { name: 'Changes: Title' }).textContent).toContain('Theirs');
  await act.click(dialog.getByRole('button', { name: 'Save My Version' }));
  await waitFor(() => expect(location()).toBe('/blog/admin'));
  expect(versions).toEqual([3, 4]);
});

test('leaving with unsaved changes asks first', async () => {
  mockResponses(calls);
  const { location } = open();
  const act = userEvent.setup();
  await act.type(await title(), '!');
  await act.click(screen.getByRole('link', { name: 'Administration' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await act.click(dialog.getByRole('button', { name: 'Keep Editing' }));
  expect(location()).toBe('/blog/admin/edit/7');
  await act.click(screen.getByRole('link', { name: 'Administration' }));
  await act.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave Page' }));
  await waitFor(() => expect(location()).toBe('/blog/admin'));
});

test('the first button does what the status says, and so does Ctrl+S', async () => {
  const sent: unknown[] = [];
  mockResponses({ ...calls, 'PUT /api/blog/7': (body: unknown) => (sent.push(body), new Refusal(503, 'Not now.')) });
  open();
  const buttons = () =>
    screen.getAllByRole('button', { name: /Publish$|^Save as|^Schedule$/ }).map((b) => b.textContent);
  await title();
  expect(buttons()).toEqual(['Update & Publish', 'Save as Draft']);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Draft');
  expect(buttons()).toEqual(['Save as Draft', 'Update & Publish']);
  await userEvent.type(await title(), ' again{Enter}{Control>}s{/Control}');
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Stored again', published: false }]));
});

test('required fields are named, on the tab they stand on', async () => {
  mockResponses(calls);
  open();
  const act = userEvent.setup();
  await act.clear(await title());
  await act.click(screen.getByRole('tab', { name: 'SEO & Media' }));
  await act.click(screen.getByRole('button', { name: 'Update & Publish' }));
  expect(await screen.findByText('Title is required')).toBeTruthy();
});

test('tags are trimmed, added by Enter and Add, and never twice the same', async () => {
  mockResponses({
    ...calls,
    'GET /api/blog/7': () => ({ ...stored, tags: [] }),
    'GET /api/blog/admin/slug?postId=7&slug=post-7': () => ({
      slug: 'post-7',
      available: true,
      problem: null,
      suggestion: null,
    }),
  });
  open();
  const act = userEvent.setup();
  await title();
  await act.click(screen.getByRole('tab', { name: 'SEO & Media' }));
  const field = screen.getByRole('textbox', { name: /^Tags/ });
  await act.type(field, '  payroll {Enter}');
  await act.type(field, 'Payroll');
  await act.click(screen.getByRole('button', { name: 'Add' }));
  await act.type(field, 'close');
  await act.click(screen.getByRole('button', { name: 'Add' }));
  const list = within(screen.getByRole('list', { name: 'Chosen tags' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['payroll', 'close']);
});

test('each new post has a text of its own; what another tab began is offered, not taken', async () => {
  const begun = { postId: 1_000_000_005, title: 'Begun elsewhere', savedAt: '2026-11-18T12:00:00.000Z' };
  const reads: string[] = [];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = 40;
    return array;
  });
  mockResponses({
    'GET /api/blog/admin/unsaved-posts': () => [begun],
    'GET /api/blog/autosaves/1000000041': () => (reads.push('-41'), nothing),
    'PUT /api/blog/autosaves/1000000041': () => nothing,
  });
  const { location } = renderInHost(<EditorPage />, {
    at: '/blog/admin/new',
    path: '/blog/admin/new',
    host: createFakeHost({ user: adminUser }),
  });
  expect(((await title()) as HTMLInputElement).value).toBe('');
  expect(location()).toBe('/blog/admin/new?draft=41');
  expect(reads).toEqual(['-41']);
  expect(await screen.findByText(/Begun elsewhere/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Writing' }).getAttribute('href')).toBe('/blog/admin/new?draft=5');
  await userEvent.setup().type(await title(), 'Mine');
  await waitFor(() => expect(textOf(1_000_000_041)?.['title']).toBe('Mine'));
  expect(textOf(1_000_000_005)).toBeUndefined();
  expect(screen.queryByText(/Begun elsewhere/)).toBeNull();
});

/** Opens a draft in a time zone; `sent` is what its buttons send. */
function openDraft(zone: string, publishAt: string | null) {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const draft = { ...stored, published: false, publishedAt: null, publishAt };
  const sent: { publishAt?: string | null }[] = [];
  mockResponses({
    ...calls,
    'GET /api/blog/7': () => draft,
    'PUT /api/blog/7': (body: { publishAt?: string | null }) => (sent.push(body), { ...draft, ...body }),
  });
  return { ...open(), sent, draft };
}
const moment = () => screen.findByLabelText<HTMLInputElement>(/^Publish on/);
const schedule = () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }));

test.each([
  ['Pacific/Auckland', '2027-11-30T20:00:00.000Z'],
  ['America/Juneau', '2027-12-01T18:00:00.000Z'],
])('in %s nine o’clock is scheduled as nine o’clock there, and shown again', async (zone, publishAt) => {
  const { sent, host, unmount } = openDraft(zone, null);
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Scheduled');
  await schedule();
  expect(await screen.findByText('Choose a date and time')).toBeTruthy();
  fireEvent.change(await moment(), { target: { value: '2027-12-01T09:00' } });
  expect(screen.getByText(`Your time zone: ${zone}`)).toBeTruthy();
  await schedule();
  await waitFor(() => expect(sent).toMatchObject([{ publishAt, published: false }]));
  await waitFor(() => expect(host.shownToasts).toMatchObject([{ description: 'Scheduled for Dec 1, 2027, 9:00 AM.' }]));
  unmount();
  openDraft(zone, publishAt);
  expect((await moment()).value).toBe('2027-12-01T09:00');
});

test.each([
  ['that the clocks skip', '2027-03-14T02:30', /clocks are set forward over this time/],
  ['in the past', '2026-03-01T02:30', 'Choose a time in the future'],
])('a time %s is not scheduled, and says why', async (_, value, sentence) => {
  const { sent } = openDraft('America/Juneau', null);
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Scheduled');
  fireEvent.change(await moment(), { target: { value } });
  await schedule();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a moment in the hour that the clocks show twice stays itself when the rest is saved', async () => {
  const { sent } = openDraft('America/Juneau', '2027-11-07T10:30:00.000Z');
  expect((await moment()).value).toBe('2027-11-07T01:30');
  await userEvent.type(await title(), ' again');
  await schedule();
  await waitFor(() => expect(sent).toMatchObject([{ publishAt: '2027-11-07T10:30:00.000Z' }]));
});
