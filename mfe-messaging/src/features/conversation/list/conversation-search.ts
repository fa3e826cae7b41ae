import { fullName, plainText, type Conversation } from '@counterpart/api/contract';

/** Conversations whose person's name or last message holds every word of the search, folded as the server does. */
export function searchConversations(conversations: readonly Conversation[], search: string): readonly Conversation[] {
  const words = plainText(search).split(' ').filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter(({ otherUser, lastMessage }) => {
    const text = plainText(`${fullName(otherUser)} ${lastMessage?.content ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/**
 * Lists what to show until the server responds: matches on the page and those of the previous response, so that rows do
 * not come and go while a word grows. In the order of the whole list; those older than it reaches are last.
 */
export function mergeFound(
  all: readonly Conversation[],
  known: readonly Conversation[],
  previous: readonly Conversation[],
): readonly Conversation[] {
  const ids = new Set([...known, ...previous].map(({ id }) => id));
  const listed = all.filter(({ id }) => ids.has(id));
  const listedIds = new Set(listed.map(({ id }) => id));
  return [...listed, ...previous.filter(({ id }) => !listedIds.has(id))];
}

/** 'Financial Professional' or 'Client', by the other person's own type . */
export function personLabel(userType: Conversation['otherUser']['userType']): string {
  return userType === 'accountant' ? 'Financial Professional' : 'Client';
}
