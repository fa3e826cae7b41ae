import { useEffect, useState } from 'react';
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

/**
 * Requests a response as soon as its component is on the page. Give it a response with `revalidateOnMount: false`.
 * @returns true once that has succeeded: until then the data may be what the cache held
 */
export function useFresh<Data>({
  data,
  error,
  isValidating,
  mutate,
}: Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating' | 'mutate'>): boolean {
  const [hasAsked, setAsked] = useState(false);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => void mutate().finally(() => setAsked(true)), [mutate]);
  if (!isFresh && hasAsked && data !== undefined && !error && !isValidating) setFresh(true);
  return isFresh;
}
