import type { Message, Notification } from './named-types';

/** What the server pushes to a signed-in person, by event name. */
export interface LiveEvents {
  /** A message was sent to or by this person, in any tab. */
  'message.created': {
    readonly message: Message;
    /** Id of the other person of the conversation, from the receiver of this event's point of view. */
    readonly conversationWith: number;
  };
  /** A conversation was read up to its end. */
  'message.read': {
    readonly conversationWith: number;
    /** Id of who read it: the other person, or this person in another tab. */
    readonly readerId: number;
  };
  /** The other person is typing now. */
  typing: { readonly conversationWith: number };
  /** A notification was stored. */
  'notification.created': {
    readonly notification: Notification;
    readonly unreadCount: number;
  };
  /** Notifications were read, in any tab. */
  'notifications.read': { readonly unreadCount: number };
}

/** Names of the events, for subscribing to each of them. */
export const liveEventNames = ['message.created', 'message.read', 'typing', 'notification.created', 'notifications.read'] as const satisfies readonly (keyof LiveEvents)[];
