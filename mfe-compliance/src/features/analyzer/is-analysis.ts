import type { AnalysisContent, DocumentAnalysis } from '@counterpart/api/contract';
import { hasFields, isListOf, isText, isWholeNumber, type Check } from '../../check-shape';
import { dateLabels, kindLabels } from './result/finding-kinds';

const points = isListOf(hasFields({ text: isText, quote: isText, page: isWholeNumber }));
const isDate: Check = (value) => value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
const isNameIn =
  (labels: Readonly<Record<string, string>>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(labels, value);
const isMissingOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const content = {
  summary: isText,
  keyPoints: isListOf(isText),
  industryImpact: isText,
  complianceSteps: isListOf(isText),
  risksAndPenalties: isText,
  points: hasFields({
    summary: points,
    keyPoints: points,
    industryImpact: points,
    complianceSteps: points,
    risksAndPenalties: points,
  }),
  findings: isListOf(
    hasFields({
      kind: isNameIn(kindLabels),
      also: isMissingOr(isListOf(isNameIn(kindLabels))),
      quote: isText,
      page: isWholeNumber,
      date: isDate,
    }),
  ),
  dates: isMissingOr(
    isListOf(hasFields({ kind: isNameIn(dateLabels), date: isDate, quote: isText, page: isWholeNumber })),
  ),
  leftOut: isWholeNumber,
  pages: isWholeNumber,
  analyzedBy: (value: unknown) => value === 'model' || value === 'rules',
  notice: isText,
};
const hasContent = hasFields(content);
const hasAnalysis = hasFields({ ...content, document: isListOf(isText) });

/** Tells whether a value has every part of an analysis. */
export const isAnalysisContent = (value: unknown): value is AnalysisContent => hasContent(value);

/** The same with the text of the document's pages. */
export const isAnalysis = (value: unknown): value is DocumentAnalysis => hasAnalysis(value);
