import type { Message, Notification } from './named-types';

/** Events that the server pushes to a signed-in person, by name. */
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
    /** ISO 8601, UTC. */
    readonly readAt: string;
  };
  /** A message was edited or deleted by its sender. */
  'message.changed': { readonly message: Message; readonly conversationWith: number };
  /** This person's messages up to then reached a device of the other person. `deliveredAt` in ISO 8601, UTC. */
  'message.delivered': { readonly conversationWith: number; readonly deliveredAt: string };
  /** A connection was requested, accepted or declined, or this person has blocked or unblocked the other one. */
  'connection.changed': { readonly conversationWith: number };
  /** A meeting with the other person was requested, answered, moved or cancelled. */
  'meeting.changed': { readonly conversationWith: number };
  /** A piece of work with the other person is new or is another one. */
  'engagement.changed': { readonly conversationWith: number; readonly engagementId: number };
  /** The other person is typing now. */
  typing: { readonly conversationWith: number };
  /** A person whom this one is connected with came or went, or began to show or hide it. */
  'presence.changed': { readonly userId: number; readonly isOnline: boolean };
  /** A notification was stored, or the unread one about the same thing was renewed. */
  'notification.created': { readonly notification: Notification };
  /** Notifications were read or are gone: the list is to be read anew. */
  'notifications.read': Readonly<Record<string, never>>;
  /** The person's own account, as they see it, changed in another tab or by a mailed link. */
  'account.changed': Readonly<Record<string, never>>;
}
