// @vitest-environment happy-dom
import type { Verification, VerificationRequest } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { user } from '../../testing/people';
import { VerificationPanel } from './verification-panel';

const getEndpoint = 'GET /api/verification';
const document = { id: 4, name: 'license.pdf', mimeType: 'application/pdf', bytes: 2_500_000 };
const standing = (changes: Partial<Verification> = {}): Verification => ({
  verified: false,
  request: null,
  drafts: [],
  permissions: { request: changes.request?.status !== 'pending' && !changes.verified },
  ...changes,
});
const request = (changes: Partial<VerificationRequest> = {}): VerificationRequest => ({
  id: 1,
  licenceNumber: 'CPA-1',
  issuer: 'Texas State Board',
  state: 'TX',
  status: 'pending',
  reason: null,
  recheckOn: null,
  createdAt: '2026-03-04T10:00:00.000Z',
  decidedAt: null,
  documents: [document],
  ...changes,
});
const open = () =>
  renderInHost(<VerificationPanel />, { host: createFakeHost({ user: user({ userType: 'accountant' }) }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('sends the documents that were not stored as the session ended, once the account is signed in again', async () => {
  const host = createFakeHost({ user: user({ userType: 'accountant' }) });
  const { user: account } = host.session.getState();
  let sent = 0;
  let storeLast: (stored: object) => void = () => undefined;
  const calls = mockResponses({
    [getEndpoint]: standing(),
    'POST /api/verification': standing({ request: request() }),
    'POST /api/verification/documents': () => {
      sent += 1;
      if (sent === 4) return new Promise((resolve) => (storeLast = resolve));
      if (sent !== 2) return document;
      host.drafts.hold();
      host.session.setState({ user: null });
      return new Refusal(401, 'You need to sign in first.', 'not_signed_in');
    },
  });
  const { unmount } = renderInHost(<VerificationPanel />, { host });
  await screen.findByRole('button', { name: 'Request Verification' });
  const files = ['first.pdf', 'second.pdf', 'third.pdf'].map((name) => new File(['%PDF'], name));
  await userEvent.upload(screen.getByLabelText(/^Documents/, { selector: 'input' }), files, { applyAccept: false });
  await waitFor(() => expect(host.session.getState().user).toBeNull());
  unmount();
  host.session.setState({ user: account });
  renderInHost(<VerificationPanel />, { host });
  await waitFor(() => expect(sent).toBe(4));
  fill('License number', 'CPA-1');
  fill('Issued by', 'Texas State Board');
  fill('State', 'TX');
  await press('Request Verification');
  const isRequested = () => calls.some(({ method, path }) => method === 'POST' && path === '/api/verification');
  expect(isRequested()).toBe(false);
  storeLast(document);
  await waitFor(() => expect(isRequested()).toBe(true));
  await waitFor(() => expect(host.drafts.isAnyOpen()).toBe(false));
});

it('lists a document once at every moment, also while the list with it arrives', async () => {
  let drafts: (typeof document)[] = [];
  mockResponses({
    [getEndpoint]: () => standing({ drafts }),
    'POST /api/verification/documents': () => {
      drafts = [document];
      return document;
    },
  });
  const { container } = open();
  await screen.findByRole('button', { name: 'Request Verification' });
  let most = 0;
  const count = () => {
    most = Math.max(most, screen.queryAllByText('license.pdf').length);
  };
  new MutationObserver(count).observe(container, { childList: true, subtree: true });
  const file = new File(['%PDF-'], 'license.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Documents'), file);
  expect(await screen.findByText('2.4 MB')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Adding...')).toBeNull());
  expect(most).toBe(1);
});

it('says what is missing, takes a document, and sends the request', async () => {
  mockResponses({ [getEndpoint]: standing() });
  const { host } = open();
  await press('Request Verification');
  for (const sentence of [
    'Please enter your license number',
    'Please enter who issued the license',
    'Please select a state',
    'Please add at least one document',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();

  const calls = mockResponses({
    [getEndpoint]: standing({ drafts: [document] }),
    'POST /api/verification/documents': document,
    'POST /api/verification': standing({ request: request() }),
  });
  await userEvent.upload(
    screen.getByLabelText('Documents'),
    new File(['%PDF-'], 'license.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('license.pdf', { exact: false })).toBeTruthy();
  expect(screen.getByText('2.4 MB')).toBeTruthy();
  fill('License number', ' CPA-1 ');
  fill('Issued by', 'Texas State Board');
  fill('State', 'TX');
  await press('Request Verification');
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Verification requested', tone: 'success' }]));
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/verification')?.body).toEqual({
    licenceNumber: 'CPA-1',
    issuer: 'Texas State Board',
    state: 'TX',
  });
});

it('sends a request after the document that is still on its way, and not at all when that is refused', async () => {
  let drafts: (typeof document)[] = [];
  const uploads: ((isStored: boolean) => void)[] = [];
  const calls = mockResponses({
    [getEndpoint]: () => standing({ drafts }),
    'POST /api/verification/documents': async () => {
      const isStored = await new Promise<boolean>((resolve) => uploads.push(resolve));
      if (isStored) drafts = [document];
      return isStored ? document : new Refusal(400, 'Please choose a PDF, PNG or JPEG file.', 'not_a_document');
    },
    'POST /api/verification': standing({ request: request() }),
  });
  const requests = () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/verification').length;
  const { host } = open();
  await screen.findByRole('button', { name: 'Request Verification' });
  fill('License number', 'CPA-1');
  fill('Issued by', 'Texas State Board');
  fill('State', 'TX');
  const pick = async () => {
    // The field takes the next file once the last one's refusal has arrived.
    const field = await screen.findByLabelText('Documents', { selector: 'input:not([disabled])' });
    await userEvent.upload(field, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  };

  for (const isStored of [false, true]) {
    await pick();
    await press('Request Verification');
    expect(screen.queryByText('Please add at least one document')).toBeNull();
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(requests()).toBe(0);
    uploads.pop()?.(isStored);
    await waitFor(() => expect(host.shownToasts).toHaveLength(isStored ? 2 : 1));
    expect(requests()).toBe(isStored ? 1 : 0);
  }
  expect(host.shownToasts[1]).toEqual({ title: 'Verification requested', tone: 'success' });
});

it('refuses a file of the wrong type before it is sent, and shows the server’s refusal', async () => {
  const calls = mockResponses({
    [getEndpoint]: standing(),
    'POST /api/verification/documents': new Refusal(400, 'Please choose a PDF, PNG or JPEG file.', 'not_a_document'),
  });
  const { host } = open();
  await screen.findByText('Add Document');
  const input = screen.getByLabelText('Documents');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } });
  expect(screen.getByRole('alert').textContent).toBe('Please choose a PDF, PNG or JPEG file.');
  const large = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  fireEvent.change(input, { target: { files: [large] } });
  expect(screen.getByRole('alert').textContent).toBe('A document may have at most 10 MB.');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } });
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(host.shownToasts[0]).toEqual({
    title: 'Error adding document',
    description: 'Please choose a PDF, PNG or JPEG file.',
    tone: 'destructive',
  });
});

it('waits, and can be withdrawn after a question', async () => {
  mockResponses({ [getEndpoint]: standing({ request: request() }), 'DELETE /api/verification': undefined });
  const { host } = open();
  expect(
    await screen.findByText('Texas State Board, CPA-1. Requested on March 4, 2026 with license.pdf.'),
  ).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
  await press('Withdraw Request');
  expect(await screen.findByText('Withdraw your request?')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw Request' })[1] as HTMLElement);
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Request withdrawn', tone: 'success' }]));
});

it('says why a request was refused and opens with what it said', async () => {
  mockResponses({
    [getEndpoint]: standing({ request: request({ status: 'rejected', reason: 'The scan cannot be read.' }) }),
  });
  open();
  expect(await screen.findByText('The scan cannot be read.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('License number').value).toBe('CPA-1');
});

it('shows until when a professional is verified', async () => {
  mockResponses({
    [getEndpoint]: standing({ verified: true, request: request({ status: 'approved', recheckOn: '2027-03-04' }) }),
  });
  open();
  expect(await screen.findByText('We check your license again on March 4, 2027.')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Verification' })).toBeNull();
});
