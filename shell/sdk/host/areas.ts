/** Facts and actions of the host that a link needs. */
export interface AreaService {
  /** Areas that an administrator switched off: links to them are omitted. */
  readonly switchedOff: readonly string[];
  /** Fetches what the page behind a path needs, code and first data, ahead of a click. Never rejects. */
  preload(path: string): void;
  /** Fetches the code behind a link once it is in view and the browser idle, until the returned function is called. */
  preloadInView(link: Element, path: string): () => void;
  /**
   * A part of the page in view could not be loaded, which is reported. Resolves to true when its file is gone: only a
   * new page would bring it. Never rejects.
   */
  partFailed(error: Error): Promise<boolean>;
  /** Loads the page anew; what was typed is in its fields again. */
  reload(): void;
}
