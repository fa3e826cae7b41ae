/** A text with the caret in it, or with a part selected. */
export interface Edited {
  readonly text: string;
  /** Start of the selection in UTF-16 units; `end` is the same for a caret. */
  readonly start: number;
  readonly end: number;
}

/** Text typed from a '/' up to the caret. */
export interface SlashQuery {
  /** Index of the '/'. */
  readonly start: number;
  readonly query: string;
}

/**
 * The word that begins with '/' and that the caret stands behind: at the beginning, or after a blank, so that dates and
 * URLs are none.
 */
export function slashQuery({ text, start, end }: Edited): SlashQuery | null {
  if (start !== end) return null;
  const match = /(?:^|\s)\/([^\s/]*)$/u.exec(text.slice(0, start));
  if (!match) return null;
  const query = match[1] ?? '';
  return { start: start - query.length - 1, query };
}

/** Puts a text in the place of what is selected, apart from what stands before and after it. */
export function inserted({ text, start, end }: Edited, added: string): Edited {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const head = before + (before === '' || /\s$/u.test(before) ? '' : ' ') + added;
  const caret = head.length;
  return { text: head + (after === '' || /^\s/u.test(after) ? '' : ' ') + after, start: caret, end: caret };
}
