import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { deliverFx, received, send } from '../outbox/outbox-workflow';
import { message } from '../../../testing/fixtures';
import { $drafts, draftChanged, draftRestored, forgetDraftFx } from './draft-workflow';

test('a stored draft fills an untouched field only', async () => {
  const scope = fork();
  await allSettled(draftRestored, { scope, params: { otherUserId: 7, text: 'kept' } });
  await allSettled(draftChanged, { scope, params: { otherUserId: 8, text: 'typed' } });
  await allSettled(draftRestored, { scope, params: { otherUserId: 8, text: 'kept' } });
  expect(scope.getState($drafts)).toEqual({ 7: 'kept', 8: 'typed' });
});

test('sending empties the draft of that conversation', async () => {
  const scope = fork({ handlers: [[deliverFx, () => new Promise<never>(() => undefined)]] });
  await allSettled(draftChanged, { scope, params: { otherUserId: 7, text: 'Hello' } });
  await allSettled(draftChanged, { scope, params: { otherUserId: 8, text: 'Later' } });
  void allSettled(send, {
    scope,
    params: {
      clientMessageId: 'a',
      senderId: 1,
      receiverId: 7,
      attachments: [],
      content: 'Hello',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  });
  expect(scope.getState($drafts)).toEqual({ 7: '', 8: 'Later' });
});

test('a draft that another tab has sent is gone, a different one and one that was received are not', async () => {
  const forget = vi.fn();
  const scope = fork({ handlers: [[forgetDraftFx, forget]] });
  for (const otherUserId of [7, 8, 9])
    await allSettled(draftChanged, { scope, params: { otherUserId, text: otherUserId === 8 ? 'Later' : ' Hello ' } });
  const sentTo = (receiverId: number) => message(receiverId, { content: 'Hello', senderId: 1, receiverId });
  await allSettled(received, { scope, params: { message: sentTo(7), conversationWith: 7 } });
  await allSettled(received, { scope, params: { message: sentTo(8), conversationWith: 8 } });
  const fromThem = message(9, { content: 'Hello', senderId: 9, receiverId: 1 });
  await allSettled(received, { scope, params: { message: fromThem, conversationWith: 9 } });
  expect(scope.getState($drafts)).toEqual({ 7: '', 8: 'Later', 9: ' Hello ' });
  // Its copy in storage goes as well, or a reload would bring it back.
  expect(forget.mock.calls).toEqual([[{ otherUserId: 7 }]]);
});
