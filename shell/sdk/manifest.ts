import type { SlotName } from './slots';

/** Who may open a route. `signed-in` sends a visitor to `/auth`; `admin` sends others to `/`, or shows them a refusal when `denied` is `message`. */
export type RouteAccess = 'public' | 'signed-in' | 'admin';

/**
 * Title and meta of a route, as templates: `{professional.firstName}` is filled from the route's `data`.
 * A template whose value is missing falls back to `fallbackTitle`.
 */
export interface RouteHead {
  readonly title: string;
  readonly fallbackTitle?: string;
  readonly description?: string;
  /** Path of the canonical address; the request's own path when absent. */
  readonly canonical?: string;
  /** Open Graph type. Default `website`. */
  readonly type?: 'website' | 'article' | 'profile';
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
}

export interface RouteDeclaration {
  /** Absolute path pattern of react-router: `/accountant/:id`. */
  readonly path: string;
  readonly access?: RouteAccess;
  readonly denied?: 'redirect' | 'message';
  /**
   * First API answers of the route, by name: `{"professional": "/api/accountants/:id"}`. `:name` is a path parameter;
   * `*` among the parts of the query takes the page's own query over. The first one decides between 200 and 404.
   */
  readonly data?: Readonly<Record<string, string>>;
  /** Lazy modules of the first view, as `remote.tsx` imports them: fetched with the HTML, or as soon as a link to the route is pointed at. */
  readonly preload?: readonly string[];
  /** Slots of the first view: their fillers are fetched at the same time. */
  readonly slots?: readonly SlotName[];
  readonly head: RouteHead;
}

/** `remote.json`: what an area says of itself before any of its code is loaded. */
export interface RemoteManifest {
  /** Short name, also its folder without `mfe-`. */
  readonly id: string;
  /** What people read when the area is down: 'Messages'. */
  readonly title: string;
  /** The team that is told. */
  readonly owner: string;
  /** Version of the area (semver). A local build adds its content hash. */
  readonly version: string;
  /** Semver range of SDK versions it works with. */
  readonly sdk: string;
  readonly routes: readonly RouteDeclaration[];
  /** Slots it fills. */
  readonly slots?: readonly SlotName[];
  /** Lazy modules behind a filled slot, as `remote.tsx` imports them. */
  readonly slotPreload?: Readonly<Partial<Record<SlotName, readonly string[]>>>;
}
