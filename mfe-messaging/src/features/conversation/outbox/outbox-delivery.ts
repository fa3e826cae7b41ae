import type { Message } from '@counterpart/api/contract';
import type { Host } from '@counterpart/shell/sdk';
import { requireSession } from '../../../message-texts';
import { isPassing, problemOf, SentElsewhere } from './delivery-problems';
import type { OutgoingMessage } from './outgoing-message';
import { forgetOutgoing, readOutbox, storeOutgoing } from './outbox-storage';

/**
 * Hands messages of one person to the server, one of a conversation at a time in all tabs of this browser, in the order
 * in which they were written in whichever tab.
 * @returns what sends one message; it throws `SentElsewhere` for one that another tab has sent or discarded meanwhile
 */
export function deliverFrom(host: Host, personId: number): (message: OutgoingMessage) => Promise<Message> {
  const post = async ({ receiverId, content, attachments, clientMessageId }: OutgoingMessage) => {
    requireSession(host, personId);
    const attachmentIds = attachments.map(({ id }) => id);
    return host.api.send('post', '/api/messages', {
      body: {
        ...{ receiverId, content, clientMessageId },
        ...(attachmentIds.length > 0 && { attachmentIds }),
      },
    });
  };

  /** Another tab's, which go first. What the server refuses is marked, and delays no other. */
  async function deliverOlder(messages: readonly OutgoingMessage[]): Promise<void> {
    for (const message of messages) {
      try {
        await post(message);
        forgetOutgoing(personId, message.clientMessageId);
      } catch (error) {
        if (!(error instanceof Error) || isPassing(error) || host.session.getState().user?.id !== personId) throw error;
        storeOutgoing(message, problemOf(error));
      }
    }
  }

  const waitingFor = (receiver: number) => readOutbox(personId).filter(({ receiverId }) => receiverId === receiver);

  return (message) => {
    const isThis = ({ clientMessageId }: OutgoingMessage) => clientMessageId === message.clientMessageId;
    // Storage may be refused: a message that never was in it is sent all the same.
    const wasStored = waitingFor(message.receiverId).some(isThis);
    return inTurn(`counterpart.outbox.${personId}.${message.receiverId}`, async () => {
      const stored = waitingFor(message.receiverId);
      if (wasStored && !stored.some(isThis)) throw new SentElsewhere();
      const older = stored.slice(0, Math.max(0, stored.findIndex(isThis)));
      await deliverOlder(older.filter(({ status }) => status === 'waiting'));
      const result = await post(message);
      // Before another tab has its turn.
      forgetOutgoing(personId, message.clientMessageId);
      return result;
    });
  };
}

/** Runs alone among all tabs of this browser; immediately where it has no locks (on URLs without TLS). */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Not in every browser, whatever its types say.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : work();
}
