/** What the host knows of areas that a link needs. */
export interface AreaService {
  /** Areas that an administrator switched off: links to them are omitted. */
  readonly switchedOff: readonly string[];
  /** Fetches what the page behind a path needs, code and first data, ahead of a click. Never rejects. */
  preload(path: string): void;
  /** Fetches the code behind a link once it is in view and the browser idle, until the returned function is called. */
  preloadInView(link: Element, path: string): () => void;
}
