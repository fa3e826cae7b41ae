import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { deliverFx, send } from './conversation-workflow';
import { $drafts, draftChanged, draftRestored } from './draft-workflow';

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
      content: 'Hello',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  });
  expect(scope.getState($drafts)).toEqual({ 7: '', 8: 'Later' });
});
