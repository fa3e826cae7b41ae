// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { conversation, details, message, person } from '../../../testing/fixtures';
import { MessagesPage } from '../messages-page';

afterEach(() => {
  sessionStorage.clear();
});

const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Maya Okafor');

describe('quick replies', () => {
  const professional = { ...person, userType: 'accountant' as const };
  const openAs = (user: typeof person, replies?: readonly object[]) => {
    const calls = mockResponses({
      'GET /api/conversations': () => [conversation(7, 'Maya')],
      'GET /api/conversations/7': () => details(),
      'POST /api/conversations/7/read': () => undefined,
      'POST /api/conversations/7/typing': () => undefined,
      'GET /api/messages/7': () => [message(1)],
      ...(replies && { 'GET /api/quick-replies': () => replies }),
    });
    renderInHost(<MessagesPage />, { at: '/messages?with=7', host: createFakeHost({ user }) });
    return calls;
  };

  test('are put into the draft and not sent', async () => {
    const calls = openAs(professional, [{ id: 1, title: 'Fees', body: 'I work for a fixed fee.' }]);
    await screen.findByRole('button', { name: 'Quick replies' });
    await userEvent.type(await composer(), 'Hi. /fee{Enter}');
    expect((await composer()).value).toBe('Hi. I work for a fixed fee.');
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/messages')).toBe(false);
    expect(sessionStorage.getItem('counterpart.draft.1.message.7')).toContain('I work for a fixed fee.');
  });

  test('are suggestions until a professional has some', async () => {
    openAs(professional, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Quick replies' }));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Write your own in Settings' }).getAttribute('href')).toBe(
      '/profile?tab=replies',
    );
  });

  test('are not offered to clients, nor asked for', async () => {
    const calls = openAs(person);
    await screen.findByText('Message 1');
    await userEvent.type(await composer(), '/');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quick replies' })).toBeNull();
    expect(calls.some(({ path }) => path === '/api/quick-replies')).toBe(false);
  });
});
