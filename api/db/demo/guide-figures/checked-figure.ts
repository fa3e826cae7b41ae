/** When the figures of the guides were last checked: each of them on one day. */
export const figuresCheckedOn = '2026-11-23';

/** Words of a guide that hold a figure, with what bears them out. */
export interface CheckedFigure {
  /** As they stand in the guide. Every place where they stand counts as checked. */
  words: string;
  /**
   * - `official`: the authority's own page, or a copy of the text of the law, was read;
   * - `quoted`: what was read is of another author, who names the official source;
   * - `ours`: no law sets it: advice of ours, an example, or a count of what the sentence names.
   */
  read: 'official' | 'quoted' | 'ours';
  /** The official text that sets the figure; for `ours`, what the figure is. */
  source: string;
  /** What was read, with its figures. */
  seen: string;
  /** Where it was read: in a stored copy of this address. */
  readAt: string;
  /** How a figure follows that was not read in the same words. */
  reckoned: string;
}

/** Where the words of a law were read in a public repository that quotes them with their section. */
export const aRepository = 'A public repository that quotes it';

/** Read on the authority's own page, or in a copy of the law's text. */
export const official = (
  words: string,
  source: string,
  seen: string,
  readAt: string,
  reckoned = '',
): CheckedFigure => ({
  read: 'official',
  words,
  source,
  seen,
  readAt,
  reckoned,
});

/** Read in the words of another author, who names the official source. */
export const quoted = (words: string, source: string, seen: string, readAt: string, reckoned = ''): CheckedFigure => ({
  read: 'quoted',
  words,
  source,
  seen,
  readAt,
  reckoned,
});

/** Not set by a law. */
export const ours = (words: string, source: string): CheckedFigure => ({
  read: 'ours',
  words,
  source,
  seen: '',
  readAt: '',
  reckoned: '',
});
