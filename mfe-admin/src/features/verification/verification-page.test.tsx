// @vitest-environment happy-dom
import type { VerificationQueue } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { VerificationPage } from './verification-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pending = 'GET /api/admin/verification?status=pending';
const decide = 'POST /api/admin/verification/5/decision';
const [queued]: VerificationQueue = [
  {
    request: {
      id: 5,
      licenceNumber: 'CPA-1',
      issuer: 'Texas State Board',
      state: 'TX',
      status: 'pending',
      reason: null,
      recheckOn: null,
      createdAt: '2026-03-04T10:00:00.000Z',
      decidedAt: null,
      documents: [{ id: 9, name: 'license.pdf', mimeType: 'application/pdf', bytes: 100 }],
    },
    professional: { id: 7, firstName: 'Maria', lastName: 'Lopez', path: '/accountant/7' },
    usedByOthers: true,
  },
];
const open = () =>
  renderInHost(<VerificationPage />, {
    at: '/admin/verification',
    path: '/admin/verification',
    host: createFakeHost({ user: admin }),
  });

test('shows whose license, its documents and a double claim; approves until a day', async () => {
  const calls = mockResponses({ [pending]: [queued], [decide]: queued });
  const { host } = open();
  expect(await screen.findByText('CPA-1, Texas State Board, TX')).toBeTruthy();
  expect(screen.getByText('Somebody else claims the same license')).toBeTruthy();
  expect(screen.getByRole('link', { name: /license\.pdf/ }).getAttribute('href')).toBe('/api/verification/documents/9');
  fireEvent.change(screen.getByLabelText(/Check again on/), { target: { value: '2099-06-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Verification approved', tone: 'success' }]));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'approve',
    reason: '',
    recheckOn: '2099-06-30',
    seen: 'pending',
  });
});

test('rejects with a reason only, and says when somebody was faster', async () => {
  const calls = mockResponses({
    [pending]: [queued],
    [decide]: new Refusal(409, 'This request has been decided already.', 'already_decided'),
  });
  const { host } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.type(screen.getByLabelText('Reason'), 'The scan cannot be read.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(host.shownToasts[0]).toEqual({
      title: 'Error deciding verification',
      description: 'This request has been decided already.',
      tone: 'destructive',
    }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('The scan cannot be read.');
});

test('says when nothing waits, and shows what to check again', async () => {
  mockResponses({ [pending]: [], 'GET /api/admin/verification?status=recheck': [queued] });
  const { location } = open();
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'To check again' }));
  expect(await screen.findByText('Maria Lopez')).toBeTruthy();
  expect(location()).toBe('/admin/verification?status=recheck');
});
