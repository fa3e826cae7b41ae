import type { Conversation, UserCard } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';

interface Person {
  readonly person: UserCard | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
}

/**
 * The person a thread is with: from the list, or asked for when no conversation exists yet.
 * @param conversations `undefined` while the list is loading
 */
export function usePerson(id: number, conversations: readonly Conversation[] | undefined): Person {
  const known = conversations?.find(({ otherUser }) => otherUser.id === id)?.otherUser;
  const isUnknown = conversations !== undefined && !known;
  const card = useApi('/api/users/{id}/card', isUnknown ? { path: { id } } : null);
  return { person: known ?? card.data, error: known ? undefined : card.error, reload: () => void card.mutate() };
}
