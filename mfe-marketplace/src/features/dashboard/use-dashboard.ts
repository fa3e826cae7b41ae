import type { Conversation, Dashboard } from '@counterpart/api/contract';
import { apiKey, useApi, useLiveEvent, useLiveReconnect, type ApiError } from '@counterpart/shell/sdk';
import { useSWRConfig, type SWRResponse } from 'swr';

/** Reads a key again whenever a message comes, changes or is read, a connection is answered, or events were missed. */
function useFollowMessages(key: string): void {
  const { mutate } = useSWRConfig();
  const refresh = () => void mutate(key);
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.changed', refresh);
  useLiveEvent('message.read', refresh);
  useLiveEvent('connection.changed', refresh);
  useLiveReconnect(refresh);
}

/** The figures of the signed-in person, kept up to date. */
export function useDashboard(): SWRResponse<Dashboard, ApiError> {
  useFollowMessages(apiKey('/api/dashboard'));
  return useApi('/api/dashboard');
}

/** The conversations of the signed-in person, newest first, kept up to date. */
export function useConversations(): SWRResponse<Conversation[], ApiError> {
  useFollowMessages(apiKey('/api/conversations'));
  return useApi('/api/conversations');
}
