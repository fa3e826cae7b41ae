import type { ComplianceAnswer } from '@counterpart/api/contract';
import { hasFields, isListOf, isText, isWholeNumber } from '../../../check-shape';

const numbers = isListOf(isWholeNumber);

const hasShape = hasFields({
  answer: isText,
  sections: isListOf(hasFields({ title: isText, content: isListOf(isText), citations: isListOf(numbers) })),
  sources: isListOf(hasFields({ title: isText, url: isText, description: isText })),
  answeredBy: (value) => value === 'model' || value === 'guides' || value === 'refusal',
  notice: (value) => value === null || isText(value),
  answerCitations: numbers,
  citations: isListOf(hasFields({ passage: isText, guide: isText, title: isText, heading: isText, quote: isText })),
  followUps: isListOf(isText),
});

/**
 * Whether a value has every part of an answer: what a browser kept may be old, cut off or written by something else.
 */
export const isComplianceAnswer = (value: unknown): value is ComplianceAnswer => hasShape(value);
