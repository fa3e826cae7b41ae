import type { Conversation } from '@counterpart/api/contract';

/** Conversations whose person's name or message text holds every word of the search, in any case. */
export function searchConversations(conversations: readonly Conversation[], search: string): readonly Conversation[] {
  const words = search.toLocaleLowerCase('en-US').split(/\s+/).filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter(({ otherUser, lastMessage }) => {
    const text = `${otherUser.firstName} ${otherUser.lastName} ${lastMessage?.content ?? ''}`.toLocaleLowerCase('en-US');
    return words.every((word) => text.includes(word));
  });
}

/** 'Financial Professional' or 'Client', by the other person's own type (M §2, decided). */
export function personLabel(userType: Conversation['otherUser']['userType']): string {
  return userType === 'accountant' ? 'Financial Professional' : 'Client';
}
