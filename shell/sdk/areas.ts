/** What the host knows of areas that a link needs. */
export interface AreaService {
  /** Fetches the code of the area behind a path, ahead of a click. Never rejects. */
  preload(path: string): void;
}
