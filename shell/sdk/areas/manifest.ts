import type { RouteDeclaration } from '@counterpart/api/contract';

/**
 * Types of what areas declare in `remote.json`; the registry checks it, so its shape and its words come from the API's
 * contract.
 */
export type { RemoteManifest, RouteDeclaration } from '@counterpart/api/contract';
/** Users who may open a route. */
export type RouteAccess = NonNullable<RouteDeclaration['access']>;
/** Title and meta of a route, as templates. */
export type RouteHead = RouteDeclaration['head'];
