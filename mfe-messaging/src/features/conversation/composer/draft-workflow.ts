import { createEffect, createEvent, createStore, sample } from 'effector';
import { received, send } from '../outbox/outbox-workflow';

interface Draft {
  readonly otherUserId: number;
  readonly text: string;
}

/** Names the draft to a person in this tab. */
export const draftName = (otherUserId: number): string => `message.${otherUserId}`;

export const draftChanged = createEvent<Draft>();
/** The text that storage held from before the page was loaded. */
export const draftRestored = createEvent<Draft>();

/** Forgets the copy of a draft in storage. The scope says how. */
export const forgetDraftFx = createEffect<{ readonly otherUserId: number }, void>();

/** Text typed but not sent, by the other person's id. */
export const $drafts = createStore<Readonly<Record<number, string>>>({}, { serialize: 'ignore' })
  .on(draftChanged, (drafts, { otherUserId, text }) => ({ ...drafts, [otherUserId]: text }))
  .on(draftRestored, (drafts, { otherUserId, text }) =>
    drafts[otherUserId] === undefined ? { ...drafts, [otherUserId]: text } : drafts,
  )
  .on(send, (drafts, { receiverId }) => ({ ...drafts, [receiverId]: '' }));

/** A tab that was duplicated has the same text: it was sent in the other one. */
const sentElsewhere = sample({
  clock: received,
  source: $drafts,
  filter: (drafts, { message, conversationWith }) =>
    message.receiverId === conversationWith && drafts[conversationWith]?.trim() === message.content,
  fn: (_, { conversationWith }) => ({ otherUserId: conversationWith }),
});
$drafts.on(sentElsewhere, (drafts, { otherUserId }) => ({ ...drafts, [otherUserId]: '' }));
sample({ clock: sentElsewhere, target: forgetDraftFx });
