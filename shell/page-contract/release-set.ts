import type { User } from '@counterpart/api/contract';
import type { IntegrityMap } from './integrity';
import type { PageOverride } from './override';
import type { PageSite } from './site';
import type { RemoteManifest } from '../sdk/areas/manifest';

/** The release that stands in for another: the one before, or for a trial release the area's default. */
export interface FallbackRelease {
  readonly version: string;
  /** URL of the federation entry. */
  readonly entry: string;
}

/** One version of one area, as this tab runs it. */
export interface ActiveRelease {
  readonly version: string;
  /** URL of the federation entry. */
  readonly entry: string;
  /** Release used when this one cannot be loaded or breaks; `null` when there is none. */
  readonly fallback: FallbackRelease | null;
  readonly manifest: RemoteManifest;
  /** Share of the tabs that report how it does, from 0 to 1; absent when it is not compared with another. */
  readonly reports?: number;
  /** Files that the first view of each route needs, by the route's path; only in the browser. */
  readonly files?: Readonly<Record<string, RouteFiles>>;
}

/** URLs of scripts and stylesheets. */
export interface RouteFiles {
  /** Files that the area's page needs. */
  readonly page: readonly string[];
  /** Files that only the areas need that fill the page's slots. */
  readonly slots: readonly string[];
}

/** One version of every area: resolved on the server for a visitor, pinned for the life of a tab. */
export interface ReleaseSet {
  /** Same releases, same id. */
  readonly id: string;
  readonly areas: Readonly<Record<string, ActiveRelease>>;
  /** Name of the file with all of it, where files of other pages were left out; absent when nothing was. */
  readonly whole?: string | undefined;
}

/** Everything that a tab may open: fetched when it needs more than its first page does. */
export interface WholeSet extends Pick<ReleaseSet, 'areas'> {
  /** The hash of every file, by path; `null` in development. */
  readonly integrity: IntegrityMap | null;
}

/** Path of the file with a whole release set, whose name is its hash. */
export const wholeSetPath = (name: string): string => `/served-releases/${name}`;

/** True when no area is known: the release registry is unavailable, and whether a URL exists is unknown. */
export function isUnknown({ areas }: ReleaseSet): boolean {
  return Object.keys(areas).length === 0;
}

/** API response about something that does not exist. */
export interface NotFoundResponse {
  readonly sentence: string;
  readonly code: string;
  readonly requestId: string | null;
}

/** Data in the HTML for the browser, so that the first view requests nothing twice. */
export interface BootData {
  readonly releaseSet: ReleaseSet;
  /** Version of the shell's build; absent in development. */
  readonly shell?: string | undefined;
  /** Signed-in user; `null` is a visitor. */
  readonly user: User | null;
  /** Settings of the site; absent when there are none. */
  readonly site?: PageSite | undefined;
  /** The area that this browser takes from a developer's machine; absent when it takes none. */
  readonly override?: PageOverride | undefined;
  /** First API answers by cache key. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Those of them that were 404; absent when none was. */
  readonly notFound?: Readonly<Record<string, NotFoundResponse>> | undefined;
  /** Facts about the page's server render; absent when the browser renders it. */
  readonly rendered?: RenderedFacts;
}

/** Facts that the browser needs to take over a page that was rendered on the server. */
export interface RenderedFacts {
  /** Areas whose code made the page, the route's own first. */
  readonly areas: readonly string[];
  /** Data of the route's loaders, by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** Id of the script element that holds the boot data as JSON. */
export const bootElementId = 'counterpart-boot';
