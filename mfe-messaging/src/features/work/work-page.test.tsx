// @vitest-environment happy-dom
import {
  createFakeHost,
  mockResponses,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeUpload } from '../../testing/fake-upload';
import { person } from '../../testing/fixtures';
import { mayCheck, proposal, work, workFile, workItem } from '../../testing/work';
import { NewWorkPage } from './brief/new-work';
import { WorkPage } from './work-page';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => localStorage.clear());

const timeline = { items: [], next: null };

function open(responses: MockResponses, at = '/work/3') {
  const calls = mockResponses({ 'GET /api/engagements/3/timeline': timeline, ...responses });
  const host = createFakeHost({ user: person });
  const element = at.startsWith('/work/new') ? <NewWorkPage /> : <WorkPage />;
  const page = renderInHost(element, { host, at, path: '/work/:id' });
  return { ...page, calls, events: userEvent.setup() };
}

const sent = (calls: ReturnType<typeof mockResponses>, method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);

describe('accepting a proposal', () => {
  const accept = 'POST /api/engagements/3/proposals/1/accept';

  it('needs the full name and the password, and sends the version that was read', async () => {
    const { events, calls } = open({ 'GET /api/engagements/3': work(), [accept]: work() });
    await events.click(await screen.findByRole('button', { name: 'Accept Proposal' }));
    const dialog = within(screen.getByRole('dialog'));
    await events.type(dialog.getByLabelText('Your full name'), 'Nora');
    await events.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    expect(dialog.getByText('Type your full name: Nora Lindqvist')).toBeTruthy();
    expect(dialog.getByText('Password is required')).toBeTruthy();
    expect(dialog.getByText(/does not handle payment/)).toBeTruthy();

    await events.type(dialog.getByLabelText('Your full name'), ' lindqvist');
    await events.type(dialog.getByLabelText('Your password'), 'secret');
    await events.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'POST')).toEqual([
      expect.objectContaining({ version: 2, name: 'Nora lindqvist', password: 'secret' }),
    ]);
  });

  it('says why it was refused and reads the work again', async () => {
    let newest = work();
    const { events } = open({
      'GET /api/engagements/3': () => newest,
      [accept]: () => {
        newest = work({ version: 3, status: 'brief', mayDo: [], proposals: [proposal(1, { status: 'withdrawn' })] });
        return new Refusal(409, 'This work has changed in the meantime.', 'engagement_changed');
      },
    });
    await events.click(await screen.findByRole('button', { name: 'Accept Proposal' }));
    const dialog = within(screen.getByRole('dialog'));
    await events.type(dialog.getByLabelText('Your full name'), 'Nora Lindqvist');
    await events.type(dialog.getByLabelText('Your password'), 'secret');
    await events.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    expect(await dialog.findByText('This work has changed in the meantime.')).toBeTruthy();
    expect(await screen.findByText('The last proposal was withdrawn.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Nora Lindqvist');
  });
});

it('never accepts a version that came after the dialog was opened', async () => {
  let newest = work();
  const { events, host, calls } = open({ 'GET /api/engagements/3': () => newest });
  await events.click(await screen.findByRole('button', { name: 'Accept Proposal' }));
  const dialog = within(screen.getByRole('dialog'));
  await events.type(dialog.getByLabelText('Your full name'), 'Nora Lindqvist');
  newest = work({ version: 3, proposals: [proposal(2, { totals: { monthlyCents: 9_999_900, onceCents: 0 } })] });
  host.push('engagement.changed', { conversationWith: 7, engagementId: 3 });
  expect(await dialog.findByText(/Maya sent a newer version or took this one back/)).toBeTruthy();
  expect(dialog.queryByText(/99,999/)).toBeNull();
  await events.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
  expect(sent(calls, 'POST')).toEqual([]);
});

