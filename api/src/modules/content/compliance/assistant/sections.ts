import { guideIndustry } from '../guide-index';
import type { AnswerSection, Statement } from './answer';
import type { IndexedGuide } from './entry';
import type { PassagePart } from './passages';
import { sentencesOf } from './sentences';
import { relatedTo, termsOf } from './terms';

const mostInSection = 4;

const titles: readonly (readonly [title: string, part: PassagePart])[] = [
  ['What the law says', 'summary'],
  ['What it means for your business', 'application'],
  ['For your industry', 'industries'],
  ['What to do', 'checklist'],
];

/**
 * More from a guide, by its parts: of each the sentences with the most terms of the question, in the guide's order.
 * @param industry a guide's id of one; what the guide says to others is left out
 */
export function sectionsOf(
  { passages }: IndexedGuide,
  terms: readonly string[],
  industry: string | null,
): AnswerSection[] {
  return titles.flatMap(([title, part]) => {
    const sentences = passages
      .filter(
        (passage) =>
          passage.part === part && (!industry || !passage.industry || guideIndustry(passage.industry) === industry),
      )
      .flatMap((passage) => sentencesOf(passage.text).map((text): Statement => ({ text, passages: [passage] })));
    const nearest = sentences
      .map((sentence) => ({ sentence, shared: sharedTerms(sentence.text, terms) }))
      .sort((one, other) => other.shared - one.shared)
      .slice(0, mostInSection)
      .map(({ sentence }) => sentence);
    const statements = sentences.filter((sentence) => nearest.includes(sentence));
    return statements.length > 0 ? [{ title, statements }] : [];
  });
}

function sharedTerms(text: string, terms: readonly string[]): number {
  const own = new Set(termsOf(text));
  return terms.filter((term) => own.has(term) || relatedTo(term).some((other) => own.has(other))).length;
}
