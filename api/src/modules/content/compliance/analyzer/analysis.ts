import type { DocumentSentence } from './document-sentences';

/** The parts of an analysis. */
export const analysisParts = [
  'summary',
  'keyPoints',
  'industryImpact',
  'complianceSteps',
  'risksAndPenalties',
] as const;

export type AnalysisPart = (typeof analysisParts)[number];

/** One value for each part of an analysis. */
export const eachPart = <Value>(valueOf: (part: AnalysisPart) => Value): Record<AnalysisPart, Value> =>
  Object.fromEntries(analysisParts.map((part) => [part, valueOf(part)])) as Record<AnalysisPart, Value>;

/** One thing that an analysis says, with the sentence of the document that it rests on. */
export interface Point {
  readonly text: string;
  readonly source: DocumentSentence;
}

export type AnalysisPoints = Readonly<Record<AnalysisPart, readonly Point[]>>;

/** A sentence of the document that speaks for itself. */
export const asPoint = (source: DocumentSentence): Point => ({ text: source.text, source });

/** Joins a part's points into one text; `otherwise` without any. */
export const joined = (points: readonly Point[], otherwise = ''): string =>
  points.length > 0 ? points.map(({ text }) => text).join(' ') : otherwise;
