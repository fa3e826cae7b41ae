import type { LiveEvents, Message } from '@counterpart/api/contract';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { isPassing, problemOf, retryDelay, SentElsewhere } from './delivery-problems';
import type { OutgoingMessage, WrittenMessage } from './outgoing-message';

/**
 * The outbox, by the id of the other person. These are definitions only: the values live in a scope of one signed-in
 * person (`conversation-scope.ts`).
 *
 * A message waits in the outbox until the server has stored it. Those of one conversation are sent one after the other:
 * one that cannot reach the server holds up those behind it and is sent again automatically; one that the server
 * refuses does neither.
 */
type ByPerson<Value> = Readonly<Record<number, readonly Value[]>>;
type Reference = Pick<OutgoingMessage, 'receiverId' | 'clientMessageId'>;
type Received = LiveEvents['message.created'];

export const send = createEvent<WrittenMessage>();
/** Sends one again that waits or was refused. */
export const retry = createEvent<Reference>();
/** Takes one back that was not sent. */
export const discard = createEvent<Reference>();
/** Messages in storage, from before the page load or from another tab. */
export const restored = createEvent<readonly OutgoingMessage[]>();
/** Another tab has sent or discarded one. */
export const gone = createEvent<Pick<OutgoingMessage, 'clientMessageId'>>();
/** The server can be reached again: everything that waits is sent. */
export const resumed = createEvent();
/** The pushed copy of one's own message: the server has stored it, from this tab or another. */
export const received = createEvent<Received>();

/** Hands a message to the server. The scope says how. */
export const deliverFx = createEffect<OutgoingMessage, Message>();
/** Tells the person how it went. The scope says how. */
export const announceFx = createEffect<{ readonly error: Error | null }, void>();
/** Keeps a message over a reload, or forgets it. The scope says how. */
export const keepFx = createEffect<OutgoingMessage, void>();
export const forgetFx = createEffect<Reference, void>();
/** Lets some milliseconds pass. */
export const pauseFx = createEffect<{ readonly receiverId: number; readonly milliseconds: number }, void>();

export const sent = deliverFx.done.map(({ params, result }): Received => ({
  message: result,
  conversationWith: params.receiverId,
}));
type Failure = OutgoingMessage & { readonly error: Error };
/** The server was not reached, or could not answer. */
const delayed = createEvent<Failure>();
/** The server has refused it. */
const refused = createEvent<Failure>();
/** Another tab had its turn before. */
export const sentElsewhere = createEvent<Failure>();
/** The first message that waits in a conversation goes to the server, unless one is on its way. */
const flush = createEvent<number>();

const storedAnew = createEvent<OutgoingMessage | null>();

/** Messages not stored yet, in the order they were written. */
export const $outbox = createStore<ByPerson<OutgoingMessage>>({}, { serialize: 'ignore' });

const find = (outbox: ByPerson<OutgoingMessage>, { receiverId, clientMessageId }: Reference) =>
  outbox[receiverId]?.find((message) => message.clientMessageId === clientMessageId);

const without = (outbox: ByPerson<OutgoingMessage>, { receiverId, clientMessageId }: Reference) => ({
  ...outbox,
  [receiverId]: (outbox[receiverId] ?? []).filter((message) => message.clientMessageId !== clientMessageId),
});

const patched = (
  outbox: ByPerson<OutgoingMessage>,
  { receiverId, clientMessageId }: Reference,
  change: Partial<OutgoingMessage>,
) => ({
  ...outbox,
  [receiverId]: (outbox[receiverId] ?? []).map((message) =>
    message.clientMessageId === clientMessageId ? { ...message, ...change } : message,
  ),
});

/** As they were written; another tab's may be older. */
const inOrder = (messages: readonly OutgoingMessage[]) =>
  [...messages].sort((one, other) => one.createdAt.localeCompare(other.createdAt));

const mapped = (
  outbox: ByPerson<OutgoingMessage>,
  change: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[],
) => Object.fromEntries(Object.entries(outbox).map(([id, messages]) => [id, change(messages)]));

function nextOf(outbox: ByPerson<OutgoingMessage>, receiverId: number): OutgoingMessage | undefined {
  const messages = outbox[receiverId] ?? [];
  if (messages.some(({ status }) => status === 'sending')) return undefined;
  return messages.find(({ status }) => status === 'waiting');
}

const written = sample({
  clock: send,
  source: $outbox,
  filter: (outbox, message) =>
    (message.content.trim() !== '' || message.attachments.length > 0) && !find(outbox, message),
  fn: (_, message): OutgoingMessage => ({
    ...message,
    content: message.content.trim(),
    status: 'waiting',
    attempts: 0,
    problem: null,
  }),
});

const added = sample({
  clock: restored,
  source: $outbox,
  fn: (outbox, messages) => messages.filter((message) => !find(outbox, message)),
});

