import type { Act } from './acts';

/** One page of the product as one kind of person sees it. */
export interface PageType {
  /** File name of its pictures, and what the sheet calls it. */
  readonly name: string;
  /** Path and query. */
  readonly path: string;
  /** Username of the demo account that opens it, or `new client` and the like; `null` for a visitor. */
  readonly account: string | null;
  /** Requests that fail while it is open; those of the server, which renders it, do not. */
  readonly failing?: RegExp;
  /** Action on it before the picture. */
  readonly act?: Act;
  /** The picture is of the window, not of the whole page: dialogs, menus, what is stuck to an edge. */
  readonly isWindow?: boolean;
}
