import type { ComplianceAnswer } from '@counterpart/api/contract';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
const numbers = listOf((value) => Number.isSafeInteger(value));

const hasShape = shape({
  answer: text,
  sections: listOf(shape({ title: text, content: listOf(text), citations: listOf(numbers) })),
  sources: listOf(shape({ title: text, url: text, description: text })),
  answeredBy: (value) => value === 'model' || value === 'guides' || value === 'refusal',
  notice: (value) => value === null || text(value),
  answerCitations: numbers,
  citations: listOf(shape({ passage: text, guide: text, title: text, heading: text, quote: text })),
  followUps: listOf(text),
});

/** Whether a value has every part of an answer: what a browser kept may be old, cut off or written by something else. */
export const isComplianceAnswer = (value: unknown): value is ComplianceAnswer => hasShape(value);
