const message = [
  'senderId',
  'receiverId',
  'content',
  'createdAt',
  'deliveredAt',
  'readAt',
  'editedAt',
  'deletedAt',
] as const;

const conversation = {
  name: 'conversations',
  table: 'conversations',
  shown: ['user1Id', 'user2Id', 'lastMessageAt', 'connection', 'requestedById', 'declineReason', 'answeredAt'],
  afterwards: { retainedBecause: 'The other side keeps what was written, with ‘Deleted user’.' },
} as const;

/** The tables of conversations with a person in them, for `personalTables`. */
export const messageTables = [
  {
    name: 'filesSent',
    table: 'message_attachments',
    owner: 'uploaderId',
    shown: ['receiverId', 'name', 'mimeType', 'bytes', 'createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'filesReceived',
    table: 'message_attachments',
    owner: 'receiverId',
    shown: ['uploaderId', 'name', 'mimeType', 'bytes', 'createdAt'],
    afterwards: { retainedBecause: 'They are of the people who sent them, and go with these.' },
  },
  { name: 'messagesSent', table: 'messages', owner: 'senderId', shown: message, afterwards: conversation.afterwards },
  {
    name: 'messagesReceived',
    table: 'messages',
    owner: 'receiverId',
    shown: message,
    afterwards: conversation.afterwards,
  },
  { ...conversation, owner: 'user1Id' },
  { ...conversation, owner: 'user2Id' },
  {
    ...conversation,
    name: 'connectionsRequested',
    owner: 'requestedById',
    shown: { withheldBecause: 'The list of conversations has them, with who asked.' },
  },
  {
    name: 'quickReplies',
    table: 'quick_replies',
    owner: 'userId',
    shown: ['title', 'body', 'position', 'createdAt', 'updatedAt'],
    afterwards: 'erased',
  },
  {
    name: 'peopleBlocked',
    table: 'user_blocks',
    owner: 'blockerId',
    shown: ['blockedId', 'createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'blockedBy',
    table: 'user_blocks',
    owner: 'blockedId',
    shown: { withheldBecause: 'People are not told who has blocked them.' },
    afterwards: 'erased',
  },
] as const;
