import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { apiKey, type PathFor, type RequestParams, type ResponseBody } from './api-client';
import type { ApiError } from './api-error';
import { useHost } from './host';

/**
 * Reads from the API through the app's one cache: `useApi('/api/accountants/{id}', { path: { id } })`.
 * @param params `null` reads nothing (signed out, not known yet)
 */
export function useApi<Path extends PathFor<'get'>>(
  path: Path,
  params: RequestParams<'get', Path> | null = {},
  options?: SWRConfiguration,
): SWRResponse<ResponseBody<'get', Path>, ApiError> {
  const { api } = useHost();
  return useSWR<ResponseBody<'get', Path>, ApiError>(
    params && apiKey(path, params),
    (key: string) => api.fetch(key),
    options,
  );
}
