import type { User } from '@counterpart/api/contract';
import type { NavigationByArea } from '../../page-contract/navigation';
import type { BootData, RenderedFacts } from '../../page-contract/release-set';

/** An area's server file, as the registry names it. */
export interface ServerFile {
  readonly area: string;
  readonly version: string;
  readonly path: string;
  /** Integrity attribute that the registry has for it; another content is refused. */
  readonly integrity: string;
}

/** One page to render. */
export interface RenderJob {
  /** Path and query of the page. */
  readonly path: string;
  readonly boot: BootData;
  /** Cache keys of the route's first responses, which are in `boot`, by the names of its declaration. */
  readonly keys: Readonly<Record<string, string>>;
  /** Origin of the public URL. */
  readonly origin: string;
  /** Server files of the areas the page needs, the route's own first. */
  readonly files: readonly ServerFile[];
}

/** The frame of a page: header, outline, footer; nothing of it comes from an area. */
export interface FrameJob {
  /** Path whose link the header marks as the current one. */
  readonly pathname: string;
  /** Account that the header shows; `null` is a visitor, `unknown` leaves out what depends on it. */
  readonly account: User | null | 'unknown';
  /** Responses that the header shows a signed-in user, by cache key. */
  readonly responses: BootData['responses'];
  readonly site?: BootData['site'];
  /** Links of the header, as areas declare them. */
  readonly navigation: NavigationByArea;
}

/** Markup of the app's root element, with the style elements of what it uses. */
export interface RenderedFrame {
  readonly markup: string;
  readonly styles: string;
}

export interface RenderedPage extends RenderedFrame {
  /** Data of the route's loaders, by route id. */
  readonly loaderData: RenderedFacts['loaderData'];
  /** Data of the route for search engines. */
  readonly structuredData: object | null;
}

/** The page, or the URL its route sends visitors to. */
export type Rendered =
  | { readonly page: RenderedPage; readonly location?: undefined }
  | { readonly location: string; readonly page?: undefined };

/**
 * Phase in which rendering failed: too many pages waiting, loading a release, in a component, after the deadline, at
 * the worker's limit, with the whole worker, by what pages leave behind, or outside of every page.
 */
export type RenderPhase = 'queue' | 'load' | 'render' | 'late' | 'endless' | 'worker' | 'memory' | 'stray';

/** Outcome of rendering a page. */
export type RenderResult =
  | ({
      readonly kind: 'answered';
      /** Milliseconds that the worker had the page. */
      readonly took: number;
      /** False while this worker runs code of the page's releases for the first times, which is slower. */
      readonly isWarm: boolean;
    } & Rendered)
  | { readonly kind: 'frame'; readonly frame: RenderedFrame }
  | { readonly kind: 'failure'; readonly phase: RenderPhase; readonly area: string; readonly message: string };

/** A page that a renderer has rendered. */
export interface RenderAnswer {
  readonly kind: 'answer';
  readonly result: RenderResult;
  /** Heap and buffers that it holds, garbage too, in MB. */
  readonly megabytes: number;
}

/**
 * Message of a renderer. `loading`: the area whose release it runs for the first time, `null` when none is left.
 * `full`: its MB without garbage, after it held much. `stray`: an error outside of every page, from a timer or a
 * promise that nothing awaits, with the release (`area@version`) whose code threw it; `null` when that is unknown.
 */
export type FromRenderer =
  | RenderAnswer
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading'; readonly area: string | null }
  | { readonly kind: 'full'; readonly megabytes: number }
  | { readonly kind: 'stray'; readonly release: string | null; readonly message: string };

/** The file descriptor of a renderer's pipe to the server that started it. */
export const rendererPipe = 3;

/** MB of heap and buffers above which a renderer collects its garbage, and without which it is replaced. */
export const fullMegabytes = 160;