$outbox
  .on(written, (outbox, message) => ({
    ...outbox,
    [message.receiverId]: [...(outbox[message.receiverId] ?? []), message],
  }))
  .on(added, (outbox, messages) =>
    messages.reduce(
      (all, message) => ({ ...all, [message.receiverId]: inOrder([...(all[message.receiverId] ?? []), message]) }),
      outbox,
    ),
  )
  .on(retry, (outbox, reference) =>
    find(outbox, reference)?.status === 'failed'
      ? patched(outbox, reference, { status: 'waiting', problem: null })
      : outbox,
  )
  .on(deliverFx, (outbox, message) => patched(outbox, message, { status: 'sending' }))
  .on(delayed, (outbox, { error, ...message }) =>
    patched(outbox, message, { status: 'waiting', attempts: message.attempts + 1, problem: problemOf(error) }),
  )
  .on(refused, (outbox, { error, ...message }) =>
    patched(outbox, message, { status: 'failed', problem: problemOf(error) }),
  )
  .on(discard, (outbox, reference) =>
    find(outbox, reference)?.status === 'sending' ? outbox : without(outbox, reference),
  )
  // One that this tab is sending waits for its turn, and finds out there.
  .on(gone, (outbox, { clientMessageId }) =>
    mapped(outbox, (messages) =>
      messages.filter((message) => message.clientMessageId !== clientMessageId || message.status === 'sending'),
    ),
  )
  .on(sentElsewhere, (outbox, reference) => without(outbox, reference))
  .on([sent, received], (outbox, { message: { clientMessageId }, conversationWith }) => {
    if (clientMessageId === null) return outbox;
    const reference = { receiverId: conversationWith, clientMessageId };
    return find(outbox, reference) ? without(outbox, reference) : outbox;
  });

sample({ clock: written, target: keepFx });
// What was refused stays so over a reload; Retry sends it.
sample({ clock: refused, fn: ({ error, ...message }) => ({ ...message, problem: problemOf(error) }), target: keepFx });
sample({
  clock: [sent, received],
  filter: ({ message }) => message.clientMessageId !== null,
  fn: ({ message, conversationWith }) => ({
    receiverId: conversationWith,
    clientMessageId: message.clientMessageId ?? '',
  }),
  target: forgetFx,
});
sample({
  clock: discard,
  source: $outbox,
  filter: (outbox, reference) => !find(outbox, reference),
  fn: (_, reference) => reference,
  target: forgetFx,
});

sample({
  clock: retry,
  source: $outbox,
  fn: (outbox, reference) => find(outbox, reference) ?? null,
  target: storedAnew,
});
sample({ clock: storedAnew, filter: (message) => message !== null, target: keepFx });

const flushAllFx = createEffect<readonly number[], void>((receiverIds) => receiverIds.forEach((id) => flush(id)));
sample({
  clock: [resumed, added],
  source: $outbox,
  fn: (outbox) => Object.keys(outbox).map(Number),
  target: flushAllFx,
});
sample({ clock: [written, retry, discard], fn: ({ receiverId }) => receiverId, target: flush });
sample({
  clock: [deliverFx.done, refused, sentElsewhere],
  fn: (done) => ('params' in done ? done.params : done).receiverId,
  target: flush,
});
sample({ clock: pauseFx.done, fn: ({ params }) => params.receiverId, target: flush });
sample({
  clock: flush,
  source: $outbox,
  filter: (outbox, receiverId) => nextOf(outbox, receiverId) !== undefined,
  fn: (outbox, receiverId) => nextOf(outbox, receiverId) as OutgoingMessage,
  target: deliverFx,
});

/** The response may be lost after the message was stored; then the pushed copy has already taken it out. */
const failed = sample({
  clock: deliverFx.fail,
  source: $outbox,
  filter: (outbox, { params }) => Boolean(find(outbox, params)),
  fn: (outbox, { params, error }): Failure => ({ ...(find(outbox, params) ?? params), error }),
});
sample({ clock: failed, filter: ({ error }) => isPassing(error), target: delayed });
sample({ clock: failed, filter: ({ error }) => error instanceof SentElsewhere, target: sentElsewhere });
sample({
  clock: failed,
  filter: ({ error }) => !isPassing(error) && !(error instanceof SentElsewhere),
  target: refused,
});
sample({
  clock: delayed,
  fn: ({ receiverId, attempts }) => ({ receiverId, milliseconds: retryDelay(attempts) }),
  target: pauseFx,
});

sample({ clock: sent, fn: () => ({ error: null }), target: announceFx });
// Once for each message, however often it is tried: the thread shows that it waits.
sample({
  clock: delayed,
  filter: ({ attempts }) => attempts === 0,
  fn: ({ error }) => ({ error }),
  target: announceFx,
});
sample({ clock: refused, fn: ({ error }) => ({ error }), target: announceFx });
