// @vitest-environment happy-dom
import type { QueueItem, QueuePage } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { admin, leavePage } from '../../testing/fixtures';
import { VerificationPage } from './queue-page';

beforeEach(() => localStorage.clear());
const item = (id: number, title: string): QueueItem => ({
  id,
  title,
  summary: 'Texas State Board',
  kind: 'new',
  priority: false,
  openedAt: '2026-03-04T10:00:00.000Z',
  state: 'open',
  assignee: null,
  decision: null,
});
const page: QueuePage = {
  items: [item(5, 'Lars Whitfield'), item(6, 'Mae Ortiz')],
  total: 2,
  pageSize: 25,
  kinds: ['new', 'recheck'],
};
const request = (id: number, values: object = {}, usedByOthers = false) => ({
  request: {
    id,
    licenceNumber: `CPA-10${id}`,
    issuer: 'Texas State Board',
    state: 'TX',
    status: 'pending',
    reason: null,
    recheckOn: null,
    createdAt: '2026-03-04T10:00:00.000Z',
    decidedAt: null,
    documents: [
      { id: 31, name: 'license.pdf', mimeType: 'application/pdf', bytes: 900 },
      { id: 32, name: 'seal.png', mimeType: 'image/png', bytes: 90 },
    ],
    ...values,
  },
  professional: { id: 70, firstName: 'Lars', lastName: 'Whitfield', path: '/accountant/70' },
  usedByOthers,
});
const decision = 'POST /api/admin/verification/5/decision';
const responses = {
  'GET /api/admin/queues/verification?page=1&state=open': page,
  'GET /api/admin/queue-assignees': [],
  'GET /api/admin/verification/5': request(5),
  'GET /api/admin/verification/6': request(6, {}, true),
};
const open = (at = '/admin/verification') =>
  renderInHost(<VerificationPage />, { at, path: '/admin/verification', host: createFakeHost({ user: admin }) });
const licenseOf = async (number: string) => expect(await screen.findByText(number)).toBeTruthy();
const sent = (calls: ReturnType<typeof mockResponses>) => calls.filter(({ method }) => method === 'POST');

test('shows whose license it is and its documents in the page: PDFs in a frame, images as images, both to save', async () => {
  mockResponses(responses);
  open('/admin/verification?item=5');
  await licenseOf('CPA-105');
  const pane = within(screen.getByRole('article'));
  expect(pane.getByText('Texas State Board')).toBeTruthy();
  expect(pane.getByText('TX')).toBeTruthy();
  expect(pane.getByRole('link', { name: 'Lars Whitfield' }).getAttribute('href')).toBe('/accountant/70');
  const frame = pane.getByTitle('license.pdf');
  expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', '/api/verification/documents/31?inline=true']);
  const image = pane.getByRole('img', { name: 'Document seal.png' });
  expect(image.getAttribute('src')).toBe('/api/verification/documents/32?inline=true');
  const file = pane.getByRole('link', { name: 'license.pdf' });
  expect([file.getAttribute('href'), file.getAttribute('download')]).toEqual([
    '/api/verification/documents/31',
    'license.pdf',
  ]);
  expect(pane.queryByText('Someone else claims the same license')).toBeNull();
});

test('j shows the next request, with a warning where the license is claimed twice; k goes back', async () => {
  mockResponses(responses);
  const { location } = open();
  await screen.findByText('Mae Ortiz');
  await userEvent.keyboard('j');
  await licenseOf('CPA-105');
  await userEvent.keyboard('j');
  await licenseOf('CPA-106');
  expect(screen.getByText('Someone else claims the same license')).toBeTruthy();
  await userEvent.keyboard('k');
  await licenseOf('CPA-105');
  expect(location()).toBe('/admin/verification?item=5');
});

test('a approves until the day that was chosen, and the next request follows', async () => {
  const calls = mockResponses({ ...responses, [decision]: request(5, { status: 'approved' }) });
  const { host, location } = open('/admin/verification?item=5');
  await licenseOf('CPA-105');
  fireEvent.change(screen.getByLabelText(/Check again on/), { target: { value: '2027-09-30' } });
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('a');
  expect(host.shownToasts).toMatchObject([{ title: 'Verification approved', action: { label: 'Undo' } }]);
  leavePage();
  await waitFor(() => expect(host.shownToasts[1]).toEqual({ title: 'Verification approved', tone: 'success' }));
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { decision: 'approve', reason: '', seen: 'pending', recheckOn: '2027-09-30' },
  ]);
  await licenseOf('CPA-106');
  expect(location()).toBe('/admin/verification?item=6');
});

test('r asks for a reason before it rejects; typing in the field presses no key of the queue', async () => {
  const calls = mockResponses({ ...responses, [decision]: request(5, { status: 'rejected' }) });
  const { host } = open('/admin/verification?item=5');
  await licenseOf('CPA-105');
  await userEvent.keyboard('r');
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  const reason = screen.getByLabelText('Reason');
  expect(document.activeElement).toBe(reason);
  await userEvent.keyboard('a jar of seals');
  expect(sent(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(host.shownToasts).toMatchObject([{ title: 'Verification rejected', action: { label: 'Undo' } }]);
  leavePage();
  await waitFor(() => expect(host.shownToasts[1]).toEqual({ title: 'Verification rejected', tone: 'success' }));
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { decision: 'reject', reason: 'a jar of seals', seen: 'pending' },
  ]);
});

test('an approval shows when it is checked again, and what was refused stays on the screen', async () => {
  const calls = mockResponses({
    ...responses,
    'GET /api/admin/verification/5': request(5, { status: 'approved', recheckOn: '2026-03-01' }),
    [decision]: new Refusal(409, 'This request has already been decided.', 'already_decided'),
  });
  const { host, location } = open('/admin/verification?item=5');
  expect(await screen.findByText('March 1, 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  leavePage();
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Someone got there first'));
  expect(sent(calls)[0]?.body).toEqual({ decision: 'approve', reason: '', seen: 'approved' });
  expect(location()).toBe('/admin/verification?item=5');
});

test('a decided request shows the decision and offers no other', async () => {
  const decided = {
    outcome: 'rejected',
    reason: 'It has expired.',
    decidedAt: '2026-03-05T10:00:00.000Z',
    decidedBy: null,
  };
  mockResponses({
    ...responses,
    'GET /api/admin/queues/verification?page=1&state=decided': {
      ...page,
      items: [{ ...item(5, 'Lars Whitfield'), state: 'decided', decision: decided }],
      total: 1,
    },
    'GET /api/admin/verification/5': request(5, { status: 'rejected', reason: 'It has expired.' }),
  });
  open('/admin/verification?state=decided&item=5');
  await licenseOf('CPA-105');
  expect(screen.getAllByText(/It has expired\./).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
