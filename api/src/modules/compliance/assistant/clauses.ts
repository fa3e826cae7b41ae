/** Words that begin a question. */
const asks =
  /^(?:and |but |so |then |or )?(?:who|whom|whose|what|when|where|which|why|how|do|does|did|is|are|am|was|can|could|may|must|should|will|would|have|has|need|any|anything)\b/i;

/**
 * Commas, dashes, full stops, and an 'and' or 'so' before a question word: what a story and its question are joined by.
 */
const joints =
  /[,;:?!\n]+|\.(?=\s|$)|\s[-–—]\s|\s(?:and|but|so|then)\s(?=(?:who|what|when|where|which|why|how|do|does|is|are|can|must|should|will)\b)/i;

/** The parts of a question that ask, where it also tells a story: empty where it is all one. */
export function askingClauses(question: string): string[] {
  const clauses = question
    .split(joints)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  return clauses.length > 1 ? clauses.filter((clause) => asks.test(clause)) : [];
}

const sentenceEnds = /(?<=[.?!;])\s+|,\s+|\s+(?:and|but|so|because)\s+/;

/** The parts of a question between its full stops, commas and conjunctions: what it tells before or after it asks. */
export function storyParts(question: string): string[] {
  const parts = question.split(sentenceEnds);
  return parts.length > 1 ? parts : [];
}
