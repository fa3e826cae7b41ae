// @vitest-environment happy-dom
import { listLimits, type EditedGuide, type GuideContent } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { GuideEditorPage, NewGuidePage } from './guide-editor-page';

afterEach(() => {
  vi.useRealTimers();
});

const content: GuideContent = {
  title: 'Bee Fees',
  slug: 'bee-fees',
  summary: 'The fee is $40.',
  industriesImpacted: [{ industry: 'Small Business', explanation: 'Hobby hives count.' }],
  businessApplication: 'Due in May.',
  complianceChecklist: ['Pay.'],
  answers: [
    {
      questions: ['Do I pay for my bees?', 'What do bees cost?', 'Is there a bee fee?'],
      answer: 'Yes, $40.',
      passages: ['The fee is $40.'],
      appliesTo: '',
    },
    { questions: ['When is it due?'], answer: 'In May.', passages: ['Due in May.'], appliesTo: '' },
  ],
  jurisdiction: 'state',
  serviceTypes: ['advisory'],
  sources: [{ name: 'Act', url: 'https://www.example.gov', date: null }],
  featured: false,
  lastReviewed: '2026-01-10',
  reviewDue: null,
};
const guide = (values: Partial<EditedGuide> = {}): EditedGuide => ({
  id: 7,
  revision: 3,
  state: 'published',
  published: true,
  content,
  lastUpdated: '2026-01-10T12:00:00.000Z',
  followers: 2,
  wasPublic: true,
  ...values,
});
const get = 'GET /api/admin/guides/7';
const host = () => createFakeHost({ user: admin });
const open = () =>
  renderInHost(<GuideEditorPage />, { at: '/admin/guides/7', path: '/admin/guides/:id', host: host() });
const summary = () => screen.getByLabelText<HTMLTextAreaElement>('Summary of the Law');

test('publishes what was typed over the version it was begun from, after it said who will be notified', async () => {
  const changed = guide({ revision: 4, content: { ...content, summary: 'The fee is $55.' } });
  const calls = mockResponses({ [get]: guide(), 'POST /api/admin/guides/7/publish': changed });
  const { host } = open();
  await userEvent.clear(await screen.findByLabelText('Summary of the Law'));
  await userEvent.type(summary(), 'The fee is $55.');
  // The host brings the choices of forms back after signing in again.
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Featured' }).form).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/2 people follow it/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What changed'), 'The fee rose.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    content: { ...content, summary: 'The fee is $55.' },
    revision: 3,
    note: 'The fee rose.',
  });
  expect(host.drafts.isAnyOpen()).toBe(false);
});

