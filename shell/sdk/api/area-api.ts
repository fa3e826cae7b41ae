import type { SWRConfiguration, SWRResponse } from 'swr';
import {
  apiKey,
  type ApiClient,
  type ApiKey,
  type Argument,
  type Call,
  type PathFor,
  type RequestParams,
  type ResponseBody,
} from './api-client';
import type { ApiError } from './api-error';
import { useApi } from './use-api';

type Write = 'post' | 'put' | 'patch' | 'delete';

/** The backend of an area, through the same cache and client as the API, with the paths of its own document. */
export interface AreaApi<Paths> {
  /** As the SDK's `useApi`. */
  useApi<Path extends PathFor<'get', Paths>>(
    path: Path,
    ...rest: object extends RequestParams<'get', Path, Paths>
      ? [params?: RequestParams<'get', Path, Paths> | null, options?: SWRConfiguration]
      : [params: RequestParams<'get', Path, Paths> | null, options?: SWRConfiguration]
  ): SWRResponse<ResponseBody<'get', Path, Paths>, ApiError>;
  /** As the SDK's `apiKey`. */
  key<Path extends PathFor<'get', Paths>>(
    path: Path,
    ...params: Argument<RequestParams<'get', Path, Paths>>
  ): ApiKey<ResponseBody<'get', Path, Paths>>;
  /** As `send` of the client that `useAct` and `useHost` hand over. */
  send<M extends Write, Path extends PathFor<M, Paths>>(
    api: ApiClient,
    method: M,
    path: Path,
    ...call: Argument<Call<M, Path, Paths>>
  ): Promise<ResponseBody<M, Path, Paths>>;
}

/**
 * Types the backend that an administrator granted an area: `createAreaApi<paths>('year-end')`.
 * @typeParam Paths what `counterpart types` wrote of the backend's OpenAPI document
 */
export function createAreaApi<Paths>(area: string): AreaApi<Paths> {
  // Each path and what goes with it were checked against `Paths`, which the contract knows nothing of.
  const at = (path: unknown) => `/api/areas/${area}${String(path)}` as never;
  return {
    useApi: (path, ...rest) => useApi(at(path), ...(rest as [never])) as never,
    key: (path, ...params) => apiKey(at(path), ...(params as [never])) as never,
    send: (api, method, path, ...call) => api.send(method, at(path), ...(call as [never])) as never,
  };
}
