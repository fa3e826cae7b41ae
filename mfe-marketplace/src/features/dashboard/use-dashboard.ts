import type { Dashboard } from '@counterpart/api/contract';
import { apiKey, useApi, useLiveEvent, useLiveReconnect, type ApiError } from '@counterpart/shell/sdk';
import { useSWRConfig, type SWRResponse } from 'swr';

/** The figures of the signed-in person, kept up to date. */
export function useDashboard(): SWRResponse<Dashboard, ApiError> {
  const { mutate } = useSWRConfig();
  const refresh = () => void mutate(apiKey('/api/dashboard'));
  useLiveEvent('message.created', refresh);
  useLiveEvent('message.changed', refresh);
  useLiveEvent('message.read', refresh);
  useLiveEvent('connection.changed', refresh);
  useLiveReconnect(refresh);
  return useApi('/api/dashboard');
}
