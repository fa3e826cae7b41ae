import type { ComplianceAnswer } from '@counterpart/api/contract';
import { hasFields, isListOf, isText, isWholeNumber } from '../../../check-shape';

const numbers = isListOf(isWholeNumber);

/** True when a part that older answers lack is absent, or is what it should be. */
const orAbsent = (isShape: (value: unknown) => boolean) => (value: unknown) => value === undefined || isShape(value);

const hasShape = hasFields({
  answer: isText,
  sections: isListOf(hasFields({ title: isText, content: isListOf(isText), citations: isListOf(numbers) })),
  sources: isListOf(hasFields({ title: isText, url: isText, description: isText })),
  answeredBy: (value) => value === 'model' || value === 'guides' || value === 'closest' || value === 'refusal',
  notice: (value) => value === null || isText(value),
  answerCitations: numbers,
  citations: isListOf(
    hasFields({
      ...{ passage: isText, guide: isText, title: isText, heading: isText, quote: isText },
      ...{ jurisdiction: orAbsent(isText), reviewed: orAbsent(isText) },
    }),
  ),
  followUps: isListOf(isText),
  related: orAbsent(isListOf(hasFields({ question: isText, guide: isText, title: isText }))),
  asksNothing: orAbsent((value) => typeof value === 'boolean'),
});

/**
 * Tells whether a value has every part of an answer: what a browser stored may be old, cut off or written by something
 * else.
 */
export const isComplianceAnswer = (value: unknown): value is ComplianceAnswer => hasShape(value);
