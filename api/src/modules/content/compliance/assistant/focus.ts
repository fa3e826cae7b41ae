/** Start or end of a circumstance. */
const breaks = new RegExp(
  [
    String.raw`[.?!;,:]+(?=\s|$)`,
    String.raw`(?<!\bwhat)\s(?=(?:if|when|because|since|while|but|although|after|before|where)\s)`,
    String.raw`\s(?=(?:and|so) (?:who|what|which|when|where|why|how|do|does|is|are|can|may|must|should|will)\b)`,
  ].join('|'),
  'i',
);

/** Beginning of a part that asks something: 'when is it due', not 'when I hired her'. */
const asks =
  /^\s*(?:(?:and|so|but|then|now|ok|hi|please) )*(?:who|whom|what|whats|what's|which|where|why|how|whose|do|does|did|is|are|am|was|were|can|may|could|must|should|shall|will|would|have|has|when (?:is|are|do|does|did|must|can|will|should))\b/i;

/** Extracts what a question asks, without its circumstances; empty where no part of it asks. */
export const focusOf = (question: string): string =>
  question
    .split(breaks)
    .filter((part) => asks.test(part))
    .join('. ');
