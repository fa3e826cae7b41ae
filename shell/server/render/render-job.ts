import type { BootData, RenderedFacts } from '../../routes/release-set';

/** An area's server file, as the registry names it. */
export interface ServerFile {
  readonly area: string;
  readonly version: string;
  /** Where the file lies. */
  readonly path: string;
  /** sha384 that the registry has for it; another content is refused. */
  readonly integrity: string;
}

/** One page to render. */
export interface RenderJob {
  /** Path and query of the page. */
  readonly address: string;
  readonly boot: BootData;
  /** First answers of the route, by the names of its declaration. */
  readonly named: Readonly<Record<string, unknown>>;
  /** Origin of the public address. */
  readonly origin: string;
  /** Server files of the areas the page needs, the route's own first. */
  readonly files: readonly ServerFile[];
}

/** What a worker is handed. */
export interface RenderTask {
  /** The page; `null` only has the worker get ready. */
  readonly job: RenderJob | null;
  /** One shared number: 1 as soon as a worker has begun. */
  readonly started: Int32Array;
}

export interface RenderedPage {
  /** Markup of the app's root element. */
  readonly markup: string;
  /** Style elements of what the markup uses. */
  readonly styles: string;
  /** What the route's loaders answered, by route id. */
  readonly loaderData: RenderedFacts['loaderData'];
  /** What the route says of itself to search engines. */
  readonly structuredData: object | null;
}

/** The page, or the address its route sends visitors to. */
export type Rendered = { readonly page: RenderedPage; readonly location?: undefined } | { readonly location: string; readonly page?: undefined };

/** Where rendering failed: waiting for a worker, loading a release, in a component, after the deadline, at the thread's limit, or with the whole thread. */
export type RenderPhase = 'queue' | 'load' | 'render' | 'late' | 'endless' | 'worker';

/** What a worker answers. */
export type RenderAnswer =
  | ({ readonly kind: 'answered' } & Rendered)
  | { readonly kind: 'failure'; readonly phase: RenderPhase; readonly area: string; readonly message: string };
