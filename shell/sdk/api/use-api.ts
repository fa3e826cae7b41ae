import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiKey, PathFor, RequestParams, ResponseBody } from './api-client';
import type { ApiError } from './api-error';
import { apiPath, type UntypedParams } from './api-path';
import { useHost } from '../host/host';

/**
 * Reads from the API through the app's one cache: `useApi('/api/accountants/{id}', { path: { id } })`.
 * @param params `null` reads nothing (signed out, not known yet)
 */
export function useApi<Path extends PathFor<'get'>>(
  path: Path,
  ...[params, options]: object extends RequestParams<'get', Path>
    ? [params?: RequestParams<'get', Path> | null, options?: SWRConfiguration]
    : [params: RequestParams<'get', Path> | null, options?: SWRConfiguration]
): SWRResponse<ResponseBody<'get', Path>, ApiError> {
  const { api } = useHost();
  const { path: values, query }: UntypedParams = params ?? {};
  return useSWR<ResponseBody<'get', Path>, ApiError>(
    params === null ? null : apiPath(path, values, query),
    (key: ApiKey<ResponseBody<'get', Path>>) => api.fetch(key),
    options,
  );
}
