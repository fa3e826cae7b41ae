import type { Conversation, ConversationDetails, Message, Professional, User } from '@counterpart/api/contract';

/** The signed-in client of the tests. */
export const person: User = {
  id: 1,
  userType: 'client',
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora@example.test',
  username: 'nora',
  emailConfirmed: true,
  profilePicture: null,
  city: null,
  state: null,
};

export function conversation(id: number, firstName: string, values: Partial<Conversation> = {}): Conversation {
  return {
    id,
    otherUser: { id, firstName, lastName: 'Okafor', profilePicture: null, userType: 'accountant' },
    lastMessage: {
      id: 1000 - id,
      content: `Last words of ${firstName}`,
      createdAt: '2026-11-20T12:00:00.000Z',
      senderId: id,
      deleted: false,
    },
    connection: { status: 'accepted', requestedById: null },
    unreadCount: 0,
    ...values,
  };
}

export function message(id: number, values: Partial<Message> = {}): Message {
  return {
    id,
    senderId: 7,
    receiverId: person.id,
    content: `Message ${id}`,
    createdAt: '2026-11-20T12:00:00.000Z',
    read: true,
    readAt: null,
    deliveredAt: null,
    editedAt: null,
    deleted: false,
    attachments: [],
    clientMessageId: null,
    ...values,
  };
}

/** Details of the conversation with Maya. */
export function details(values: Partial<ConversationDetails> = {}): ConversationDetails {
  return {
    otherUser: conversation(7, 'Maya').otherUser,
    connection: { status: 'accepted', requestedById: null, declineReason: null },
    blocked: false,
    service: 'tax',
    responseTimeHours: 4,
    maySendFiles: false,
    ...values,
  };
}

export const professional: Professional = {
  id: 7,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: null,
  profilePicture: null,
  city: 'Austin',
  state: 'Texas',
  avgRating: 4.8,
  reviewCount: 12,
  professions: ['accountant'],
  directory: 'accountant',
  profile: null,
  listing: null,
  permissions: { message: true, review: true, alreadyReviewed: false },
};
