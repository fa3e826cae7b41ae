const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
/** Abbreviation whose period does not end a sentence: 'South Dakota v. Wayfair'. */
const abbreviation = /(?:\b(?:v|vs|No|Inc|Co|St|Dr)|U\.S)\.\s*$/;

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
