import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both, only in the old one, or only in the new one. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words are compared up to this many characters, lines beyond. */
const mostForWords = 20_000;

export function textChanges(before: string, after: string): readonly TextPiece[] {
  const isLong = before.length + after.length > mostForWords;
  const pieces = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  return pieces.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
