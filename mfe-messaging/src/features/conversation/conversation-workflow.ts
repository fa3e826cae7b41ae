import type { LiveEvents, Message } from '@counterpart/api/contract';
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { OutgoingMessage } from './outgoing-message';
import { markedReadBy } from './read-by';

/**
 * What happens in conversations, by the id of the other person. These are definitions only: the values live in a scope
 * of one signed-in person (`conversation-scope.ts`).
 */
type ByPerson<Value> = Readonly<Record<number, readonly Value[]>>;
type Reference = Pick<OutgoingMessage, 'receiverId' | 'clientMessageId'>;
type Received = LiveEvents['message.created'];

export const send = createEvent<Omit<OutgoingMessage, 'status'>>();
export const retry = createEvent<Reference>();
export const received = createEvent<Received>();
export const conversationRead = createEvent<LiveEvents['message.read']>();

/** Hands a message to the server. The scope says how. */
export const deliverFx = createEffect<OutgoingMessage, Message>();
/** Tells the person how it went. The scope says how. */
export const announceFx = createEffect<{ readonly error: Error | null }, void>();

export const sent = deliverFx.done.map(({ params, result }): Received => ({
  message: result,
  conversationWith: params.receiverId,
}));
const failed = createEvent<Reference & { readonly error: Error }>();

/** Messages not stored yet, in the order they were written. */
export const $outbox = createStore<ByPerson<OutgoingMessage>>({}, { serialize: 'ignore' });
/** Stored messages that came while the conversations were open, which the last response of the server may not have. */
export const $arrived = createStore<ByPerson<Message>>({}, { serialize: 'ignore' });

const find = (outbox: ByPerson<OutgoingMessage>, { receiverId, clientMessageId }: Reference) =>
  outbox[receiverId]?.find((message) => message.clientMessageId === clientMessageId);

sample({
  clock: send,
  source: $outbox,
  filter: (outbox, message) => message.content.trim() !== '' && !find(outbox, message),
  fn: (_, message): OutgoingMessage => ({ ...message, content: message.content.trim(), status: 'sending' }),
  target: deliverFx,
});

sample({
  clock: retry,
  source: $outbox,
  // A second click finds the message already on its way.
  filter: (outbox, reference) => find(outbox, reference)?.status === 'failed',
  fn: (outbox, reference) => ({ ...(find(outbox, reference) as OutgoingMessage), status: 'sending' as const }),
  target: deliverFx,
});

sample({
  clock: deliverFx.fail,
  source: $outbox,
  // The response may be lost after the message was stored; then the pushed copy has already taken it out.
  filter: (outbox, { params }) => Boolean(find(outbox, params)),
  fn: (_, { params, error }) => ({ receiverId: params.receiverId, clientMessageId: params.clientMessageId, error }),
  target: failed,
});

$outbox
  .on(deliverFx, (outbox, message) => {
    const others = (outbox[message.receiverId] ?? []).filter(
      (other) => other.clientMessageId !== message.clientMessageId,
    );
    return { ...outbox, [message.receiverId]: [...others, message] };
  })
  .on(failed, (outbox, { receiverId, clientMessageId }) => ({
    ...outbox,
    [receiverId]: (outbox[receiverId] ?? []).map((message) =>
      message.clientMessageId === clientMessageId ? { ...message, status: 'failed' as const } : message,
    ),
  }))
  .on([sent, received], (outbox, { message, conversationWith }) => {
    const waiting = outbox[conversationWith];
    if (!waiting?.some((other) => other.clientMessageId === message.clientMessageId)) return outbox;
    return {
      ...outbox,
      [conversationWith]: waiting.filter((other) => other.clientMessageId !== message.clientMessageId),
    };
  });

$arrived
  .on([sent, received], (arrived, { message, conversationWith }) => {
    const before = arrived[conversationWith] ?? [];
    if (before.some((other) => other.id === message.id)) return arrived;
    return { ...arrived, [conversationWith]: [...before, message].sort((one, other) => one.id - other.id) };
  })
  .on(conversationRead, (arrived, { conversationWith, readerId, readAt }) => {
    const messages = arrived[conversationWith];
    return messages ? { ...arrived, [conversationWith]: messages.map(markedReadBy(readerId, readAt)) } : arrived;
  });

sample({ clock: sent, fn: () => ({ error: null }), target: announceFx });
sample({ clock: failed, fn: ({ error }) => ({ error }), target: announceFx });