describe('writing', () => {
  const asWriter = (values: Parameters<typeof work>[0] = {}) =>
    work({ viewerSide: 'professional', status: 'brief', proposals: [], mayDo: ['propose'], ...values });

  it('shows what changed meanwhile, and sends what was typed on top of it', async () => {
    let newest = asWriter();
    const { events, host, calls } = open(
      { 'GET /api/engagements/3': () => newest, 'POST /api/engagements/3/proposals': () => newest },
      '/work/3?write=proposal',
    );
    await events.type(await screen.findByLabelText('Service'), 'Monthly bookkeeping');
    await events.type(screen.getByLabelText('Price'), '450');
    newest = asWriter({ version: 3, brief: { ...newest.brief, need: 'Twelve states now.' } });
    host.push('engagement.changed', { conversationWith: 7, engagementId: 3 });
    await events.click(await screen.findByRole('button', { name: 'See What Changed' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Changed while you were writing' }));
    expect(dialog.getByRole('group', { name: 'Changes: Need' }).textContent).toContain('added: Twelve');
    await events.click(dialog.getByRole('button', { name: 'Continue with My Text' }));
    await events.click(screen.getByRole('button', { name: 'Send Proposal' }));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
    expect(sent(calls, 'POST')[0]).toMatchObject({
      version: 3,
      lines: [{ title: 'Monthly bookkeeping', quantity: 1, priceCents: 45_000, unit: 'month' }],
    });
  });

  it('stays on the page with its text when it can no longer be sent', async () => {
    let newest = asWriter();
    const { events, host } = open({ 'GET /api/engagements/3': () => newest }, '/work/3?write=proposal');
    await events.type(await screen.findByLabelText('Service'), 'Catch-up');
    newest = asWriter({ version: 3, status: 'accepted', mayDo: [] });
    host.push('engagement.changed', { conversationWith: 7, engagementId: 3 });
    expect(await screen.findByText('This can no longer be sent')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Service').value).toBe('Catch-up');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Proposal' }).disabled).toBe(true);
  });

  it('leaves the text in the browser until it is sent', async () => {
    const responses = { 'GET /api/engagements/3': asWriter() };
    const first = open(responses, '/work/3?write=proposal');
    await first.events.type(await screen.findByLabelText('Service'), 'Catch-up');
    first.unmount();
    open(responses, '/work/3?write=proposal');
    expect((await screen.findByLabelText<HTMLInputElement>('Service')).value).toBe('Catch-up');
  });
});

it('begins a brief with the guide that led to it, and leads to the work that another tab began', async () => {
  const brief = { title: '', need: '', dueOn: null, budgetFrom: null, budgetTo: null, budgetUnit: null };
  let liveId: number | null = null;
  const { events, calls } = open(
    {
      'GET /api/users/7/card': work().professional,
      'GET /api/engagement-draft?with=7': () => ({ mayBegin: true, reason: null, liveId, prefilledFrom: null, brief }),
      'GET /api/compliance/bee-fees': { slug: 'bee-fees', title: 'Bee Fees in Texas' },
      'POST /api/engagements': () => {
        liveId = 12;
        return new Refusal(409, 'The two of you already have work.', 'engagement_exists');
      },
    },
    '/work/new?with=7&guide=bee-fees',
  );
  expect(await screen.findByDisplayValue('Bee Fees in Texas')).toBeTruthy();
  await events.type(screen.getByLabelText('What do you need?'), ' Soon.');
  await events.click(screen.getByRole('button', { name: 'Send Brief' }));
  expect((await screen.findByRole('link', { name: 'View Work' })).getAttribute('href')).toBe('/work/12');
  expect(sent(calls, 'POST')).toEqual([
    expect.objectContaining({
      prefilledFrom: 'bee-fees',
      need: 'I need help with “Bee Fees in Texas”. Soon.',
    }),
  ]);
});

describe('documents', () => {
  const item = workItem(1, {
    title: 'Bank statements',
    status: 'received',
    askedBy: 'client',
    can: mayCheck,
  });

  it('are checked off with one press', async () => {
    const { events, calls } = open({
      'GET /api/engagements/3': work({ items: [item] }),
      'POST /api/engagement-items/1/accept': work(),
    });
    await events.click(await screen.findByRole('button', { name: 'Check off Bank statements' }));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
  });

  it('are changed by the side that asked, and checked off without a file only after a question', async () => {
    const can = { ...mayCheck, return: false, remove: true };
    const asked = workItem(1, { title: 'W-2', askedBy: 'client', dueOn: '2099-02-01', can });
    const { events, calls } = open({
      'GET /api/engagements/3': work({ items: [asked] }),
      'PUT /api/engagement-items/1': work(),
      'POST /api/engagement-items/1/accept': work(),
    });
    const choose = async (name: string) => {
      await events.click(await screen.findByRole('button', { name: 'More about W-2' }));
      await events.click(screen.getByRole('menuitem', { name }));
      return within(screen.getByRole('dialog'));
    };
    expect(screen.queryByRole('button', { name: 'Check off W-2' })).toBeNull();
    const edit = await choose('Edit');
    await events.type(edit.getByLabelText('Title'), ' of 2098');
    await events.click(edit.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'PUT')).toEqual([{ title: 'W-2 of 2098', note: '', dueOn: '2099-02-01' }]);
    const question = await choose('Check Off');
    expect(question.getByText('You need no file for it then, and Maya can upload none.')).toBeTruthy();
    await events.click(question.getByRole('button', { name: 'Check Off' }));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
  });

  it('are returned with a note, which stays when it could not be sent', async () => {
    const { events } = open({
      'GET /api/engagements/3': work({ items: [item] }),
      'POST /api/engagement-items/1/return': new Refusal(503, 'Down for a moment.', 'service_unavailable'),
    });
    await events.click(await screen.findByRole('button', { name: 'Return with a Note' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Return Bank statements?' }));
    await events.type(dialog.getByLabelText('Note for Maya'), 'Page 3 is missing.');
    await events.click(dialog.getByRole('button', { name: 'Return Document' }));
    expect(await dialog.findByText('Down for a moment.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Note for Maya').value).toBe('Page 3 is missing.');
  });

  it('go up one by one: one that fails says why, and is retried', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    FakeUpload.all = [];
    let newest = work({ items: [workItem(1)] });
    const { events } = open({ 'GET /api/engagements/3': () => newest });
    const files = ['Q3.pdf', 'Q4.pdf'].map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    await events.upload(await screen.findByLabelText(/^Files for Document 1/), files);
    act(() => FakeUpload.all[0]?.progress(50));
    expect(screen.getByText('8 B, 50% uploaded')).toBeTruthy();
    // The document is the other side's turn then: it moves to another group with what is still on its way.
    newest = work({ items: [workItem(1, { status: 'received', files: [workFile(9)] })] });
    act(() => FakeUpload.all[0]?.respond(200, '{}'));
    expect(await screen.findByText('Waiting for Maya (1)')).toBeTruthy();
    expect(FakeUpload.all.map(({ aborted }) => aborted)).toEqual([false, false]);
    act(() => FakeUpload.all[1]?.respond(400, 'This file was refused by the virus scan.'));
    expect(await screen.findByText('This file was refused by the virus scan.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Q3.pdf')).toBeNull());
    await events.click(screen.getByRole('button', { name: 'Try Q4.pdf again' }));
    expect(FakeUpload.all).toHaveLength(3);
  });

  it('go up again after signing in again', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    FakeUpload.all = [];
    const responses = { 'GET /api/engagements/3': work({ items: [workItem(1)] }) };
    const first = open(responses);
    const file = new File(['%PDF-1.7'], 'Q3.pdf', { type: 'application/pdf' });
    await first.events.upload(await screen.findByLabelText(/^Files for Document 1/), file);
    expect(first.host.drafts.hold()).toBe(true);
    first.unmount();
    expect(FakeUpload.all[0]?.aborted).toBe(true);
    renderInHost(<WorkPage />, { host: first.host, at: '/work/3', path: '/work/:id' });
    expect(await screen.findByText('Q3.pdf')).toBeTruthy();
    expect(FakeUpload.all).toHaveLength(2);
  });
});
