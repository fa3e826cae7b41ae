// @vitest-environment happy-dom
import type { Attachment } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeUpload } from '../../../testing/fake-upload';
import { conversation, details, message, person } from '../../../testing/fixtures';
import { MessagesPage } from '../messages-page';

vi.setConfig({ testTimeout: 20_000 });

const stored = (id: number, name: string): Attachment => ({
  id,
  name,
  mimeType: 'application/pdf',
  bytes: 2048,
  width: null,
  height: null,
  url: `/api/attachments/${id}`,
  thumbnailUrl: null,
});
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

beforeEach(() => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => {
  localStorage.clear();
});

function open(maySendFiles = true) {
  const calls = mockResponses({
    'GET /api/conversations': () => [conversation(7, 'Maya')],
    'GET /api/conversations/7': () => details({ maySendFiles }),
    'GET /api/messages/7': () => [message(1)],
    'POST /api/messages': (body: object) => message(9, { ...body, senderId: person.id, receiverId: 7 }),
    'DELETE /api/attachments/5': () => undefined,
  });
  renderInHost(<MessagesPage />, { at: '/messages?with=7', host: createFakeHost({ user: person }) });
  return calls;
}
const picker = () => screen.findByLabelText<HTMLInputElement>(/Files for this message/);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('a file shows how far it is, holds the message back until it is there, and goes without words', async () => {
  const calls = open();
  await userEvent.upload(await picker(), file('Return.pdf'));
  act(() => FakeUpload.all[0]?.progress(40));
  expect(screen.getByText(/40% uploaded/)).toBeTruthy();
  expect(send().disabled).toBe(true);
  act(() => FakeUpload.all[0]?.respond(200, JSON.stringify(stored(5, 'Return.pdf'))));
  await waitFor(() => expect(send().disabled).toBe(false));
  await userEvent.click(send());
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/messages')?.body).toMatchObject({
      content: '',
      attachmentIds: [5],
    }),
  );
  expect(screen.queryByRole('button', { name: 'Remove Return.pdf' })).toBeNull();
});

test('one that failed shows why and is retried; one on its way is canceled, one that is there removed', async () => {
  const calls = open();
  await userEvent.upload(await picker(), file('Return.pdf'));
  act(() => FakeUpload.all[0]?.respond(413, 'A file may have at most 10 MB.'));
  expect(await screen.findByText('A file may have at most 10 MB.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Return.pdf again' }));
  act(() => FakeUpload.all[1]?.respond(200, JSON.stringify(stored(5, 'Return.pdf'))));
  await waitFor(() => expect(send().disabled).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Return.pdf' }));
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/5'))).toBe(true));
  await userEvent.upload(await picker(), file('Other.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Other.pdf' }));
  expect(FakeUpload.all[2]?.aborted).toBe(true);
});

test('without a Premium professional there is nothing to attach with', async () => {
  open(false);
  await screen.findByLabelText('Message to Maya Okafor');
  expect(screen.queryByLabelText(/Files for this message/)).toBeNull();
});
