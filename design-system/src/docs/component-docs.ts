/** What a component's page says beyond what can be read from its code and its stories. */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  readonly purpose: string;
  /** When to take it. */
  readonly use: readonly string[];
  /** When not, and what to take instead. */
  readonly avoid: readonly (readonly [when: string, instead: string])[];
  /** Rules for the words in it. */
  readonly content: readonly string[];
  /** The product's own words, to the letter. */
  readonly strings?: readonly string[];
  /** Left out where nothing takes the focus. Components with keys have a story named `Keyboard`. */
  readonly keys?: readonly (readonly [keys: string, what: string])[];
  /** What a screen reader announces. */
  readonly screenReader: readonly string[];
}

/** How far a component is; one of these stands among the tags of its stories. */
export type ComponentStatus = 'stable' | 'new' | 'deprecated';

export const statusTexts: Readonly<Record<ComponentStatus, string>> = {
  stable: 'Stable: documented, tested in both themes, used by the areas.',
  new: 'New: documented and tested; its props may still change.',
  deprecated: 'Deprecated: do not use in new work.',
};