test('after another user saved, nothing typed is lost, both texts are compared, and mine goes on from theirs', async () => {
  const theirs = guide({ revision: 4, content: { ...content, summary: 'The fee is $50.' } });
  let stored = guide();
  const calls = mockResponses({
    [get]: () => stored,
    'PUT /api/admin/guides/7': () => new Refusal(409, 'Someone saved this guide after you opened it.', 'guide_changed'),
  });
  open();
  await userEvent.clear(await screen.findByLabelText('Summary of the Law'));
  await userEvent.type(summary(), 'The fee is $55.');
  stored = theirs;
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const difference = within(screen.getByRole('dialog')).getByRole('region', { name: 'Summary of the Law' });
  expect(difference.querySelector('del')?.textContent).toContain('50');
  expect(difference.querySelector('ins')?.textContent).toContain('55');
  await userEvent.click(screen.getByRole('button', { name: 'Go On with Mine' }));
  expect(summary().value).toBe('The fee is $55.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ revision: 4 });
});

test('the slug of a new guide is made from its title by the server, unless it is typed', async () => {
  const calls = mockResponses({
    'POST /api/admin/guides': guide({ state: 'draft', published: false, wasPublic: false }),
  });
  renderInHost(<NewGuidePage />, { at: '/admin/guides/new', path: '/admin/guides/new', host: host() });
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Łódź: Fees & Co');
  expect(screen.getByText(/Leave it empty to make one from the title/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ content: { title: 'Łódź: Fees & Co', slug: '' } });
});

test('a page with unsaved changes is not left without a question, and is left without one once they are saved', async () => {
  const stored = guide({ revision: 4, content: { ...content, summary: 'The fee is $40. More.' } });
  mockResponses({ [get]: guide(), 'PUT /api/admin/guides/7': stored, 'GET /api/admin/guides': [] });
  const { location } = open();
  await userEvent.type(await screen.findByLabelText('Summary of the Law'), ' More.');
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(location()).toBe('/admin/guides/7?view=preview');
  await userEvent.click(screen.getAllByRole('link', { name: 'Guides' })[0]!);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep Editing' }));
  expect(location()).toBe('/admin/guides/7?view=preview');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
  await userEvent.click(screen.getAllByRole('link', { name: 'Guides' })[0]!);
  await waitFor(() => expect(location()).toBe('/admin/guides'));
});

test('a refusal stands at its field, which has the focus; the other tab was left for it', async () => {
  const refusal = new Refusal(409, 'Another guide already has this slug.', 'guide_slug_taken', 'content.slug');
  mockResponses({
    [get]: guide({ wasPublic: false, published: false, state: 'draft' }),
    'PUT /api/admin/guides/7': () => refusal,
  });
  open();
  await userEvent.type(await screen.findByLabelText(/Slug/), '-two');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Another guide already has this slug.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(/Slug/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 's');
  expect(screen.queryByText('Another guide already has this slug.')).toBeNull();
});

test('an error in the note is shown where the note is typed', async () => {
  const refusal = new Refusal(400, 'The guide needs a note of what changed.', 'guide_incomplete', 'note');
  mockResponses({ [get]: guide(), 'POST /api/admin/guides/7/publish': () => refusal });
  open();
  await userEvent.type(await screen.findByLabelText('Summary of the Law'), ' More.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await within(screen.getByRole('dialog')).findByText('The guide needs a note of what changed.')).toBeTruthy();
});

test('a withdrawal can be undone from its toast, and what was typed meanwhile stays', async () => {
  const calls = mockResponses({
    [get]: guide(),
    'POST /api/admin/guides/7/withdraw': guide({ revision: 4, state: 'draft', published: false }),
    'POST /api/admin/guides/7/reinstate': guide({ revision: 5 }),
  });
  const { host: shown } = open();
  await userEvent.type(await screen.findByLabelText('Summary of the Law'), ' More.');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await userEvent.type(screen.getByLabelText('Reason'), 'Repealed');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(shown.shownToasts).toHaveLength(1));
  shown.shownToasts[0]?.action?.onSelect();
  await waitFor(() => expect(shown.shownToasts[1]?.title).toBe('Guide public again'));
  expect(calls.find(({ path }) => path.includes('reinstate'))?.body).toEqual({ revision: 4 });
  expect(summary().value).toBe('The fee is $40. More.');
});

test('a guide that was never public is deleted after a question; one that was offers no such thing', async () => {
  const calls = mockResponses({
    [get]: guide({ state: 'draft', published: false, wasPublic: false }),
    'DELETE /api/admin/guides/7?revision=3': undefined,
    'GET /api/admin/guides': [],
  });
  const { location } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location()).toBe('/admin/guides'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  cleanup();
  mockResponses({ [get]: guide() });
  open();
  await screen.findByLabelText('Summary of the Law');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('answers are edited, moved, removed and brought back, and sent with the guide', async () => {
  const calls = mockResponses({ [get]: guide(), 'PUT /api/admin/guides/7': guide({ revision: 4 }) });
  const { host: shown } = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Answers' }));
  const list = () =>
    within(screen.getByRole('region', { name: 'Answers' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(list()).toEqual(['Do I pay for my bees?', 'When is it due?']);
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Do I pay for my bees?' }));
  expect(list()).toEqual(['When is it due?', 'Do I pay for my bees?']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: When is it due?' }));
  expect(list()).toEqual(['Do I pay for my bees?']);
  act(() => shown.shownToasts.at(-1)?.action?.onSelect());
  expect(list()).toEqual(['When is it due?', 'Do I pay for my bees?']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit: When is it due?' }));
  await userEvent.type(screen.getByLabelText('Ways of asking'), '{Enter}By when do I pay?{Enter}');
  await userEvent.type(screen.getByLabelText('Passages'), '{Enter}{Enter}The fee is $40.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  const body = calls.find(({ method }) => method === 'PUT')?.body as { content: GuideContent };
  expect(body.content.answers).toEqual([
    {
      questions: ['When is it due?', 'By when do I pay?'],
      answer: 'In May.',
      passages: ['Due in May.', 'The fee is $40.'],
      appliesTo: '',
    },
    content.answers[0],
  ]);
});

test('an answer that was refused stays open, and another can be opened beside it', async () => {
  const refusal = new Refusal(400, 'An answer needs a way of asking.', 'invalid', 'content.answers.0.questions');
  mockResponses({ [get]: guide(), 'PUT /api/admin/guides/7': () => refusal });
  open();
  await userEvent.type(await screen.findByLabelText('Summary of the Law'), ' Each year.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('An answer needs a way of asking.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: When is it due?' }));
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Answer').map(({ value }) => value)).toEqual([
    'Yes, $40.',
    'In May.',
  ]);
});

test('the guide is asked as it is typed, and says what would answer and how sure', async () => {
  const entry = { question: 'Do I pay for my bees?', answer: 'Yes, $40.', guide: 'Bee Fees' };
  const calls = mockResponses({
    [get]: guide(),
    'POST /api/admin/guides/ask': { outcome: 'answer', entries: [{ ...entry, isThisGuide: true, sure: 84 }] },
  });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Answers' }));
  await userEvent.type(screen.getByLabelText('Question'), 'what do bees cost me');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('84% sure · this guide')).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ guideId: 7, question: 'what do bees cost me' });
});

test('an unanswered question becomes an answer to write', async () => {
  mockResponses({
    [get]: guide(),
    'GET /api/admin/guides/unanswered?near=bee-fees': [
      { guide: 'bee-fees', questions: ['May I keep bees on a boat?', 'bees on a boat'], asked: 3 },
    ],
  });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Answers' }));
  const list = within(await screen.findByRole('region', { name: 'Unanswered questions' }));
  expect(list.getByText('Missed 3 times')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Make an answer of it: May I keep bees on a boat?' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ways of asking').value).toBe(
    'May I keep bees on a boat?\nbees on a boat',
  );
});

test('a group of unanswered questions that has moved down is not listed twice', async () => {
  const unanswered = 'GET /api/admin/guides/unanswered';
  const group = (number: number) => ({ guide: 'bee-fees', questions: [`Question ${number}`, 'bees'], asked: 1 });
  const groups = Array.from({ length: listLimits.pageSize }, (_, index) => group(index));
  const last = group(listLimits.pageSize - 1);
  mockResponses({
    [get]: guide(),
    [`${unanswered}?near=bee-fees`]: groups,
    [`${unanswered}?limit=1&near=bee-fees&offset=${groups.length}`]: [last],
    [`${unanswered}?near=bee-fees&offset=${groups.length}`]: [last, group(groups.length)],
  });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Answers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  expect(await screen.findByText(`Question ${groups.length} · bees`)).toBeTruthy();
  expect(screen.getAllByText(last.questions.join(' · '))).toHaveLength(1);
});

test.each([
  ['Pacific/Auckland', '2026-11-28'],
  ['America/Juneau', '2026-11-27'],
])('in %s a new guide was reviewed on the day it is there', (zone, day) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z'), toFake: ['Date'] });
  renderInHost(<NewGuidePage />, { at: '/admin/guides/new', path: '/admin/guides/new', host: host() });
  expect(screen.getByLabelText<HTMLInputElement>(/^Last reviewed/i).value).toBe(day);
});
