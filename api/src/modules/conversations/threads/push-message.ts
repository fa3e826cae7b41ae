import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import type { Message } from './message.model';
import { presentMessage } from './messages.presenter';

/** Pushes a message to the open tabs of one of its two people. */
export function pushMessage(
  message: Message,
  to: { readonly userId: number; readonly conversationWith: number },
  transaction: Transaction,
): Promise<void> {
  const payload = { message: presentMessage(message), conversationWith: to.conversationWith };
  return publishLive([to.userId], 'message.created', payload, transaction);
}
