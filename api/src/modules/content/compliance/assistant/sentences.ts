const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
/** Abbreviation whose period does not end a sentence: 'South Dakota v. Wayfair'. */
const abbreviation =
  /(?:\b(?:v|vs|Nos?|Inc|Co|St|Dr|Secs?|Arts?|Stats?|Chs?|Mr|Mrs|Ms|Jr|Corp|Ltd|al|Cir|Supp|Pub|Fed|Reg|Rev|para|p)|U\.S|e\.g|i\.e|\b(?:am|dem|vom|zum) \d{1,2})\.\s*$/;

/** The sentences of a text; each line of a list is one. */
export const sentencesOf = (text: string): string[] => text.split('\n').flatMap(sentencesOfLine);

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(line)) {
    open += segment;
    if (abbreviation.test(open)) continue;
    sentences.push(open.trim());
    open = '';
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences.filter((sentence) => sentence !== '');
}
