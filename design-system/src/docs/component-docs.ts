/** Facts on a component's page that its code and its stories do not show. */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  readonly purpose: string;
  /** Cases it is for. */
  readonly use: readonly string[];
  /** Cases it is not for, with alternatives. */
  readonly avoid: readonly (readonly [when: string, instead: string])[];
  /** Rules for the words in it. */
  readonly content: readonly string[];
  /** The product's own words, to the letter. */
  readonly strings?: readonly string[];
  /** Left out where nothing takes the focus. Components with keys have a story named `Keyboard`. */
  readonly keys?: readonly (readonly [keys: string, what: string])[];
  /** Announcements of a screen reader. */
  readonly screenReader: readonly string[];
}

/** Maturity of a component; one of these is among the tags of its stories. */
export type ComponentStatus = 'stable' | 'new' | 'deprecated';

export const statusTexts: Readonly<Record<ComponentStatus, string>> = {
  stable: 'Stable: documented, tested in both themes, used by the areas.',
  new: 'New: documented and tested; its props may still change.',
  deprecated: 'Deprecated: do not use in new work.',
};
